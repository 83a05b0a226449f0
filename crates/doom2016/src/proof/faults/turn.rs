//! Faults of numbers: the round, the initiative deck, the activation, progress.

use engine::Faults;

use crate::State;
use crate::initiative::{INVADER_CARDS, InitiativeCard};
use crate::rule::*;
use crate::state::Actor;
use crate::steps::sound::{MUCH, is_figure, is_place};

pub(super) fn round(state: &State, report: &mut Faults) {
    let round = &state.round;
    for (name, value, rule) in [
        ("round.burned", round.burned, D16_STA_5),
        ("round.spent", round.spent, D16_MIS_4),
        ("round.mark_dice", round.mark_dice, D16_EVT_1),
        ("frags", state.frags, D16_KIL_4),
        ("delivered", state.delivered, D16_MIS_3),
        ("progress", state.progress.into_iter().max().unwrap_or(0), D16_INT_38),
    ] {
        report.unless(value <= MUCH, name, format_args!("{value} is too much: at most {MUCH}"), &[rule]);
    }
    let marked = round.marked.is_none_or(|who| usize::from(who) < state.marines.len());
    report.unless(marked, "round.marked", "no such marine", &[D16_EVT_1]);
    initiative(state, report);
}

/// Cards of marines who play, and no more than there are (D16-STA-1, D16-STA-2).
fn initiative(state: &State, report: &mut Faults) {
    let deck = &state.round.initiative;
    let marines = state.marines.len();
    let plays = |card: InitiativeCard| match card {
        InitiativeCard::Marine(n) => usize::from(n) < marines,
        InitiativeCard::Invader => true,
    };
    let known = deck.top.iter().chain(&deck.bottom).all(|settled| plays(settled.card))
        && deck.rest[marines..4].iter().all(|&n| n == 0);
    if !known {
        return report.add("round.initiative", "a card of somebody who does not play", &[D16_STA_1]);
    }
    if deck.rest.iter().any(|&n| n > MUCH) {
        return report.add("round.initiative", "more cards than there are", &[D16_STA_2]);
    }
    let most = |card: InitiativeCard| match card {
        InitiativeCard::Marine(n) => state.rating(n).activations,
        InitiativeCard::Invader => INVADER_CARDS,
    };
    let all = state.marine_ids().map(InitiativeCard::Marine).chain([InitiativeCard::Invader]);
    let fine = all.into_iter().all(|card| deck.count(card) <= most(card));
    report.unless(fine, "round.initiative", "more cards than there are", &[D16_STA_2]);
}

pub(super) fn turn(state: &State, report: &mut Faults) {
    let turn = &state.turn;
    for (name, value) in [
        ("turn.mp", turn.mp),
        ("turn.mains", turn.mains),
        ("turn.trophies", turn.trophies),
        ("turn.unsteady", turn.unsteady),
        ("turn.climb", turn.climb),
        ("turn.open", turn.open.map_or(0, |open| open.fury.max(open.left))),
    ] {
        report.unless(value <= MUCH, name, format_args!("{value} is too much: at most {MUCH}"), &[D16_MAR_2]);
    }
    let marine = match turn.who {
        Actor::Marine(who) => Some(who),
        Actor::Nobody | Actor::Demons(_) => None,
    };
    let plays = marine.is_none_or(|who| usize::from(who) < state.marines.len());
    report.unless(plays, "turn.who", "no such marine", &[D16_ACT_1]);
    let fine = turn.figure.is_none() || matches!(turn.who, Actor::Demons(_));
    report.unless(fine, "turn.figure", "only demons of the active kind act", &[D16_ACT_2]);
    let figure = turn.figure.and_then(|id| state.demons.get(id));
    let fine = figure.is_none_or(|demon| turn.who == Actor::Demons(demon.kind));
    report.unless(fine, "turn.figure", "it is of another kind", &[D16_ACT_2]);
    let open = turn.open.is_none_or(|open| {
        let times = open.card.face().attack.map_or(0, |attack| attack.times);
        marine.is_some() && (1..=times).contains(&open.left)
    });
    report.unless(open, "turn.open", "that card has no such attack left", &[D16_MAR_9]);
    let fine = turn.pending.is_none_or(|n| usize::from(n) < turn.strikes.len());
    report.unless(fine, "turn.pending", "the demon has no such attack left", &[D16_DEM_1]);
    let last = turn.last.is_none_or(|who| is_figure(state, who));
    let there = turn.last_at.is_none_or(|at| is_place(state, at));
    report.unless(last && there, "turn.last", "no such figure or place", &[D16_ATK_1]);
    let waits = state.winner.is_some() || !state.frames.is_empty();
    report.unless(waits, "frames", "a running game waits for somebody", &[D16_RND_1]);
}
