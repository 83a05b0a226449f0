//! The map in box characters: walls heavy, closed doors double, open ones dashed, coordinates on the rims.

use std::collections::BTreeSet;

use anstyle::Style;
use doom2004::scenario::Pos;
use doom2004::view::DoorView;
use grid::Dir;

use super::floor::{Edge, Floor};
use super::look::Spots;
use super::signs;
use super::window::Window;
use crate::play::pen::{DANGER, HOT, Pen, QUIET, STRONG, joint, on, pad, width};

/// The inside of a space.
pub(super) const CELL: usize = 3;
/// The rim on the left.
pub(super) const RIM: usize = 4;

/// Grounds: seen, known, not yet revealed.
const GROUNDS: [u8; 3] = [240, 236, 233];

/// What is drawn.
pub(super) struct Map<'a> {
    pub(super) pen: Pen,
    pub(super) floor: &'a Floor<'a>,
    pub(super) window: Window,
    /// What is seen.
    pub(super) lit: &'a BTreeSet<Pos>,
    /// Somebody asked what is seen: it has a sign, too.
    pub(super) marked: bool,
    /// What choices are about.
    pub(super) spots: &'a Spots,
}

impl Map<'_> {
    /// The lines of the map.
    pub(super) fn lines(&self) -> Vec<String> {
        let Window { from, to, .. } = self.window;
        let mut lines = vec![self.columns()];
        for y in from.y..=to.y + 1 {
            if self.window.has_separator(self.floor, y) {
                lines.push(self.separator(y));
            }
            if y <= to.y {
                lines.push(self.row(y));
            }
        }
        lines
    }

    /// The rim above: arrows to what is not shown, and the columns.
    fn columns(&self) -> String {
        let Window { from, to, .. } = self.window;
        let more = self.window.beyond(self.floor);
        let arrows: String =
            ["←", "↑", "→", "↓"].iter().zip(more).filter(|(_, is)| *is).map(|(it, _)| *it).collect();
        let numbers = (from.x..=to.x).map(|x| format!(" {x:^CELL$}"));
        let numbers: String = numbers.collect();
        format!("{}{}", self.pen.paint(HOT, pad(&arrows, RIM)), self.pen.paint(QUIET, numbers))
    }

    /// The line above a row.
    fn separator(&self, y: i16) -> String {
        let Window { from, to, .. } = self.window;
        let mut line = " ".repeat(RIM);
        for x in from.x..=to.x + 1 {
            let here = Pos::new(x, y);
            line += &self.corner(here);
            if x <= to.x {
                line += &match self.floor.edge(here, Dir::N) {
                    Edge::Nothing => " ".repeat(CELL),
                    Edge::Open => self.ground(here, QUIET, &" ".repeat(CELL)),
                    Edge::Wall => self.pen.paint(STRONG, "━".repeat(CELL)),
                    Edge::Door(door, half) => self.door(door, half, true),
                };
            }
        }
        line
    }

    /// The joint of the walls above and left of a place.
    fn corner(&self, here: Pos) -> String {
        let wall = |pos: Pos, dir: Dir| matches!(self.floor.edge(pos, dir), Edge::Wall);
        let up = wall(here.step(Dir::N), Dir::W);
        let left = wall(here.step(Dir::W), Dir::N);
        let (right, down) = (wall(here, Dir::N), wall(here, Dir::W));
        if !(up || right || down || left) && self.floor.space(here).is_some() {
            return self.ground(here, QUIET, " ");
        }
        self.pen.paint(STRONG, joint(up, right, down, left))
    }

    fn row(&self, y: i16) -> String {
        let Window { from, to, .. } = self.window;
        let mut line = self.pen.paint(QUIET, format!("{y:>3} "));
        for x in from.x..=to.x + 1 {
            let here = Pos::new(x, y);
            line += &match self.floor.edge(here, Dir::W) {
                Edge::Nothing => " ".to_owned(),
                Edge::Open => self.ground(here, QUIET, " "),
                Edge::Wall => self.pen.paint(STRONG, "┃"),
                Edge::Door(door, half) => self.door(door, half, false),
            };
            if x <= to.x {
                line += &self.cell(here);
            }
        }
        line
    }

    /// Half of a door: what it needs on the first, its number on the second, or a star if it leads out.
    fn door(&self, door: &DoorView, half: usize, across: bool) -> String {
        let number = door.id.0 + 1;
        let style = door.key.map_or(STRONG, signs::key_ink);
        let style = if self.spots.doors.contains(&number) { HOT } else { style };
        let line = match (door.open, across) {
            (true, true) => "╌",
            (true, false) => "╎",
            (false, true) => "═",
            (false, false) => "║",
        };
        let locked = door.key.filter(|_| !door.open && !door.unlocked);
        let digits = number.to_string();
        let sign = match locked {
            Some(colour) if half == 0 => self.pen.colour_letter(colour.word()),
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
            (false, _) => self.pen.paint(style, &sign[..sign.chars().next().map_or(0, char::len_utf8)]),
            (true, 2) => self.pen.paint(style, format!("{sign}{line}")),
            (true, _) => self.pen.paint(style, format!("{line}{sign}{line}")),
        }
    }

    /// Text on the ground of a place.
    fn ground(&self, pos: Pos, style: Style, text: &str) -> String {
        let ground = match self.floor.space(pos) {
            Some(space) if !space.revealed => GROUNDS[2],
            Some(_) if self.lit.contains(&pos) => GROUNDS[0],
            Some(_) => GROUNDS[1],
            None => return text.to_owned(),
        };
        self.pen.paint(on(style, ground), text)
    }

    /// The inside of a space: who stands there, or the choice that leads there, or what lies there.
    fn cell(&self, pos: Pos) -> String {
        let Some(space) = self.floor.space(pos) else { return " ".repeat(CELL) };
        let put = |style: Style, text: &str| self.ground(pos, style, &centred(text));
        let things = self.floor.things(pos);
        let acts = self.spots.acting.contains(&pos);
        let chosen = acts || self.spots.figures.contains(&pos) || self.spots.places.contains_key(&pos);
        if let Some(figure) = self.floor.figure(pos) {
            let mark = match (acts, chosen) {
                (true, _) => "»",
                (false, true) => "›",
                (false, false) => "",
            };
            let code = signs::figure(figure);
            let style = if chosen { HOT } else { signs::ink(figure.kind) };
            return put(style, &if width(&code) < CELL { format!("{mark}{code}") } else { code });
        }
        let here: Vec<usize> = self.floor.marines(pos).collect();
        if let Some(&first) = here.first() {
            let signs = here.iter().map(|&n| signs::marine(self.floor.view.marines[n].colour));
            let shapes: String = signs.map(|(shape, _)| shape).collect();
            let (_, style) = signs::marine(self.floor.view.marines[first].colour);
            let style = if chosen { style.underline() } else { style };
            return match things.first() {
                _ if here.len() > 1 => put(style, &shapes),
                _ if acts => put(style, &format!("[{shapes}]")),
                _ if chosen => put(style, &format!("‹{shapes}›")),
                Some(&thing) => put(style, &format!("{shapes}{}", self.pen.thing(thing))),
                None => put(style, &shapes),
            };
        }
        let obstacle = space.obstacle.map(signs::obstacle);
        if let Some(number) = self.spots.places.get(&pos) {
            // What is under the number is told by the sign before it.
            let under = match (things.first(), obstacle) {
                (Some(_), _) => "+",
                (None, Some((sign, ..))) => sign.get(..1).filter(|it| *it != " ").unwrap_or(""),
                (None, None) => "",
            };
            let text = format!("{under}{number}");
            return put(HOT, if width(&text) <= CELL { &text } else { text.trim_start_matches(under) });
        }
        if self.floor.view.marines.iter().any(|it| it.fell == Some(pos)) {
            return put(DANGER, "†");
        }
        if let Some(kind) = self.floor.waiting(pos) {
            return put(signs::ink(kind), &format!("({})", signs::letter(kind)));
        }
        if let Some(&thing) = things.first() {
            let more = if things.len() > 1 { "+" } else { "" };
            return put(signs::THINGS, &format!("{}{more}", self.pen.thing(thing)));
        }
        match (obstacle, space.teleporter) {
            (Some((sign, _, style)), _) => put(style, sign),
            (None, Some(colour)) => put(signs::key_ink(colour), &self.pen.gate(colour)),
            (None, None) if space.duct => put(STRONG, signs::DUCT),
            _ if self.marked && self.lit.contains(&pos) => put(STRONG, "•"),
            _ if !space.revealed => put(QUIET, ":"),
            _ => put(QUIET, "·"),
        }
    }
}

/// Text in the middle of a cell.
fn centred(text: &str) -> String {
    let left = (CELL.saturating_sub(width(text))) / 2;
    pad(&format!("{}{text}", " ".repeat(left)), CELL)
}
