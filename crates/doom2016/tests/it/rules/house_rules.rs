//! The rules of the house: options that tables may switch on.

use doom2016::{
    Callsign, ClassKind, DemonKind, Event, FragChoice, Ground, InvasionChoice, InvasionKind, Setup, Side,
    SquadKind,
};
use engine::Seat;

use crate::rules::hall::{damage, dice, hall};
use crate::support::Scene;

fn setup(mission: &str, marines: usize) -> Setup {
    let mission = Ground::shipped(mission).unwrap();
    Setup { mission, marines: Callsign::ALL.into_iter().take(marines).collect(), ..Setup::default() }
}

/// All choices of the set-up, the first each time; what was asked.
fn prepare(setup: Setup) -> (Scene, Vec<Vec<String>>) {
    let mut scene = Scene::setup(setup);
    let mut asked = Vec::new();
    while scene.state.round.number == 0 {
        let legal = scene.legal();
        scene.does(&legal[0]);
        asked.push(legal);
    }
    (scene, asked)
}

/// Split activations: squad cards give activations with one main action each instead of more main actions.
#[test]
fn split_activations_share_the_main_actions_out() {
    for (squad, marines, cards) in [(SquadKind::SoloOperative, 1, 4), (SquadKind::CombatVeteran, 2, 4)] {
        let mut scene = hall(marines);
        scene.option(|setup| setup.split_activations = true);
        (0..marines).for_each(|marine| {
            scene.squad(marine, squad);
        });
        scene.status_phase();
        let built = |event: &Event| matches!(event, Event::Initiative { marines, .. } if *marines == cards);
        assert!(scene.saw(built), "{squad}");
        assert_eq!((scene.state.turn.mains, scene.state.rating(0).health), (1, squad.card().rating.health));
    }
    let mut third = hall(3);
    third.option(|setup| setup.split_activations = true).squad(1, SquadKind::TakingPoint).status_phase();
    assert!(third.saw(|event| matches!(event, Event::Initiative { marines: 4, .. })));
}

/// Six frags win for the invader, whatever the number of marines; our own numbers are a rule of the house. The tutorial
/// has those of the booklet either way (D16-TUT-9).
#[test]
fn tuned_frags_are_an_option() {
    for marines in 1..=4 {
        let limit = |mission: &str, frags| {
            Scene::setup(Setup { frags, ..setup(mission, marines) }).state.frag_limit()
        };
        for arena in doom2016::place::arenas().filter(|arena| !arena.mission().tutorial) {
            assert_eq!(limit(&arena.mission().id, FragChoice::Printed), 6, "{}", arena.mission().id);
        }
        assert_eq!(limit("knee-deep", FragChoice::Tuned), [2, 6, 8, 9][marines - 1]);
        for frags in FragChoice::ALL {
            assert_eq!(limit("tutorial", frags), [4, 4, 3, 2][marines - 1]);
        }
    }
    assert_eq!(Setup::default().frags, FragChoice::Printed);
}

/// Flat cover: a shield instead of a second card; what ignores cover ignores it too (D16-COV-5).
#[test]
fn flat_cover_is_a_shield() {
    let mut scene = hall(1);
    scene.option(|setup| setup.flat_cover = true).event_deck(&["dread", "crippling-strike"]);
    scene.put(DemonKind::Imp, (3, 3));
    let caco = scene.put(DemonKind::Cacodemon, (5, 3));
    scene.hand(0, &["uac-marine-1", "heavy-assault-rifle-1"]);
    let mut aimed = scene.clone();
    let mut open = scene.clone();
    scene.marine_turn(0).script(&["Rx2", "Rx2", "dread"]).does_all(&["play uac-marine-1", "fire", "at f2"]);
    assert_eq!(
        (scene.asked(), damage(&scene, caco)),
        (Seat(0), Some(3)),
        "nobody is asked for a second card"
    );
    aimed.marine_turn(0).script(&["Rx2", "Rx2", "Rx0", "dread"]);
    aimed.does_all(&["play heavy-assault-rifle-1", "fire", "at f2", "pass"]);
    assert_eq!(damage(&aimed, caco), Some(4));
    open.stand(0, (5, 0)).marine_turn(0).script(&["Rx2", "Rx2", "dread"]);
    open.does_all(&["play uac-marine-1", "fire", "at f2"]);
    assert_eq!(damage(&open, caco), Some(4), "nothing between them");
}

/// Invasion cards: those of the mission, its first alone, or all (D16-SET-7).
#[test]
fn invasion_cards_to_choose_from() {
    let cases = [(InvasionChoice::Offered, 2), (InvasionChoice::First, 0), (InvasionChoice::Any, 12)];
    for (invasion, offered) in cases {
        let (scene, asked) = prepare(Setup { invasion, ..setup("cold-relays", 1) });
        let choices = asked.iter().find(|legal| legal[0].starts_with("invasion")).map_or(0, Vec::len);
        assert_eq!(choices, offered, "{invasion:?}");
        let laid = scene.state.invader.cards.iter().filter(|card| card.laid).count();
        assert_eq!(laid == 8, invasion == InvasionChoice::Any, "cards of all kinds that may come: {laid}");
        if invasion == InvasionChoice::First {
            assert_eq!(scene.state.invader.invasion, Some(InvasionKind::RottingGuard));
        }
    }
}

/// No round limit: the last round is not the end (D16-MIS-7).
#[test]
fn without_a_round_limit_the_mission_goes_on() {
    for (no_round_limit, winner) in [(false, Some(Side::Invader)), (true, None)] {
        let mut scene = Scene::drawn("hall[0-5,0-2] rounds 4", 1);
        scene.option(|setup| setup.no_round_limit = no_round_limit);
        scene.state.round.number = 4;
        scene.marine_turn(0).does("end");
        assert_eq!(scene.state.winner, winner);
    }
}

/// Full rules: the tutorial with classes, squad cards, argent and cover (D16-TUT-8).
#[test]
fn the_tutorial_with_all_rules() {
    let asks = |asked: &[Vec<String>], word: &str| asked.iter().any(|legal| legal[0].starts_with(word));
    let (plain, asked) = prepare(setup("tutorial", 2));
    assert!(!asks(&asked, "class") && plain.state.is_tutorial());
    let (mut full, asked) = prepare(Setup { full_rules: true, ..setup("tutorial", 2) });
    assert!(asks(&asked, "class") && asks(&asked, "arm") && !full.state.is_tutorial());
    assert_eq!(full.marine(0).squad, Some(SquadKind::CombatVeteran));
    for marine in [0, 1] {
        full.state.marines[marine].class = None;
        full.hand(marine, &[]);
    }
    full.events(&[]).status_phase();
    assert_eq!((full.asked(), full.options("burn").len()), (Seat(2), 6), "argent for event cards");
    let imp = full.state.demons.iter().next().map(|(id, _)| id).unwrap();
    full.argent(DemonKind::Imp, 1).events(&[]).demon_turn(imp).does_all(&["strike 1", "argent", "at p1"]);
    assert_eq!(dice(&full), "3R");
}

/// Perks of those who lost the mission before: a health pack for the marines, 2 argent for the invader (D16-MIS-6).
#[test]
fn perks_for_the_loser() {
    let packs = |perk| {
        let scene = Scene::setup(Setup { perk, ..setup("knee-deep", 2) });
        let health = doom2016::Thing::Item(doom2016::Item::HealthPack);
        let packs = scene.state.floor.iter().filter(|lying| lying.thing == health).count();
        (packs, scene.state.invader.argent)
    };
    assert_eq!(packs(None), (5, 0));
    assert_eq!(packs(Some(Side::Marines)), (6, 0));
    assert_eq!(packs(Some(Side::Invader)), (5, 2));
}

/// Open windows: whoever holds any card is asked, so that a pause tells nothing.
#[test]
fn open_windows_ask_everybody_who_holds_cards() {
    for open_windows in [false, true] {
        let mut scene = hall(1);
        scene
            .option(|setup| setup.open_windows = open_windows)
            .hand(0, &["uac-marine-1"])
            .class(0, ClassKind::Runner);
        let imp = scene.put(DemonKind::Imp, (4, 3));
        scene.demon_turn(imp).script(&["Rx1", "Rx1"]).does("strike 1");
        assert_eq!(scene.asked() == Seat(0), open_windows);
        if open_windows {
            assert_eq!(scene.legal(), ["pass"]);
        }
    }
}
