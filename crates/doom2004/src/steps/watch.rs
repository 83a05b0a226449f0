//! Watchful invaders: a free attack on a marine who comes near (D04-ABIL-WATCH, D04-INT-28).

use borsh::BorshSerialize;
use engine::{Events, Message};
use serde::{Deserialize, Serialize};

use super::{Frame, MarineStep, Problem, Step, is_marine};
use crate::action::Who;
use crate::event::Event;
use crate::frame::Attack;
use crate::reason::Reason;
use crate::state::{FigureId, FigureSet};
use crate::{Action, State, words};

/// Watchful invaders may attack a marine who has come near.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Watch {
    /// The marine.
    #[serde(with = "skirmish::seat")]
    pub who: u8,
    /// Who may still attack.
    pub queue: FigureSet,
}

impl Watch {
    /// May this one attack now: still alive, still beside him, sharing no space (D04-INT-17, D04-MOVE-7)?
    fn may_attack(self, state: &State, id: FigureId) -> Result<(), Reason> {
        let me = Who::Invader(id);
        let Some(footing) = state.footing(me).filter(|_| self.queue.has(id)) else {
            return Err(Reason::WatchWho);
        };
        let near = state.marine(self.who).space().is_some_and(|space| state.touches(footing, space));
        if near && !state.is_sharing(me) { Ok(()) } else { Err(Reason::WatchFar) }
    }
    fn watchers(self, state: &State) -> impl Iterator<Item = FigureId> + '_ {
        self.queue.iter().filter(move |&id| self.may_attack(state, id).is_ok())
    }
}

impl Step for Watch {
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(self.watchers(state).map(Action::Activate));
        actions.push(Action::Pass);
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match action {
            Action::Pass => Ok(()),
            Action::Activate(id) => self.may_attack(state, id),
            _ => Err(Reason::InWatch),
        }
    }
    fn act(self, state: &mut State, action: Action, _: &mut impl Events<Event>) {
        let (Action::Activate(id), Some(space)) = (action, state.marine(self.who).space()) else {
            state.frames.pop();
            return;
        };
        state.set_top(Frame::Watch(Watch { queue: self.queue - FigureSet::of(id), ..self }));
        let attack = Attack { by: Who::Invader(id), ..Attack::default() };
        if state.is_sweep(&attack) {
            state.begin_attack(attack);
        } else {
            state.attack_at(Attack { target: space, named: Some(Who::Marine(self.who)), ..attack });
        }
    }
    fn settle(self, state: &mut State, _: &mut impl Events<Event>) -> bool {
        let over = self.watchers(state).next().is_none();
        if over {
            state.frames.pop();
        }
        over
    }
    fn prompt(self, state: &State) -> Message {
        Message::new("d04-prompt-watch").with("whom", words::marine(state, self.who))
    }
    fn label(self, state: &State, action: Action) -> Option<Message> {
        match action {
            Action::Pass => Some(Message::new("d04-label-pass-watch")),
            Action::Activate(id) => {
                let target = state.marines.get(usize::from(self.who)).and_then(|marine| marine.space())?;
                state.figures.get(id)?;
                let named = Some(Who::Marine(self.who));
                let attack = Attack { by: Who::Invader(id), named, target, ..Attack::default() };
                let odds = words::odds(state, &attack, state.arms(attack.by, attack.weapon).pool, 1);
                let who = words::figure_at(state, id);
                Some(Message::new("d04-label-watch").with("who", who).with("odds", odds))
            }
            _ => None,
        }
    }
    fn rests_on(self, below: Frame) -> bool {
        matches!(below, Frame::Marine(MarineStep::Act) | Frame::Mist(_) | Frame::Lay(_))
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        is_marine(state, self.who)
    }
}
