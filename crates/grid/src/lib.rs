//! Maps of squares with walls and doors on their edges, as board games use them.
//!
//! A [`Grid`] never changes: it says which squares exist and what lies between them. What moves on it, which
//! doors stand open and who may see whom today is the state of a game. Games ask a grid once, when they load,
//! and keep the answers in tables of their own; so the functions here are written to be read. What depends on
//! the moment is asked of a [`Ground`].
//!
//! | you want | look at |
//! |---|---|
//! | places and directions | [`Square`], [`Dir`], [`Dir8`] |
//! | numbers for squares, and sets of them | [`Grid::index`], [`Bits`] |
//! | what lies between two squares | [`Edge`], [`Grid::edge`] |
//! | a map from text, a map as text | [`map`] |
//! | a map made by code | [`GridBuilder`] |
//! | rooms | [`Room`], [`Grid::rooms`] |
//! | walking: steps, distances, paths | [`Grid::neighbour`], [`Grid::distance`], [`Grid::path`] |
//! | a map with its doors as they stand | [`Ground`], [`Grid::ground`] |
//! | figures larger than a square | [`Body`] |
//! | straight lines through walls | [`Grid::beyond`], [`Grid::ray`] |
//! | who sees what | [`sight`] |
//!
//! ```
//! use grid::{Dir, Edge, Grid, Square};
//!
//! let grid: Grid = "
//!     +-----+-----+
//!     | BLU   BLU*|
//!     +--D--+#####+
//!     | RED   RED |
//!     +-----+-----+
//! ".parse()?;
//!
//! let spawn = grid.marked('*').next().unwrap();
//! assert_eq!(spawn, Square::new(0, 1));
//! assert_eq!(grid.edge(spawn, Dir::S), Edge::Wall);
//! assert_eq!(grid.distance(spawn, Square::new(1, 1)), Some(3));
//! assert_eq!(grid.rooms().count(), 2);
//! # Ok::<(), grid::MapError>(())
//! ```

mod bits;
mod body;
mod build;
mod dir;
mod dir8;
mod edge;
mod grid;
mod ground;
pub mod map;
mod number;
mod rooms;
pub mod sight;
mod square;
mod walk;

pub use bits::Bits;
pub use body::Body;
pub use build::{BuildError, GridBuilder};
pub use dir::Dir;
pub use dir8::Dir8;
pub use edge::Edge;
pub use grid::Grid;
pub use ground::Ground;
pub use map::MapError;
pub use rooms::Room;
pub use square::{ParseSquareError, Square};
