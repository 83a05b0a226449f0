//! Which part of the map is shown: as much as there is room for, round what matters now.

use std::ops::RangeInclusive;

use grid::Dir;
use skirmish::Pos;

use super::floor::Floor;
use super::map::CELL;

/// A part of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) from: Pos,
    pub(crate) to: Pos,
    /// Lines between rows are left out where there is no wall in them.
    pub(crate) squeezed: bool,
}

/// The room for a map.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    pub(super) columns: usize,
    pub(super) lines: usize,
    pub(super) squeezed: bool,
}

impl Window {
    /// The whole map in parts that are not too wide, from west to east.
    pub(super) fn parts(floor: &impl Floor, columns: usize) -> Vec<Window> {
        let (least, most) = floor.bounds().unwrap_or_default();
        let count = spaces(floor, columns);
        let part = |x: i16| Window {
            from: Pos::new(x, least.y),
            to: Pos::new(most.x.min(x + count - 1), most.y),
            squeezed: true,
        };
        (least.x..=most.x).step_by(count as usize).map(part).collect()
    }

    /// As much of the map as there is room for, round a place; all of `wanted` if possible.
    pub(super) fn around(floor: &impl Floor, room: Room, centre: Pos, wanted: Option<(Pos, Pos)>) -> Window {
        let (least, most) = floor.bounds().unwrap_or_default();
        let count = spaces(floor, room.columns);
        let wanted = wanted.map(|(from, to)| {
            let from = Pos::new(from.x.min(centre.x), from.y.min(centre.y));
            (from, Pos::new(to.x.max(centre.x), to.y.max(centre.y)))
        });
        let columns = wanted.map(|(from, to)| from.x..=to.x).filter(|it| it.end() - it.start() < count);
        let columns = stretched(columns.unwrap_or(centre.x..=centre.x), least.x..=most.x, |it| {
            it.end() - it.start() < count
        });
        let mut window = Window {
            from: Pos::new(*columns.start(), centre.y),
            to: Pos::new(*columns.end(), centre.y),
            squeezed: room.squeezed,
        };
        let fits = |rows: &RangeInclusive<i16>| {
            let part = Window {
                from: Pos::new(window.from.x, *rows.start()),
                to: Pos::new(window.to.x, *rows.end()),
                ..window
            };
            part.height(floor) <= room.lines
        };
        let rows = wanted.map(|(from, to)| from.y..=to.y).filter(fits);
        let rows = stretched(rows.unwrap_or(centre.y..=centre.y), least.y..=most.y, fits);
        (window.from.y, window.to.y) = rows.into_inner();
        window
    }

    /// How many lines it takes, with the rim.
    fn height(&self, floor: &impl Floor) -> usize {
        let rows = (self.to.y - self.from.y + 1) as usize;
        1 + rows + (self.from.y..=self.to.y + 1).filter(|&y| self.has_separator(floor, y)).count()
    }

    /// Is there a line above this row?
    pub(super) fn has_separator(&self, floor: &impl Floor, y: i16) -> bool {
        let wall = |x: i16| floor.edge(Pos::new(x, y), Dir::N).is_line();
        !self.squeezed || (self.from.x..=self.to.x).any(wall)
    }

    /// Is a place in it?
    pub(crate) fn has(&self, pos: Pos) -> bool {
        (self.from.x..=self.to.x).contains(&pos.x) && (self.from.y..=self.to.y).contains(&pos.y)
    }

    /// Is there more in the west, north, east and south?
    pub(super) fn beyond(&self, floor: &impl Floor) -> [bool; 4] {
        let (least, most) = floor.bounds().unwrap_or_default();
        [least.x < self.from.x, least.y < self.from.y, most.x > self.to.x, most.y > self.to.y]
    }
}

/// How many spaces there are side by side in so many columns.
fn spaces(floor: &impl Floor, columns: usize) -> i16 {
    (columns.saturating_sub(floor.rim() + 1) / (CELL + 1)).max(1) as i16
}

/// A range made longer on both sides, within bounds, as long as it fits.
fn stretched(
    mut range: RangeInclusive<i16>,
    bounds: RangeInclusive<i16>,
    fits: impl Fn(&RangeInclusive<i16>) -> bool,
) -> RangeInclusive<i16> {
    let mut longer = [true; 2];
    let mut side = 0;
    while longer[0] || longer[1] {
        let (start, end) = (*range.start(), *range.end());
        let next = if side == 0 { start - 1..=end } else { start..=end + 1 };
        let inside = if side == 0 { start > *bounds.start() } else { end < *bounds.end() };
        if inside && fits(&next) {
            range = next;
        } else {
            longer[side] = false;
        }
        side = if longer[1 - side] { 1 - side } else { side };
    }
    range
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_grows_on_both_sides_within_bounds() {
        let fits = |range: &RangeInclusive<i16>| range.end() - range.start() < 5;
        assert_eq!(stretched(0..=0, -9..=9, fits), -2..=2);
        assert_eq!(stretched(0..=0, -1..=9, fits), -1..=3);
        assert_eq!(stretched(0..=0, -1..=1, fits), -1..=1);
    }
}
