//! Cases A43 to A52: powerups.

use adrenaline::Adrenaline;
use engine::{Seat, Start, Table};

use crate::support::Scene;

/// A43: ADR-PWR-TELE-1, ADR-PWR-TELE-2, ADR-PWR-4, ADR-MOVE-2.
#[test]
fn a43_teleporter_before_between_and_after_actions() {
    let others = ["01", "02", "03", "10", "11", "12", "13", "20", "21", "22", "23"];
    let mut scene =
        Scene::on("big").figures("S 00").hand("S", "red-teleporter yellow-teleporter blue-teleporter");
    scene.play("teleport red-teleporter");
    assert_eq!(scene.options("to"), others);
    assert_eq!(scene.all().len(), 11);
    scene.refuses("to 00", "ADR-PWR-TELE-2");
    scene.play("to 23; run; to 22; teleport yellow-teleporter; to 00; run; to 01");
    assert_eq!(scene.all(), ["done", "teleport blue-teleporter"]);
    scene.play("teleport blue-teleporter; to 12");
    scene.shows("S d0 @12");
    assert_eq!(scene.cards("S"), "");
}

/// A43: ADR-PWR-TELE-1, ADR-PWR-NEWTON-1, ADR-TURN-5.
#[test]
fn a43_no_powerup_inside_an_action() {
    let scene = Scene::on("big").figures("S 12, X 22, Y 02").hand("S", "red-teleporter blue-newton");
    let scene = scene.weapon("S", "lock-rifle").tile("12", "none");
    for inside in
        ["run", "grab", "shoot", "shoot; fire lock-rifle basic", "shoot; fire lock-rifle basic; hit X"]
    {
        let mut scene = scene.clone();
        scene.play(inside);
        scene.refuses("teleport red-teleporter", "ADR-PWR-TELE-1");
        scene.refuses("newton blue-newton X", "ADR-PWR-NEWTON-1");
    }
}

/// A43: ADR-TURN-4, ADR-PWR-NEWTON-3.
#[test]
fn a43_nothing_after_the_reload() {
    let mut scene = Scene::on("big").figures("S 12, X 22").hand("S", "red-teleporter yellow-newton");
    scene = scene.unloaded("S", "electroscythe flamethrower");
    scene.play("run; to 13; run; to 12");
    // After the last action a Teleporter or a Newton may still be played.
    assert_eq!(scene.all(), ["done", "newton yellow-newton X", "teleport red-teleporter"]);
    scene.play("done");
    assert_eq!(scene.all(), ["done", "reload electroscythe", "reload flamethrower"]);
    scene.play("reload electroscythe");
    assert_eq!(scene.all(), ["done", "reload flamethrower"]);
    for late in ["teleport red-teleporter", "newton yellow-newton X", "run", "grab", "shoot"] {
        scene.refuses(late, "ADR-TURN-4");
    }
}

/// ADR-PWR-1: the notation can name any card with any deed, and any seat; the rules know better.
#[test]
fn a_powerup_is_played_as_what_it_is() {
    let mut scene = Scene::on("big").figures("S 12, X 22").weapon("S", "lock-rifle");
    scene = scene.hand("S", "red-newton blue-teleporter yellow-scope").hand("X", "red-newton blue-tagback");
    scene.refuses("teleport red-newton", "ADR-PWR-1");
    scene.refuses("teleport yellow-scope", "ADR-PWR-1");
    scene.refuses("newton blue-teleporter X", "ADR-PWR-1");
    scene.refuses("newton red-newton p200", "ADR-PWR-NEWTON-2");
    scene.play("shoot; fire lock-rifle basic; hit X");
    assert_eq!(scene.all(), ["done", "scope yellow-scope X"]);
    scene.refuses("scope red-newton X", "ADR-PWR-1");
    scene.refuses("scope yellow-scope p200", "ADR-PWR-SCOPE-3");
    scene.play("done");
    assert_eq!(scene.all(), ["done", "tagback blue-tagback"]);
    scene.refuses("tagback red-newton", "ADR-PWR-1");
}

/// A44: ADR-PWR-NEWTON-1, ADR-PWR-NEWTON-2, ADR-SPAWN-2, ADR-MOVE-2.
#[test]
fn a44_newton_moves_another_figure_by_legal_steps() {
    let mut scene = Scene::on("big").figures("S 23, X 10").hand("S", "red-newton");
    assert_eq!(scene.options("newton"), ["red-newton X"]);
    scene.refuses("newton red-newton S", "ADR-PWR-NEWTON-1");
    scene.refuses("newton red-newton Y", "ADR-PWR-NEWTON-2");
    scene.refuses("newton red-newton Y", "ADR-SPAWN-2");
    scene.play("newton red-newton X");
    assert_eq!(scene.all(), ["to 00", "to 20"]);
    scene.refuses("to 11", "ADR-MOVE-2");
    scene.refuses("done", "ADR-PWR-NEWTON-1");
    scene.play("to 20");
    scene.shows("X d0 @20");
    assert_eq!((scene.cards("S"), scene.state.turn.actions), (String::new(), 2));
}

/// A45: ADR-PWR-NEWTON-1.
#[test]
fn a45_newton_moves_one_or_two_squares_in_one_direction() {
    let mut scene = Scene::on("big").figures("S 23, X 02").hand("S", "red-newton");
    scene.play("newton red-newton X");
    assert_eq!(scene.all(), ["to 00", "to 01", "to 03", "to 12", "to 22"]);
    scene.refuses("to 11", "ADR-PWR-NEWTON-1");
}

/// ADR-PWR-NEWTON-2, ADR-KILL-2, ADR-KILL-3: a killed figure can be moved, a respawned one no more.
#[test]
fn newton_moves_the_killed_but_not_the_respawned() {
    let mut scene = Scene::on("big").figures("S 12, X 22 d10").hand("S", "red-newton blue-newton");
    scene = scene.weapon("S", "machine-gun").hand("X", "red-scope").script("yellow-scope");
    scene.play("shoot; fire machine-gun basic; hit X; done; newton red-newton X; to 21");
    scene.shows("X d11 @21");
    scene.play("done; done");
    assert_eq!(scene.asked(), "X");
    assert_eq!(scene.all(), ["discard red-scope", "discard yellow-scope"]);
    scene.play("discard red-scope");
    assert_eq!((scene.asked(), scene.state.turn.seat), ("X", scene.seat("X")));
    scene.shows("X d0 @10");
    assert_eq!(scene.cards("S"), "blue-newton");
}

fn lock_rifle() -> Scene {
    Scene::on("big").figures("S 12, X 01, Y 23, Z 11").weapon("S", "lock-rifle")
}

/// A46: ADR-PWR-SCOPE-1, ADR-PWR-SCOPE-4, ADR-MARK-2, ADR-PWR-SCOPE-5.
#[test]
fn a46_scope_adds_a_point_before_the_marks() {
    let mut scene = lock_rifle().hand("S", "red-scope");
    scene.play("shoot; fire lock-rifle basic; hit X");
    scene.shows("X d2");
    assert_eq!(scene.all(), ["done", "scope red-scope X"]);
    scene.play("scope red-scope X");
    assert_eq!(scene.all(), ["cube blue", "cube red", "cube yellow"]);
    scene.play("cube yellow; done");
    scene.shows("X d3 mS1");
    assert_eq!((scene.cubes("S").as_str(), scene.cards("S").as_str()), ("RB", ""));
}

/// ADR-PWR-SCOPE-4, ADR-DMG-3, ADR-KILL-1: the bonus point is ordinary damage; old marks come before it.
#[test]
fn scope_point_comes_after_old_marks_and_may_kill() {
    let mut scene = lock_rifle().figures("X 01 d7 mS1").hand("S", "red-scope").ammo("S", "R");
    scene.play("shoot; fire lock-rifle basic; hit X");
    scene.shows("X d10");
    scene.play("scope red-scope X");
    scene.shows("X d11 mS1");
    assert!(scene.figure("X").is_killed());
    assert_eq!(scene.cubes("S"), "-");
}

/// A47: ADR-PWR-SCOPE-3, ADR-PWR-SCOPE-6.
#[test]
fn a47_scope_only_on_the_damaged() {
    let mut scene = lock_rifle().hand("S", "red-scope").ammo("S", "RRB");
    scene.play("shoot; fire lock-rifle basic; hit X");
    assert_eq!(scene.options("scope"), ["red-scope X"]);
    scene.refuses("scope red-scope Y", "ADR-PWR-SCOPE-3");
    scene.play("done; use lock-rifle second-lock; cube red; hit Y");
    // The second lock deals no damage: no window, the shot is over.
    scene.shows("X d2 mS1, Y d0 mS1");
    assert_eq!(scene.all(), ["done", "grab", "run"]);
    scene.refuses("scope red-scope Y", "ADR-PWR-SCOPE-6");

    for mode in ["basic", "nano-tracer"] {
        let mut scene = Scene::on("big").figures("S Z 12, X Y 02").weapon("S", "hellion");
        scene = scene.hand("S", "blue-scope");
        scene.play(&format!("shoot; fire hellion {mode}; hit X"));
        assert_eq!(scene.all(), ["done", "scope blue-scope X"]);
        scene.refuses("scope blue-scope Y", "ADR-PWR-SCOPE-3");
    }
}

/// ADR-PWR-SCOPE-3, ADR-PWR-SCOPE-4: a window after each effect, for all damaged so far in this shot.
#[test]
fn scope_window_after_each_damaging_effect() {
    let mut scene = Scene::on("big").figures("S 12, X 01, Y 23, Z 22").weapon("S", "machine-gun");
    scene = scene.hand("S", "red-scope").ammo("S", "RRRYB");
    scene.play("shoot; fire machine-gun basic; hit X Y");
    assert_eq!(scene.options("scope"), ["red-scope X", "red-scope Y"]);
    scene.play("done; use machine-gun focus-shot; hit X");
    assert_eq!(scene.options("scope"), ["red-scope X", "red-scope Y"]);
    scene.play("done; use machine-gun turret-tripod; hit Y Z");
    assert_eq!(scene.options("scope"), ["red-scope X", "red-scope Y", "red-scope Z"]);
    scene.play("scope red-scope Y");
    scene.shows("X d2, Y d3, Z d1");
    assert_eq!(scene.cubes("S"), "RR");
}

/// A48: ADR-PWR-SCOPE-2, ADR-PAY-3.
#[test]
fn a48_scope_paid_with_another_powerup() {
    let mut scene = Scene::on("big").figures("S 12, X 22, Y 23").weapon("S", "machine-gun").ammo("S", "-");
    scene = scene.hand("S", "red-scope blue-scope yellow-newton");
    scene.play("shoot; fire machine-gun basic; hit X Y");
    assert_eq!(scene.options("scope"), ["blue-scope X", "blue-scope Y", "red-scope X", "red-scope Y"]);
    scene.play("scope red-scope X");
    assert_eq!(scene.all(), ["card blue-scope", "card yellow-newton"]);
    let mut other = scene.clone();

    scene.play("card yellow-newton");
    scene.shows("X d2, Y d1");
    // The second Scope has nothing to pay with; the tripod could still be bought with it.
    assert_eq!(scene.all(), ["done", "use machine-gun turret-tripod"]);
    assert!(!scene.may("scope blue-scope Y"));

    other.play("card blue-scope");
    other.shows("X d2, Y d1");
    assert_eq!(other.cards("S"), "yellow-newton");
}

/// A48 with the window asked in any case: ADR-PAY-3, ADR-PWR-SCOPE-1.
#[test]
fn a48_a_scope_does_not_pay_for_itself() {
    let mut scene = Scene::on("big").figures("S 12, X 22").weapon("S", "machine-gun").ammo("S", "-");
    scene = scene.hand("S", "red-scope").option(|setup| setup.open_windows = true);
    scene.play("shoot; fire machine-gun basic; hit X");
    assert_eq!(scene.all(), ["done"]);
    scene.refuses("scope red-scope X", "ADR-PAY-3");
}

/// ADR-PWR-SCOPE-2, ADR-PWR-4: several Scopes in one action, on the same or on different targets.
#[test]
fn several_scopes_in_one_action() {
    for (second, shown) in [("X", "X d3, Y d1"), ("Y", "X d2, Y d2")] {
        let mut scene = Scene::on("big").figures("S 12, X 22, Y 23").weapon("S", "machine-gun");
        scene = scene.hand("S", "red-scope blue-scope").ammo("S", "RR");
        scene.play("shoot; fire machine-gun basic; hit X Y; scope red-scope X; cube red");
        scene.play(&format!("scope blue-scope {second}"));
        scene.shows(shown);
        assert_eq!((scene.cubes("S").as_str(), scene.cards("S").as_str()), ("-", ""));
    }
}

/// A49: ADR-PAY-6.
#[test]
fn a49_a_card_spent_as_ammo_is_gone() {
    let mut scene = Scene::on("big").figures("S 12, X 22, Y 23").weapon("S", "machine-gun").ammo("S", "RB");
    scene = scene.hand("S", "yellow-scope");
    scene.play("shoot; fire machine-gun basic; hit X Y");
    assert_eq!(scene.options("scope"), ["yellow-scope X", "yellow-scope Y"]);
    scene.play("done; use machine-gun focus-shot");
    assert_eq!(scene.cards("S"), "");
    scene.play("hit X");
    assert_eq!(scene.all(), ["done", "use machine-gun turret-tripod"]);
    scene.refuses("scope yellow-scope X", "ADR-PWR-SCOPE-4");
    scene.shows("X d2, Y d1");
}

/// A50: ADR-PWR-TAG-1.
#[test]
fn a50_tagback_needs_sight_of_the_attacker() {
    let mut scene =
        Scene::on("small").figures("S 11, X 22").weapon("S", "lock-rifle").hand("X", "blue-tagback");
    scene.play("shoot; fire lock-rifle basic; hit X");
    assert_eq!(scene.asked(), "S");
    scene.shows("S d0, X d2 mS1");

    let mut scene =
        Scene::on("small").figures("S 12, X 02").weapon("S", "lock-rifle").hand("X", "blue-tagback");
    scene.play("shoot; fire lock-rifle basic; hit X");
    assert_eq!(scene.asked(), "X");
    assert_eq!(scene.all(), ["done", "tagback blue-tagback"]);
    let mut silent = scene.clone();
    scene.play("tagback blue-tagback");
    scene.shows("S d0 mX1");
    assert_eq!((scene.asked(), scene.cubes("X").as_str(), scene.cards("X").as_str()), ("S", "RYB", ""));

    silent.play("done");
    silent.shows("S d0");
    assert_eq!((silent.asked(), silent.cards("X").as_str()), ("S", "blue-tagback"));
}

/// ADR-PWR-TAG-1, ADR-MARK-5: marks alone are no damage: no Tagback.
#[test]
fn no_tagback_for_marks_alone() {
    let mut scene = Scene::on("small").figures("S 12, X 02").weapon("S", "zx-2").hand("X", "blue-tagback");
    scene.play("shoot; fire zx-2 scanner; hit X");
    scene.shows("X d0 mS1, S d0");
    assert_eq!(scene.asked(), "S");
}

/// A51: ADR-PWR-TAG-2.
#[test]
fn a51_tagback_looks_at_the_moment_of_the_hit() {
    let mut scene = Scene::on("big").figures("S 12, X 02").weapon("S", "rocket-launcher");
    scene = scene.hand("X", "blue-tagback");
    scene.play("shoot; fire rocket-launcher basic; hit X; done; use rocket-launcher rocket-jump; to 21");
    assert_eq!(scene.asked(), "X");
    scene.play("tagback blue-tagback");
    scene.shows("S d0 mX1 @21");
}

/// ADR-PWR-TAG-2: hit twice, seeing at either hit is enough, asked once at the end of the action.
#[test]
fn tagback_after_two_hits_one_of_them_seen() {
    // On 22 X does not see 11; on 21 X does.
    for (from, to) in [("22", "21"), ("21", "22")] {
        let mut scene =
            Scene::on("small").figures(&format!("S 11, X {from}")).weapon("S", "grenade-launcher");
        scene = scene.hand("X", "blue-tagback");
        scene.play("shoot; fire grenade-launcher basic; hit X");
        assert_eq!(scene.asked(), "S");
        scene.play(&format!("to {to}; use grenade-launcher extra-grenade; at {to}"));
        scene.shows("X d2, S d0");
        assert_eq!(scene.all(), ["done", "tagback blue-tagback"]);
        scene.play("tagback blue-tagback");
        scene.shows("S d0 mX1");
    }
}

/// A52: ADR-PWR-TAG-3, ADR-MARK-3.
#[test]
fn a52_several_tagbacks_up_to_three_marks() {
    let hit = "shoot; fire lock-rifle basic; hit X";
    let mut scene = Scene::on("small").figures("S 12 mX2, X 02").weapon("S", "lock-rifle");
    scene = scene.hand("X", "blue-tagback red-tagback");
    scene.play(hit).play("tagback red-tagback");
    scene.shows("S d0 mX3");
    assert_eq!((scene.asked(), scene.cards("X").as_str()), ("S", "blue-tagback"));

    let mut scene = Scene::on("small").figures("S 12, X 02").weapon("S", "lock-rifle");
    scene = scene.hand("X", "blue-tagback red-tagback");
    scene.play(hit).play("tagback red-tagback; tagback blue-tagback");
    scene.shows("S d0 mX2");
}

/// ADR-PWR-TAG-4, ADR-MARK-7: a player who was just killed may answer.
#[test]
fn the_killed_may_answer() {
    let mut scene = Scene::on("small").figures("S 12, X 02 d9").weapon("S", "lock-rifle");
    scene = scene.hand("X", "blue-tagback");
    scene.play("shoot; fire lock-rifle basic; hit X; tagback blue-tagback");
    scene.shows("S d0 mX1, X d11 mS1");
    scene.end_turn();
    scene.shows("S d0 mX1, X d0 mS1");
}

/// ADR-PWR-TAG-5: victims answer clockwise from the attacker.
#[test]
fn tagbacks_clockwise_from_the_attacker() {
    let mut scene = Scene::on("big").figures("Y 12, X 22, Z 23").turn_of("Y").weapon("Y", "machine-gun");
    scene = scene.hand("X", "blue-tagback").hand("Z", "red-tagback").ammo("Y", "-");
    scene.play("shoot; fire machine-gun basic; hit X Z");
    assert_eq!(scene.asked(), "Z");
    scene.play("tagback red-tagback");
    assert_eq!(scene.asked(), "X");
    scene.play("tagback blue-tagback");
    scene.shows("Y d0 mX1 mZ1");
}

/// ADR-PWR-TAG-1: that nobody was asked for a grenade tells that nobody who was hit holds one. So a shot that could have
/// been answered is not taken back, whoever holds what; a shot at somebody without cards is.
#[test]
fn a_shot_that_could_have_been_answered_is_not_taken_back() {
    for (hand, expected) in [("red-newton", Err("refusal-undo-asked".to_owned())), ("", Ok(()))] {
        let scene = Scene::armed("big", "S 12, X 22, Y 00, Z 00, W 00", "lock-rifle").hand("X", hand);
        let mut table = Table::<Adrenaline>::new(Start::Position(scene.state)).unwrap();
        for action in ["shoot", "fire lock-rifle basic", "hit p2"] {
            table.apply(Seat(0), action.parse().unwrap()).unwrap();
        }
        assert_eq!(table.undo(Seat(0)).map_err(|refusal| refusal.code().to_owned()), expected, "{hand}");
    }
}
