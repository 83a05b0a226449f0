//! What a page and its house say to each other: what is sent, and what comes back.

mod deeds;
mod history;
mod line;
mod people;
mod scenarios;
mod tables;
pub mod wrong;

pub use deeds::{Act, Answer, Say, THEN_MOST, Through, Try, WhoTalks, Written};
pub use history::{LEVEL, Report, Reviewed, TOP, When};
pub use line::{Ask, GoOn, Heard, Reply, id_of};
pub use people::{Change, Guest, Me, Profile, Tally};
pub use scenarios::{ScenarioFinding, ToCheck, Verdict};
pub use tables::{Behind, GameInfo, NewSeat, NewTable, NoOlder, RuleText, TableCard, TablePage, Which};
pub use wrong::Wrong;
