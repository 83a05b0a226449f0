//! The initiative deck in the hands of the rules: built, filled up, looked at (D16-STA-1, D16-ACT-4, D16-INT-29).

use engine::Events;

use crate::event::Event;
use crate::initiative::{INVADER_CARDS, Initiative, InitiativeCard};
use crate::{Side, State};

impl State {
    /// One marine card for each activation, one invader card for each kind on the map (D16-STA-1).
    pub(crate) fn build_deck(&mut self, events: &mut impl Events<Event>) {
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

    /// A side looks at the top cards.
    pub(crate) fn look_at_initiative(&mut self, cards: usize, side: Side, events: &mut impl Events<Event>) {
        let chance = &mut self.chance;
        self.round.initiative.look(cards, side, chance);
        let invader = self.invader_seat();
        let seen = self.round.initiative.top;
        events.put(|| Event::Looked {
            side,
            cards: seen.iter().take(cards).map(|settled| settled.card).collect(),
            n: cards as u8,
            invader,
        });
    }
}
