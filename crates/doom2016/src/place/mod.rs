//! Missions: the file format, the checker, and the arena that a game is played on.
//!
//! [`check`] says what is wrong with a file, [`read`] makes an [`Arena`] of it and [`Arena::file`] a file again,
//! [`shipped`] are ours, and an [`Operation`] strings them together.
//!
//! | you want | look at |
//! |---|---|
//! | what a mission says | [`Mission`], [`PortalPlan`] |
//! | spaces, doors and steps | [`Arena`], [`Space`], [`DoorPlan`], [`Stride`] |
//! | large figures | [`Footing`], [`Shape`], [`BigStride`], [`Way`] |
//! | sight, cover and range | [`Arena::view`], [`Arena::sees`], [`Arena::has_cover`], [`Arena::distances`] |
//! | a small map for a test | [`Arena::sketch`] |

mod arena;
mod build;
mod check;
mod flaw;
mod format;
mod layout;
mod model;
mod plan;
mod print;
mod read;
mod seen;
mod shape;
mod shelf;
mod sketch;

pub use arena::{Arena, Floor, Ground, SpaceSet};
pub(crate) use check::PLACES;
pub use check::{check, read};
pub use engine::content::{Finding, Report, Severity};
pub use flaw::Flaw;
pub use model::{DoorPlan, Mission, PortalId, PortalPlan, PortalSet, Space, TeleporterId, Teleporters};
pub use seen::{SideView, SpaceView};
pub use shape::{BigStride, Stride, WALL, Way};
pub use shelf::{Operation, arenas, operations, shipped, shipped_by_id, shipped_files, shipped_ids};
pub use skirmish::{DoorId, FewDoors as Doors, Footing, Pos, Shape, SpaceId};
