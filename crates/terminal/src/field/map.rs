//! A map in box characters: walls heavy, other lines as its floor draws them, coordinates on the rims.

use std::collections::BTreeSet;

use anstyle::Style;
use grid::Dir;
use skirmish::Pos;

use super::floor::{Edge, Floor};
use super::look::Spots;
use super::window::Window;
use crate::pen::{HOT, Pen, QUIET, STRONG, joint, on, pad, width};

/// The inside of a space.
pub(crate) const CELL: usize = 3;

/// What is drawn.
pub(crate) struct Map<'a, F> {
    pub(crate) pen: Pen,
    pub(crate) floor: &'a F,
    pub(crate) window: Window,
    /// What is seen.
    pub(crate) lit: &'a BTreeSet<Pos>,
    /// Where somebody would have cover.
    pub(crate) covered: &'a BTreeSet<Pos>,
    /// Somebody asked what is seen: it has a sign, too.
    pub(crate) marked: bool,
    /// What choices are about.
    pub(crate) spots: &'a Spots,
}

impl<F: Floor> Map<'_, F> {
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
        let mut numbers: String = numbers.collect();
        if width(&arrows) > self.floor.rim() {
            numbers.remove(0);
        }
        format!("{}{}", self.pen.paint(HOT, pad(&arrows, self.floor.rim())), self.pen.paint(QUIET, numbers))
    }

    /// The line above a row.
    fn separator(&self, y: i16) -> String {
        let Window { from, to, .. } = self.window;
        let mut line = " ".repeat(self.floor.rim());
        for x in from.x..=to.x + 1 {
            let here = Pos::new(x, y);
            line += &self.corner(here);
            if x <= to.x {
                line += &match self.floor.edge(here, Dir::N) {
                    Edge::Nothing => " ".repeat(CELL),
                    Edge::Open => self.ground(here, QUIET, &" ".repeat(CELL)),
                    Edge::Wall => self.pen.paint(STRONG, "━".repeat(CELL)),
                    Edge::Line(line) => self.floor.line(self, line, true),
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
        if up || right || down || left {
            return self.pen.paint(STRONG, joint(up, right, down, left));
        }
        self.floor.knot(self, here).unwrap_or_else(|| self.ground(here, QUIET, " "))
    }

    fn row(&self, y: i16) -> String {
        let Window { from, to, .. } = self.window;
        let mut line = self.pen.paint(QUIET, format!("{y:>rim$} ", rim = self.floor.rim() - 1));
        for x in from.x..=to.x + 1 {
            let here = Pos::new(x, y);
            line += &match self.floor.edge(here, Dir::W) {
                Edge::Nothing => " ".to_owned(),
                Edge::Open => self.ground(here, QUIET, " "),
                Edge::Wall => self.pen.paint(STRONG, "┃"),
                Edge::Line(line) => self.floor.line(self, line, false),
            };
            if x <= to.x {
                let (style, text) = self.floor.cell(self, here);
                line += &self.ground(here, style, &centred(&text));
            }
        }
        line
    }

    /// Text on the ground of a place.
    fn ground(&self, pos: Pos, style: Style, text: &str) -> String {
        match self.floor.ground(pos, self.lit.contains(&pos)) {
            Some(ground) => self.pen.paint(on(style, ground), text),
            None => text.to_owned(),
        }
    }

    /// Where a choice leads: its number on the place, after the sign of what is under it if there is room.
    pub(crate) fn numbered(&self, pos: Pos, under: &str) -> Option<(Style, String)> {
        let text = format!("{under}{}", self.spots.places.get(&pos)?);
        let shown = if width(&text) <= CELL { &text } else { text.trim_start_matches(under) };
        Some((HOT, shown.to_owned()))
    }

    /// The letter and number of a figure, after a mark if it acts or can be chosen and there is room.
    pub(crate) fn coded(&self, pos: Pos, code: &str, ink: Style) -> (Style, String) {
        let mark = match self.role(pos) {
            Role::Acts => "»",
            Role::Chosen => "›",
            Role::None => "",
        };
        let style = if mark.is_empty() { ink } else { HOT };
        (style, if width(code) < CELL { format!("{mark}{code}") } else { code.to_owned() })
    }

    /// The shape of somebody who plays, in brackets if he acts or can be chosen, otherwise with what lies there; or the
    /// shapes of several.
    pub(crate) fn shaped(&self, pos: Pos, shapes: &str, ink: Style, lies: &str) -> (Style, String) {
        let role = self.role(pos);
        let text = match role {
            _ if width(shapes) > 1 => shapes.to_owned(),
            Role::Acts => format!("[{shapes}]"),
            Role::Chosen => format!("‹{shapes}›"),
            Role::None => format!("{shapes}{lies}"),
        };
        (if role == Role::None { ink } else { ink.underline() }, text)
    }

    fn role(&self, pos: Pos) -> Role {
        if self.spots.acting.contains(&pos) {
            return Role::Acts;
        }
        let chosen = self.spots.figures.contains(&pos) || self.spots.places.contains_key(&pos);
        if chosen { Role::Chosen } else { Role::None }
    }
}

/// What a figure on a place has to do with the question.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Acts,
    /// It can be chosen.
    Chosen,
    None,
}

/// Text in the middle of a cell.
fn centred(text: &str) -> String {
    let left = (CELL.saturating_sub(width(text))) / 2;
    pad(&format!("{}{text}", " ".repeat(left)), CELL)
}
