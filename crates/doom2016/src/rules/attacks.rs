//! Attacks: what they are made with, how far they reach, whom they can be made against (D16-ATK-1 to D16-ATK-3).

use skirmish::FigureSet;

use crate::action::{Allies, Ally, Who};
use crate::effect::{Boost, Strike};
use crate::frame::{Attack, Frame, Stage, Weapon};
use crate::place::{Footing, Shape};
use crate::reason::Reason;
use crate::rules::names::Names;
use crate::{Ability, Card, Effect, Moment, Side, State};

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
        let aim = Aim::of(self, attack);
        self.enemies(attack.by).filter(move |&who| aim.may(self, attack, who).is_ok())
    }

    /// May an attack be made against somebody?
    pub(crate) fn may_attack(&self, attack: &Attack, who: Who) -> Result<(), Reason> {
        if self.footing(who).is_none() {
            Err(Reason::NoFigure)
        } else if attack.everyone || attack.wash > 0 {
            Err(Reason::AttackAll)
        } else {
            Aim::of(self, attack).may(self, attack, who)
        }
    }

    /// Is there anybody?
    pub(crate) fn has_defender(&self, attack: &Attack) -> bool {
        self.defenders(attack).next().is_some()
    }

    /// An attack that an ability grants.
    pub(crate) fn granted(by: Who, strike: Strike, only: Option<Who>) -> Attack {
        Attack {
            by,
            weapon: Weapon::Granted,
            printed: strike.range.unwrap_or(1),
            pool: strike.dice,
            only,
            ..Attack::default()
        }
    }

    /// Would the attack of an ability find a defender?
    pub(crate) fn has_strike(&self, by: Who, ability: &Ability, only: Option<Who>) -> bool {
        ability.effects.iter().any(|effect| match effect {
            Effect::Attack(strike) => self.has_defender(&State::granted(by, *strike, only)),
            _ => false,
        })
    }

    /// Go on to a stage; its window is open.
    pub(crate) fn go_to(&mut self, stage: Stage) {
        let attack = self.attack_mut();
        attack.stage = stage;
        attack.used = Names::NONE;
        attack.passed = false;
    }

    /// Is a defender as near as what was made ready asks for (D16-INT-7)?
    pub(crate) fn reaches(&self, attack: &Attack, boost: Boost, who: Who) -> bool {
        boost.within.is_none_or(|within| self.range(attack.by, who) <= within)
    }
}

/// From where an attack is made, and how far it reaches.
struct Aim<'a> {
    from: Option<Footing>,
    reach: u8,
    /// By space: its range from him, if he stands on one space alone.
    far: &'a [u8],
}

impl<'a> Aim<'a> {
    fn of(state: &'a State, attack: &Attack) -> Aim<'a> {
        let reach = if attack.wash > 0 { attack.wash } else { state.reach(attack) };
        let from = state.footing(attack.by);
        let small = from.filter(|from| from.shape == Shape::One);
        let far = small.map_or(&[][..], |from| state.arena().distances(from.at, state.closed));
        Aim { from, reach, far }
    }

    /// How far it is to somebody; `u8::MAX` if there is no way.
    #[inline]
    fn range(&self, state: &State, from: Footing, to: Footing) -> u8 {
        match self.far.get(to.at.index()) {
            Some(&range) if to.shape == Shape::One => range,
            _ => state.range_between(from, to),
        }
    }

    #[inline]
    fn may(&self, state: &State, attack: &Attack, who: Who) -> Result<(), Reason> {
        let (Some(from), Some(to)) = (self.from, state.footing(who)) else { return Err(Reason::NoFigure) };
        if who.side() == attack.by.side() {
            return Err(Reason::TargetFriend);
        }
        let barred = attack.not == Some(who)
            || attack.only.is_some_and(|only| only != who)
            || attack.wash > 0 && who == Who::Drone;
        if barred {
            return Err(Reason::TargetOnly);
        }
        if self.range(state, from, to) > self.reach {
            return Err(Reason::TargetRange);
        }
        if state.sight_between(from, to) { Ok(()) } else { Err(Reason::TargetSight) }
    }
}

/// A figure as sets of demons and of marines.
pub(crate) fn alone(who: Who) -> (FigureSet, Allies) {
    match who {
        Who::Demon(id) => (FigureSet::of(id), Allies::NONE),
        Who::Marine(_) | Who::Drone => (FigureSet::NONE, Ally::of(who).into_iter().collect()),
    }
}

/// Everybody in some sets.
pub(crate) fn members(demons: FigureSet, marines: Allies) -> impl Iterator<Item = Who> {
    marines.iter().map(Ally::who).chain(demons.iter().map(Who::Demon))
}

/// Defenders still to come.
pub(crate) fn left(attack: &Attack) -> impl Iterator<Item = Who> + use<> {
    members(attack.demons - attack.done_demons, attack.marines - attack.done_marines)
}
