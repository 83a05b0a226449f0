//! A marine's answers: guard, heal, dodge, aimed dice, targets, chains, and Backup Plan.

use ::doom2004::frame::{Frame, Moment};
use ::doom2004::place::SpaceId;
use ::doom2004::state::Seats;
use ::doom2004::{Action, AmmoKind, EventKind, State, Total, Who};
use engine::Seat;
use skirmish::Dice;

use super::dice::{Arm, Prey, arm_of, best_reroll, needed_range};
use super::scene::Scene;

/// Cancel an event with Backup Plan, if it is one of the bad ones.
pub(super) fn back_up(state: &State) -> Action {
    let event = state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Event(event) => event.card.event(),
        _ => None,
    });
    match event {
        Some(
            EventKind::BaitedHook
            | EventKind::SecondBite
            | EventKind::BlindSide
            | EventKind::WaitingTeeth
            | EventKind::Headlong
            | EventKind::Blur,
        ) => Action::Cancel,
        _ => Action::Pass,
    }
}

/// A marine as a victim.
pub(super) fn victim(state: &State, who: u8) -> Prey {
    let marine = state.marine(who);
    let last = state.frag_limit().is_some_and(|limit| state.frags + 1 >= limit);
    let left = state.wounds_left(who);
    let fall = i32::from(left) * 100 + if last { 1500 } else { 150 };
    Prey { armour: marine.armour, left: left.max(1), fall, wound: 100 }
}

/// What damage does to marines, a bit each.
pub(super) fn harm(state: &State, marines: Seats, damage: u8) -> i32 {
    let hit = marines.iter().map(|seat| seat.0);
    hit.map(|who| victim(state, who)).map(|prey| prey.worth(damage / prey.armour.max(1))).sum()
}

/// The damage of a roll, if it hits.
pub(super) fn damage(arm: &Arm, range: u8, total: Total) -> Option<u8> {
    let hits = if arm.melee { !total.miss } else { total.hits(range, arm.abilities.accuracy) };
    hits.then(|| total.damage + arm.abilities.deadly)
}

impl Scene<'_> {
    pub(super) fn respawn(&self, legal: &[Action]) -> Option<Action> {
        self.rated(legal).max_by_key(|&(worth, _)| worth).map(|(_, action)| action)
    }

    /// Spaces to come back on, with what they are worth.
    fn rated(&self, legal: &[Action]) -> impl Iterator<Item = (i32, Action)> {
        let space = |action: &Action| match action {
            Action::Respawn(pos) => self.state.arena().at(*pos),
            _ => None,
        };
        legal.iter().filter_map(move |action| Some((self.foothold(space(action)?), *action)))
    }

    /// The best spaces to come back on, each as a plan.
    pub(super) fn footholds(&self, legal: &[Action], most: usize) -> Vec<Vec<Action>> {
        let mut all: Vec<(i32, Action)> = self.rated(legal).collect();
        all.sort_by_key(|&(worth, _)| std::cmp::Reverse(worth));
        all.into_iter().take(most).map(|(_, action)| vec![action]).collect()
    }

    /// Guard and heal orders.
    pub(super) fn interrupt(&self, moment: Moment, legal: &[Action]) -> Action {
        let state = self.state;
        if let Some(heal) = self.heal(moment, legal) {
            return heal;
        }
        let Some(shot) = self.here().and_then(|space| self.range.best(space, None)) else {
            return Action::Pass;
        };
        let attacked =
            state.attacks.last().is_some_and(|attack| state.affected(attack).1.has(Seat(self.who)));
        let enough = match moment {
            // Once he is wounded, the guard is gone.
            Moment::BeforeAttack if attacked => 1,
            Moment::BeforeAttack => 60,
            Moment::Jitters(_) => 1,
            _ => 130,
        };
        let fire = Action::Fire(shot.weapon, false);
        if shot.worth >= enough && legal.contains(&fire) { fire } else { Action::Pass }
    }

    fn heal(&self, moment: Moment, legal: &[Action]) -> Option<Action> {
        let state = self.state;
        let heals = legal.iter().filter_map(|action| match action {
            Action::Heal(seat) => Some((state.wounds_left(seat.0), *action)),
            _ => None,
        });
        let (left, heal) = heals.min_by_key(|&(left, _)| left)?;
        let now = matches!(moment, Moment::LastHeal | Moment::Hurt(..));
        (now || left <= 2).then_some(heal)
    }

    /// Name the target of an attack.
    pub(super) fn aim(&self, legal: &[Action]) -> Option<Action> {
        let state = self.state;
        let attack = state.attacks.last()?;
        let Some(shot) = self.range.best(self.here()?, Some(attack.weapon)) else {
            // None is worth it: any will do.
            return legal.first().copied();
        };
        let pos = state.arena().space(shot.target).pos;
        let named = Action::AtFigure(pos, Who::Invader(shot.figure));
        Some(if legal.contains(&named) { named } else { Action::At(pos) })
    }

    /// Which dice to roll again: of an own aimed attack, or of one to be dodged.
    pub(super) fn reroll(&self) -> Action {
        let state = self.state;
        let Some(attack) = state.attacks.last() else { return Action::Reroll(Dice::NONE) };
        let arm = arm_of(state, attack);
        let range = needed_range(state, attack);
        let (invaders, marines) = state.affected(attack);
        let mine = attack.by == Who::Marine(self.who);
        let value = |total: Total| {
            let hit = damage(&arm, range, total);
            let harm = hit.map_or(0, |damage| harm(state, marines, damage));
            let good = hit.map_or(0, |damage| self.range.damage_worth(invaders, damage));
            if mine { good - harm - if total.bullet { 30 } else { 0 } } else { -harm }
        };
        Action::Reroll(best_reroll(attack.pool, &attack.faces, value).0)
    }

    /// Walk a blow-through attack on to another enemy.
    pub(super) fn chain(&self, legal: &[Action]) -> Action {
        let state = self.state;
        let (Some(attack), Some(here)) = (state.attacks.last(), self.here()) else { return Action::Done };
        let arena = state.arena();
        let arm = arm_of(state, attack);
        let scarce = state.marine(self.who).ammo_of(AmmoKind::Bullets) <= 2;
        let mut best = (if scarce { 35 } else { 15 }, Action::Done);
        for action in legal {
            let Action::Chain(pos, die) = *action else { continue };
            let (Some(space), Some(pool)) = (arena.at(pos), attack.pool.without(die)) else { continue };
            let foes = state.invaders_on(space) - attack.struck;
            let range = arena.space(space).square.king_distance(arena.space(here).square);
            let prey = foes.iter().next().and_then(|id| self.range.prey(id));
            let worth = prey.map_or(0, |prey| Arm { pool, ..arm }.worth(range, &prey));
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }

    pub(super) fn here(&self) -> Option<SpaceId> {
        self.state.marine(self.who).space()
    }
}
