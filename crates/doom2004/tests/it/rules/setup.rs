//! Setting up: what marines and the invader begin with, and which figures are in the game (T01, T02).

use doom2004::{
    AmmoKind, Colour, Doom2004, Event, Ground, InvaderKind, MarineCardKind, MarineCards, Setup, State, View,
    place,
};
use engine::{Game, Seat, Viewer};

use super::support::{Scene, floor};

fn start(colours: &[Colour], seed: u64) -> State {
    let setup = Setup { marines: colours.iter().copied().collect(), ..Setup::default() };
    Doom2004::start(&setup, seed).unwrap()
}

#[test]
fn t01_what_everybody_begins_with() {
    // D04-SETUP-6: bullets, wounds, armour and cards by the number of marines.
    for (n, bullets, wounds, cards) in [(1, 4, 10, 3), (2, 3, 9, 3), (3, 2, 8, 2)] {
        for seed in 0..30 {
            let state = start(&Colour::ALL[..n], seed);
            let mut dealt = MarineCards::NONE;
            for (who, marine) in (0..).zip(&state.marines) {
                // What cards add comes on top (section 3.8).
                let rats = marine.cards.count(MarineCardKind::PackRat) as u8;
                let iron = 2 * marine.cards.count(MarineCardKind::IronFrame) as u8;
                assert_eq!(marine.ammo, [bullets + rats, rats, 0]);
                assert_eq!((state.wounds_left(who), marine.wounds, marine.armour), (wounds + iron, 0, 2));
                // D04-SETUP-7: dealt at random, no card twice (D04-COMP-4).
                assert_eq!(marine.cards.len(), cards);
                assert!(dealt.and(marine.cards).is_empty());
                dealt = dealt.or(marine.cards);
            }
            // D04-SETUP-8: five cards, whatever the number of marines.
            assert_eq!((state.hand.len(), state.deck.len(), state.discard.len()), (5, 61, 0));
            // D04-SETUP-9, D04-ROUND-1: the first marine begins.
            assert_eq!((state.turn.who, state.turn.round), (0, 1));
        }
    }
}

#[test]
fn t02_figures_of_absent_colours_are_out_of_the_game() {
    // D04-SETUP-2, D04-COMP-10, D04-SPAWN-5: two colours of 21 figures each.
    let mut scene = Scene::way_out_as(&[Colour::Red, Colour::Blue]);
    let all: usize = InvaderKind::ALL.iter().map(|&kind| scene.state.available(kind)).sum();
    assert_eq!(all, 42);
    // A green figure is not laid out with its area.
    scene.stand(0, (3, 1)).does_all(&["sprint", "door 1"]);
    let placed: Vec<(i16, i16)> = scene
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Placed { at, .. } => Some((at.x, at.y)),
            _ => None,
        })
        .collect();
    assert_eq!(placed, [(9, 1), (12, 1)]);
    // Nor can a ninth zombie be spawned.
    for at in [(4, 1), (5, 1), (6, 2), (7, 2), (8, 2), (9, 2)] {
        scene.put(InvaderKind::Zombie, at);
    }
    assert_eq!(scene.state.available(InvaderKind::Zombie), 0);
    scene.close("d1").hand(&["S01-1"]).invader_turn().does("spawn S01-1 1");
    assert!(scene.options("put").is_empty());
    scene.refuses("put 10,1 one", "D04-SPAWN-4");
}

#[test]
fn only_the_starting_area_is_laid_out_and_the_scenario_is_the_invaders() {
    // D04-SETUP-3, D04-SETUP-4, D04-SETUP-5.
    let state = start(&Colour::ALL, 3);
    assert_eq!(state.revealed.0, 1);
    assert!(state.figures.alive().is_empty());
    let words: Vec<String> = state.floor.iter().map(|lying| format!("{:?}", lying.thing)).collect();
    assert_eq!(words, ["Token(Ammo(Bullets))", "Token(Health)"]);
    let starts: Vec<_> =
        state.marines.iter().map(|marine| state.arena().space(marine.space().unwrap()).pos).collect();
    assert_eq!(starts.iter().map(|pos| (pos.x, pos.y)).collect::<Vec<_>>(), [(1, 1), (1, 2), (2, 1)]);
    let seen = |viewer| {
        let view: View = Doom2004::view(&state, viewer);
        serde_json::to_string(&view).unwrap()
    };
    let text = |seat| seen(Viewer::Seat(Seat(seat)));
    // A marine sees neither what lies in the next area nor the invader's hand.
    let card = state.hand.iter().next().unwrap().to_string();
    assert!(!text(0).contains(&card) && text(3).contains(&card));
    assert!(!text(0).contains("red-key"));
    assert!([card.as_str(), "red-key"].iter().all(|secret| seen(Viewer::Open).contains(secret)));
}

#[test]
fn one_to_three_marines_of_different_colours_play() {
    // D04-SETUP-1, D04-COMP-1.
    let refused = |colours: &[Colour]| {
        let setup = Setup { marines: colours.iter().copied().collect(), ..Setup::default() };
        Doom2004::start(&setup, 1).unwrap_err()
    };
    assert!(refused(&[]).cites("D04-SETUP-1"));
    assert!(refused(&[Colour::Red, Colour::Red]).cites("D04-SETUP-1"));
    assert_eq!(Doom2004::seats(&start(&[Colour::Blue], 1)), 2);
}

#[test]
fn a_round_goes_through_the_marines_to_the_invader() {
    // D04-ROUND-1, D04-INV-6, D04-ACT-7: what is left of an action is lost at its end.
    let mut scene = Scene::drawn(&floor(6, 2), 3);
    scene.deck(&["S01-1", "S01-2", "S01-3", "S03-1"]);
    for seat in 0..3 {
        assert_eq!((scene.asked(), scene.state.turn.round), (Seat(seat), 1));
        scene.does_all(&["sprint", "done"]);
        assert_eq!(scene.state.turn.moves, 0);
    }
    assert_eq!(scene.asked(), Seat(3));
    scene.does("done");
    assert_eq!((scene.asked(), scene.state.turn.round), (Seat(0), 2));
    assert_eq!(scene.marine(0).ammo_of(AmmoKind::Bullets), 2);
}

#[test]
fn a_marine_who_has_left_is_skipped() {
    // D04-ROUND-1, D04-WIN-2.
    let mut scene = Scene::drawn(&floor(6, 2), 3);
    scene.state.marines[1].place = doom2004::state::Place::Left;
    scene.does_all(&["sprint", "done"]);
    assert_eq!(scene.asked(), Seat(2));
}

#[test]
fn facing_is_no_part_of_a_figure() {
    // D04-COMP-12: a marine who comes back to his space is as he was, wherever he came from.
    let mut east = Scene::drawn(&floor(3, 3), 1);
    east.stand(0, (1, 1)).does("sprint");
    let mut south = east.clone();
    east.does_all(&["step E", "step W"]);
    south.does_all(&["step S", "step N"]);
    assert!(east.state == south.state);
}

#[test]
fn scenarios_may_change_what_marines_begin_with() {
    // D04-SETUP-10.
    let shotgun = "shotgun".parse().unwrap();
    let sketch = doom2004::place::Sketch::read("gift", &floor(3, 1)).unwrap();
    let arena = sketch.with(|scenario| scenario.start.give = vec![shotgun]).arena().unwrap();
    let setup = Setup { scenario: doom2004::Ground::made(arena), ..Setup::default() };
    let state = Doom2004::start(&setup, 1).unwrap();
    assert!(state.marines.iter().all(|marine| marine.weapons.of(doom2004::WeaponKind::Shotgun) == 1));
}

#[test]
fn the_box_has_ten_order_tokens_and_fifteen_of_armour() {
    // D04-COMP-8.
    let orders = doom2004::OrderKind::ALL.map(|order| order.stock().copies);
    assert_eq!((orders, orders.iter().sum::<u8>()), ([3, 3, 3, 1], 10));
    assert_eq!(doom2004::TokenKind::Armour.in_box(), 15);
}

/// A part of a scenario is what somebody imagines: no set-up and no position can be played on it.
#[test]
fn a_part_of_a_scenario_is_no_set_up() {
    let part = serde_json::json!({ "scenario": ["way-out", 1], "marines": ["red", "green"] });
    assert!(serde_json::from_value::<Setup>(part).is_err());
    let state = Doom2004::start(&Setup::default(), 1).unwrap();
    let mut json = serde_json::to_value(&state).unwrap();
    assert!(json.get("known").is_none(), "every area is known");
    json["setup"]["scenario"] = serde_json::json!(["way-out", 1]);
    assert!(serde_json::from_value::<State>(json).is_err());
}

/// Nobody keeps a scenario of one's own but those who play it.
#[test]
fn a_scenario_goes_with_the_last_game_on_it() {
    let text = doom2004::place::shipped_files()[0].1.replace("id = \"way-out\"", "id = \"my-way\"");
    let found = || serde_json::from_str::<Ground>("\"my-way\"").is_ok();
    let arena = place::load(&text, "my-way").unwrap();
    let setup = Setup { scenario: Ground::made(arena), ..Setup::default() };
    let state = Doom2004::start(&setup, 1).unwrap();
    let guess = Doom2004::resample(&state, Seat(0), 1);
    assert_eq!(guess.setup.scenario, setup.scenario, "a guess is played on the same ground");
    assert!(!guess.is_whole() && state.is_whole());
    drop((setup, state));
    assert!(found(), "somebody still plays on it");
    drop(guess);
    assert!(!found());
}
