//! Obstacles, barrels, teleporters and ducts (T44, T45).

use doom2004::{AmmoKind, Doom2004, InvaderKind as I, OrderKind};
use engine::{Game, Seat, Viewer};

use super::support::Scene;
use super::t31_floor::on_floor;

/// D04-OBST-1: a blocking obstacle stops sight and steps.
#[test]
fn d04_obst_1_blocking_obstacles_stop_sight_and_movement() {
    let mut scene = on_floor(&["r%..", "...."], 1);
    scene.put(I::Imp, (3, 0));
    scene.does("advance");
    scene.refuses("step E", "D04-MOVE-4");
    scene.does("fire pistol");
    scene.refuses("at 3,0", "D04-LOS-2");
    scene.refuses("at 1,0", "D04-ATK-8");

    // Invaders too.
    let mut scene = on_floor(&["r%..", "...."], 1);
    scene.put(I::Imp, (2, 0));
    scene.invader_turn().does("activate f1");
    scene.refuses("step W", "D04-MOVE-4");
    scene.does("step SW");
}

/// D04-OBST-2, D04-DMG-4: goo blocks nothing; who enters it takes a wound, whatever his armour.
#[test]
fn d04_obst_2_goo_wounds_and_blocks_nothing() {
    let mut scene = on_floor(&["r~~."], 1);
    scene.put(I::Imp, (3, 0));
    scene.armour(0, 9).script(&["Y4/0*", "G3/0"]);
    scene.does_all(&["advance", "fire pistol", "at 3,0", "step E"]);
    assert_eq!(scene.left(0), 9);
    scene.does("step E");
    assert_eq!(scene.left(0), 8);

    let mut scene = on_floor(&["..r~."], 1);
    let imp = scene.put(I::Imp, (4, 0));
    scene.invader_turn().does_all(&["activate f1", "step W"]);
    assert_eq!(scene.figure(imp).unwrap().wounds, 1);
}

/// D04-DMG-3: marines and invaders count the wounds that they have taken, in the position and in the view.
#[test]
fn d04_dmg_3_wounds_are_counted_as_taken() {
    let mut scene = on_floor(&["r~.~."], 1);
    let imp = scene.put(I::Imp, (4, 0));
    scene.does_all(&["sprint", "step E"]);
    assert_eq!((scene.marine(0).wounds, scene.left(0)), (1, 9));
    scene.invader_turn().does_all(&["activate f1", "step W"]);
    assert_eq!(scene.figure(imp).unwrap().wounds, 1);
    let view = Doom2004::view(&scene.state, Viewer::Spectator);
    assert_eq!((view.marines[0].wounds, view.marines[0].full_wounds, view.figures[0].wounds), (1, 10, 1));
}

/// D04-OBST-2: a frag in goo is a frag; his turn is over.
#[test]
fn d04_obst_2_a_frag_in_goo_counts() {
    let mut scene = on_floor(&["r~.."], 1);
    scene.wounds(0, 1).does_all(&["sprint", "step E"]);
    assert_eq!((scene.at(0), scene.state.frags), (None, 1));
    assert!(scene.state.is_invaders_turn());
}

/// D04-OBST-3, D04-INT-27: one more wound for who stays the whole of his turn; not for who came in it or left.
#[test]
fn d04_obst_3_staying_in_goo_wounds_at_the_end_of_the_turn() {
    let mut scene = on_floor(&["r~..", "...."], 1);
    let mut comes = scene.clone();
    comes.does_all(&["advance", "step E", "done"]);
    assert_eq!(comes.left(0), 9, "only for entering");
    scene.stand(0, (1, 0)).marine_turn(0);
    let mut leaves = scene.clone();
    scene.does_all(&["unload", "done"]);
    assert_eq!(scene.left(0), 9);
    leaves.does_all(&["advance", "step E", "done"]);
    assert_eq!(leaves.left(0), 10);

    // Invaders at the end of theirs, activated or not.
    let mut scene = on_floor(&["r..~", "...~"], 1);
    let [stays, goes] = [(3, 0), (3, 1)].map(|at| scene.put(I::Imp, at));
    scene.invader_turn().does_all(&["activate f2", "step W", "done", "done"]);
    assert_eq!([stays, goes].map(|id| scene.figure(id).unwrap().wounds), [1, 0]);
}

// ---- barrels ----

/// T45 (D04-BAR-1): 1 damage sets a barrel off: it is removed, every adjacent figure takes a wound whatever its armour.
#[test]
fn t45_barrel_explodes() {
    let mut scene = on_floor(&["r...!g.", "......."], 2);
    let [beside, far] = [(4, 1), (6, 1)].map(|at| scene.put(I::Archvile, at));
    // A demon that touches the barrel with one of its halves.
    let demon = scene.put(I::Demon, (2, 1));
    scene.armour(1, 9).order(1, OrderKind::Guard).script(&["Y3/1", "G3/0"]);
    scene.does_all(&["unload", "fire pistol", "at 4,0"]);
    assert!(scene.state.barrel_at(scene.space((4, 0))).is_none());
    assert_eq!([beside, demon, far].map(|id| scene.figure(id).unwrap().wounds), [1, 1, 0]);
    assert_eq!((scene.left(0), scene.left(1)), (9, 8));
    assert_eq!(scene.marine(1).order, None, "a wound takes guard");
    // Where it stood one can walk and see through.
    scene.does("fire pistol");
    scene.script(&["YMISS", "G3/0"]).does("at 4,0");
}

/// D04-BAR-1: without damage it stays; it blocks sight and steps like an obstacle.
#[test]
fn t45_barrel_stays_without_damage_and_blocks() {
    let mut scene = on_floor(&["r..!.", "....."], 1);
    scene.put(I::Imp, (4, 0));
    scene.script(&["Y4/0*", "G3/0"]).does_all(&["advance", "fire pistol"]);
    scene.refuses("at 4,0", "D04-LOS-2");
    scene.does("at 3,0");
    assert!(scene.state.barrel_at(scene.space((3, 0))).is_some());
    scene.does_all(&["step E", "step E"]);
    scene.refuses("step E", "D04-MOVE-4");
}

/// D04-BAR-1: a blast sets it off too; the explosion itself sets no other barrel off.
#[test]
fn t45_blast_sets_a_barrel_off_and_that_is_no_chain() {
    let mut scene = on_floor(&["r....!!.", "........"], 1);
    let archvile = scene.put(I::Archvile, (4, 1));
    scene.ammo(0, AmmoKind::Rockets, 1).script(&["R2/2", "G2/0"]);
    scene.does_all(&["unload", "fire grenade", "at 4,0"]);
    assert!(scene.state.barrel_at(scene.space((5, 0))).is_none());
    assert!(scene.state.barrel_at(scene.space((6, 0))).is_some(), "two spaces from the target");
    assert_eq!(
        scene.figure(archvile).unwrap().wounds,
        1,
        "2 damage on armour 3 is nothing, the barrel is a wound"
    );
}

/// D04-BAR-1: both sides may attack one.
#[test]
fn t45_invaders_attack_barrels() {
    let mut scene = on_floor(&["....!r"], 1);
    scene.put(I::Imp, (0, 0));
    scene.invader_turn().script(&["Y3/1", "G3/0"]);
    scene.does_all(&["activate f1", "strike", "at 4,0"]);
    assert_eq!(scene.left(0), 9);
}

/// D04-BAR-1, D04-MELEE-2: a wall shelters from the explosion.
#[test]
fn t45_barrel_and_a_wall() {
    let map = "
        +---+---+---+---+
        | r   .   ! # . |
        +---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    let behind = scene.put(I::Imp, (3, 0));
    let before = scene.put(I::Imp, (1, 0));
    scene.card(0, doom2004::MarineCardKind::ClearLane).script(&["Y3/1", "G3/0"]);
    scene.does_all(&["unload", "fire pistol", "at 2,0"]);
    assert_eq!([before, behind].map(|id| scene.figure(id).unwrap().wounds), [1, 0]);
}

// ---- teleporters ----

/// T44 (D04-TFRAG-1): a marine who teleports onto a part of a mancubus kills it.
#[test]
fn t44_telefrag_on_a_quarter_of_a_mancubus() {
    let mut scene = on_floor(&["rR...R", "......"], 1);
    let mancubus = scene.put(I::Mancubus, (4, 0));
    scene.does_all(&["advance", "step E", "teleport 5,0"]);
    assert!(scene.figure(mancubus).is_none());
    assert_eq!((scene.at(0), scene.state.turn.moves), (Some((5, 0)), 2), "one point");
}

/// D04-TELE-1: marines only, the same colour only, one point.
#[test]
fn d04_tele_1_same_colour_marines_only() {
    let mut scene = on_floor(&["R.R.BB", "r....."], 1);
    scene.stand(0, (0, 0)).does("sprint");
    assert_eq!(scene.options("teleport"), ["2,0"]);
    scene.refuses("teleport 4,0", "D04-TELE-1");
    scene.does("step E");
    scene.refuses("teleport 2,0", "D04-TELE-1");
    let mut scene = on_floor(&["R.R.", "r..."], 1);
    scene.stand(0, (0, 0)).does("unload");
    scene.refuses("teleport 2,0", "D04-ACT-3");

    // Invaders stand on them, that is all (D04-EQ-10).
    let mut scene = on_floor(&["R.R.", "r..."], 1);
    scene.put(I::Trite, (0, 0));
    scene.invader_turn().does("activate f1");
    scene.refuses("teleport 2,0", "D04-TELE-1");
}

/// D04-TELE-1: the far end may be unrevealed: its area is laid out at once.
#[test]
fn d04_tele_1_teleporting_reveals_the_far_area() {
    let map = "
        +---+---+---+---+---+
        | 0r  0R# 1   1R  1 |
        +---+---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.hide("1");
    assert!(!scene.state.is_revealed(scene.space((3, 0))));
    scene.does_all(&["advance", "step E", "teleport"]);
    assert!(scene.state.is_revealed(scene.space((4, 0))));
    assert_eq!((scene.at(0), scene.asked()), (Some((3, 0)), Seat(0)));
    assert_eq!(scene.state.turn.moves, 2);
}

/// D04-TFRAG-1: a teleporter held by another marine can only be passed through.
#[test]
fn d04_tfrag_1_a_mates_teleporter_is_passed_through() {
    let mut scene = on_floor(&["R.R.", "...."], 2);
    scene.stand(0, (0, 0)).stand(1, (2, 0));
    scene.does_all(&["advance", "teleport 2,0"]);
    scene.refuses("done", "D04-MOVE-3");
    scene.does_all(&["step E", "done"]);
    assert_eq!((scene.at(0), scene.at(1)), (Some((3, 0)), Some((2, 0))));
    // With the last point he cannot.
    let mut scene = on_floor(&["R.R.", "...."], 2);
    scene.stand(0, (0, 0)).stand(1, (2, 0));
    scene.does_all(&["advance", "step S", "step E", "step NW"]);
    scene.refuses("teleport 2,0", "D04-TFRAG-1");
}

// ---- ducts ----

/// T44 (D04-DUCT-1, D04-ABIL-SCURRY): not onto a marine's duct; one point from a duct to any other.
#[test]
fn t44_trite_uses_ducts_but_not_a_marines() {
    let mut scene = on_floor(&["=...=.=", "......."], 1);
    let trite = scene.stand(0, (4, 0)).put(I::Trite, (0, 0));
    scene.invader_turn().does("activate f1");
    assert_eq!(scene.options("duct"), ["6,0"]);
    scene.refuses("duct 4,0", "D04-DUCT-1");
    scene.does_all(&["duct 6,0", "step W"]);
    assert_eq!(scene.figure_at(trite), Some((5, 0)));
    assert_eq!((scene.left(0), scene.at(0)), (10, Some((4, 0))), "nobody is telefragged");
    // It moves 5: a duct and a step are 2.
    scene.does_all(&["step E", "step W", "step E"]);
    scene.refuses("step W", "D04-MOVE-1");
}

/// D04-DUCT-1, D04-ABIL-SCURRY: only invaders with scurry, from a duct, to revealed ducts.
#[test]
fn d04_duct_1_who_uses_ducts_and_where() {
    let mut scene = on_floor(&["=..=", "r..."], 1);
    scene.put(I::Imp, (0, 0));
    scene.put(I::Trite, (1, 0));
    scene.invader_turn().does("activate f1");
    scene.refuses("duct 3,0", "D04-DUCT-1");
    scene.does_all(&["done", "activate f2"]);
    scene.refuses("duct 3,0", "D04-DUCT-1");
    let mut scene = on_floor(&["=..=", "r..."], 1);
    scene.stand(0, (0, 0)).does("sprint");
    scene.refuses("duct 3,0", "D04-DUCT-1");

    let map = "
        +---+---+---+---+
        | 0=  0r# 1   1=|
        +---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.put(I::Trite, (0, 0));
    let mut shown = scene.clone();
    scene.hide("1").invader_turn().does("activate f1");
    scene.refuses("duct 3,0", "D04-DUCT-1");
    shown.invader_turn().does("activate f1");
    shown.allows("duct 3,0");
}

/// D04-DUCT-1: a friend on the duct is passed like any friend (D04-MOVE-3).
#[test]
fn d04_duct_1_a_friends_duct_is_passed_through() {
    let mut scene = on_floor(&["=..=", "r..."], 1);
    let trite = scene.put(I::Trite, (0, 0));
    scene.put(I::Zombie, (3, 0));
    scene.invader_turn().does_all(&["activate f1", "duct 3,0"]);
    scene.refuses("done", "D04-MOVE-3");
    scene.does_all(&["step S", "done"]);
    assert_eq!(scene.figure_at(trite), Some((3, 1)));
}
