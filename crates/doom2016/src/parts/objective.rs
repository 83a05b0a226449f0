//! The six objective cards: what wins a mission (`content/doom2016/objective-cards.toml`).

use std::sync::LazyLock;

use borsh::BorshSerialize;
use serde::Deserialize;

use crate::content::{Lists, Sheet, Sources, Wrong, must, shipped};
use crate::{ThreatKinds, TokenKind};

/// An objective card (D16-MIS-3).
///
/// ```
/// use doom2016::{Goal, ObjectiveKind, objective};
/// let relay = ObjectiveKind::RelayLink.card();
/// assert_eq!(relay.goal, Goal::Relays { tokens: 3, progress: 2, events: 1 });
/// assert_eq!(objective::frags(), 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
#[allow(missing_docs)]
pub enum ObjectiveKind {
    SampleCollection,
    RelayLink,
    GuardDuty,
    AssetExtraction,
    DroneEscort,
    SealTheBreach,
}

engine::words! {
    ObjectiveKind, "objective card" {
        SampleCollection = "sample-collection",
        RelayLink = "relay-link",
        GuardDuty = "guard-duty",
        AssetExtraction = "asset-extraction",
        DroneEscort = "drone-escort",
        SealTheBreach = "seal-the-breach",
    }
}

impl ObjectiveKind {
    /// What the card says.
    #[inline]
    pub fn card(self) -> &'static ObjectiveCard {
        &CARDS.objective[self.index()]
    }
}

/// What marines have to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Goal {
    /// Hold all samples, which demons of marked portals carry.
    Samples {
        /// How many samples.
        tokens: u8,
        /// From this round a sample may be taken on a marked portal that was never used.
        unused_from_round: u8,
    },
    /// Complete all relays by discarding a card next to them, once in an activation.
    Relays {
        /// How many relays.
        tokens: u8,
        /// Progress that completes one.
        progress: u8,
        /// Event cards that the invader then draws.
        events: u8,
    },
    /// Hold zones at the end of activation phases.
    Zones {
        /// How many zones.
        zones: u8,
        /// Progress that wins.
        progress: u8,
    },
    /// Carry assets to an exit, one at a time.
    Assets {
        /// How many assets.
        tokens: u8,
        /// Movement points that taking one costs.
        mp: u8,
    },
    /// Bring the drone to an exit (D16-INT-37).
    Drone {
        /// Damage that destroys it.
        health: u8,
        /// Shields that it always has.
        shields: u8,
        /// How many spaces a marine moves it at the end of his activation.
        steps: u8,
        /// How near he must be.
        within: u8,
        /// How often in a round.
        times: u8,
        /// Frags that its destruction gives the invader.
        frags: u8,
    },
    /// Remove all portals, for two cards each as a bonus action, and kill all demons.
    Breach {},
}

impl Goal {
    /// Objective tokens that it needs on the map.
    pub const fn tokens(self) -> u8 {
        match self {
            Goal::Samples { tokens, .. } | Goal::Relays { tokens, .. } | Goal::Assets { tokens, .. } => {
                tokens
            }
            Goal::Zones { zones, .. } => zones,
            Goal::Drone { .. } | Goal::Breach {} => 0,
        }
    }
    /// Is none of its numbers 0?
    fn is_whole(self) -> bool {
        let numbers: &[u8] = match self {
            Goal::Samples { tokens, unused_from_round } => &[tokens, unused_from_round],
            Goal::Relays { tokens, progress, events } => &[tokens, progress, events],
            Goal::Zones { zones, progress } => &[zones, progress],
            Goal::Assets { tokens, mp } => &[tokens, mp],
            Goal::Drone { health, shields, steps, within, times, frags } => {
                &[health, shields, steps, within, times, frags]
            }
            Goal::Breach {} => &[],
        };
        !numbers.contains(&0)
    }
}

/// What an objective card says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveCard {
    /// Which.
    pub id: ObjectiveKind,
    /// What marines have to do.
    pub goal: Goal,
    /// The threat cards it is used with.
    pub threats: ThreatKinds,
    /// Where the data comes from.
    #[serde(rename = "source")]
    pub sources: Sources,
}

/// The frags that win for the invader, whatever the objective; the tutorial has its own numbers (D16-TUT-9).
#[inline]
pub fn frags() -> u8 {
    CARDS.frags
}

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Objectives {
    frags: u8,
    objective: Vec<ObjectiveCard>,
}

static CARDS: LazyLock<Objectives> = LazyLock::new(shipped);

impl Sheet for Objectives {
    const FILE: &'static str = "objective-cards.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2016/objective-cards.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        must(self.frags > 0, "the invader needs at least 1 frag")?;
        let most = TokenKind::Objective.stock().copies;
        lists.each("objective", &mut self.objective, |lists, card| {
            must(card.goal.is_whole(), "the numbers of a goal are at least 1")?;
            must(card.goal.tokens() <= most, format!("the box has {most} objective tokens"))?;
            must(!card.threats.is_empty(), "an objective is used with at least one threat card")?;
            lists.facts(card.id, &mut card.sources, &["goal", "numbers", "threats"])
        })?;
        lists.roll_call("objective", self.objective.iter().map(|card| card.id), &ObjectiveKind::ALL)
    }
}
