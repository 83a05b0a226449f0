//! Looking at initiative cards and moving them: Scramble, Scout (D16-INT-29).

use engine::Events;

use crate::event::Event;
use crate::initiative::InitiativeCard;
use crate::{Action, Side, State};

impl State {
    /// A side looks at the top cards.
    pub(super) fn look_at_initiative(&mut self, cards: usize, side: Side, events: &mut impl Events<Event>) {
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

    /// All orders of the top initiative cards; equal results once (Scramble).
    pub(crate) fn legal_orders(&self, cards: u8, actions: &mut Vec<Action>) {
        let top = &self.round.initiative.top;
        let mut seen: Vec<Vec<InitiativeCard>> = Vec::new();
        for order in ORDERS {
            let used = &order[..usize::from(cards)];
            let mut sorted = used.to_vec();
            sorted.sort_unstable();
            if sorted.iter().enumerate().any(|(n, &place)| usize::from(place) != n + 1) {
                continue;
            }
            let result: Vec<InitiativeCard> =
                used.iter().map(|&place| top[usize::from(place) - 1].card).collect();
            if !seen.contains(&result) {
                seen.push(result);
                let mut written = [0; 3];
                written[..used.len()].copy_from_slice(used);
                actions.push(Action::Order(written));
            }
        }
    }

    pub(crate) fn settle_scramble(&mut self, cards: u8) -> bool {
        if cards == 0 {
            self.frames.pop();
            return true;
        }
        false
    }

    pub(crate) fn act_scramble(&mut self, cards: u8, action: Action) {
        self.frames.pop();
        let Action::Order(order) = action else { return };
        let before = self.round.initiative.top;
        for (n, &place) in order[..usize::from(cards)].iter().enumerate() {
            let mut settled = before[usize::from(place) - 1];
            // The marines no longer know where the cards lie.
            settled.marines = false;
            self.round.initiative.top[n] = settled;
        }
    }

    pub(crate) fn act_scout(&mut self, _who: u8, action: Action, events: &mut impl Events<Event>) {
        self.frames.pop();
        if action == Action::Bottom {
            self.round.initiative.sink();
            events.put(|| Event::Sunk);
        }
    }
}

/// The orders of up to three cards.
const ORDERS: [[u8; 3]; 6] = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];
