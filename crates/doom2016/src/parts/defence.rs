//! Defence: the icons of cards, and what they stop.

use std::fmt;
use std::str::FromStr;

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};

/// What a card is worth when it is revealed for a defence (D16-ATK-7).
///
/// ```
/// use doom2016::Defence;
/// assert_eq!("2S".parse(), Ok(Defence::Shields(2)));
/// assert_eq!(Defence::Special.to_string(), "*");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize)]
pub enum Defence {
    /// No icon.
    #[default]
    Nothing,
    /// So many shields: each stops one damage.
    Shields(u8),
    /// All damage is stopped.
    Dodge,
    /// The special defence of the demon; on event cards only.
    Special,
}

impl Defence {
    /// What it stops, where the special icon means `special`.
    #[inline]
    pub fn block(self, special: Defence) -> Block {
        match self {
            Defence::Nothing => Block::default(),
            Defence::Shields(shields) => Block { shields, dodge: false },
            Defence::Dodge => Block { shields: 0, dodge: true },
            Defence::Special if special == Defence::Special => Block::default(),
            Defence::Special => special.block(Defence::Nothing),
        }
    }
}

impl fmt::Display for Defence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Defence::Nothing => f.write_str("-"),
            Defence::Shields(n) => write!(f, "{n}S"),
            Defence::Dodge => f.write_str("D"),
            Defence::Special => f.write_str("*"),
        }
    }
}

impl FromStr for Defence {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let shields = |text: &str| text.strip_suffix('S')?.parse().ok().filter(|n| (1..=9).contains(n));
        match text {
            "-" => Ok(Defence::Nothing),
            "D" => Ok(Defence::Dodge),
            "*" => Ok(Defence::Special),
            _ => shields(text).map(Defence::Shields).ok_or_else(|| {
                format!("`{text}` is no defence; write 1S to 9S for shields, D for a dodge, * or -")
            }),
        }
    }
}

engine::serde_as_text!(Defence);

/// All that stops damage in one attack: shields from everywhere, and perhaps a dodge.
///
/// ```
/// use doom2016::{Block, Defence};
/// let block = Defence::Shields(1).block(Defence::Nothing).plus(2);
/// assert_eq!((block.damage(5, 0), block.damage(5, 2)), (2, 4));
/// assert_eq!(Defence::Dodge.block(Defence::Nothing).damage(5, 2), 0);
/// ```
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    BorshSerialize,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// Shields of the card, of toughness and of effects.
    pub shields: u8,
    /// A dodge stops everything.
    pub dodge: bool,
}

impl Block {
    /// With so many shields more.
    #[inline]
    #[must_use]
    pub fn plus(self, shields: u8) -> Block {
        Block { shields: self.shields.saturating_add(shields), ..self }
    }
    /// The damage that gets through; `pierce` shields do not count (D16-ATK-9, D16-INT-5).
    #[inline]
    pub fn damage(self, rolled: u8, pierce: u8) -> u8 {
        if self.dodge { 0 } else { rolled.saturating_sub(self.shields.saturating_sub(pierce)) }
    }
}
