//! Cases A39 to A42: Power Glove, Shockwave and Sledgehammer.

use crate::support::Scene;

/// ADR-W-GLOVE-1, ADR-COST-19.
#[test]
fn a39_power_glove_lands_on_its_target() {
    let mut scene = Scene::armed("big", "S W 02, X 12, Y 22", "power-glove");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["power-glove basic", "power-glove rocket-fist"]);
    scene.refuses("fire power-glove basic+rocket-fist", "ADR-SHOOT-5");
    scene.play("fire power-glove basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.refuses("hit W", "ADR-W-GLOVE-1");
    scene.refuses("hit Y", "ADR-W-GLOVE-1");
    scene.play("hit X");
    scene.shows("X d1 mS2 @12, S @12, W, Y");
    assert_eq!(scene.cubes("S"), "RYB");
}

fn fist() -> Scene {
    let mut scene = Scene::armed("big", "S 02, X 12, Y 22, Z 13", "power-glove");
    scene.play("shoot; fire power-glove rocket-fist");
    assert_eq!(scene.options("at"), ["12"]);
    scene.refuses("at 03", "ADR-W-GLOVE-3");
    scene.refuses("at 22", "ADR-W-GLOVE-2");
    scene.play("at 12");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.refuses("hit Z", "ADR-W-GLOVE-2");
    scene.refuses("hit Y", "ADR-W-GLOVE-2");
    scene
}

/// ADR-W-GLOVE-2, ADR-W-GLOVE-3.
#[test]
fn a40_rocket_fist_strikes_on_both_squares() {
    let mut scene = fist();
    scene.play("hit X");
    assert_eq!(scene.options("at"), ["22"]);
    scene.refuses("at 13", "ADR-W-GLOVE-2");
    scene.play("at 22");
    assert_eq!(scene.options("hit"), ["Y"]);
    scene.refuses("hit X", "ADR-W-GLOVE-2");
    scene.play("hit Y");
    scene.shows("X d2 @12, Y d2 @22, Z, S @22");
    assert_eq!(scene.cubes("S"), "RY");
}

/// ADR-W-GLOVE-2.
#[test]
fn a40_rocket_fist_strikes_on_the_first_square_only() {
    let mut scene = fist();
    scene.play("hit X; done");
    scene.shows("X d2, Y, Z, S @12");
}

/// ADR-W-GLOVE-3.
#[test]
fn a40_rocket_fist_strikes_on_the_second_square_only_but_not_on_none() {
    let mut scene = fist();
    // Sparing X means going on to strike Y.
    scene.play("done");
    scene.shows("S @22");
    assert_eq!(scene.options("hit"), ["Y"]);
    scene.refuses("done", "ADR-W-GLOVE-3");
    scene.play("hit Y");
    scene.shows("X, Y d2, Z, S @22");
}

/// ADR-W-GLOVE-2: stepping on without striking again, whether somebody is there or not.
#[test]
fn rocket_fist_steps_on_without_a_second_strike() {
    let mut scene = fist();
    scene.play("hit X; at 22; done");
    scene.shows("X d2, Y, S @22");
    let mut scene = Scene::armed("big", "S 02, X 12", "power-glove");
    scene.play("shoot; fire power-glove rocket-fist; at 12");
    scene.refuses("done", "ADR-W-GLOVE-3");
    scene.play("hit X; at 22");
    scene.shows("X d2, S @22");
}

/// ADR-W-GLOVE-2: one of several on a square; through an empty first square; not through a wall.
#[test]
fn rocket_fist_flies_straight_along_legal_moves() {
    let mut scene = Scene::armed("big", "S 03, X Y 23, Z 02", "power-glove");
    scene.play("shoot; fire power-glove rocket-fist");
    assert_eq!(scene.options("at"), ["02", "13"]);
    scene.play("at 13");
    scene.shows("S @23");
    assert_eq!(scene.options("hit"), ["X", "Y"]);
    scene.refuses("hit X Y", "ADR-W-GLOVE-2");
    scene.play("hit Y");
    scene.shows("X, Y d2, Z, S @23");
    let mut scene = Scene::armed("big", "S 13, X 12, Y 11", "power-glove");
    scene.play("shoot; fire power-glove rocket-fist");
    assert_eq!(scene.options("at"), ["12"]);
    scene.play("at 12; hit X");
    scene.shows("X d2, Y, S @12");
    assert!(scene.may("run"), "the wall ends the flight");
}

/// ADR-PAY-4, ADR-COST-19, ADR-SHOOT-2.
#[test]
fn rocket_fist_must_be_paid_and_needs_somebody_in_a_line() {
    let mut scene = Scene::armed("big", "S 02, X 12", "power-glove").ammo("S", "RY");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["power-glove basic"]);
    scene.refuses("fire power-glove rocket-fist", "ADR-PAY-4");
    scene.refuses("fire power-glove rocket-fist", "ADR-COST-19");
    let scene = Scene::armed("big", "S X 02, Y 13", "power-glove");
    scene.refuses("shoot", "ADR-SHOOT-2");
}

/// ADR-W-SHOCK-1, ADR-W-SHOCK-2, ADR-BOARD-3, ADR-COST-20.
#[test]
fn a41_shockwave_strikes_around_the_shooter() {
    let mut scene = Scene::armed("big", "S 12, X Y 02, Z 13, W 22", "shockwave");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["shockwave basic", "shockwave tsunami"]);
    scene.refuses("fire shockwave basic+tsunami", "ADR-SHOOT-5");
    let mut tsunami = scene.clone();
    scene.play("fire shockwave basic");
    let sets = ["W", "X", "X W", "X Z", "X Z W", "Y", "Y W", "Y Z", "Y Z W", "Z", "Z W"];
    assert_eq!(scene.options("hit"), sets);
    scene.refuses("hit X Y", "ADR-W-SHOCK-1");
    scene.refuses("hit X Y Z W", "ADR-W-SHOCK-1");
    scene.play("hit Y Z W");
    scene.shows("X, Y d1, Z d1, W d1");
    assert_eq!(scene.cubes("S"), "RYB");
    tsunami.play("fire shockwave tsunami");
    tsunami.shows("X d1, Y d1, Z d1, W d1, S");
    assert_eq!(tsunami.cubes("S"), "RB");
}

/// ADR-W-SHOCK-1, ADR-W-SHOCK-2, ADR-PAY-4, ADR-COST-20: exactly one step, no walls.
#[test]
fn shockwave_reaches_exactly_one_step() {
    let mut scene = Scene::armed("big", "S X 12, Y 11, Z 03, W 13", "shockwave");
    scene.play("shoot");
    let mut tsunami = scene.clone();
    scene.play("fire shockwave basic");
    assert_eq!(scene.options("hit"), ["W"]);
    for name in ["X", "Y", "Z"] {
        scene.refuses(&format!("hit {name}"), "ADR-W-SHOCK-1");
    }
    tsunami.play("fire shockwave tsunami");
    tsunami.shows("X, Y, Z, W d1");
    let mut scene = Scene::armed("big", "S 12, W 13", "shockwave").ammo("S", "RRBB");
    scene.play("shoot");
    scene.refuses("fire shockwave tsunami", "ADR-PAY-4");
    scene.refuses("fire shockwave tsunami", "ADR-COST-20");
    let scene = Scene::armed("big", "S X 12, Y 11, Z 03", "shockwave");
    scene.refuses("shoot", "ADR-SHOOT-2");
}

/// ADR-W-HAMMER-1, ADR-W-HAMMER-2, ADR-COST-21.
#[test]
fn a42_sledgehammer_strikes_and_drives_away() {
    let mut scene = Scene::armed("big", "S X 22, Y 23", "sledgehammer");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["sledgehammer basic", "sledgehammer pulverize"]);
    scene.refuses("fire sledgehammer basic+pulverize", "ADR-SHOOT-5");
    let mut pulverize = scene.clone();
    scene.play("fire sledgehammer basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.refuses("hit Y", "ADR-W-HAMMER-1");
    scene.play("hit X");
    scene.shows("X d2 @22, Y");
    assert_eq!(scene.cubes("S"), "RYB");
    pulverize.play("fire sledgehammer pulverize");
    assert_eq!(pulverize.options("hit"), ["X"]);
    pulverize.refuses("hit Y", "ADR-W-HAMMER-2");
    pulverize.play("hit X");
    pulverize.shows("X d3");
    assert_eq!(pulverize.options("to"), ["02", "12", "20", "21", "23"]);
    pulverize.refuses("to 13", "ADR-W-HAMMER-2");
    assert!(pulverize.may("done"), "it may stay on 22");
    pulverize.play("to 02");
    pulverize.shows("X d3 @02, S @22");
    assert_eq!(pulverize.cubes("S"), "YB");
}

/// ADR-W-HAMMER-2: the way leads along legal moves. ADR-PAY-4, ADR-COST-21.
#[test]
fn sledgehammer_pulverize_stops_at_walls_and_must_be_paid() {
    let mut scene = Scene::armed("big", "S X 13", "sledgehammer");
    scene.play("shoot; fire sledgehammer pulverize; hit X");
    assert_eq!(scene.options("to"), ["03", "12", "23"]);
    scene.refuses("to 11", "ADR-W-HAMMER-2");
    let mut scene = Scene::armed("big", "S X 13", "sledgehammer").ammo("S", "YB");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["sledgehammer basic"]);
    scene.refuses("fire sledgehammer pulverize", "ADR-PAY-4");
    scene.refuses("fire sledgehammer pulverize", "ADR-COST-21");
    let scene = Scene::armed("big", "S 13, X 12", "sledgehammer");
    scene.refuses("shoot", "ADR-SHOOT-2");
}
