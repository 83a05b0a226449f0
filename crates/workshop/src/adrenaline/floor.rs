//! The floor of an arena: rooms that grow side by side, doors between them, and spawnpoints far apart.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use grid::Dir;
use skirmish::Pos;

use crate::luck::Luck;

/// Floors of rooms, the three with a spawnpoint first.
pub(super) const COLOURS: [&str; 6] = ["red", "yellow", "blue", "white", "green", "purple"];
/// Spawnpoints are at least so many steps apart.
const APART: usize = 2;
/// A room has no more squares than this: behind its doors everybody would see everything.
const LARGEST: usize = 5;

/// What is wanted.
#[derive(Clone, Copy)]
pub(super) struct Wish {
    pub(super) width: i16,
    pub(super) height: i16,
    pub(super) squares: i16,
    pub(super) rooms: usize,
}

/// Rooms by square, doors by the square west or north of them, spawnpoints in the order of the colours.
pub(super) struct Floor {
    pub(super) rooms: BTreeMap<Pos, usize>,
    pub(super) doors: BTreeSet<(Pos, Dir)>,
    pub(super) spawnpoints: [Pos; 3],
}

impl Floor {
    /// One attempt; nothing if rooms cannot grow, or spawnpoints would be too near to each other.
    pub(super) fn cut(wish: Wish, luck: &mut Luck) -> Option<Floor> {
        let rooms = grown(wish, luck)?;
        let doors = joined(&rooms, wish.rooms, luck)?;
        let mut floor = Floor { rooms, doors, spawnpoints: [Pos::default(); 3] };
        floor.spawnpoints = floor.farthest()?;
        floor.name_rooms();
        Some(floor)
    }

    /// The squares of three rooms that are farthest from each other, and about equally far.
    fn farthest(&self) -> Option<[Pos; 3]> {
        let steps: BTreeMap<Pos, BTreeMap<Pos, usize>> =
            self.rooms.keys().map(|pos| (*pos, self.steps_from(*pos))).collect();
        let all: Vec<Pos> = self.rooms.keys().copied().collect();
        let mut best: Option<(usize, [Pos; 3])> = None;
        for (n, &a) in all.iter().enumerate() {
            for (m, &b) in all.iter().enumerate().skip(n + 1) {
                for &c in &all[m + 1..] {
                    let rooms = BTreeSet::from([a, b, c].map(|pos| self.rooms[&pos]));
                    let mut ways = [steps[&a][&b], steps[&b][&c], steps[&a][&c]];
                    ways.sort_unstable();
                    let [near, _, far] = ways;
                    let value = 4 * near + 8 - (far - near).min(8);
                    let fits = rooms.len() == 3 && near >= APART;
                    if fits && best.is_none_or(|(most, _)| value > most) {
                        best = Some((value, [a, b, c]));
                    }
                }
            }
        }
        best.map(|(_, spots)| spots)
    }

    /// The rooms with spawnpoints become the first three.
    fn name_rooms(&mut self) {
        let first = self.spawnpoints.map(|pos| self.rooms[&pos]);
        let numbers: BTreeSet<usize> = self.rooms.values().copied().collect();
        let rest = numbers.into_iter().filter(|room| !first.contains(room));
        let order: Vec<usize> = first.into_iter().chain(rest).collect();
        for room in self.rooms.values_mut() {
            *room = order.iter().position(|old| old == room).unwrap_or(0);
        }
    }

    /// May one step from a square to the one beside it?
    fn is_open(&self, pos: Pos, dir: Dir) -> bool {
        let beside = pos.step(dir);
        let door = match dir {
            Dir::E | Dir::S => (pos, dir),
            Dir::N | Dir::W => (beside, dir.opposite()),
        };
        self.rooms.get(&beside) == self.rooms.get(&pos) || self.doors.contains(&door)
    }

    fn steps_from(&self, start: Pos) -> BTreeMap<Pos, usize> {
        let mut steps = BTreeMap::from([(start, 0)]);
        let mut left = VecDeque::from([start]);
        while let Some(pos) = left.pop_front() {
            for dir in Dir::ALL {
                let beside = pos.step(dir);
                if self.is_open(pos, dir) && !steps.contains_key(&beside) {
                    steps.insert(beside, steps[&pos] + 1);
                    left.push_back(beside);
                }
            }
        }
        steps
    }
}

/// Squares beside a square, within the wish.
fn beside(wish: Wish, pos: Pos) -> impl Iterator<Item = Pos> {
    let inside = move |pos: &Pos| (0..wish.width).contains(&pos.x) && (0..wish.height).contains(&pos.y);
    Dir::ALL.into_iter().map(move |dir| pos.step(dir)).filter(inside)
}

/// Rooms that grow square by square, the smallest first, each from the rim of what is there.
fn grown(wish: Wish, luck: &mut Luck) -> Option<BTreeMap<Pos, usize>> {
    let first = Pos::new(luck.between(0, wish.width - 1), luck.between(0, wish.height - 1));
    let mut rooms = BTreeMap::from([(first, 0)]);
    for room in 1..wish.rooms {
        // Two squares on, so that the room between them has space to grow.
        let near = rooms.keys().flat_map(|pos| beside(wish, *pos)).flat_map(|pos| beside(wish, pos));
        let free: Vec<Pos> = near.filter(|pos| !rooms.contains_key(pos)).collect();
        rooms.insert(luck.pick(&free)?, room);
    }
    while (rooms.len() as i16) < wish.squares {
        let size = |room: usize| rooms.values().filter(|of| **of == room).count();
        let mut order: Vec<(usize, usize, usize)> =
            (0..wish.rooms).map(|room| (size(room), luck.below(100), room)).collect();
        order.sort_unstable();
        let next = order.into_iter().filter(|(size, ..)| *size < LARGEST).find_map(|(_, _, room)| {
            let own = rooms.iter().filter(|(_, of)| **of == room).map(|(pos, _)| *pos);
            let rim: Vec<Pos> =
                own.flat_map(|pos| beside(wish, pos)).filter(|pos| !rooms.contains_key(pos)).collect();
            Some((luck.pick(&rim)?, room))
        });
        let (pos, room) = next?;
        rooms.insert(pos, room);
    }
    Some(rooms)
}

/// Doors between rooms that touch: from each room at least two, and all hang together.
fn joined(rooms: &BTreeMap<Pos, usize>, count: usize, luck: &mut Luck) -> Option<BTreeSet<(Pos, Dir)>> {
    let mut borders: BTreeMap<[usize; 2], Vec<(Pos, Dir)>> = BTreeMap::new();
    for (&pos, &room) in rooms {
        for dir in [Dir::E, Dir::S] {
            if let Some(&other) = rooms.get(&pos.step(dir)).filter(|other| **other != room) {
                borders.entry([room.min(other), room.max(other)]).or_default().push((pos, dir));
            }
        }
    }
    let mut pairs: Vec<[usize; 2]> = borders.keys().copied().collect();
    luck.shuffle(&mut pairs);
    let (mut doors, mut joined): (BTreeSet<(Pos, Dir)>, Vec<[usize; 2]>) = (BTreeSet::new(), Vec::new());
    let mut groups: Vec<usize> = (0..count).collect();
    for pair in pairs {
        let [one, other] = pair.map(|room| groups[room]);
        let few = pair.iter().any(|room| joined.iter().filter(|pair| pair.contains(room)).count() < 2);
        if one != other || few || luck.percent(35) {
            doors.insert(luck.pick(&borders[&pair])?);
            joined.push(pair);
            groups.iter_mut().filter(|group| **group == other).for_each(|group| *group = one);
        }
    }
    let ways = |room: usize| joined.iter().filter(|pair| pair.contains(&room)).count();
    let whole = groups.iter().all(|group| *group == groups[0]) && (0..count).all(|room| ways(room) >= 2);
    whole.then_some(doors)
}
