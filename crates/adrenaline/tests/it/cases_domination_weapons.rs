//! Spawnpoints as targets, weapon by weapon: cases A113 and A114, and every row ADR-DOMW-*.

use std::collections::BTreeSet;

use crate::support::Scene;
use adrenaline::Frame;
use adrenaline::{Adrenaline, Weapon};
use engine::{Game, Silent};

/// S alone on 02 of the big board, past the own first turn, with one weapon and a full box.
fn alone(weapon: &str) -> Scene {
    Scene::domination("big").figures("S 02").weapon("S", weapon).ammo("S", "RRRYYYBBB")
}

/// The sets of spawnpoints that a shot beginning with these effects can tag, whatever is chosen in it; `extras`
/// says whether further effects may be bought (moves of the shooter never).
fn taggable(scene: &Scene, weapon: &str, effects: &str, extras: bool) -> Vec<String> {
    let mut scene = scene.clone();
    if !scene.may("shoot") {
        return Vec::new();
    }
    scene.play("shoot");
    let fire = format!("fire {weapon} {effects}");
    if !scene.may(&fire) {
        return Vec::new();
    }
    scene.play(&fire);
    let mut found = BTreeSet::new();
    explore(&scene, extras, &mut found);
    found.into_iter().collect()
}

fn explore(scene: &Scene, extras: bool, found: &mut BTreeSet<String>) {
    if !scene.state.frames.contains(&Frame::Shot) {
        let colours = ["red", "yellow", "blue"].into_iter().filter(|c| scene.tagged(c, "S") > 0);
        found.insert(colours.collect::<Vec<_>>().join("+"));
        return;
    }
    for action in scene.all() {
        let walks = ["phase-glide", "rocket-jump", "shadowstep"].iter().any(|w| action.ends_with(w));
        if action.starts_with("use") && (walks || !extras) {
            continue;
        }
        let mut next = scene.clone();
        Adrenaline::apply(&mut next.state, scene.action(&action), &mut Silent);
        explore(&next, extras, found);
    }
}

/// A113: ADR-DOMW-1, ADR-DOMW-2, ADR-DOMW-3, ADR-DOMW-4, ADR-DOMW-5, ADR-DOMW-6, ADR-DOMW-7, ADR-DOMW-8,
/// ADR-DOMW-9, ADR-DOMW-10, ADR-DOMW-11, ADR-DOMW-12, ADR-DOMW-13, ADR-DOMW-14, ADR-DOMW-15, ADR-DOMW-16,
/// ADR-DOMW-17, ADR-DOMW-18, ADR-DOMW-19, ADR-DOMW-20, ADR-DOMW-21.
#[test]
fn a113_what_each_weapon_can_tag_from_the_blue_spawnpoint() {
    let table: [(&str, &str, &[&str]); 36] = [
        ("lock-rifle", "basic", &["blue", "yellow"]),
        ("machine-gun", "basic", &["blue", "yellow", "yellow+blue"]),
        ("thor", "basic", &["blue", "yellow"]),
        ("plasma-gun", "basic", &["blue", "yellow"]),
        ("plasma-gun", "basic+charged-shot", &[]),
        ("whisper", "basic", &["yellow"]),
        ("electroscythe", "basic", &["blue"]),
        ("electroscythe", "reaper", &["blue"]),
        ("tractor-beam", "basic", &["blue", "yellow"]),
        ("tractor-beam", "punisher", &["blue"]),
        ("vortex-cannon", "basic", &["blue", "yellow"]),
        ("furnace", "basic", &["yellow"]),
        ("furnace", "cozy-fire", &[]),
        ("heatseeker", "basic", &["red"]),
        ("hellion", "basic", &["yellow"]),
        ("hellion", "nano-tracer", &["yellow"]),
        ("flamethrower", "basic", &[]),
        ("flamethrower", "barbecue", &[]),
        ("grenade-launcher", "basic", &["blue", "yellow"]),
        ("rocket-launcher", "basic", &["yellow"]),
        ("rocket-launcher", "basic+fragmenting-warhead", &["yellow"]),
        ("railgun", "basic", &["blue"]),
        ("railgun", "piercing", &["blue"]),
        ("cyberblade", "basic", &["blue"]),
        ("zx-2", "basic", &["blue", "yellow"]),
        ("zx-2", "scanner", &[]),
        ("shotgun", "basic", &["blue"]),
        ("shotgun", "long-barrel", &[]),
        ("power-glove", "basic", &[]),
        ("power-glove", "rocket-fist", &[]),
        ("shockwave", "basic", &[]),
        ("shockwave", "tsunami", &[]),
        ("sledgehammer", "basic", &["blue"]),
        ("sledgehammer", "pulverize", &["blue"]),
        // Extras alone open no shot.
        ("lock-rifle", "second-lock", &[]),
        ("grenade-launcher", "extra-grenade", &[]),
    ];
    for (weapon, effects, expected) in table {
        assert_eq!(taggable(&alone(weapon), weapon, effects, false), expected, "{weapon} {effects}");
    }
    for weapon in Weapon::all() {
        assert!(table.iter().any(|row| row.0 == weapon.card().id), "{weapon} is missing");
    }
    // With extras: the Machine Gun and the Grenade Launcher reach both; the chain of T.H.O.R. ends at a spawnpoint.
    for (weapon, expected) in [
        ("machine-gun", &["blue", "yellow", "yellow+blue"][..]),
        ("grenade-launcher", &["blue", "yellow", "yellow+blue"]),
        ("thor", &["blue", "yellow"]),
        ("lock-rifle", &["blue", "yellow"]),
        ("cyberblade", &["blue"]),
        ("vortex-cannon", &["blue", "yellow"]),
    ] {
        assert_eq!(taggable(&alone(weapon), weapon, "basic", true), expected, "{weapon} with extras");
    }
    // Vortices from which each spawnpoint can be reached.
    let mut vortex = alone("vortex-cannon");
    vortex.play("shoot; fire vortex-cannon basic");
    assert_eq!(vortex.options("at"), ["01", "03", "12", "13", "22", "23"]);
    for (spot, colour) in
        [("01", "blue"), ("03", "blue"), ("12", "blue"), ("13", "yellow"), ("22", "yellow"), ("23", "yellow")]
    {
        let mut vortex = vortex.clone();
        vortex.play(&format!("at {spot}"));
        assert_eq!(vortex.options("hit"), [colour], "vortex on {spot}");
    }
}

/// A114: ADR-DOMW-4, ADR-DOMW-14.
#[test]
fn a114_spawnpoints_after_a_move_of_the_shooter() {
    let mut plasma = alone("plasma-gun");
    plasma.play("shoot; fire plasma-gun phase-glide; to 00");
    assert_eq!(plasma.options("hit"), ["blue", "red"]);
    let mut rocket = alone("rocket-launcher");
    rocket.play("shoot; fire rocket-launcher rocket-jump; to 12; use rocket-launcher basic");
    assert_eq!(rocket.options("hit"), ["blue", "yellow"]);
}

/// ADR-DOMW-1, ADR-DOMW-17: marks do nothing to a spawnpoint.
#[test]
fn marking_effects_pass_over_spawnpoints() {
    let rifle = alone("lock-rifle").figures("X 13");
    let mut without = rifle.clone();
    without.play("shoot; fire lock-rifle basic; hit X");
    assert!(without.may("run"), "there is nobody left to mark, so the shot is over");
    let mut with = rifle.figures("Y 22");
    with.play("shoot; fire lock-rifle basic; hit X; use lock-rifle second-lock");
    assert_eq!(with.options("hit"), ["Y"]);
    let mut scanner = alone("zx-2").figures("X 13");
    scanner.play("shoot; fire zx-2 scanner");
    assert_eq!(scanner.options("hit"), ["X"]);
    let mut zx2 = alone("zx-2");
    zx2.play("shoot; fire zx-2 basic; hit yellow");
    assert_eq!(zx2.tagged("yellow", "S"), 1, "the two marks are nothing to it");
}

/// ADR-DOMW-2, ADR-DOM-17: focus and the first part of the tripod are points more for somebody already hit.
#[test]
fn machine_gun_tags_with_the_basic_effect_and_the_new_target_of_the_tripod() {
    let mut gun = alone("machine-gun").figures("X 13");
    gun.play("shoot; fire machine-gun basic; hit X blue; use machine-gun focus-shot");
    assert_eq!(gun.options("hit"), ["X"]);
    gun.play("hit X; use machine-gun turret-tripod");
    assert_eq!(gun.options("hit"), ["yellow"], "blue had its token, X the focus shot");
    gun.play("hit yellow");
    gun.shows("X d2");
    assert_eq!((gun.tagged("blue", "S"), gun.tagged("yellow", "S")), (1, 1));
}

/// ADR-DOMW-3: each link of the chain may be a spawnpoint, which ends it.
#[test]
fn thor_may_end_on_a_spawnpoint_at_any_link() {
    let scene = Scene::domination("big").figures("S 23, X 22, Y 20").weapon("S", "thor").ammo("S", "BB");
    let mut second = scene.clone();
    second.play("shoot; fire thor basic; hit X; use thor chain-reaction");
    assert_eq!(second.options("hit"), ["Y", "yellow"]);
    let mut third = second.clone();
    third.play("hit Y; use thor high-voltage");
    assert_eq!(third.options("hit"), ["red"], "20 sees the red room through its door");
    third.play("hit red");
    assert_eq!(third.tagged("red", "S"), 1);
    second.play("hit yellow");
    assert_eq!(second.tagged("yellow", "S"), 1);
    assert_eq!(second.cubes("S"), "B", "high voltage could not be bought");
}

/// ADR-DOMW-7, ADR-DOM-4: the beam tags what is seen, and moves no spawnpoint.
#[test]
fn tractor_beam_needs_sight_of_a_spawnpoint() {
    let mut small = Scene::domination("small").figures("S 01").weapon("S", "tractor-beam");
    small.play("shoot; fire tractor-beam basic");
    assert_eq!(small.options("hit"), ["blue"]);
    small.play("hit blue");
    assert_eq!(small.tagged("blue", "S"), 1);
    // Two steps from 21, but not seen from there: no punisher on red.
    let mut punisher = Scene::domination("medium-b").figures("S 21, X 22").weapon("S", "tractor-beam");
    punisher.play("shoot; fire tractor-beam punisher");
    assert_eq!(punisher.options("hit"), ["X"]);
    punisher.refuses("hit red", "ADR-DOM-4");
}

/// ADR-DOMW-8: the vortex takes a seen spawnpoint on it or one step away, the own square's included.
#[test]
fn vortex_tags_without_moving() {
    let mut vortex = alone("vortex-cannon").figures("X 13");
    vortex.play("shoot; fire vortex-cannon basic; at 12; hit blue; use vortex-cannon black-hole; hit X");
    assert_eq!(vortex.tagged("blue", "S"), 1);
    vortex.shows("X d1 @12, S d0 @02");
}

/// ADR-DOMW-6, ADR-DOMW-9, ADR-DOM-5: areas include the spawnpoint.
#[test]
fn area_effects_include_the_spawnpoint() {
    let mut scythe = alone("electroscythe").figures("X 02");
    scythe.play("shoot; fire electroscythe basic");
    scythe.shows("X d1");
    assert_eq!(scythe.tagged("blue", "S"), 1);
    let mut furnace = Scene::domination("big").figures("S 12").weapon("S", "furnace");
    furnace.play("shoot; fire furnace cozy-fire; at 02");
    assert_eq!(furnace.tagged("blue", "S"), 1);
}

/// ADR-DOMW-11: on a spawnpoint the marks go to the players there; beside a damaged player it gets nothing.
#[test]
fn hellion_on_a_spawnpoint_marks_the_players_on_it() {
    let scene = Scene::domination("big").figures("S 12, X Y 02").weapon("S", "hellion");
    let mut on_it = scene.clone();
    on_it.play("shoot; fire hellion basic; hit blue");
    on_it.shows("X d0 mS1, Y d0 mS1");
    assert_eq!(on_it.tagged("blue", "S"), 1);
    let mut beside = scene;
    beside.play("shoot; fire hellion basic; hit X");
    beside.shows("X d1 mS1, Y d0 mS1");
    assert_eq!(beside.tagged("blue", "S"), 0);
}

/// ADR-DOMW-12: one target a square, or everything in the barbecue; sight is not needed.
#[test]
fn flamethrower_on_a_spawnpoint() {
    let scene = Scene::domination("big").figures("S 22, X 02").weapon("S", "flamethrower").ammo("S", "YY");
    let mut basic = scene.clone();
    basic.play("shoot; fire flamethrower basic");
    assert_eq!(
        basic.options("hit"),
        ["X", "blue", "yellow"],
        "22 does not see 02; X and blue share a square"
    );
    let mut barbecue = scene;
    barbecue.play("shoot; fire flamethrower barbecue; at 02");
    barbecue.shows("X d1");
    assert_eq!(barbecue.tagged("blue", "S"), 1);
}

/// ADR-DOMW-13, ADR-DOMW-14, ADR-DOMW-18, ADR-DOMW-21: nothing pushes a spawnpoint, and bombs include it.
#[test]
fn pushing_weapons_do_not_move_a_spawnpoint() {
    for (weapon, mode) in [
        ("grenade-launcher", "basic"),
        ("rocket-launcher", "basic"),
        ("shotgun", "basic"),
        ("sledgehammer", "pulverize"),
    ] {
        let from = if weapon == "rocket-launcher" { "S 12" } else { "S 02" };
        let mut scene = Scene::domination("big").figures(from).weapon("S", weapon).ammo("S", "R");
        scene.play(&format!("shoot; fire {weapon} {mode}; hit blue"));
        assert_eq!(scene.tagged("blue", "S"), 1, "{weapon}");
        assert!(scene.options("to").is_empty(), "{weapon} pushes nothing");
    }
    let mut bomb = Scene::domination("big").figures("S 12, X 13, Y 02").weapon("S", "grenade-launcher");
    bomb.play("shoot; fire grenade-launcher basic; hit X; use grenade-launcher extra-grenade; at 02; done");
    bomb.shows("Y d1");
    assert_eq!(bomb.tagged("blue", "S"), 1);
    let mut warhead = Scene::domination("big").figures("S 12, X 02").weapon("S", "rocket-launcher");
    warhead.play("shoot; fire rocket-launcher basic+fragmenting-warhead; hit X; done");
    warhead.shows("X d3");
    assert_eq!(warhead.tagged("blue", "S"), 1);
}

/// ADR-DOMW-15, ADR-DOMW-16: on the line or on the own square; blade strikes need the square of the moment.
#[test]
fn railgun_and_cyberblade_tag_where_they_reach() {
    let mut rail = Scene::domination("medium-a").figures("S 12, X 10").weapon("S", "railgun");
    rail.play("shoot; fire railgun piercing");
    assert_eq!(rail.options("hit"), ["X", "X red", "blue", "red"], "red lies behind a wall");
    let mut blade = alone("cyberblade").figures("S X 12");
    blade.play("shoot; fire cyberblade basic; hit X");
    assert!(!blade.may("use cyberblade slice-and-dice"), "12 is no spawnpoint");
    blade.play("use cyberblade shadowstep; to 02; use cyberblade slice-and-dice; hit blue");
    assert_eq!(blade.tagged("blue", "S"), 1);
}

/// ADR-DOMW-18, ADR-DOMW-19, ADR-DOMW-20: one step away; the glove still takes its owner there.
#[test]
fn weapons_of_one_step_tag_a_neighbour() {
    let from = |weapon| Scene::domination("big").figures("S 12").weapon("S", weapon).ammo("S", "YB");
    let mut barrel = from("shotgun");
    barrel.play("shoot; fire shotgun long-barrel; hit blue");
    assert_eq!(barrel.tagged("blue", "S"), 1);
    let mut glove = from("power-glove");
    glove.play("shoot; fire power-glove basic; hit blue");
    glove.shows("S d0 @02");
    assert_eq!(glove.tagged("blue", "S"), 1);
    let mut fist = Scene::domination("big").figures("S 13, X 23").weapon("S", "power-glove");
    fist.play("shoot; fire power-glove rocket-fist; at 23");
    assert_eq!(fist.options("hit"), ["X", "yellow"], "one target a square");
    fist.play("hit yellow");
    fist.shows("S d0 @23, X d0");
    assert_eq!(fist.tagged("yellow", "S"), 1);
    let mut wave = from("shockwave").figures("X 02, Y 13");
    let mut tsunami = wave.clone();
    wave.play("shoot; fire shockwave basic");
    assert_eq!(wave.options("hit"), ["X", "X Y", "Y", "Y blue", "blue"], "X and blue share a square");
    tsunami.play("shoot; fire shockwave tsunami");
    tsunami.shows("X d1, Y d1");
    assert_eq!(tsunami.tagged("blue", "S"), 1);
}

/// ADR-DOMW-5, ADR-DOMW-10: two steps away and seen; not seen at all.
#[test]
fn whisper_and_heatseeker_choose_by_sight() {
    let on_small = |weapon| Scene::domination("small").figures("S 01").weapon("S", weapon);
    assert!(!on_small("whisper").may("shoot"), "blue is seen, but one step away");
    let mut heat = on_small("heatseeker");
    heat.play("shoot; fire heatseeker basic");
    assert_eq!(heat.options("hit"), ["red", "yellow"]);
}
