//! The map through the eyes of one marine: what a space is worth to him, and what he can hit from there.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;

use ::doom2016::place::{Shape, SpaceId, SpaceSet};
use ::doom2016::{Demon, DemonKind, Goal, State, Who, Whom};
use skirmish::FigureId;

use super::Taste;
use super::arms::{Arm, Case};
use super::dice::{Guard, Table};
use super::goals::{Aims, goal, rounds_left};
use super::paths::spaces_of;
use super::threat::{Threat, marine_guard, mean};
use crate::blur::Blur;

/// A demon worth shooting at.
#[derive(Clone, Debug)]
pub(super) struct Prey {
    pub(super) id: FigureId,
    pub(super) demon: Demon,
    /// What its death is worth.
    pub(super) kill: i32,
    /// What so much damage is worth.
    pub(super) table: Table,
}

/// A demon that can be hit from a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    /// Its place among the prey.
    pub(super) n: usize,
    pub(super) range: u8,
    pub(super) sight: bool,
    pub(super) cover: bool,
}

/// The map through the eyes of one marine.
pub(super) struct Scene<'a> {
    pub(super) state: &'a State,
    pub(super) who: u8,
    pub(super) taste: &'a Taste,
    blur: Blur,
    /// Where he wants to go; many questions do not need it.
    aims: OnceCell<Aims>,
    pub(super) threat: Threat,
    pub(super) prey: Vec<Prey>,
    guards: [Guard; DemonKind::ALL.len()],
    bare: Guard,
    figures: SpaceSet,
    /// By dice, prey, shields and cover: what was reckoned before.
    known: RefCell<HashMap<(u32, u8, u8, bool), i32>>,
}

/// What may stop attacks on demons of a kind: the event cards that a marine has not seen.
fn demon_guard(state: &State, kind: DemonKind) -> Guard {
    let unseen = state.invader.deck.or(state.invader.hand);
    let unseen = if unseen.is_empty() { state.invader.discard } else { unseen };
    Guard::of(unseen.iter().map(|card| card.face().defence.block(kind.sheet().special)))
}

/// How far a demon is on the way to its death, as a part of what that is worth.
fn decline(demon: &Demon, damage: u8, kill: i32) -> i32 {
    let sheet = demon.kind.sheet();
    let (health, damage) = (i32::from(sheet.health), i32::from(damage));
    if damage >= health {
        return kill;
    }
    let staggers = if damage >= i32::from(sheet.stability) { 25 } else { 0 };
    kill * (45 * damage / health + staggers) / 100
}

impl<'a> Scene<'a> {
    pub(super) fn new(state: &'a State, who: u8, taste: &'a Taste, blur: Blur) -> Scene<'a> {
        let threat = Threat::new(state, who, &marine_guard(state, who));
        let mut scene = Scene {
            state,
            who,
            taste,
            blur,
            aims: OnceCell::new(),
            threat,
            prey: Vec::new(),
            guards: DemonKind::ALL.map(|kind| demon_guard(state, kind)),
            bare: Guard::of([]),
            known: RefCell::default(),
            figures: spaces_of(state, state.figures().filter(|&other| other != Who::Marine(who))),
        };
        let list: Vec<Prey> = state.demons.iter().map(|(id, demon)| scene.appraise(id, demon)).collect();
        scene.prey = list;
        scene
    }

    /// Where he wants to go.
    pub(super) fn aims(&self) -> &Aims {
        self.aims.get_or_init(|| Aims::new(self.state, self.who, self.taste))
    }

    /// What a demon's death is worth: the damage it would do, and what it is in the way of.
    fn appraise(&self, id: FigureId, demon: &Demon) -> Prey {
        let state = self.state;
        let menace = self.threat.menaces.iter().find(|menace| menace.id == id);
        let mean = menace.map_or(100, |menace| menace.mean * (80 + menace.often) / 180);
        let near = state.standing().any(|(_, at)| self.threat.reaches(id, at));
        let mut kill = mean * self.taste.kill / 100 + 40;
        if !near {
            kill = kill * 6 / 10;
        }
        let cells = state.cells(Who::Demon(id));
        match goal(state) {
            Some(Goal::Samples { .. }) if demon.samples > 0 => kill += self.taste.prize,
            Some(Goal::Zones { zones, .. }) => {
                let inside = (0..usize::from(zones))
                    .any(|zone| cells.iter().any(|cell| state.arena().zone(zone).contains(cell.index())));
                kill += if inside { self.taste.prize } else { 0 };
            }
            Some(Goal::Breach { .. }) | None => kill += self.taste.prize / 4,
            Some(Goal::Drone { .. }) => {
                let at = state.drone.and_then(|drone| drone.at);
                let aims = at.is_some_and(|at| self.threat.reaches(id, at));
                kill += if aims { self.taste.prize / 2 } else { 0 };
            }
            _ => {}
        }
        let kill = self.blur.part(1 << 32 | id.index() as u64, kill);
        let then = |damage: usize| decline(demon, demon.damage.saturating_add(damage as u8), kill);
        let now = then(0);
        Prey { id, demon: *demon, kill, table: std::array::from_fn(|damage| then(damage) - now) }
    }

    /// The prey with this number.
    pub(super) fn prey_of(&self, id: FigureId) -> Option<&Prey> {
        self.prey.iter().find(|prey| prey.id == id)
    }

    /// What may stop attacks on demons of a kind.
    pub(super) fn guard(&self, kind: DemonKind) -> &Guard {
        &self.guards[kind.index()]
    }

    /// When the time is nearly up there is nothing left to be saved; in per cent.
    fn calm(&self) -> i32 {
        (25 * (rounds_left(self.state) + 1)).clamp(10, 100)
    }

    /// What it costs to be hurt so much, in hundredths of a damage.
    pub(super) fn fear(&self, hurt: i32) -> i32 {
        let state = self.state;
        let marine = state.marine(self.who);
        let left = 100 * i32::from(state.rating(self.who).health.saturating_sub(marine.damage)).max(1);
        let risk = (100 * hurt / left - self.taste.bold).clamp(0, 100);
        let mut fall = if state.frags + 1 >= state.frag_limit() { self.taste.last } else { self.taste.fall };
        if marine.samples > 0 || marine.asset {
            fall = fall * 3 / 2;
        }
        (hurt * self.taste.fear / 100 + risk * fall / 100) * self.calm() / 100
    }

    /// What it costs if the drone stays at a place.
    pub(super) fn drone_fear(&self, space: SpaceId) -> i32 {
        let state = self.state;
        let (Some(Goal::Drone { health, shields, frags, .. }), Some(drone)) = (goal(state), state.drone)
        else {
            return 0;
        };
        let menaces = self.threat.menaces.iter().filter(|menace| menace.zone.contains(space.index()));
        let each = menaces.map(|menace| {
            let kind = state.demons.get(menace.id).map(|demon| demon.kind);
            kind.map_or(0, |kind| mean(kind, &self.bare, shields) * menace.often / 100)
        });
        let hurt: i32 = each.sum();
        let left = 100 * i32::from(health.saturating_sub(drone.damage)).max(1);
        let risk = (100 * hurt / left - 40).clamp(0, 100);
        let last = state.frags + frags >= state.frag_limit();
        let fall = if last { self.taste.last } else { self.taste.fall * i32::from(frags) };
        (hurt * self.taste.drone / 100 + risk * fall / 100) * self.calm() / 100
    }

    /// What it is worth to end an activation here.
    pub(super) fn place(&self, space: SpaceId) -> i32 {
        let error = self.blur.of(space.index() as u64);
        self.aims().worth(space) - self.fear(self.threat.hurt[space.index()]) + error
    }

    /// The demons within so many spaces of a place.
    pub(super) fn targets(&self, from: SpaceId, within: u8) -> Vec<Target> {
        let state = self.state;
        let arena = state.arena();
        let far = arena.distances(from, state.closed);
        let view = arena.view(from, state.closed);
        let mut list = Vec::new();
        for (n, prey) in self.prey.iter().enumerate() {
            let cells = arena.cells(prey.demon.footing());
            let range = cells.iter().map(|cell| far[cell.index()]).min().unwrap_or(u8::MAX);
            if range > within {
                continue;
            }
            let sight = cells.iter().any(|cell| view.contains(cell.index()));
            let cover = sight && prey.demon.shape == Shape::One && !state.is_tutorial() && {
                let mut others = self.figures;
                others.remove(prey.demon.at.index());
                arena.has_cover(from.into(), prey.demon.at, state.closed, &others)
            };
            list.push(Target { n, range, sight, cover });
        }
        list
    }

    /// What one attack is worth against a target.
    pub(super) fn against(&self, arm: &Arm, from: SpaceId, case: &Case, target: &Target) -> i32 {
        let prey = &self.prey[target.n];
        let case = Case {
            range: target.range,
            undamaged: prey.demon.damage == 0,
            hurt: self.state.marine(self.who).damage,
            ..*case
        };
        if !target.sight || target.range > arm.reach(self.state.round.dark) || !arm.is_able(&case) {
            return 0;
        }
        let gains = arm.all_gains(&case);
        let sheet = prey.demon.kind.sheet();
        let flat = self.state.setup.flat_cover;
        let covered = target.cover && !gains.ignore_cover;
        let shields = u8::from(sheet.tough) + u8::from(covered && flat);
        let second = covered && !flat && !prey.demon.stunned;
        let blow = arm.blow(gains);
        let mut worth =
            *self.known.borrow_mut().entry((blow.code(), target.n as u8, shields, second)).or_insert_with(
                || {
                    let stunned = prey.demon.stunned;
                    let guard = if stunned { &self.bare } else { &self.guards[prey.demon.kind.index()] };
                    blow.worth(guard, shields, second, &prey.table)
                },
            );
        if gains.stun && !prey.demon.stunned {
            worth += prey.kill / 8;
        }
        if arm.splash.is_some_and(|splash| splash.whom == Whom::Figures) {
            worth += self.splash(from, target.n);
        }
        worth
    }

    /// What Splash does to all others next to a target.
    fn splash(&self, from: SpaceId, n: usize) -> i32 {
        let state = self.state;
        let at = self.prey[n].demon.footing();
        let near = |who: Who| state.footing(who).is_some_and(|other| state.range_between(at, other) <= 1);
        let others = self.prey.iter().enumerate().filter(|&(k, prey)| k != n && near(Who::Demon(prey.id)));
        let good: i32 = others.map(|(_, prey)| prey.table[1]).sum();
        let mates = state.standing().filter(|&(mate, _)| mate != self.who && near(Who::Marine(mate))).count();
        let me = state.range_between(at, from.into()) <= 1;
        let drone = near(Who::Drone);
        good - 140 * (mates as i32 + i32::from(me) + i32::from(drone))
    }

    /// What several attacks in a row are worth from a place, and the target of the first. Nothing if the first of them
    /// finds no target: the others wait for it.
    pub(super) fn volley(
        &self,
        arms: &[Arm],
        from: SpaceId,
        spent: u8,
        targets: &[Target],
    ) -> (i32, Option<FigureId>) {
        // What is left of each after the attacks before.
        let mut left = [100; 40];
        let mut all = 0;
        let mut first = None;
        let mut last = None;
        let mut begun = false;
        let mut case = Case { spent, first: self.state.turn.attacks == 0, ..Case::default() };
        for arm in arms {
            for time in 0..arm.times {
                if all <= 0 && begun {
                    return (0, None);
                }
                begun = true;
                let worth = |target: &Target| {
                    let same = time > 0 && last == Some(target.n);
                    let case = Case { same, ..case };
                    self.against(arm, from, &case, target) * left[target.n.min(39)] / 100
                };
                if arm.everyone {
                    all += targets.iter().map(worth).sum::<i32>();
                    continue;
                }
                let fits = |target: &&Target| !arm.follows() || last == Some(target.n);
                let best = targets.iter().filter(fits).map(|target| (worth(target), target.n));
                let Some((worth, n)) = best.max_by_key(|&(worth, n)| (worth, std::cmp::Reverse(n))) else {
                    continue;
                };
                if worth <= 0 {
                    continue;
                }
                all += worth;
                first = first.or(Some(self.prey[n].id));
                last = Some(n);
                let kill = self.prey[n].kill.max(1);
                left[n.min(39)] = left[n.min(39)] * (kill - worth.min(kill)) / kill;
                case.first = false;
            }
        }
        (all, first)
    }

    /// What a glory kill or a telefrag is worth.
    pub(super) fn glory(&self, id: FigureId) -> i32 {
        let Some(prey) = self.prey_of(id) else { return 0 };
        let sheet = prey.demon.kind.sheet();
        let gone = decline(&prey.demon, prey.demon.damage, prey.kill);
        let hurt = i32::from(self.state.marine(self.who).damage.min(2));
        let staggered = prey.demon.damage >= sheet.stability;
        prey.kill - gone + if staggered { 60 + 80 * hurt } else { 0 }
    }
}
