//! The lines of a map as a sheet of characters, ruled by the corners of its first line.

use super::MapError;

/// Rows and columns are counted in a `u8`.
const MOST: usize = 255;

/// The map's own lines, without comments, and where its cells stand in them.
pub(super) struct Sheet {
    lines: Vec<Line>,
    /// Blanks left of the map.
    margin: usize,
    /// Characters between two corners.
    cell_width: usize,
    /// Cells in a row.
    pub(super) width: u8,
    /// Rows of cells.
    pub(super) height: u8,
}

struct Line {
    /// Its number in the text, from 1.
    number: usize,
    chars: Vec<char>,
}

impl Sheet {
    /// Finds the lines of the map and checks that they are of one shape.
    pub(super) fn read(text: &str) -> Result<Self, MapError> {
        let lines = map_lines(text);
        let Some(first) = lines.first() else {
            return Err(MapError {
                line: 1,
                column: 1,
                message: "there is no map".to_owned(),
                help: "draw at least one square: `+---+`, `| . |`, `+---+`".to_owned(),
            });
        };
        let corners: Vec<usize> = (0..first.chars.len()).filter(|&at| first.chars[at] == '+').collect();
        let (margin, cell_width) = match corners[..] {
            [margin, next, ..] if next > margin + 1 => (margin, next - margin - 1),
            _ => {
                let help = "start with a line like `+---+---+`: its corners say how wide the cells are";
                return Err(first.error(
                    first.indent(),
                    "the map does not start with a line of corners",
                    help,
                ));
            }
        };
        let columns = (first.chars.len() - 1 - margin).div_ceil(cell_width + 1);
        let rows = lines.len() / 2;
        let size = (u8::try_from(rows), u8::try_from(columns));
        let (Ok(height), Ok(width)) = size else {
            let message = format!("the map has {rows} rows and {columns} columns, more than {MOST}");
            return Err(first.error(margin, &message, "split it, or leave empty rows and columns out"));
        };
        let sheet = Self { lines, margin, cell_width, width, height };
        sheet.check_shape()?;
        Ok(sheet)
    }

    /// The character index of the edge left of a column.
    pub(super) fn edge_column(&self, column: u8) -> usize {
        self.margin + usize::from(column) * (self.cell_width + 1)
    }

    /// The line index of the separator above a row.
    pub(super) fn separator(&self, row: u8) -> usize {
        2 * usize::from(row)
    }

    /// The line index of a row of cells.
    pub(super) fn cell_line(&self, row: u8) -> usize {
        self.separator(row) + 1
    }

    /// One character; blank where the line has ended.
    pub(super) fn char_at(&self, line: usize, at: usize) -> char {
        self.lines.get(line).and_then(|line| line.chars.get(at)).copied().unwrap_or(' ')
    }

    /// The characters of one cell's width in a line, right of the edge or corner left of `column`.
    pub(super) fn span(&self, line: usize, column: u8) -> String {
        let start = self.edge_column(column) + 1;
        (start..start + self.cell_width).map(|at| self.char_at(line, at)).collect()
    }

    /// An error at a character of a line.
    pub(super) fn error(&self, line: usize, at: usize, message: &str, help: &str) -> MapError {
        self.lines[line].error(at, message, help)
    }

    fn check_shape(&self) -> Result<(), MapError> {
        let end = self.edge_column(self.width);
        for (index, line) in self.lines.iter().enumerate() {
            if let Some(at) = line.chars.iter().position(|&c| c == '\t') {
                return Err(line.error(
                    at,
                    "there is a tab in the map",
                    "use blanks: a tab has no fixed width",
                ));
            }
            if line.indent() < self.margin && !line.chars.is_empty() {
                let help = "start no line further left than the first line of the map";
                return Err(line.error(line.indent(), "the line starts left of the map", help));
            }
            if index.is_multiple_of(2) {
                self.check_corners(index)?;
            }
            if line.chars.len() > end + 1 {
                let help = "end every line where the first line has its last corner";
                return Err(line.error(
                    end + 1,
                    "the line goes on beyond the last corner of the first line",
                    help,
                ));
            }
        }
        match self.lines.last() {
            Some(last) if self.lines.len().is_multiple_of(2) => {
                let help = "close the map with a last line of corners, like `+---+---+`";
                Err(last.error(self.margin, "the map ends with a row of cells", help))
            }
            Some(first) if self.height == 0 => {
                let help = "write a row of cells below, like `| .   . |`, and another line of corners";
                Err(first.error(self.margin, "the map has no row of cells", help))
            }
            _ => Ok(()),
        }
    }

    fn check_corners(&self, line: usize) -> Result<(), MapError> {
        for column in 0..=self.width {
            let at = self.edge_column(column);
            let found = self.char_at(line, at);
            if found != '+' {
                let found = if found == ' ' { "a blank".to_owned() } else { format!("`{found}`") };
                let message = format!("a corner `+` must stand here, not {found}");
                let help = format!(
                    "rows of cells and separator lines take turns; in a separator there are {} characters \
                     between two corners, as in the first one",
                    self.cell_width
                );
                return Err(self.error(line, at, &message, &help));
            }
        }
        Ok(())
    }
}

impl Line {
    fn indent(&self) -> usize {
        self.chars.iter().take_while(|&&c| c == ' ').count()
    }

    fn error(&self, at: usize, message: &str, help: &str) -> MapError {
        MapError { line: self.number, column: at + 1, message: message.to_owned(), help: help.to_owned() }
    }
}

/// Drops comments, and empty lines before and after the map: those inside it are rows without squares.
fn map_lines(text: &str) -> Vec<Line> {
    let is_comment = |line: &str| line.trim_start().starts_with(';') || line.trim_start().starts_with("//");
    let numbered = text.lines().enumerate().filter(|(_, line)| !is_comment(line));
    let trimmed =
        numbered.map(|(index, line)| Line { number: index + 1, chars: line.trim_end().chars().collect() });
    let mut lines: Vec<Line> = trimmed.skip_while(|line| line.chars.is_empty()).collect();
    while lines.last().is_some_and(|line| line.chars.is_empty()) {
        lines.pop();
    }
    lines
}
