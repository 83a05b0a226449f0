//! Cases A32 to A38: Railgun, Cyberblade, ZX-2 and Shotgun.

use crate::support::Scene;

/// ADR-W-RAIL-1, ADR-W-RAIL-2, ADR-W-RAIL-3, ADR-COST-15.
#[test]
fn a32_railgun_shoots_through_walls_in_one_direction() {
    let mut scene = Scene::armed("medium-a", "S W 10, X 12, Y 13, Z 00", "railgun");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["railgun basic", "railgun piercing"]);
    scene.refuses("fire railgun basic+piercing", "ADR-SHOOT-5");
    let mut piercing = scene.clone();
    scene.play("fire railgun basic");
    assert_eq!(scene.options("hit"), ["W", "X", "Y", "Z"]);
    scene.refuses("hit X Y", "ADR-W-RAIL-2");
    scene.play("hit Y");
    scene.shows("W, X, Y d3, Z");
    piercing.play("fire railgun piercing");
    assert_eq!(piercing.options("hit"), ["W", "X", "X W", "X Y", "Y", "Y W", "Z", "Z W"]);
    piercing.refuses("hit X Z", "ADR-W-RAIL-3");
    piercing.refuses("hit X Y W", "ADR-W-RAIL-3");
    let mut one = piercing.clone();
    let mut corner = piercing.clone();
    piercing.play("hit X Y");
    piercing.shows("W, X d2, Y d2, Z");
    corner.play("hit Z W");
    corner.shows("W d2, X, Y, Z d2");
    one.play("hit Z");
    one.shows("W, X, Y, Z d2");
    assert_eq!(one.cubes("S"), "RYB");
}

/// ADR-W-RAIL-1: opposite directions are two directions, and what is not straight ahead is out of reach.
#[test]
fn railgun_fires_straight_and_one_way_only() {
    let mut scene = Scene::armed("big", "S 11, X 10, Y 12, Z 13, W 02", "railgun");
    scene.play("shoot");
    let mut piercing = scene.clone();
    scene.play("fire railgun basic");
    assert_eq!(scene.options("hit"), ["X", "Y", "Z"]);
    scene.refuses("hit W", "ADR-W-RAIL-1");
    piercing.play("fire railgun piercing");
    assert_eq!(piercing.options("hit"), ["X", "Y", "Y Z", "Z"]);
    piercing.refuses("hit X Y", "ADR-W-RAIL-3");
    let scene = Scene::armed("big", "S 11, W 02", "railgun");
    scene.refuses("shoot", "ADR-SHOOT-2");
}

/// ADR-W-RAIL-3: two on the same square.
#[test]
fn railgun_pierces_two_on_one_square() {
    let mut scene = Scene::armed("big", "S 11, X Y 13", "railgun");
    scene.play("shoot; fire railgun piercing; hit X Y");
    scene.shows("X d2, Y d2");
}

/// ADR-W-BLADE-1, ADR-W-BLADE-2, ADR-W-BLADE-3, ADR-COST-16.
#[test]
fn a33_cyberblade_hit_step_hit() {
    let mut scene = Scene::armed("big", "S X 12, Y 02", "cyberblade");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["cyberblade basic", "cyberblade shadowstep"]);
    scene.play("fire cyberblade basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.refuses("hit Y", "ADR-W-BLADE-1");
    scene.play("hit X");
    assert_eq!(scene.options("use"), ["cyberblade shadowstep"]);
    scene.refuses("use cyberblade slice-and-dice", "ADR-W-BLADE-3");
    scene.play("use cyberblade shadowstep");
    assert_eq!(scene.options("to"), ["02", "13", "22"]);
    scene.refuses("to 03", "ADR-W-BLADE-2");
    scene.play("to 02; use cyberblade slice-and-dice");
    assert_eq!(scene.options("hit"), ["Y"]);
    scene.refuses("hit X", "ADR-W-BLADE-3");
    scene.play("hit Y");
    scene.shows("X d2, Y d2, S @02");
    assert_eq!(scene.cubes("S"), "RB");
}

/// ADR-W-BLADE-3. The only useful step is made without a question.
#[test]
fn a34_cyberblade_step_hit_hit() {
    let mut scene = Scene::armed("big", "S 12, X Y 02", "cyberblade");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["cyberblade shadowstep"]);
    scene.play("fire cyberblade shadowstep");
    assert_eq!(scene.all(), ["to 02"]);
    scene.play("to 02");
    assert_eq!(scene.options("hit"), ["X", "Y"]);
    scene.play("hit X");
    assert_eq!(scene.options("use"), ["cyberblade slice-and-dice"]);
    scene.refuses("use cyberblade shadowstep", "ADR-SHOOT-4");
    scene.play("use cyberblade slice-and-dice; hit Y");
    scene.shows("X d2, Y d2, S @02");
}

/// ADR-W-BLADE-3: the second strike needs another player.
#[test]
fn cyberblade_hit_hit_step() {
    let mut scene = Scene::armed("big", "S X Y 12", "cyberblade");
    scene.play("shoot; fire cyberblade basic");
    assert_eq!(scene.options("hit"), ["X", "Y"]);
    scene.play("hit X");
    assert_eq!(scene.options("use"), ["cyberblade shadowstep", "cyberblade slice-and-dice"]);
    scene.play("use cyberblade slice-and-dice");
    assert_eq!(scene.options("hit"), ["Y"]);
    scene.refuses("hit X", "ADR-W-BLADE-3");
    scene.play("hit Y; use cyberblade shadowstep");
    assert_eq!(scene.options("to"), ["02", "13", "22"]);
    scene.play("to 22");
    scene.shows("X d2, Y d2, S @22");
}

/// ADR-W-BLADE-1, ADR-W-BLADE-2: hit alone, step-hit, hit-step, and hit-hit without a step.
#[test]
fn cyberblade_with_fewer_extras() {
    let mut scene = Scene::armed("big", "S X Y 12", "cyberblade");
    scene.play("shoot; fire cyberblade basic; hit Y");
    let mut stepping = scene.clone();
    let mut slicing = scene.clone();
    scene.play("done");
    scene.shows("X, Y d2, S @12");
    assert_eq!(scene.cubes("S"), "RYB");
    stepping.play("use cyberblade shadowstep; to 13");
    stepping.shows("X, Y d2, S @13");
    slicing.play("use cyberblade slice-and-dice; hit X; done");
    slicing.shows("X d2, Y d2, S @12");
    let mut scene = Scene::armed("big", "S 12, X Y 02", "cyberblade");
    scene.play("shoot; fire cyberblade shadowstep; to 02; hit Y; done");
    scene.shows("X, Y d2, S @02");
}

/// ADR-W-BLADE-2, ADR-SHOOT-8: before the first strike the step must lead to a target.
#[test]
fn cyberblade_steps_only_to_a_target_before_the_first_strike() {
    let mut scene = Scene::armed("big", "S X 12, Y 02, Z 22, W 23", "cyberblade");
    scene.play("shoot; fire cyberblade shadowstep");
    assert_eq!(scene.options("to"), ["02", "22"]);
    scene.refuses("to 13", "ADR-SHOOT-8");
    scene.refuses("to 23", "ADR-W-BLADE-2");
    scene.play("to 22");
    assert_eq!(scene.options("hit"), ["Z"]);
    scene.play("hit Z");
    scene.shows("X, Y, Z d2, W, S @22");
}

/// ADR-PAY-4, ADR-COST-16, ADR-SHOOT-2.
#[test]
fn cyberblade_slice_and_dice_must_be_paid() {
    let mut scene = Scene::armed("big", "S X Y 12", "cyberblade").ammo("S", "RB");
    scene.play("shoot; fire cyberblade basic; hit X");
    assert_eq!(scene.options("use"), ["cyberblade shadowstep"]);
    scene.refuses("use cyberblade slice-and-dice", "ADR-PAY-4");
    scene.refuses("use cyberblade slice-and-dice", "ADR-COST-16");
    let scene = Scene::armed("big", "S 12, X 03", "cyberblade");
    scene.refuses("shoot", "ADR-SHOOT-2");
}

/// ADR-W-ZX2-1, ADR-MARK-1, ADR-COST-17.
#[test]
fn a35_zx2_hits_and_marks_twice() {
    let mut scene = Scene::armed("big", "S 12, X 22, Y 11", "zx-2");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["zx-2 basic", "zx-2 scanner"]);
    scene.refuses("fire zx-2 basic+scanner", "ADR-SHOOT-5");
    scene.play("fire zx-2 basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.refuses("hit Y", "ADR-W-ZX2-1");
    scene.play("hit X");
    scene.shows("X d1 mS2, Y");
    assert_eq!(scene.cubes("S"), "RYB");
}

/// ADR-W-ZX2-2, ADR-MARK-5.
#[test]
fn a36_zx2_scanner_only_marks() {
    let mut scene = Scene::armed("medium-a", "S 02, X 03 mS2, Y 12, Z 00", "zx-2")
        .hand("S", "red-scope")
        .hand("X", "blue-tagback");
    scene.play("shoot; fire zx-2 scanner");
    assert_eq!(scene.options("hit"), ["X", "X Y", "X Y Z", "X Z", "Y", "Y Z", "Z"]);
    scene.play("hit X Y Z");
    scene.shows("X mS3, Y mS1, Z mS1");
    assert_eq!(scene.asked(), "S");
    assert!(scene.may("run"), "neither Scope nor Tagback is asked for");
}

/// ADR-W-ZX2-2, ADR-SHOOT-6: at most three, fewer if you like, and all of them seen.
#[test]
fn zx2_scanner_marks_at_most_three_seen_targets() {
    let mut scene = Scene::armed("medium-a", "S 02, X 03, Y 12, Z 00, W 13", "zx-2");
    scene.play("shoot; fire zx-2 scanner");
    scene.refuses("hit X Y Z W", "ADR-W-ZX2-2");
    scene.play("hit Y W");
    scene.shows("X, Y mS1, Z, W mS1");
    let mut scene = Scene::armed("medium-a", "S 02, X 03, Y 11", "zx-2");
    scene.play("shoot; fire zx-2 scanner");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.refuses("hit Y", "ADR-W-ZX2-2");
}

/// ADR-W-SHOTGUN-1, ADR-MOVE-2, ADR-COST-18.
#[test]
fn a37_shotgun_hits_on_the_own_square_and_pushes() {
    let mut scene = Scene::armed("medium-a", "S X 11, Y 12", "shotgun");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["shotgun basic"]);
    scene.play("fire shotgun basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.refuses("hit Y", "ADR-W-SHOTGUN-1");
    scene.play("hit X");
    scene.shows("X d3");
    assert_eq!(scene.options("to"), ["10", "21"]);
    scene.refuses("to 12", "ADR-MOVE-1");
    let mut stays = scene.clone();
    scene.play("to 21");
    scene.shows("X d3 @21");
    stays.play("done");
    stays.shows("X d3 @11");
    assert_eq!(stays.cubes("S"), "RYB");
}

/// ADR-W-SHOTGUN-2.
#[test]
fn a38_shotgun_long_barrel_hits_one_step_away() {
    let mut scene = Scene::armed("medium-a", "S 11, X 12, Y 21", "shotgun");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["shotgun long-barrel"]);
    scene.refuses("fire shotgun basic", "ADR-W-SHOTGUN-1");
    scene.play("fire shotgun long-barrel");
    assert_eq!(scene.options("hit"), ["Y"]);
    scene.refuses("hit X", "ADR-W-SHOTGUN-2");
    scene.play("hit Y");
    scene.shows("X, Y d2 @21");
}

/// ADR-W-SHOTGUN-2, ADR-SHOOT-5: not on the own square, not together with the other mode.
#[test]
fn shotgun_long_barrel_spares_the_own_square() {
    let mut scene = Scene::armed("medium-a", "S X 11, Y 21", "shotgun");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["shotgun basic", "shotgun long-barrel"]);
    scene.refuses("fire shotgun basic+long-barrel", "ADR-SHOOT-5");
    scene.play("fire shotgun long-barrel");
    assert_eq!(scene.options("hit"), ["Y"]);
    scene.refuses("hit X", "ADR-W-SHOTGUN-2");
}
