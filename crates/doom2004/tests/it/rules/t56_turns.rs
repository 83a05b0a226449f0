//! Turns in the rulings: points, goo, passing, equipment, doors (T63, T71, T75; D04-INT-24 to D04-INT-45).

use doom2004::{Action, AmmoKind, Doom2004, Event, InvaderKind, MarineCardKind, OrderKind, WeaponKind};
use engine::{Game, Seat};

use super::support::Scene;
use super::t31_floor::{floor, on_floor};

/// A long corridor.
fn corridor() -> Scene {
    let mut scene = on_floor(&["r............."], 1);
    scene.give(0, "adrenaline");
    scene
}

/// T63 (D04-INT-37, D04-INT-38): adrenaline with Ready: attack, 4 steps and an order, but no fifth step.
#[test]
fn t63_adrenaline_and_ready_with_the_attack() {
    let mut scene = corridor();
    scene.script(&["Y2/2", "G2/0"]).does_all(&["adrenaline", "ready", "fire pistol", "at 4,0"]);
    scene.does_all(&["step E", "step E", "step E", "step E"]);
    scene.refuses("step E", "D04-INT-38");
    scene.does("order guard");
    assert_eq!((scene.at(0), scene.marine(0).adrenaline), (Some((4, 0)), 0));
}

/// T63 (D04-INT-37): or 8 steps and the order; adrenaline points do not fix the choice, the fifth step does.
#[test]
fn t63_adrenaline_and_ready_with_the_steps() {
    let mut scene = corridor();
    scene.does_all(&["adrenaline", "ready", "step E", "step E", "step E", "step E"]);
    scene.allows("fire pistol");
    scene.does("step E");
    scene.refuses("fire pistol", "D04-INT-38");
    scene.does_all(&["step E", "step E", "step E"]);
    scene.forbids("step E");
    scene.allows("order aim");
}

/// D04-INT-37, D04-EQ-7: 4 points for each token, with any action, not in the turn it was taken.
#[test]
fn int_37_adrenaline_is_for_a_later_turn() {
    let mut scene = corridor();
    scene.give(0, "adrenaline").does_all(&["adrenaline", "adrenaline", "unload"]);
    assert_eq!((scene.state.turn.extra, scene.state.turn.attacks), (8, 2));
    let mut scene = on_floor(&["r..."], 1);
    scene.token((0, 0), "adrenaline");
    scene.refuses("adrenaline", "D04-EQ-7");
    scene.does_all(&["unload", "take adrenaline"]);
    assert_eq!((scene.state.turn.extra, scene.marine(0).adrenaline), (0, 1));
    scene.script(&["S01-1"]).does_all(&["done", "done"]);
    scene.allows("adrenaline");
}

/// T71 (D04-INT-27, D04-OBST-2, D04-OBST-3): entering goo costs 1; staying a whole turn costs 1; going to another goo
/// space costs 1 for entering and none at the end.
#[test]
fn t71_goo_in_the_marines_turn() {
    let stopped = || {
        let mut scene = on_floor(&["r~~."], 1);
        scene.script(&["S01-1"]).does_all(&["advance", "step E", "done"]);
        assert_eq!(scene.left(0), 9, "entering, and nothing at the end of this turn");
        scene.does("done");
        scene
    };
    let mut stays = stopped();
    stays.does_all(&["unload", "done"]);
    assert_eq!(stays.left(0), 8);
    let mut moves = stopped();
    moves.does_all(&["advance", "step E", "done"]);
    assert_eq!(moves.left(0), 8);
    let mut back = stopped();
    back.does_all(&["advance", "step W", "step E", "done"]);
    assert_eq!(back.left(0), 8, "he has left the space since");
}

/// D04-INT-27: an invader that stood in goo when the invader's turn began, activated or not; one just spawned did not.
#[test]
fn int_27_goo_in_the_invaders_turn() {
    let mut scene = on_floor(&["r%~.~."], 1);
    let still = scene.put(InvaderKind::Imp, (2, 0));
    let mover = scene.put(InvaderKind::Imp, (4, 0));
    scene.hand(&["S06-1"]).invader_turn();
    scene.does_all(&["activate f2", "step E", "done", "done"]);
    assert_eq!(scene.figure(still).unwrap().wounds, 1);
    assert_eq!(scene.figure(mover).unwrap().wounds, 0);
}

/// D04-INT-24, D04-MOVE-3: a friend's space is entered only with enough points to go on; tokens there may be taken.
#[test]
fn int_24_passing_a_friend() {
    let mut scene = on_floor(&["r.g.."], 2);
    scene.token((2, 0), "shotgun").does_all(&["advance", "step E"]);
    scene.state.turn.moves = 1;
    scene.refuses("step E", "D04-INT-24");
    scene.state.turn.moves = 2;
    scene.does_all(&["step E", "take shotgun"]);
    scene.refuses("done", "D04-MOVE-3");
    scene.forbids("fire pistol");
    scene.does("step E");
    assert_eq!(scene.marine(0).weapons.of(WeaponKind::Shotgun), 1);
}

/// D04-INT-25, D04-INT-43: a 2 by 2 figure fits a door exactly and may stop across its line; small figures on the door's
/// spaces never stop it closing.
#[test]
fn int_25_and_43_doors_and_figures() {
    let map = "
        +---+---+---+---+---+---+
        | 0r  0   0 D 0   0   0 |
        +   +   +   +   +   +   +
        | 0   0   0 D 0   0   0 |
        +---+---+---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.put(InvaderKind::HellKnight, (4, 0));
    scene.open("d1").invader_turn().does_all(&["activate f1", "step W", "step W", "done"]);
    assert_eq!(scene.figure_at("f1".parse().unwrap()), Some((2, 0)));
    scene.stand(0, (1, 0)).marine_turn(0).does_all(&["sprint"]);
    scene.forbids("door 1");

    let mut scene = Scene::drawn(map, 1);
    scene.put(InvaderKind::Zombie, (3, 0));
    scene.stand(0, (2, 0)).open("d1").does_all(&["sprint", "door 1"]);
    assert_eq!((scene.state.closed.0, scene.at(0)), (1, Some((2, 0))));
    scene.forbids("step E");
}

/// D04-INT-26: a demon turns in a corridor one space wide and backs out of a dead end, since either half may lead.
#[test]
fn int_26_a_demon_backs_out() {
    let mut scene = on_floor(&["r.....", "     ."], 1);
    scene.put(InvaderKind::Demon, (4, 0));
    scene.invader_turn().does_all(&["activate f1", "step 2S", "step 1W", "step 1W"]);
    assert_eq!(scene.figure_at("f1".parse().unwrap()), Some((3, 0)));
}

/// T75 (D04-INT-38): Ready with the attack has no points for a door; taking a token is free.
#[test]
fn t75_ready_with_the_attack_opens_no_door() {
    let mut scene = Scene::way_out(1);
    scene.stand(0, (3, 1)).token((3, 1), "rockets").script(&["Y2/2", "G2/0"]);
    scene.does("ready");
    scene.allows("door 1");
    scene.does_all(&["fire pistol", "at 1,1"]);
    scene.refuses("door 1", "D04-INT-38");
    scene.does("take rockets");
    assert_eq!(scene.marine(0).ammo_of(AmmoKind::Rockets), 1);
}

/// T75 (D04-INT-40): giving happens in the giver's turn alone; the receiver is adjacent and may decline.
#[test]
fn t75_giving_is_for_the_givers_turn() {
    let mut scene = on_floor(&["rg.b"], 3);
    scene.does("advance");
    let give: Action = "give p1 bullets".parse().unwrap();
    assert!(Doom2004::check(&scene.state, Seat(1), give).is_err());
    scene.refuses("give p3 bullets", "D04-EQ-2");
    scene.does("give p2 bullets");
    assert_eq!(scene.asked(), Seat(1));
    scene.does("pass");
    assert_eq!((scene.marine(1).ammo[0], scene.state.turn.moves), (2, 4), "declined, and nothing is paid");
    scene.does_all(&["give p2 bullets", "accept"]);
    assert_eq!((scene.marine(0).ammo[0], scene.marine(1).ammo[0], scene.state.turn.moves), (1, 3, 3));
    scene.fallen(1, (1, 0)).forbids("give p2 bullets");
}

/// D04-COST-1, D04-EQ-2, D04-DOOR-3: what each thing costs.
#[test]
fn cost_1_points_of_each_action() {
    let map = "
        +---+---+---+---+---+
        | 0R  0 D 0   0   0R|
        +---+---+---+---+---+
    ";
    let mut scene = Scene::drawn(map, 2);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).give(0, "shotgun").token((0, 0), "armour");
    scene.does("sprint");
    let mut costs = |actions: &[&str]| {
        let before = scene.state.turn.moves;
        scene.does_all(actions);
        before - scene.state.turn.moves
    };
    assert_eq!(costs(&["take armour"]), 0);
    assert_eq!(costs(&["give p2 shotgun", "accept"]), 1);
    assert_eq!(costs(&["teleport 4,0"]), 1);
    assert_eq!(costs(&["step W", "step W"]), 2);
    assert_eq!(costs(&["door 1"]), 2);
    scene.put(InvaderKind::Zombie, (4, 0));
    scene.forbids("duct 0,0");
}

/// D04-INT-39, D04-EQ-8: berserk binds at once; a hit without a miss kills, though it does no damage worth a wound; a
/// second token restarts the first.
#[test]
fn int_39_berserk_binds_at_once() {
    let mut scene = on_floor(&["r..."], 1);
    scene.put(InvaderKind::Archvile, (1, 0));
    scene.token((0, 0), "berserk").give(0, "shotgun").script(&["Y2/2", "G1/1", "R3/1"]);
    scene.does_all(&["unload", "fire pistol", "at 1,0", "take berserk"]);
    scene.refuses("fire pistol", "D04-EQ-8");
    scene.refuses("fire shotgun", "D04-EQ-8");
    scene.does_all(&["fire fist", "at 1,0"]);
    assert!(scene.state.figures.alive().is_empty());
    scene.state.marines[0].berserk = 1;
    scene.token((0, 0), "berserk").marine_turn(0).does_all(&["unload", "take berserk"]);
    assert_eq!(scene.marine(0).berserk, 3);
}

/// D04-INT-41, D04-ORD-HEAL: heal works in any turn: before and after an attack, at the end of every turn until the
/// surgeon's own begins; never above full.
#[test]
fn int_41_heal_works_in_any_turn() {
    let mut scene = on_floor(&["r~g.b", "....."], 3);
    scene.stand(1, (0, 1)).card(1, MarineCardKind::FieldSurgeon).order(1, OrderKind::Heal);
    scene.does_all(&["advance", "step E", "step W", "done"]);
    assert_eq!((scene.asked(), scene.left(0)), (Seat(1), 7), "before it lapses");
    assert_eq!(scene.legal(), ["heal p1", "pass"]);
    scene.does("heal p1");
    assert_eq!((scene.left(0), scene.marine(1).order, scene.asked()), (8, None, Seat(1)));
    scene.allows("ready");
    let mut full = on_floor(&["rg", ".."], 2);
    full.card(1, MarineCardKind::FieldSurgeon).order(1, OrderKind::Heal).does_all(&["advance", "done"]);
    assert_eq!(full.marine(1).order, None, "nobody is hurt: nobody is asked, and it lapses");
}

/// D04-INT-44, D04-EQ-9: an encounter waits for the end of the marine's own turn; passing does not count.
#[test]
fn int_44_an_encounter_waits_for_the_end_of_the_turn() {
    let mut scene = Scene::way_out(1);
    scene.reveal_all().state.figures = Default::default();
    scene.stand(0, (15, 2)).script(&["S01-1"]).does_all(&["advance", "step E", "step E"]);
    assert_eq!(scene.marine(0).armour, 2);
    scene.does("step W");
    assert_eq!(scene.marine(0).armour, 2, "not yet");
    scene.does("done");
    assert_eq!(scene.marine(0).armour, 3);
    let left = scene.state.lying(scene.space((16, 2))).count();
    assert_eq!(left, 0, "the first marine alone");
}

/// D04-INT-45, D04-EQ-1, D04-EQ-3: any number of tokens, also in passing, each a trigger for E03.
#[test]
fn int_45_many_tokens_on_a_space() {
    let mut scene = on_floor(&["r..."], 1);
    scene.put(InvaderKind::Zombie, (3, 0));
    scene.token((1, 0), "shotgun").token((1, 0), "bullets").token((1, 0), "bullets").hand(&["E03-1"]);
    scene.does_all(&["sprint", "step E", "take bullets"]);
    assert_eq!(scene.asked(), Seat(1));
    scene.does_all(&["pass", "take bullets"]);
    assert_eq!(scene.asked(), Seat(1));
    scene.does_all(&["pass", "take shotgun", "pass", "step W"]);
    assert_eq!((scene.marine(0).ammo[0], scene.marine(0).weapons.of(WeaponKind::Shotgun)), (6, 1));
    scene.forbids("take bullets");
}

/// D04-EQ-4: armour adds to armour and cannot be given. D04-EQ-5: health is used at once.
#[test]
fn eq_4_and_5_armour_and_health() {
    let mut scene = on_floor(&["rg"], 2);
    scene.token((0, 0), "armour").token((0, 0), "health").does_all(&["sprint", "take armour"]);
    assert_eq!(scene.marine(0).armour, 3);
    assert!("give p2 armour".parse::<Action>().is_err(), "there is no such action");
    scene.refuses("take health", "D04-EQ-5");
    scene.wounds(0, 7).does("take health");
    assert_eq!(scene.left(0), 9, "at most full");
    assert!(scene.tokens((0, 0)).is_empty());
}

/// D04-EQ-10: invaders stand on tokens and cross them, and take nothing.
#[test]
fn eq_10_invaders_leave_tokens_alone() {
    let mut scene = on_floor(&["r..R.."], 1);
    scene.put(InvaderKind::Zombie, (5, 0));
    scene.token((4, 0), "shotgun").invader_turn().does_all(&["activate f1", "step W", "step W"]);
    scene.refuses("take shotgun", "D04-EQ-1");
    assert_eq!(
        (scene.tokens((4, 0)), scene.figure_at("f1".parse().unwrap())),
        (vec!["shotgun".to_owned()], Some((3, 0)))
    );
}

/// D04-ROUND-1: first marine, second, third, the absent skipped, then the invader, then a new round.
#[test]
fn round_1_the_order_of_turns() {
    let mut scene = on_floor(&["r.g.b"], 3);
    scene.state.marines[1].place = doom2004::state::Place::Left;
    scene.script(&["S01-1", "S01-2", "S01-3"]);
    scene.does_all(&["sprint", "done", "sprint", "done", "done", "sprint"]);
    let turns: Vec<Seat> = scene
        .events()
        .iter()
        .filter_map(|e| if let Event::Turn { who } = e { Some(*who) } else { None })
        .collect();
    assert_eq!(turns, [Seat(2), Seat(3), Seat(0)]);
    assert_eq!(scene.state.turn.round, 2);
}

/// D04-ORD-1: one order at a time; a leftover aim may be dropped for a new one.
#[test]
fn ord_1_one_order_at_a_time() {
    let mut scene = Scene::drawn(&floor(&["r..."]), 1);
    scene.order(0, OrderKind::Aim).does("ready");
    scene.refuses("order guard", "D04-ORD-1");
    scene.does_all(&["drop", "order guard"]);
    assert_eq!(scene.marine(0).order, Some(OrderKind::Guard));
    scene.forbids("order dodge");
    scene.refuses("drop", "D04-ORD-1");
}

/// D04-ORD-3, D04-ORD-AIM: an order works from the moment it is placed.
#[test]
fn ord_3_aim_works_at_once() {
    let mut scene = Scene::drawn(&floor(&["r..."]), 1);
    let imp = scene.put(InvaderKind::Imp, (2, 0));
    scene.script(&["YMISS", "G2/0", "Y2/2"]);
    scene.does_all(&["ready", "order aim", "fire pistol aimed", "at 2,0", "reroll 1"]);
    assert_eq!((scene.figure(imp).unwrap().wounds, scene.marine(0).order), (1, None));
}

/// D04-INV-4, D04-INV-5, D04-INV-6: one spawn card before any activation; each invader once, in any order.
#[test]
fn inv_4_to_6_the_invaders_turn() {
    let mut scene = on_floor(&["r..%...", "...%..."], 1);
    scene.put(InvaderKind::Zombie, (1, 1));
    scene.hand(&["S06-1", "S06-2"]).invader_turn().does_all(&["spawn S06-1 2", "put 6,0 one", "pass"]);
    scene.refuses("spawn S06-2 1", "D04-INV-4");
    scene.script(&["RMISS", "B1/1"]);
    // A fresh one first; it may attack at any point of its move.
    scene.does_all(&[
        "activate f2",
        "step W",
        "done",
        "activate f1",
        "strike",
        "at 0,0",
        "step N",
        "step E",
        "done",
    ]);
    scene.refuses("activate f1", "D04-INV-5");
    scene.refuses("activate f2", "D04-INV-5");
    scene.does("done");
    assert_eq!((scene.asked(), scene.state.turn.round), (Seat(0), 2));
}
