//! What several steps share, each file named after what it is about.

pub(crate) mod damage;
pub(crate) mod dealing;
pub(crate) mod errands;
pub(crate) mod firing;
pub(crate) mod grabbing;
pub(crate) mod layout;
pub(crate) mod moving;
pub(crate) mod paying;
pub(crate) mod powerups;
pub(crate) mod reloading;
pub(crate) mod scoring;
pub(crate) mod targets;
pub(crate) mod turns;
