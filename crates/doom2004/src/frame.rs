//! What is being decided: the frames of the stack, named after the steps of the rules.

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};

use crate::action::{Gift, Who};
use crate::scenario::{AreaId, SpaceId};
use crate::state::FigureId;
use crate::{InvaderCard, InvaderKind, Pool, WeaponKind};

/// One thing that is being resolved. The top of the stack decides; what is below waits for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize, Default)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Frame {
    /// A marine's turn (D04-INT-1).
    Marine(MarineStep),
    /// The invader's turn (D04-INV-1 to D04-INV-6).
    Invader(InvaderStep),
    /// Cards are drawn, one by one (D04-INV-1, D04-INV-2).
    Draw {
        /// How many are left to draw.
        left: u8,
    },
    /// A chance to interrupt: the invader first, then the marines in order (D04-INT-4).
    Window {
        /// What has just happened or is about to.
        moment: Moment,
        /// Who is asked: 0 the invader, then the marines.
        stage: u8,
    },
    /// An event card is about to take effect, or asks what it is played on.
    Event {
        /// The card.
        card: InvaderCard,
        /// The first of two choices (E14).
        first: Option<SpaceId>,
    },
    /// The owner of Backup Plan may cancel the event below.
    Backup {
        /// Whose card it is.
        who: u8,
    },
    /// The invader may activate some of these at once (E03, E10).
    Trap {
        /// The card.
        card: InvaderCard,
        /// Which invaders may be chosen.
        of: u64,
        /// How many more.
        left: u8,
    },
    /// An invader moves and attacks (D04-INV-5).
    Activation(Activation),
    /// A marine has killed with Red Mist: some spaces and one more attack.
    Mist {
        /// Spaces left.
        moves: u8,
    },
    /// A target is to be named for the attack on top (D04-ATK-1).
    Target,
    /// The attack on top is being carried out (D04-INT-3).
    Attack,
    /// Watchful invaders may attack a marine who has come near (D04-ABIL-WATCH).
    Watch {
        /// The marine.
        who: u8,
        /// Who may still attack.
        queue: u64,
    },
    /// The marines' sight is tested anew (D04-EXPL-1).
    #[default]
    Look,
    /// The figures of an area are laid out (D04-EXPL-1).
    Lay {
        /// The area.
        area: AreaId,
        /// The next of its figures.
        next: u8,
        /// What has been placed.
        laid: u64,
    },
    /// Figures of a spawn card are placed (D04-SPAWN-1 to D04-SPAWN-7).
    Place {
        /// The card.
        card: InvaderCard,
        /// Which of its groups.
        side: u8,
        /// Figures of the group that are done with.
        next: u8,
        /// A figure has just been taken off the board for this, and whether it had acted (D04-INT-35).
        reused: Option<bool>,
    },
    /// Effects of the scenario happen one after the other.
    Effects {
        /// What they belong to.
        of: Source,
        /// The next of them.
        next: u8,
        /// The marine who set them off.
        by: Option<u8>,
    },
    /// A marine is offered something (D04-INT-40).
    Offer {
        /// Who is asked.
        to: u8,
        /// What it is.
        gift: Gift,
    },
}

/// How far a marine's turn is (D04-INT-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarineStep {
    /// Orders lapse.
    Begin,
    /// He comes back to the board.
    Respawn,
    /// He may use adrenaline and declares an action.
    Declare,
    /// He acts.
    Act,
    /// His turn ends.
    End,
}

/// How far the invader's turn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum InvaderStep {
    /// Guard may interrupt.
    Begin,
    /// Cards are drawn.
    Draw,
    /// Cards are discarded down to the limit.
    Discard,
    /// Events, a spawn card, activations.
    Menu,
    /// The turn and the round end.
    End,
    /// The last chance to use a heal order.
    Close,
}

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
    AfterReveal(u64),
    /// Before heal orders lapse.
    LastHeal,
    /// A marine must use his guard now or lose it (E11).
    Jitters(u8),
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

/// An invader that is active.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Activation {
    /// Which.
    pub figure: FigureId,
    /// Spaces left.
    pub moves: u8,
    /// Attacks left.
    pub attacks: u8,
    /// It has done something.
    pub begun: bool,
    /// It has paid for goo (D04-BIG-4).
    pub burned: bool,
}

/// How far an attack is (D04-INT-3).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, BorshSerialize, Serialize, Deserialize,
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
    /// Who has declined to dodge, marines and then the invader, a bit each.
    pub declined: u8,
    /// The dice may be rolled again by this seat, who has played an event for it.
    pub blurred: bool,
    /// Re-rolls are over.
    pub settled: bool,
    /// Invaders attacked by the chain so far.
    pub struck: u64,
    /// Marines attacked by the chain so far, a bit each.
    pub struck_marines: u8,
    /// Invaders hit by this roll that may be knocked back.
    pub loose: u64,
    /// Marines hit by this roll that may be knocked back, a bit each.
    pub loose_marines: u8,
    /// Barrels to explode, a bit each.
    pub fuses: u32,
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
            declined: 0,
            blurred: false,
            settled: false,
            struck: 0,
            struck_marines: 0,
            loose: 0,
            loose_marines: 0,
            fuses: 0,
            killed: false,
            ended: false,
        }
    }
}

/// The figures of a group in the order in which they are placed.
pub(crate) fn in_order(group: crate::Group) -> impl Iterator<Item = InvaderKind> {
    group.iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(n)))
}
