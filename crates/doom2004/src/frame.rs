//! What is being decided: the frames of the stack and what they speak of, named after the steps of the rules.

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};

use crate::action::Who;
use crate::place::{Barrels, SpaceId};
use crate::state::{FigureSet, Seats};
use crate::{InvaderKind, Pool, WeaponKind};

pub use crate::steps::{
    Activation, After, Backup, Draw, Effects, Event, Frame, Hurt, InvaderStep, Lay, MarineStep, Mist, Offer,
    Place, Quiet, Trap, Watch, Window,
};

/// A moment at which somebody may interrupt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Before the attack on top is rolled.
    BeforeAttack,
    /// After the last roll of the attack on top.
    AfterRoll,
    /// After the attack on top.
    AfterAttack,
    /// In the invader's turn, between two of its doings (D04-ORD-2).
    Between,
    /// Before a marine's turn (D04-TIME-4).
    BeforeTurn,
    /// After a marine has taken equipment.
    AfterTake,
    /// After an area with these figures has been revealed.
    AfterReveal(FigureSet),
    /// Before heal orders lapse.
    LastHeal,
    /// A marine must use his guard now or lose it (E11).
    Jitters(#[serde(with = "skirmish::seat")] u8),
    /// This marine is about to be fragged by wounds outside an attack; these could heal him (D04-ORD-HEAL).
    Hurt(#[serde(with = "skirmish::seat")] u8, Seats),
    /// This marine, who has wounds, is going out of reach of these, who could heal him (D04-ORD-HEAL).
    Away(#[serde(with = "skirmish::seat")] u8, Seats),
}

/// What effects belong to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A trigger of the scenario, by its number.
    Trigger(u8),
    /// An encounter, by its number.
    Encounter(u8),
}

/// How far an attack is (D04-INT-3).
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Debug,
    Default,
    BorshSerialize,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Declared: events and orders before it.
    #[default]
    Declared,
    /// Is it still possible? If so, the dice are rolled.
    Roll,
    /// Somebody may have dice rolled again.
    Reroll,
    /// Ammo, and events after the roll.
    Ammo,
    /// Hit, failure or scatter; damage and deaths.
    Resolve,
    /// Figures that were hit may be moved.
    Knock,
    /// Barrels explode, and what they hid is seen.
    Barrels,
    /// Events and orders after it.
    After,
    /// It may be walked on.
    Chain,
    /// Nothing is left of it.
    Over,
}

/// An attack that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// Who attacks.
    pub by: Who,
    /// With what, if a marine does.
    pub weapon: WeaponKind,
    /// The space attacked now.
    pub target: SpaceId,
    /// The figure named, if two share the space (D04-INT-20).
    pub named: Option<Who>,
    /// How far it is.
    pub stage: Stage,
    /// The dice of the present roll.
    pub pool: Pool,
    /// Their faces, 0 to 5, in the order of the pool.
    pub faces: [u8; 6],
    /// The counted range.
    pub range: u8,
    /// It is aimed (D04-ORD-AIM).
    pub aimed: bool,
    /// It cannot be dodged (E09).
    pub sure: bool,
    /// More damage, from events.
    pub deadly: u8,
    /// A guard attack: it costs no attack of a turn.
    pub guard: bool,
    /// It is a step of a blow-through attack, not its first roll.
    pub walked: bool,
    /// Who has declined to play a card that dodges: the invader.
    pub declined: Seats,
    /// The dice may be rolled again by this seat, who has played an event for it.
    pub blurred: bool,
    /// Re-rolls are over.
    pub settled: bool,
    /// Invaders attacked by the chain so far.
    pub struck: FigureSet,
    /// Marines attacked by the chain so far.
    pub struck_marines: Seats,
    /// Invaders hit by this roll that may be knocked back.
    pub loose: FigureSet,
    /// Marines hit by this roll that may be knocked back.
    pub loose_marines: Seats,
    /// Barrels to explode.
    pub fuses: Barrels,
    /// Has it killed an invader?
    pub killed: bool,
    /// A barrel was attacked: the chain ends (D04-INT-16).
    pub ended: bool,
}

impl Default for Attack {
    fn default() -> Self {
        Attack {
            by: Who::default(),
            weapon: WeaponKind::Fist,
            target: SpaceId(0),
            named: None,
            stage: Stage::Declared,
            pool: Pool::default(),
            faces: [0; 6],
            range: 0,
            aimed: false,
            sure: false,
            deadly: 0,
            guard: false,
            walked: false,
            declined: Seats::NONE,
            blurred: false,
            settled: false,
            struck: FigureSet::NONE,
            struck_marines: Seats::NONE,
            loose: FigureSet::NONE,
            loose_marines: Seats::NONE,
            fuses: Barrels::NONE,
            killed: false,
            ended: false,
        }
    }
}

/// The figures of a group in the order in which they are placed.
pub(crate) fn in_order(group: crate::Group) -> impl Iterator<Item = InvaderKind> {
    group.iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(n)))
}
