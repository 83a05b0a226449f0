//! From pieces to areas: what is laid out at once, the doors between, what is locked, and where the keys lie.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use doom2004::KeyColour;

use super::lay::Board;
use crate::luck::Luck;

/// Plain doors in the box.
const DOORS: usize = 11;

/// What an area is there for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Purpose {
    /// The marines begin here.
    Start,
    /// What they came for is here.
    Goal,
    /// The best weapons, and few to guard them.
    Armoury,
    /// Many small ones.
    Nest,
    /// Supplies.
    Store,
    /// Room for a fight.
    Hall,
    /// A way from room to room.
    Passage,
}

impl Purpose {
    /// The word in keys of texts.
    pub(super) fn word(self) -> &'static str {
        match self {
            Purpose::Start => "start",
            Purpose::Goal => "goal",
            Purpose::Armoury => "armoury",
            Purpose::Nest => "nest",
            Purpose::Store => "store",
            Purpose::Hall => "hall",
            Purpose::Passage => "passage",
        }
    }
}

/// An area of the plan.
#[derive(Clone, Debug)]
pub(super) struct Zone {
    /// Its pieces, by number.
    pub(super) pieces: Vec<usize>,
    /// How many doors it is away from the start.
    pub(super) depth: usize,
    /// What it is for.
    pub(super) purpose: Purpose,
    /// The key that lies here.
    pub(super) keys: Vec<KeyColour>,
}

/// A door of the plan.
#[derive(Clone, Debug)]
pub(super) struct Gate {
    /// An opening that it stands in.
    pub(super) mouth: usize,
    /// The areas on both sides; the same twice for an exit.
    pub(super) zones: [usize; 2],
    /// It leads off the board.
    pub(super) exit: bool,
    /// The key it needs.
    pub(super) key: Option<KeyColour>,
}

/// The areas and doors of a board; the start is the first area.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) board: Board,
    pub(super) zones: Vec<Zone>,
    pub(super) gates: Vec<Gate>,
    /// The area of what they came for.
    pub(super) goal: usize,
}

/// All of one piece's group go to another's.
fn merge(group: &mut [usize], one: usize, other: usize) {
    let (from, to) = (group[one], group[other]);
    group.iter_mut().filter(|number| **number == from).for_each(|number| *number = to);
}

impl Plan {
    /// The areas of a board; nothing if it would need more doors than the box has.
    pub(super) fn of(board: Board, luck: &mut Luck) -> Option<Plan> {
        let mut group: Vec<usize> = (0..board.laid.len()).collect();
        let pieces = |[one, other]: [usize; 2]| [board.mouths[one].piece, board.mouths[other].piece];
        let joins: Vec<[usize; 2]> = board.joins().collect();
        let is_room = |piece: usize| board.laid[piece].is_room();
        // Pieces of one way belong together.
        for [one, other] in
            joins.iter().map(|&join| pieces(join)).filter(|pair| !pair.iter().any(|&p| is_room(p)))
        {
            merge(&mut group, one, other);
        }
        // Short ways belong to a room at one of their ends, long ones are an area of their own.
        let mut order: Vec<[usize; 2]> = joins.iter().map(|&join| pieces(join)).collect();
        order.retain(|pair| pair.iter().filter(|&&piece| is_room(piece)).count() == 1);
        luck.shuffle(&mut order);
        for [one, other] in order {
            let (way, room) = if is_room(one) { (other, one) } else { (one, other) };
            let own = group.iter().filter(|&&number| number == group[way]).count();
            let taken = (0..group.len()).any(|piece| is_room(piece) && group[piece] == group[way]);
            if !taken && (own == 1 || luck.percent(20)) {
                merge(&mut group, way, room);
            }
        }
        let doors = joins.iter().filter(|&&join| {
            let [one, other] = pieces(join).map(|piece| group[piece]);
            one != other
        });
        let doors: Vec<[usize; 2]> = doors.copied().collect();
        if doors.len() >= DOORS {
            return None;
        }
        Some(Plan::numbered(board, &group, &doors))
    }

    /// Areas numbered by their distance from the start.
    fn numbered(board: Board, group: &[usize], doors: &[[usize; 2]]) -> Plan {
        let group_of = |mouth: usize| group[board.mouths[mouth].piece];
        let mut depth: BTreeMap<usize, usize> = BTreeMap::from([(group[0], 0)]);
        let mut order = vec![group[0]];
        let mut queue = VecDeque::from([group[0]]);
        while let Some(here) = queue.pop_front() {
            for pair in doors.iter().map(|door| door.map(group_of)) {
                for (one, other) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                    if one == here && !depth.contains_key(&other) {
                        depth.insert(other, depth[&here] + 1);
                        order.push(other);
                        queue.push_back(other);
                    }
                }
            }
        }
        let zone = |number: &usize| Zone {
            pieces: (0..group.len()).filter(|&piece| group[piece] == *number).collect(),
            depth: depth[number],
            purpose: Purpose::Hall,
            keys: Vec::new(),
        };
        let place = |number: usize| order.iter().position(|&other| other == number).unwrap_or(0);
        let gate = |&[one, other]: &[usize; 2]| {
            let zones = [one, other].map(|mouth| place(group_of(mouth)));
            Gate { mouth: one, zones, exit: false, key: None }
        };
        let gates = doors.iter().map(gate).collect();
        let zones = order.iter().map(zone).collect();
        Plan { board, zones, gates, goal: 0 }
    }

    /// Does the area have a room in it?
    pub(super) fn has_room(&self, zone: usize) -> bool {
        self.zones[zone].pieces.iter().any(|&piece| self.board.laid[piece].is_room())
    }
    /// How many doors the area has.
    pub(super) fn degree(&self, zone: usize) -> usize {
        self.gates.iter().filter(|gate| !gate.exit && gate.zones.contains(&zone)).count()
    }
    /// How many spaces it has.
    pub(super) fn spaces(&self, zone: usize) -> usize {
        self.zones[zone].pieces.iter().map(|&piece| self.board.laid[piece].spaces().count()).sum()
    }
    /// The openings of an area that nothing is joined to.
    pub(super) fn rim(&self, zone: usize) -> Vec<usize> {
        let here = |&mouth: &usize| self.zones[zone].pieces.contains(&self.board.mouths[mouth].piece);
        self.board.open_mouths().into_iter().filter(here).collect()
    }

    /// The areas that marines get to from the start with these doors locked.
    pub(super) fn reach(&self, locked: impl Fn(usize) -> bool) -> BTreeSet<usize> {
        let mut found = BTreeSet::from([0]);
        loop {
            let ways = self.gates.iter().enumerate().filter(|(number, gate)| !gate.exit && !locked(*number));
            let next: Vec<usize> = ways
                .filter(|(_, gate)| gate.zones.iter().any(|zone| found.contains(zone)))
                .flat_map(|(_, gate)| gate.zones)
                .collect();
            let before = found.len();
            found.extend(next);
            if found.len() == before {
                return found;
            }
        }
    }

    /// An exit in an opening of an area.
    pub(super) fn add_exit(&mut self, zone: usize, key: Option<KeyColour>, luck: &mut Luck) -> Option<usize> {
        let mouth = luck.pick(&self.rim(zone))?;
        self.gates.push(Gate { mouth, zones: [zone; 2], exit: true, key });
        Some(self.gates.len() - 1)
    }

    /// Locks doors: one that bars the way to the goal, if there is one, and one to a dead end. Exits may be locked
    /// already. Then keys are laid where they can be got.
    pub(super) fn lock(&mut self, most: usize, luck: &mut Luck) {
        let mut colours: Vec<KeyColour> = KeyColour::ALL.into();
        colours.retain(|colour| self.gates.iter().all(|gate| gate.key != Some(*colour)));
        luck.shuffle(&mut colours);
        let mut spare = most.saturating_sub(KeyColour::ALL.len() - colours.len());
        let mut doors: Vec<usize> = (0..self.gates.len()).filter(|&gate| !self.gates[gate].exit).collect();
        luck.shuffle(&mut doors);
        let goal = self.goal;
        for bars_goal in [true, false] {
            let door = doors.iter().copied().find(|&door| {
                self.may_be_locked(door) && self.reach(|gate| gate == door).contains(&goal) != bars_goal
            });
            let (Some(door), true) = (door, spare > 0) else { continue };
            spare -= 1;
            self.gates[door].key = colours.pop();
        }
        self.lay_keys(luck);
    }

    /// A door that parts the board, with enough to do before it.
    fn may_be_locked(&self, door: usize) -> bool {
        let locked = |gate: usize| gate == door || self.gates[gate].key.is_some();
        let before = self.reach(locked);
        let parts = before.len() < self.reach(|gate| self.gates[gate].key.is_some()).len();
        self.gates[door].key.is_none()
            && parts
            && before.iter().filter(|&&zone| self.has_room(zone)).count() >= 3
    }

    /// Every key in an area that can be got to before its door, as far away and as much at an end as may be.
    fn lay_keys(&mut self, luck: &mut Luck) {
        let mut have: BTreeSet<KeyColour> = BTreeSet::new();
        loop {
            let locked = |gate: usize| self.gates[gate].key.is_some_and(|key| !have.contains(&key));
            let within = self.reach(locked);
            let next = self.gates.iter().filter(|gate| gate.zones.iter().any(|zone| within.contains(zone)));
            let Some(key) = next.filter_map(|gate| gate.key).find(|key| !have.contains(key)) else { return };
            let fine = |zone: &usize| {
                *zone != 0
                    && self.has_room(*zone)
                    && self.zones[*zone].keys.is_empty()
                    && (*zone != self.goal || within.len() < 3)
            };
            let mut zones: Vec<usize> = within.iter().copied().filter(fine).collect();
            luck.shuffle(&mut zones);
            let best = zones
                .into_iter()
                .max_by_key(|&zone| self.zones[zone].depth + if self.degree(zone) == 1 { 2 } else { 0 });
            self.zones[best.unwrap_or(0)].keys.push(key);
            have.insert(key);
        }
    }

    /// What each area is for, once goal, doors and keys are settled.
    pub(super) fn name_purposes(&mut self, luck: &mut Luck) {
        for zone in 0..self.zones.len() {
            let locked =
                self.gates.iter().any(|gate| gate.key.is_some() && !gate.exit && gate.zones.contains(&zone));
            let end = self.degree(zone) == 1;
            self.zones[zone].purpose = if zone == 0 {
                Purpose::Start
            } else if zone == self.goal {
                Purpose::Goal
            } else if !self.has_room(zone) {
                Purpose::Passage
            } else if end && locked {
                Purpose::Armoury
            } else if end && luck.percent(60) {
                Purpose::Store
            } else if self.spaces(zone) < 45 && luck.percent(50) {
                Purpose::Nest
            } else {
                Purpose::Hall
            };
        }
    }
}
