//! Blasts, searching attacks and scatter (T32, T35, T37).

use doom2004::{AmmoKind, Event, InvaderKind as I, MarineCardKind, WeaponKind};
use grid::Dir8;

use super::support::Scene;
use super::t31_floor::{floor, on_floor};

/// The range that the last attack counted.
fn range(scene: &Scene) -> Option<u8> {
    scene.events().iter().rev().find_map(|event| match event {
        Event::Attacked { range, .. } => Some(*range),
        _ => None,
    })
}

/// T32 (D04-ABIL-BLAST): walls and closed doors keep a blast out.
#[test]
fn t32_blast_does_not_go_through_walls_and_closed_doors() {
    let map = "
        +---+---+---+---+---+
        | .   .   . # . D . |
        +   +   +###+   +   +
        | r   .   .   . D . |
        +   +   +   +   +   +
        | .   .   .   . # . |
        +---+---+---+---+---+
    ";
    for open in [false, true] {
        let mut scene = Scene::drawn(map, 1);
        let [walled, behind, near, target] =
            [(2, 0), (4, 1), (2, 2), (3, 1)].map(|at| scene.put(I::Archvile, at));
        if open {
            scene.open("d1");
        }
        scene.ammo(0, AmmoKind::Rockets, 1).script(&["R1/3", "G2/1"]);
        scene.does_all(&["unload", "fire grenade", "at 3,1"]);
        let wounds = [walled, behind, near, target].map(|id| scene.figure(id).unwrap().wounds);
        assert_eq!(wounds, [0, u8::from(open), 1, 1]);
    }
}

/// T32 (D04-ABIL-BLAST): nor does it go over a blocking obstacle; with blast 2 figures do not shelter.
#[test]
fn t32_blast_two_stops_at_an_obstacle_but_not_at_figures() {
    let mut scene = on_floor(&["r......"], 1);
    let hit = [(2, 0), (3, 0), (4, 0), (5, 0)].map(|at| scene.put(I::Zombie, at));
    let beyond = scene.put(I::Zombie, (6, 0));
    scene.give(0, "bfg").ammo(0, AmmoKind::Cells, 1).card(0, MarineCardKind::ClearLane);
    scene.script(&["R2/2", "G3/0", "G3/0", "B0/2", "B1/1"]);
    scene.does_all(&["unload", "fire bfg", "at 3,0"]);
    assert!(hit.iter().all(|&id| scene.figure(id).is_none()), "two spaces to each side");
    assert_eq!(scene.figure(beyond).unwrap().wounds, 0);
    assert_eq!(scene.left(0), 10);

    let mut scene = on_floor(&["r...%."], 1);
    let [target, beyond] = [(3, 0), (5, 0)].map(|at| scene.put(I::Zombie, at));
    scene.give(0, "bfg").ammo(0, AmmoKind::Cells, 1);
    scene.script(&["R2/2", "G3/0", "G3/0", "B0/2", "B1/1"]);
    scene.does_all(&["unload", "fire bfg", "at 3,0"]);
    assert!(scene.figure(target).is_none());
    assert_eq!(scene.figure(beyond).unwrap().wounds, 0, "two spaces away, behind the obstacle");
}

/// T32 (D04-BIG-3): a large figure under several affected spaces is hurt once.
#[test]
fn t32_blast_hurts_a_large_figure_once() {
    let mut scene = on_floor(&["......", "r.....", "......"], 1);
    let mancubus = scene.put(I::Mancubus, (3, 0));
    scene.ammo(0, AmmoKind::Rockets, 1).script(&["R1/3", "G2/1"]);
    scene.does_all(&["unload", "fire grenade", "at 3,1"]);
    assert_eq!(scene.figure(mancubus).unwrap().wounds, 1, "4 damage on armour 3, once");
}

/// D04-ABIL-BLAST: full damage to every figure, friends and the thrower included, each by its own armour.
#[test]
fn t32_blast_hurts_friends_and_the_thrower() {
    let mut scene = on_floor(&["r..", "g.."], 2);
    let zombie = scene.put(I::Zombie, (1, 1));
    scene.ammo(0, AmmoKind::Rockets, 1).armour(1, 3).script(&["R1/3", "G2/1"]);
    scene.does_all(&["unload", "fire grenade", "at 1,1"]);
    assert!(scene.figure(zombie).is_none(), "4 damage on armour 2");
    assert_eq!((scene.left(0), scene.left(1)), (7, 8));
}

/// D04-ABIL-BLAST: invaders' blasts hurt invaders too.
#[test]
fn t32_an_invaders_blast_hurts_invaders() {
    let mut scene = on_floor(&["......"], 1);
    scene.stand(0, (3, 0)).put(I::Archvile, (0, 0));
    let zombie = scene.put(I::Zombie, (4, 0));
    scene.invader_turn().script(&["R2/2", "G2/0", "G2/0"]);
    scene.does_all(&["activate f1", "strike", "at 3,0"]);
    assert_eq!((scene.left(0), scene.figure(zombie).unwrap().wounds), (9, 1));
}

/// T35 (D04-ABIL-ACC): each icon adds 1 to the range that was rolled.
#[test]
fn t35_accuracy_adds_range() {
    for (card, wounds) in [(None, 0), (Some(MarineCardKind::SteadyHands), 1)] {
        let mut scene = on_floor(&["r......"], 1);
        let archvile = scene.put(I::Archvile, (5, 0));
        if let Some(card) = card {
            scene.card(0, card);
        }
        scene.script(&["Y2/2", "G1/1"]).does_all(&["unload", "fire pistol", "at 5,0"]);
        assert_eq!(scene.figure(archvile).unwrap().wounds, wounds, "range 3 or 5 at range 5");
    }
    // Accuracy does not help against one space more.
    let mut scene = on_floor(&["r......"], 1);
    let imp = scene.put(I::Imp, (6, 0));
    scene.card(0, MarineCardKind::SteadyHands).script(&["Y2/2", "G1/1"]);
    scene.does_all(&["unload", "fire pistol", "at 6,0"]);
    assert_eq!(scene.figure(imp).unwrap().wounds, 0);
}

/// T35 (D04-ABIL-DEADLY): each icon adds 1 damage.
#[test]
fn t35_deadly_adds_damage() {
    for (card, wounds) in [(None, 0), (Some(MarineCardKind::TrenchFighter), 1)] {
        let mut scene = on_floor(&["r...", "...."], 1);
        let knight = scene.put(I::HellKnight, (1, 0));
        if let Some(card) = card {
            scene.card(0, card);
        }
        scene.script(&["R1/3"]).does_all(&["unload", "fire fist", "at 1,0"]);
        assert_eq!(scene.figure(knight).unwrap().wounds, wounds, "3 or 5 damage on armour 4");
    }
}

/// T37 (D04-ABIL-SEARCH, D04-RNG-2): a grenade goes round corners; its range is the path.
#[test]
fn t37_grenade_round_a_corner() {
    let map = "
        +---+---+---+---+---+---+
        | r   .   .   .   .   . |
        +###+###+###+###+###+   +
        | .   .   .   .   .   . |
        +---+---+---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    let imp = scene.put(I::Imp, (3, 1));
    scene.ammo(0, AmmoKind::Rockets, 1);
    scene.script(&["R3/1", "G3/0", "E06-2", "Y2/2", "G2/0"]);
    scene.does_all(&["unload", "fire grenade"]);
    scene.allows("at 2,1");
    scene.refuses("at 1,1", "D04-ABIL-SEARCH");
    scene.does("at 3,1");
    assert_eq!(range(&scene), Some(7), "five east, one round the corner, one back");
    assert_eq!(scene.figure(imp).unwrap().wounds, 0, "range 6 is rolled");
    // Sight alone would not do.
    scene.does("fire pistol");
    scene.refuses("at 3,1", "D04-LOS-2");
    scene.does("at 1,0");
}

/// T37 (D04-ABIL-SEARCH, D04-OBST-1, D04-DOOR-2): over obstacles, not through closed doors.
#[test]
fn t37_grenade_over_an_obstacle_not_through_a_door() {
    let mut scene = on_floor(&["r.%.."], 1);
    let imp = scene.put(I::Imp, (4, 0));
    scene.ammo(0, AmmoKind::Rockets, 1).script(&["R2/2", "G3/0"]);
    scene.does_all(&["unload", "fire grenade"]);
    scene.refuses("at 2,0", "D04-ATK-8");
    scene.does("at 4,0");
    assert_eq!((range(&scene), scene.figure(imp).unwrap().wounds), (Some(4), 1));

    let map = "
        +---+---+---+---+
        | r   . D .   . |
        +---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.ammo(0, AmmoKind::Rockets, 1).put(I::Imp, (3, 0));
    let mut open = scene.clone();
    scene.does_all(&["unload", "fire grenade"]);
    scene.refuses("at 3,0", "D04-DOOR-2");
    open.open("d1").does_all(&["unload", "fire grenade"]);
    open.allows("at 3,0");
}

// ---- scatter ----

/// A grenade from the west end at a space 6 away that fails: range 2 is rolled, 4 damage.
fn fails(rows: &[&str], card: &str) -> Scene {
    let mut scene = on_floor(rows, 1);
    scene.stand(0, (0, 2)).ammo(0, AmmoKind::Rockets, 1);
    scene.script(&["R1/3", "G1/1", card]);
    scene
}

const HALL: [&str; 5] = ["...........", "...........", "...........", "...........", "..........."];

/// D04-SCAT-1, D04-SCAT-2: a failed blast goes where the card says and hits there instead.
#[test]
fn d04_scat_1_a_failed_blast_drifts_by_the_card() {
    let mut scene = fails(&HALL, "E04-2");
    let [old, new] = [(6, 2), (10, 3)].map(|at| scene.put(I::Archvile, at));
    scene.does_all(&["unload", "fire grenade", "at 6,2"]);
    assert_eq!(scene.figure(old).unwrap().wounds, 0);
    assert_eq!(scene.figure(new).unwrap().wounds, 1, "E4 leads to (10, 2), beside it");
    // The card is used (D04-SCAT-4).
    assert!(scene.state.discard.iter().any(|card| card.to_string() == "E04-2"));
}

/// D04-SCAT-1: the card is turned to match the compass.
#[test]
fn d04_scat_1_the_compass_turns_the_card() {
    let mut scene =
        Scene::sketched(&floor(&HALL), 1, |sketch| sketch.with(|scenario| scenario.compass = Dir8::S));
    let archvile = scene.stand(0, (0, 2)).put(I::Archvile, (2, 2));
    scene.ammo(0, AmmoKind::Rockets, 1).script(&["R1/3", "G1/1", "E04-2"]);
    scene.does_all(&["unload", "fire grenade", "at 6,2"]);
    assert_eq!(scene.figure(archvile).unwrap().wounds, 1, "E4 upside down is W4");
}

/// D04-SCAT-2: a blocking obstacle, a wall or a closed door in the way: nothing happens.
#[test]
fn d04_scat_2_what_is_in_the_way_makes_it_harmless() {
    let mut rows = HALL;
    rows[2] = "........%..";
    let mut scene = fails(&rows, "E04-2");
    let [near, far] = [(7, 2), (10, 2)].map(|at| scene.put(I::Zombie, at));
    scene.does_all(&["unload", "fire grenade", "at 6,2"]);
    assert_eq!([near, far].map(|id| scene.figure(id).unwrap().wounds), [0, 0]);

    // Off the board to the north: N4 from the middle row.
    let mut scene = fails(&HALL, "E12-2");
    let zombie = scene.put(I::Zombie, (6, 0));
    scene.does_all(&["unload", "fire grenade", "at 6,2"]);
    assert_eq!(scene.figure(zombie).unwrap().wounds, 0);

    let map = "
        +---+---+---+---+---+---+---+
        | r   .   .   .   . D .   . |
        +---+---+---+---+---+---+---+
    ";
    for (open, wounds) in [(false, 0), (true, 1)] {
        let mut scene = Scene::drawn(map, 1);
        let archvile = scene.put(I::Archvile, (6, 0));
        if open {
            scene.open("d1");
        }
        // E2 from (3, 0).
        scene.ammo(0, AmmoKind::Rockets, 1).script(&["R1/3", "G1/1", "S06-2"]);
        scene.does_all(&["unload", "fire grenade", "at 3,0"]);
        assert_eq!(scene.figure(archvile).unwrap().wounds, wounds);
    }
}

/// D04-SCAT-3: a miss icon: nothing happens; the card is discarded (D04-SCAT-4).
#[test]
fn d04_scat_3_a_miss_icon_is_harmless() {
    let mut scene = fails(&HALL, "S01-3");
    let zombie = scene.put(I::Zombie, (6, 2));
    scene.does_all(&["unload", "fire grenade", "at 6,2"]);
    assert_eq!(scene.figure(zombie).unwrap().wounds, 0);
    assert_eq!((scene.state.discard.len(), scene.state.deck.len()), (1, 65));
}

/// D04-SCAT-1: only blasts scatter, and only when they fail.
#[test]
fn d04_scat_1_hits_and_bullets_do_not_scatter() {
    let mut scene = on_floor(&HALL, 1);
    scene.stand(0, (0, 2)).ammo(0, AmmoKind::Rockets, 1).script(&["R3/1", "G3/0", "YMISS", "G1/1"]);
    scene.does_all(&["unload", "fire grenade", "at 6,2", "fire pistol", "at 6,2"]);
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Scattered { .. })));
    assert!(scene.state.discard.is_empty());
}

/// D04-SCAT-5: a scattered blast has the rolled damage, a miss face counting 0, and deadly.
#[test]
fn d04_scat_5_damage_of_a_scattered_blast() {
    let mut scene = on_floor(&HALL, 1);
    scene.stand(0, (0, 2)).give(0, "bfg").ammo(0, AmmoKind::Cells, 1);
    let knight = scene.put(I::HellKnight, (9, 1));
    assert_eq!(WeaponKind::Bfg.sheet().abilities.deadly, 2);
    // Dice: 0 (miss) + 1 + 1 + 2 + 2 = 6, deadly 2 makes 8: two wounds through armour 4.
    scene.script(&["RMISS", "G1/1", "G2/1", "B0/2", "B1/2", "E04-2"]);
    scene.does_all(&["unload", "fire bfg", "at 6,2"]);
    assert_eq!(scene.figure(knight).unwrap().wounds, 2);
}

/// D04-SCAT-4, D04-INV-2: the last card of the deck brings a frag and a new deck, the card itself in it (T42).
#[test]
fn t42_scatter_takes_the_last_card() {
    let mut scene = fails(&HALL, "E04-2");
    scene.deck(&["E04-2"]);
    scene.does_all(&["unload", "fire grenade", "at 6,2"]);
    assert_eq!((scene.state.frags, scene.state.deck.len(), scene.state.discard.len()), (1, 66, 0));
}

/// D04-INT-22: a barrel short of the end stops it, figures do not; the thrower can be hit.
#[test]
fn d04_int_22_what_stops_a_drifting_blast() {
    let mut rows = HALL;
    rows[2] = "........!..";
    let mut scene = fails(&rows, "E04-2");
    scene.does_all(&["unload", "fire grenade", "at 6,2"]);
    assert!(scene.state.barrel_at(scene.space((8, 2))).is_some());

    // W4 over a zombie, back to the thrower's neighbour.
    let mut scene = fails(&HALL, "S04-2");
    let zombie = scene.put(I::Zombie, (3, 3));
    scene.does_all(&["unload", "fire grenade", "at 5,2"]);
    assert_eq!(scene.left(0), 8, "4 damage on armour 2");
    assert_eq!(scene.figure(zombie).unwrap().wounds, 0);
}
