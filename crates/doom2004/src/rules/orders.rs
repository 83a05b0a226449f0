//! Order tokens: placing, losing, healing, and the chance for guard (D04-ORD).

use engine::{Events, Seat};

use crate::action::{Deed, Who};
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::place::SpaceId;
use crate::reason::Reason;
use crate::state::Seats;
use crate::steps::{Quiet, Window};
use crate::{Action, MarineCardKind, OrderKind, State};

/// May the active marine place this order (D04-ORD-1, D04-ACT-5, D04-ORD-HEAL)?
pub(crate) fn may_order(state: &State, order: OrderKind) -> Result<(), Reason> {
    let marine = state.marine(state.turn.who);
    if !state.turn.order_due {
        let ready = state.turn.deed == Some(Deed::Ready);
        Err(if ready { Reason::OrderPlaced } else { Reason::OrderReady })
    } else if order == OrderKind::Heal && !marine.has(MarineCardKind::FieldSurgeon) {
        Err(Reason::OrderHeal)
    } else if marine.order.is_some() {
        Err(Reason::OrderHeld)
    } else {
        Ok(())
    }
}

/// May the active marine drop a leftover aim order (D04-ORD-1)?
pub(crate) fn may_drop(state: &State) -> Result<(), Reason> {
    let aims = state.marine(state.turn.who).order == Some(OrderKind::Aim);
    if state.turn.order_due && aims { Ok(()) } else { Err(Reason::NothingToDrop) }
}

/// May a marine use a heal order on this one: himself or an adjacent marine with wounds (D04-ORD-HEAL)?
pub(crate) fn may_heal(state: &State, who: u8, whom: Seat) -> Result<(), Reason> {
    let near = whom.index() < state.marines.len() && are_near(state, who, whom.0);
    may_heal_if(near, state, who, whom)
}

/// The same, if somebody else says whether he is near enough.
pub(crate) fn may_heal_if(near: bool, state: &State, who: u8, whom: Seat) -> Result<(), Reason> {
    if state.marine(who).order != Some(OrderKind::Heal) {
        Err(Reason::NoHeal)
    } else if !near {
        Err(Reason::HealFar)
    } else if state.marine(whom.0).wounds == 0 {
        Err(Reason::HealFull)
    } else {
        Ok(())
    }
}

/// Are two marines on the board adjacent, or on the same space?
pub(crate) fn are_near(state: &State, one: u8, other: u8) -> bool {
    match (state.marine(one).space(), state.marine(other).space()) {
        (Some(here), Some(there)) => here == there || state.adjacent(here, there),
        _ => false,
    }
}

/// The heal orders that a marine may use, on those whom `may` allows.
pub(crate) fn list_heals(
    state: &State,
    who: u8,
    may: impl Fn(Seat) -> Result<(), Reason>,
    actions: &mut Vec<Action>,
) {
    if state.marine(who).order == Some(OrderKind::Heal) {
        let healed = state.marine_ids().map(Seat).filter(|&whom| may(whom).is_ok());
        actions.extend(healed.map(Action::Heal));
    }
}

impl State {
    /// A marine loses his order: it is gone without being used.
    pub(crate) fn lose_order(&mut self, who: u8, events: &mut impl Events<Event>) {
        if let Some(order) = self.marine_mut(who).order.take() {
            events.put(|| Event::Lapsed { who: Seat(who), order });
        }
    }

    /// A heal order is used (D04-ORD-HEAL).
    pub(crate) fn heal(&mut self, who: u8, whom: u8, events: &mut impl Events<Event>) {
        self.marine_mut(who).order = None;
        events.put(|| Event::Used { who: Seat(who), order: OrderKind::Heal });
        self.regain(whom, 1, events);
    }

    /// Marines with a heal order on one of these spaces or beside it (D04-ORD-HEAL).
    pub(crate) fn healers(&self, spaces: &[SpaceId]) -> Seats {
        let near = |at: SpaceId| spaces.iter().any(|&space| space == at || self.adjacent(space, at));
        let able =
            self.standing().filter(|&(who, at)| self.marine(who).order == Some(OrderKind::Heal) && near(at));
        able.map(|(who, _)| Seat(who)).collect()
    }
    /// Others who could heal a marine where he is now.
    pub(crate) fn healers_beside(&self, whom: u8) -> Seats {
        let marine = self.marine(whom);
        let place = marine.space().filter(|_| marine.wounds > 0);
        place.map_or(Seats::NONE, |space| self.healers(&[space]) - Seats::of(Seat(whom)))
    }
    /// A marine with wounds has moved: those who could heal him and cannot any more are asked, as if before the move
    /// (D04-ORD-HEAL).
    pub(crate) fn ask_before_he_goes(&mut self, whom: u8, could: Seats) {
        let asked = matches!(self.top(), Some(Frame::Window(Window { moment: Moment::Hurt(..), .. })));
        let left = could - self.healers_beside(whom);
        if !left.is_empty() && !asked && self.marine(whom).space().is_some() {
            self.push(Frame::Window(Window { moment: Moment::Away(whom, left), stage: 1 }));
        }
    }

    /// An attack is declared: who wanted to be left alone until an invader attacks is asked again (D04-ORD-2).
    pub(crate) fn wake_guards(&mut self, by: Who) {
        if matches!(by, Who::Invader(_)) {
            let waiting = self.marines.iter_mut().filter(|marine| marine.quiet == Some(Quiet::Attack));
            waiting.for_each(|marine| marine.quiet = None);
        }
    }

    /// Marines on guard (D04-ORD-GUARD).
    pub(crate) fn on_guard(&self) -> impl Iterator<Item = Seat> + '_ {
        let guards = self.standing().filter(|&(who, _)| self.marine(who).order == Some(OrderKind::Guard));
        guards.map(|(who, _)| Seat(who))
    }

    /// A chance for guard between two doings of the invader, in its own turn (D04-ORD-2, D04-INT-9).
    pub(crate) fn pause(&mut self) {
        if self.is_invaders_turn() && self.on_guard().next().is_some() {
            self.push(Frame::Window(Window { moment: Moment::Between, stage: 1 }));
        }
    }
}
