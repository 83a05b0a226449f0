//! A marine's cards in and out of his activation: discards, class abilities, glory kill cards.

use engine::Events;

use crate::action::Who;
use crate::event::Event;
use crate::frame::Source;
use crate::{Ability, Card, Cost, Effect, GloryCard, Hook, State};

impl State {
    /// A card of the hand goes to the discards.
    pub(crate) fn discard(&mut self, who: u8, card: Card) {
        let marine = self.marine_mut(who);
        marine.hand.remove(card);
        marine.discard.insert(card);
    }

    /// Can a marine pay for an ability of his class now?
    pub(crate) fn can_pay(&self, who: u8, ability: &Ability) -> bool {
        let marine = self.marine(who);
        if ability.once_a_round && marine.signalled {
            return false;
        }
        match ability.cost {
            Cost::Free | Cost::Discard => true,
            Cost::Exhaust => !marine.exhausted,
            Cost::Card => !marine.hand.is_empty(),
            Cost::Mp => self.is_his_turn(who) && self.turn.mp > 0,
            Cost::Argent => false,
        }
    }

    /// Would an ability of his class find something to do?
    pub(crate) fn has_use(&self, who: u8, ability: &Ability) -> bool {
        ability.effects.iter().any(|effect| match effect {
            Effect::Heal(heal) => !self.healable(who, *heal).is_empty(),
            Effect::Hook(Hook::LendMp(_)) => self.standing().any(|(other, _)| other != who),
            Effect::Hook(Hook::Wake(range)) => !self.wakeable(who, *range).is_empty(),
            Effect::Hook(Hook::Climb(_)) => self.turn.climb == 0,
            _ => true,
        })
    }

    /// A marine uses an ability of his class and pays for it; cards are paid with by whoever asks for them.
    pub(crate) fn use_power(&mut self, who: u8, n: u8, on: Who, events: &mut impl Events<Event>) {
        let Some(class) = self.marine(who).class else { return };
        let ability = &class.card().abilities[usize::from(n)];
        let marine = self.marine_mut(who);
        if ability.cost == Cost::Exhaust {
            marine.exhausted = true;
        }
        if ability.once_a_round {
            marine.signalled = true;
        }
        let callsign = marine.callsign;
        events.put(|| Event::Power { who: callsign, class });
        self.push_effects(Source::Class(class), n, Who::Marine(who), on);
    }

    /// A marine discards a glory kill card for what it says.
    pub(crate) fn use_glory(&mut self, who: u8, card: GloryCard, on: Who, events: &mut impl Events<Event>) {
        let marine = self.marine_mut(who);
        marine.glory.remove(card);
        let callsign = marine.callsign;
        self.glory_discard.insert(card);
        events.put(|| Event::Glory { who: callsign, card });
        self.push_effects(Source::Glory(card.kind()), 0, Who::Marine(who), on);
    }

    /// A marine plays a reaction: it goes straight to the discards after it is resolved (D16-MAR-7).
    pub(crate) fn react(&mut self, who: u8, card: Card, on: Who, events: &mut impl Events<Event>) {
        self.discard(who, card);
        let callsign = self.marine(who).callsign;
        events.put(|| Event::Played { who: callsign, card });
        self.push_effects(Source::Card(card), 0, Who::Marine(who), on);
    }
}
