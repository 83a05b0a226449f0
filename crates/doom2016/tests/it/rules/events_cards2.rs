//! What event cards do, one by one: Armored Offensive, Night, Harvest.

use doom2016::{ClassKind, DemonKind, Doom2016, Event, InitiativeCard, Side};
use engine::{Game, Seat, Viewer, Words};

use crate::rules::hall::{damage, dice, hall};
use crate::support::{Scene, names};

/// A marine fires his sidearm at the only demon in the hall.
fn shoot(scene: &mut Scene, script: &[&str]) {
    scene.hand(0, &["uac-marine-1"]).marine_turn(0).script(script).does_all(&["play uac-marine-1", "fire"]);
}

/// Demonic Resilience: two shields more, before the attacker's effects (D16-INT-1); one of the name at a time (D16-ATK-12).
#[test]
fn demonic_resilience_adds_two_shields() {
    let mut scene = hall(1);
    scene
        .events(&["demonic-resilience", "demonic-resilience-b"])
        .event_deck(&["hellish-power"])
        .class(0, ClassKind::Gunner);
    let caco = scene.put(DemonKind::Cacodemon, (4, 3));
    shoot(&mut scene, &["Rx2", "Rx2", "hellish-power"]);
    assert_eq!(
        (scene.asked(), scene.legal()),
        (Seat(1), vec!["event demonic-resilience 1".into(), "pass".into()])
    );
    scene.does("event demonic-resilience 1");
    assert_eq!(
        (scene.asked(), scene.legal()),
        (Seat(0), vec!["pass".into(), "power 1".into()]),
        "now the attacker"
    );
    scene.script(&["Rx2"]).does("power 1");
    assert_eq!(damage(&scene, caco), Some(3), "6 less 1 and 2 shields");
}

/// Iron Skin: at most 2 damage for a large or tough demon, after all else (D16-INT-5).
#[test]
fn iron_skin_caps_the_damage() {
    let mut scene = hall(1);
    scene.events(&["iron-skin"]);
    let pinky = scene.put(DemonKind::Pinky, (3, 3));
    shoot(&mut scene, &["Rx2", "Rx2"]);
    scene.does("event iron-skin 1");
    assert_eq!(damage(&scene, pinky), Some(2));

    let mut small = hall(1);
    small.events(&["iron-skin"]);
    let caco = small.put(DemonKind::Cacodemon, (3, 3));
    shoot(&mut small, &["Rx2", "Rx2"]);
    assert_eq!(damage(&small, caco), Some(4), "neither large nor tough: nobody is asked");
}

/// Unstoppable: whoever was attacked and lives moves up to 2 spaces, whatever is in the way (D16-MOV-6).
#[test]
fn unstoppable_moves_a_survivor() {
    let mut scene = Scene::drawn("hall[0-13,0-6] difficult 4,4", 1);
    scene.stand(0, (1, 3)).events(&["unstoppable", "unstoppable-b"]);
    let imp = scene.put(DemonKind::Imp, (4, 3));
    let mut dead = scene.clone();
    shoot(&mut scene, &["Rx1", "Rx1"]);
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), vec!["event unstoppable 1".into(), "pass".into()]));
    scene.does_all(&["event unstoppable 1", "step S", "step S"]);
    assert_eq!((scene.demon_at(imp), scene.asked()), (Some((4, 5)), Seat(0)), "no surcharge, two steps");
    shoot(&mut dead, &["Rx2", "Rx2"]);
    assert_eq!((damage(&dead, imp), dead.asked()), (None, Seat(0)));
}

/// Unstoppable ended without a step is no stop (D16-INT-12): nobody gets a shot for it.
#[test]
fn unstoppable_without_a_step_is_no_stop() {
    let mut scene = hall(1);
    scene.events(&["unstoppable"]).class(0, ClassKind::Overwatch);
    scene.put(DemonKind::Imp, (3, 3));
    shoot(&mut scene, &["Rx1", "Rx1"]);
    scene.does("event unstoppable 1");
    let mut stays = scene.clone();
    stays.does("done");
    assert!(stays.can("end") && !stays.can("power 1"));
    scene.does_all(&["step E", "done"]);
    assert_eq!((scene.asked(), scene.can("power 1")), (Seat(0), true));
}

/// Darkness: marine attacks reach 4 spaces this round, whatever they gain (D16-INT-8); demons see as before.
#[test]
fn darkness_shortens_range() {
    let mut scene = hall(1);
    scene.events(&["darkness"]).initiative(&["p1"]).hand(0, &["heavy-assault-rifle-2", "plasma-rifle-1"]);
    let caco = scene.put(DemonKind::Cacodemon, (6, 3));
    scene.activation_phase();
    assert_eq!(scene.legal(), ["event darkness 1", "pass"]);
    scene
        .does_all(&["event darkness 1", "play heavy-assault-rifle-2", "play plasma-rifle-1"])
        .refuses("fire");
    let mut demon = scene.clone();
    scene.does_all(&["step E", "fire"]);
    assert_eq!(dice(&scene), "3R1B");
    demon.demon_turn(caco).does("strike 1");
    assert_eq!(dice(&demon), "1R1B");
    demon.initiative(&["p1"]).marine_turn(0).does("end");
    demon.does("end");
    assert_eq!((demon.state.round.number, demon.state.round.dark), (2, 0));
}

/// Ambush: the invader sees the top three initiative cards and puts them back as he likes (D16-INT-29).
#[test]
fn ambush_orders_the_initiative() {
    let mut scene = hall(3);
    scene.events(&["ambush"]).initiative(&["p1", "p2", "invader", "p3"]);
    scene.put(DemonKind::Imp, (4, 3));
    scene.activation_phase();
    assert_eq!(scene.legal(), ["event ambush 1", "pass"]);
    scene.does("event ambush 1");
    assert_eq!((scene.asked(), scene.options("order").len()), (Seat(3), 6));
    let known =
        |scene: &Scene, side| scene.state.round.initiative.top.iter().take(3).all(|card| card.known_to(side));
    assert!(known(&scene, Side::Invader) && !known(&scene, Side::Marines));
    let look = scene.events_seen().iter().find(|event| matches!(event, Event::Looked { .. })).unwrap();
    let told = Doom2016::witness(look, Viewer::Seat(Seat(0)));
    assert!(
        matches!(told, Some(Event::Looked { cards, n: 3, .. }) if cards.is_empty()),
        "marines learn nothing"
    );
    scene.does("order 312");
    assert!(scene.can("activate f1"), "the invader's card came first");
    let rest: Vec<_> = scene.state.round.initiative.top.iter().map(|settled| settled.card).collect();
    assert_eq!(rest, [0, 1, 2].map(InitiativeCard::Marine));
}

/// Dread: the marine discards his card and reveals another, whose icons count; added shields stay (D16-INT-4).
#[test]
fn dread_makes_a_marine_reveal_again() {
    let mut scene = hall(1);
    scene.events(&["dread"]).deck(0, &["uac-marine-3", "uac-marine-1"]).hand(0, &["uac-marine-2"]);
    let imp = scene.put(DemonKind::Imp, (4, 3));
    let mut stunned = scene.clone();
    scene
        .demon_turn(imp)
        .script(&["Rx2", "Rx2", "uac-marine-3"])
        .does_all(&["strike 1", "play uac-marine-2"]);
    assert_eq!((scene.asked(), scene.legal()), (Seat(1), vec!["event dread 1".into(), "pass".into()]));
    scene.script(&["uac-marine-1"]).does("event dread 1");
    assert_eq!(scene.marine(0).damage, 1, "4 less 1 for the new card and 2 for Armor");
    assert_eq!(names(scene.marine(0).discard.iter()), ["uac-marine-1", "uac-marine-2", "uac-marine-3"]);

    stunned.stun(0).demon_turn(imp).script(&["Rx2", "Rx2"]).does_all(&["strike 1", "pass"]);
    assert_eq!(stunned.marine(0).damage, 4, "no card was revealed, so Dread does nothing");
    assert_eq!(stunned.state.invader.hand.len(), 1);
}

/// Death Curse: a marine who kills within 2 spaces suffers 2.
#[test]
fn death_curse_burn_the_killer() {
    for (at, hurt) in [((3, 3), 2), ((4, 3), 0)] {
        let mut scene = hall(2);
        scene.stand(1, (2, 3)).events(&["death-curse"]);
        let imp = scene.put(DemonKind::Imp, at);
        scene.damage(imp, 2);
        shoot(&mut scene, &["Rx2", "Rx2"]);
        assert_eq!((damage(&scene, imp), scene.can("event death-curse 1")), (None, hurt > 0));
        if hurt > 0 {
            scene.does("event death-curse 1");
        }
        assert_eq!((scene.marine(0).damage, scene.marine(1).damage), (hurt, 0), "{at:?}");
    }
}

/// Execution: after a marine is killed two event cards, and one argent on any card.
#[test]
fn execution_pays_for_a_marine() {
    let mut scene = hall(2);
    scene.stand(1, (13, 6)).events(&["execution"]).event_deck(&["surge", "dark-pact", "dread"]).damage(0, 9);
    let imp = scene.put(DemonKind::Imp, (4, 3));
    scene.demon_turn(imp).script(&["Rx2", "Rx2"]).does("strike 1");
    assert_eq!(scene.legal(), ["event execution 1", "pass"]);
    let said = codex::say(codex::Lang::En, &Doom2016::prompt(&scene.state));
    assert!(said.contains("Alpha"), "{said}");
    scene.script(&["dark-pact", "surge"]).does("event execution 1");
    assert_eq!(names(scene.state.invader.hand.iter()), ["surge", "dark-pact"]);
    assert!(scene.can("charge invasion-card") && scene.can("charge imp"));
    scene.does("charge invasion-card");
    assert_eq!((scene.state.invader.argent, scene.state.frags), (1, 1));
}

/// Crippling Strike: after an attack that did damage, stun; it stays, since the attack is over (D16-ATK-10).
#[test]
fn crippling_strike_stuns_after_the_attack() {
    let mut scene = hall(1);
    scene.events(&["crippling-strike"]).deck(0, &["uac-marine-3"]);
    let imp = scene.put(DemonKind::Imp, (4, 3));
    let mut dodged = scene.clone();
    scene.stun(0).demon_turn(imp).script(&["Rx1", "Rx0"]).does("strike 1");
    assert!(!scene.marine(0).stunned, "the old stun is gone");
    assert_eq!(scene.legal(), ["event crippling-strike 1", "pass"]);
    scene.does("event crippling-strike 1");
    assert!(scene.marine(0).stunned);
    dodged.demon_turn(imp).script(&["Rx2", "Rx2", "uac-marine-3"]).does("strike 1");
    assert!(dodged.can("done") && !dodged.can("event crippling-strike 1"), "no damage");
}
