//! Printing a grid as a map that reads back as the same grid.

use crate::{Dir, Edge, Grid, Square};
use std::fmt;

impl fmt::Display for Grid {
    /// Draws the map. A width, as in `{grid:1}`, sets that of the cells; they never get too narrow for their
    /// texts.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let longest = self.squares().map(|square| self.cell_text(square).len()).max().unwrap_or(1);
        // An odd width puts doors in the middle, and a blank beside the text parts it from the edge.
        let good_width = longest + 1 + longest % 2;
        let pen = Pen { grid: self, cell_width: f.width().map_or(good_width, |width| width.max(longest)) };
        for row in 0..self.height {
            writeln!(f, "{}", pen.separator(row))?;
            writeln!(f, "{}", pen.row(row).trim_end())?;
        }
        writeln!(f, "{}", pen.separator(self.height))
    }
}

impl Grid {
    fn cell_text(&self, square: Square) -> String {
        match (self.label(square), self.marks(square)) {
            _ if !self.contains(square) => String::new(),
            ("", "") => ".".to_owned(),
            (label, marks) => format!("{label}{marks}"),
        }
    }
}

struct Pen<'a> {
    grid: &'a Grid,
    cell_width: usize,
}

/// What to draw on a line between two places.
enum Stroke {
    Blank,
    Door,
    InnerWall,
    Border,
}

impl Pen<'_> {
    /// The line above a row (below the last row for the row after it).
    fn separator(&self, row: u8) -> String {
        let mut text = "+".to_owned();
        for col in 0..self.grid.width {
            let width = self.cell_width;
            text += &match self.stroke(Square { row, col }, Dir::N) {
                Stroke::Blank => " ".repeat(width),
                Stroke::Door => format!("{:-^width$}", "D"),
                Stroke::InnerWall => "#".repeat(width),
                Stroke::Border => "-".repeat(width),
            };
            text.push('+');
        }
        text
    }

    fn row(&self, row: u8) -> String {
        let mut text = String::new();
        for col in 0..=self.grid.width {
            let square = Square { row, col };
            text.push(match self.stroke(square, Dir::W) {
                Stroke::Blank => ' ',
                Stroke::Door => 'D',
                Stroke::InnerWall => '#',
                Stroke::Border => '|',
            });
            if col < self.grid.width {
                text += &self.cell(square);
            }
        }
        text
    }

    fn cell(&self, square: Square) -> String {
        let (text, width) = (self.grid.cell_text(square), self.cell_width);
        let lead = if text.len() < width { " " } else { "" };
        format!("{:<width$}", format!("{lead}{text}"))
    }

    fn stroke(&self, square: Square, dir: Dir) -> Stroke {
        let across = dir.step(square).is_some_and(|across| self.grid.contains(across));
        match (self.grid.contains(square), across) {
            (false, false) => Stroke::Blank,
            (true, true) => match self.grid.edge(square, dir) {
                Edge::Open => Stroke::Blank,
                Edge::Door => Stroke::Door,
                Edge::Wall => Stroke::InnerWall,
            },
            _ => Stroke::Border,
        }
    }
}
