//! The status phase: threat card, initiative deck, event cards, argent (D16-STA-1 to D16-STA-7).

use engine::Events;

use crate::action::{Spot, Who};
use crate::event::{ArgentSpot, Event};
use crate::frame::{Frame, Phase};
use crate::initiative::{INVADER_CARDS, Initiative, InitiativeCard};
use crate::state::{Round, Turn};
use crate::threat::Summons;
use crate::{Action, DemonKind, DemonKinds, Moment, Portal, State};

/// Event cards that the invader holds after drawing (D16-STA-4).
const HAND: u32 = 6;
/// Event cards that may be discarded for argent in a round (D16-STA-5).
const BURNS: u8 = 3;

impl State {
    pub(crate) fn begin_round(&mut self, events: &mut impl Events<Event>) {
        let number = self.round.number.saturating_add(1);
        self.round = Round { number, ..Round::default() };
        self.turn = Turn::default();
        self.demons.iter_mut().for_each(|(_, demon)| demon.acted = false);
        self.portals.iter_mut().for_each(|portal| portal.used = false);
        self.marines.iter_mut().for_each(|marine| marine.signalled = false);
        events.put(|| Event::Round { number });
        self.push(Frame::Phase(Phase::Threat));
        if let Some(Summons::Stock(stock)) = self.arena().mission().threat.map(|kind| kind.card().summons) {
            self.stock = self.stock.saturating_add(stock.income);
        }
        if let Some(Summons::Counters(_)) = self.arena().mission().threat.map(|kind| kind.card().summons) {
            let of = self.usable_portals();
            if of != 0 {
                self.push(Frame::Portals { of: of | crate::prepare::ONE, free: false });
            }
        }
        self.return_drone(events);
    }

    /// Portals that the threat card lets the invader use now, a bit each (D16-MIS-4).
    pub(crate) fn usable_portals(&self) -> u32 {
        let Some(card) = self.arena().mission().threat.map(|kind| kind.card()) else { return 0 };
        let usable = |n: usize, colour: Portal| {
            let portal = &self.portals[n];
            let due = self.round.number >= card.from_round.0[colour.index()];
            portal.there
                && due
                && match card.summons {
                    Summons::Sight => false,
                    Summons::Counters(_) => portal.counters > 0,
                    Summons::Stock(stock) => {
                        let cost = stock.cost.0[colour.index()];
                        !portal.used && cost <= self.stock && self.round.spent + cost <= stock.most
                    }
                }
        };
        (0..self.portals.len())
            .filter(|&n| usable(n, self.portal_colour(n as u8)))
            .fold(0, |of, n| of | 1 << n)
    }

    pub(crate) fn settle_phase(&mut self, phase: Phase, events: &mut impl Events<Event>) -> bool {
        match phase {
            Phase::Threat => {
                let stock = matches!(
                    self.arena().mission().threat.map(|kind| kind.card().summons),
                    Some(Summons::Stock(_))
                );
                let of = self.usable_portals();
                self.set_top(Frame::Phase(Phase::Deck));
                if stock && of != 0 {
                    self.push(Frame::Portals { of, free: true });
                }
                true
            }
            Phase::Deck => {
                self.build_deck(events);
                self.set_top(Frame::Phase(Phase::Events));
                self.push_window(Moment::DeckBuilt, Who::Drone);
                true
            }
            Phase::Events => {
                self.invader.cards.iter_mut().for_each(|card| card.exhausted = false);
                let missing = HAND.saturating_sub(self.invader.hand.len());
                self.draw_events(missing as u8, events);
                self.set_top(Frame::Phase(Phase::Burn));
                true
            }
            Phase::Burn => {
                let may = !self.is_tutorial()
                    && self.round.burned < BURNS
                    && !self.invader.hand.is_empty()
                    && self.argent_left() > 0;
                if may {
                    return false;
                }
                self.set_top(Frame::Phase(Phase::Begin));
                true
            }
            Phase::Begin => {
                self.round.active = true;
                self.set_top(Frame::Phase(Phase::Next));
                self.push_window(Moment::PhaseStart, Who::Drone);
                true
            }
            Phase::Next => {
                self.turn = Turn::default();
                if self.round.initiative.is_empty() {
                    self.set_top(Frame::Phase(Phase::End));
                } else {
                    self.set_top(Frame::Phase(Phase::Reveal));
                    self.push_window(Moment::BeforeInitiative, Who::Drone);
                }
                true
            }
            Phase::Reveal => {
                self.set_top(Frame::Phase(Phase::Next));
                self.reveal_initiative(events);
                true
            }
            Phase::End => {
                self.end_round(events);
                true
            }
        }
    }

    /// One marine card for each activation, one invader card for each kind on the map (D16-STA-1).
    fn build_deck(&mut self, events: &mut impl Events<Event>) {
        let mut deck = Initiative::default();
        for who in self.marine_ids() {
            let activations = if self.is_tutorial() { 1 } else { self.rating(who).activations };
            (0..activations).for_each(|_| deck.add(InitiativeCard::Marine(who)));
        }
        let marines = deck.len() as u8;
        let invader = (self.kinds_on_map().len() as u8).min(INVADER_CARDS);
        (0..invader).for_each(|_| deck.add(InitiativeCard::Invader));
        self.round.initiative = deck;
        events.put(|| Event::Initiative { marines, invader });
    }

    /// After a summoning in the activation phase the deck holds a card for each ready kind (D16-ACT-4).
    pub(crate) fn refill_initiative(&mut self, events: &mut impl Events<Event>) {
        if self.is_tutorial() || !self.round.active {
            return;
        }
        let wanted = (self.ready_kinds().len() as u8).min(INVADER_CARDS);
        let there = self.round.initiative.count(InitiativeCard::Invader);
        let cards = wanted.saturating_sub(there);
        if cards > 0 {
            (0..cards).for_each(|_| self.round.initiative.add(InitiativeCard::Invader));
            self.round.initiative.shuffle();
            events.put(|| Event::MoreInitiative { cards });
        }
    }

    /// Kinds on the map whose card is face up and not exhausted (D16-ACT-2).
    pub fn ready_kinds(&self) -> DemonKinds {
        let ready = |kind: &DemonKind| {
            let card = self.demon_card(*kind);
            card.up && !card.exhausted
        };
        self.kinds_on_map().iter().filter(ready).collect()
    }

    pub(crate) fn legal_burns(&self, actions: &mut Vec<Action>) {
        actions.extend(self.invader.hand.iter().map(Action::Burn));
        actions.push(Action::Done);
    }

    pub(crate) fn act_burn(&mut self, action: Action, events: &mut impl Events<Event>) {
        let Action::Burn(card) = action else {
            self.set_top(Frame::Phase(Phase::Begin));
            return;
        };
        self.invader.hand.remove(card);
        self.invader.discard.insert(card);
        self.round.burned += 1;
        events.put(|| Event::Burned { card });
        let on = self.chargeable_kinds();
        self.push(Frame::Charge { left: 1, on, invasion: true, moved: false });
    }

    /// Kinds that may receive argent: face up, or such as the invasion card can produce (D16-STA-5).
    pub(crate) fn chargeable_kinds(&self) -> DemonKinds {
        let up: DemonKinds = DemonKind::ALL.into_iter().filter(|&kind| self.demon_card(kind).up).collect();
        self.invader.invasion.map_or(up, |card| up.or(card.card().kinds))
    }

    pub(crate) fn legal_charges(
        &self,
        on: DemonKinds,
        invasion: bool,
        moved: bool,
        actions: &mut Vec<Action>,
    ) {
        actions.extend(on.iter().map(|kind| Action::Charge(Spot::Demon(kind))));
        if invasion {
            actions.push(Action::Charge(Spot::Invasion));
        }
        if moved {
            actions.push(Action::Done);
        }
    }

    pub(crate) fn settle_charge(
        &mut self,
        left: u8,
        on: DemonKinds,
        invasion: bool,
        moved: bool,
        events: &mut impl Events<Event>,
    ) -> bool {
        let supply = if moved { self.invader.argent } else { self.argent_left() };
        let left = left.min(supply);
        if left == 0 || (on.is_empty() && !invasion) || self.is_tutorial() {
            self.frames.pop();
            return true;
        }
        // One place is no choice.
        if on.len() == 1 && !invasion && !moved {
            if let Some(kind) = on.nth(0) {
                self.place_argent(Spot::Demon(kind), left, events);
            }
            self.frames.pop();
            return true;
        }
        self.set_top(Frame::Charge { left, on, invasion, moved });
        false
    }

    pub(crate) fn act_charge(
        &mut self,
        left: u8,
        on: DemonKinds,
        invasion: bool,
        moved: bool,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        let Action::Charge(spot) = action else {
            self.frames.pop();
            return;
        };
        if moved {
            self.invader.argent -= 1;
        }
        self.place_argent(spot, 1, events);
        self.set_top(Frame::Charge { left: left - 1, on, invasion, moved });
    }

    /// Argent from the supply goes on a card (D16-ARG-1).
    pub(crate) fn place_argent(&mut self, spot: Spot, n: u8, events: &mut impl Events<Event>) {
        let n = n.min(self.argent_left());
        if n == 0 {
            return;
        }
        let (on, down) = match spot {
            Spot::Demon(kind) => {
                let card = self.demon_card_mut(kind);
                card.argent += n;
                (ArgentSpot::Demon(kind), !card.up)
            }
            Spot::Invasion => {
                self.invader.argent += n;
                (ArgentSpot::Invasion, false)
            }
        };
        let invader = self.invader_seat();
        events.put(|| Event::Argent { on, n, down, invader });
    }
}
