//! The invader chooses a portal to summon from (D16-POR-6, D16-POR-8, D16-MIS-4).

use borsh::BorshSerialize;
use engine::{Events, Message};
use serde::{Deserialize, Serialize};

use super::sound::{Problem, demand};
use super::{Frame, Step, Summon};
use crate::event::Event;
use crate::place::{PortalId, PortalSet};
use crate::reason::{Reason, allow};
use crate::rule::*;
use crate::threat::Summons;
use crate::{Action, State};

/// Portals that fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct Portals {
    /// Which.
    pub of: PortalSet,
    /// Is one of them enough?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub one: bool,
    /// May he stop?
    pub free: bool,
}

/// The number in a set of portals that says: one of them is enough. Hashes have it, and once positions did.
const ONE: PortalSet = PortalSet(1 << 31);

/// As positions have it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    of: PortalSet,
    #[serde(default)]
    one: bool,
    free: bool,
}

impl From<Written> for Portals {
    fn from(Written { of, one, free }: Written) -> Portals {
        Portals { of: of - ONE, one: one || of & ONE == ONE, free }
    }
}

impl BorshSerialize for Portals {
    fn serialize<W: borsh::io::Write>(&self, writer: &mut W) -> borsh::io::Result<()> {
        let of = if self.one { self.of | ONE } else { self.of };
        BorshSerialize::serialize(&(of, self.free), writer)
    }
}

impl Portals {
    /// All of these, in any order.
    pub(crate) fn all(of: PortalSet) -> Portals {
        Portals { of, one: false, free: false }
    }
    /// One of these.
    pub(crate) fn one(of: PortalSet) -> Portals {
        Portals { of, one: true, free: false }
    }
    /// As many of these as he likes.
    pub(crate) fn free(of: PortalSet) -> Portals {
        Portals { of, one: false, free: true }
    }
    /// One portal after the other, in any order (D16-POR-8).
    fn fire(self, state: &mut State, portal: u8, events: &mut impl Events<Event>) {
        if self.one {
            state.frames.pop();
        } else {
            state.set_top(Frame::Portals(Portals::all(self.of - PortalSet::of(PortalId(portal)))));
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
            if !of.is_empty() {
                state.push(Frame::Portals(Portals::free(of)));
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
        actions.extend(self.of.iter().map(|portal| Action::Portal(portal.0 + 1)));
        if self.free {
            actions.push(Action::Done);
        }
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match action {
            Action::Portal(n @ 1..=18) if self.of.has(PortalId(n - 1)) => Ok(()),
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
        let left = Portals { of: self.of & state.portals_there(), ..self };
        let mut portals = left.of.iter();
        let Some(first) = portals.next() else {
            state.frames.pop();
            return true;
        };
        if portals.next().is_none() && !self.free {
            left.fire(state, first.0, events);
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
        demand(self.of.is_within(state.portals.len()), "portals that the mission does not have", D16_POR_8)
    }
}
