//! Cases A01 to A05: boards and moves.

use crate::support::{Scene, board};

/// The squares seen from a square, row by row.
fn seen(name: &str, from: &str) -> String {
    let squares = board(name).board().see(from.parse().unwrap());
    squares.iter().map(|s| s.to_string()).collect::<Vec<_>>().join(" ")
}

/// ADR-SEE-1, ADR-SEE-4.
#[test]
fn a01_the_own_room_and_the_rooms_behind_the_doors_of_the_own_square_are_seen() {
    assert_eq!(seen("medium-a", "21"), "10 11 12 13 21 22 23");
    let mut scene = Scene::armed("medium-a", "S 21, X 10, Y 13, Z 02, W 00", "lock-rifle");
    scene.play("shoot; fire lock-rifle basic");
    assert_eq!(scene.options("hit"), ["X", "Y"]);
    scene.refuses("hit Z", "ADR-SEE-1");
}

/// ADR-SEE-2.
#[test]
fn a02_sight_is_not_mutual() {
    let mut scene = Scene::armed("small", "S 11, X 22", "lock-rifle");
    scene.play("shoot; fire lock-rifle basic");
    assert_eq!(scene.options("hit"), ["X"]);
    let scene = Scene::on("small").figures("S 11, X 22").weapon("X", "lock-rifle").turn_of("X");
    assert!(!scene.may("shoot"), "X does not see S");
    scene.refuses("shoot", "ADR-SHOOT-2");
}

/// ADR-BOARD-4, ADR-SEE-1.
#[test]
fn a03_the_middle_row_of_the_small_board_is_one_room() {
    assert_eq!(seen("small", "10"), "00 01 02 10 11 12");
    let mut scene = Scene::armed("small", "S 10, X 12, Y 13, Z 21, W 02", "lock-rifle");
    scene.play("shoot; fire lock-rifle basic");
    assert_eq!(scene.options("hit"), ["W", "X"]);
    scene.refuses("hit Y", "ADR-SEE-1");
    scene.refuses("hit Z", "ADR-SEE-1");
}

/// ADR-RUN-1, ADR-RUN-2, ADR-MOVE-1.
#[test]
fn a04_a_run_ends_within_three_steps_or_back_home() {
    let mut scene = Scene::on("small").figures("S 01");
    scene.play("run");
    assert_eq!(scene.options("to"), ["00", "01", "02", "10", "11", "12", "13"]);
    assert_eq!(board("small").board().distance("01".parse().unwrap(), "11".parse().unwrap()), 3);
    scene.refuses("to 21", "ADR-RUN-1");
    scene.refuses("done", "ADR-RUN-1");
    scene.play("to 11");
    scene.shows("S @11");
}

/// ADR-MOVE-4, ADR-BOARD-3, ADR-BOARD-1.
#[test]
fn a05_walking_round_the_wall_takes_three_steps() {
    let big = board("big").board();
    let steps = |from: &str, to: &str| big.distance(from.parse().unwrap(), to.parse().unwrap());
    assert_eq!((steps("10", "11"), steps("10", "12")), (3, 4));
    let mut scene = Scene::on("big").figures("S 10");
    scene.play("run");
    assert_eq!(scene.options("to"), ["00", "01", "02", "10", "11", "20", "21", "22"]);
    scene.refuses("to 12", "ADR-RUN-1");
}

/// ADR-BOARD-2.
#[test]
fn the_spawnpoints_are_the_same_on_every_board() {
    for name in ["small", "medium-a", "medium-b", "big"] {
        let board = board(name).board();
        let spawns = ["blue", "red", "yellow"].map(|c| board.spawn(c.parse().unwrap()).to_string());
        assert_eq!(spawns, ["02", "10", "23"], "{name}");
        assert_eq!(board.ammo_squares().iter().count() + 3, board.squares().iter().count(), "{name}");
    }
}

/// ADR-MOVE-3, ADR-SEE-3.
#[test]
fn figures_block_neither_steps_nor_sight() {
    let mut scene = Scene::armed("medium-a", "S 02, X Y Z 12, W 23", "lock-rifle");
    scene.play("shoot; fire lock-rifle basic");
    assert_eq!(scene.options("hit"), ["W", "X", "Y", "Z"]);
    scene.play("hit W; done; run; to 23");
    scene.shows("S @23, W d2 mS1 @23");
}

/// ADR-MOVE-1, ADR-MOVE-2: a wall stops a run and a push alike; no diagonals.
#[test]
fn walls_and_corners_are_not_walked_through() {
    let mut scene = Scene::on("big").figures("S 12, X 00");
    scene.play("run");
    assert_eq!(scene.options("to"), ["00", "01", "02", "03", "11", "12", "13", "20", "21", "22", "23"]);
    let mut scene = Scene::armed("big", "S X 12", "shotgun");
    scene.play("shoot; fire shotgun basic; hit X");
    assert_eq!(scene.options("to"), ["02", "13", "22"]);
    scene.refuses("to 11", "ADR-MOVE-1");
    scene.refuses("to 03", "ADR-MOVE-1");
}

/// ADR-MOVE-5: the mover chooses the path and the end, the own square included.
#[test]
fn a_target_may_be_pushed_onto_the_shooters_square() {
    let mut scene = Scene::armed("big", "S 12, X 02", "rocket-launcher");
    scene.play("shoot; fire rocket-launcher basic; hit X; to 12; done");
    scene.shows("X d2 @12, S @12");
}

/// ADR-MOVE-6: Tractor Beam and Pulverize may leave the target where it is, a push may be declined, but a glide, a
/// jump and a shadowstep go somewhere.
#[test]
fn which_weapon_moves_may_be_of_no_square() {
    let mut scene = Scene::armed("big", "S X 12", "tractor-beam");
    scene.play("shoot; fire tractor-beam basic; hit X; done");
    scene.shows("X d1 @12");
    let mut scene = Scene::armed("big", "S X 12", "sledgehammer");
    scene.play("shoot; fire sledgehammer pulverize; hit X; done");
    scene.shows("X d3 @12");
    let mut scene = Scene::armed("big", "S X 12", "shotgun");
    scene.play("shoot; fire shotgun basic; hit X; done");
    scene.shows("X d3 @12");
    for (weapon, step) in
        [("plasma-gun", "phase-glide"), ("rocket-launcher", "rocket-jump"), ("cyberblade", "shadowstep")]
    {
        let mut scene = Scene::armed("big", "S 12, X 02, Y 13", weapon);
        scene.play(&format!("shoot; fire {weapon} {step}"));
        scene.refuses("done", "ADR-MOVE-6");
    }
}

/// ADR-SEE-1, ADR-SEE-2: the drawn examples of the codex.
#[test]
fn the_drawn_examples_are_right() {
    let drawings: Vec<&codex::Drawing> = codex::Drawing::of_game("ADR").collect();
    assert!(drawings.len() >= 2);
    for drawing in drawings {
        let board = adrenaline::Board::parse(drawing.map).expect("a board");
        let at = |letter| adrenaline::Sq::at(drawing.at(letter).row, drawing.at(letter).col);
        for claim in &drawing.claims {
            let sees = board.see(at(claim.from)).iter().any(|square| square == at(claim.to));
            assert_eq!(sees, claim.says == codex::Says::Sees, "{}: {claim:?}", drawing.rule);
        }
    }
}
