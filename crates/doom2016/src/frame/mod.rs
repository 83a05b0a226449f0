//! What is being decided: the frames of the stack, the attacks under way and where abilities stand.

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};

use crate::{Ability, Card, ClassKind, DemonKind, EventCard, GloryKind};

mod attack;

pub use crate::rules::names::Names;
pub use crate::steps::{
    Ambush, Charge, DemonStep, Displace, Drop, Effects, Frame, Glory, MarineStep, Phase, Portals, Prepare,
    Push, Respawn, Scout, Spend, Summon, Unstick, Window,
};
pub use attack::{Attack, Stage, Weapon};

/// Where an ability stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize, schemars::JsonSchema)]
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
