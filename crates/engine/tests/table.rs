//! The table: checked actions, undo and its barriers, going back in the log, scripts.

use engine::example::{Action, Card, Duel, Event, Setup, State};
use engine::{Game, ScriptError, Seat, Start, StartError, Table};

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);

fn table() -> Table<Duel> {
    Table::new(Start::New { setup: Setup::default(), seed: 5 }).unwrap()
}

/// The same table with known hands: p1 holds two cigars, p2 a dodge and a coin.
fn dealt() -> Table<Duel> {
    let mut state = table().state().clone();
    state.hands[0] = [0, 2, 0];
    state.hands[1] = [1, 0, 1];
    state.deck = [4, 3, 4];
    Table::new(Start::Position(state)).unwrap()
}

fn undo_code(table: &mut Table<Duel>, seat: Seat) -> String {
    let before = table.hash();
    let refusal = table.undo(seat).unwrap_err();
    assert_eq!(table.hash(), before);
    refusal.code().to_owned()
}

#[test]
fn an_illegal_action_is_refused_and_changes_nothing() {
    let mut table = table();
    let before = table.hash();
    assert!(table.apply(P1, Action::Dodge).unwrap_err().cites("DUEL-DODGE-1"));
    assert_eq!(table.apply(P2, Action::Aim).unwrap_err().code(), "refusal-not-your-decision");
    assert_eq!(table.hash(), before);
    assert!(table.log().is_empty());
}

#[test]
fn a_set_up_or_a_position_that_cannot_be_played_is_refused() {
    let setup = Setup { players: 1, hearts: 3 };
    assert!(matches!(Table::<Duel>::new(Start::New { setup, seed: 1 }), Err(StartError::Refused(_))));
    let mut state: State = table().state().clone();
    state.deck[0] += 1;
    state.aim[1] = 9;
    let Err(StartError::Faulty(faults)) = Table::<Duel>::new(Start::Position(state)) else {
        panic!("a sixth dodge");
    };
    let places: Vec<_> = faults.iter().map(|fault| fault.place.as_str()).collect();
    assert_eq!(places, ["hands", "aim[1]"]);
}

#[test]
fn ones_own_actions_can_be_taken_back_one_by_one() {
    let mut table = dealt();
    let start = table.hash();
    assert_eq!(undo_code(&mut table, P1), "refusal-undo-nothing");
    table.apply(P1, Action::Aim).unwrap();
    let aimed = table.hash();
    table.apply(P1, Action::Aim).unwrap();
    // The turn has passed, but nobody has done anything in it.
    table.undo(P1).unwrap();
    assert_eq!(table.hash(), aimed);
    table.undo(P1).unwrap();
    assert_eq!(table.hash(), start);
    assert!(table.log().is_empty());
}

#[test]
fn undo_stops_at_luck() {
    let mut table = dealt();
    table.apply(P1, Action::Draw).unwrap();
    assert_eq!(undo_code(&mut table, P1), "refusal-undo-revealed");
}

#[test]
fn undo_stops_at_scripted_luck() {
    let mut table = dealt();
    table.script(&["die-1"]).unwrap();
    table.apply(P1, Action::Fire(P2)).unwrap();
    assert_eq!(undo_code(&mut table, P1), "refusal-undo-revealed");
}

#[test]
fn undo_stops_at_a_card_that_was_shown() {
    let mut table = dealt();
    table.apply(P1, Action::Toss(Card::Cigar)).unwrap();
    assert_eq!(undo_code(&mut table, P1), "refusal-undo-revealed");
}

#[test]
fn undo_stops_at_another_seats_action() {
    let mut table = dealt();
    table.apply(P1, Action::Aim).unwrap();
    table.apply(P1, Action::Aim).unwrap();
    table.apply(P2, Action::Aim).unwrap();
    assert_eq!(undo_code(&mut table, P1), "refusal-undo-other");
    table.undo(P2).unwrap();
    // And with that the way is free again.
    table.undo(P1).unwrap();
}

#[test]
fn undo_stops_at_a_script() {
    let mut table = dealt();
    table.apply(P1, Action::Aim).unwrap();
    table.script(&["die-1"]).unwrap();
    assert_eq!(undo_code(&mut table, P1), "refusal-undo-other");
}

#[test]
fn scripted_results_come_first() {
    let mut table = dealt();
    table.script(&["coin", "die-6"]).unwrap();
    let events = table.apply(P1, Action::Draw).unwrap();
    assert_eq!(events, [Event::Drew { seat: P1, card: Some(Card::Coin) }]);
    let events = table.apply(P1, Action::Fire(P2)).unwrap();
    assert_eq!(events, [Event::Fired { seat: P1, target: P2, die: 6, hit: true }]);
    assert_eq!(Duel::decision(table.state()).map(|d| (d.seat, d.secret)), Some((P2, true)));
    assert_eq!(table.apply(P2, Action::Dodge).unwrap(), [Event::Dodged { seat: P2 }]);
    assert_eq!(Duel::chance(table.state()).misfits(), 0);
}

#[test]
fn a_script_that_makes_no_sense_is_refused() {
    let mut table = dealt();
    let before = table.hash();
    for name in ["die-7", "ace", "", "two words", "die-1\nend 0"] {
        assert!(matches!(table.script(&["die-1", name]), Err(ScriptError::Unknown(_))), "{name}");
    }
    assert!(matches!(table.script(&["die-1"; 31]), Err(ScriptError::Full(_))));
    table.script(&[""; 0]).unwrap();
    assert_eq!((table.hash(), table.log().len()), (before, 0));
}

#[test]
fn every_earlier_state_can_be_seen_again() {
    let mut table =
        Table::<Duel>::new(Start::New { setup: Setup { players: 4, hearts: 5 }, seed: 9 }).unwrap();
    let mut hashes = vec![table.hash()];
    let mut events = Vec::new();
    let mut luck = engine::Chance::seeded(1);
    while let Some(decision) = Duel::decision(table.state()) {
        let mut legal = Vec::new();
        Duel::legal(table.state(), &mut legal);
        let action = legal[luck.below(legal.len() as u32) as usize];
        events.push(table.apply(decision.seat, action).unwrap());
        hashes.push(table.hash());
    }
    assert!(table.is_over() && table.outcome().is_some());
    assert!(table.log().len() > 40, "the game should pass a snapshot");
    for (n, hash) in hashes.iter().enumerate() {
        assert_eq!(table.state_at(n).map(|state| Duel::hash(&state)), Some(*hash));
        assert_eq!(table.events_at(n), events.get(n).cloned());
    }
    assert_eq!(table.state_at(hashes.len()), None);
    let code = table.apply(P1, Action::Aim).unwrap_err();
    assert_eq!(code.code(), "refusal-game-over");
}

#[test]
fn undo_drops_the_snapshots_behind_it() {
    let mut table = dealt();
    // Shoot past each other until the turn that begins now has entries 31 and 32.
    while table.log().len() < 28 {
        let seat = Duel::decision(table.state()).unwrap().seat;
        let target = Seat(1 - seat.0);
        table.script(&["die-1"]).unwrap();
        table.apply(seat, Action::Fire(target)).unwrap();
    }
    table.script(&["die-1"]).unwrap();
    table.script(&["die-1"]).unwrap();
    let seat = Duel::decision(table.state()).unwrap().seat;
    let at_30 = table.hash();
    for _ in 0..3 {
        table.apply(seat, Action::Aim).unwrap();
        table.apply(seat, Action::Aim).unwrap();
        assert_eq!(table.log().len(), 32);
        table.undo(seat).unwrap();
        table.undo(seat).unwrap();
        assert_eq!(table.hash(), at_30);
    }
    table.apply(seat, Action::Aim).unwrap();
    table.script(&["die-2"]).unwrap();
    let at_32 = table.hash();
    table.apply(seat, Action::Fire(Seat(1 - seat.0))).unwrap();
    assert_eq!(table.state_at(32).map(|state| Duel::hash(&state)), Some(at_32));
}

#[test]
fn everybody_together_can_go_back_behind_anything() {
    let mut table = dealt();
    let before = table.hash();
    table.apply(P1, Action::Draw).unwrap();
    table.apply(P1, Action::Aim).unwrap();
    table.apply(P2, Action::Toss(Card::Coin)).unwrap();
    let after = table.hash();
    table.rewind(3);
    table.rewind(99);
    assert_eq!(table.hash(), after);
    table.rewind(0);
    assert_eq!((table.hash(), table.log().len()), (before, 0));
}

#[test]
fn what_is_taken_back_by_consent_brings_other_luck_the_next_time() {
    let fire = |table: &mut Table<Duel>| {
        table.apply(P1, Action::Fire(P2)).unwrap();
        (table.hash(), *Duel::chance(table.state()))
    };
    let mut table = dealt();
    let first = fire(&mut table);
    assert!(table.luck_since(0) && !table.luck_since(1));
    // The same dice again, for those who only look back.
    table.rewind(0);
    assert_eq!(fire(&mut table), first);
    let mut seen = vec![first.1];
    for turn in 1..20 {
        table.rewind_anew(0, turn);
        assert!(!table.luck_since(1));
        assert_eq!(table.may_undo(P1).unwrap_err().code(), "refusal-undo-other");
        let (_, luck) = fire(&mut table);
        assert!(!seen.contains(&luck), "turn {turn}");
        seen.push(luck);
    }
    // It is in the log, so a replay plays the same game.
    assert_eq!(table.log()[0].to_string(), "luck 19");
    let text = engine::replay::write(&table);
    let again = engine::replay::read::<Duel>(&text).unwrap().verify().unwrap();
    assert_eq!((again.hash(), again.log()), (table.hash(), table.log()));
    let other = text.replace("luck 19", "luck 18");
    assert!(engine::replay::read::<Duel>(&other).unwrap().verify().is_err());
}
