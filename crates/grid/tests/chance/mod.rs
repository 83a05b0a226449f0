//! Chance for tests, and maps made by it.

use grid::{Dir, Edge, Grid, GridBuilder, Square};
use std::collections::BTreeSet;

/// A small generator with a fixed seed (SplitMix64), so that a failing map fails again.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % limit
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[usize::try_from(self.below(from.len() as u64)).unwrap()]
    }

    pub(crate) fn side(&mut self, longest: u64) -> u8 {
        u8::try_from(1 + self.below(longest)).unwrap()
    }
}

/// A map with gaps, walls, doors, labels and marks. Its first square is always there.
pub(crate) fn random_map(seed: u64) -> Grid {
    let chance = &mut Chance(seed);
    let (height, width, gaps) = (chance.side(13), chance.side(13), chance.below(5));
    map_with(chance, [height, width], gaps, &[Edge::Open, Edge::Open, Edge::Door, Edge::Wall])
}

/// A map of this height and width where `gaps` squares of ten are missing and edges are picked from a list.
pub(crate) fn map_with(chance: &mut Chance, [height, width]: [u8; 2], gaps: u64, edges: &[Edge]) -> Grid {
    let mut builder = GridBuilder::new(height, width);
    let mut squares = BTreeSet::new();
    for square in (0..height).flat_map(|row| (0..width).map(move |col| Square { row, col })) {
        if square == Square::new(0, 0) || chance.below(10) >= gaps {
            let label = chance.pick(&["", "", "A", "BLU", "room_7", "D"]);
            builder.square(square, label, chance.pick(&["", "", "*", "*!", "$"]));
            squares.insert(square);
        }
    }
    for &square in &squares {
        for dir in Dir::ALL {
            if dir.step(square).is_some_and(|across| squares.contains(&across)) {
                builder.edge(square, dir, chance.pick(edges));
            }
        }
    }
    builder.build().unwrap()
}
