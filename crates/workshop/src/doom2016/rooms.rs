//! Rooms side by side: a rectangle cut up, the ways between, doors and open gaps, rings as well as branches.

use std::collections::VecDeque;

use grid::Dir;
use skirmish::{Extent, Pos, Run};

use crate::luck::Luck;

/// A room is at least so wide and so high.
const NARROW: i16 = 3;
/// Doors of the box.
const DOORS: usize = 8;
/// A ring joins rooms that were at least so many ways apart.
const APART: usize = 3;

/// A way between two rooms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub(super) rooms: [usize; 2],
    pub(super) line: Run,
    /// A door, or an open gap.
    pub(super) door: bool,
}

/// The rooms and ways of a map; marines begin in the first room.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) rooms: Vec<Extent>,
    pub(super) ways: Vec<Way>,
}

/// What is wanted of a plan.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    pub(super) width: i16,
    pub(super) height: i16,
    pub(super) rooms: usize,
    pub(super) rings: usize,
}

impl Plan {
    /// A plan as it is wished for; nothing if luck did not find one.
    pub(super) fn cut(wish: Wish, luck: &mut Luck) -> Option<Plan> {
        let whole = Extent { from: Pos::new(0, 0), to: Pos::new(wish.width - 1, wish.height - 1) };
        let mut rooms = vec![whole];
        // One more than wanted: leaving it out gives the map an outline.
        while rooms.len() < wish.rooms + 1 {
            let largest = (0..rooms.len()).max_by_key(|&room| rooms[room].places().count())?;
            let halves = halved(rooms[largest], luck)?;
            rooms.splice(largest..=largest, halves);
        }
        let mut outer: Vec<usize> =
            (0..rooms.len()).filter(|&room| is_at_corner(rooms[room], whole)).collect();
        luck.shuffle(&mut outer);
        outer.sort_by_key(|&room| rooms[room].places().count());
        let rooms = outer.into_iter().find_map(|out| {
            let mut rest = rooms.clone();
            rest.remove(out);
            is_whole(&rest).then_some(rest)
        })?;
        let rooms = begin_at_the_rim(rooms, whole, luck)?;
        let mut plan = Plan { rooms, ways: Vec::new() };
        plan.connect(wish.rings, luck)?;
        Some(plan)
    }

    /// A way to every room, then rings; the first room is shut off by doors.
    fn connect(&mut self, rings: usize, luck: &mut Luck) -> Option<()> {
        let mut borders: Vec<([usize; 2], Run)> = Vec::new();
        for one in 0..self.rooms.len() {
            for other in one + 1..self.rooms.len() {
                borders.extend(border(self.rooms[one], self.rooms[other]).map(|line| ([one, other], line)));
            }
        }
        luck.shuffle(&mut borders);
        let mut reached = vec![0];
        while reached.len() < self.rooms.len() {
            let leads = |pair: &[usize; 2]| reached.contains(&pair[0]) != reached.contains(&pair[1]);
            let (pair, line) = *borders.iter().find(|(pair, _)| leads(pair))?;
            reached.extend(pair.iter().copied().filter(|room| !reached.contains(room)).collect::<Vec<_>>());
            self.open(pair, line, luck);
        }
        for _ in 0..rings {
            let ring = borders.iter().find(|(pair, _)| self.steps_from(pair[0])[pair[1]] >= APART);
            let Some(&(pair, line)) = ring else { break };
            self.open(pair, line, luck);
        }
        let doors = self.ways.iter().filter(|way| way.door).count();
        (doors <= DOORS).then_some(())
    }

    /// Opens a way two or three wide somewhere on a border.
    fn open(&mut self, rooms: [usize; 2], border: Run, luck: &mut Luck) {
        let spare = self.ways.iter().filter(|way| way.door).count() < DOORS - 2;
        let door = rooms.contains(&0) || (spare && luck.percent(45));
        let length = i16::try_from(border.length()).unwrap_or(2);
        let wide = if !door && length > 4 && luck.percent(40) { 3 } else { 2 };
        let from = border.from + luck.between(0, length - wide);
        self.ways.push(Way { rooms, line: Run { from, to: from + wide - 1, ..border }, door });
    }

    /// How many ways each room is away from one.
    pub(super) fn steps_from(&self, room: usize) -> Vec<usize> {
        let mut steps = vec![usize::MAX; self.rooms.len()];
        steps[room] = 0;
        let mut queue = VecDeque::from([room]);
        while let Some(here) = queue.pop_front() {
            for way in self.ways.iter().filter(|way| way.rooms.contains(&here)) {
                let there = way.rooms[usize::from(way.rooms[0] == here)];
                if steps[there] == usize::MAX {
                    steps[there] = steps[here] + 1;
                    queue.push_back(there);
                }
            }
        }
        steps
    }

    /// Rooms on a shortest way from the first one to another, both included.
    pub(super) fn road(&self, to: usize) -> Vec<usize> {
        let steps = self.steps_from(0);
        let mut road = vec![to];
        while let Some(&here) = road.last().filter(|&&here| here != 0) {
            let ways = self.ways.iter().filter(|way| way.rooms.contains(&here));
            let before = ways
                .map(|way| way.rooms[usize::from(way.rooms[0] == here)])
                .find(|&room| steps[room] < steps[here]);
            let Some(before) = before else { break };
            road.push(before);
        }
        road.reverse();
        road
    }

    /// How many ways lead into a room.
    pub(super) fn degree(&self, room: usize) -> usize {
        self.ways.iter().filter(|way| way.rooms.contains(&room)).count()
    }
}

/// Two rooms of one, cut across its longer side, now and then so that one of them is a gallery.
fn halved(room: Extent, luck: &mut Luck) -> Option<[Extent; 2]> {
    let (width, height) = (room.width() as i16, room.height() as i16);
    let across = if width == height { luck.percent(50) } else { width > height };
    let long = if across { width } else { height };
    if long < 2 * NARROW {
        return None;
    }
    let least = (long * 2 / 5).max(NARROW);
    let cut = if long >= 8 && luck.percent(25) {
        [NARROW, long - NARROW][luck.below(2)]
    } else {
        luck.between(least, long - least)
    };
    let Extent { from, to } = room;
    Some(if across {
        [
            Extent { from, to: Pos::new(from.x + cut - 1, to.y) },
            Extent { from: Pos::new(from.x + cut, from.y), to },
        ]
    } else {
        [
            Extent { from, to: Pos::new(to.x, from.y + cut - 1) },
            Extent { from: Pos::new(from.x, from.y + cut), to },
        ]
    })
}

fn is_at_corner(room: Extent, whole: Extent) -> bool {
    let [west, east] = [room.from.x == whole.from.x, room.to.x == whole.to.x];
    let [north, south] = [room.from.y == whole.from.y, room.to.y == whole.to.y];
    (west || east) && (north || south)
}

/// Can one get from every room to every other?
fn is_whole(rooms: &[Extent]) -> bool {
    let mut found = vec![0];
    let mut at = 0;
    while let Some(&here) = found.get(at) {
        at += 1;
        let next = (0..rooms.len()).filter(|&room| border(rooms[here], rooms[room]).is_some());
        let new: Vec<usize> = next.filter(|room| !found.contains(room)).collect();
        found.extend(new);
    }
    found.len() == rooms.len()
}

/// The first room is one at the rim, neither tiny nor the largest.
fn begin_at_the_rim(mut rooms: Vec<Extent>, whole: Extent, luck: &mut Luck) -> Option<Vec<Extent>> {
    let fine = |room: &Extent| {
        let rim = room.from.x == whole.from.x
            || room.to.x == whole.to.x
            || room.from.y == whole.from.y
            || room.to.y == whole.to.y;
        rim && room.width() >= 4 && room.height() >= 4 && room.places().count() <= 48
    };
    let starts: Vec<usize> = (0..rooms.len()).filter(|&room| fine(&rooms[room])).collect();
    let first = luck.pick(&starts)?;
    rooms.swap(0, first);
    Some(rooms)
}

/// The line that two rooms share, if a large figure gets through it.
fn border(one: Extent, other: Extent) -> Option<Run> {
    let along = |a: (i16, i16), b: (i16, i16)| (a.0.max(b.0), a.1.min(b.1));
    let rows = along((one.from.y, one.to.y), (other.from.y, other.to.y));
    let columns = along((one.from.x, one.to.x), (other.from.x, other.to.x));
    let run = |across, line, (from, to): (i16, i16)| (to > from).then_some(Run { across, line, from, to });
    if one.to.x + 1 == other.from.x {
        run(Dir::E, other.from.x, rows)
    } else if other.to.x + 1 == one.from.x {
        run(Dir::E, one.from.x, rows)
    } else if one.to.y + 1 == other.from.y {
        run(Dir::S, other.from.y, columns)
    } else if other.to.y + 1 == one.from.y {
        run(Dir::S, one.from.y, columns)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_hold_together_and_some_have_rings() {
        let wish = Wish { width: 18, height: 14, rooms: 7, rings: 2 };
        let plans: Vec<Plan> = (0..60).filter_map(|seed| Plan::cut(wish, &mut Luck::new(seed, 0))).collect();
        assert!(plans.len() > 30, "{} of 60", plans.len());
        for plan in &plans {
            assert_eq!(plan.rooms.len(), 7);
            assert!(plan.steps_from(0).iter().all(|&steps| steps < 7));
            assert!(plan.ways.iter().all(|way| way.line.length() >= 2));
            assert!(plan.ways.iter().filter(|way| way.rooms.contains(&0)).all(|way| way.door));
            let last = plan.rooms.len() - 1;
            assert_eq!(plan.road(last).len(), plan.steps_from(0)[last] + 1);
        }
        assert!(plans.iter().filter(|plan| plan.ways.len() >= plan.rooms.len()).count() > plans.len() / 2);
    }
}
