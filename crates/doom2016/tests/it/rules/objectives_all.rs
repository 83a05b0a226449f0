//! What the objective cards ask for, one by one (section 3.10, D16-MIS-3).

use doom2016::{DemonKind, Event, InvasionKind, Side, Who, place};
use engine::Seat;

use crate::rules::hall::damage;
use crate::support::{Scene, names};

/// Whatever the objective, the invader wins at the frags of the mission, 6 if it names none (D16-INT-35).
#[test]
fn enough_frags_win_for_the_invader() {
    let missions = place::arenas().filter(|arena| !arena.mission().tutorial);
    for arena in missions {
        let mut scene = Scene::mission(&arena.mission().id, 2);
        assert_eq!(scene.state.frag_limit(), arena.mission().frags[1], "two marines play");
        let spot = arena.mission().starts[2];
        let at = scene.place(spot);
        scene.stand(0, at).hand(0, &[]).damage(0, 9);
        let demon = scene.put(DemonKind::Cacodemon, scene.place(arena.mission().starts[3]));
        scene.state.frags = scene.state.frag_limit() - 1;
        scene.stun(0).demon_turn(demon).does("strike 1");
        if scene.can("at p1") {
            scene.does("at p1");
        }
        assert_eq!(scene.state.winner, Some(Side::Invader), "{}", arena.mission().id);
    }
}

/// Sample Collection: the first group of a marked portal brings one, with its demon of most health.
#[test]
fn samples_come_with_the_strongest_demon() {
    let mut scene = Scene::drawn("hall[0-13,0-6] starts 0,0 blue 2,5 marked red 6,3", 1);
    let samples = |scene: &Scene| scene.state.demons.iter().map(|(_, demon)| demon.samples).sum::<u8>();
    for (portal, total) in [(1, 0), (2, 1), (2, 1)] {
        scene.state.round.number = 2;
        scene.status_phase();
        scene.does(&format!("portal {portal}")).does("group 2");
        while scene.legal()[0].starts_with("put") || scene.legal()[0].starts_with("charge") {
            let first = scene.legal()[0].clone();
            scene.does(&first);
        }
        assert_eq!(samples(&scene), total);
    }
    let carrier = scene.state.demons.iter().find(|(_, demon)| demon.samples > 0).unwrap().1;
    assert_eq!(carrier.kind, DemonKind::BaronOfHell);
}

/// Sample Collection: of several demons of most health the invader names the one who carries it.
#[test]
fn the_invader_chooses_among_equal_carriers() {
    let mut scene = Scene::drawn("hall[0-13,0-6] starts 0,0 marked blue 6,3 threat horde", 1);
    scene.invasion(InvasionKind::ImpAssault).status_phase().does("group 1");
    while let Some(place) = scene.options("put").first() {
        scene.does(&format!("put {place}"));
    }
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), names(["at f1", "at f2", "at f3"])));
    let refusal = scene.refuses("pass");
    assert!(refusal.code() == "refusal-d16-carrier" && refusal.cites("D16-MIS-3"), "{refusal}");
    scene.does("at f2");
    let samples: Vec<u8> = scene.state.demons.iter().map(|(_, demon)| demon.samples).collect();
    assert_eq!(samples, [0, 1, 0]);
}

/// Sample Collection: a dead carrier drops it, marines choose where; whoever stands there takes it; three win.
#[test]
fn samples_are_dropped_and_taken() {
    let mut scene = Scene::drawn("hall[0-13,0-6]", 2);
    scene.stand(0, (4, 3)).stand(1, (0, 0)).hand(0, &["plasma-rifle-2"]);
    let baron = scene.put(DemonKind::BaronOfHell, (5, 3));
    scene.state.demons.get_mut(baron).unwrap().samples = 1;
    scene.damage(baron, 9).marine_mp(0, 2).does("play plasma-rifle-2");
    assert_eq!(
        (scene.asked(), scene.options("to")),
        (Seat(0), ["5,3", "5,4", "6,3", "6,4"].map(String::from).to_vec())
    );
    scene.does("to 5,4");
    assert_eq!((damage(&scene, baron), scene.lying((5, 4))), (None, vec!["sample".to_owned()]));
    scene.state.marines[1].samples = 2;
    scene.does("step SE");
    assert_eq!(scene.state.winner, None);
    scene.does("take sample");
    assert_eq!((scene.marine(0).samples, scene.state.winner), (1, Some(Side::Marines)), "all three together");
}

/// Sample Collection: a killed marine drops his where he stood.
#[test]
fn a_killed_marine_drops_his_samples() {
    let mut scene = Scene::drawn("hall[0-13,0-6]", 1);
    scene.stand(0, (1, 3)).damage(0, 9);
    scene.state.marines[0].samples = 2;
    let imp = scene.put(DemonKind::Imp, (4, 3));
    scene.demon_turn(imp).script(&["Rx1", "Rx1"]).does("strike 1");
    assert_eq!((scene.lying((1, 3)), scene.marine(0).samples), (vec!["sample".to_owned(); 2], 0));
}

/// Sample Collection: from round 6 a marine on a marked portal that was never used takes its sample there.
#[test]
fn late_samples_are_taken_at_the_portal() {
    let mut scene = Scene::drawn("hall[0-13,0-6] blue 2,5 marked red 6,3", 1);
    scene.stand(0, (6, 3));
    scene.state.round.number = 5;
    scene.marine_turn(0).refuses("take sample");
    scene.state.round.number = 6;
    scene.does("take sample").refuses("take sample");
    assert_eq!(scene.marine(0).samples, 1);
    scene.stand(0, (2, 5)).refuses("take sample");
}

/// Relay Link: a card next to a relay, once in an activation, for progress; the invader draws; 2 complete it.
#[test]
fn relays_cost_cards() {
    let mut scene = Scene::drawn("hall[0-13,0-6] objective relay-link objectives 3,3 4,3 12,6", 1);
    scene.stand(0, (3, 2)).hand(0, &["uac-marine-1", "uac-marine-4"]).event_deck(&["surge", "dark-pact"]);
    scene.marine_turn(0);
    assert_eq!(scene.options("link").len(), 4, "two relays, two cards");
    scene.script(&["dark-pact"]).does("link 2 uac-marine-4");
    assert_eq!(names(scene.marine(0).discard.iter()), ["uac-marine-4"]);
    assert_eq!(
        (scene.state.progress[1], names(scene.state.invader.hand.iter())),
        (1, vec!["dark-pact".into()])
    );
    assert!(scene.options("link").is_empty() && scene.state.turn.mains == 1, "once, and no action");
    scene.script(&["surge"]).marine_turn(0).does("link 2 uac-marine-1");
    assert_eq!(scene.state.progress[1], 2);
    scene.hand(0, &["uac-marine-2"]).marine_turn(0);
    assert_eq!(scene.options("link"), ["1 uac-marine-2"], "the second takes no more (D16-INT-38)");
    scene.state.progress = [1, 2, 2, 0, 0, 0];
    scene.does("link 1 uac-marine-2");
    assert_eq!(scene.state.winner, Some(Side::Marines));
}

/// Guard Duty: at the end of each activation phase a zone with marines alone is worth 1, with demons alone it costs 1.
#[test]
fn zones_are_held() {
    let map =
        "west[0-3,0-3] mid[4-6,0-3] east[7-10,0-3] open 3|4,0-3 6|7,0-3 objective guard-duty zones west east";
    let scored = |marines: [(i16, i16); 2], demon: (i16, i16), before: u8| {
        let mut scene = Scene::drawn(map, 2);
        scene.stand(0, marines[0]).stand(1, marines[1]);
        scene.put(DemonKind::Imp, demon);
        scene.state.progress[0] = before;
        scene.marine_turn(0).does("end");
        (scene.state.progress[0], scene.state.winner)
    };
    assert_eq!(scored([(0, 0), (5, 0)], (5, 3), 0), (1, None), "one zone");
    assert_eq!(scored([(0, 0), (8, 0)], (5, 3), 0), (2, None), "both");
    assert_eq!(scored([(0, 0), (5, 0)], (1, 3), 4), (4, None), "both sides in it");
    assert_eq!(scored([(4, 0), (5, 0)], (1, 3), 4), (3, None), "the demon alone");
    assert_eq!(scored([(4, 0), (5, 0)], (1, 3), 0), (0, None), "never below 0");
    assert_eq!(
        scored([(0, 0), (8, 0)], (5, 3), 6),
        (7, Some(Side::Marines)),
        "7 win, and no more are counted"
    );
}

/// Asset Extraction: 1 MP to take, one at a time, no sprint; delivered on an exit at once; three win; dropped when killed.
#[test]
fn assets_are_carried_out() {
    let mut scene =
        Scene::drawn("hall[0-8,0-4] objective asset-extraction objectives 3,2 5,2 6,4 exits 0,2", 1);
    scene
        .stand(0, (3, 2))
        .hand(0, &["uac-marine-1"])
        .lay((3, 2), "asset")
        .marine_turn(0)
        .refuses("take asset");
    scene.marine_mp(0, 4).does("take asset");
    assert!(scene.mp() == 3 && scene.marine(0).asset && scene.lying((3, 2)) == ["asset"]);
    scene.refuses("take asset");
    scene.refuses("sprint uac-marine-1");
    let mut killed = scene.clone();
    scene.does_all(&["step W", "step W", "step W"]);
    assert_eq!((scene.state.delivered, scene.marine(0).asset, scene.state.winner), (1, false, None));
    scene.state.delivered = 2;
    scene.stand(0, (1, 2)).marine_mp(0, 1);
    scene.state.marines[0].asset = true;
    scene.does("step W");
    assert_eq!(scene.state.winner, Some(Side::Marines));

    let imp = killed.put(DemonKind::Imp, (6, 2));
    killed.damage(0, 9).deck(0, &[]).stun(0).demon_turn(imp).script(&["Rx1", "Rx1"]).does("strike 1");
    assert_eq!((killed.lying((3, 2)).len(), killed.marine(0).asset), (2, false));
}

const ESCORT: &str = "hall[0-13,0-6] objective drone-escort drone 5,3 checkpoints 7,3 exits 13,3";

/// Drone Escort: a marine who ends his activation within 2 moves it up to 3 spaces, twice a round; on an exit it wins.
#[test]
fn the_drone_is_led() {
    let mut scene = Scene::drawn(ESCORT, 4);
    for (marine, at) in [(3, 3), (8, 1), (9, 5), (1, 1)].into_iter().enumerate() {
        scene.stand(marine, at);
    }
    scene.initiative(&["p4", "p2", "p3"]).marine_turn(0).does("end");
    assert!(scene.asked() == Seat(0) && scene.can("done"));
    scene.does_all(&["step E", "step E", "step E"]);
    let drone = |scene: &Scene| scene.place(scene.state.drone.unwrap().at.unwrap());
    assert_eq!((drone(&scene), scene.asked()), ((8, 3), Seat(3)), "three spaces, then Delta");
    scene.does("end");
    assert_eq!(scene.asked(), Seat(1), "Delta is too far away to move it");
    scene.does_all(&["end", "step E", "done"]);
    assert_eq!((drone(&scene), scene.state.drone.unwrap().moves), ((9, 3), 2));
    scene.does("end");
    assert_eq!((drone(&scene), scene.state.round.number), ((9, 3), 2), "not a third time in a round");

    let exit = scene.space((12, 3));
    scene.state.drone.as_mut().unwrap().at = Some(exit);
    scene.stand(2, (11, 5)).marine_turn(2).does_all(&["end", "step E"]);
    assert_eq!(scene.state.winner, Some(Side::Marines));
}

/// Drone Escort: destroyed, it is worth 2 frags and comes back whole at the last checkpoint it was near (D16-INT-37).
#[test]
fn the_drone_is_destroyed_and_comes_back() {
    let mut scene = Scene::drawn(ESCORT, 1);
    scene.stand(0, (3, 3)).marine_turn(0).does_all(&["end", "step E", "done"]);
    scene.damage(Who::Drone, 11).stand(0, (0, 0));
    let imp = scene.put(DemonKind::Imp, (9, 3));
    let mut shield = scene.clone();
    scene.demon_turn(imp).script(&["Rx1", "Rx1"]).does("strike 1");
    assert_eq!((scene.state.drone.unwrap().at, scene.state.frags), (None, 2));
    assert!(scene.saw(|event| matches!(event, Event::Drone { at: None })));
    scene.status_phase();
    let drone = scene.state.drone.unwrap();
    assert_eq!((drone.at.map(|at| scene.place(at)), drone.damage), (Some((7, 3)), 0));
    shield.demon_turn(imp).script(&["Rx1", "Rx0"]).does("strike 1");
    assert_eq!(shield.state.drone.unwrap().damage, 11, "1 shield always");
}

/// Seal the Breach: two cards on a portal close it, a bonus action; no portal and no demon left wins.
#[test]
fn portals_are_sealed() {
    let mut scene = Scene::drawn("hall[0-13,0-6] objective seal-the-breach blue 3,3 9,3", 1);
    scene.stand(0, (3, 3)).hand(0, &["uac-marine-1", "uac-marine-4", "uac-marine-3"]);
    let imp = scene.put(DemonKind::Imp, (5, 3));
    scene.clone().stand(0, (3, 2)).marine_turn(0).refuses("seal uac-marine-1 uac-marine-4");
    scene.marine_turn(0).does("play uac-marine-1").refuses("seal uac-marine-3 uac-marine-4");
    scene.does("hold").does("seal uac-marine-3 uac-marine-4");
    assert_eq!((scene.state.portals[0].there, scene.state.portals[1].there), (false, true));
    assert_eq!(scene.marine(0).discard.len(), 2);
    scene.stand(0, (9, 3)).hand(0, &["uac-marine-3"]).marine_turn(0);
    assert!(scene.options("seal").is_empty(), "one card is not enough");
    scene.hand(0, &["uac-marine-3", "uac-marine-4"]).does("seal uac-marine-3 uac-marine-4");
    assert_eq!(scene.state.winner, None, "a demon is left");
    scene.hand(0, &["frag-grenade"]).damage(imp, 2).marine_turn(0).script(&["Bx1"]);
    scene.does_all(&["play frag-grenade", "to 5,3"]);
    assert_eq!(scene.state.winner, Some(Side::Marines));
}
