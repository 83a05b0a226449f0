//! What is in the box: weapons, powerups, ammo tiles and cubes, read from `content/adrenaline`.

pub(crate) mod cube;
pub mod powerup;
pub mod tile;
pub mod weapon;
