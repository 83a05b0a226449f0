//! What is in the box: weapons, powerups, ammo tiles and cubes, read from `content/adrenaline`.

pub(crate) mod cube;
pub mod powerup;
pub mod tile;
pub mod weapon;

use engine::content::{DataFile, Papers};

use crate::place::PLACES;

/// The data files of the box, and the files of arenas.
pub(crate) const PAPERS: Papers = Papers {
    data: &[
        DataFile::of::<weapon::Arsenal>(),
        DataFile::of::<powerup::Powerups>(),
        DataFile::of::<tile::Tiles>(),
    ],
    places: Some(PLACES),
};
