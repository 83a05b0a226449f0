//! What either side may use in the windows of an attack (D16-INT-1 to D16-INT-5).

use crate::action::Who;
use crate::attack::declare::bits;
use crate::attack::{glory_bit, members, name_bit, reaction_bit};
use crate::frame::{Attack, Stage, Weapon};
use crate::{Ability, Action, Cost, Effect, EventCards, Moment, State, Whom};

/// Does an ability make the defender reveal again?
fn reveals(ability: &Ability) -> bool {
    ability.effects.contains(&Effect::RevealAgain)
}

/// Does an ability do nothing but stun the defender?
fn stuns(ability: &Ability) -> bool {
    ability.effects.iter().all(|effect| matches!(effect, Effect::Harm(harm) if harm.whom == Whom::Defender))
}

impl State {
    /// Is somebody to be asked in the present window?
    pub(crate) fn asks(&self, attack: &Attack) -> bool {
        if attack.passed {
            return false;
        }
        if self.setup.open_windows && attack.stage == Stage::Defend {
            let holds = match attack.target {
                Who::Marine(n) => !self.marine(n).hand.is_empty(),
                Who::Demon(_) => !self.invader.hand.is_empty(),
                Who::Drone => false,
            };
            if holds {
                return true;
            }
        }
        let mut options = Vec::new();
        self.attack_options(attack, &mut options);
        !options.is_empty()
    }

    /// All that may be used in the present window; passing is not among it.
    pub(crate) fn attack_options(&self, attack: &Attack, actions: &mut Vec<Action>) {
        let (by, target) = (attack.by, attack.target);
        match attack.stage {
            Stage::Declare => {
                if let Who::Demon(id) = by {
                    if attack.weapon == Weapon::Demon && self.may_charge(id, Moment::Declare) {
                        actions.push(Action::Argent);
                    }
                    self.event_options(Moment::Declare, by, target, attack.used, actions);
                }
            }
            Stage::BeforeRoll => {
                if let Who::Demon(_) = by {
                    self.event_options(Moment::BeforeRoll, by, target, attack.used, actions);
                }
            }
            Stage::Defend => match target {
                Who::Marine(who) => {
                    self.marine_options(who, Moment::WhileDefending, attack, actions, |_| true)
                }
                Who::Demon(_) => {
                    self.event_options(Moment::WhileDefending, target, target, attack.used, actions);
                }
                Who::Drone => {}
            },
            Stage::Common => {
                self.while_attacking(attack, actions, |ability| !reveals(ability));
                self.dice_options(attack, actions);
            }
            Stage::Attack => {
                if attack.everyone {
                    self.while_attacking(attack, actions, reveals);
                } else {
                    self.while_attacking(attack, actions, |_| true);
                    self.dice_options(attack, actions);
                }
            }
            Stage::OnHitArgent => {
                // Second Lunge has no argent (D16-INT-11).
                if let Who::Demon(id) = by
                    && attack.weapon == Weapon::Demon
                    && self.may_charge(id, Moment::OnHit)
                    && let Some(demon) = self.demons.get(id)
                    && self.holds_all(&demon.kind.sheet().argent.conditions, by, target)
                    && (self.footing(target).is_some() || !stuns(&demon.kind.sheet().argent))
                {
                    actions.push(Action::Argent);
                }
            }
            _ => {}
        }
    }

    /// The defenders that a window is about: in that after the roll against many all of them.
    fn concerned(attack: &Attack) -> impl Iterator<Item = Who> + use<> {
        let all = (attack.demons, attack.marines);
        let (demons, marines) = if attack.stage == Stage::Common { all } else { bits(attack.target) };
        members(demons, marines)
    }

    fn while_attacking(&self, attack: &Attack, actions: &mut Vec<Action>, wanted: impl Fn(&Ability) -> bool) {
        match attack.by {
            Who::Marine(who) => self.marine_options(who, Moment::WhileAttacking, attack, actions, wanted),
            Who::Demon(_) => {
                let fits = |action: &Action| match action {
                    Action::Event(card, n) => wanted(&card.face().abilities[usize::from(*n) - 1]),
                    _ => true,
                };
                let first = actions.len();
                for who in State::concerned(attack) {
                    let mut found = Vec::new();
                    self.event_options(Moment::WhileAttacking, attack.by, who, attack.used, &mut found);
                    found.retain(|action| fits(action) && !actions[first..].contains(action));
                    actions.append(&mut found);
                }
            }
            Who::Drone => {}
        }
    }

    /// Reactions, class abilities and glory kill cards of a marine in an attack.
    fn marine_options(
        &self,
        who: u8,
        moment: Moment,
        attack: &Attack,
        actions: &mut Vec<Action>,
        wanted: impl Fn(&Ability) -> bool,
    ) {
        let me = Who::Marine(who);
        let fits = |ability: &Ability| match attack.by == me {
            true => State::concerned(attack).any(|other| self.holds_all(&ability.conditions, me, other)),
            false => self.holds_all(&ability.conditions, me, attack.by),
        };
        let marine = self.marine(who);
        let mut seen = attack.used;
        if moment == Moment::WhileDefending {
            for card in marine.hand.iter() {
                let fits = card.face().abilities.first().is_some_and(|ability| ability.when == moment);
                if fits && seen >> reaction_bit(card) & 1 == 0 {
                    seen |= 1 << reaction_bit(card);
                    actions.push(Action::Play(card));
                }
            }
        }
        if self.is_tutorial() {
            return;
        }
        if let Some(class) = marine.class {
            let mut best = None;
            for (n, ability) in class.card().abilities.iter().enumerate() {
                let able =
                    ability.when == moment && self.can_pay(who, ability) && wanted(ability) && fits(ability);
                if able {
                    // Of two readings of one ability the later one is the better (Bulwark).
                    best = Some(n as u8 + 1);
                }
            }
            actions.extend(best.map(Action::Power));
        }
        for card in marine.glory.iter() {
            let ability = &card.kind().face().ability;
            let bit = glory_bit(card.kind());
            if ability.when == moment && wanted(ability) && seen >> bit & 1 == 0 {
                seen |= 1 << bit;
                actions.push(Action::Glory(card));
            }
        }
    }

    /// Event cards of the invader that fit a moment, one of each name, with each of their abilities that may be used.
    pub(crate) fn event_options(
        &self,
        moment: Moment,
        user: Who,
        on: Who,
        used: u64,
        actions: &mut Vec<Action>,
    ) {
        let cards = self.invader.hand.and(EventCards::at(moment));
        if cards.is_empty() {
            return;
        }
        let mut seen = used;
        for card in cards.iter() {
            let bit = 1 << name_bit(card);
            if seen & bit != 0 {
                continue;
            }
            seen |= bit;
            for (n, ability) in card.face().abilities.iter().enumerate() {
                let pays = ability.cost != Cost::Argent
                    || matches!(user, Who::Demon(id) if !self.is_tutorial()
                        && self.demons.get(id).is_some_and(|demon| self.demon_card(demon.kind).argent > 0));
                let idle = self.is_tutorial()
                    && ability.effects.iter().all(|effect| matches!(effect, Effect::Argent(_)));
                if ability.when == moment && pays && !idle && self.event_fits(ability, user, on) {
                    actions.push(Action::Event(card, n as u8 + 1));
                }
            }
        }
    }

    fn event_fits(&self, ability: &Ability, user: Who, on: Who) -> bool {
        // The drone cannot be stunned and has no card to reveal (D16-INT-37).
        let wasted = on == Who::Drone
            && ability.effects.iter().any(|effect| matches!(effect, Effect::Harm(harm) if harm.stun));
        !wasted && self.holds_all(&ability.conditions, user, on)
    }
}
