//! What abilities do: their effects, one after the other, and the choices these ask for.

mod choose;
mod happen;

use borsh::BorshSerialize;
use engine::{Decision, Events, Message};
use serde::{Deserialize, Serialize};

use super::sound::{Problem, demand, is_figure};
use super::{Frame, Step, open};
use crate::action::Who;
use crate::event::Event;
use crate::frame::Source;
use crate::reason::{Reason, allow};
use crate::rule::*;
use crate::words::named::{everybody, source};
use crate::{Action, Effect, Hook, State, Whom};

/// The effects of an ability, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effects {
    /// Where the ability stands.
    pub of: Source,
    /// Which of them it is, from 0.
    pub ability: u8,
    /// The next of its effects.
    pub next: u8,
    /// The figure that uses it; a demon concerned for events.
    pub by: Who,
    /// The figure concerned.
    pub on: Who,
}

impl Effects {
    /// The effect that is next.
    pub fn next_effect(&self) -> Option<&'static Effect> {
        let ability = self.of.abilities().get(usize::from(self.ability))?;
        ability.effects.get(usize::from(self.next))
    }
}

impl Step for Effects {
    fn decision(self, state: &State) -> Option<Decision> {
        Some(open(state.seat_of(self.by).unwrap_or(state.invader_seat())))
    }
    fn question(self, _: &State) -> Reason {
        Reason::ChooseEffect
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        choose::list(state, &self, actions);
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        // What an effect may be aimed at is a set, asked for seldom.
        let mut all = Vec::new();
        choose::list(state, &self, &mut all);
        allow(all.contains(&action), Reason::ChooseEffect)
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        choose::act(state, self, action, events);
    }
    /// Let the next effect happen, or ask for what it needs.
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let Some(&effect) = self.next_effect() else {
            state.frames.pop();
            return true;
        };
        let mut options = Vec::new();
        choose::list(state, &self, &mut options);
        match options[..] {
            [] => {}
            [only] => {
                choose::act(state, self, only, events);
                return true;
            }
            _ => return false,
        }
        state.set_top(Frame::Effects(Effects { next: self.next + 1, ..self }));
        happen::happen(state, effect, &self, events);
        true
    }
    fn prompt(self, _: &State) -> Message {
        let key = match self.next_effect() {
            Some(Effect::Harm(_)) => "d16-prompt-effect-enemy",
            Some(Effect::Burst(_) | Effect::Hook(Hook::Decoy(_))) => "d16-prompt-effect-space",
            Some(Effect::Heal(_) | Effect::Hook(Hook::DarkPact(_) | Hook::LendMp(_))) => {
                "d16-prompt-effect-marine"
            }
            Some(Effect::Hook(Hook::Reload | Hook::Pick)) => "d16-prompt-effect-card",
            Some(Effect::Hook(Hook::Wake(_))) => "d16-prompt-effect-teleporter",
            _ => "d16-prompt-effect",
        };
        Message::new(key).with("source", source(self.of))
    }
    /// A space that an effect is aimed at, with those whom it hits.
    fn label(self, state: &State, action: Action) -> Option<Message> {
        let (Action::To(pos), Some(Effect::Burst(burst))) = (action, self.next_effect()) else { return None };
        let space = state.arena().at(pos)?;
        let near = |who: &Who| {
            let wanted = burst.whom != Whom::Demons || matches!(who, Who::Demon(_));
            wanted && state.footing(*who).is_some_and(|at| state.range_between(space.into(), at) <= 1)
        };
        let hit = everybody(state, state.figures().filter(near));
        if hit.is_empty() {
            return Some(Message::new("d16-label-burst-nobody").with("at", pos));
        }
        Some(Message::new("d16-label-burst").with("at", pos).with("who", hit))
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        let of = self.of;
        demand(usize::from(self.ability) < of.abilities().len(), "there is no such ability", D16_INT_1)?;
        demand(is_figure(state, self.by) && is_figure(state, self.on), "no such figure", D16_INT_1)?;
        let fits = match of {
            Source::Card(_) | Source::Class(_) | Source::Glory(_) => matches!(self.by, Who::Marine(_)),
            Source::Event(_) | Source::Demon(_) | Source::Argent(_) => !matches!(self.by, Who::Marine(_)),
        };
        demand(fits, "somebody else uses that", D16_INT_1)
    }
}
