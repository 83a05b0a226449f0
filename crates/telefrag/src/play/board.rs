//! The board in box characters: rooms on grounds of their colour, heavy walls, gaps for doors.

use adrenaline::{Sq, SquareSet, View};
use anstyle::Style;
use engine::Seat;
use grid::{Dir, Edge, Grid, Square};

use super::pen::{FAINT, HOT, Pen, QUIET, STRONG, on, pad, width};

/// The inside of a square.
const COLUMNS: usize = 10;
const LINES: usize = 4;

/// Labels of the map: the key of the short name, the ground where it is seen and where it is not.
const GROUNDS: [(&str, &str, u8, u8); 6] = [
    ("RED", "ui-room-red", 88, 52),
    ("YEL", "ui-room-yellow", 100, 58),
    ("BLU", "ui-room-blue", 25, 17),
    ("WHI", "ui-room-white", 242, 237),
    ("PUR", "ui-room-purple", 90, 53),
    ("GRE", "ui-room-green", 28, 22),
];

/// What lies on a line between two places.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stroke {
    /// No square on either side.
    Nothing,
    Open,
    Door,
    Wall,
}

/// What is drawn.
pub(super) struct Drawing<'a> {
    pub(super) pen: Pen,
    pub(super) view: &'a View,
    /// What is seen; the rest is darker.
    pub(super) lit: SquareSet,
    /// The number of the choice that leads to a square.
    pub(super) choices: &'a [(Sq, usize)],
}

impl Drawing<'_> {
    /// The lines of the board.
    pub(super) fn lines(&self) -> Vec<String> {
        let grid = self.grid();
        let mut lines = Vec::new();
        for row in 0..=grid.height() {
            lines.push(self.separator(row));
            if row < grid.height() {
                lines.extend(self.row(row));
            }
        }
        lines
    }

    fn grid(&self) -> &'static Grid {
        self.view.setup.board.board().grid()
    }

    fn stroke(&self, place: Square, dir: Dir) -> Stroke {
        let grid = self.grid();
        let across = dir.step(place).is_some_and(|across| grid.contains(across));
        match (grid.contains(place), across) {
            (false, false) => Stroke::Nothing,
            (true, true) => match grid.edge(place, dir) {
                Edge::Open => Stroke::Open,
                Edge::Door => Stroke::Door,
                Edge::Wall => Stroke::Wall,
            },
            _ => Stroke::Wall,
        }
    }

    /// The line above a row.
    fn separator(&self, row: u8) -> String {
        let mut line = String::new();
        for column in 0..=self.grid().width() {
            let place = Square::new(row, column);
            line += &self.corner(row, column);
            if column < self.grid().width() {
                line += &match self.stroke(place, Dir::N) {
                    Stroke::Nothing => " ".repeat(COLUMNS),
                    Stroke::Open => self.floor(place, QUIET, &"╌".repeat(COLUMNS)),
                    Stroke::Door => self.pen.paint(STRONG, "━━━╸  ╺━━━"),
                    Stroke::Wall => self.pen.paint(STRONG, "━".repeat(COLUMNS)),
                };
            }
        }
        line
    }

    /// The joint of the walls that meet above and left of a place.
    fn corner(&self, row: u8, column: u8) -> String {
        let here = Square::new(row, column);
        let heavy = |place: Option<Square>, dir| {
            place.is_some_and(|place| matches!(self.stroke(place, dir), Stroke::Wall | Stroke::Door))
        };
        let up = heavy(Dir::N.step(here), Dir::W);
        let left = heavy(Dir::W.step(here), Dir::N);
        let joint = match (up, heavy(Some(here), Dir::N), heavy(Some(here), Dir::W), left) {
            (false, false, false, false) if self.grid().contains(here) => {
                return self.floor(here, QUIET, "┼");
            }
            (false, false, false, false) => " ",
            (true, false, false, false) => "╹",
            (false, true, false, false) => "╺",
            (false, false, true, false) => "╻",
            (false, false, false, true) => "╸",
            (true, false, true, false) => "┃",
            (false, true, false, true) => "━",
            (false, true, true, false) => "┏",
            (false, false, true, true) => "┓",
            (true, true, false, false) => "┗",
            (true, false, false, true) => "┛",
            (true, true, true, false) => "┣",
            (true, false, true, true) => "┫",
            (false, true, true, true) => "┳",
            (true, true, false, true) => "┻",
            (true, true, true, true) => "╋",
        };
        self.pen.paint(STRONG, joint)
    }

    fn row(&self, row: u8) -> Vec<String> {
        let mut lines = vec![String::new(); LINES];
        for column in 0..=self.grid().width() {
            let place = Square::new(row, column);
            let stroke = self.stroke(place, Dir::W);
            let inside = if column < self.grid().width() { self.square(place) } else { Vec::new() };
            for (i, line) in lines.iter_mut().enumerate() {
                *line += &match stroke {
                    Stroke::Nothing => " ".to_owned(),
                    Stroke::Open => self.floor(place, QUIET, "╎"),
                    Stroke::Door if i == 0 => self.pen.paint(STRONG, "╹"),
                    Stroke::Door if i + 1 == LINES => self.pen.paint(STRONG, "╻"),
                    Stroke::Door => " ".to_owned(),
                    Stroke::Wall => self.pen.paint(STRONG, "┃"),
                };
                if let Some(part) = inside.get(i) {
                    *line += part;
                }
            }
        }
        lines
    }

    /// Text on the ground of a square.
    fn floor(&self, place: Square, style: Style, text: &str) -> String {
        self.pen.paint(on(style, self.ground(place)), text)
    }

    fn ground(&self, place: Square) -> u8 {
        let label = self.grid().label(place);
        let found = GROUNDS.iter().find(|(name, ..)| *name == label);
        found.map_or(
            237,
            |&(_, _, seen, unseen)| {
                if self.lit.has(Sq::at(place.row, place.col)) { seen } else { unseen }
            },
        )
    }

    /// The inside of a square: its number, what lies there, who stands there, what you can choose.
    fn square(&self, place: Square) -> Vec<String> {
        if !self.grid().contains(place) {
            return vec![" ".repeat(COLUMNS); LINES];
        }
        let square = Sq::at(place.row, place.col);
        let choice = self.choices.iter().find(|(to, _)| *to == square);
        let number = match choice {
            Some(_) => self.floor(place, HOT, &square.to_string()),
            None => self.floor(place, STRONG, &square.to_string()),
        };
        let spawn = self.view.setup.board.board().spawn_on(square).is_some();
        let mark = self.floor(place, STRONG, if spawn { " ◎" } else { "" });
        let room = GROUNDS.iter().find(|(name, ..)| *name == self.grid().label(place));
        let room = room.map_or(String::new(), |(_, key, ..)| self.pen.word(key));
        let room = self.floor(place, FAINT, &room);
        let gap = COLUMNS.saturating_sub(width(&number) + width(&mark) + width(&room));
        let first = format!("{number}{mark}{}{room}", self.floor(place, QUIET, &" ".repeat(gap)));
        let chosen = choice.map_or(String::new(), |(_, n)| self.floor(place, HOT, &format!("‹{n}›")));
        [first, self.lying(place, square), self.standing(place, square), chosen]
            .map(|text| {
                let rest = COLUMNS.saturating_sub(width(&text));
                format!("{text}{}", self.floor(place, QUIET, &" ".repeat(rest)))
            })
            .to_vec()
    }

    /// The ammo tile or the turret of a square.
    fn lying(&self, place: Square, square: Sq) -> String {
        let setup = &self.view.setup;
        if !setup.turrets {
            let tile = self.view.floor.get(square.index()).copied().unwrap_or_default();
            return self.pen.tile(tile, on(STRONG, self.ground(place)));
        }
        if setup.board.board().spawn_on(square).is_some() {
            return String::new();
        }
        let owner = self.view.turrets.get(square.index()).copied().flatten();
        let turret = self.floor(place, FAINT, "⌂");
        match owner {
            Some(who) => {
                let (shape, style) = self.pen.shape(setup, who);
                format!("{turret}{}", self.floor(place, style, shape))
            }
            None => turret,
        }
    }

    /// The figures on a square; your own stands out.
    fn standing(&self, place: Square, square: Sq) -> String {
        let here = self.view.figures.iter().enumerate().filter(|(_, figure)| figure.square == square);
        let figures = here.map(|(i, _)| {
            let who = Seat(i as u8);
            let (shape, style) = self.pen.shape(&self.view.setup, who);
            let own = self.view.viewer == Some(who);
            self.floor(place, if own { style.bold().underline() } else { style.bold() }, shape)
        });
        let blank = self.floor(place, QUIET, " ");
        figures.collect::<Vec<_>>().join(&blank)
    }
}

/// Two columns side by side.
pub(super) fn beside(left: &[String], right: &[String]) -> Vec<String> {
    let columns = left.iter().map(|line| width(line)).max().unwrap_or(0) + 2;
    let count = left.len().max(right.len());
    let line = |list: &[String], i: usize| list.get(i).cloned().unwrap_or_default();
    (0..count).map(|i| format!("{}{}", pad(&line(left, i), columns), line(right, i))).collect()
}

#[cfg(test)]
mod tests {
    use adrenaline::{Adrenaline, BoardId, Setup};
    use codex::Lang;
    use engine::{Game, Viewer};

    use super::*;

    #[test]
    fn every_board_is_a_rectangle_in_every_language() {
        for board in BoardId::ALL {
            for colour in [false, true] {
                for lang in Lang::ALL {
                    let setup = Setup { board, turrets: colour, ..Setup::default() };
                    let state = Adrenaline::start(&setup, 1).unwrap();
                    let view = Adrenaline::view(&state, Viewer::Spectator);
                    let choices = [(Sq::at(1, 1), 12)];
                    let pen = Pen::new(lang, colour);
                    let drawing = Drawing { pen, view: &view, lit: SquareSet::NONE, choices: &choices };
                    let lines = drawing.lines();
                    assert_eq!(lines.len(), 16);
                    for line in &lines {
                        assert_eq!(width(line), 45, "{board}, {lang}: {line}");
                        assert_eq!(line.contains('\x1b'), colour);
                    }
                }
            }
        }
    }

    #[test]
    fn walls_doors_and_spawnpoints_are_where_the_map_has_them() {
        let state = Adrenaline::start(&Setup { board: BoardId::MediumA, ..Setup::default() }, 1).unwrap();
        let mut view = Adrenaline::view(&state, Viewer::Spectator);
        view.floor.fill(adrenaline::Tile::NONE);
        view.figures[1].square = Sq::at(2, 1);
        let pen = Pen::new(Lang::En, false);
        let lines = Drawing { pen, view: &view, lit: SquareSet::NONE, choices: &[] }.lines();
        let expected = "\
┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━┓
┃00     blu╎01     blu╎02 ◎   blu╹03     gre┃
┃          ╎          ╎                     ┃
┃          ╎          ╎                     ┃
┃          ╎          ╎          ╻          ┃
┣━━━╸  ╺━━━━━━━━━━━━━━┳━━━╸  ╺━━━┻━━━╸  ╺━━━┫
┃10 ◎   red╎11     red┃12     yel╎13     yel┃
┃          ╎          ┃          ╎          ┃
┃          ╎          ┃          ╎          ┃
┃          ╎          ┃          ╎          ┃
┗━━━━━━━━━━┳━━━╸  ╺━━━┫╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌┃
           ┃21     whi╹22     yel╎23 ◎   yel┃
           ┃                     ╎          ┃
           ┃▲                    ╎          ┃
           ┃          ╻          ╎          ┃
           ┗━━━━━━━━━━┻━━━━━━━━━━━━━━━━━━━━━┛";
        assert_eq!(lines.join("\n"), expected);
    }
}
