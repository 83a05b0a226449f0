//! Rooms laid side by side: which spaces there are, and what lies between them; what cannot be is told.

use std::collections::BTreeMap;

use grid::Dir;
use skirmish::{Border, DoorId, Findings, Mark, Pos, Run};

use super::SpaceSet;
use super::plan::{Plan, Runs};

/// A map has at most so many rooms.
const ROOMS: usize = 64;

/// A door spans so many edges at most (D16-DOR-2).
const DOOR: u16 = 2;

/// The rooms of a plan in their places.
pub(super) struct Layout {
    /// Which room each space belongs to; the first one where rooms overlap.
    pub(super) cells: BTreeMap<Pos, u8>,
    /// What lies between two spaces, where it is not what their rooms say. The way across is east or south.
    drawn: BTreeMap<(Pos, Dir), Border>,
}

impl Layout {
    pub(super) fn new(plan: &Plan, findings: &mut Findings<'_>) -> Layout {
        let mut layout = Layout { cells: BTreeMap::new(), drawn: BTreeMap::new() };
        layout.lay_rooms(plan, findings);
        if findings.has_errors() {
            return layout;
        }
        layout.draw(plan, findings, "wall", &plan.walls, |_| Border::Wall);
        layout.draw(plan, findings, "opening", &plan.open, |_| Border::Open);
        for (run, mark) in plan.doors.iter().filter(|(run, _)| run.length() > DOOR) {
            let message = format!("the door on {run} is {} edges wide", run.length());
            findings.error(*mark, message, "a door spans one or two edges (D16-DOR-2)");
        }
        layout.draw(plan, findings, "door", &plan.doors, |n| Border::Door(DoorId(n as u8)));
        layout.draw(plan, findings, "blocking edge", &plan.blocking, |_| Border::Blocking);
        layout.draw(plan, findings, "impassable edge", &plan.impassable, |_| Border::Impassable);
        layout
    }

    fn lay_rooms(&mut self, plan: &Plan, findings: &mut Findings<'_>) {
        if plan.rooms.is_empty() {
            findings.error(plan.mark, "the map has no rooms", "add some to `rooms`");
        }
        findings.at_most("room", ROOMS, plan.rooms.iter().map(|room| room.mark));
        for (number, room) in (0..).zip(plan.rooms.iter().take(ROOMS)) {
            let mut overlaps: Vec<u8> = Vec::new();
            for pos in room.at.places() {
                let owner = *self.cells.entry(pos).or_insert(number);
                if owner != number && !overlaps.contains(&owner) {
                    overlaps.push(owner);
                    let other = &plan.rooms[usize::from(owner)].id;
                    let message = format!("the room `{}` overlaps the room `{other}` on {pos:#}", room.id);
                    findings.error(room.mark, message, "move one of the two, or make it smaller");
                }
            }
        }
        if self.cells.len() > SpaceSet::CAPACITY {
            let message = format!("the map has {} spaces", self.cells.len());
            findings.error(plan.mark, message, format!("at most {} fit: leave some out", SpaceSet::CAPACITY));
        }
    }

    /// Lay lines of one kind on the edges of spaces, if they can lie there; each complains once.
    fn draw(
        &mut self,
        plan: &Plan,
        findings: &mut Findings<'_>,
        what: &str,
        runs: &Runs,
        border: impl Fn(usize) -> Border,
    ) {
        for (number, &(run, mark)) in runs.iter().enumerate() {
            self.draw_run(plan, findings, what, (run, mark), border(number));
        }
    }

    fn draw_run(
        &mut self,
        plan: &Plan,
        findings: &mut Findings<'_>,
        what: &str,
        (run, mark): (Run, Mark),
        border: Border,
    ) {
        let mut refuse = |why: String, advice: &str| {
            findings.error(mark, format!("the {what} on {run} {why}"), advice);
        };
        for (pos, dir) in run.edges() {
            if let Some(missing) =
                [pos, pos.step(dir)].into_iter().find(|place| !self.cells.contains_key(place))
            {
                return refuse(
                    format!("leads nowhere: {missing:#} is no space"),
                    "it lies between spaces: move it, or add a room",
                );
            }
            match (border, self.border(pos, dir)) {
                (Border::Open | Border::Door(_), Border::Plain) => {
                    let room = &plan.rooms[usize::from(self.cells[&pos])].id;
                    return refuse(
                        format!("lies inside the room `{room}`"),
                        "doors and openings are set into walls: move it to the border of the room",
                    );
                }
                (Border::Open | Border::Door(_), Border::Wall)
                | (Border::Wall, Border::Plain)
                | (Border::Blocking | Border::Impassable, Border::Plain | Border::Open) => {}
                (Border::Wall, Border::Wall) => {
                    return refuse(
                        "lies where a wall is".to_owned(),
                        "rooms have walls all round: leave it out",
                    );
                }
                (_, Border::Wall) => {
                    return refuse("lies on a wall".to_owned(), "move it, or make an opening there");
                }
                _ => {
                    return refuse(
                        "lies where something else is".to_owned(),
                        "one thing to an edge: move one of the two",
                    );
                }
            }
            self.drawn.insert((pos, dir), border);
        }
    }

    /// What lies between a space and the next one; a wall where there is none.
    pub(super) fn border(&self, pos: Pos, dir: Dir) -> Border {
        let key = match dir {
            Dir::E | Dir::S => (pos, dir),
            Dir::N | Dir::W => (pos.step(dir), dir.opposite()),
        };
        let rooms = [self.cells.get(&pos), self.cells.get(&pos.step(dir))];
        match (self.drawn.get(&key), rooms) {
            (Some(border), _) => *border,
            (None, [Some(here), Some(there)]) if here == there => Border::Plain,
            _ => Border::Wall,
        }
    }
}
