//! A turn: what adrenaline and frenzy make of its actions, how it begins, and when the last round has come.

use engine::{Events, Seat};

use super::dealing::draw_powerup;
use crate::rule::*;
use crate::state::Turn;
use crate::steps::{PlaceBot, Spawn};
use crate::{Colour, Event, Frame, State};

/// Tokens that fill a spawnpoint track (ADR-DOM-13).
const FULL_TRACK: u32 = 8;

/// How far the active player may move in each action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Limits {
    /// Steps of a run; 0 if there is no run.
    pub(crate) run: u8,
    /// Steps before a grab.
    pub(crate) grab: u8,
    /// Steps before a shot.
    pub(crate) shoot: u8,
    /// The rule that says so.
    pub(crate) rule: Rule,
}

/// What the active player's actions can do now (ADR-ADREN-1, ADR-ADREN-2, ADR-ADREN-3, ADR-FRENZY-1, ADR-FRENZY-2,
/// ADR-FRENZY-10). Judged anew for each action (ADR-ADREN-4), for a killed player too (ADR-TUR-14).
#[inline]
pub(crate) fn limits(state: &State) -> Limits {
    match state.frenzy {
        None => match state.actor().damage.len() {
            0..=2 => Limits { run: 3, grab: 1, shoot: 0, rule: ADR_ADREN_1 },
            3..=5 => Limits { run: 3, grab: 2, shoot: 0, rule: ADR_ADREN_2 },
            _ => Limits { run: 3, grab: 2, shoot: 1, rule: ADR_ADREN_3 },
        },
        Some(_) if two_actions(state, state.turn.seat) => {
            Limits { run: 4, grab: 2, shoot: 1, rule: ADR_FRENZY_1 }
        }
        Some(_) => Limits { run: 0, grab: 3, shoot: 2, rule: ADR_FRENZY_2 },
    }
}

/// Does this player have two actions? In frenzy only those who play before the first player (ADR-FRENZY-1,
/// ADR-FRENZY-2, ADR-FRENZY-6).
pub(crate) fn two_actions(state: &State, who: Seat) -> bool {
    state.frenzy.is_none_or(|frenzy| who > frenzy.trigger)
}

/// Begin a player's turn, the `number`-th of the game (ADR-TURN-1). Who has not entered yet does so now, in frenzy too
/// (ADR-SPAWN-6).
pub(crate) fn begin_turn(state: &mut State, seat: Seat, number: u32, events: &mut impl Events<Event>) {
    let actions = if two_actions(state, seat) { 2 } else { 1 };
    // The bot card starts with the second player (ADR-BOT-2).
    let bot_due = state.setup.bot && number > 0;
    state.turn = Turn { seat, number, actions, bot_due, ..Turn::default() };
    if let Some(frenzy) = &mut state.frenzy {
        frenzy.turns_left -= 1;
    }
    state.frames.clear();
    state.push(Frame::Menu);
    events.put(|| Event::TurnBegan { who: seat, actions });
    if !state.actor().square.is_on() {
        first_spawn(state, number == 0, events);
    }
}

/// A player's first turn: two cards, one of them decides where (ADR-SPAWN-1). The very first player places the
/// bot in between (ADR-BOT-2).
fn first_spawn(state: &mut State, opens_game: bool, events: &mut impl Events<Event>) {
    let who = state.turn.seat;
    draw_powerup(state, who, events);
    draw_powerup(state, who, events);
    state.push(Frame::Spawn(Spawn { who }));
    if opens_game && state.setup.bot {
        state.push(Frame::PlaceBot(PlaceBot { by: who }));
    }
}

/// Is the last skull gone, or are two spawnpoint tracks full (ADR-FRENZY-3, ADR-DOM-13)?
pub(crate) fn is_last_round_due(state: &State) -> bool {
    let full = |c: &&Colour| {
        let tokens: u32 = state.spawn_tracks[c.index()].iter().map(|&n| u32::from(n)).sum();
        tokens >= FULL_TRACK
    };
    state.skulls_left == 0 || (state.setup.domination && Colour::ALL.iter().filter(full).count() >= 2)
}

/// Turn a player board to its frenzy side: skulls go, marks and ammo stay (ADR-FRENZY-5).
pub(crate) fn flip(state: &mut State, who: Seat, events: &mut impl Events<Event>) {
    let figure = state.figure_mut(who);
    figure.skulls = 0;
    if !figure.flipped {
        figure.flipped = true;
        events.put(|| Event::Flipped { who });
    }
}
