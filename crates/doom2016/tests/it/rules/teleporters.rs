//! Teleporters and telefrags (D16-TEL-1 to D16-TEL-5, D16-INT-19, T73, T76).

use doom2016::DemonKind::{BaronOfHell, Cyberdemon, Imp, Pinky, Revenant};
use doom2016::event::Death;
use doom2016::{ClassKind, Doom2016, Event, EventSet};
use engine::{Seat, Start, Table};

use crate::support::{Scene, names};

/// Two rooms without a way between them, an active teleporter in each.
const ROOMS: &str = "west[0-2,0-2] east[6-9,0-2] active 1,1 7,1";

/// D16-TEL-1: a marine who enters an inactive teleporter makes it active; a demon does not.
#[test]
fn tel_1_marines_wake_teleporters() {
    let mut scene = Scene::drawn("lane[0-5,0-0] inactive 2,0", 1);
    scene.stand(0, (5, 0));
    let imp = scene.put(Imp, (1, 0));
    scene.demon_turn(imp).does_all(&["step E", "done"]);
    assert_eq!(scene.state.active.0, 0);
    let mut scene = Scene::drawn("lane[0-5,0-0] inactive 2,0", 1);
    scene.stand(0, (1, 0)).marine_mp(0, 1).does("step E");
    assert_eq!(scene.state.active.0, 1);
    assert!(scene.saw(|event| matches!(event, Event::Woken { .. })));
}

/// D16-TEL-2: active teleporters are next to each other for marines, one point apart; inactive ones are not.
#[test]
fn tel_2_active_teleporters_are_adjacent() {
    let mut scene = Scene::drawn(&format!("{ROOMS} 9,2 inactive 9,0"), 1);
    scene.stand(0, (1, 1)).marine_mp(0, 1);
    assert_eq!(scene.options("teleport"), ["7,1", "9,2"]);
    scene.does("teleport 9,2");
    assert_eq!((scene.at(0), scene.mp(), scene.options("teleport").len()), (Some((9, 2)), 0, 0));
    scene.stand(0, (1, 0)).marine_mp(0, 3);
    assert_eq!(scene.options("teleport").len(), 0, "he does not stand on one");
    scene.stand(0, (9, 0)).marine_mp(0, 3);
    assert_eq!(scene.options("teleport").len(), 0, "it is not active: he never entered it");
}

/// D16-TEL-2, D16-MOV-3: difficult terrain on arrival costs one more; a telefrag waives only the demon's surcharge.
#[test]
fn tel_2_difficult_terrain_costs_one_more() {
    let map = format!("{ROOMS} difficult 7,1");
    let mut scene = Scene::drawn(&map, 1);
    scene.stand(0, (1, 1)).marine_mp(0, 1);
    assert!(scene.refuses("teleport 7,1").cites("D16-TEL-2"));
    let demon = scene.put(Imp, (7, 1));
    scene.marine_mp(0, 3).does("teleport 7,1");
    assert_eq!((scene.at(0), scene.mp(), scene.demon(demon)), (Some((7, 1)), 1, None));
    scene.does("teleport 1,1");
    assert_eq!((scene.at(0), scene.mp()), (Some((1, 1)), 0), "the other end is plain");
    // Phase Tech has the step free, not the ground; Acrobat the ground, not the step.
    let mut phase = Scene::drawn(&map, 1);
    phase.stand(0, (1, 1)).class(0, ClassKind::PhaseTech).marine_mp(0, 1).does("teleport 7,1");
    assert_eq!(phase.mp(), 0);
    let mut acrobat = Scene::drawn(&map, 1);
    acrobat
        .stand(0, (1, 1))
        .class(0, ClassKind::Acrobat)
        .marine_mp(0, 1)
        .does_all(&["power 1", "teleport 7,1"]);
    assert_eq!((acrobat.at(0), acrobat.mp()), (Some((7, 1)), 0));
    // A move that somebody else gives costs the same.
    let mut granted = Scene::drawn(&map, 2);
    granted.stand(0, (9, 2)).stand(1, (1, 1)).class(0, ClassKind::SignalOfficer).marine_turn(0);
    granted.does_all(&["power 1", "teleport 7,1"]);
    let left = granted.state.frames.iter().find_map(|frame| match frame {
        doom2016::frame::Frame::Spend(spend) => Some(spend.left),
        _ => None,
    });
    assert_eq!(left, Some(1), "of three");
}

/// D16-TEL-3: a teleporter step kills the demon there; no surcharge, no glory kill card.
#[test]
fn tel_3_telefrags_cost_nothing_more() {
    let mut scene = Scene::drawn(ROOMS, 1);
    scene.stand(0, (1, 1));
    let revenant = scene.put(Revenant, (7, 1));
    scene.damage(revenant, 5).marine_mp(0, 1).does("teleport 7,1");
    assert_eq!((scene.demon(revenant), scene.at(0), scene.mp()), (None, Some((7, 1)), 0));
    assert!(scene.marine(0).glory.is_empty(), "though it staggered");
    assert!(scene.saw(|event| matches!(event, Event::Killed { how: Death::Telefrag, .. })));
}

/// D16-TEL-4: adjacency by teleporter is for steps of marines: not for range, doors or demons.
#[test]
fn tel_4_teleporters_are_for_marine_steps_alone() {
    let mut scene =
        Scene::drawn("west[0-2,0-0] hall[3-5,0-0] east[6-9,0-0] doors 2|3,0 active 0,0 3,0 6,0", 1);
    scene.stand(0, (0, 0)).hand(0, &["gauss-cannon-2"]);
    let imp = scene.put(Imp, (6, 0));
    scene.marine_mp(0, 3).refuses("door 1");
    scene.does("play gauss-cannon-2").refuses("fire");
    scene.demon_turn(imp);
    assert_eq!((scene.can("strike 1"), scene.options("teleport").len()), (false, 0));
    assert_eq!(scene.options("step"), ["E"]);
}

/// D16-TEL-4: a large demon dies if any of its spaces is the target.
#[test]
fn tel_4_any_space_of_a_large_demon() {
    let mut scene = Scene::drawn("west[0-2,0-2] east[6-9,0-2] active 1,1 8,1", 1);
    scene.stand(0, (1, 1));
    let cyber = scene.put(Cyberdemon, (6, 0));
    scene.marine_mp(0, 1).does("teleport 8,1");
    assert_eq!((scene.demon(cyber), scene.at(0)), (None, Some((8, 1))));
}

/// D16-TEL-5: passing through wakes it too, even an occupied one, whether he likes it or not.
#[test]
fn tel_5_passing_through_wakes_a_teleporter() {
    let mut scene = Scene::drawn("lane[0-5,0-0] inactive 2,0", 2);
    scene.stand(0, (1, 0)).stand(1, (2, 0)).marine_mp(0, 2).does("step E");
    assert_eq!(scene.state.active.0, 1);
    scene.does("step E");
    assert_eq!(scene.at(0), Some((3, 0)));
}

/// D16-TEL-5: who is pushed or displaced wakes nothing and takes nothing.
#[test]
fn tel_5_pushed_and_displaced_marines_wake_nothing() {
    let mut scene = Scene::drawn("lane[0-3,0-0] inactive 3,0", 1);
    scene.stand(0, (2, 0)).damage(0, 3).lay((3, 0), "health-pack");
    let pinky = scene.put(Pinky, (0, 0));
    scene.demon_turn(pinky).does_all(&["step E", "done"]);
    assert_eq!((scene.at(0), scene.state.active.0), (Some((3, 0)), 0));
    assert_eq!((scene.lying((3, 0)), scene.marine(0).damage), (vec!["health-pack".to_owned()], 3));
    let mut scene = Scene::drawn("room[0-3,0-1] walls 2,0|1 3,0|1 inactive 3,0", 1);
    scene.stand(0, (2, 0)).argent(BaronOfHell, 1);
    let baron = scene.put(BaronOfHell, (0, 0));
    scene.demon_turn(baron).script(&["Rx0", "Rx0", "Bx1", "Bx1"]).does_all(&["strike 1", "argent"]);
    assert_eq!((scene.at(0), scene.state.active.0), (Some((3, 0)), 0));
}

/// T73: Phase Tech: the first teleporter step of an activation costs nothing (D16-TEL-2), the next one a point.
#[test]
fn t73_phase_tech_steps_once_for_nothing() {
    let mut scene = Scene::drawn(ROOMS, 1);
    scene.stand(0, (1, 1)).class(0, ClassKind::PhaseTech).marine_mp(0, 0).does("teleport 7,1");
    scene.refuses("teleport 1,1");
    scene.stand(0, (1, 1)).marine_mp(0, 1).does_all(&["teleport 7,1"]);
    assert_eq!(scene.mp(), 1);
    scene.does("teleport 1,1");
    assert_eq!(scene.mp(), 0);
}

/// T76: D16-INT-19, a telefrag goes before a glory kill: the staggered baron dies by one of its squares, for a point.
#[test]
fn t76_a_telefrag_is_no_glory_kill() {
    let mut scene = Scene::drawn("west[0-2,0-2] east[6-9,0-2] active 1,1 8,2", 1);
    scene.stand(0, (1, 1));
    let baron = scene.put(BaronOfHell, (7, 1));
    scene.damage(baron, 8).damage(0, 4).marine_mp(0, 1).does("teleport 8,2");
    assert_eq!((scene.demon(baron), scene.mp(), scene.marine(0).glory.len()), (None, 0, 0));
    assert_eq!((scene.marine(0).damage, scene.can("recover")), (4, false));
}

/// D16-INT-19: into a friend's space only if he can go on: by a step or by teleporter.
#[test]
fn int_19_a_friend_on_the_teleporter() {
    let able = |map: &str, mp: u8| {
        let mut scene = Scene::drawn(map, 2);
        scene.stand(0, (0, 0)).stand(1, (4, 0)).marine_mp(0, mp);
        scene.options("teleport").contains(&"4,0".to_owned())
    };
    let plain = "west[0-0,0-0] east[4-6,0-0] active 0,0 4,0";
    assert_eq!([1, 2].map(|mp| able(plain, mp)), [false, true]);
    let cell = "west[0-0,0-0] east[4-4,0-0] active 0,0 4,0";
    assert_eq!([1, 2].map(|mp| able(cell, mp)), [false, true], "back by teleporter");
}

/// D16-INT-19, D16-MOV-4: a friend who stands on a teleporter is passed by way of another teleporter.
#[test]
fn int_19_on_by_teleporter() {
    let mut scene = Scene::drawn("west[0-1,0-0] east[4-5,0-0] difficult 0,0 active 1,0 4,0", 2);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).marine_mp(0, 2);
    let mut hunter = scene.clone();
    scene.does("step E").refuses("end");
    scene.does("teleport 4,0");
    assert_eq!(scene.at(0), Some((4, 0)));
    // A demon there is no obstacle.
    let imp = hunter.put(Imp, (4, 0));
    hunter.does_all(&["step E", "teleport 4,0", "end"]);
    assert_eq!((hunter.at(0), hunter.demon(imp)), (Some((4, 0)), None));
}

/// D16-INT-19: tokens that a telefragged demon carried drop there.
#[test]
fn int_19_tokens_drop_where_it_stood() {
    let mut scene = Scene::drawn(ROOMS, 1);
    scene.stand(0, (1, 1));
    let imp = scene.put(Imp, (7, 1));
    scene.state.demons.get_mut(imp).unwrap().samples = 1;
    scene.marine_mp(0, 1).does("teleport 7,1");
    assert_eq!(scene.lying((7, 1)), ["sample"]);
    assert!(scene.can("take sample"));
}

/// D16-EVT-3: that nobody answers a teleport tells that the invader has no Cut Off. So it is not taken back while one might
/// be held, however rare, whatever is held; it is if the hand is empty.
#[test]
fn what_could_have_been_answered_is_not_taken_back() {
    for (held, expected) in [(1, Err("refusal-undo-asked".to_owned())), (0, Ok(()))] {
        let mut scene = Scene::drawn(ROOMS, 1);
        let invader = &mut scene.state.invader;
        invader.sets = EventSet::ALL.into_iter().take(3).collect();
        invader.deck = invader.sets.cards();
        let (there, others) = (names(invader.deck.iter()), |card: &&String| *card != "cut-off");
        assert!(there.contains(&"cut-off".to_owned()), "{there:?}");
        let hand: Vec<&str> = there.iter().filter(others).take(held).map(String::as_str).collect();
        scene.events(&hand).stand(0, (1, 1)).marine_mp(0, 1);
        let mut table = Table::<Doom2016>::new(Start::Position(scene.state.clone())).unwrap();
        table.apply(Seat(0), "teleport 7,1".parse().unwrap()).unwrap();
        assert_eq!(table.undo(Seat(0)).map_err(|refusal| refusal.code().to_owned()), expected, "{hand:?}");
    }
}
