//! Blow-through: an attack walks on from space to space, a die fewer each time (D04-ABIL-BLOW, D04-INT-14 to D04-INT-16).

use crate::action::Who;
use crate::frame::{Attack, Stage};
use crate::scenario::{Footing, SpaceId};
use crate::{Action, DieKind, State};

/// Dice that may be dropped.
const DROPPED: [DieKind; 2] = [DieKind::Green, DieKind::Blue];

impl State {
    /// May the attack be walked on at all?
    fn can_walk_on(&self, attack: &Attack) -> bool {
        let ammo = match (attack.by, attack.weapon.sheet().ammo) {
            (Who::Marine(who), Some(ammo)) => self.marine(who).ammo_of(ammo) > 0,
            _ => true,
        };
        let through = self.arms(attack.by, attack.weapon).abilities.blow_through;
        let spare = DROPPED.into_iter().any(|die| attack.pool.of(die) > 0);
        through && spare && ammo && !attack.ended && self.footing(attack.by).is_some()
    }

    /// May the chain go onto this space (D04-INT-16)?
    fn may_walk_onto(&self, attack: &Attack, space: SpaceId) -> bool {
        let (invaders, marines) = (self.invaders_on(space), self.marines_on(space));
        let friends = match attack.by {
            Who::Marine(_) => marines != 0,
            Who::Invader(_) => invaders != 0,
        };
        let again = invaders & attack.struck != 0 || marines & attack.struck_marines != 0;
        self.is_revealed(space) && !friends && !again && !self.is_blocking(space)
    }

    /// Is there something to be rolled for on this space?
    fn is_prey(&self, attack: &Attack, space: SpaceId) -> bool {
        let enemies = match attack.by {
            Who::Marine(_) => self.invaders_on(space) != 0,
            Who::Invader(_) => self.marines_on(space) != 0,
        };
        enemies || self.barrel_at(space).is_some()
    }

    fn next_spaces(&self, attack: &Attack, from: SpaceId) -> impl Iterator<Item = SpaceId> {
        let steps = self.strides(Footing::from(from));
        let free = steps.filter(|stride| stride.is_free(self.closed)).map(|stride| stride.to.at);
        free.filter(move |&to| self.may_walk_onto(attack, to))
    }

    /// Could the chain still reach something? If not, nobody is asked.
    fn has_somewhere_to_walk(&self, attack: &Attack) -> bool {
        let steps: u8 = DROPPED.into_iter().map(|die| attack.pool.of(die)).sum();
        let mut rim = vec![attack.target];
        let mut seen = rim.clone();
        for _ in 0..steps {
            let mut next = Vec::new();
            for &space in &rim {
                for to in self.next_spaces(attack, space) {
                    if self.is_prey(attack, to) {
                        return true;
                    }
                    if !seen.contains(&to) {
                        seen.push(to);
                        next.push(to);
                    }
                }
            }
            rim = next;
        }
        false
    }

    pub(crate) fn settle_chain(&mut self, attack: Attack) -> bool {
        let over = !self.can_walk_on(&attack) || !self.has_somewhere_to_walk(&attack);
        if over {
            self.set_stage(Stage::Over);
        }
        over
    }

    pub(crate) fn legal_chains(&self, attack: &Attack, actions: &mut Vec<Action>) {
        let dice = DROPPED.into_iter().filter(|&die| attack.pool.of(die) > 0);
        for space in self.next_spaces(attack, attack.target) {
            let pos = self.arena().space(space).pos;
            actions.extend(dice.clone().map(|die| Action::Chain(pos, die)));
        }
        actions.push(Action::Done);
    }

    pub(crate) fn act_chain(&mut self, attack: Attack, action: Action) {
        let target = match action {
            Action::Chain(pos, die) => self.arena().at(pos).map(|target| (target, die)),
            _ => None,
        };
        let Some((target, die)) = target else {
            self.set_stage(Stage::Over);
            return;
        };
        let prey = self.is_prey(&attack, target);
        if let Some(top) = self.attacks.last_mut() {
            *top = Attack {
                target,
                pool: attack.pool.without(die).unwrap_or(attack.pool),
                // An empty space is walked over without a roll.
                stage: if prey { Stage::Declared } else { Stage::Chain },
                walked: true,
                named: None,
                aimed: false,
                sure: false,
                deadly: 0,
                declined: 0,
                blurred: false,
                settled: false,
                fuses: 0,
                ..attack
            };
        }
    }
}
