//! Marines one by one, demons by kind: how well they are, and what they can do to each other.

use std::sync::LazyLock;

use ::doom2016::place::SpaceId;
use ::doom2016::state::Actor;
use ::doom2016::{ActionKind, Card, DemonKind, InitiativeCard, Item, Moment, Odds, State, Thing, Who};

use super::super::dice::Guard;
use super::super::goals::Errands;
use super::super::threat::mean;
use super::Group;
use crate::pen::Pen;

const HEALTH: [i32; 8] = [1, 2, 3, 4, 6, 8, 10, 13];
const WAYS: [i32; 7] = [1, 4, 7, 10, 13, 19, 26];
const HAND: [i32; 4] = [1, 2, 3, 4];

/// Numbers of a marine.
pub(super) const MARINE: usize = HEALTH.len() + WAYS.len() + HAND.len() + 30;
/// Numbers of a kind of demons.
pub(super) const KIND: usize = 11;
/// Numbers of all demons.
pub(super) const DEMONS: usize = 18;

/// By kind: the mean damage of an attack that nothing stops, in hundredths.
static POWER: LazyLock<[i32; DemonKind::ALL.len()]> =
    LazyLock::new(|| DemonKind::ALL.map(|kind| mean(kind, &Guard::of([]), 0)));

/// What a demon could do to somebody at a place.
struct Reach {
    /// Spaces between them.
    range: u8,
    sees: bool,
    /// It could attack him in one activation.
    hits: bool,
}

fn reach(state: &State, demon: &::doom2016::Demon, at: SpaceId) -> Reach {
    let arena = state.arena();
    let (far, view) = (arena.distances(at, state.closed), arena.view(at, state.closed));
    let cells = arena.cells(demon.footing());
    let range = cells.iter().map(|cell| far[cell.index()]).min().unwrap_or(u8::MAX);
    let sees = cells.iter().any(|cell| view.contains(cell.index()));
    let sheet = demon.kind.sheet();
    Reach { range, sees, hits: range <= sheet.speed.saturating_add(sheet.range) }
}

/// How often a demon will attack before long, in per cent.
fn often(state: &State, demon: &::doom2016::Demon) -> i32 {
    let card = state.demon_card(demon.kind);
    let active = state.turn.who == Actor::Demons(demon.kind) && !demon.acted;
    let coming = state.round.initiative.count(InitiativeCard::Invader) > 0 || !state.round.active;
    let often = if active || !card.exhausted && coming { 130 } else { 60 };
    if demon.stunned { often * 6 / 10 } else { often }
}

/// The mean damage of a card's attack, in tenths.
fn strength(card: Card) -> i32 {
    let attack = card.face().attack;
    attack.map_or(0, |attack| Odds::of(attack.dice).mean().scaled(10) as i32 * i32::from(attack.times))
}

/// The active marine first, then the others by their way.
pub(super) fn marines(pen: &mut Pen<'_>, state: &State, errands: &Errands) {
    let way = |who: u8| errands.ways[usize::from(who)].map_or(99, |(way, _)| way.min(60));
    let active = |who: u8| state.turn.who == Actor::Marine(who);
    let mut order: Vec<u8> = state.marine_ids().collect();
    order.sort_by_key(|&who| (!active(who), way(who), who));
    for (slot, who) in order.into_iter().enumerate() {
        let mut at = slot * MARINE;
        let mut next = |many: usize| {
            at += many;
            at - many
        };
        let group = Group::Marines;
        let marine = state.marine(who);
        let rating = state.rating(who);
        let left = i32::from(rating.health.saturating_sub(marine.damage));
        pen.steps(group, next(HEALTH.len()), left, &HEALTH);
        pen.put(group, next(1), 16 * left / i32::from(rating.health).max(1));
        pen.flag(group, next(1), active(who));
        pen.put(group, next(1), 8 * i32::from(state.round.initiative.count(InitiativeCard::Marine(who))));
        pen.put(group, next(1), 8 * (i32::from(rating.mains) - 1));
        let hand = marine.hand;
        pen.steps(group, next(HAND.len()), hand.len() as i32, &HAND);
        let mains = || hand.iter().filter(|card| card.face().kind == ActionKind::Main);
        let best = mains().map(strength).max().unwrap_or(0);
        pen.put(group, next(1), 8 * mains().count() as i32);
        pen.put(group, next(1), best / 3);
        let bonus = hand.iter().filter(|card| card.face().kind == ActionKind::Bonus).map(strength).max();
        pen.put(group, next(1), bonus.unwrap_or(0) / 3);
        pen.put(group, next(1), 4 * hand.iter().map(|card| i32::from(card.face().speed)).sum::<i32>());
        let armour = |card: &Card| card.face().abilities.iter().any(|it| it.when == Moment::WhileDefending);
        pen.put(group, next(1), 8 * hand.iter().filter(armour).count() as i32);
        pen.put(group, next(1), marine.deck.len() as i32);
        let all = marine.cards();
        let arms: i32 = all.iter().map(strength).sum();
        pen.put(group, next(1), arms / all.len().max(1) as i32 * 2);
        pen.put(group, next(1), all.len() as i32);
        pen.flag(group, next(1), marine.stunned);
        pen.flag(group, next(1), marine.exhausted);
        pen.put(group, next(1), 8 * marine.glory.len() as i32);
        pen.flag(group, next(1), marine.asset);
        pen.put(group, next(1), 8 * i32::from(marine.samples));
        let Some(here) = marine.space() else {
            pen.flag(group, next(1), true);
            continue;
        };
        next(1);
        pen.steps(group, next(WAYS.len()), way(who), &WAYS);
        pen.put(group, next(1), 2 * way(who));
        let (mut hurt, mut seen, mut close, mut hits, mut prey) = (0, 0, 0, 0, 0);
        let range =
            mains().filter_map(|card| card.face().attack).map(|attack| attack.range).max().unwrap_or(0);
        for (_, demon) in state.demons.iter() {
            let reach = reach(state, demon, here);
            seen += i32::from(reach.sees);
            close += i32::from(reach.range <= 3);
            prey += i32::from(reach.sees && reach.range <= range);
            if reach.hits {
                hits += 1;
                hurt += POWER[demon.kind.index()] * often(state, demon) / 100;
            }
        }
        // Nobody is the only aim of all of them.
        let hurt = hurt / state.standing().count().max(1) as i32;
        pen.put(group, next(1), hurt / 25);
        let risk = 16 * hurt / (100 * left.max(1));
        pen.put(group, next(1), risk);
        pen.flag(group, next(1), risk >= 8);
        pen.flag(group, next(1), risk >= 16);
        pen.flag(group, next(1), risk >= 32);
        pen.put(group, next(1), 6 * seen);
        pen.put(group, next(1), 6 * close);
        pen.put(group, next(1), 6 * hits);
        pen.flag(group, next(1), prey > 0);
        let far = state.arena().distances(here, state.closed);
        let lies = |fits: fn(Item) -> bool| {
            let near = state.floor.iter().filter(|lying| far[lying.at.index()] <= 8);
            near.filter(|lying| matches!(lying.thing, Thing::Item(item) if fits(item))).count() as i32
        };
        let packs = lies(|item| item == Item::HealthPack);
        pen.put(group, next(1), 8 * packs.min(2) * i32::from(marine.damage > 2));
        pen.put(group, next(1), 8 * lies(|item| matches!(item, Item::Weapon(_))).min(3));
    }
}

/// Demons by kind, and all of them.
pub(super) fn demons(pen: &mut Pen<'_>, state: &State) {
    let mut kinds = [[0; KIND]; DemonKind::ALL.len()];
    let (mut power, mut health, mut near_power, mut ready_power) = (0, 0, 0, 0);
    let (mut count, mut hitting, mut carriers) = (0, 0, 0);
    let ready = state.ready_kinds();
    for (_, demon) in state.demons.iter() {
        let sheet = demon.kind.sheet();
        let kind = &mut kinds[demon.kind.index()];
        let left = i32::from(sheet.health.saturating_sub(demon.damage));
        let mut nearest = u8::MAX;
        let mut hits = false;
        for (_, at) in state.standing() {
            let reach = reach(state, demon, at);
            nearest = nearest.min(reach.range);
            hits |= reach.hits;
        }
        let strong = POWER[demon.kind.index()];
        let active = state.turn.who == Actor::Demons(demon.kind);
        kind[0] += 8;
        kind[1] += left;
        kind[2] += if hits { 8 } else { 0 };
        kind[3] += if hits && ready.has(demon.kind) { 8 } else { 0 };
        kind[4] += if demon.stunned { 8 } else { 0 };
        kind[5] += if demon.damage >= sheet.stability { 8 } else { 0 };
        kind[6] += if active && !demon.acted { 8 } else { 0 };
        kind[7] = kind[7].max(32 - 2 * i32::from(nearest.min(16)));
        count += 1;
        health += left;
        power += strong;
        carriers += i32::from(demon.samples);
        if hits {
            hitting += 1;
            near_power += strong;
            ready_power += if ready.has(demon.kind) || active && !demon.acted { strong } else { 0 };
        }
    }
    for (n, (kind, numbers)) in DemonKind::ALL.into_iter().zip(&mut kinds).enumerate() {
        let card = state.demon_card(kind);
        numbers[8] = 4 * i32::from(card.argent);
        numbers[9] = if numbers[0] > 0 && card.exhausted { 16 } else { 0 };
        numbers[10] = if numbers[0] > 0 && card.argent > 0 { 16 } else { 0 };
        for (k, &much) in numbers.iter().enumerate() {
            pen.put(Group::Demons, n * KIND + k, much);
        }
    }
    let group = Group::AllDemons;
    pen.steps(group, 0, count, &[1, 2, 3, 5, 7, 9, 12]);
    pen.put(group, 7, health);
    pen.put(group, 8, power / 50);
    pen.put(group, 9, near_power / 50);
    pen.put(group, 10, ready_power / 50);
    pen.put(group, 11, 4 * hitting);
    pen.put(group, 12, 8 * carriers);
    let squad: i32 = state
        .standing()
        .map(|(who, _)| {
            i32::from(state.rating(who).health - state.marine(who).damage.min(state.rating(who).health))
        })
        .sum();
    pen.put(group, 13, 4 * health / squad.max(1));
    pen.put(group, 14, ready_power / squad.max(1) / 4);
    let drone = state.drone.and_then(|drone| drone.at);
    if let Some(at) = drone {
        let reaches: Vec<Reach> = state.demons.iter().map(|(_, demon)| reach(state, demon, at)).collect();
        pen.put(group, 15, 6 * reaches.iter().filter(|reach| reach.hits).count() as i32);
        pen.put(group, 16, 6 * reaches.iter().filter(|reach| reach.sees).count() as i32);
    }
    let large = state.demons.iter().filter(|&(id, _)| state.is_large(Who::Demon(id))).count();
    pen.put(group, 17, 8 * large as i32);
}
