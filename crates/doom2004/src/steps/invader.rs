//! The invader's turn from its start to its end (D04-INV-1 to D04-INV-6).

use borsh::BorshSerialize;
use engine::{Events, Message};
use serde::{Deserialize, Serialize};

use super::{Draw, Frame, MarineStep, Place, Problem, Step, Window, demand};
use crate::action::Who;
use crate::event::{Cause, Event};
use crate::frame::Moment;
use crate::reason::Reason;
use crate::rule::*;
use crate::rules::cards::may_play_in_turn;
use crate::rules::wounds::Blow;
use crate::state::{Doors, Figure, Turn};
use crate::{Action, EventTime, InvaderCard, State};

/// How far the invader's turn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum InvaderStep {
    /// Guard may interrupt.
    Begin,
    /// Cards are drawn.
    Draw,
    /// Cards are discarded down to the limit.
    Discard,
    /// Events, a spawn card, activations.
    Menu,
    /// The turn and the round end.
    End,
    /// The last chance to use a heal order.
    Close,
}

/// May a side of a spawn card be played (D04-INV-4, D04-SPAWN-1)?
fn may_spawn(state: &State, card: InvaderCard, side: u8) -> Result<(), Reason> {
    if !state.hand.has(card) {
        Err(Reason::NotHeldToSpawn)
    } else if !card.is_spawn() {
        Err(Reason::NoSpawnCard)
    } else if state.turn.active {
        Err(Reason::SpawnLate)
    } else if state.turn.spawns == 0 {
        Err(Reason::SpawnOnce)
    } else if usize::from(side) >= card.groups().len() {
        Err(Reason::SpawnSide)
    } else {
        Ok(())
    }
}

/// May this invader be activated (D04-INV-5, D04-INT-35)?
fn may_activate(figure: Option<&Figure>) -> Result<(), Reason> {
    match figure {
        Some(figure) if figure.acted => Err(Reason::Acted),
        Some(_) => Ok(()),
        None => Err(Reason::NoFigure),
    }
}

/// Events, spawn cards and activations, and the end of them.
fn list_menu(state: &State, actions: &mut Vec<Action>) {
    let timely = EventTime::StartOfInvaderTurn.cards().or(EventTime::InvaderTurn.cards());
    let events = state.hand.and(timely).iter();
    actions.extend(events.filter(|&card| may_play_in_turn(state, card).is_ok()).map(Action::Play));
    if state.turn.spawns > 0 && !state.turn.active {
        for card in state.hand.iter().filter(|card| card.is_spawn()) {
            let sides = (0..card.groups().len() as u8).filter(|&side| may_spawn(state, card, side).is_ok());
            actions.extend(sides.map(|side| Action::Spawn(card, side)));
        }
    }
    let ready = state.figures.iter().filter(|(_, figure)| may_activate(Some(figure)).is_ok());
    ready.for_each(|(id, _)| actions.push(Action::Activate(id)));
    actions.push(Action::Done);
}

impl Step for InvaderStep {
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        match self {
            InvaderStep::Discard => actions.extend(state.hand.iter().map(Action::Discard)),
            InvaderStep::Menu => list_menu(state, actions),
            InvaderStep::Begin | InvaderStep::Draw | InvaderStep::End | InvaderStep::Close => {}
        }
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match (self, action) {
            (InvaderStep::Discard, Action::Discard(card)) => {
                if state.hand.has(card) {
                    Ok(())
                } else {
                    Err(Reason::NotHeldToDiscard)
                }
            }
            (InvaderStep::Discard, _) => Err(Reason::DiscardFirst),
            (InvaderStep::Menu, Action::Discard(_)) => Err(Reason::NoDiscard),
            (InvaderStep::Menu, Action::Spawn(card, side)) => may_spawn(state, card, side),
            (InvaderStep::Menu, Action::Activate(id)) => may_activate(state.figures.get(id)),
            (InvaderStep::Menu, Action::Play(card)) => may_play_in_turn(state, card),
            (InvaderStep::Menu, Action::Done) => Ok(()),
            _ => Err(Reason::InvaderMenu),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Discard(card) => {
                state.hand.remove(card);
                state.discard.insert(card);
                events.put(|| Event::Discarded { card });
            }
            Action::Spawn(card, side) => {
                state.turn.spawns -= 1;
                state.hand.remove(card);
                state.at_work.insert(card);
                events.put(|| Event::Spawning { card, side: side + 1 });
                state.push(Frame::Place(Place { card, side, next: 0, reused: None }));
            }
            Action::Play(card) => state.play_event(card, events),
            Action::Activate(id) => {
                state.turn.active = true;
                state.activate(id, events);
            }
            // `done`: the turn ends.
            _ => end(state, events),
        }
    }
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        match self {
            InvaderStep::Begin => begin(state, events),
            InvaderStep::Draw => {
                state.set_top(Frame::Invader(InvaderStep::Discard));
                let (marines, difficulty) = (state.marines.len(), state.setup.difficulty);
                let draw_two = state.setup.draw_two;
                let left = if draw_two { 2 + difficulty.card().draws } else { difficulty.draws(marines) };
                state.push(Frame::Draw(Draw { left }));
            }
            InvaderStep::Discard => {
                if state.hand.len() > u32::from(state.setup.difficulty.card().hand) {
                    return false;
                }
                state.set_top(Frame::Invader(InvaderStep::Menu));
            }
            InvaderStep::Menu => return false,
            InvaderStep::Close => {
                state.set_top(Frame::Invader(InvaderStep::End));
                state.push(Frame::Window(Window { moment: Moment::LastHeal, stage: 1 }));
            }
            InvaderStep::End => end_round(state, events),
        }
        true
    }
    fn prompt(self, state: &State) -> Message {
        match self {
            InvaderStep::Discard => {
                let limit = state.setup.difficulty.card().hand;
                Message::new("d04-prompt-discard").with("n", state.hand.len() as u8).with("limit", limit)
            }
            InvaderStep::Menu => {
                let waiting = state.figures.iter().filter(|(_, figure)| !figure.acted).count() as u8;
                // Whether there is a card to be spawned with is nobody else's business.
                let spawning = state.turn.spawns > 0 && !state.turn.active;
                Message::new(if spawning { "d04-prompt-menu-spawn" } else { "d04-prompt-menu" })
                    .with("n", waiting)
            }
            _ => Message::new("d04-prompt-wait"),
        }
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        let menu = self == InvaderStep::Menu && action == Action::Done;
        menu.then(|| Message::new("d04-label-done-invaders"))
    }
    fn rests_on(self, _: Frame) -> bool {
        false
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        demand(state.is_invaders_turn(), "it is a marine's turn", D04_ROUND_1)
    }
}

fn begin(state: &mut State, events: &mut impl Events<Event>) {
    let spawns = state.setup.difficulty.card().spawn_cards;
    state.turn = Turn { round: state.turn.round, who: state.invader().0, spawns, ..Turn::default() };
    state.jammed = Doors::NONE;
    state.figures.iter_mut().for_each(|(_, figure)| figure.acted = false);
    state.marines.iter_mut().for_each(|marine| marine.quiet = None);
    let invader = state.invader();
    events.put(|| Event::Turn { who: invader });
    for id in state.figures.alive().iter() {
        let cells = state.footing(Who::Invader(id)).map_or(&[][..], |footing| state.arena().cells(footing));
        let in_goo = cells.iter().any(|&cell| state.is_goo(cell));
        state.figures.change(id, |figure| figure.in_goo = in_goo);
    }
    state.set_top(Frame::Invader(InvaderStep::Draw));
    // Before the draws events are open, those for the start of the turn excepted (D04-INT-46).
    state.push(Frame::Window(Window { moment: Moment::Between, stage: 0 }));
}

/// Invaders that stood in goo for the whole turn take a wound (D04-OBST-3, D04-INT-27).
fn end(state: &mut State, events: &mut impl Events<Event>) {
    state.set_top(Frame::Invader(InvaderStep::Close));
    for id in state.figures.alive().iter() {
        if state.figures.get(id).is_some_and(|figure| figure.in_goo) {
            state.wound_figure(id, Blow::sure(1, Cause::Goo), events);
        }
    }
}

/// The round is over (D04-INV-6): goals and timers, then the next one.
fn end_round(state: &mut State, events: &mut impl Events<Event>) {
    state.goals_at_end_of_round(events);
    if state.winner.is_some() {
        return;
    }
    let round = state.turn.round.saturating_add(1);
    state.turn = Turn { round, ..Turn::default() };
    state.set_top(Frame::Marine(MarineStep::Begin));
    state.begin_round(events);
}
