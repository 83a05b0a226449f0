//! Sight from centre to centre on drawn maps, after the rules and examples of DOOM (2004).

mod by_centres;
mod doors;

use by_centres::ByCentres;
use doors::Doors;
use grid::{Body, Dir, Grid, Ground, Square};

fn map(text: &str) -> Grid {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn sq(row: u8, col: u8) -> Square {
    Square::new(row, col)
}

/// The fewest steps on an open floor from a square of `from` that sees this one, which is part of a body (D04-RNG-1 to
/// D04-RNG-3).
fn range_by_centres(
    ground: &Ground<'_, impl Fn(Square, Dir) -> bool>,
    from: impl Into<Body>,
    to: Square,
    of: impl Into<Body>,
    blocks: impl Fn(Square) -> bool,
) -> Option<u8> {
    let (from, of) = (from.into(), of.into());
    let blocks = |square| blocks(square) && !from.contains(square) && !of.contains(square);
    let seeing = from.squares().filter(|&start| ground.centre_line_is_free(start, to, blocks));
    seeing.map(|start| start.king_distance(to)).min()
}

/// Does the square marked `@` see the one marked `!`? Those marked `*` block, doors are closed where `closed`
/// says so.
fn sees(text: &str, closed: bool) -> bool {
    let grid = map(text);
    let [from, to] = ['@', '!'].map(|mark| grid.marked(mark).next().unwrap());
    let blocks = |square| grid.marks(square).contains('*');
    let ground = grid.with_doors(|_, _| closed);
    let seen = ground.sees_by_centres(from, to, blocks);
    assert_eq!(seen, ground.sees_by_centres(to, from, blocks), "both ways\n{grid}");
    seen
}

fn sees_with_open_doors(text: &str) -> bool {
    sees(text, false)
}

#[test]
fn d04_los_2_walls_closed_doors_and_figures_block() {
    assert!(sees_with_open_doors("+-+-+-+\n|@ . !|\n+-+-+-+"));
    assert!(!sees_with_open_doors("+-+-+-+\n|@ * !|\n+-+-+-+"));
    assert!(!sees_with_open_doors("+-+-+-+\n|@ .#!|\n+-+-+-+"));
    assert!(!sees_with_open_doors("+-+ +-+\n|@| |!|\n+-+ +-+"));
    let door = "+-+-+-+\n|@D. !|\n+-+-+-+";
    assert!(sees(door, false) && !sees(door, true));
}

#[test]
fn d04_los_4_a_door_on_the_line_counts_only_where_the_line_crosses_it() {
    // The first line passes the column of doors in the second row.
    let grid = map("
        +-+-+-+
        |. .D.|
        + + + +
        |. .D.|
        + + + +
        |. . .|
        +-+-+-+
    ");
    let shut_above = grid.with_doors(|square, _| square.row == 0);
    let shut_below = grid.with_doors(|square, _| square.row == 1);
    assert!(shut_above.sees_by_centres(sq(0, 0), sq(1, 2), |_| false));
    assert!(!shut_below.sees_by_centres(sq(0, 0), sq(1, 2), |_| false));
    assert!(!shut_above.sees_by_centres(sq(0, 1), sq(0, 2), |_| false));
    // Through the corner between the two doors: both ways are needed to block.
    assert!(shut_above.sees_by_centres(sq(0, 1), sq(1, 2), |_| false));
    assert!(shut_below.sees_by_centres(sq(0, 1), sq(1, 2), |_| false));
    assert!(!grid.with_doors(|_, _| true).sees_by_centres(sq(0, 1), sq(1, 2), |_| false));
    assert!(grid.with_doors(|_, _| true).sees_by_centres(sq(1, 1), sq(2, 2), |_| false));
}

#[test]
fn d04_los_4_at_a_corner_both_ways_must_be_shut() {
    // Two walls meeting at the middle corner, in every way.
    let cases = [
        ("|@ .|", "+ + +", true),
        ("|@#.|", "+ + +", true),
        ("|@#.|", "+-+ +", false),
        ("|@#.|", "+ +-+", true),
        ("|@ .|", "+-+-+", false),
        ("|@ *|", "+ + +", true),
        ("|@ *|", "+-+ +", false),
        ("|@ *|", "+ +-+", true),
    ];
    for (top, middle, seen) in cases {
        let text = format!("+-+-+\n{top}\n{middle}\n|. !|\n+-+-+");
        assert_eq!(sees_with_open_doors(&text), seen, "{text}");
    }
    assert!(!sees_with_open_doors("+-+-+\n|@#.|\n+ + +\n|.#!|\n+-+-+"));
    assert!(sees_with_open_doors("+-+-+\n|@ .|\n+-+ +\n|.#!|\n+-+-+"));
    assert!(!sees_with_open_doors("+-+-+\n|@#.|\n+ + +\n|* !|\n+-+-+"));
}

#[test]
fn d04_los_4_a_diagonal_gap_between_missing_squares_is_no_gap() {
    assert!(!sees_with_open_doors("+-+ +\n|@|\n+-+-+\n  |!|\n+ +-+"));
    assert!(sees_with_open_doors("+-+-+\n|@ .|\n+-+ +\n  |!|\n+ +-+"));
}

#[test]
fn d04_los_4_walls_and_figures_beside_the_line_do_not_matter() {
    assert!(sees_with_open_doors(
        "
        +-+-+-+-+
        |@ . * .|
        + + +-+-+
        |* . . !|
        +-+-+-+-+
    "
    ));
    // One square farther along the same line stands somebody.
    assert!(!sees_with_open_doors(
        "
        +-+-+-+-+
        |@ . . .|
        + + + + +
        |. . * !|
        +-+-+-+-+
    "
    ));
}

#[test]
fn d04_t54_blockers_on_a_diagonal() {
    let grid = map("
        +-+-+-+
        |. . .|
        + + + +
        |. . .|
        + + + +
        |. . .|
        +-+-+-+
    ");
    let ground = grid.with_doors(|_, _| false);
    let sees =
        |blockers: &[Square]| ground.sees_by_centres(sq(0, 0), sq(2, 2), |square| blockers.contains(&square));
    assert!(!sees(&[sq(0, 1), sq(1, 0)]));
    assert!(sees(&[sq(0, 1)]) && sees(&[sq(1, 0)]));
    assert!(!sees(&[sq(1, 1)]));
    // Blockers on different sides of different corners leave a way at each.
    assert!(sees(&[sq(0, 1), sq(2, 1)]));
}

/// Two floors with a wall between them. The southern one begins at y = 0, which is row 4; column 0 is x = 0.
fn t09() -> Grid {
    let row = "|. . . . . . . . . .|\n";
    let open = "+ + + + + + + + + + +\n";
    let wall = "+-+-+-+-+-+-+-+-+-+-+\n";
    let north = [row; 4].join(open);
    let south = [row; 7].join(open);
    map(&[wall, &north, wall, &south, wall].concat())
}

#[test]
fn d04_t09_only_the_demon_is_visible() {
    let grid = t09();
    let ground = grid.with_doors(|_, _| false);
    let at = |x: u8, y: u8| sq(y + 4, x);
    let marine = at(0, 0);
    let (obstacle, zombie, archvile) = (at(2, 3), at(4, 6), at(6, 2));
    let demon = Body::pair(at(3, 1), at(4, 1)).unwrap();
    let cyberdemon = Body::new(sq(0, 1), 2, 2);
    let blocks = |square| {
        [marine, obstacle, zombie, archvile].contains(&square)
            || demon.contains(square)
            || cyberdemon.contains(square)
    };
    assert!(ground.sees_by_centres(marine, demon, blocks));
    assert!(ground.sees_by_centres(demon, marine, blocks));
    assert!(!ground.sees_by_centres(marine, zombie, blocks));
    assert!(!ground.sees_by_centres(marine, archvile, blocks));
    assert!(!ground.sees_by_centres(marine, cyberdemon, blocks));
    // Without the obstacle and the demon both are seen.
    assert!(ground.sees_by_centres(marine, zombie, |square| square != obstacle && blocks(square)));
    assert!(ground.sees_by_centres(marine, archvile, |square| !demon.contains(square) && blocks(square)));
}

#[test]
fn d04_t10_range_to_a_demon() {
    let grid = t09();
    let ground = grid.with_doors(|_, _| false);
    let at = |x: u8, y: u8| sq(y + 4, x);
    let demon = Body::pair(at(4, 1), at(5, 1)).unwrap();
    let blocks = |square| demon.contains(square);
    assert_eq!(range_by_centres(&ground, at(0, 0), at(4, 1), demon, blocks), Some(4));
    assert_eq!(range_by_centres(&ground, at(0, 0), at(5, 1), demon, blocks), Some(5));
    // D04-RNG-3: from the square of a large attacker that is nearest among those that see.
    let knight = Body::new(at(0, 0), 2, 2);
    assert_eq!(range_by_centres(&ground, knight, at(4, 1), demon, |_| false), Some(3));
    let in_front = |square| [at(2, 0), at(2, 1)].contains(&square);
    assert_eq!(range_by_centres(&ground, knight, at(4, 1), demon, in_front), None);
    assert_eq!(range_by_centres(&ground, knight, at(0, 5), at(0, 5), |square| square == at(0, 2)), Some(4));
}
