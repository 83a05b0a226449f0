//! A group is summoned: its figures, their argent, the sample (D16-POR-2 to D16-POR-5, D16-INT-26).

use borsh::BorshSerialize;
use engine::{Events, Message};
use serde::{Deserialize, Serialize};
use skirmish::{FigureId, FigureSet};

use super::sound::{Problem, demand};
use super::{Charge, Frame, Step};
use crate::action::Who;
use crate::event::Event;
use crate::place::{Footing, Shape};
use crate::reason::{Reason, allow};
use crate::rule::*;
use crate::rules::impossible;
use crate::state::Demon;
use crate::threat::Summons;
use crate::words::named::{kind, portal};
use crate::{Action, DemonKind, DemonKinds, State};

/// How far a summoning is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summon {
    /// The portal.
    pub portal: u8,
    /// The group, once it is chosen: 0 or 1.
    pub group: Option<u8>,
    /// Figures of the group that are done with.
    pub next: u8,
    /// Figures placed.
    pub placed: FigureSet,
    /// Group argent has been placed.
    pub paid: bool,
    /// Argent of the invasion card has been moved.
    pub settled: bool,
}

impl Summon {
    /// The beginning of a summoning from a portal.
    pub(crate) fn from(portal: u8) -> Summon {
        Summon { portal, group: None, next: 0, placed: FigureSet::NONE, paid: false, settled: false }
    }

    /// All figures are out: the sample, the portal, the initiative deck.
    fn end_summon(self, state: &mut State, carrier: Option<FigureId>, events: &mut impl Events<Event>) {
        state.frames.pop();
        if self.placed.is_empty() {
            let at = state.pos(state.portal_at(self.portal));
            events.put(|| Event::Barren { at });
        }
        self.hand_sample(state, carrier, events);
        leave_portal(state, self.portal, events);
        state.refill_initiative(events);
    }

    /// Who may carry the sample that the first group of a marked portal brings: those of most health (Sample
    /// Collection). Of several the invader chooses.
    fn carriers(self, state: &State) -> impl Iterator<Item = FigureId> + '_ {
        let brings = state.portals[usize::from(self.portal)].sample;
        let health = |id: &FigureId| state.demons.get(*id).map(|demon| demon.kind.sheet().health);
        let placed = if brings { self.placed } else { FigureSet::NONE };
        let most = placed.iter().filter_map(|id| health(&id)).max();
        placed.iter().filter(move |id| most.is_some() && health(id) == most)
    }

    fn put(self, state: &mut State, n: u8, kind: DemonKind, place: Footing, events: &mut impl Events<Event>) {
        let demon = Demon { kind, at: place.at, shape: place.shape, ..Demon::default() };
        // The figure attacked last keeps its slot for itself, so that nobody is taken for it.
        let apart = match state.turn.last {
            Some(Who::Demon(id)) => FigureSet::of(id),
            _ => FigureSet::NONE,
        };
        let Some(figure) = state.demons.add_apart(demon, apart) else {
            state.set_top(Frame::Summon(Summon { next: n + 1, ..self }));
            return;
        };
        let at = state.pos(place.at);
        events.put(|| Event::Summoned { kind, figure, at });
        let card = state.demon_card_mut(kind);
        card.laid = true;
        if !std::mem::replace(&mut card.up, true) {
            events.put(|| Event::CardTurned { kind, up: true });
        }
        let placed = self.placed | FigureSet::of(figure);
        state.set_top(Frame::Summon(Summon { next: n + 1, placed, ..self }));
    }

    fn hand_sample(self, state: &mut State, carrier: Option<FigureId>, events: &mut impl Events<Event>) {
        if !std::mem::take(&mut state.portals[usize::from(self.portal)].sample) {
            return;
        }
        let Some(id) = carrier else {
            // Nobody came out to carry it.
            let at = state.portal_at(self.portal);
            state.lay(at, crate::Thing::Sample, events);
            return;
        };
        if let Some(demon) = state.demons.get_mut(id) {
            demon.samples += 1;
        }
        let who = state.named(Who::Demon(id));
        events.put(|| Event::Sample { who });
    }
}

/// A portal yields one group only, unless the threat card keeps it (D16-POR-2).
fn leave_portal(state: &mut State, n: u8, events: &mut impl Events<Event>) {
    let threat = state.arena().mission().threat.map(|kind| kind.card());
    let empty = matches!(threat.map(|card| card.summons), Some(Summons::Counters(_)))
        && state.portals[usize::from(n)].counters == 0;
    if threat.is_none_or(|card| !card.keeps) || empty {
        state.remove_portal(n, events);
    }
}

/// May a figure be put there (D16-POR-3, D16-POR-7)?
fn may_put(
    state: &State,
    from: u8,
    kind: DemonKind,
    footing: Option<Footing>,
    shape: Shape,
) -> Result<(), Reason> {
    if !kind.sheet().base.shapes().contains(&shape) {
        return Err(Reason::PutShape);
    }
    let Some(footing) = footing.filter(|footing| state.arena().fits(*footing, state.closed)) else {
        return Err(Reason::PutFit);
    };
    let taken = state.taken();
    if state.arena().cells(footing).iter().any(|cell| taken.contains(cell.index())) {
        return Err(Reason::PutTaken);
    }
    allow(state.summon_places(from, kind).contains(&footing), Reason::PutFar)
}

impl Step for Summon {
    fn question(self, state: &State) -> Reason {
        match (self.group, state.next_summoned(&self)) {
            (None, _) => Reason::ChooseGroup,
            (Some(_), None) => Reason::Carrier,
            (Some(_), Some(_)) => Reason::Put,
        }
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        if self.group.is_none() {
            actions.extend([Action::Group(1), Action::Group(2)]);
            return;
        }
        let Some((_, kind)) = state.next_summoned(&self) else {
            actions.extend(self.carriers(state).map(|id| Action::At(Who::Demon(id))));
            return;
        };
        let places = state.summon_places(self.portal, kind);
        actions.extend(places.into_iter().map(|footing| Action::Put(state.pos(footing.at), footing.shape)));
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let next = state.next_summoned(&self);
        match (action, self.group, next) {
            (Action::Group(1 | 2), None, _) => Ok(()),
            (Action::Put(pos, shape), Some(_), Some((_, kind))) => {
                let footing = state.arena().at(pos).map(|at| Footing { at, shape });
                may_put(state, self.portal, kind, footing, shape)
            }
            (Action::At(Who::Demon(id)), Some(_), None) => {
                allow(self.carriers(state).any(|carrier| carrier == id), Reason::Carrier)
            }
            _ => Err(self.question(state)),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Group(n) => {
                let colour = state.portal_colour(self.portal);
                let chosen = state.groups(self.portal)[usize::from(n) - 1];
                // Everybody sees the group, and what invasion card it may come from.
                let possible =
                    state.invader.possible.iter().filter(|card| card.groups(colour).contains(&chosen));
                state.invader.possible = possible.collect();
                state.set_top(Frame::Summon(Summon { group: Some(n - 1), ..self }));
            }
            Action::Put(pos, shape) => {
                let (Some(at), Some((n, kind))) = (state.arena().at(pos), state.next_summoned(&self)) else {
                    return impossible("a demon is put on a space");
                };
                self.put(state, n, kind, Footing { at, shape }, events);
            }
            Action::At(Who::Demon(id)) => self.end_summon(state, Some(id), events),
            _ => {}
        }
    }
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let Some(group_number) = self.group else {
            let [one, other] = state.groups(self.portal);
            if one == other || other.is_empty() {
                self.act(state, Action::Group(1), events);
                return true;
            }
            return false;
        };
        let group = state.groups(self.portal)[usize::from(group_number)];
        if let Some((n, kind)) = state.next_summoned(&self) {
            let places = state.summon_places(self.portal, kind);
            match places[..] {
                // No space anywhere: it is not placed.
                [] => state.set_top(Frame::Summon(Summon { next: n + 1, ..self })),
                [only] => self.put(state, n, kind, only, events),
                _ => return false,
            }
            return true;
        }
        // Only kinds that came out may carry the group's argent (D16-POR-4, D16-INT-26).
        let came = self.placed.iter().filter_map(|id| state.demons.get(id)).map(|demon| demon.kind);
        let kinds: DemonKinds = came.collect();
        if !self.paid {
            state.set_top(Frame::Summon(Summon { paid: true, ..self }));
            if group.argent > 0 && !kinds.is_empty() {
                state.push(Frame::Charge(Charge {
                    left: group.argent,
                    on: kinds,
                    invasion: false,
                    moved: false,
                }));
            }
            return true;
        }
        // Argent of the invasion card may go along; what is left there is lost (D16-POR-5).
        if !self.settled {
            state.set_top(Frame::Summon(Summon { settled: true, ..self }));
            if state.invader.argent > 0 && !kinds.is_empty() {
                let left = state.invader.argent;
                state.push(Frame::Charge(Charge { left, on: kinds, invasion: false, moved: true }));
            }
            return true;
        }
        let lost = std::mem::take(&mut state.invader.argent);
        if lost > 0 {
            events.put(|| Event::ArgentLost { n: lost });
        }
        let mut carriers = self.carriers(state);
        let (carrier, more) = (carriers.next(), carriers.next().is_some());
        drop(carriers);
        if more {
            return false;
        }
        self.end_summon(state, carrier, events);
        true
    }
    fn prompt(self, state: &State) -> Message {
        let message = |key: &'static str| Message::new(key).with("portal", portal(state, self.portal));
        let known = usize::from(self.portal) < state.portals.len();
        match self.group.filter(|_| known) {
            None => message("d16-prompt-group"),
            Some(n) => match state.next_summoned(&self) {
                Some((nth, it)) => message("d16-prompt-put")
                    .with("kind", kind(it))
                    .with("nth", nth + 1)
                    .with("n", state.groups(self.portal)[usize::from(n)].len()),
                None => message("d16-prompt-carrier"),
            },
        }
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        let there = usize::from(self.portal) < state.portals.len();
        demand(there, "the mission has no such portal", D16_POR_2)?;
        demand(self.group.is_none_or(|group| group < 2), "a portal has two groups", D16_POR_2)?;
        demand(self.placed.is_within(crate::state::FIGURES), "no such demon", D16_POR_2)
    }
}
