//! What an attack gains by itself: from its card, from a class, from a demon's ability, from what was played before it.

use ::doom2016::effect::{Boost, Splash};
use ::doom2016::frame::{Attack, Weapon};
use ::doom2016::{Ability, Card, Condition, DemonSheet, Effect, Gains, Moment, Pool, State, Who};

use super::dice::Blow;

/// What conditions ask about, at a place where the attacker need not be yet.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Case {
    pub(super) range: u8,
    /// Points spent until then.
    pub(super) spent: u8,
    /// Spaces shifted until then.
    pub(super) shifted: u8,
    /// It is the first attack of the activation.
    pub(super) first: bool,
    /// It is a second attack of its card, against the same defender.
    pub(super) same: bool,
    pub(super) undamaged: bool,
    /// Damage of the attacker.
    pub(super) hurt: u8,
    /// Another demon of its kind sees the defender.
    pub(super) fellow: bool,
}

impl Case {
    fn holds(&self, condition: Condition) -> bool {
        match condition {
            Condition::Within(n) => self.range <= n,
            Condition::From(n) => self.range >= n,
            Condition::Spent(n) => self.spent >= n,
            Condition::Unmoved => self.spent == 0,
            Condition::Shifted(n) => self.shifted >= n,
            Condition::FellowSees => self.fellow,
            Condition::SameDefender => self.same,
            Condition::FirstAttack => self.first,
            Condition::Undamaged => self.undamaged,
            Condition::Hurt(n) => self.hurt >= n,
            _ => false,
        }
    }
}

/// An attack that could be made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm {
    pub(super) printed: u8,
    pub(super) pool: Pool,
    pub(super) gains: Gains,
    /// Gains against a near defender only.
    pub(super) late: Option<Boost>,
    /// So many attacks.
    pub(super) times: u8,
    pub(super) everyone: bool,
    pub(super) needs: Option<Condition>,
    pub(super) splash: Option<Splash>,
    pub(super) own: &'static [Ability],
    pub(super) when: Moment,
    /// The class, or the demon's ability that holds all the time.
    pub(super) always: &'static [Ability],
    pub(super) stunned: bool,
}

fn splash(abilities: &[Ability]) -> Option<Splash> {
    abilities.iter().flat_map(|ability| &ability.effects).find_map(|effect| match effect {
        Effect::Splash(splash) => Some(*splash),
        _ => None,
    })
}

impl Arm {
    /// The attack box of a marine's card.
    pub(super) fn of_card(state: &State, who: u8, card: Card) -> Option<Arm> {
        let face = card.face();
        let attack = face.attack?;
        let marine = state.marine(who);
        let class = marine.class.filter(|_| !state.is_tutorial());
        Some(Arm {
            printed: attack.range,
            pool: attack.dice,
            gains: Gains::default(),
            late: None,
            times: attack.times,
            everyone: attack.everyone,
            needs: attack.needs,
            splash: splash(&face.abilities),
            own: &face.abilities,
            when: Moment::ThisAttack,
            always: class.map_or(&[], |class| &class.card().abilities[..]),
            stunned: marine.stunned,
        })
    }

    /// The printed attack of a demon.
    pub(super) fn of_demon(sheet: &'static DemonSheet, stunned: bool) -> Arm {
        let ability = std::slice::from_ref(&sheet.ability);
        Arm {
            printed: sheet.range,
            pool: sheet.pool,
            gains: Gains::default(),
            late: None,
            times: 1,
            everyone: false,
            needs: None,
            splash: splash(ability),
            own: &[],
            when: Moment::Always,
            always: ability,
            stunned,
        }
    }

    /// An attack that has been declared.
    pub(super) fn of_attack(state: &State, attack: &Attack) -> Arm {
        let stunned = state.is_stunned(attack.by);
        let arm = match (attack.by, attack.weapon) {
            (Who::Marine(who), Weapon::Card(card)) => Arm::of_card(state, who, card),
            (Who::Demon(id), _) => {
                state.demons.get(id).map(|demon| Arm::of_demon(demon.kind.sheet(), stunned))
            }
            _ => None,
        };
        let plain = Arm {
            printed: attack.printed,
            pool: attack.pool,
            gains: attack.gains,
            late: attack.late,
            times: 1,
            everyone: attack.everyone,
            needs: None,
            splash: attack.splash,
            own: &[],
            when: Moment::ThisAttack,
            always: &[],
            stunned,
        };
        let Some(arm) = arm else { return plain };
        Arm {
            splash: attack.splash.or(arm.splash),
            own: arm.own,
            when: arm.when,
            always: arm.always,
            ..plain
        }
    }

    /// With what an effect adds to it.
    pub(super) fn plus(self, gains: Gains) -> Arm {
        Arm { gains: self.gains.plus(gains), ..self }
    }
    /// With what was made ready for the next attack (D16-INT-7).
    pub(super) fn boosted(mut self, boosts: impl IntoIterator<Item = Boost>) -> Arm {
        for boost in boosts {
            match boost.within {
                None => self.gains = self.gains.plus(boost.gains),
                Some(_) => self.late = Some(boost),
            }
        }
        self
    }
    /// Only against the defender of the attack before?
    pub(super) fn follows(&self) -> bool {
        self.needs == Some(Condition::SameDefender)
    }

    /// How far it reaches (D16-INT-8); `dark` is the limit of the round, 0 for none.
    pub(super) fn reach(&self, dark: u8) -> u8 {
        let mut range = self.printed;
        if range > 1 {
            let plain = |ability: &&Ability| ability.when == Moment::Always && ability.conditions.is_empty();
            let class = self.always.iter().filter(plain).flat_map(|ability| &ability.effects);
            range += self.gains.range
                + class
                    .map(|effect| if let Effect::Gain(gains) = effect { gains.range } else { 0 })
                    .sum::<u8>();
        }
        if dark > 0 { range.min(dark) } else { range }
    }

    /// All that it gains in a case.
    pub(super) fn all_gains(&self, case: &Case) -> Gains {
        let own = self.own.iter().filter(|ability| ability.when == self.when);
        let always = self.always.iter().filter(|ability| ability.when == Moment::Always);
        let mut gains = self.gains;
        for ability in own.chain(always) {
            if ability.conditions.iter().all(|&condition| case.holds(condition)) {
                for effect in &ability.effects {
                    if let Effect::Gain(more) = effect {
                        gains = gains.plus(*more);
                    }
                }
            }
        }
        match self.late {
            Some(boost) if boost.within.is_none_or(|within| case.range <= within) => gains.plus(boost.gains),
            _ => gains,
        }
    }

    /// Its dice in a case.
    pub(super) fn blow(&self, gains: Gains) -> Blow {
        Blow::new(self.pool, gains, self.stunned)
    }
    /// May it be made at all in a case?
    pub(super) fn is_able(&self, case: &Case) -> bool {
        self.needs.is_none_or(|needs| self.follows() || case.holds(needs))
    }
}
