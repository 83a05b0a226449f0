//! The fourteen event cards: condition, effect, and when they are refused (section 3.9 of the rules; D04-INV-3).

use doom2004::{AmmoKind, Event, InvaderKind, MarineCardKind, OrderKind};
use engine::Seat;

use super::support::Scene;
use super::t31_floor::{on_floor, rolls};

/// A marine who shoots at an imp two spaces away; the invader holds these cards.
fn shooting(cards: &[&str]) -> Scene {
    let mut scene = on_floor(&["r....", "....."], 1);
    scene.put(InvaderKind::Imp, (2, 0));
    scene.hand(cards).does_all(&["unload", "fire pistol"]);
    scene
}

/// A zombie beside a marine in the invader's turn.
fn beside(cards: &[&str]) -> Scene {
    let mut scene = on_floor(&["r......", "......."], 1);
    scene.put(InvaderKind::Zombie, (1, 0));
    scene.hand(cards).invader_turn();
    scene
}

fn wounds(scene: &Scene, id: &str) -> Option<u8> {
    scene.figure(id.parse().unwrap()).map(|figure| figure.wounds)
}

/// The card has been carried out: it lies with the discards (D04-INV-3).
#[track_caller]
fn used(scene: &Scene, card: &str) {
    let card = card.parse().unwrap();
    assert!(scene.state.discard.has(card) && !scene.state.hand.has(card) && !scene.state.at_work.has(card));
}

/// E01 Dodge (D04-RERL-1, D04-RERL-2): the attack counts as dodged; the invader picks dice once, the new faces stand.
#[test]
fn e01_blur_dodges_an_attack() {
    let mut scene = shooting(&["E01-1", "E01-2"]);
    scene.forbids("play E01-1");
    scene.script(&["Y2/2", "G2/0", "YMISS"]).does_all(&["at 2,0", "play E01-1"]);
    scene.does("reroll 1");
    assert_eq!((wounds(&scene, "f1"), scene.asked()), (Some(0), Seat(0)), "never a second time");
    used(&scene, "E01-1");
}

/// E01: only against an invader: an empty space brings no window.
#[test]
fn e01_blur_needs_an_invader() {
    let mut scene = shooting(&["E01-1"]);
    scene.script(&["Y2/2", "G2/0"]).does("at 1,1");
    assert_eq!((scene.asked(), scene.state.hand.len()), (Seat(0), 1));
}

/// E02 Dark Energies: just before a marine attacks an invader, 1 wound token comes off any invader.
#[test]
fn e02_closing_flesh_mends_an_invader() {
    let mut scene = shooting(&["E02-1"]);
    let other = scene.put(InvaderKind::Demon, (3, 1));
    scene.hurt(other, 2).script(&["Y2/2", "G2/0"]);
    scene.does_all(&["at 2,0", "play E02-1"]);
    assert_eq!(scene.legal(), ["activate f2"], "the imp has no wound");
    scene.does("activate f2");
    assert_eq!((wounds(&scene, "f1"), wounds(&scene, "f2"), rolls(&scene)), (Some(1), Some(1), 1));
    used(&scene, "E02-1");
    // Nobody is hurt: nothing to play it on.
    let mut scene = shooting(&["E02-1"]);
    scene.script(&["Y2/2", "G2/0"]).does("at 2,0");
    assert_eq!(rolls(&scene), 1);
}

/// E03 It's a Trap: after a marine takes equipment up to 2 invaders are activated in full, and may act again in step 3.
#[test]
fn e03_baited_hook_activates_two() {
    let mut scene = on_floor(&["r.....", "......"], 1);
    for x in [3, 4, 5] {
        scene.put(InvaderKind::Zombie, (x, 0));
    }
    scene.token((0, 0), "shotgun").hand(&["E03-1"]).script(&["RMISS", "B1/1", "S01-1"]);
    scene.does_all(&["sprint", "step E", "step W"]);
    scene.forbids("play E03-1");
    scene.does_all(&["take shotgun", "play E03-1", "activate f1", "step W", "step W", "strike", "at 0,0"]);
    scene.does_all(&["done", "activate f2", "step W", "done"]);
    assert_eq!((scene.asked(), scene.state.turn.moves), (Seat(0), 6), "two, and his turn goes on");
    used(&scene, "E03-1");
    scene.does("done");
    scene.allows("activate f1");
}

/// E03: up to two: one, or none.
#[test]
fn e03_baited_hook_may_activate_fewer() {
    let mut scene = on_floor(&["r...."], 1);
    scene.put(InvaderKind::Zombie, (4, 0));
    scene.token((0, 0), "armour").hand(&["E03-2"]).does_all(&["sprint", "take armour", "play E03-2", "done"]);
    assert_eq!(scene.asked(), Seat(0));
    used(&scene, "E03-2");
}

/// E04 Smash (D04-DOOR-4, D04-INT-43): at the start of its turn a door beside an invader is gone for good,
/// security doors too.
#[test]
fn e04_hinge_breaker_smashes_a_door() {
    let map = "
        +---+---+---+---+---+---+---+
        | 0r  0 D 0   0 D 0   0   0 |
        +   +   +   +   +   +   +   +
        | 0   0 D 0   0 D 0   0   0 |
        +---+---+---+---+---+---+---+
    ";
    let mut scene = Scene::sketched(map, 1, |sketch| sketch.key("d2", doom2004::KeyColour::Blue));
    scene.hand(&["E04-1", "E04-2"]).invader_turn();
    scene.forbids("play E04-1");
    scene.put(InvaderKind::Zombie, (3, 1));
    scene.does("play E04-1");
    assert_eq!(scene.legal(), ["door 2"], "not the one it does not stand beside");
    scene.does("door 2");
    assert_eq!((scene.state.closed.0, scene.state.smashed.0), (0b01, 0b10));
    used(&scene, "E04-1");
    scene.forbids("play E04-2");
    scene.stand(0, (3, 0)).marine_turn(0).key("blue").does("sprint");
    scene.forbids("door 2");
    scene.allows("step E");
    // Not after the first activation (D04-TIME-3).
    scene.put(InvaderKind::Zombie, (1, 1));
    scene.invader_turn();
    scene.allows("play E04-2");
    scene.does_all(&["activate f2", "done"]);
    scene.refuses("play E04-2", "D04-TIME-3");
}

/// E05 Dud: no bullet shows, and he spends 1 token all the same.
#[test]
fn e05_last_round_wastes_ammo() {
    let mut scene = shooting(&["E05-1"]);
    scene.script(&["Y2/2", "G2/0"]).does_all(&["at 2,0", "play E05-1"]);
    assert_eq!(scene.marine(0).ammo_of(AmmoKind::Bullets), 3);
    used(&scene, "E05-1");
    // A bullet shows, or the weapon has no ammo: no condition.
    let mut scene = shooting(&["E05-1"]);
    scene.script(&["Y3/1*", "G2/0"]).does("at 2,0");
    assert_eq!((scene.asked(), scene.marine(0).ammo_of(AmmoKind::Bullets)), (Seat(0), 3));
    let mut scene = on_floor(&["r..."], 1);
    scene.put(InvaderKind::Zombie, (1, 0));
    scene.hand(&["E05-1"]).script(&["R3/1"]).does_all(&["unload", "fire fist", "at 1,0"]);
    assert_eq!(scene.asked(), Seat(0));
}

/// E06 Darkness: this turn his ranged attacks count range +2; melee attacks and the next turn do not.
#[test]
fn e06_black_out_lengthens_ranges() {
    for (dark, hit) in [(true, false), (false, true)] {
        let mut scene = on_floor(&["r...", "...."], 1);
        let imp = scene.put(InvaderKind::Imp, (3, 0));
        scene.hand(&["E06-1"]).marine_begins(0).does_all(&["pass", if dark { "play E06-1" } else { "pass" }]);
        scene.script(&["Y2/2", "G2/0"]).does_all(&["unload", "fire pistol", "at 3,0"]);
        assert_eq!(scene.figure(imp).unwrap().wounds, u8::from(hit), "range 4 at 3 or 5");
        scene.put(InvaderKind::Trite, (1, 1));
        scene.script(&["R2/2"]).does_all(&["fire fist", "at 1,1"]);
        assert_eq!(wounds(&scene, "f2"), None, "melee needs no range");
    }
}

/// E07 Charge: 4 more spaces in this activation, before it has done anything.
#[test]
fn e07_headlong_runs_further() {
    let mut scene = beside(&["E07-1", "E07-2"]);
    scene.forbids("play E07-1");
    scene.does_all(&["activate f1", "play E07-1", "step S"]);
    scene.forbids("play E07-2");
    for _ in 0..5 {
        scene.does("step E");
    }
    scene.does("step N");
    assert_eq!(scene.figure_at("f1".parse().unwrap()), Some((6, 0)), "7 spaces");
    scene.refuses("step W", "D04-MOVE-1");
    used(&scene, "E07-1");
}

/// E08 Rage: after its attack in the invader's turn that invader attacks once more.
#[test]
fn e08_second_bite_attacks_again() {
    let mut scene = beside(&["E08-1"]);
    scene.script(&["R3/1", "B1/1", "R3/1", "B1/1"]).does_all(&[
        "activate f1",
        "strike",
        "at 0,0",
        "play E08-1",
    ]);
    scene.forbids("step S");
    scene.does_all(&["strike", "at 0,0"]);
    assert_eq!((scene.left(0), rolls(&scene)), (8, 2));
    scene.forbids("strike");
    scene.does("step S");
    used(&scene, "E08-1");
    // Not after a watchful attack in a marine's turn.
    let mut scene = on_floor(&["....", "r..."], 1);
    scene.put(InvaderKind::Demon, (1, 0));
    scene.hand(&["E08-1"]).script(&["RMISS", "B1/1"]).does_all(&["advance", "step E", "activate f1"]);
    assert_eq!(scene.asked(), Seat(0));
}

/// E09 Surprise Attack: the attack cannot be dodged and gains deadly 2.
#[test]
fn e09_blind_side_is_not_dodged() {
    for (played, wounds) in [(true, 8), (false, 9)] {
        let mut scene = beside(&["E09-1"]);
        scene.order(0, OrderKind::Dodge).script(&["R3/1", "B1/1"]);
        scene.does_all(&["activate f1", "strike", "at 0,0", if played { "play E09-1" } else { "pass" }]);
        if !played {
            assert_eq!(scene.asked(), Seat(0), "he may dodge");
            scene.does("reroll 0");
        }
        assert_eq!(scene.left(0), wounds);
    }
    // Not for a marine's attack.
    let mut scene = shooting(&["E09-1"]);
    scene.script(&["Y2/2", "G2/0"]).does("at 2,0");
    assert_eq!(scene.state.hand.len(), 1);
}

/// E10 Ambush: after an area is revealed up to 2 invaders just placed there are activated.
#[test]
fn e10_waiting_teeth_bite_at_once() {
    let mut scene = Scene::way_out(3);
    let old = scene.stand(0, (3, 1)).put(InvaderKind::Zombie, (0, 2));
    scene.hand(&["E10-1"]).does_all(&["advance", "door 1"]);
    assert_eq!(scene.asked(), scene.state.invader());
    scene.does("play E10-1");
    scene.forbids(&format!("activate {old}"));
    scene.does_all(&["activate f2", "step W", "done", "activate f3", "step W", "done"]);
    assert_eq!((scene.asked(), scene.state.turn.moves), (Seat(0), 2));
    used(&scene, "E10-1");
    scene.does_all(&["step NW", "done"]);
    assert!(scene.state.figures.iter().all(|(_, figure)| !figure.acted), "they may act again in step 3");
}

/// E11 Jump the Gun: at any time of the invader's turn a marine uses his guard now or loses it.
#[test]
fn e11_jitters_call_guard() {
    for uses in [true, false] {
        let mut scene = beside(&["E11-1"]);
        scene.forbids("play E11-1");
        scene.order(0, OrderKind::Guard);
        scene.does("activate f1");
        scene.does_all(&["play E11-1", "pick p1"]);
        assert_eq!(scene.asked(), Seat(0));
        if uses {
            scene.script(&["Y1/3", "G1/1"]).does_all(&["fire pistol", "at 1,0"]);
        } else {
            scene.does("pass");
        }
        assert_eq!((scene.marine(0).order, scene.state.figures.alive().is_empty()), (None, uses));
        assert_eq!(scene.asked(), scene.state.invader());
    }
}

/// E12 Sealed In: before a marine's turn an ordinary door with a clear line closes; it stays shut until the invader's
/// next turn starts.
#[test]
fn e12_jammed_track_shuts_a_door() {
    let map = "
        +---+---+---+---+---+---+---+---+
        | 0r  0 D 0   0 D 0   0 D 0   0 |
        +   +   +   +   +   +   +   +   +
        | 0   0 D 0   0 D 0   0 D 0   0 |
        +---+---+---+---+---+---+---+---+
    ";
    let mut scene = Scene::sketched(map, 1, |sketch| sketch.key("d2", doom2004::KeyColour::Blue));
    scene.open("d1").open("d2").open("d3").put(InvaderKind::HellKnight, (5, 0));
    scene.stand(0, (1, 0)).key("blue").hand(&["E12-1"]).marine_begins(0).does_all(&["pass", "play E12-1"]);
    assert_eq!(scene.legal(), ["door 1"], "not the security door, nor the one that is straddled");
    scene.script(&["S01-1"]).does_all(&["door 1", "sprint"]);
    scene.forbids("door 1");
    scene.forbids("step E");
    scene.does("done");
    assert_eq!((scene.state.closed.0, scene.state.jammed.0), (1, 0), "shut, and free again");
    used(&scene, "E12-1");
}

/// E13 Shaky Footing: 2 spaces less this turn, at least 1 if the action moves; adrenaline counts among the spaces.
#[test]
fn e13_loose_grating_slows() {
    let points = |cards: &[&str], adrenaline: bool, deed: &str| {
        let mut scene = on_floor(&["r..."], 1);
        scene.give(0, "adrenaline").hand(cards).marine_begins(0).does("pass");
        for card in cards {
            scene.does(&format!("play {card}"));
        }
        if adrenaline {
            scene.does("adrenaline");
        }
        scene.does(deed);
        scene.state.turn.moves + scene.state.turn.extra
    };
    let (one, both) = (&["E13-1"][..], &["E13-1", "E13-2"][..]);
    assert_eq!(
        (points(one, false, "sprint"), points(one, false, "advance"), points(one, false, "unload")),
        (6, 2, 0)
    );
    assert_eq!((points(both, false, "advance"), points(both, true, "advance")), (1, 4));
    assert_eq!((points(one, true, "unload"), points(both, true, "unload")), (2, 0));
}

/// E14 Wrong Crate: two equipment tokens on revealed spaces change places, neither in a marine's space.
#[test]
fn e14_wrong_crate_swaps_tokens() {
    let mut scene = on_floor(&["r....."], 1);
    scene.token((0, 0), "bfg").token((2, 0), "shotgun").hand(&["E14-1"]).invader_turn();
    scene.forbids("play E14-1");
    scene.token((4, 0), "health").does("play E14-1");
    assert_eq!(scene.legal(), ["at 2,0", "at 4,0"]);
    scene.does("at 2,0");
    assert_eq!(scene.legal(), ["at 4,0"]);
    scene.does("at 4,0");
    assert_eq!(
        (scene.tokens((2, 0)), scene.tokens((4, 0))),
        (vec!["health".to_owned()], vec!["shotgun".to_owned()])
    );
    used(&scene, "E14-1");
}

/// Backup Plan against each event that can be stopped in the middle of something: it has no effect, and it is used up.
#[test]
fn backup_plan_stops_any_event() {
    // Before a roll.
    let mut scene = shooting(&["E02-1"]);
    scene.card(0, MarineCardKind::BackupPlan).hurt("f1".parse().unwrap(), 1).script(&["Y2/2", "G2/0"]);
    scene.does_all(&["at 2,0", "play E02-1", "cancel"]);
    assert_eq!(wounds(&scene, "f1"), None, "the old wound counts");
    used(&scene, "E02-1");
    // After a roll.
    let mut scene = shooting(&["E01-1"]);
    scene.card(0, MarineCardKind::BackupPlan).script(&["Y2/2", "G2/0"]);
    scene.does_all(&["at 2,0", "play E01-1", "cancel"]);
    assert_eq!((wounds(&scene, "f1"), scene.asked()), (Some(1), Seat(0)));
    // In an activation; he may also let it pass.
    for cancels in [true, false] {
        let mut scene = beside(&["E07-1"]);
        scene.card(0, MarineCardKind::BackupPlan).does_all(&["activate f1", "play E07-1"]);
        assert_eq!(scene.asked(), Seat(0));
        scene.does_all(&[if cancels { "cancel" } else { "pass" }, "step S", "step E", "step E"]);
        assert_eq!(scene.check("step E").is_err(), cancels);
        assert_eq!(scene.marine(0).planless, cancels);
        used(&scene, "E07-1");
        assert_eq!(scene.events().iter().any(|event| matches!(event, Event::Backup { .. })), cancels);
    }
}

/// D04-INV-3, D04-INV-4: spawn cards are no events, and are never played outside step 2.
#[test]
fn inv_3_spawn_cards_stay_in_hand() {
    let mut scene = shooting(&["S01-1"]);
    scene.script(&["Y2/2", "G2/0"]).does("at 2,0");
    assert_eq!(scene.asked(), Seat(0));
    scene.forbids("spawn S01-1 1");
    let scene = beside(&["S01-1", "E13-1"]);
    scene.forbids("play S01-1");
    scene.forbids("play E13-1");
}
