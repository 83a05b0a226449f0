//! The set-up of a mission: marines, classes, decks, squad cards, event sets, the invasion card (D16-SET-1 to D16-SET-10).

use doom2016::DemonKind::BaronOfHell;
use doom2016::{Callsign, CardSet, DemonKind, Doom2016, Event, Ground, Setup, SquadKind, ThreatKind, place};
use engine::{Game, Seat, Viewer};

use crate::support::{Scene, names};

fn prepare(id: &str, marines: usize) -> Scene {
    let mission = Ground::shipped(id).unwrap();
    let marines = Callsign::ALL.into_iter().take(marines).collect();
    Scene::setup(Setup { mission, marines, ..Setup::default() })
}

/// Take the first choice until the set-up is over; the words of all choices.
fn go_on(scene: &mut Scene) -> Vec<String> {
    let mut words = Vec::new();
    while scene.state.round.number == 0 {
        let first = scene.legal()[0].clone();
        words.push(first.split(' ').next().unwrap().to_owned());
        scene.does(&first);
    }
    words
}

/// D16-SET-1: doors closed, teleporters, portals and items where the mission has them.
#[test]
fn the_map_is_laid_out() {
    for arena in place::arenas() {
        let scene = prepare(&arena.mission().id, 2);
        let (state, plan) = (&scene.state, arena.mission());
        assert_eq!(state.closed, arena.all_doors());
        assert_eq!(state.portals.iter().filter(|portal| portal.there).count(), plan.portals.len());
        for &(at, item) in &plan.items {
            assert!(state.lying(at).any(|thing| thing == doom2016::Thing::Item(item)), "{}", plan.id);
        }
        let active = plan.teleporters.iter().filter(|(_, active)| *active).count();
        assert_eq!(state.active.len() as usize, active);
        assert_eq!(state.drone.is_some(), plan.drone.is_some());
    }
}

/// D16-SET-2: each mission names its objective and its threat card, which decide how portals lie.
#[test]
fn objective_and_threat_are_on_the_table() {
    for arena in place::arenas().filter(|arena| !arena.mission().tutorial) {
        let scene = prepare(&arena.mission().id, 2);
        let view = Doom2016::view(&scene.state, Viewer::Spectator);
        assert!(view.objective.is_some() && view.threat.is_some(), "everybody sees both");
        assert_eq!((view.objective, view.threat), (arena.mission().objective, arena.mission().threat));
        let infested = arena.mission().threat == Some(ThreatKind::Infestation);
        let planned = scene.state.portals.iter().zip(&arena.mission().portals);
        for (portal, plan) in planned {
            assert_eq!(portal.up, !infested || plan.up, "{}", arena.mission().id);
        }
    }
}

/// D16-SET-3: marines are different and in letter order; one seat more is the invader's.
#[test]
fn each_marine_once() {
    let with =
        |marines: &[Callsign]| Setup { marines: marines.iter().copied().collect(), ..Setup::default() };
    for wrong in [[Callsign::Alpha, Callsign::Alpha], [Callsign::Delta, Callsign::Bravo]] {
        assert!(Doom2016::start(&with(&wrong), 7).unwrap_err().cites("D16-SET-3"));
    }
    let state = Doom2016::start(&with(&[Callsign::Bravo, Callsign::Delta]), 7).unwrap();
    assert_eq!((Doom2016::seats(&state), state.invader_seat()), (3, Seat(2)));
    assert_eq!(
        state.marines.iter().map(|marine| marine.callsign).collect::<Vec<_>>(),
        [Callsign::Bravo, Callsign::Delta]
    );
}

/// D16-SET-4: three classes are offered, one is kept, the others may come to somebody else.
#[test]
fn a_marine_keeps_one_of_three_classes() {
    let mut scene = prepare("knee-deep", 2);
    let start = scene.legal()[0].clone();
    scene.script(&["medic", "gunner", "scout"]).does(&start);
    assert_eq!(
        (scene.asked(), scene.legal()),
        (Seat(0), names(["class gunner", "class medic", "class scout"]))
    );
    scene.refuses("class commando");
    scene.does_all(&["class gunner", "arm plasma-rifle", "arm burst-rifle"]);
    let start = scene.legal()[0].clone();
    scene.script(&["medic", "scout", "runner"]).does(&start);
    assert_eq!(scene.options("class"), ["medic", "runner", "scout"]);
    assert!(!scene.state.classes.has(doom2016::ClassKind::Gunner));
}

/// D16-SET-5: four cards of his own and two different starting weapons make ten; tokens are limited; he draws three.
#[test]
fn a_deck_has_ten_cards() {
    let mut scene = prepare("knee-deep", 4);
    for marine in 0..4 {
        let start = scene.legal()[0].clone();
        scene.does(&start);
        let class = scene.legal().into_iter().find(|class| class != "class demolisher").unwrap();
        scene.does(&class);
        assert_eq!(scene.asked(), Seat(marine));
        assert!(scene.refuses("arm chaingun").cites("D16-SET-5"), "a grey mark");
        match marine {
            0 | 1 => {
                scene.does("arm plasma-rifle").refuses("arm plasma-rifle");
                scene.does("arm burst-rifle");
            }
            _ => {
                let left = ["combat-shotgun", "heavy-assault-rifle", "static-rifle", "super-shotgun"];
                assert_eq!(scene.options("arm"), left, "both tokens of the others are taken");
                scene.does_all(&["arm static-rifle", "arm super-shotgun"]);
            }
        }
    }
    for (n, marine) in scene.state.marines.iter().enumerate() {
        let cards = marine.cards();
        assert_eq!((cards.len(), marine.hand.len(), marine.deck.len()), (10, 3, 7), "marine {n}");
        assert!(CardSet::own(marine.callsign).minus(cards).is_empty());
        for set in marine.weapons.iter() {
            let numbers: Vec<u8> =
                cards.iter().filter(|card| card.set() == set).map(|card| card.face().number).collect();
            assert_eq!(numbers, [1, 2, 3]);
        }
    }
}

/// D16-SET-6: the invader chooses three of six event sets, openly: eighteen cards.
#[test]
fn three_event_sets_are_the_deck() {
    let mut scene = prepare("cold-relays", 4);
    while !scene.can("event-set night") {
        let first = scene.legal()[0].clone();
        scene.does(&first);
    }
    assert_eq!((scene.asked(), scene.options("event-set").len()), (Seat(4), 6));
    assert!(!Doom2016::decision(&scene.state).unwrap().secret);
    scene.does("event-set night").refuses("event-set night");
    scene.does_all(&["event-set seek-and-destroy", "event-set harvest"]);
    let invader = &scene.state.invader;
    let cards = invader.deck.or(invader.hand).or(invader.discard);
    assert_eq!((cards, cards.len()), (invader.sets.cards(), 18));
}

/// D16-SET-7: the invader chooses among the cards that the mission offers; nobody else learns which. All kinds that any of
/// them can bring lie on the table, face down.
#[test]
fn the_invasion_card_is_chosen_in_secret() {
    let mut scene = prepare("cold-relays", 2);
    while !scene.can("invasion imp-assault") {
        let first = scene.legal()[0].clone();
        scene.does(&first);
    }
    assert_eq!(
        (scene.asked(), scene.options("invasion")),
        (Seat(2), names(["imp-assault", "rotting-guard"]))
    );
    scene.forget().does("invasion imp-assault");
    let chosen = scene.events_seen().iter().find(|event| matches!(event, Event::Invasion { .. })).unwrap();
    let seen = |viewer| match Doom2016::witness(chosen, viewer) {
        Some(Event::Invasion { kind, .. }) => kind.is_some(),
        _ => false,
    };
    let viewers = [Viewer::Seat(Seat(2)), Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
    assert_eq!(viewers.map(seen), [true, false, false, false]);
    let laid: Vec<DemonKind> =
        DemonKind::ALL.into_iter().filter(|&kind| scene.state.demon_card(kind).laid).collect();
    use DemonKind::{Cacodemon, Imp, Mancubus, PossessedSoldier, Revenant};
    assert_eq!(laid, [Imp, PossessedSoldier, Cacodemon, Revenant, Mancubus, BaronOfHell]);
    assert!(DemonKind::ALL.into_iter().all(|kind| !scene.state.demon_card(kind).up));
    // Marines see how many cards lie there, and no more.
    let view = Doom2016::view(&scene.state, Viewer::Seat(Seat(0)));
    assert_eq!((view.cards.invasion, view.cards.known.len(), view.cards.down.len()), (None, 0, 6));
}

/// D16-SET-8: squad cards by the number of marines; three of them choose who leads.
#[test]
fn squad_cards_make_up_for_missing_marines() {
    use SquadKind::{CombatVeteran, SoloOperative, TakingPoint};
    let squads = |marines: usize, lead: &str| {
        let mut scene = prepare("knee-deep", marines);
        while scene.state.round.number == 0 {
            let first = scene.legal()[0].clone();
            let choice = if scene.can(lead) { lead } else { &first };
            scene.does(choice);
        }
        scene.state.marines.iter().map(|marine| (marine.squad, marine.hand.len())).collect::<Vec<_>>()
    };
    assert_eq!(squads(4, "lead p1"), [(None, 3); 4]);
    assert_eq!(squads(3, "lead p2"), [(None, 3), (Some(TakingPoint), 4), (None, 3)]);
    assert_eq!(squads(2, "lead p1"), [(Some(CombatVeteran), 4); 2]);
    assert_eq!(squads(1, "lead p1"), [(Some(SoloOperative), 5)]);
}

/// D16-SET-9: eighteen argent tokens and not one more: with all of them placed none is burned for.
#[test]
fn argent_is_limited() {
    let mut scene = Scene::drawn("hall[0-5,0-2]", 1);
    scene.put(DemonKind::Imp, (5, 0));
    scene.argent(DemonKind::Imp, 17).event_deck(&["dread", "dread-b", "demonic-resilience"]).status_phase();
    scene.does_all(&["burn dread", "charge imp"]).refuses("burn dread-b");
    assert_eq!((scene.argent_on(DemonKind::Imp), scene.state.argent_left()), (18, 0));
}

/// D16-SET-10: map, then marine by marine, then the invader, the threat card last; each start for one marine.
#[test]
fn the_set_up_has_its_order() {
    let mut scene = prepare("dockside", 3);
    let starts = scene.legal();
    assert_eq!((scene.asked(), starts.len()), (Seat(0), 4));
    scene.does(&starts[1]);
    let mut words = go_on(&mut scene);
    let summoning = words.split_off(16);
    let marine = ["start", "class", "arm", "arm"];
    let mut expected: Vec<&str> = marine[1..].to_vec();
    expected.extend(marine.iter().chain(&marine));
    expected.extend(["lead", "event-set", "event-set", "event-set", "invasion"]);
    assert_eq!(words, expected);
    assert!(summoning.iter().all(|word| ["portal", "group", "put", "charge"].contains(&&word[..])));
    assert!(summoning.contains(&"group".to_owned()), "Horde begins with a blue portal");
    let places: Vec<String> =
        (0..3).map(|n| scene.at(n).map(|(x, y)| format!("start {x},{y}")).unwrap()).collect();
    assert_eq!(places, [&starts[1], &starts[0], &starts[2]].map(String::as_str));
}
