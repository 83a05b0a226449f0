//! Final frenzy and the end of the game, beyond the numbered cases.

use crate::support::Scene;
use adrenaline::{Adrenaline, Event, Sq};
use engine::Game;

/// ADR-FRENZY-1: two actions: run 4, move 2 and grab, move 1, reload and shoot; ADR-FRENZY-10: whatever the damage.
#[test]
fn the_frenzy_actions_before_the_first_player() {
    for damage in [0, 7] {
        let mut scene = Scene::on("big").figures(&format!("X 00 d{damage}, S 12")).turn_of("X").frenzy("S");
        scene = scene.row("red", "shockwave").row("blue", "electroscythe").weapon("X", "heatseeker");
        assert_eq!(
            (scene.all(), scene.state.turn.actions),
            (["done", "grab", "run", "shoot"].map(String::from).to_vec(), 2)
        );
        let mut run = scene.clone();
        run.play("run");
        assert_eq!(run.options("to"), ["00", "01", "02", "03", "10", "11", "12", "13", "20", "21", "22"]);
        let mut grab = scene.clone();
        grab.play("grab");
        assert_eq!(grab.options("to"), ["01", "02", "10", "11", "20"]);
        scene.play("shoot");
        assert_eq!(scene.options("to"), ["01", "10"]);
    }
}

/// ADR-FRENZY-2, ADR-FRENZY-10: one action: move 3 and grab, move 2, reload and shoot; no run.
#[test]
fn the_frenzy_actions_of_the_others() {
    for damage in [0, 7] {
        let mut scene = Scene::on("big").figures(&format!("S 00 d{damage}, X 23")).frenzy("W");
        scene = scene.row("red", "shockwave").row("blue", "electroscythe").weapon("S", "heatseeker");
        assert_eq!(
            (scene.all(), scene.state.turn.actions),
            (["done", "grab", "shoot"].map(String::from).to_vec(), 1)
        );
        let mut grab = scene.clone();
        grab.play("grab");
        assert_eq!(grab.options("to"), ["01", "02", "03", "10", "11", "12", "20", "21"]);
        scene.play("shoot");
        // 02 sees X, so a Heatseeker is no use there.
        assert_eq!(scene.options("to"), ["01", "10", "11", "20"]);
    }
}

/// ADR-FRENZY-3: it is the last skull that starts the frenzy.
#[test]
fn frenzy_begins_with_the_last_skull() {
    for (left, begins) in [(1, true), (2, false)] {
        let mut scene = Scene::on("big").figures("S 12, X 22 d10, Y 13, Z 23, W 02").skulls_left(left, "Y");
        scene = scene.weapon("S", "machine-gun").ammo("S", "-");
        scene.play("shoot; fire machine-gun basic; hit X");
        assert!(scene.state.frenzy.is_none());
        scene.end_turn();
        assert_eq!(scene.state.frenzy.is_some(), begins);
    }
}

/// ADR-FRENZY-4: exactly one turn each, then the game is over.
#[test]
fn one_turn_each() {
    let mut scene = Scene::on("big").figures("S 12, X 22, Y 13, Z 23, W 02").turn_of("X").frenzy("S");
    for name in ["X", "Y", "Z", "W", "S"] {
        assert_eq!(scene.asked(), name);
        scene.play("done");
    }
    assert_eq!(scene.asked(), "nobody");
}

/// ADR-FRENZY-7: killshot and overkill tokens still go on the track, and the killed still respawn.
#[test]
fn deaths_in_frenzy() {
    let mut scene = Scene::on("big").figures("X 12, S 22 d9 mX1, Y 13").turn_of("X").frenzy("W");
    scene = scene.weapon("X", "lock-rifle").script("yellow-newton");
    scene.play("shoot; fire lock-rifle basic; hit S; done");
    assert_eq!((scene.asked(), scene.track().as_str()), ("S", "XX"));
    scene.play("discard yellow-newton");
    scene.shows("S d0 mX1 @23 k0, X d0 mS1");
    assert!(scene.figure("S").flipped);
}

/// ADR-FRENZY-11: no skull for a flipped board, even where some are left (Domination).
#[test]
fn a_flipped_board_takes_no_skull() {
    for (flipped, left) in [(true, 5), (false, 4)] {
        let mut scene =
            Scene::domination("big").figures("S 12, X 22 d10").weapon("S", "machine-gun").frenzy("W");
        scene = scene.ammo("S", "-").tweak(|state| {
            state.skulls_left = 5;
            state.figures[1].flipped = flipped;
        });
        scene.play("shoot; fire machine-gun basic; hit X");
        assert_eq!((scene.asked(), scene.state.skulls_left), ("X", left));
        scene.shows("X d0 k0");
        assert_eq!(scene.points("W"), if flipped { 2 } else { 9 });
    }
}

/// ADR-FRENZY-12, ADR-FRENZY-5: boards flip after scoring, respawns and refill, before the next turn.
#[test]
fn boards_flip_after_the_refill() {
    let mut scene = Scene::on("big").figures("S 12, X 22 d10, Y 13 d3, Z 23, W 02").skulls_left(1, "Y");
    scene = scene.weapon("S", "machine-gun").tile("12", "YBB").ammo("S", "-");
    scene.play("grab; tile YBB; shoot; fire machine-gun basic; hit X; done").end_turn();
    let place = |wanted: &dyn Fn(&Event) -> bool| scene.events.iter().position(wanted).unwrap();
    let (x, next) = (scene.seat("X"), scene.seat("X"));
    let steps = [
        place(&|e| matches!(e, Event::Scored { .. })),
        place(&|e| matches!(e, Event::Spawned { who, .. } if *who == x)),
        place(&|e| matches!(e, Event::TileDealt { square, .. } if *square == Sq::at(1, 2))),
        place(&|e| matches!(e, Event::FrenzyBegan { .. })),
        place(&|e| matches!(e, Event::Flipped { who } if *who == x)),
        place(&|e| matches!(e, Event::TurnBegan { who, .. } if *who == next)),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
    assert!(!scene.figure("Y").flipped);
    assert_eq!(scene.asked(), "X");
}

/// ADR-END-2: players without a token get nothing from the track.
#[test]
fn no_token_no_track_points() {
    let mut scene = Scene::on("big").figures("S 12").skulls_left(0, "Y").frenzy("S");
    scene.play("done");
    assert_eq!(["S", "X", "Y", "Z", "W"].map(|name| scene.points(name)), [0, 0, 8, 0, 0]);
}

/// ADR-END-4: in Domination the three tracks together break a tie, in Turret mode the turrets.
#[test]
fn the_tie_break_of_the_modes() {
    // Tracks: red S 8, X 6; yellow S 6, X 8; blue X 2, S none: 14 and 16.
    let mut scene = Scene::domination("big").figures("S 12").frenzy("S");
    scene.state.spawn_tracks = [[3, 2, 0, 0, 0], [2, 3, 0, 0, 0], [0, 1, 4, 3, 2]];
    scene.state.figures[0].points = 16;
    scene.state.figures[1].points = 14;
    scene.play("done");
    assert_eq!(["S", "X"].map(|name| scene.points(name)), [30, 30]);
    assert_eq!(Adrenaline::outcome(&scene.state).unwrap().winners, [scene.seat("X")]);

    let mut scene = Scene::turrets("big").figures("S 12").frenzy("S").turret("00", "X").turret("01", "S");
    scene = scene.turret("03", "X");
    scene.state.figures[0].points = 14;
    scene.state.figures[1].points = 12;
    scene.play("done");
    assert_eq!(["S", "X"].map(|name| scene.points(name)), [20, 20]);
    assert_eq!(Adrenaline::outcome(&scene.state).unwrap().winners, [scene.seat("X")]);
}

/// ADR-END-5: boards killed in the very last turn are scored in full; nobody respawns, nothing is dealt.
#[test]
fn the_last_turn_is_scored_in_full() {
    let mut scene =
        Scene::on("big").figures("S 12, X 22 d10, Y 13 d3").weapon("S", "machine-gun").frenzy("S");
    scene = scene.ammo("S", "-");
    scene.play("shoot; fire machine-gun basic; hit X");
    assert_eq!((scene.asked(), scene.track().as_str()), ("nobody", "S"));
    // X's board: W 9, S 6; Y's: W 9; the track: S 8.
    assert_eq!(["S", "X", "Y", "Z", "W"].map(|name| scene.points(name)), [14, 0, 0, 0, 18]);
    scene.shows("X d0 @22");
    assert!(!scene.events.iter().any(|e| matches!(e, Event::Spawned { .. } | Event::WeaponDealt { .. })));
}
