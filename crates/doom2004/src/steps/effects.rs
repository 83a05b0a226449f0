//! Effects of the scenario happen one after the other (D04-SETUP-10, D04-EQ-9).

use borsh::BorshSerialize;
use engine::{Events, Seat};
use serde::{Deserialize, Serialize};

use super::{After, Frame, Hurt, Problem, Step, demand, is_marine};
use crate::State;
use crate::event::{Cause, Event};
use crate::frame::Source;
use crate::place::{Cue, Effect, Prize, Triggers};
use crate::rule::*;
use crate::state::{Lying, Thing};

/// Effects of the scenario happen one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effects {
    /// What they belong to.
    pub of: Source,
    /// The next of them.
    pub next: u8,
    /// The marine who set them off.
    #[serde(with = "skirmish::maybe_seat")]
    pub by: Option<u8>,
    /// Triggers that he has set off too and that come after them.
    pub then: Triggers,
}

impl Effects {
    /// The effects of some triggers, from the first to the last; nothing of none.
    pub(crate) fn of(triggers: Triggers, by: Option<u8>) -> Option<Effects> {
        let first = triggers.iter().next()?;
        Some(Effects { of: Source::Trigger(first.0), next: 0, by, then: triggers - Triggers::of(first) })
    }
}

impl Step for Effects {
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let Some(placed) = state.effects_of(self.of).get(usize::from(self.next)).cloned() else {
            match Effects::of(self.then, self.by) {
                Some(rest) => state.set_top(Frame::Effects(rest)),
                None => _ = state.frames.pop(),
            }
            return true;
        };
        state.set_top(Frame::Effects(Effects { next: self.next + 1, ..self }));
        happen(state, &placed.effect, self.by, events);
        true
    }
    fn rests_on(self, _: Frame) -> bool {
        true
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        let fine = match self.of {
            // A marine who guesses does not know the triggers.
            Source::Trigger(_) => true,
            Source::Encounter(n) => usize::from(n) < state.arena().encounters().len(),
        };
        let triggers = state.arena().scenario().triggers.len();
        let fine = fine && self.then.is_within(triggers);
        demand(fine, "the scenario has no such effects", D04_SETUP_10)?;
        self.by.map_or(Ok(()), |who| is_marine(state, who))
    }
}

/// An effect of the scenario takes place; it may change what the rules say (D04-SETUP-10).
fn happen(state: &mut State, effect: &Effect, by: Option<u8>, events: &mut impl Events<Event>) {
    // Whom it means: the one who set it off, else every marine on the board.
    let means = |state: &State, who: u8| by.is_none_or(|by| by == who) && state.marine(who).space().is_some();
    match effect {
        Effect::Give(tokens) => {
            for who in state.marine_ids() {
                if means(state, who) {
                    for &token in tokens {
                        let got = state.receive(who, token);
                        events.put(|| match got {
                            true => Event::Took { who: Seat(who), token },
                            false => Event::NotGiven { who: Seat(who), token },
                        });
                    }
                }
            }
            for &token in tokens {
                state.cue(Cue::Take(Prize::Token(token)), by);
            }
        }
        Effect::Heal(n) => {
            for who in state.marine_ids() {
                if means(state, who) {
                    state.regain(who, *n, events);
                }
            }
        }
        Effect::Wound(n) => {
            for who in state.marine_ids() {
                if means(state, who) {
                    let hurt = Hurt { who, n: *n, cause: Cause::Scenario, then: After::Nothing };
                    let at = state.marine(who).space().unwrap_or_default();
                    state.hurt(hurt, at, events);
                }
            }
        }
        Effect::Spawn(figure) => {
            let plays = figure.colour.is_none_or(|colour| state.marines.iter().any(|m| m.colour == colour));
            if plays && state.available(figure.kind) == 0 {
                events.put(|| Event::NotSpawned { kind: figure.kind, used_up: true });
            } else if plays && let Ok(plan) = state.arena().figure_plan(figure) {
                state.put_near(&plan, false, events);
            }
        }
        Effect::Place(token) => {
            // In an area that nobody has seen it comes with the area.
            let at = state.arena().at(token.at).filter(|&at| state.is_revealed(at));
            match at {
                Some(at) if state.is_in_box(token.kind) => {
                    state.lay(Lying { at, thing: Thing::Token(token.kind) });
                }
                Some(_) => events.put(|| Event::NotLaid { token: token.kind }),
                None => {}
            }
        }
        Effect::Open(door) => {
            state.unlocked.insert(*door);
            if (state.closed - state.jammed).has(*door) {
                state.set_door(*door, true, events);
            }
        }
        Effect::Close(door) => {
            let open = !(state.closed | state.smashed).has(*door);
            if open && !state.is_straddled(*door) {
                state.set_door(*door, false, events);
            }
        }
        Effect::Reveal(area) => state.reveal(*area, events),
        Effect::Say(text) => events.put(|| Event::Said { key: text.prose.clone() }),
        Effect::Frag(n) => {
            state.frags = state.frags.saturating_add(*n);
            let frags = state.frags;
            events.put(|| Event::Scored { n: *n, frags });
        }
        Effect::Win(side) => state.win(*side, events),
    }
}
