//! Cases A06 to A11: Lock Rifle, Machine Gun and T.H.O.R.

use crate::support::Scene;

/// ADR-W-LOCK-1, ADR-SHOOT-1, ADR-SHOOT-12.
#[test]
fn a06_lock_rifle_hits_and_marks_one_seen_target() {
    let mut scene = Scene::armed("big", "S 12, X 01, Y 23, Z 11", "lock-rifle");
    scene.play("shoot; fire lock-rifle basic");
    assert_eq!(scene.options("hit"), ["X", "Y"]);
    scene.refuses("hit Z", "ADR-W-LOCK-1");
    scene.refuses("hit X Y", "ADR-W-LOCK-1");
    scene.refuses("hit S", "ADR-SHOOT-1");
    scene.play("hit X");
    scene.shows("X d2 mS1, Y, Z");
    let rifle = "lock-rifle".parse().unwrap();
    assert!(scene.figure("S").unloaded.has(rifle) && !scene.figure("S").loaded.has(rifle));
}

/// ADR-W-LOCK-2, ADR-COST-1.
#[test]
fn a07_second_lock_marks_another_seen_target_for_a_red_cube() {
    let mut scene = Scene::armed("big", "S 12, X 01, Y 23, Z 11", "lock-rifle");
    scene.play("shoot; fire lock-rifle basic; hit X");
    assert_eq!(scene.options("use"), ["lock-rifle second-lock"]);
    scene.play("use lock-rifle second-lock");
    assert_eq!(scene.options("hit"), ["Y"]);
    scene.refuses("hit X", "ADR-W-LOCK-2");
    scene.refuses("hit Z", "ADR-W-LOCK-2");
    scene.play("hit Y");
    scene.shows("X d2 mS1, Y mS1, Z");
    assert_eq!(scene.cubes("S"), "YB");
}

/// ADR-W-LOCK-2, ADR-SHOOT-4: the extra may be left out, but never comes first.
#[test]
fn lock_rifle_without_and_before_the_second_lock() {
    let mut scene = Scene::armed("big", "S 12, X 01, Y 23", "lock-rifle");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["lock-rifle basic"]);
    scene.refuses("fire lock-rifle second-lock", "ADR-SHOOT-4");
    scene.refuses("fire lock-rifle second-lock", "ADR-W-LOCK-2");
    scene.play("fire lock-rifle basic; hit Y; done");
    scene.shows("X, Y d2 mS1");
    assert_eq!(scene.cubes("S"), "RYB");
}

/// ADR-W-MG-1, ADR-W-MG-2, ADR-W-MG-3, ADR-COST-2.
#[test]
fn a08_machine_gun_with_focus_shot_then_tripod() {
    let mut scene = Scene::armed("big", "S 12, X 01, Y 23, Z 22, W 11", "machine-gun");
    scene.play("shoot; fire machine-gun basic");
    assert_eq!(scene.options("hit"), ["X", "X Y", "X Z", "Y", "Y Z", "Z"]);
    scene.refuses("hit W", "ADR-W-MG-1");
    scene.refuses("hit X Y Z", "ADR-W-MG-1");
    scene.play("hit X Y");
    scene.shows("X d1, Y d1, Z");
    assert_eq!(scene.options("use"), ["machine-gun focus-shot", "machine-gun turret-tripod"]);
    scene.play("use machine-gun focus-shot");
    assert_eq!(scene.options("hit"), ["X", "Y"]);
    scene.refuses("hit Z", "ADR-W-MG-2");
    scene.play("hit X; use machine-gun turret-tripod");
    assert_eq!(scene.options("hit"), ["Y", "Y Z", "Z"]);
    scene.refuses("hit X", "ADR-W-MG-3");
    scene.refuses("hit W", "ADR-W-MG-3");
    scene.play("hit Y Z");
    scene.shows("X d2, Y d2, Z d1, W");
    assert_eq!(scene.cubes("S"), "R");
}

/// ADR-W-MG-4, ADR-W-MG-5, ADR-SHOOT-11.
#[test]
fn a09_machine_gun_tripod_alone_may_strengthen_the_only_target() {
    let mut scene = Scene::armed("big", "S 12, X 22", "machine-gun");
    scene.play("shoot; fire machine-gun basic; hit X; use machine-gun turret-tripod");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.play("hit X");
    scene.shows("X d2");
    assert_eq!(scene.cubes("S"), "RY");
    // With the focus shot on X the tripod has nobody left and the shot is over.
    let mut scene = Scene::armed("big", "S 12, X 22", "machine-gun");
    scene.play("shoot; fire machine-gun basic; hit X; use machine-gun focus-shot; hit X");
    scene.shows("X d2");
    assert!(!scene.may("use machine-gun turret-tripod") && scene.may("run"));
    assert_eq!(scene.cubes("S"), "RB");
}

/// ADR-W-MG-4, ADR-W-MG-5: the tripod covers one basic target only, and the focus shot then needs the other.
#[test]
fn machine_gun_tripod_then_focus_shot() {
    let mut scene = Scene::armed("big", "S 12, X 01, Y 23, Z 22", "machine-gun");
    scene.play("shoot; fire machine-gun basic; hit X Y; use machine-gun turret-tripod");
    assert_eq!(scene.options("hit"), ["X", "X Z", "Y", "Y Z", "Z"]);
    scene.refuses("hit X Y", "ADR-W-MG-3");
    scene.play("hit X Z; use machine-gun focus-shot");
    assert_eq!(scene.options("hit"), ["Y"]);
    scene.refuses("hit X", "ADR-W-MG-4");
    scene.play("hit Y");
    scene.shows("X d2, Y d2, Z d1");
}

/// ADR-W-MG-2: focus shot alone, on either target. ADR-SHOOT-6: one target may be enough.
#[test]
fn machine_gun_focus_shot_alone() {
    let mut scene = Scene::armed("big", "S 12, X 01, Y 23", "machine-gun");
    scene.play("shoot; fire machine-gun basic; hit X Y; use machine-gun focus-shot; hit Y; done");
    scene.shows("X d1, Y d2");
    assert_eq!(scene.cubes("S"), "RB");
    let mut scene = Scene::armed("big", "S 12, X 01, Y 23", "machine-gun");
    scene.play("shoot; fire machine-gun basic; hit Y; done");
    scene.shows("X, Y d1");
    assert_eq!(scene.cubes("S"), "RYB");
}

/// ADR-W-MG-4: one basic target and both extras, in both orders: focus on it, the tripod on a new one.
#[test]
fn machine_gun_one_target_with_both_extras() {
    let start = "shoot; fire machine-gun basic; hit X";
    let mut scene = Scene::armed("big", "S 12, X 01, Y 23, Z 22", "machine-gun");
    scene.play(start).play("use machine-gun focus-shot; hit X; use machine-gun turret-tripod");
    assert_eq!(scene.options("hit"), ["Y", "Z"]);
    scene.refuses("hit Y Z", "ADR-W-MG-3");
    scene.play("hit Z");
    scene.shows("X d2, Y, Z d1");
    let mut scene = Scene::armed("big", "S 12, X 01, Y 23, Z 22", "machine-gun");
    scene.play(start).play("use machine-gun turret-tripod");
    assert_eq!(scene.options("hit"), ["X", "X Y", "X Z", "Y", "Z"]);
    scene.play("hit Z; use machine-gun focus-shot");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.play("hit X");
    scene.shows("X d2, Y, Z d1");
}

/// ADR-PAY-4, ADR-COST-2, ADR-SHOOT-9.
#[test]
fn machine_gun_extras_follow_the_basic_effect_and_must_be_paid() {
    let mut scene = Scene::armed("big", "S 12, X 01, Y 23", "machine-gun").ammo("S", "RRY");
    scene.play("shoot");
    scene.refuses("fire machine-gun focus-shot", "ADR-SHOOT-9");
    scene.play("fire machine-gun basic; hit X");
    assert_eq!(scene.options("use"), ["machine-gun focus-shot"]);
    scene.refuses("use machine-gun turret-tripod", "ADR-PAY-4");
    scene.refuses("use machine-gun turret-tripod", "ADR-COST-2");
}

/// ADR-W-THOR-1, ADR-W-THOR-2, ADR-W-THOR-4, ADR-COST-3.
#[test]
fn a10_thor_chains_from_target_to_target() {
    let mut scene = Scene::armed("big", "S 23, X 22, Y 20, Z 10", "thor").ammo("S", "BB");
    scene.play("shoot; fire thor basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.refuses("hit Y", "ADR-W-THOR-1");
    scene.play("hit X; use thor chain-reaction");
    assert_eq!(scene.options("hit"), ["Y"]);
    scene.refuses("hit Z", "ADR-W-THOR-2");
    scene.refuses("hit S", "ADR-SHOOT-1");
    scene.play("hit Y; use thor high-voltage");
    assert_eq!(scene.options("hit"), ["Z"]);
    scene.play("hit Z");
    scene.shows("X d2, Y d1, Z d2, S");
    assert_eq!(scene.cubes("S"), "-");
}

/// ADR-W-THOR-3.
#[test]
fn a11_thor_has_no_high_voltage_without_chain_reaction() {
    let mut scene = Scene::armed("big", "S 23, X 22, Y 20, Z 10", "thor").ammo("S", "BB");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["thor basic"]);
    scene.refuses("fire thor chain-reaction", "ADR-W-THOR-2");
    scene.play("fire thor basic; hit X");
    assert_eq!(scene.options("use"), ["thor chain-reaction"]);
    scene.refuses("use thor high-voltage", "ADR-W-THOR-3");
}

/// ADR-W-THOR-1, ADR-W-THOR-2: one link and two links.
#[test]
fn thor_may_stop_after_each_link() {
    let mut scene = Scene::armed("big", "S 23, X 22, Y 20, Z 10", "thor").ammo("S", "BB");
    scene.play("shoot; fire thor basic; hit X; done");
    scene.shows("X d2, Y, Z");
    assert_eq!(scene.cubes("S"), "BB");
    let mut scene = Scene::armed("big", "S 23, X 22, Y 20, Z 10", "thor").ammo("S", "BB");
    scene.play("shoot; fire thor basic; hit X; use thor chain-reaction; hit Y; done");
    scene.shows("X d2, Y d1, Z");
    assert_eq!(scene.cubes("S"), "B");
}

/// ADR-W-THOR-4: 21 sees X again, who is a link already.
#[test]
fn thor_links_are_three_different_players() {
    let mut scene = Scene::armed("big", "S 23, X 22, Y 21, Z 11", "thor").ammo("S", "BB");
    scene.play("shoot; fire thor basic; hit X; use thor chain-reaction; hit Y; use thor high-voltage");
    assert_eq!(scene.options("hit"), ["Z"]);
    scene.refuses("hit X", "ADR-W-THOR-4");
    scene.play("hit Z");
    scene.shows("X d2, Y d1, Z d2");
}

/// ADR-W-THOR-5: the chain goes on through players it kills.
#[test]
fn thor_chains_through_a_dying_player() {
    let mut scene = Scene::armed("big", "S 23, X 22 d9, Y 20 d10, Z 10", "thor").ammo("S", "BB");
    scene.play("shoot; fire thor basic; hit X; use thor chain-reaction");
    assert_eq!(scene.options("hit"), ["Y"]);
    scene.play("hit Y; use thor high-voltage");
    assert_eq!(scene.options("hit"), ["Z"]);
    scene.play("hit Z");
    scene.shows("X d11 @22, Y d11 @20, Z d2");
}

/// ADR-COST-3, ADR-PAY-4: with one blue cube the chain stops at the second link.
#[test]
fn thor_high_voltage_must_be_paid() {
    let mut scene = Scene::armed("big", "S 23, X 22, Y 20, Z 10", "thor");
    scene.play("shoot; fire thor basic; hit X; use thor chain-reaction; hit Y");
    scene.shows("X d2, Y d1, Z");
    assert!(!scene.may("use thor high-voltage") && scene.may("run"));
}
