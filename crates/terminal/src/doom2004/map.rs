//! How the map is drawn: closed doors double, open ones dashed, and what is on a space.

use anstyle::Style;
use doom2004::place::Pos;
use doom2004::view::{DoorView, SpaceView};
use grid::Dir;

use super::floor::Floor;
use super::signs;
use crate::field::{self, Edge, Map};
use crate::pen::{DANGER, HOT, QUIET, STRONG, width};

/// Grounds: seen, known, not yet revealed.
const GROUNDS: [u8; 3] = [240, 236, 233];

impl<'a> field::Floor for Floor<'a> {
    /// A door, and which half of it.
    type Line = (&'a DoorView, usize);

    fn places(&self) -> impl Iterator<Item = Pos> + Clone {
        self.places()
    }

    fn edge(&self, pos: Pos, dir: Dir) -> Edge<Self::Line> {
        let other = pos.step(dir);
        let sides = [(pos, dir), (other, dir.opposite())];
        if let Some(half) = sides.into_iter().find_map(|(pos, dir)| self.door(pos, dir)) {
            return Edge::Line(half);
        }
        let (here, there) = (self.space(pos), self.space(other));
        let wall = |space: Option<&SpaceView>, dir: Dir| space.is_some_and(|space| space.walls[dir as usize]);
        match (here, there) {
            (None, None) => Edge::Nothing,
            _ if wall(here, dir) || wall(there, dir.opposite()) => Edge::Wall,
            _ => Edge::Open,
        }
    }

    fn ground(&self, pos: Pos, seen: bool) -> Option<u8> {
        let space = self.space(pos)?;
        Some(if !space.revealed { GROUNDS[2] } else { GROUNDS[usize::from(!seen)] })
    }

    /// Half of a door: what it needs on the first, its number on the second, or a star if it leads out.
    fn line(&self, map: &Map<'_, Self>, (door, half): (&DoorView, usize), across: bool) -> String {
        let number = door.id.0 + 1;
        let style = door.key.map_or(STRONG, signs::key_ink);
        let style = if map.spots.doors.contains(&number) { HOT } else { style };
        let line = match (door.open, across) {
            (true, true) => "╌",
            (true, false) => "╎",
            (false, true) => "═",
            (false, false) => "║",
        };
        let locked = door.key.filter(|_| !door.open && !door.unlocked);
        let digits = number.to_string();
        let sign = match locked {
            Some(colour) if half == 0 => map.pen.colour_letter(colour.word()),
            None if half == 0 && door.jammed => "✖".to_owned(),
            None if half == 0 && door.exit => digits,
            // One above the other they are a number.
            None if half == 0 && digits.len() > 1 && !across => digits[..1].to_owned(),
            _ if half == 0 => line.to_owned(),
            _ if door.exit => "★".to_owned(),
            _ if across => digits,
            _ => digits[digits.len() - 1..].to_owned(),
        };
        match (across, width(&sign)) {
            (false, _) => map.pen.paint(style, &sign[..sign.chars().next().map_or(0, char::len_utf8)]),
            (true, 2) => map.pen.paint(style, format!("{sign}{line}")),
            (true, _) => map.pen.paint(style, format!("{line}{sign}{line}")),
        }
    }

    fn cell(&self, map: &Map<'_, Self>, pos: Pos) -> (Style, String) {
        let Some(space) = self.space(pos) else { return (QUIET, String::new()) };
        let put = |style: Style, text: &str| (style, text.to_owned());
        let things = self.things(pos);
        if let Some(figure) = self.figure(pos) {
            return map.coded(pos, &signs::figure(figure), signs::ink(figure.kind));
        }
        let here: Vec<usize> = self.marines(pos).collect();
        if let Some(&first) = here.first() {
            let shape = |n: usize| signs::marine(self.view.marines[n].colour);
            let shapes: String = here.iter().map(|&n| shape(n).0).collect();
            let lies = things.first().map(|&thing| map.pen.thing(thing)).unwrap_or_default();
            return map.shaped(pos, &shapes, shape(first).1, &lies);
        }
        let obstacle = space.obstacle.map(signs::obstacle);
        // What is under a number is told by the sign before it.
        let under = match (things.first(), obstacle) {
            (Some(_), _) => "+",
            (None, Some((sign, ..))) => sign.get(..1).filter(|it| *it != " ").unwrap_or(""),
            (None, None) => "",
        };
        if let Some(numbered) = map.numbered(pos, under) {
            return numbered;
        }
        if self.view.marines.iter().any(|it| it.fell == Some(pos)) {
            return put(DANGER, "†");
        }
        if let Some(kind) = self.waiting(pos) {
            return put(signs::ink(kind), &format!("({})", signs::letter(kind)));
        }
        if let Some(&thing) = things.first() {
            let more = if things.len() > 1 { "+" } else { "" };
            return put(signs::THINGS, &format!("{}{more}", map.pen.thing(thing)));
        }
        match (obstacle, space.teleporter) {
            (Some((sign, _, style)), _) => put(style, sign),
            (None, Some(colour)) => put(signs::key_ink(colour), &map.pen.gate(colour)),
            (None, None) if space.duct => put(STRONG, signs::DUCT),
            _ if map.marked && map.lit.contains(&pos) => put(STRONG, "•"),
            _ if !space.revealed => put(QUIET, ":"),
            _ => put(QUIET, "·"),
        }
    }
}
