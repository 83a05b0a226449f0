//! Cases A12 to A18: Plasma Gun, Whisper, Electroscythe and Tractor Beam.

use crate::support::Scene;

/// ADR-W-PLASMA-1, ADR-W-PLASMA-2, ADR-W-PLASMA-3, ADR-COST-4.
#[test]
fn a12_plasma_gun_glides_into_sight_of_its_target() {
    let mut scene = Scene::armed("small", "S 01, X 13", "plasma-gun");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["plasma-gun phase-glide"]);
    scene.refuses("fire plasma-gun basic", "ADR-W-PLASMA-1");
    scene.play("fire plasma-gun phase-glide");
    assert_eq!(scene.options("to"), ["12"]);
    scene.refuses("to 02", "ADR-SHOOT-8");
    scene.play("to 12");
    assert_eq!(scene.options("use"), ["plasma-gun basic", "plasma-gun basic+charged-shot"]);
    scene.refuses("use plasma-gun phase-glide", "ADR-W-PLASMA-2");
    scene.refuses("done", "ADR-SHOOT-4");
    let mut charged = scene.clone();
    scene.play("use plasma-gun basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.play("hit X");
    scene.shows("X d2, S @12");
    assert_eq!(scene.cubes("S"), "RYB");
    assert!(!scene.may("use plasma-gun phase-glide"), "one step before and one after is no glide");
    charged.play("use plasma-gun basic+charged-shot; hit X");
    charged.shows("X d3, S @12");
    assert_eq!(charged.cubes("S"), "RY");
}

/// ADR-SHOOT-8, ADR-SHOOT-2.
#[test]
fn a13_plasma_gun_does_not_glide_without_a_shot() {
    let scene = Scene::armed("small", "S 01, X 21", "plasma-gun");
    scene.refuses("shoot", "ADR-SHOOT-2");
    let mut scene = Scene::armed("small", "S 01, X 21", "plasma-gun heatseeker");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["heatseeker basic"]);
    scene.refuses("fire plasma-gun phase-glide", "ADR-SHOOT-8");
    scene.refuses("fire plasma-gun basic", "ADR-SHOOT-2");
}

/// ADR-W-PLASMA-2: the glide after the shot, one or two squares, or none.
#[test]
fn plasma_gun_glides_after_the_shot() {
    let mut scene = Scene::armed("big", "S 12, X 22, Y 11", "plasma-gun");
    scene.play("shoot");
    let openings = ["plasma-gun basic", "plasma-gun basic+charged-shot", "plasma-gun phase-glide"];
    assert_eq!(scene.options("fire"), openings);
    scene.play("fire plasma-gun basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.refuses("hit Y", "ADR-W-PLASMA-1");
    scene.play("hit X");
    assert_eq!(scene.options("use"), ["plasma-gun phase-glide"]);
    scene.refuses("use plasma-gun charged-shot", "ADR-W-PLASMA-3");
    let mut stays = scene.clone();
    scene.play("use plasma-gun phase-glide");
    assert_eq!(scene.options("to"), ["01", "02", "03", "12", "13", "21", "22", "23"]);
    scene.refuses("to 11", "ADR-W-PLASMA-2");
    scene.refuses("done", "ADR-MOVE-6");
    scene.play("to 21");
    scene.shows("X d2, S @21");
    stays.play("done");
    stays.shows("X d2, S @12");
}

/// ADR-W-PLASMA-3: the charge belongs to the shot, with a glide after it or none.
#[test]
fn plasma_gun_charged_shot_without_and_before_a_glide() {
    let mut scene = Scene::armed("big", "S 12, X 22", "plasma-gun");
    scene.play("shoot");
    scene.refuses("fire plasma-gun charged-shot", "ADR-W-PLASMA-3");
    scene.play("fire plasma-gun basic+charged-shot; hit X");
    scene.shows("X d3");
    let mut stays = scene.clone();
    scene.play("use plasma-gun phase-glide; to 13");
    scene.shows("X d3, S @13");
    stays.play("done");
    stays.shows("X d3, S @12");
    assert_eq!(stays.cubes("S"), "RY");
}

/// ADR-SHOOT-7: after the glide only what the new square sees counts.
#[test]
fn plasma_gun_is_judged_from_the_square_it_is_fired_from() {
    let mut scene = Scene::armed("big", "S 12, X 01, Y 21", "plasma-gun");
    scene.play("shoot; fire plasma-gun phase-glide; to 22; use plasma-gun basic");
    assert_eq!(scene.options("hit"), ["Y"]);
    scene.refuses("hit X", "ADR-W-PLASMA-1");
    scene.play("hit Y");
    scene.shows("X, Y d2, S @22");
}

/// ADR-PAY-4, ADR-COST-4: without a blue cube the glide leads straight to the plain shot.
#[test]
fn plasma_gun_charged_shot_must_be_paid() {
    let mut scene = Scene::armed("big", "S 12, X 22", "plasma-gun").ammo("S", "RY");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["plasma-gun basic", "plasma-gun phase-glide"]);
    scene.refuses("fire plasma-gun basic+charged-shot", "ADR-PAY-4");
    scene.refuses("fire plasma-gun basic+charged-shot", "ADR-COST-4");
    scene.play("fire plasma-gun phase-glide; to 13; hit X");
    scene.shows("X d2, S @13");
}

/// ADR-W-WHISPER-1: in a room of four squares only the one across the corner.
#[test]
fn a14_whisper_reaches_only_across_the_corner_of_a_small_room() {
    let mut scene = Scene::armed("medium-a", "S 22, X 12, Y 13, Z 21, W 22", "whisper");
    scene.play("shoot; fire whisper basic");
    assert_eq!(scene.options("hit"), ["Y"]);
    scene.refuses("hit X", "ADR-W-WHISPER-1");
    scene.refuses("hit W", "ADR-W-WHISPER-1");
    scene.play("hit Y");
    scene.shows("X, Y d3 mS1, Z, W");
}

/// ADR-W-WHISPER-1, ADR-SEE-4, ADR-COST-5.
#[test]
fn a15_whisper_reaches_past_the_square_behind_a_door() {
    let mut scene = Scene::armed("medium-a", "S 21, X 22, Y 23, Z 10", "whisper");
    scene.play("shoot; fire whisper basic");
    assert_eq!(scene.options("hit"), ["Y", "Z"]);
    scene.refuses("hit X", "ADR-W-WHISPER-1");
    scene.play("hit Z");
    scene.shows("X, Y, Z d3 mS1");
    assert_eq!(scene.cubes("S"), "RYB");
}

/// ADR-W-WHISPER-1, ADR-SHOOT-2: two steps away behind a wall is not seen.
#[test]
fn whisper_needs_sight() {
    let scene = Scene::armed("small", "S 01, X 12, Y 00", "whisper");
    scene.refuses("shoot", "ADR-SHOOT-2");
}

/// ADR-W-SCYTHE-1, ADR-W-SCYTHE-2, ADR-SHOOT-6, ADR-COST-6.
#[test]
fn a16_electroscythe_strikes_everybody_on_the_own_square() {
    let mut scene = Scene::armed("medium-b", "S X Y 11, Z 21", "electroscythe");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["electroscythe basic", "electroscythe reaper"]);
    scene.refuses("fire electroscythe basic+reaper", "ADR-SHOOT-5");
    let mut reaper = scene.clone();
    scene.play("fire electroscythe basic");
    scene.shows("X d1, Y d1, Z, S");
    assert_eq!(scene.cubes("S"), "RYB");
    reaper.play("fire electroscythe reaper");
    reaper.shows("X d2, Y d2, Z, S");
    assert_eq!(reaper.cubes("S"), "Y");
    let scene = Scene::armed("medium-b", "S 11, Z 21", "electroscythe");
    scene.refuses("shoot", "ADR-SHOOT-2");
}

/// ADR-W-SCYTHE-2, ADR-PAY-4, ADR-COST-6.
#[test]
fn electroscythe_reaper_must_be_paid() {
    let mut scene = Scene::armed("medium-b", "S X Y 11", "electroscythe").ammo("S", "BYY");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["electroscythe basic"]);
    scene.refuses("fire electroscythe reaper", "ADR-PAY-4");
    scene.refuses("fire electroscythe reaper", "ADR-COST-6");
}

/// ADR-W-TRACTOR-1, ADR-MOVE-5.
#[test]
fn a17_tractor_beam_pulls_into_sight() {
    let mut scene = Scene::armed("small", "S 01, X 12, Y 21", "tractor-beam");
    scene.play("shoot; fire tractor-beam basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.refuses("hit Y", "ADR-W-TRACTOR-1");
    scene.play("hit X");
    assert_eq!(scene.options("to"), ["01", "02"]);
    scene.refuses("to 11", "ADR-W-TRACTOR-1");
    scene.refuses("done", "ADR-W-TRACTOR-1");
    scene.play("to 01");
    scene.shows("X d1 @01, Y");
    assert_eq!(scene.cubes("S"), "RYB");
}

/// ADR-W-TRACTOR-1, ADR-MOVE-6: a target in sight may stay, or be moved where it is still seen.
#[test]
fn tractor_beam_moves_a_seen_target_by_zero_one_or_two() {
    let mut scene = Scene::armed("small", "S 02, X 00", "tractor-beam");
    scene.play("shoot; fire tractor-beam basic; hit X");
    assert_eq!(scene.options("to"), ["01", "02", "10", "11"]);
    let mut stays = scene.clone();
    scene.play("to 11");
    scene.shows("X d1 @11");
    stays.play("done");
    stays.shows("X d1 @00");
}

/// ADR-W-TRACTOR-2, ADR-COST-7.
#[test]
fn a18_tractor_beam_punisher_pulls_onto_the_own_square() {
    let mut scene = Scene::armed("small", "S 11, X 13, Y 22, Z 01", "tractor-beam");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["tractor-beam basic", "tractor-beam punisher"]);
    scene.refuses("fire tractor-beam basic+punisher", "ADR-SHOOT-5");
    scene.play("fire tractor-beam punisher");
    assert_eq!(scene.options("hit"), ["X", "Y"]);
    scene.refuses("hit Z", "ADR-W-TRACTOR-2");
    let mut other = scene.clone();
    scene.play("hit X");
    scene.shows("X d3 @11, Y @22");
    assert_eq!(scene.cubes("S"), "B");
    other.play("hit Y");
    other.shows("Y d3 @11, X @13");
}

/// ADR-W-TRACTOR-2: no moves away is near enough. ADR-PAY-4, ADR-COST-7.
#[test]
fn tractor_beam_punisher_on_the_own_square_and_its_price() {
    let mut scene = Scene::armed("big", "S X 12", "tractor-beam");
    scene.play("shoot; fire tractor-beam punisher; hit X");
    scene.shows("X d3 @12");
    let mut scene = Scene::armed("big", "S X 12", "tractor-beam").ammo("S", "RBB");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["tractor-beam basic"]);
    scene.refuses("fire tractor-beam punisher", "ADR-PAY-4");
    scene.refuses("fire tractor-beam punisher", "ADR-COST-7");
}
