//! Looking ahead for somebody who points at the board: where a figure can go and by which actions, what pointing at
//! something would mean one choice later, and what a figure sees and threatens.
//!
//! All of it is found by playing on: a guess at the position is taken, and the rules themselves say what is legal in it
//! and what comes of it. So no rule is written twice, and nothing hidden shows: two positions that look the same to the
//! seat that decides have the same journeys.

mod search;

use schemars::JsonSchema;
use serde::Serialize;

use crate::about::Spot;
use crate::{Game, Message, Seat, Words};

pub use search::{Reached, look, roam, through};

/// What an action is to somebody who looks ahead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lead {
    /// Nothing that is looked at.
    Nothing,
    /// A part of a walk, for so many points.
    Stride(u8),
    /// The beginning of something: behind it may lie walks and targets. Of several that lead to the same, those with a lower
    /// number come first.
    Open(u8),
    /// A weapon is chosen, a blow announced: behind it lie targets.
    Arm,
    /// Something that can be proposed on these things.
    Deed(Vec<Spot>),
}

/// How a game looks ahead. Whoever implements nothing of it has no journeys, and is played choice by choice.
pub trait Ahead: Words {
    /// What an action is to somebody who looks ahead.
    fn lead(_state: &Self::State, _action: Self::Action) -> Lead {
        Lead::Nothing
    }

    /// The figure that walks now, if one does.
    fn walker(_state: &Self::State) -> Option<Spot> {
        None
    }

    /// Where a figure stands.
    fn place(_state: &Self::State, _figure: &Spot) -> Option<Spot> {
        None
    }

    /// What else a walk may change that later steps depend on: doors that were opened on the way.
    fn trail(_state: &Self::State) -> u64 {
        0
    }

    /// What a walk depends on besides the board: points and gifts of the turn. Walks of the same place with the same means are
    /// the same; nothing where that cannot be said in a number.
    fn means(_state: &Self::State) -> Option<u64> {
        None
    }

    /// May the walk end here?
    fn may_stay(_state: &Self::State) -> bool {
        true
    }

    /// The action that ends a walk for good, where it would go on asking.
    fn close(_state: &Self::State) -> Option<Self::Action> {
        None
    }

    /// How much a figure is hurt.
    fn wounds(_state: &Self::State, _figure: &Spot) -> u8 {
        0
    }

    /// The enemies that see a figure.
    fn seen_by(_state: &Self::State, _figure: &Spot) -> Vec<Spot> {
        Vec::new()
    }

    /// Of a guess of `seat`: take from the others what they could interrupt a walk with and what nobody sees.
    fn calm(_guess: &mut Self::State, _seat: Seat) {}

    /// Somebody has been stirred by a walk and is asked about it: who, and the answer that lets it go on.
    fn stirred(_state: &Self::State) -> Option<(Vec<Spot>, Self::Action)> {
        None
    }

    /// What a figure sees, where it could go in a turn, and what it threatens from there. `guess` is the position as
    /// whoever asks imagines it.
    fn eye(_guess: &Self::State, _figure: &Spot) -> Option<Eye> {
        None
    }
}

/// One stop of a walk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop<A> {
    /// Where the figure then stands.
    pub to: Spot,
    /// The points up to here.
    pub cost: u8,
    /// The stop before, by its number; none if it is one step from the beginning.
    pub before: Option<usize>,
    /// The action that leads here from there.
    pub action: A,
    /// The walk may end here, and no better way leads here.
    pub ends: bool,
    /// The action that ends the walk here, where it would go on asking.
    pub close: Option<A>,
    /// Who may react to the walk up to here.
    pub stirs: Vec<Spot>,
    /// Who sees the figure somewhere on the way.
    pub seen: Vec<Spot>,
    /// What it hurts.
    pub harm: u8,
}

/// Walks that begin in the same way, as a tree of stops: each names the one before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Road<A> {
    /// What is done first: each of these leads to the same walks.
    pub by: Vec<Opening<A>>,
    /// The stops, nearest first.
    pub stops: Vec<Stop<A>>,
}

/// What is done before a walk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening<A> {
    /// The action; none if the walk is open already.
    pub action: Option<A>,
    /// In words.
    pub label: Option<Message>,
    /// It shows something that cannot be taken back.
    pub shows: bool,
}

/// Something else that pointing at a thing can mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal<A> {
    /// The things that it is proposed on.
    pub on: Vec<Spot>,
    /// What would be done, one after the other.
    pub actions: Vec<A>,
    /// What matters of it in words: all but the steps.
    pub says: Vec<Message>,
    /// The points that it takes to get there.
    pub cost: u8,
}

/// All that is open to whoever decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journeys<A> {
    /// Who walks; nobody if there are only proposals.
    pub walker: Option<Spot>,
    /// Where the walk begins.
    pub from: Option<Spot>,
    /// The walks, those of the shortest reach first.
    pub roads: Vec<Road<A>>,
    /// What else things can be pointed at for.
    pub proposals: Vec<Proposal<A>>,
}

impl<A> Default for Journeys<A> {
    fn default() -> Self {
        Journeys { walker: None, from: None, roads: Vec::new(), proposals: Vec::new() }
    }
}

impl<A: Copy> Road<A> {
    /// The actions that lead to a stop, after one of the openings.
    pub fn way_to(&self, stop: usize) -> Vec<A> {
        let mut way = Vec::new();
        let mut next = Some(stop);
        while let Some(stop) = next.and_then(|n| self.stops.get(n)) {
            way.push(stop.action);
            next = stop.before;
        }
        way.reverse();
        way.extend(self.stops.get(stop).and_then(|stop| stop.close));
        way
    }
}

/// What a figure sees, where it could go, and what it threatens: squares by their names.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Eye {
    /// Squares that it sees from where it stands.
    pub sees: Vec<String>,
    /// Squares that it could reach in a turn.
    pub reaches: Vec<String>,
    /// Squares that it could attack in a turn.
    pub threatens: Vec<String>,
}

/// What a figure sees and threatens, as far as `seat` may know.
pub fn eye<G: Ahead>(state: &G::State, seat: Seat, figure: &Spot) -> Option<Eye> {
    let mut guess = G::resample(state, seat, 0);
    G::calm(&mut guess, seat);
    G::eye(&guess, figure)
}

/// Has something come of an action that its seat could not foresee? `guess` is what that seat imagined before it, `before`
/// and `after` what it was and what came of it.
pub fn is_unforeseen<G: Game>(
    guess: &G::State,
    action: G::Action,
    before: &G::State,
    after: &G::State,
    seat: Seat,
) -> bool {
    let asked = |state: &G::State| G::decision(state).map(|decision| decision.seat);
    if asked(after) != Some(seat) || G::chance(after).moved_since(G::chance(before)) {
        return true;
    }
    let mut imagined = guess.clone();
    G::apply(&mut imagined, action, &mut crate::Silent);
    // Where the guess asks somebody else, it was the guess that had more to it.
    asked(&imagined) == Some(seat) && G::view(&imagined, seat.into()) != G::view(after, seat.into())
}
