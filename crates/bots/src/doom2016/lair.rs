//! The map through the eyes of the invader: whom a demon can hit from where, and where it wants to be.

use std::cell::OnceCell;

use ::doom2016::effect::Strike;
use ::doom2016::place::{Footing, Shape, SpaceId, SpaceSet};
use ::doom2016::{Action, Demon, DemonKind, Effect, Gains, Goal, Hook, Moment, Side, State, Who};
use skirmish::FigureId;

use super::arms::{Arm, Case};
use super::dice::{Guard, Table};
use super::goals::goal;
use super::paths::{FAR, Ground, Reach, Walker, flies, spaces_of, spread};
use super::threat::mean;
use super::{Temper, pick};
use crate::blur::Blur;

/// A frag, in hundredths of a damage.
const FRAG: i32 = 700;
/// The last frag.
const LAST: i32 = 6_000;
/// Places nearer than this to each other are much the same.
const APART: u8 = 3;
/// What an argent token is worth.
pub(super) const ARGENT: i32 = 25;

/// Somebody to attack.
#[derive(Clone, Debug)]
pub(super) struct Victim {
    pub(super) who: Who,
    pub(super) at: SpaceId,
    /// What so much damage is worth.
    pub(super) table: Table,
    pub(super) guard: Guard,
    shields: u8,
    stunned: bool,
}

/// The map through the eyes of the invader.
pub(super) struct Lair<'a> {
    pub(super) state: &'a State,
    pub(super) victims: Vec<Victim>,
    /// By space: points to the nearest victim, walked and flown.
    far: [OnceCell<Vec<i32>>; 2],
    /// By space: how many marines see it.
    watched: Vec<u8>,
    figures: SpaceSet,
    temper: Temper,
    blur: Blur,
}

/// What a demon can do next.
#[derive(Clone, Debug, Default)]
pub(super) struct Doing {
    /// What its attack is worth.
    pub(super) attack: i32,
    pub(super) way: Vec<Action>,
}

/// A place that a demon can reach, and its best attack from there.
struct Move {
    worth: i32,
    attack: i32,
    stop: usize,
    strike: Option<u8>,
}

impl Move {
    fn way(&self, reach: &Reach) -> Vec<Action> {
        let mut way = reach.way(self.stop);
        way.push(self.strike.map_or(Action::Done, Action::Strike));
        way
    }
}

fn marine_table(state: &State, who: u8) -> Table {
    let marine = state.marine(who);
    let health = state.rating(who).health;
    let mut frag = if state.frags + 1 >= state.frag_limit() { LAST } else { FRAG };
    frag += 400 * i32::from(marine.samples) + if marine.asset { 400 } else { 0 };
    let loss = |damage: i32| 90 * damage + 4 * damage * damage;
    let now = i32::from(marine.damage.min(health));
    let left = i32::from(health) - now;
    std::array::from_fn(|damage| {
        let hit = (damage as i32).min(left);
        loss(now + hit) - loss(now) + if hit == left { frag } else { 0 }
    })
}

fn drone_table(health: u8, frags: u8, state: &State) -> Table {
    let last = state.frags + frags >= state.frag_limit();
    let frag = if last { LAST } else { FRAG * i32::from(frags) };
    let left = i32::from(health.saturating_sub(state.drone.map_or(0, |drone| drone.damage)));
    std::array::from_fn(|damage| {
        let hit = (damage as i32).min(left);
        140 * hit + if hit == left { frag } else { 0 }
    })
}

impl<'a> Lair<'a> {
    pub(super) fn new(state: &'a State, temper: Temper, blur: Blur) -> Lair<'a> {
        let mut victims: Vec<Victim> = state
            .standing()
            .map(|(n, at)| {
                let marine = state.marine(n);
                let unseen = marine.deck.all().or(marine.hand);
                let guard = Guard::of(unseen.iter().map(|card| card.block()));
                let table = marine_table(state, n).map(|worth| blur.part(u64::from(n) << 32, worth));
                Victim { who: Who::Marine(n), at, table, guard, shields: 0, stunned: marine.stunned }
            })
            .collect();
        if let (Some(Goal::Drone { health, shields, frags, .. }), Some(at)) =
            (goal(state), state.drone.and_then(|drone| drone.at))
        {
            let table = drone_table(health, frags, state);
            victims.push(Victim {
                who: Who::Drone,
                at,
                table,
                guard: Guard::of([]),
                shields,
                stunned: false,
            });
        }
        let mut watched = vec![0; state.arena().spaces().len()];
        for (_, at) in state.standing() {
            state.arena().view(at, state.closed).iter().for_each(|space| watched[space] += 1);
        }
        let figures = spaces_of(state, state.figures());
        Lair { state, victims, far: Default::default(), watched, figures, temper, blur }
    }

    /// Points from a place to the nearest victim.
    pub(super) fn distance(&self, flying: bool, at: Footing) -> i32 {
        // Large figures walk over what stops small ones.
        let fly = flying || at.shape != Shape::One;
        let field = self.far[usize::from(fly)].get_or_init(|| {
            let seeds: Vec<(SpaceId, i32)> = self.victims.iter().map(|victim| (victim.at, 0)).collect();
            let door = self.state.demons_open_doors().then_some(1);
            spread(self.state, &seeds, Ground { fly, door, leap: false, tolls: &[] })
        });
        self.state.arena().cells(at).iter().map(|cell| field[cell.index()]).min().unwrap_or(FAR)
    }

    /// The victim with this name.
    pub(super) fn victim(&self, who: Who) -> Option<&Victim> {
        self.victims.iter().find(|victim| victim.who == who)
    }

    /// The attack that a demon makes with a strike.
    pub(super) fn arm(&self, id: FigureId, strike: Option<&Strike>) -> Option<Arm> {
        let demon = self.state.demons.get(id)?;
        let arm = Arm::of_demon(demon.kind.sheet(), demon.stunned);
        Some(match strike {
            Some(strike) => Arm { printed: strike.range.unwrap_or(arm.printed), pool: strike.dice, ..arm },
            None => arm,
        })
    }

    /// What an attack is worth on a victim from a place; nothing if it does not reach.
    pub(super) fn against(&self, id: FigureId, arm: &Arm, at: Footing, shifted: u8, victim: &Victim) -> i32 {
        let state = self.state;
        let arena = state.arena();
        let goal = Footing::from(victim.at);
        let range = state.range_between(at, goal);
        if range > arm.reach(0) || !state.sight_between(at, goal) {
            return 0;
        }
        let kind = state.demons.get(id).map(|demon| demon.kind);
        let fellow = state.demons.iter().any(|(other, demon)| {
            other != id && Some(demon.kind) == kind && state.sight_between(demon.footing(), goal)
        });
        let mut gains = arm.all_gains(&Case { range, shifted, fellow, ..Case::default() });
        if let (Who::Marine(n), Some(kind)) = (victim.who, kind)
            && state.round.marked == Some(n)
            && !state.round.marks_used.has(kind)
        {
            gains.dice =
                gains.dice.plus(::doom2016::Pool::single(::doom2016::DieKind::Red, state.round.mark_dice));
        }
        let cover = !gains.ignore_cover && victim.who != Who::Drone && !state.is_tutorial() && {
            let mut others = self.figures;
            state.cells(Who::Demon(id)).iter().chain(arena.cells(at)).for_each(|cell| {
                others.remove(cell.index());
            });
            others.remove(victim.at.index());
            arena.has_cover(at, victim.at, state.closed, &others)
        };
        let flat = state.setup.flat_cover;
        let shields = victim.shields + u8::from(cover && flat);
        let bare = Guard::of([]);
        let guard = if victim.stunned { &bare } else { &victim.guard };
        let mut worth =
            arm.blow(gains).worth(guard, shields, cover && !flat && !victim.stunned, &victim.table);
        if let Some(splash) = arm.splash {
            let far = arena.distances(victim.at, state.closed);
            let near = |other: &&Victim| other.who != victim.who && far[other.at.index()] <= 1;
            let marines = self.victims.iter().filter(near).filter(|other| other.who != Who::Drone);
            worth += marines.map(|other| other.table[usize::from(splash.damage)]).sum::<i32>();
        }
        worth
    }

    /// The best victim of an attack from a place.
    pub(super) fn best(
        &self,
        id: FigureId,
        arm: &Arm,
        at: Footing,
        shifted: u8,
        not: Option<Who>,
    ) -> (i32, Option<Who>) {
        let mut best = (0, None);
        for victim in self.victims.iter().filter(|victim| Some(victim.who) != not) {
            let worth = self.against(id, arm, at, shifted, victim);
            if worth > best.0 {
                best = (worth, Some(victim.who));
            }
        }
        best
    }

    /// What argent adds to the attack of a kind before the defender is chosen.
    pub(super) fn charged(kind: DemonKind, arm: Arm) -> Arm {
        let argent = &kind.sheet().argent;
        if argent.when != Moment::Declare {
            return arm;
        }
        argent.effects.iter().fold(arm, |arm, effect| match effect {
            Effect::Gain(gains) => arm.plus(*gains),
            Effect::Splash(splash) => Arm { splash: Some(*splash), ..arm },
            _ => arm,
        })
    }

    /// May the demon that acts use its argent before it attacks?
    pub(super) fn can_charge(&self, id: FigureId) -> bool {
        let state = self.state;
        let Some(kind) = state.demons.get(id).map(|demon| demon.kind) else { return false };
        let used = state.turn.figure == Some(id) && (state.turn.charged || state.turn.attacks > 0);
        !state.is_tutorial() && !used && state.demon_card(kind).argent > 0
    }

    /// What it is worth for a demon to stay at a place.
    pub(super) fn place(&self, id: FigureId, at: Footing) -> i32 {
        let state = self.state;
        let Some(demon) = state.demons.get(id) else { return 0 };
        let sheet = demon.kind.sheet();
        let arena = state.arena();
        let cells = arena.cells(at);
        let far = self.distance(flies(state, id), at).min(60);
        let seen = cells.iter().map(|cell| i32::from(self.watched[cell.index()])).max().unwrap_or(0);
        if demon.samples > 0 {
            // It carries what the marines want.
            return 14 * far.min(30) - 60 * seen;
        }
        let ideal = if sheet.range == 1 { 1 } else { i32::from(sheet.range) };
        let Temper { seek, hide, apart } = self.temper;
        let mut worth = (-12 * seek * (far - ideal).max(0) - 3 * apart * (ideal - far).max(0)) / 100;
        let weak = demon.damage >= sheet.stability;
        worth -= hide * seen * if sheet.range == 1 { 2 } else { 8 } / 100 + if weak { 25 * seen } else { 0 };
        worth += self.blur.of((id.index() as u64) << 16 | at.at.index() as u64);
        if let Some(Goal::Zones { zones, .. }) = goal(state) {
            let inside = (0..usize::from(zones))
                .any(|zone| cells.iter().any(|cell| arena.zone(zone).contains(cell.index())));
            worth += if inside { 150 } else { 0 };
        }
        worth
    }

    /// Every place that a demon can reach with so many points, with the best of these attacks.
    fn moves(&self, id: FigureId, points: u8, strikes: &[Strike], more: Gains) -> Option<(Reach, Vec<Move>)> {
        let state = self.state;
        let demon = state.demons.get(id)?;
        let walker = Walker::new(state, Who::Demon(id));
        let reach = Reach::new(&walker, demon.footing(), points);
        let not = |strike: &Strike| if strike.other { state.turn.last } else { None };
        let mut moves = Vec::new();
        for (stop_number, stop) in reach.free() {
            let mut attack = (0, None);
            for (number, strike) in (1..).zip(strikes) {
                let Some(arm) = self.arm(id, Some(strike)).map(|arm| arm.plus(more)) else { continue };
                let mut worth = self.best(id, &arm, stop.at, stop.shifted, not(strike)).0;
                if number == 1 && self.can_charge(id) {
                    let charged = Lair::charged(demon.kind, arm);
                    worth = worth.max(self.best(id, &charged, stop.at, stop.shifted, not(strike)).0 - ARGENT);
                }
                if worth > attack.0 {
                    attack = (worth, Some(number));
                }
            }
            // A carrier keeps out of harm's way.
            let hit = if demon.samples > 0 { attack.0 / 2 } else { attack.0 };
            let worth = hit + self.place(id, stop.at) - i32::from(stop.cost);
            moves.push(Move { worth, attack: attack.0, stop: stop_number, strike: attack.1 });
        }
        Some((reach, moves))
    }

    /// The best thing a demon can do with so many points and these attacks.
    pub(super) fn doing(&self, id: FigureId, points: u8, strikes: &[Strike], more: Gains) -> Doing {
        let Some((reach, moves)) = self.moves(id, points, strikes, more) else { return Doing::default() };
        let mut best: Option<&Move> = None;
        for one in &moves {
            if best.is_none_or(|best| one.worth > best.worth) {
                best = Some(one);
            }
        }
        // If none is free it stands on a friend: anywhere will do.
        best.map_or(Doing::default(), |best| Doing { attack: best.attack, way: best.way(&reach) })
    }

    /// Good things that the demon that acts can do, which differ in the place or the attack, the best first.
    pub(super) fn doings(&self, id: FigureId, most: usize) -> Vec<Vec<Action>> {
        let turn = &self.state.turn;
        let boost = turn.boosts.iter().fold(Gains::default(), |sum, boost| sum.plus(boost.gains));
        let Some((reach, mut moves)) = self.moves(id, turn.mp, &turn.strikes, boost) else {
            return Vec::new();
        };
        moves.sort_by_key(|one| std::cmp::Reverse(one.worth));
        let mut taken: Vec<&Move> = Vec::new();
        for one in &moves {
            let at = |one: &Move| reach.stops[one.stop].at;
            let alike = |other: &&Move| {
                other.strike == one.strike && self.state.range_between(at(other), at(one)) < APART
            };
            if taken.len() < most && !taken.iter().any(alike) {
                taken.push(one);
            }
        }
        taken.into_iter().map(|one| one.way(&reach)).collect()
    }

    /// What a kind can do if it is roused.
    pub(super) fn rousing(&self, kind: DemonKind) -> i32 {
        let sheet = kind.sheet();
        let printed = [Strike { range: None, dice: sheet.pool, other: false }];
        let all = self.state.demons.iter().filter(|(_, demon)| demon.kind == kind);
        all.map(|(id, _)| self.doing(id, sheet.speed, &printed, Gains::default()).attack).sum()
    }

    /// The demon to activate next: who hits best, before others stand in the way.
    pub(super) fn next_demon(&self, legal: &[Action]) -> Option<Action> {
        pick(legal, |action| {
            let Action::Activate(id) = *action else { return None };
            let demon = self.state.demons.get(id)?;
            let sheet = demon.kind.sheet();
            let printed = [Strike { range: None, dice: sheet.pool, other: false }];
            let doing = self.doing(id, sheet.speed, &printed, Gains::default());
            Some(100 * doing.attack - self.distance(false, demon.footing()).min(99))
        })
    }

    /// What so much damage to a demon costs the invader.
    pub(super) fn loss(&self, demon: &Demon, damage: u8) -> i32 {
        let sheet = demon.kind.sheet();
        let kill = 2 * self.power(demon.kind) + if demon.samples > 0 { 400 } else { 0 } + 40;
        let after = demon.damage.saturating_add(damage);
        if after >= sheet.health {
            return kill;
        }
        let staggers = demon.damage < sheet.stability && after >= sheet.stability;
        kill * i32::from(damage) / i32::from(sheet.health) / 2 + if staggers { kill / 3 } else { 0 }
    }

    /// The mean damage of a kind's attack on a marine.
    pub(super) fn power(&self, kind: DemonKind) -> i32 {
        self.victims.first().map_or(100, |victim| mean(kind, &victim.guard, victim.shields))
    }

    /// How many demons see a space.
    pub(super) fn watchers(&self, space: SpaceId) -> usize {
        self.state.friends(Side::Invader).filter(|&who| self.state.sees_space(who, space)).count()
    }

    /// Does a kind have an ability of this sort for argent?
    pub(super) fn washes(kind: DemonKind) -> Option<u8> {
        kind.sheet().argent.effects.iter().find_map(|effect| match effect {
            Effect::Hook(Hook::Wash(n)) => Some(*n),
            _ => None,
        })
    }
}
