//! A mission file: a head that says what it is, a map of the rooms, and every line with a remark where it lies.

use skirmish::print::{at, line, quoted};
use skirmish::{Extent, Pos, Run};

use super::fill::Floor;
use super::{GAME, Head};
use crate::order::Order;
use crate::print::list;

/// The file.
pub(super) fn write(head: &Head, floor: &Floor<'_>, order: &Order) -> String {
    let Head { id, title, about, mood, objective, threat, invasion, frags, rounds, argent, names } = head;
    let mut text = format!(
        "# {}\n# {}\n#\n# Made by: {}\n# Save it as {id}.toml. The rooms, by their first letters:\n#\n",
        title.said("en").unwrap_or(id),
        about.said("en").unwrap_or(id),
        order.command(GAME),
    );
    text += &map(floor, names);
    text += &format!("\nid = {}\n", quoted(id));
    for (name, words) in [("title", title), ("about", about)] {
        text += &words.file().map_or(String::new(), |words| format!("{name} = {words}\n"));
    }
    text += &format!("mood = \"{mood}\"\nobjective = \"{objective}\"\nthreat = \"{threat}\"\n");
    text += &format!("invasion = {invasion:?}\nfrags = {frags:?}\nrounds = {rounds}\n");
    if *argent > 0 {
        text += &format!("argent = {argent}\n");
    }
    let plan = floor.plan;
    let rooms = plan.rooms.iter().zip(names).enumerate().map(|(room, (extent, name))| {
        let zone = if floor.zones.contains(&room) { ", zone = true" } else { "" };
        format!("{{ id = \"{name}\", at = {}, to = {}{zone} }},", at(extent.from), at(extent.to))
    });
    text += "\n";
    text += &list("rooms", rooms);
    for (name, door) in [("doors", true), ("open", false)] {
        let ways = plan.ways.iter().filter(|way| way.door == door);
        text += &list(
            name,
            ways.map(|way| {
                let [one, other] = way.rooms.map(|room| names[room]);
                format!("{} # {one}, {other}", edge(way.line))
            }),
        );
    }
    for (name, lines) in [("blocking", &floor.blocking), ("impassable", &floor.impassable)] {
        text += &list(name, lines.iter().map(|(room, line)| format!("{} # {}", edge(*line), names[*room])));
    }
    text += &places("difficult", &floor.difficult);
    text += "\n";
    text += &places("starts", &floor.starts);
    text += &list(
        "teleporters",
        floor.teleporters.iter().map(|(pos, active)| {
            format!("{{ at = {}{} }},", at(*pos), if *active { ", active = true" } else { "" })
        }),
    );
    text += &list(
        "portals",
        floor.portals.iter().map(|gate| {
            let marked = if gate.marked { ", marked = true" } else { "" };
            let up = if gate.up { ", up = true" } else { "" };
            format!("{{ colour = \"{}\", at = {}{marked}{up} }},", gate.colour, at(gate.at))
        }),
    );
    text += &places("objectives", &floor.objectives);
    text += &floor.drone.map_or(String::new(), |drone| format!("drone = {}\n", at(drone)));
    text += &places("checkpoints", &floor.checkpoints);
    text += &places("exits", &floor.exits);
    text += &list("figures", floor.figures.iter().map(thing));
    text + &list("tokens", floor.tokens.iter().map(thing))
}

fn thing((kind, pos): &(&str, Pos)) -> String {
    format!("{{ kind = \"{kind}\", at = {} }},", at(*pos))
}

fn edge(run: Run) -> String {
    format!("{{ {} }},", line(run, ", "))
}

fn places(name: &str, list: &[Pos]) -> String {
    let list: Vec<String> = list.iter().map(|pos| at(*pos)).collect();
    if list.is_empty() { String::new() } else { format!("{name} = [{}]\n", list.join(", ")) }
}

/// The rooms as a picture, in remarks.
fn map(floor: &Floor<'_>, names: &[&str]) -> String {
    let rooms = &floor.plan.rooms;
    let Some(Extent { from, to }) = Extent::around(rooms.iter().flat_map(|room| [room.from, room.to])) else {
        return String::new();
    };
    let letter = |pos: Pos| {
        let room = rooms.iter().position(|room| room.holds(pos));
        room.and_then(|room| names[room].chars().next()).unwrap_or(' ')
    };
    let row =
        |y: i16| format!("#     {}", (from.x..=to.x).map(|x| letter(Pos::new(x, y))).collect::<String>());
    (from.y..=to.y).map(|y| row(y).trim_end().to_owned() + "\n").collect()
}
