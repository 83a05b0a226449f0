//! Colours: of marines and their invaders, and of keys, security doors and teleporters.

use borsh::BorshSerialize;

/// The colour of a marine, and of the 21 invaders that play when he does (D04-COMP-1, D04-COMP-10).
///
/// ```
/// use doom2004::Colour;
/// assert_eq!("green".parse(), Ok(Colour::Green));
/// assert_eq!(Colour::ALL.map(Colour::word), ["red", "green", "blue"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize)]
#[allow(missing_docs)]
pub enum Colour {
    #[default]
    Red,
    Green,
    Blue,
}

engine::words! { Colour, "marine's colour" { Red = "red", Green = "green", Blue = "blue" } }

/// The colour of a key, of the security door it unlocks, and of a pair of teleporters (D04-DOOR-6, D04-TELE-1).
///
/// ```
/// use doom2004::KeyColour;
/// assert_eq!(KeyColour::Yellow.to_string(), "yellow");
/// assert!("green".parse::<KeyColour>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
#[allow(missing_docs)]
pub enum KeyColour {
    Red,
    Blue,
    Yellow,
}

engine::words! { KeyColour, "key colour" { Red = "red", Blue = "blue", Yellow = "yellow" } }

skirmish::sets! {
    /// Some keys.
    Keys(u8) of KeyColour in KeyColour::ALL;
    /// Some marines by their colours.
    Colours(u8) of Colour in Colour::ALL;
}
