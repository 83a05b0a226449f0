//! Planning a turn: the seat's own decisions are tried out, from one return to the menu to the next, and the line
//! that leads to the best position wins.

use adrenaline::Frame;
use adrenaline::{Action, Adrenaline, State, Weapon};
use engine::{Game, Seat, Silent};

use super::value::Judge;

/// The fewest positions that a closer look may try.
const CLOSER_LOOK: u32 = 24;
const ROOT: u32 = u32::MAX;

/// A turn so far, back at the menu.
struct Stop {
    value: i32,
    promise: i32,
    step: u32,
    state: State,
}

/// What a line has done since the menu that matters for what follows.
#[derive(Clone, Copy, Default)]
struct Past {
    /// The last weapon reloaded.
    reloaded: Option<Weapon>,
    /// Actions given up by ending the turn.
    unused: u8,
}

/// The search for the best line.
pub(super) struct Search<J> {
    judge: J,
    /// Positions back at the menu that are looked at more closely, of all that were found at the same depth.
    width: usize,
    turn: u32,
    /// Every action tried, with the step before it.
    steps: Vec<(u32, Action)>,
    /// Lists of legal actions, one behind the other.
    actions: Vec<Action>,
    stops: Vec<Stop>,
    /// The best ends of lines, the best first, with the last step of each.
    best: Vec<(i32, u32)>,
    /// So many of them are kept.
    kept: usize,
}

/// Carry out an action; others let their windows pass.
pub(super) fn play(state: &mut State, action: Action) {
    let actor = Adrenaline::decision(state).map(|d| d.seat);
    Adrenaline::apply(state, action, &mut Silent);
    let_pass(state, actor);
}

/// Others let their windows pass in the turn of whoever acts.
pub(super) fn let_pass(state: &mut State, actor: Option<Seat>) {
    while matches!(state.top(), Some(Frame::Tagback { .. }))
        && Adrenaline::decision(state).is_some_and(|d| Some(d.seat) != actor)
        && Some(state.turn.seat) == actor
    {
        Adrenaline::apply(state, Action::Done, &mut Silent);
    }
}

impl<J: Judge> Search<J> {
    pub(super) fn new(judge: J, width: usize) -> Self {
        let (steps, actions) = (Vec::with_capacity(1024), Vec::with_capacity(256));
        Search { judge, width, turn: 0, steps, actions, stops: Vec::new(), best: Vec::new(), kept: 1 }
    }

    /// The best line from here for the seat that decides, found by trying about `budget` actions, and what it is worth.
    pub(super) fn line(self, root: &State, budget: u32) -> (i32, Vec<Action>) {
        self.lines(root, budget, 1).swap_remove(0)
    }

    /// The same with the next best, so many at most.
    pub(super) fn lines(mut self, root: &State, budget: u32, most: usize) -> Vec<(i32, Vec<Action>)> {
        self.kept = most;
        self.turn = root.turn.number;
        self.explore(root, ROOT, budget / 3, Past::default());
        loop {
            self.stops.sort_by_key(|stop| std::cmp::Reverse(stop.value + stop.promise));
            self.stops.dedup_by(|a, b| a.value == b.value && a.promise == b.promise && a.state == b.state);
            let mut layer = std::mem::take(&mut self.stops);
            layer.truncate(self.width);
            let used = self.steps.len() as u32;
            if layer.is_empty() || used >= budget {
                // What could not be looked at more closely counts as it stands.
                layer.iter().for_each(|stop| self.consider(stop.value, stop.step));
                break;
            }
            let share = (budget - used) / (layer.len() as u32 + 2);
            for stop in &layer {
                self.explore(&stop.state, stop.step, share.max(CLOSER_LOOK), Past::default());
            }
        }
        if self.best.is_empty() {
            return vec![(i32::MIN, Vec::new())];
        }
        self.best.iter().map(|&(worth, end)| (worth, self.way(end))).collect()
    }

    /// The actions that lead to the end of a line.
    fn way(&self, mut at: u32) -> Vec<Action> {
        let mut line = Vec::new();
        while at != ROOT {
            let (before, action) = self.steps[at as usize];
            line.push(action);
            at = before;
        }
        line.reverse();
        line
    }

    /// What an action is worth here, and what follows it.
    pub(super) fn after(mut self, root: &State, action: Action, budget: u32) -> (i32, Vec<Action>) {
        let mut next = root.clone();
        play(&mut next, action);
        self.turn = root.turn.number;
        let (worth, rest) = if self.is_mine(&next) {
            self.line(&next, budget)
        } else {
            (self.judge.value(&next), Vec::new())
        };
        (worth, std::iter::once(action).chain(rest).collect())
    }

    /// Of those that are worth the same the first stays: they come to the same.
    fn consider(&mut self, value: i32, step: u32) {
        let place = self.best.partition_point(|&(better, _)| better >= value);
        let is_known = place > 0 && self.best[place - 1].0 == value;
        if place < self.kept && !is_known {
            self.best.truncate(self.kept - 1);
            self.best.insert(place, (value, step));
        }
    }

    /// Try what the seat may do, until it is back at the menu or others have to decide. The allowance is shared
    /// evenly among the branches; with none left, the first branch alone is followed to its end.
    fn explore(&mut self, state: &State, step: u32, allowance: u32, past: Past) {
        let start = self.actions.len();
        Adrenaline::legal(state, &mut self.actions);
        if step != ROOT {
            self.prune(state, start, past);
        }
        let end = self.actions.len();
        let before = self.steps.len() as u32;
        for i in start..end {
            let spent = self.steps.len() as u32 - before;
            if i > start && spent >= allowance && step != ROOT {
                break;
            }
            let share = allowance.saturating_sub(spent) / (end - i) as u32;
            let action = self.actions[i];
            let mut next = state.clone();
            play(&mut next, action);
            let at = self.steps.len() as u32;
            self.steps.push((step, action));
            let mut past = past;
            match action {
                Action::Reload(weapon) => past.reloaded = Some(weapon),
                Action::Done if state.top() == Some(&Frame::Menu) => past.unused = state.turn.actions,
                _ => {}
            }
            if !self.is_mine(&next) {
                let value = self.judge.value(&next) - i32::from(past.unused) * self.judge.idle();
                self.consider(value, at);
            } else if next.top() == Some(&Frame::Menu) {
                let (value, promise) = (self.judge.value(&next), self.judge.promise(&next));
                self.stops.push(Stop { value, promise, step: at, state: next });
            } else {
                self.explore(&next, at, share.saturating_sub(1), past);
            }
        }
        self.actions.truncate(start);
    }

    /// Does the seat still decide, in the same turn?
    fn is_mine(&self, state: &State) -> bool {
        state.turn.number == self.turn
            && Adrenaline::decision(state).is_some_and(|d| d.seat == self.judge.me())
    }

    /// Leave out what cannot be planned with, or would come to the same.
    fn prune(&mut self, state: &State, start: usize, past: Past) {
        let known = self.judge.known();
        let kept = |action: &Action| match *action {
            // A card that is still to be drawn is no card to plan with.
            Action::Teleport(card) | Action::Newton(card, _) | Action::Scope(card, _) => known.has(card),
            // Reload in one order only.
            Action::Reload(weapon) => {
                state.frenzy.is_some() || past.reloaded.is_none_or(|last| weapon > last)
            }
            _ => true,
        };
        let mut end = start;
        for i in start..self.actions.len() {
            if kept(&self.actions[i]) {
                self.actions.swap(end, i);
                end += 1;
            }
        }
        // `Done` and every payment pass, so something is always left.
        self.actions.truncate(end);
        match state.top() {
            // The turn must be seen to its end from every menu.
            Some(Frame::Menu) => self.actions[start..].reverse(),
            Some(Frame::Pay { .. }) => self.prune_payments(start),
            _ => {}
        }
    }

    /// Cubes, and of the cards the one that is missed least.
    fn prune_payments(&mut self, start: usize) {
        let price = |action: &Action| match action {
            Action::Card(card) => self.judge.price(*card),
            _ => 0,
        };
        self.actions[start..].sort_by_key(price);
        let cubes = self.actions[start..].iter().filter(|a| matches!(a, Action::Cube(_))).count();
        self.actions.truncate(start + cubes + 1);
    }
}
