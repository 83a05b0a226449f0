//! Order tokens: aim, guard, dodge, heal (T23 to T28).

use doom2004::{AmmoKind, Event, InvaderKind, MarineCardKind, OrderKind};
use engine::Seat;

use super::support::{Scene, floor};

/// A marine with an aim order at (0, 0) and an imp at (2, 0).
fn aiming() -> Scene {
    let mut scene = Scene::drawn(&floor(6, 2), 1);
    scene.stand(0, (0, 0)).order(0, OrderKind::Aim).put(InvaderKind::Imp, (2, 0));
    scene
}

#[test]
fn t23_aim_rolls_dice_again_once() {
    // D04-ORD-AIM, D04-RERL-1, D04-RERL-2.
    let mut scene = aiming();
    scene.script(&["YMISS", "G3/0", "Y2/2"]).does_all(&["unload", "fire pistol aimed", "at 2,0"]);
    assert_eq!(scene.marine(0).order, None, "used up before the roll");
    assert_eq!(scene.asked(), Seat(0));
    scene.does("reroll 1");
    assert!(scene.events().contains(&Event::Hit { damage: 2 }));
    assert_eq!(scene.figure("f1".parse().unwrap()).unwrap().wounds, 1);
    scene.forbids("fire pistol aimed");
    scene.allows("fire pistol");
}

#[test]
fn t23_the_second_face_stands() {
    // D04-ORD-AIM, D04-RERL-2.
    let mut scene = aiming();
    scene.script(&["Y2/2", "G3/0", "YMISS"]).does_all(&["unload", "fire pistol aimed", "at 2,0", "reroll 1"]);
    assert!(scene.events().contains(&Event::Failed));
    // He may also keep all of it.
    let mut scene = aiming();
    scene.script(&["Y2/2", "G3/0"]).does_all(&["unload", "fire pistol aimed", "at 2,0", "reroll 0"]);
    assert!(scene.events().contains(&Event::Hit { damage: 2 }));
    assert_eq!(scene.marine(0).order, None);
}

#[test]
fn t24_a_step_or_a_wound_takes_aim() {
    // D04-ORD-AIM.
    let mut scene = aiming();
    scene.does_all(&["sprint", "step E"]);
    assert_eq!(scene.marine(0).order, None);
    // A wound; one damage that is none leaves it.
    for (face, kept) in [("R3/1", true), ("R2/2", false)] {
        let mut scene = aiming();
        scene.put(InvaderKind::Trite, (1, 0));
        scene.invader_turn().script(&[face]).does_all(&["activate f2", "strike", "at 0,0"]);
        assert_eq!(scene.marine(0).order.is_some(), kept, "{face}");
    }
    // Left alone, it survives the ends of turns.
    let mut scene = aiming();
    scene.deck(&["S01-1", "S01-2", "S01-3"]).does_all(&["unload", "done", "done"]);
    assert_eq!((scene.asked(), scene.state.turn.round), (Seat(0), 2));
    assert_eq!(scene.marine(0).order, Some(OrderKind::Aim));
}

/// Marines look south along a corridor; a zombie comes round its corner.
const CORNER: &str = "
    +---+---+---+---+
    | 0r# 0   0   0 |
    +   +   +---+---+
    | 0   0 |
    +---+---+   +   +
";

#[test]
fn t25_guard_interrupts_a_zombie_in_mid_move() {
    // D04-ORD-GUARD, D04-ORD-2: after any of its steps; if it survives, it goes on.
    let mut scene = Scene::drawn(CORNER, 1);
    scene.order(0, OrderKind::Guard);
    let zombie = scene.put(InvaderKind::Zombie, (3, 0));
    scene.invader_turn().does_all(&["activate f1", "step W", "step W"]);
    assert_eq!(scene.asked(), Seat(1), "it is out of sight");
    scene.does("step S");
    assert_eq!(scene.asked(), Seat(0));
    scene.script(&["Y2/2", "G2/0"]).does_all(&["fire pistol", "at 1,1"]);
    assert_eq!((scene.figure(zombie).unwrap().wounds, scene.marine(0).order), (1, None));
    // It goes on with its attack.
    assert_eq!(scene.asked(), Seat(1));
    scene.script(&["R2/2", "B0/2"]).does_all(&["strike", "at 0,0"]);
    assert_eq!(scene.left(0), 8);
}

#[test]
fn t25_a_declined_chance_is_gone() {
    // D04-ORD-GUARD, D04-INT-5.
    let mut scene = Scene::drawn(CORNER, 1);
    scene.order(0, OrderKind::Guard).put(InvaderKind::Zombie, (3, 0));
    scene.invader_turn().does_all(&["activate f1", "step W", "step W", "step S", "pass"]);
    assert_eq!(scene.asked(), Seat(1));
    assert_eq!(scene.marine(0).order, Some(OrderKind::Guard), "the token stays for another moment");
    scene.does_all(&["strike", "at 0,0"]);
    assert_eq!(scene.asked(), Seat(0), "before the announced attack");
    scene.script(&["R0/4*"]).does_all(&["fire fist", "at 1,1"]);
    assert!(scene.figure("f1".parse().unwrap()).is_none());
    assert_eq!(scene.left(0), 10);
}

#[test]
fn t25_guard_is_lost_by_a_wound_and_at_the_next_turn() {
    // D04-ORD-GUARD, D04-INT-1.
    for (faces, kept) in [(["R3/1", "B0/2"], false), (["RMISS", "B0/2"], true)] {
        let mut scene = Scene::drawn(&floor(4, 1), 1);
        scene.stand(0, (0, 0)).order(0, OrderKind::Guard).put(InvaderKind::Zombie, (1, 0));
        scene.invader_turn().script(&faces);
        scene.does_all(&["activate f1", "strike", "at 0,0", "pass"]);
        assert_eq!(scene.marine(0).order.is_some(), kept, "{faces:?}");
    }
    let mut scene = Scene::drawn(&floor(4, 1), 1);
    scene.order(0, OrderKind::Guard).deck(&["S01-1", "S01-2"]).invader_turn().does("done");
    assert_eq!((scene.asked(), scene.marine(0).order), (Seat(0), None));
}

#[test]
fn t26_dodge_makes_the_attacker_roll_again() {
    // D04-ORD-DODGE, D04-RERL-1, D04-RERL-2: once an attack, as many attacks as there are.
    let mut scene = Scene::drawn(&floor(4, 2), 1);
    scene.stand(0, (0, 0)).order(0, OrderKind::Dodge).put(InvaderKind::Zombie, (1, 0));
    scene.put(InvaderKind::Zombie, (1, 1));
    scene.invader_turn().script(&["R0/4*", "B0/3", "RMISS"]);
    scene.does_all(&["activate f1", "strike", "at 0,0"]);
    assert_eq!(scene.asked(), Seat(0));
    assert_eq!(scene.options("reroll"), ["0", "1", "10", "11"]);
    scene.does("reroll 1");
    assert_eq!((scene.left(0), scene.marine(0).order), (10, Some(OrderKind::Dodge)));
    scene.does("done");
    // The second attack, both dice: the new faces stand, better or worse.
    scene.script(&["R3/1", "B1/1", "R0/4*", "B0/3"]);
    scene.does_all(&["activate f2", "strike", "at 0,0", "reroll 11"]);
    assert_eq!(scene.left(0), 7);
}

#[test]
fn t26_dodge_lapses_with_his_next_turn() {
    // D04-ORD-DODGE, D04-INT-1.
    let mut scene = Scene::drawn(&floor(4, 1), 1);
    scene.order(0, OrderKind::Dodge).deck(&["S01-1", "S01-2"]).invader_turn().does("done");
    assert_eq!(scene.marine(0).order, None);
}

#[test]
fn t26_a_mates_blast_can_be_dodged_but_not_the_own_one() {
    // D04-ORD-DODGE, D04-RERL-4, D04-INT-13.
    let mut scene = Scene::drawn(&floor(6, 1), 3);
    scene.stand(0, (0, 0)).stand(1, (4, 0)).stand(2, (3, 0));
    (0..3).for_each(|marine| {
        scene.order(marine, OrderKind::Dodge);
    });
    scene.ammo(0, AmmoKind::Rockets, 2).script(&["R3/1", "G2/1", "R0/4*"]);
    scene.does_all(&["unload", "fire grenade", "at 3,0"]);
    // The first one to the thrower's left decides; if he keeps the roll, the next one may.
    assert_eq!(scene.asked(), Seat(1));
    scene.does("reroll 0");
    assert_eq!(scene.asked(), Seat(2));
    scene.does("reroll 1");
    assert!(scene.events().contains(&Event::Failed), "range 2 of 3; and nobody is asked again");
}

#[test]
fn t27_aim_and_dodge_cancel_each_other() {
    // D04-RERL-3, D04-INT-12: a grenade of a mate, aimed.
    let mut scene = Scene::drawn(&floor(6, 1), 2);
    scene.stand(0, (0, 0)).stand(1, (3, 0)).order(0, OrderKind::Aim).order(1, OrderKind::Dodge);
    scene.ammo(0, AmmoKind::Rockets, 2).script(&["R3/1", "G2/1"]);
    scene.does_all(&["unload", "fire grenade aimed", "at 3,0"]);
    assert!(scene.events().contains(&Event::Cancelled));
    assert!(scene.events().contains(&Event::Hit { damage: 2 }));
    assert_eq!((scene.marine(0).order, scene.marine(1).order), (None, Some(OrderKind::Dodge)));
    assert_eq!(scene.left(1), 8);
}

/// A medic with a heal order beside a marine with three wounds left, who is about to be attacked.
fn ward() -> Scene {
    let mut scene = Scene::drawn(&floor(4, 1), 2);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).card(0, MarineCardKind::FieldSurgeon).order(0, OrderKind::Heal);
    scene.wounds(1, 3).put(InvaderKind::Zombie, (2, 0));
    scene.invader_turn().does_all(&["activate f1", "strike", "at 1,0"]);
    scene
}

#[test]
fn t28_no_heal_between_roll_and_damage() {
    // D04-ORD-HEAL, D04-INT-3.
    let mut scene = ward();
    assert_eq!(scene.asked(), Seat(0));
    scene.allows("heal p2");
    scene.script(&["R0/4*", "B0/2"]).does("pass");
    assert_eq!(scene.at(1), None, "fragged by three wounds");
    assert_eq!(scene.state.frags, 1);
    scene.forbids("heal p2");
    assert_eq!(scene.marine(0).order, Some(OrderKind::Heal));
}

#[test]
fn t28_healed_before_the_roll_he_survives() {
    // D04-ORD-HEAL.
    let mut scene = ward();
    scene.script(&["R0/4*", "B0/2"]).does("heal p2");
    assert_eq!((scene.left(1), scene.marine(0).order, scene.state.frags), (1, None, 0));
}

#[test]
fn heal_needs_the_medic_and_a_wound() {
    // D04-ORD-HEAL: only with the medic's card, not above full, adjacent; lost at his next turn.
    let mut scene = Scene::drawn(&floor(6, 1), 2);
    scene.stand(0, (0, 0)).stand(1, (2, 0)).wounds(1, 5).does("ready");
    scene.refuses("order heal", "D04-ORD-HEAL");
    scene.card(0, MarineCardKind::FieldSurgeon).does("order heal");
    scene.refuses("heal p1", "D04-ORD-HEAL");
    scene.refuses("heal p2", "D04-ORD-HEAL");
    scene.does_all(&["step E", "heal p2"]);
    assert_eq!((scene.left(1), scene.marine(0).order), (6, None));
}

#[test]
fn one_order_at_a_time() {
    // D04-ORD-1, D04-ORD-3: an order works at once; a leftover aim may be dropped for another one.
    let mut scene = aiming();
    scene.does("ready").refuses("order dodge", "D04-ORD-1");
    scene.does_all(&["drop", "order dodge"]);
    assert_eq!(scene.marine(0).order, Some(OrderKind::Dodge));
    scene.refuses("order aim", "D04-ORD-1");
    let mut scene = aiming();
    scene.state.marines[0].order = None;
    scene.script(&["YMISS", "G3/0", "Y2/2"]);
    scene.does_all(&["ready", "order aim", "fire pistol aimed", "at 2,0", "reroll 1"]);
    assert!(scene.events().contains(&Event::Hit { damage: 2 }));
}

#[test]
fn orders_come_with_ready_alone() {
    // D04-ORD-1, D04-ACT-5.
    for deed in ["sprint", "advance", "unload"] {
        let mut scene = Scene::drawn(&floor(3, 1), 1);
        scene.does(deed).refuses("order dodge", "D04-ORD-1");
    }
}
