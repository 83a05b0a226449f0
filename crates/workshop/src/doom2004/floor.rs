//! What lies and stands where in an area while it is being filled: one thing to a space, and none in a doorway.

use std::collections::{BTreeMap, BTreeSet};

use doom2004::InvaderKind;
use grid::Dir;
use skirmish::{Extent, Pos};

use super::areas::Plan;
use crate::luck::Luck;

/// The free spaces of one area.
#[derive(Clone, Debug)]
pub(super) struct Room {
    /// The piece of each space.
    cells: BTreeMap<Pos, usize>,
    /// Spaces for things.
    lie: BTreeSet<Pos>,
    /// Spaces for figures.
    stand: BTreeSet<Pos>,
    /// Spaces before openings that lead on.
    ways: BTreeSet<Pos>,
    /// The spaces of caps.
    nooks: BTreeSet<Pos>,
}

impl Room {
    /// An empty area.
    pub(super) fn new(plan: &Plan, zone: usize) -> Room {
        let pieces = &plan.zones[zone].pieces;
        let here = |piece: &usize| pieces.contains(piece);
        let cells: BTreeMap<Pos, usize> = plan
            .board
            .cells
            .iter()
            .filter(|(_, piece)| here(piece))
            .map(|(&pos, &piece)| (pos, piece))
            .collect();
        let cap = |piece: usize| plan.board.laid[piece].spaces().count() == 2;
        let leads = plan
            .board
            .mouths
            .iter()
            .filter(|mouth| here(&mouth.piece))
            .filter(|mouth| mouth.joined.is_none_or(|there| !cap(plan.board.mouths[there].piece)));
        let ways: BTreeSet<Pos> =
            leads.flat_map(|mouth| mouth.spaces).filter(|pos| !cap(cells[pos])).collect();
        let nooks = cells.iter().filter(|(_, piece)| cap(**piece)).map(|(&pos, _)| pos).collect();
        let all: BTreeSet<Pos> = cells.keys().copied().collect();
        let stand = all.difference(&ways).copied().collect();
        Room { lie: all.difference(&ways).copied().collect(), stand, cells, ways, nooks }
    }

    /// How many spaces to stand on are left.
    pub(super) fn room(&self) -> usize {
        self.stand.len()
    }

    /// A space for a thing: in a nook or a corner if there is one, else anywhere.
    pub(super) fn thing(&mut self, luck: &mut Luck) -> Option<Pos> {
        let snug: Vec<Pos> =
            self.lie.iter().copied().filter(|pos| self.nooks.contains(pos) || self.is_corner(*pos)).collect();
        let any: Vec<Pos> = self.lie.iter().copied().collect();
        let pos = if snug.is_empty() || luck.percent(35) { luck.pick(&any) } else { luck.pick(&snug) }?;
        self.lie.remove(&pos);
        Some(pos)
    }

    /// The same in a nook alone.
    pub(super) fn nook(&mut self, luck: &mut Luck) -> Option<Pos> {
        let free: Vec<Pos> = self.nooks.intersection(&self.lie).copied().collect();
        let pos = luck.pick(&free)?;
        self.lie.remove(&pos);
        Some(pos)
    }

    /// The middle of the area, for what is worth the way.
    pub(super) fn middle(&mut self) -> Option<Pos> {
        let around = Extent::around(self.cells.keys().copied().filter(|pos| !self.nooks.contains(pos)))?;
        let off = |pos: &Pos| {
            (2 * pos.x).abs_diff(around.from.x + around.to.x)
                + (2 * pos.y).abs_diff(around.from.y + around.to.y)
        };
        let pos = self.lie.iter().copied().min_by_key(|pos| (off(pos), *pos))?;
        self.lie.remove(&pos);
        Some(pos)
    }

    /// Where a figure stands, as far from the doors as may be; nowhere if it has no room.
    pub(super) fn figure(&mut self, kind: InvaderKind, luck: &mut Luck) -> Option<Extent> {
        let shapes: &[(i16, i16)] = match kind.sheet().spaces {
            1 => &[(0, 0)],
            2 => &[(1, 0), (0, 1)],
            _ => &[(1, 1)],
        };
        let places = self.stand.iter().flat_map(|&from| {
            shapes.iter().map(move |&(x, y)| Extent { from, to: Pos::new(from.x + x, from.y + y) })
        });
        let fits: Vec<Extent> = places.filter(|at| self.has_place(*at)).collect();
        let looks: Vec<Extent> = (0..3).filter_map(|_| luck.pick(&fits)).collect();
        let at = looks.into_iter().max_by_key(|at| self.to_next_way(at.from))?;
        at.places().for_each(|pos| _ = self.stand.remove(&pos));
        Some(at)
    }

    /// Is all of it free, and of one piece?
    fn has_place(&self, at: Extent) -> bool {
        let piece = self.cells.get(&at.from);
        at.places().all(|pos| self.stand.contains(&pos) && self.cells.get(&pos) == piece)
    }

    /// Spaces to the next doorway, as the crow flies.
    fn to_next_way(&self, from: Pos) -> u16 {
        let away = |way: &Pos| way.x.abs_diff(from.x).max(way.y.abs_diff(from.y));
        self.ways.iter().map(away).min().unwrap_or(0)
    }

    /// Where three marines begin: close together, far from the doors.
    pub(super) fn marines(&mut self) -> Option<[Pos; 3]> {
        let far = self.stand.iter().copied().max_by_key(|pos| (self.to_next_way(*pos), *pos))?;
        let mut near: Vec<Pos> = self.stand.iter().copied().collect();
        near.sort_by_key(|pos| (pos.x.abs_diff(far.x).max(pos.y.abs_diff(far.y)), *pos));
        let three: [Pos; 3] = near.get(..3)?.try_into().ok()?;
        three.iter().for_each(|pos| {
            self.stand.remove(pos);
            self.lie.remove(pos);
        });
        Some(three)
    }

    /// Takes spaces for something that lets nothing else be there.
    pub(super) fn block(&mut self, at: Extent) -> bool {
        let free = at.places().all(|pos| self.stand.contains(&pos) && self.lie.contains(&pos));
        if free {
            at.places().for_each(|pos| {
                self.stand.remove(&pos);
                self.lie.remove(&pos);
            });
        }
        free
    }

    /// Two spaces in a row of one piece for something flat, away from doorways.
    pub(super) fn pair(&mut self, luck: &mut Luck) -> Option<Extent> {
        let beside =
            self.lie.iter().flat_map(|&from| [Dir::E, Dir::S].map(|dir| Extent { from, to: from.step(dir) }));
        let fits: Vec<Extent> = beside
            .filter(|at| self.has_place(*at) && at.places().all(|pos| self.lie.contains(&pos)))
            .collect();
        let at = luck.pick(&fits)?;
        at.places().for_each(|pos| _ = self.lie.remove(&pos));
        Some(at)
    }

    /// A free corner, where nobody has to pass.
    pub(super) fn corner(&self, luck: &mut Luck) -> Option<Pos> {
        let free = self.lie.intersection(&self.stand).copied();
        let corners: Vec<Pos> = free
            .filter(|pos| self.is_corner(*pos) && !self.nooks.contains(pos) && self.to_next_way(*pos) > 1)
            .collect();
        luck.pick(&corners)
    }

    fn is_corner(&self, pos: Pos) -> bool {
        let piece = self.cells.get(&pos);
        let wall = |dir: Dir| self.cells.get(&pos.step(dir)) != piece;
        [Dir::N, Dir::S].into_iter().any(wall) && [Dir::E, Dir::W].into_iter().any(wall)
    }

    /// Spaces with two free ones of their piece on every side: pillars there bar nobody's way.
    pub(super) fn deep(&self) -> Vec<Pos> {
        let inside = |pos: &Pos| {
            let piece = self.cells.get(pos);
            let around = Extent { from: Pos::new(pos.x - 2, pos.y - 2), to: Pos::new(pos.x + 2, pos.y + 2) };
            around.places().all(|near| self.cells.get(&near) == piece)
        };
        self.lie.iter().copied().filter(inside).collect()
    }

    /// The same place on the other side of its piece, left to right and top to bottom.
    pub(super) fn mirrors(&self, pos: Pos) -> [Pos; 4] {
        let piece = self.cells.get(&pos);
        let own = self.cells.iter().filter(|(_, other)| Some(*other) == piece).map(|(&pos, _)| pos);
        let around = Extent::around(own).unwrap_or(pos.into());
        let (x, y) = (around.from.x + around.to.x - pos.x, around.from.y + around.to.y - pos.y);
        [pos, Pos::new(x, pos.y), Pos::new(pos.x, y), Pos::new(x, y)]
    }
}
