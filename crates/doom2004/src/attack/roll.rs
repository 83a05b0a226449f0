//! From the declaration to the final dice: windows, the roll, re-rolls, ammo (D04-ATK-3, D04-RERL, D04-AMMO).

use engine::{Events, Seat};

use crate::action::Who;
use crate::event::Event;
use crate::frame::{Attack, Frame, MarineStep, Moment, Stage};
use crate::{Action, AttackKind, EventKind, InvaderCard, MarineCardKind, OrderKind, State, Total};

/// Who may have dice rolled again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asker {
    /// A marine who dodges (D04-ORD-DODGE).
    Dodge(u8),
    /// The invader may play a card that dodges (E01).
    Blur,
    /// The invader has played it and picks the dice.
    Blurred,
    /// The attacker, whose attack is aimed (D04-ORD-AIM).
    Aim,
}

impl State {
    pub(crate) fn settle_attack(&mut self, events: &mut impl Events<Event>) -> bool {
        let Some(&attack) = self.attacks.last() else {
            self.frames.pop();
            return true;
        };
        match attack.stage {
            Stage::Declared => {
                self.mark_struck();
                self.set_stage(Stage::Roll);
                self.push(Frame::Window { moment: Moment::BeforeAttack, stage: 0 });
            }
            Stage::Roll => self.roll_attack(attack, events),
            Stage::Reroll => return self.settle_reroll(attack, events),
            Stage::Ammo => {
                self.spend_ammo(attack, events);
                self.set_stage(Stage::Resolve);
                self.push(Frame::Window { moment: Moment::AfterRoll, stage: 0 });
            }
            Stage::Resolve => {
                self.set_stage(Stage::Knock);
                self.resolve(attack, events);
            }
            Stage::Knock => return self.settle_knock(attack),
            Stage::Barrels => {
                self.set_stage(Stage::After);
                self.push(Frame::Look);
                self.explode(attack.fuses, events);
            }
            Stage::After => {
                self.set_stage(Stage::Chain);
                self.push(Frame::Window { moment: Moment::AfterAttack, stage: 0 });
            }
            Stage::Chain => return self.settle_chain(attack),
            Stage::Over => self.end_attack(attack),
        }
        true
    }

    pub(crate) fn set_stage(&mut self, stage: Stage) {
        if let Some(attack) = self.attacks.last_mut() {
            attack.stage = stage;
        }
    }

    /// Remember whom a chain has attacked (D04-ABIL-BLOW); a barrel ends it (D04-INT-16).
    fn mark_struck(&mut self) {
        let Some(&attack) = self.attacks.last() else { return };
        let (invaders, marines) = self.single(&attack);
        let barrel = self.barrel_at(attack.target).is_some();
        if let Some(attack) = self.attacks.last_mut() {
            attack.struck |= invaders;
            attack.struck_marines |= marines;
            attack.ended |= barrel;
        }
    }

    /// Check sight and range once more, pay for the attack and roll (D04-ATK-2, D04-ATK-3, D04-INT-7).
    fn roll_attack(&mut self, attack: Attack, events: &mut impl Events<Event>) {
        let range = if attack.walked {
            self.footing(attack.by).and_then(|from| self.path_range(from, attack.target, u8::MAX - 1))
        } else if self.is_sweep(&attack) {
            (self.swept(attack.by) != (0, 0)).then_some(1)
        } else {
            self.range_to(attack.by, attack.weapon, attack.target)
        };
        let Some(range) = range else {
            // The attacker is gone, or the attack has become impossible: it is not spent.
            self.set_stage(Stage::Over);
            return;
        };
        if !attack.walked {
            self.pay_attack(&attack);
        }
        let named = self.named(attack.by);
        let weapon = matches!(attack.by, Who::Marine(_)).then_some(attack.weapon);
        let at = self.arena().space(attack.target).pos;
        events.put(|| Event::Attacked { who: named, weapon, at, range });
        let mut faces = attack.faces;
        self.roll(attack.pool, u8::MAX, &mut faces);
        let pool = attack.pool;
        events.put(|| Event::Rolled { who: named, pool, faces: faces[..pool.len()].to_vec() });
        if let Some(attack) = self.attacks.last_mut() {
            attack.faces = faces;
            attack.range = range;
            attack.stage = Stage::Reroll;
        }
    }

    /// One attack less for whoever makes it in a turn or an activation.
    fn pay_attack(&mut self, attack: &Attack) {
        let below = self.frames.len().saturating_sub(2);
        match (self.frames.get_mut(below), attack.by) {
            (Some(Frame::Activation(activation)), Who::Invader(id)) if activation.figure == id => {
                activation.attacks = activation.attacks.saturating_sub(1);
            }
            (Some(Frame::Marine(MarineStep::Act)), Who::Marine(who))
                if !attack.guard && who == self.turn.who =>
            {
                self.turn.attacks -= 1;
                self.turn.used.insert(attack.weapon);
                // The attack fixes the choice of Ready (D04-INT-38; Cool Planner has both).
                let ready = self.turn.deed == Some(crate::Deed::Ready);
                if ready && !self.marine(who).has(MarineCardKind::CoolPlanner) {
                    self.turn.moves = 0;
                }
            }
            _ => {}
        }
    }

    /// The sum of the faces that show.
    pub fn total(&self, attack: &Attack) -> Total {
        attack.pool.dice().zip(attack.faces).map(|(die, face)| die.faces()[usize::from(face)]).collect()
    }

    /// Who may have dice rolled again next (D04-RERL-1 to D04-RERL-4, D04-INT-12, D04-INT-13).
    fn asker(&self, attack: &Attack) -> Option<Asker> {
        if attack.settled {
            return None;
        }
        if attack.blurred {
            return (!attack.aimed).then_some(Asker::Blurred);
        }
        let (invaders, marines) = self.affected(attack);
        let dodges = |who: u8| {
            let holds = self.marine(who).order == Some(OrderKind::Dodge);
            !attack.sure && marines >> who & 1 != 0 && holds && attack.by != Who::Marine(who)
        };
        if attack.aimed && self.marine_ids().any(dodges) {
            return None;
        }
        // The first dodging player to the attacker's left decides.
        let seats = self.invader().0 + 1;
        let first = self.seat_of(attack.by).0 + 1;
        for seat in (first..first + seats).map(|seat| seat % seats) {
            if attack.declined >> seat & 1 != 0 {
                continue;
            }
            if seat == self.invader().0 {
                let by_marine = matches!(attack.by, Who::Marine(_));
                if by_marine && invaders != 0 && (self.blurs().next().is_some() || self.always_asks()) {
                    return Some(Asker::Blur);
                }
            } else if dodges(seat) {
                return Some(Asker::Dodge(seat));
            }
        }
        attack.aimed.then_some(Asker::Aim)
    }

    fn always_asks(&self) -> bool {
        self.setup.open_windows && !self.hand.is_empty()
    }

    fn blurs(&self) -> impl Iterator<Item = InvaderCard> {
        self.hand.and(EventKind::Blur.cards()).iter()
    }

    /// Who is asked about re-rolls, and whether the question is secret.
    pub(crate) fn reroll_seat(&self, attack: &Attack) -> Option<(Seat, bool)> {
        Some(match self.asker(attack)? {
            Asker::Dodge(who) => (Seat(who), false),
            Asker::Blur => (self.invader(), true),
            Asker::Blurred => (self.invader(), false),
            Asker::Aim => (self.seat_of(attack.by), false),
        })
    }

    fn settle_reroll(&mut self, attack: Attack, events: &mut impl Events<Event>) -> bool {
        if self.asker(&attack).is_some() {
            return false;
        }
        let (_, marines) = self.affected(&attack);
        let dodged = self.marine_ids().any(|who| {
            marines >> who & 1 != 0
                && self.marine(who).order == Some(OrderKind::Dodge)
                && attack.by != Who::Marine(who)
        });
        if !attack.settled && attack.aimed && (attack.blurred || dodged) {
            events.put(|| Event::Cancelled);
        }
        self.set_stage(Stage::Ammo);
        true
    }

    pub(crate) fn legal_in_attack(&self, actions: &mut Vec<Action>) {
        let Some(attack) = self.attacks.last() else { return };
        match attack.stage {
            Stage::Reroll => match self.asker(attack) {
                Some(Asker::Blur) => {
                    actions.extend(self.blurs().map(Action::Play));
                    actions.push(Action::Pass);
                }
                Some(_) => actions.extend((0..1 << attack.pool.len()).map(Action::Reroll)),
                None => {}
            },
            Stage::Knock => self.legal_knocks(attack, actions),
            Stage::Chain => self.legal_chains(attack, actions),
            _ => {}
        }
    }

    pub(crate) fn act_in_attack(&mut self, action: Action, events: &mut impl Events<Event>) {
        let Some(&attack) = self.attacks.last() else { return };
        match (attack.stage, action) {
            (Stage::Reroll, Action::Play(card)) => self.play_event(card, events),
            (Stage::Reroll, _) => self.answer_reroll(attack, action, events),
            (Stage::Knock, _) => self.act_knock(action, events),
            (Stage::Chain, _) => self.act_chain(attack, action),
            _ => {}
        }
    }

    fn answer_reroll(&mut self, mut attack: Attack, action: Action, events: &mut impl Events<Event>) {
        let asker = self.asker(&attack);
        let by = self.reroll_seat(&attack).map_or(Seat(0), |(seat, _)| seat);
        match action {
            Action::Reroll(mask) if mask != 0 => {
                self.roll(attack.pool, mask, &mut attack.faces);
                attack.settled = true;
                let (pool, faces) = (attack.pool, attack.faces);
                events.put(|| Event::Rerolled { by, pool, faces: faces[..pool.len()].to_vec() });
            }
            _ => match asker {
                // He keeps the roll; the next one may still decide.
                Some(Asker::Dodge(who)) => attack.declined |= 1 << who,
                Some(Asker::Blur) => attack.declined |= 1 << self.invader().0,
                _ => attack.settled = true,
            },
        }
        if let Some(top) = self.attacks.last_mut() {
            *top = attack;
        }
    }

    /// One or more bullet icons on the final faces cost one token (D04-AMMO-2, D04-INT-15).
    fn spend_ammo(&mut self, attack: Attack, events: &mut impl Events<Event>) {
        let (Who::Marine(who), Some(ammo)) = (attack.by, attack.weapon.sheet().ammo) else { return };
        if self.total(&attack).bullet {
            let left = &mut self.marine_mut(who).ammo[ammo.index()];
            *left = left.saturating_sub(1);
            events.put(|| Event::Spent { who: Seat(who), weapon: attack.weapon });
        }
    }

    /// What accuracy and damage others add: Squad Voice, within its spaces and in sight of its owner.
    pub fn squad_bonus(&self, who: u8) -> crate::Abilities {
        let Some(here) = self.marine(who).space() else { return crate::Abilities::default() };
        let arena = self.arena();
        let mut sum = crate::Abilities::default();
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

    /// Does the final roll hit (D04-ATK-4, D04-MELEE-1)?
    pub(crate) fn is_hit(&self, attack: &Attack) -> bool {
        let arms = self.arms(attack.by, attack.weapon);
        let total = self.total(attack);
        if arms.kind == AttackKind::Melee {
            return !total.miss;
        }
        let (mut accuracy, mut range) = (arms.abilities.accuracy, attack.range);
        if let Who::Marine(who) = attack.by {
            accuracy += self.squad_bonus(who).accuracy;
            if who == self.turn.who {
                range = range.saturating_add(self.turn.dark);
            }
        }
        total.hits(range, accuracy)
    }
}
