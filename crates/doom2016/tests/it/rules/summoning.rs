//! Summoning and argent: portals, groups, places, tokens (T38 to T40).

use doom2016::DemonKind::{Cacodemon, Imp, Mancubus, Pinky, PossessedSoldier};
use doom2016::{Event, InvasionKind, Portal};
use engine::Seat;

use crate::support::{Scene, names, red};

/// A marine is about to see a face-down portal through a door.
fn infested(invasion: &str, portals: &str) -> Scene {
    let map =
        format!("hall[0-3,0-4] vault[4-11,0-4] doors 3|4,2 threat infestation invasion {invasion} {portals}");
    let mut scene = Scene::drawn(&map, 1);
    scene.stand(0, (3, 2)).marine_mp(0, 4);
    scene
}

/// D16-POR-1: three levels of portals, two groups for each on every invasion card; a red one brings the most.
#[test]
fn an_invasion_card_has_two_groups_for_each_colour() {
    assert!(Portal::Blue < Portal::Yellow && Portal::Yellow < Portal::Red);
    for kind in InvasionKind::ALL {
        for portal in Portal::ALL {
            assert!(kind.groups(portal).iter().all(|group| !group.is_empty()), "{kind} {portal}");
        }
    }
    // The colour of the portal decides.
    for (colour, count) in [("blue", 3), ("yellow", 4), ("red", 5)] {
        let mut scene = infested("imp-assault", &format!("{colour} 8,2"));
        scene.does_all(&["door 1", "group 1"]);
        while let [first, ..] = &scene.options("put")[..] {
            scene.does(&format!("put {first}"));
        }
        assert_eq!(scene.state.demons.iter().count(), count, "{colour}");
    }
}

/// D16-POR-2: the portal is turned up, a group chosen and placed on it or next to it, the cards turned up, the portal gone.
#[test]
fn a_portal_yields_one_group() {
    let mut scene = infested("imp-assault", "yellow 8,2");
    assert!(!scene.state.portals[0].up);
    scene.does("door 1");
    assert!(scene.state.portals[0].up);
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), names(["group 1", "group 2"])));
    scene.does("group 2");
    // The revenant and two imps: on the portal or next to it.
    let ring: Vec<String> = (7..=9).flat_map(|x| (1..=3).map(move |y| format!("{x},{y} one"))).collect();
    assert_eq!(scene.options("put"), ring);
    assert!(scene.refuses("put 6,2 one").cites("D16-POR-2"));
    scene.does_all(&["put 8,2 one", "put 7,2 one"]);
    assert!(!scene.options("put").contains(&"8,2 one".to_owned()), "one figure on a space");
    scene.does("put 9,3 one").does("charge imp");
    let card = |kind| scene.state.demon_card(kind).up;
    assert!(card(Imp) && card(doom2016::DemonKind::Revenant) && !card(Cacodemon));
    assert!(!scene.state.portals[0].there);
    assert_eq!(scene.asked(), Seat(0));
}

/// D16-POR-3: what finds no room at the portal comes out on the nearest free space that can be reached.
#[test]
fn without_room_the_nearest_space_will_do() {
    let map = "hall[0-3,0-0] closet[4-7,0-0] doors 3|4,0 threat infestation invasion imp-assault blue 7,0";
    let mut scene = Scene::drawn(map, 1);
    scene.stand(0, (3, 0)).put(PossessedSoldier, (6, 0));
    scene.marine_mp(0, 2).does_all(&["door 1", "group 1"]);
    // Only one place each time: the portal, then beyond the soldier, then beyond the marine who blocks no way.
    let imps: Vec<_> =
        scene.state.demons.iter().filter(|(_, demon)| demon.kind == Imp).map(|(id, _)| id).collect();
    let places: Vec<_> = imps.into_iter().map(|imp| scene.demon_at(imp).unwrap()).collect();
    assert_eq!(places, [(7, 0), (5, 0), (4, 0)]);
}

/// D16-POR-3, D16-SET-9: with too few figures in the box as many come as there are; none, no argent.
#[test]
fn the_box_limits_a_group() {
    let mut scene = infested("imp-assault", "blue 8,2");
    for x in 4..=9 {
        scene.put(Imp, (x, 0));
    }
    let mut full = scene.clone();
    scene.does_all(&["door 1", "group 1", "put 8,2 one", "put 8,1 one"]);
    assert_eq!((scene.count(Imp), scene.asked()), (8, Seat(0)));
    for x in [4, 5] {
        full.put(Imp, (x, 4));
    }
    full.does_all(&["door 1", "group 2"]);
    assert_eq!((full.count(Imp), full.argent_on(Imp), full.asked()), (8, 0, Seat(0)));
}

/// T39: D16-POR-4, the argent of a group goes on cards of its own demons.
#[test]
fn t39_group_argent_goes_on_its_own_cards() {
    let mut scene = infested("imp-assault", "yellow 8,2");
    scene.put(PossessedSoldier, (11, 0));
    scene.does_all(&["door 1", "group 1", "put 8,2 one", "put 7,2 one", "put 8,1 one", "put 8,3 one"]);
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), names(["charge cacodemon", "charge imp"])));
    scene.refuses("charge possessed-soldier");
    scene.refuses("charge invasion-card");
    scene.does_all(&["charge imp", "charge cacodemon"]);
    assert_eq!((scene.argent_on(Imp), scene.argent_on(Cacodemon), scene.asked()), (1, 1, Seat(0)));
}

/// T38: D16-POR-5, argent of the invasion card may move to the group; what is left is lost.
#[test]
fn t38_argent_of_the_invasion_card_moves_or_is_lost() {
    let mut scene = infested("stampede", "blue 8,2");
    scene.state.invader.argent = 2;
    scene.does_all(&["door 1", "group 2", "put 8,2 one", "put 7,2 one"]);
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), names(["charge possessed-soldier", "done"])));
    scene.does_all(&["charge possessed-soldier", "done"]);
    assert_eq!((scene.argent_on(PossessedSoldier), scene.state.invader.argent), (1, 0));
    assert!(scene.saw(|event| *event == Event::ArgentLost { n: 1 }));
    assert_eq!(scene.state.argent_left(), 17, "the other token is in the supply again");
}

/// D16-POR-6: the threat card says when portals fire: by sight here, by counters in the status phase there.
#[test]
fn the_threat_card_says_when_portals_fire() {
    let mut scene = infested("imp-assault", "blue 8,2");
    scene.does("door 1");
    assert!(scene.can("group 1"));
    for threat in ["horde", "assault"] {
        let map = "hall[0-3,0-4] vault[4-11,0-4] doors 3|4,2 invasion imp-assault blue 8,2 threat";
        let mut scene = Scene::drawn(&format!("{map} {threat}"), 1);
        scene.state.portals[0].counters = 1;
        scene.stand(0, (3, 2)).marine_mp(0, 4).does("door 1");
        assert_eq!((scene.asked(), scene.state.demons.iter().count()), (Seat(0), 0), "{threat}");
        scene.status_phase();
        if threat == "assault" {
            scene.does("portal 1");
        }
        assert!(scene.can("group 1"), "{threat}");
    }
}

/// D16-POR-7: the same group may be chosen again at another portal; a large base needs one space at the portal, all of
/// them free; nobody is displaced.
#[test]
fn groups_come_again_and_large_ones_keep_their_distance() {
    let mut scene = infested("stampede", "blue 6,2 10,2");
    scene.put(PossessedSoldier, (7, 2));
    scene.does_all(&["door 1", "portal 1", "group 1"]);
    let puts = scene.options("put");
    for (put, legal) in [
        ("6,2 down", true),
        ("4,2 across", true),
        ("4,0 across", false),
        ("6,2 across", false),
        ("8,2 across", false),
    ] {
        assert_eq!(puts.contains(&put.to_owned()), legal, "{put}: {puts:?}");
    }
    scene.does_all(&["put 4,1 across", "group 1", "put 10,2 down"]);
    assert_eq!((scene.count(Pinky), scene.count(PossessedSoldier)), (2, 1));
    assert_eq!(scene.argent_on(Pinky), 2);
}

/// D16-POR-8: several portals at once: the invader's order, one after the other, argent settled after each.
#[test]
fn portals_fire_in_the_order_of_the_invader() {
    let mut scene = infested("stampede", "blue 6,2 10,2");
    scene.state.invader.argent = 3;
    scene.does("door 1");
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), names(["portal 1", "portal 2"])));
    scene.does_all(&["portal 2", "group 1", "put 10,2 down", "done"]);
    assert_eq!((scene.argent_on(Pinky), scene.state.invader.argent), (1, 0));
    // The first group is settled before the second: its own token is all that comes.
    scene.does_all(&["group 2", "put 6,2 one", "put 6,1 one"]);
    assert_eq!((scene.argent_on(PossessedSoldier), scene.asked()), (0, Seat(0)));
}

/// T40: D16-ARG-1, a token of its card makes an imp's attack reach two spaces farther with a die more.
#[test]
fn t40_a_charged_fireball() {
    let mut scene = Scene::drawn("hall[0-9,0-2]", 1);
    scene.stand(0, (0, 1)).argent(Imp, 1);
    let imp = scene.put(Imp, (6, 1));
    scene.demon_turn(imp).does("strike 1");
    assert_eq!(scene.legal(), ["argent", "pass"], "nobody is within range 4 yet");
    scene.script(&["Rx1", "Rx2", "Rx2"]).does("argent").passes();
    assert_eq!((scene.marine(0).damage, scene.argent_on(Imp)), (5, 0));
    let rolled = Event::Rolled { dice: vec![red(1), red(2), red(2)] };
    assert!(scene.events_seen().contains(&rolled));
    // Without a token it does not reach him, not even with tokens of another kind.
    scene.argent(Cacodemon, 3).demon_turn(imp).refuses("strike 1");
}

/// T40: D16-TUT-8, in the tutorial there is no such ability.
#[test]
fn t40_no_argent_in_the_tutorial() {
    let mut scene = Scene::mission("tutorial", 1);
    scene.stand(0, (0, 3)).argent(Imp, 2);
    let imp = scene.put(Imp, (6, 3));
    scene.demon_turn(imp).refuses("strike 1");
    scene.stand(0, (2, 3)).stun(0).demon_turn(imp).script(&["Rx0", "Rx0"]).does("strike 1");
    assert!(!scene.saw(|event| matches!(event, Event::Charged { .. })));
    assert_eq!(scene.argent_on(Imp), 2);
}

/// D16-ARG-1: each use is paid with a token of that demon's card; a face-up kind without tokens has no use.
#[test]
fn argent_is_paid_from_the_own_card() {
    let mut scene = Scene::drawn("hall[0-9,0-5]", 1);
    scene.stand(0, (0, 1)).argent(Pinky, 0).argent(Mancubus, 5);
    let pinky = scene.put(Pinky, (6, 1));
    scene.demon_turn(pinky).refuses("argent");
    scene.argent(Pinky, 1).demon_turn(pinky).does("argent");
    assert_eq!((scene.argent_on(Pinky), scene.argent_on(Mancubus), scene.mp()), (0, 5, 8));
}
