//! What is wrong with a position: every fault with its place and reason, so that one made by hand can be mended.
//!
//! A position without faults can be played on: nothing in the rules stumbles over it.

mod attacks;
mod board;
mod frames;

use engine::{Fault, Faults, Seat};

use crate::frame::Frame;
use crate::rule::*;
use crate::state::Thing;
use crate::{InvaderCards, MarineCards, State};

/// All faults of a position; none if it can be played on.
pub(crate) fn faults(state: &State) -> Vec<Fault> {
    let mut report = Faults::default();
    if let Err(refusal) = state.setup.check() {
        report.add_setup(refusal);
        return report.0;
    }
    let wanted = &state.setup.marines;
    if state.marines.len() != wanted.len()
        || state.marines.iter().zip(wanted).any(|(one, colour)| one.colour != *colour)
    {
        let colours: Vec<String> = wanted.iter().map(ToString::to_string).collect();
        report.add("marines", format!("the set-up asks for {}", colours.join(", ")), &[D04_SETUP_1]);
        return report.0;
    }
    masks(state, &mut report);
    if !report.is_empty() {
        return report.0;
    }
    board::marines(state, &mut report);
    board::figures(state, &mut report);
    board::floor(state, &mut report);
    cards(state, &mut report);
    turn(state, &mut report);
    attacks::attacks(state, &mut report);
    if report.is_empty() {
        board::overlaps(state, &mut report);
        // Frames are looked at only on a sound board: they lean on it.
        frames::frames(state, &mut report);
    }
    report.0
}

/// Sets of areas, doors, barrels, triggers and goals: nothing that the scenario does not have.
fn masks(state: &State, report: &mut Faults) {
    let arena = state.arena();
    let scenario = arena.scenario();
    let (areas, doors) = (scenario.areas.len(), arena.doors().len());
    let known = state.revealed.is_within(areas);
    report.unless(known, "revealed", format_args!("the scenario has {areas} areas"), &[D04_EXPL_1]);
    for (name, set) in [
        ("closed", state.closed),
        ("smashed", state.smashed),
        ("jammed", state.jammed),
        ("unlocked", state.unlocked),
    ] {
        report.unless(
            set.is_within(doors),
            name,
            format_args!("the scenario has {doors} doors"),
            &[D04_DOOR_1],
        );
    }
    let open = (state.closed & state.smashed).is_empty();
    report.unless(open, "closed", "a smashed door is open for good", &[D04_INT_43]);
    let shut = (state.jammed - state.closed).is_empty();
    report.unless(shut, "jammed", "a jammed door is closed", &[D04_DOOR_7]);
    report.unless(state.keys.is_within(3), "keys", "the keys are red, blue and yellow", &[D04_DOOR_6]);
    let barrels = arena.barrels().len();
    let known = state.burst.is_within(barrels);
    report.unless(known, "burst", format_args!("the map has {barrels} barrels"), &[D04_BAR_1]);
    let (triggers, goals) = (scenario.triggers.len(), scenario.goals.len());
    let known = state.fired.is_within(triggers);
    report.unless(known, "fired", format_args!("the scenario has {triggers} triggers"), &[D04_SETUP_10]);
    let known = state.met.is_within(goals);
    report.unless(known, "met", format_args!("the scenario has {goals} goals"), &[D04_WIN_1]);
    let limit = state.frag_limit().filter(|_| state.winner.is_none());
    let fine = limit.is_none_or(|limit| state.frags < limit);
    report.unless(fine, "frags", "the invader has won with so many frags", &[D04_WIN_1]);
}

/// Each of the 66 invader cards and of the marine cards is in one place.
fn cards(state: &State, report: &mut Faults) {
    let places = [state.deck, state.discard, state.hand, state.at_work];
    let all = places.iter().fold(InvaderCards::NONE, |all, place| all.or(*place));
    let count: u32 = places.iter().map(|place| place.len()).sum();
    let missing: Vec<String> = InvaderCards::ALL.minus(all).iter().map(|card| card.to_string()).collect();
    let text =
        format_args!("{} are missing: each card is in deck, discard, hand or at work", missing.join(", "));
    report.unless(missing.is_empty(), "deck", text, &[D04_COMP_4]);
    report.unless(count <= all.len(), "deck", "a card is in two places", &[D04_COMP_4]);
    report.unless(
        !state.deck.is_empty(),
        "deck",
        "an empty deck is made of the discards at once",
        &[D04_INV_2],
    );
    let difficulty = state.setup.difficulty;
    let draws = difficulty.draws(state.marines.len()).max(2 + difficulty.card().draws);
    let most = difficulty.card().hand + draws;
    let text = format_args!("{} cards; there can be {most} at most", state.hand.len());
    report.unless(state.hand.len() <= u32::from(most), "hand", text, &[D04_INV_1]);
    let used = state.frames.iter().filter_map(|frame| match frame {
        Frame::Event(event) => Some(event.card),
        Frame::Trap(trap) => Some(trap.card),
        Frame::Place(place) => Some(place.card),
        _ => None,
    });
    let (used, list): (InvaderCards, Vec<_>) = (used.clone().collect(), used.collect());
    let same = used == state.at_work && list.len() == used.len() as usize;
    report.unless(same, "at_work", "cards at work are those that a frame carries out", &[D04_INT_47]);
    let dealt = state.marines.iter().fold(MarineCards::NONE, |all, marine| all.or(marine.cards));
    let count: u32 = state.marines.iter().map(|marine| marine.cards.len()).sum();
    report.unless(count == dealt.len(), "marines", "two marines have the same card", &[D04_COMP_4]);
}

fn turn(state: &State, report: &mut Faults) {
    let turn = &state.turn;
    let marines = state.marines.len();
    let (last, invader) = (Seat(marines as u8 - 1), state.invader());
    let text = format_args!("the turn is that of {} to {last}, or {invader} for the invader", Seat(0));
    report.unless(usize::from(turn.who) <= marines, "turn.who", text, &[D04_ROUND_1]);
    report.unless(turn.round > 0, "turn.round", "rounds are counted from 1", &[D04_ROUND_1]);
    for (name, value, most, rule) in [
        ("turn.moves", turn.moves, 10, D04_ACT_2),
        ("turn.extra", turn.extra, 4 * board::TOKENS, D04_EQ_7),
        ("turn.attacks", turn.attacks, 2, D04_ACT_3),
        ("turn.dark", turn.dark, 8, D04_INV_3),
        ("turn.slow", turn.slow, 8, D04_INV_3),
        ("turn.spawns", turn.spawns, state.setup.difficulty.card().spawn_cards, D04_INV_4),
    ] {
        report.unless(value <= most, name, format_args!("{value} is too much: at most {most}"), &[rule]);
    }
    let waits = state.winner.is_some() || !state.frames.is_empty();
    report.unless(waits, "frames", "a running game waits for somebody", &[D04_ROUND_1]);
    // Whoever is the first to have won ends the game at once.
    let left = state.marines.iter().all(|marine| marine.place == crate::state::Place::Left);
    let fine = state.winner.is_some() || !left;
    report.unless(fine, "marines", "all marines have left: the game is over", &[D04_WIN_2]);
}

/// Is a thing one that can lie on the floor of this scenario?
fn is_thing(state: &State, thing: Thing) -> bool {
    let arena = state.arena();
    match thing {
        Thing::Token(token) => token.is_equipment(),
        Thing::Item(item) => item.index() < arena.scenario().items.len(),
        Thing::Encounter(id) => id.index() < arena.encounters().len(),
    }
}
