//! What lies on the line between two squares.

use serde::{Deserialize, Serialize};

/// What lies between a square and the next one.
///
/// Whether a door stands open or shut is the business of a game; the map only knows that there is one.
///
/// ```
/// use grid::Edge;
///
/// assert!(Edge::Open.can_be_walked() && Edge::Door.can_be_walked());
/// assert!(!Edge::Wall.can_be_walked());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edge {
    /// Nothing: both squares belong to the same room.
    Open,
    /// A door: a way through, but a border between rooms.
    Door,
    /// A wall, or the end of the map.
    Wall,
}

impl Edge {
    /// Does a step lead through? Yes, unless a wall is in the way.
    pub const fn can_be_walked(self) -> bool {
        !matches!(self, Self::Wall)
    }
}
