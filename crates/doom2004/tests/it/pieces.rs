//! The 59 map pieces: how many, how they turn, and where they open (D04-COMP-5, D04-MOVE-8).

use std::collections::BTreeSet;

use doom2004::piece::{PIECES, Pieces};
use doom2004::{Opening, Piece, PieceGroup, Turn};
use engine::content::read;
use grid::Dir;

fn named(id: &str) -> Piece {
    id.parse().unwrap()
}

fn openings(id: &str, turn: Turn) -> String {
    let words: Vec<String> = named(id).shape(turn).openings().iter().map(ToString::to_string).collect();
    words.join(" ")
}

#[test]
fn d04_comp_5_the_box_has_59_pieces_in_five_families() {
    assert_eq!(Piece::all().map(|piece| piece.card().count).sum::<u32>(), PIECES);
    let of = |group| -> u32 {
        Piece::all().map(Piece::card).filter(|card| card.group == group).map(|card| card.count).sum()
    };
    assert_eq!(PieceGroup::ALL.map(of), [12, 14, 5, 6, 22]);
    let counts: Vec<String> = Piece::all().map(|piece| format!("{piece} {}", piece.card().count)).collect();
    assert_eq!(
        counts.join(", "),
        "ROOM9x10 1, ROOM10x5-3 1, ROOM10x5-2 1, ROOM9x5 1, ROOM5 3, ROOM4 5, CROSS 2, TEE 4, BENDL 2, BENDS 3, \
         HALL3 10, HALL6 4, CAP 22"
    );
}

#[test]
fn every_piece_has_its_spaces() {
    let spaces: Vec<usize> = Piece::all().map(|piece| piece.shape(Turn::NONE).spaces().count()).collect();
    assert_eq!(spaces, [90, 50, 50, 34, 25, 16, 12, 10, 12, 8, 6, 12, 2]);
    assert_eq!(
        named("ROOM9x5").shape(Turn::HALF).to_string(),
        "...##....\n.#######.\n#########\n#########\n.#######.\n"
    );
}

#[test]
fn openings_turn_along() {
    assert_eq!(openings("CAP", Turn::NONE), "W0");
    assert_eq!(Turn::ALL.map(|turn| openings("CAP", turn)), ["W0", "N0", "E0", "S0"]);
    assert_eq!(openings("ROOM9x10", Turn::NONE), "N4 E2 E5 S3 W1 W8");
    assert_eq!(openings("ROOM9x10", Turn::QUARTER), "N0 N7 E4 S3 S6 W3");
    assert_eq!(openings("BENDL", Turn::HALF), "N2 W2");
    assert_eq!(openings("TEE", Turn::THREE_QUARTERS), "N0 E1 S0");
    // A ROOM5 looks the same from all sides.
    let five = named("ROOM5");
    assert!(Turn::ALL.iter().all(|&turn| five.shape(turn) == five.shape(Turn::NONE)));
}

#[test]
fn four_quarter_turns_are_none() {
    for piece in Piece::all() {
        for (turn, next) in Turn::ALL.into_iter().zip(Turn::ALL.into_iter().cycle().skip(1)) {
            let (before, after) = (piece.shape(turn), piece.shape(next));
            assert_eq!((before.width(), before.height()), (after.height(), after.width()), "{piece}");
            let turned: BTreeSet<_> = before.spaces().map(|(x, y)| (before.height() - 1 - y, x)).collect();
            assert_eq!(turned, after.spaces().collect(), "{piece} {next:?}");
            let sides: BTreeSet<Dir> =
                before.openings().iter().map(|o| Turn::QUARTER.apply(o.side)).collect();
            assert_eq!(sides, after.openings().iter().map(|o| o.side).collect(), "{piece} {next:?}");
        }
    }
}

#[test]
fn d04_move_8_openings_lie_at_two_spaces_on_the_rim() {
    for (piece, turn) in Piece::all().flat_map(|piece| Turn::ALL.map(|turn| (piece, turn))) {
        let shape = piece.shape(turn);
        for &opening in shape.openings() {
            for (x, y) in shape.opening_spaces(opening) {
                assert!(shape.has(x, y), "{piece} {turn:?} {opening}");
                let outside = match opening.side {
                    Dir::N => y == 0,
                    Dir::E => x + 1 == shape.width(),
                    Dir::S => y + 1 == shape.height(),
                    Dir::W => x == 0,
                };
                assert!(outside, "{piece} {turn:?} {opening}");
            }
        }
    }
}

#[test]
fn broken_files_say_where() {
    let entry = |shape: &str, opening: &str| {
        let rest = format!("group = \"room\"\nopenings = [\"{opening}\"]\nshape = [{shape}]\n");
        format!("# pieces\n[[piece]]\nid = \"X\"\ncount = 59\n{rest}")
    };
    assert_eq!(read::<Pieces>(&entry("\"##\"", "N0")).unwrap().piece.len(), 1);
    let fault = |text: &str| read::<Pieces>(text).unwrap_err().to_string();
    assert_eq!(
        fault(&entry("\"##\"", "E0")),
        "line 2, column 1: X: opening E0 does not lie at two spaces of that side"
    );
    assert_eq!(
        fault(&entry("\"#x\"", "N0")),
        "line 2, column 1: X: `x` in the shape; write # for a space and . for none"
    );
    assert_eq!(
        fault(&entry("\"##\", \"#\"", "N0")),
        "line 2, column 1: X: all rows of a shape are equally long"
    );
    assert_eq!(
        fault(&entry("\"##\"", "N0").replace("59", "58")),
        "line 1, column 1: 58 map pieces; the box has 59"
    );
    assert!("N300".parse::<Opening>().is_err());
}
