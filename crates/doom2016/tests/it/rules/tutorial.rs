//! The tutorial: what it sets up, what it leaves out, how it is won (T33 to T36).

use doom2016::DemonKind::{Cacodemon, Imp, Pinky, PossessedSoldier, Revenant};
use doom2016::{Callsign, CardSet, CardSets, Doom2016, EventSet, Ground, InvasionKind, Setup, Side, Who};
use engine::{Game, Seat, Viewer};

use crate::support::{Scene, names};

fn tutorial(marines: usize) -> Scene {
    Scene::mission("tutorial", marines)
}

/// A marine stands at the door to the store with points to spend.
fn at_the_door(marines: usize) -> Scene {
    let mut scene = tutorial(marines);
    scene.stand(0, (6, 3)).hand(0, &[]).marine_mp(0, 3);
    scene
}

/// D16-TUT-1: each marine on his own start, with his two weapons, ten cards, three of them in hand.
#[test]
fn marines_begin_on_their_own_starts_with_their_weapons() {
    let kits = [
        [CardSet::PlasmaRifle, CardSet::StaticRifle],
        [CardSet::SuperShotgun, CardSet::BurstRifle],
        [CardSet::CombatShotgun, CardSet::HeavyAssaultRifle],
        [CardSet::StaticRifle, CardSet::HeavyAssaultRifle],
    ];
    let starts = [(1, 4), (1, 5), (2, 4), (2, 5)];
    let some = [Callsign::Bravo, Callsign::Delta];
    for marines in [&Callsign::ALL[..], &some] {
        let mission = Ground::shipped("tutorial").unwrap();
        let marines = marines.iter().copied().collect();
        let scene = Scene::setup(Setup { mission, marines, ..Setup::default() });
        for (n, marine) in scene.state.marines.iter().enumerate() {
            let place = marine.callsign.index();
            assert_eq!(scene.at(n), Some(starts[place]));
            assert_eq!(marine.weapons, kits[place].into_iter().collect::<CardSets>());
            let own = marine.cards().iter().filter(|card| card.set() == CardSet::UacMarine).count();
            assert_eq!((marine.cards().len(), marine.hand.len(), own), (10, 3, 4));
        }
    }
}

/// D16-TUT-2: three event sets are given, eighteen cards.
#[test]
fn the_event_deck_is_given() {
    let scene = tutorial(2);
    let invader = &scene.state.invader;
    let sets = [EventSet::PowerOverwhelming, EventSet::SeekAndDestroy, EventSet::RedHaste];
    assert_eq!(invader.sets.iter().collect::<Vec<_>>(), sets);
    assert_eq!(invader.deck.or(invader.hand).or(invader.discard).len(), 18);
}

/// D16-TUT-3: First Strike, two imps and two soldiers on the map with their cards face up, cacodemon and pinky face down.
#[test]
fn the_invasion_card_and_the_first_demons_are_given() {
    let scene = tutorial(4);
    assert_eq!(scene.state.invader.invasion, Some(InvasionKind::FirstStrike));
    let view = Doom2016::view(&scene.state, Viewer::Seat(Seat(0)));
    assert_eq!(view.cards.invasion, Some(InvasionKind::FirstStrike), "it lies face up");
    assert_eq!(view.cards.down.len(), 2, "two cards lie face down and no more");
    assert_eq!(view.cards.possible.iter().collect::<Vec<_>>(), [InvasionKind::FirstStrike], "open to all");
    assert_eq!([Imp, PossessedSoldier, Cacodemon, Pinky].map(|kind| scene.count(kind)), [2, 2, 0, 0]);
    let card = |kind| (scene.state.demon_card(kind).laid, scene.state.demon_card(kind).up);
    assert_eq!([Imp, PossessedSoldier].map(card), [(true, true); 2]);
    assert_eq!([Cacodemon, Pinky].map(card), [(true, false); 2]);
}

/// T33: D16-TUT-6, D16-POR-2, the rulebook's summoning: the first door a marine opens makes both portals fire.
#[test]
fn t33_the_first_door_brings_two_groups() {
    let mut scene = at_the_door(2);
    scene.does("door 1");
    assert_eq!((scene.asked(), scene.legal()), (Seat(2), names(["portal 1", "portal 2"])));
    scene.does("portal 1");
    assert_eq!(scene.legal(), ["group 1", "group 2"]);
    scene.does("group 2");
    let round_blue = scene.options("put");
    assert_eq!(round_blue.len(), 9);
    assert!(round_blue.contains(&"9,3 one".to_owned()));
    scene.does_all(&["put 9,3 one", "put 8,3 one"]);
    // The other portal follows, and its group is chosen anew.
    scene.does("group 1");
    let puts = ["put 10,7 one", "put 9,6 one", "put 11,6 one", "put 11,8 one"];
    puts.iter().for_each(|put| {
        scene.does(put);
    });
    assert_eq!([PossessedSoldier, Imp, Cacodemon].map(|kind| scene.count(kind)), [4, 4, 2]);
    assert!(scene.state.demon_card(Cacodemon).up && !scene.state.demon_card(Pinky).up);
    assert!(scene.state.portals.iter().all(|portal| !portal.there));
    assert_eq!(scene.state.round.initiative.len(), 0, "no initiative cards are added in the tutorial");
    // The marine goes on; the second door brings nothing more.
    assert_eq!((scene.asked(), scene.mp()), (Seat(0), 2));
    scene.stand(0, (6, 6)).does("door 2");
    assert_eq!(scene.asked(), Seat(0));
}

/// D16-TUT-4: the groups of First Strike at a yellow portal are those of the rulebook.
#[test]
fn first_strike_offers_the_groups_of_the_table() {
    let groups = |kind: InvasionKind, portal| kind.groups(portal).map(|group| group.to_string());
    use doom2016::Portal::{Blue, Red, Yellow};
    let card = InvasionKind::FirstStrike;
    assert_eq!(groups(card, Blue), ["3 imp", "2 possessed-soldier"]);
    assert_eq!(groups(card, Yellow), ["2 imp + 2 cacodemon", "1 possessed-soldier + 2 pinky"]);
    assert_eq!(groups(card, Red), ["1 cacodemon + 2 revenant", "3 imp + 4 possessed-soldier"]);
    assert!(card.card().kinds.has(Revenant), "our reading of the unknown name");
}

/// T34: D16-TUT-5, demons open no door while a portal is there (C11).
#[test]
fn t34_demons_open_doors_after_the_portals_have_gone() {
    let mut scene = at_the_door(1);
    let soldier = scene.put(PossessedSoldier, (6, 6));
    scene.demon_turn(soldier);
    assert!(scene.refuses("door 2").cites("D16-TUT-5"));
    scene.marine_mp(0, 3).does_all(&[
        "door 1",
        "portal 1",
        "group 2",
        "put 9,3 one",
        "put 8,3 one",
        "group 1",
    ]);
    scene.does_all(&["put 10,7 one", "put 9,6 one", "put 11,6 one", "put 11,8 one"]);
    scene.demon_turn(soldier).does("door 2");
    assert_eq!((scene.state.closed.0, scene.mp()), (0, 2));
}

/// D16-TUT-7: a rocket launcher lies in the reactor; its cards come on top of the deck.
#[test]
fn the_rocket_launcher_lies_in_the_reactor() {
    let mut scene = tutorial(1);
    scene.stand(0, (12, 9)).marine_turn(0).does("take rocket-launcher");
    assert_eq!((scene.marine(0).cards().len(), scene.marine(0).deck.next().len()), (13, 3));
}

/// D16-TUT-8: no argent, no cover, no glory kills, no teleporter steps, no squad cards, no classes.
#[test]
fn the_tutorial_leaves_the_advanced_rules_out() {
    let mut scene = tutorial(1);
    assert!(scene.marine(0).squad.is_none() && scene.marine(0).class.is_none());
    // The status phase has no argent step: the activation phase has begun.
    scene.status_phase();
    assert!(scene.state.round.active && scene.state.invader.hand.len() == 6);
    // A staggered demon is an enemy like any other.
    let mut scene = tutorial(2);
    let imp = scene.put(Imp, (1, 6));
    scene.damage(imp, 2).stand(0, (0, 6)).marine_mp(0, 2).refuses("step E");
    scene.marine_mp(0, 3).does("step E");
    assert!(scene.demon(imp).is_some() && scene.marine(0).glory.is_empty(), "he only passes");
    // Behind a comrade and a rock there is no cover.
    scene.stand(0, (1, 4)).stand(1, (3, 4));
    let target = scene.put(Imp, (6, 4));
    assert!(!scene.state.has_cover(Who::Marine(0), Who::Demon(target)));
    // With all rules switched on all of it is there.
    scene.option(|setup| setup.full_rules = true).stand(0, (0, 6)).marine_mp(0, 2);
    assert!(scene.can("step E"));
    scene.stand(0, (1, 3)).stand(1, (3, 3));
    let target = scene.put(Imp, (6, 3));
    assert!(scene.state.has_cover(Who::Marine(0), Who::Demon(target)));
}

/// D16-TUT-8: there are no glory kills, so nobody is marked as staggered; with all rules he is.
#[test]
fn the_tutorial_marks_nobody_as_staggered() {
    let mut scene = tutorial(1);
    let imp = scene.put(Imp, (1, 6));
    scene.damage(imp, 2);
    let marked = |scene: &Scene| {
        let view = Doom2016::view(&scene.state, Viewer::Seat(Seat(0)));
        view.demons.iter().filter(|demon| demon.staggered).map(|demon| demon.id).collect::<Vec<_>>()
    };
    assert!(marked(&scene).is_empty());
    assert_eq!(marked(scene.option(|setup| setup.full_rules = true)), [imp]);
}

/// D16-TUT-8: large figures are large in the tutorial too.
#[test]
fn pinkies_are_large_in_the_tutorial() {
    let mut scene = tutorial(1);
    let pinky = scene.put(Pinky, (3, 3));
    scene.stand(0, (0, 2)).demon_turn(pinky);
    assert!(scene.options("step").iter().all(|way| way.len() == 1 || way.starts_with("turn")));
    assert_eq!(scene.state.cells(Who::Demon(pinky)).len(), 2);
}

/// T35: D16-TUT-9, frags that win for the invader: 4, 4, 3, 2.
#[test]
fn t35_the_frags_that_win_the_tutorial() {
    for (marines, limit) in [(1, 4), (2, 4), (3, 3), (4, 2)] {
        let mut scene = tutorial(marines);
        assert_eq!(scene.state.frag_limit(), limit);
        let imp = scene.put(Imp, (3, 3));
        for frags in [limit - 2, limit - 1] {
            scene.state.frags = frags;
            scene.stand(0, (1, 3)).damage(0, 9).stun(0).demon_turn(imp).script(&["Rx1", "Rx1"]);
            scene.does("strike 1");
            if marines > 1 {
                scene.does("at p1");
            }
            scene.passes();
            assert_eq!(
                scene.state.winner,
                (frags + 1 == limit).then_some(Side::Invader),
                "{marines} {frags}"
            );
        }
        assert!(Doom2016::decision(&scene.state).is_none(), "the mission ends at once");
    }
}

/// T36: D16-TUT-9, the marines win without a demon left, but only once the portals have fired.
#[test]
fn t36_no_demon_left_is_not_enough() {
    let mut scene = tutorial(1);
    let all: Vec<_> = scene.state.demons.iter().map(|(id, _)| id).collect();
    all.into_iter().for_each(|id| scene.state.demons.remove(id));
    let imp = scene.put(Imp, (3, 3));
    let shoot = |scene: &mut Scene| {
        scene.stand(0, (1, 3)).damage(imp, 2).stun(imp).hand(0, &["uac-marine-1"]).marine_turn(0);
        scene.script(&["Rx1", "Rx1"]).does_all(&["play uac-marine-1", "fire"]);
    };
    shoot(&mut scene);
    assert_eq!((scene.demon(imp), scene.state.winner), (None, None));
    assert!(scene.can("end"));
    // The same with the portals gone: a door has been opened.
    assert_eq!(scene.put(Imp, (3, 3)), imp);
    scene.state.portals.iter_mut().for_each(|portal| portal.there = false);
    shoot(&mut scene);
    assert_eq!((scene.demon(imp), scene.state.winner), (None, Some(Side::Marines)));
}

/// D16-TUT-9: while the groups are coming out nobody has won, though no demon is on the map.
#[test]
fn nobody_wins_while_the_portals_fire() {
    let mut scene = at_the_door(1);
    let all: Vec<_> = scene.state.demons.iter().map(|(id, _)| id).collect();
    all.into_iter().for_each(|id| scene.state.demons.remove(id));
    scene.does_all(&["door 1", "portal 1"]);
    assert_eq!(scene.state.winner, None);
    scene.does_all(&["group 2", "put 9,3 one", "put 8,3 one", "group 1"]);
    assert_eq!((scene.state.winner, scene.asked()), (None, Seat(1)));
}

/// D16-TUT-10: our map: all four demons are seen from each start at range 3 to 5, nothing behind a closed door is, and
/// nine free spaces lie round each portal.
#[test]
fn the_map_of_the_tutorial() {
    let scene = tutorial(4);
    let state = &scene.state;
    let shown = |at| scene.space(at);
    for marine in 0..4 {
        let me = Who::Marine(marine);
        for (id, _) in state.demons.iter() {
            assert!(state.sees(me, Who::Demon(id)) && (3..=5).contains(&state.range(me, Who::Demon(id))));
        }
        for (x, y) in (7..=10).flat_map(|x| (2..=4).map(move |y| (x, y))) {
            assert!(!state.sees_space(me, shown((x, y))), "{x},{y}");
        }
    }
    let portals = &state.arena().mission().portals;
    assert_eq!(portals.iter().map(|portal| scene.place(portal.at)).collect::<Vec<_>>(), [(9, 3), (10, 7)]);
    for portal in portals {
        assert_eq!(state.arena().strides(portal.at).len() + 1, 9);
    }
    let lying = [(0, 7), (12, 9)].map(|at| scene.lying(at));
    assert_eq!(lying, [names(["health-pack"]), names(["rocket-launcher"])]);
}

/// D16-TUT-11: a lone marine has one initiative card; with the teleporter taken he comes back on the nearest free space;
/// both doors are one edge wide.
#[test]
fn the_tutorial_alone() {
    let mut scene = tutorial(1);
    scene.status_phase();
    let built =
        |event: &doom2016::Event| matches!(event, doom2016::Event::Initiative { marines: 1, invader: 2 });
    assert!(scene.saw(built));
    assert!(scene.state.arena().doors().iter().all(|door| door.edges.len() == 1));
    let mut scene = tutorial(2);
    scene.stand(1, (0, 5)).fallen(0).marine_begins(0);
    assert_eq!(scene.options("respawn"), ["0,4", "0,6", "1,4", "1,5", "1,6"]);
    scene.does("respawn 0,4");
    assert_eq!(scene.at(0), Some((0, 4)));
    // A demon there is no other: nobody is telefragged (D16-TUT-8).
    let mut scene = tutorial(1);
    let imp = scene.put(Imp, (0, 5));
    scene.fallen(0).marine_begins(0);
    assert_eq!(scene.options("respawn"), ["0,4", "0,6", "1,4", "1,5", "1,6"]);
    scene.does("respawn 1,5");
    assert!(scene.demon(imp).is_some());
}
