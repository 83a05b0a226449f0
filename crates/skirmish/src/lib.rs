//! What the games share: files of places to play on and their checkers; and for the two DOOM games the floor that figures
//! stand on, sight, and figures in slots.
//!
//! | you want | look at |
//! |---|---|
//! | a place on the map as people write it | [`Pos`], [`Extent`], [`Run`] |
//! | numbers of spaces, doors and the like, and sets of them | [`SpaceId`], [`DoorId`], [`AreaId`], [`ids!`], [`FigureSet`], [`Areas`], [`Doors`], [`Seats`], [`sets!`] |
//! | to lay a floor: spaces, and what lies between them | [`Floor::new`], [`Border`] |
//! | steps from space to space, two ways round a corner | [`Floor::steps`], [`Step`], [`DoorMask`] |
//! | figures of any shape: their spaces and their strides | [`Shape`], [`Footing`], [`Floor::cells`], [`Floor::strides`], [`Stride`] |
//! | what is within so many steps, and how far all else is | [`Floor::flood`], [`Floor::measure`], [`Floor::ring`] |
//! | sight from centre to centre, which figures block | [`Lines`] |
//! | sight and cover from corner to corner | [`Outlooks`] |
//! | to find ways with points to spend | [`spread`], [`Spread`], [`Search`] |
//! | the figures on the board | [`Figures`], [`FigureId`] |
//! | to read a scenario file and say what is wrong with it | [`Findings`], [`Flaw`], [`Mark`], [`Taken`] |
//! | texts that a file brings along, or names by their keys | [`Wording`], [`Prose`] |
//! | how a place is drawn | [`Mood`] |
//! | to write a scenario file | [`print`] |
//! | what a game is played on, shared by all who do | [`Ground`], [`Place`] |
//! | positions as people write them | [`position!`], [`on_ground`], [`seat`] |

mod check;
mod extent;
mod figures;
mod flaw;
mod floor;
mod ground;
mod ids;
mod mood;
mod place;
pub mod print;
mod read;
mod report;
mod run;
mod search;
mod sets;
mod shipped;
mod sight;
mod wording;
mod written;

pub use check::Taken;
pub use extent::Extent;
pub use figures::{FigureId, Figures, Stands};
pub use flaw::{Flaw, Verb, instead, instead_in_english, one_of, the};
pub use floor::{Border, DoorMask, Entry, Floor, Footing, Lists, Shape, Step, Stride, all_doors};
pub use ground::{Ground, Made, Place};
pub use ids::{AreaId, DieId, DoorId, SpaceId};
pub use mood::Mood;
pub use place::Pos;
pub use read::{At, Mark, Name, Row, mark};
pub use report::Findings;
pub use run::{Run, RunEntry, Side};
pub use search::{Search, Spread, spread};
#[doc(hidden)]
pub use sets::read_set;
pub use sets::{Areas, Dice, Doors, FewDoors, FigureSet, Seats};
pub use shipped::Shipped;
pub use sight::{Lines, Outlooks, first_wall};
pub use wording::{Prose, Text, Wording, WordingEntry, visible};
#[doc(hidden)]
pub use written::read_position;
pub use written::{maybe_seat, on_ground, seat};
