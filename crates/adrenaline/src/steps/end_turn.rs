//! The end of a turn, step by step, and the step into frenzy or the end of the game.

use borsh::BorshSerialize;
use engine::{Events, Seat};
use serde::{Deserialize, Serialize};

use super::{Frame, PlaceBot, Problem, Spawn, Step, demand_actor};
use crate::rules::{damage, dealing, scoring, targets, turns};
use crate::state::Frenzy;
use crate::{Cause, Ending, Event, State, TagCause};

/// The turn is being wound up (ADR-TURN-2, ADR-DOM-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndTurn {
    /// How far it is.
    pub step: WindUp,
}

/// The steps of winding up a turn, in order (ADR-DOM-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WindUp {
    /// Domination: tag and strike back.
    Tag,
    /// Score the killed boards, in the order of the killshots.
    Score,
    /// Everybody killed appears again.
    Respawn,
    /// Tiles and weapons are dealt; the next turn begins.
    Refill,
}

impl Step for EndTurn {
    /// Tag, strike back, score, respawn, refill; the reload lies on top of all (ADR-DOM-15).
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        match self.step {
            WindUp::Tag => {
                tag_and_strike_back(state, events);
                next_step(state, WindUp::Score);
            }
            WindUp::Score => score_next(state, events),
            WindUp::Respawn => respawn_next(state, events),
            WindUp::Refill => close_turn(state, events),
        }
        true
    }

    fn bears(self, above: Frame) -> bool {
        match self.step {
            WindUp::Tag => above == Frame::Reload,
            WindUp::Score => matches!(above, Frame::Track(_)),
            WindUp::Respawn => matches!(above, Frame::Spawn(_)),
            WindUp::Refill => matches!(above, Frame::PlaceBot(_)),
        }
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        demand_actor(state)
    }
}

fn next_step(state: &mut State, step: WindUp) {
    state.turn.handled = 0;
    state.frames.clear();
    state.push(Frame::EndTurn(EndTurn { step }));
}

/// Domination: who ends the turn alone on a spawnpoint tags it, and is struck in any case (ADR-DOM-7, ADR-DOM-8). Any
/// other figure there counts, and nobody else tags or is struck (ADR-DOM-18). It can be the
/// 11th damage but not the 12th, for nothing else hurts the active player; that board is scored last (ADR-DOM-20).
fn tag_and_strike_back(state: &mut State, events: &mut impl Events<Event>) {
    let who = state.turn.seat;
    let at = state.actor().square;
    if !state.setup.domination || !state.actor().seasoned {
        return;
    }
    let Some(colour) = state.board().spawn_on(at) else { return };
    if targets::on(state, at.bit()).is_empty() {
        damage::tag(state, who, colour, TagCause::TurnEnd, events);
    }
    damage::hurt(state, who, who, 1, Cause::StrikeBack, events);
}

/// Score the next killed board, the active player's own too (ADR-KILL-5); afterwards see whether the game goes on: sudden
/// death ends it now (ADR-SUDDEN-1).
fn score_next(state: &mut State, events: &mut impl Events<Event>) {
    let who = state.turn.seat;
    if let Some(&victim) = state.turn.killed.get(usize::from(state.turn.handled)) {
        state.turn.handled += 1;
        return scoring::score_killed(state, victim, events);
    }
    // ADR-SCORE-8, ADR-BOT-10, ADR-TUR-9, ADR-DOM-10: others killed in this turn, by whomever.
    if state.turn.killed.iter().filter(|&&v| v != who).count() > 1 {
        state.actor_mut().points += 1;
        events.put(|| Event::DoubleKill { who });
    }
    state.actor_mut().seasoned = true;
    let last_turn = match state.frenzy {
        Some(frenzy) => frenzy.turns_left == 0,
        None => state.setup.ending == Ending::SuddenDeath && turns::is_last_round_due(state),
    };
    if last_turn {
        // Respawn and refill are skipped (ADR-END-5).
        scoring::final_scoring(state, events);
    } else {
        next_step(state, WindUp::Respawn);
    }
}

/// Killed players appear in the order of their deaths, one after the other (ADR-SPAWN-4), the bot last (ADR-KILL-3,
/// ADR-BOT-15).
fn respawn_next(state: &mut State, events: &mut impl Events<Event>) {
    let people = state.turn.killed.iter().filter(|&&v| !state.is_bot(v)).nth(usize::from(state.turn.handled));
    if let Some(&victim) = people {
        state.turn.handled += 1;
        // One card more, however many are held, and any of them may decide (ADR-SPAWN-3, ADR-SPAWN-5).
        dealing::draw_powerup(state, victim, events);
        return state.push(Frame::Spawn(Spawn { who: victim }));
    }
    next_step(state, WindUp::Refill);
    if state.bot().is_some_and(|bot| state.turn.killed.contains(&bot)) {
        // The new holder of the bot card chooses (ADR-BOT-11).
        state.push(Frame::PlaceBot(PlaceBot { by: state.next_player() }));
    }
}

/// Deal what is missing, only now (ADR-REFILL-6); the next turn begins, perhaps the first of the last round (ADR-TURN-2,
/// ADR-FRENZY-3). Full spawnpoint tracks are looked at here, too (ADR-DOM-19).
fn close_turn(state: &mut State, events: &mut impl Events<Event>) {
    dealing::refill(state, events);
    if state.frenzy.is_none() && turns::is_last_round_due(state) {
        begin_frenzy(state, events);
    }
    let (next, number) = (state.next_player(), state.turn.number + 1);
    turns::begin_turn(state, next, number, events);
}

/// Boards without damage flip, the bot's too (ADR-BOT-12); everybody has one more turn (ADR-FRENZY-4, ADR-FRENZY-5,
/// ADR-FRENZY-12). The active player has triggered it, whoever died (ADR-TUR-15).
fn begin_frenzy(state: &mut State, events: &mut impl Events<Event>) {
    let trigger = state.turn.seat;
    state.frenzy = Some(Frenzy { trigger, turns_left: state.setup.players });
    events.put(|| Event::FrenzyBegan { trigger });
    for who in (0..state.figures.len() as u8).map(Seat) {
        if state.figure(who).damage.is_empty() {
            turns::flip(state, who, events);
        }
    }
}
