//! What an attack would do, in exact odds: the chance to hit and the wounds to be expected.

use engine::{Arg, Message};

use super::who;
use crate::action::Who;
use crate::frame::Attack;
use crate::odds::Fraction;
use crate::place::SpaceId;
use crate::state::{FigureSet, Seats};
use crate::{Abilities, AttackKind, Odds, Pool, State, Total, WeaponKind};

/// How an attack is reckoned: what it needs and what it adds to the dice.
#[derive(Clone, Copy)]
pub(super) struct Reckoning {
    /// The range that the dice must reach; 0 in melee.
    range: u8,
    abilities: Abilities,
    /// Any hit kills an invader (D04-EQ-8).
    berserk: bool,
}

impl Reckoning {
    /// An attack on something at this range, with everything that adds to it.
    pub(super) fn of(state: &State, attack: &Attack, range: u8) -> Reckoning {
        let arms = state.arms(attack.by, attack.weapon);
        let mut abilities = arms.abilities;
        let (mut range, mut berserk) = (range, false);
        if let Who::Marine(who) = attack.by {
            abilities = abilities.plus(state.squad_bonus(who));
            berserk = state.marine(who).berserk > 0 && attack.weapon == WeaponKind::Fist;
            if who == state.turn.who {
                range = range.saturating_add(state.turn.dark);
            }
        }
        abilities.deadly += attack.deadly;
        if arms.kind == AttackKind::Melee {
            range = 0;
        }
        Reckoning { range, abilities, berserk }
    }
    pub(super) fn hits(&self, total: Total) -> bool {
        total.hits(self.range, self.abilities.accuracy)
    }
    pub(super) fn range(&self) -> u8 {
        self.range
    }
    pub(super) fn accuracy(&self) -> u8 {
        self.abilities.accuracy
    }
    /// The damage of a roll, with what is added to it.
    pub(super) fn damage(&self, total: Total) -> u8 {
        total.damage.saturating_add(self.abilities.deadly)
    }
    /// The wounds that a roll gives to somebody, if it hits.
    pub(super) fn wounds(&self, state: &State, whom: Who, total: Total) -> u32 {
        match whom {
            Who::Invader(id) => state.figures.get(id).map_or(0, |figure| {
                let sheet = figure.kind.sheet();
                let left = sheet.wounds.saturating_sub(figure.wounds);
                if self.berserk { left } else { self.damage(total) / sheet.armour.max(1) }
            }),
            Who::Marine(n) => state
                .marines
                .get(usize::from(n))
                .map_or(0, |marine| self.damage(total) / marine.armour.max(1)),
        }
        .into()
    }
}

/// The chance to hit and the mean wounds of everybody affected, when these dice are rolled and those faces stay.
pub(super) struct Expected {
    pub(super) hit: Fraction,
    /// The chance that a barrel, which any damage sets off, is damaged.
    pub(super) any: Fraction,
    pub(super) wounds: Vec<(Who, Fraction)>,
}

impl Expected {
    pub(super) fn of(
        state: &State,
        reckoning: Reckoning,
        kept: Total,
        rolled: Pool,
        whom: &[Who],
    ) -> Expected {
        let odds = Odds::of(rolled);
        let (mut hit, mut any) = (0, 0);
        let mut sums = vec![0; whom.len()];
        for (fallen, ways) in odds.outcomes() {
            let total = Total {
                miss: kept.miss | fallen.miss,
                range: kept.range + fallen.range,
                damage: kept.damage + fallen.damage,
                bullet: kept.bullet | fallen.bullet,
            };
            if !reckoning.hits(total) {
                continue;
            }
            hit += ways;
            if reckoning.damage(total) > 0 {
                any += ways;
            }
            for (sum, &who) in sums.iter_mut().zip(whom) {
                *sum += ways * reckoning.wounds(state, who, total);
            }
        }
        let of = |num| Fraction::new(num, odds.ways());
        Expected {
            hit: of(hit),
            any: of(any),
            wounds: whom.iter().copied().zip(sums.into_iter().map(of)).collect(),
        }
    }
}

/// Per cent as a number.
pub(super) fn percent(chance: Fraction) -> Arg {
    Arg::Num(chance.scaled(100).into())
}

/// A mean with one place after the point.
pub(super) fn decimal(mean: Fraction) -> Arg {
    let tenths = i64::from(mean.scaled(10));
    Message::new("decimal").with("whole", tenths / 10).with("tenth", tenths % 10).into()
}

/// Those in two sets.
pub(super) fn whom((invaders, marines): (FigureSet, Seats)) -> Vec<Who> {
    let marines = marines.iter().map(|seat| Who::Marine(seat.0));
    invaders.iter().map(Who::Invader).chain(marines).collect()
}

/// Everybody affected with the wounds to be expected.
fn victims(state: &State, expected: &Expected) -> Vec<Arg> {
    let each = expected.wounds.iter().map(|&(victim, mean)| {
        Message::new("d04-victim").with("who", who(state, victim)).with("wounds", decimal(mean)).into()
    });
    each.collect()
}

/// The odds of an attack on a space with these dice: range, chance to hit, wounds.
pub(crate) fn odds(state: &State, attack: &Attack, pool: Pool, range: u8) -> Arg {
    let reckoning = Reckoning::of(state, attack, range);
    let abilities = state.arms(attack.by, attack.weapon).abilities;
    let affected = whom(state.affected(attack));
    let expected = Expected::of(state, reckoning, Total::default(), pool, &affected);
    let melee = reckoning.range() == 0;
    let barrel = !abilities.sweep && abilities.blast == 0 && state.barrel_at(attack.target).is_some();
    let (key, message) = if abilities.blast > 0 || abilities.sweep {
        let mut covered = victims(state, &expected);
        if abilities.blast > 0 {
            let area = state.blast_area(attack.target, abilities.blast);
            let barrels = state.barrels().filter(|(_, space)| area.contains(space.index()));
            covered.extend(barrels.map(|_| Arg::key("d04-barrel")));
        }
        if covered.is_empty() {
            ("d04-odds-nobody", Message::new(""))
        } else {
            ("d04-odds-many", Message::new("").with("victims", covered))
        }
    } else if barrel {
        ("d04-odds-barrel", Message::new("").with("blow", percent(expected.any)))
    } else {
        match expected.wounds.first() {
            Some(&(_, mean)) => ("d04-odds", Message::new("").with("wounds", decimal(mean))),
            None => ("d04-odds-empty", Message::new("")),
        }
    };
    let message = message.with("chance", percent(expected.hit));
    if melee {
        Message { key: key.into(), ..message }.into()
    } else {
        Message { key: format!("{key}-range").into(), ..message }.with("range", reckoning.range()).into()
    }
}

/// The odds of naming this space for the attack that asks for its target; none if it cannot be attacked.
pub(crate) fn odds_at(state: &State, attack: &Attack, space: SpaceId, named: Option<Who>) -> Option<Arg> {
    let range = state.range_to(attack.by, attack.weapon, space)?;
    let attack = Attack { target: space, named, ..*attack };
    Some(odds(state, &attack, state.arms(attack.by, attack.weapon).pool, range))
}
