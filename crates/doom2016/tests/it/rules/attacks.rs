//! Attacks from the choice of a defender to the damage: range, dice, cards, cover (T04 to T10, T21, T22).

use doom2016::DemonKind::{Cacodemon, Imp, Mancubus, Pinky, PossessedSoldier};
use doom2016::event::Shown;
use doom2016::{ClassKind, Event, Who};
use engine::Seat;
use skirmish::FigureId;

use crate::support::{Scene, black, names, red};

/// A marine at the left end of a hall with some action cards in hand, and event cards to defend with.
fn range(hand: &[&str], events: &[&str]) -> Scene {
    let mut scene = Scene::drawn("hall[0-9,0-4]", 1);
    scene.stand(0, (0, 2)).hand(0, hand).event_deck(events);
    scene
}

fn dice(scene: &Scene) -> Vec<Vec<Shown>> {
    let rolls = scene.events_seen().iter().filter_map(|event| match event {
        Event::Rolled { dice } => Some(dice.clone()),
        _ => None,
    });
    rolls.collect()
}

/// T04: D16-ATK-3, D16-ATK-9, the attack of the rulebook's example.
#[test]
fn t04_an_imp_three_spaces_away_does_what_shields_leave() {
    let mut scene = Scene::drawn("hall[0-5,0-2]", 1);
    scene.stand(0, (0, 1)).deck(0, &["uac-marine-1", "uac-marine-2"]);
    let imp = scene.put(Imp, (3, 1));
    assert_eq!(scene.state.range(Who::Demon(imp), Who::Marine(0)), 3);
    scene.demon_turn(imp).script(&["Rx2", "Rx1", "uac-marine-1"]);
    scene.does("strike 1");
    assert_eq!(scene.marine(0).damage, 2);
    assert_eq!(names(scene.marine(0).discard.iter()), ["uac-marine-1"]);
    assert_eq!(names(scene.marine(0).deck.all().iter()), ["uac-marine-2"]);
}

/// D16-ATK-1: defender, roll, card, effects of the defender, effects of the attacker, damage.
#[test]
fn an_attack_goes_step_by_step() {
    let mut scene = range(&["uac-marine-1"], &["soul-harvest"]);
    scene.class(0, ClassKind::Gunner).events(&["demonic-resilience"]);
    let near = scene.put(Cacodemon, (2, 2));
    scene.put(Imp, (3, 0));
    scene.marine_turn(0).does_all(&["play uac-marine-1", "fire"]);
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), names(["at f1", "at f2"])));
    scene.script(&["Rx2", "Rx2", "soul-harvest", "Rx2"]).does("at f1");
    // The defender first, then the attacker.
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), names(["event demonic-resilience 1", "pass"])));
    scene.does_all(&["event demonic-resilience 1"]);
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), names(["pass", "power 1"])));
    scene.does("power 1");
    assert_eq!(scene.demon(near).unwrap().damage, 6 - 3);
    let steps: Vec<&str> = scene
        .events_seen()
        .iter()
        .filter_map(|event| match event {
            Event::Attack { .. } => Some("attack"),
            Event::Rolled { .. } => Some("roll"),
            Event::Defence { .. } => Some("card"),
            Event::Shields { .. } => Some("while defending"),
            Event::Changed { .. } => Some("while attacking"),
            Event::Damage { .. } => Some("damage"),
            _ => None,
        })
        .collect();
    assert_eq!(steps, ["attack", "roll", "card", "while defending", "while attacking", "damage"]);
}

/// T05: D16-ATK-2, range 3 does not reach range 4.
#[test]
fn t05_nobody_out_of_range_is_a_defender() {
    let mut scene = range(&["combat-shotgun-1"], &[]);
    scene.put(Imp, (3, 1));
    scene.put(Imp, (3, 3));
    let far = scene.put(Imp, (4, 2));
    assert_eq!(scene.state.range(Who::Marine(0), Who::Demon(far)), 4);
    scene.marine_turn(0).does_all(&["play combat-shotgun-1", "fire"]);
    assert_eq!(scene.legal(), ["at f1", "at f2"]);
    assert!(scene.refuses("at f3").cites("D16-ATK-2"));
    // One step nearer all three are within range.
    scene.marine_turn(0).stand(0, (1, 2)).hand(0, &["combat-shotgun-1"]);
    scene.does_all(&["play combat-shotgun-1", "fire"]);
    assert_eq!(scene.options("at").len(), 3);
}

/// D16-ATK-2: a defender is in sight too, and an enemy; with none the attack is forfeited.
#[test]
fn a_defender_is_an_enemy_in_range_and_in_sight() {
    let mut scene = Scene::drawn("hall[0-3,0-2] cell[4-6,0-2] open 3|4,0", 2);
    scene.stand(0, (2, 2)).stand(1, (1, 2)).hand(0, &["plasma-rifle-1"]);
    let hidden = scene.put(Cacodemon, (5, 2));
    let [me, it] = [Who::Marine(0), Who::Demon(hidden)];
    assert!(scene.state.range(me, it) <= 5 && !scene.state.sees(me, it));
    scene.marine_turn(0).does("play plasma-rifle-1").refuses("fire");
    scene.does("hold");
    assert_eq!(scene.state.turn.open, None);
    scene.refuses("fire");
    // In sight but out of range is no better, and another marine is no target at all.
    let mut scene = range(&["uac-marine-1"], &[]);
    scene.put(Imp, (5, 2));
    scene.marine_turn(0).does("play uac-marine-1").refuses("fire");
    scene.does("step E").does("fire");
    assert!(scene.saw(|event| matches!(event, Event::Attack { .. })));
}

/// D16-ATK-2: an attack that was declared and finds nobody is forfeited.
#[test]
fn an_attack_without_a_defender_is_forfeited() {
    let mut scene = range(&[], &[]);
    scene.argent(Imp, 1);
    let imp = scene.put(Imp, (6, 2));
    // With the token it would reach him; the invader thinks better of it.
    scene.demon_turn(imp).does_all(&["strike 1", "pass"]);
    assert_eq!((scene.marine(0).damage, scene.argent_on(Imp)), (0, 1));
    assert!(!scene.saw(|event| matches!(event, Event::Attack { .. } | Event::Rolled { .. })));
    scene.does("step W").does("step W").refuses("strike 1");
}

/// D16-ATK-3: a diagonal counts 1, terrain and figures do not lengthen the way, walls and closed doors do; of a large
/// figure the nearest space counts.
#[test]
fn range_is_the_shortest_chain_of_spaces() {
    let mut scene =
        Scene::drawn("west[0-3,0-2] east[4-7,0-2] doors 3|4,1 impassable 1|2,0-2 difficult 2,0 2,1", 1);
    scene.stand(0, (0, 0));
    let range = |scene: &Scene, id: FigureId| scene.state.range(Who::Marine(0), Who::Demon(id));
    let imps = [(1, 0), (1, 1), (3, 2)].map(|at| scene.put(Imp, at));
    assert_eq!(imps.map(|imp| range(&scene, imp)), [1, 1, 3]);
    let behind = scene.put(Imp, (4, 0));
    assert_eq!(range(&scene, behind), u8::MAX);
    scene.open(1).stand(0, (3, 0));
    assert_eq!(range(&scene, behind), 2, "the wall between them stays: round by the door");
    let mut scene = Scene::drawn("hall[0-9,0-4]", 1);
    scene.stand(0, (0, 2));
    let pinky = scene.put(Pinky, (4, 2));
    let mancubus = scene.put(Mancubus, (6, 2));
    assert_eq!((range(&scene, pinky), range(&scene, mancubus)), (4, 6));
}

/// T06: D16-ATK-7, a dodge stops everything.
#[test]
fn t06_a_dodge_stops_all_damage() {
    let mut scene = range(&["plasma-rifle-1"], &["onslaught"]);
    let imp = scene.put(Imp, (2, 2));
    scene.marine_turn(0).script(&["Rx2", "Rx2", "Bx1", "onslaught"]);
    scene.does_all(&["play plasma-rifle-1", "fire"]);
    assert_eq!(scene.demon(imp).unwrap().damage, 0);
    assert_eq!(names(scene.state.invader.discard.iter()), ["onslaught"]);
}

/// T07: D16-ATK-7, the special icon is worth what the card of the demon says: 2 shields, or a dodge.
#[test]
fn t07_the_special_icon_is_the_special_defence_of_the_demon() {
    let mut scene = range(&["plasma-rifle-1"], &["dark-pact"]);
    let soldier = scene.put(PossessedSoldier, (2, 2));
    scene.marine_turn(0).script(&["Rx1", "Rx1", "Bx1", "dark-pact"]);
    scene.does_all(&["play plasma-rifle-1", "fire"]);
    assert_eq!(scene.demon(soldier).unwrap().damage, 1);
    let mut scene = range(&["plasma-rifle-1"], &["dark-pact"]);
    let imp = scene.put(Imp, (2, 2));
    scene.marine_turn(0).script(&["Rx1", "Rx1", "Bx1", "dark-pact"]);
    scene.does_all(&["play plasma-rifle-1", "fire"]);
    assert_eq!(scene.demon(imp).unwrap().damage, 0);
}

/// T08: D16-ATK-8, a tough demon has one shield more.
#[test]
fn t08_toughness_is_one_shield_more() {
    let mut scene = range(&["plasma-rifle-1"], &["soul-harvest"]);
    let mancubus = scene.put(Mancubus, (2, 2));
    scene.marine_turn(0).script(&["Rx1", "Rx1", "Bx1", "soul-harvest"]);
    scene.does_all(&["play plasma-rifle-1", "fire"]);
    assert_eq!(scene.demon(mancubus).unwrap().damage, 1);
}

/// T09: D16-ATK-6, D16-ATK-8, D16-ATK-10, a stunned tough demon reveals nothing, is still tough, and recovers.
#[test]
fn t09_a_stunned_tough_demon_has_its_toughness_alone() {
    let mut scene = range(&["plasma-rifle-1"], &["soul-harvest"]);
    let mancubus = scene.put(Mancubus, (2, 2));
    scene.stun(mancubus).marine_turn(0).script(&["Rx1", "Rx1", "Bx1"]);
    scene.does_all(&["play plasma-rifle-1", "fire"]);
    let demon = scene.demon(mancubus).unwrap();
    assert_eq!((demon.damage, demon.stunned), (2, false));
    assert!(!scene.saw(|event| matches!(event, Event::Defence { .. })));
    assert_eq!(scene.state.invader.deck.len(), 1);
}

/// T10: D16-ATK-4, D16-ATK-10, a stunned attacker rolls a die fewer and recovers.
#[test]
fn t10_a_stunned_attacker_rolls_a_die_fewer() {
    let mut scene = range(&["uac-marine-1"], &[]);
    let caco = scene.put(Cacodemon, (2, 2));
    scene.stun(0).marine_turn(0).script(&["Rx2"]);
    scene.does_all(&["play uac-marine-1", "fire"]);
    assert_eq!(dice(&scene), [[red(2)]]);
    assert_eq!((scene.demon(caco).unwrap().damage, scene.marine(0).stunned), (2, false));
    // The same for demons.
    scene.stun(caco).demon_turn(caco).does("strike 1");
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), names(["lose black", "lose red"])));
    scene.script(&["Rx2"]).does("lose black");
    assert_eq!((dice(&scene)[1].clone(), scene.marine(0).damage), (vec![red(2)], 2));
    assert!(!scene.demon(caco).unwrap().stunned);
}

/// D16-ATK-4: the attacker chooses the die; without any die the attack still happens, for nothing.
#[test]
fn a_stunned_attacker_chooses_the_die() {
    let mut scene = range(&["plasma-rifle-1"], &[]);
    let caco = scene.put(Cacodemon, (2, 2));
    scene.stun(0).marine_turn(0).does_all(&["play plasma-rifle-1", "fire"]);
    assert_eq!((scene.asked(), scene.legal()), (Seat(0), names(["lose black", "lose red"])));
    scene.script(&["Rx2", "Bx3"]).does("lose red");
    assert_eq!((dice(&scene), scene.demon(caco).unwrap().damage), (vec![vec![red(2), black(3)]], 5));
    let mut scene = range(&["combat-shotgun-2"], &["dread"]);
    let caco = scene.put(Cacodemon, (2, 2));
    scene.stun(0).marine_turn(0).script(&["dread"]);
    scene.does_all(&["play combat-shotgun-2", "fire"]);
    assert_eq!((dice(&scene), scene.demon(caco).unwrap().damage), (vec![vec![]], 0));
    assert!(!scene.marine(0).stunned, "an attack without dice is an attack");
}

/// D16-ATK-5: red faces show 0 to 2, black ones 1 to 3, damage and nothing else.
#[test]
fn dice_show_damage() {
    for (weak, strong) in [("R1", "B1"), ("R2", "B2"), ("R5", "B5")] {
        let mut scene = range(&["super-shotgun-1"], &[]);
        let mancubus = scene.put(Mancubus, (1, 2));
        scene.stun(mancubus).marine_turn(0).script(&[weak, strong, strong]);
        scene.does_all(&["play super-shotgun-1", "fire"]);
        let [weak, strong] = match weak {
            "R1" => [0, 1],
            "R2" => [1, 2],
            _ => [2, 3],
        };
        assert_eq!(dice(&scene), [[red(weak), black(strong), black(strong)]]);
        assert_eq!(scene.demon(mancubus).unwrap().damage, weak + 2 * strong - 1);
    }
}

/// D16-ATK-6: a marine reveals one card of his own deck, a demon one of the event deck; hands are not touched.
#[test]
fn each_side_defends_with_its_own_deck() {
    let mut scene =
        range(&["uac-marine-1", "plasma-rifle-3"], &["soul-harvest", "hellish-power", "ferocity"]);
    scene.deck(0, &["uac-marine-3", "uac-marine-4"]).events(&["execution"]);
    let caco = scene.put(Cacodemon, (2, 2));
    scene.marine_turn(0).script(&["Rx2", "Rx2", "hellish-power"]);
    scene.does_all(&["play uac-marine-1", "fire"]);
    assert_eq!((scene.demon(caco).unwrap().damage, scene.state.invader.deck.len()), (3, 2));
    scene.demon_turn(caco).script(&["Rx2", "Bx3", "uac-marine-4"]).does("strike 1");
    assert_eq!((scene.marine(0).damage, scene.marine(0).deck.len()), (4, 1));
    assert_eq!(names(scene.marine(0).hand.iter()), ["plasma-rifle-3"]);
    assert_eq!(names(scene.state.invader.hand.iter()), ["execution"]);
}

/// A marine shoots past a comrade at a demon, which has cover.
fn past_a_comrade(hand: &[&str], events: &[&str]) -> (Scene, FigureId) {
    let mut scene = Scene::drawn("hall[0-6,0-0]", 2);
    scene.stand(0, (0, 0)).stand(1, (1, 0)).hand(0, hand).event_deck(events);
    let caco = scene.put(Cacodemon, (3, 0));
    assert!(scene.state.has_cover(Who::Marine(0), Who::Demon(caco)));
    scene.marine_turn(0);
    (scene, caco)
}

/// T21: D16-ATK-6, the second card for cover counts, even if it is worse; both are discarded.
#[test]
fn t21_the_second_card_counts_alone() {
    let (mut scene, caco) = past_a_comrade(&["uac-marine-1"], &["demonic-resilience", "dread"]);
    scene.script(&["Rx2", "Rx1", "demonic-resilience"]).does_all(&["play uac-marine-1", "fire"]);
    assert_eq!((scene.asked(), scene.legal()), (Seat(2), names(["pass", "second"])));
    scene.script(&["dread"]).does("second");
    assert_eq!(scene.demon(caco).unwrap().damage, 3);
    assert_eq!(names(scene.state.invader.discard.iter()), ["demonic-resilience", "dread"]);
    // He need not: then the first card counts.
    let (mut scene, caco) = past_a_comrade(&["uac-marine-1"], &["demonic-resilience", "dread"]);
    scene.script(&["Rx2", "Rx1", "demonic-resilience"]).does_all(&["play uac-marine-1", "fire", "pass"]);
    assert_eq!(scene.demon(caco).unwrap().damage, 1);
    assert_eq!(names(scene.state.invader.deck.iter()), ["dread"]);
}

/// T22: D16-ATK-11, an attack that ignores cover lets nobody reveal a second card.
#[test]
fn t22_an_attack_that_ignores_cover_leaves_one_card() {
    let (mut scene, caco) = past_a_comrade(&["heavy-assault-rifle-1"], &["demonic-resilience", "dread"]);
    scene
        .script(&["Rx2", "Rx1", "Rx1", "demonic-resilience"])
        .does_all(&["play heavy-assault-rifle-1", "fire"]);
    assert!(!scene.can("second") && scene.asked() == Seat(0));
    scene.passes();
    assert_eq!(scene.demon(caco).unwrap().damage, 2);
    assert_eq!(names(scene.state.invader.deck.iter()), ["dread"]);
    // Range and sight are needed all the same.
    let mut scene = Scene::drawn("hall[0-3,0-2] cell[4-6,0-2]", 1);
    scene.stand(0, (2, 1)).hand(0, &["heavy-assault-rifle-1"]);
    scene.put(Imp, (4, 1));
    scene.marine_turn(0).does("play heavy-assault-rifle-1").refuses("fire");
    let mut scene = range(&["heavy-assault-rifle-1"], &[]);
    scene.put(Imp, (7, 2));
    scene.marine_turn(0).does("play heavy-assault-rifle-1").refuses("fire");
}

/// D16-ATK-9: shields beyond the damage rolled are lost, nothing is healed.
#[test]
fn damage_is_never_below_zero() {
    let mut scene = range(&["uac-marine-1"], &["demonic-resilience"]);
    let caco = scene.put(Cacodemon, (2, 2));
    scene.damage(caco, 3).marine_turn(0).script(&["Rx0", "Rx1", "demonic-resilience"]);
    scene.does_all(&["play uac-marine-1", "fire"]);
    assert_eq!(scene.demon(caco).unwrap().damage, 3);
}
