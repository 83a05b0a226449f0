//! Refusals: each gives the nearest reason and cites the rules; and none betrays what a marine does not know.

use std::cell::RefCell;

use codex::proof::Ear;
use doom2004::frame::{Activation, Frame, InvaderStep};
use doom2004::place::Shape;
use doom2004::{
    Action, Colour, Doom2004, Figure, FigureId, InvaderCards, InvaderKind, MarineCards, OrderKind, Setup,
    State, WeaponKind,
};
use engine::conformance::{Unheard, explain, provoke};
use engine::{Game, Refusal, Seat, Silent};

fn read(action: &str) -> Action {
    action.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn refusal(state: &State, action: &str) -> Refusal {
    let seat = Doom2004::decision(state).expect("somebody is asked").seat;
    match Doom2004::check(state, seat, read(action)) {
        Ok(()) => panic!("`{action}` is legal at {:?}", state.top()),
        Err(refusal) => refusal,
    }
}

thread_local! {
    /// Every refusal of the scenes that this thread has played.
    static GIVEN: RefCell<Vec<Refusal>> = const { RefCell::new(Vec::new()) };
}

#[track_caller]
fn refuses(state: &State, action: &str, code: &str, rule: &str) {
    let refusal = refusal(state, action);
    GIVEN.with_borrow_mut(|given| given.push(refusal.clone()));
    let rule = format!("D04-{rule}");
    assert_eq!(refusal.code(), format!("refusal-d04-{code}"), "`{action}` is refused by {refusal}");
    assert!(refusal.cites(&rule), "`{action}` is refused by {refusal}, which does not cite {rule}");
}

fn plays(state: &mut State, actions: &[&str]) {
    for action in actions {
        let seat = Doom2004::decision(state).expect("somebody is asked").seat;
        Doom2004::check(state, seat, read(action)).unwrap_or_else(|no| panic!("`{action}`: {no}"));
        Doom2004::apply(state, read(action), &mut Silent);
    }
}

/// Two marines without cards on the first map, the red one on (1, 1) and about to declare; the invader has no events.
fn table() -> State {
    let marines = [Colour::Red, Colour::Green].into_iter().collect();
    let mut state = Doom2004::start(&Setup { marines, confirm_turn: true, ..Setup::default() }, 5).unwrap();
    for marine in &mut state.marines {
        marine.cards = MarineCards::NONE;
    }
    deal(&mut state, &["S01-1", "S02-1"]);
    state.frames.clear();
    state.frames.push(Frame::Marine(doom2004::frame::MarineStep::Declare));
    state
}

/// Exactly these cards in the invader's hand.
fn deal(state: &mut State, cards: &[&str]) {
    state.hand = cards.iter().map(|card| card.parse().unwrap()).collect();
    state.discard = InvaderCards::NONE;
    state.deck = InvaderCards::ALL.minus(state.hand).minus(state.at_work);
}

fn put(state: &mut State, kind: InvaderKind, x: i16, y: i16, shape: Shape) -> FigureId {
    let at = state.arena().space_at(x, y).unwrap();
    state.figures.add(Figure { kind, at, shape, ..Figure::default() }).unwrap()
}

/// The invader's turn, all areas revealed, doors as they are; nothing stands but the marines.
fn invasion() -> State {
    let mut state = table();
    state.turn.who = 2;
    state.turn.spawns = 1;
    state.revealed.0 = 0b11_1111;
    state.frames.clear();
    state.frames.push(Frame::Invader(InvaderStep::Menu));
    for id in (0..63).map(FigureId) {
        state.figures.remove(id);
    }
    state
}

fn activate(state: &mut State, id: FigureId) {
    let moves = state.figures.get(id).unwrap().kind.sheet().moves;
    state.frames.push(Frame::Activation(Activation {
        figure: id,
        moves,
        attacks: 1,
        begun: false,
        burned: false,
    }));
}

#[test]
fn before_the_action_is_declared() {
    let mut state = table();
    refuses(&state, "step N", "declare-first", "ACT-1");
    refuses(&state, "adrenaline", "no-adrenaline", "EQ-7");
    (state.marines[0].adrenaline, state.marines[0].fresh_adrenaline) = (1, 1);
    refuses(&state, "adrenaline", "adrenaline-fresh", "INT-37");
    refuses(&state, "play E06-1", "declare-first", "TIME-4");
}

#[test]
fn steps_of_marines() {
    let mut state = table();
    plays(&mut state, &["unload"]);
    refuses(&state, "step N", "no-points", "ACT-3");
    let mut state = table();
    plays(&mut state, &["advance"]);
    refuses(&state, "advance", "declared", "ACT-1");
    refuses(&state, "step 1N", "step-halves", "BIG-5");
    refuses(&state, "duct 13,2", "not-in-turn", "DUCT-1");
    plays(&mut state, &["step E", "step E"]);
    refuses(&state, "step E", "step-door", "DOOR-2");
    plays(&mut state, &["step N"]);
    refuses(&state, "step NE", "step-wall", "MOVE-2");
    refuses(&state, "step E", "step-wall", "MOVE-8");
    put(&mut state, InvaderKind::Zombie, 2, 0, Shape::One);
    refuses(&state, "step W", "step-enemy", "MOVE-4");
    plays(&mut state, &["step S"]);
    refuses(&state, "step W", "no-points", "ACT-4");
    // With one point he cannot pass his mate.
    let mut state = table();
    plays(&mut state, &["advance", "step W", "step E", "step W"]);
    state.marines[1].place = state.marines[0].place;
    let mate = state.arena().space_at(1, 1).unwrap();
    state.marines[1].place = doom2004::state::Place::On(mate);
    refuses(&state, "step E", "step-friend", "INT-24");
}

#[test]
fn doors_and_exits() {
    let mut state = table();
    plays(&mut state, &["sprint"]);
    refuses(&state, "door 1", "door-far", "DOOR-3");
    refuses(&state, "door 4", "no-door", "DOOR-1");
    refuses(&state, "door 60", "no-door", "DOOR-1");
    refuses(&state, "leave 6", "no-exit", "WIN-2");
    refuses(&state, "teleport 3,3", "no-teleporter", "TELE-1");
    plays(&mut state, &["step E", "step E"]);
    (state.jammed.0, state.smashed.0) = (1, 0);
    refuses(&state, "door 1", "door-jammed", "DOOR-3");
    (state.jammed.0, state.smashed.0, state.closed.0) = (0, 1, state.closed.0 & !1);
    refuses(&state, "door 1", "door-smashed", "INT-43");
    state.revealed.0 = 0b11_1111;
    state.smashed.0 = 0;
    put(&mut state, InvaderKind::HellKnight, 3, 1, Shape::Quad);
    let at = state.arena().space_at(3, 0).unwrap();
    state.marines[0].place = doom2004::state::Place::On(state.arena().space_at(4, 1).unwrap());
    state.figures.remove(FigureId(0));
    put(&mut state, InvaderKind::HellKnight, 3, 1, Shape::Quad);
    refuses(&state, "door 1", "door-straddled", "DOOR-5");
    state.marines[0].place = doom2004::state::Place::On(at);
    refuses(&state, "leave 6", "exit-far", "WIN-2");
    state.marines[0].place = doom2004::state::Place::On(state.arena().space_at(7, 8).unwrap());
    refuses(&state, "door 6", "door-locked", "DOOR-6");
    refuses(&state, "leave 6", "exit-locked", "WIN-2");
    state.keys.0 = 1;
    refuses(&state, "leave 6", "exit-closed", "DOOR-2");
    (state.closed.0, state.turn.moves, state.turn.extra) = (0, 0, 0);
    refuses(&state, "leave 6", "no-points", "WIN-2");
}

#[test]
fn equipment_and_orders() {
    let mut state = table();
    plays(&mut state, &["ready"]);
    refuses(&state, "take shotgun", "not-here", "EQ-1");
    refuses(&state, "take-item 1", "not-here", "EQ-1");
    refuses(&state, "give p1 bullets", "give-whom", "EQ-2");
    refuses(&state, "give p2 shotgun", "give-what", "EQ-4");
    refuses(&state, "order heal", "order-heal", "ORD-HEAL");
    refuses(&state, "drop", "nothing-to-drop", "ORD-1");
    refuses(&state, "heal p2", "no-heal", "ORD-HEAL");
    refuses(&state, "fire pistol aimed", "no-aim", "ORD-AIM");
    plays(&mut state, &["order guard"]);
    refuses(&state, "order aim", "order-placed", "ORD-1");
    plays(&mut state, &["step W"]);
    refuses(&state, "fire pistol", "no-attacks", "INT-38");
    let mut state = table();
    state.marines[0].order = Some(OrderKind::Dodge);
    plays(&mut state, &["ready"]);
    refuses(&state, "order aim", "order-held", "ORD-1");
    plays(&mut state, &["fire pistol", "at 1,0"]);
    refuses(&state, "door 1", "no-points", "INT-38");
    refuses(&state, "give p2 bullets", "no-points", "INT-38");
    let mut state = table();
    plays(&mut state, &["advance"]);
    refuses(&state, "order aim", "order-ready", "ACT-5");
    refuses(&state, "adrenaline", "adrenaline-late", "EQ-7");
    state.marines[1].place = doom2004::state::Place::On(state.arena().space_at(2, 4).unwrap());
    refuses(&state, "give p2 bullets", "give-far", "INT-17");
    state.marines[0].order = Some(OrderKind::Heal);
    refuses(&state, "heal p2", "heal-far", "INT-17");
    refuses(&state, "heal p1", "heal-full", "ORD-HEAL");
    let here = state.marines[0].space().unwrap();
    let thing = doom2004::state::Thing::Token(doom2004::TokenKind::Health);
    state.floor.push(doom2004::state::Lying { at: here, thing });
    refuses(&state, "take health", "full-health", "EQ-5");
}

#[test]
fn weapons_and_targets() {
    let mut state = table();
    plays(&mut state, &["advance"]);
    refuses(&state, "fire bfg", "no-weapon", "ATK-1");
    refuses(&state, "fire grenade", "no-ammo", "ATK-1");
    state.marines[0].berserk = 2;
    refuses(&state, "fire pistol", "berserk", "EQ-8");
    state.marines[0].berserk = 0;
    plays(&mut state, &["fire pistol"]);
    refuses(&state, "done", "choose-target", "ATK-1");
    refuses(&state, "at 1,1", "target-own", "ATK-8");
    refuses(&state, "at 1,2", "target-friend", "ATK-8");
    refuses(&state, "at 99,99", "no-space", "ATK-8");
    refuses(&state, "at 1,4", "target-sight", "LOS-2");
    refuses(&state, "at 1,0 f1", "figure-not-here", "INT-20");
    let mut state = table();
    state.marines[0].ammo = [1, 1, 1];
    plays(&mut state, &["advance", "fire fist"]);
    refuses(&state, "at 3,3", "target-far", "MELEE-1");
    let mut state = table();
    state.marines[0].ammo = [1, 1, 1];
    state.marines[0].place = state.marines[1].place;
    plays(&mut state, &["sprint"]);
    refuses(&state, "fire pistol", "no-attacks", "ACT-2");
    refuses(&state, "done", "move-on", "MOVE-3");
    state.turn.attacks = 1;
    refuses(&state, "fire pistol", "attack-sharing", "MOVE-7");
    // Hidden and missing spaces are refused alike.
    let mut state = table();
    state.marines[0].ammo = [1, 1, 1];
    plays(&mut state, &["advance", "fire grenade"]);
    assert_eq!(refusal(&state, "at 5,1"), refusal(&state, "at 55,1"));
}

#[test]
fn the_invader_at_the_table() {
    let mut state = invasion();
    deal(&mut state, &["S01-1", "S02-1", "E04-1", "E06-1", "E11-1", "E07-1"]);
    refuses(&state, "spawn S03-1 1", "not-in-hand", "INV-4");
    refuses(&state, "spawn S01-1 2", "spawn-side", "SPAWN-1");
    refuses(&state, "spawn E04-1 1", "no-spawn-card", "INV-4");
    refuses(&state, "play S01-1", "no-event-card", "INV-4");
    refuses(&state, "play E06-1", "time-before-turn", "TIME-4");
    refuses(&state, "play E07-1", "time-activation", "INV-5");
    refuses(&state, "play E11-1", "event-no-object", "INV-3");
    refuses(&state, "discard E11-1", "no-discard", "INT-46");
    refuses(&state, "activate f1", "no-figure", "INV-5");
    refuses(&state, "step N", "invader-menu", "MOVE-1");
    let id = put(&mut state, InvaderKind::Zombie, 9, 1, Shape::One);
    state.turn.active = true;
    refuses(&state, "play E04-1", "time-start", "TIME-3");
    refuses(&state, "spawn S01-1 1", "spawn-late", "INV-4");
    (state.turn.active, state.turn.spawns) = (false, 0);
    refuses(&state, "spawn S01-1 1", "spawn-once", "INV-4");
    activate(&mut state, id);
    plays(&mut state, &["done"]);
    let mut acted = *state.figures.get(id).unwrap();
    acted.acted = true;
    state.figures.remove(id);
    state.figures.add(acted);
    refuses(&state, "activate f1", "acted", "INV-5");
    state.frames.clear();
    state.frames.push(Frame::Invader(InvaderStep::Discard));
    refuses(&state, "play E04-1", "discard-first", "INT-46");
    refuses(&state, "discard S10-1", "not-in-hand", "INV-1");
}

#[test]
fn placing_a_spawn_card() {
    let mut state = invasion();
    plays(&mut state, &["spawn S01-1 1"]);
    refuses(&state, "done", "place", "SPAWN-1");
    refuses(&state, "put 99,99 one", "no-space", "SPAWN-6");
    refuses(&state, "put 9,1 quad", "put-shape", "BIG-1");
    refuses(&state, "put 1,1 one", "put-taken", "SPAWN-6");
    refuses(&state, "put 2,2 one", "put-seen", "SPAWN-2");
    let id = put(&mut state, InvaderKind::Zombie, 20, 8, Shape::One);
    refuses(&state, &format!("remove {id}"), "remove-available", "SPAWN-4");
    for x in 0..7 {
        put(&mut state, InvaderKind::Zombie, 15 + x, 9, Shape::One);
    }
    refuses(&state, "put 9,1 one", "put-none", "SPAWN-4");
    let imp = put(&mut state, InvaderKind::Imp, 20, 7, Shape::One);
    refuses(&state, &format!("remove {imp}"), "remove-kind", "SPAWN-4");
}

#[test]
fn an_active_invader() {
    let mut state = invasion();
    let knight = put(&mut state, InvaderKind::HellKnight, 14, 6, Shape::Quad);
    activate(&mut state, knight);
    refuses(&state, "step SW", "step-wall", "BIG-8");
    refuses(&state, "duct 19,6", "duct-scurry", "DUCT-1");
    refuses(&state, "door 6", "door-invader", "DOOR-6");
    refuses(&state, "door 1", "door-far", "DOOR-3");
    refuses(&state, "teleport 1,1", "teleporter-marines", "TELE-1");
    refuses(&state, "strike", "no-target", "INT-18");
    refuses(&state, "fire pistol", "activation", "ORD-GUARD");
    let demon = put(&mut state, InvaderKind::Demon, 18, 9, Shape::Across);
    state.frames.pop();
    activate(&mut state, demon);
    refuses(&state, "step N", "step-demon", "BIG-7");
    plays(&mut state, &["step 2E", "step 2E", "step 2E", "step 2E"]);
    refuses(&state, "step 2E", "no-moves", "MOVE-1");
    let trite = put(&mut state, InvaderKind::Trite, 19, 6, Shape::One);
    state.frames.pop();
    activate(&mut state, trite);
    refuses(&state, "duct 20,6", "duct-end", "DUCT-1");
    state.marines[0].place = doom2004::state::Place::On(state.arena().space_at(13, 2).unwrap());
    refuses(&state, "duct 13,2", "duct-held", "DUCT-1");
    refuses(&state, "step NE", "step-wall", "MOVE-9");
}

#[test]
fn coming_back() {
    let mut state = table();
    state.marines[0].place = doom2004::state::Place::Fallen(state.arena().space_at(1, 1).unwrap());
    state.frames.clear();
    state.frames.push(Frame::Marine(doom2004::frame::MarineStep::Respawn));
    refuses(&state, "sprint", "respawn-first", "FRAG-3");
    refuses(&state, "respawn 1,2", "respawn-taken", "FRAG-3");
    refuses(&state, "respawn 1,0", "respawn-distance", "INT-36");
    refuses(&state, "respawn 9,1", "no-space", "FRAG-3");
}

#[test]
fn a_marine_in_a_window() {
    let mut state = invasion();
    let zombie = put(&mut state, InvaderKind::Zombie, 2, 1, Shape::One);
    state.marines[0].order = Some(OrderKind::Guard);
    activate(&mut state, zombie);
    plays(&mut state, &["step N"]);
    assert_eq!(Doom2004::decision(&state).unwrap().seat, Seat(0));
    refuses(&state, "fire bfg", "no-weapon", "INT-8");
    refuses(&state, "heal p1", "no-heal", "ORD-HEAL");
    refuses(&state, "step N", "window-marine", "MOVE-1");
    state.marines[0].berserk = 2;
    refuses(&state, "fire pistol", "berserk", "INT-10");
}

#[test]
fn a_game_that_is_over() {
    let mut state = table();
    state.winner = Some(doom2004::place::Winner::Marines);
    let refusal = Doom2004::may(&state, Action::Done).unwrap_err();
    assert!(refusal.cites("D04-WIN-4"), "{refusal}");
    GIVEN.with_borrow_mut(|given| given.push(refusal));
}

/// The scenes above.
const SCENES: [fn(); 11] = [
    before_the_action_is_declared,
    steps_of_marines,
    doors_and_exits,
    equipment_and_orders,
    weapons_and_targets,
    the_invader_at_the_table,
    placing_a_spawn_card,
    an_active_invader,
    coming_back,
    a_marine_in_a_window,
    a_game_that_is_over,
];

#[test]
fn every_reason_is_given_and_has_words() {
    let (mut unheard, mut ear) = (Unheard::of::<Doom2004>(), Ear::default());
    let mut hear = |refusal: &Refusal| {
        ear.hear_refusal(refusal);
        unheard.hear(refusal);
    };
    // Plenty of weapons, so that all kinds of attacks happen.
    let armed = |state: &mut State| {
        for marine in &mut state.marines {
            marine.weapons = [WeaponKind::ChainGun, WeaponKind::Chainsaw].into_iter().collect();
            marine.ammo = [9; 3];
        }
    };
    let is_fight = |action| matches!(action, Action::Fire(..) | Action::Strike | Action::Play(_));
    provoke::<Doom2004>(144, 800, 16, armed, is_fight, |_, _, refusal, _| hear(refusal));
    explain::<Doom2004>(24, is_fight, |no| hear(&no.refusal)).unwrap_or_else(|breach| panic!("{breach}"));
    SCENES.iter().for_each(|scene| scene());
    GIVEN.take().iter().chain(&crate::rules::rare::refusals()).for_each(&mut hear);
    assert!(unheard.left().is_empty(), "never given:\n{}", unheard.left().join("\n"));
}
