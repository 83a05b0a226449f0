//! The board through the eyes of one marine: what a space is worth to him, what he can hit from there, which order helps.

use std::cell::RefCell;

use ::doom2004::frame::Stage;
use ::doom2004::place::{DoorId, Goal, SpaceId, SpaceSet};
use ::doom2004::{MarineCardKind, OrderKind, State};

use super::Taste;
use super::fields::field;
use super::goals::Aims;
use super::paths::invader_of;
use super::shots::{Range, Shot};
use super::threat::Threat;
use crate::blur::Blur;

/// The board through the eyes of one marine.
pub(super) struct Scene<'a> {
    pub(super) state: &'a State,
    pub(super) who: u8,
    pub(super) taste: &'a Taste,
    pub(super) blur: Blur,
    pub(super) aims: Aims,
    pub(super) threat: Threat,
    pub(super) range: Range<'a>,
    shots: RefCell<Vec<Option<Option<Shot>>>>,
    ambush: RefCell<Vec<Option<i32>>>,
    /// What blocks sight when invaders come in, and what mates see of the board.
    screen: SpaceSet,
    watched: SpaceSet,
}

impl<'a> Scene<'a> {
    pub(super) fn new(state: &'a State, who: u8, taste: &'a Taste, blur: Blur) -> Scene<'a> {
        let aims = Aims::new(state, who, taste.step, taste.mate);
        let marine = state.marine(who);
        let mut threat = Threat::new(state, marine.armour, marine.space(), &aims.bare);
        // Whoever is about to attack is the one to shoot.
        let announced = state.attacks.iter().filter(|attack| attack.stage <= Stage::Roll);
        for id in announced.filter_map(|attack| invader_of(attack.by)) {
            threat.closeness[id.index()] += 120;
        }
        for (closeness, id) in threat.closeness.iter_mut().zip(0..) {
            *closeness = blur.part(1 << 32 | id, *closeness * taste.kill / 100);
        }
        let range = Range::new(state, who, &threat.closeness);
        let arena = state.arena();
        let shots = RefCell::new(vec![None; arena.spaces().len()]);
        let ambush = RefCell::new(vec![None; arena.spaces().len()]);
        let mut screen = state.blocking();
        screen.extend(state.barrels().map(|(_, at)| at.index()));
        let mut watched = state.blocking();
        for (_, mate) in state.standing().filter(|&(mate, _)| mate != who) {
            let seen = |&to: &usize| state.line_is_free(mate, SpaceId(to as u16), &screen);
            watched.extend(arena.open_sight(mate).iter().filter(seen));
        }
        Scene { state, who, taste, blur, aims, threat, range, shots, ambush, screen, watched }
    }

    /// What may come out of the dark: the danger of spaces close by that no marine sees (D04-SPAWN-2).
    pub(super) fn ambush(&self, space: SpaceId) -> i32 {
        let known = self.ambush.borrow()[space.index()];
        known.unwrap_or_else(|| {
            let state = self.state;
            let far = field(state, &[space], 6);
            let mut dark: Vec<i32> = far
                .iter()
                .enumerate()
                .filter(|&(to, &points)| {
                    points <= 6
                        && points > 0
                        && !self.watched.contains(to)
                        && !state.line_is_free(space, SpaceId(to as u16), &self.screen)
                })
                .map(|(_, &points)| points)
                .collect();
            dark.sort_unstable();
            let danger = match dark.get(1) {
                Some(..=4) => 100,
                Some(5) => 60,
                Some(_) => 30,
                None => 0,
            };
            self.ambush.borrow_mut()[space.index()] = Some(danger);
            danger
        }) * self.taste.spawn
            / 100
    }

    pub(super) fn shot(&self, from: SpaceId) -> Option<Shot> {
        let known = self.shots.borrow()[from.index()];
        known.unwrap_or_else(|| {
            let shot = self.range.best(from, None).filter(|shot| shot.worth > 0);
            self.shots.borrow_mut()[from.index()] = Some(shot);
            shot
        })
    }

    /// What it costs to end the turn on a space.
    fn danger(&self, space: SpaceId) -> i32 {
        let state = self.state;
        let left = i32::from(state.wounds_left(self.who)) * 100;
        let wounds = self.threat.wounds[space.index()];
        let last = state.frag_limit().is_some_and(|limit| state.frags + 1 >= limit);
        let risk = (100 * wounds / left.max(1)).min(150);
        let fall = if last { self.taste.last } else { self.taste.fall };
        let danger = wounds.min(left) * self.taste.fear / 100 + fall * risk * risk / 10_000;
        // Whoever waits for ever loses: the later it is, the more must be dared.
        let late = (i32::from(state.turn.round) - self.taste.patience).clamp(0, 10);
        danger * (10 - late) / 10
    }

    /// What it is worth to end the turn on a space.
    pub(super) fn place(&self, space: SpaceId) -> i32 {
        self.aims.worth(space) - self.danger(space) + self.blur.of(space.index() as u64)
    }

    /// The same for a space to come back on.
    pub(super) fn foothold(&self, space: SpaceId) -> i32 {
        self.place(space) - self.ambush(space)
    }

    /// The order that helps most on a space.
    pub(super) fn order(&self, space: SpaceId) -> (i32, Option<OrderKind>) {
        let state = self.state;
        let marine = state.marine(self.who);
        if marine.order.is_some_and(|order| order != OrderKind::Aim) {
            return (0, None);
        }
        let wounds = self.threat.wounds[space.index()];
        let mut best = (0, None);
        let mut offer = |worth: i32, order: OrderKind| {
            if worth > best.0 {
                best = (worth, Some(order));
            }
        };
        offer(
            wounds.min(i32::from(state.wounds_left(self.who)) * 100 + 100) * self.taste.dodge / 100,
            OrderKind::Dodge,
        );
        if wounds > 0 {
            // Whoever comes, comes near: the best shot at what may come.
            let sting = self.range.worths.iter().copied().max().unwrap_or(0);
            let seen = self.shot(space).map_or(0, |shot| shot.worth);
            offer(seen.max(sting / 4) * self.taste.guard / 100, OrderKind::Guard);
        } else {
            offer(10, OrderKind::Guard);
        }
        if marine.has(MarineCardKind::FieldSurgeon) {
            let near = |at: SpaceId| at == space || state.adjacent(space, at);
            let hurt = state
                .standing()
                .any(|(mate, at)| (near(at) || mate == self.who) && state.marine(mate).wounds > 0);
            offer(if hurt { 90 } else { 0 }, OrderKind::Heal);
        }
        best
    }

    /// May the marine leave by this door now, the door being open?
    pub(super) fn may_leave(&self, door: DoorId) -> bool {
        let state = self.state;
        let items = state.marine(self.who).items;
        let wanted = state.arena().scenario().goals.iter().any(|placed| match placed.goal {
            Goal::Leave(by) => by == door,
            Goal::Carry(item, by) => by == door && items.has(item),
            _ => false,
        });
        wanted && state.arena().door(door).exit && state.is_unlocked(door) && state.door_is_known(door)
    }
}
