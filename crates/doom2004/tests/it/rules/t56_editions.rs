//! Where the editions disagree, rows 26 to 34.

use doom2004::{AmmoKind, InvaderKind, MarineCardKind, OrderKind};
use engine::Seat;

use super::support::Scene;
use super::t31_floor::{on_floor, rolls};

/// Row 26 (D04-BIG-4): a large figure pays for goo once in an activation, however often it enters.
#[test]
fn row_26_goo_costs_a_large_figure_once() {
    let mut scene = on_floor(&["..~.~....r", "..~.~....."], 1);
    let knight = scene.put(InvaderKind::HellKnight, (0, 0));
    scene.invader_turn().does_all(&["activate f1", "step E", "step E", "step E", "done"]);
    assert_eq!((scene.figure_at(knight), scene.figure(knight).unwrap().wounds), (Some((3, 0)), 1));
    scene.invader_turn().does_all(&["activate f1", "step W", "done"]);
    assert_eq!(scene.figure(knight).unwrap().wounds, 2, "the next activation pays again");
}

/// Row 27 (D04-DOOR-3): a door is worked from its four spaces, not from those beside them.
#[test]
fn row_27_doors_are_worked_from_four_spaces() {
    for (at, works) in [((3, 1), true), ((3, 2), true), ((3, 0), false), ((2, 1), false), ((3, 3), false)] {
        let mut scene = Scene::way_out(1);
        scene.stand(0, at).does("sprint");
        assert_eq!(scene.check("door 1").is_ok(), works, "{at:?}");
    }
}

/// Row 28 (D04-BAR-1): barrels do not set off barrels.
#[test]
fn row_28_barrels_do_not_set_off_barrels() {
    let mut scene = on_floor(&["r..!!."], 1);
    scene.script(&["Y3/1", "G1/1"]).does_all(&["unload", "fire pistol", "at 3,0"]);
    assert_eq!(scene.state.burst.0, 0b01);
}

/// Row 29 (D04-EQ-8): the sides of berserk come in order, whichever is the darker: taken, next turn, the turn after.
#[test]
fn row_29_berserk_is_counted_by_turns() {
    let mut scene = on_floor(&["r..."], 1);
    scene.token((0, 0), "berserk").script(&["S01-1", "S01-2", "S01-3"]).does_all(&["unload", "take berserk"]);
    let mut left = vec![scene.marine(0).berserk];
    for _ in 0..3 {
        scene.does_all(&["done", "done", "unload"]);
        left.push(scene.marine(0).berserk);
    }
    assert_eq!(left, [3, 2, 1, 0]);
}

/// Row 30 (D04-ACT-5): an order may be placed at any time of the turn.
#[test]
fn row_30_orders_at_any_time() {
    let mut scene = on_floor(&["r......"], 1);
    scene.does("ready");
    for _ in 0..4 {
        scene.allows("order guard");
        scene.does("step E");
    }
    scene.does("order guard");
    assert_eq!(scene.marine(0).order, Some(OrderKind::Guard));
}

/// Row 31 (D04-ABIL-WATCH): a watchful invader may attack; it need not.
#[test]
fn row_31_watchful_may() {
    let mut scene = on_floor(&["....", "r..."], 1);
    scene.put(InvaderKind::Demon, (1, 0));
    scene.does_all(&["advance", "step E", "pass"]);
    assert_eq!((rolls(&scene), scene.asked()), (0, Seat(0)));
}

/// Row 32 (D04-ABIL-KNOCK): each figure that was hit may be moved.
#[test]
fn row_32_knockback_moves_each_figure_hit() {
    let mut scene = on_floor(&["..r...", "..g..."], 2);
    scene.put(InvaderKind::HellKnight, (0, 0));
    scene.invader_turn().script(&["R3/1", "B1/1", "B1/1"]);
    scene.does_all(&["activate f1", "strike", "knock p1 5,0", "knock p2 5,1"]);
    assert_eq!((scene.at(0), scene.at(1)), (Some((5, 0)), Some((5, 1))));
}

/// Row 33 (D04-RERL-4, D04-RERL-1, D04-RERL-2): of several dodgers the first to the attacker's left decides, once; a
/// player who does not dodge is passed over.
#[test]
fn row_33_the_first_dodging_player_decides() {
    let blast = |orders: [Option<OrderKind>; 3]| {
        let mut scene = on_floor(&["r....", "g....", "b...."], 3);
        scene.put(InvaderKind::Archvile, (4, 1));
        for (who, order) in orders.into_iter().enumerate() {
            scene.state.marines[who].order = order;
        }
        scene.invader_turn().script(&["R1/3", "G3/0", "G3/0"]).does_all(&["activate f1", "strike", "at 0,1"]);
        scene
    };
    let dodge = Some(OrderKind::Dodge);
    let mut scene = blast([Some(OrderKind::Aim), dodge, dodge]);
    assert_eq!(scene.asked(), Seat(1), "red does not dodge");
    scene.script(&["R2/2"]).does("reroll 1");
    assert_eq!([0, 1, 2].map(|who| scene.left(who)), [7, 7, 7], "one re-roll, for all");
    // He alone decides whether there is one: nobody is asked after him.
    let mut scene = blast([dodge, None, dodge]);
    scene.does("reroll 0");
    assert_eq!(scene.asked(), scene.state.invader());
    assert_eq!([0, 1, 2].map(|who| scene.left(who)), [7, 7, 7], "the roll stands");
}

/// Row 33 (D04-INT-13): a mate's blast is dodged too; to the left of the thrower sits the next marine.
#[test]
fn row_33_a_mates_blast_is_dodged() {
    let mut scene = on_floor(&["r.....", "......", "...g.b"], 3);
    scene.ammo(1, AmmoKind::Rockets, 1).stand(1, (3, 2)).stand(0, (5, 1));
    for who in 0..3 {
        scene.order(who, OrderKind::Dodge);
    }
    scene.marine_turn(1).script(&["R3/1", "G1/1", "R2/2"]).does_all(&["unload", "fire grenade", "at 4,2"]);
    assert_eq!(scene.asked(), Seat(2), "not the thrower himself");
    scene.does("reroll 1");
    assert_eq!([0, 1, 2].map(|who| scene.left(who)), [7, 7, 7]);
}

/// Row 33 (D04-INT-13): nobody dodges his own attack.
#[test]
fn row_33_nobody_dodges_himself() {
    let mut scene = on_floor(&["r....."], 1);
    scene.ammo(0, AmmoKind::Rockets, 1).script(&["R1/3", "G2/0"]);
    scene.does_all(&["ready", "order dodge", "fire grenade", "at 1,0"]);
    assert!(scene.options("reroll").is_empty());
    assert_eq!((scene.left(0), scene.marine(0).order), (9, Some(OrderKind::Dodge)));
}

/// Row 34 (D04-INT-5, D04-TIME-2): a late event: the window stands open until everybody has passed, and then no more.
#[test]
fn row_34_no_event_after_the_roll() {
    let mut scene = on_floor(&["r..."], 1);
    scene.put(InvaderKind::Zombie, (1, 0));
    scene
        .card(0, MarineCardKind::FieldSurgeon)
        .order(0, OrderKind::Heal)
        .wounds(0, 5)
        .hand(&["E09-1"])
        .invader_turn();
    scene.does_all(&["activate f1", "strike", "at 0,0", "pass"]);
    scene.refuses("play E09-1", "D04-INT-5");
    scene.script(&["R3/1", "B1/1"]).does("pass");
    assert_eq!((scene.left(0), scene.state.hand.len()), (4, 1));
}
