//! The board in box characters: rooms on grounds of their colour, heavy walls, gaps for doors.

use adrenaline::{Sq, SquareSet, View};
use anstyle::Style;
use engine::Seat;
use grid::{Dir, Edge, Grid, Square};

use crate::pen::{FAINT, HOT, Pen, QUIET, STRONG, joint, on, width};

/// The inside of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) columns: usize,
    /// Two, three or four.
    pub(super) lines: usize,
}

impl Cell {
    /// Room for everything.
    pub(super) const LARGE: Cell = Cell { columns: 10, lines: 4 };

    fn is_wide(self) -> bool {
        self.columns >= Self::LARGE.columns
    }
}

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
    pub(super) cell: Cell,
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

    fn grid(&self) -> &Grid {
        self.view.setup.board.place().board().grid()
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
        let columns = self.cell.columns;
        let gap = 2 + columns % 2;
        let half = "━".repeat((columns - gap) / 2 - 1);
        let door = format!("{half}╸{}╺{half}", " ".repeat(gap));
        for column in 0..=self.grid().width() {
            let place = Square::new(row, column);
            line += &self.corner(row, column);
            if column < self.grid().width() {
                line += &match self.stroke(place, Dir::N) {
                    Stroke::Nothing => " ".repeat(columns),
                    Stroke::Open => self.floor(place, QUIET, &"╌".repeat(columns)),
                    Stroke::Door => self.pen.paint(STRONG, &door),
                    Stroke::Wall => self.pen.paint(STRONG, "━".repeat(columns)),
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
        let (right, down) = (heavy(Some(here), Dir::N), heavy(Some(here), Dir::W));
        if !(up || right || down || left) && self.grid().contains(here) {
            return self.floor(here, QUIET, "┼");
        }
        self.pen.paint(STRONG, joint(up, right, down, left))
    }

    fn row(&self, row: u8) -> Vec<String> {
        let mut lines = vec![String::new(); self.cell.lines];
        for column in 0..=self.grid().width() {
            let place = Square::new(row, column);
            let stroke = self.stroke(place, Dir::W);
            let inside = if column < self.grid().width() { self.square(place) } else { Vec::new() };
            for (i, line) in lines.iter_mut().enumerate() {
                *line += &match stroke {
                    Stroke::Nothing => " ".to_owned(),
                    Stroke::Open => self.floor(place, QUIET, "╎"),
                    Stroke::Door if i == 0 => self.pen.paint(STRONG, "╹"),
                    Stroke::Door if i + 1 == self.cell.lines => self.pen.paint(STRONG, "╻"),
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
        let Cell { columns, lines } = self.cell;
        if !self.grid().contains(place) {
            return vec![" ".repeat(columns); lines];
        }
        let square = Sq::at(place.row, place.col);
        let choice = self.choices.iter().find(|(to, _)| *to == square).map(|&(_, n)| n);
        let style = if choice.is_some() { HOT } else { STRONG };
        let number = self.floor(place, style, &square.to_string());
        let spawn = self.view.setup.board.place().board().spawn_on(square).is_some();
        let mark = match (spawn, self.cell.is_wide() && lines > 2) {
            (false, _) => "",
            (true, true) => " ◎",
            (true, false) => "◎",
        };
        let number = format!("{number}{}", self.floor(place, STRONG, mark));
        let room = GROUNDS.iter().find(|(name, ..)| *name == self.grid().label(place));
        let room = room.map_or(String::new(), |(_, key, ..)| self.pen.word(key));
        let room = self.floor(place, FAINT, &room);
        let lying = self.lying(place, square);
        // The sign of the choice, and shorter ones where it is crowded.
        let signs = choice.map(|n| [format!("‹{n}›"), format!("‹{n}"), n.to_string()]).unwrap_or_default();
        let signs = signs.map(|sign| self.floor(place, HOT, &sign));
        let chosen = &signs[0];
        match lines {
            2 => {
                let blank = if lying.is_empty() { String::new() } else { self.floor(place, QUIET, " ") };
                let first = format!("{number}{blank}{lying}");
                let room = if self.cell.is_wide() { room } else { String::new() };
                let second = self.standing(place, square, columns.saturating_sub(width(chosen)));
                let fitting = signs.iter().find(|sign| width(&second) + width(sign) <= columns);
                let chosen = fitting.unwrap_or(&signs[2]);
                vec![self.spread(place, &first, &room), self.spread(place, &second, chosen)]
            }
            3 => vec![
                self.spread(place, &number, &room),
                self.spread(place, &lying, chosen),
                self.spread(place, &self.standing(place, square, columns), ""),
            ],
            _ => vec![
                self.spread(place, &number, &room),
                self.spread(place, &lying, ""),
                self.spread(place, &self.standing(place, square, columns), ""),
                self.spread(place, chosen, ""),
            ],
        }
    }

    /// Text at the left and at the right of a line in a square.
    fn spread(&self, place: Square, left: &str, right: &str) -> String {
        let gap = self.cell.columns.saturating_sub(width(left) + width(right));
        format!("{left}{}{right}", self.floor(place, QUIET, &" ".repeat(gap)))
    }

    /// The ammo tile or the turret of a square.
    fn lying(&self, place: Square, square: Sq) -> String {
        let setup = &self.view.setup;
        if !setup.turrets {
            let tile = self.view.floor[square];
            return self.pen.tile(tile, on(STRONG, self.ground(place)));
        }
        if setup.board.place().board().spawn_on(square).is_some() {
            return String::new();
        }
        let owner = self.view.turrets[square];
        let turret = self.floor(place, FAINT, "⌂");
        match owner {
            Some(who) => {
                let (shape, style) = self.pen.shape(setup, who);
                format!("{turret}{}", self.floor(place, style, shape))
            }
            None => turret,
        }
    }

    /// The figures on a square, close together where there is little room; your own stands out.
    fn standing(&self, place: Square, square: Sq, room: usize) -> String {
        let here = self.view.figures.iter().enumerate().filter(|(_, figure)| figure.square == square);
        let figures = here.map(|(i, _)| {
            let who = Seat(i as u8);
            let (shape, style) = self.pen.shape(&self.view.setup, who);
            let own = self.view.viewer == Some(who);
            self.floor(place, if own { style.bold().underline() } else { style.bold() }, shape)
        });
        let figures: Vec<String> = figures.collect();
        let blank = if figures.len() * 2 > room + 1 { "" } else { " " };
        figures.join(&self.floor(place, QUIET, blank))
    }
}

#[cfg(test)]
mod tests {
    use adrenaline::{Adrenaline, BoardId, Setup};
    use codex::Lang;
    use engine::{Game, Viewer};

    use super::*;

    #[test]
    fn every_board_is_a_rectangle_in_every_language_and_size() {
        let cells = [(7, 2, 33), (7, 3, 33), (7, 4, 33), (10, 2, 45), (10, 3, 45), (10, 4, 45)];
        for (board, (columns, lines, wide)) in
            BoardId::ALL.into_iter().flat_map(|board| cells.map(|cell| (board, cell)))
        {
            for (colour, lang) in [false, true].into_iter().flat_map(|c| Lang::ALL.map(|lang| (c, lang))) {
                let setup = Setup { board: board.into(), players: 5, turrets: colour, ..Setup::default() };
                let state = Adrenaline::start(&setup, 1).unwrap();
                let mut view = Adrenaline::view(&state, Viewer::Spectator);
                // All stand on one square, and a choice leads there.
                view.figures.iter_mut().for_each(|figure| figure.square = Sq::at(1, 1));
                let choices = [(Sq::at(1, 1), 12)];
                let pen = Pen::new(lang, colour);
                let cell = Cell { columns, lines };
                let drawing = Drawing { pen, view: &view, lit: SquareSet::NONE, choices: &choices, cell };
                let drawn = drawing.lines();
                assert_eq!(drawn.len(), 4 + 3 * lines);
                for line in &drawn {
                    assert_eq!(width(line), wide, "{board}, {lang}, {cell:?}: {line}");
                    assert_eq!(line.contains('\x1b'), colour);
                }
                assert!(drawn.iter().any(|line| line.contains("12")), "{cell:?}");
            }
        }
    }

    fn medium(cell: Cell) -> String {
        let state =
            Adrenaline::start(&Setup { board: BoardId::MediumA.into(), ..Setup::default() }, 1).unwrap();
        let mut view = Adrenaline::view(&state, Viewer::Spectator);
        view.floor = adrenaline::PerSquare::default();
        view.figures[1].square = Sq::at(2, 1);
        let pen = Pen::new(Lang::En, false);
        let choices = [(Sq::at(2, 1), 3)];
        let choices = if cell == Cell::LARGE { &[][..] } else { &choices };
        Drawing { pen, view: &view, lit: SquareSet::NONE, choices, cell }.lines().join("\n")
    }

    #[test]
    fn walls_and_doors_are_clear_on_the_small_board() {
        let expected = "\
┏━━━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━┓
┃00     ╎01     ╎02◎    ╹03     ┃
┃       ╎       ╎       ╻       ┃
┣━╸   ╺━━━━━━━━━┳━╸   ╺━┻━╸   ╺━┫
┃10◎    ╎11     ┃12     ╎13     ┃
┃       ╎       ┃       ╎       ┃
┗━━━━━━━┳━╸   ╺━┫╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌┃
        ┃21     ╹22     ╎23◎    ┃
        ┃▲   ‹3›╻       ╎       ┃
        ┗━━━━━━━┻━━━━━━━━━━━━━━━┛";
        assert_eq!(medium(Cell { columns: 7, lines: 2 }), expected);
    }

    #[test]
    fn walls_doors_and_spawnpoints_are_where_the_map_has_them() {
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
        assert_eq!(medium(Cell::LARGE), expected);
    }
}
