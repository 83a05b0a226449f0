//! DOOM: The Board Game (2016): the data of its components, and the exact odds of its dice.
//!
//! The rules are numbered `D16-…`. Data lives in `content/doom2016`; what no source has and we made up says so there.
//!
//! | you want | look at |
//! |---|---|
//! | dice, pools, odds | [`DieKind`], [`Pool`], [`odds`] |
//! | demons | [`DemonKind`], [`Base`] |
//! | action cards, weapons, decks | [`Card`], [`Cards`], [`CardSet`] |
//! | event cards | [`EventCard`], [`EventCards`], [`EventSet`] |
//! | what comes out of portals | [`InvasionKind`], [`Group`], [`Portal`] |
//! | classes, squad cards, glory kill cards | [`ClassKind`], [`SquadKind`], [`GloryCard`] |
//! | how a mission goes | [`ThreatKind`], [`ObjectiveKind`], [`Goal`] |
//! | tokens and items | [`TokenKind`], [`Item`] |
//! | what cards do | [`Ability`]: [`Moment`], [`Cost`], [`Condition`], [`Effect`]; a [`Hook`] is a rule in code |
//! | where a fact comes from | [`content::provenance`] |
//!
//! Cards and kinds are small numbers with names, sets of them one bit each: all are `Copy` and fit into a state.
//!
//! Still to come: the tutorial and the twelve missions with their maps, and the rules of play.

mod ability;
pub mod action_card;
mod card_set;
pub mod class;
pub mod content;
mod copies;
mod defence;
pub mod demon;
pub mod die;
pub mod effect;
pub mod event_card;
mod gain;
pub mod glory;
mod hook;
pub mod invasion;
mod keyword;
mod numbered;
pub mod objective;
pub mod odds;
pub mod portal;
pub mod squad;
pub mod threat;
pub mod token;

pub use ability::{Ability, Condition, Cost, Moment};
pub use action_card::{ActionFace, ActionKind, AttackBox, Card, Cards};
pub use card_set::{CardSet, CardSets, SetKind};
pub use class::{ClassCard, ClassKind, ClassKinds};
pub use defence::{Block, Defence};
pub use demon::{Base, DemonKind, DemonKinds, DemonSheet};
pub use die::{DieKind, Pool};
pub use effect::{Effect, Whom};
pub use event_card::{EventCard, EventCards, EventFace, EventSet, EventSets};
pub use gain::{Gain, Gains};
pub use glory::{GloryCard, GloryCards, GloryFace, GloryKind};
pub use hook::Hook;
pub use invasion::{Group, InvasionCard, InvasionKind, InvasionKinds};
pub use keyword::{Keyword, Keywords};
pub use objective::{Goal, ObjectiveCard, ObjectiveKind};
pub use odds::{Guard, Odds};
pub use portal::Portal;
pub use squad::{Callsign, SquadCard, SquadKind};
pub use threat::{ThreatCard, ThreatKind, ThreatKinds};
pub use token::{Item, TokenKind};
