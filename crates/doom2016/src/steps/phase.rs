//! The steps of a round: threat card, initiative deck, event cards, argent, the activations and the end (D16-STA-1 to
//! D16-STA-7, D16-ACT-1).

use borsh::BorshSerialize;
use engine::{Events, Message};
use serde::{Deserialize, Serialize};

use super::{Charge, Frame, MarineStep, Portals, Step};
use crate::action::Who;
use crate::event::{Ending, Event};
use crate::initiative::InitiativeCard;
use crate::reason::{Reason, allow};
use crate::state::{Actor, Turn};
use crate::threat::Summons;
use crate::{Action, EventCard, EventCards, Moment, Side, State};

/// Event cards that the invader holds after drawing (D16-STA-4).
const HAND: u32 = 6;
/// Event cards that may be discarded for argent in a round (D16-STA-5).
const BURNS: u8 = 3;

/// A step of a round (D16-STA-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The threat card summons.
    Threat,
    /// The initiative deck is built.
    Deck,
    /// The invader draws, and may discard for argent.
    Events,
    /// The invader has discarded enough.
    Burn,
    /// The activation phase begins.
    Begin,
    /// The next initiative card is about to be revealed.
    Next,
    /// It is revealed.
    Reveal,
    /// The round ends.
    End,
}

/// Of cards of one name the first stands for all.
fn is_first(hand: EventCards, card: EventCard) -> bool {
    !hand.iter().take_while(|&other| other != card).any(|other| other.same_name(card))
}

impl Step for Phase {
    fn question(self, _: &State) -> Reason {
        Reason::Burn
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        let hand = state.invader.hand;
        actions.extend(hand.iter().filter(|&card| is_first(hand, card)).map(Action::Burn));
        actions.push(Action::Done);
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match action {
            Action::Burn(card) => {
                allow(state.invader.hand.has(card), Reason::BurnNotInHand)?;
                allow(is_first(state.invader.hand, card), Reason::BurnTwin)
            }
            Action::Done => Ok(()),
            _ => Err(Reason::Burn),
        }
    }
    /// An event card is discarded for argent, or no more (D16-STA-5).
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let Action::Burn(card) = action else {
            return state.set_top(Frame::Phase(Phase::Begin));
        };
        state.invader.hand.remove(card);
        state.invader.discard.insert(card);
        state.round.burned += 1;
        events.put(|| Event::Burned { card });
        let on = state.chargeable_kinds();
        state.push(Frame::Charge(Charge { left: 1, on, invasion: true, moved: false }));
    }
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        match self {
            // Before the initiative deck is built, so that it counts the new kinds (D16-STA-6).
            Phase::Threat => {
                let stock = matches!(
                    state.arena().mission().threat.map(|kind| kind.card().summons),
                    Some(Summons::Stock(_))
                );
                let of = state.usable_portals();
                state.set_top(Frame::Phase(Phase::Deck));
                if stock && !of.is_empty() {
                    state.push(Frame::Portals(Portals::free(of)));
                }
                true
            }
            Phase::Deck => {
                state.build_deck(events);
                state.set_top(Frame::Phase(Phase::Events));
                state.push_window(Moment::DeckBuilt, Who::NOBODY);
                true
            }
            Phase::Events => {
                // Demon cards are readied (D16-STA-3). A hand of more than six stays as it is (D16-EVT-3).
                state.invader.cards.iter_mut().for_each(|card| card.exhausted = false);
                let missing = HAND.saturating_sub(state.invader.hand.len());
                state.draw_events(missing as u8, events);
                state.set_top(Frame::Phase(Phase::Burn));
                true
            }
            Phase::Burn => {
                let may = !state.is_tutorial()
                    && state.round.burned < BURNS
                    && !state.invader.hand.is_empty()
                    && state.argent_left() > 0;
                if may {
                    return false;
                }
                state.set_top(Frame::Phase(Phase::Begin));
                true
            }
            Phase::Begin => {
                state.round.active = true;
                state.set_top(Frame::Phase(Phase::Next));
                state.push_window(Moment::PhaseStart, Who::NOBODY);
                true
            }
            Phase::Next => {
                state.turn = Turn::default();
                if state.round.initiative.is_empty() {
                    state.set_top(Frame::Phase(Phase::End));
                } else {
                    state.set_top(Frame::Phase(Phase::Reveal));
                    state.push_window(Moment::BeforeInitiative, Who::NOBODY);
                }
                true
            }
            Phase::Reveal => {
                state.set_top(Frame::Phase(Phase::Next));
                reveal_initiative(state, events);
                true
            }
            Phase::End => {
                end_round(state, events);
                true
            }
        }
    }
    fn prompt(self, state: &State) -> Message {
        match self {
            Phase::Burn => Message::new("d16-prompt-burn").with("n", state.round.burned),
            _ => Message::new("d16-prompt-wait"),
        }
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        (action == Action::Done).then(|| Message::new("d16-label-done-burn"))
    }
    fn lies_on(self, below: Frame) -> bool {
        matches!(below, Frame::Round)
    }
}

/// The top initiative card is revealed and resolved (D16-ACT-1).
fn reveal_initiative(state: &mut State, events: &mut impl Events<Event>) {
    let Some(card) = state.round.initiative.draw(&mut state.chance) else { return };
    events.put(|| Event::Revealed { card });
    match card {
        InitiativeCard::Marine(who) => {
            state.turn = Turn { who: Actor::Marine(who), ..Turn::default() };
            state.push(Frame::Marine(MarineStep::Begin));
        }
        InitiativeCard::Invader => state.push(Frame::Kinds),
    }
}

/// Effects expire, objectives are scored, the round limit is looked at (D16-STA-7).
fn end_round(state: &mut State, events: &mut impl Events<Event>) {
    state.decoys.clear();
    state.round.dark = 0;
    state.round.marked = None;
    state.round.active = false;
    state.turn = Turn::default();
    state.frames.pop();
    state.score_zones(events);
    state.judge(events);
    // Rounds are counted no farther: even without a limit every game ends.
    let limit = if state.setup.no_round_limit { u8::MAX } else { state.arena().mission().rounds };
    if state.winner.is_none() && state.round.number >= limit {
        state.win(Side::Invader, Ending::Rounds, events);
    }
}
