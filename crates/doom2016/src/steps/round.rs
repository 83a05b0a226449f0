//! A round begins (D16-RND-1, D16-STA-7).

use engine::{Events, Message};

use super::{Frame, Phase, Portals, Step};
use crate::event::Event;
use crate::reason::Reason;
use crate::state::{Round, Turn};
use crate::threat::Summons;
use crate::{Action, State};

/// The next round. It begins by itself.
#[derive(Clone, Copy)]
pub(crate) struct RoundStep;

impl Step for RoundStep {
    fn question(self, _: &State) -> Reason {
        Reason::NotNow
    }
    fn list(self, _: &State, _: &mut Vec<Action>) {}
    fn may(self, _: &State, _: Action) -> Result<(), Reason> {
        Err(Reason::NotNow)
    }
    fn act(self, _: &mut State, action: Action, _: &mut impl Events<Event>) {
        debug_assert!(false, "a round begins by itself, not by {action}");
    }
    /// The status phase comes first, then the activations, round after round (D16-RND-1). What a threat card summons
    /// comes before both (D16-STA-6).
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let number = state.round.number.saturating_add(1);
        state.round = Round { number, ..Round::default() };
        state.turn = Turn::default();
        state.demons.iter_mut().for_each(|(_, demon)| demon.acted = false);
        state.portals.iter_mut().for_each(|portal| portal.used = false);
        state.marines.iter_mut().for_each(|marine| marine.signalled = false);
        events.put(|| Event::Round { number });
        state.push(Frame::Phase(Phase::Threat));
        match state.arena().mission().threat.map(|kind| kind.card().summons) {
            Some(Summons::Stock(stock)) => state.stock = state.stock.saturating_add(stock.income),
            Some(Summons::Counters(_)) => {
                let of = state.usable_portals();
                if !of.is_empty() {
                    state.push(Frame::Portals(Portals::one(of)));
                }
            }
            _ => {}
        }
        state.return_drone(events);
        true
    }
    fn prompt(self, _: &State) -> Message {
        Message::new("d16-prompt-wait")
    }
    fn lies_on(self, _: Frame) -> bool {
        false
    }
}
