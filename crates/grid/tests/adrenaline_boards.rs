//! The four boards of Adrenaline, checked against the door lists, tables and checksums of the rules.

use grid::{Dir, Edge, Grid, Room, Square};
use std::collections::BTreeSet;

const SMALL: &str = include_str!("boards/small.txt");
const MEDIUM_A: &str = include_str!("boards/medium-a.txt");
const MEDIUM_B: &str = include_str!("boards/medium-b.txt");
const BIG: &str = include_str!("boards/big.txt");

/// In the order of all tables below.
const BOARDS: [(&str, &str); 4] =
    [("SMALL", SMALL), ("MEDIUM-A", MEDIUM_A), ("MEDIUM-B", MEDIUM_B), ("BIG", BIG)];

fn board(text: &str) -> Grid {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Each board with its name and its entry of a table.
fn with<T>(table: [T; 4]) -> impl Iterator<Item = (&'static str, Grid, T)> {
    BOARDS.into_iter().zip(table).map(|((name, text), entry)| (name, board(text), entry))
}

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

fn names(squares: impl IntoIterator<Item = Square>) -> String {
    squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// The edges of one kind between two squares, as `02-12`.
fn pairs(grid: &Grid, kind: Edge) -> String {
    let mut found = Vec::new();
    for from in grid.squares() {
        for to in [Dir::E, Dir::S].into_iter().filter(|&dir| grid.edge(from, dir) == kind) {
            if let Some(to) = to.step(from).filter(|&to| grid.contains(to)) {
                found.push(format!("{from}-{to}"));
            }
        }
    }
    found.sort();
    found.join(", ")
}

fn count(list: &str) -> usize {
    list.split(", ").count()
}

fn ordered_pairs(grid: &Grid) -> impl Iterator<Item = (Square, Square)> + '_ {
    grid.squares().flat_map(|from| grid.squares().map(move |to| (from, to))).filter(|(from, to)| from != to)
}

// ADR-BOARD-1
#[test]
fn adr_board_1_the_halves_have_these_squares() {
    const L1: &[(&str, &str)] = &[("00", "BLU"), ("01", "BLU"), ("10", "RED"), ("11", "RED"), ("21", "WHI")];
    const L2: &[(&str, &str)] =
        &[("00", "RED"), ("01", "BLU"), ("10", "RED"), ("11", "PUR"), ("20", "WHI"), ("21", "WHI")];
    const R1: &[(&str, &str)] = &[("02", "BLU"), ("12", "PUR"), ("13", "YEL"), ("22", "WHI"), ("23", "YEL")];
    const R2: &[(&str, &str)] =
        &[("02", "BLU"), ("03", "GRE"), ("12", "YEL"), ("13", "YEL"), ("22", "YEL"), ("23", "YEL")];
    let halves = [(L1, R1, 10), (L1, R2, 11), (L2, R1, 11), (L2, R2, 12)];
    for (name, grid, (left, right, squares)) in with(halves) {
        assert_eq!((grid.height(), grid.width()), (3, 4), "{name}");
        assert_eq!(grid.squares().count(), squares, "{name}");
        assert_eq!(left.len() + right.len(), squares, "{name}");
        for &(square, colour) in left.iter().chain(right) {
            // On SMALL the purple end of the middle row is labelled like its room (ADR-BOARD-4).
            let colour = if (name, square) == ("SMALL", "12") { "RED" } else { colour };
            assert_eq!(grid.label(sq(square)), colour, "{name} {square}");
        }
    }
}

// ADR-BOARD-1
#[test]
fn adr_board_1_the_border_of_the_halves() {
    let r1 = [Edge::Open, Edge::Open, Edge::Open];
    let r2 = [Edge::Open, Edge::Wall, Edge::Door];
    for (name, grid, border) in with([r1, r2, r1, r2]) {
        let seen = ["02", "12", "22"].map(|square| grid.edge(sq(square), Dir::W));
        assert_eq!(seen, border, "{name}");
    }
}

// ADR-BOARD-2
#[test]
fn adr_board_2_spawnpoints_are_the_same_everywhere() {
    for (name, grid, ()) in with([(); 4]) {
        assert_eq!(names(grid.marked('*')), "02 10 23", "{name}");
        let colours: Vec<&str> = grid.marked('*').map(|square| grid.label(square)).collect();
        assert_eq!(colours, ["BLU", "RED", "YEL"], "{name}");
    }
}

// ADR-BOARD-3
#[test]
fn adr_board_3_doors_and_inner_walls() {
    let lists = [
        ("00-10, 02-12, 11-21, 12-13, 22-23", "01-11, 12-22"),
        ("00-10, 02-03, 02-12, 03-13, 11-21, 21-22", "01-11, 11-12"),
        ("00-01, 01-11, 02-12, 10-20, 11-21, 12-13, 22-23", "10-11, 12-22"),
        ("00-01, 01-11, 02-03, 02-12, 03-13, 10-20, 11-21, 21-22", "10-11, 11-12"),
    ];
    for (name, grid, (doors, walls)) in with(lists) {
        assert_eq!(pairs(&grid, Edge::Door), doors, "{name}");
        assert_eq!(pairs(&grid, Edge::Wall), walls, "{name}");
    }
}

// ADR-BOARD-3
#[test]
fn adr_board_3_number_of_open_edges_doors_and_walls() {
    for (name, grid, expected) in with([[6, 5, 2], [7, 6, 2], [6, 7, 2], [7, 8, 2]]) {
        let counts = [Edge::Open, Edge::Door, Edge::Wall].map(|kind| count(&pairs(&grid, kind)));
        assert_eq!(counts, expected, "{name}");
    }
}

// ADR-BOARD-3
#[test]
fn adr_board_3_no_line_has_a_gap_and_no_square_four_neighbours() {
    for (name, grid, missing) in with(["03 20", "20", "03", ""]) {
        let corners = ["03", "20"].into_iter().map(sq).filter(|&square| !grid.contains(square));
        assert_eq!(names(corners), missing, "{name}");
        for square in grid.squares() {
            let neighbours = Dir::ALL.into_iter().filter_map(|dir| grid.neighbour(square, dir));
            assert!(neighbours.count() <= 3, "{name} {square}");
            for dir in Dir::ALL {
                assert!(
                    grid.beyond(square, dir).is_none_or(|next| dir.step(square) == Some(next)),
                    "{name} {square}"
                );
            }
        }
    }
}

// ADR-BOARD-3: the printed map is the drawing itself.
#[test]
fn adr_board_3_boards_print_as_they_are_drawn() {
    for (name, text) in BOARDS {
        let drawing: Vec<&str> = text.lines().filter(|line| !line.starts_with(';')).collect();
        assert_eq!(board(text).to_string().lines().collect::<Vec<_>>(), drawing, "{name}");
    }
}

// ADR-BOARD-4
#[test]
fn adr_board_4_rooms_come_from_open_edges() {
    let rooms: [&[&str]; 4] = [
        &["00 01 02", "10 11 12", "13 23", "21 22"],
        &["00 01 02", "03", "10 11", "12 13 22 23", "21"],
        &["00 10", "01 02", "11 12", "13 23", "20 21 22"],
        &["00 10", "01 02", "03", "11", "12 13 22 23", "20 21"],
    ];
    for (name, grid, expected) in with(rooms) {
        let found: Vec<String> =
            grid.rooms().map(|room| names(grid.room_squares(room).iter().copied())).collect();
        assert_eq!(found, expected, "{name}");
        for square in grid.squares() {
            let room = grid.room_of(square).unwrap();
            assert!(grid.room_squares(room).contains(&square), "{name} {square}");
        }
    }
}

// ADR-BOARD-4
#[test]
fn adr_board_4_the_middle_row_of_small_is_one_room_whatever_its_colours() {
    let purple = SMALL.replace("  RED D", "  PUR D");
    assert_ne!(purple, SMALL);
    for grid in [board(SMALL), board(&purple)] {
        assert_eq!(names(grid.room_squares(Room(1)).iter().copied()), "10 11 12");
        assert_eq!(grid.rooms().count(), 4);
    }
}

// ADR-MOVE-1
#[test]
fn adr_move_1_steps_go_through_open_edges_and_doors_only() {
    let small = board(SMALL);
    assert_eq!(small.neighbour(sq("00"), Dir::E), Some(sq("01")));
    assert_eq!(small.neighbour(sq("00"), Dir::S), Some(sq("10")), "a door");
    assert_eq!(small.neighbour(sq("01"), Dir::S), None, "a wall");
    assert_eq!(small.neighbour(sq("02"), Dir::E), None, "no square");
    assert_eq!(small.neighbour(sq("00"), Dir::N), None, "the end of the map");
    // Three steps from 01, as in a run.
    assert_eq!(
        names(
            small
                .distances_from(sq("01"))
                .into_iter()
                .filter(|&(_, steps)| steps <= 3)
                .map(|(square, _)| square)
        ),
        "00 01 02 10 11 12 13"
    );
    assert_eq!(small.distance(sq("01"), sq("11")), Some(3));
}

// ADR-MOVE-4
#[test]
fn adr_move_4_distances_are_walking_distances() {
    let big = board(BIG);
    assert_eq!(big.distance(sq("10"), sq("11")), Some(3));
    assert_eq!(big.distance(sq("10"), sq("12")), Some(4));
    assert_eq!(names(big.path(sq("10"), sq("11")).unwrap()), "00 01 11");
}

// ADR-MOVE-4
#[test]
fn adr_move_4_pairs_by_walking_distance() {
    let table = [[11, 14, 12, 6, 2], [13, 15, 14, 10, 3], [13, 17, 15, 8, 2], [15, 20, 18, 10, 3]];
    for (name, grid, expected) in with(table) {
        // The board's diameter is 5: a longer distance would panic here.
        let mut pairs = [0; 5];
        for (from, to) in ordered_pairs(&grid).filter(|(from, to)| from < to) {
            pairs[usize::from(grid.distance(from, to).unwrap()) - 1] += 1;
        }
        assert_eq!(pairs, expected, "{name}");
    }
}

// ADR-MOVE-4: the one weapon that ignores walls aims along a straight line of squares.
#[test]
fn adr_move_4_straight_lines_ignore_walls() {
    let small = board(SMALL);
    assert_eq!(names(small.ray(sq("01"), Dir::S)), "11 21");
    assert_eq!(names(small.ray(sq("10"), Dir::E)), "11 12 13");
    assert_eq!(names(small.ray(sq("10"), Dir::S)), "");
    assert_eq!(small.beyond(sq("22"), Dir::N), Some(sq("12")));
}

// ADR-SEE-1
#[test]
fn adr_see_1_what_each_square_sees() {
    // Beyond the own room; "n/a" where the board has no square.
    let table = [
        ("00", ["red", "red", "blue", "blue"]),
        ("01", ["-", "-", "red, purple", "red, purple"]),
        ("02", ["red", "green, yellow", "purple", "green, yellow"]),
        ("03", ["n/a", "blue, yellow", "n/a", "blue, yellow"]),
        ("10", ["blue", "blue", "white", "white"]),
        ("11", ["white", "white", "blue, white", "blue, white"]),
        ("12", ["blue, yellow", "blue", "blue, yellow", "blue"]),
        ("13", ["red", "green", "purple", "green"]),
        ("20", ["n/a", "n/a", "red", "red"]),
        ("21", ["red", "red, yellow", "purple", "purple, yellow"]),
        ("22", ["yellow", "white", "yellow", "white"]),
        ("23", ["white", "-", "white", "-"]),
    ];
    for (name, expected) in table {
        let square = sq(name);
        for (board, grid, expected) in with(expected) {
            let Some(own) = grid.room_of(square) else {
                assert_eq!(expected, "n/a", "{board} {name}");
                continue;
            };
            let beyond =
                expected.split(", ").filter(|&colour| colour != "-").map(|colour| room(&grid, colour));
            let mut seen: Vec<Room> = beyond.chain([own]).collect();
            seen.sort();
            assert_eq!(grid.rooms_seen(square), seen, "{board} {name}");
            for to in grid.squares() {
                let expected = seen.contains(&grid.room_of(to).unwrap());
                assert_eq!(grid.sees_by_rooms(square, to), expected, "{board} {name} {to}");
            }
        }
    }
}

/// The only room of that colour.
fn room(grid: &Grid, colour: &str) -> Room {
    let label = colour[..3].to_uppercase();
    let rooms: BTreeSet<Room> = grid
        .squares()
        .filter(|&square| grid.label(square) == label)
        .filter_map(|s| grid.room_of(s))
        .collect();
    assert_eq!(rooms.len(), 1, "{colour}");
    rooms.into_iter().next().unwrap()
}

// ADR-SEE-1, ADR-SEE-4, ADR-BOARD-4
#[test]
fn adr_see_1_examples() {
    let seen = |grid: &Grid, from: &str| names(grid.squares().filter(|&to| grid.sees_by_rooms(sq(from), to)));
    assert_eq!(seen(&board(MEDIUM_A), "21"), "10 11 12 13 21 22 23");
    assert_eq!(seen(&board(SMALL), "10"), "00 01 02 10 11 12");
}

// ADR-SEE-1
#[test]
fn adr_see_1_number_of_pairs_that_see() {
    for (name, grid, expected) in with([42, 49, 45, 52]) {
        let seeing = ordered_pairs(&grid).filter(|&(from, to)| grid.sees_by_rooms(from, to));
        assert_eq!(seeing.count(), expected, "{name}");
        assert!(grid.squares().all(|square| grid.sees_by_rooms(square, square)), "{name}");
    }
}

// ADR-SEE-2
#[test]
fn adr_see_2_sight_is_not_symmetric() {
    for (name, grid, expected) in with([12, 17, 13, 18]) {
        let one_way =
            ordered_pairs(&grid).filter(|&(a, b)| grid.sees_by_rooms(a, b) && !grid.sees_by_rooms(b, a));
        assert_eq!(one_way.count(), expected, "{name}");
    }
    let small = board(SMALL);
    assert!(small.sees_by_rooms(sq("11"), sq("22")));
    assert!(!small.sees_by_rooms(sq("22"), sq("11")));
}

// ADR-SEE-4
#[test]
fn adr_see_4_a_square_one_step_away_is_always_seen() {
    for (name, grid, ()) in with([(); 4]) {
        for (from, to) in ordered_pairs(&grid).filter(|&(from, to)| grid.distance(from, to) == Some(1)) {
            assert!(grid.sees_by_rooms(from, to), "{name} {from} {to}");
        }
    }
}

// ADR-SEE-4
#[test]
fn adr_see_4_never_through_two_doors_in_a_row_but_through_all_doors_at_once() {
    let corridor: Grid = "
        +---+---+---+
        | A D B D C |
        +---+---+---+
    "
    .parse()
    .unwrap();
    assert_eq!(corridor.rooms_seen(sq("00")), [Room(0), Room(1)]);
    assert_eq!(corridor.rooms_seen(sq("01")), [Room(0), Room(1), Room(2)]);
}
