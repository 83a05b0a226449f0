//! Damage and death: frags, cards of the fallen, respawning, pushes (D16-KIL-1 to D16-KIL-6, D16-INT-20 to D16-INT-22).

use doom2016::DemonKind::{BaronOfHell, Imp, Pinky, PossessedSoldier};
use doom2016::{ClassKind, Event, SquadKind, Who};

use crate::support::{Scene, names};

/// A demon next to the first marine, who has this damage and no card to reveal, does one more.
fn bites(scene: &mut Scene, damage: u8) {
    let (x, y) = scene.at(0).expect("he is on the map");
    let imp = scene.put(Imp, (x + 1, y));
    scene.damage(0, damage).demon_turn(imp).script(&["Rx1", "Rx0"]).does("strike 1");
}

/// D16-KIL-1: damage adds up; as much as the health kills, and the figure goes at once.
#[test]
fn kil_1_damage_adds_up_to_a_kill() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
    scene.stand(0, (0, 0)).hand(0, &["heavy-assault-rifle-3"]);
    let imp = scene.put(Imp, (3, 0));
    scene.marine_turn(0).script(&["Rx2"]).does_all(&["play heavy-assault-rifle-3", "fire"]);
    assert_eq!(scene.demon(imp).unwrap().damage, 2);
    scene.script(&["Rx1"]).does("fire");
    assert_eq!(scene.demon(imp), None);
    assert!(scene.marine_mp(0, 5).does_all(&["step E", "step E", "step E"]).can("end"), "its space is free");
}

/// D16-KIL-1: health is 10, or what the squad card says (D16-INT-34).
#[test]
fn kil_1_the_squad_card_has_its_own_health() {
    for (squad, damage) in
        [(None, 9), (Some(SquadKind::TakingPoint), 11), (Some(SquadKind::CombatVeteran), 12)]
    {
        let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
        scene.stand(0, (0, 0));
        scene.state.marines[0].squad = squad;
        let mut alive = scene.clone();
        bites(&mut alive, damage - 1);
        bites(&mut scene, damage);
        assert_eq!((alive.at(0), scene.at(0)), (Some((0, 0)), None), "{squad:?}");
    }
}

/// D16-KIL-2: recovering takes damage away, never below none.
#[test]
fn kil_2_recovering_stops_at_no_damage() {
    let mut scene = Scene::drawn("lane[0-3,0-0] health-pack 0,0 1,0", 1);
    scene.stand(0, (0, 0)).damage(0, 7).marine_mp(0, 1).does("take health-pack");
    assert_eq!(scene.marine(0).damage, 2);
    scene.does_all(&["step E", "take health-pack"]);
    assert_eq!(scene.marine(0).damage, 0);
    assert!(scene.saw(|event| matches!(event, Event::Recovered { n: 2, .. })));
}

/// D16-KIL-3: with the last demon of a kind its card goes face down; argent on it stays (D16-INT-27).
#[test]
fn kil_3_the_card_of_an_extinct_kind_is_turned_down() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
    scene.stand(0, (0, 0)).hand(0, &["heavy-assault-rifle-3"]).argent(Imp, 2);
    let (first, last) = (scene.put(Imp, (3, 0)), scene.put(Imp, (4, 0)));
    scene.put(PossessedSoldier, (5, 0));
    scene.damage(first, 2).damage(last, 2).marine_turn(0).does("play heavy-assault-rifle-3");
    scene.script(&["Rx1"]).does_all(&["fire", &format!("at {first}")]);
    assert!(scene.state.demon_card(Imp).up, "one is left");
    scene.script(&["Rx1"]).does_all(&["fire", &format!("at {last}")]);
    assert_eq!((scene.state.demon_card(Imp).up, scene.argent_on(Imp)), (false, 2));
    assert!(scene.state.demon_card(PossessedSoldier).up);
}

/// D16-KIL-4: a frag for every kill, of the same marine too.
#[test]
fn kil_4_every_kill_is_a_frag() {
    let mut scene = Scene::drawn("lane[0-9,0-0] active 0,0", 2);
    scene.stand(0, (0, 0)).stand(1, (9, 0));
    bites(&mut scene, 9);
    assert_eq!((scene.state.frags, scene.at(0)), (1, None));
    scene.marine_begins(0);
    assert_eq!((scene.at(0), scene.marine(0).damage), (Some((0, 0)), 0));
    let imp = scene.state.demons.iter().next().unwrap().0;
    scene.damage(0, 9).demon_turn(imp).script(&["Rx1", "Rx0"]).does("strike 1");
    assert_eq!(scene.state.frags, 2);
}

/// D16-KIL-5: damage and stun go; hand, deck, discards, cards in play and the revealed one are shuffled, and he draws.
#[test]
fn kil_5_the_fallen_shuffles_all_his_cards() {
    let mut scene = Scene::drawn("lane[0-9,0-0]", 2);
    scene.stand(0, (0, 0)).stand(1, (9, 0)).class(0, ClassKind::Medic).glory(0, &["fury"]);
    scene
        .hand(0, &["uac-marine-2"])
        .deck(0, &["uac-marine-4"])
        .discard(0, &["plasma-rifle-1", "plasma-rifle-2"]);
    let all = scene.marine(0).cards();
    let imp = scene.put(Imp, (1, 0));
    // Roll 2, one shield, so 1 damage; he does not use Armor.
    scene
        .damage(0, 9)
        .demon_turn(imp)
        .script(&["Rx1", "Rx1", "uac-marine-4"])
        .does_all(&["strike 1", "pass"]);
    let marine = scene.marine(0);
    assert_eq!((marine.space(), marine.damage), (None, 0));
    assert_eq!((marine.cards(), marine.hand.len(), marine.deck.len()), (all, 3, 1));
    assert!(marine.discard.is_empty() && marine.played.is_empty());
    assert_eq!((marine.class, names(marine.glory.iter())), (Some(ClassKind::Medic), vec!["fury".to_owned()]));
    assert_eq!(names(marine.weapons.iter()), ["plasma-rifle"]);
}

/// D16-KIL-5, D16-INT-22: killed in his own activation: it ends at once, and he draws no second time.
#[test]
fn kil_5_his_own_activation_ends() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 2);
    scene.stand(0, (0, 0)).stand(1, (5, 0)).initiative(&["p2"]).stun(0).damage(0, 9);
    scene.hand(0, &["frag-grenade", "uac-marine-4", "uac-marine-1"]);
    scene.deck(0, &["uac-marine-2", "uac-marine-3", "plasma-rifle-1", "plasma-rifle-2"]);
    scene
        .marine_turn(0)
        .does_all(&["play uac-marine-4", "play frag-grenade"])
        .script(&["Bx1"])
        .does("to 0,0");
    let marine = scene.marine(0);
    assert_eq!((marine.space(), marine.stunned, marine.hand.len(), marine.deck.len()), (None, false, 3, 3));
    assert!(marine.played.is_empty() && marine.discard.is_empty());
    assert_eq!((scene.asked().0, scene.state.frags), (1, 1));
}

/// D16-KIL-5: he draws as many as his hand holds, not always three.
#[test]
fn kil_5_the_fallen_draws_his_hand_size() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
    scene.stand(0, (0, 0)).class(0, ClassKind::Sergeant);
    scene.deck(0, &["uac-marine-1", "uac-marine-2", "uac-marine-3", "uac-marine-4", "plasma-rifle-1"]);
    let imp = scene.put(Imp, (1, 0));
    scene.damage(0, 9).stun(0).demon_turn(imp).script(&["Rx1", "Rx0"]).does("strike 1");
    assert_eq!((scene.marine(0).hand.len(), scene.marine(0).deck.len()), (4, 1));
}

/// D16-KIL-6: he comes back on an active teleporter of his choice at the start of his next activation.
#[test]
fn kil_6_the_fallen_respawns_on_an_active_teleporter() {
    let mut scene = Scene::drawn("lane[0-5,0-0] active 0,0 3,0 inactive 5,0", 1);
    scene.fallen(0).marine_begins(0);
    assert_eq!(scene.legal(), ["respawn 0,0", "respawn 3,0"]);
    scene.does("respawn 3,0");
    assert_eq!((scene.at(0), scene.state.turn.mains), (Some((3, 0)), 1));
    assert!(scene.can("end"), "he acts");
}

/// D16-KIL-6, D16-TEL-3: a demon on it dies; no glory kill card.
#[test]
fn kil_6_respawning_kills_the_demon_there() {
    let mut scene = Scene::drawn("room[0-5,0-1] active 2,1", 1);
    scene.fallen(0);
    let baron = scene.put(BaronOfHell, (2, 0));
    scene.marine_begins(0);
    assert_eq!((scene.at(0), scene.demon(baron)), (Some((2, 1)), None));
    assert!(scene.marine(0).glory.is_empty());
}

/// D16-KIL-6, D16-INT-20: not where another marine stands; if all are taken so, the nearest free space to one of them.
#[test]
fn int_20_taken_teleporters() {
    let mut scene = Scene::drawn("lane[0-7,0-0] active 0,0 4,0", 3);
    scene.fallen(0).stand(1, (0, 0)).stand(2, (7, 0));
    let mut full = scene.clone();
    scene.marine_begins(0);
    assert_eq!(scene.at(0), Some((4, 0)), "the other one");
    full.stand(2, (4, 0)).marine_begins(0);
    assert_eq!(full.legal(), ["respawn 1,0", "respawn 3,0", "respawn 5,0"]);
    // The drone counts as one of them.
    let mut scene = Scene::drawn("lane[0-7,0-0] active 0,0 4,0 drone 1,0 objective drone-escort", 1);
    scene.state.drone.as_mut().unwrap().at = Some(scene.space((0, 0)));
    scene.fallen(0).marine_begins(0);
    assert_eq!(scene.at(0), Some((4, 0)));
}

/// D16-INT-20: respawning is no move: nothing is taken by it, but what he then sees comes out.
#[test]
fn int_20_respawning_looks_round() {
    let mut scene =
        Scene::drawn("hall[0-3,0-0] den[4-7,0-0] doors 3|4,0 active 4,0 blue 7,0 threat infestation", 2);
    scene.fallen(0).stand(1, (0, 0)).lay((4, 0), "health-pack").marine_begins(0);
    assert_eq!((scene.at(0), scene.lying((4, 0))), (Some((4, 0)), vec!["health-pack".to_owned()]));
    assert_eq!((scene.asked().0, scene.legal()), (2, vec!["group 1".to_owned(), "group 2".to_owned()]));
}

/// D16-INT-21: the invader pushes marines, in letter order, to a free space farther from the pusher; else they stay.
#[test]
fn int_21_pushes_go_away_from_the_pusher() {
    let mut scene = Scene::drawn("room[0-4,0-2] impassable 2|3,0", 3);
    scene.stand(0, (2, 0)).stand(1, (2, 1)).stand(2, (3, 1)).argent(BaronOfHell, 1);
    let baron = scene.put(BaronOfHell, (0, 0));
    scene.demon_turn(baron).script(&["Rx0", "Rx0", "Bx1", "Bx1"]).does_all(&["strike 1", "at p1", "argent"]);
    assert_eq!([0, 1, 2].map(|n| scene.marine(n).damage), [3, 1, 1]);
    // (3,0) is behind an edge and (3,1) is taken: the first one stays. The second is next.
    assert_eq!((scene.asked().0, scene.legal()), (3, vec!["to 3,0".to_owned(), "to 3,2".to_owned()]));
    scene.does("to 3,2");
    assert_eq!(scene.options("to"), ["4,0", "4,1", "4,2"]);
    scene.does("to 4,0");
    assert_eq!([0, 1, 2].map(|n| scene.at(n).unwrap()), [(2, 0), (3, 2), (4, 0)]);
}

/// D16-INT-22: killed before his card came up, he respawns when it is revealed and acts in full.
#[test]
fn int_22_a_marine_killed_early_still_acts() {
    let mut scene = Scene::drawn("lane[0-9,0-0] active 0,0", 2);
    scene.stand(0, (0, 0)).stand(1, (9, 0)).initiative(&["p1"]).deck(0, &["uac-marine-1"]);
    let imp = scene.put(Imp, (2, 0));
    scene.damage(0, 9).stun(0).demon_turn(imp).script(&["Rx1", "Rx0"]).does_all(&["strike 1", "done"]);
    assert_eq!((scene.asked().0, scene.at(0)), (0, Some((0, 0))));
    assert!(scene.can("play uac-marine-1") && scene.can("sprint uac-marine-1"));
}

/// D16-INT-22: killed after acting, he has a card again in the next round, and respawns with it.
#[test]
fn int_22_a_marine_killed_late_waits_for_the_next_round() {
    let mut scene = Scene::drawn("lane[0-5,0-0] active 0,0", 1);
    scene.stand(0, (1, 0));
    bites(&mut scene, 9);
    assert_eq!((scene.state.round.number, scene.at(0)), (1, None));
    scene.script(&["initiative-1"]).does("done");
    assert_eq!((scene.state.round.number, scene.at(0), scene.asked().0), (2, Some((0, 0)), 0));
}

/// D16-KIL-1: a demon that dies between two activations of its kind does not act; range is no matter for the dead.
#[test]
fn kil_1_the_dead_neither_act_nor_block() {
    let mut scene = Scene::drawn("room[0-5,0-1]", 1);
    scene.stand(0, (0, 0));
    let pinky = scene.put(Pinky, (3, 0));
    scene.damage(pinky, 5).hand(0, &["uac-marine-1"]).marine_turn(0).script(&["Rx1", "Rx0"]);
    scene.does_all(&["play uac-marine-1", "fire"]);
    assert_eq!(scene.state.footing(Who::Demon(pinky)), None);
    scene.put(Imp, (5, 1));
    scene.invader_card();
    assert_eq!(scene.options("activate").len(), 1, "only the imp");
}
