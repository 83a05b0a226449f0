//! What the squad cards give, and who gets one (D16-SET-8, section 3.12, D16-INT-32, D16-INT-34).

use doom2016::{Callsign, ClassKind, DemonKind, Event, Ground, Setup, SquadKind};

use crate::rules::hall::hall;
use crate::support::Scene;

/// Health, hand, main actions and activations of each card.
const CARDS: [(SquadKind, u8, usize, u8, u8); 3] = [
    (SquadKind::SoloOperative, 16, 5, 2, 2),
    (SquadKind::CombatVeteran, 13, 4, 2, 1),
    (SquadKind::TakingPoint, 12, 4, 2, 1),
];

/// Squad health replaces 10: he dies with the last point, not before.
#[test]
fn squad_cards_give_health() {
    for (squad, health, ..) in CARDS {
        for (before, killed) in [(health - 2, false), (health - 1, true)] {
            let mut scene = hall(1);
            scene.squad(0, squad).damage(0, before);
            let imp = scene.put(DemonKind::Imp, (4, 3));
            scene.demon_turn(imp).script(&["Rx1", "Rx0"]).does("strike 1");
            assert_eq!(scene.at(0).is_none(), killed, "{squad} with {before} damage takes 1");
        }
    }
}

/// He draws up to a bigger hand; the highest number of his cards counts (D16-INT-32).
#[test]
fn squad_cards_give_a_bigger_hand() {
    let cards =
        ["uac-marine-1", "uac-marine-2", "uac-marine-3", "uac-marine-4", "plasma-rifle-1", "plasma-rifle-2"];
    for (squad, _, hand, ..) in CARDS {
        let mut scene = hall(1);
        scene.squad(0, squad).deck(0, &cards).initiative(&["p1"]).marine_turn(0).does("end");
        assert_eq!(scene.marine(0).hand.len() as usize, hand, "{squad}");
    }
    let mut plain = hall(1);
    plain.deck(0, &cards).initiative(&["p1"]).marine_turn(0).does("end");
    assert_eq!(plain.marine(0).hand.len(), 3);
    let mut both = hall(2);
    both.squad(0, SquadKind::CombatVeteran).class(0, ClassKind::Sergeant).deck(0, &cards).initiative(&["p1"]);
    both.marine_turn(0).does("end");
    assert_eq!(both.marine(0).hand.len(), 4, "4 and 4 are 4");
}

/// Two main actions in each activation, and no third.
#[test]
fn squad_cards_give_a_second_main_action() {
    for (squad, _, _, mains, _) in CARDS {
        let mut scene = hall(1);
        scene.squad(0, squad).hand(0, &["uac-marine-1", "plasma-rifle-1", "burst-rifle-1"]).marine_turn(0);
        assert_eq!(scene.state.turn.mains, mains);
        scene.does_all(&["play uac-marine-1", "hold", "play plasma-rifle-1", "hold"]);
        scene.refuses("play burst-rifle-1");
        scene.refuses("sprint burst-rifle-1");
    }
}

/// Only the lone marine activates twice in a round.
#[test]
fn a_lone_marine_has_two_initiative_cards() {
    for (squad, .., activations) in CARDS {
        let mut scene = hall(1);
        scene.squad(0, squad).status_phase();
        assert!(
            scene.saw(|event| matches!(event, Event::Initiative { marines, .. } if *marines == activations)),
            "{squad}"
        );
    }
}

/// By the number of marines: one Solo Operative, two Combat Veterans, one Taking Point of their choice, none.
#[test]
fn squad_cards_make_up_for_missing_marines() {
    let squads = [
        vec![Some(SquadKind::SoloOperative)],
        vec![Some(SquadKind::CombatVeteran); 2],
        vec![None, Some(SquadKind::TakingPoint), None],
        vec![None; 4],
    ];
    for (n, squads) in squads.into_iter().enumerate() {
        let mission = Ground::shipped("knee-deep").unwrap();
        let marines = Callsign::ALL.into_iter().take(n + 1).collect();
        let mut scene = Scene::setup(Setup { mission, marines, ..Setup::default() });
        while scene.state.round.number == 0 {
            let legal = scene.legal();
            let wish = legal.iter().find(|action| *action == "lead p2").unwrap_or(&legal[0]).clone();
            assert!(wish == "lead p2" || !wish.starts_with("lead"), "all three may lead: {legal:?}");
            scene.does(&wish);
        }
        let held: Vec<_> = scene.state.marines.iter().map(|marine| marine.squad).collect();
        assert_eq!(held, squads);
    }
}
