//! The worked examples of the rulebook, each with its own players.

use crate::support::Scene;

/// ADR-SCORE-1, ADR-SCORE-2: Y hits first; S and Z deal four each, S earlier.
#[test]
fn first_blood_and_third_place_on_a_killed_board() {
    let mut scene = Scene::on("big").figures("Z 12, W 22, S 00, Y 01").turn_of("Z").slots("W", "Y3 S4 Z3");
    scene = scene.weapon("Z", "machine-gun").ammo("Z", "-");
    scene.play("shoot; fire machine-gun basic; hit W").end_turn();
    assert_eq!(scene.points("Y"), 1 + 4);
    assert_eq!(scene.points("S"), 8);
    assert_eq!(scene.points("Z"), 6);
}

/// ADR-MARK-4: ZX-2 deals 1 and marks twice; the Machine Gun's point later brings both marks along.
#[test]
fn the_machine_gun_lands_three_tokens_after_the_zx_2() {
    let mut scene = Scene::on("big").figures("S 12, X 22").weapon("S", "zx-2 machine-gun").ammo("S", "-");
    scene.play("shoot; fire zx-2 basic; hit X");
    let before = scene.tokens("X").len();
    scene.play("shoot; fire machine-gun basic; hit X");
    assert_eq!(scene.tokens("X").len() - before, 3);
    scene.shows("X d4");
}

/// ADR-MARK-6, ADR-MARK-7, ADR-MARK-9, ADR-KILL-1: ZX-2 on a victim with 10 damage, two marks of the shooter and one
/// of Z.
#[test]
fn zx_2_kills_a_marked_victim() {
    let mut scene = Scene::on("big").figures("S 12, X 22 mS2 mZ1").slots("X", "Y10").weapon("S", "zx-2");
    scene.play("shoot; fire zx-2 basic; hit X");
    assert_eq!(scene.tokens("X"), "YYYYYYYYYYSS");
    scene.shows("X d12 mS2 mZ1");
    scene.end_turn();
    scene.shows("X d0 mS2 mZ1 k1");
    assert_eq!(scene.track(), "SS");
}

/// ADR-PAY-1, ADR-COST-15: a weapon that costs Y Y B is picked up for Y B.
#[test]
fn a_yyb_weapon_is_picked_up_for_yb() {
    let mut scene = Scene::on("big").figures("S 23").row("yellow", "railgun");
    scene.play("grab; take railgun");
    assert_eq!(scene.cubes("S"), "R");
    assert!(scene.figure("S").loaded.has("railgun".parse().unwrap()));
}

/// ADR-GRAB-1: a tile with two reds, taken with two reds in the box, yields one red.
#[test]
fn two_reds_and_two_reds_make_three() {
    let mut scene = Scene::on("big").figures("S 12").ammo("S", "RR").tile("12", "PRR");
    scene.play("grab; tile PRR");
    assert_eq!(scene.cubes("S"), "RRR");
}

/// ADR-RELOAD-1, ADR-COST-10: reloading a weapon that costs R R Y costs all three cubes.
#[test]
fn an_rry_weapon_is_reloaded_for_rry() {
    let mut scene = Scene::on("big").figures("S 12").unloaded("S", "heatseeker").ammo("S", "RRRYYB");
    scene.play("done; reload heatseeker");
    assert_eq!(scene.cubes("S"), "RYB");
    assert!(scene.figure("S").loaded.has("heatseeker".parse().unwrap()));
}
