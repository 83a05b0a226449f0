//! Cases A63 to A74: damage, marks, death, scoring.

use crate::support::Scene;
use adrenaline::{Cause, Event};

/// A63: ADR-MARK-4, ADR-MARK-2.
#[test]
fn a63_marks_follow_the_next_damage() {
    let mut scene = Scene::on("big").figures("S 12, X 22").weapon("S", "zx-2 machine-gun").ammo("S", "-");
    scene.play("shoot; fire zx-2 basic; hit X");
    scene.shows("X d1 mS2");
    scene.play("shoot; fire machine-gun basic; hit X");
    scene.shows("X d4");
    assert_eq!(scene.tokens("X"), "SSSS");
}

/// ADR-MARK-4: only the attacker's own marks turn.
#[test]
fn marks_of_others_stay() {
    let mut scene = Scene::on("big").figures("S 12, X 22 mS1 mY2").weapon("S", "machine-gun").ammo("S", "-");
    scene.play("shoot; fire machine-gun basic; hit X");
    scene.shows("X d2 mY2");
}

/// A64: ADR-MARK-6, ADR-MARK-7, ADR-KILL-1, ADR-MARK-10.
#[test]
fn a64_marks_stop_at_the_overkill_and_survive_death() {
    let mut scene = Scene::on("big").figures("S 12, X 22 d10 mS2 mZ1").weapon("S", "zx-2");
    scene.play("shoot; fire zx-2 basic; hit X");
    assert_eq!(scene.tokens("X"), "WWWWWWWWWWSS");
    scene.shows("X d12 mS2 mZ1");
    let (from, to) = (scene.seat("S"), scene.seat("X"));
    assert!(scene.events.contains(&Event::MarksLost { from, to, amount: 1 }));
    assert!(scene.events.contains(&Event::Killed { by: from, who: to }));
    scene.end_turn();
    scene.shows("X d0 mS2 mZ1 k1");
}

/// A65: ADR-MARK-9, ADR-MARK-3.
#[test]
fn a65_conversion_makes_room_for_new_marks() {
    for (mode, shown) in [("basic", "X d4 mS2"), ("scanner", "X d0 mS3")] {
        let mut scene = Scene::on("big").figures("S 12, X 22 mS3").weapon("S", "zx-2");
        scene.play(&format!("shoot; fire zx-2 {mode}; hit X"));
        scene.shows(shown);
    }
}

/// A66: ADR-MARK-8, ADR-DMG-3.
#[test]
fn a66_old_marks_are_used_at_the_first_hit() {
    let mut scene = Scene::on("big").figures("S 12, X 02 mS1, Y 02").weapon("S", "grenade-launcher");
    scene.play("shoot; fire grenade-launcher basic; hit X");
    scene.shows("X d2");
    scene.play("use grenade-launcher extra-grenade; at 02; to 03");
    scene.shows("X d3 @03, Y d1 @02");
    let x = scene.seat("X");
    let causes: Vec<Cause> = scene
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Damaged { to, cause, .. } if *to == x => Some(*cause),
            _ => None,
        })
        .collect();
    assert_eq!(causes, [Cause::Weapon, Cause::Marks, Cause::Weapon]);
}

/// A67: ADR-DMG-4, ADR-DMG-2, ADR-PWR-SCOPE-6.
#[test]
fn a67_a_full_board_can_still_be_hit() {
    let mut scene = Scene::on("big").figures("S 12, X 22 d12 mS2").weapon("S", "machine-gun");
    scene = scene.hand("S", "red-scope").hand("X", "blue-tagback").ammo("S", "R");
    scene.play("shoot; fire machine-gun basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.play("hit X");
    // No Scope window on a board that is full.
    assert_eq!(
        (scene.asked(), scene.all()),
        ("X", vec!["done".to_string(), "tagback blue-tagback".to_string()])
    );
    scene.shows("X d12");
    scene.play("tagback blue-tagback");
    scene.shows("X d12, S d0 mX1");
    assert_eq!(scene.tokens("X"), "WWWWWWWWWWWW");
}

/// A68 and A69, W with some skulls before: the position after Z's killshot.
fn w_killed(skulls: u8) -> Scene {
    let mut scene = Scene::on("big").figures("Z 12, W 22, S 00, Y 01, X 10").turn_of("Z");
    scene = scene.slots("W", "Y3 S4 Z3").skulls("W", skulls).weapon("Z", "machine-gun").ammo("Z", "-");
    scene.play("shoot; fire machine-gun basic; hit W");
    assert_eq!(scene.tokens("W"), "YYYSSSSZZZZ");
    scene.play("done");
    scene
}

fn points(scene: &Scene) -> [u16; 5] {
    ["S", "X", "Y", "Z", "W"].map(|name| scene.points(name))
}

/// A68: ADR-SCORE-1, ADR-SCORE-2, ADR-SCORE-5.
#[test]
fn a68_a_killed_board_is_scored() {
    let scene = w_killed(0);
    assert_eq!(points(&scene), [8, 0, 1 + 4, 6, 0]);
    assert_eq!((scene.track().as_str(), scene.state.skulls_left), ("Z", 7));
    scene.shows("W d0 k1");
}

/// A69: ADR-SCORE-3.
#[test]
fn a69_each_skull_lowers_the_values() {
    for (skulls, s, z, y) in [(1, 6, 4, 2), (2, 4, 2, 1), (3, 2, 1, 1), (4, 1, 1, 1), (5, 1, 1, 1)] {
        let scene = w_killed(skulls);
        assert_eq!(points(&scene), [s, 0, y + 1, z, 0], "{skulls} skulls");
        scene.shows(&format!("W d0 k{}", skulls + 1));
    }
}

fn overkill(marks: &str) -> Scene {
    let mut scene = Scene::on("big").figures(&format!("S 12 {marks}, X 12")).slots("X", "S1 Y9");
    scene = scene.weapon("S", "shotgun");
    scene.play("shoot; fire shotgun basic; hit X; done");
    assert_eq!(scene.tokens("X"), "SYYYYYYYYYSS");
    scene.play("done");
    scene
}

/// A70: ADR-SCORE-6, ADR-SCORE-7, ADR-DMG-2, ADR-DMG-1.
#[test]
fn a70_an_overkill_brings_a_revenge_mark() {
    let scene = overkill("");
    assert_eq!(points(&scene), [6 + 1, 0, 8, 0, 0]);
    assert_eq!(scene.track(), "SS");
    scene.shows("S d0 mX1, X d0 k1");
}

/// A71: ADR-SCORE-7, ADR-MARK-3.
#[test]
fn a71_the_revenge_mark_obeys_the_limit() {
    overkill("mX3").shows("S d0 mX3");
    overkill("mX2").shows("S d0 mX3");
}

/// A72: ADR-SCORE-8, ADR-KILL-3.
#[test]
fn a72_one_point_for_several_killshots() {
    let mut scene = Scene::on("big").figures("S 12, X Y 02 d10, Z 22 d10").ammo("S", "-");
    scene = scene.weapon("S", "machine-gun furnace").script("red-newton blue-newton yellow-newton");
    scene.play("shoot; fire machine-gun basic; hit Z; shoot; fire furnace basic; room 01");
    // Z died first, then X and Y.
    let (s, x, y, z) = (scene.seat("S"), scene.seat("X"), scene.seat("Y"), scene.seat("Z"));
    let skulls: Vec<_> = scene
        .events
        .iter()
        .filter_map(|e| match e {
            Event::SkullTaken { victim, left } => Some((*victim, *left)),
            _ => None,
        })
        .collect();
    assert_eq!(skulls, [(z, 7), (x, 6), (y, 5)]);
    assert_eq!(scene.events.iter().filter(|e| **e == Event::DoubleKill { who: s }).count(), 1);
    assert_eq!(scene.track(), "S S S");
    // W has first blood and the most tokens on every board.
    assert_eq!(points(&scene), [3 * 6 + 1, 0, 0, 0, 3 * 9]);
    for (who, card, square) in
        [("Z", "red-newton", "10"), ("X", "blue-newton", "02"), ("Y", "yellow-newton", "23")]
    {
        assert_eq!((scene.asked(), scene.all()), (who, vec![format!("discard {card}")]));
        scene.play(&format!("discard {card}"));
        scene.shows(&format!("{who} d0 k1 @{square}"));
    }
}

/// ADR-SCORE-8: a single killshot brings no extra point.
#[test]
fn no_extra_point_for_one_killshot() {
    let mut scene = Scene::on("big").figures("S 12, X 22 d10").weapon("S", "machine-gun").ammo("S", "-");
    scene.play("shoot; fire machine-gun basic; hit X").end_turn();
    assert_eq!(points(&scene), [6, 0, 0, 0, 9]);
}

/// A73: ADR-SPAWN-3, ADR-SPAWN-5, ADR-SCORE-9, ADR-PWR-2.
#[test]
fn a73_respawn_with_a_full_hand() {
    let mut scene = Scene::on("big").figures("S 12, X 22 d10 mY2").weapon("S", "machine-gun").ammo("S", "-");
    scene = scene.hand("X", "red-newton blue-scope blue-tagback").ammo("X", "RRYBBB");
    scene = scene.weapon("X", "furnace").unloaded("X", "railgun").script("yellow-newton");
    scene.play("shoot; fire machine-gun basic; hit X");
    scene.play("done; done");
    assert_eq!(scene.asked(), "X");
    assert_eq!(scene.options("discard"), ["blue-scope", "blue-tagback", "red-newton", "yellow-newton"]);
    scene.play("discard red-newton");
    scene.shows("X d0 mY2 k1 @10");
    assert_eq!(scene.cards("X"), "blue-scope blue-tagback yellow-newton");
    assert_eq!(scene.cubes("X"), "RRYBBB");
    let (loaded, unloaded) = (scene.figure("X").loaded, scene.figure("X").unloaded);
    assert!(loaded.has("furnace".parse().unwrap()) && unloaded.has("railgun".parse().unwrap()));
    // Back to normal actions: X, whose turn it is, moves one square for a grab.
    scene.play("grab");
    assert_eq!(scene.options("to"), ["00", "20"]);
}

/// A74: ADR-KILL-2, ADR-SHOOT-3, ADR-PWR-NEWTON-2.
#[test]
fn a74_a_killed_figure_stays_on_the_board() {
    let mut scene = Scene::on("big").figures("S 12, X 22 d10").weapon("S", "machine-gun zx-2").ammo("S", "-");
    scene = scene.hand("S", "red-newton");
    scene.play("shoot; fire machine-gun basic; hit X");
    scene.shows("X d11 @22");
    assert_eq!(scene.options("newton"), ["red-newton X"]);
    scene.play("newton red-newton X; to 02; shoot; fire zx-2 basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.play("hit X");
    assert_eq!(scene.track(), "SS");
    scene.shows("X d0 mS2 k1, S d0 mX1");
}
