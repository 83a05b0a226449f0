//! The fifteen kinds of marine cards: what each does, and what happens without it (section 3.8 of the rules).

use doom2004::{AmmoKind, Baggage, Doom2004, InvaderKind, MarineCardKind, MarineCards, OrderKind, Setup};
use engine::{Game, Seat};

use super::support::Scene;
use super::t31_floor::{on_floor, rolls};

use MarineCardKind as Card;

/// A scene with and one without the card, the first time with it.
fn with_and_without(rows: &[&str], marines: usize, card: Card, check: impl Fn(&mut Scene, bool)) {
    for has in [true, false] {
        let mut scene = on_floor(rows, marines);
        if has {
            scene.card(0, card);
        }
        check(&mut scene, has);
    }
}

/// How a fresh game begins for a marine who brings this card.
fn dealt(card: Card) -> doom2004::State {
    let mut cards = MarineCards::NONE;
    cards.insert(card.cards().iter().next().unwrap());
    // As many others as he may have, so that nothing is left to luck.
    for other in
        [Card::ClearLane, Card::RedMist, Card::PointMan].iter().filter(|other| **other != card).take(2)
    {
        cards.insert(other.cards().iter().next().unwrap());
    }
    let mut setup = Setup { marines: std::iter::once(doom2004::Colour::Red).collect(), ..Setup::default() };
    setup.baggage[0] = Baggage { cards, ..Baggage::default() };
    Doom2004::start(&setup, 3).unwrap()
}

/// Field Surgeon (D04-ORD-HEAL): heal orders, for himself or an adjacent marine.
#[test]
fn field_surgeon_places_and_uses_heal_orders() {
    with_and_without(&["rg.b"], 3, Card::FieldSurgeon, |scene, has| {
        scene.wounds(0, 3).wounds(1, 3).wounds(2, 3).does("ready");
        if !has {
            scene.refuses("order heal", "D04-ORD-HEAL");
            return;
        }
        scene.does("order heal");
        scene.allows("heal p1");
        scene.refuses("heal p3", "D04-ORD-HEAL");
        scene.does("heal p2");
        assert_eq!((scene.left(1), scene.marine(0).order), (4, None));
    });
}

/// Steady Hands: ranged attacks gain accuracy 2 (D04-ABIL-ACC); melee attacks nothing.
#[test]
fn steady_hands_reach_two_further() {
    with_and_without(&["r......"], 1, Card::SteadyHands, |scene, has| {
        let imp = scene.put(InvaderKind::Imp, (6, 0));
        scene.script(&["Y2/2", "G2/1"]).does_all(&["unload", "fire pistol", "at 6,0"]);
        assert_eq!(scene.figure(imp).unwrap().wounds, u8::from(has), "range 4 at distance 6");
    });
}

/// Clear Lane: figures do not block his sight; obstacles still do (D04-LOS-2).
#[test]
fn clear_lane_sees_past_figures() {
    with_and_without(&["r...%.."], 1, Card::ClearLane, |scene, has| {
        scene.put(InvaderKind::Zombie, (1, 0));
        scene.put(InvaderKind::Imp, (3, 0));
        scene.put(InvaderKind::Imp, (6, 0));
        scene.does_all(&["unload", "fire pistol"]);
        assert_eq!(scene.check("at 3,0").is_ok(), has);
        scene.forbids("at 6,0");
    });
}

/// Red Mist: once in his turn a kill brings 2 spaces and then one more attack; tokens on the way may be taken.
#[test]
fn red_mist_moves_and_attacks_again() {
    with_and_without(&["r......"], 1, Card::RedMist, |scene, has| {
        for x in [2, 5, 6] {
            let imp = scene.put(InvaderKind::Imp, (x, 0));
            scene.hurt(imp, 1);
        }
        scene.token((1, 0), "armour").script(&["Y2/2", "G2/0"]);
        scene.does_all(&["advance", "fire pistol", "at 2,0"]);
        if !has {
            scene.forbids("fire pistol");
            assert_eq!(scene.state.turn.moves, 4);
            return;
        }
        scene.script(&["Y3/1", "G1/1"]).does_all(&["step E", "take armour", "step E"]);
        scene.forbids("step W");
        scene.does_all(&["fire pistol", "at 5,0"]);
        // The second kill brings nothing more; his action goes on with its 4 spaces.
        assert_eq!((scene.state.turn.moves, scene.marine(0).armour), (4, 3));
        scene.forbids("fire pistol");
        scene.allows("step E");
    });
}

/// Red Mist: an attack that kills nobody brings nothing, nor does a kill on guard.
#[test]
fn red_mist_needs_a_kill_in_his_own_turn() {
    let mut scene = on_floor(&["r..."], 1);
    let imp = scene.card(0, Card::RedMist).put(InvaderKind::Imp, (2, 0));
    scene.script(&["Y2/2", "G2/0"]).does_all(&["advance", "fire pistol", "at 2,0"]);
    scene.forbids("fire pistol");
    scene.hurt(imp, 1).order(0, OrderKind::Guard).invader_turn().script(&["Y2/2", "G2/0"]);
    scene.does_all(&["activate f1", "strike", "at 0,0", "fire pistol", "at 2,0"]);
    assert_eq!((scene.state.figures.alive().len(), scene.asked()), (0, scene.state.invader()));
}

/// Trench Fighter: melee attacks gain deadly 2 (D04-ABIL-DEADLY); ranged ones nothing.
#[test]
fn trench_fighter_hits_harder() {
    with_and_without(&["r..."], 1, Card::TrenchFighter, |scene, has| {
        let demon = scene.put(InvaderKind::Demon, (1, 0));
        scene.script(&["R3/1", "Y3/1", "G1/1"]);
        scene.does_all(&["unload", "fire fist", "at 1,0"]);
        assert_eq!(scene.figure(demon).unwrap().wounds, u8::from(has), "3 damage with it, 1 without");
        scene.does_all(&["fire pistol", "at 1,0"]);
        assert_eq!(scene.figure(demon).unwrap().wounds, u8::from(has), "2 damage either way");
    });
}

/// Storm Drill: Advance grants 2 attacks with two different weapons.
#[test]
fn storm_drill_attacks_twice() {
    with_and_without(&["r..."], 1, Card::StormDrill, |scene, has| {
        scene.put(InvaderKind::Demon, (1, 0));
        scene.script(&["Y2/2", "G2/0"]).does_all(&["advance", "fire pistol", "at 1,0"]);
        scene.forbids("fire pistol");
        assert_eq!(scene.check("fire fist").is_ok(), has);
    });
}

/// Iron Frame: 2 more wounds, at the start and at most (D04-SETUP-6).
#[test]
fn iron_frame_has_more_wounds() {
    assert_eq!((dealt(Card::IronFrame).wounds_left(0), dealt(Card::LightKit).wounds_left(0)), (12, 10));
    with_and_without(&["r~..", "...."], 1, Card::IronFrame, |scene, has| {
        scene.wounds(0, 10).token((0, 0), "health").does("advance");
        assert_eq!(scene.check("take health").is_ok(), has);
        scene.wounds(0, 1).does_all(&["step E"]);
        assert_eq!(scene.left(0), if has { 12 } else { 10 }, "fragged, and full again (D04-FRAG-2)");
    });
}

/// Squad Voice: other marines within 3 spaces and in his sight gain 1 range and 1 damage; he himself does not.
#[test]
fn squad_voice_helps_those_nearby() {
    // The shooter is green; the owner stands 3 spaces behind, 4 behind, or behind an obstacle; or he shoots himself.
    for (row, shooter, helps) in [
        ("r..g....", 1, true),
        (".r.g....", 1, true),
        ("r...g...", 1, false),
        ("r.%g....", 1, false),
        ("g..r....", 0, false),
    ] {
        let mut scene = on_floor(&[row], 2);
        let x = scene.at(shooter).unwrap().0;
        let imp = scene.card(0, Card::SquadVoice).put(InvaderKind::Imp, (x + 3, 0));
        // Range 2 and damage 3: with the card range 3 and damage 4, which kills.
        scene.marine_turn(shooter).script(&["Y1/3", "G1/1"]);
        scene.does_all(&["unload", "fire pistol", &format!("at {},0", x + 3)]);
        assert_eq!(scene.figure(imp).is_none(), helps, "{row}");
    }
    for (row, wounds) in [("r..g.", Some(1)), ("r...g", Some(0))] {
        let mut scene = on_floor(&[row, "....."], 2);
        let x = scene.at(1).unwrap().0;
        let imp = scene.card(0, Card::SquadVoice).put(InvaderKind::Imp, (x, 1));
        scene.marine_turn(1).script(&["R3/1"]).does_all(&["unload", "fire fist", &format!("at {x},1")]);
        assert_eq!(scene.figure(imp).map(|imp| imp.wounds), wounds, "1 damage becomes 2: {row}");
    }
}

/// Cool Planner: Ready grants 4 spaces and 1 attack, besides the order.
#[test]
fn cool_planner_moves_and_attacks() {
    with_and_without(&["r......"], 1, Card::CoolPlanner, |scene, has| {
        scene.script(&["Y2/2", "G2/0"]).does_all(&["ready", "fire pistol", "at 5,0"]);
        assert_eq!(scene.check("step E").is_ok(), has);
        if has {
            scene.does_all(&["step E", "step E", "step E", "step E"]);
            scene.forbids("step E");
        }
        scene.does("order guard");
    });
}

/// Light Kit: 2 more spaces on every action that grants movement.
#[test]
fn light_kit_moves_further() {
    with_and_without(&["r......"], 1, Card::LightKit, |scene, has| {
        let more = if has { 2 } else { 0 };
        for (deed, spaces) in
            [("sprint", 8 + more), ("advance", 4 + more), ("ready", 4 + more), ("unload", 0)]
        {
            scene.marine_turn(0).does(deed);
            assert_eq!(scene.state.turn.moves, spaces, "{deed}");
        }
    });
}

/// Ghost Step: through blocking obstacles and enemies, but not to end there; barrels stop him.
#[test]
fn ghost_step_walks_through() {
    with_and_without(&["r.%.!"], 1, Card::GhostStep, |scene, has| {
        scene.put(InvaderKind::Zombie, (1, 0));
        scene.does("advance");
        assert_eq!(scene.check("step E").is_ok(), has);
        if has {
            scene.does("step E");
            scene.forbids("done");
            scene.forbids("fire fist");
            scene.does("step E");
            scene.forbids("done");
            scene.does("step E");
            scene.forbids("step E");
            scene.does("done");
            assert_eq!(scene.at(0), Some((3, 0)));
        }
    });
    let mut scene = on_floor(&["r.%%%"], 1);
    scene.card(0, Card::GhostStep).does_all(&["advance", "step E"]);
    scene.allows("step E");
    scene.state.turn.moves = 1;
    scene.refuses("step E", "D04-INT-24");
}

/// Ghost Step: watchful attacks still happen, also on a marine inside an obstacle (D04-ABIL-WATCH).
#[test]
fn ghost_step_does_not_hide() {
    let mut scene = on_floor(&["....", "r%.."], 1);
    scene.card(0, Card::GhostStep).put(InvaderKind::Demon, (1, 0));
    scene.script(&["R2/2", "B1/1"]).does_all(&["advance", "step E", "activate f1"]);
    assert_eq!((rolls(&scene), scene.left(0)), (1, 8), "4 damage");
}

/// Hair Trigger: guard is not lost to wounds, and guard attacks are aimed.
#[test]
fn hair_trigger_keeps_guard_and_aims() {
    with_and_without(&["r..."], 1, Card::HairTrigger, |scene, has| {
        let zombie = scene.put(InvaderKind::Zombie, (1, 0));
        scene.order(0, OrderKind::Guard).invader_turn().script(&["R2/2", "B1/1"]);
        scene.does_all(&["activate f1", "strike", "at 0,0", "pass"]);
        assert_eq!(scene.left(0), 9);
        assert_eq!(scene.marine(0).order.is_some(), has);
        if has {
            scene.script(&["YMISS", "G1/1", "Y1/3"]).does_all(&["fire pistol", "at 1,0"]);
            assert_eq!(scene.asked(), Seat(0));
            scene.does("reroll 1");
            assert!(scene.figure(zombie).is_none());
        }
    });
    let mut scene = on_floor(&["r..."], 1);
    scene.put(InvaderKind::Zombie, (1, 0));
    scene.order(0, OrderKind::Guard).invader_turn().script(&["YMISS", "G1/1", "RMISS", "B1/1"]);
    scene.does_all(&["activate f1", "strike", "at 0,0", "fire pistol", "at 1,0"]);
    assert_eq!(rolls(&scene), 2, "without it nothing is rolled again");
}

/// Backup Plan: once a game an event is cancelled as it is played; the card is gone all the same.
#[test]
fn backup_plan_cancels_one_event() {
    with_and_without(&["r..."], 1, Card::BackupPlan, |scene, has| {
        scene.hand(&["E13-1", "E13-2"]).marine_begins(0).does_all(&["pass", "play E13-1"]);
        if has {
            assert_eq!(scene.asked(), Seat(0));
            scene.does("cancel");
        }
        assert_eq!(scene.state.discard.len(), 1);
        scene.does("play E13-2");
        scene.forbids("cancel");
        scene.does("sprint");
        assert_eq!(scene.state.turn.moves, if has { 6 } else { 4 });
    });
}

/// Point Man: melee attacks sweep (D04-ABIL-SWEEP); with berserk all adjacent invaders die (D04-INT-39).
#[test]
fn point_man_sweeps() {
    with_and_without(&[".r..", "...."], 1, Card::PointMan, |scene, has| {
        let (one, other) = (scene.put(InvaderKind::Zombie, (0, 0)), scene.put(InvaderKind::Demon, (1, 1)));
        scene.script(&["R0/4*", "R3/1"]).does_all(&["unload", "fire fist"]);
        if !has {
            scene.does("at 0,0");
        }
        assert!(scene.figure(one).is_none());
        assert_eq!(scene.figure(other).unwrap().wounds, u8::from(has));
        scene.give(0, "berserk").does("fire fist");
        if !has {
            scene.does("at 1,1");
        }
        assert!(scene.state.figures.alive().is_empty());
    });
}

/// Pack Rat: 1 bullets and 1 rockets more at the start; health restores 4 (D04-EQ-5).
#[test]
fn pack_rat_has_more_of_everything() {
    let ammo = |card| {
        let marine = dealt(card).marines[0];
        (marine.ammo_of(AmmoKind::Bullets), marine.ammo_of(AmmoKind::Rockets))
    };
    assert_eq!((ammo(Card::PackRat), ammo(Card::LightKit)), ((5, 1), (4, 0)));
    with_and_without(&["r..."], 1, Card::PackRat, |scene, has| {
        scene.wounds(0, 2).token((0, 0), "health").does_all(&["unload", "take health"]);
        assert_eq!(scene.left(0), if has { 6 } else { 5 });
    });
}
