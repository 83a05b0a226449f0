//! Luck: a small seeded generator that lives in the state, and a script that a test can put in front of it.

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// The most results that may wait in a script.
pub const SCRIPT_ROOM: usize = 30;

/// All luck of a game. Decks hold no order: a card is drawn when it is needed, so the future is nowhere to be read.
///
/// The generator is SplitMix64 (Steele, Lea and Flood 2014): eight bytes of state, equal on every machine.
/// ```
/// use engine::Chance;
/// let mut a = Chance::seeded(7);
/// let mut b = a;
/// assert_eq!(a.below(6), b.below(6));
///
/// // A script comes first; what the game cannot use is counted as a misfit, never dropped in silence.
/// a.script(&[3]).unwrap();
/// assert_eq!(a.draw(|code| code < 6, |luck| luck.below(6) as u8), 3);
/// assert_eq!((a.script_left(), a.misfits()), (0, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    #[serde(with = "hex")]
    state: u64,
    #[serde(default, skip_serializing_if = "is_empty")]
    script: ArrayVec<[u8; SCRIPT_ROOM]>,
    #[serde(default, skip_serializing_if = "is_zero")]
    misfits: u8,
}

/// A script that is too long for the room it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a script holds at most {SCRIPT_ROOM} results; {0} would be waiting")]
pub struct Misfit(pub usize);

impl Chance {
    /// A generator that starts from a seed.
    pub fn seeded(seed: u64) -> Self {
        Chance { state: seed, script: ArrayVec::new(), misfits: 0 }
    }

    /// The next 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `n - 1`, all equally likely (to one part in 2³²); 0 if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        ((u128::from(self.next_u64()) * u128::from(n)) >> 64) as u32
    }

    /// Draw a result by its code: the script's next one if it fits, else by luck.
    #[inline]
    pub fn draw(&mut self, fits: impl FnOnce(u8) -> bool, by_luck: impl FnOnce(&mut Self) -> u8) -> u8 {
        if !self.script.is_empty() {
            let code = self.script.remove(0);
            if fits(code) {
                return code;
            }
            self.misfits = self.misfits.saturating_add(1);
        }
        by_luck(self)
    }

    /// Queue results that the next draws must give.
    ///
    /// # Errors
    /// If more than [`SCRIPT_ROOM`] results would be waiting; nothing is queued then.
    pub fn script(&mut self, codes: &[u8]) -> Result<(), Misfit> {
        let waiting = self.script.len() + codes.len();
        if waiting > SCRIPT_ROOM {
            return Err(Misfit(waiting));
        }
        self.script.extend_from_slice(codes);
        Ok(())
    }

    /// Scripted results that nothing has drawn yet.
    pub fn script_left(&self) -> usize {
        self.script.len()
    }

    /// Scripted results that did not fit the draw they met.
    pub fn misfits(&self) -> u8 {
        self.misfits
    }

    /// Start again from another seed, without a script: what search does before it looks ahead.
    pub fn reseed(&mut self, seed: u64) {
        *self = Chance::seeded(seed);
    }

    /// Go on with another stream: what would have come next does not come. The same turn from the same place leads to the
    /// same stream.
    ///
    /// ```
    /// use engine::Chance;
    /// let (mut a, mut b, mut c) = (Chance::seeded(7), Chance::seeded(7), Chance::seeded(7));
    /// (a.turn(1), b.turn(1), c.turn(2));
    /// assert!(a == b && a != c && a.next_u64() != Chance::seeded(7).next_u64());
    /// ```
    pub fn turn(&mut self, turn: u32) {
        let mut other =
            Chance::seeded(self.state.wrapping_add(u64::from(turn).wrapping_mul(0xd1b5_4a32_d192_ed03)));
        self.state = other.next_u64();
    }

    /// Has luck been used between `before` and now?
    pub fn moved_since(&self, before: &Chance) -> bool {
        self.state != before.state || self.script.len() != before.script.len()
    }
}

fn is_empty(script: &ArrayVec<[u8; SCRIPT_ROOM]>) -> bool {
    script.is_empty()
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// The generator's state as text: JSON numbers are not safe above 2⁵³.
mod hex {
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(n: &u64, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(&format_args!("{n:016x}"))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<u64, D::Error> {
        let text = String::deserialize(d)?;
        u64::from_str_radix(&text, 16).map_err(|e| serde::de::Error::custom(format!("`{text}`: {e}")))
    }
}
