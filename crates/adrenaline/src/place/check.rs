//! The checker: everything that is wrong with the file of an arena, each with its place and what to do.
//!
//! It goes in steps, and stops after a step that found errors, because later questions would make no sense: the file can
//! be read and its colours are known; rooms, doors and spawnpoints lie where they may; everybody can get everywhere.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use engine::content::{Looks, Places, Report};
use grid::{Dir, Edge, Grid, GridBuilder, Square};
use skirmish::{Extent, Findings, Mark, Pos, Run, Wording, mark};

use super::arena::Arena;
use super::board::Board;
use super::flaw::{self, Flaw, noun};
use super::format::File;
use super::square::{COLUMNS, ROWS};
use crate::Colour;

/// The longest title and the longest description, in characters.
const TITLE: usize = 60;
const ABOUT: usize = 1200;
/// The fewest squares: three with a spawnpoint, and as many with ammo.
const LEAST: usize = 6;
/// The most rectangles that rooms are made of, and the most lines of doors.
const ENTRIES: usize = 50;
/// Players of a game (ADR-SETUP-1).
const PLAYERS: [u8; 2] = [3, 5];

/// A room, by the colour of its floor.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Room {
    Red,
    Yellow,
    Blue,
    Purple,
    Green,
    White,
}

engine::words! {
    Room, "room" {
        Red = "red", Yellow = "yellow", Blue = "blue", Purple = "purple", Green = "green", White = "white"
    }
}

/// Files of arenas among others.
pub(crate) const PLACES: Places = Places {
    what: "adrenaline-check-file",
    looks: |text| if has_words(text) { Looks::Surely } else { Looks::Other },
    check,
};

/// Does a file say what only arenas say?
fn has_words(text: &str) -> bool {
    text.lines().filter_map(|line| line.split_once('=')).any(|(key, _)| key.trim() == "spawnpoints")
}

/// Checks the file of an arena.
///
/// ```
/// use adrenaline::check;
///
/// let report = check("id = 'draft'\nroom = []\n", "draft.toml");
/// let error = report.errors().next().unwrap();
/// assert_eq!(codex::finding(codex::Lang::En, error), "line 2, column 1: unknown field `room`");
/// ```
pub fn check(text: &str, file: &str) -> Report {
    Findings::check(text, file, |findings| look(file, findings))
}

/// Checks the file of an arena and lays it out.
///
/// # Errors
/// The report, if nobody can play there.
pub(super) fn read(text: &str, file: &str) -> Result<Arena, Report> {
    Findings::load(text, file, |findings| look(file, findings))
}

fn look(file_name: &str, findings: &mut Findings<'_>) -> Option<Arena> {
    let file: File = findings.parse()?;
    findings.plain(noun("name"), &file.id);
    let (id, at) = (file.id.get_ref().clone(), mark(&file.id));
    let words = |f: &mut Findings<'_>, what: &str, most, entry: Option<&_>| {
        entry.map_or_else(Wording::default, |entry| f.wording(&noun(what), most, entry))
    };
    let title = words(findings, "title", TITLE, file.title.as_ref());
    let about = words(findings, "about", ABOUT, file.about.as_ref());
    let players =
        file.players.as_ref().map_or(PLAYERS, |range| players(findings, mark(range), range.get_ref().0));
    let plan = Plan::read(&file, findings);
    if findings.has_errors() {
        return None;
    }
    findings.file_name(file_name, noun("arena"), &id, at);
    let layout = Layout::new(&plan, at, findings);
    if findings.has_errors() {
        return None;
    }
    let grid = layout.grid().map_err(|error| findings.error(at, Flaw::Unlaid(error))).ok()?;
    let board = Board::new(grid).map_err(|error| findings.error(at, Flaw::Unlaid(error))).ok()?;
    layout.check_ways(&plan, &board, findings);
    let origin = layout.all.from;
    Some(Arena { id, title, about, players, board, origin, in_box: None, notes: OnceLock::new() })
}

/// The fewest and the most players it is good for.
fn players(findings: &mut Findings<'_>, mark: Mark, [from, to]: [i64; 2]) -> [u8; 2] {
    let within = |n: i64| u8::try_from(n).ok().filter(|n| (PLAYERS[0]..=PLAYERS[1]).contains(n));
    match (within(from), within(to)) {
        (Some(least), Some(most)) if least <= most => [least, most],
        _ => {
            findings.error(mark, Flaw::Players(from, to));
            PLAYERS
        }
    }
}

/// A file with its words looked up.
struct Plan {
    rooms: Vec<(Room, Extent, Mark)>,
    doors: Vec<(Run, Mark)>,
    spawnpoints: Vec<(Colour, Pos, Mark)>,
}

impl Plan {
    fn read(file: &File, f: &mut Findings<'_>) -> Plan {
        f.at_most(noun("room"), ENTRIES, file.rooms.iter().map(|room| mark(&room.at)));
        f.at_most(noun("door"), ENTRIES, file.doors.iter().map(mark));
        let colours = Room::ALL.map(Room::word);
        let rooms = file.rooms.iter().filter_map(|room| {
            let colour = f.word(noun("colour"), &colours, &room.colour);
            let at = f.extent(&room.at, room.to.as_ref());
            Some((colour?, at, mark(&room.at)))
        });
        let rooms = rooms.collect();
        let colours = Colour::ALL.map(Colour::word);
        let spawnpoints = file.spawnpoints.iter().filter_map(|point| {
            let colour = f.word(noun("spawnpoint-colour"), &colours, &point.colour);
            let at = f.pos(mark(&point.at), *point.at.get_ref());
            Some((colour?, at, mark(&point.at)))
        });
        let spawnpoints = spawnpoints.collect();
        let doors = file.doors.iter().filter_map(|door| f.run(noun("door"), door)).collect();
        Plan { rooms, doors, spawnpoints }
    }
}

/// Rooms, doors and spawnpoints in their places.
struct Layout {
    all: Extent,
    rooms: BTreeMap<Pos, Room>,
    doors: BTreeMap<(Pos, Dir), Run>,
    spawnpoints: BTreeMap<Colour, Pos>,
}

impl Layout {
    fn new(plan: &Plan, head: Mark, findings: &mut Findings<'_>) -> Layout {
        let mut layout = Layout {
            all: Pos::default().into(),
            rooms: BTreeMap::new(),
            doors: BTreeMap::new(),
            spawnpoints: BTreeMap::new(),
        };
        layout.lay_rooms(plan, head, findings);
        if !findings.has_errors() {
            layout.check_rooms(plan, findings);
            plan.doors.iter().for_each(|door| layout.lay_door(*door, findings));
            layout.lay_spawnpoints(plan, head, findings);
        }
        layout
    }

    /// At most five rows of five squares, wherever they lie, and one rectangle to a square.
    fn lay_rooms(&mut self, plan: &Plan, head: Mark, findings: &mut Findings<'_>) {
        let corners = plan.rooms.iter().flat_map(|(_, at, _)| [at.from, at.to]);
        let Some(all) = Extent::around(corners) else {
            return findings.error(head, Flaw::NoRooms);
        };
        self.all = all;
        if all.width() > COLUMNS.into() || all.height() > ROWS.into() {
            return findings.error(head, Flaw::Large(all.width().into(), all.height().into(), COLUMNS));
        }
        for &(room, at, mark) in &plan.rooms {
            let taken = at.places().find_map(|pos| Some((pos, *self.rooms.get(&pos)?)));
            if let Some((pos, other)) = taken {
                findings.error(mark, Flaw::Overlap(flaw::room(room), flaw::room(other), pos));
            }
            self.rooms.extend(at.places().map(|pos| (pos, room)));
        }
        if self.rooms.len() < LEAST {
            findings.error(head, Flaw::Small(self.rooms.len(), LEAST));
        }
    }

    /// A colour is a room: its squares hang together (ADR-BOARD-4).
    fn check_rooms(&self, plan: &Plan, findings: &mut Findings<'_>) {
        for room in Room::ALL {
            let own = |pos: &Pos| self.rooms.get(pos) == Some(&room);
            let Some(first) = self.rooms.keys().find(|pos| own(pos)) else { continue };
            let mut joined = vec![*first];
            let mut next = 0;
            while let Some(&pos) = joined.get(next) {
                next += 1;
                for beside in Dir::ALL.map(|dir| pos.step(dir)).iter().filter(|pos| own(pos)) {
                    if !joined.contains(beside) {
                        joined.push(*beside);
                    }
                }
            }
            let apart = plan.rooms.iter().find(|(of, at, _)| *of == room && !joined.contains(&at.from));
            if let Some(&(_, at, mark)) = apart {
                findings.error(mark, Flaw::Scattered(flaw::room(room), at.from));
            }
        }
    }

    /// A door joins two rooms (ADR-BOARD-3); each complains once.
    fn lay_door(&mut self, (run, mark): (Run, Mark), findings: &mut Findings<'_>) {
        for (pos, dir) in run.edges() {
            let across = pos.step(dir);
            match [pos, across].map(|pos| self.rooms.get(&pos)) {
                [Some(here), Some(there)] if here != there => {}
                [Some(room), Some(_)] => {
                    return findings.error(mark, Flaw::DoorInside(run, flaw::room(*room)));
                }
                [None, _] => return findings.error(mark, Flaw::DoorNowhere(run, pos)),
                [_, None] => return findings.error(mark, Flaw::DoorNowhere(run, across)),
            }
            if self.doors.insert((pos, dir), run).is_some() {
                return findings.error(mark, Flaw::DoorTwice(run));
            }
        }
    }

    /// Each colour has one, in the room of its colour.
    fn lay_spawnpoints(&mut self, plan: &Plan, head: Mark, findings: &mut Findings<'_>) {
        for &(colour, at, mark) in &plan.spawnpoints {
            let name = flaw::spawnpoint(colour);
            match self.rooms.get(&at) {
                None => findings.error(mark, Flaw::SpawnpointNowhere(name, at)),
                Some(room) if room.word() != colour.word() => {
                    findings.error(mark, Flaw::SpawnpointElsewhere(name, at, flaw::room(*room)));
                }
                Some(_) if self.spawnpoints.contains_key(&colour) => {
                    findings.error(mark, Flaw::SecondSpawnpoint(name));
                }
                Some(_) => {}
            }
            self.spawnpoints.entry(colour).or_insert(at);
        }
        for colour in Colour::ALL.into_iter().filter(|colour| !self.spawnpoints.contains_key(colour)) {
            findings.error(head, Flaw::NoSpawnpoint(flaw::spawnpoint(colour)));
        }
    }

    /// Where a place lies on the board.
    fn square(&self, pos: Pos) -> Square {
        let from = self.all.from;
        Square::new(pos.y.abs_diff(from.y) as u8, pos.x.abs_diff(from.x) as u8)
    }

    fn grid(&self) -> Result<Grid, String> {
        let mut builder = GridBuilder::new(self.all.height() as u8, self.all.width() as u8);
        for (&pos, room) in &self.rooms {
            let mark = if self.spawnpoints.values().any(|at| *at == pos) { "*" } else { "" };
            builder.square(self.square(pos), &room.word()[..3].to_uppercase(), mark);
            for dir in [Dir::E, Dir::S] {
                if self.rooms.get(&pos.step(dir)).is_some_and(|other| other != room) {
                    let door = self.doors.contains_key(&(pos, dir));
                    builder.edge(self.square(pos), dir, if door { Edge::Door } else { Edge::Wall });
                }
            }
        }
        builder.build().map_err(|error| error.to_string())
    }

    /// Everybody can get everywhere.
    fn check_ways(&self, plan: &Plan, board: &Board, findings: &mut Findings<'_>) {
        let sq = |pos: Pos| {
            let Square { row, col } = self.square(pos);
            crate::Sq::at(row, col)
        };
        let Some(&(first, start, _)) = plan.rooms.first() else { return };
        let mut told = Vec::new();
        for &(room, at, mark) in &plan.rooms {
            let apart = board.distance(sq(start.from), sq(at.from)) == u8::MAX;
            if apart && !told.contains(&room) {
                told.push(room);
                findings.error(mark, Flaw::Away(flaw::room(room), flaw::room(first)));
            }
        }
    }
}
