//! Map pieces side by side: rooms and corridors that fit, with every opening joined, or with room to close it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use doom2004::{Opening, Piece, PieceGroup, Turn};
use grid::Dir;
use skirmish::{Extent, Pos, Run};

use crate::luck::Luck;

/// Pieces that lead from room to room, and how much each is liked.
const WAYS: [(&str, usize); 6] =
    [("HALL3", 5), ("TEE", 4), ("BENDS", 3), ("HALL6", 2), ("CROSS", 2), ("BENDL", 2)];
/// So often a room is tried to be added before the plan is given up.
const TRIES: usize = 60;
/// Ways that are looked at before one is taken: the best of them keeps the plan together.
const LOOKS: usize = 4;
/// The most pieces of a way that closes a ring.
const RING: usize = 3;
/// The longest way through one of them.
const LONGEST: u16 = 7;
/// A ring joins pieces that were at least so many apart.
const APART: usize = 3;

/// A piece in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Laid {
    pub(super) piece: Piece,
    pub(super) turn: Turn,
    pub(super) at: Pos,
}

impl Laid {
    /// Its spaces.
    pub(super) fn spaces(self) -> impl Iterator<Item = Pos> {
        let shape = self.piece.shape(self.turn);
        shape.spaces().map(move |place| self.on_map(place))
    }
    /// Its openings: the two spaces inside, and the side.
    fn mouths(self) -> impl Iterator<Item = ([Pos; 2], Dir)> {
        let shape = self.piece.shape(self.turn);
        let inside = move |opening: Opening| shape.opening_spaces(opening).map(|place| self.on_map(place));
        shape.openings().iter().map(move |&opening| (inside(opening), opening.side))
    }
    fn on_map(self, (x, y): (u8, u8)) -> Pos {
        Pos::new(self.at.x + i16::from(x), self.at.y + i16::from(y))
    }
    /// Is it a room, and no way between rooms?
    pub(super) fn is_room(self) -> bool {
        self.piece.card().group == PieceGroup::Room
    }
}

/// An opening in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mouth {
    /// The piece it belongs to.
    pub(super) piece: usize,
    /// The two spaces inside.
    pub(super) spaces: [Pos; 2],
    /// Where it leads.
    pub(super) side: Dir,
    /// The opening it is joined to.
    pub(super) joined: Option<usize>,
}

impl Mouth {
    /// The two spaces outside.
    pub(super) fn outside(self) -> [Pos; 2] {
        self.spaces.map(|pos| pos.step(self.side))
    }
    /// The line of a door in it.
    pub(super) fn line(self) -> Run {
        let [first, last] = self.spaces;
        match self.side {
            Dir::E => Run { across: Dir::E, line: first.x + 1, from: first.y, to: last.y },
            Dir::W => Run { across: Dir::E, line: first.x, from: first.y, to: last.y },
            Dir::S => Run { across: Dir::S, line: first.y + 1, from: first.x, to: last.x },
            Dir::N => Run { across: Dir::S, line: first.y, from: first.x, to: last.x },
        }
    }
}

/// The pieces that lie.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) laid: Vec<Laid>,
    pub(super) mouths: Vec<Mouth>,
    /// The piece of each space.
    pub(super) cells: BTreeMap<Pos, usize>,
    /// What must stay free before an opening, so that it can be closed.
    kept: BTreeMap<Pos, usize>,
    /// How many of each piece are left in the box.
    left: Vec<u32>,
    /// All that lies.
    around: Option<Extent>,
    /// Width and height of the table.
    table: (u16, u16),
}

/// What is wanted of a plan.
pub(super) struct Wish {
    /// The rooms, in the order in which they are laid; the first is where the marines begin.
    pub(super) rooms: Vec<Piece>,
    /// Rings, if they can be closed.
    pub(super) rings: usize,
    /// Width and height of the table.
    pub(super) table: (u16, u16),
}

/// The piece of that name; all names here are in the box.
pub(super) fn piece(name: &str) -> Option<Piece> {
    name.parse().ok()
}

impl Board {
    /// A plan with all these rooms; nothing if luck did not find one.
    pub(super) fn grow(wish: &Wish, luck: &mut Luck) -> Option<Board> {
        let mut board = Board {
            laid: Vec::new(),
            mouths: Vec::new(),
            cells: BTreeMap::new(),
            kept: BTreeMap::new(),
            left: Piece::all().map(|piece| piece.card().count).collect(),
            around: None,
            table: wish.table,
        };
        let (&first, others) = wish.rooms.split_first()?;
        let turn = Turn::ALL[luck.below(4)];
        board.put(Laid { piece: first, turn, at: Pos::new(0, 0) });
        for &room in others {
            board = (0..TRIES).find_map(|_| board.with_room(room, luck))?;
        }
        for _ in 0..wish.rings {
            board.close_ring(luck);
        }
        Some(board)
    }

    /// The board with one more room, behind up to two pieces of a way; nothing if it does not fit there.
    fn with_room(&self, room: Piece, luck: &mut Luck) -> Option<Board> {
        let mut board = self.clone();
        let mut mouth = luck.pick(&board.open_mouths())?;
        for _ in 0..luck.weighed(&[25, 50, 25]) {
            let way = board.any_way(luck)?;
            mouth = board.add(mouth, way, luck)?;
        }
        board.add(mouth, room, luck)?;
        // Something must be left to go on from.
        (!board.open_mouths().is_empty()).then_some(board)
    }

    /// A piece that leads on, as the box still has one.
    fn any_way(&self, luck: &mut Luck) -> Option<Piece> {
        let ways = WAYS.map(|(name, liked)| {
            let piece = piece(name);
            let left = piece.is_some_and(|piece| self.left[piece.index()] > 0);
            (piece, if left { liked } else { 0 })
        });
        ways[luck.weighed(&ways.map(|(_, liked)| liked))].0
    }

    /// Lays a piece before an opening. Another opening of it, to go on from; the same again if it has none.
    fn add(&mut self, mouth: usize, piece: Piece, luck: &mut Luck) -> Option<usize> {
        if self.left[piece.index()] == 0 {
            return None;
        }
        let choices = self.choices(mouth, piece);
        let looks: Vec<(Laid, usize)> = (0..LOOKS).filter_map(|_| luck.pick(&choices)).collect();
        let (laid, _) = looks.into_iter().max_by_key(|(laid, joins)| (*joins, -self.spread(*laid)))?;
        let number = self.put(laid);
        let on: Vec<usize> =
            self.open_mouths().into_iter().filter(|&open| self.mouths[open].piece == number).collect();
        luck.pick(&on).or(Some(mouth))
    }

    /// Half the way round all that lies, with one piece more.
    fn spread(&self, laid: Laid) -> i32 {
        let around = self.around_with(laid);
        around.map_or(0, |around| i32::from(around.width()) + i32::from(around.height()))
    }

    fn around_with(&self, laid: Laid) -> Option<Extent> {
        let known = self.around.into_iter().flat_map(|around| [around.from, around.to]);
        Extent::around(known.chain(laid.spaces()))
    }

    /// All places for a piece before an opening, and how many openings would be joined.
    fn choices(&self, mouth: usize, piece: Piece) -> Vec<(Laid, usize)> {
        let (goal, side) = (self.mouths[mouth].outside(), self.mouths[mouth].side.opposite());
        let mut choices = Vec::new();
        for turn in Turn::ALL {
            let shape = piece.shape(turn);
            for &opening in shape.openings().iter().filter(|opening| opening.side == side) {
                let [(x, y), _] = shape.opening_spaces(opening);
                let laid =
                    Laid { piece, turn, at: Pos::new(goal[0].x - i16::from(x), goal[0].y - i16::from(y)) };
                let known = choices.iter().any(|(other, _): &(Laid, usize)| {
                    other.at == laid.at && other.piece.shape(other.turn) == shape
                });
                if !known && let Some(joins) = self.fits(laid) {
                    choices.push((laid, joins));
                }
            }
        }
        choices
    }

    /// How many openings a piece would join; nothing if it cannot lie there.
    fn fits(&self, laid: Laid) -> Option<usize> {
        let own: BTreeSet<Pos> = laid.spaces().collect();
        let around = self.around_with(laid)?;
        if own.iter().any(|pos| self.cells.contains_key(pos))
            || around.width() > self.table.0
            || around.height() > self.table.1
        {
            return None;
        }
        let mouths: Vec<([Pos; 2], Dir)> = laid.mouths().collect();
        // What is kept for an opening is for who joins it.
        let joins = |kept: usize| {
            let there = self.mouths[kept];
            mouths.contains(&(there.outside(), there.side.opposite()))
        };
        if own.iter().filter_map(|pos| self.kept.get(pos)).any(|&kept| !joins(kept)) {
            return None;
        }
        let mut joined = 0;
        for &(spaces, side) in &mouths {
            let outside = spaces.map(|pos| pos.step(side));
            let free = |pos: &Pos| {
                !self.cells.contains_key(pos) && !self.kept.contains_key(pos) && !own.contains(pos)
            };
            match self.open_at(outside, side.opposite()) {
                Some(_) => joined += 1,
                None if outside.iter().all(free) => {}
                None => return None,
            }
        }
        Some(joined)
    }

    /// Lays a piece that fits; its number.
    fn put(&mut self, laid: Laid) -> usize {
        let number = self.laid.len();
        self.around = self.around_with(laid);
        self.left[laid.piece.index()] = self.left[laid.piece.index()].saturating_sub(1);
        self.laid.push(laid);
        self.cells.extend(laid.spaces().map(|pos| (pos, number)));
        for (spaces, side) in laid.mouths() {
            let mut mouth = Mouth { piece: number, spaces, side, joined: None };
            let place = self.mouths.len();
            if let Some(there) = self.open_at(mouth.outside(), side.opposite()) {
                mouth.joined = Some(there);
                self.mouths[there].joined = Some(place);
                self.kept.retain(|_, kept| *kept != there);
            } else {
                self.kept.extend(mouth.outside().map(|pos| (pos, place)));
            }
            self.mouths.push(mouth);
        }
        number
    }

    /// The open mouth at exactly these spaces.
    fn open_at(&self, spaces: [Pos; 2], side: Dir) -> Option<usize> {
        let here = |mouth: &Mouth| mouth.joined.is_none() && mouth.side == side && mouth.spaces == spaces;
        self.mouths.iter().position(here)
    }

    /// Openings that are not joined.
    pub(super) fn open_mouths(&self) -> Vec<usize> {
        (0..self.mouths.len()).filter(|&mouth| self.mouths[mouth].joined.is_none()).collect()
    }

    /// Joined openings, each pair once.
    pub(super) fn joins(&self) -> impl Iterator<Item = [usize; 2]> {
        let pair = |(one, mouth): (usize, &Mouth)| {
            mouth.joined.filter(|&other| one < other).map(|other| [one, other])
        };
        self.mouths.iter().enumerate().filter_map(pair)
    }

    /// Leads from one opening to another that was far from it.
    fn close_ring(&mut self, luck: &mut Luck) {
        let mut open = self.open_mouths();
        luck.shuffle(&mut open);
        for mouth in open {
            let steps = self.steps_from(self.mouths[mouth].piece);
            if let Some(ring) = self.ring(mouth, &steps, RING, luck) {
                *self = ring;
                return;
            }
        }
    }

    /// The board with such a way, of so many pieces at most.
    fn ring(&self, mouth: usize, steps: &[usize], left: usize, luck: &mut Luck) -> Option<Board> {
        if !self.has_end_near(mouth, steps, left) {
            return None;
        }
        let mut pieces: Vec<Piece> = WAYS.iter().filter_map(|(name, _)| piece(name)).collect();
        luck.shuffle(&mut pieces);
        for piece in pieces.into_iter().filter(|piece| self.left[piece.index()] > 0) {
            for (laid, joins) in self.choices(mouth, piece) {
                if joins == 1 && left == 1 {
                    continue;
                }
                let mut board = self.clone();
                let number = board.put(laid);
                let ends = board.mouths.iter().filter(|end| end.piece == number);
                let met = ends.filter_map(|end| end.joined).map(|there| board.mouths[there].piece);
                let far = met.filter_map(|piece| steps.get(piece)).any(|&away| away >= APART);
                if joins > 1 && far {
                    return Some(board);
                }
                if joins > 1 {
                    continue;
                }
                let on = board.open_mouths().into_iter().filter(|&open| board.mouths[open].piece == number);
                for next in on.collect::<Vec<_>>() {
                    if let Some(ring) = board.ring(next, steps, left - 1, luck) {
                        return Some(ring);
                    }
                }
            }
        }
        None
    }

    /// Is there an opening that so many pieces can lead to, and that is worth it?
    fn has_end_near(&self, mouth: usize, steps: &[usize], left: usize) -> bool {
        let [from, _] = self.mouths[mouth].outside();
        let most = LONGEST * left as u16;
        self.mouths.iter().filter(|end| end.joined.is_none()).any(|end| {
            let [to, _] = end.outside();
            let apart = steps.get(end.piece).is_some_and(|&away| away >= APART);
            apart && from.x.abs_diff(to.x) + from.y.abs_diff(to.y) <= most
        })
    }

    /// How many pieces each piece is away from one.
    fn steps_from(&self, piece: usize) -> Vec<usize> {
        let mut steps = vec![usize::MAX; self.laid.len()];
        steps[piece] = 0;
        let mut queue = VecDeque::from([piece]);
        while let Some(here) = queue.pop_front() {
            let there =
                self.mouths.iter().filter(|mouth| mouth.piece == here).filter_map(|mouth| mouth.joined);
            for next in there.map(|mouth| self.mouths[mouth].piece).collect::<Vec<_>>() {
                if steps[next] == usize::MAX {
                    steps[next] = steps[here] + 1;
                    queue.push_back(next);
                }
            }
        }
        steps
    }

    /// Closes every opening but these; nothing if the box has not enough caps.
    pub(super) fn cap(&mut self, but: &[usize]) -> Option<()> {
        let cap = piece("CAP")?;
        for mouth in self.open_mouths().into_iter().filter(|mouth| !but.contains(mouth)) {
            if self.left[cap.index()] == 0 {
                return None;
            }
            let (laid, _) = *self.choices(mouth, cap).first()?;
            self.put(laid);
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(seed: u64) -> Option<Board> {
        let rooms =
            ["ROOM4", "ROOM5", "ROOM9x5", "ROOM4", "ROOM10x5-3"].iter().filter_map(|name| piece(name));
        let wish = Wish { rooms: rooms.collect(), rings: 2, table: (34, 28) };
        Board::grow(&wish, &mut Luck::new(seed, 0))
    }

    #[test]
    fn pieces_never_lie_on_each_other_and_openings_lead_somewhere() {
        let plans: Vec<Board> = (0..40).filter_map(plan).collect();
        assert!(plans.len() >= 30, "{} plans of 40 seeds", plans.len());
        for mut board in plans {
            assert_eq!(board.laid.iter().map(|laid| laid.spaces().count()).sum::<usize>(), board.cells.len());
            if board.cap(&[]).is_some() {
                assert!(board.open_mouths().is_empty());
                assert_eq!(
                    board.laid.iter().map(|laid| laid.spaces().count()).sum::<usize>(),
                    board.cells.len()
                );
            }
        }
    }

    #[test]
    fn some_plans_have_rings() {
        let ringed = |board: &Board| board.joins().count() >= board.laid.len();
        let rings = (0..40).filter_map(plan).filter(ringed).count();
        assert!(rings >= 10, "{rings} of 40");
    }
}
