//! Large figures: where they may shift, turn and stop (D16-LRG-1 to D16-LRG-8).

use grid::Dir8;
use skirmish::FigureId;

use crate::State;
use crate::action::Who;
use crate::place::{BigStride, Footing, Shape, SpaceSet, Way};
use crate::reason::Reason;

/// Who is in the way of a large figure.
pub(crate) struct Crowd {
    /// Spaces of other large figures.
    large: SpaceSet,
    /// Spaces of all others.
    taken: SpaceSet,
}

/// Why there is no such shift or turn of a large figure.
pub(crate) fn no_shift(way: Way) -> Reason {
    match way {
        Way::Step(Dir8::NE | Dir8::SE | Dir8::SW | Dir8::NW) => Reason::LargeDiagonal,
        Way::Turn(_) => Reason::LargeTurn,
        Way::Step(_) => Reason::LargeWall,
    }
}

impl State {
    /// May a large figure shift or turn so (D16-LRG-1 to D16-LRG-8), through a door only if it is wide enough
    /// (D16-INT-23)?
    pub(crate) fn may_shift(&self, crowd: &Crowd, stride: &BigStride, left: u8) -> Result<u8, Reason> {
        if !stride.is_free(self.closed) {
            return Err(Reason::LargeDoor);
        }
        if self.can_finish_big(stride.to, left - 1, &crowd.large, &crowd.taken) {
            Ok(1)
        } else {
            Err(Reason::LargeStop)
        }
    }

    /// Whom a large figure may not stop on, and whom it may drive away.
    pub(crate) fn crowd(&self, who: Who) -> Crowd {
        Crowd { large: self.large_spaces(who), taken: self.taken_but(who) }
    }

    /// The spaces of other large figures.
    fn large_spaces(&self, who: Who) -> SpaceSet {
        let mut spaces = SpaceSet::EMPTY;
        for (id, demon) in self.demons.iter() {
            if demon.shape != Shape::One && Who::Demon(id) != who {
                self.arena().cells(demon.footing()).iter().for_each(|cell| {
                    spaces.insert(cell.index());
                });
            }
        }
        spaces
    }

    /// May a large figure stop here: no large figure under it, and room for small ones to leave (D16-LRG-4, D16-LRG-5,
    /// D16-LRG-8)?
    fn can_stop_big(&self, footing: Footing, large: &SpaceSet, taken: &SpaceSet) -> bool {
        let cells = self.arena().cells(footing);
        if cells.iter().any(|cell| large.contains(cell.index())) {
            return false;
        }
        // Everybody under it needs a space of his own that he can get to.
        self.figures().all(|who| {
            let at = self.footing(who).filter(|at| at.shape == Shape::One && cells.contains(&at.at));
            let (mut rooms, mut guests) = (0, 0);
            if let Some(at) = at {
                self.nearest(&[at.at], self.walks(who), |space| {
                    match (cells.contains(&space), taken.contains(space.index())) {
                        (true, true) => guests += 1,
                        (false, false) => rooms += 1,
                        _ => {}
                    }
                    false
                });
            }
            rooms >= guests
        })
    }

    /// May this large demon stop where it is?
    pub(crate) fn may_stop_here(&self, id: FigureId) -> bool {
        let who = Who::Demon(id);
        let (large, taken) = (self.large_spaces(who), self.taken_but(who));
        self.footing(who).is_some_and(|footing| self.can_stop_big(footing, &large, &taken))
    }

    fn can_finish_big(&self, footing: Footing, left: u8, large: &SpaceSet, taken: &SpaceSet) -> bool {
        if self.can_stop_big(footing, large, taken) {
            return true;
        }
        let mut seen = vec![footing];
        let mut rim = vec![footing];
        for _ in 0..left {
            let mut next = Vec::new();
            for &from in &rim {
                for stride in
                    self.arena().big_strides(from).iter().filter(|stride| stride.is_free(self.closed))
                {
                    if seen.contains(&stride.to) {
                        continue;
                    }
                    if self.can_stop_big(stride.to, large, taken) {
                        return true;
                    }
                    seen.push(stride.to);
                    next.push(stride.to);
                }
            }
            rim = next;
        }
        false
    }
}
