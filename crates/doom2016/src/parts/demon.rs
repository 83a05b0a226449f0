//! The eight kinds of demons: ratings, attack, defence and abilities (`content/doom2016/demons.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;

use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped, total};
use crate::{Ability, Block, Cost, Defence, Effect, Hook, Keywords, Pool};

/// How many demon figures the box has (D16-SET-9).
pub const DEMON_FIGURES: u32 = 33;

/// A kind of demon.
///
/// ```
/// use doom2016::{Base, DemonKind};
/// let imp = DemonKind::Imp.sheet();
/// assert_eq!((imp.speed, imp.health, imp.stability), (4, 3, 2));
/// assert_eq!((imp.ability.id.as_str(), imp.argent.id.as_str()), ("hit-and-run", "charged-fireball"));
/// assert_eq!(DemonKind::Cyberdemon.sheet().base, Base::Six);
/// assert_eq!("baron-of-hell".parse(), Ok(DemonKind::BaronOfHell));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
#[allow(missing_docs)]
pub enum DemonKind {
    Imp,
    PossessedSoldier,
    Pinky,
    Cacodemon,
    Revenant,
    Mancubus,
    BaronOfHell,
    Cyberdemon,
}

engine::words! {
    DemonKind, "demon" {
        Imp = "imp",
        PossessedSoldier = "possessed-soldier",
        Pinky = "pinky",
        Cacodemon = "cacodemon",
        Revenant = "revenant",
        Mancubus = "mancubus",
        BaronOfHell = "baron-of-hell",
        Cyberdemon = "cyberdemon",
    }
}

engine::bit_set! {
    /// Some kinds of demons: those on the map, those whose cards are ready.
    ///
    /// ```
    /// use doom2016::{DemonKind, DemonKinds};
    /// let large: DemonKinds = DemonKinds::ALL.iter().filter(|kind| kind.sheet().base.is_large()).collect();
    /// assert_eq!((large.len(), large.has(DemonKind::Pinky)), (4, true));
    /// ```
    pub struct DemonKinds(u8) of DemonKind, DemonKind::ALL.len(), |n: usize| DemonKind::ALL[n];
}

impl DemonKind {
    /// What its demon card says.
    #[inline]
    pub fn sheet(self) -> &'static DemonSheet {
        &SHEETS.demon[self.index()]
    }
}

/// The base of a figure, by the spaces it fills (D16-LRG-1).
///
/// ```
/// use doom2016::Base;
/// assert_eq!(Base::ALL.map(Base::spaces), [1, 2, 4, 6]);
/// assert_eq!(Base::ALL.map(Base::can_turn), [false, true, false, true]);
/// assert_eq!("2x3".parse(), Ok(Base::Six));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub enum Base {
    /// One space: a small figure.
    One,
    /// One by two.
    Two,
    /// Two by two.
    Four,
    /// Two by three.
    Six,
}

engine::words! { Base, "base" { One = "1x1", Two = "1x2", Four = "2x2", Six = "2x3" } }

impl Base {
    /// Its short and its long side.
    #[inline]
    pub const fn sides(self) -> (u8, u8) {
        match self {
            Base::One => (1, 1),
            Base::Two => (1, 2),
            Base::Four => (2, 2),
            Base::Six => (2, 3),
        }
    }
    /// How many spaces it fills.
    #[inline]
    pub const fn spaces(self) -> u8 {
        let (short, long) = self.sides();
        short * long
    }
    /// Is it a large figure?
    #[inline]
    pub const fn is_large(self) -> bool {
        self.spaces() > 1
    }
    /// Does turning make a difference? (D16-LRG-2)
    #[inline]
    pub const fn can_turn(self) -> bool {
        let (short, long) = self.sides();
        short != long
    }
}

/// What a demon card says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DemonSheet {
    /// Which.
    pub id: DemonKind,
    /// Movement points of an activation (D16-DEM-1).
    pub speed: u8,
    /// Damage that kills it (D16-KIL-1).
    pub health: u8,
    /// Damage that makes it stagger (D16-GLO-1).
    pub stability: u8,
    /// One shield on every defence (D16-ATK-8).
    pub tough: bool,
    /// The range of its attack.
    pub range: u8,
    /// The dice of its attack.
    #[serde(rename = "dice")]
    pub pool: Pool,
    /// What the special icon of event cards means for it (D16-ATK-7).
    pub special: Defence,
    /// The base of its figures.
    pub base: Base,
    /// How many figures there are: no more can be on the map (D16-POR-3).
    pub figures: u8,
    /// What it can do.
    pub ability: Ability,
    /// What it can do for an argent token (D16-ARG-1).
    pub argent: Ability,
    /// Does it fly (3.3)?
    #[serde(skip)]
    pub flies: bool,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

impl DemonSheet {
    /// The keywords on its card.
    pub fn keywords(&self) -> Keywords {
        self.ability.keywords().or(self.argent.keywords())
    }
    /// What stops damage when it defends with an event card, or without one: toughness counts always (D16-ATK-8).
    ///
    /// ```
    /// use doom2016::{Defence, DemonKind};
    /// let baron = DemonKind::BaronOfHell.sheet();
    /// assert_eq!(baron.block(Some(Defence::Special)).shields, 3 + 1);
    /// assert_eq!(baron.block(None).shields, 1);
    /// assert!(DemonKind::Imp.sheet().block(Some(Defence::Special)).dodge);
    /// ```
    #[inline]
    pub fn block(&self, revealed: Option<Defence>) -> Block {
        revealed.unwrap_or_default().block(self.special).plus(u8::from(self.tough))
    }
}

static SHEETS: LazyLock<Demons> = LazyLock::new(shipped);

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Demons {
    demon: Vec<DemonSheet>,
}

impl Sheet for Demons {
    const FILE: &'static str = "demons.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2016/demons.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        lists.each("demon", &mut self.demon, |lists, sheet| {
            must(sheet.speed > 0 && sheet.range > 0, "speed and range are at least 1")?;
            let gap = sheet.health.checked_sub(sheet.stability);
            let right = sheet.stability > 0 && matches!(gap, Some(1..=3));
            must(right, "stability is 1 to 3 below health, and at least 1")?;
            must(!sheet.pool.is_empty(), "a demon attacks with at least one die")?;
            let special = matches!(sheet.special, Defence::Shields(_) | Defence::Dodge);
            must(special, "the special defence is shields or a dodge (D16-ATK-7)")?;
            let named = !sheet.ability.id.is_empty() && !sheet.argent.id.is_empty();
            must(named, "abilities of demons have an id")?;
            sheet.ability.check(&[Cost::Free]).map_err(|wrong| wrong.at("ability"))?;
            sheet.argent.check(&[Cost::Argent]).map_err(|wrong| wrong.at("argent"))?;
            sheet.flies = sheet.ability.effects.contains(&Effect::Hook(Hook::Flying));
            lists.facts(sheet.id, &mut sheet.sources, &PARTS)
        })?;
        lists.roll_call("demon", self.demon.iter().map(|sheet| sheet.id), &DemonKind::ALL)?;
        let figures = self.demon.iter().map(|sheet| u32::from(sheet.figures)).sum();
        total(figures, DEMON_FIGURES, "demon figures")
    }
}

const PARTS: [&str; 11] = [
    "speed",
    "health",
    "stability",
    "tough",
    "range",
    "dice",
    "special",
    "base",
    "figures",
    "ability",
    "argent",
];
