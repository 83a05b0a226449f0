//! The four actions of a marine (T03).

use doom2004::InvaderKind;
use engine::Seat;

use super::support::{Scene, floor};

#[test]
fn t03_advance_steps_attacks_and_steps_on() {
    // D04-ACT-4, D04-MOVE-6: the attack comes between steps, the way back is free.
    let mut scene = Scene::drawn(&floor(6, 6), 1);
    scene.option(|setup| setup.confirm_turn = true);
    scene.stand(0, (0, 0)).put(InvaderKind::Imp, (5, 5));
    scene.script(&["Y3/1", "G3/0"]);
    scene.does_all(&["advance", "step SE", "fire pistol", "at 5,5", "step NW", "step E", "step S"]);
    assert_eq!(scene.at(0), Some((1, 1)));
    scene.refuses("step N", "D04-ACT-4");
    scene.refuses("fire pistol", "D04-ACT-4");
    assert_eq!(scene.legal(), ["done"]);
}

#[test]
fn t03_four_steps_of_an_advance_leave_the_attack_open() {
    // D04-ACT-4, D04-ACT-7.
    let mut scene = Scene::drawn(&floor(8, 1), 2);
    scene.stand(0, (0, 0)).stand(1, (7, 0));
    scene.does_all(&["advance", "step E", "step E", "step E", "step E"]);
    scene.refuses("step E", "D04-ACT-4");
    scene.allows("fire pistol");
    scene.does("done");
    assert_eq!((scene.asked(), scene.state.turn.moves), (Seat(1), 0));
}

#[test]
fn nothing_comes_before_the_declaration() {
    // D04-ACT-1.
    let mut scene = Scene::drawn(&floor(3, 3), 1);
    scene.stand(0, (1, 1)).put(InvaderKind::Imp, (2, 2));
    assert_eq!(scene.legal(), ["advance", "ready", "sprint", "unload"]);
    for action in ["step N", "fire pistol", "done"] {
        scene.refuses(action, "D04-ACT-1");
    }
    scene.does("sprint");
    scene.refuses("advance", "D04-ACT-1");
}

#[test]
fn sprint_is_eight_spaces_without_an_attack() {
    // D04-ACT-2.
    let mut scene = Scene::drawn(&floor(10, 1), 1);
    scene.stand(0, (0, 0)).option(|setup| setup.confirm_turn = true);
    scene.does("sprint");
    scene.refuses("fire pistol", "D04-ACT-2");
    scene.does_all(&["step E"; 8]);
    assert_eq!(scene.at(0), Some((8, 0)));
    scene.refuses("step E", "D04-ACT-2");
}

#[test]
fn unload_is_two_attacks_one_after_the_other() {
    // D04-ACT-3, D04-ACT-6.
    let mut scene = Scene::drawn(&floor(4, 2), 2);
    scene.stand(0, (0, 0)).stand(1, (3, 1));
    let zombie = scene.put(InvaderKind::Zombie, (1, 0));
    let imp = scene.put(InvaderKind::Imp, (2, 0));
    scene.hurt(zombie, 1).script(&["R2/2", "Y2/2", "G2/0"]);
    scene.does("unload").refuses("step S", "D04-ACT-3");
    scene.does_all(&["fire fist", "at 1,0"]);
    assert!(scene.figure(zombie).is_none(), "dead before the second attack");
    scene.does_all(&["fire pistol", "at 2,0"]);
    assert_eq!(scene.figure(imp).unwrap().wounds, 1);
    assert_eq!(scene.asked(), Seat(1), "no third attack");
}

#[test]
fn ready_is_spaces_or_an_attack_and_an_order() {
    // D04-ACT-5: up to 4 spaces or 1 attack; the order comes at any moment.
    let mut scene = Scene::drawn(&floor(7, 2), 2);
    scene.stand(0, (0, 0)).stand(1, (6, 1)).put(InvaderKind::Imp, (5, 0));
    scene.does("ready");
    let mut moving = scene.clone();
    moving.does_all(&["step E", "step S"]).refuses("fire pistol", "D04-ACT-5");
    moving.does_all(&["order dodge", "step E", "step N"]);
    assert_eq!((moving.at(0), moving.asked()), (Some((2, 0)), Seat(1)));
    let mut firing = scene.clone();
    firing.script(&["Y2/2", "G3/0"]).does_all(&["fire pistol", "at 5,0"]).refuses("step E", "D04-ACT-5");
    firing.does("order guard");
    assert_eq!(firing.asked(), Seat(1));
    assert!(firing.marine(0).order.is_some());
}
