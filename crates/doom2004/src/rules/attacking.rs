//! Attacks as such: how one begins, what its dice show, whether it hits (D04-ATK-3, D04-ATK-4, D04-MELEE-1).

use engine::{Events, Seat};

use crate::action::Who;
use crate::event::{Bonus, Event};
use crate::frame::{Attack, Frame, Stage};
use crate::place::SpaceId;
use crate::{Abilities, AttackKind, MarineCardKind, State, Total, WeaponKind};

impl State {
    /// Declare an attack with a weapon; the target is named next, unless the attack sweeps (D04-ATK-1, D04-INT-18).
    pub(crate) fn fire(
        &mut self,
        who: u8,
        weapon: WeaponKind,
        aimed: bool,
        guard: bool,
        events: &mut impl Events<Event>,
    ) {
        if (aimed || guard)
            && let Some(order) = self.marine_mut(who).order.take()
        {
            events.put(|| Event::Used { who: Seat(who), order });
        }
        // Hair Trigger: guard attacks are aimed.
        let aimed = aimed || (guard && self.marine(who).has(MarineCardKind::HairTrigger));
        self.begin_attack(Attack { by: Who::Marine(who), weapon, aimed, guard, ..Attack::default() });
    }

    /// Begin an attack: name its target first, unless it sweeps.
    pub(crate) fn begin_attack(&mut self, attack: Attack) {
        let here = self.footing(attack.by).map_or(SpaceId(0), |footing| footing.at);
        let attack = Attack { target: here, ..attack };
        if self.is_sweep(&attack) {
            self.attack_at(attack);
        } else {
            self.pile(attack, Frame::Target);
        }
    }

    /// Begin an attack whose target is named. Some are aimed without an order (D04-ABIL-AIM).
    pub(crate) fn attack_at(&mut self, attack: Attack) {
        let arms = self.arms(attack.by, attack.weapon);
        let aimed = attack.aimed || arms.abilities.aimed;
        self.pile(Attack { pool: arms.pool, aimed, ..attack }, Frame::Attack);
    }

    /// An attack and its frame, or neither: there is room for all that the box allows.
    fn pile(&mut self, attack: Attack, frame: Frame) {
        let full = self.attacks.try_push(attack).is_some();
        debug_assert!(!full, "there is room for all attacks that can interrupt each other");
        if !full && self.frames.try_push(frame).is_some() {
            self.attacks.pop();
        }
    }

    /// The attack on top goes on to this stage (D04-INT-3).
    pub(crate) fn set_stage(&mut self, stage: Stage) {
        self.mend_attack(|attack| attack.stage = stage);
    }
    /// Something about the attack on top changes.
    #[inline]
    pub(crate) fn mend_attack(&mut self, mend: impl FnOnce(&mut Attack)) {
        match self.attacks.last_mut() {
            Some(attack) => mend(attack),
            None => debug_assert!(false, "an attack is under way"),
        }
    }

    /// The sum of the faces that show.
    pub fn total(&self, attack: &Attack) -> Total {
        attack.pool.dice().zip(attack.faces).map(|(die, face)| die.faces()[usize::from(face)]).collect()
    }

    /// What accuracy and damage others add: Squad Voice, within its spaces and in sight of its owner.
    pub fn squad_bonus(&self, who: u8) -> Abilities {
        let Some(here) = self.marine(who).space() else { return Abilities::default() };
        let arena = self.arena();
        let mut sum = Abilities::default();
        for (mate, there) in self.standing().filter(|&(mate, _)| mate != who) {
            for card in self.marine(mate).cards.iter() {
                let face = card.kind().face();
                let near =
                    arena.space(here).square.king_distance(arena.space(there).square) <= face.squad_range;
                if face.squad_range > 0 && near && self.sees(Who::Marine(mate), Who::Marine(who)) {
                    sum = sum.plus(face.squad);
                }
            }
        }
        sum
    }

    /// The damage of an attack that does not come from its dice (D04-ATK-5, D04-ABIL-DEADLY).
    pub(crate) fn bonus(&self, attack: &Attack) -> Bonus {
        let whole = self.arms(attack.by, attack.weapon).abilities.deadly;
        let (deadly, squad) = match attack.by {
            Who::Marine(who) => (attack.weapon.sheet().abilities.deadly, self.squad_bonus(who).deadly),
            Who::Invader(_) => (whole, 0),
        };
        Bonus { deadly, cards: whole - deadly, squad, event: attack.deadly }
    }

    /// The range that a roll must reach, and what helps it (D04-ATK-4, D04-ABIL-ACC).
    pub(crate) fn range_and_accuracy(&self, attack: &Attack) -> (u8, u8) {
        let (mut accuracy, mut range) =
            (self.arms(attack.by, attack.weapon).abilities.accuracy, attack.range);
        if let Who::Marine(who) = attack.by {
            accuracy += self.squad_bonus(who).accuracy;
            if who == self.turn.who {
                range = range.saturating_add(self.turn.dark);
            }
        }
        (range, accuracy)
    }

    /// Does a final roll with this sum hit (D04-ATK-4, D04-MELEE-1)?
    pub(crate) fn is_hit(&self, attack: &Attack, total: Total) -> bool {
        let arms = self.arms(attack.by, attack.weapon);
        if arms.kind == AttackKind::Melee {
            return !total.miss;
        }
        let (range, accuracy) = self.range_and_accuracy(attack);
        total.hits(range, accuracy)
    }
}
