//! Cases A75 to A84: final frenzy, sudden death, the end.

use crate::support::{Scene, sudden_death};
use adrenaline::state::Space;
use adrenaline::{Adrenaline, Event, Setup};
use engine::Game;

fn points(scene: &Scene) -> [u16; 5] {
    ["S", "X", "Y", "Z", "W"].map(|name| scene.points(name))
}

/// Everybody on the board, one skull left, and `trigger` about to kill `victim` (10 damage, by a stranger).
fn last_skull(trigger: &str, victim: &str) -> Scene {
    let scene = Scene::on("big").figures("S 12, X 22, Y 13, Z 23, W 02").figures(&format!("{victim} d10"));
    scene.turn_of(trigger).weapon(trigger, "machine-gun").ammo(trigger, "-").skulls_left(1, "S")
}

const KILL: &str = "shoot; fire machine-gun basic; hit";

/// The turns of the last round: who, with how many actions.
fn last_round(scene: &mut Scene) -> String {
    let mut turns = Vec::new();
    while scene.state.frenzy.is_some() && scene.asked() != "nobody" {
        turns.push(format!("{}{}", scene.asked(), scene.state.turn.actions));
        scene.end_turn();
    }
    turns.join(" ")
}

/// A75: ADR-FRENZY-1, ADR-FRENZY-2, ADR-FRENZY-4.
#[test]
fn a75_everybody_plays_once_more_and_the_trigger_last() {
    let mut scene = last_skull("Y", "X");
    scene.play(&format!("{KILL} X")).end_turn();
    assert_eq!(last_round(&mut scene), "Z2 W2 S1 X1 Y1");
    assert!(scene.state.over);
}

/// A76: ADR-FRENZY-6.
#[test]
fn a76_two_actions_only_before_the_first_player() {
    for (trigger, victim, turns) in [("W", "X", "S1 X1 Y1 Z1 W1"), ("S", "X", "X2 Y2 Z2 W2 S1")] {
        let mut scene = last_skull(trigger, victim);
        scene.play(&format!("{KILL} {victim}")).end_turn();
        assert_eq!(last_round(&mut scene), turns);
    }
}

/// A77: ADR-FRENZY-5.
#[test]
fn a77_boards_without_damage_flip() {
    let mut scene = last_skull("S", "Z").figures("X 22 mS1, Y 13 d4").skulls("X", 2).skulls("Y", 1);
    scene = scene.ammo("X", "RRB");
    scene.play(&format!("{KILL} Z")).end_turn();
    let flipped = ["S", "X", "Y", "Z", "W"].map(|name| scene.figure(name).flipped);
    assert_eq!(flipped, [true, true, false, true, true]);
    scene.shows("X d0 mS1 k0, Y d4 k1, Z d0 k0");
    assert_eq!(scene.cubes("X"), "RRB");
}

/// A77: ADR-FRENZY-7, ADR-FRENZY-11, ADR-FRENZY-5.
#[test]
fn a77_killed_in_frenzy_by_the_side_shown_then_flipped() {
    let mut scene =
        Scene::on("big").figures("S 00, X 12, Y 22, Z 12, W 03").slots("Y", "S4 Z3 W2").skulls("Y", 1);
    scene = scene.turn_of("X").skulls_left(0, "S").frenzy("S").weapon("X", "thor");
    scene = scene.weapon("Z", "plasma-gun").script("yellow-newton yellow-scope");
    scene.play("shoot; fire thor basic; hit Y; done; done");
    assert_eq!(scene.asked(), "Y");
    // 6 4 2 1 and first blood: S 4 tokens, Z 3, W 2 (earlier), X 2.
    assert_eq!(points(&scene), [6 + 1, 1, 0, 4, 2]);
    assert_eq!(scene.track(), "S S S S S S S S X");
    assert!(scene.figure("Y").flipped);
    scene.shows("Y d0 k0");
    scene.play("discard yellow-newton");
    assert_eq!((scene.asked(), scene.figure("Y").square.to_string().as_str()), ("Y", "23"));
    scene.end_turn();

    // Killed again: 2 1 1 1, no first blood, no skull.
    scene = scene.slots("Y", "S4 X3 W2");
    assert_eq!(scene.asked(), "Z");
    scene.play("shoot; fire plasma-gun basic; hit Y; done; done; discard yellow-scope");
    assert_eq!(points(&scene), [7 + 2, 1 + 1, 0, 4 + 1, 2 + 1]);
    assert_eq!(scene.track(), "S S S S S S S S X Z");
    assert!(scene.figure("Y").flipped);
    scene.shows("Y d0 k0 @23");
}

/// S in frenzy, with one action, a Heatseeker to reload and X out of sight.
pub(crate) fn one_action() -> Scene {
    let scene = Scene::on("big").figures("S 12 d7, X 00").frenzy("W").unloaded("S", "heatseeker");
    scene.row("blue", "shockwave").row("yellow", "electroscythe").ammo("S", "RRY")
}

/// A78: ADR-FRENZY-2, ADR-FRENZY-8, ADR-FRENZY-9, ADR-FRENZY-10.
#[test]
fn a78_move_reload_and_shoot_in_one_action() {
    let mut scene = one_action();
    assert_eq!(scene.all(), ["done", "grab", "shoot"]);
    scene.refuses("run", "ADR-FRENZY-2");
    scene.play("shoot");
    // 01 sees X: nothing to shoot at with a Heatseeker.
    assert_eq!(scene.all(), ["reload heatseeker", "to 02", "to 03", "to 13", "to 21", "to 22", "to 23"]);
    scene.refuses("to 01", "ADR-SHOOT-2");
    scene.refuses("to 20", "ADR-FRENZY-2");
    scene.play("to 21");
    assert_eq!(scene.all(), ["reload heatseeker"]);
    scene.play("reload heatseeker");
    assert_eq!((scene.cubes("S").as_str(), scene.all()), ("-", vec!["fire heatseeker basic".to_string()]));
    scene.refuses("done", "ADR-FRENZY-9");
    scene.refuses("to 22", "ADR-FRENZY-9");
    scene.play("fire heatseeker basic; hit X");
    scene.shows("X d3, S d7 @21");
    // The action is spent, and nothing is reloaded at the end of the turn.
    assert_eq!(scene.asked(), "X");
}

/// A78: ADR-FRENZY-9: a reload that no shot can follow is refused.
#[test]
fn a78_a_shot_must_follow_the_reload() {
    let mut scene = one_action().figures("X 22").unloaded("S", "lock-rifle").ammo("S", "RRYBB");
    scene.play("shoot; to 13");
    // X is in sight: the Heatseeker may be reloaded only if the Lock Rifle can be, too.
    assert_eq!(scene.all(), ["reload heatseeker", "reload lock-rifle"]);
    let mut short = scene.clone().ammo("S", "RRYB");
    assert_eq!(short.all(), [""; 0]);
    short = short.weapon("S", "zx-2");
    assert_eq!(short.all(), ["fire zx-2 basic", "fire zx-2 scanner", "reload heatseeker"]);
    // Any number, the full price each, then the shot.
    scene.play("reload heatseeker; reload lock-rifle");
    assert_eq!((scene.cubes("S").as_str(), scene.all()), ("-", vec!["fire lock-rifle basic".to_string()]));
}

/// A78: ADR-FRENZY-9: the reload lies between move and shot: no step after it.
#[test]
fn a78_no_move_after_the_reload() {
    let mut scene = one_action();
    scene.play("shoot; reload heatseeker");
    assert_eq!(scene.all(), ["fire heatseeker basic"]);
    scene.refuses("to 13", "ADR-FRENZY-9");
}

/// A78: ADR-FRENZY-8: outside the shoot action and at the end of the turn there is no reload.
#[test]
fn a78_no_reload_at_the_end_of_a_frenzy_turn() {
    let mut scene = one_action().figures("X 13").option(|setup| setup.open_windows = true);
    scene.refuses("reload heatseeker", "ADR-FRENZY-8");
    scene.play("done");
    assert_eq!(scene.asked(), "X");
    assert!(scene.figure("S").unloaded.has("heatseeker".parse().unwrap()));
}

/// A79: ADR-FRENZY-3, ADR-SCORE-10.
#[test]
fn a79_more_killshots_than_skulls() {
    let mut scene = Scene::on("big").figures("S 12, X Y 02 d10 mS1, Z 22, W 23").weapon("S", "furnace");
    scene = scene.skulls_left(1, "Z").ammo("S", "-");
    scene.play("shoot; fire furnace basic; room 01").end_turn();
    assert_eq!(scene.track(), "Z Z Z Z Z Z Z SS SS");
    let skull = Event::SkullTaken { victim: scene.seat("X"), left: 0 };
    let taken: Vec<_> = scene.events.iter().filter(|e| matches!(e, Event::SkullTaken { .. })).collect();
    assert_eq!(taken, [&skull]);
    assert!(scene.figure("X").flipped && scene.figure("Y").flipped);
    scene.shows("S d0 mX1 mY1, X d0 k0, Y d0 k0");
    assert_eq!(points(&scene), [6 + 6 + 1, 0, 0, 0, 9 + 9]);
    assert_eq!(scene.state.frenzy.unwrap().trigger, scene.seat("S"));
}

/// A80: ADR-SPAWN-6, ADR-FRENZY-1.
#[test]
fn a80_a_player_who_never_spawned() {
    let mut scene = last_skull("Z", "X").script("red-scope blue-newton yellow-newton");
    scene = scene.figures("W off").tweak(|state| state.figures[4].seasoned = false);
    scene.play(&format!("{KILL} X; done; discard red-scope"));
    scene.script_is_used_up();
    assert!(scene.figure("W").flipped);
    assert_eq!(
        (scene.asked(), scene.options("discard")),
        ("W", vec!["blue-newton".to_string(), "yellow-newton".to_string()])
    );
    scene.play("discard blue-newton");
    scene.shows("W d0 @02");
    assert_eq!(
        (scene.asked(), scene.state.turn.actions, scene.cards("W").as_str()),
        ("W", 2, "yellow-newton")
    );
    scene.end_turn();
    assert_eq!((scene.asked(), scene.state.turn.actions), ("S", 1));
}

/// A81: ADR-SUDDEN-1.
#[test]
fn a81_sudden_death_ends_with_the_turn() {
    let mut scene = last_skull("X", "Y").option(sudden_death).skulls_left(1, "Z").figures("S 12 d2");
    scene.play(&format!("{KILL} Y"));
    assert_eq!(scene.asked(), "X");
    scene.play("run; to 23");
    assert_eq!(scene.asked(), "nobody");
    assert_eq!(scene.track(), "Z Z Z Z Z Z Z X");
    // Y's board: W 8 + 1, X 6. S's board: W 8 + 1. Track: Z 8, X 6.
    assert_eq!(points(&scene), [0, 6 + 6, 0, 8, 9 + 9]);
    scene.shows("Y d0 k1 @13");
    assert!(scene.state.frenzy.is_none() && scene.state.over);
}

/// ADR-SUDDEN-1: while skulls are left the game goes on.
#[test]
fn sudden_death_waits_for_the_last_skull() {
    let mut scene = last_skull("X", "Y").option(sudden_death).skulls_left(2, "Z");
    scene.play(&format!("{KILL} Y")).end_turn();
    assert_eq!((scene.asked(), scene.state.skulls_left, scene.state.over), ("Y", 1, false));
}

/// A82: ADR-END-1.
#[test]
fn a82_boards_with_damage_score_at_the_end() {
    let mut scene = Scene::on("big").figures("S 12, X 22").slots("X", "S Y Y S").skulls("X", 2).frenzy("S");
    scene.play("done");
    assert_eq!(scene.asked(), "nobody");
    assert_eq!(points(&scene), [4 + 1, 0, 2, 0, 0]);
    assert_eq!(scene.track(), "");
    assert_eq!(scene.figure("X").skulls, 2);
}

/// ADR-END-1: no first blood on a flipped board, 2 1 1 1.
#[test]
fn a82_a_flipped_board_at_the_end() {
    let mut scene = Scene::on("big").figures("S 12, X 22").slots("X", "S Y Y Z").frenzy("S");
    scene = scene.tweak(|state| state.figures[1].flipped = true);
    scene.play("done");
    assert_eq!(points(&scene), [1, 0, 2, 1, 0]);
}

/// A83's track: P1 / P2 P2 / P3 / P1 / P3, before the end of S's last turn.
fn a83() -> Scene {
    let mut scene = Scene::with(Setup { skulls: 5, ..Setup::default() }).figures("S 12").frenzy("S");
    let [p1, p2, p3] = ["S", "X", "Y"].map(|name| scene.seat(name));
    for (kill, overkill) in [(p1, None), (p2, Some(p2)), (p3, None), (p1, None), (p3, None)] {
        scene.state.track.push(Space { kill, overkill });
    }
    scene
}

/// A83: ADR-END-2, ADR-SCORE-11.
#[test]
fn a83_the_killshot_track_scores() {
    let mut scene = a83();
    assert_eq!(scene.track(), "S XX Y S Y");
    scene.play("done");
    assert_eq!(points(&scene), [8, 6, 4, 0, 0]);
}

/// ADR-SCORE-11: on one space the killshot lies before the overkill.
#[test]
fn a83_killshot_before_overkill_on_a_space() {
    let mut scene = Scene::on("big").figures("S 12").frenzy("S");
    let [s, x] = ["S", "X"].map(|name| scene.seat(name));
    scene.state.track.push(Space { kill: x, overkill: Some(s) });
    scene.play("done");
    assert_eq!(points(&scene), [6, 8, 0, 0, 0]);
}

/// A84: ADR-END-3.
#[test]
fn a84_ties_are_broken_by_the_track_or_shared() {
    for (before, totals, winners) in [
        ([12, 14, 0, 19, 0], [20, 20, 4, 19, 0], "S"),
        ([0, 0, 0, 25, 25], [8, 6, 4, 25, 25], "ZW"),
        ([12, 14, 17, 0, 0], [20, 20, 21, 0, 0], "Y"),
    ] {
        let mut scene = a83();
        for (figure, points) in scene.state.figures.iter_mut().zip(before) {
            figure.points = points;
        }
        scene.play("done");
        assert_eq!(points(&scene), totals);
        let outcome = Adrenaline::outcome(&scene.state).unwrap();
        let names: String =
            outcome.winners.iter().map(|who| ["S", "X", "Y", "Z", "W"][who.index()]).collect();
        assert_eq!(names, winners);
    }
}
