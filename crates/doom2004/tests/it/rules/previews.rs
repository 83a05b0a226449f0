//! Attacks as they are shown before they are made: sweeps, blow-through, and what there is seldom a reason for.

use doom2004::{AmmoKind, Doom2004, InvaderKind as I, MarineCardKind};
use engine::Words;
use engine::shot::{Shot, Victim};

use super::support::Scene;
use super::t31_floor::on_floor;

/// The attack that this action would make.
fn shot(scene: &Scene, action: &str) -> Option<Shot> {
    scene.allows(action);
    Doom2004::shot(&scene.state, action.parse().unwrap())
}

/// Whom it would reach, friends with an exclamation mark.
fn whom(shot: &Shot) -> Vec<String> {
    let name = |victim: &Victim| format!("{}{}", victim.on.id, if victim.friend { "!" } else { "" });
    shot.victims.iter().map(name).collect()
}

fn is_quiet(scene: &Scene, action: &str) -> bool {
    let action = action.parse().unwrap();
    let shot = Doom2004::shot(&scene.state, action);
    Doom2004::about(&scene.state, action).quiet || shot.is_some_and(|shot| !shot.is_worth_it())
}

/// D04-ABIL-SWEEP, D04-DMG-2: a sweep is shown with everybody beside it, each with his own armour, before it strikes.
#[test]
fn a_sweep_is_shown_with_all_whom_it_hits() {
    let mut scene = on_floor(&[".......", ".......", ".......", "......."], 3);
    scene.put(I::HellKnight, (2, 1));
    scene.put(I::Zombie, (1, 1));
    scene.stand(0, (4, 1)).stand(1, (1, 3)).stand(2, (6, 1)).armour(1, 3);
    scene.invader_turn().script(&["R2/2", "B0/3", "B1/1"]).does("activate f1");
    let foreseen = shot(&scene, "strike").expect("a sweep names no target");
    assert_eq!(whom(&foreseen), ["p1", "p2"], "neither its friend nor who is too far");
    // A red die and two blue ones; every sixth roll misses.
    assert_eq!((foreseen.of, foreseen.hit, foreseen.range), (216, 180, None));
    assert!(foreseen.covers.is_empty() && foreseen.ammo.is_none());
    let [first, second] = &foreseen.victims[..] else { panic!("{foreseen:?}") };
    assert_eq!((first.of, first.left, second.of, second.left), (216, 8, 216, 8));
    let sum = |victim: &Victim| (0..).zip(&victim.wounds).map(|(n, ways): (u32, &u32)| n * ways).sum::<u32>();
    assert!(first.wounds[0] >= 36 && sum(second) < sum(first), "a miss hurts nobody, armour helps");
    // 6 damage are 3 wounds for one and 2 for the other: both were foreseen.
    scene.does("strike");
    assert_eq!([scene.left(0), scene.left(1), scene.left(2)], [5, 6, 8]);
    assert!(first.wounds[3] > 0 && second.wounds[2] > 0);
}

/// D04-ABIL-SWEEP: with Point Man the marine's own fist sweeps; a weapon that asks for its target shows none yet.
#[test]
fn a_sweep_of_a_marine_is_shown_on_his_weapon() {
    let mut scene = on_floor(&[".r...", "....."], 1);
    scene.put(I::Zombie, (0, 0));
    scene.put(I::Demon, (1, 1));
    scene.put(I::Zombie, (4, 0));
    scene.does("unload");
    assert_eq!(shot(&scene, "fire fist"), None);
    scene.card(0, MarineCardKind::PointMan);
    let foreseen = shot(&scene, "fire fist").expect("it sweeps");
    assert_eq!((whom(&foreseen), foreseen.of, foreseen.hit), (vec!["f1".to_owned(), "f2".to_owned()], 6, 5));
    assert_eq!(shot(&scene, "fire pistol"), None);
}

/// D04-ABIL-BLOW: every next space of a blow-through attack is shown with the dice that are left, its own range and who is
/// there.
#[test]
fn blow_through_is_shown_space_by_space() {
    let mut scene = on_floor(&["r....."], 1);
    scene.put(I::Zombie, (1, 0));
    scene.put(I::Zombie, (3, 0));
    scene.give(0, "chain-gun").ammo(0, AmmoKind::Bullets, 2);
    scene.script(&["Y3/1", "G3/0", "G3/0", "B1/1", "Y2/2", "B1/1"]);
    scene.does_all(&["unload", "fire chain-gun"]);
    // Y, G, G and B on the first one; he has two wounds left.
    let first = shot(&scene, "at 1,0").unwrap();
    assert_eq!((whom(&first), first.of, first.range), (vec!["f1".to_owned()], 1296, Some(1)));
    scene.does("at 1,0");
    let empty = shot(&scene, "chain 2,0 green").unwrap();
    assert_eq!((empty.of, empty.range, empty.victims.len()), (216, Some(2), 0), "a die less, nobody there");
    assert!(is_quiet(&scene, "chain 2,0 green") || !empty.is_worth_it());
    scene.does("chain 2,0 green");
    let green = shot(&scene, "chain 3,0 green").unwrap();
    assert_eq!(
        (whom(&green), green.of, green.range),
        (vec!["f2".to_owned()], 36, Some(3)),
        "Y and B are left"
    );
    assert_eq!(green.ammo.as_ref().map(|ammo| (ammo.kind.as_str(), ammo.left)), Some(("bullets", 2)));
    // Which die is given up makes a difference: without the blue one it reaches farther and does less.
    let blue = shot(&scene, "chain 3,0 blue").unwrap();
    assert!(blue.hit > green.hit && blue.victims[0].kill < green.victims[0].kill, "{blue:?} {green:?}");
    scene.does("chain 3,0 green");
    assert!(scene.state.figures.alive().len() == 1 && green.victims[0].kill > 0, "as could be foreseen");
}

/// D04-ABIL-BLOW: nothing is foreseen of what is out of the chain's way.
#[test]
fn blow_through_foresees_nothing_where_it_cannot_go() {
    let mut scene = on_floor(&["r....."], 1);
    scene.put(I::Zombie, (1, 0));
    scene.put(I::Zombie, (2, 0));
    scene.give(0, "shotgun").ammo(0, AmmoKind::Bullets, 2);
    assert_eq!(Doom2004::shot(&scene.state, "chain 2,0 blue".parse().unwrap()), None, "nobody has fired");
    scene.script(&["R2/2", "B1/1"]).does_all(&["unload", "fire shotgun", "at 1,0"]);
    let next = shot(&scene, "chain 2,0 blue").unwrap();
    assert_eq!((next.of, next.range), (6, Some(2)), "the red die alone");
    assert_eq!(Doom2004::shot(&scene.state, "chain 2,0 green".parse().unwrap()), None, "it has no green die");
}

/// D04-ATK-1, D04-ATK-4: a weapon with nobody to attack is quiet, and so is an enemy whom no roll reaches.
#[test]
fn what_cannot_be_hit_is_quiet() {
    let mut scene = on_floor(&["r...........", "............"], 1);
    scene.does("unload");
    assert!(is_quiet(&scene, "fire pistol") && is_quiet(&scene, "fire fist"), "nobody is there");
    scene.put(I::Zombie, (3, 1));
    assert!(!is_quiet(&scene, "fire pistol"), "a zombie in sight");
    assert!(is_quiet(&scene, "fire fist"), "but out of reach of an arm");
    scene.put(I::Imp, (11, 0));
    scene.does("fire pistol");
    assert!(!is_quiet(&scene, "at 3,1"));
    // Range 11: the best roll of the pistol reaches 7.
    let far = shot(&scene, "at 11,0").unwrap();
    assert_eq!((far.hit, far.range, far.reach), (0, Some(11), Some(7)));
    assert!(is_quiet(&scene, "at 11,0") && is_quiet(&scene, "at 2,0"), "too far, and empty");
    // A barrel beside nobody is worth a shot.
    let mut scene = on_floor(&["r....", "....!"], 1);
    scene.does("unload");
    assert!(!is_quiet(&scene, "fire pistol"));
}
