//! The eight kinds of invaders: their ratings, dice and abilities (`content/doom2004/invaders.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;
use toml::Spanned;

use crate::content::{self, ContentError, SourceEntry, Sources};
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
        &SHEETS[self.index()]
    }
}

/// The row of an invader on the reference sheet.
#[derive(Clone, Debug)]
pub struct InvaderSheet {
    /// How many spaces it moves in an activation (D04-INV-5).
    pub moves: u8,
    /// How much damage makes one wound (D04-DMG-1).
    pub armour: u8,
    /// How many wounds kill it (D04-DMG-3).
    pub wounds: u8,
    /// The dice of its attack.
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
    pub sources: Sources,
}

static SHEETS: LazyLock<Vec<InvaderSheet>> = LazyLock::new(|| {
    let text = include_str!("../../../../content/doom2004/invaders.toml");
    parse(text).unwrap_or_else(|e| panic!("invaders.toml is broken: {e}"))
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    invader: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Spanned<InvaderKind>,
    #[serde(rename = "move")]
    moves: u8,
    armour: u8,
    wounds: u8,
    dice: Pool,
    attack: AttackKind,
    abilities: Abilities,
    spaces: u8,
    figures: u8,
    source: Spanned<SourceEntry>,
}

/// Read invaders from TOML.
///
/// # Errors
/// What is wrong, with line and column.
pub fn parse(text: &str) -> Result<Vec<InvaderSheet>, ContentError> {
    let file: File = content::parse(text)?;
    let (mut ids, mut sheets) = (Vec::new(), Vec::new());
    for e in file.invader {
        let must = |holds, advice| content::ensure(holds, text, e.id.span().start, advice);
        must(e.armour > 0 && e.wounds > 0, "armour and wounds are at least 1")?;
        must(!e.dice.is_empty(), "an invader attacks with at least one die")?;
        must(matches!(e.spaces, 1 | 2 | 4), "a figure fills 1, 2 or 4 spaces (D04-BIG-1)")?;
        let fixed = ["move", "armour", "wounds", "dice", "attack", "spaces", "figures"];
        let parts: Vec<_> = fixed.into_iter().chain(e.abilities.parts()).collect();
        sheets.push(InvaderSheet {
            moves: e.moves,
            armour: e.armour,
            wounds: e.wounds,
            pool: e.dice,
            attack: e.attack,
            abilities: e.abilities,
            spaces: e.spaces,
            figures: e.figures,
            sources: content::sources(text, e.source, &parts)?,
        });
        ids.push(e.id);
    }
    content::roll_call(text, &InvaderKind::ALL, &ids)?;
    let figures: u32 = sheets.iter().map(|sheet| u32::from(sheet.figures)).sum();
    let right = figures == u32::from(INVADERS_PER_COLOUR);
    content::ensure(
        right,
        text,
        0,
        &format!("{figures} figures of each colour; the box has 21 (D04-COMP-10)"),
    )?;
    Ok(sheets)
}
