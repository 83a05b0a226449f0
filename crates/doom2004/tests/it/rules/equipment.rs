//! Tokens: taking, giving, health, adrenaline, berserk (T04, T19 to T21).

use doom2004::{AmmoKind, InvaderKind, WeaponKind};
use engine::Seat;

use super::support::{Scene, floor};

#[test]
fn t04_a_baited_shotgun() {
    // D04-INV-3, D04-EQ-1: the marine's turn goes on after the event.
    let mut scene = Scene::drawn(&floor(8, 3), 1);
    scene.stand(0, (0, 0)).token((1, 0), "shotgun").hand(&["E03-1"]);
    let zombies = [(7, 0), (7, 1), (7, 2)].map(|at| scene.put(InvaderKind::Zombie, at));
    scene.does_all(&["advance", "step E", "take shotgun"]);
    assert_eq!(scene.asked(), Seat(1));
    scene.does_all(&["play E03-1", "activate f1", "step W", "done", "activate f2", "step W", "done"]);
    assert_eq!(scene.asked(), Seat(0), "two invaders, not three");
    assert_eq!(zombies.map(|id| scene.figure_at(id).unwrap()), [(6, 0), (6, 1), (7, 2)]);
    assert!(scene.state.discard.has("E03-1".parse().unwrap()));
    assert_eq!(scene.marine(0).weapons.of(WeaponKind::Shotgun), 1);
    scene.allows("fire shotgun");
    scene.does_all(&["step E", "step E", "step E"]);
    scene.refuses("step E", "D04-ACT-4");
    // In the invader's own turn all of them may act (section 3.9).
    scene.invader_turn();
    assert_eq!(scene.options("activate").len(), 3);
}

#[test]
fn tokens_are_taken_freely_by_marines_alone() {
    // D04-EQ-1, D04-EQ-3, D04-COST-1: even without a point left; invaders leave tokens where they are (D04-EQ-10).
    let mut scene = Scene::drawn(&floor(5, 1), 1);
    scene.stand(0, (0, 0)).token((0, 0), "chain-gun").token((0, 0), "cells").token((2, 0), "bullets");
    scene.put(InvaderKind::Zombie, (4, 0));
    scene.does_all(&["unload", "take cells", "take chain-gun"]);
    assert_eq!(scene.marine(0).ammo, [4, 0, 1]);
    assert_eq!(scene.marine(0).weapons.of(WeaponKind::ChainGun), 1);
    assert_eq!(scene.state.turn.attacks, 2);
    scene.refuses("take bullets", "D04-EQ-1");
    scene.invader_turn().does_all(&["activate f1", "step W", "step W"]);
    assert!(scene.options("take").is_empty());
    scene.does_all(&["step E", "done"]);
    assert_eq!(scene.tokens((2, 0)), ["bullets"]);
}

#[test]
fn t19_health_restores_what_is_missing() {
    // D04-EQ-5.
    let mut scene = Scene::drawn(&floor(4, 1), 1);
    scene.stand(0, (0, 0)).token((0, 0), "health").token((1, 0), "health").wounds(0, 8);
    scene.does_all(&["sprint", "take health"]);
    assert_eq!(scene.left(0), 10);
    assert_eq!(scene.tokens((0, 0)), [] as [&str; 0]);
    scene.does("step E").refuses("take health", "D04-EQ-5");
    // Three at most.
    scene.wounds(0, 4).does("take health");
    assert_eq!(scene.left(0), 7);
}

#[test]
fn t20_adrenaline_adds_four_spaces_to_any_action() {
    // D04-EQ-7, D04-INT-37.
    let mut scene = Scene::drawn(&floor(14, 1), 1);
    scene.stand(0, (0, 0)).give(0, "adrenaline").option(|setup| setup.confirm_turn = true);
    let mut sprint = scene.clone();
    sprint.does_all(&["adrenaline", "sprint"]).does_all(&["step E"; 12]);
    assert_eq!((sprint.at(0), sprint.marine(0).adrenaline), (Some((12, 0)), 0));
    sprint.refuses("step E", "D04-ACT-2");
    let mut unload = scene.clone();
    unload.put(InvaderKind::Imp, (12, 0));
    unload.does_all(&["adrenaline", "unload"]).script(&["YMISS", "G2/0"]);
    unload.does_all(&["step E", "step E", "fire pistol", "at 12,0", "step E", "step E"]);
    unload.refuses("step E", "D04-ACT-3");
    unload.script(&["YMISS", "G2/0"]).does_all(&["fire pistol", "at 12,0"]);
    assert_eq!(unload.at(0), Some((4, 0)));
}

#[test]
fn adrenaline_is_kept_for_a_later_turn() {
    // D04-EQ-7, D04-INT-37: not in the turn in which it was taken.
    let mut scene = Scene::drawn(&floor(3, 1), 1);
    scene.stand(0, (0, 0)).token((0, 0), "adrenaline").deck(&["S01-1", "S01-2", "S01-3"]);
    scene.forbids("adrenaline");
    scene.does_all(&["sprint", "take adrenaline"]);
    assert_eq!(scene.marine(0).adrenaline, 1);
    scene.refuses("adrenaline", "D04-EQ-7");
    scene.does_all(&["done", "done"]);
    assert_eq!(scene.asked(), Seat(0));
    scene.allows("adrenaline");
    // It may wait still longer.
    scene.does_all(&["sprint", "done", "done"]).allows("adrenaline");
}

#[test]
fn t21_berserk_lasts_two_more_turns() {
    // D04-EQ-8, D04-INT-39.
    let mut scene = Scene::drawn(&floor(5, 2), 1);
    scene.stand(0, (0, 0)).token((0, 0), "berserk").deck(&["S01-1", "S01-2", "S01-3", "S01-4"]);
    let knight = scene.put(InvaderKind::HellKnight, (1, 0));
    scene.does_all(&["advance", "take berserk"]);
    scene.refuses("fire pistol", "D04-EQ-8");
    scene.script(&["R3/1"]).does_all(&["fire fist", "at 1,0"]);
    assert!(scene.figure(knight).is_none(), "one damage, but a hit");
    scene.does("done").does("done");
    // Turn n + 1: still berserk, and at its end the token is flipped.
    scene.put(InvaderKind::Imp, (3, 0));
    scene.does("unload").refuses("fire pistol", "D04-EQ-8");
    scene.does("done").does("done");
    // Turn n + 2: still berserk; gone at its end.
    scene.does("unload").refuses("fire pistol", "D04-EQ-8");
    assert!(scene.marine(0).berserk > 0);
    scene.does("done").does("done");
    assert_eq!(scene.marine(0).berserk, 0);
    scene.does("unload").allows("fire pistol");
}

#[test]
fn a_miss_of_a_berserk_fist_kills_nobody() {
    // D04-EQ-8.
    let mut scene = Scene::drawn(&floor(5, 2), 1);
    scene.stand(0, (0, 0)).give(0, "berserk");
    let knight = scene.put(InvaderKind::HellKnight, (1, 0));
    scene.script(&["RMISS"]).does_all(&["unload", "fire fist", "at 1,0"]);
    assert_eq!(scene.figure(knight).unwrap().wounds, 0);
}

#[test]
fn armour_adds_one() {
    // D04-EQ-4.
    let mut scene = Scene::drawn(&floor(3, 1), 2);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).token((0, 0), "armour").does_all(&["sprint", "take armour"]);
    assert_eq!(scene.marine(0).armour, 3);
    assert!(scene.options("give").iter().all(|gift| gift == "p2 bullets"), "armour cannot be given");
}

#[test]
fn a_gift_costs_a_point() {
    // D04-EQ-2, D04-COST-1.
    let mut scene = Scene::drawn(&floor(4, 1), 2);
    scene.stand(0, (0, 0)).stand(1, (2, 0)).give(0, "shotgun").does("sprint");
    scene.refuses("give p2 shotgun", "D04-EQ-2");
    scene.does_all(&["step E", "give p2 shotgun"]);
    assert_eq!(scene.asked(), Seat(1));
    scene.does("accept").does_all(&["give p2 bullets", "accept"]);
    assert_eq!(scene.marine(1).weapons.of(WeaponKind::Shotgun), 1);
    assert_eq!([0, 1].map(|n| scene.marine(n).ammo_of(AmmoKind::Bullets)), [2, 4]);
    assert_eq!(scene.state.turn.moves, 5);
}

#[test]
fn the_first_marine_who_ends_his_turn_there_meets_the_encounter() {
    // D04-EQ-9: walking over it is not enough, and it is there once.
    let mut scene = Scene::way_out(2);
    scene.reveal_all().stand(0, (15, 2)).stand(1, (17, 1));
    scene.hand(&[]).deck(&["S01-1", "S01-2", "S01-3"]).open("d2");
    scene.does_all(&["sprint", "step E", "step W", "done"]);
    assert_eq!(scene.marine(0).armour, 2);
    scene.does_all(&["sprint", "step SW", "done"]);
    assert_eq!(scene.marine(1).armour, 3);
    scene.stand(1, (17, 1)).marine_turn(0).does_all(&["sprint", "step E", "done"]);
    assert_eq!(scene.marine(0).armour, 2);
}
