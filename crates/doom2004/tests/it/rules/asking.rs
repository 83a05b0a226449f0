//! Who is asked when: heal orders at any time, guard that waits, events until a marine declares.

use doom2004::place::Sketch;
use doom2004::{Colour, Doom2004, Ground, InvaderKind, MarineCardKind, OrderKind, Setup};
use engine::{Game, Seat};

use super::goals::{on, rooms};
use super::support::Scene;
use super::t31_floor::on_floor;

/// Red in his turn, with so many wounds left, and a green surgeon who holds a heal order.
fn patient(rows: &[&str], left: u8) -> Scene {
    let mut scene = on_floor(rows, 2);
    scene.card(1, MarineCardKind::FieldSurgeon).order(1, OrderKind::Heal).wounds(0, left);
    scene
}

/// D04-ORD-HEAL: before a step into goo that would frag him.
#[test]
fn ord_heal_before_a_step_into_goo() {
    let mut scene = patient(&["r~..", "g..."], 1);
    scene.does_all(&["sprint", "step E"]);
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), vec!["heal p1".to_owned(), "pass".to_owned()]));
    let mut declined = scene.clone();
    scene.does("heal p1");
    assert_eq!((scene.left(0), scene.at(0), scene.state.frags), (1, Some((1, 0)), 0));
    assert_eq!((scene.marine(1).order, scene.asked()), (None, Seat(0)));
    declined.does("pass");
    assert_eq!((declined.at(0), declined.state.frags), (None, 1));

    // Nobody is asked where it cannot matter.
    let mut well = patient(&["r~..", "g..."], 2);
    well.does_all(&["sprint", "step E"]);
    assert_eq!((well.asked(), well.left(0)), (Seat(0), 1));
}

/// D04-ORD-HEAL: before goo at the end of his turn; the encounter under him comes after it.
#[test]
fn ord_heal_before_goo_at_the_end_of_a_turn() {
    let mut scene = patient(&["r~..", "g..."], 1);
    scene.stand(0, (1, 0)).marine_turn(0).does_all(&["unload", "done"]);
    assert_eq!(scene.asked(), Seat(1));
    scene.does("heal p1");
    assert_eq!((scene.left(0), scene.state.frags), (1, 0));
}

/// D04-ORD-HEAL: before wounds that the scenario gives.
#[test]
fn ord_heal_before_wounds_of_the_scenario() {
    use doom2004::place::{Cue, Effect, Pos};
    let mut scene =
        rooms(2, |sketch| on(sketch, Cue::Enter(Pos::new(1, 0)), vec![Effect::Wound(3), Effect::Heal(1)]));
    scene.card(1, MarineCardKind::FieldSurgeon).order(1, OrderKind::Heal).wounds(0, 3);
    scene.does_all(&["sprint", "step W"]);
    assert_eq!(scene.asked(), Seat(1));
    scene.does("heal p1");
    assert_eq!((scene.left(0), scene.state.frags), (2, 0), "one left, and what the scenario gives back");
}

/// D04-ORD-HEAL: before a mate with wounds goes out of reach, by a step or knocked back; not before.
#[test]
fn ord_heal_before_a_mate_goes_out_of_reach() {
    let mut scene = patient(&["r....", "g...."], 5);
    scene.does_all(&["sprint", "step E"]);
    assert_eq!(scene.asked(), Seat(0), "still beside him");
    scene.does("step E");
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), vec!["heal p1".to_owned(), "pass".to_owned()]));
    scene.does("heal p1");
    assert_eq!((scene.left(0), scene.at(0), scene.asked()), (6, Some((2, 0)), Seat(0)));

    let mut well = patient(&["r....", "g...."], 9);
    well.does_all(&["sprint", "step E", "step E"]);
    assert_eq!(well.asked(), Seat(0), "he has no wounds");

    let mut scene = patient(&["..r...", "..g..."], 5);
    scene.put(InvaderKind::HellKnight, (0, 0));
    scene.armour(0, 9).armour(1, 9).invader_turn().script(&["R3/1", "B1/1", "B1/1"]);
    scene.does_all(&["activate f1", "strike", "pass", "knock p1 5,0"]);
    assert_eq!(scene.asked(), Seat(1));
    scene.does("heal p1");
    assert_eq!((scene.left(0), scene.at(0)), (6, Some((5, 0))));
}

/// D04-ORD-GUARD, D04-INT-5: who is on guard may ask to be left alone until an attack, or for the turn.
#[test]
fn guard_can_wait_without_being_asked() {
    let corner = || {
        let mut scene = on_floor(&["r......", "......."], 1);
        scene.order(0, OrderKind::Guard).put(InvaderKind::Zombie, (6, 0));
        scene.invader_turn().does_all(&["activate f1", "step W"]);
        assert_eq!(scene.asked(), Seat(0));
        scene
    };
    let mut asks = corner();
    asks.does_all(&["pass", "step W"]);
    assert_eq!(asks.asked(), Seat(0), "after every step");

    let mut waits = corner();
    waits.does_all(&["pass until-attack", "step W", "step W"]);
    waits.put(InvaderKind::Imp, (5, 1));
    waits.does_all(&["done", "activate f2", "strike", "at 0,0"]);
    assert_eq!(waits.asked(), Seat(0), "before the attack");
    assert!(waits.legal().iter().any(|action| action.starts_with("fire")));
    waits.forbids("pass until-attack");

    let mut rests = corner();
    rests.does_all(&["pass this-turn", "step W"]);
    rests.put(InvaderKind::Imp, (5, 1));
    rests.script(&["Y1/3", "G1/1"]).does_all(&["done", "activate f2", "strike", "at 0,0"]);
    assert_eq!(rests.asked(), Seat(1));
    assert_eq!(rests.marine(0).quiet.is_some(), rests.marine(0).space().is_some());
    rests.invader_begins().does("pass");
    assert_eq!(rests.marine(0).quiet, None, "the next turn asks again");
}

/// D04-TIME-4: events before a marine's turn until he declares, so also after he has used adrenaline.
#[test]
fn time_4_events_until_he_declares() {
    let mut scene = on_floor(&["r........."], 1);
    scene.give(0, "adrenaline").hand(&["E13-1"]).does("adrenaline");
    assert_eq!(scene.asked(), Seat(1));
    scene.does_all(&["play E13-1", "sprint"]);
    assert_eq!(scene.state.points(), 10, "8 and 4 for adrenaline, 2 less");
}

/// D04-SETUP-4, D04-SETUP-5: laying out the starting area is set-up; no event is played on it.
#[test]
fn setup_is_no_reveal() {
    let sketch = Sketch::read("den", "+---+---+---+\n| 0r  0   0 |\n+---+---+---+").unwrap();
    let arena = sketch
        .with(|scenario| {
            let at = doom2004::place::Extent::from(doom2004::place::Pos::new(2, 0));
            let mark = super::goals::mark();
            let (kind, colour, tag) = (InvaderKind::Imp, None, None);
            scenario.areas[0].figures.push(doom2004::place::Figure { kind, colour, at, tag, mark });
            scenario.marines = (1, 1);
        })
        .arena()
        .unwrap();
    let setup = Setup::on(Ground::made(arena), std::iter::once(Colour::Red).collect());
    let teeth: Vec<doom2004::InvaderCard> = doom2004::EventKind::WaitingTeeth.cards().iter().collect();
    let mut held = 0;
    for seed in 0..60 {
        let state = Doom2004::start(&setup, seed).unwrap();
        held += usize::from(teeth.iter().any(|card| state.hand.has(*card)));
        assert_eq!(state.figures.iter().count(), 1);
        let turn = doom2004::EventTime::BeforeMarineTurn.cards();
        if state.hand.and(turn).is_empty() {
            assert_eq!(Doom2004::decision(&state).unwrap().seat, Seat(0));
        }
    }
    assert!(held > 3);
}

/// D04-WIN-1: six frags in the first scenario, whatever the number of marines; another limit is an option of ours.
#[test]
fn win_1_six_frags_for_any_number_of_marines() {
    for (marines, fewer) in [(1, 4), (2, 4), (3, 6)] {
        let colours = || Colour::ALL.into_iter().take(marines).collect();
        let state = Doom2004::start(&Setup { marines: colours(), ..Setup::default() }, 1).unwrap();
        assert_eq!(state.frag_limit(), Some(6));
        let option = Setup { marines: colours(), fewer_frags: true, ..Setup::default() };
        assert_eq!(Doom2004::start(&option, 1).unwrap().frag_limit(), Some(fewer));
    }
}

/// A new figure does not take the number of one that has died while there are others.
#[test]
fn numbers_of_figures_are_not_used_again_at_once() {
    use doom2004::place::{Cue, Effect, Extent, Figure, Pos};
    let spawn = || {
        let (at, mark) = (Extent::from(Pos::new(5, 1)), super::goals::mark());
        Effect::Spawn(Figure { kind: InvaderKind::Zombie, colour: None, at, tag: None, mark })
    };
    let mut scene = rooms(1, |sketch| {
        let sketch = on(sketch, Cue::Enter(Pos::new(1, 0)), vec![spawn()]);
        on(sketch, Cue::Enter(Pos::new(0, 0)), vec![spawn()])
    });
    let ids = |scene: &Scene| scene.state.figures.iter().map(|(id, _)| id.to_string()).collect::<Vec<_>>();
    scene.does_all(&["sprint", "step W"]);
    assert_eq!(ids(&scene), ["f1"]);
    scene.state.figures.remove("f1".parse().unwrap());
    scene.does("step W");
    assert_eq!(ids(&scene), ["f2"]);
}

/// D04-ATK-2: empty floor may be attacked, and is named last.
#[test]
fn targets_come_before_empty_floor() {
    let mut scene = on_floor(&["r...!..", "......."], 1);
    scene.put(InvaderKind::Imp, (5, 1));
    scene.does_all(&["advance", "fire pistol"]);
    let mut legal = Vec::new();
    Doom2004::legal(&scene.state, &mut legal);
    let place = |action: &str| legal.iter().position(|other| other.to_string() == action).unwrap();
    assert!(place("at 5,1").max(place("at 4,0")) == 1 && legal.len() > 8);
}
