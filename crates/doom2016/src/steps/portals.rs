//! The invader chooses a portal to summon from (D16-POR-6, D16-POR-8, D16-MIS-4).

use borsh::BorshSerialize;
use engine::{Events, Message};
use serde::{Deserialize, Serialize};

use super::sound::{Problem, demand};
use super::{Frame, Step, Summon};
use crate::event::Event;
use crate::reason::{Reason, allow};
use crate::rule::*;
use crate::rules::portals::ONE;
use crate::threat::Summons;
use crate::{Action, State};

/// Portals that fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Portals {
    /// Which, a bit each, and perhaps the bit that says that one is enough.
    pub of: u32,
    /// May he stop?
    pub free: bool,
}

impl Portals {
    /// One portal after the other, in any order (D16-POR-8).
    fn fire(self, state: &mut State, portal: u8, events: &mut impl Events<Event>) {
        if self.of & ONE != 0 {
            state.frames.pop();
        } else {
            state.set_top(Frame::Portals(Portals { of: self.of & !(1 << portal), free: false }));
        }
        pay_portal(state, portal);
        let (colour, at) = (state.portal_colour(portal), state.pos(state.portal_at(portal)));
        events.put(|| Event::Summons { colour, at });
        state.portals[usize::from(portal)].up = true;
        state.push(Frame::Summon(Summon::from(portal)));
    }
}

/// Counters that a summoning costs (Horde, Assault).
fn pay_portal(state: &mut State, n: u8) {
    let colour = state.portal_colour(n);
    let number = state.round.number;
    match state.arena().mission().threat.map(|kind| kind.card().summons) {
        Some(Summons::Counters(_)) if number > 0 => {
            let portal = &mut state.portals[usize::from(n)];
            portal.counters = portal.counters.saturating_sub(1);
        }
        Some(Summons::Stock(stock)) => {
            let cost = stock.cost.0[colour.index()];
            state.stock = state.stock.saturating_sub(cost);
            state.round.spent += cost;
            state.portals[usize::from(n)].used = true;
            // He may go on with whatever he can still pay for.
            state.frames.pop();
            let of = state.usable_portals();
            if of != 0 {
                state.push(Frame::Portals(Portals { of, free: true }));
            }
        }
        _ => {}
    }
}

impl Step for Portals {
    fn question(self, _: &State) -> Reason {
        Reason::ChoosePortal
    }
    fn list(self, _: &State, actions: &mut Vec<Action>) {
        actions.extend((0..18).filter(|n| self.of >> n & 1 != 0).map(|n| Action::Portal(n + 1)));
        if self.free {
            actions.push(Action::Done);
        }
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match action {
            Action::Portal(n @ 1..=18) if self.of >> (n - 1) & 1 != 0 => Ok(()),
            Action::Portal(n) => {
                let portal = state.portals.get(usize::from(n).wrapping_sub(1));
                let there = portal.is_some_and(|portal| portal.there);
                Err(if there { Reason::PortalUnusable } else { Reason::NoPortal })
            }
            Action::Done => allow(self.free, Reason::MustSummon),
            _ => Err(Reason::ChoosePortal),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Portal(number) => self.fire(state, number - 1, events),
            _ => {
                state.frames.pop();
            }
        }
    }
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let there =
            (0..state.portals.len()).filter(|&n| state.portals[n].there).fold(0, |all, n| all | 1 << n);
        let left = Portals { of: self.of & (there | ONE), ..self };
        let portals = left.of & !ONE;
        if portals == 0 {
            state.frames.pop();
            return true;
        }
        if portals.count_ones() == 1 && !self.free {
            left.fire(state, portals.trailing_zeros() as u8, events);
            return true;
        }
        state.set_top(Frame::Portals(left));
        false
    }
    fn prompt(self, state: &State) -> Message {
        match state.arena().mission().threat.map(|threat| threat.card().summons) {
            Some(Summons::Stock(stock)) if self.free => {
                let most = stock.most.saturating_sub(state.round.spent).min(state.stock);
                Message::new("d16-prompt-portals-stock").with("n", state.stock).with("most", most)
            }
            _ => Message::new("d16-prompt-portals"),
        }
    }
    fn label(self, _: &State, action: Action) -> Option<Message> {
        (action == Action::Done).then(|| Message::new("d16-label-done-portals"))
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        let known = (self.of & !ONE) >> state.portals.len() == 0;
        demand(known, "portals that the mission does not have", D16_POR_8)
    }
}
