//! Windows: the chances to interrupt, offered only to a seat that holds something usable (D04-INT-4, D04-INT-5).

use borsh::BorshSerialize;
use engine::{Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use super::{Frame, InvaderStep, MarineStep, Problem, Step, asks, demand};
use crate::action::Who;
use crate::event::Event;
use crate::frame::{Attack, Moment};
use crate::reason::Reason;
use crate::rule::*;
use crate::rules::cards::{may_hold, wrong_time};
use crate::rules::orders::{list_heals, may_heal, may_heal_if};
use crate::rules::targets::{list_shots, may_fire};
use crate::{Action, EventKind, EventTime, InvaderCard, InvaderCards, OrderKind, State, WeaponKind, words};

/// A chance to interrupt: the invader first, then the marines in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Window {
    /// What has just happened or is about to.
    pub moment: Moment,
    /// Who is asked: 0 the invader, then the marines.
    pub stage: u8,
}

impl Window {
    /// What the seat could do, passing apart.
    fn options(self, state: &State, actions: &mut Vec<Action>) {
        let Some(who) = self.stage.checked_sub(1) else {
            let timely = state.hand.and(events_for(self.moment)).iter();
            actions.extend(timely.filter(|&card| self.may_play(state, card).is_ok()).map(Action::Play));
            return;
        };
        match state.marine(who).order {
            Some(OrderKind::Guard) if self.may_guard(state, who).is_ok() => {
                list_shots(state, who, &state.traffic(Who::Marine(who)), |_| false, actions);
            }
            Some(OrderKind::Heal) => list_heals(state, who, |whom| self.may_heal(state, who, whom), actions),
            _ => {}
        }
    }
    /// How long a marine on guard may ask not to be asked: until an attack while nobody attacks, and until the turn is
    /// over. Not if he must use his guard now (E11).
    fn quiets(self, state: &State, who: u8) -> impl Iterator<Item = Quiet> + use<> {
        let able = self.may_guard(state, who).is_ok();
        Quiet::ALL.into_iter().filter(move |quiet| match (self.moment, quiet) {
            (Moment::Between, _) => able,
            (Moment::BeforeAttack | Moment::AfterAttack, Quiet::Turn) => able,
            _ => false,
        })
    }
    /// Has this marine asked not to be asked about his guard now?
    fn is_quiet(self, state: &State, who: u8) -> bool {
        let marine = state.marine(who);
        match marine.quiet.filter(|_| marine.order == Some(OrderKind::Guard)) {
            Some(Quiet::Attack) => self.moment == Moment::Between,
            Some(Quiet::Turn) => !matches!(self.moment, Moment::Jitters(_)),
            None => false,
        }
    }

    /// May the invader play this now (D04-INV-3)?
    fn may_play(self, state: &State, card: InvaderCard) -> Result<(), Reason> {
        let event = may_hold(state, card)?;
        let fits = self.is_time_for(state, event) && state.event_has_object(card, None);
        if fits { Ok(()) } else { Err(wrong_time(event)) }
    }
    /// Does an event's condition hold now (D04-INV-3)?
    fn is_time_for(self, state: &State, event: EventKind) -> bool {
        let attack = state.attacks.last();
        let by_marine = attack.is_some_and(|attack| matches!(attack.by, Who::Marine(_)));
        match (event.card().when, self.moment) {
            (EventTime::BeforeMarineAttack, Moment::BeforeAttack) => {
                by_marine && attack.is_some_and(|attack| !state.affected(attack).0.is_empty())
            }
            (EventTime::InvaderAttack, Moment::BeforeAttack) => attack.is_some() && !by_marine,
            (EventTime::AfterMarineAttack, Moment::AfterRoll) => {
                by_marine && attack.is_some_and(|attack| could_waste(state, attack))
            }
            (EventTime::AfterInvaderAttack, Moment::AfterAttack) => {
                let lives = |who| matches!(who, Who::Invader(id) if state.figures.has(id));
                attack.is_some_and(|attack| lives(attack.by)) && state.is_invaders_turn()
            }
            (EventTime::BeforeMarineTurn, Moment::BeforeTurn)
            | (EventTime::AfterEquipment, Moment::AfterTake) => true,
            (EventTime::InvaderTurn, Moment::Between) => state.is_invaders_turn(),
            (EventTime::AfterReveal, Moment::AfterReveal(laid)) => !(laid & state.figures.alive()).is_empty(),
            _ => false,
        }
    }

    /// May a marine use his guard now (D04-ORD-GUARD, D04-INT-8, D04-INT-9)? Only if there is something worth it: an
    /// enemy or a barrel that he could attack.
    fn may_guard(self, state: &State, who: u8) -> Result<(), Reason> {
        let marine = state.marine(who);
        let open = match self.moment {
            Moment::BeforeAttack | Moment::AfterAttack => {
                state.attacks.last().is_some_and(|attack| matches!(attack.by, Who::Invader(_)))
            }
            Moment::Between => true,
            Moment::Jitters(whom) => whom == who,
            _ => false,
        };
        if marine.order != Some(OrderKind::Guard) || marine.space().is_none() {
            Err(Reason::NoGuard)
        } else if !open || !state.is_invaders_turn() {
            Err(Reason::GuardTurn)
        } else if !state.has_prey(who) {
            Err(Reason::NoPrey)
        } else {
            Ok(())
        }
    }
    /// May a marine attack with this weapon now?
    fn may_shoot(self, state: &State, who: u8, weapon: WeaponKind, aimed: bool) -> Result<(), Reason> {
        let guard = self.may_guard(state, who);
        if !matches!(guard, Ok(()) | Err(Reason::NoPrey)) {
            return guard;
        }
        may_fire(state, who, &state.traffic(Who::Marine(who)), weapon, aimed)?;
        guard
    }
    /// May a marine use his heal order on this one now (D04-ORD-HEAL, D04-INT-41)?
    fn may_heal(self, state: &State, who: u8, whom: Seat) -> Result<(), Reason> {
        match self.moment {
            // Whoever could reach him a moment ago still may.
            Moment::Hurt(hurt, by) | Moment::Away(hurt, by) => {
                let near = whom == Seat(hurt) && by.has(Seat(who)) && state.marine(hurt).space().is_some();
                may_heal_if(near, state, who, whom)
            }
            Moment::BeforeAttack | Moment::AfterAttack | Moment::LastHeal => may_heal(state, who, whom),
            _ => may_heal(state, who, whom).and(Err(Reason::HealTime)),
        }
    }

    /// The last seat that is asked.
    fn last(self, state: &State) -> u8 {
        match self.moment {
            Moment::Jitters(who) => who + 1,
            Moment::BeforeTurn | Moment::AfterTake | Moment::AfterReveal(_) | Moment::AfterRoll => 0,
            _ => state.marines.len() as u8,
        }
    }
    /// This seat is done with: a pass is final (D04-INT-5).
    fn close(self, state: &mut State, events: &mut impl Events<Event>) {
        if let Moment::Jitters(who) = self.moment
            && state.marine(who).order == Some(OrderKind::Guard)
        {
            state.lose_order(who, events);
        }
        state.set_top(Frame::Window(Window { stage: self.stage + 1, ..self }));
    }
}

/// How long a marine on guard does not want to be asked (D04-ORD-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, BorshSerialize)]
pub enum Quiet {
    /// Until an invader attacks.
    Attack,
    /// Until the invader's turn is over.
    Turn,
}

engine::words! { Quiet, "how long" { Attack = "until-attack", Turn = "this-turn" } }

/// The event cards that belong to a moment.
fn events_for(moment: Moment) -> InvaderCards {
    use EventTime as T;
    match moment {
        Moment::BeforeAttack => T::BeforeMarineAttack.cards().or(T::InvaderAttack.cards()),
        Moment::AfterRoll => T::AfterMarineAttack.cards(),
        Moment::AfterAttack => T::AfterInvaderAttack.cards(),
        Moment::BeforeTurn => T::BeforeMarineTurn.cards(),
        Moment::AfterTake => T::AfterEquipment.cards(),
        Moment::AfterReveal(_) => T::AfterReveal.cards(),
        Moment::Between => T::InvaderTurn.cards(),
        Moment::LastHeal | Moment::Jitters(_) | Moment::Hurt(..) | Moment::Away(..) => InvaderCards::NONE,
    }
}

/// No bullet shows, and there is ammo to lose (E05).
fn could_waste(state: &State, attack: &Attack) -> bool {
    let (Who::Marine(who), Some(ammo)) = (attack.by, attack.weapon.sheet().ammo) else { return false };
    !state.total(attack).bullet && state.marine(who).ammo_of(ammo) > 0
}

impl Step for Window {
    fn decision(self, state: &State) -> Option<Decision> {
        match self.stage.checked_sub(1) {
            None => Some(Decision { seat: state.invader(), secret: true }),
            Some(who) => asks(Seat(who)),
        }
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        self.options(state, actions);
        actions.push(Action::Pass);
        if let Some(who) = self.stage.checked_sub(1) {
            actions.extend(self.quiets(state, who).map(Action::Quiet));
        }
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match (action, self.stage.checked_sub(1)) {
            (Action::Pass, _) => Ok(()),
            (Action::Play(card), None) => self.may_play(state, card),
            (Action::Fire(weapon, aimed), Some(who)) => self.may_shoot(state, who, weapon, aimed),
            (Action::Heal(whom), Some(who)) => self.may_heal(state, who, whom),
            (Action::Quiet(quiet), Some(who)) => {
                let may = self.quiets(state, who).any(|other| other == quiet);
                if may { Ok(()) } else { Err(Reason::InMarinesWindow) }
            }
            (_, None) => Err(Reason::InWindow),
            (_, Some(_)) => Err(Reason::InMarinesWindow),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Play(card) => state.play_event(card, events),
            Action::Fire(weapon, aimed) => state.fire(self.stage - 1, weapon, aimed, true, events),
            Action::Heal(Seat(whom)) => state.heal(self.stage - 1, whom, events),
            Action::Quiet(quiet) => {
                state.marine_mut(self.stage - 1).quiet = Some(quiet);
                self.close(state, events);
            }
            _ => self.close(state, events),
        }
    }
    /// The invader is asked first, then the marines in order (D04-INT-4).
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let mut options = Vec::new();
        for stage in self.stage..=self.last(state) {
            let seat = Window { stage, ..self };
            // Some tables ask the invader always, so that a pause tells nothing.
            let asks = stage == 0 && state.setup.open_windows && !state.hand.is_empty();
            let quiet = stage.checked_sub(1).is_some_and(|who| seat.is_quiet(state, who));
            if !asks && !quiet {
                seat.options(state, &mut options);
            }
            if asks || !options.is_empty() {
                state.set_top(Frame::Window(seat));
                return false;
            }
            seat.close(state, events);
        }
        state.frames.pop();
        true
    }
    fn prompt(self, state: &State) -> Message {
        let active = || words::marine(state, state.turn.who);
        if self.stage > 0 {
            return match self.moment {
                Moment::BeforeAttack => words::with_attack(state, "d04-prompt-order-before"),
                Moment::AfterAttack => words::with_attack(state, "d04-prompt-order-after"),
                Moment::LastHeal => Message::new("d04-prompt-order-heal"),
                Moment::Hurt(whom, _) => {
                    Message::new("d04-prompt-order-hurt").with("whom", words::marine(state, whom))
                }
                Moment::Away(whom, _) => {
                    Message::new("d04-prompt-order-away").with("whom", words::marine(state, whom))
                }
                Moment::Jitters(_) => Message::new("d04-prompt-order-jitters")
                    .with("card", words::event_name(EventKind::Jitters)),
                _ => Message::new("d04-prompt-order"),
            };
        }
        match self.moment {
            Moment::BeforeAttack => words::with_attack(state, "d04-prompt-event-before"),
            Moment::AfterRoll => words::with_dice(state, "d04-prompt-event-roll"),
            Moment::AfterAttack => words::with_attack(state, "d04-prompt-event-after"),
            Moment::BeforeTurn => Message::new("d04-prompt-event-turn").with("whom", active()),
            Moment::AfterTake => Message::new("d04-prompt-event-take").with("whom", active()),
            Moment::AfterReveal(_) => Message::new("d04-prompt-event-reveal"),
            _ => Message::new("d04-prompt-event"),
        }
    }
    fn label(self, state: &State, action: Action) -> Option<Message> {
        match (action, self.moment, self.stage) {
            (Action::Pass, Moment::Jitters(_), _) => Some(Message::new("d04-label-pass-jitters")),
            (Action::Pass, _, 0) => Some(Message::new("d04-label-pass-event")),
            (Action::Pass, ..) => Some(Message::new("d04-label-pass-order")),
            (Action::Fire(weapon, aimed), ..) => {
                Some(words::fire(state, self.stage.saturating_sub(1), weapon, aimed))
            }
            _ => None,
        }
    }
    fn rests_on(self, below: Frame) -> bool {
        match self.moment {
            Moment::BeforeAttack | Moment::AfterRoll | Moment::AfterAttack => below == Frame::Attack,
            Moment::BeforeTurn => below == Frame::Marine(MarineStep::Declare),
            Moment::AfterTake => below == Frame::Marine(MarineStep::Act) || matches!(below, Frame::Mist(_)),
            Moment::LastHeal => {
                matches!(below, Frame::Invader(InvaderStep::End) | Frame::Marine(MarineStep::Begin))
            }
            Moment::Hurt(..) => matches!(below, Frame::Hurt(_)),
            Moment::Between | Moment::AfterReveal(_) | Moment::Jitters(_) | Moment::Away(..) => true,
        }
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        let marines = state.marines.len() as u8;
        let fine = match self.moment {
            Moment::Jitters(who) => who < marines && self.stage == who + 1,
            Moment::Hurt(whom, by) | Moment::Away(whom, by) => {
                whom < marines && by.is_within(marines.into()) && (1..=self.last(state)).contains(&self.stage)
            }
            _ => self.stage <= self.last(state),
        };
        demand(fine, "nobody is asked at that stage", D04_INT_4)
    }
}
