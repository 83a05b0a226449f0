//! The demons of the active kind, one by one (D16-ACT-2, D16-DEM-4).

use engine::{Events, Message};
use skirmish::FigureId;
use tinyvec::ArrayVec;

use super::sound::{Problem, demand};
use super::{DemonStep, Frame, Step};
use crate::action::Who;
use crate::effect::Strike;
use crate::event::Event;
use crate::reason::Reason;
use crate::rule::*;
use crate::rules::impossible;
use crate::state::{Actor, Turn};
use crate::words::named::many;
use crate::{Action, Effect, Hook, State};

/// Which of them is next?
#[derive(Clone, Copy)]
pub(crate) struct DemonsStep;

/// Demons of the active kind that have not acted.
fn waiting(state: &State) -> impl Iterator<Item = FigureId> + '_ {
    let kind = match state.turn.who {
        Actor::Demons(kind) => Some(kind),
        _ => None,
    };
    let all = state.demons.iter().filter(move |(_, demon)| Some(demon.kind) == kind && !demon.acted);
    all.map(|(id, _)| id)
}

impl Step for DemonsStep {
    fn question(self, _: &State) -> Reason {
        Reason::ChooseDemon
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(waiting(state).map(Action::Activate));
        actions.push(Action::Done);
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let id = match action {
            Action::Activate(id) => id,
            Action::Done => return Ok(()),
            _ => return Err(Reason::ChooseDemon),
        };
        match state.demons.get(id) {
            None => Err(Reason::NoDemon),
            Some(demon) if Actor::Demons(demon.kind) != state.turn.who => Err(Reason::OtherKind),
            Some(demon) if demon.acted => Err(Reason::Acted),
            Some(_) => Ok(()),
        }
    }
    /// One has its speed in points and one attack (D16-DEM-1); its activation is over before the next one is chosen
    /// (D16-DEM-4).
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let Action::Activate(id) = action else {
            state.turn = Turn::default();
            state.frames.pop();
            return;
        };
        let kind = state.demons.change(id, |demon| {
            demon.acted = true;
            demon.kind
        });
        let Some(kind) = kind else { return impossible("a demon that waits is there") };
        let sheet = kind.sheet();
        let jets = sheet.ability.effects.iter().find_map(|effect| match effect {
            Effect::Hook(Hook::Jets(n)) => Some(*n),
            _ => None,
        });
        let printed = Strike { range: None, dice: sheet.pool, other: false };
        let mut strikes = ArrayVec::new();
        strikes.push(printed);
        state.turn = Turn {
            who: Actor::Demons(kind),
            figure: Some(id),
            mp: sheet.speed,
            climb: jets.unwrap_or(0),
            strikes,
            ..Turn::default()
        };
        let who = state.named(Who::Demon(id));
        events.put(|| Event::Demon { who });
        state.push(Frame::Demon(DemonStep::Begin));
    }
    fn settle(self, state: &mut State, _: &mut impl Events<Event>) -> bool {
        let over = waiting(state).next().is_none();
        if over {
            state.turn = Turn::default();
            state.frames.pop();
        }
        over
    }
    fn prompt(self, state: &State) -> Message {
        let Actor::Demons(it) = state.turn.who else { return Message::new("d16-prompt-wait") };
        let waiting = state.demons.iter().filter(|(_, demon)| demon.kind == it && !demon.acted).count();
        Message::new("d16-prompt-demons").with("demons", many(it.word(), waiting as u8))
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        (action == Action::Done).then(|| Message::new("d16-label-done-demons"))
    }
    fn lies_on(self, below: Frame) -> bool {
        matches!(below, Frame::Phase(_))
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        demand(matches!(state.turn.who, Actor::Demons(_)), "no kind of demons is active", D16_ACT_2)
    }
}
