//! Map pieces laid side by side: which spaces there are, and where pieces are joined (D04-MOVE-8).

use std::collections::{BTreeMap, BTreeSet};

use grid::Dir;
use skirmish::{AreaId, Pos};

use super::model::{PlacedPiece, Scenario};
use crate::Opening;

/// The pieces of a scenario in their places, right or wrong; the checker and the arena are made from it.
pub(super) struct Layout {
    /// All pieces, area by area.
    pub(super) pieces: Vec<(AreaId, PlacedPiece)>,
    /// Which piece each space belongs to; the first one where pieces overlap.
    pub(super) cells: BTreeMap<Pos, usize>,
    /// Pieces that lie on an earlier one: itself, the other, and the first space they share.
    pub(super) overlaps: Vec<(usize, usize, Pos)>,
    /// All openings.
    pub(super) mouths: Vec<Mouth>,
    joins: BTreeSet<(Pos, Dir)>,
}

/// An opening of a piece in its place.
pub(super) struct Mouth {
    pub(super) piece: usize,
    pub(super) opening: Opening,
    pub(super) spaces: [Pos; 2],
    pub(super) leads: Leads,
}

/// What is on the other side of an opening.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Leads {
    /// An opening of another piece.
    Joined(usize),
    /// The wall of another piece.
    Against(usize),
    /// Nothing.
    Nowhere,
}

impl Layout {
    pub(super) fn new(scenario: &Scenario) -> Layout {
        let numbered = scenario.areas.iter().enumerate();
        let pieces: Vec<_> =
            numbered.flat_map(|(n, area)| area.pieces.iter().map(move |&p| (AreaId(n as u8), p))).collect();
        let mut layout = Layout {
            pieces,
            cells: BTreeMap::new(),
            overlaps: Vec::new(),
            mouths: Vec::new(),
            joins: BTreeSet::new(),
        };
        for number in 0..layout.pieces.len() {
            layout.lay(number);
        }
        layout.join();
        layout
    }

    fn lay(&mut self, number: usize) {
        let placed = self.pieces[number].1;
        let shape = placed.piece.shape(placed.turn);
        let pos = |(x, y): (u8, u8)| Pos::new(placed.at.x + i16::from(x), placed.at.y + i16::from(y));
        for space in shape.spaces().map(pos) {
            let owner = *self.cells.entry(space).or_insert(number);
            let known = self.overlaps.iter().any(|&(later, first, _)| (later, first) == (number, owner));
            if owner != number && !known {
                self.overlaps.push((number, owner, space));
            }
        }
        for &opening in shape.openings() {
            let spaces = shape.opening_spaces(opening).map(pos);
            self.mouths.push(Mouth { piece: number, opening, spaces, leads: Leads::Nowhere });
        }
    }

    fn join(&mut self) {
        let far: BTreeMap<_, _> =
            self.mouths.iter().map(|mouth| ((mouth.spaces, mouth.opening.side), mouth.piece)).collect();
        for mouth in &mut self.mouths {
            let side = mouth.opening.side;
            let across = mouth.spaces.map(|space| space.step(side));
            mouth.leads = match far.get(&(across, side.opposite())) {
                Some(&piece) => Leads::Joined(piece),
                None => across
                    .iter()
                    .find_map(|space| self.cells.get(space))
                    .map_or(Leads::Nowhere, |&p| Leads::Against(p)),
            };
            if matches!(mouth.leads, Leads::Joined(_)) {
                self.joins.extend(mouth.spaces.map(|space| (space, side)));
            }
        }
    }

    /// Can one go from this space to the next, doors aside?
    pub(super) fn is_open(&self, from: Pos, dir: Dir) -> bool {
        match (self.cells.get(&from), self.cells.get(&from.step(dir))) {
            (Some(here), Some(there)) => here == there || self.joins.contains(&(from, dir)),
            _ => false,
        }
    }

    /// The area a space belongs to.
    pub(super) fn area_of(&self, pos: Pos) -> Option<AreaId> {
        self.cells.get(&pos).map(|&piece| self.pieces[piece].0)
    }

    /// The opening at exactly these two spaces and this side.
    pub(super) fn mouth_at(&self, spaces: &[Pos], side: Dir) -> Option<&Mouth> {
        self.mouths.iter().find(|mouth| mouth.spaces == spaces && mouth.opening.side == side)
    }
}
