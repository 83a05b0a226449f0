//! Portals by colour, and tables that have a number for each colour.

use std::ops::Index;

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};

/// The colour of a portal, lowest level first (D16-POR-1).
///
/// ```
/// use doom2016::Portal;
/// assert_eq!(Portal::ALL.map(Portal::word), ["blue", "yellow", "red"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
#[allow(missing_docs)]
pub enum Portal {
    Blue,
    Yellow,
    Red,
}

engine::words! { Portal, "portal" { Blue = "blue", Yellow = "yellow", Red = "red" } }

/// Something for each colour of portal: blue, yellow, red.
///
/// ```
/// use doom2016::{Portal, portal::PerPortal};
/// assert_eq!(PerPortal([1, 2, 3])[Portal::Yellow], 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerPortal<T>(pub [T; 3]);

impl<T> Index<Portal> for PerPortal<T> {
    type Output = T;
    fn index(&self, portal: Portal) -> &T {
        &self.0[portal.index()]
    }
}
