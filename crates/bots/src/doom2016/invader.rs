//! The invader's activations and attacks: argent, defenders, dice, cover.

use ::doom2016::frame::{Attack, Stage};
use ::doom2016::place::SpaceId;
use ::doom2016::{Action, DieKind, Effect, Gains, Hook, Who};
use skirmish::{Dice, FigureId};

use super::arms::Arm;
use super::dice::{Guard, best_dice, one_more};
use super::lair::{ARGENT, Lair};
use super::paths::{Reach, Walker};
use super::pick;

impl Lair<'_> {
    /// The next actions of the demon that acts.
    pub(super) fn activation(&self, id: FigureId, legal: &[Action]) -> Vec<Action> {
        let turn = &self.state.turn;
        let boost = turn.boosts.iter().fold(Gains::default(), |sum, boost| sum.plus(boost.gains));
        let doing = self.doing(id, turn.mp, &turn.strikes, boost);
        // Headlong: points for argent.
        if legal.contains(&Action::Argent)
            && let Some(demon) = self.state.demons.get(id)
            && let Some(more) = demon.kind.sheet().argent.effects.iter().find_map(|effect| match effect {
                Effect::Mp(n) => Some(*n),
                _ => None,
            })
            && self.doing(id, turn.mp + more, &turn.strikes, boost).attack > doing.attack + ARGENT
        {
            return vec![Action::Argent];
        }
        if doing.way.is_empty() {
            let step = legal.iter().find(|action| matches!(action, Action::Step(_)));
            return vec![step.copied().unwrap_or(Action::Done)];
        }
        doing.way
    }

    /// An answer in an attack.
    pub(super) fn in_attack(&self, legal: &[Action]) -> Option<Action> {
        let attack = self.state.attack()?;
        match attack.stage {
            Stage::Declare => self.declare(attack, legal),
            Stage::BeforeRoll => Some(self.before_roll(attack, legal)),
            Stage::Thin => Some(Action::Lose(DieKind::Red)),
            Stage::Attack | Stage::Common => Some(self.while_attacking(attack, legal)),
            Stage::Next => legal.first().copied(),
            Stage::Cover => Some(self.cover(attack)),
            Stage::Defend => Some(self.defend(attack, legal)),
            Stage::OnHitArgent => Some(self.on_hit(attack, legal)),
            _ => None,
        }
    }

    /// Argent and events before an attack, then the defender.
    fn declare(&self, attack: &Attack, legal: &[Action]) -> Option<Action> {
        let Who::Demon(id) = attack.by else { return None };
        let state = self.state;
        let demon = state.demons.get(id)?;
        let at = demon.footing();
        let arm = Arm::of_attack(state, attack);
        let shifted = state.turn.shifted;
        let (now, target) = self.best(id, &arm, at, shifted, attack.not);
        let named = target.map(Action::At).filter(|action| legal.contains(action));
        let mut best = (now, named);
        let mut offer = |worth: i32, action: Action| {
            if legal.contains(&action) && worth > best.0 {
                best = (worth, Some(action));
            }
        };
        let charged = self.best(id, &Lair::charged(demon.kind, arm), at, shifted, attack.not).0;
        offer(charged - ARGENT, Action::Argent);
        if let Some(within) = Lair::washes(demon.kind) {
            let hit = self.victims.iter().filter(|victim| victim.who != Who::Drone);
            let hit = hit.filter(|victim| state.range_between(at, victim.at.into()) <= within);
            let plain = Arm { splash: None, ..arm };
            let all: i32 = hit.map(|victim| self.against(id, &plain, at, shifted, victim)).sum();
            offer(all - ARGENT, Action::Argent);
        }
        for &action in legal {
            let Action::Event(card, n) = action else { continue };
            for effect in &card.face().abilities[usize::from(n) - 1].effects {
                if let Effect::Gain(gains) = effect {
                    let then = self.best(id, &arm.plus(*gains), at, shifted, attack.not).0;
                    offer(then - 45, action);
                }
            }
        }
        // An attack on everybody around needs no name, and where none is worth it any will do.
        best.1.or_else(|| legal.last().copied())
    }

    /// More dice.
    fn before_roll(&self, attack: &Attack, legal: &[Action]) -> Action {
        let state = self.state;
        let (Who::Demon(id), Some(victim)) = (attack.by, self.victim(attack.target)) else {
            return Action::Pass;
        };
        let Some(at) = state.footing(attack.by) else { return Action::Pass };
        let arm = Arm::of_attack(state, attack);
        let worth = |arm: &Arm| self.against(id, arm, at, state.turn.shifted, victim);
        let now = worth(&arm);
        let mut best = (0, Action::Pass);
        for &action in legal {
            let Action::Event(card, n) = action else { continue };
            let ability = &card.face().abilities[usize::from(n) - 1];
            let price = 40 + if ability.cost == ::doom2016::Cost::Argent { ARGENT } else { 0 };
            let gains = ability.effects.iter().fold(Gains::default(), |sum, effect| match effect {
                Effect::Gain(gains) => sum.plus(*gains),
                _ => sum,
            });
            let gain = worth(&arm.plus(gains)) - now - price;
            if gain > best.0 {
                best = (gain, action);
            }
        }
        best.1
    }

    /// What so much rolled damage of a demon's attack is worth.
    fn rolled_worth(&self, attack: &Attack, rolled: u8) -> i32 {
        if attack.everyone && attack.stage == Stage::Common {
            return 100 * i32::from(rolled);
        }
        let block = self.state.block_now(attack);
        let damage = block.damage(rolled, attack.gains.pierce).min(attack.cap.unwrap_or(u8::MAX));
        self.victim(attack.target).map_or(0, |victim| victim.table[usize::from(damage).min(23)])
    }

    fn while_attacking(&self, attack: &Attack, legal: &[Action]) -> Action {
        let rolled = self.state.rolled();
        let value = |rolled: u8| self.rolled_worth(attack, rolled);
        let mut best = best_dice(attack, legal, value);
        for &action in legal {
            let Action::Event(card, n) = action else { continue };
            let gain = card.face().abilities[usize::from(n) - 1].effects.iter().map(|effect| match effect {
                Effect::RevealAgain => {
                    let then = self.victim(attack.target).map_or(0, |victim| {
                        let pierce = attack.gains.pierce;
                        victim.guard.mean(rolled, pierce, attack.shields, false, &victim.table)
                    });
                    then - value(rolled)
                }
                Effect::Gain(gains) if gains.reroll_any > 0 => {
                    let masks: Vec<Action> =
                        (1..1 << attack.pool.len()).map(Dice).map(Action::Reroll).collect();
                    best_dice(attack, &masks, value).0
                }
                Effect::Gain(gains) => gains.dice.dice().map(|die| one_more(die, rolled, value)).sum(),
                _ => 0,
            });
            let gain = gain.sum::<i32>() - 45;
            if gain > best.0 {
                best = (gain, action);
            }
        }
        best.1
    }

    /// The first card stays if it is better than the mean of the others.
    fn cover(&self, attack: &Attack) -> Action {
        let state = self.state;
        let Who::Demon(id) = attack.target else { return Action::Pass };
        let Some(demon) = state.demons.get(id) else { return Action::Pass };
        let rolled = state.rolled();
        let deck = if state.invader.deck.is_empty() { state.invader.discard } else { state.invader.deck };
        let special = demon.kind.sheet().special;
        let guard = Guard::of(deck.iter().map(|card| card.face().defence.block(special)));
        let losses = std::array::from_fn(|damage| self.loss(demon, damage as u8));
        let now = self.loss(demon, state.block_now(attack).damage(rolled, attack.gains.pierce));
        let then = guard.mean(rolled, attack.gains.pierce, attack.shields, false, &losses);
        if now > then { Action::Second } else { Action::Pass }
    }

    /// Events that save a demon.
    fn defend(&self, attack: &Attack, legal: &[Action]) -> Action {
        let state = self.state;
        let Who::Demon(id) = attack.target else { return Action::Pass };
        let Some(demon) = state.demons.get(id) else { return Action::Pass };
        let block = state.block_now(attack);
        let cap = attack.cap.unwrap_or(u8::MAX);
        let damage =
            |more: u8, cap: u8| block.plus(more).damage(state.rolled(), attack.gains.pierce).min(cap);
        let now = self.loss(demon, damage(0, cap));
        let mut best = (0, Action::Pass);
        for &action in legal {
            let Action::Event(card, n) = action else { continue };
            let effects = &card.face().abilities[usize::from(n) - 1].effects;
            let most = effects.iter().map(|effect| if let Effect::Cap(n) = effect { *n } else { cap }).min();
            let then = damage(super::answers::shields(effects), most.unwrap_or(cap));
            let gain = now - self.loss(demon, then) - 70;
            if gain > best.0 {
                best = (gain, action);
            }
        }
        best.1
    }

    /// Argent after a hit: stun, or a slam.
    fn on_hit(&self, attack: &Attack, legal: &[Action]) -> Action {
        let state = self.state;
        let Who::Demon(id) = attack.by else { return Action::Pass };
        let Some(demon) = state.demons.get(id) else { return Action::Pass };
        let good = demon.kind.sheet().argent.effects.iter().any(|effect| match effect {
            Effect::Harm(harm) if harm.stun => self.can_stun(attack.target),
            Effect::Harm(harm) => {
                let within = harm.within.unwrap_or(u8::MAX);
                state.standing().any(|(n, _)| state.range(attack.by, Who::Marine(n)) <= within)
            }
            _ => true,
        });
        if good && legal.contains(&Action::Argent) { Action::Argent } else { Action::Pass }
    }

    /// Would a stun hurt somebody?
    pub(super) fn can_stun(&self, who: Who) -> bool {
        let Who::Marine(n) = who else { return false };
        let marine = self.state.marine(n);
        marine.space().is_some() && !marine.stunned && !marine.has(Hook::NoStun)
    }

    /// Spend points or steps outside an activation, or after it.
    pub(super) fn spend(&self, who: Who, left: u8, steps: bool) -> Action {
        let (Who::Demon(id), Some(at)) = (who, self.state.footing(who)) else { return Action::Done };
        let mut walker = Walker::new(self.state, who).out_of_turn();
        walker.free = steps;
        let reach = Reach::new(&walker, at, left);
        let ends = reach.free().map(|(n, stop)| (self.place(id, stop.at) - i32::from(stop.cost), n));
        let best = ends.max_by_key(|&(worth, n)| (worth, std::cmp::Reverse(n)));
        best.and_then(|(_, n)| reach.way(n).first().copied()).unwrap_or(Action::Done)
    }

    /// A space for a demon that must leave, or for a marine who is pushed: in sight of demons.
    pub(super) fn settle(&self, legal: &[Action], who: Option<FigureId>) -> Option<Action> {
        let worth = |space: SpaceId| match who {
            Some(id) => self.place(id, space.into()),
            None => self.watchers(space) as i32,
        };
        pick(legal, |action| match action {
            Action::To(pos) => self.state.arena().at(*pos).map(worth),
            _ => None,
        })
    }
}
