//! Luck for seeds and names, from what the browser gives. The dice of a game are the game's own.

use parlour::pledge::hex;
use sha2::{Digest, Sha256};

/// As many numbers as one wants, from 32 bytes that nobody can guess.
#[derive(Clone)]
pub(crate) struct Luck {
    start: [u8; 32],
    drawn: u64,
}

impl Luck {
    pub(crate) fn new(start: [u8; 32]) -> Luck {
        Luck { start, drawn: 0 }
    }

    fn draw(&mut self) -> [u8; 32] {
        self.drawn += 1;
        let mut hash = Sha256::new();
        hash.update(self.start);
        hash.update(self.drawn.to_le_bytes());
        hash.finalize().into()
    }

    fn number(&mut self) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = self.draw();
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    /// Where the luck of a game starts, and the salt of its pledge.
    pub(crate) fn deal(&mut self) -> (u64, String) {
        (self.number(), hex(&self.draw()[..16]))
    }

    /// A short name for addresses.
    pub(crate) fn short_id(&mut self) -> String {
        parlour::people::short_id(|most| (self.number() % most as u64) as usize)
    }
}
