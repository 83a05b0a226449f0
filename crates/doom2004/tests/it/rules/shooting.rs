//! Attacks from the declaration to the wounds: range, dice, damage, ammo (T10 to T16, T29).

use doom2004::place::Shape;
use doom2004::{AmmoKind, Event, FigureId, InvaderKind, OrderKind, Pool};

use super::support::{Scene, floor};

/// The range that the last attack counted.
fn range(scene: &Scene) -> Option<u8> {
    let attacks = scene.events().iter().rev();
    attacks.into_iter().find_map(|event| match event {
        Event::Attacked { range, .. } => Some(*range),
        _ => None,
    })
}

/// A marine at (0, 0) of an open floor and an invader; he has declared Unload.
fn duel(kind: InvaderKind, at: (i16, i16)) -> (Scene, FigureId) {
    let mut scene = Scene::drawn(&floor(9, 3), 1);
    let id = scene.stand(0, (0, 0)).put(kind, at);
    scene.does("unload");
    (scene, id)
}

#[test]
fn t10_range_counts_the_spaces_of_the_shortest_way() {
    // D04-RNG-1, D04-RNG-2: diagonals count 1, the target counts, the own space does not.
    let (mut scene, _) = duel(InvaderKind::Demon, (4, 1));
    scene.script(&["YMISS", "G3/0"]).does_all(&["fire pistol", "at 4,1"]);
    assert_eq!(range(&scene), Some(4));
    // To the space that is named, also of a large figure (D04-RNG-3).
    scene.script(&["YMISS", "G3/0"]).does_all(&["fire pistol", "at 5,1"]);
    assert_eq!(range(&scene), Some(5));
}

#[test]
fn t10_a_large_attacker_counts_from_its_nearest_space() {
    // D04-RNG-3, D04-BIG-2.
    let mut scene = Scene::drawn(&floor(9, 3), 1);
    scene.stand(0, (0, 0)).put(InvaderKind::Mancubus, (5, 1));
    scene.invader_turn().script(&["YMISS", "G3/0", "B1/1"]);
    scene.does_all(&["activate f1", "strike", "at 0,0"]);
    assert_eq!(range(&scene), Some(5));
}

#[test]
fn t11_a_pistol_wounds_a_demon() {
    // D04-ATK-3, D04-ATK-4, D04-ATK-5, D04-DMG-1, D04-DMG-2, D04-DMG-3, D04-AMMO-2.
    let (mut scene, demon) = duel(InvaderKind::Demon, (4, 1));
    scene.script(&["Y2/2", "G2/1"]).does_all(&["fire pistol", "at 4,1"]);
    assert!(scene.hit(3));
    assert_eq!(scene.figure(demon).unwrap().wounds, 1);
    assert_eq!(scene.marine(0).ammo_of(AmmoKind::Bullets), 4);
    // At its wound rating it dies.
    scene.hurt(demon, 2).script(&["Y2/2", "G2/1"]).does_all(&["fire pistol", "at 4,1"]);
    assert!(scene.figure(demon).is_none());
    assert_eq!(scene.state.available(InvaderKind::Demon), 2);
}

#[test]
fn t12_armour_divides_damage() {
    // D04-DMG-1, D04-DMG-2: the rest is lost.
    let cases: [(InvaderKind, &[&str], u8); 4] = [
        (InvaderKind::Trite, &["R3/1"], 0),
        (InvaderKind::Zombie, &["R3/1", "B1/1"], 1),
        (InvaderKind::Trite, &["R0/4*"], 2),
        (InvaderKind::Zombie, &["R0/4*", "B0/3"], 3),
    ];
    for (kind, faces, wounds) in cases {
        let mut scene = Scene::drawn(&floor(3, 1), 1);
        scene.stand(0, (0, 0)).armour(0, 2).put(kind, (1, 0));
        scene.invader_turn().script(faces).does_all(&["activate f1", "strike", "at 0,0"]);
        assert_eq!(scene.left(0), 10 - wounds, "{faces:?}");
    }
    // His armour is what he has: with 4 of it, 7 damage are 1 wound.
    let mut scene = Scene::drawn(&floor(3, 1), 1);
    scene.stand(0, (0, 0)).armour(0, 4).put(InvaderKind::Zombie, (1, 0));
    scene.invader_turn().script(&["R0/4*", "B0/3"]).does_all(&["activate f1", "strike", "at 0,0"]);
    assert_eq!(scene.left(0), 9);
}

/// D04-DMG-2: the news have the whole sum, also where armour stops all of it; a berserk fist asks for no armour (D04-EQ-8).
#[test]
fn the_news_say_how_damage_becomes_wounds() {
    let sums = |scene: &Scene| -> Vec<(u8, Option<(u8, u8)>)> {
        let told = scene.events().iter().filter_map(|event| match event {
            Event::Wounded { n, sum, .. } => Some((*n, sum.map(|sum| (sum.damage, sum.armour)))),
            Event::Withstood { sum, .. } => Some((0, Some((sum.damage, sum.armour)))),
            _ => None,
        });
        told.collect()
    };
    for (faces, armour, told) in [
        (["R3/1", "B1/1"], 2, (1, (2, 2))),
        (["R0/4*", "B0/3"], 4, (1, (7, 4))),
        (["R3/1", "B1/1"], 3, (0, (2, 3))),
    ] {
        let mut scene = Scene::drawn(&floor(3, 1), 1);
        scene.stand(0, (0, 0)).armour(0, armour).put(InvaderKind::Zombie, (1, 0));
        scene.invader_turn().script(&faces).does_all(&["activate f1", "strike", "at 0,0"]);
        assert_eq!(sums(&scene), [(told.0, Some(told.1))], "{faces:?} against {armour}");
    }
    let mut scene = Scene::drawn(&floor(3, 1), 1);
    scene.stand(0, (0, 0)).give(0, "berserk").put(InvaderKind::Zombie, (1, 0));
    scene.script(&["R3/1"]).does_all(&["unload", "fire fist", "at 1,0"]);
    assert_eq!(sums(&scene), [(2, None)], "all that the zombie has left");
}

#[test]
fn t13_too_short_fails_and_may_cost_ammo() {
    // D04-ATK-4, D04-AMMO-2.
    let (mut scene, demon) = duel(InvaderKind::Demon, (5, 0));
    scene.script(&["Y2/2", "G2/1"]).does_all(&["fire pistol", "at 5,0"]);
    assert!(scene.failed());
    assert_eq!(scene.marine(0).ammo_of(AmmoKind::Bullets), 4);
    scene.script(&["Y3/1*", "G1/1"]).does_all(&["fire pistol", "at 5,0"]);
    assert_eq!(scene.figure(demon).unwrap().wounds, 0);
    assert_eq!(scene.marine(0).ammo_of(AmmoKind::Bullets), 3);
}

#[test]
fn t14_a_miss_face_fails_the_attack() {
    // D04-DICE-1, D04-ATK-7: range 1 is possible for a ranged attack.
    let (mut scene, trite) = duel(InvaderKind::Trite, (1, 0));
    scene.script(&["YMISS", "G3/0"]).does_all(&["fire pistol", "at 1,0"]);
    assert_eq!((range(&scene), scene.failed()), (Some(1), true));
    assert_eq!(scene.figure(trite).unwrap().wounds, 0);
    scene.script(&["Y2/2", "G3/0"]).does_all(&["fire pistol", "at 1,0"]);
    assert!(scene.figure(trite).is_none());
}

#[test]
fn t15_two_bullet_icons_cost_one_token() {
    // D04-AMMO-2. No weapon has a red and a yellow die, so the dice on the table are exchanged.
    let mut scene = Scene::drawn(&floor(9, 3), 1);
    scene.stand(0, (0, 0)).order(0, OrderKind::Aim).put(InvaderKind::Imp, (2, 0));
    scene.script(&["Y2/2", "G2/1"]).does_all(&["unload", "fire pistol aimed", "at 2,0"]);
    let attack = scene.state.attacks.last_mut().unwrap();
    attack.pool = "RY".parse::<Pool>().unwrap();
    attack.faces = [4, 4, 0, 0, 0, 0];
    scene.does("reroll 0");
    assert!(scene.hit(4));
    assert_eq!(scene.marine(0).ammo_of(AmmoKind::Bullets), 3);
}

#[test]
fn t16_weapons_need_their_token_and_ammo() {
    // D04-ATK-1, D04-AMMO-1.
    let (mut scene, _) = duel(InvaderKind::Imp, (2, 0));
    scene.refuses("fire grenade", "D04-ATK-1");
    scene.refuses("fire shotgun", "D04-ATK-1");
    scene.ammo(0, AmmoKind::Bullets, 1).allows("fire pistol");
    scene.ammo(0, AmmoKind::Bullets, 0).refuses("fire pistol", "D04-ATK-1");
    scene.allows("fire fist");
    scene.ammo(0, AmmoKind::Rockets, 1).allows("fire grenade");
    scene.ammo(0, AmmoKind::Bullets, 1).give(0, "shotgun").allows("fire shotgun");
    scene.give(0, "plasma-gun").refuses("fire plasma-gun", "D04-ATK-1");
}

#[test]
fn each_ammo_belongs_to_its_weapons() {
    // D04-AMMO-2, D04-COMP-11.
    for (weapon, ammo, faces) in [
        ("pistol", AmmoKind::Bullets, ["Y4/0*", "G2/0", "", "", ""]),
        ("rocket-launcher", AmmoKind::Rockets, ["R0/4*", "G2/0", "G2/0", "B0/2", ""]),
        ("bfg", AmmoKind::Cells, ["R0/4*", "G2/0", "G2/0", "B0/2", "B0/2"]),
    ] {
        let mut scene = Scene::drawn(&floor(9, 3), 1);
        AmmoKind::ALL.into_iter().for_each(|kind| {
            scene.ammo(0, kind, 2);
        });
        if weapon != "pistol" {
            scene.give(0, weapon);
        }
        scene.stand(0, (0, 0)).put(InvaderKind::Cyberdemon, (4, 0));
        let faces: Vec<&str> = faces.into_iter().filter(|face| !face.is_empty()).collect();
        scene.script(&faces).does_all(&["unload", &format!("fire {weapon}"), "at 4,0"]);
        for kind in AmmoKind::ALL {
            assert_eq!(scene.marine(0).ammo_of(kind), if kind == ammo { 1 } else { 2 }, "{weapon}");
        }
    }
}

#[test]
fn invaders_and_fists_use_no_ammo() {
    // D04-AMMO-1.
    let mut scene = Scene::drawn(&floor(3, 1), 1);
    scene.stand(0, (0, 0)).ammo(0, AmmoKind::Bullets, 0).put(InvaderKind::Demon, (1, 0));
    scene.script(&["R0/4*"]).does_all(&["unload", "fire fist", "at 1,0"]);
    assert_eq!(scene.marine(0).ammo, [0, 0, 0]);
    scene.invader_turn().script(&["R0/4*", "B0/2"]).does_all(&["activate f1", "strike", "at 0,0"]);
    assert_eq!(scene.marine(0).ammo, [0, 0, 0]);
}

#[test]
fn the_space_is_attacked_whatever_is_in_it() {
    // D04-ATK-6: an empty space may be attacked; in a full one the figure is the target.
    let (mut scene, imp) = duel(InvaderKind::Imp, (2, 2));
    scene.script(&["Y3/1*", "G3/0"]).does_all(&["fire pistol", "at 3,0"]);
    assert!(scene.hit(1));
    assert_eq!(scene.figure(imp).unwrap().wounds, 0);
    assert_eq!(scene.marine(0).ammo_of(AmmoKind::Bullets), 3);
}

#[test]
fn spaces_that_cannot_be_attacked() {
    // D04-ATK-8.
    let mut scene = Scene::drawn(
        "
        +---+---+---+---+---+
        | 0r  0   0   0   1 |
        +   +   +   +   +   +
        | 0   0   0   0!  0 |
        +   +   +   +   +   +
        | 0   0%  0g  0   0 |
        +---+---+---+---+---+
        ",
        2,
    );
    scene.put(InvaderKind::Imp, (4, 2));
    scene.hide("1").ammo(0, AmmoKind::Rockets, 1).does_all(&["unload", "fire pistol"]);
    scene.refuses("at 2,2", "D04-ATK-8");
    scene.refuses("at 1,2", "D04-ATK-8");
    scene.refuses("at 4,0", "D04-ATK-8");
    scene.allows("at 3,1");
    // A blast may be aimed at a friend.
    scene.marine_turn(0).does_all(&["unload", "fire grenade"]).allows("at 2,2");
    // The same for invaders.
    scene.put(InvaderKind::Imp, (4, 1));
    scene.invader_turn().does_all(&["activate f1", "strike"]);
    scene.allows("at 2,2");
    scene.refuses("at 4,1", "D04-ATK-8");
}

#[test]
fn sight_is_needed_unless_the_attack_searches() {
    // D04-ATK-2, D04-OBST-1.
    let mut scene = Scene::drawn(
        "
        +---+---+---+
        | 0r  0%  0 |
        +---+---+---+
        ",
        1,
    );
    scene.put(InvaderKind::Imp, (2, 0));
    scene.ammo(0, AmmoKind::Rockets, 1).does("unload");
    scene.refuses("fire pistol", "D04-LOS-2");
    scene.does("fire grenade").allows("at 2,0");
}

#[test]
fn t29_melee_ignores_range() {
    // D04-MELEE-1, D04-ATK-4.
    let (mut scene, demon) = duel(InvaderKind::Cyberdemon, (1, 0));
    scene.give(0, "chainsaw").give(0, "shotgun");
    scene.script(&["R0/4*", "B0/3", "B0/2"]).does_all(&["fire chainsaw", "at 1,0"]);
    assert!(scene.hit(9));
    assert_eq!(scene.figure(demon).unwrap().wounds, 1);
    scene.script(&["R0/4*", "B0/3"]).does_all(&["fire shotgun", "at 1,0", "done"]);
    assert!(scene.failed());
    assert_eq!(scene.figure(demon).unwrap().wounds, 1);
    // The zombie's own dice: seven damage.
    let mut scene = Scene::drawn(&floor(3, 1), 1);
    scene.stand(0, (0, 0)).put(InvaderKind::Zombie, (1, 0));
    scene.invader_turn().script(&["R0/4*", "B0/3"]).does_all(&["activate f1", "strike", "at 0,0"]);
    assert!(scene.hit(7));
}

#[test]
fn t29_melee_reaches_adjacent_spaces_only() {
    // D04-MELEE-1, D04-MELEE-2, D04-DOOR-2.
    let mut scene = Scene::drawn(
        "
        +---+---+---+---+
        | 0   0r  0   0 |
        +-D-+   +---+   +
        | 0 # 0   0   0 |
        +---+---+---+---+
        ",
        1,
    );
    scene.does_all(&["unload", "fire fist"]);
    // Across the wall end in the southeast, one way is free; the door in the southwest is closed.
    assert_eq!(scene.options("at"), ["0,0", "1,1", "2,0", "2,1"]);
    scene.open("d1").allows("at 0,1");
    scene.refuses("at 3,0", "D04-MELEE-1");
}

#[test]
fn a_large_figure_can_be_attacked_in_any_of_its_spaces() {
    // D04-BIG-2, D04-LOS-3.
    let mut scene = Scene::drawn(&floor(6, 3), 1);
    scene.stand(0, (0, 1)).put_shape(InvaderKind::Demon, (3, 0), Shape::Down);
    scene.put(InvaderKind::Cyberdemon, (4, 1));
    scene.does_all(&["unload", "fire pistol"]);
    for place in ["at 3,0", "at 3,1", "at 4,2"] {
        scene.allows(place);
    }
    // The demon hides this quarter.
    scene.refuses("at 4,1", "D04-LOS-2");
}
