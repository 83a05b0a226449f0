//! What lies on the floor of a mission: starts, portals, teleporters, what it is about, terrain, health and weapons.

use std::collections::BTreeSet;

use doom2016::{ObjectiveKind, Portal, ThreatKind};
use grid::Dir;
use skirmish::{Extent, Pos, Run};

use super::rooms::Plan;
use crate::luck::Luck;
use crate::order::{Hardness, Size};

/// Weapons that lie on maps, the better ones last.
const WEAPONS: [&str; 5] = ["chainsaw", "chaingun", "rocket-launcher", "gauss-cannon", "bfg-9000"];
/// Health packs in the box.
const HEALTH: usize = 9;
/// Demons that stand on maps from the start, in turn.
const GUARDS: [&str; 8] = [
    "imp",
    "possessed-soldier",
    "imp",
    "possessed-soldier",
    "cacodemon",
    "imp",
    "possessed-soldier",
    "revenant",
];
const GRENADES: [&str; 3] = ["frag-grenade", "siphon-grenade", "decoy-grenade"];

/// A portal in its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gate {
    pub(super) colour: Portal,
    pub(super) at: Pos,
    pub(super) marked: bool,
    pub(super) up: bool,
}

/// All that lies on a plan.
pub(super) struct Floor<'a> {
    pub(super) plan: &'a Plan,
    luck: &'a mut Luck,
    /// Spaces where nothing lies yet.
    free: BTreeSet<Pos>,
    /// How far each room is from the first.
    pub(super) depth: Vec<usize>,
    /// The farthest room.
    pub(super) goal: usize,
    pub(super) starts: Vec<Pos>,
    pub(super) teleporters: Vec<(Pos, bool)>,
    pub(super) portals: Vec<Gate>,
    pub(super) tokens: Vec<(&'static str, Pos)>,
    pub(super) objectives: Vec<Pos>,
    pub(super) checkpoints: Vec<Pos>,
    pub(super) exits: Vec<Pos>,
    pub(super) drone: Option<Pos>,
    pub(super) zones: Vec<usize>,
    pub(super) blocking: Vec<(usize, Run)>,
    pub(super) impassable: Vec<(usize, Run)>,
    pub(super) difficult: Vec<Pos>,
    pub(super) figures: Vec<(&'static str, Pos)>,
}

impl<'a> Floor<'a> {
    pub(super) fn new(plan: &'a Plan, luck: &'a mut Luck) -> Floor<'a> {
        let mut free: BTreeSet<Pos> = plan.rooms.iter().flat_map(|room| room.places()).collect();
        // Nothing lies in a doorway.
        for way in &plan.ways {
            way.line.before().iter().chain(&way.line.after()).for_each(|pos| _ = free.remove(pos));
        }
        let depth = plan.steps_from(0);
        let far = |room: &usize| (depth[*room], plan.rooms[*room].places().count());
        let goal = (1..plan.rooms.len()).max_by_key(far).unwrap_or(0);
        Floor {
            plan,
            luck,
            free,
            goal,
            depth,
            starts: Vec::new(),
            teleporters: Vec::new(),
            portals: Vec::new(),
            tokens: Vec::new(),
            objectives: Vec::new(),
            checkpoints: Vec::new(),
            exits: Vec::new(),
            drone: None,
            zones: Vec::new(),
            blocking: Vec::new(),
            impassable: Vec::new(),
            difficult: Vec::new(),
            figures: Vec::new(),
        }
    }

    /// Takes a space of a room that passes a test.
    fn take(&mut self, room: usize, fine: impl Fn(Pos, Extent) -> bool) -> Option<Pos> {
        let at = self.plan.rooms[room];
        let places: Vec<Pos> = at.places().filter(|pos| self.free.contains(pos) && fine(*pos, at)).collect();
        let pos = self.luck.pick(&places)?;
        self.free.remove(&pos);
        Some(pos)
    }

    /// A corner or an edge of a room, else any space of it.
    fn aside(&mut self, room: usize) -> Option<Pos> {
        self.take(room, is_corner)
            .or_else(|| self.take(room, |pos, at| !is_inside(pos, at)))
            .or_else(|| self.take(room, |_, _| true))
    }

    /// Four starts side by side, and the teleporter that marines come back by.
    pub(super) fn begin(&mut self) -> Option<()> {
        let room = self.plan.rooms[0];
        let middle = Pos::new(i16::midpoint(room.from.x, room.to.x), i16::midpoint(room.from.y, room.to.y));
        let mut blocks: Vec<Extent> = room
            .places()
            .map(|from| Extent { from, to: Pos::new(from.x + 1, from.y + 1) })
            .filter(|block| block.places().all(|pos| self.free.contains(&pos)))
            .collect();
        blocks.sort_by_key(|block| {
            (block.from.x.abs_diff(middle.x) + block.from.y.abs_diff(middle.y), block.from)
        });
        let block = *blocks.first()?;
        self.starts = block.places().collect();
        block.places().for_each(|pos| _ = self.free.remove(&pos));
        let home = self.aside(0)?;
        self.teleporters.push((home, true));
        Some(())
    }

    /// What the mission is about.
    pub(super) fn objective(&mut self, objective: ObjectiveKind) -> Option<()> {
        match objective {
            ObjectiveKind::RelayLink | ObjectiveKind::AssetExtraction => {
                for room in self.far_rooms(3)? {
                    let at = self.aside(room)?;
                    self.objectives.push(at);
                }
                if objective == ObjectiveKind::AssetExtraction {
                    self.exits = self.way_out(0)?;
                }
            }
            ObjectiveKind::GuardDuty => self.zones = self.halls()?,
            ObjectiveKind::DroneEscort => {
                self.drone = Some(self.take(0, |_, _| true)?);
                self.exits = self.way_out(self.goal)?;
                let road = self.plan.road(self.goal);
                for &room in road.iter().skip(1).take(3) {
                    let at = self.take(room, is_inside)?;
                    self.checkpoints.push(at);
                }
            }
            ObjectiveKind::SampleCollection | ObjectiveKind::SealTheBreach => {}
        }
        Some(())
    }

    /// Rooms in which something is to be done: different ones, the farthest first.
    fn far_rooms(&mut self, count: usize) -> Option<Vec<usize>> {
        let mut rooms: Vec<usize> = (1..self.plan.rooms.len()).collect();
        self.luck.shuffle(&mut rooms);
        rooms.sort_by_key(|&room| std::cmp::Reverse(self.depth[room]));
        // Not all of them at the very end.
        if rooms.len() > count + 1 {
            rooms.remove(1);
        }
        rooms.get(..count).map(<[usize]>::to_vec)
    }

    /// Two rooms to hold: near the start, large enough to stand in.
    fn halls(&self) -> Option<Vec<usize>> {
        let large = |room: &usize| {
            let at = self.plan.rooms[*room];
            at.width() >= 4 && at.height() >= 4
        };
        let mut rooms: Vec<usize> = (1..self.plan.rooms.len()).filter(large).collect();
        rooms.sort_by_key(|&room| (self.depth[room], room));
        rooms.get(..2).map(<[usize]>::to_vec)
    }

    /// Two spaces beside each other at the edge of a room, on the rim if they can be.
    fn way_out(&mut self, room: usize) -> Option<Vec<Pos>> {
        let at = self.plan.rooms[room];
        let elsewhere = |pos: Pos| !self.plan.rooms.iter().any(|other| other.holds(pos));
        let pairs = at.places().flat_map(|pos| [[pos, pos.step(Dir::E)], [pos, pos.step(Dir::S)]]);
        let pairs = pairs.filter(|pair| pair.iter().all(|pos| self.free.contains(pos) && at.holds(*pos)));
        let rim =
            |pair: &[Pos; 2]| Dir::ALL.into_iter().any(|dir| pair.iter().all(|pos| elsewhere(pos.step(dir))));
        let pairs: Vec<[Pos; 2]> = pairs.filter(rim).collect();
        let pair = self.luck.pick(&pairs)?;
        pair.iter().for_each(|pos| _ = self.free.remove(pos));
        Some(pair.into())
    }

    /// Portals: blue ones near, red ones far, each with room around it.
    pub(super) fn gates(&mut self, objective: ObjectiveKind, threat: ThreatKind, size: Size) -> Option<()> {
        let infested = threat == ThreatKind::Infestation;
        let counts = match (infested, size) {
            (true, Size::Small) => [3, 1, 1],
            (true, Size::Medium) => [4, 2, 1],
            (true, Size::Large) => [4, 3, 2],
            (false, Size::Small) => [2, 1, 1],
            (false, Size::Medium) => [2, 2, 1],
            (false, Size::Large) => [2, 2, 2],
        };
        let mut rooms: Vec<usize> = (1..self.plan.rooms.len()).collect();
        self.luck.shuffle(&mut rooms);
        rooms.sort_by_key(|&room| self.depth[room]);
        let total: usize = counts.iter().sum();
        let mut colours = Portal::ALL
            .into_iter()
            .zip(counts)
            .flat_map(|(colour, count)| std::iter::repeat_n(colour, count));
        for number in 0..total {
            let colour = colours.next()?;
            // Spread over the rooms in the order of their distance.
            let first = number * rooms.len() / total;
            let at = (0..rooms.len())
                .find_map(|next| self.take(rooms[(first + next) % rooms.len()], is_inside))?;
            self.keep_clear(at);
            self.portals.push(Gate { colour, at, marked: false, up: false });
        }
        if infested && let Some(first) = self.portals.first_mut() {
            first.up = true;
        }
        if objective == ObjectiveKind::SampleCollection {
            self.portals.iter_mut().rev().take(3).for_each(|gate| gate.marked = true);
        }
        Some(())
    }

    /// Nothing else lies round a portal, so that what comes has room.
    fn keep_clear(&mut self, at: Pos) {
        let around = Extent { from: Pos::new(at.x - 1, at.y - 1), to: Pos::new(at.x + 1, at.y + 1) };
        around.places().for_each(|pos| _ = self.free.remove(&pos));
    }

    /// More teleporters, farther in, that somebody has to wake.
    pub(super) fn respawns(&mut self, size: Size) {
        let mut rooms: Vec<usize> = (1..self.plan.rooms.len()).filter(|&room| self.depth[room] > 1).collect();
        self.luck.shuffle(&mut rooms);
        let count = if size == Size::Small { 1 } else { 2 };
        for room in rooms.into_iter().take(count) {
            if let Some(at) = self.aside(room) {
                self.teleporters.push((at, false));
            }
        }
    }

    /// Low walls and rails inside large rooms, and ground that is hard to cross.
    pub(super) fn terrain(&mut self) {
        for room in 0..self.plan.rooms.len() {
            let at = self.plan.rooms[room];
            if room > 0 && at.width().max(at.height()) >= 5 && self.luck.percent(70) {
                self.rail(room, at);
            }
            if room > 0 && at.places().count() >= 20 && self.luck.percent(45) {
                self.rough(at);
            }
        }
    }

    /// A line of two inside a room, with spaces at both ends of it.
    fn rail(&mut self, room: usize, at: Extent) {
        let mut lines = Vec::new();
        for pos in at.places() {
            for (across, along) in [(Dir::E, Dir::S), (Dir::S, Dir::E)] {
                let line = match across {
                    Dir::E => Run { across, line: pos.x + 1, from: pos.y, to: pos.y + 1 },
                    _ => Run { across, line: pos.y + 1, from: pos.x, to: pos.x + 1 },
                };
                let sides = [pos.step(across.opposite()), pos.step(across).step(across)];
                let ends = [pos.step(along.opposite()), pos.step(along).step(along)];
                let roomy = sides.iter().chain(&ends).all(|end| at.holds(*end));
                let clear = line.before().iter().chain(&line.after()).all(|pos| self.free.contains(pos));
                let apart = self.blocking.iter().chain(&self.impassable).all(|(_, other)| *other != line);
                if roomy && clear && apart {
                    lines.push(line);
                }
            }
        }
        let Some(line) = self.luck.pick(&lines) else { return };
        line.before().into_iter().chain(line.after()).for_each(|pos| _ = self.free.remove(&pos));
        if self.luck.percent(65) {
            self.blocking.push((room, line));
        } else {
            self.impassable.push((room, line));
        }
    }

    fn rough(&mut self, at: Extent) {
        let across = [Dir::E, Dir::S][self.luck.below(2)];
        let pairs: Vec<[Pos; 2]> = at
            .places()
            .map(|pos| [pos, pos.step(across)])
            .filter(|pair| pair.iter().all(|pos| self.free.contains(pos) && at.holds(*pos)))
            .collect();
        if let Some(pair) = self.luck.pick(&pairs) {
            self.difficult.extend(pair);
        }
    }

    /// Demons that are there from the start, far from the marines first.
    pub(super) fn guards(&mut self, count: usize) {
        let mut rooms: Vec<usize> = (1..self.plan.rooms.len()).collect();
        self.luck.shuffle(&mut rooms);
        rooms.sort_by_key(|&room| std::cmp::Reverse(self.depth[room]));
        for (number, guard) in GUARDS.into_iter().enumerate().take(count) {
            if let Some(at) = self.take(rooms[number % rooms.len()], |_, _| true) {
                self.figures.push((guard, at));
            }
        }
    }

    /// Health packs and weapons: more of the first where it is easy, the best of the second at an end.
    pub(super) fn supplies(&mut self, size: Size, difficulty: Hardness, more: usize) {
        let health = match size {
            Size::Small => 4,
            Size::Medium => 5,
            Size::Large => 6,
        };
        let health = match difficulty {
            Hardness::Easy => health + 2,
            Hardness::Normal => health,
            Hardness::Hard => health - 2,
        };
        let health = (health + more).min(HEALTH);
        let mut rooms: Vec<usize> = (0..self.plan.rooms.len()).collect();
        self.luck.shuffle(&mut rooms);
        for number in 0..health {
            if let Some(at) = self.aside(rooms[number % rooms.len()]) {
                self.tokens.push(("health-pack", at));
            }
        }
        // The armoury is where only one way leads.
        let end = |room: &usize| *room != 0 && *room != self.goal && self.plan.degree(*room) == 1;
        let armoury = rooms.iter().copied().find(end).unwrap_or(self.goal);
        let best = self.luck.below(3) + 2;
        if let Some(at) = self.aside(armoury) {
            self.tokens.push((WEAPONS[best], at));
        }
        let others: Vec<usize> = rooms.iter().copied().filter(|&room| room != 0 && room != armoury).collect();
        if let Some(room) = self.luck.pick(&others)
            && let Some(at) = self.aside(room)
        {
            self.tokens.push((WEAPONS[self.luck.below(2)], at));
        }
        for grenade in GRENADES {
            if self.luck.percent(difficulty.of_marines(40))
                && let Some(room) = self.luck.pick(&rooms)
                && let Some(at) = self.aside(room)
            {
                self.tokens.push((grenade, at));
            }
        }
    }
}

fn is_corner(pos: Pos, at: Extent) -> bool {
    (pos.x == at.from.x || pos.x == at.to.x) && (pos.y == at.from.y || pos.y == at.to.y)
}

/// Not at a wall.
fn is_inside(pos: Pos, at: Extent) -> bool {
    pos.x > at.from.x && pos.x < at.to.x && pos.y > at.from.y && pos.y < at.to.y
}
