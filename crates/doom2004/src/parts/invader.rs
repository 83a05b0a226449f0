//! The eight kinds of invaders: their ratings, dice and abilities (`content/doom2004/invaders.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;

use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped};
use crate::{Abilities, AttackKind, Pool};

/// How many invaders each colour owns (D04-COMP-10).
pub const INVADERS_PER_COLOUR: u8 = 21;

/// A kind of invader (D04-COMP-2).
///
/// ```
/// use doom2004::InvaderKind;
/// let demon = InvaderKind::Demon.sheet();
/// assert_eq!((demon.armour, demon.spaces), (3, 2));
/// assert!(demon.abilities.watchful);
/// assert_eq!("hell-knight".parse(), Ok(InvaderKind::HellKnight));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize)]
#[allow(missing_docs)]
pub enum InvaderKind {
    #[default]
    Zombie,
    Trite,
    Imp,
    Demon,
    Archvile,
    Mancubus,
    HellKnight,
    Cyberdemon,
}

engine::words! {
    InvaderKind, "invader" {
        Zombie = "zombie",
        Trite = "trite",
        Imp = "imp",
        Demon = "demon",
        Archvile = "archvile",
        Mancubus = "mancubus",
        HellKnight = "hell-knight",
        Cyberdemon = "cyberdemon",
    }
}

impl InvaderKind {
    /// What the reference sheet says of it.
    #[inline]
    pub fn sheet(self) -> &'static InvaderSheet {
        &SHEETS.invader[self.index()]
    }
}

/// The row of an invader on the reference sheet.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InvaderSheet {
    /// Which.
    pub id: InvaderKind,
    /// How many spaces it moves in an activation (D04-INV-5).
    #[serde(rename = "move")]
    pub moves: u8,
    /// How much damage makes one wound (D04-DMG-1).
    pub armour: u8,
    /// How many wounds kill it (D04-DMG-3).
    pub wounds: u8,
    /// The dice of its attack.
    #[serde(rename = "dice")]
    pub pool: Pool,
    /// Melee or ranged.
    pub attack: AttackKind,
    /// Its abilities.
    pub abilities: Abilities,
    /// How many spaces the figure fills: 1, 2 or 4 (D04-BIG-1).
    pub spaces: u8,
    /// How many figures each colour has (D04-COMP-10).
    pub figures: u8,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

static SHEETS: LazyLock<Invaders> = LazyLock::new(shipped);

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Invaders {
    invader: Vec<InvaderSheet>,
}

impl Sheet for Invaders {
    const FILE: &'static str = "invaders.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2004/invaders.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        lists.each("invader", &mut self.invader, |lists, sheet| {
            must(sheet.armour > 0 && sheet.wounds > 0, "armour and wounds are at least 1")?;
            must(!sheet.pool.is_empty(), "an invader attacks with at least one die")?;
            must(matches!(sheet.spaces, 1 | 2 | 4), "a figure fills 1, 2 or 4 spaces (D04-BIG-1)")?;
            let fixed = ["move", "armour", "wounds", "dice", "attack", "spaces", "figures"];
            let parts: Vec<_> = fixed.into_iter().chain(sheet.abilities.parts()).collect();
            lists.facts(sheet.id, &mut sheet.sources, &parts)
        })?;
        lists.roll_call("invader", self.invader.iter().map(|sheet| sheet.id), &InvaderKind::ALL)?;
        let figures: u32 = self.invader.iter().map(|sheet| u32::from(sheet.figures)).sum();
        let right = figures == u32::from(INVADERS_PER_COLOUR);
        must(right, format!("{figures} figures of each colour; the box has 21 (D04-COMP-10)"))
    }
}
