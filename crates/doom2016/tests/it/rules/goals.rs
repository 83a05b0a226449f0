//! Objectives in play: carried tokens, the drone, relays and zones (D16-INT-36 to D16-INT-38, T81, T87).

use doom2016::DemonKind::{BaronOfHell, Imp, Mancubus, PossessedSoldier};
use doom2016::{Event, Who};
use engine::Seat;

use crate::support::Scene;

/// D16-INT-36: samples are free to take, also in passing, and several may lie on one space.
#[test]
fn int_36_samples_are_free() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 2);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).lay((1, 0), "sample").lay((1, 0), "sample").marine_mp(0, 2);
    scene.does_all(&["step E", "take sample", "take sample", "step E"]);
    assert_eq!((scene.marine(0).samples, scene.mp(), scene.lying((1, 0)).len()), (2, 0, 0));
}

/// D16-INT-36: an asset costs a point, and nobody carries two.
#[test]
fn int_36_assets_cost_a_point() {
    let mut scene = Scene::drawn("lane[0-5,0-0] objectives 1,0 2,0 exits 5,0 objective asset-extraction", 1);
    scene.stand(0, (0, 0)).marine_mp(0, 1).does("step E").refuses("take asset");
    scene.marine_mp(0, 2).does("take asset");
    assert_eq!((scene.mp(), scene.marine(0).asset), (1, true));
    scene.does("step E").marine_mp(0, 5).refuses("take asset");
    // On an exit it is delivered at once, and his hands are free.
    scene.does_all(&["step E", "step E", "step E"]);
    assert_eq!((scene.state.delivered, scene.marine(0).asset), (1, false));
    assert!(scene.saw(|event| matches!(event, Event::Delivered { .. })));
    // The third one wins on the spot (D16-INT-35).
    (scene.state.delivered, scene.state.marines[0].asset) = (2, true);
    scene.stand(0, (4, 0)).marine_mp(0, 3).does("step E");
    assert_eq!((scene.state.winner, scene.mp()), (Some(doom2016::Side::Marines), 2));
}

/// D16-INT-36, D16-MOV-4: in passing too, but not with the last point that he needs to leave the space.
#[test]
fn int_36_assets_in_passing() {
    let mut scene = Scene::drawn("lane[0-5,0-0] objectives 1,0 exits 5,0 objective asset-extraction", 2);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).marine_mp(0, 2).does("step E").refuses("take asset");
    scene.stand(0, (0, 0)).marine_mp(0, 3).does_all(&["step E", "take asset", "step E", "end"]);
    assert_eq!((scene.at(0), scene.marine(0).asset), (Some((2, 0)), true));
}

/// T87: D16-INT-36, a marine with an asset neither sprints nor teleports; with a sample he does.
#[test]
fn t87_an_asset_carrier_walks() {
    let map =
        "west[0-2,0-0] east[5-7,0-0] active 1,0 6,0 objectives 7,0 exits 0,0 objective asset-extraction";
    let mut scene = Scene::drawn(map, 1);
    scene.stand(0, (1, 0)).hand(0, &["uac-marine-1"]).marine_mp(0, 2);
    assert!(scene.can("teleport 6,0") && scene.can("sprint uac-marine-1"));
    scene.state.marines[0].asset = true;
    scene.refuses("teleport 6,0");
    scene.refuses("sprint uac-marine-1");
    assert!(scene.can("step W") && scene.can("play uac-marine-1"));
    (scene.state.marines[0].asset, scene.state.marines[0].samples) = (false, 2);
    assert!(scene.can("teleport 6,0") && scene.can("sprint uac-marine-1"));
}

/// D16-INT-36: a killed marine drops what he carries on his space; it is not handed over otherwise.
#[test]
fn int_36_the_fallen_drops_everything() {
    let mut scene = Scene::drawn("lane[0-5,0-0] objective asset-extraction", 1);
    scene.stand(0, (2, 0)).damage(0, 9);
    (scene.state.marines[0].asset, scene.state.marines[0].samples) = (true, 2);
    let imp = scene.put(Imp, (4, 0));
    scene.demon_turn(imp).script(&["Rx1", "Rx0"]).does("strike 1");
    assert_eq!(scene.lying((2, 0)), ["sample", "sample", "asset"]);
    assert_eq!((scene.marine(0).asset, scene.marine(0).samples), (false, 0));
}

/// D16-INT-36: of a large demon the marines choose one of its spaces; a small one drops where it stood.
#[test]
fn int_36_a_demon_drops_its_samples() {
    let mut scene = Scene::drawn("lane[0-6,0-1]", 2);
    scene.stand(0, (0, 0)).stand(1, (0, 1)).hand(1, &["gauss-cannon-2"]);
    let (baron, imp) = (scene.put(BaronOfHell, (3, 0)), scene.put(Imp, (6, 0)));
    for id in [baron, imp] {
        scene.state.demons.get_mut(id).unwrap().samples = 1;
    }
    scene.damage(baron, 9).marine_turn(1).script(&["Bx2"]).does_all(&[
        "play gauss-cannon-2",
        "fire",
        &format!("at {baron}"),
    ]);
    assert_eq!(scene.asked(), Seat(1), "the marine whose activation it is speaks for them");
    assert_eq!(scene.options("to"), ["3,0", "3,1", "4,0", "4,1"]);
    scene.does("to 4,1");
    assert_eq!(scene.lying((4, 1)), ["sample"]);
    scene.damage(imp, 2).hand(1, &["gauss-cannon-2"]).marine_turn(1).script(&["Bx1"]);
    scene.does_all(&["play gauss-cannon-2", "fire"]);
    assert_eq!(scene.lying((6, 0)), ["sample"]);
}

/// A lane with the drone on (3,0).
fn escort(marines: usize) -> Scene {
    let mut scene =
        Scene::drawn("lane[0-9,0-1] drone 3,0 exits 9,0 checkpoints 7,0 objective drone-escort", marines);
    for n in 0..marines {
        scene.stand(n, (n as i16, 1));
    }
    scene
}

fn drone_at(scene: &Scene) -> Option<(i16, i16)> {
    scene.state.drone.unwrap().at.map(|space| scene.place(space))
}

/// T81: D16-INT-37, the drone has one shield and no card; it cannot be stunned.
#[test]
fn t81_the_drone_is_attacked() {
    let mut scene = escort(1);
    scene.events(&["crippling-strike"]).deck(0, &["uac-marine-1"]);
    let imp = scene.put(Imp, (6, 0));
    scene.demon_turn(imp).script(&["Rx2", "Rx1"]).does("strike 1");
    assert_eq!(scene.state.drone.unwrap().damage, 2);
    assert!(!scene.saw(|event| matches!(event, Event::Defence { .. })));
    scene.refuses("event crippling-strike 1");
    assert!(scene.can("done"), "the attack is over");
}

/// D16-INT-37: destroyed it is worth 2 frags, kills no marine, and is back at the next status phase.
#[test]
fn int_37_the_drone_is_destroyed_and_comes_back() {
    let mut scene = escort(1);
    scene.events(&["execution"]).damage(Who::Drone, 11);
    let imp = scene.put(Imp, (6, 0));
    scene.demon_turn(imp).script(&["Rx2", "Rx0"]).does("strike 1");
    assert_eq!((drone_at(&scene), scene.state.frags, scene.options("event").len()), (None, 2, 0));
    scene.events(&[]).status_phase();
    assert_eq!((drone_at(&scene), scene.state.drone.unwrap().damage), (Some((3, 0)), 0), "no checkpoint yet");
}

/// D16-INT-37: it comes back at the last checkpoint that it was on or next to, else on the nearest free space.
#[test]
fn int_37_the_drone_remembers_its_checkpoint() {
    let mut scene = escort(1);
    scene
        .stand(0, (4, 1))
        .initiative(&["p1"])
        .marine_turn(0)
        .does_all(&["end", "step E", "step E", "step E"]);
    assert_eq!(drone_at(&scene), Some((6, 0)), "next to (7,0)");
    scene.state.drone.as_mut().unwrap().at = None;
    scene.stand(0, (7, 0)).status_phase();
    let beside = ["6,0", "6,1", "7,1", "8,0", "8,1"].map(String::from).to_vec();
    assert_eq!((scene.asked(), scene.options("to")), (Seat(0), beside), "a marine stands there");
    scene.does("to 8,1");
    assert_eq!(drone_at(&scene), Some((8, 1)));
}

/// D16-INT-37: small, and a friend of marines: they pass it for nothing, demons pay; it gives cover to others.
#[test]
fn int_37_the_drone_is_a_small_friend() {
    let mut scene = escort(1);
    scene.stand(0, (2, 0)).marine_mp(0, 2).does_all(&["step E", "step E"]);
    assert_eq!((scene.at(0), scene.mp()), (Some((4, 0)), 0));
    scene.stand(0, (0, 0));
    let imp = scene.put(Imp, (4, 0));
    assert!(scene.state.has_cover(Who::Marine(0), Who::Demon(imp)));
    assert!(!scene.state.has_cover(Who::Demon(imp), Who::Drone));
    scene.demon_turn(imp).does_all(&["step W", "step W"]);
    assert_eq!((scene.demon_at(imp), scene.mp()), (Some((2, 0)), 1));
}

/// D16-INT-37: the marines move it when a large demon stops on it; effects on marines pass it by.
#[test]
fn int_37_the_drone_makes_room() {
    let mut scene = escort(2);
    scene.stand(0, (9, 0)).stand(1, (9, 1)).argent(Mancubus, 1);
    let mancubus = scene.put(Mancubus, (1, 0));
    scene.demon_turn(mancubus).does_all(&["step E", "strike 1"]);
    assert_eq!((scene.asked(), scene.options("to")), (Seat(0), vec!["4,0".to_owned(), "4,1".to_owned()]));
    scene.does("to 4,0");
    // Fire Wash is for marines: the drone alone is no target of it.
    scene.does("argent");
    assert_eq!(scene.state.drone.unwrap().damage, 0);
}

/// D16-INT-37: Splash of a mancubus is for marines, a rocket's for all.
#[test]
fn int_37_splash_on_marines_passes_the_drone_by() {
    let mut scene = escort(2);
    scene.stand(0, (4, 0)).stand(1, (4, 1));
    let mancubus = scene.put(Mancubus, (6, 0));
    scene.demon_turn(mancubus).script(&["Rx0", "Rx0", "Bx1"]).does_all(&["strike 1", "at p1"]);
    assert_eq!(([0, 1].map(|n| scene.marine(n).damage), scene.state.drone.unwrap().damage), ([1, 1], 0));
    scene.hand(0, &["rocket-launcher-1"]).marine_turn(0).script(&["Rx0", "Bx1", "Bx1"]);
    scene.stand(0, (9, 0)).put(Imp, (2, 0));
    scene.does_all(&["play rocket-launcher-1", "fire", "at f2"]);
    assert_eq!(scene.state.drone.unwrap().damage, 1);
}

/// Three relays in a row.
const RELAYS: &str = "lane[0-9,0-0] objectives 1,0 5,0 9,0 objective relay-link";

/// D16-INT-38: progress is kept for each relay; on it or next to it, once in an activation, with enemies about.
#[test]
fn int_38_relays_have_progress_of_their_own() {
    let mut scene = Scene::drawn(RELAYS, 1);
    scene
        .stand(0, (2, 0))
        .hand(0, &["uac-marine-1", "uac-marine-2", "uac-marine-3"])
        .event_deck(&["ferocity", "dread"]);
    scene.put(Imp, (1, 0));
    scene.marine_mp(0, 2).does("link 1 uac-marine-2");
    assert_eq!((scene.state.progress, scene.state.invader.hand.len()), ([1, 0, 0, 0, 0, 0], 1));
    assert_eq!(scene.options("link").len(), 0, "once in an activation");
    scene.stand(0, (5, 0)).marine_turn(0).does("link 2 uac-marine-1");
    assert_eq!(scene.state.progress, [1, 1, 0, 0, 0, 0]);
    scene.stand(0, (3, 0)).marine_turn(0);
    assert_eq!(scene.options("link").len(), 0, "two spaces are too far");
}

/// D16-INT-38: a finished relay takes no more cards; all finished, the marines have won (D16-INT-35).
#[test]
fn int_38_a_finished_relay_takes_no_more() {
    let mut scene = Scene::drawn(RELAYS, 1);
    scene.stand(0, (0, 0)).hand(0, &["uac-marine-1", "uac-marine-2"]).state.progress = [2, 2, 1, 0, 0, 0];
    scene.marine_turn(0);
    assert_eq!(scene.options("link").len(), 0);
    scene.stand(0, (8, 0)).does("link 3 uac-marine-1");
    assert_eq!(scene.state.winner, Some(doom2016::Side::Marines));
}

/// Two zones side by side; the round ends with these figures on the map.
fn guard(progress: u8, marines: &[(i16, i16)], demons: &[(i16, i16)]) -> u8 {
    let map =
        "west[0-3,0-1] mid[4-5,0-1] east[6-9,0-1] open 3|4,0-1 5|6,0-1 zones west east objective guard-duty";
    let mut scene = Scene::drawn(map, marines.len());
    scene.state.progress[0] = progress;
    for (n, &place) in marines.iter().enumerate() {
        scene.stand(n, place);
    }
    for &place in demons {
        scene.put(PossessedSoldier, place);
    }
    scene.marine_turn(0).does("end");
    scene.state.progress[0]
}

/// D16-INT-38: zones share their progress: one more for a marine alone, one less for demons alone, never below
/// none nor above the goal.
#[test]
fn int_38_zones_share_their_progress() {
    assert_eq!(guard(0, &[(0, 0)], &[]), 1);
    assert_eq!(guard(3, &[(0, 0)], &[(3, 1)]), 3, "both are there");
    assert_eq!(guard(3, &[(4, 0)], &[(3, 1)]), 2);
    assert_eq!(guard(3, &[(4, 0)], &[(3, 1), (6, 1)]), 1, "each zone counts");
    assert_eq!(guard(0, &[(4, 0)], &[(3, 1)]), 0, "never below none");
    assert_eq!(guard(3, &[(0, 0)], &[(6, 1)]), 3, "one won, one lost");
    assert_eq!(guard(6, &[(0, 0), (9, 0)], &[]), 7, "never above the goal");
}

/// D16-INT-38: a large demon is in a zone with any of its squares.
#[test]
fn int_38_one_square_is_enough() {
    let map = "west[0-3,0-1] mid[4-9,0-1] open 3|4,0-1 zones west objective guard-duty";
    for (x, progress) in [(3, 2), (4, 3)] {
        let mut scene = Scene::drawn(map, 1);
        scene.stand(0, (9, 0)).state.progress[0] = 3;
        scene.put(BaronOfHell, (x, 0));
        scene.marine_turn(0).does("end");
        assert_eq!(scene.state.progress[0], progress, "{x}");
    }
}
