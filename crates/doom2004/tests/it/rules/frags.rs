//! Fragged marines and their return (T22).

use doom2004::state::Place;
use doom2004::{AmmoKind, Event, InvaderKind, MarineCardKind, OrderKind, WeaponKind};
use engine::Seat;

use super::support::{Scene, floor};

/// A long corridor; the marine at its western end is fragged by a zombie in the invader's turn.
fn fragged() -> Scene {
    let mut scene = Scene::drawn(&floor(20, 1), 1);
    scene.stand(0, (0, 0)).put(InvaderKind::Zombie, (1, 0));
    scene
        .armour(0, 4)
        .give(0, "shotgun")
        .ammo(0, AmmoKind::Bullets, 2)
        .give(0, "adrenaline")
        .give(0, "berserk");
    scene.card(0, MarineCardKind::LightKit).order(0, OrderKind::Dodge).wounds(0, 1).deck(&["S01-1", "S01-2"]);
    scene.invader_turn().script(&["R0/4*", "B1/1"]);
    scene.does_all(&["activate f1", "strike", "at 0,0", "reroll 0"]);
    scene
}

#[test]
fn t22_a_fragged_marine_keeps_his_weapons() {
    // D04-FRAG-1, D04-FRAG-2, D04-DMG-3, D04-WIN-3, D04-EQ-4.
    let scene = fragged();
    let marine = scene.marine(0);
    assert_eq!(marine.place, Place::Fallen(scene.space((0, 0))));
    assert_eq!((scene.left(0), marine.armour, marine.berserk, marine.order), (10, 2, 0, None));
    assert_eq!((marine.weapons.of(WeaponKind::Shotgun), marine.ammo, marine.adrenaline), (1, [2, 0, 0], 1));
    assert!(marine.has(MarineCardKind::LightKit));
    assert_eq!(scene.state.frags, 1);
    assert!(scene.events().contains(&Event::Fragged { who: Seat(0), frags: 1 }));
}

#[test]
fn t22_he_comes_back_8_to_16_spaces_away() {
    // D04-FRAG-3: then he takes a normal turn.
    let mut scene = fragged();
    scene.does_all(&["step E", "done", "done"]);
    assert_eq!(scene.asked(), Seat(0));
    let places: Vec<String> = (8..=16).map(|x| format!("{x},0")).collect();
    let mut sorted = places.clone();
    sorted.sort();
    assert_eq!(scene.options("respawn"), sorted);
    scene.refuses("respawn 7,0", "D04-FRAG-3");
    scene.refuses("respawn 17,0", "D04-FRAG-3");
    scene.refuses("sprint", "D04-FRAG-3");
    scene.does("respawn 16,0");
    assert_eq!((scene.at(0), scene.left(0)), (Some((16, 0)), 10));
    scene.does_all(&["sprint", "step E"]);
}

#[test]
fn he_comes_back_onto_free_floor() {
    // D04-FRAG-3: equipment does not matter; figures and obstacles of every kind do. D04-FRAG-5: distance goes over
    // them and through closed doors.
    let mut scene = Scene::drawn(
        "
        +---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
        | 0   0   0%  0   0 D 0   0   0   0   0%  0~  0!  0&  0   1 |
        +---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
        ",
        2,
    );
    scene.hide("1").token((8, 0), "shotgun").stand(1, (3, 0)).put(InvaderKind::Zombie, (13, 0));
    scene.fallen(0, (0, 0)).marine_begins(0).does("pass");
    assert_eq!(scene.options("respawn"), ["12,0", "8,0"]);
}

#[test]
fn without_a_fitting_space_the_nearest_to_it_will_do() {
    // D04-FRAG-4.
    let mut scene = Scene::drawn(&floor(6, 1), 1);
    scene.fallen(0, (1, 0)).marine_begins(0).does("pass");
    assert_eq!(scene.options("respawn"), ["5,0"]);
    // Too far is as bad as too near, space for space.
    let map = floor(20, 1).replace(" 0   0   0   0 |", " 0   0   0   0%|");
    let mut scene = Scene::drawn(&map, 3);
    for x in 1..17 {
        scene.put(InvaderKind::Trite, (x, 0));
    }
    scene.stand(1, (17, 0)).stand(2, (0, 0)).fallen(0, (0, 0)).marine_begins(0).does("pass");
    assert_eq!(scene.options("respawn"), ["18,0"]);
}

#[test]
fn a_frag_in_the_own_turn_ends_it() {
    // D04-FRAG-6, D04-OBST-2.
    let mut scene = Scene::drawn(
        "
        +---+---+---+
        | 0r  0~  0g|
        +---+---+---+
        ",
        2,
    );
    scene.wounds(0, 1).does_all(&["sprint", "step E"]);
    assert_eq!(scene.at(0), None);
    assert_eq!((scene.state.frags, scene.asked()), (1, Seat(1)));
}

#[test]
fn a_wound_of_the_floor_ignores_armour() {
    // D04-DMG-4, D04-OBST-2.
    let mut scene = Scene::drawn(
        "
        +---+---+---+
        | 0r  0~  0 |
        +---+---+---+
        ",
        1,
    );
    scene.armour(0, 5).does_all(&["sprint", "step E"]);
    assert_eq!(scene.left(0), 9);
}
