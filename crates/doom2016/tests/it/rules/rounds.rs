//! Rounds: the status phase, the initiative deck, event cards and argent (T01 to T03, T37).

use doom2016::DemonKind::{self, Cacodemon, Imp, Pinky, PossessedSoldier, Revenant};
use doom2016::{Event, InvasionKind, Side, SquadKind};
use engine::{Game, Seat};

use crate::support::{Scene, names};

/// Cards that the invader has no use for while they wait in a deck.
const IDLE: [&str; 6] =
    ["demonic-resilience", "demonic-resilience-b", "iron-skin", "iron-skin-b", "dread", "dread-b"];

fn hall(marines: usize) -> Scene {
    let mut scene = Scene::drawn("hall[0-11,0-7]", marines);
    scene.event_deck(&IDLE);
    scene
}

/// The same with a portal of each colour, which nobody uses by himself.
fn hall_with_portals(marines: usize) -> Scene {
    let mut scene = Scene::drawn("hall[0-11,0-7] threat infestation blue 10,1 yellow 10,3 red 10,5", marines);
    scene.event_deck(&IDLE);
    scene
}

/// The initiative deck: cards of marines one by one, then those of the invader.
fn deck(scene: &Scene) -> [u8; 5] {
    scene.state.round.initiative.rest
}

/// T01: D16-STA-1, a card for each marine and for each kind on the map.
#[test]
fn t01_three_marines_and_two_kinds_are_five_cards() {
    let mut scene = hall(3);
    scene.put(Imp, (8, 1));
    scene.put(Imp, (8, 2));
    scene.put(PossessedSoldier, (8, 3));
    scene.status_phase();
    assert_eq!(deck(&scene), [1, 1, 1, 0, 2]);
    // A marine who is dead has his card too, a kind that is not there has none.
    scene.fallen(1).argent(Cacodemon, 2).status_phase();
    assert_eq!(deck(&scene), [1, 1, 1, 0, 2]);
}

/// T02: D16-SET-8, D16-STA-1, a lone marine has two cards.
#[test]
fn t02_a_lone_marine_has_two_cards() {
    let mut scene = hall(1);
    scene.squad(0, SquadKind::SoloOperative);
    scene.put(Imp, (8, 1));
    scene.put(PossessedSoldier, (8, 3));
    scene.status_phase();
    assert_eq!(deck(&scene), [2, 0, 0, 0, 2]);
}

/// T03: D16-STA-2, there are six invader cards.
#[test]
fn t03_eight_kinds_have_six_cards() {
    let mut scene = hall(2);
    let places = [(0, 6), (1, 6), (2, 6), (5, 6), (6, 6), (0, 2), (3, 2), (6, 2)];
    for (kind, at) in DemonKind::ALL.into_iter().zip(places) {
        scene.put(kind, at);
    }
    scene.status_phase();
    assert_eq!(deck(&scene), [1, 1, 0, 0, 6]);
    assert_eq!(scene.state.kinds_on_map().len(), 8);
}

/// D16-STA-3: exhausted demon cards are ready again.
#[test]
fn demon_cards_ready_in_the_status_phase() {
    let mut scene = hall(1);
    let imp = scene.put(Imp, (8, 1));
    scene.demon_turn(imp);
    assert!(scene.state.demon_card(Imp).exhausted);
    scene.status_phase();
    assert!(!scene.state.demon_card(Imp).exhausted);
}

/// D16-STA-4: the invader draws until he holds six.
#[test]
fn the_invader_draws_up_to_six() {
    let mut scene = hall(1);
    scene.event_deck(&[
        "surge",
        "surge-b",
        "ferocity",
        "ferocity-b",
        "dark-pact",
        "dark-pact-b",
        "execution",
    ]);
    scene.events(&["ambush", "ambush-b", "hellish-power", "hellish-power-b"]).status_phase();
    assert_eq!((scene.state.invader.hand.len(), scene.state.invader.deck.len()), (6, 5));
    let drew = |event: &Event| matches!(event, Event::DrewEvents { n: 2, .. });
    assert!(scene.saw(drew));
}

/// T37: D16-STA-5, three event cards for three argent tokens, and no fourth.
#[test]
fn t37_three_event_cards_are_burned_and_no_fourth() {
    let mut scene = hall_with_portals(1);
    scene.put(Imp, (8, 1));
    scene.invasion(InvasionKind::ImpAssault).status_phase();
    assert_eq!((scene.asked(), scene.state.invader.hand.len()), (Seat(1), 6));
    for (card, place) in
        [("demonic-resilience", "imp"), ("dread", "invasion-card"), ("iron-skin", "revenant")]
    {
        scene.does_all(&[&format!("burn {card}"), &format!("charge {place}")]);
    }
    scene.refuses("burn dread-b");
    let argent = [scene.argent_on(Imp), scene.state.invader.argent, scene.argent_on(Revenant)];
    assert_eq!(argent, [1, 1, 1]);
    assert_eq!((scene.state.invader.hand.len(), scene.state.invader.discard.len()), (3, 3));
    assert!(scene.state.round.active, "the activation phase has begun");
}

/// D16-STA-5: fewer are fine; a token goes on face-up cards, the invasion card, and face-down cards that it can produce.
#[test]
fn argent_goes_where_it_can_be_of_use() {
    let mut scene = hall_with_portals(1);
    scene.put(PossessedSoldier, (8, 1));
    scene.invasion(InvasionKind::ImpAssault).status_phase().does("burn dread");
    let places = ["baron-of-hell", "cacodemon", "imp", "invasion-card", "possessed-soldier", "revenant"];
    assert_eq!(scene.options("charge"), places);
    assert!(scene.refuses("charge pinky").cites("D16-STA-5"));
    scene.does_all(&["charge baron-of-hell", "done"]);
    assert_eq!((scene.argent_on(DemonKind::BaronOfHell), scene.state.invader.hand.len()), (1, 5));
    assert!(!scene.state.demon_card(DemonKind::BaronOfHell).up, "the card stays face down");
}

/// D16-STA-6: Assault summons at the start of the status phase, so that the new kind has its initiative card.
#[test]
fn assault_summons_before_the_deck_is_built() {
    let mut scene = Scene::drawn("hall[0-11,0-7] threat assault invasion stampede blue 9,3", 1);
    scene.event_deck(&IDLE).stand(0, (0, 0)).status_phase();
    assert_eq!(scene.legal(), ["done", "portal 1"]);
    scene.does_all(&["portal 1", "group 1", "put 9,3 across"]);
    assert_eq!((scene.count(Pinky), deck(&scene)), (1, [1, 0, 0, 0, 1]));
}

/// D16-STA-7: round number, threat card, deck, event cards, argent, activations; effects of the round expire, zones are
/// scored, and only then the last round ends the mission.
#[test]
fn a_round_has_its_order() {
    let mut scene = Scene::drawn("hall[0-11,0-7] threat horde invasion stampede blue 9,3", 1);
    scene.event_deck(&IDLE).stand(0, (0, 0));
    scene.state.portals[0].counters = 2;
    scene.status_phase().does_all(&["group 1", "put 9,3 across", "burn dread", "charge pinky", "done"]);
    let steps: Vec<&str> = scene
        .events_seen()
        .iter()
        .filter_map(|event| match event {
            Event::Round { number: 2 } => Some("round"),
            Event::Summons { .. } => Some("threat"),
            Event::Initiative { .. } => Some("deck"),
            Event::DrewEvents { .. } => Some("events"),
            Event::Burned { .. } => Some("argent"),
            Event::Revealed { .. } => Some("activations"),
            _ => None,
        })
        .collect();
    assert_eq!(steps, ["round", "threat", "deck", "events", "argent", "activations"]);
}

/// D16-STA-7: what lasts a round is over, zones are scored, then the round limit is looked at.
#[test]
fn a_round_ends_in_its_order() {
    let map = "west[0-3,0-3] east[4-7,0-3] open 3|4,0-3 zones west east objective guard-duty rounds 1";
    let mut scene = Scene::drawn(map, 1);
    scene.put(Imp, (7, 3));
    scene.stand(0, (0, 0));
    scene.state.progress[0] = 6;
    scene.state.round.dark = 4;
    let mut lost = scene.clone();
    lost.state.progress[0] = 5;
    // One zone is held and one lost: nothing is gained, and the last round has ended.
    lost.marine_turn(0).does("end");
    assert_eq!(lost.state.winner, Some(Side::Invader));
    // With the other zone empty the seventh progress comes first.
    scene.state.demons.remove(skirmish::FigureId(0));
    scene.marine_turn(0).does("end");
    assert_eq!((scene.state.winner, scene.state.progress[0]), (Some(Side::Marines), 7));
    assert_eq!(scene.state.round.dark, 0);
}

/// D16-RND-1: after the last activation a new round begins with its status phase.
#[test]
fn rounds_repeat() {
    let mut scene = hall(2);
    scene.put(Imp, (8, 1));
    scene.initiative(&["p2", "invader"]).marine_turn(0).does("end");
    assert_eq!((scene.asked(), scene.state.round.number), (Seat(1), 1));
    scene.does_all(&["end", "done"]);
    assert_eq!((scene.asked(), scene.state.round.number, scene.state.round.active), (Seat(2), 2, false));
    assert_eq!(deck(&scene), [1, 1, 0, 0, 1]);
    scene.does("done");
    assert!(scene.state.round.active && doom2016::Doom2016::outcome(&scene.state).is_none());
}

/// D16-EVT-1: six cards at most are drawn up to; a card is played when it says so, and discarded.
#[test]
fn an_event_card_is_played_at_its_moment_and_discarded() {
    let mut scene = hall(1);
    scene.events(&["demonic-speed", "dark-pact", "ferocity"]);
    let imp = scene.put(Imp, (8, 1));
    scene.demon_turn(imp);
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), names(["event demonic-speed 1", "pass"])));
    scene.does("event demonic-speed 1");
    assert_eq!(names(scene.state.invader.discard.iter()), ["demonic-speed"]);
    assert_eq!(scene.mp(), 4 + 3);
    scene.refuses("event dark-pact 1");
    scene.refuses("event ferocity 1");
}

/// D16-EVT-2: demons defend with the event deck; cards of the hand are never revealed.
#[test]
fn demons_defend_from_the_deck() {
    let mut scene = Scene::drawn("hall[0-5,0-2]", 1);
    scene.stand(0, (0, 1)).hand(0, &["uac-marine-1"]).events(&["onslaught"]).event_deck(&["soul-harvest"]);
    let imp = scene.put(Imp, (2, 1));
    scene.marine_turn(0).script(&["Rx1", "Rx1", "soul-harvest"]).does_all(&["play uac-marine-1", "fire"]);
    assert_eq!(scene.demon(imp).unwrap().damage, 1);
    assert_eq!(names(scene.state.invader.hand.iter()), ["onslaught"]);
    assert_eq!(names(scene.state.invader.discard.iter()), ["soul-harvest"]);
    // With deck and discards empty there is nothing to reveal, whatever he holds.
    scene.event_deck(&[]).hand(0, &["uac-marine-1"]).marine_turn(0);
    scene.script(&["Rx1", "Rx0"]).does_all(&["play uac-marine-1", "fire"]);
    assert_eq!(scene.demon(imp).unwrap().damage, 2);
    assert_eq!(scene.state.invader.hand.len(), 1);
}

/// D16-EVT-3: effects may lift the hand above six; then nothing is drawn, and nothing is discarded.
#[test]
fn a_hand_above_six_stays() {
    let mut scene = hall(1);
    scene
        .events(&["surge", "surge-b", "ferocity", "ferocity-b", "dark-pact", "dark-pact-b", "execution"])
        .status_phase();
    assert_eq!((scene.state.invader.hand.len(), scene.state.invader.deck.len()), (7, 6));
}

/// D16-EVT-3: a demon activates once it has its points, before anything else.
#[test]
fn a_demon_activates_after_its_points_were_gained() {
    let mut scene = hall(1);
    scene.stand(0, (0, 0)).hand(0, &["burst-rifle-3"]).events(&["surge"]);
    let imp = scene.put(Imp, (4, 0));
    scene.demon_turn(imp);
    assert_eq!((scene.mp(), scene.asked()), (4, Seat(1)));
    scene.refuses("step W");
    scene.refuses("strike 1");
    scene.does("pass");
    // Marines react after it.
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), names(["pass", "play burst-rifle-3"])));
    scene.does("play burst-rifle-3");
    assert_eq!((scene.mp(), scene.asked()), (2, Seat(1)));
    scene.does("step W").refuses("event surge 2");
}
