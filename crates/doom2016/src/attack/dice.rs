//! The dice of an attack: the pool, what takes dice away, the roll and what changes it (D16-ATK-4, D16-ATK-5,
//! D16-ATK-15, D16-INT-5).

use engine::Events;

use super::declare::members;
use crate::action::Who;
use crate::effect::Boost;
use crate::event::{Event, Shown};
use crate::frame::{Attack, Source, Stage, Weapon};
use crate::{Ability, Action, DieKind, Effect, Gains, Moment, Pool, State};

impl State {
    /// The abilities that an attack has by itself: of its card, the class or the demon.
    fn own_abilities(&self, attack: &Attack) -> impl Iterator<Item = (Source, &'static Ability)> + use<> {
        let card = match attack.weapon {
            Weapon::Card(card) => Some((Source::Card(card), Moment::ThisAttack)),
            _ => None,
        };
        let always = match attack.by {
            Who::Marine(who) if !self.is_tutorial() => self.marine(who).class.map(Source::Class),
            Who::Demon(id) => self.demons.get(id).map(|demon| Source::Demon(demon.kind)),
            _ => None,
        };
        let sources = card.into_iter().chain(always.map(|source| (source, Moment::Always)));
        sources.flat_map(|(source, when)| {
            let fits = move |ability: &&'static Ability| ability.when == when;
            source.abilities().iter().filter(fits).map(move |ability| (source, ability))
        })
    }

    /// What an attack gains by itself against its defenders: one of them that fits is enough.
    pub(super) fn own_gains(&self, attack: &Attack, (demons, marines): (u64, u8)) -> Gains {
        let mut gains = Gains::default();
        for (source, ability) in self.own_abilities(attack) {
            let fits = |who| ability.conditions.iter().all(|&one| self.holds(source, one, attack.by, who));
            if !members(demons, marines).any(fits) {
                continue;
            }
            for effect in &ability.effects {
                if let Effect::Gain(more) = effect {
                    // Range was counted when the defender was chosen.
                    gains = gains.plus(Gains { range: 0, ..*more });
                }
            }
        }
        gains
    }

    /// The pool: printed dice and bonus dice; then stun and Decoy take theirs (D16-INT-1b).
    pub(crate) fn build_pool(&mut self) {
        let Some(&attack) = self.attack() else { return };
        let on = (attack.demons, attack.marines);
        let mut more = self.own_gains(&attack, on);
        if let Some(boost) = attack.late
            && members(on.0, on.1).any(|who| self.reaches(&attack, boost, who))
        {
            more = more.plus(boost.gains);
        }
        if attack.everyone {
            // The roll is one for all; cover and stun are every defender's own.
            (more.ignore_cover, more.stun) = (false, false);
        }
        let mut gains = attack.gains.plus(more);
        let mut splash = attack.splash;
        if attack.wash == 0 {
            for (_, ability) in self.own_abilities(&attack) {
                for effect in &ability.effects {
                    if let Effect::Splash(own) = effect {
                        splash = Some(*own);
                    }
                }
            }
        }
        if let (Some(who), Who::Demon(id)) = (self.round.marked, attack.by)
            && attack.marines >> who & 1 != 0
            && let Some(kind) = self.demons.get(id).map(|demon| demon.kind)
            && !self.round.marks_used.has(kind)
        {
            self.round.marks_used.insert(kind);
            gains = gains
                .plus(Gains { dice: Pool::single(DieKind::Red, self.round.mark_dice), ..Gains::default() });
        }
        let decoyed = matches!(attack.by, Who::Demon(_))
            && attack.target != Who::Drone
            && self.decoys.iter().any(|&decoy| self.sees_space(attack.by, decoy));
        let thin = u8::from(self.is_stunned(attack.by)) + u8::from(decoyed);
        let pool = attack.pool.plus(gains.dice);
        let attack = self.attack_mut();
        (attack.gains, attack.splash, attack.thin, attack.pool) = (gains, splash, thin, pool);
        self.go_to(Stage::Thin);
    }

    /// Is a defender as near as what was made ready asks for (D16-INT-7)?
    pub(super) fn reaches(&self, attack: &Attack, boost: Boost, who: Who) -> bool {
        boost.within.is_none_or(|within| self.range(attack.by, who) <= within)
    }

    pub(crate) fn legal_losses(&self, attack: &Attack, actions: &mut Vec<Action>) {
        actions.extend(DieKind::ALL.into_iter().filter(|&die| attack.pool.of(die) > 0).map(Action::Lose));
    }

    pub(crate) fn settle_thin(&mut self, attack: &Attack, events: &mut impl Events<Event>) -> bool {
        if attack.thin == 0 || attack.pool.is_empty() {
            self.throw(events);
            return true;
        }
        let mut kinds = DieKind::ALL.into_iter().filter(|&die| attack.pool.of(die) > 0);
        match (kinds.next(), kinds.next()) {
            (Some(die), None) => {
                self.lose_die(die, events);
                true
            }
            _ => false,
        }
    }

    pub(crate) fn lose_die(&mut self, die: DieKind, events: &mut impl Events<Event>) {
        let attack = self.attack_mut();
        attack.thin -= 1;
        if let Some(pool) = attack.pool.without(die) {
            attack.pool = pool;
        }
        events.put(|| Event::DieLost { black: die == DieKind::Black });
    }

    /// The cap, and the roll.
    fn throw(&mut self, events: &mut impl Events<Event>) {
        let pool = self.attack_mut().pool.capped();
        let mut faces = [0; 6];
        self.roll(pool, u8::MAX, &mut faces);
        let attack = self.attack_mut();
        (attack.pool, attack.faces) = (pool, faces);
        let everyone = attack.everyone;
        let attack = *attack;
        events.put(|| Event::Rolled { dice: shown(&attack) });
        self.go_to(if everyone { Stage::Common } else { Stage::Reveal });
    }

    /// A die is added after the roll, rolled at once (D16-ATK-15).
    pub(crate) fn add_dice(&mut self, more: Pool, events: &mut impl Events<Event>) {
        let Some(&attack) = self.attack() else { return };
        let pool = attack.pool.plus(more).capped();
        // Red dice come first: black ones move up.
        let reds = usize::from(attack.pool.of(DieKind::Red));
        let new_reds = usize::from(pool.of(DieKind::Red));
        let mut faces = attack.faces;
        let (mut turned, mut rerolled) = (attack.turned, attack.rerolled);
        let blacks = usize::from(attack.pool.of(DieKind::Black));
        if new_reds > reds {
            let shift = new_reds - reds;
            for n in (0..blacks).rev() {
                faces[new_reds + n] = attack.faces[reds + n];
            }
            let low = (1u8 << reds) - 1;
            turned = (turned & low) | ((turned & !low) << shift);
            rerolled = (rerolled & low) | ((rerolled & !low) << shift);
            for face in &mut faces[reds..new_reds] {
                *face = self.roll_die(DieKind::Red);
            }
        }
        for n in blacks..usize::from(pool.of(DieKind::Black)) {
            faces[new_reds + n] = self.roll_die(DieKind::Black);
        }
        let attack = self.attack_mut();
        (attack.pool, attack.faces, attack.turned, attack.rerolled) = (pool, faces, turned, rerolled);
        let attack = *attack;
        events.put(|| Event::Changed { dice: shown(&attack) });
    }

    /// Dice that may be rolled again or turned.
    pub(crate) fn dice_options(&self, attack: &Attack, actions: &mut Vec<Action>) {
        let gains = attack.gains;
        let dice: Vec<(DieKind, u8)> = attack
            .pool
            .dice()
            .enumerate()
            .map(|(n, die)| (die, die.faces()[usize::from(attack.faces[n])]))
            .collect();
        let count = dice.len();
        let free = (0..count).filter(|n| attack.turned >> n & 1 == 0).fold(0u8, |all, n| all | 1 << n);
        // Of dice that show the same, the first ones stand for all.
        let first = |mask: u8, pool: u8| {
            (0..count).filter(|n| mask >> n & 1 != 0).all(|n| {
                (0..n).filter(|m| pool >> m & 1 != 0 && dice[*m] == dice[n]).all(|m| mask >> m & 1 != 0)
            })
        };
        if gains.reroll_any > 0 {
            let masks = (1..1u16 << count).map(|mask| mask as u8);
            actions.extend(masks.filter(|&mask| mask & !free == 0 && first(mask, free)).map(Action::Reroll));
        } else if gains.reroll > 0 {
            let fresh = free & !attack.rerolled;
            let masks = (0..count).map(|n| 1u8 << n);
            actions
                .extend(masks.filter(|&mask| mask & !fresh == 0 && first(mask, fresh)).map(Action::Reroll));
        }
        if gains.best_face > 0 || gains.any_face > 0 {
            for (n, &(die, shows)) in dice.iter().enumerate().filter(|(n, _)| free >> n & 1 != 0) {
                if !first(1 << n, free) {
                    continue;
                }
                let best = die.faces().iter().max().copied().unwrap_or(0);
                let mut values: Vec<u8> = die.faces().to_vec();
                values.dedup();
                let values = values.into_iter().filter(|&value| value != shows);
                let values = values.filter(|&value| gains.any_face > 0 || value == best);
                actions.extend(values.map(|value| Action::Turn(n as u8 + 1, value)));
            }
        }
    }

    pub(crate) fn reroll(&mut self, mask: u8, events: &mut impl Events<Event>) {
        let Some(&attack) = self.attack() else { return };
        let mut faces = attack.faces;
        self.roll(attack.pool, mask, &mut faces);
        let attack = self.attack_mut();
        attack.faces = faces;
        if attack.gains.reroll_any > 0 {
            attack.gains.reroll_any -= 1;
        } else {
            attack.gains.reroll -= 1;
            attack.rerolled |= mask;
        }
        let attack = *attack;
        events.put(|| Event::Changed { dice: shown(&attack) });
    }

    pub(crate) fn turn_die(&mut self, n: u8, value: u8, events: &mut impl Events<Event>) {
        let Some(&attack) = self.attack() else { return };
        let Some(die) = attack.pool.dice().nth(usize::from(n)) else { return };
        let Some(face) = die.faces().iter().position(|&shows| shows == value) else { return };
        let best = die.faces().iter().max() == Some(&value);
        let attack = self.attack_mut();
        attack.faces[usize::from(n)] = face as u8;
        attack.turned |= 1 << n;
        if best && attack.gains.best_face > 0 {
            attack.gains.best_face -= 1;
        } else {
            attack.gains.any_face -= 1;
        }
        let attack = *attack;
        events.put(|| Event::Changed { dice: shown(&attack) });
    }

    /// The damage that the dice show.
    pub fn rolled(&self) -> u8 {
        self.attack().map_or(0, |attack| shown(attack).iter().map(|&(_, shows)| shows).sum())
    }
}

/// The dice of an attack as people see them.
pub(crate) fn shown(attack: &Attack) -> Vec<Shown> {
    let dice = attack.pool.dice().enumerate();
    dice.map(|(n, die)| (die == DieKind::Black, die.faces()[usize::from(attack.faces[n])])).collect()
}
