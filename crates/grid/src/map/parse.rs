//! Reading a map: cells first, then the edges between them, top to bottom.

use super::sheet::Sheet;
use super::{MapError, cell};
use crate::{BuildError, Dir, Edge, Grid, GridBuilder, Square};
use std::collections::BTreeSet;
use std::str::FromStr;

impl FromStr for Grid {
    type Err = MapError;

    /// Reads a map in the format of [`map`](crate::map).
    fn from_str(text: &str) -> Result<Self, MapError> {
        let sheet = Sheet::read(text)?;
        let mut reader =
            Reader { builder: GridBuilder::new(sheet.height, sheet.width), squares: BTreeSet::new(), sheet };
        reader.read_cells()?;
        for row in 0..reader.sheet.height {
            reader.read_separator(row)?;
            reader.read_row_edges(row)?;
        }
        reader.read_separator(reader.sheet.height)?;
        reader.builder.build().map_err(|error| reader.explain(&error))
    }
}

struct Reader {
    sheet: Sheet,
    squares: BTreeSet<Square>,
    builder: GridBuilder,
}

/// An edge as drawn: where it stands, between what, and the character a border would have there.
struct Drawn {
    edge: Edge,
    line: usize,
    at: usize,
    border: char,
    before: Option<Square>,
    after: Option<Square>,
    /// The way from `before` to `after`.
    dir: Dir,
}

impl Reader {
    fn read_cells(&mut self) -> Result<(), MapError> {
        for row in 0..self.sheet.height {
            let line = self.sheet.cell_line(row);
            for col in 0..self.sheet.width {
                let cell = cell::read(&self.sheet.span(line, col)).map_err(|error| {
                    let at = self.sheet.edge_column(col) + 1 + error.offset;
                    self.sheet.error(line, at, &error.message, error.help)
                })?;
                if let Some(cell) = cell {
                    self.builder.square(Square { row, col }, &cell.label, &cell.marks);
                    self.squares.insert(Square { row, col });
                }
            }
        }
        if self.squares.is_empty() {
            let help = "write `.`, a label or a mark into the cells that are squares";
            return Err(self.sheet.error(0, self.sheet.edge_column(0), "the map has no squares", help));
        }
        Ok(())
    }

    /// Reads the edges in the separator above a row (below the last row for the row after it).
    fn read_separator(&mut self, row: u8) -> Result<(), MapError> {
        let line = self.sheet.separator(row);
        for col in 0..self.sheet.width {
            let at = self.sheet.edge_column(col) + 1;
            let span = self.sheet.span(line, col);
            let below = Square { row, col };
            self.judge(Drawn {
                edge: self.edge_of_span(&span, line, at)?,
                line,
                at,
                border: '-',
                before: Dir::N.step(below).filter(|square| self.squares.contains(square)),
                after: Some(below).filter(|square| self.squares.contains(square)),
                dir: Dir::S,
            })?;
        }
        Ok(())
    }

    /// Reads the edges beside the cells of a row.
    fn read_row_edges(&mut self, row: u8) -> Result<(), MapError> {
        let line = self.sheet.cell_line(row);
        for col in 0..=self.sheet.width {
            let at = self.sheet.edge_column(col);
            let right = Square { row, col };
            self.judge(Drawn {
                edge: self.edge_of_char(line, at)?,
                line,
                at,
                border: '|',
                before: Dir::W.step(right).filter(|square| self.squares.contains(square)),
                after: Some(right).filter(|square| self.squares.contains(square)),
                dir: Dir::E,
            })?;
        }
        Ok(())
    }

    fn edge_of_char(&self, line: usize, at: usize) -> Result<Edge, MapError> {
        match self.sheet.char_at(line, at) {
            ' ' => Ok(Edge::Open),
            'D' => Ok(Edge::Door),
            '|' | '#' => Ok(Edge::Wall),
            other => {
                let message = format!("`{}` is not an edge between two cells", other.escape_debug());
                let help = "use a blank (open), `D` (door), `#` or `|` (wall); \
                            if it belongs to a cell, the row is out of line with the corners above";
                Err(self.sheet.error(line, at, &message, help))
            }
        }
    }

    fn edge_of_span(&self, span: &str, line: usize, start: usize) -> Result<Edge, MapError> {
        let only = |wanted: char| span.chars().all(|c| c == wanted);
        if only(' ') {
            return Ok(Edge::Open);
        }
        if only('-') || only('#') {
            return Ok(Edge::Wall);
        }
        let doors = span.chars().filter(|&c| c == 'D').count();
        if doors == 1 && span.chars().all(|c| c == '-' || c == 'D') {
            return Ok(Edge::Door);
        }
        let length = span.chars().count();
        if let Some((offset, other)) = span.chars().enumerate().find(|&(_, c)| !" -#D".contains(c)) {
            let message = format!("`{}` is not an edge between two rows", other.escape_debug());
            let help = format!("use {length} blanks (open), `-` or `#` (wall), or one `D` among `-` (door)");
            return Err(self.sheet.error(line, start + offset, &message, &help));
        }
        let help = format!(
            "use the same character {length} times (blank, `-` or `#`), or one `D` among `-` for a door"
        );
        Err(self.sheet.error(
            line,
            start,
            &format!("the edge `{span}` is neither open nor door nor wall"),
            &help,
        ))
    }

    /// Takes an edge into the grid, or says why it cannot be there.
    fn judge(&mut self, drawn: Drawn) -> Result<(), MapError> {
        let Drawn { edge, line, at, border, before, after, dir } = drawn;
        let (message, help) = match (before, after, edge) {
            (Some(before), Some(_), _) => {
                self.builder.edge(before, dir, edge);
                return Ok(());
            }
            (Some(_), None, Edge::Wall) | (None, Some(_), Edge::Wall) | (None, None, Edge::Open) => {
                return Ok(());
            }
            (Some(square), None, Edge::Door) | (None, Some(square), Edge::Door) => (
                format!("the door of square {square} leads into nothing"),
                format!(
                    "write a square behind the door (`.` for a bare one), or draw the border with `{border}`"
                ),
            ),
            (Some(square), None, Edge::Open) | (None, Some(square), Edge::Open) => (
                format!("square {square} is not closed on this side, and there is no square beyond"),
                format!("draw the border with `{border}`, or write a square beyond it (`.` for a bare one)"),
            ),
            (None, None, _) => (
                "this edge has no square on either side".to_owned(),
                "blank it out, or write the missing square (`.` for a bare one)".to_owned(),
            ),
        };
        Err(self.sheet.error(line, at, &message, &help))
    }

    /// Gives an error of the whole grid its place in the text.
    fn explain(&self, error: &BuildError) -> MapError {
        let Square { row, col } = error.square();
        let help = "open some edges, or blank out squares that nobody can enter";
        self.sheet.error(self.sheet.cell_line(row), self.sheet.edge_column(col) + 1, &error.to_string(), help)
    }
}
