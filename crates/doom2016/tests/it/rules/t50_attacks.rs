//! Attacks and cards together (T50 to T53, T62 to T67, T74, T82, T83, T86).

use doom2016::DemonKind::{BaronOfHell, Cacodemon, Imp, Mancubus, Pinky};
use doom2016::event::Shown;
use doom2016::{ClassKind, DieKind, Event, EventCard};

use crate::support::{Scene, names};

/// How many red and black dice each roll had.
fn rolls(scene: &Scene) -> Vec<(usize, usize)> {
    let rolled = scene.events_seen().iter().filter_map(|event| match event {
        Event::Rolled { dice } => Some(dice),
        _ => None,
    });
    let blacks = |dice: &Vec<Shown>| dice.iter().filter(|shown| shown.die == DieKind::Black).count();
    rolled.map(|dice| (dice.len() - blacks(dice), blacks(dice))).collect()
}

/// T50: D16-MAR-1, D16-MIS-1, an exhausted class card is readied at the start of its owner's activation alone.
#[test]
fn t50_a_class_card_is_readied_at_the_start() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 2);
    scene.class(0, ClassKind::Medic).class(1, ClassKind::Gunner);
    scene.state.marines.iter_mut().for_each(|marine| marine.exhausted = true);
    scene.marine_begins(1);
    assert_eq!([0, 1].map(|n| scene.marine(n).exhausted), [true, false]);
    scene.marine_begins(0);
    assert_eq!([0, 1].map(|n| scene.marine(n).exhausted), [false, false]);
}

/// T51: D16-ATK-12, D16-INT-3, two copies of one event at the same moment: the second is refused.
#[test]
fn t51_no_second_copy_of_an_event() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
    scene.stand(0, (5, 0)).events(&["demonic-speed", "demonic-speed-b", "surge"]);
    let imp = scene.put(Imp, (0, 0));
    scene.demon_turn(imp).does("event demonic-speed 1");
    scene.refuses("event demonic-speed-b 1");
    scene.does("event surge 1");
    assert_eq!((scene.mp(), scene.argent_on(Imp)), (7, 2), "another name is no matter");
}

/// T52: D16-GEN-6, an empty event deck is made anew from the discards; with both empty there is no card.
#[test]
fn t52_the_event_deck_is_made_anew() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
    scene.stand(0, (0, 0)).hand(0, &["gauss-cannon-2"]).event_deck(&[]);
    let pinky = scene.put(Pinky, (4, 0));
    let mut bare = scene.clone();
    scene.state.invader.discard.insert("demonic-resilience".parse::<EventCard>().unwrap());
    scene.marine_turn(0).script(&["Bx3"]).does_all(&["play gauss-cannon-2", "fire"]);
    assert_eq!(scene.demon(pinky).unwrap().damage, 1, "two shields");
    assert!(scene.saw(|event| matches!(event, Event::Reshuffled { who: None })));
    assert_eq!(names(scene.state.invader.discard.iter()), ["demonic-resilience"]);
    bare.marine_turn(0).script(&["Bx3"]).does_all(&["play gauss-cannon-2", "fire"]);
    assert_eq!(bare.demon(pinky).unwrap().damage, 3);
    assert!(!bare.saw(|event| matches!(event, Event::Defence { .. })));
}

/// T53: D16-ACT-3, an invader card without a ready demon card: nothing happens.
#[test]
fn t53_an_invader_card_without_a_ready_kind() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
    scene.put(Imp, (4, 0));
    scene.state.invader.cards[Imp.index()].exhausted = true;
    scene.initiative(&["invader", "p1"]).activation_phase();
    assert!(
        scene.saw(|event| matches!(event, Event::Idle))
            && !scene.saw(|event| matches!(event, Event::Roused { .. }))
    );
    assert_eq!((scene.asked().0, scene.can("end")), (0, true));
}

/// T62: D16-INT-6, stun takes a die of the first attack; the second, on the same defender, has one more.
#[test]
fn t62_double_burst_of_a_stunned_marine() {
    let mut scene = Scene::drawn("lane[0-6,0-0]", 1);
    scene.stand(0, (0, 0)).stun(0).hand(0, &["burst-rifle-1"]);
    let baron = scene.put(Cacodemon, (4, 0));
    scene.marine_turn(0).script(&["Rx1"]).does_all(&["play burst-rifle-1", "fire"]);
    assert!(!scene.marine(0).stunned);
    scene.script(&["Rx1", "Rx0", "Rx1"]).does("fire");
    assert_eq!((rolls(&scene), scene.demon(baron).unwrap().damage), (vec![(1, 0), (3, 0)], 3));
}

/// T63: D16-INT-6, D16-INT-7, Scope is used up by the first of two attacks.
#[test]
fn t63_scope_and_micro_missiles() {
    let mut scene = Scene::drawn("lane[0-9,0-0]", 1);
    scene.stand(0, (0, 0)).hand(0, &["heavy-assault-rifle-2", "heavy-assault-rifle-3"]);
    let far = scene.put(Cacodemon, (8, 0));
    scene.marine_turn(0).does_all(&["play heavy-assault-rifle-2", "play heavy-assault-rifle-3"]);
    scene.script(&["Rx1", "Rx1"]).does("fire");
    assert_eq!(scene.demon(far).unwrap().damage, 2, "range 8");
    scene.refuses("fire");
    let near = scene.put(Cacodemon, (5, 0));
    scene.script(&["Rx2"]).does("fire");
    assert_eq!((scene.demon(near).unwrap().damage, rolls(&scene)), (2, vec![(2, 0), (1, 0)]));
}

/// T64: D16-INT-8, range bonuses are nothing to an attack of range 1, dice are.
#[test]
fn t64_scope_and_saw_through() {
    let mut scene = Scene::drawn("lane[0-9,0-1]", 1);
    scene.stand(0, (0, 0)).hand(0, &["heavy-assault-rifle-2", "chainsaw-1"]);
    scene.put(BaronOfHell, (2, 0));
    scene.marine_turn(0).does_all(&["play heavy-assault-rifle-2", "play chainsaw-1"]).refuses("fire");
    scene.does_all(&["step E", "fire"]);
    assert_eq!(rolls(&scene), [(3, 2)]);
}

/// T65: D16-INT-4, a card that must be revealed again loses its icons, shields of effects stay.
#[test]
fn t65_commando_against_thick_hide() {
    let mut scene = Scene::drawn("lane[0-5,0-0]", 1);
    scene.stand(0, (0, 0)).class(0, ClassKind::Commando).hand(0, &["plasma-rifle-1"]);
    scene.events(&["demonic-resilience"]).event_deck(&["demonic-resilience-b", "ferocity"]);
    let cacodemon = scene.put(Cacodemon, (3, 0));
    scene.marine_turn(0).script(&["Rx2", "Rx2", "Bx3", "demonic-resilience-b", "ferocity"]);
    scene.does_all(&["play plasma-rifle-1", "fire", "event demonic-resilience 1", "power 1"]);
    assert_eq!(scene.demon(cacodemon).unwrap().damage, 7 - 3);
}

/// T66: D16-INT-5, Pierce ignores shields, of toughness too, and no dodge.
#[test]
fn t66_siege_bolt() {
    for (card, damage) in [("ferocity", 5), ("onslaught", 0)] {
        let mut scene = Scene::drawn("lane[0-9,0-1]", 1);
        scene.stand(0, (0, 0)).hand(0, &["gauss-cannon-1"]).event_deck(&[card]);
        let mancubus = scene.put(Mancubus, (7, 0));
        scene.marine_turn(0).script(&["Rx1", "Bx2", "Bx2", card]).does_all(&["play gauss-cannon-1", "fire"]);
        assert_eq!(scene.demon(mancubus).unwrap().damage, damage, "{card}");
    }
}

/// T67: D16-INT-9, one roll against all; each has its own card and its own stun.
#[test]
fn t67_big_shot() {
    let mut scene = Scene::drawn("room[0-6,0-2]", 1);
    scene.stand(0, (0, 1)).hand(0, &["bfg-9000-1"]).event_deck(&["onslaught"]);
    let (pinky, imp) = (scene.put(Pinky, (4, 0)), scene.put(Imp, (4, 2)));
    scene
        .stun(pinky)
        .marine_turn(0)
        .script(&["Rx1", "Rx1", "Bx1", "Bx1"])
        .does_all(&["play bfg-9000-1", "fire"]);
    assert_eq!(scene.options("at").len(), 2, "in his order");
    scene.does(&format!("at {pinky}"));
    let hit = *scene.demon(pinky).unwrap();
    assert_eq!((hit.damage, hit.stunned, scene.state.is_staggered(pinky, 0)), (4, false, true));
    assert_eq!((scene.demon(imp).unwrap().damage, rolls(&scene)), (0, vec![(2, 2)]));
    let cards = scene.events_seen().iter().filter(|event| matches!(event, Event::Defence { .. })).count();
    assert_eq!(cards, 1, "the imp's");
}

/// T74: D16-INT-12, D16-INT-13, Overwatch comes between the stop and the attack.
#[test]
fn t74_overwatch_kills_before_the_attack() {
    let mut scene = Scene::drawn("lane[0-6,0-0]", 1);
    scene.stand(0, (0, 0)).class(0, ClassKind::Overwatch);
    let imp = scene.put(Imp, (5, 0));
    scene.damage(imp, 2).demon_turn(imp).does("step W");
    assert_eq!(scene.asked().0, 1, "a step is no stop");
    scene.does("strike 1");
    assert_eq!((scene.asked().0, scene.can("power 1")), (0, true));
    scene.script(&["Rx1"]).does("power 1");
    assert_eq!((scene.demon(imp), scene.marine(0).damage), (None, 0));
    let attacks = scene.events_seen().iter().filter(|event| matches!(event, Event::Attack { .. })).count();
    assert_eq!(attacks, 1, "his own");
}

/// T82: a surplus black die is rolled as a red one (D16-ATK-15).
#[test]
fn t82_baron_and_hellish_power() {
    let mut scene = Scene::drawn("room[0-5,0-1]", 1);
    scene.stand(0, (3, 0)).events(&["hellish-power"]).argent(BaronOfHell, 1);
    let baron = scene.put(BaronOfHell, (0, 0));
    scene
        .demon_turn(baron)
        .script(&["Rx0", "Rx0", "Bx1", "Bx1"])
        .does_all(&["strike 1", "event hellish-power 2"]);
    assert_eq!((rolls(&scene), scene.argent_on(BaronOfHell), scene.marine(0).damage), (vec![(2, 2)], 0, 2));
}

/// T83: D16-TUT-8, in the tutorial argent does nothing: Surge and Hellish Power give a red die, Soul Harvest a card.
#[test]
fn t83_argent_in_the_tutorial() {
    let mut scene = Scene::mission("tutorial", 1);
    scene.events(&["surge", "hellish-power"]).argent(Imp, 3).deck(0, &["uac-marine-4"]);
    let imp = scene.state.demons.iter().find(|(_, demon)| demon.kind == Imp).unwrap().0;
    scene.demon_turn(imp);
    assert_eq!(scene.options("event"), ["surge 2"]);
    scene.does_all(&["event surge 2", "strike 1"]);
    assert_eq!(scene.options("event"), ["hellish-power 1"]);
    scene.script(&["Rx0", "Rx0", "Rx0", "Rx1", "uac-marine-4"]).does("event hellish-power 1");
    assert_eq!((rolls(&scene), scene.argent_on(Imp)), (vec![(4, 0)], 3));

    let mut scene = Scene::mission("tutorial", 1);
    scene.events(&["soul-harvest"]).hand(0, &["gauss-cannon-2"]).event_deck(&["dread", "ferocity"]);
    scene.stand(0, (5, 4)).damage(imp, 2).marine_turn(0).script(&["Bx2", "dread"]);
    scene.does_all(&["play gauss-cannon-2", "fire", &format!("at {imp}")]);
    assert_eq!(scene.options("event"), ["soul-harvest 1"]);
    scene.does("event soul-harvest 1");
    assert_eq!(
        (names(scene.state.invader.hand.iter()), scene.state.argent_left()),
        (vec!["ferocity".to_owned()], 18)
    );
    assert_eq!(scene.asked().0, 0, "nobody is asked where argent goes");
}

/// T86: D16-MAR-9, an open card comes first: nothing else is played until its attack is made or declined.
#[test]
fn t86_an_open_card_comes_first() {
    let mut scene = Scene::drawn("lane[0-6,0-0]", 1);
    scene.stand(0, (0, 0)).hand(0, &["uac-marine-1", "uac-marine-4", "combat-shotgun-2"]);
    scene.put(Cacodemon, (3, 0));
    scene.marine_turn(0).does("play uac-marine-1");
    for action in ["play uac-marine-4", "play combat-shotgun-2", "sprint uac-marine-4"] {
        scene.refuses(action);
    }
    let mut held = scene.clone();
    assert!(scene.does_all(&["step E", "fire"]).can("play uac-marine-4"), "he may move meanwhile");
    assert!(held.does("hold").can("play combat-shotgun-2"));
    held.refuses("fire");
}
