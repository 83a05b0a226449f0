//! What the two DOOM games share: spaces, figures in slots, scenario files and the checker's report.
//!
//! | you want | look at |
//! |---|---|
//! | a place on the map as people write it | [`Pos`], [`Extent`], [`Run`] |
//! | numbers of spaces, doors and the like | [`SpaceId`], [`DoorId`], [`ids!`] |
//! | the figures on the board | [`Figures`], [`FigureId`], [`figures_in`] |
//! | to read a scenario file and say what is wrong with it | [`Findings`], [`Report`], [`Mark`] |
//! | the scenario that is being played, shared and freed | [`Ground`], [`Place`] |
//! | to keep scenarios for as long as the program runs | [`Shelf`] |

mod check;
mod extent;
mod figures;
mod floor;
mod ground;
mod ids;
mod place;
pub mod print;
mod read;
mod report;
mod run;
mod search;
mod shelf;
mod sight;

pub use check::Taken;
pub use extent::Extent;
pub use figures::{FigureId, Figures, figures_in};
pub use floor::{Border, DoorMask, Entry, Floor, Footing, Lists, Shape, Step, Stride, all_doors};
pub use ground::{Ground, Made, Place};
pub use ids::{AreaId, DoorId, SpaceId};
pub use place::Pos;
pub use read::{At, Mark, Name, Text, mark};
pub use report::{Finding, Findings, Report, Severity, instead};
pub use run::{Run, Side};
pub use search::{Search, spread};
pub use shelf::{Kept, Shelf, WHOLE, Written};
pub use sight::{Lines, Outlooks};
