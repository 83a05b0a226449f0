//! Abilities of cards and classes: what they cost, whether they have a use, and using them (D16-GEN-4, D16-MIS-1).

use engine::{Events, Seat};
use skirmish::SpaceId;

use crate::action::Who;
use crate::effect::Heal;
use crate::event::Event;
use crate::frame::{Effects, Frame, Source};
use crate::reason::Reason;
use crate::rules::impossible;
use crate::{Ability, Card, Cost, Effect, EventCard, GloryCard, Hook, Moment, State, Whom};

impl State {
    /// An ability takes effect.
    pub(crate) fn push_effects(&mut self, of: Source, ability: u8, by: Who, on: Who) {
        self.push(Frame::Effects(Effects { of, ability, next: 0, by, on }));
    }

    /// The invader plays an event card; it is discarded (D16-EVT-1).
    pub(crate) fn play_event(&mut self, card: EventCard, n: u8, on: Who, events: &mut impl Events<Event>) {
        self.invader.hand.remove(card);
        self.invader.discard.insert(card);
        events.put(|| Event::Event { card, n: n + 1 });
        if card.face().abilities[usize::from(n)].cost == Cost::Argent
            && let Who::Demon(id) = on
            && let Some(kind) = self.demons.get(id).map(|demon| demon.kind)
        {
            self.demon_card_mut(kind).argent -= 1;
        }
        self.push_effects(Source::Event(card), n, Who::NOBODY, on);
    }

    /// A card of the hand goes to the discards.
    pub(crate) fn discard(&mut self, who: u8, card: Card) {
        let marine = self.marine_mut(who);
        marine.hand.remove(card);
        marine.discard.insert(card);
    }

    /// An ability of a marine's class, by its number from 1.
    pub(crate) fn power(&self, who: u8, n: u8) -> Result<&'static Ability, Reason> {
        if self.is_tutorial() {
            return Err(Reason::Tutorial);
        }
        let abilities = self.marine(who).class.map_or(&[][..], |class| &class.card().abilities);
        abilities.get(usize::from(n).wrapping_sub(1)).ok_or(Reason::NoAbility)
    }

    /// Can a marine with so many points pay for an ability of his class now (D16-GEN-4)? An exhausted card still has
    /// those that need no exhausting (D16-GEN-3).
    pub(crate) fn may_pay(&self, who: u8, mp: u8, ability: &Ability) -> Result<(), Reason> {
        let marine = self.marine(who);
        if ability.once_a_round && marine.signalled {
            return Err(Reason::OnceARound);
        }
        match ability.cost {
            Cost::Exhaust if marine.exhausted => Err(Reason::Exhausted),
            Cost::Mp if mp == 0 => Err(Reason::PowerTooDear),
            Cost::Card if marine.hand.is_empty() => Err(Reason::AbilityTime),
            Cost::Argent => Err(Reason::AbilityTime),
            _ => Ok(()),
        }
    }

    /// The same outside his activation, where only the active marine has points.
    pub(crate) fn may_pay_now(&self, who: u8, ability: &Ability) -> Result<(), Reason> {
        let mp = if self.is_his_turn(who) { self.turn.mp } else { 0 };
        self.may_pay(who, mp, ability)
    }

    /// Does a marine hold a glory kill card, and is it the first of its kind (D16-GLO-4)?
    pub(crate) fn may_show(&self, who: u8, card: GloryCard) -> Result<(), Reason> {
        let held = self.marine(who).glory;
        if !held.has(card) {
            return Err(Reason::NoGlory);
        }
        let twin = held.iter().any(|other| other < card && other.kind() == card.kind());
        if twin { Err(Reason::GloryTwin) } else { Ok(()) }
    }

    /// A marine uses an ability of his class and pays for it; cards are paid with by whoever asks for them.
    pub(crate) fn use_power(&mut self, who: u8, n: u8, on: Who, events: &mut impl Events<Event>) {
        let Some(class) = self.marine(who).class else { return impossible("a power is that of a class") };
        let ability = &class.card().abilities[usize::from(n)];
        let marine = self.marine_mut(who);
        if ability.cost == Cost::Exhaust {
            marine.exhausted = true;
        }
        if ability.once_a_round {
            marine.signalled = true;
        }
        events.put(|| Event::Power { who: Seat(who), class, n: n + 1 });
        self.push_effects(Source::Class(class), n, Who::Marine(who), on);
    }

    /// A marine discards a glory kill card for what it says.
    pub(crate) fn use_glory(&mut self, who: u8, card: GloryCard, on: Who, events: &mut impl Events<Event>) {
        let marine = self.marine_mut(who);
        marine.glory.remove(card);
        self.glory_discard.insert(card);
        events.put(|| Event::Glory { who: Seat(who), card });
        self.push_effects(Source::Glory(card.kind()), 0, Who::Marine(who), on);
    }

    /// A marine plays a reaction: it goes straight to the discards after it is resolved (D16-MAR-7).
    pub(crate) fn react(&mut self, who: u8, card: Card, on: Who, events: &mut impl Events<Event>) {
        self.discard(who, card);
        events.put(|| Event::Played { who: Seat(who), card });
        self.push_effects(Source::Card(card), 0, Who::Marine(who), on);
    }

    /// Abilities of a marine's class that happen without being asked for.
    pub(crate) fn use_at_once(&mut self, who: u8, moment: Moment) {
        let Some(class) = self.marine(who).class.filter(|_| !self.is_tutorial()) else { return };
        let me = Who::Marine(who);
        for (n, ability) in class.card().abilities.iter().enumerate() {
            if ability.when == moment && self.holds_all(&ability.conditions, me, me) {
                self.push_effects(Source::Class(class), n as u8, me, me);
            }
        }
    }

    /// Marines that a healing effect could help.
    pub(crate) fn healable(&self, who: u8, heal: Heal) -> Vec<u8> {
        let near = |&(n, _): &(u8, SpaceId)| {
            (n == who && heal.whom == Whom::Marine)
                || (n != who && self.range(Who::Marine(who), Who::Marine(n)) <= heal.within)
        };
        self.standing().filter(near).map(|(n, _)| n).filter(|&n| self.marine(n).damage > 0).collect()
    }

    /// What a class adds to Splash and grenades (Demolisher).
    pub(crate) fn demolition(&self, by: Who) -> u8 {
        let Who::Marine(who) = by else { return 0 };
        let more = self.of_class(who, |hook| match hook {
            Hook::Demolition(n) => Some(n),
            _ => None,
        });
        more.unwrap_or(0)
    }

    /// The number that a rule of a marine's class has, if it has that rule.
    pub(crate) fn of_class(&self, who: u8, number: impl Fn(Hook) -> Option<u8>) -> Option<u8> {
        let abilities = self.marine(who).class.map_or(&[][..], |class| &class.card().abilities);
        abilities.iter().flat_map(|ability| &ability.effects).find_map(|effect| match effect {
            Effect::Hook(hook) => number(*hook),
            _ => None,
        })
    }
}
