//! What is being decided: the frames of the stack, named after the steps of the rules.

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};

use crate::action::Who;
use crate::mission::Footing;
use crate::state::Grave;
use crate::{Ability, Card, ClassKind, DemonKind, DemonKinds, EventCard, GloryKind, Moment};

mod attack;

pub use attack::{Attack, Stage, Weapon};

/// One thing that is being resolved. The top of the stack decides; what is below waits for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Frame {
    /// The set-up (D16-SET-10).
    Prepare(Prepare),
    /// A round (D16-STA-7).
    #[default]
    Round,
    /// A step of the round that is under way.
    Phase(Phase),
    /// A marine's activation.
    Marine(MarineStep),
    /// The invader chooses a kind of demons (D16-ACT-2).
    Kinds,
    /// The demons of that kind, one by one.
    Demons,
    /// A demon's activation (D16-DEM-1).
    Demon(DemonStep),
    /// The attack on top is being carried out (D16-INT-1).
    Attack,
    /// A moment at which some may use cards (D16-INT-1 to D16-INT-3).
    Window(Window),
    /// The effects of an ability happen one after the other.
    Effects(Effects),
    /// The invader chooses a portal to summon from, of these, a bit each (D16-POR-8).
    Portals {
        /// Which.
        of: u32,
        /// May he stop?
        free: bool,
    },
    /// A group is summoned (D16-POR-2).
    Summon(Summon),
    /// Argent tokens are placed one by one.
    Charge {
        /// How many.
        left: u8,
        /// On cards of these kinds.
        on: DemonKinds,
        /// Or on the invasion card.
        invasion: bool,
        /// They come from the invasion card, and may be left there (D16-POR-5).
        moved: bool,
    },
    /// Small figures leave the spaces of a large one (D16-LRG-8).
    Displace {
        /// The large figure.
        by: Who,
    },
    /// A figure that shares a space and cannot go on leaves it.
    Unstick {
        /// Who.
        who: Who,
    },
    /// A figure spends movement points at once, or makes steps without them (D16-GEN-5, D16-MOV-6).
    Spend {
        /// Who.
        who: Who,
        /// Points or steps left.
        left: u8,
        /// Steps without points and surcharges.
        steps: bool,
        /// It has made a step: to end without one is no stop (D16-INT-12).
        moved: bool,
    },
    /// Marines are pushed, in letter order (D16-INT-21).
    Push {
        /// By whom.
        by: Who,
        /// Who is still to be pushed, a bit each.
        marines: u8,
    },
    /// Samples of a large demon are put on one of its spaces (D16-INT-36).
    Drop {
        /// Where it stood.
        at: Footing,
        /// How many.
        samples: u8,
    },
    /// A marine drew for a glory kill and may recover (D16-GLO-2).
    Glory {
        /// Who.
        who: u8,
        /// How often.
        left: u8,
    },
    /// The invader puts initiative cards back in any order (Scramble).
    Scramble {
        /// How many.
        cards: u8,
    },
    /// A marine looks at the top initiative card (Scout).
    Scout {
        /// Who.
        who: u8,
    },
    /// A killed marine comes back (D16-KIL-6).
    Respawn {
        /// Who.
        who: u8,
    },
}

/// How far the set-up is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prepare {
    /// A marine chooses his start.
    Start(u8),
    /// A marine chooses his class.
    Class(u8),
    /// A marine chooses a weapon.
    Arm(u8),
    /// The marines choose who leads (D16-SET-8).
    Lead,
    /// Hands are drawn.
    Hands,
    /// The invader chooses event sets.
    EventSets,
    /// The invader chooses his invasion card.
    Invasion,
    /// The threat card is set up.
    Threat,
}

/// A step of a round (D16-STA-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The threat card summons.
    Threat,
    /// The initiative deck is built.
    Deck,
    /// The invader draws, and may discard for argent.
    Events,
    /// The invader has discarded enough.
    Burn,
    /// The activation phase begins.
    Begin,
    /// The next initiative card is about to be revealed.
    Next,
    /// It is revealed.
    Reveal,
    /// The round ends.
    End,
}

/// How far a marine's activation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarineStep {
    /// His class card readies and he respawns (D16-MAR-1).
    Begin,
    /// Effects of the start (D16-INT-34).
    Start,
    /// Others may help him.
    Gift,
    /// He acts.
    Act,
    /// His activation ends: cards are taken back.
    End,
    /// He discards and draws.
    Draw,
    /// The drone is moved.
    Drone,
    /// Nothing is left.
    Over,
}

/// How far a demon's activation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DemonStep {
    /// It has gained its movement points.
    Begin,
    /// It acts.
    Act,
    /// It has stopped for the last time.
    Stop,
    /// Nothing is left.
    Over,
}

/// A moment at which some may use cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Window {
    /// Which moment.
    pub moment: Moment,
    /// The figure concerned.
    pub who: Who,
    /// A demon killed, if it is about that.
    pub grave: Grave,
    /// How many have been asked.
    pub stage: u8,
    /// Names of cards used, a bit each (D16-ATK-12).
    pub used: u64,
}

/// Where an ability stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// On an action card.
    Card(Card),
    /// On a class card.
    Class(ClassKind),
    /// On a glory kill card.
    Glory(GloryKind),
    /// On an event card.
    Event(EventCard),
    /// On a demon card.
    Demon(DemonKind),
    /// On a demon card, with the argent icon.
    Argent(DemonKind),
}

impl Source {
    /// The abilities there.
    #[inline]
    pub fn abilities(self) -> &'static [Ability] {
        match self {
            Source::Card(card) => &card.face().abilities,
            Source::Class(class) => &class.card().abilities,
            Source::Glory(glory) => std::slice::from_ref(&glory.face().ability),
            Source::Event(event) => &event.face().abilities,
            Source::Demon(kind) => std::slice::from_ref(&kind.sheet().ability),
            Source::Argent(kind) => std::slice::from_ref(&kind.sheet().argent),
        }
    }
    /// One of them.
    #[inline]
    pub fn ability(self, n: u8) -> &'static Ability {
        &self.abilities()[usize::from(n)]
    }
}

/// The effects of an ability, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effects {
    /// Where the ability stands.
    pub of: Source,
    /// Which of them it is, from 0.
    pub ability: u8,
    /// The next of its effects.
    pub next: u8,
    /// The figure that uses it; a demon concerned for events.
    pub by: Who,
    /// The figure concerned.
    pub on: Who,
}

/// How far a summoning is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summon {
    /// The portal.
    pub portal: u8,
    /// The group, once it is chosen: 0 or 1.
    pub group: Option<u8>,
    /// Figures of the group that are done with.
    pub next: u8,
    /// Figures placed, a bit each.
    pub placed: u64,
    /// Group argent has been placed.
    pub paid: bool,
    /// Argent of the invasion card has been moved.
    pub settled: bool,
}
