//! Windows: the chances to interrupt, offered only to a seat that holds something usable (D04-INT-4, D04-INT-5).

use engine::{Events, Seat};

use crate::action::Who;
use crate::event::Event;
use crate::frame::{Attack, Frame, Moment};
use crate::{Action, EventTime, InvaderCard, InvaderCards, OrderKind, State, WeaponKind};

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
        Moment::LastHeal | Moment::Jitters(_) => InvaderCards::NONE,
    }
}

impl State {
    /// What a seat could do in a window, passing apart.
    fn window_options(&self, moment: Moment, stage: u8, actions: &mut Vec<Action>) {
        let Some(who) = stage.checked_sub(1) else {
            let timely = self.hand.and(events_for(moment)).iter();
            let usable = timely.filter(|&card| self.fits_window(card, moment));
            actions.extend(usable.map(Action::Play));
            return;
        };
        if self.guard_answers(moment, who) {
            self.legal_shots(who, &self.traffic(Who::Marine(who)), |_| false, actions);
        }
        if matches!(moment, Moment::BeforeAttack | Moment::AfterAttack | Moment::LastHeal) {
            self.legal_heals(who, actions);
        }
    }

    /// May a marine use his guard now (D04-ORD-GUARD, D04-INT-8, D04-INT-9)? Only if there is something worth it:
    /// an enemy or a barrel that he could attack.
    fn guard_answers(&self, moment: Moment, who: u8) -> bool {
        let marine = self.marine(who);
        let holds = marine.order == Some(OrderKind::Guard) && marine.space().is_some();
        let open = match moment {
            Moment::BeforeAttack | Moment::AfterAttack => {
                self.attacks.last().is_some_and(|attack| matches!(attack.by, Who::Invader(_)))
            }
            Moment::Between => true,
            Moment::Jitters(whom) => whom == who,
            _ => false,
        };
        holds && open && self.is_invaders_turn() && self.has_prey(who)
    }

    /// Does an event's condition hold in this window (D04-INV-3)?
    fn fits_window(&self, card: InvaderCard, moment: Moment) -> bool {
        let Some(event) = card.event() else { return false };
        let attack = self.attacks.last();
        let by_marine = attack.is_some_and(|attack| matches!(attack.by, Who::Marine(_)));
        let fits = match (event.card().when, moment) {
            (EventTime::BeforeMarineAttack, Moment::BeforeAttack) => {
                by_marine && attack.is_some_and(|attack| self.affected(attack).0 != 0)
            }
            (EventTime::InvaderAttack, Moment::BeforeAttack) => attack.is_some() && !by_marine,
            (EventTime::AfterMarineAttack, Moment::AfterRoll) => {
                by_marine && attack.is_some_and(|attack| self.could_waste(attack))
            }
            (EventTime::AfterInvaderAttack, Moment::AfterAttack) => {
                let alive =
                    attack.is_some_and(|attack| matches!(attack.by, Who::Invader(id) if self.has_figure(id)));
                alive && self.is_invaders_turn()
            }
            (EventTime::BeforeMarineTurn, Moment::BeforeTurn)
            | (EventTime::AfterEquipment, Moment::AfterTake) => true,
            (EventTime::InvaderTurn, Moment::Between) => self.is_invaders_turn(),
            (EventTime::AfterReveal, Moment::AfterReveal(laid)) => laid & self.figures.alive() != 0,
            _ => false,
        };
        fits && self.event_has_object(card, None)
    }

    /// No bullet shows, and there is ammo to lose (E05).
    fn could_waste(&self, attack: &Attack) -> bool {
        let (Who::Marine(who), Some(ammo)) = (attack.by, attack.weapon.sheet().ammo) else { return false };
        !self.total(attack).bullet && self.marine(who).ammo_of(ammo) > 0
    }

    pub(crate) fn legal_in_window(&self, moment: Moment, stage: u8, actions: &mut Vec<Action>) {
        self.window_options(moment, stage, actions);
        actions.push(Action::Pass);
    }

    pub(crate) fn settle_window(
        &mut self,
        moment: Moment,
        stage: u8,
        events: &mut impl Events<Event>,
    ) -> bool {
        let last = match moment {
            Moment::Jitters(who) => who + 1,
            Moment::BeforeTurn | Moment::AfterTake | Moment::AfterReveal(_) | Moment::AfterRoll => 0,
            _ => self.marines.len() as u8,
        };
        for stage in stage..=last {
            // Some tables ask the invader always, so that a pause tells nothing.
            let asks = stage == 0 && self.setup.open_windows && !self.hand.is_empty();
            let mut options = Vec::new();
            if !asks {
                self.window_options(moment, stage, &mut options);
            }
            if asks || !options.is_empty() {
                self.set_top(Frame::Window { moment, stage });
                return false;
            }
            self.close_window(moment, stage, events);
        }
        self.frames.pop();
        true
    }

    /// This seat is done with: a pass is final (D04-INT-5).
    fn close_window(&mut self, moment: Moment, stage: u8, events: &mut impl Events<Event>) {
        if let Moment::Jitters(who) = moment
            && self.marine(who).order == Some(OrderKind::Guard)
        {
            self.lose_order(who, events);
        }
        self.set_top(Frame::Window { moment, stage: stage + 1 });
    }

    pub(crate) fn act_in_window(
        &mut self,
        moment: Moment,
        stage: u8,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        match action {
            Action::Play(card) => self.play_event(card, events),
            Action::Fire(weapon, aimed) => self.fire(stage - 1, weapon, aimed, true, events),
            Action::Heal(Seat(whom)) => self.heal(stage - 1, whom, events),
            _ => self.close_window(moment, stage, events),
        }
    }

    /// Could a marine attack an enemy or a barrel now?
    pub(crate) fn has_prey(&self, who: u8) -> bool {
        let me = Who::Marine(who);
        if self.is_sharing(me) {
            return false;
        }
        let marine = self.marine(who);
        marine.arms().iter().any(|weapon: WeaponKind| {
            let loaded = weapon.sheet().ammo.is_none_or(|ammo| marine.ammo_of(ammo) > 0);
            loaded
                && self.find_target(me, weapon, |state, space| {
                    state.invaders_on(space) != 0 || state.barrel_at(space).is_some()
                })
        })
    }
}
