//! A marine's answers in attacks and windows: rerolls, cover, reactions.

use ::doom2016::frame::{Attack, Stage, Window};
use ::doom2016::place::SpaceId;
use ::doom2016::{Action, DieKind, Effect, InitiativeCard, Moment, State, Who};

use super::arms::{Arm, Case};
use super::cards::{hold, least};
use super::dice::{best_dice, one_more};
use super::pick;
use super::scene::Scene;
use super::threat::{PLAIN, marine_guard};

/// What more a glory kill card must do than nothing.
const GLORY: i32 = 40;

/// Shields that an ability adds.
pub(super) fn shields(effects: &[Effect]) -> u8 {
    effects.iter().map(|effect| if let Effect::Shields(n) = effect { *n } else { 0 }).sum()
}

impl Scene<'_> {
    /// An answer in an attack.
    pub(super) fn in_attack(&self, legal: &[Action]) -> Option<Action> {
        let state = self.state;
        let attack = state.attack()?;
        match attack.stage {
            Stage::Declare => self.aim(attack, legal),
            Stage::Thin => Some(Action::Lose(DieKind::Red)),
            Stage::Attack | Stage::Common => Some(self.while_attacking(attack, legal)),
            Stage::Next => legal.first().copied(),
            Stage::Cover => Some(self.cover(attack)),
            Stage::Defend => Some(self.defend(attack, legal)),
            _ => Some(Action::Pass),
        }
    }

    fn here(&self) -> Option<SpaceId> {
        self.state.marine(self.who).space()
    }

    /// Name the defender.
    fn aim(&self, attack: &Attack, legal: &[Action]) -> Option<Action> {
        let here = self.here()?;
        let arm = Arm::of_attack(self.state, attack);
        let targets = self.targets(here, arm.reach(self.state.round.dark));
        let turn = &self.state.turn;
        let worth = |action: &Action| {
            let Action::At(Who::Demon(id)) = *action else { return None };
            let target = targets.iter().find(|target| self.prey[target.n].id == id)?;
            let same = attack.repeat && attack.previous == Some(Who::Demon(id));
            let case = Case { spent: turn.spent, first: attack.first, same, ..Case::default() };
            Some(self.against(&arm, here, &case, target))
        };
        pick(legal, worth)
    }

    /// What so much rolled damage of his attack is worth.
    fn rolled_worth(&self, attack: &Attack, rolled: u8) -> i32 {
        let Who::Demon(id) = attack.target else { return 0 };
        if attack.everyone && attack.stage == Stage::Common {
            return 100 * i32::from(rolled);
        }
        let block = self.state.block_now(attack);
        let damage = block.damage(rolled, attack.gains.pierce).min(attack.cap.unwrap_or(u8::MAX));
        self.prey_of(id).map_or(0, |prey| prey.table[usize::from(damage).min(prey.table.len() - 1)])
    }

    /// Dice to roll again, dice more, another card of the defender.
    fn while_attacking(&self, attack: &Attack, legal: &[Action]) -> Action {
        let state = self.state;
        let rolled = state.rolled();
        let value = |rolled: u8| self.rolled_worth(attack, rolled);
        let now = value(rolled);
        let mut best = best_dice(attack, legal, value);
        for &action in legal {
            let (effects, price) = match action {
                Action::Power(n) => match state.marine(self.who).class {
                    Some(class) => (&class.card().abilities[usize::from(n) - 1].effects, 5),
                    None => continue,
                },
                Action::Glory(card) => (&card.kind().face().ability.effects, GLORY),
                _ => continue,
            };
            let gain = effects.iter().map(|effect| match effect {
                Effect::RevealAgain => self.anew(attack, rolled) - now,
                Effect::Gain(gains) if gains.any_face > 0 => {
                    let raise = attack.pool.dice().zip(attack.faces).map(|(die, face)| {
                        die.faces().iter().max().copied().unwrap_or(0) - die.faces()[usize::from(face)]
                    });
                    value(rolled + raise.max().unwrap_or(0)) - now
                }
                Effect::Gain(gains) => gains.dice.dice().map(|die| one_more(die, rolled, value)).sum(),
                _ => 0,
            });
            let gain = gain.sum::<i32>() - price;
            if gain > best.0 {
                best = (gain, action);
            }
        }
        best.1
    }

    /// What the roll is worth against another card.
    fn anew(&self, attack: &Attack, rolled: u8) -> i32 {
        let Who::Demon(id) = attack.target else { return 0 };
        let Some(prey) = self.prey_of(id) else { return 0 };
        self.guard(prey.demon.kind).mean(rolled, attack.gains.pierce, attack.shields, false, &prey.table)
    }

    /// The first card stays if it is better than the mean of the others.
    fn cover(&self, attack: &Attack) -> Action {
        let state = self.state;
        let rolled = state.rolled();
        let now = 100 * i32::from(state.block_now(attack).damage(rolled, attack.gains.pierce));
        let then =
            marine_guard(state, self.who).mean(rolled, attack.gains.pierce, attack.shields, false, &PLAIN);
        if now > then { Action::Second } else { Action::Pass }
    }

    /// Armour and the like: where it stops most of what it can, or saves a life.
    fn defend(&self, attack: &Attack, legal: &[Action]) -> Action {
        let state = self.state;
        let block = state.block_now(attack);
        let damage = |more: u8| block.plus(more).damage(state.rolled(), attack.gains.pierce);
        let marine = state.marine(self.who);
        let left = state.rating(self.who).health.saturating_sub(marine.damage);
        let mut best = (0, Action::Pass);
        for &action in legal {
            let (effects, price) = match action {
                Action::Play(card) => (&card.face().abilities[0].effects, 110),
                Action::Glory(card) => (&card.kind().face().ability.effects, 130),
                Action::Power(n) => match marine.class {
                    Some(class) => (&class.card().abilities[usize::from(n) - 1].effects, 20),
                    None => continue,
                },
                _ => continue,
            };
            let then = damage(shields(effects));
            let saves = damage(0) >= left && then < left;
            let gain = 100 * i32::from(damage(0) - then) + if saves { 600 } else { 0 } - price;
            if gain > best.0 {
                best = (gain, action);
            }
        }
        best.1
    }

    /// An answer in a window.
    pub(super) fn interrupt(&self, window: &Window, legal: &[Action]) -> Action {
        let first = legal.iter().copied().find(|action| *action != Action::Pass).unwrap_or(Action::Pass);
        match window.moment {
            Moment::OtherStart => self.gift(window, legal),
            // Overwatch, Doorway Blast, Suppress, Scout, Point Man, Momentum: they cost next to nothing.
            _ => first,
        }
    }

    /// A card that is not missed, for one who has far to go.
    fn gift(&self, window: &Window, legal: &[Action]) -> Action {
        let state = self.state;
        let Who::Marine(mate) = window.who else { return Action::Pass };
        let far = state.marine(mate).space().map_or(0, |at| self.aims().far(at));
        let hand = state.marine(self.who).hand;
        match least(hand).first() {
            Some(&card) if hand.len() > 2 && far > 6 && hold(card) < 50 => {
                let gift = Action::Fetch(card);
                if legal.contains(&gift) { gift } else { Action::Pass }
            }
            _ => Action::Pass,
        }
    }
}

/// The top initiative card: the invader can wait.
pub(super) fn scout(state: &State) -> Action {
    let top = state.round.initiative.top.first().map(|settled| settled.card);
    if top == Some(InitiativeCard::Invader) { Action::Bottom } else { Action::Pass }
}
