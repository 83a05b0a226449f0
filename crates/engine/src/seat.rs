//! Who sits at the table, and who looks at it.

use std::fmt;
use std::str::FromStr;

use borsh::BorshSerialize;

/// A place at the table, counted from 0 in playing order; people read it as `p1`, `p2`, …
///
/// ```
/// use engine::Seat;
/// assert_eq!(Seat(0).to_string(), "p1");
/// assert_eq!("p3".parse(), Ok(Seat(2)));
/// assert!("p0".parse::<Seat>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a list of seats.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", u16::from(self.0) + 1)
    }
}

impl FromStr for Seat {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.strip_prefix('p').and_then(|digits| digits.parse::<u8>().ok());
        match number {
            Some(n) if n > 0 => Ok(Seat(n - 1)),
            _ => Err(format!("`{text}` is no seat; seats are written p1, p2, …")),
        }
    }
}

crate::serde_as_text!(Seat);

/// Somebody who looks at a game: what a view or an event shows depends on it.
///
/// ```
/// use engine::{Seat, Viewer};
/// assert!(Viewer::Seat(Seat(1)).is(Seat(1)));
/// assert!(!Viewer::Spectator.is(Seat(1)));
/// assert!(Viewer::Open.is(Seat(0)) && Viewer::Open.is(Seat(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who watches and may know nothing that is secret.
    Spectator,
    /// All cards on the table: whoever looks at a game that is over, and sees what any player saw.
    Open,
}

impl Viewer {
    /// May this viewer know what the player in that seat knows?
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat) || self == Viewer::Open
    }

    /// The player who looks, if it is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Open => None,
        }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Viewer::Seat(seat)
    }
}
