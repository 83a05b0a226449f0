//! A mission as a file again, in the order and form of the shipped ones.

use std::fmt::{self, Display, Formatter};

use grid::Dir;
use skirmish::print::{at, line, list, quoted, words};
use skirmish::{Border, Mood, Pos, Run, SpaceId};

use super::arena::{Arena, SpaceSet};

/// The file of a mission, to be shown or written.
struct File<'a>(&'a Arena);

impl Arena {
    /// The mission file. Comments of the file that it was read from are lost, and lines that meet are one line.
    ///
    /// ```
    /// use doom2016::place::{Arena, read};
    ///
    /// let arena = Arena::sketch("pair", "hall[0-4,0-2] cell[5-6,0-2] doors 4|5,1 starts 0,0 0,1 1,0 1,1")?;
    /// assert!(arena.file().contains("doors = [\n    { x = 5, y = [1, 1] },\n]\n"));
    /// # Ok::<(), doom2016::place::Report>(())
    /// ```
    pub fn file(&self) -> String {
        File(self).to_string()
    }
}

impl Display for File<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let arena = self.0;
        let mission = arena.mission();
        writeln!(f, "id = {}", quoted(&mission.id))?;
        for (name, text) in [("title", &mission.title), ("about", &mission.about)] {
            if let Some(text) = text.file() {
                writeln!(f, "{name} = {text}")?;
            }
        }
        if mission.mood != Mood::default() {
            writeln!(f, "mood = \"{}\"", mission.mood)?;
        }
        if mission.tutorial {
            writeln!(f, "tutorial = true")?;
        }
        if let Some(objective) = mission.objective {
            writeln!(f, "objective = \"{objective}\"")?;
        }
        if let Some(threat) = mission.threat {
            writeln!(f, "threat = \"{threat}\"")?;
        }
        writeln!(f, "invasion = {:?}", words(&mission.invasion))?;
        if let Some(sets) = mission.event_sets {
            writeln!(f, "events = {:?}", words(sets.iter()))?;
        }
        writeln!(f, "frags = {:?}", mission.frags)?;
        if mission.tuned_frags != mission.frags {
            writeln!(f, "tuned_frags = {:?}", mission.tuned_frags)?;
        }
        writeln!(f, "rounds = {}", mission.rounds)?;
        if mission.argent > 0 {
            writeln!(f, "argent = {}", mission.argent)?;
        }
        list(f, "kits", mission.kits.iter().map(|kit| format!("{:?}", words(kit))))?;
        writeln!(f)?;
        self.write_map(f)?;
        writeln!(f)?;
        self.write_floor(f)
    }
}

/// A line between spaces.
fn between(run: Run) -> String {
    format!("{{ {} }}", line(run, ", "))
}

impl File<'_> {
    fn pos(&self, space: SpaceId) -> Pos {
        self.0.space(space).pos
    }

    fn write_map(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let arena = self.0;
        let rooms = arena.mission().rooms.iter().enumerate().map(|(n, id)| {
            let mut spaces = arena.spaces().filter(|&space| usize::from(arena.space(space).room) == n);
            // A room is a rectangle, and spaces are in the order of its rows.
            let first = spaces.next().unwrap_or_default();
            let last = spaces.last().unwrap_or(first);
            let zone = arena.zones.iter().any(|zone| zone.contains(first.index()));
            let zone = if zone { ", zone = true" } else { "" };
            format!(
                "{{ id = {}, at = {}, to = {}{zone} }}",
                quoted(id),
                at(self.pos(first)),
                at(self.pos(last))
            )
        });
        list(f, "rooms", rooms)?;
        let doors = arena.doors().iter().flat_map(|door| self.runs(door.edges.iter().copied()));
        list(f, "doors", doors.map(between))?;
        let same = |space: SpaceId, next: SpaceId| arena.space(space).room == arena.space(next).room;
        self.write_edges(f, "open", |border, space, next| !border.parts() && !same(space, next))?;
        self.write_edges(f, "walls", |border, space, next| border == Border::Wall && same(space, next))?;
        self.write_edges(f, "blocking", |border, _, _| border == Border::Blocking)?;
        self.write_edges(f, "impassable", |border, _, _| border == Border::Impassable)?;
        self.write_places(f, "difficult", in_set(arena.difficult()))
    }

    /// All edges between spaces that pass a test.
    fn write_edges(
        &self,
        f: &mut Formatter<'_>,
        name: &str,
        wanted: impl Fn(Border, SpaceId, SpaceId) -> bool,
    ) -> fmt::Result {
        let arena = self.0;
        let edges = arena.spaces().flat_map(|space| [(space, Dir::E), (space, Dir::S)]);
        let wanted = edges.filter(|&(space, dir)| {
            let next = arena.beside(space, dir);
            next.is_some_and(|next| wanted(arena.border(space, dir), space, next))
        });
        list(f, name, self.runs(wanted).into_iter().map(between))
    }

    /// Edges joined to lines.
    fn runs(&self, edges: impl Iterator<Item = (SpaceId, Dir)>) -> Vec<Run> {
        let ends = edges.map(|(space, across)| match (self.pos(space), across) {
            (Pos { x, y }, Dir::E) => (false, x + 1, y),
            (Pos { x, y }, _) => (true, y + 1, x),
        });
        let mut ends: Vec<(bool, i16, i16)> = ends.collect();
        ends.sort_unstable();
        let mut runs: Vec<Run> = Vec::new();
        for (south, line, along) in ends {
            let across = if south { Dir::S } else { Dir::E };
            match runs.last_mut() {
                Some(run) if (run.across, run.line, run.to + 1) == (across, line, along) => run.to = along,
                _ => runs.push(Run { across, line, from: along, to: along }),
            }
        }
        runs
    }

    fn write_places(
        &self,
        f: &mut Formatter<'_>,
        name: &str,
        spaces: impl Iterator<Item = SpaceId>,
    ) -> fmt::Result {
        let places: Vec<String> = spaces.map(|space| at(self.pos(space))).collect();
        if places.is_empty() { Ok(()) } else { writeln!(f, "{name} = [{}]", places.join(", ")) }
    }

    fn write_floor(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (arena, mission) = (self.0, self.0.mission());
        let pos = |space: SpaceId| at(self.pos(space));
        self.write_places(f, "starts", mission.starts.iter().copied())?;
        let teleporters = mission.teleporters.iter().map(|&(space, active)| {
            format!("{{ at = {}{} }}", pos(space), if active { ", active = true" } else { "" })
        });
        list(f, "teleporters", teleporters)?;
        let portals = mission.portals.iter().map(|portal| {
            let marked = if portal.marked { ", marked = true" } else { "" };
            let up = if portal.up { ", up = true" } else { "" };
            format!("{{ colour = \"{}\", at = {}{marked}{up} }}", portal.colour, pos(portal.at))
        });
        list(f, "portals", portals)?;
        let items = mission.items.iter();
        list(
            f,
            "tokens",
            items.map(|(space, item)| format!("{{ kind = \"{item}\", at = {} }}", pos(*space))),
        )?;
        self.write_places(f, "objectives", mission.objectives.iter().copied())?;
        self.write_places(f, "checkpoints", mission.checkpoints.iter().copied())?;
        self.write_places(f, "exits", in_set(arena.exits()))?;
        if let Some(drone) = mission.drone {
            writeln!(f, "drone = {}", pos(drone))?;
        }
        let figures = mission.demons.iter().map(|(kind, footing)| {
            let last = arena.cells(*footing).last().copied().unwrap_or(footing.at);
            let to = if last == footing.at { String::new() } else { format!(", to = {}", pos(last)) };
            format!("{{ kind = \"{kind}\", at = {}{to} }}", pos(footing.at))
        });
        list(f, "figures", figures)
    }
}

fn in_set(set: &SpaceSet) -> impl Iterator<Item = SpaceId> + '_ {
    set.iter().map(|space| SpaceId(space as u16))
}
