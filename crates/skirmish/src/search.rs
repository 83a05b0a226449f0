//! Finding ways with points to spend: how far it is to the nearest of some places, and what can be reached.

use std::collections::VecDeque;
use std::num::NonZeroU32;

use crate::SpaceId;

/// By space: the fewest points that lead to the nearest of some places, each with points of its own to be added; `far`
/// where no way leads. `next` names the spaces that a space can be entered from, with the points up to there.
///
/// ```
/// use skirmish::{SpaceId, Spread, spread};
///
/// // A row of four spaces; to enter the third costs two more.
/// let next = |SpaceId(n): SpaceId, points, ways: &mut Spread| {
///     let enter = points + if n == 2 { 3 } else { 1 };
///     (n > 0).then(|| ways.offer(SpaceId(n - 1), enter));
///     (n < 3).then(|| ways.offer(SpaceId(n + 1), enter));
/// };
/// assert_eq!(spread(4, 99, &[(SpaceId(3), 0)], next), [5, 4, 1, 0]);
/// ```
#[inline]
pub fn spread(
    spaces: usize,
    far: i32,
    goals: &[(SpaceId, i32)],
    mut next: impl FnMut(SpaceId, i32, &mut Spread),
) -> Vec<i32> {
    let mut ways = Spread {
        field: vec![far; spaces],
        least: goals.iter().map(|goal| goal.1).min().unwrap_or(0),
        first: Vec::with_capacity(64),
        all: Vec::with_capacity(2 * spaces),
    };
    goals.iter().for_each(|&(space, points)| ways.offer(space, points));
    let mut place = 0;
    while place < ways.first.len() {
        let Some((space, points)) = ways.take(place) else {
            place += 1;
            continue;
        };
        // A shorter way may have been found since, and gone on from.
        if points == ways.field[space.index()] {
            next(space, points, &mut ways);
        }
    }
    ways.field
}

/// Ways as far as they have been found, and the spaces that wait for their turn, by their points: few different ones, so
/// that each has a list of its own.
#[derive(Debug)]
pub struct Spread {
    /// By space: the fewest points until now.
    field: Vec<i32>,
    /// What the first list stands for.
    least: i32,
    /// The last one of each list.
    first: Vec<Option<NonZeroU32>>,
    /// Everybody who ever waited, with the one before in the list.
    all: Vec<(SpaceId, Option<NonZeroU32>)>,
}

impl Spread {
    /// A way to a space with so many points, if that is shorter than before.
    #[inline]
    pub fn offer(&mut self, to: SpaceId, points: i32) {
        if points < self.field[to.index()] {
            self.field[to.index()] = points;
            self.put(to, points);
        }
    }
    #[inline]
    fn put(&mut self, space: SpaceId, points: i32) {
        let place = (points - self.least).max(0) as usize;
        if place >= self.first.len() {
            self.first.resize((place + 1).next_power_of_two().max(64), None);
        }
        let before = self.first[place];
        self.all.push((space, before));
        self.first[place] = NonZeroU32::new(self.all.len() as u32);
    }
    #[inline]
    fn take(&mut self, place: usize) -> Option<(SpaceId, i32)> {
        let (space, before) = self.all[self.first[place]?.get() as usize - 1];
        self.first[place] = before;
        Some((space, self.least + place as i32))
    }
}

/// The places that a figure can reach, cheapest first; `S` says how it came there.
///
/// ```
/// use skirmish::Search;
///
/// // On a row of three places one step costs one point, and a leap over a place three.
/// let mut search = Search::new(3, 3);
/// search.put(0, 0, "start");
/// for cost in 0..=3 {
///     while let Some(n) = search.first(cost) {
///         let place = search.slot(n);
///         (place < 1).then(|| search.put(place + 2, cost + 3, "leap"));
///         (place < 2).then(|| search.put(place + 1, cost + 1, "step"));
///     }
/// }
/// assert!(search.is_best(3) && !search.is_best(1));
/// assert_eq!(search.stops, ["start", "leap", "step", "step"]);
/// ```
#[derive(Clone, Debug)]
pub struct Search<S> {
    /// All that was found, also what a cheaper way has replaced.
    pub stops: Vec<S>,
    slots: Vec<(usize, u8)>,
    /// By slot: the cheapest stop there.
    best: Vec<Option<u16>>,
    /// By cost: stops still to be left.
    rims: Vec<VecDeque<u16>>,
}

impl<S> Search<S> {
    /// Nothing found yet: so many different places, so many points to spend.
    pub fn new(slots: usize, points: u8) -> Self {
        Search {
            stops: Vec::with_capacity(64),
            slots: Vec::with_capacity(64),
            best: vec![None; slots],
            rims: vec![VecDeque::new(); usize::from(points) + 1],
        }
    }
    /// A place reached for so many points, if that is cheaper than before and no more than there are.
    pub fn put(&mut self, slot: usize, cost: u8, stop: S) {
        let dear = self.best[slot].is_some_and(|old| self.slots[usize::from(old)].1 <= cost);
        let Some(rim) = self.rims.get_mut(usize::from(cost)).filter(|_| !dear) else { return };
        let n = self.stops.len() as u16;
        rim.push_back(n);
        self.best[slot] = Some(n);
        self.slots.push((slot, cost));
        self.stops.push(stop);
    }
    /// The place of a stop.
    pub fn slot(&self, n: usize) -> usize {
        self.slots[n].0
    }
    /// Is it the cheapest way to its place?
    pub fn is_best(&self, n: usize) -> bool {
        self.best[self.slots[n].0] == Some(n as u16)
    }
    /// The stop to be left for so many points that was found first.
    pub fn first(&mut self, cost: u8) -> Option<usize> {
        self.leave(cost, VecDeque::pop_front)
    }
    /// The stop to be left for so many points that was found last.
    pub fn last(&mut self, cost: u8) -> Option<usize> {
        self.leave(cost, VecDeque::pop_back)
    }
    fn leave(&mut self, cost: u8, pop: impl Fn(&mut VecDeque<u16>) -> Option<u16>) -> Option<usize> {
        loop {
            let n = usize::from(pop(&mut self.rims[usize::from(cost)])?);
            if self.is_best(n) {
                return Some(n);
            }
        }
    }
}
