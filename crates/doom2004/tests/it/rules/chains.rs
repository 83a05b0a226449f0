//! Blow-through: an attack that walks on from space to space (T33, T34).

use doom2004::{AmmoKind, Event, InvaderKind as I, Pool};

use super::support::Scene;
use super::t31_floor::{on_floor, rolls};

/// The dice of the last roll.
fn last_pool(scene: &Scene) -> Pool {
    let pool = scene.events().iter().rev().find_map(|event| match event {
        Event::Rolled { pool, .. } => Some(*pool),
        _ => None,
    });
    pool.expect("a roll")
}

/// The range that the last attack counted.
fn range(scene: &Scene) -> Option<u8> {
    scene.events().iter().rev().find_map(|event| match event {
        Event::Attacked { range, .. } => Some(*range),
        _ => None,
    })
}

/// T33 (D04-ABIL-BLOW): a die less for each space, an empty one is not rolled for, nobody is attacked twice.
#[test]
fn t33_chain_gun_walks_over_an_empty_space() {
    let mut scene = on_floor(&["r....."], 1);
    let [first, second] = [(1, 0), (3, 0)].map(|at| scene.put(I::Zombie, at));
    scene.give(0, "chain-gun").ammo(0, AmmoKind::Bullets, 2);
    scene.script(&["Y3/1", "G3/0", "G3/0", "B1/1", "Y2/2", "B1/1"]);
    scene.does_all(&["unload", "fire chain-gun", "at 1,0"]);
    assert_eq!(scene.figure(first).unwrap().wounds, 1, "2 damage and deadly 1");
    scene.does("chain 2,0 green");
    assert_eq!(rolls(&scene), 1, "an empty space is not rolled for");
    // The first one cannot be attacked again.
    scene.refuses("chain 1,0 green", "D04-ABIL-BLOW");
    scene.does("chain 3,0 green");
    assert_eq!((rolls(&scene), last_pool(&scene).to_string()), (2, "YB".to_owned()));
    assert_eq!(range(&scene), Some(3), "counted from the attacker");
    assert!(scene.figure(second).is_none(), "3 damage and deadly 1 on armour 2");
    assert_eq!(scene.figure(first).unwrap().wounds, 1);
}

/// D04-ABIL-BLOW: a large figure is attacked once, in whichever of its spaces.
#[test]
fn t33_a_chain_attacks_a_large_figure_once() {
    let mut scene = on_floor(&["r....", "....."], 1);
    scene.put(I::Mancubus, (1, 0));
    scene.put(I::Zombie, (3, 0));
    scene.give(0, "chain-gun").ammo(0, AmmoKind::Bullets, 2);
    scene.script(&["Y3/1", "G3/0", "G3/0", "B1/1"]);
    scene.does_all(&["unload", "fire chain-gun", "at 1,0"]);
    for shut in ["chain 2,0 green", "chain 2,1 blue", "chain 1,1 green"] {
        scene.refuses(shut, "D04-ABIL-BLOW");
    }
}

/// T34 (D04-ABIL-BLOW): with one die to drop there is one more roll and no third; it goes on, hit or not.
#[test]
fn t34_shotgun_walks_once() {
    let mut scene = on_floor(&["r....."], 1);
    let zombies = [(1, 0), (2, 0), (3, 0)].map(|at| scene.put(I::Zombie, at));
    scene.give(0, "shotgun").ammo(0, AmmoKind::Bullets, 2).script(&["RMISS", "B0/3", "R2/2"]);
    scene.does_all(&["unload", "fire shotgun", "at 1,0"]);
    assert_eq!(scene.figure(zombies[0]).unwrap().wounds, 0, "a miss");
    scene.refuses("chain 2,0 green", "D04-ABIL-BLOW");
    scene.refuses("chain 3,0 blue", "D04-ABIL-BLOW");
    scene.does("chain 2,0 blue");
    assert_eq!(last_pool(&scene).to_string(), "R");
    assert_eq!(scene.figure(zombies[1]).unwrap().wounds, 1);
    assert!(scene.options("chain").is_empty(), "no die is left to drop");
    assert!(scene.options("fire").contains(&"shotgun".to_owned()), "the second attack of the action");
}

/// T34 (D04-AMMO-3): without ammo the attack is not walked on.
#[test]
fn t34_no_walking_on_without_ammo() {
    let mut scene = on_floor(&["r....."], 1);
    scene.put(I::Zombie, (1, 0));
    scene.put(I::Zombie, (2, 0));
    scene.give(0, "shotgun").ammo(0, AmmoKind::Bullets, 1).script(&["R0/4*", "B1/1"]);
    scene.does_all(&["unload", "fire shotgun", "at 1,0"]);
    assert_eq!(scene.marine(0).ammo_of(AmmoKind::Bullets), 0);
    assert!(scene.options("chain").is_empty());
    // Each walked roll is checked for ammo too.
    let mut scene = on_floor(&["r....."], 1);
    scene.put(I::Zombie, (1, 0));
    scene.put(I::Zombie, (2, 0));
    scene.give(0, "shotgun").ammo(0, AmmoKind::Bullets, 3).script(&["R0/4*", "B1/1", "R0/4*"]);
    scene.does_all(&["unload", "fire shotgun", "at 1,0", "chain 2,0 blue"]);
    assert_eq!(scene.marine(0).ammo_of(AmmoKind::Bullets), 1);
}

/// D04-ABIL-BLOW: each walked roll must reach its own range.
#[test]
fn t34_a_walked_roll_counts_range_from_the_attacker() {
    let mut scene = on_floor(&["r....."], 1);
    let [_, second] = [(1, 0), (2, 0)].map(|at| scene.put(I::Zombie, at));
    scene.give(0, "shotgun").ammo(0, AmmoKind::Bullets, 2).script(&["R2/2", "B1/1", "R1/3"]);
    scene.does_all(&["unload", "fire shotgun", "at 1,0", "chain 2,0 blue"]);
    assert_eq!((range(&scene), scene.figure(second).unwrap().wounds), (Some(2), 0), "range 1 is too short");
}

/// D04-ABIL-BLOW: walls, closed doors and obstacles stop the chain; sight is not needed.
#[test]
fn t33_what_stops_a_chain() {
    let map = "
        +---+---+---+---+
        | r   .   . D . |
        +---+---+   +   +
        | .   .   . D . |
        +---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.put(I::Zombie, (2, 0));
    let hidden = scene.put(I::Zombie, (1, 1));
    let behind = scene.put(I::Zombie, (3, 0));
    scene.give(0, "chain-gun").ammo(0, AmmoKind::Bullets, 5);
    let mut open = scene.clone();
    scene.script(&["Y3/1", "G3/0", "G3/0", "B1/1", "Y3/1", "G3/0", "B1/1"]);
    scene.does_all(&["unload", "fire chain-gun", "at 2,0"]);
    scene.refuses("chain 3,0 green", "D04-ABIL-BLOW");
    // Round the end of the wall, out of his sight: the path is 3.
    scene.does("chain 1,1 green");
    assert_eq!((range(&scene), scene.figure(hidden).unwrap().wounds), (Some(3), 1));
    assert_eq!(scene.figure(behind).unwrap().wounds, 0);
    open.open("d1").script(&["Y3/1", "G3/0", "G3/0", "B1/1"]);
    open.does_all(&["unload", "fire chain-gun", "at 2,0"]);
    open.allows("chain 3,0 green");

    let mut scene = on_floor(&["r...", " %. "], 1);
    scene.put(I::Zombie, (1, 0));
    scene.put(I::Zombie, (2, 1));
    scene.give(0, "chain-gun").ammo(0, AmmoKind::Bullets, 5).script(&["Y3/1", "G3/0", "G3/0", "B1/1"]);
    scene.does_all(&["unload", "fire chain-gun", "at 1,0"]);
    scene.refuses("chain 1,1 green", "D04-ABIL-BLOW");
    scene.allows("chain 2,1 green");
}

/// D04-INT-16: no friend's space, not the attacker's own; a barrel may be attacked and ends the chain.
#[test]
fn d04_int_16_friends_and_barrels() {
    let mut scene = on_floor(&["r.g!..", "......"], 2);
    scene.put(I::Zombie, (1, 0));
    scene.put(I::Zombie, (1, 1));
    scene.give(0, "chain-gun").ammo(0, AmmoKind::Bullets, 5).script(&["Y3/1", "G3/0", "G3/0", "B1/1"]);
    scene.does_all(&["unload", "fire chain-gun", "at 1,0"]);
    scene.refuses("chain 2,0 green", "D04-INT-16");
    scene.refuses("chain 0,0 green", "D04-INT-16");

    let mut scene = on_floor(&["r.!...."], 1);
    scene.put(I::Zombie, (1, 0));
    let beyond = scene.put(I::Archvile, (3, 0));
    scene.give(0, "chain-gun").ammo(0, AmmoKind::Bullets, 5);
    scene.script(&["Y3/1", "G3/0", "G3/0", "B1/1", "Y3/1", "G3/0", "B1/1"]);
    scene.does_all(&["unload", "fire chain-gun", "at 1,0", "chain 2,0 green"]);
    assert!(scene.state.barrel_at(scene.space((2, 0))).is_none(), "it exploded");
    assert_eq!(scene.figure(beyond).unwrap().wounds, 1);
    assert!(scene.options("chain").is_empty());

    // The first roll at a barrel ends it as well.
    let mut scene = on_floor(&["r.!...."], 1);
    scene.put(I::Archvile, (3, 0));
    scene.give(0, "chain-gun").ammo(0, AmmoKind::Bullets, 5).script(&["Y3/1", "G3/0", "G3/0", "B1/1"]);
    scene.does_all(&["unload", "fire chain-gun", "at 2,0"]);
    assert!(scene.options("chain").is_empty());
}

/// D04-ABIL-BLOW, D04-AMMO-1: a mancubus blows through too, and needs no ammo.
#[test]
fn t33_mancubus_blows_through() {
    let mut scene = on_floor(&["..r.g.", "......"], 2);
    scene.put(I::Mancubus, (0, 0));
    scene.invader_turn().script(&["Y3/1", "G3/0", "B1/1", "Y4/0*"]);
    scene.does_all(&["activate f1", "strike", "at 2,0"]);
    assert_eq!(scene.left(0), 8);
    scene.refuses("chain 4,0 green", "D04-ABIL-BLOW");
    scene.does_all(&["chain 3,0 green", "chain 4,0 blue"]);
    assert_eq!((rolls(&scene), last_pool(&scene).to_string(), range(&scene)), (2, "Y".to_owned(), Some(3)));
    assert_eq!(scene.left(1), 9, "no damage shows");
}
