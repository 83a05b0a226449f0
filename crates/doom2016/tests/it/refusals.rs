//! Refusals: each gives the nearest reason and cites the rules; and none betrays what a seat does not know.

use std::cell::RefCell;
use std::collections::BTreeSet;

use crate::support::Scene;
use codex::proof::Ear;
use doom2016::DemonKind::{Cacodemon, Imp, Mancubus, Pinky};
use doom2016::frame::Frame;
use doom2016::{ClassKind, Doom2016, Setup};
use engine::conformance::{Unheard, explain, provoke};
use engine::{Game, Refusal};

thread_local! {
    /// Every refusal of the scenes that this thread has played.
    static GIVEN: RefCell<Vec<Refusal>> = const { RefCell::new(Vec::new()) };
}

/// The action is refused with this reason, and the rule is cited.
#[track_caller]
fn refuses(scene: &Scene, action: &str, code: &str, rule: &str) {
    let refusal = scene.refuses(action);
    GIVEN.with_borrow_mut(|given| given.push(refusal.clone()));
    let rule = format!("D16-{rule}");
    assert_eq!(refusal.code(), format!("refusal-d16-{code}"), "`{action}` is refused by {refusal}");
    assert!(refusal.cites(&rule), "`{action}` is refused by {refusal}, which does not cite {rule}");
}

/// A hall with a door to a cell; Alpha stands on (0, 1), Bravo on (0, 2).
fn hall() -> Scene {
    Scene::drawn(
        "hall[0-5,0-3] cell[6-8,0-3] doors 5|6,1-2 blocking 2|3,0 impassable 2|3,3 difficult 1,0 active 0,0 5,3 \
         inactive 5,0 starts 0,1 0,2",
        2,
    )
}

#[test]
fn choices_of_the_set_up_are_explained() {
    let mut scene =
        Scene::setup(Setup { mission: doom2016::Ground::shipped("dockside").unwrap(), ..Setup::default() });
    refuses(&scene, "class medic", "choose-start", "SET-4");
    refuses(&scene, "start 9,9", "start-where", "SET-10");
    scene.does(&scene.legal()[0].clone());
    let offered = scene.options("class");
    let other = ClassKind::ALL.into_iter().find(|class| !offered.contains(&class.to_string())).unwrap();
    refuses(&scene, &format!("class {other}"), "class-offer", "SET-4");
    scene.does(&format!("class {}", offered[0]));
    refuses(&scene, "end", "choose-weapon", "SET-5");
    refuses(&scene, "arm chainsaw", "weapon-start", "SET-5");
    scene.does("arm plasma-rifle");
    refuses(&scene, "arm plasma-rifle", "weapon-twice", "SET-5");
}

#[test]
fn steps_are_refused_for_walls_edges_doors_points_and_figures() {
    let mut scene = hall();
    scene.marine_mp(0, 1);
    refuses(&scene, "step W", "step-wall", "TER-1");
    refuses(&scene, "step turn1", "turn-small", "LRG-2");
    refuses(&scene, "step S", "step-occupied", "MOV-4");
    refuses(&scene, "step NE", "no-points", "MOV-3");
    scene.stand(0, (2, 0));
    refuses(&scene, "step E", "step-edge", "TER-3");
    scene.stand(0, (2, 3));
    refuses(&scene, "step E", "step-edge", "TER-2");
    scene.stand(0, (5, 1));
    refuses(&scene, "step E", "step-door", "TER-5");
    scene.marine_mp(0, 0);
    refuses(&scene, "step N", "no-points", "MOV-1");
    refuses(&scene, "door 1", "no-points", "DOR-1");
    refuses(&scene, "door 2", "no-door", "DOR-1");
    scene.marine_mp(0, 2).stand(0, (3, 1));
    refuses(&scene, "door 1", "door-far", "DOR-2");
}

#[test]
fn whoever_shares_a_space_goes_on() {
    let mut scene = hall();
    scene.hand(0, &["plasma-rifle-1"]).marine_mp(0, 4).does("step S");
    for action in ["play plasma-rifle-1", "sprint plasma-rifle-1", "end", "fire", "power 1"] {
        refuses(&scene, action, "passing", "INT-16");
    }
}

#[test]
fn teleporters_have_their_reasons() {
    let mut scene = hall();
    scene.marine_mp(0, 2);
    refuses(&scene, "teleport 5,3", "no-teleporter", "TEL-2");
    scene.stand(0, (0, 0));
    refuses(&scene, "teleport 5,0", "teleporter-end", "TEL-1");
    scene.marine_mp(0, 0);
    refuses(&scene, "teleport 5,3", "no-points", "TEL-2");
    scene.state.marines[0].asset = true;
    refuses(&scene, "teleport 5,3", "asset", "INT-36");
    scene.state.marines[0].asset = false;
    scene.marine_mp(0, 1).stand(1, (5, 3));
    refuses(&scene, "teleport 5,3", "teleporter-held", "INT-19");
}

#[test]
fn cards_of_a_marine_have_their_reasons() {
    let mut scene = hall();
    scene.hand(0, &["plasma-rifle-1", "uac-marine-1", "uac-marine-2", "plasma-rifle-3"]).marine_turn(0);
    refuses(&scene, "play chaingun-1", "not-in-hand", "MAR-3");
    refuses(&scene, "play uac-marine-2", "reaction", "MAR-7");
    refuses(&scene, "fire", "no-open", "MAR-9");
    refuses(&scene, "power 1", "no-ability", "MIS-1");
    refuses(&scene, "glory fury", "no-glory", "GLO-4");
    refuses(&scene, "take chainsaw", "not-here", "ITM-1");
    refuses(&scene, "link 1 uac-marine-1", "no-objective", "MIS-3");
    refuses(&scene, "seal uac-marine-1 uac-marine-2", "no-objective", "MIS-3");
    refuses(&scene, "rouse imp", "not-in-activation", "ACT-2");
    scene.does("play plasma-rifle-1");
    refuses(&scene, "play plasma-rifle-3", "attack-open", "MAR-9");
    scene.glory(0, &["adrenaline-rush", "gore-shield"]);
    refuses(&scene, "glory adrenaline-rush", "attack-open", "MAR-9");
    refuses(&scene, "glory gore-shield", "ability-time", "GEN-4");
    refuses(&scene, "fire", "no-target", "ATK-2");
    scene.does("hold");
    refuses(&scene, "play uac-marine-1", "no-main", "MAR-2");
    refuses(&scene, "sprint uac-marine-1", "no-main", "INT-30");
    scene.class(0, ClassKind::Medic);
    refuses(&scene, "power 1", "ability-time", "GEN-4");
    scene.state.marines[0].exhausted = true;
    refuses(&scene, "power 1", "exhausted", "MIS-1");
    scene.state.turn.rooted = true;
    refuses(&scene, "step E", "rooted", "MAR-4");
}

#[test]
fn the_tutorial_says_that_it_has_no_such_rule() {
    let mut scene = Scene::mission("tutorial", 1);
    scene.marine_mp(0, 3);
    refuses(&scene, "power 1", "tutorial", "TUT-8");
    refuses(&scene, "teleport 0,5", "tutorial", "TUT-8");
}

#[test]
fn relays_and_portals_have_their_reasons() {
    let mut scene = Scene::drawn("hall[0-5,0-3] objective relay-link objectives 0,0 5,3 5,0 starts 3,1", 1);
    scene.hand(0, &["uac-marine-1", "uac-marine-2"]).marine_turn(0);
    refuses(&scene, "link 1 uac-marine-1", "objective-far", "INT-38");
    scene.state.progress[0] = 2;
    refuses(&scene, "link 1 uac-marine-1", "objective-done", "INT-38");
    scene.state.turn.linked = true;
    refuses(&scene, "link 2 uac-marine-1", "linked", "MIS-3");
    let mut scene = Scene::drawn("hall[0-5,0-3] objective seal-the-breach blue 5,3 starts 3,1", 1);
    scene.hand(0, &["uac-marine-1", "uac-marine-2"]).marine_turn(0);
    refuses(&scene, "seal uac-marine-1 uac-marine-2", "no-portal-here", "MIS-3");
    refuses(&scene, "seal uac-marine-2 uac-marine-1", "two-cards", "MIS-3");
}

#[test]
fn defenders_have_their_reasons() {
    let mut scene = Scene::drawn("hall[0-8,0-3] blocking 2|3,0-2 starts 2,0 0,3", 2);
    let [near, other, hidden, far] = [(1, 0), (1, 1), (3, 0), (8, 3)].map(|at| scene.put(Imp, at));
    scene.hand(0, &["combat-shotgun-1"]).marine_turn(0).does_all(&["play combat-shotgun-1", "fire"]);
    refuses(&scene, &format!("at {far}"), "target-range", "ATK-3");
    refuses(&scene, &format!("at {hidden}"), "target-sight", "LOS-1");
    refuses(&scene, "at p2", "target-friend", "GEN-2");
    refuses(&scene, "at f33", "no-figure", "ATK-2");
    refuses(&scene, "step E", "choose-defender", "MAR-4");
    refuses(&scene, "reroll 1", "choose-defender", "INT-5");
    assert!(scene.can(&format!("at {near}")) && scene.can(&format!("at {other}")));
}

#[test]
fn cover_and_defence_have_their_reasons() {
    let mut scene = hall();
    let imp = scene.put(Imp, (3, 1));
    scene.hand(0, &["uac-marine-2", "uac-marine-1"]).deck(0, &["uac-marine-3", "uac-marine-4"]);
    scene.demon_turn(imp).script(&["Rx1", "Rx1", "uac-marine-4"]).does("strike 1");
    scene.does("at p1");
    refuses(&scene, "second", "no-cover", "ATK-6");
    refuses(&scene, "play uac-marine-1", "reaction-time", "MAR-7");
    refuses(&scene, "play chaingun-1", "not-in-hand", "MAR-7");
    refuses(&scene, "at p1", "while-defending", "ATK-2");
    scene.done();
}

/// His class can still help him, so he is asked again: not for another armour.
#[test]
fn a_reaction_of_one_name_comes_once() {
    let mut scene = hall();
    let imp = scene.put(Imp, (3, 1));
    scene
        .class(0, ClassKind::Bulwark)
        .hand(0, &["uac-marine-2", "uac-marine-2-b"])
        .deck(0, &["uac-marine-1"]);
    scene.demon_turn(imp).script(&["Rx2", "Rx2", "uac-marine-1"]).does_all(&["strike 1", "at p1"]);
    scene.does("play uac-marine-2");
    refuses(&scene, "play uac-marine-2-b", "same-name", "INT-3");
}

#[test]
fn demons_have_their_reasons() {
    let mut scene = hall();
    let imp = scene.put(Imp, (5, 1));
    let pinky = scene.put(Pinky, (3, 1));
    scene.put(Mancubus, (1, 2));
    scene.demon_turn(imp);
    refuses(&scene, "strike 2", "no-attacks", "DEM-1");
    refuses(&scene, "argent", "argent-time", "ARG-1");
    refuses(&scene, "take chainsaw", "take-demons", "DEM-3");
    refuses(&scene, "teleport 0,0", "teleport-marines", "DEM-3");
    refuses(&scene, "end", "demon", "MAR-2");
    scene.demon_turn(pinky);
    refuses(&scene, "argent", "no-argent", "ARG-1");
    refuses(&scene, "step NE", "large-diagonal", "LRG-1");
    refuses(&scene, "strike 1", "no-target", "ATK-2");
}

#[test]
fn doors_are_shut_to_demons_under_infestation() {
    let mut scene =
        Scene::drawn("hall[0-5,0-3] cell[6-8,0-3] doors 5|6,1-2 threat infestation starts 0,1", 1);
    let imp = scene.put(Imp, (5, 1));
    scene.demon_turn(imp);
    refuses(&scene, "door 1", "door-demons", "DOR-3");
}

#[test]
fn kinds_and_figures_have_their_reasons() {
    let mut scene = hall();
    let (imp, pinky) = (scene.put(Imp, (5, 1)), scene.put(Pinky, (3, 1)));
    scene.put(Cacodemon, (4, 3));
    let other = scene.put(Imp, (5, 3));
    scene.state.invader.cards[Imp.index()].exhausted = true;
    scene.invader_card();
    refuses(&scene, "rouse imp", "kind-exhausted", "ACT-2");
    refuses(&scene, "rouse revenant", "kind-absent", "ACT-2");
    refuses(&scene, "end", "choose-kind", "MAR-2");
    scene.state.invader.cards[Imp.index()].exhausted = false;
    scene.does("rouse imp").does(&format!("activate {other}")).does("done").passes();
    refuses(&scene, &format!("activate {other}"), "acted", "DEM-4");
    refuses(&scene, &format!("activate {pinky}"), "other-kind", "ACT-2");
    refuses(&scene, "activate f33", "no-figure", "DEM-4");
    assert!(scene.can(&format!("activate {imp}")));
}

#[test]
fn events_have_their_reasons() {
    let mut scene = hall();
    let imp = scene.put(Imp, (3, 1));
    scene.events(&["demonic-speed", "demonic-speed-b", "demonic-resilience", "surge"]).demon_turn(imp);
    assert!(matches!(scene.state.top(), Some(Frame::Window(_))));
    refuses(&scene, "event demonic-resilience 1", "event-time", "EVT-1");
    refuses(&scene, "event ferocity 1", "not-in-hand", "EVT-1");
    refuses(&scene, "event demonic-speed 2", "no-ability", "EVT-1");
    refuses(&scene, "event demonic-speed-b 1", "twin", "ATK-12");
    refuses(&scene, "step E", "window", "MOV-1");
    scene.does("event demonic-speed 1");
    refuses(&scene, "event demonic-speed-b 1", "same-name", "ATK-12");
}

/// D16-EVT-1: each event card that is held says when it is played instead, in every language.
#[test]
fn an_event_at_another_moment_says_its_own() {
    let mut scene = hall();
    let imp = scene.put(Imp, (3, 1));
    let names: Vec<&str> = doom2016::event_card::faces().iter().map(|face| face.id.as_str()).collect();
    scene.events(&names).demon_turn(imp).passes();
    let said = |lang, name: &str| codex::say(lang, &scene.refuses(&format!("event {name} 1")).reason);
    let mut said_in = [const { BTreeSet::new() }; 4];
    for (lang, all) in codex::Lang::ALL.into_iter().zip(&mut said_in) {
        all.extend(names.iter().map(|name| said(lang, name)));
        assert!(all.iter().all(|text| !text.contains('⟦')), "{all:?}");
        assert_eq!(all.len(), 12, "so many moments: {all:?}");
    }
    let iron = said(codex::Lang::En, "iron-skin");
    assert_eq!(iron, "This event is played at another moment: while a demon defends.");
}

#[test]
fn summoning_has_its_reasons() {
    let mut scene = Scene::drawn("hall[0-7,0-7] threat horde blue 1,1 6,6 yellow 6,1 starts 4,4", 1);
    scene.state.round.number = 0;
    scene.state.portals.iter_mut().for_each(|portal| portal.counters = 2);
    scene.status_phase();
    refuses(&scene, "portal 3", "portal-unusable", "POR-6");
    refuses(&scene, "portal 9", "no-portal", "POR-2");
    refuses(&scene, "done", "must-summon", "POR-6");
    scene.does("portal 1");
    refuses(&scene, "put 1,1 one", "choose-group", "POR-2");
    scene.does("group 1");
    let text = |at: &str| format!("put {at} {}", doom2016::place::Shape::One);
    refuses(&scene, &text("4,4"), "put-taken", "POR-7");
    refuses(&scene, &text("7,7"), "put-far", "POR-3");
    refuses(&scene, &text("9,9"), "put-fit", "POR-7");
    refuses(&scene, &format!("put 1,1 {}", doom2016::place::Shape::Quad), "put-shape", "LRG-1");
}

/// The scenes above.
const SCENES: [fn(); 15] = [
    choices_of_the_set_up_are_explained,
    steps_are_refused_for_walls_edges_doors_points_and_figures,
    whoever_shares_a_space_goes_on,
    teleporters_have_their_reasons,
    cards_of_a_marine_have_their_reasons,
    the_tutorial_says_that_it_has_no_such_rule,
    relays_and_portals_have_their_reasons,
    defenders_have_their_reasons,
    cover_and_defence_have_their_reasons,
    a_reaction_of_one_name_comes_once,
    demons_have_their_reasons,
    doors_are_shut_to_demons_under_infestation,
    kinds_and_figures_have_their_reasons,
    events_have_their_reasons,
    summoning_has_its_reasons,
];

#[test]
fn every_reason_is_given_has_words_and_betrays_nothing() {
    let (mut unheard, mut ear) = (Unheard::of::<Doom2016>(), Ear::default());
    let mut hear = |refusal: &Refusal| {
        ear.hear_refusal(refusal);
        unheard.hear(refusal);
    };
    provoke::<Doom2016>(
        104,
        500,
        12,
        |_| {},
        |_| false,
        |state, action, refusal, step| {
            hear(refusal);
            if let Some(asked) = Doom2016::decision(state).filter(|_| step % 40 == 0) {
                let guess = Doom2016::resample(state, asked.seat, step as u64);
                let other = Doom2016::may(&guess, action).unwrap_err();
                assert_eq!(other, *refusal, "`{action}` betrays something");
            }
        },
    );
    explain::<Doom2016>(24, |_| false, |no| hear(&no.refusal)).unwrap_or_else(|breach| panic!("{breach}"));
    SCENES.iter().for_each(|scene| scene());
    GIVEN.take().iter().chain(&crate::rare::refusals()).for_each(&mut hear);
    let left = unheard.left();
    assert!(left.is_empty(), "never given:\n{}", left.join("\n"));
}
