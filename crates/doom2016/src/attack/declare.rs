//! The start of an attack: range, defender, effects before it (D16-ATK-2, D16-ATK-3, D16-INT-1a).

use engine::Events;

use crate::action::Who;
use crate::event::Event;
use crate::frame::{Attack, Frame, Stage, Weapon};
use crate::{Action, Card, Condition, Effect, Gains, Moment, Side, State, Whom};

impl State {
    /// An attack with a card's box, before anything is added.
    pub(crate) fn card_attack(who: u8, card: Card) -> Option<Attack> {
        let attack = card.face().attack?;
        Some(Attack {
            by: Who::Marine(who),
            weapon: Weapon::Card(card),
            printed: attack.range,
            pool: attack.dice,
            everyone: attack.everyone,
            ..Attack::default()
        })
    }

    /// The attack of the open card, as it would be now.
    fn open_attack(&self, card: Card) -> Option<Attack> {
        let who = self.active_marine();
        let attack = card.face().attack?;
        let me = Who::Marine(who);
        let only = match attack.needs {
            Some(Condition::SameDefender) => Some(self.turn.last?),
            Some(needs) if !self.holds(crate::frame::Source::Card(card), needs, me, me) => return None,
            _ => None,
        };
        let boosts = self.turn.boosts.iter().filter(|boost| boost.within.is_none());
        let gains = boosts.fold(Gains::default(), |sum, boost| sum.plus(boost.gains));
        Some(Attack { only, gains, ..State::card_attack(who, card)? })
    }

    /// Is there anybody to attack with the open card?
    pub(crate) fn has_target_with(&self, card: Card) -> bool {
        self.open_attack(card).is_some_and(|attack| self.has_defender(&attack))
    }

    /// The marine attacks with the card that lies open (D16-MAR-9, D16-INT-6).
    pub(crate) fn fire_open(&mut self) {
        let Some(open) = self.turn.open else { return };
        let Some(ready) = self.open_attack(open.card) else { return };
        // What was made ready is added when the attack is declared.
        let mut attack = Attack { gains: Gains::default(), ..ready };
        let times = open.card.face().attack.map_or(1, |attack| attack.times);
        attack.repeat = open.left < times;
        if open.fury > 0 && !attack.repeat {
            attack.gains.reroll_any += open.fury;
        }
        self.turn.open = (open.left > 1).then(|| crate::state::Open { left: open.left - 1, ..open });
        self.turn.fired.insert(open.card.set());
        self.declare(attack);
    }

    /// An attack begins: what was made ready for the next attack belongs to it (D16-INT-7).
    pub(crate) fn declare(&mut self, mut attack: Attack) {
        if self.is_acting(attack.by) {
            for boost in std::mem::take(&mut self.turn.boosts) {
                match boost.within {
                    None => attack.gains = attack.gains.plus(boost.gains),
                    Some(_) => attack.late = Some(boost),
                }
            }
            attack.first = self.turn.attacks == 0;
            attack.previous = self.turn.last;
            self.turn.attacks = self.turn.attacks.saturating_add(1);
        }
        if self.attacks.try_push(attack).is_none() {
            self.push(Frame::Attack);
        }
    }

    /// Is it this figure's own activation?
    pub(crate) fn is_acting(&self, who: Who) -> bool {
        match who {
            Who::Marine(n) => self.is_his_turn(n),
            Who::Demon(id) => self.turn.figure == Some(id),
            Who::Drone => false,
        }
    }

    /// How far an attack reaches (D16-INT-8).
    pub(crate) fn reach(&self, attack: &Attack) -> u8 {
        let mut range = attack.printed;
        if range > 1 {
            range = range.saturating_add(attack.gains.range);
            if let Who::Marine(who) = attack.by
                && let Some(class) = self.marine(who).class
            {
                let always = class.card().abilities.iter();
                let always =
                    always.filter(|ability| ability.when == Moment::Always && ability.conditions.is_empty());
                for effect in always.flat_map(|ability| &ability.effects) {
                    if let Effect::Gain(gains) = effect {
                        range = range.saturating_add(gains.range);
                    }
                }
            }
        }
        if attack.by.side() == Side::Marines && self.round.dark > 0 {
            range = range.min(self.round.dark);
        }
        range
    }

    /// Whom an attack could be made against (D16-ATK-2).
    pub(crate) fn defenders<'a>(&'a self, attack: &'a Attack) -> impl Iterator<Item = Who> + 'a {
        let reach = if attack.wash > 0 { attack.wash } else { self.reach(attack) };
        let from = self.footing(attack.by);
        self.enemies(attack.by).filter(move |&who| {
            let allowed = attack.not != Some(who)
                && attack.only.is_none_or(|only| only == who)
                && (attack.wash == 0 || who != Who::Drone);
            allowed
                && from.zip(self.footing(who)).is_some_and(|(from, to)| {
                    self.range_between(from, to) <= reach && self.sight_between(from, to)
                })
        })
    }

    /// Is there anybody?
    pub(crate) fn has_defender(&self, attack: &Attack) -> bool {
        self.defenders(attack).next().is_some()
    }

    pub(crate) fn legal_declaration(&self, attack: &Attack, actions: &mut Vec<Action>) {
        self.attack_options(attack, actions);
        if attack.everyone || attack.wash > 0 {
            actions.push(Action::Pass);
            return;
        }
        let first = actions.len();
        actions.extend(self.defenders(attack).map(Action::At));
        if actions.len() == first {
            actions.push(Action::Pass);
        }
    }

    pub(crate) fn settle_declaration(&mut self, attack: &Attack, events: &mut impl Events<Event>) -> bool {
        if self.footing(attack.by).is_none() {
            self.attack_mut().stage = Stage::Over;
            return true;
        }
        let mut options = Vec::new();
        self.attack_options(attack, &mut options);
        if !options.is_empty() {
            return false;
        }
        if attack.everyone || attack.wash > 0 {
            self.go_on(events);
            return true;
        }
        let mut all = self.defenders(attack);
        match (all.next(), all.next()) {
            (None, _) => {
                drop(all);
                self.attack_mut().stage = Stage::Over;
                true
            }
            (Some(one), None) => {
                drop(all);
                self.choose_defender(one, events);
                true
            }
            _ => false,
        }
    }

    /// No defender is chosen: everybody is attacked, or nobody can be.
    pub(crate) fn go_on(&mut self, events: &mut impl Events<Event>) {
        let Some(&attack) = self.attack() else { return };
        if !attack.everyone && attack.wash == 0 {
            self.attack_mut().stage = Stage::Over;
            return;
        }
        let all = self.defenders(&attack).map(bits);
        let (demons, marines) = all.fold((0, 0), |sum, one| (sum.0 | one.0, sum.1 | one.1));
        if demons == 0 && marines == 0 {
            self.attack_mut().stage = Stage::Over;
            return;
        }
        let attack = self.attack_mut();
        (attack.demons, attack.marines) = (demons, marines);
        attack.everyone = true;
        let first = first_of(demons, marines);
        self.aim(first, events);
    }

    /// The defender is chosen.
    pub(crate) fn choose_defender(&mut self, who: Who, events: &mut impl Events<Event>) {
        let attack = self.attack_mut();
        (attack.demons, attack.marines) = bits(who);
        self.aim(who, events);
    }

    fn aim(&mut self, who: Who, events: &mut impl Events<Event>) {
        let Some(at) = self.footing(who) else { return };
        let attack = self.attack_mut();
        (attack.target, attack.target_at) = (who, at);
        let (by, weapon) = (attack.by, attack.weapon);
        if self.is_acting(by) {
            self.turn.last = Some(who);
            if matches!(weapon, Weapon::Card(card) if has_fuse(card)) {
                self.turn.last_at = Some(at);
            }
        }
        let (by, on) = (self.named(by), self.named(who));
        events.put(|| Event::Attack { by, on });
        self.go_to(Stage::BeforeRoll);
    }

    pub(crate) fn legal_next(&self, attack: &Attack, actions: &mut Vec<Action>) {
        actions.extend(left(attack).map(Action::At));
    }

    /// The next of many defenders; one is no choice (D16-ATK-14).
    pub(crate) fn settle_next(&mut self, attack: &Attack) -> bool {
        let mut all = left(attack);
        match (all.next(), all.next()) {
            (None, _) => self.go_to(Stage::Damage),
            (Some(one), None) => self.next_defender(one),
            _ => return false,
        }
        true
    }

    pub(crate) fn next_defender(&mut self, who: Who) {
        let at = self.footing(who);
        let attack = self.attack_mut();
        attack.target = who;
        if let Some(at) = at {
            attack.target_at = at;
        }
        let by = attack.by;
        (attack.revealed, attack.cover, attack.shields, attack.cap) = (None, false, 0, None);
        // The attack before is one on whoever was dealt with last; the attacker has the order in his hands.
        if self.is_acting(by) {
            self.turn.last = Some(who);
        }
        self.go_to(Stage::Reveal);
    }
}

/// Does a card of the same set still speak of the defender (Late Fuse)?
fn has_fuse(card: Card) -> bool {
    let cards = card.set().cards(card.copy());
    let mut effects =
        cards.iter().flat_map(|card| &card.face().abilities).flat_map(|ability| &ability.effects);
    effects.any(|effect| matches!(effect, Effect::Harm(harm) if harm.whom == Whom::ByDefender))
}

/// The bit of the drone among marines.
pub(crate) const DRONE: u8 = 1 << 7;

/// A figure as sets of demons and of marines.
pub(super) fn bits(who: Who) -> (u64, u8) {
    match who {
        Who::Demon(id) => (id.bit(), 0),
        Who::Marine(n) => (0, 1 << n),
        Who::Drone => (0, DRONE),
    }
}

fn first_of(demons: u64, marines: u8) -> Who {
    match (demons, marines) {
        (0, DRONE) => Who::Drone,
        (0, marines) => Who::Marine(marines.trailing_zeros() as u8),
        (demons, _) => Who::Demon(skirmish::FigureId(demons.trailing_zeros() as u8)),
    }
}

/// Everybody in some sets.
pub(crate) fn members(demons: u64, marines: u8) -> impl Iterator<Item = Who> {
    let men = (0..7).filter(move |n| marines >> n & 1 != 0).map(Who::Marine);
    let drone = (marines & DRONE != 0).then_some(Who::Drone);
    men.chain(drone).chain(skirmish::figures_in(demons).map(Who::Demon))
}

/// Defenders still to come.
pub(crate) fn left(attack: &Attack) -> impl Iterator<Item = Who> + use<> {
    members(attack.demons & !attack.done_demons, attack.marines & !attack.done_marines)
}
