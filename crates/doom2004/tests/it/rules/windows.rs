//! Windows: who may interrupt when, and in which order (T56, T59, T64, T72, T76, T77; D04-INT-3 to D04-INT-13).

use doom2004::{AmmoKind, Doom2004, Event, InvaderKind, MarineCardKind, OrderKind};
use engine::{Seat, Start, Table};

use super::support::Scene;
use super::t31_floor::{floor, on_floor, rolls};

/// Two marines on guard, a zombie beside them and one far off, in the invader's turn.
fn two_on_guard() -> Scene {
    let mut scene = on_floor(&["r...", "g...", "...."], 2);
    scene.put(InvaderKind::Zombie, (1, 0));
    scene.put(InvaderKind::Zombie, (3, 2));
    scene.order(0, OrderKind::Guard).order(1, OrderKind::Guard);
    scene.invader_turn();
    scene
}

/// Let everybody pass until the answer is another one than `pass`; who was asked.
fn pass_all(scene: &mut Scene) -> Vec<u8> {
    let mut asked = Vec::new();
    while scene.legal().iter().any(|action| action == "pass") {
        asked.push(scene.asked().0);
        scene.does("pass");
    }
    asked
}

/// T56 (D04-INT-7, D04-ORD-GUARD): the attacker dies before its roll, so it does not attack; others go on.
#[test]
fn t56_guard_kills_the_attacker_before_it_rolls() {
    let mut scene = two_on_guard();
    scene.does_all(&["activate f1", "strike", "at 0,0"]);
    assert_eq!((scene.asked(), rolls(&scene)), (Seat(0), 0), "D04-INT-3: guard comes before the roll");
    scene.script(&["Y1/3", "G1/1"]);
    scene.does_all(&["fire pistol", "at 1,0"]);
    assert_eq!(scene.state.figures.iter().count(), 1);
    assert_eq!(scene.asked(), Seat(1), "D04-INT-4: the second decides after the first result");
    scene.does("pass");
    assert_eq!((rolls(&scene), scene.left(0)), (1, 9), "only the marine has rolled");
    assert_eq!(scene.marine(0).order, None, "used up");
    scene.allows("activate f2");
}

/// T56 (D04-INT-7, D04-INT-4): it survives and attacks; the marine who has not been hurt keeps his guard.
#[test]
fn t56_an_attacker_that_survives_guard_attacks() {
    let mut scene = two_on_guard();
    scene.does_all(&["activate f1", "strike", "at 0,0"]);
    scene.script(&["Y2/2", "G2/0", "R3/1", "B1/1"]);
    scene.does_all(&["fire pistol", "at 1,0", "pass"]);
    assert_eq!((scene.left(0), rolls(&scene)), (8, 2));
    assert_eq!(scene.asked(), Seat(1), "D04-ORD-2: after the attack");
    assert_eq!(scene.marine(1).order, Some(OrderKind::Guard));
}

/// D04-INT-7: the attack has become impossible, so it is not spent: the figure moves on and attacks somebody else.
#[test]
fn int_7_an_impossible_attack_is_not_spent() {
    let mut scene = on_floor(&["..r..g..", "........"], 2);
    scene.put(InvaderKind::HellKnight, (0, 0));
    scene.order(0, OrderKind::Guard).ammo(0, AmmoKind::Rockets, 1).wounds(0, 1);
    scene.invader_turn();
    scene.does_all(&["activate f1", "strike"]);
    // His own grenade frags him: nobody is beside the hell knight any more.
    scene.script(&["R1/3", "G2/0"]);
    scene.does_all(&["fire grenade", "at 1,0"]);
    assert_eq!((scene.at(0), scene.state.frags, rolls(&scene)), (None, 1, 1));
    assert_eq!(scene.asked(), scene.state.invader());
    scene.forbids("strike");
    scene.script(&["R3/1", "B1/1", "B1/1"]);
    scene.does_all(&["step E", "step E", "step E", "strike"]);
    assert_eq!(scene.left(1), 8);
}

/// D04-INT-8: guard strikes any legal target with any weapon he could use in his turn, not only the acting figure.
#[test]
fn int_8_guard_strikes_anybody_with_anything() {
    let mut scene = two_on_guard();
    scene.give(1, "shotgun").ammo(1, AmmoKind::Rockets, 1);
    scene.does_all(&["activate f1", "strike", "at 0,0", "pass"]);
    for weapon in ["fist", "pistol", "grenade", "shotgun"] {
        scene.allows(&format!("fire {weapon}"));
    }
    scene.forbids("fire chainsaw");
    scene.script(&["Y1/3", "G3/0", "RMISS", "B1/1"]);
    scene.does_all(&["fire pistol", "at 3,2"]);
    assert_eq!(scene.figure("f2".parse().unwrap()).unwrap().wounds, 1);
    // A marine off the board has no guard to use: being fragged takes every order (D04-FRAG-2).
    let mut fallen = two_on_guard();
    fallen.order(1, OrderKind::Dodge).wounds(0, 1).script(&["R2/2", "B1/1"]);
    fallen.does_all(&["activate f1", "strike", "at 0,0", "pass"]);
    assert_eq!((fallen.at(0), fallen.marine(0).order), (None, None));
    assert_eq!(fallen.asked(), fallen.state.invader());
}

/// D04-INT-9: guard answers an attack that an event brings in the invader's turn.
#[test]
fn int_9_guard_answers_an_event_made_attack() {
    let mut scene = two_on_guard();
    scene.order(1, OrderKind::Dodge).hand(&["E08-1"]).script(&["RMISS", "B1/1"]);
    scene.does_all(&["activate f1", "strike", "at 0,0", "pass", "play E08-1", "strike", "at 0,0"]);
    assert_eq!(scene.asked(), Seat(0));
    scene.script(&["Y1/3", "G1/1"]);
    scene.does_all(&["fire pistol", "at 1,0"]);
    assert!(scene.figure("f1".parse().unwrap()).is_none(), "it died before its second attack");
    assert_eq!(rolls(&scene), 2);
}

/// D04-INT-9: guard answers nothing in a marine's turn, neither a watchful attack nor E03.
#[test]
fn int_9_guard_sleeps_in_a_marines_turn() {
    let mut scene = on_floor(&["......", "r....g"], 2);
    scene.put(InvaderKind::Demon, (1, 0));
    scene.order(1, OrderKind::Guard).token((1, 1), "shotgun").hand(&["E03-1"]);
    scene.script(&["RMISS", "B1/1", "RMISS", "B1/1"]);
    scene.does_all(&["advance", "step E", "activate f1"]);
    assert_eq!(rolls(&scene), 1, "the demon rolls at once");
    scene.does_all(&["take shotgun", "play E03-1", "activate f1", "strike", "at 1,1"]);
    assert_eq!((rolls(&scene), scene.asked()), (2, scene.state.invader()));
    assert_eq!(scene.marine(1).order, Some(OrderKind::Guard));
}

/// T64 (D04-INT-10, D04-INT-39): berserk with guard means fists, so only an adjacent target; a hit kills.
#[test]
fn t64_berserk_on_guard_strikes_with_fists_only() {
    let mut scene = on_floor(&["r..."], 1);
    scene.put(InvaderKind::Imp, (2, 0));
    scene.give(0, "berserk").order(0, OrderKind::Guard).invader_turn();
    scene.script(&["YMISS", "G1/1"]);
    scene.does_all(&["activate f1", "strike", "at 0,0"]);
    assert_eq!(rolls(&scene), 1, "the imp is too far away to be struck: he is not asked");

    let mut scene = on_floor(&["r...", "...."], 1);
    scene.put(InvaderKind::Demon, (1, 0));
    scene.give(0, "berserk").order(0, OrderKind::Guard).invader_turn();
    scene.does_all(&["activate f1", "strike", "at 0,0"]);
    scene.forbids("fire pistol");
    scene.script(&["R3/1"]);
    scene.does_all(&["fire fist", "at 1,0"]);
    assert!(scene.state.figures.alive().is_empty());
}

/// T59 (D04-INT-13, D04-ORD-3): a dodge placed in this turn works at once, against every watchful roll.
#[test]
fn t59_dodge_works_against_each_watchful_roll() {
    let mut scene = on_floor(&[".....", "r...."], 1);
    scene.put(InvaderKind::Demon, (1, 0));
    scene.does_all(&["ready", "order dodge"]);
    for step in 0..2 {
        scene.script(&["R2/2", "B1/1", "RMISS"]);
        scene.does_all(&["step E", "activate f1"]);
        assert_eq!(scene.asked(), Seat(0), "step {step}");
        scene.does("reroll 1");
    }
    assert_eq!((scene.left(0), scene.marine(0).order), (10, Some(OrderKind::Dodge)));
}

/// T59 (D04-INT-1, D04-ORD-DODGE, D04-ORD-GUARD, D04-ORD-HEAL): at the start of his turn they lapse; aim stays.
#[test]
fn t59_orders_lapse_when_the_turn_begins() {
    for (order, stays) in [
        (OrderKind::Dodge, false),
        (OrderKind::Guard, false),
        (OrderKind::Heal, false),
        (OrderKind::Aim, true),
    ] {
        let mut scene = on_floor(&["r..."], 1);
        scene.order(0, order).marine_begins(0).does("pass");
        assert_eq!(scene.marine(0).order.is_some(), stays, "{order}");
        scene.allows("ready");
    }
}

/// D04-INT-1: orders lapse, then he comes back, then events before his turn, then adrenaline, then his action.
#[test]
fn int_1_the_start_of_a_turn_has_an_order() {
    let mut scene = on_floor(&["r.......................g"], 2);
    scene.fallen(0, (0, 0)).give(0, "adrenaline").hand(&["E13-1"]).marine_begins(0);
    scene.does("pass");
    assert_eq!((scene.asked(), scene.options("respawn").len()), (Seat(0), 9), "D04-FRAG-3 comes first");
    scene.does("respawn 10,0");
    assert_eq!(scene.asked(), scene.state.invader(), "then D04-TIME-4");
    scene.does("play E13-1");
    assert_eq!(scene.asked(), Seat(0));
    scene.does_all(&["adrenaline", "ready"]);
    assert_eq!(scene.state.turn.moves + scene.state.turn.extra, 6);
    scene.forbids("adrenaline");
}

/// D04-INT-3, D04-INT-4, D04-TIME-1: before and after an attack the invader is asked first, then the marines in order.
#[test]
fn int_3_windows_of_an_attack_come_in_order() {
    let mut scene = on_floor(&["r...", "g...", "b..."], 3);
    scene.put(InvaderKind::Zombie, (1, 1));
    scene.card(0, MarineCardKind::FieldSurgeon).order(0, OrderKind::Heal).wounds(0, 5);
    scene.order(1, OrderKind::Guard).order(2, OrderKind::Guard).hand(&["E09-1", "E08-1"]);
    scene.invader_turn();
    scene.does_all(&["activate f1", "strike", "at 0,2"]);
    scene.forbids("play E08-1");
    scene.script(&["R3/1", "B1/1"]);
    let before = pass_all(&mut scene);
    assert_eq!(
        before,
        [3, 0, 1, 2, 3, 0, 1],
        "events, heal, guard, guard; the roll; the third has lost his guard"
    );
    assert_eq!((scene.left(2), scene.marine(2).order), (7, None));
}

/// D04-INT-5: a pass is final: nobody is asked twice before the same roll, and nothing fits after it.
#[test]
fn int_5_a_pass_is_final() {
    let mut scene = on_floor(&["r..."], 1);
    let imp = scene.put(InvaderKind::Imp, (2, 0));
    scene.hurt(imp, 1).hand(&["E02-1", "E05-1"]).script(&["Y2/2", "G2/0"]);
    scene.does_all(&["unload", "fire pistol", "at 2,0"]);
    scene.allows("play E02-1");
    scene.does("pass");
    assert_eq!(rolls(&scene), 1);
    scene.forbids("play E02-1");
    scene.allows("play E05-1");
    scene.does("pass");
    assert!(scene.figure(imp).is_none(), "with the second wound it dies");
}

/// D04-TIME-2, D04-INT-5: the window before the roll is always opened, so no late claim is needed; with
/// `open_windows` the invader is asked even without a card for it.
#[test]
fn time_2_the_window_before_the_roll_is_always_there() {
    for (always, asked) in [(true, 2), (false, 0)] {
        let mut scene = on_floor(&["r..."], 1);
        scene.put(InvaderKind::Imp, (2, 0));
        scene.option(|setup| setup.open_windows = always).hand(&["S01-1"]).script(&["Y2/2", "G2/0"]);
        scene.does_all(&["unload", "fire pistol", "at 2,0"]);
        let passes = pass_all(&mut scene).iter().filter(|seat| **seat == 1).count();
        assert!(passes >= asked && (always || passes == 0), "{passes} questions");
        assert_eq!(rolls(&scene), 1);
    }
}

/// T72 (D04-INT-12, D04-RERL-3): aimed and dodged by an event: no re-roll, the aim is spent.
#[test]
fn t72_an_aimed_attack_meets_a_dodge_event() {
    let mut scene = on_floor(&["r..."], 1);
    let imp = scene.put(InvaderKind::Imp, (2, 0));
    scene.order(0, OrderKind::Aim).hand(&["E01-1"]).script(&["YMISS", "G2/0"]);
    scene.does_all(&["unload", "fire pistol aimed", "at 2,0"]);
    assert_eq!(scene.asked(), scene.state.invader());
    scene.does("play E01-1");
    assert!(scene.events().contains(&Event::Cancelled));
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Rerolled { .. })));
    assert_eq!((scene.marine(0).order, scene.figure(imp).unwrap().wounds), (None, 0));
}

/// T72 (D04-INT-12): one dodger under an aimed blast is enough; his order stays.
#[test]
fn t72_an_aimed_blast_over_a_dodger_is_not_rolled_again() {
    let mut scene = on_floor(&["r......", "......g", "......b"], 3);
    scene.put(InvaderKind::Zombie, (5, 1));
    scene.ammo(0, AmmoKind::Rockets, 1).order(0, OrderKind::Aim).order(1, OrderKind::Dodge);
    scene.script(&["R3/1", "G2/0"]);
    scene.does_all(&["unload", "fire grenade aimed", "at 5,1"]);
    assert!(scene.events().contains(&Event::Cancelled));
    assert_eq!((scene.asked(), scene.marine(0).order), (Seat(0), None));
    assert_eq!(scene.marine(1).order, Some(OrderKind::Dodge));
}

/// T76 (D04-INT-46, D04-INV-1): the limit is tested once, after the draws; nothing fits between draws and discard.
#[test]
fn t76_discarding_follows_the_draws_at_once() {
    let mut scene = on_floor(&["r.g.b"], 3);
    scene.order(0, OrderKind::Guard).order(1, OrderKind::Guard);
    scene.hand(&["S01-1", "S01-2", "S01-3", "S01-4", "S02-1", "S02-2", "E11-1", "E11-2"]).invader_begins();
    scene.script(&["S03-1", "S03-2", "E14-1"]);
    scene.does("pass");
    // Before the draws events are open, those for the start of the turn excepted.
    scene.does_all(&["play E11-1", "pick p1"]);
    assert_eq!(scene.marine(0).order, None);
    scene.does("pass");
    assert_eq!(scene.state.hand.len(), 10);
    assert_eq!(scene.legal().len(), 10, "discards alone: {:?}", scene.legal());
    scene.forbids("play E11-2");
    scene.does_all(&["discard S01-1", "discard S03-1"]);
    assert_eq!(scene.state.hand.len(), 8);
    scene.allows("play E11-2");
}

/// T76 (D04-INT-46): nothing is discarded at other times, and only as many as are too many.
#[test]
fn t76_nothing_is_discarded_at_other_times() {
    let mut scene = on_floor(&["r...."], 1);
    let hand = ["S01-1", "S01-2", "S01-3", "S01-4", "S02-1", "S02-2", "S02-3", "S02-4"];
    scene.hand(&hand).script(&["S03-1"]).marine_begins(0).does_all(&["pass", "sprint", "done"]);
    assert_eq!(scene.options("discard").len(), 9);
    scene.does("discard S03-1");
    assert_eq!((scene.state.hand.len(), scene.options("discard").len()), (8, 0));
}

/// T77 (D04-INT-48): two copies of E02 before one attack, one after the other.
#[test]
fn t77_two_events_use_one_trigger() {
    let mut scene = on_floor(&["r..."], 1);
    let knight = scene.put(InvaderKind::Archvile, (2, 0));
    scene.hurt(knight, 2).hand(&["E02-1", "E02-2", "E02-3"]).script(&["Y2/2", "G2/0"]);
    scene.does_all(&["unload", "fire pistol", "at 2,0"]);
    for (n, card) in ["E02-1", "E02-2"].into_iter().enumerate() {
        scene.does_all(&[&format!("play {card}"), "activate f1"]);
        assert_eq!(scene.figure(knight).unwrap().wounds, 1 - n as u8);
    }
    assert_eq!(rolls(&scene), 1, "without wounds the third has no condition: nobody is asked");
}

/// T77 (D04-INT-48): E03 activates a zombie, and its attack may take E09: events nest in the windows they open.
#[test]
fn t77_events_nest_in_the_attacks_they_bring() {
    let mut scene = on_floor(&["r..."], 1);
    scene.put(InvaderKind::Zombie, (1, 0));
    scene.token((0, 0), "health").wounds(0, 5).hand(&["E03-1", "E09-1"]).order(0, OrderKind::Dodge);
    scene.script(&["R3/1", "B1/1"]);
    scene.does_all(&["unload", "take health", "play E03-1", "activate f1", "strike", "at 0,0", "play E09-1"]);
    assert_eq!(scene.left(0), 6, "8 after the health, and 2 wounds of 4 damage, not dodged");
    assert_eq!(scene.state.at_work.len(), 1, "D04-INT-47: E03 is still being carried out");
    scene.does_all(&["done", "done"]);
    assert_eq!(scene.state.at_work.len(), 0);
}

/// D04-ORD-2: guard is offered at the start of the turn, after spawning, after every step, door and duct, before and
/// after every attack, and after every event.
#[test]
fn ord_2_guard_is_asked_at_every_moment() {
    let map = "
        +---+---+---+---+---+---+
        | 0r  0=  0   0 D 0   0 |
        +   +   +   +   +---+---+
        | 0   0   0=  0 |
        +---+---+---+---+   +   +
    ";
    let mut scene = Scene::drawn(map, 1);
    scene.put(InvaderKind::Trite, (3, 0));
    scene.put(InvaderKind::Zombie, (0, 1));
    scene
        .token((2, 0), "health")
        .token((3, 1), "armour")
        .order(0, OrderKind::Guard)
        .hand(&["S07-1", "E14-1"]);
    let asked = |scene: &mut Scene, when: &str| {
        assert_eq!(scene.asked(), Seat(0), "{when}");
        scene.does("pass");
        assert_eq!(scene.asked(), scene.state.invader(), "once: {when}");
    };
    scene.script(&["S01-1"]).invader_begins().does("pass");
    asked(&mut scene, "at the start");
    scene.does_all(&["play E14-1", "at 2,0", "at 3,1"]);
    asked(&mut scene, "after an event");
    scene.does_all(&["spawn S07-1 2", "put 5,0 one"]);
    asked(&mut scene, "after spawning");
    scene.does_all(&["activate f1", "door 1"]);
    asked(&mut scene, "after a door");
    scene.does("step SW");
    asked(&mut scene, "after a step");
    scene.does("duct 1,0");
    asked(&mut scene, "after a duct");
    scene.script(&["RMISS"]).does_all(&["strike", "at 0,0"]);
    asked_twice(&mut scene);
}

/// Before the roll and after the attack.
fn asked_twice(scene: &mut Scene) {
    assert_eq!((scene.asked(), rolls(scene)), (Seat(0), 0));
    scene.does("pass");
    assert_eq!((scene.asked(), rolls(scene)), (Seat(0), 1));
    scene.does("pass");
    assert_eq!(scene.asked(), scene.state.invader());
}

/// D04-TIME-3: cards for the start of the turn come after the discard and before the first activation, also after
/// spawning. D04-TIME-4: those before a marine's turn come before he declares.
#[test]
fn time_3_and_4_cards_have_their_time() {
    let mut scene = Scene::drawn(&floor(&["r....."]), 1);
    scene.put(InvaderKind::Zombie, (3, 0));
    scene.token((4, 0), "health").token((5, 0), "armour").hand(&["E14-1", "S01-1", "E06-1"]).invader_turn();
    scene.allows("play E14-1");
    scene.refuses("play E06-1", "D04-TIME-4");
    scene.does("spawn S01-1 1");
    scene.allows("play E14-1");
    scene.does_all(&["activate f1", "done"]);
    scene.refuses("play E14-1", "D04-TIME-3");
    scene.does("done");
    assert_eq!(scene.asked(), scene.state.invader(), "D04-TIME-4: the invader has the first say");
    scene.allows("play E06-1");
    scene.does_all(&["pass", "sprint"]);
    scene.forbids("play E06-1");
}

/// D04-INT-5: that nobody answers when something is taken tells that the invader has no It's a Trap. So it is not taken back
/// while one might be held, one card among sixty, whatever is held; it is if the hand is empty.
#[test]
fn int_5_what_could_have_been_answered_is_not_taken_back() {
    for (held, expected) in [(&["S01-1"][..], Err("refusal-undo-asked".to_owned())), (&[], Ok(()))] {
        let mut scene = on_floor(&["r...", "...."], 1);
        scene.put(InvaderKind::Zombie, (3, 1));
        scene.hand(held).token((0, 0), "berserk").marine_turn(0);
        let mut table = Table::<Doom2004>::new(Start::Position(scene.state.clone())).unwrap();
        for action in ["sprint", "take berserk"] {
            table.apply(Seat(0), action.parse().unwrap()).unwrap();
        }
        assert_eq!(table.undo(Seat(0)).map_err(|refusal| refusal.code().to_owned()), expected, "{held:?}");
    }
}
