//! Windows outside attacks: who is asked at which moment, and what may be used (D16-INT-1h to D16-INT-3, D16-INT-13,
//! D16-INT-14, D16-INT-29, D16-INT-34).

use borsh::BorshSerialize;
use engine::{Arg, Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use super::sound::{Problem, demand, is_figure, is_space};
use super::{Frame, Step};
use crate::action::Who;
use crate::event::Event;
use crate::frame::Attack;
use crate::initiative::InitiativeCard;
use crate::reason::{Reason, allow};
use crate::rule::*;
use crate::rules::event_cards::Occasion;
use crate::rules::impossible;
use crate::rules::names::Names;
use crate::state::Grave;
use crate::words::attack::with_attack;
use crate::words::named::{about, kind, located, place, who};
use crate::{
    Ability, Action, Card, Condition, Cost, Effect, EventCard, EventCards, GloryCard, Moment, State,
    action_card,
};

/// A moment at which some may use cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Window {
    /// Which moment.
    pub moment: Moment,
    /// The figure concerned.
    pub who: Who,
    /// A demon killed, if it is about that.
    pub grave: Grave,
    /// How many have been asked.
    pub stage: u8,
    /// Names of cards used, a bit each (D16-ATK-12).
    pub used: Names,
}

impl Window {
    /// The next one is asked.
    fn ask_next(&mut self) {
        self.stage += 1;
        // Every marine entitled may use what he has, whatever those before him used (D16-INT-13).
        if self.moment == Moment::DemonStops {
            self.used = Names::NONE;
        }
    }

    /// Who is asked at a stage of a window, the active side first (D16-GEN-7), so Suppress comes after the invader's
    /// cards (D16-INT-14); `None` after the last.
    fn asked(&self, state: &State) -> Option<Seat> {
        let (stage, marines, invader) = (self.stage, state.marines.len() as u8, state.invader_seat());
        match self.moment {
            Moment::DeckBuilt | Moment::OtherStart | Moment::DemonStops => {
                (stage < marines).then_some(Seat(stage))
            }
            Moment::BeforeInitiative | Moment::DemonActivates => match stage {
                0 => Some(invader),
                _ => (stage <= marines).then(|| Seat(stage - 1)),
            },
            Moment::DemonKilled => match (stage, self.grave.by) {
                (0, Some(by)) => Some(Seat(by)),
                (0 | 1, _) => Some(invader),
                _ => None,
            },
            _ => (stage == 0).then_some(invader),
        }
    }

    /// May reactions be played here?
    fn has_reactions(&self) -> bool {
        matches!(self.moment, Moment::DemonActivates | Moment::DemonStops)
    }

    /// What the seat that is asked may use; passing is not among it.
    fn options(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if seat == state.invader_seat() {
            for card in state.invader.hand.and(EventCards::at(self.moment)).iter() {
                let abilities = 1..=card.face().abilities.len() as u8;
                let fit = abilities.filter(|&n| self.may_play_event(state, card, n).is_ok());
                actions.extend(fit.map(|n| Action::Event(card, n)));
            }
        } else {
            self.marine_options(state, seat.0, actions);
        }
    }

    fn marine_options(&self, state: &State, who: u8, actions: &mut Vec<Action>) {
        let marine = state.marine(who);
        if self.has_reactions() {
            let timely = marine.hand.and(action_card::at(self.moment));
            let fit = timely.iter().filter(|&card| self.may_react(state, who, card).is_ok());
            actions.extend(fit.map(Action::Play));
        }
        if self.moment == Moment::DemonKilled {
            let fit = marine.glory.iter().filter(|&card| self.may_show(state, who, card).is_ok());
            actions.extend(fit.map(Action::Glory));
            return;
        }
        let timely = marine.class.map(|class| class.card()).filter(|card| card.has_at(self.moment));
        let abilities = timely.map_or(&[][..], |card| &card.abilities);
        for (n, ability) in (1..).zip(abilities) {
            if ability.when != self.moment || self.may_use(state, who, n).is_err() {
                continue;
            }
            if ability.cost == Cost::Card {
                actions.extend(marine.hand.iter().map(Action::Fetch));
            } else {
                actions.push(Action::Power(n));
            }
        }
    }

    /// May the invader play an event card (D16-EVT-1)?
    fn may_play_event(&self, state: &State, card: EventCard, n: u8) -> Result<(), Reason> {
        let on = match (self.moment, state.attack()) {
            (Moment::AfterAttack, Some(attack)) => attack.target,
            _ => self.who,
        };
        Occasion { moment: self.moment, user: self.who, on, used: self.used }.may(state, card, n)?;
        let near = |condition: &Condition| match condition {
            Condition::KillerWithin(within) => self.killer_within(state, *within),
            _ => true,
        };
        let conditions = &card.face().abilities[usize::from(n) - 1].conditions;
        allow(conditions.iter().all(near), Reason::EventCondition)
    }

    /// Is the marine who killed a demon so near to where it stood?
    fn killer_within(&self, state: &State, within: u8) -> bool {
        let at = self.grave.by.and_then(|by| state.footing(Who::Marine(by)));
        at.is_some_and(|at| state.range_between(at, self.grave.at) <= within)
    }

    /// May a marine play a reaction (D16-MAR-7)?
    fn may_react(&self, state: &State, who: u8, card: Card) -> Result<(), Reason> {
        if !state.marine(who).hand.has(card) {
            return Err(Reason::ReactionNotInHand);
        }
        let ability = card.face().abilities.first().filter(|ability| ability.when == self.moment);
        let Some(ability) = ability.filter(|_| self.has_reactions()) else {
            return Err(Reason::ReactionTime);
        };
        if self.used.has(card) {
            return Err(Reason::ReactionTwice);
        }
        let me = Who::Marine(who);
        let there = state.footing(me).is_some() && state.footing(self.who).is_some();
        let aims = || {
            !ability.effects.contains(&Effect::Fire)
                || State::card_attack(who, card)
                    .is_some_and(|attack| state.has_defender(&Attack { only: Some(self.who), ..attack }))
        };
        let fits = there && state.holds_all(&ability.conditions, me, self.who) && aims();
        allow(fits, Reason::ReactionCondition)
    }

    /// May a marine use an ability of his class (D16-INT-2, D16-INT-34)?
    fn may_use(&self, state: &State, who: u8, n: u8) -> Result<&'static Ability, Reason> {
        let ability = state.power(who, n)?;
        state.may_pay_now(who, ability)?;
        let me = Who::Marine(who);
        let on_map = || state.footing(me).is_some() && state.footing(self.who).is_some();
        let fits = ability.when == self.moment
            && (!self.has_reactions() || on_map())
            && match self.moment {
                Moment::DemonKilled => false,
                Moment::DeckBuilt => state.round.initiative.count(InitiativeCard::Marine(who)) > 0,
                Moment::OtherStart => self.who != me && on_map(),
                Moment::DemonStops => {
                    state.holds_all(&ability.conditions, me, self.who)
                        && state.has_strike(me, ability, Some(self.who))
                }
                _ => state.holds_all(&ability.conditions, me, self.who),
            };
        if fits { Ok(ability) } else { Err(Reason::AbilityTime) }
    }

    /// May a marine use a glory kill card: one that attacks, after a glory kill (D16-GLO-4)?
    fn may_show(&self, state: &State, who: u8, card: GloryCard) -> Result<(), Reason> {
        state.may_show(who, card)?;
        let (me, ability) = (Who::Marine(who), &card.kind().face().ability);
        let fits = self.moment == Moment::DemonKilled
            && !state.is_tutorial()
            && self.grave.glory
            && state.footing(me).is_some()
            && ability.when == Moment::GloryKill
            && state.has_strike(me, ability, None);
        allow(fits, Reason::GloryTime)
    }

    /// May a marine pay with a card for an ability of his class (Sergeant)?
    fn may_fetch(&self, state: &State, who: u8, card: Card) -> Result<(), Reason> {
        if !state.marine(who).hand.has(card) {
            return Err(Reason::PriceNotInHand);
        }
        let abilities = state.marine(who).class.map_or(0, |class| class.card().abilities.len() as u8);
        let able = (1..=abilities)
            .any(|n| self.may_use(state, who, n).is_ok_and(|ability| ability.cost == Cost::Card));
        allow(able, Reason::Window)
    }
}

impl Step for Window {
    fn decision(self, state: &State) -> Option<Decision> {
        let seat = self.asked(state).unwrap_or(state.invader_seat());
        // Cards in hand are hidden, class and glory kill cards are not.
        Some(Decision { seat, secret: seat == state.invader_seat() || self.has_reactions() })
    }
    fn question(self, _: &State) -> Reason {
        Reason::Window
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        if let Some(seat) = self.asked(state) {
            self.options(state, seat, actions);
        }
        actions.push(Action::Pass);
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        if action == Action::Pass {
            return Ok(());
        }
        let seat = self.asked(state).ok_or(Reason::Window)?;
        match action {
            Action::Event(card, n) if seat == state.invader_seat() => self.may_play_event(state, card, n),
            _ if seat == state.invader_seat() => Err(Reason::Window),
            Action::Play(card) => self.may_react(state, seat.0, card),
            Action::Power(n) => {
                let ability = self.may_use(state, seat.0, n)?;
                allow(ability.cost != Cost::Card, Reason::AbilityTime)
            }
            Action::Glory(card) => self.may_show(state, seat.0, card),
            Action::Fetch(card) => self.may_fetch(state, seat.0, card),
            _ => Err(Reason::Window),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let mut window = self;
        let Some(seat) = window.asked(state) else { return impossible("somebody is asked") };
        let who = seat.0;
        match action {
            Action::Event(card, n) => {
                window.used.insert(card);
                state.set_top(Frame::Window(window));
                state.play_event(card, n - 1, window.who, events);
            }
            Action::Play(card) => {
                window.used.insert(card);
                state.set_top(Frame::Window(window));
                state.react(who, card, window.who, events);
            }
            Action::Power(n) => state.use_power(who, n - 1, window.who, events),
            Action::Fetch(card) => {
                // A card for the one who starts (Sergeant).
                state.discard(who, card);
                events.put(|| Event::Spent { who: Seat(who), card });
                window.ask_next();
                state.set_top(Frame::Window(window));
                let paid = |ability: &Ability| ability.cost == Cost::Card;
                let abilities = state.marine(who).class.map_or(&[][..], |class| &class.card().abilities[..]);
                if let Some(n) = abilities.iter().position(paid) {
                    state.use_power(who, n as u8, window.who, events);
                }
            }
            Action::Glory(card) => state.use_glory(who, card, Who::Marine(who), events),
            _ => {
                window.ask_next();
                state.set_top(Frame::Window(window));
            }
        }
    }
    fn settle(self, state: &mut State, _: &mut impl Events<Event>) -> bool {
        let mut window = self;
        let mut options = Vec::new();
        while let Some(seat) = window.asked(state) {
            let open =
                state.setup.open_windows && seat == state.invader_seat() && !state.invader.hand.is_empty();
            window.options(state, seat, &mut options);
            if open || !options.is_empty() {
                state.set_top(Frame::Window(window));
                return false;
            }
            window.ask_next();
        }
        state.frames.pop();
        true
    }
    /// What has happened, and what is asked.
    fn prompt(self, state: &State) -> Message {
        let invader = self.asked(state).is_none_or(|seat| seat == state.invader_seat());
        let ask = Arg::key(if invader { "d16-ask-event" } else { "d16-ask-card" });
        let message = match self.moment {
            Moment::DeckBuilt => Message::new("d16-prompt-deck-built"),
            Moment::PhaseStart => Message::new("d16-prompt-phase-start"),
            Moment::BeforeInitiative => Message::new("d16-prompt-before-initiative"),
            Moment::OtherStart => about("d16-prompt-activation-start", state, self.who),
            Moment::MarineDashes => about("d16-prompt-dashes", state, self.who),
            Moment::DemonActivates => about("d16-prompt-demon-activates", state, self.who),
            Moment::DemonStops => about("d16-prompt-demon-stops", state, self.who),
            Moment::AfterAttack | Moment::AfterDefence => with_attack(state, "d16-prompt-after-attack"),
            Moment::DemonKilled => Message::new("d16-prompt-demon-killed")
                .with("kind", located(kind(self.grave.kind), place(state, self.grave.at))),
            Moment::MarineKilled => {
                Message::new("d16-prompt-marine-killed").with("whom", who(state, self.who))
            }
            // No other moment is a window.
            _ => Message::new("d16-prompt-window"),
        };
        message.with("ask", ask)
    }
    fn label(self, state: &State, action: Action) -> Option<Message> {
        let invader = self.asked(state).is_none_or(|seat| seat == state.invader_seat());
        let key = if invader { "d16-label-pass-event" } else { "d16-label-pass-card" };
        (action == Action::Pass).then(|| Message::new(key))
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        demand(is_figure(state, self.who), "no such figure", D16_INT_1)?;
        let grave = self.grave;
        let known =
            is_space(state, grave.at.at) && grave.by.is_none_or(|who| usize::from(who) < state.marines.len());
        demand(known, "no such place or no such marine", D16_INT_18)?;
        demand(usize::from(self.stage) <= state.marines.len() + 1, "nobody is asked at that stage", D16_INT_2)
    }
}
