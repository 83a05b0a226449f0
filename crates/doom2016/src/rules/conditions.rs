//! Does a condition of an ability hold now?

use crate::action::Who;
use crate::frame::Source;
use crate::{Condition, State};

impl State {
    /// Do all of them hold, for an ability that does not ask about cards of its own set?
    pub(crate) fn holds_all(&self, conditions: &[Condition], user: Who, on: Who) -> bool {
        let of = Source::Demon(crate::DemonKind::Imp);
        conditions.iter().all(|&condition| self.holds(of, condition, user, on))
    }

    /// The range from a figure to another, or, if that is gone, to where the defender of the attack stood.
    fn range_then(&self, user: Who, on: Who) -> u8 {
        let gone = self.footing(on).is_none();
        match (self.attack(), self.footing(user)) {
            (Some(attack), Some(from)) if gone && attack.target == on && attack.by == user => {
                self.range_between(from, attack.target_at)
            }
            _ => self.range(user, on),
        }
    }

    /// Does a condition hold for whoever uses an ability, about the figure concerned?
    pub(crate) fn holds(&self, of: Source, condition: Condition, user: Who, on: Who) -> bool {
        let attack = self.attack();
        let (dealt, killed) = attack.map_or((0, false), |attack| (attack.dealt, attack.killed));
        match condition {
            Condition::Within(n) => self.range_then(user, on) <= n,
            Condition::From(n) => self.range_then(user, on) >= n,
            Condition::InSight => self.sees(user, on),
            Condition::Spent(n) => self.turn.spent >= n,
            Condition::Unmoved => self.turn.spent == 0,
            Condition::Shifted(n) => self.turn.shifted >= n,
            Condition::FellowSees => match user {
                Who::Demon(id) => {
                    let kind = self.demons.get(id).map(|demon| demon.kind);
                    self.demons.iter().any(|(other, demon)| {
                        other != id && Some(demon.kind) == kind && self.sees(Who::Demon(other), on)
                    })
                }
                _ => false,
            },
            Condition::SameDefender => {
                attack.is_some_and(|attack| attack.repeat && attack.previous == Some(on))
            }
            Condition::Fired => match of {
                Source::Card(card) => self.turn.fired.has(card.set()),
                _ => false,
            },
            Condition::FirstAttack => attack.is_some_and(|attack| attack.first),
            Condition::Undamaged => match on {
                Who::Demon(id) => self.demons.get(id).is_some_and(|demon| demon.damage == 0),
                Who::Marine(n) => self.marine(n).damage == 0,
                Who::Drone => false,
            },
            Condition::Hurt(n) => matches!(user, Who::Marine(who) if self.marine(who).damage >= n),
            Condition::Large => match on {
                Who::Demon(id) => self.demons.get(id).is_some_and(|demon| demon.kind.sheet().base.is_large()),
                _ => false,
            },
            Condition::MarineAdjacent => {
                self.standing().any(|(n, _)| Who::Marine(n) != user && self.range(user, Who::Marine(n)) <= 1)
            }
            Condition::CardRevealed => attack.is_some_and(|attack| attack.revealed.is_some()),
            Condition::Dealt(n) => dealt >= n,
            Condition::Killed => killed,
            Condition::DealtOrKilled(n) => dealt >= n || killed,
            Condition::Lives => self.footing(on).is_some(),
            // Asked where the killed demon is known.
            Condition::KillerWithin(_) => true,
            Condition::NoGloryCard => matches!(user, Who::Marine(who) if self.marine(who).glory.is_empty()),
        }
    }
}
