//! An attack in exact chances, for those who draw them: range, hit, wounds, ammunition, and all whom it reaches.

use engine::about::Spot;
use engine::shot::{Ammo, Shot, Victim};

use super::odds::{Reckoning, whom};
use crate::action::Who;
use crate::frame::{Attack, Frame};
use crate::place::SpaceId;
use crate::{Action, Odds, Pool, State, Total};

/// The attack that an action would make; nothing for what is no attack, or leaves its target open.
pub(crate) fn shot(state: &State, action: Action) -> Option<Shot> {
    match action {
        Action::At(pos) if is_aiming(state) => named(state, state.arena().at(pos)?, None),
        Action::AtFigure(pos, who) if is_aiming(state) => named(state, state.arena().at(pos)?, Some(who)),
        Action::Fire(weapon, aimed) => {
            let by = Who::Marine(state.open_decision()?.seat.0);
            state.footing(by)?;
            swept(state, Attack { by, weapon, aimed, ..Attack::default() })
        }
        Action::Strike => {
            let Some(&Frame::Activation(turn)) = state.top() else { return None };
            let by = Who::Invader(turn.figure);
            state.footing(by)?;
            swept(state, Attack { by, ..Attack::default() })
        }
        Action::Chain(pos, die) => {
            let (attack, space) = (state.attacks.last()?, state.arena().at(pos)?);
            let range = state.path_range(state.footing(attack.by)?, space, u8::MAX - 1)?;
            let next = Attack { target: space, named: None, deadly: 0, ..*attack };
            state.is_revealed(space).then_some(())?;
            Some(foreseen(state, &next, attack.pool.without(die)?, range))
        }
        _ => None,
    }
}

/// Is a target to be named?
fn is_aiming(state: &State) -> bool {
    state.top() == Some(&Frame::Target)
}

/// Naming this space for the attack that asks for its target.
fn named(state: &State, space: SpaceId, named: Option<Who>) -> Option<Shot> {
    let attack = state.attacks.last()?;
    let range = state.range_to(attack.by, attack.weapon, space)?;
    let attack = Attack { target: space, named, ..*attack };
    Some(foreseen(state, &attack, state.arms(attack.by, attack.weapon).pool, range))
}

/// An attack on all adjacent enemies, which asks for no target.
fn swept(state: &State, attack: Attack) -> Option<Shot> {
    let pool = state.arms(attack.by, attack.weapon).pool;
    state.is_sweep(&attack).then(|| foreseen(state, &attack, pool, 1))
}

/// An attack with these dice on something so far away.
fn foreseen(state: &State, attack: &Attack, pool: Pool, range: u8) -> Shot {
    let reckoning = Reckoning::of(state, attack, range);
    let odds = Odds::of(pool);
    let is_ranged = reckoning.range() > 0;
    let far = odds.outcomes().filter(|(total, _)| !total.miss).map(|(total, _)| total.range).max();
    let count = |wanted: &dyn Fn(Total) -> bool| {
        odds.outcomes().filter(|&(total, _)| wanted(total)).map(|(_, ways)| ways).sum::<u32>()
    };
    let area = covered(state, attack);
    let mut victims: Vec<Victim> = affected(state, attack)
        .into_iter()
        .filter_map(|who| victim(state, attack, &reckoning, odds, who))
        .collect();
    let blown = count(&|total| reckoning.hits(total) && reckoning.damage(total) > 0);
    let barrels = barrels(state, attack, &area);
    victims.extend(barrels.map(|at| Victim::of(square(state, at), 1, vec![odds.ways() - blown, blown])));
    Shot {
        of: odds.ways(),
        hit: count(&|total| reckoning.hits(total)),
        range: is_ranged.then(|| reckoning.range()),
        reach: is_ranged.then(|| far.unwrap_or(0).saturating_add(reckoning.accuracy())),
        ammo: ammo(state, attack, odds),
        covers: area.iter().map(|&space| square(state, space)).collect(),
        victims,
        ..Shot::default()
    }
}

fn square(state: &State, space: SpaceId) -> Spot {
    Spot::square(state.arena().space(space).pos)
}

/// The spaces of a blast.
fn covered(state: &State, attack: &Attack) -> Vec<SpaceId> {
    match state.arms(attack.by, attack.weapon).abilities {
        abilities if abilities.blast > 0 && !abilities.sweep => {
            let area = state.blast_area(attack.target, abilities.blast);
            area.iter().map(|space| SpaceId(space as u16)).collect()
        }
        _ => Vec::new(),
    }
}

/// Everybody whom a hit reaches, whoever is meant first.
fn affected(state: &State, attack: &Attack) -> Vec<Who> {
    let mut all = whom(state.affected(attack));
    let meant = |who: &Who| {
        state.footing(*who).is_some_and(|footing| state.arena().cells(footing).contains(&attack.target))
    };
    all.sort_by_key(|who| (is_friend(attack, *who), !meant(who)));
    all
}

fn is_friend(attack: &Attack, who: Who) -> bool {
    matches!((attack.by, who), (Who::Marine(_), Who::Marine(_)) | (Who::Invader(_), Who::Invader(_)))
}

/// Barrels that a hit sets off.
fn barrels(state: &State, attack: &Attack, area: &[SpaceId]) -> impl Iterator<Item = SpaceId> {
    let sweep = state.is_sweep(attack);
    let hit = move |space: SpaceId| !sweep && (area.contains(&space) || attack.target == space);
    state.barrels().map(|(_, space)| space).filter(move |&space| hit(space))
}

/// How many wounds somebody takes in how many ways.
fn victim(state: &State, attack: &Attack, reckoning: &Reckoning, odds: &Odds, who: Who) -> Option<Victim> {
    let left = match who {
        Who::Marine(n) => state.full_wounds(n).saturating_sub(state.marine(n).wounds),
        Who::Invader(id) => {
            let figure = state.figures.get(id)?;
            figure.kind.sheet().wounds.saturating_sub(figure.wounds)
        }
    };
    let mut ways = Vec::new();
    for (total, n) in odds.outcomes() {
        let wounds = if reckoning.hits(total) { reckoning.wounds(state, who, total) as usize } else { 0 };
        if ways.len() <= wounds {
            ways.resize(wounds + 1, 0);
        }
        ways[wounds] += n;
    }
    Some(Victim { friend: is_friend(attack, who), ..Victim::of(Spot::figure(who), left, ways) })
}

/// What is spent on it if a bullet shows (D04-AMMO-2).
fn ammo(state: &State, attack: &Attack, odds: &Odds) -> Option<Ammo> {
    let Who::Marine(who) = attack.by else { return None };
    let kind = attack.weapon.sheet().ammo?;
    Some(Ammo {
        kind: kind.word().to_owned(),
        left: state.marine(who).ammo_of(kind),
        spent: odds.ammo_chance().num,
    })
}
