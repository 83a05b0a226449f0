//! The search behind journeys: a guess is played on, step by step, the cheapest way first.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::{Ahead, Journeys, Lead, Opening, Proposal, Road, Stop};
use crate::about::Spot;
use crate::{Message, Seat, Silent};

/// So many positions are looked at in one walk at most.
const MOST: usize = 6000;
/// So many choices lie between a question and what is proposed at most.
const DEEP: usize = 3;
/// So many others may react to one step.
const REACTIONS: usize = 16;

/// A stop of a walk and the position there.
#[derive(Clone, Debug)]
pub struct Reached<G: Ahead> {
    /// How the figure came here.
    pub stop: Stop<G::Action>,
    /// The position, as far as it can be foreseen.
    pub state: G::State,
    /// The walk may go on.
    goes_on: bool,
}

impl<G: Ahead> Reached<G> {
    /// What makes one way better than another: nobody reacts and nothing hurts, then it is short, then few see it.
    fn rank(&self) -> Rank {
        let Stop { cost, stirs, seen, harm, .. } = &self.stop;
        Rank { danger: stirs.len() + usize::from(*harm), cost: *cost, seen: seen.len() }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Rank {
    danger: usize,
    cost: u8,
    seen: usize,
}

/// Where a walk stands: two ways to the same one can be compared.
type Slot = (Spot, u64);

/// Every stop of the walk that is open in a position, by cost; nothing if nobody walks.
pub fn roam<G: Ahead>(state: &G::State, seat: Seat) -> Vec<Reached<G>> {
    let Some(walker) = G::walker(state) else { return Vec::new() };
    let Some(start) = G::place(state, &walker) else { return Vec::new() };
    let mut walk = Walk::<G> {
        seat,
        hurt: G::wounds(state, &walker),
        here: G::seen_by(state, &walker),
        walker,
        found: Vec::new(),
        best: BTreeMap::new(),
        line: BTreeSet::new(),
        waiting: Vec::new(),
    };
    walk.best.insert((start.clone(), G::trail(state)), vec![Rank { danger: 0, cost: 0, seen: 0 }]);
    walk.leave(None, state);
    while let Some((.., n)) = walk.line.pop_first() {
        walk.settle(n);
        if walk.found.len() >= MOST {
            break;
        }
    }
    walk.mark_ends(&start);
    walk.found
}

struct Walk<G: Ahead> {
    seat: Seat,
    walker: Spot,
    /// How much the walker is hurt already, and who sees it where it stands.
    hurt: u8,
    here: Vec<Spot>,
    found: Vec<Reached<G>>,
    best: BTreeMap<Slot, Vec<Rank>>,
    /// What waits for its turn: by cost, danger, and how many see it.
    line: BTreeSet<(u8, usize, usize, usize)>,
    waiting: Vec<Option<Reached<G>>>,
}

impl<G: Ahead> Walk<G> {
    /// Is there a way to the same place that is no worse in anything?
    fn is_beaten(&self, slot: &Slot, rank: Rank) -> bool {
        let better = |known: &Rank| known.danger <= rank.danger && known.cost <= rank.cost;
        self.best.get(slot).is_some_and(|known| known.iter().any(better))
    }

    /// A stop's turn has come: it is kept unless a better way leads there, and walked on from.
    fn settle(&mut self, n: usize) {
        let Some(reached) = self.waiting[n].take() else { return };
        let slot = (reached.stop.to.clone(), G::trail(&reached.state));
        let rank = reached.rank();
        if self.is_beaten(&slot, rank) {
            return;
        }
        self.best.entry(slot).or_default().push(rank);
        let number = self.found.len();
        let (goes_on, state) = (reached.goes_on, reached.state.clone());
        self.found.push(reached);
        if goes_on {
            self.leave(Some(number), &state);
        }
    }

    /// Every step from a position.
    fn leave(&mut self, before: Option<usize>, state: &G::State) {
        let mut actions = Vec::new();
        G::legal(state, &mut actions);
        for action in actions {
            if let Lead::Stride(points) = G::lead(state, action)
                && let Some(next) = self.step(before, state, action, points)
                && !self.is_beaten(&(next.stop.to.clone(), G::trail(&next.state)), next.rank())
            {
                let Rank { danger, cost, seen } = next.rank();
                self.line.insert((cost, danger, seen, self.waiting.len()));
                self.waiting.push(Some(next));
            }
        }
    }

    /// What a step leads to; nothing if the walker is no more.
    fn step(
        &self,
        before: Option<usize>,
        state: &G::State,
        action: G::Action,
        points: u8,
    ) -> Option<Reached<G>> {
        let mut after = state.clone();
        G::apply(&mut after, action, &mut Silent);
        let last = before.map(|n| &self.found[n].stop);
        let mut stirs = last.map_or_else(Vec::new, |stop| stop.stirs.clone());
        let mut seen = last.map_or_else(Vec::new, |stop| stop.seen.clone());
        for _ in 0..REACTIONS {
            if self.is_asked(&after) {
                break;
            }
            let Some((who, pass)) = G::stirred(&after) else { break };
            stirs.extend(who.into_iter().filter(|one| !last.is_some_and(|stop| stop.stirs.contains(one))));
            G::apply(&mut after, pass, &mut Silent);
        }
        stirs.sort();
        stirs.dedup();
        let to = G::place(&after, &self.walker)?;
        seen.extend(G::seen_by(&after, &self.walker).into_iter().filter(|one| !self.here.contains(one)));
        seen.sort();
        seen.dedup();
        // What luck brings cannot be foreseen, and somebody else's question is not walked through.
        let lucky = G::chance(&after).moved_since(G::chance(state));
        let goes_on = !lucky && self.is_asked(&after) && G::walker(&after).as_ref() == Some(&self.walker);
        let stop = Stop {
            to,
            cost: last.map_or(0, |stop| stop.cost).saturating_add(points),
            before,
            action,
            ends: !goes_on || G::may_stay(&after),
            close: goes_on.then(|| G::close(&after)).flatten(),
            stirs,
            seen,
            harm: G::wounds(&after, &self.walker).saturating_sub(self.hurt),
        };
        Some(Reached { stop, state: after, goes_on })
    }

    fn is_asked(&self, state: &G::State) -> bool {
        G::decision(state).is_some_and(|decision| decision.seat == self.seat)
    }

    /// A walk ends at the best of the stops on each place, and not where it begins.
    fn mark_ends(&mut self, start: &Spot) {
        let mut best: BTreeMap<Spot, (Rank, usize)> = BTreeMap::new();
        for (n, reached) in self.found.iter().enumerate().filter(|(_, reached)| reached.stop.ends) {
            let rank = reached.rank();
            let known = best.entry(reached.stop.to.clone()).or_insert((rank, n));
            *known = (*known).min((rank, n));
        }
        best.remove(start);
        for (n, reached) in self.found.iter_mut().enumerate() {
            reached.stop.ends = best.get(&reached.stop.to).is_some_and(|&(_, chosen)| chosen == n);
        }
    }
}

/// The stops that lead to an end, and nothing else.
fn pruned<G: Ahead>(found: &[Reached<G>]) -> Vec<Stop<G::Action>> {
    let mut kept = vec![false; found.len()];
    for (n, _) in found.iter().enumerate().filter(|(_, reached)| reached.stop.ends) {
        let mut next = Some(n);
        while let Some(n) = next.filter(|&n| !kept[n]) {
            kept[n] = true;
            next = found[n].stop.before;
        }
    }
    let mut places = vec![0; found.len()];
    let mut stops = Vec::new();
    for (n, reached) in found.iter().enumerate().filter(|&(n, _)| kept[n]) {
        places[n] = stops.len();
        let before = reached.stop.before.map(|before| places[before]);
        stops.push(Stop { before, ..reached.stop.clone() });
    }
    stops
}

/// The actions that lead to something found.
fn way<G: Ahead>(found: &[Reached<G>], n: Option<usize>) -> Vec<G::Action> {
    let mut way = Vec::new();
    let mut next = n;
    while let Some(n) = next {
        way.push(found[n].stop.action);
        next = found[n].stop.before;
    }
    way.reverse();
    way
}

/// The seat that decides, and what it imagines: a guess at what is hidden, with nobody who would interrupt in secret.
fn imagined<G: Ahead>(state: &G::State) -> Option<(Seat, G::State)> {
    let seat = G::decision(state)?.seat;
    let mut guess = G::resample(state, seat, 0);
    G::calm(&mut guess, seat);
    Some((seat, guess))
}

/// All journeys and proposals that are open to whoever decides.
pub fn look<G: Ahead>(state: &G::State) -> Journeys<G::Action> {
    let Some((seat, guess)) = imagined::<G>(state) else { return Journeys::default() };
    let mut lookout = Lookout::<G> { seat, root: &guess, journeys: Journeys::default(), known: Vec::new() };
    lookout.visit(&guess, &mut Vec::new(), &mut Vec::new());
    lookout.journeys.roads.sort_by_key(|road| road.stops.len());
    lookout.journeys
}

/// The journey over these squares, as far as it leads: a road of one way. It begins with `by`, if that is legal.
pub fn through<G: Ahead>(state: &G::State, by: Option<G::Action>, squares: &[String]) -> Journeys<G::Action> {
    let Some((seat, mut here)) = imagined::<G>(state) else { return Journeys::default() };
    let mut opening = Opening { action: None, label: None, shows: false };
    if let Some(by) = by.filter(|&by| G::may(&here, by).is_ok()) {
        opening = opens::<G>(&here, by);
        G::apply(&mut here, by, &mut Silent);
    }
    let walker = G::walker(&here);
    let from = walker.as_ref().and_then(|walker| G::place(&here, walker));
    let mut stops: Vec<Stop<G::Action>> = Vec::new();
    for square in squares {
        let found = roam::<G>(&here, seat);
        let good = |reached: &&Reached<G>| reached.stop.to.id == *square;
        let Some(next) = found.iter().filter(good).min_by_key(|reached| reached.rank()) else { break };
        let (spent, first) = (stops.last().map_or(0, |stop| stop.cost), stops.len());
        let mut leg = Vec::new();
        let mut at = Some(next);
        while let Some(reached) = at {
            leg.push(reached.stop.clone());
            at = reached.stop.before.map(|n| &found[n]);
        }
        for (n, stop) in leg.into_iter().rev().enumerate() {
            let before = (first + n).checked_sub(1);
            stops.push(Stop { before, cost: spent.saturating_add(stop.cost), ends: false, ..stop });
        }
        here = next.state.clone();
    }
    if let Some(last) = stops.last_mut() {
        let open = G::decision(&here).is_some_and(|decision| decision.seat == seat);
        last.ends = !open || G::walker(&here) != walker || G::may_stay(&here);
    }
    let roads = if stops.is_empty() { Vec::new() } else { vec![Road { by: vec![opening], stops }] };
    Journeys { walker, from, roads, proposals: Vec::new() }
}

fn opens<G: Ahead>(state: &G::State, action: G::Action) -> Opening<G::Action> {
    let (label, shows) = (Some(G::label(state, action)), G::reveals(state, action));
    Opening { action: Some(action), label, shows }
}

/// Somebody who looks ahead from a position.
struct Lookout<'a, G: Ahead> {
    seat: Seat,
    root: &'a G::State,
    journeys: Journeys<G::Action>,
    /// Walks that have been found already, by what they depend on: many cards give the same points.
    known: Vec<(Means, Rc<[Reached<G>]>)>,
}

/// What a walk depends on: the figure, its place, the doors, and the means of the turn.
type Means = (Spot, Option<Spot>, u64, u64);

impl<G: Ahead> Lookout<'_, G> {
    /// What lies behind these actions: walks and what can be done on the way, targets, and what opens more.
    fn visit(&mut self, state: &G::State, done: &mut Vec<G::Action>, says: &mut Vec<Message>) {
        if done.len() > DEEP || G::decision(state).is_none_or(|decision| decision.seat != self.seat) {
            return;
        }
        self.walk(state, done, says);
        self.propose(state, done, says, 0);
        let mut actions = Vec::new();
        G::legal(state, &mut actions);
        let mut ways: Vec<(u8, G::Action)> = Vec::new();
        for action in actions {
            match G::lead(state, action) {
                Lead::Open(rank) if done.is_empty() => ways.push((rank, action)),
                Lead::Arm => ways.push((0, action)),
                _ => {}
            }
        }
        ways.sort_by_key(|&(rank, _)| rank);
        for (_, action) in ways {
            let mut after = state.clone();
            G::apply(&mut after, action, &mut Silent);
            if G::chance(&after).moved_since(G::chance(state)) {
                continue;
            }
            done.push(action);
            says.push(G::label(state, action));
            self.visit(&after, done, says);
            done.pop();
            says.pop();
        }
    }

    /// The walks that are open here, and what can be done at their stops.
    fn walk(&mut self, state: &G::State, done: &[G::Action], says: &[Message]) {
        if done.len() > 1 {
            return;
        }
        let found = self.found(state);
        if found.is_empty() {
            return;
        }
        for (n, reached) in found.iter().enumerate().filter(|(_, reached)| reached.goes_on) {
            let mut done: Vec<G::Action> = done.to_vec();
            done.extend(way(&found, Some(n)));
            self.propose(&reached.state, &done, says, reached.stop.cost);
        }
        self.journeys.walker = G::walker(state);
        self.journeys.from = self.journeys.walker.as_ref().and_then(|walker| G::place(state, walker));
        let stops = pruned(&found);
        let opening = match done {
            [action] => opens::<G>(self.root, *action),
            _ => Opening { action: None, label: None, shows: false },
        };
        match self.journeys.roads.iter_mut().find(|road| road.stops == stops) {
            Some(road) => road.by.push(opening),
            None if stops.is_empty() => {}
            None => self.journeys.roads.push(Road { by: vec![opening], stops }),
        }
    }

    /// Every stop of the walk that is open here.
    fn found(&mut self, state: &G::State) -> Rc<[Reached<G>]> {
        let means = G::walker(state).and_then(|walker| {
            Some((walker.clone(), G::place(state, &walker), G::trail(state), G::means(state)?))
        });
        let Some(means) = means else { return roam::<G>(state, self.seat).into() };
        if let Some((_, found)) = self.known.iter().find(|(known, _)| *known == means) {
            return Rc::clone(found);
        }
        let found: Rc<[Reached<G>]> = roam::<G>(state, self.seat).into();
        self.known.push((means, Rc::clone(&found)));
        found
    }

    /// What can be done here and pointed at: each deed on the cheapest way to it.
    fn propose(&mut self, state: &G::State, done: &[G::Action], says: &[Message], cost: u8) {
        let mut actions = Vec::new();
        G::legal(state, &mut actions);
        for action in actions {
            let Lead::Deed(on) = G::lead(state, action) else { continue };
            // What can be chosen by the same thing already needs no proposal.
            if done.is_empty() && on.iter().all(|spot| G::about(state, action).spots.contains(spot)) {
                continue;
            }
            let first = says.len();
            let known = |proposal: &&mut Proposal<G::Action>| {
                proposal.actions.last() == Some(&action)
                    && proposal.on == on
                    && proposal.says[..proposal.says.len() - 1] == says[..]
            };
            let better = |known: &Proposal<G::Action>| known.cost <= cost;
            let mut actions = done.to_vec();
            actions.push(action);
            let mut says = says[..first].to_vec();
            says.push(G::label(state, action));
            match self.journeys.proposals.iter_mut().find(known) {
                Some(known) if better(known) => {}
                Some(known) => *known = Proposal { on, actions, says, cost },
                None => self.journeys.proposals.push(Proposal { on, actions, says, cost }),
            }
        }
    }
}
