//! What several steps share, each file named after what it is about. Rules never call steps: they push frames.

pub(crate) mod attacking;
pub(crate) mod board;
pub(crate) mod campaign;
pub(crate) mod cards;
pub(crate) mod deal;
pub(crate) mod deeds;
pub(crate) mod doors;
pub(crate) mod entering;
pub(crate) mod equipment;
pub(crate) mod exploring;
pub(crate) mod luck;
pub(crate) mod moving;
pub(crate) mod orders;
pub(crate) mod plot;
pub(crate) mod respawning;
pub(crate) mod spawning;
pub(crate) mod targets;
pub(crate) mod wounds;
