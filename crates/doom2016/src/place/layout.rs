//! Rooms laid side by side: which spaces there are, and what lies between them; what cannot be is told.

use std::collections::BTreeMap;

use grid::Dir;
use skirmish::{Border, DoorId, Findings, Mark, Pos, Run};

use super::flaw::{Flaw, noun, the_noun};

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
        layout.draw(plan, findings, "wall-line", &plan.walls, |_| Border::Wall);
        layout.draw(plan, findings, "opening-line", &plan.open, |_| Border::Open);
        for (run, mark) in plan.doors.iter().filter(|(run, _)| run.length() > DOOR) {
            findings.error(*mark, Flaw::Wide(*run, run.length().into()));
        }
        layout.draw(plan, findings, "door-line", &plan.doors, |n| Border::Door(DoorId(n as u8)));
        layout.draw(plan, findings, "blocking-line", &plan.blocking, |_| Border::Blocking);
        layout.draw(plan, findings, "impassable-line", &plan.impassable, |_| Border::Impassable);
        layout
    }

    fn lay_rooms(&mut self, plan: &Plan, findings: &mut Findings<'_>) {
        if plan.rooms.is_empty() {
            findings.error(plan.mark, Flaw::NoRooms);
        }
        findings.at_most(noun("room"), ROOMS, plan.rooms.iter().map(|room| room.mark));
        for (number, room) in (0..).zip(plan.rooms.iter().take(ROOMS)) {
            let mut overlaps: Vec<u8> = Vec::new();
            for pos in room.at.places() {
                let owner = *self.cells.entry(pos).or_insert(number);
                if owner != number && !overlaps.contains(&owner) {
                    overlaps.push(owner);
                    let other = plan.rooms[usize::from(owner)].id.clone();
                    findings.error(room.mark, Flaw::Overlap(room.id.clone(), other, pos));
                }
            }
        }
        if self.cells.len() > SpaceSet::CAPACITY {
            findings.error(plan.mark, Flaw::Spaces(self.cells.len(), SpaceSet::CAPACITY));
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
        let what = the_noun(what);
        for (pos, dir) in run.edges() {
            if let Some(missing) =
                [pos, pos.step(dir)].into_iter().find(|place| !self.cells.contains_key(place))
            {
                return findings.error(mark, Flaw::Nowhere(what, run, missing));
            }
            match (border, self.border(pos, dir)) {
                (Border::Open | Border::Door(_), Border::Plain) => {
                    let room = plan.rooms[usize::from(self.cells[&pos])].id.clone();
                    return findings.error(mark, Flaw::Inside(what, run, room));
                }
                (Border::Open | Border::Door(_), Border::Wall)
                | (Border::Wall, Border::Plain)
                | (Border::Blocking | Border::Impassable, Border::Plain | Border::Open) => {}
                (Border::Wall, Border::Wall) => {
                    return findings.error(mark, Flaw::WallOnWall(what, run));
                }
                (_, Border::Wall) => return findings.error(mark, Flaw::OnWall(what, run)),
                _ => return findings.error(mark, Flaw::OnSomething(what, run)),
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
