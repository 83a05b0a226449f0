//! Maps with one slip each: the error must name the place, say what is wrong and what to do.

use grid::{Grid, MapError};

/// Checks `line:column message | help`.
#[track_caller]
fn refused(map: &str, expected: &str) {
    let error: MapError = map.parse::<Grid>().unwrap_err();
    let found = format!("{}:{} {} | {}", error.line, error.column, error.message, error.help);
    assert_eq!(found, expected);
}

const CORNER_HELP: &str = "rows of cells and separator lines take turns; in a separator there are 3 characters \
                           between two corners, as in the first one";

#[test]
fn nothing() {
    let expected = "1:1 there is no map | draw at least one square: `+---+`, `| . |`, `+---+`";
    refused("", expected);
    refused("\n; only a comment\n// and another\n   \n", expected);
}

#[test]
fn no_line_of_corners_at_the_start() {
    let expected = "2:2 the map does not start with a line of corners | \
                    start with a line like `+---+---+`: its corners say how wide the cells are";
    refused("; a note\n | . |\n +---+", expected);
    refused("; a note\n ++\n ||\n ++", expected);
}

#[test]
fn no_row_of_cells() {
    refused(
        "+---+---+",
        "1:1 the map has no row of cells | \
         write a row of cells below, like `| .   . |`, and another line of corners",
    );
}

#[test]
fn no_squares() {
    refused(
        "+   +\n\n+   +",
        "1:1 the map has no squares | write `.`, a label or a mark into the cells that are squares",
    );
}

#[test]
fn no_last_separator() {
    refused(
        "+---+\n| . |",
        "2:1 the map ends with a row of cells | close the map with a last line of corners, like `+---+---+`",
    );
}

#[test]
fn a_ragged_separator() {
    let ragged = |place: &str| format!("{place} | {CORNER_HELP}");
    refused("+---+---+\n| .   . |\n+---+--+", &ragged("3:9 a corner `+` must stand here, not a blank"));
    refused("+---+---+\n| .   . |\n+----+--+", &ragged("3:5 a corner `+` must stand here, not `-`"));
    refused("+---+--+\n| .   . |\n+---+---+", &ragged("1:9 a corner `+` must stand here, not a blank"));
}

#[test]
fn a_forgotten_separator() {
    refused(
        "+---+\n| . |\n| . |\n+---+",
        &format!("3:1 a corner `+` must stand here, not `|` | {CORNER_HELP}"),
    );
}

#[test]
fn a_line_too_long() {
    let expected = "the line goes on beyond the last corner of the first line | \
                    end every line where the first line has its last corner";
    refused("+---+\n| . | x\n+---+", &format!("2:6 {expected}"));
    refused("+---+\n| . |\n+---+---+", &format!("3:6 {expected}"));
}

#[test]
fn a_line_too_far_left() {
    refused(
        "  +---+\n | .  |\n  +---+",
        "2:2 the line starts left of the map | start no line further left than the first line of the map",
    );
}

#[test]
fn a_tab() {
    refused("+---+\n|\t. |\n+---+", "2:2 there is a tab in the map | use blanks: a tab has no fixed width");
}

#[test]
fn an_unknown_edge_in_a_row() {
    refused(
        "+---+---+\n| . / . |\n+---+---+",
        "2:5 `/` is not an edge between two cells | use a blank (open), `D` (door), `#` or `|` (wall); \
         if it belongs to a cell, the row is out of line with the corners above",
    );
}

#[test]
fn an_unknown_edge_in_a_separator() {
    refused(
        "+---+\n| . |\n+-=-+\n| . |\n+---+",
        "3:3 `=` is not an edge between two rows | \
         use 3 blanks (open), `-` or `#` (wall), or one `D` among `-` (door)",
    );
}

#[test]
fn an_edge_drawn_in_part() {
    let help = "use the same character 3 times (blank, `-` or `#`), or one `D` among `-` for a door";
    for edge in ["-- ", "#-#", "#D#", " D ", "DD-"] {
        refused(
            &format!("+---+\n| . |\n+{edge}+\n| . |\n+---+"),
            &format!("3:2 the edge `{edge}` is neither open nor door nor wall | {help}"),
        );
    }
}

#[test]
fn a_door_into_nothing() {
    refused(
        "+---+   +\n| . D\n+---+   +",
        "2:5 the door of square 00 leads into nothing | \
         write a square behind the door (`.` for a bare one), or draw the border with `|`",
    );
    refused(
        "+---+\n| . |\n+-D-+",
        "3:2 the door of square 00 leads into nothing | \
         write a square behind the door (`.` for a bare one), or draw the border with `-`",
    );
}

#[test]
fn a_square_not_closed_against_the_outside() {
    refused(
        "+---+---+\n| .   . |\n+---+   +",
        "3:6 square 01 is not closed on this side, and there is no square beyond | \
         draw the border with `-`, or write a square beyond it (`.` for a bare one)",
    );
    refused(
        "+---+   +\n| .\n+---+   +",
        "2:5 square 00 is not closed on this side, and there is no square beyond | \
         draw the border with `|`, or write a square beyond it (`.` for a bare one)",
    );
}

#[test]
fn an_edge_between_nothing_and_nothing() {
    // The second cell should say `.`.
    refused(
        "+---+---+\n| . #   |\n+---+---+",
        "1:6 this edge has no square on either side | \
         blank it out, or write the missing square (`.` for a bare one)",
    );
}

#[test]
fn two_labels_in_one_cell() {
    refused(
        "+-------+\n|BLU RED|\n+-------+",
        "2:5 the cell `BLU RED` has a blank inside | \
         a cell has one label, then marks, without blanks between: `BLU*`",
    );
}

#[test]
fn a_label_behind_a_mark() {
    refused(
        "+-----+\n| *BL |\n+-----+",
        "2:4 `B` follows a mark in the cell `*BL` | write the label first, then the marks: `BLU*`",
    );
}

#[test]
fn a_dot_beside_something() {
    refused(
        "+----+\n| A. |\n+----+",
        "2:4 `.` stands for a bare square, but the cell says `A.` | \
         leave the `.` out: it is for squares without label and marks",
    );
}

#[test]
fn a_mark_written_twice() {
    refused("+----+\n| ** |\n+----+", "2:4 the mark `*` is there twice | write each mark once");
}

#[test]
fn a_character_that_cannot_stand_in_a_cell() {
    let help = "labels are letters, digits and `_`, marks are punctuation other than `+-|#.`; \
                if this is an edge, it is out of line with the corners above";
    refused("+---+---+\n| A| B  |\n+---+---+", &format!("2:4 `|` cannot stand inside a cell | {help}"));
    refused("+---+\n| é |\n+---+", &format!("2:3 `é` cannot stand inside a cell | {help}"));
}

#[test]
fn a_map_too_large() {
    let wide = format!("+{}\n{}\n+{}", "-+".repeat(256), "|.".repeat(256), "-+".repeat(256));
    let expected = "more than 255 | split it, or leave empty rows and columns out";
    refused(&wide, &format!("1:1 the map has 1 rows and 256 columns, {expected}"));
    let high = format!("+-+\n{}", "|.|\n+-+\n".repeat(256));
    refused(&high, &format!("1:1 the map has 256 rows and 1 columns, {expected}"));
}

#[test]
fn too_many_rooms() {
    let separator = format!("+{}\n", "-+".repeat(100));
    let row = format!("{}|\n{separator}", "|.".repeat(100));
    refused(
        &format!("{separator}{}", row.repeat(3)),
        "6:114 the room of square r2c56 is one too many: a map has at most 256 rooms | \
         open some edges, or blank out squares that nobody can enter",
    );
}

#[test]
fn line_numbers_count_comments_and_columns_count_the_margin() {
    refused(
        "; one\n\n// three\n    +---+\n    ; five\n    | . D\n    +---+",
        "6:9 the door of square 00 leads into nothing | \
         write a square behind the door (`.` for a bare one), or draw the border with `|`",
    );
}

#[test]
fn harmless_things_are_no_errors() {
    let plain: Grid = "+---+   +\n| . |\n+   +---+\n| .   . |\n+---+---+".parse().unwrap();
    let same = [
        "\n\n  +---+   +  \n  | . |    \n  +   +---+\n  | .   . |\n  +---+---+\n\n",
        "; note\n+---+   +\n|.  |\n// note\n+   +###+\n|  .  . #\n+---+---+",
        "+---+   +\r\n| . |\r\n+   +---+\r\n| .   . |\r\n+---+---+\r\n",
        "+-+ +\n|.|\n+ +-+\n|. .|\n+-+-+",
    ];
    for text in same {
        assert_eq!(text.parse::<Grid>().as_ref(), Ok(&plain), "{text}");
    }
}
