//! The end of a marine's activation: cards taken back, discards, drawing, the drone (D16-MAR-6).

use engine::Events;

use crate::action::Who;
use crate::event::Event;
use crate::frame::{Frame, MarineStep};
use crate::{Action, ActionKind, Cards, Cost, Goal, Moment, SetKind, State};

impl State {
    /// Cards that a tactician may take back.
    fn take_back_cards(&self, who: u8) -> Cards {
        let marine = self.marine(who);
        let able = marine.class.filter(|_| !self.is_tutorial()).is_some_and(|class| {
            let end = |ability: &&crate::Ability| ability.when == Moment::ActivationEnd;
            class
                .card()
                .abilities
                .iter()
                .find(end)
                .is_some_and(|ability| ability.cost != Cost::Exhaust || !marine.exhausted)
        });
        let bonus = marine.played.iter().filter(|card| {
            card.face().kind == ActionKind::Bonus && card.set().sheet().kind != SetKind::Grenade
        });
        if able { bonus.collect() } else { Cards::NONE }
    }

    pub(crate) fn settle_take_back(&mut self, who: u8) -> bool {
        if self.take_back_cards(who).is_empty() {
            self.set_top(Frame::Marine(MarineStep::Draw));
            return true;
        }
        false
    }

    pub(crate) fn legal_take_back(&self, actions: &mut Vec<Action>) {
        actions.extend(self.take_back_cards(self.active_marine()).iter().map(Action::Fetch));
        actions.push(Action::Pass);
    }

    pub(crate) fn act_take_back(&mut self, action: Action, events: &mut impl Events<Event>) {
        let who = self.active_marine();
        self.set_top(Frame::Marine(MarineStep::Draw));
        let Action::Fetch(card) = action else { return };
        let marine = self.marine_mut(who);
        marine.exhausted = true;
        marine.played.remove(card);
        marine.hand.insert(card);
        let (callsign, class) = (marine.callsign, marine.class);
        if let Some(class) = class {
            events.put(|| Event::Power { who: callsign, class });
        }
        events.put(|| Event::Fetched { who: callsign, card });
    }

    /// Played cards are discarded, then he draws up to his hand size (D16-MAR-6).
    pub(crate) fn draw_up_at_end(&mut self, who: u8, events: &mut impl Events<Event>) {
        let marine = self.marine_mut(who);
        marine.discard = marine.discard.or(marine.played);
        marine.played = Cards::NONE;
        self.draw_up(who, events);
    }

    /// A marine who ends his activation near the drone moves it (Drone Escort).
    pub(crate) fn settle_drone(&mut self, who: u8) -> bool {
        let may = match (self.goal(), self.drone) {
            (Some(Goal::Drone { within, times, .. }), Some(drone)) => {
                drone.moves < times && self.range(Who::Marine(who), Who::Drone) <= within
            }
            _ => false,
        };
        if !may {
            self.set_top(Frame::Marine(MarineStep::Over));
            return true;
        }
        false
    }

    pub(crate) fn legal_drone(&self, actions: &mut Vec<Action>) {
        if let Some(Goal::Drone { steps, .. }) = self.goal() {
            self.legal_steps(Who::Drone, steps, true, actions);
        }
        actions.push(Action::Done);
    }

    pub(crate) fn act_drone(&mut self, action: Action, events: &mut impl Events<Event>) {
        self.set_top(Frame::Marine(MarineStep::Over));
        let (Action::Step(way), Some(Goal::Drone { steps, .. })) = (action, self.goal()) else { return };
        if let Some(drone) = &mut self.drone {
            drone.moves += 1;
        }
        self.make_step(Who::Drone, way, steps, true, events);
        self.push(Frame::Spend { who: Who::Drone, left: steps - 1, steps: true, moved: true });
    }
}
