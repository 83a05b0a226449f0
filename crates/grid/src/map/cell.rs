//! The text inside one cell: a label and marks, a bare square, or nothing.

/// May this character stand in a label?
pub(crate) fn is_label_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// May this character be a mark? Everything that maps draw with may not.
pub(crate) fn is_mark(c: char) -> bool {
    c.is_ascii_punctuation() && !"+-|#._".contains(c)
}

/// What a cell says about its square.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct CellText {
    pub(super) label: String,
    pub(super) marks: String,
}

/// What is wrong with a cell, and how many characters after its beginning.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct CellError {
    pub(super) offset: usize,
    pub(super) message: String,
    pub(super) help: &'static str,
}

/// Reads a cell; `None` if there is no square.
pub(super) fn read(cell: &str) -> Result<Option<CellText>, CellError> {
    let start = cell.chars().take_while(|&c| c == ' ').count();
    let text = cell.trim_matches(' ');
    let fail =
        |offset: usize, message: String, help| Err(CellError { offset: start + offset, message, help });

    if text.is_empty() {
        return Ok(None);
    }
    if text == "." {
        return Ok(Some(CellText { label: String::new(), marks: String::new() }));
    }
    let label: String = text.chars().take_while(|&c| is_label_char(c)).collect();
    let mut marks = String::new();
    for (offset, c) in text.chars().enumerate().skip(label.len()) {
        match c {
            ' ' => {
                let help = "a cell has one label, then marks, without blanks between: `BLU*`";
                return fail(offset, format!("the cell `{text}` has a blank inside"), help);
            }
            '.' => {
                let help = "leave the `.` out: it is for squares without label and marks";
                return fail(
                    offset,
                    format!("`.` stands for a bare square, but the cell says `{text}`"),
                    help,
                );
            }
            _ if is_label_char(c) => {
                let help = "write the label first, then the marks: `BLU*`";
                return fail(offset, format!("`{c}` follows a mark in the cell `{text}`"), help);
            }
            _ if !is_mark(c) => {
                let help = "labels are letters, digits and `_`, marks are punctuation other than `+-|#.`; \
                            if this is an edge, it is out of line with the corners above";
                return fail(offset, format!("`{}` cannot stand inside a cell", c.escape_debug()), help);
            }
            _ if marks.contains(c) => {
                return fail(offset, format!("the mark `{c}` is there twice"), "write each mark once");
            }
            _ => marks.push(c),
        }
    }
    Ok(Some(CellText { label, marks }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_a_label_and_marks() {
        let cell = |text| read(text).unwrap().map(|cell| (cell.label, cell.marks));
        let some = |label: &str, marks: &str| Some((label.to_owned(), marks.to_owned()));
        assert_eq!(cell("     "), None);
        assert_eq!(cell("  .  "), some("", ""));
        assert_eq!(cell(" BLU*"), some("BLU", "*"));
        assert_eq!(cell("a_1  "), some("a_1", ""));
        assert_eq!(cell("*!"), some("", "*!"));
    }
}
