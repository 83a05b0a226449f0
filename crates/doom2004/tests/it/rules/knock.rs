//! Knockback and sweeping blows of the hell knight (T36, T38, T55).

use doom2004::{AmmoKind, InvaderKind, OrderKind};
use engine::Seat;

use super::support::Scene;
use super::t31_floor::{on_floor, rolls};

/// A hell knight beside a marine in armour 4, at its turn; goo lies three spaces to the east of him.
fn beside_goo() -> Scene {
    let mut scene = on_floor(&["..r..~..", "........", "........"], 1);
    scene.put(InvaderKind::HellKnight, (0, 0));
    scene.armour(0, 4);
    scene.invader_turn();
    scene
}

/// T36 (D04-ABIL-KNOCK): damage moves him, though it gives no wound; D04-OBST-3: goo wounds where he lands.
#[test]
fn t36_hell_knight_knocks_a_marine_onto_goo() {
    let mut scene = beside_goo();
    scene.script(&["R3/1", "B1/1", "B1/1"]);
    scene.does_all(&["activate f1", "strike"]);
    assert_eq!(scene.left(0), 10, "3 damage on armour 4");
    scene.does("knock p1 5,0");
    assert_eq!((scene.at(0), scene.left(0)), (Some((5, 0)), 9));
    scene.does_all(&["done", "done"]);
    assert_eq!(scene.asked(), Seat(0));

    // He leaves: no further wound (D04-OBST-3).
    let mut leaves = scene.clone();
    leaves.does_all(&["advance", "step SE", "done"]);
    assert_eq!(leaves.left(0), 9);

    // He stays: one more at the end of his turn.
    scene.does_all(&["unload", "done"]);
    assert_eq!(scene.left(0), 8);
}

/// T36 (D04-ABIL-KNOCK): at most 3 spaces, in any direction, to an empty space; the attacker may leave him there.
#[test]
fn t36_knockback_reaches_three_spaces_and_is_optional() {
    let mut scene = on_floor(&["........", "...r....", "..%.....", "........", "........"], 2);
    scene.put(InvaderKind::HellKnight, (1, 0));
    scene.put(InvaderKind::Zombie, (4, 1));
    scene.stand(1, (7, 4)).token((3, 3), "shotgun");
    scene.invader_turn().script(&["R3/1", "B1/1", "B1/1"]);
    scene.does_all(&["activate f1", "strike"]);
    // Over a figure and over an obstacle, onto a token, back past the attacker.
    for open in ["knock p1 6,1", "knock p1 3,4", "knock p1 3,3", "knock p1 0,1", "knock p1 2,3"] {
        scene.allows(open);
    }
    // Four spaces away; onto a figure, an obstacle, the attacker itself.
    scene.refuses("knock p1 7,1", "D04-ABIL-KNOCK");
    for shut in ["knock p1 4,1", "knock p1 2,2", "knock p1 1,0"] {
        scene.refuses(shut, "D04-ABIL-KNOCK");
    }
    scene.does("done");
    assert_eq!(scene.at(0), Some((3, 1)));
}

/// D04-ABIL-KNOCK: walls and closed doors stop the flight.
#[test]
fn t36_knockback_stops_at_walls_and_closed_doors() {
    let map = "
        +---+---+---+---+---+
        | .   .   r D .   . |
        +   +   +   +   +   +
        | .   .   . D .   . |
        +---+---+---+---+---+
        | .   .   .   .   . |
        +---+---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.put(InvaderKind::HellKnight, (0, 0));
    scene.invader_turn().script(&["R3/1", "B1/1", "B1/1"]);
    let mut open = scene.clone();
    scene.does_all(&["activate f1", "strike"]);
    assert_eq!(scene.options("knock"), ["p1 2,1"]);
    open.open("d1").does_all(&["activate f1", "strike"]);
    assert_eq!(open.options("knock"), ["p1 2,1", "p1 3,0", "p1 3,1", "p1 4,0", "p1 4,1"]);
}

/// D04-ABIL-KNOCK: a roll that misses moves nobody, and a dead marine is not moved.
#[test]
fn t36_no_knockback_without_damage_or_on_the_dead() {
    let mut scene = beside_goo();
    scene.script(&["RMISS", "B0/3", "B0/3"]).does_all(&["activate f1", "strike"]);
    assert!(scene.options("knock").is_empty());
    assert_eq!((scene.at(0), scene.left(0)), (Some((2, 0)), 10));

    let mut scene = beside_goo();
    scene.wounds(0, 1).script(&["R0/4*", "B0/3", "B0/3"]).does_all(&["activate f1", "strike"]);
    assert_eq!((scene.at(0), scene.state.frags), (None, 1));
    assert!(scene.options("knock").is_empty());
}

/// T38 (D04-ABIL-SWEEP): one roll against every adjacent enemy, full damage to each; friends are not hit.
#[test]
fn t38_sweep_hits_all_adjacent_marines_and_no_friend() {
    let mut scene = on_floor(&[".......", ".......", ".......", "......."], 3);
    scene.put(InvaderKind::HellKnight, (2, 1));
    let friend = scene.put(InvaderKind::Zombie, (1, 1));
    scene.stand(0, (4, 1)).stand(1, (1, 3)).stand(2, (6, 1)).armour(1, 3);
    scene.invader_turn().script(&["R2/2", "B0/3", "B1/1"]);
    scene.does_all(&["activate f1", "strike"]);
    assert_eq!(rolls(&scene), 1);
    // 6 damage: 3 wounds through armour 2, 2 through armour 3; the third marine is too far.
    let wounds: Vec<u8> = (0..3).map(|n| scene.left(n)).collect();
    assert_eq!(wounds, [5, 6, 8]);
    assert_eq!(scene.figure(friend).unwrap().wounds, 0);
    // Each of the two may be knocked back, in any order (D04-INT-21).
    assert!(scene.legal().iter().any(|text| text.starts_with("knock p1")));
    scene.does("knock p2 0,0");
    assert!(scene.legal().iter().any(|text| text.starts_with("knock p1")));
    assert!(!scene.legal().iter().any(|text| text.starts_with("knock p2") || text.starts_with("knock f")));
}

/// D04-ABIL-SWEEP, D04-INT-18: a sweep names no space and needs one adjacent enemy.
#[test]
fn t38_sweep_needs_an_adjacent_enemy() {
    let mut scene = on_floor(&["......", "......"], 1);
    scene.put(InvaderKind::HellKnight, (0, 0));
    scene.put(InvaderKind::Zombie, (2, 0));
    scene.stand(0, (3, 1));
    scene.invader_turn().does("activate f1");
    scene.refuses("strike", "D04-INT-18");
}

/// T55 (D04-INT-6, D04-INT-11): knocked away without a wound he keeps guard and may use it from there at once.
#[test]
fn t55_guard_survives_knockback_and_answers_from_the_new_space() {
    let mut scene = beside_goo();
    scene.order(0, OrderKind::Guard).ammo(0, AmmoKind::Bullets, 3);
    scene.script(&["R3/1", "B1/1", "B1/1", "Y2/2", "G3/0"]);
    scene.does_all(&["activate f1", "strike"]);
    // Before the roll he could have answered: that chance he lets go by.
    assert_eq!(scene.asked(), Seat(0));
    scene.does("pass").does("knock p1 4,0");
    assert_eq!((scene.asked(), scene.marine(0).order), (Seat(0), Some(OrderKind::Guard)));
    scene.does_all(&["fire pistol", "at 1,0"]);
    assert_eq!((scene.at(0), scene.marine(0).order), (Some((4, 0)), None));
}

/// T55 (D04-INT-11): aim is lost with the space.
#[test]
fn t55_aim_is_lost_by_knockback() {
    let mut scene = beside_goo();
    scene.order(0, OrderKind::Aim).script(&["R3/1", "B1/1", "B1/1"]);
    scene.does_all(&["activate f1", "strike"]);
    assert_eq!(scene.marine(0).order, Some(OrderKind::Aim), "no wound, so it is still there");
    scene.does("knock p1 4,0");
    assert_eq!(scene.marine(0).order, None);
}
