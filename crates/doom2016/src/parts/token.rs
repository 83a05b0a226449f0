//! Tokens: how many of each the box has (`content/doom2016/tokens.toml`), and the items that marines take.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;

use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped};
use crate::{CardSet, CardSets};

/// A kind of token or loose card of the box (D16-SET-9).
///
/// ```
/// use doom2016::TokenKind;
/// assert_eq!(TokenKind::Argent.stock().copies, 18);
/// assert!(TokenKind::Argent.stock().hard && !TokenKind::Frag.stock().hard);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub enum TokenKind {
    /// One damage.
    Damage1,
    /// Three damage.
    Damage3,
    /// A marine's stun (D16-STN-1).
    StunCard,
    /// A demon's stun (D16-STN-1).
    Stun,
    /// Argent power (D16-ARG-1).
    Argent,
    /// A marine was killed (D16-KIL-4).
    Frag,
    /// Restores health (D16-ITM-2).
    HealthPack,
    /// Active or inactive (D16-TEL-1).
    Teleporter,
    /// What objectives are about.
    Objective,
    /// Of one of three colours (D16-POR-1).
    Portal,
    /// A weapon or a grenade (D16-ITM-3).
    Weapon,
    /// Progress of an objective; threat on the other side.
    Progress,
    /// A closed door (D16-DOR-1).
    Door,
    /// A piece of the map.
    Tile,
    /// The initiative card of a marine (D16-STA-1).
    MarineInitiative,
    /// An initiative card of the invader (D16-STA-2).
    InvaderInitiative,
}

engine::words! {
    TokenKind, "token" {
        Damage1 = "damage-1",
        Damage3 = "damage-3",
        StunCard = "stun-card",
        Stun = "stun",
        Argent = "argent",
        Frag = "frag",
        HealthPack = "health-pack",
        Teleporter = "teleporter",
        Objective = "objective",
        Portal = "portal",
        Weapon = "weapon",
        Progress = "progress",
        Door = "door",
        Tile = "tile",
        MarineInitiative = "marine-initiative",
        InvaderInitiative = "invader-initiative",
    }
}

impl TokenKind {
    /// How many there are.
    #[inline]
    pub fn stock(self) -> &'static Stock {
        &BOX.token[self.index()]
    }
}

/// How many of one thing the box has.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// Which.
    pub id: TokenKind,
    /// How many there are.
    pub copies: u8,
    /// When they run out, they run out; otherwise it is a plain number in the digital game.
    pub hard: bool,
    /// Damage that comes off with it.
    #[serde(default)]
    pub heals: u8,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

/// Something on a space that a marine can take (D16-ITM-1).
///
/// ```
/// use doom2016::{CardSet, Item};
/// assert_eq!("chainsaw".parse(), Ok(Item::Weapon(CardSet::Chainsaw)));
/// assert_eq!(Item::HealthPack.to_string(), "health-pack");
/// assert_eq!((Item::HealthPack.in_box(), Item::Weapon(CardSet::FragGrenade).in_box()), (9, 2));
/// assert!("uac-marine".parse::<Item>().is_err(), "everybody has one");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub enum Item {
    /// Restores health at once (D16-ITM-2).
    HealthPack,
    /// Brings the cards of a weapon or a grenade (D16-ITM-3, D16-ITM-5).
    Weapon(CardSet),
}

impl Item {
    /// All of them: health packs, then weapons.
    pub fn all() -> impl Iterator<Item = Item> {
        std::iter::once(Item::HealthPack).chain(CardSets::weapons().iter().map(Item::Weapon))
    }
    /// How many of it the box has.
    pub fn in_box(self) -> u8 {
        match self {
            Item::HealthPack => TokenKind::HealthPack.stock().copies,
            Item::Weapon(set) => set.sheet().copies,
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Item::HealthPack => TokenKind::HealthPack.fmt(f),
            Item::Weapon(set) => set.fmt(f),
        }
    }
}

impl FromStr for Item {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Item::all().find(|item| engine::is_written(item, text)).ok_or_else(|| {
            let words: Vec<_> = Item::all().map(|item| item.to_string()).collect();
            format!("`{text}` is no item; write {}", engine::one_of(&words))
        })
    }
}

engine::serde_as_text!(Item);

static BOX: LazyLock<TokenBox> = LazyLock::new(shipped);

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenBox {
    token: Vec<Stock>,
}

impl Sheet for TokenBox {
    const FILE: &'static str = "tokens.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2016/tokens.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        let sets: u32 = CardSets::weapons().iter().map(|set| u32::from(set.sheet().copies)).sum();
        lists.each("token", &mut self.token, |lists, stock| {
            let copies = stock.copies;
            must(copies > 0, "the box has at least one of everything")?;
            let pack = stock.id == TokenKind::HealthPack;
            must((stock.heals > 0) == pack, "a health pack heals, nothing else does")?;
            let right = stock.id != TokenKind::Weapon || u32::from(copies) == sets;
            must(right, format!("{copies} weapon tokens; there are {sets} weapon sets"))?;
            let parts: &[&str] = if pack { &["copies", "heals"] } else { &["copies"] };
            lists.facts(stock.id, &mut stock.sources, parts)
        })?;
        lists.roll_call("token", self.token.iter().map(|stock| stock.id), &TokenKind::ALL)
    }
}
