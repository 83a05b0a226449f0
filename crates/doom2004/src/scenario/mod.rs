//! Scenarios: the file format, the checker, and the arena that a game is played on.
//!
//! [`check`] says what is wrong with a file, [`Checker::load`] makes an [`Arena`] of it, [`shipped`] are ours, and a
//! [`Campaign`] strings them together. What follows is the chapter of the book.
//!
#![doc = include_str!("../../../../docs/src/scenarios.md")]

mod arena;
mod build;
mod campaign;
mod check;
mod format;
mod layout;
mod model;
mod place;
mod plot;
mod print;
mod read;
mod read_plot;
mod shape;
mod shelf;
mod sketch;

pub use arena::{AreaPlan, Arena, DoorPlan, EncounterId, FigurePlan, Space, SpaceSet, StepRule, WALL};
pub use build::LayoutError;
pub use campaign::{Campaign, Carry, OnLoss};
pub use check::{Checker, check};
pub use model::{
    Area, AreaId, Door, Encounter, Figure, Item, ItemId, Obstacle, ObstacleKind, PlacedPiece, Scenario,
    Start, TagId, Teleporter, Token,
};
pub use place::Line;
pub use plot::{Cue, Effect, Goal, PlacedEffect, PlacedGoal, Prize, Trigger, Winner};
pub use shape::{Footing, Shape, Stride, Way, doors_in};
pub use shelf::{campaign, shipped, shipped_by_id, shipped_files};
pub use sketch::Sketch;
pub use skirmish::{DoorId, Extent, Finding, Mark, Pos, Report, Severity, SpaceId, Text};
