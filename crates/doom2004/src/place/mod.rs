//! Scenarios: the file format, the checker, and the arena that a game is played on.
//!
//! [`check`] says what is wrong with a file, [`load`] makes an [`Arena`] of it, [`shipped`] are ours, and a
//! [`Campaign`] strings them together. What follows is the chapter of the book.
//!
#![doc = include_str!("../../../../docs/src/scenarios.md")]

mod arena;
mod build;
mod campaign;
mod check;
mod flaw;
mod format;
mod layout;
mod model;
mod plot;
mod print;
mod read;
mod read_plot;
mod shape;
mod shelf;
mod sketch;

pub use arena::{
    AreaPlan, Arena, BarrelId, Barrels, DoorPlan, EncounterId, FigurePlan, Floor, Space, SpaceSet, WALL,
};
pub use build::LayoutError;
pub use campaign::{Campaign, Carry, OnLoss};
pub(crate) use check::PLACES;
pub use check::{check, load};
pub use engine::content::{Finding, Report, Severity};
pub use flaw::Flaw;
pub use model::{
    Area, Door, Encounter, Figure, GoalId, Goals, Item, ItemId, Items, Obstacle, ObstacleKind, PlacedPiece,
    Scenario, Start, TagId, Teleporter, Token, TriggerId, Triggers,
};
pub use plot::{Cue, Effect, Goal, PlacedEffect, PlacedGoal, Prize, Trigger, Winner};
pub use shape::{Stride, Way};
pub use shelf::{campaign, shipped, shipped_by_id, shipped_files, shipped_ids};
pub use sketch::Sketch;
pub use skirmish::{AreaId, DoorId, Doors, Extent, Footing, Mark, Pos, Prose, Run, Shape, SpaceId, Text};
