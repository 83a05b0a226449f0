//! The general rules of shooting, beyond the single weapons.

use crate::support::Scene;

/// ADR-SHOOT-3: a killed player is a target until the end of the turn, with 11 and with 12 tokens.
#[test]
fn a_killed_player_stays_a_target() {
    let mut scene = Scene::on("big").figures("S 12, X 22 d9").weapon("S", "machine-gun plasma-gun");
    scene.play("shoot; fire plasma-gun basic; hit X; done");
    scene.shows("X d11 @22");
    scene.play("shoot; fire machine-gun basic");
    assert_eq!(scene.options("hit"), ["X"]);
    scene.play("hit X");
    scene.shows("X d12 @22");
    scene.play("use machine-gun focus-shot");
    assert_eq!(scene.options("hit"), ["X"]);
}

/// ADR-SHOOT-10: several targets are hit clockwise from the shooter.
#[test]
fn several_targets_are_hit_clockwise_from_the_shooter() {
    let mut scene =
        Scene::on("big").figures("Y 12, S X 02, Z 13, W 22").weapon("Y", "shockwave").turn_of("Y");
    scene.play("shoot; fire shockwave tsunami");
    assert_eq!(scene.damaged(), "ZWSX");
}

/// ADR-SHOOT-10: so the killshots are in that order too.
#[test]
fn killshots_of_one_effect_are_clockwise_from_the_shooter() {
    let mut scene =
        Scene::on("big").figures("Y 12, S 22 d10, X 02 d10, Z 13 d10").weapon("Y", "shockwave").turn_of("Y");
    scene.play("shoot; fire shockwave tsunami");
    let killed: Vec<_> = scene.state.turn.killed.iter().copied().collect();
    assert_eq!(killed, [scene.seat("Z"), scene.seat("S"), scene.seat("X")]);
}

/// ADR-SHOOT-4, ADR-SHOOT-9: the basic effect cannot be left out, and damage or marks of an extra come after it.
#[test]
fn extras_that_hit_never_come_first() {
    for (weapon, extra) in [
        ("lock-rifle", "second-lock"),
        ("machine-gun", "focus-shot"),
        ("machine-gun", "turret-tripod"),
        ("thor", "chain-reaction"),
        ("thor", "high-voltage"),
        ("vortex-cannon", "black-hole"),
        ("grenade-launcher", "extra-grenade"),
        ("cyberblade", "slice-and-dice"),
    ] {
        let mut scene = Scene::armed("big", "S X Y 12, Z W 22", weapon).ammo("S", "RRYYBB");
        scene.play("shoot");
        scene.refuses(&format!("fire {weapon} {extra}"), "ADR-SHOOT-4");
        scene.refuses(&format!("fire {weapon} {extra}"), "ADR-SHOOT-9");
    }
}

/// ADR-SHOOT-5: exactly one mode a shot, whatever the weapon.
#[test]
fn two_modes_are_never_fired_at_once() {
    for (weapon, mode) in [
        ("electroscythe", "reaper"),
        ("tractor-beam", "punisher"),
        ("furnace", "cozy-fire"),
        ("hellion", "nano-tracer"),
        ("flamethrower", "barbecue"),
        ("railgun", "piercing"),
        ("zx-2", "scanner"),
        ("shotgun", "long-barrel"),
        ("power-glove", "rocket-fist"),
        ("shockwave", "tsunami"),
        ("sledgehammer", "pulverize"),
    ] {
        let mut scene = Scene::armed("big", "S X 12, Y 02, Z 22", weapon).ammo("S", "RRYYBB");
        scene.play("shoot");
        let mut modes = [format!("{weapon} basic"), format!("{weapon} {mode}")];
        modes.sort();
        assert_eq!(scene.options("fire"), modes);
        scene.refuses(&format!("fire {weapon} basic+{mode}"), "ADR-SHOOT-5");
    }
}

/// ADR-SHOOT-2, ADR-SHOOT-6: fewer targets, but at least one.
#[test]
fn a_shot_hits_somebody() {
    let mut scene = Scene::armed("big", "S 12, X 02, Y 22", "machine-gun");
    scene.play("shoot");
    scene.refuses("done", "ADR-SHOOT-2");
    scene.play("fire machine-gun basic");
    assert_eq!(scene.options("hit"), ["X", "X Y", "Y"]);
    scene.refuses("done", "ADR-SHOOT-6");
}

/// ADR-SHOOT-12: an unloaded weapon is not fired, a fired one is unloaded whatever followed.
#[test]
fn only_loaded_weapons_are_fired() {
    let mut scene = Scene::armed("big", "S X 12", "sledgehammer").unloaded("S", "shotgun");
    scene.play("shoot");
    assert_eq!(scene.options("fire"), ["sledgehammer basic", "sledgehammer pulverize"]);
    scene.refuses("fire shotgun basic", "ADR-SHOOT-12");
    scene.refuses("fire railgun basic", "ADR-SHOOT-12");
    scene.play("fire sledgehammer basic; hit X");
    scene.refuses("shoot", "ADR-SHOOT-12");
}

/// ADR-SHOOT-11: an extra without a target is not offered.
#[test]
fn an_extra_without_a_target_is_not_offered() {
    let mut scene = Scene::armed("big", "S 12, X 22", "lock-rifle");
    scene.play("shoot; fire lock-rifle basic; hit X");
    assert!(scene.may("run"), "nobody is left for the second lock");
    let mut scene = Scene::armed("big", "S X 12, Y 22", "cyberblade");
    scene.play("shoot; fire cyberblade basic; hit X");
    scene.refuses("use cyberblade slice-and-dice", "ADR-SHOOT-11");
}

/// ADR-PAY-1: the first cube of the price is prepaid at pickup, the whole price is paid to reload.
#[test]
fn pickup_costs_the_price_without_its_first_cube_and_reload_all_of_it() {
    let mut scene = Scene::on("big").figures("S 02").row("blue", "whisper").ammo("S", "BY");
    scene.play("grab; take whisper");
    assert_eq!(scene.cubes("S"), "-");
    assert!(scene.figure("S").loaded.has("whisper".parse().unwrap()));
    let mut scene = Scene::on("big").figures("S 02").unloaded("S", "whisper").ammo("S", "BBY");
    scene.play("done; reload whisper");
    assert_eq!(scene.cubes("S"), "-");
    let mut scene = Scene::on("big").figures("S 02").unloaded("S", "whisper hellion").ammo("S", "RBY");
    scene.play("done");
    assert_eq!(scene.options("reload"), ["hellion"]);
}
