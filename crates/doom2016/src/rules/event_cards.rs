//! Event cards: which may be played at a moment (D16-EVT-1, D16-ATK-12, D16-INT-3).

use crate::action::Who;
use crate::reason::Reason;
use crate::rules::names::Names;
use crate::{Ability, Cost, Effect, EventCard, EventCards, Moment, State};

/// A moment at which the invader may play event cards.
#[derive(Clone, Copy)]
pub(crate) struct Occasion {
    /// Which moment.
    pub(crate) moment: Moment,
    /// The figure that would use the card.
    pub(crate) user: Who,
    /// The figure that it would be used on.
    pub(crate) on: Who,
    /// Names used already.
    pub(crate) used: Names,
}

impl Occasion {
    /// May this card be played for this ability of its, from 1?
    pub(crate) fn may(self, state: &State, card: EventCard, n: u8) -> Result<(), Reason> {
        let hand = state.invader.hand;
        if !hand.has(card) {
            return Err(Reason::EventNotInHand);
        }
        let Some(ability) = card.face().abilities.get(usize::from(n).wrapping_sub(1)) else {
            return Err(Reason::NoEventAbility);
        };
        if ability.when != self.moment {
            return Err(Reason::EventTime(ability.when));
        }
        if self.used.has(card) {
            return Err(Reason::EventTwice);
        }
        if ability.cost == Cost::Argent && !self.has_argent(state) {
            return Err(Reason::EventArgent);
        }
        // Of cards of one name the first stands for all.
        let timely = hand.and(EventCards::at(self.moment));
        if timely.iter().take_while(|&other| other != card).any(|other| other.same_name(card)) {
            return Err(Reason::EventTwin);
        }
        if self.fits(state, ability) { Ok(()) } else { Err(Reason::EventCondition) }
    }

    fn has_argent(self, state: &State) -> bool {
        let Who::Demon(id) = self.user else { return false };
        let kind = state.demons.get(id).map(|demon| demon.kind);
        !state.is_tutorial() && kind.is_some_and(|kind| state.demon_card(kind).argent > 0)
    }

    fn fits(self, state: &State, ability: &Ability) -> bool {
        // The tutorial has no argent (D16-TUT-8).
        let idle =
            state.is_tutorial() && ability.effects.iter().all(|effect| matches!(effect, Effect::Argent(_)));
        // The drone cannot be stunned and has no card to reveal (D16-INT-37).
        let wasted = self.on == Who::Drone
            && ability.effects.iter().any(|effect| matches!(effect, Effect::Harm(harm) if harm.stun));
        !idle && !wasted && state.holds_all(&ability.conditions, self.user, self.on)
    }
}
