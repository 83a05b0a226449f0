//! Cases A19 to A26: Vortex Cannon, Furnace, Heatseeker, Hellion and Flamethrower.

use crate::support::Scene;

/// ADR-W-VORTEX-1, ADR-W-VORTEX-2, ADR-COST-8.
#[test]
fn a19_vortex_cannon_pulls_onto_a_seen_square() {
    let mut scene = Scene::armed("medium-a", "S 02, X 21, Y 23, Z 22, W 13", "vortex-cannon");
    scene.play("shoot; fire vortex-cannon basic");
    assert_eq!(scene.options("at"), ["03", "12", "13", "22", "23"]);
    scene.refuses("at 02", "ADR-W-VORTEX-1");
    scene.refuses("at 21", "ADR-W-VORTEX-1");
    scene.play("at 22");
    assert_eq!(scene.options("hit"), ["X", "Y", "Z"]);
    scene.refuses("hit W", "ADR-W-VORTEX-1");
    scene.play("hit X");
    scene.shows("X d2 @22, Y @23, Z @22");
    scene.play("use vortex-cannon black-hole");
    assert_eq!(scene.options("hit"), ["Y", "Y Z", "Z"]);
    scene.refuses("hit X", "ADR-W-VORTEX-2");
    scene.refuses("hit W", "ADR-W-VORTEX-2");
    scene.play("hit Y Z");
    scene.shows("X d2 @22, Y d1 @22, Z d1 @22, W @13");
    assert_eq!(scene.cubes("S"), "YB");
}

/// ADR-W-VORTEX-1.
#[test]
fn a20_vortex_cannon_pulls_from_the_shooters_own_square() {
    let mut scene = Scene::armed("medium-a", "S X 02", "vortex-cannon");
    scene.play("shoot; fire vortex-cannon basic");
    assert_eq!(scene.options("at"), ["01", "03", "12"]);
    scene.play("at 12");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.play("hit X");
    scene.shows("X d2 @12, S @02");
}

/// ADR-W-VORTEX-2: one further target is enough, or none; two on the vortex itself stay.
#[test]
fn vortex_cannon_with_a_smaller_black_hole_and_without() {
    let start = "shoot; fire vortex-cannon basic; at 22; hit Z";
    let mut scene = Scene::armed("medium-a", "S 02, X 22, Y 23, Z 22", "vortex-cannon");
    scene.play(start);
    let mut alone = scene.clone();
    scene.play("use vortex-cannon black-hole; hit Y");
    scene.shows("X @22, Y d1 @22, Z d2 @22");
    alone.play("done");
    alone.shows("X @22, Y @23, Z d2 @22");
    assert_eq!(alone.cubes("S"), "RYB");
}

/// ADR-W-VORTEX-3: several from one square, all different players.
#[test]
fn vortex_cannon_pulls_several_from_one_square() {
    let mut scene = Scene::armed("medium-a", "S 02, X Y Z W 23", "vortex-cannon");
    scene.play("shoot; fire vortex-cannon basic; at 22; hit Y; use vortex-cannon black-hole");
    assert_eq!(scene.options("hit"), ["W", "X", "X W", "X Z", "Z", "Z W"]);
    scene.refuses("hit Y", "ADR-W-VORTEX-3");
    scene.refuses("hit X Z W", "ADR-W-VORTEX-2");
    scene.play("hit X W");
    scene.shows("X d1 @22, Y d2 @22, Z @23, W d1 @22");
}

/// ADR-W-VORTEX-1, ADR-SHOOT-9, ADR-SHOOT-2.
#[test]
fn vortex_cannon_needs_a_target_within_a_step_of_a_seen_square() {
    let mut scene = Scene::armed("medium-a", "S 02, X 21", "vortex-cannon");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["vortex-cannon basic"]);
    scene.refuses("fire vortex-cannon black-hole", "ADR-SHOOT-9");
    scene.play("fire vortex-cannon basic");
    assert_eq!(scene.options("at"), ["22"]);
    scene.refuses("at 12", "ADR-SHOOT-11");
    let scene = Scene::armed("medium-a", "S 02, X 11", "vortex-cannon");
    scene.refuses("shoot", "ADR-SHOOT-2");
}

/// ADR-W-FURNACE-1, ADR-SHOOT-11, ADR-COST-9.
#[test]
fn a21_furnace_burns_another_room_in_sight() {
    let mut scene = Scene::armed("small", "S 12, X 13, Y 23, Z 11, W 21", "furnace");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["furnace basic", "furnace cozy-fire"]);
    scene.refuses("fire furnace basic+cozy-fire", "ADR-SHOOT-5");
    scene.play("fire furnace basic");
    assert_eq!(scene.options("room"), ["13"]);
    scene.refuses("room 00", "ADR-SHOOT-11");
    scene.refuses("room 10", "ADR-W-FURNACE-1");
    scene.refuses("room 21", "ADR-W-FURNACE-1");
    scene.play("room 13");
    scene.shows("X d1, Y d1, Z, W, S");
    assert_eq!(scene.cubes("S"), "RYB");
}

/// ADR-W-FURNACE-2, ADR-SHOOT-6.
#[test]
fn a22_furnace_cozy_fire_burns_and_marks_a_square_one_step_away() {
    let mut scene = Scene::armed("small", "S 12, X 13, Y 23, Z 11", "furnace");
    scene.play("shoot; fire furnace cozy-fire");
    assert_eq!(scene.options("at"), ["11", "13"]);
    scene.refuses("at 22", "ADR-W-FURNACE-2");
    scene.refuses("at 02", "ADR-SHOOT-11");
    scene.play("at 11");
    scene.shows("X, Y, Z d1 mS1");
    let mut scene = Scene::armed("small", "S W 12, X Y 13, Z 23", "furnace");
    scene.play("shoot; fire furnace cozy-fire; at 13");
    scene.shows("X d1 mS1, Y d1 mS1, Z, W, S");
}

/// ADR-W-HEAT-1, ADR-COST-10.
#[test]
fn a23_heatseeker_finds_whom_the_shooter_does_not_see() {
    let mut scene = Scene::armed("small", "S 12, X 22, Y 23", "heatseeker");
    scene.play("shoot; fire heatseeker basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.refuses("hit Y", "ADR-W-HEAT-1");
    scene.play("hit X");
    scene.shows("X d3, Y");
    assert_eq!(scene.cubes("S"), "RYB");
    let scene = Scene::armed("small", "S X 12, Y 23", "heatseeker");
    scene.refuses("shoot", "ADR-SHOOT-2");
}

/// ADR-W-HEAT-1, ADR-SHOOT-1: figures that are not on the board are no targets.
#[test]
fn heatseeker_does_not_find_those_who_have_not_spawned() {
    let mut scene = Scene::armed("small", "S 12, X 22", "heatseeker");
    scene.play("shoot; fire heatseeker basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.refuses("hit Z", "ADR-SHOOT-1");
}

/// ADR-W-HELLION-1, ADR-W-HELLION-2, ADR-COST-11.
#[test]
fn a24_hellion_hurts_one_and_marks_the_square() {
    let mut scene = Scene::armed("big", "S Z 12, X Y 02", "hellion");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["hellion basic", "hellion nano-tracer"]);
    scene.refuses("fire hellion basic+nano-tracer", "ADR-SHOOT-5");
    let mut tracer = scene.clone();
    scene.play("fire hellion basic");
    assert_eq!(scene.options("hit"), ["X", "Y"]);
    scene.refuses("hit Z", "ADR-W-HELLION-1");
    scene.play("hit X");
    scene.shows("X d1 mS1, Y mS1, Z, S");
    assert_eq!(scene.cubes("S"), "RYB");
    tracer.play("fire hellion nano-tracer");
    assert_eq!(tracer.options("hit"), ["X", "Y"]);
    tracer.refuses("hit Z", "ADR-W-HELLION-2");
    tracer.play("hit X");
    tracer.shows("X d1 mS2, Y mS2, Z, S");
    assert_eq!(tracer.cubes("S"), "YB");
}

/// ADR-PAY-4, ADR-COST-11, ADR-W-HELLION-2.
#[test]
fn hellion_nano_tracer_must_be_paid() {
    let mut scene = Scene::armed("big", "S 12, X 02", "hellion").ammo("S", "YYB");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["hellion basic"]);
    scene.refuses("fire hellion nano-tracer", "ADR-PAY-4");
    scene.refuses("fire hellion nano-tracer", "ADR-COST-11");
}

/// ADR-W-FLAME-1, ADR-W-FLAME-2, ADR-W-FLAME-3, ADR-W-FLAME-4, ADR-COST-12.
#[test]
fn a25_flamethrower_burns_two_squares_in_a_line() {
    let mut scene = Scene::armed("medium-b", "S W 01, X Y 11, Z 21", "flamethrower").ammo("S", "YY");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["flamethrower barbecue", "flamethrower basic"]);
    scene.refuses("fire flamethrower basic+barbecue", "ADR-SHOOT-5");
    let mut barbecue = scene.clone();
    scene.play("fire flamethrower basic");
    assert_eq!(scene.options("hit"), ["X", "X Z", "Y", "Y Z", "Z"]);
    scene.refuses("hit X Y", "ADR-W-FLAME-2");
    scene.refuses("hit W", "ADR-W-FLAME-1");
    scene.play("hit Y Z");
    scene.shows("X, Y d1, Z d1, W");
    barbecue.play("fire flamethrower barbecue");
    assert_eq!(barbecue.options("at"), ["11", "21"]);
    barbecue.refuses("at 01", "ADR-W-FLAME-3");
    let mut short = barbecue.clone();
    barbecue.play("at 21");
    barbecue.shows("X d2, Y d2, Z d1, W, S");
    assert_eq!(barbecue.cubes("S"), "-");
    // The second square is optional.
    short.play("at 11");
    short.shows("X d2, Y d2, Z, W");
}

/// ADR-W-FLAME-2, ADR-W-FLAME-1.
#[test]
fn a26_flamethrower_reaches_the_second_square_alone_but_does_not_turn() {
    let mut scene = Scene::armed("medium-b", "S 01, X 12, Z 21", "flamethrower").ammo("S", "YY");
    scene.play("shoot");
    let mut barbecue = scene.clone();
    scene.play("fire flamethrower basic");
    assert_eq!(scene.options("hit"), ["Z"]);
    scene.refuses("hit X", "ADR-W-FLAME-1");
    scene.play("hit Z");
    scene.shows("X, Z d1");
    barbecue.play("fire flamethrower barbecue");
    assert_eq!(barbecue.options("at"), ["21"]);
    barbecue.play("at 21");
    barbecue.shows("X, Z d1");
}

/// ADR-W-FLAME-1: both steps are legal moves, and both squares lie in one direction.
#[test]
fn flamethrower_stops_at_walls_and_keeps_to_one_direction() {
    let mut scene = Scene::armed("big", "S 13, X 12, Y 11, Z 03, W 23", "flamethrower");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["flamethrower basic"]);
    scene.refuses("fire flamethrower barbecue", "ADR-PAY-4");
    scene.refuses("fire flamethrower barbecue", "ADR-COST-12");
    scene.play("fire flamethrower basic");
    assert_eq!(scene.options("hit"), ["W", "X", "Z"]);
    scene.refuses("hit Y", "ADR-W-FLAME-1");
    scene.refuses("hit X Z", "ADR-W-FLAME-1");
}
