//! Powerups as cards: three uses, the hand, the deck and the discard pile.

use crate::support::Scene;
use adrenaline::{Adrenaline, Event, Hand};
use engine::{Game, Silent};

/// ADR-PWR-1: the effect, one cube of its colour, or the spawnpoint of its colour; ADR-PWR-3: each time it goes to
/// the discard pile.
#[test]
fn a_powerup_has_three_uses() {
    let card = "yellow-newton".parse().unwrap();
    let mut effect = Scene::on("big").figures("S 12, X 22").hand("S", "yellow-newton");
    effect.play("newton yellow-newton X; to 12");
    effect.shows("X d0 @12");
    assert!(effect.state.powerup_discard.has(card));

    let mut cube = Scene::on("big").figures("S 23").hand("S", "yellow-newton").ammo("S", "-");
    cube = cube.row("yellow", "plasma-gun");
    cube.play("grab; take plasma-gun");
    assert_eq!((cube.cards("S").as_str(), cube.cubes("S").as_str()), ("", "-"));
    assert!(cube.state.powerup_discard.has(card));

    let mut spawn = Scene::on("big").figures("S 12, X 22 d10").hand("X", "yellow-newton");
    spawn = spawn.weapon("S", "machine-gun").script("red-scope").ammo("S", "-");
    spawn.play("shoot; fire machine-gun basic; hit X; done; discard yellow-newton");
    spawn.shows("X d0 @23");
    assert!(spawn.state.powerup_discard.has(card));
    assert_eq!(spawn.cards("X"), "red-scope");
}

/// ADR-PWR-1: neither as a cube nor as a spawnpoint does a card stand for another colour.
#[test]
fn a_card_pays_only_its_own_colour() {
    let mut scene = Scene::on("big").figures("S 23").hand("S", "red-newton").ammo("S", "-");
    scene = scene.row("yellow", "plasma-gun machine-gun");
    scene.play("grab");
    assert_eq!(scene.options("take"), ["machine-gun"]);
}

/// ADR-PWR-2: three powerups in hand at most.
#[test]
fn the_hand_holds_three_powerups() {
    for (held, after) in [("red-scope blue-scope", 3), ("red-scope blue-scope red-newton", 3)] {
        let mut scene = Scene::on("big").figures("S 12").tile("12", "PYR").hand("S", held);
        scene.play("grab; tile PYR");
        assert_eq!(scene.figure("S").hand.len(), after);
    }
}

/// All cards but one.
fn all_but(card: &str) -> Hand {
    let names: Vec<String> = serde_json::from_value(serde_json::to_value(Hand::ALL).unwrap()).unwrap();
    let rest: Vec<String> = names.into_iter().filter(|n| n != card).collect();
    serde_json::from_value(serde_json::to_value(rest).unwrap()).unwrap()
}

/// ADR-PWR-3, ADR-PWR-5: the discards become the new deck as soon as the last card is drawn.
#[test]
fn the_last_card_turns_the_discards_over_at_once() {
    let scene = Scene::on("big").figures("S 12").tile("12", "PYR");
    let mut scene = scene.tweak(|state| {
        state.powerup_discard = all_but("red-newton");
        state.powerup_deck = ["red-newton".parse().unwrap()].into_iter().collect();
    });
    scene.play("grab; tile PYR");
    assert_eq!(scene.cards("S"), "red-newton");
    assert_eq!((scene.state.powerup_deck.len(), scene.state.powerup_discard.len()), (23, 0));
    assert!(scene.events.contains(&Event::PowerupsShuffled));
}

/// ADR-PWR-3: no discards when the last card is drawn: the next draw that finds the deck empty turns them over; with
/// neither, nothing is drawn.
#[test]
fn an_empty_deck_waits_for_discards() {
    for (discards, drawn) in [("", ""), ("blue-scope", "blue-scope")] {
        // Cards are missing from this position, so it is played without the checks of `Scene::play`.
        let mut scene = Scene::on("big").figures("S 12").tile("12", "PYR").tweak(|state| {
            state.powerup_deck = Hand::NONE;
            state.powerup_discard = discards.split_whitespace().map(|card| card.parse().unwrap()).collect();
        });
        for action in ["grab", "tile PYR"] {
            let action = scene.action(action);
            Adrenaline::apply(&mut scene.state, action, &mut Silent);
        }
        assert_eq!(scene.cards("S"), drawn);
    }
}

/// ADR-PWR-4: no limit on the cards played in a turn.
#[test]
fn any_number_of_powerups_in_a_turn() {
    let mut scene = Scene::on("big").figures("S 00, X 12").weapon("S", "lock-rifle").ammo("S", "R");
    scene = scene.hand("S", "red-teleporter red-newton blue-scope");
    scene.play("teleport red-teleporter; to 02; newton red-newton X; to 22");
    scene.play("shoot; fire lock-rifle basic; hit X; scope blue-scope X");
    scene.shows("X d3 mS1 @22, S d0 @02");
    assert_eq!(scene.cards("S"), "");
}
