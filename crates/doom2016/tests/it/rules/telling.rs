//! What players are told: dice in force, why nothing happened, where damage comes from, what a card does.

use doom2016::DemonKind::{Imp, Pinky};
use doom2016::place::Shape;
use doom2016::{Action, ClassKind, Doom2016, InvasionKind};
use engine::Words;

use crate::support::Scene;

fn en(message: &engine::Message) -> String {
    codex::say(codex::Lang::En, message)
}

/// The label of an action.
#[track_caller]
fn label(scene: &Scene, action: &str) -> String {
    assert!(scene.can(action), "{action}");
    en(&Doom2016::label(&scene.state, action.parse::<Action>().unwrap()))
}

/// The log since the scene began.
fn log(scene: &Scene) -> Vec<String> {
    scene.events_seen().iter().map(|event| en(&Doom2016::tell(&scene.state, event).0)).collect()
}

fn lane(hand: &[&str]) -> Scene {
    let mut scene = Scene::drawn("lane[0-11,0-1]", 1);
    scene.stand(0, (0, 0)).hand(0, hand);
    scene
}

/// Charged Shot has a die more for every two points spent: the labels, the question and the view say so.
#[test]
fn dice_in_force_are_shown_before_the_attack() {
    let mut scene = lane(&["static-rifle-1"]);
    scene.put(Imp, (7, 0));
    scene.put(Imp, (7, 1));
    scene.marine_turn(0);
    assert!(label(&scene, "play static-rifle-1").contains("range 5, 2 red"));
    scene.does("play static-rifle-1").does_all(&["step E", "step E"]);
    assert!(label(&scene, "fire").ends_with("range 5, 3 red"), "{}", label(&scene, "fire"));
    scene.does_all(&["step E", "step E"]);
    assert!(label(&scene, "fire").ends_with("range 5, 4 red"));
    scene.does("fire");
    assert!(en(&Doom2016::prompt(&scene.state)).contains("range 5, 4 red"));
    let view = <Doom2016 as engine::Game>::view(&scene.state, engine::Seat(0).into());
    let attack = view.attacks.last().unwrap();
    assert_eq!(attack.pool.plus(attack.gains.dice).to_string(), "4R");
}

/// What a card has made ready counts in the label of the next one.
#[test]
fn range_and_dice_made_ready_are_shown() {
    let mut scene = lane(&["heavy-assault-rifle-1", "heavy-assault-rifle-2"]);
    scene.put(Imp, (7, 0));
    scene.marine_turn(0);
    assert!(label(&scene, "play heavy-assault-rifle-1").contains("range 6, 3 red"));
    scene.does("play heavy-assault-rifle-2");
    assert!(label(&scene, "play heavy-assault-rifle-1").contains("range 9, 4 red"));
    scene.does("play heavy-assault-rifle-1");
    assert!(label(&scene, "fire").ends_with("range 9, 4 red"));
}

/// A demon's attack shows the die that its run has brought.
#[test]
fn a_ram_is_shown_with_its_die() {
    let mut scene = Scene::drawn("lane[0-11,0-1]", 1);
    scene.stand(0, (0, 0));
    let pinky = scene.put_shape(Pinky, (4, 0), Shape::Across);
    scene.demon_turn(pinky).does_all(&["step W", "step W", "step W"]);
    assert!(
        label(&scene, "strike 1").contains("range 1, 2 red and 1 black"),
        "{}",
        label(&scene, "strike 1")
    );
}

/// A large demon that turns has not moved to where it was.
#[test]
fn a_turn_is_told_as_a_turn() {
    let mut scene = Scene::drawn("hall[0-5,0-5]", 1);
    scene.stand(0, (0, 0));
    let pinky = scene.put_shape(Pinky, (3, 3), Shape::Across);
    scene.demon_turn(pinky);
    let turn = scene.options("step").into_iter().find(|way| way.starts_with("turn")).unwrap();
    scene.does(&format!("step {turn}"));
    let told = log(&scene);
    assert!(told.iter().any(|line| line.contains("turns and lies on (3, 2)–(3, 3)")), "{told:?}");
    assert!(!told.iter().any(|line| line.contains("moves to")), "{told:?}");
}

/// A summons that brings nobody says why.
#[test]
fn a_summons_without_figures_says_so() {
    let mut scene = Scene::drawn("hall[0-9,0-4] starts 0,0 0,1 0,2 0,3 blue 5,2 threat infestation", 1);
    scene.invasion(InvasionKind::ImpAssault);
    (0..8).for_each(|n| {
        scene.put(Imp, (2 + n, 4));
    });
    scene.stand(0, (0, 0)).marine_mp(0, 1).does_all(&["step E", "group 1"]);
    let told = log(&scene);
    assert!(told.iter().any(|line| line.starts_with("Nobody comes out of the portal at (5, 2)")), "{told:?}");
}

/// An attack that does nothing says what stopped it, and one that does says what was taken off.
#[test]
fn damage_says_what_stopped_it() {
    for (dice, card, line) in [
        (["Rx2", "Rx2"], "onslaught", "The imp 1 takes no damage: dodged."),
        (["Rx1", "Rx0"], "soul-harvest", "The imp 1 takes no damage: 1 shield against 1 damage."),
        (["Rx0", "Rx0"], "soul-harvest", "The imp 1 takes no damage: the dice show none."),
        (["Rx2", "Rx1"], "soul-harvest", "The imp 1 takes 2 damage: 3 damage against 1 shield."),
        (["Rx2", "Rx0"], "dread", "The imp 1 takes 2 damage."),
    ] {
        let mut scene = lane(&["uac-marine-1"]);
        scene.event_deck(&[card]).put(Imp, (3, 0));
        scene.marine_turn(0).script(&[dice[0], dice[1], card]).does_all(&["play uac-marine-1", "fire"]);
        let told = log(&scene);
        assert!(told.iter().any(|told| told == line), "{line}: {told:?}");
    }
}

/// Damage without an attack says what it comes from, and a card what it does.
#[test]
fn cards_say_what_they_do() {
    let mut scene = lane(&["plasma-rifle-2"]);
    scene.put(Imp, (1, 0));
    scene.marine_turn(0).does("play plasma-rifle-2");
    let told = log(&scene);
    assert!(told.iter().any(|line| line == "The imp 1 suffers 1 damage (Heat Vent)."), "{told:?}");
    assert!(
        told.iter().any(|line| line.starts_with("Alpha plays Heat Vent: 1 damage to every enemy")),
        "{told:?}"
    );
    let mut scene = lane(&[]);
    let imp = scene.put(Imp, (3, 0));
    scene.events(&["surge"]).demon_turn(imp).does("event surge 2");
    let told = log(&scene);
    assert!(told.iter().any(|line| line == "The invader plays Surge: next attack: +1 red die."), "{told:?}");
}

/// Who was dodged is not asked to add dice, and who dodged is not asked to add shields (D16-ATK-7).
#[test]
fn nobody_adds_to_what_is_cancelled() {
    let mut scene = lane(&["heavy-assault-rifle-1"]);
    scene.class(0, ClassKind::Gunner).event_deck(&["onslaught", "dread"]).events(&["demonic-resilience"]);
    scene.put(Imp, (3, 0));
    let mut again = scene.clone();
    scene.marine_turn(0).script(&["Rx2", "Rx2", "Rx2", "onslaught"]);
    scene.does_all(&["play heavy-assault-rifle-1", "fire"]);
    assert!(scene.can("end"), "neither Demonic Resilience nor a re-roll nor Gunner: {:?}", scene.legal());
    assert!(!scene.marine(0).exhausted);
    // Commando could take the dodge away: then both are asked, and he uses nothing else.
    again.class(0, ClassKind::Commando).marine_turn(0).script(&["Rx2", "Rx2", "Rx2", "onslaught"]);
    again.does_all(&["play heavy-assault-rifle-1", "fire"]);
    assert_eq!(again.legal(), ["event demonic-resilience 1", "pass"]);
    again.does("pass");
    assert_eq!(again.legal(), ["pass", "power 1"]);
    assert!(again.refuses("reroll 1").cites("D16-ATK-7"));
    again.script(&["dread"]).does("power 1");
    assert!(again.can("reroll 1"), "the dodge is gone");
    // A marine with Armor in hand who dodged: the invader could still play Dread only if it were among the sets.
    let mut marine = lane(&["uac-marine-2"]);
    marine.deck(0, &["uac-marine-3"]).events(&["surge"]).event_deck(&["surge-b"]);
    marine.state.invader.sets = doom2016::EventSets::NONE;
    let imp = marine.put(Imp, (3, 0));
    marine.demon_turn(imp).does("pass").script(&["Rx2", "Rx2", "uac-marine-3"]).does("strike 1");
    assert!(marine.can("done"), "{:?}", marine.legal());
}

/// Who has killed already is offered first to leave it at that.
#[test]
fn enough_is_offered_first() {
    let mut scene = lane(&["heavy-assault-rifle-1"]);
    scene.event_deck(&["dread"]).put(Imp, (3, 0));
    scene
        .marine_turn(0)
        .script(&["Rx2", "Rx2", "Rx0", "dread"])
        .does_all(&["play heavy-assault-rifle-1", "fire"]);
    let mut actions = Vec::new();
    <Doom2016 as engine::Game>::legal(&scene.state, &mut actions);
    assert_eq!((actions[0], actions.len() > 1), (Action::Pass, true));
}
