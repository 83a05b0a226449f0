//! The file of an arena: a head that says what it is, a map of the rooms, and a list of each kind of thing.

use std::collections::BTreeMap;

use grid::Dir;
use skirmish::print::{at, line, quoted};
use skirmish::{Extent, Pos, Run, Wording};

use super::GAME;
use super::floor::{COLOURS, Floor};
use crate::order::Order;
use crate::print::list;

/// What the file says of the arena.
pub(super) struct Head {
    pub(super) id: String,
    pub(super) title: Wording,
    pub(super) about: Wording,
    pub(super) players: [u8; 2],
}

/// The file.
pub(super) fn write(head: &Head, floor: &Floor, order: &Order) -> String {
    let Head { id, title, about, players } = head;
    let mut text = format!(
        "# {}\n#\n# Made by: {}\n# Save it as {id}.toml. The rooms, by their first letters:\n#\n",
        title.said("en").unwrap_or(id),
        order.command(GAME),
    );
    text += &map(floor);
    text += &format!("\nid = {}\n", quoted(id));
    for (name, words) in [("title", title), ("about", about)] {
        text += &words.file().map_or(String::new(), |words| format!("{name} = {words}\n"));
    }
    text += &format!("players = {players:?}\n\n");
    let rooms = rectangles(&floor.rooms).into_iter().map(|(room, Extent { from, to })| {
        let to = if from == to { String::new() } else { format!(", to = {}", at(to)) };
        format!("{{ colour = \"{}\", at = {}{to} }},", COLOURS[room], at(from))
    });
    text += &list("rooms", rooms);
    let doors = floor.doors.iter().map(|&(pos, dir)| {
        let [one, other] = [pos, pos.step(dir)].map(|pos| COLOURS[floor.rooms[&pos]]);
        format!("{{ {} }}, # {one}, {other}", line(door(pos, dir), ", "))
    });
    text += &list("doors", doors);
    let spawnpoints = COLOURS.iter().zip(floor.spawnpoints);
    let spawnpoints =
        spawnpoints.map(|(colour, pos)| format!("{{ colour = \"{colour}\", at = {} }},", at(pos)));
    text + &list("spawnpoints", spawnpoints)
}

/// The line between a square and the one east or south of it.
fn door(pos: Pos, across: Dir) -> Run {
    match across {
        Dir::E | Dir::W => Run { across: Dir::E, line: pos.x + 1, from: pos.y, to: pos.y },
        Dir::S | Dir::N => Run { across: Dir::S, line: pos.y + 1, from: pos.x, to: pos.x },
    }
}

/// Rooms as rectangles, row by row.
fn rectangles(rooms: &BTreeMap<Pos, usize>) -> Vec<(usize, Extent)> {
    let mut left = rooms.clone();
    let mut all = Vec::new();
    while let Some((&from, &room)) = left.iter().next() {
        let own = |left: &BTreeMap<Pos, usize>, x: i16, y: i16| left.get(&Pos::new(x, y)) == Some(&room);
        let mut to = from;
        while own(&left, to.x + 1, from.y) {
            to.x += 1;
        }
        while (from.x..=to.x).all(|x| own(&left, x, to.y + 1)) {
            to.y += 1;
        }
        let extent = Extent { from, to };
        extent.places().for_each(|pos| {
            left.remove(&pos);
        });
        all.push((room, extent));
    }
    all
}

/// The rooms as a picture, in remarks; a spawnpoint is a capital letter.
fn map(floor: &Floor) -> String {
    let Some(Extent { from, to }) = Extent::around(floor.rooms.keys().copied()) else { return String::new() };
    let sign = |pos: Pos| {
        let letter = floor.rooms.get(&pos).map_or(" ", |room| &COLOURS[*room][..1]);
        if floor.spawnpoints.contains(&pos) { letter.to_uppercase() } else { letter.to_owned() }
    };
    let row = |y: i16| format!("#     {}", (from.x..=to.x).map(|x| sign(Pos::new(x, y))).collect::<String>());
    (from.y..=to.y).map(|y| row(y).trim_end().to_owned() + "\n").collect()
}
