//! Cases A27 to A31: Grenade Launcher and Rocket Launcher.

use crate::support::Scene;

/// ADR-W-GRENADE-1, ADR-W-GRENADE-2, ADR-W-GRENADE-3, ADR-COST-13.
#[test]
fn a27_grenade_launcher_hit_push_bomb() {
    let mut scene = Scene::armed("big", "S 12, X 01, Y 02, Z 11", "grenade-launcher");
    scene.play("shoot; fire grenade-launcher basic");
    assert_eq!(scene.options("hit"), ["X", "Y"]);
    scene.refuses("hit Z", "ADR-W-GRENADE-1");
    scene.play("hit X");
    assert_eq!(scene.options("to"), ["00", "02", "11"]);
    scene.refuses("to 12", "ADR-W-GRENADE-1");
    scene.play("to 02; use grenade-launcher extra-grenade");
    assert_eq!(scene.options("at"), ["02"]);
    scene.refuses("at 01", "ADR-SHOOT-11");
    scene.refuses("at 11", "ADR-W-GRENADE-2");
    scene.play("at 02");
    scene.shows("X d2 @02, Y d1 @02, Z");
    assert_eq!(scene.cubes("S"), "YB");
}

/// ADR-W-GRENADE-3, ADR-SHOOT-9.
#[test]
fn a28_grenade_launcher_hit_bomb_push() {
    let mut scene = Scene::armed("big", "S 12, X Y 02", "grenade-launcher");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["grenade-launcher basic"]);
    scene.refuses("fire grenade-launcher extra-grenade", "ADR-SHOOT-9");
    scene.play("fire grenade-launcher basic; hit X; use grenade-launcher extra-grenade");
    assert_eq!(scene.options("at"), ["02"]);
    scene.play("at 02");
    assert_eq!(scene.options("to"), ["01", "03", "12"]);
    scene.refuses("use grenade-launcher extra-grenade", "ADR-SHOOT-4");
    scene.play("to 03");
    scene.shows("X d2 @03, Y d1 @02");
}

/// ADR-W-GRENADE-2, ADR-SHOOT-1.
#[test]
fn a29_grenade_launcher_bombs_the_own_square_and_spares_the_shooter() {
    let mut scene = Scene::armed("big", "S Y 12, X 01", "grenade-launcher");
    scene.play("shoot; fire grenade-launcher basic; hit X; use grenade-launcher extra-grenade");
    assert_eq!(scene.options("at"), ["01", "12"]);
    scene.play("at 12; done");
    scene.shows("X d1 @01, Y d1, S");
}

/// ADR-W-GRENADE-3: the target is pushed out of the way, its old square is bombed.
#[test]
fn grenade_launcher_bombs_the_square_the_target_was_pushed_from() {
    let mut scene = Scene::armed("big", "S 12, X Y 02", "grenade-launcher");
    scene.play("shoot; fire grenade-launcher basic; hit X; to 03; use grenade-launcher extra-grenade");
    assert_eq!(scene.options("at"), ["02"]);
    scene.play("at 02");
    scene.shows("X d1 @03, Y d1 @02");
}

/// ADR-W-GRENADE-1: the push is optional, and so is the extra.
#[test]
fn grenade_launcher_without_the_extra() {
    let mut scene = Scene::armed("big", "S 12, X 02", "grenade-launcher");
    scene.play("shoot; fire grenade-launcher basic; hit X");
    let mut stays = scene.clone();
    scene.play("to 12; done");
    scene.shows("X d1 @12");
    stays.play("done");
    stays.shows("X d1 @02");
    assert_eq!(stays.cubes("S"), "RYB");
}

/// ADR-PAY-4, ADR-COST-13.
#[test]
fn grenade_launcher_extra_must_be_paid() {
    let mut scene = Scene::armed("big", "S 12, X 02", "grenade-launcher").ammo("S", "YB");
    scene.play("shoot; fire grenade-launcher basic; hit X");
    assert!(scene.options("use").is_empty());
    scene.refuses("use grenade-launcher extra-grenade", "ADR-PAY-4");
    scene.refuses("use grenade-launcher extra-grenade", "ADR-COST-13");
    scene.play("to 01");
    scene.shows("X d1 @01");
}

/// ADR-W-ROCKET-1, ADR-W-ROCKET-2, ADR-COST-14.
#[test]
fn a30_rocket_launcher_jumps_off_the_square_of_its_target() {
    let mut scene = Scene::armed("big", "S X 12", "rocket-launcher");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["rocket-launcher rocket-jump"]);
    scene.refuses("fire rocket-launcher basic", "ADR-W-ROCKET-1");
    scene.play("fire rocket-launcher rocket-jump");
    assert_eq!(scene.options("to"), ["02", "03", "13", "21", "22", "23"]);
    scene.refuses("to 01", "ADR-SHOOT-8");
    scene.refuses("done", "ADR-MOVE-6");
    scene.play("to 02");
    assert_eq!(scene.options("use"), ["rocket-launcher basic", "rocket-launcher basic+fragmenting-warhead"]);
    scene.refuses("use rocket-launcher rocket-jump", "ADR-W-ROCKET-2");
    scene.play("use rocket-launcher basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.play("hit X; done");
    scene.shows("X d2 @12, S @02");
    assert_eq!(scene.cubes("S"), "RY");
    let scene = Scene::armed("big", "S X 12", "rocket-launcher").ammo("S", "RRRYYY");
    scene.refuses("shoot", "ADR-SHOOT-2");
}

/// ADR-W-ROCKET-3.
#[test]
fn a31_rocket_launcher_warhead_bursts_before_the_push() {
    let mut scene = Scene::armed("big", "S 12, X Y 02, Z 03", "rocket-launcher");
    scene.play("shoot; fire rocket-launcher basic+fragmenting-warhead; hit X");
    scene.shows("X d3, Y d1, Z");
    assert_eq!(scene.options("to"), ["01", "03", "12"]);
    scene.play("to 03; done");
    scene.shows("X d3 @03, Y d1 @02, Z @03");
    assert_eq!(scene.cubes("S"), "RB");
}

/// ADR-W-ROCKET-1: target not on the own square; the push may be made or not.
#[test]
fn rocket_launcher_alone_with_and_without_the_push() {
    let mut scene = Scene::armed("big", "S Y 12, X 02, Z 11", "rocket-launcher");
    scene.play("shoot; fire rocket-launcher basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.refuses("hit Y", "ADR-W-ROCKET-1");
    scene.refuses("hit Z", "ADR-W-ROCKET-1");
    scene.play("hit X");
    assert_eq!(scene.options("to"), ["01", "03", "12"]);
    let mut stays = scene.clone();
    scene.play("to 01; done");
    scene.shows("X d2 @01, S @12");
    stays.play("done; done");
    stays.shows("X d2 @02, S @12");
    assert_eq!(stays.cubes("S"), "RYB");
}

/// ADR-W-ROCKET-2: the jump after the shot, with push, warhead, both or neither; never a second one.
#[test]
fn rocket_launcher_jumps_after_the_shot() {
    let squares = ["01", "02", "03", "12", "13", "21", "22", "23"];
    for (effects, push, board) in [
        ("basic", "done", "X d2 @02, Y @02"),
        ("basic", "to 03", "X d2 @03, Y @02"),
        ("basic+fragmenting-warhead", "done", "X d3 @02, Y d1 @02"),
        ("basic+fragmenting-warhead", "to 03", "X d3 @03, Y d1 @02"),
    ] {
        let mut scene = Scene::armed("big", "S 12, X Y 02", "rocket-launcher");
        scene.play(&format!("shoot; fire rocket-launcher {effects}; hit X; {push}"));
        assert_eq!(scene.options("use"), ["rocket-launcher rocket-jump"]);
        scene.refuses("use rocket-launcher fragmenting-warhead", "ADR-W-ROCKET-3");
        scene.play("use rocket-launcher rocket-jump");
        assert_eq!(scene.options("to"), squares);
        scene.refuses("to 11", "ADR-W-ROCKET-2");
        scene.play("to 21");
        scene.shows(board);
        scene.shows("S @21");
        assert!(scene.may("run"), "the shot is over");
    }
}

/// ADR-W-ROCKET-2, ADR-W-ROCKET-3, ADR-SHOOT-7: jump first, then the rocket with push, warhead, both or neither.
#[test]
fn rocket_launcher_jumps_before_the_shot() {
    for (effects, push, board) in [
        ("basic", "done", "X d2 @21, Y @21, Z"),
        ("basic", "to 22", "X d2 @22, Y @21, Z"),
        ("basic+fragmenting-warhead", "done", "X d3 @21, Y d1 @21, Z"),
        ("basic+fragmenting-warhead", "to 22", "X d3 @22, Y d1 @21, Z"),
    ] {
        let mut scene = Scene::armed("big", "S 12, X Y 21, Z 01", "rocket-launcher");
        scene.play("shoot; fire rocket-launcher rocket-jump");
        assert_eq!(scene.options("to"), ["02", "03", "12", "22"], "from these somebody is seen");
        scene.play("to 22").play(&format!("use rocket-launcher {effects}"));
        assert_eq!(scene.options("hit"), ["X", "Y"]);
        scene.refuses("hit Z", "ADR-W-ROCKET-1");
        scene.play("hit X").play(push);
        scene.shows(board);
        scene.shows("S @22");
        assert_eq!(scene.cubes("S"), if effects == "basic" { "RY" } else { "R" });
    }
}

/// ADR-SHOOT-4, ADR-PAY-4, ADR-COST-14.
#[test]
fn rocket_launcher_extras_must_be_paid_and_the_warhead_needs_the_rocket() {
    let mut scene = Scene::armed("big", "S 12, X 02", "rocket-launcher").ammo("S", "RRR");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["rocket-launcher basic"]);
    scene.refuses("fire rocket-launcher rocket-jump", "ADR-PAY-4");
    scene.refuses("fire rocket-launcher basic+fragmenting-warhead", "ADR-COST-14");
    scene.refuses("fire rocket-launcher fragmenting-warhead", "ADR-W-ROCKET-3");
}
