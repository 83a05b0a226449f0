//! What may be expected of an attack on somebody: range, cover, and what the dice may do.

use engine::about::Spot;
use engine::shot::{Shot, Victim};
use engine::{Arg, Message, Silent};

use super::after::splashed;
use super::declare::{choose_defender, go_on};
use super::dice::build_pool;
use crate::action::Who;
use crate::frame::{Attack, Stage};
use crate::odds::Fraction;
use crate::rules::attacks::members;
use crate::words::named::who_at;
use crate::{Block, Cards, DieKind, EventCards, Goal, Guard, Odds, Pool, State};

/// A figure that may be attacked: how far it is, whether it has cover, and what the dice may do to it.
pub(super) fn prospect(state: &State, attack: &Attack, whom: Who) -> Message {
    let what = who_at(state, whom);
    let Some(Expected { odds, left, covered, .. }) = expected(state, attack, whom) else {
        return Message::new("d16-label-choose").with("what", what);
    };
    Message::new(if covered { "d16-label-at-cover" } else { "d16-label-at" })
        .with("what", what)
        .with("range", state.range(attack.by, whom))
        .with("damage", decimal(odds.mean()))
        .with("chance", i64::from(odds.at_least(left).scaled(100)))
}

/// The same for those who draw it, with whom its Splash would reach; nothing once the dice are rolled.
pub(crate) fn shot_at(state: &State, attack: &Attack, whom: Who) -> Option<Shot> {
    let Expected { odds, left, covered, built } = expected(state, attack, whom)?;
    let splash = built.splash.map(|splash| splashed(state, &built, splash)).into_iter().flatten();
    let splash = splash.filter_map(|(who, damage)| {
        let mut ways = vec![0; usize::from(damage)];
        ways.push(1);
        Some(victim(attack, who, health_left(state, who)?, ways))
    });
    let meant = victim(attack, whom, left, odds.by_damage().to_vec());
    Some(Shot {
        of: odds.ways(),
        hit: odds.at_least(1).num,
        range: Some(state.range(attack.by, whom)),
        reach: Some(state.reach(attack)),
        cover: if covered { state.cover_of(attack.by, whom) } else { None },
        corner: state.corner_of(attack.by, whom).map(|corner| corner.to_string()),
        victims: std::iter::once(meant).chain(splash).collect(),
        ..Shot::default()
    })
}

/// An attack on everybody in reach, with one roll for all.
pub(crate) fn shot_at_all(state: &State, attack: &Attack) -> Option<Shot> {
    let mut after = state.clone();
    go_on(&mut after, &mut Silent);
    if after.attack()?.stage != Stage::BeforeRoll {
        return None;
    }
    build_pool(&mut after);
    let built = after.attack()?;
    let dice = Odds::of(thinned(built));
    let all = members(built.demons, built.marines).filter_map(|who| {
        let odds = dice.after(&guard(state, who), built.gains.pierce);
        Some(victim(attack, who, health_left(state, who)?, odds.by_damage().to_vec()))
    });
    Some(Shot {
        of: dice.ways(),
        hit: dice.at_least(1).num,
        reach: Some(state.reach(attack)),
        victims: all.collect(),
        ..Shot::default()
    })
}

fn victim(attack: &Attack, who: Who, left: u8, ways: Vec<u32>) -> Victim {
    Victim { friend: who.side() == attack.by.side(), ..Victim::of(Spot::figure(who), left, ways) }
}

/// A mean with one place after the point.
fn decimal(mean: Fraction) -> Arg {
    let tenths = i64::from(mean.scaled(10));
    Message::new("decimal").with("whole", tenths / 10).with("tenth", tenths % 10).into()
}

/// What may be expected of an attack on somebody.
struct Expected {
    /// The odds after one card that he may reveal.
    odds: Odds,
    /// The damage that kills him.
    left: u8,
    /// He has cover.
    covered: bool,
    /// The attack as it would be rolled.
    built: Attack,
}

fn expected(state: &State, attack: &Attack, whom: Who) -> Option<Expected> {
    let left = health_left(state, whom)?;
    let mut after = state.clone();
    // Of many defenders the dice are rolled already.
    if attack.everyone {
        return None;
    }
    choose_defender(&mut after, whom, &mut Silent);
    build_pool(&mut after);
    let built = *after.attack()?;
    let odds = Odds::of(thinned(&built)).after(&guard(state, whom), built.gains.pierce);
    let covered = !built.gains.ignore_cover && state.has_cover(attack.by, whom);
    Some(Expected { odds, left, covered, built })
}

/// The dice that are rolled if the weaker ones are taken away.
fn thinned(attack: &Attack) -> Pool {
    let lose = |pool: Pool| DieKind::ALL.into_iter().find_map(|die| pool.without(die)).unwrap_or(pool);
    (0..attack.thin).fold(attack.pool, |pool, _| lose(pool)).capped()
}

/// The damage that is missing to a death; `None` for somebody who is not there.
fn health_left(state: &State, whom: Who) -> Option<u8> {
    state.footing(whom)?;
    let (damage, health) = match whom {
        Who::Marine(n) => (state.marine(n).damage, state.rating(n).health),
        Who::Demon(id) => state.demons.get(id).map(|demon| (demon.damage, demon.kind.sheet().health))?,
        Who::Drone => match (state.drone, state.goal()) {
            (Some(drone), Some(Goal::Drone { health, .. })) => (drone.damage, health),
            _ => return None,
        },
    };
    Some(health.saturating_sub(damage))
}

/// Does the attack under way kill its defender as it stands?
pub(super) fn is_enough(state: &State, attack: &Attack) -> bool {
    let through = state.block_now(attack).damage(state.rolled(), attack.gains.pierce);
    let through = attack.cap.map_or(through, |cap| through.min(cap));
    health_left(state, attack.target).is_some_and(|left| through >= left)
}

/// What a defender may reveal, as everybody knows it: any card that is not among the discards, or one of these if no
/// other is left.
fn guard(state: &State, whom: Who) -> Guard {
    let stunned = state.is_stunned(whom);
    match whom {
        Who::Marine(n) => {
            let marine = state.marine(n);
            let hidden =
                if marine.deck.is_empty() { marine.discard } else { marine.hand.or(marine.deck.all()) };
            let cards = if stunned { Cards::NONE } else { hidden };
            Guard::of(cards.iter().map(|card| card.block()))
        }
        Who::Demon(id) => {
            let Some(sheet) = state.demons.get(id).map(|demon| demon.kind.sheet()) else {
                return Guard::of([]);
            };
            let tough = u8::from(sheet.tough);
            let invader = &state.invader;
            let hidden =
                if invader.deck.is_empty() { invader.discard } else { invader.hand.or(invader.deck) };
            let cards = if stunned { EventCards::NONE } else { hidden };
            let blocks = cards.iter().map(|card| card.face().defence.block(sheet.special).plus(tough));
            let mut blocks: Vec<Block> = blocks.collect();
            if blocks.is_empty() {
                blocks.push(Block::default().plus(tough));
            }
            Guard::of(blocks)
        }
        Who::Drone => match state.goal() {
            Some(Goal::Drone { shields, .. }) => Guard::of([Block::default().plus(shields)]),
            _ => Guard::of([]),
        },
    }
}
