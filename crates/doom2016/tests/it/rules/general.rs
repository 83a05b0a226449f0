//! What holds everywhere: cannot, sides, costs, points at once, empty decks, who decides first.

use doom2016::DemonKind::{Cacodemon, Imp, Pinky};
use doom2016::{ClassKind, Doom2016, Event, Setup};
use engine::{Game, Seat};

use crate::support::{Scene, names};

/// D16-GEN-1: a card's "cannot" is absolute, what somebody may do is his choice, what he must is none.
#[test]
fn cannot_is_absolute() {
    let mut scene = Scene::drawn("hall[0-9,0-2]", 1);
    scene.stand(0, (0, 1)).class(0, ClassKind::VeteranNerves).events(&["crippling-strike"]);
    let imp = scene.put(Imp, (2, 1));
    scene.demon_turn(imp).script(&["Rx1", "Rx0"]).does_all(&["strike 1", "event crippling-strike 1"]);
    assert!(!scene.marine(0).stunned, "he cannot be stunned");
    // Once braced he spends no points, however many he gains.
    scene.hand(0, &["chaingun-2", "static-rifle-2"]).marine_mp(0, 2);
    scene.does_all(&["play chaingun-2", "play static-rifle-2"]);
    assert_eq!(scene.mp(), 5);
    scene.refuses("step N");
    // Recovering after a glory kill is offered, not forced; an invader card must be used.
    let mut scene = Scene::drawn("hall[0-9,0-2]", 1);
    scene.stand(0, (0, 1)).damage(0, 4);
    let imp = scene.put(Imp, (1, 1));
    scene.damage(imp, 2).marine_mp(0, 2).does_all(&["step E", "pass"]);
    assert_eq!(scene.marine(0).damage, 4);
    scene.put(Imp, (8, 0));
    scene.put(Cacodemon, (8, 1));
    scene.invader_card();
    assert_eq!(scene.legal(), ["rouse cacodemon", "rouse imp"]);
}

/// D16-GEN-2: one to four marines against one invader; marines do not attack marines, demons no demons.
#[test]
fn two_sides() {
    for marines in 1..=4 {
        let scene = Scene::mission("knee-deep", marines);
        assert_eq!(Doom2016::seats(&scene.state), marines + 1);
        assert_eq!(scene.state.invader_seat(), Seat(marines as u8));
    }
    let nobody = Setup { marines: Default::default(), ..Setup::default() };
    assert!(Doom2016::start(&nobody, 7).unwrap_err().cites("D16-GEN-2"));
    let mut scene = Scene::drawn("hall[0-9,0-2]", 3);
    scene.stand(0, (0, 1)).stand(1, (1, 0)).stand(2, (1, 2)).hand(0, &["bfg-9000-2"]);
    let imps = [scene.put(Imp, (3, 1)), scene.put(Imp, (3, 0))];
    scene.marine_turn(0).does("play bfg-9000-2");
    assert_eq!([1, 2].map(|n| scene.marine(n).damage), [0, 0]);
    assert_eq!(imps.map(|imp| scene.demon(imp).unwrap().damage), [1, 1]);
    scene.demon_turn(imps[0]).does("strike 1");
    assert_eq!(scene.options("at"), ["p1", "p2", "p3"]);
}

/// D16-GEN-3: one use for one trigger; what an exhausted card grants without exhausting it goes on.
#[test]
fn no_ability_twice_at_once() {
    let mut scene = Scene::drawn("hall[0-9,0-2]", 2);
    scene.stand(0, (0, 1)).stand(1, (0, 0)).argent(Imp, 2);
    let imp = scene.put(Imp, (3, 1));
    scene.demon_turn(imp).does_all(&["strike 1", "argent"]).refuses("argent");
    scene.class(0, ClassKind::Sergeant);
    scene.state.marines[0].exhausted = true;
    assert_eq!(scene.state.rating(0).hand, 4);
    scene.deck(0, &["uac-marine-1", "uac-marine-2", "uac-marine-3", "uac-marine-4", "plasma-rifle-1"]);
    scene.initiative(&["p1"]).marine_turn(0).does("end");
    assert_eq!(scene.marine(0).hand.len(), 4);
}

/// D16-GEN-4: costs: exhausting the card, an argent token of that demon card, a bonus action.
#[test]
fn abilities_cost_what_they_say() {
    let mut scene = Scene::drawn("hall[0-9,0-2]", 1);
    scene.stand(0, (0, 1)).class(0, ClassKind::Medic).damage(0, 6).marine_turn(0).does("power 1");
    assert_eq!((scene.marine(0).damage, scene.marine(0).exhausted), (4, true));
    scene.refuses("power 1");
    scene.argent(Pinky, 2);
    let pinky = scene.put(Pinky, (4, 0));
    scene.demon_turn(pinky).does("argent");
    assert_eq!(scene.argent_on(Pinky), 1);
    // A bonus action: not outside his activation, and not while a card lies open.
    scene.state.marines[0].exhausted = false;
    assert!(!scene.can("power 1"));
    scene.hand(0, &["uac-marine-1"]).marine_turn(0).does("play uac-marine-1").refuses("power 1");
}

/// D16-GEN-5: points gained outside one's own activation are spent at once; the rest is lost.
#[test]
fn points_of_others_are_spent_at_once() {
    let mut scene = Scene::drawn("hall[0-9,0-2]", 2);
    scene.stand(0, (0, 1)).stand(1, (3, 1)).class(0, ClassKind::SignalOfficer).initiative(&["p2"]);
    scene.marine_turn(0).does("power 1");
    assert_eq!(scene.asked(), Seat(1));
    scene.refuses("end");
    scene.does_all(&["step E", "done"]);
    assert_eq!((scene.asked(), scene.at(1)), (Seat(0), Some((4, 1))));
    scene.does("end");
    assert_eq!((scene.asked(), scene.mp()), (Seat(1), 0));
}

/// D16-GEN-6: an empty deck is made anew of the discards; with both empty nothing is drawn, and there is no defence card.
#[test]
fn an_empty_deck_is_made_anew() {
    let mut scene = Scene::drawn("hall[0-9,0-2]", 1);
    scene.stand(0, (0, 1)).discard(0, &["uac-marine-1", "uac-marine-4"]);
    let imp = scene.put(Imp, (2, 1));
    scene.demon_turn(imp).script(&["Rx1", "Rx1", "uac-marine-4"]).does("strike 1");
    assert_eq!(
        (scene.marine(0).damage, scene.marine(0).deck.len(), scene.marine(0).discard.len()),
        (1, 1, 1)
    );
    assert!(scene.saw(|event| matches!(event, Event::Reshuffled { who: Some(_) })));
    // Drawing goes through the deck first, then on with the discards, as far as they go.
    scene.initiative(&["p1"]).marine_turn(0).does("end");
    assert_eq!(names(scene.marine(0).hand.iter()), ["uac-marine-1", "uac-marine-4"]);
    scene.demon_turn(imp).script(&["Rx1", "Rx1"]).does("strike 1");
    assert_eq!(scene.marine(0).damage, 3, "nothing left to reveal");
}

/// D16-GEN-7: at one moment the active side decides first; inside an attack the defender does.
#[test]
fn the_active_side_decides_first() {
    let mut scene = Scene::drawn("hall[0-9,0-2]", 1);
    scene
        .stand(0, (0, 1))
        .glory(0, &["momentum"])
        .events(&["death-curse", "demonic-resilience"])
        .class(0, ClassKind::Gunner);
    let imp = scene.put(Imp, (1, 1));
    scene.put(Cacodemon, (2, 1));
    scene.damage(imp, 2).marine_mp(0, 2).script(&["fury"]).does("step E");
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), names(["glory momentum", "pass"])));
    scene.script(&["Bx1"]).does("glory momentum");
    assert_eq!(scene.options("event"), ["demonic-resilience 1"], "the defender");
    scene.does("pass");
    assert_eq!(scene.asked(), Seat(0), "then the attacker");
    scene.does("pass");
    assert_eq!((scene.asked(), scene.options("event")), (Seat(1), names(["death-curse 1"])));
    scene.does("event death-curse 1");
    assert_eq!(scene.marine(0).damage, 2);
}
