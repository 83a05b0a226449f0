//! Tokens: what marines take, what scenarios lay out, how many the box has (`content/doom2004/tokens.toml`).

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;

use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped};
use crate::{AmmoKind, KeyColour, WeaponKind};

/// How many equipment tokens the box has: ammo, weapons, health and others (D04-COMP-9).
pub const EQUIPMENT: u32 = 88;

/// A kind of token on a space.
///
/// ```
/// use doom2004::{KeyColour, TokenKind, WeaponKind};
/// assert_eq!("shotgun".parse(), Ok(TokenKind::Weapon(WeaponKind::Shotgun)));
/// assert_eq!(TokenKind::Key(KeyColour::Red).to_string(), "red-key");
/// assert!(TokenKind::Berserk.is_equipment() && !TokenKind::Duct.is_equipment());
/// assert!("pistol".parse::<TokenKind>().is_err(), "everybody has one");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub enum TokenKind {
    /// A weapon (D04-EQ-3).
    Weapon(WeaponKind),
    /// Ammo (D04-EQ-3).
    Ammo(AmmoKind),
    /// Restores wounds (D04-EQ-5).
    Health,
    /// One more armour (D04-EQ-4).
    Armour,
    /// More spaces in a later turn (D04-EQ-7).
    Adrenaline,
    /// Fists that kill (D04-EQ-8).
    Berserk,
    /// Unlocks the security doors of its colour (D04-DOOR-6).
    Key(KeyColour),
    /// Something happens here once (D04-EQ-9).
    Encounter,
    /// Leads to another of its colour (D04-TELE-1).
    Teleporter(KeyColour),
    /// Leads invaders that scurry to another duct (D04-DUCT-1).
    Duct,
}

impl TokenKind {
    /// All kinds, in the order of the data file.
    pub fn all() -> impl Iterator<Item = TokenKind> {
        let weapons = WeaponKind::ALL.into_iter().filter(|weapon| weapon.sheet().token);
        let single = [TokenKind::Health, TokenKind::Armour, TokenKind::Adrenaline, TokenKind::Berserk];
        weapons
            .map(TokenKind::Weapon)
            .chain(AmmoKind::ALL.map(TokenKind::Ammo))
            .chain(single)
            .chain(KeyColour::ALL.map(TokenKind::Key))
            .chain([TokenKind::Encounter])
            .chain(KeyColour::ALL.map(TokenKind::Teleporter))
            .chain([TokenKind::Duct])
    }
    /// What a marine can take (D04-EQ-1), keys among it.
    pub fn equipment() -> impl Iterator<Item = TokenKind> {
        TokenKind::all().filter(|kind| kind.is_equipment())
    }
    /// Can a marine take it? (D04-EQ-1)
    #[inline]
    pub fn is_equipment(self) -> bool {
        !matches!(self, TokenKind::Encounter | TokenKind::Teleporter(_) | TokenKind::Duct)
    }
    /// Can a marine give it to another? (D04-EQ-2)
    #[inline]
    pub fn can_be_given(self) -> bool {
        matches!(self, TokenKind::Weapon(_) | TokenKind::Ammo(_))
    }
    /// How many of it are in the box.
    pub fn in_box(self) -> u32 {
        in_box(&self.to_string(), 1)
    }
}

impl fmt::Display for TokenKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TokenKind::Weapon(weapon) => weapon.fmt(f),
            TokenKind::Ammo(ammo) => ammo.fmt(f),
            TokenKind::Health => f.write_str("health"),
            TokenKind::Armour => f.write_str("armour"),
            TokenKind::Adrenaline => f.write_str("adrenaline"),
            TokenKind::Berserk => f.write_str("berserk"),
            TokenKind::Key(colour) => write!(f, "{colour}-key"),
            TokenKind::Encounter => f.write_str("encounter"),
            TokenKind::Teleporter(colour) => write!(f, "{colour}-teleporter"),
            TokenKind::Duct => f.write_str("duct"),
        }
    }
}

impl FromStr for TokenKind {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        TokenKind::all().find(|kind| engine::is_written(kind, text)).ok_or_else(|| {
            let words: Vec<_> = TokenKind::all().map(|kind| kind.to_string()).collect();
            format!("`{text}` is no token; write {}", engine::one_of(&words))
        })
    }
}

engine::serde_as_text!(TokenKind);

/// An order that a marine places with Ready (D04-ORD-1).
///
/// ```
/// use doom2004::OrderKind;
/// assert_eq!(OrderKind::ALL.map(OrderKind::word), ["aim", "guard", "dodge", "heal"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub enum OrderKind {
    /// The next attack is aimed (D04-ORD-AIM).
    Aim,
    /// An attack in the invader's turn (D04-ORD-GUARD).
    Guard,
    /// Attackers re-roll (D04-ORD-DODGE).
    Dodge,
    /// A wound comes back (D04-ORD-HEAL).
    Heal,
}

engine::words! { OrderKind, "order" { Aim = "aim", Guard = "guard", Dodge = "dodge", Heal = "heal" } }

impl OrderKind {
    /// Its tokens in the box. The supply limits nobody (D04-INT-50).
    pub fn stock(self) -> &'static Stock {
        &BOX.order[self.index()]
    }
}

/// Things of the box that are no [`TokenKind`]: obstacles and doors.
const PROPS: [&str; 8] =
    ["blocking", "goo", "body", "barrel", "door", "red-door", "blue-door", "yellow-door"];

/// How many of one thing the box has.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// A token by its word; or `blocking`, `goo`, `body`, `barrel`, `door`, `red-door`, `blue-door`, `yellow-door`.
    pub id: String,
    /// How many spaces in a row it covers.
    #[serde(default = "one")]
    pub spaces: u8,
    /// How many there are. Many props are two-sided: both faces of one are counted, and cannot lie at once.
    pub copies: u8,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

impl Stock {
    fn tell(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        lists.facts(self.to_string(), &mut self.sources, &["copies"])
    }
}

impl fmt::Display for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.spaces {
            1 => f.write_str(&self.id),
            n => write!(f, "{} {n}", self.id),
        }
    }
}

/// Everything the box has to lay on the map.
pub fn stock() -> &'static [Stock] {
    &BOX.token
}

/// How many things of this name and size the box has.
///
/// ```
/// use doom2004::token;
/// assert_eq!((token::in_box("blocking", 2), token::in_box("door", 2), token::in_box("goo", 1)), (10, 11, 0));
/// ```
pub fn in_box(id: &str, spaces: u8) -> u32 {
    let same = |stock: &&Stock| stock.id == id && stock.spaces == spaces;
    stock().iter().filter(same).map(|stock| u32::from(stock.copies)).sum()
}

/// Equipment tokens that the rulebook counts and no source names (D04-COMP-9).
pub fn unknown_equipment() -> u32 {
    u32::from(BOX.unknown_equipment)
}

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenBox {
    unknown_equipment: u8,
    /// Tokens, and after them props.
    token: Vec<Stock>,
    prop: Vec<Stock>,
    order: Vec<Stock>,
}

static BOX: LazyLock<TokenBox> = LazyLock::new(shipped);

fn one() -> u8 {
    1
}

impl Sheet for TokenBox {
    const FILE: &'static str = "tokens.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2004/tokens.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        lists.each("token", &mut self.token, |lists, stock| {
            stock.id.parse::<TokenKind>()?;
            stock.tell(lists)
        })?;
        let tokens: Vec<_> = TokenKind::all().map(|kind| kind.to_string()).collect();
        lists.roll_call("token", self.token.iter().map(|stock| &*stock.id), &tokens)?;
        let counted =
            |kind: TokenKind| kind.is_equipment() && !matches!(kind, TokenKind::Armour | TokenKind::Key(_));
        let equipment = TokenKind::all().zip(&self.token).filter(|&(kind, _)| counted(kind));
        let named: u32 = equipment.map(|(_, stock)| u32::from(stock.copies)).sum();
        let all = named + u32::from(self.unknown_equipment);
        let advice =
            format!("{all} equipment tokens, the unknown ones included; the box has 88 (D04-COMP-9)");
        must(all == EQUIPMENT, advice)?;
        lists.each("prop", &mut self.prop, |lists, stock| {
            let advice = format!("`{}` is no prop; write {}", stock.id, engine::one_of(&PROPS));
            must(PROPS.contains(&stock.id.as_str()), advice)?;
            stock.tell(lists)
        })?;
        self.token.append(&mut self.prop);
        lists.each("order", &mut self.order, |lists, stock| {
            stock.id.parse::<OrderKind>()?;
            stock.tell(lists)
        })?;
        lists.roll_call(
            "order",
            self.order.iter().map(|stock| &*stock.id),
            &OrderKind::ALL.map(OrderKind::word),
        )
    }
}
