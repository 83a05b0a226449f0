//! Where the rulebook contradicts itself: the reading we use, C1 to C16.

use doom2016::DemonKind::{BaronOfHell, Cacodemon, Imp, Pinky};
use doom2016::place::{self, Shape};
use doom2016::{Callsign, ClassKind, Event, Ground, InvasionChoice, Setup, Who};

use crate::rules::sight::shot;
use crate::support::{Scene, names};

/// The tutorial with one marine.
fn tutorial() -> Scene {
    Scene::mission("tutorial", 1)
}

/// C1: small figures do not cross blocking edges, large ones do (D16-TER-3, D16-LRG-3).
#[test]
fn c01_blocking_edges_stop_small_figures() {
    let mut scene = Scene::drawn("room[0-4,0-1] blocking 1|2,0-1", 1);
    scene.stand(0, (1, 0)).marine_mp(0, 4).refuses("step E");
    let imp = scene.put(Imp, (1, 1));
    scene.demon_turn(imp).refuses("step E");
    let pinky = scene.put_shape(Pinky, (0, 1), Shape::Across);
    assert!(scene.demon_turn(pinky).can("step E"));
}

/// C2: demons come out on the portal's own space too (D16-POR-2).
#[test]
fn c02_demons_come_out_on_the_portal_or_beside_it() {
    let mut scene = Scene::drawn("room[0-6,0-4] blue 3,2", 1);
    scene.stand(0, (0, 0)).status_phase().does_all(&["portal 1", "group 1"]);
    let places = scene.options("put");
    assert!(places.len() == 9 && places.contains(&"3,2 one".to_owned()), "{places:?}");
}

/// C3: a closed door gives cover like a wall (D16-COV-2).
#[test]
fn c03_a_closed_door_gives_cover() {
    let mut scene = Scene::drawn("hall[0-2,0-2] den[3-5,0-2] open 2|3,0 2|3,2 doors 2|3,1", 1);
    scene.stand(0, (0, 1));
    let imp = scene.put(Imp, (4, 1));
    assert_eq!((shot(&scene, imp), shot(scene.open(1), imp)), ("cover", "clear"));
}

/// C4: the status phase has four steps; the fourth is missing in the tutorial alone (D16-STA-5).
#[test]
fn c04_four_steps_of_the_status_phase() {
    let burns = |scene: &mut Scene| {
        scene.event_deck(&["surge", "dark-pact", "ferocity"]).status_phase();
        (scene.options("burn").len(), scene.state.invader.hand.len())
    };
    let mut scene = Scene::drawn("room[0-6,0-4]", 1);
    assert_eq!(burns(&mut scene), (3, 3));
    assert_eq!(burns(&mut tutorial()), (0, 3));
    assert_eq!(burns(tutorial().option(|setup| setup.full_rules = true)), (3, 3));
}

/// C5: argent of the status phase goes on a demon card or on the invasion card (D16-STA-5).
#[test]
fn c05_argent_on_either_card() {
    let mut scene = Scene::drawn("room[0-6,0-4]", 1);
    scene.stand(0, (0, 0)).event_deck(&["surge", "dark-pact"]).put(Imp, (6, 4));
    scene.status_phase().does("burn surge");
    assert!(scene.can("charge imp") && scene.can("charge invasion-card"));
    scene.does_all(&["charge imp", "burn dark-pact", "charge invasion-card"]);
    assert_eq!((scene.argent_on(Imp), scene.state.invader.argent), (1, 1));
}

/// C6: a killed marine draws his hand size, not always three (D16-KIL-5).
#[test]
fn c06_the_fallen_draws_his_hand_size() {
    for (class, cards) in [(ClassKind::Gunner, 3), (ClassKind::Sergeant, 4)] {
        let mut scene = Scene::drawn("lane[0-6,0-0]", 1);
        scene.stand(0, (0, 0)).class(0, class).damage(0, 9).stun(0);
        scene.discard(0, &["uac-marine-1", "uac-marine-2", "uac-marine-3", "uac-marine-4", "plasma-rifle-1"]);
        let imp = scene.put(Imp, (3, 0));
        scene.demon_turn(imp).script(&["Rx1", "Rx0"]).does("strike 1");
        assert_eq!((scene.at(0), scene.marine(0).hand.len()), (None, cards), "{class}");
    }
}

/// C7: impassable is an edge that stops steps, difficult is ground that costs more (D16-TER-2, D16-TER-4).
#[test]
fn c07_impassable_and_difficult_are_two_things() {
    let step = |map: &str| {
        let mut scene = Scene::drawn(map, 1);
        scene.stand(0, (0, 0)).marine_mp(0, 3);
        scene.can("step E").then(|| scene.does("step E").mp())
    };
    assert_eq!(
        (step("lane[0-3,0-0] impassable 0|1,0"), step("lane[0-3,0-0] difficult 1,0")),
        (None, Some(1))
    );
}

/// C8: sight of large figures is from corners of their spaces, not from anywhere along an edge (D16-LOS-4).
#[test]
fn c08_large_figures_look_from_corners() {
    // A window one square wide: its lines end in corners of the baron's own spaces.
    let seen = |x: i16| {
        let mut scene = Scene::drawn("north[0-8,0-1] south[0-8,2-4] open 4,1|2", 1);
        scene.stand(0, (4, 4));
        let baron = scene.put(BaronOfHell, (x, 0));
        shot(&scene, baron)
    };
    assert_eq!([0, 1, 3, 6, 7].map(seen), ["hidden", "clear", "clear", "clear", "hidden"]);
}

/// C9: neither the attacker nor the defender gives cover (D16-COV-1).
#[test]
fn c09_attacker_and_defender_give_no_cover() {
    let mut scene = Scene::drawn("lane[0-6,0-1]", 1);
    scene.stand(0, (0, 0));
    let imp = scene.put(Imp, (2, 0));
    assert_eq!(shot(&scene, imp), "clear");
    // Nor do the other spaces of a large attacker.
    let baron = scene.put(BaronOfHell, (4, 0));
    scene.demon(imp).expect("it is in the way");
    assert!(scene.state.has_cover(Who::Demon(baron), Who::Marine(0)), "the imp does");
    scene.state.demons.remove(imp);
    assert!(!scene.state.has_cover(Who::Demon(baron), Who::Marine(0)));
    // Two figures spoil three of his corners; the lines of the fourth run through his own space.
    let mut scene = Scene::drawn("hall[0-7,0-2]", 1);
    scene.stand(0, (0, 0)).put(Imp, (1, 1));
    scene.put(Imp, (4, 0));
    let imp = scene.put(Imp, (7, 2));
    assert_eq!(shot(&scene, imp), "clear");
    scene.put(Imp, (4, 1));
    assert_eq!(shot(&scene, imp), "cover");
}

/// C10: the advanced rules are those that the tutorial leaves out (D16-TUT-8); a table may play it with all of them.
#[test]
fn c10_the_tutorial_leaves_the_advanced_rules_out() {
    for full in [false, true] {
        let mut scene = tutorial();
        scene.option(|setup| setup.full_rules = full).stand(0, (4, 3));
        let imp = scene.state.demons.iter().find(|(_, demon)| demon.kind == Imp).unwrap().0;
        scene.damage(imp, 2).marine_mp(0, 2);
        assert_eq!((scene.state.is_tutorial(), scene.can("step E")), (!full, full), "glory kills");
        scene.put(Imp, (4, 3));
        scene.stand(0, (3, 3));
        assert_eq!(scene.state.has_cover(Who::Marine(0), Who::Demon(imp)), full, "cover");
        scene.argent(Imp, 1).demon_turn(imp).does("strike 1");
        assert_eq!(scene.can("argent"), full, "argent");
    }
}

/// C11: in the tutorial demons open doors only after a marine has opened one (D16-TUT-5).
#[test]
fn c11_demons_open_doors_after_the_first() {
    let mut scene = tutorial();
    let demon = scene.put(Cacodemon, (6, 6));
    scene.demon_turn(demon).refuses("door 2");
    scene.stand(0, (6, 3)).marine_mp(0, 1).does("door 1");
    while !scene.can("end") {
        let first = scene.legal().remove(0);
        scene.does(&first);
    }
    assert!(scene.demon_turn(demon).can("door 2"));
}

/// C12: at the end of an activation a marine draws up to his hand size (D16-MAR-6).
#[test]
fn c12_drawing_up_to_the_hand_size() {
    for (class, cards) in [(ClassKind::Gunner, 3), (ClassKind::Sergeant, 4)] {
        let mut scene = Scene::drawn("lane[0-6,0-0]", 1);
        scene.class(0, class).initiative(&["p1"]).hand(0, &["plasma-rifle-1"]);
        scene
            .deck(0, &["uac-marine-1", "uac-marine-2", "uac-marine-3", "uac-marine-4"])
            .marine_turn(0)
            .does("end");
        assert_eq!(scene.marine(0).hand.len(), cards, "{class}");
    }
}

/// C13: misprinted names are noise: the tutorial has the sets and the invasion card that its text means (D16-TUT-2).
#[test]
fn c13_the_names_behind_the_noise() {
    let scene = tutorial();
    assert_eq!(
        names(scene.state.invader.sets.iter()),
        ["power-overwhelming", "seek-and-destroy", "red-haste"]
    );
    assert_eq!(scene.state.invader.invasion.unwrap().to_string(), "first-strike");
}

/// C14: the mission offers invasion cards and the invader picks in secret; two switches (D16-SET-7).
#[test]
fn c14_the_invader_picks_among_the_cards_offered() {
    let possible = |id: &str, invasion: InvasionChoice| {
        let marines = [Callsign::Alpha].into_iter().collect();
        let mission = Ground::shipped(id).unwrap();
        let scene = Scene::setup(Setup { mission, marines, invasion, ..Setup::default() });
        scene.state.invader.possible.len()
    };
    let offered = |id: &str| possible(id, InvasionChoice::Offered);
    let missions = place::arenas().map(|arena| arena.mission()).filter(|one| !one.tutorial);
    let counts: Vec<u32> = missions.map(|one| offered(&one.id)).collect();
    assert_eq!(counts, [1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
    assert_eq!(possible("cold-relays", InvasionChoice::First), 1);
    assert_eq!(possible("cold-relays", InvasionChoice::Any), 12);
}

/// C15: the pinkies of the tutorial are large there as well (D16-TUT-8).
#[test]
fn c15_pinkies_are_large_in_the_tutorial() {
    let mut scene = tutorial();
    let pinky = scene.put_shape(Pinky, (2, 3), Shape::Across);
    scene.demon_turn(pinky);
    let steps = scene.options("step");
    assert!(
        steps.contains(&"turn1".to_owned()) && !steps.iter().any(|way| way == "NE" || way == "SE"),
        "{steps:?}"
    );
    scene.stand(0, (4, 3)).does_all(&["step E", "done"]);
    assert!(scene.saw(|event| matches!(event, Event::Displaced { .. })) || scene.options("to").len() > 1);
}

/// C16: the threat card decides whether a portal stays (D16-GEN-1): under Horde and Assault it does.
#[test]
fn c16_portals_stay_if_the_threat_card_says_so() {
    for (threat, stays) in [("infestation", false), ("horde", true), ("assault", true)] {
        let mut scene = Scene::drawn(&format!("room[0-8,0-2] blue 4,1 8,1 threat {threat}"), 1);
        scene.stand(0, (0, 0));
        if stays {
            scene.status_phase().does("portal 1");
        } else {
            scene.marine_mp(0, 1).does_all(&["step S", "portal 1"]);
        }
        scene.does("group 1");
        while let Some(place) = scene.options("put").first() {
            scene.does(&format!("put {place}"));
        }
        assert_eq!(scene.state.portals[0].there, stays, "{threat}");
    }
}
