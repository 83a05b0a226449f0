//! A game looked back at: how it stood over time, which decisions cost most and what would have been better, and where
//! luck turned it.
//!
//! Each decision is judged by what whoever decided could see, and by guesses at the rest; what was hidden never enters. All
//! follows from the log and a seed, and all work is bounded by counts, so the same comes out on every machine.

mod walk;

pub use walk::{Walk, analyse};

use engine::{Eyes, Game, Seat};

use crate::Worth;

/// What the numbers of a judge are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// How far ahead of the mean of the others a seat will be in the end, in hundredths of a point.
    Ahead,
    /// How likely a side wins, in 65,536ths.
    Chance,
}

impl Scale {
    /// A number of this scale.
    pub fn worth(self, number: i32) -> Worth {
        match self {
            Scale::Ahead => Worth::Ahead(number),
            Scale::Chance => Worth::Chance(number),
        }
    }
}

/// What was chosen, and the best that could have been, to the side that decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict<A> {
    /// What was chosen is worth so much.
    pub worth: i32,
    /// What would have been best; what was chosen, where nothing was clearly better.
    pub best: Vec<A>,
    /// What that is worth.
    pub best_worth: i32,
}

/// What luck did, to the side that acted: dice, cards, and what came to light.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stroke {
    /// What was to be expected.
    pub expected: i32,
    /// What came.
    pub came: i32,
}

impl Stroke {
    /// How much better it came than was to be expected; worse, if it is less than nothing.
    pub fn change(self) -> i32 {
        self.came - self.expected
    }
}

/// Somebody who says how a game stands, and what could have been done.
pub trait Critic<G: Game>: Send {
    /// What its numbers are.
    fn scale(&self) -> Scale;

    /// Has whoever plays by its judgement proved better than those who do not, on either side, where this game is played?
    fn is_proved(&self, state: &G::State) -> bool;

    /// The round, or the turn in a game without rounds; nothing while the game is being set up, which is not judged.
    fn round(&self, state: &G::State) -> Option<u32>;

    /// Has another turn begun, so that how it stands is worth noting?
    fn is_landmark(&self, before: &G::State, now: &G::State) -> bool;

    /// How it stands: for each seat as it sees it, or where two sides play for the first of them as it sees it.
    fn standing(&mut self, state: &G::State, seed: u64) -> Vec<i32>;

    /// Is what is decided now a part of what was decided before?
    fn goes_on(&self, before: &G::State, now: &G::State) -> bool;

    /// What was chosen against what else could have been done, as far as whoever decides can see; nothing where there was
    /// nothing to choose.
    fn weigh(&mut self, eyes: &Eyes<'_, G>, chosen: &[G::Action], seed: u64) -> Option<Verdict<G::Action>>;

    /// What luck made of what was chosen, if that is worth a word. `after` is what came of it; it is looked at with the
    /// eyes of whoever chose.
    fn luck(
        &mut self,
        eyes: &Eyes<'_, G>,
        chosen: &[G::Action],
        after: &G::State,
        seed: u64,
    ) -> Option<Stroke>;
}

/// How a game stood at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point {
    /// After how many entries of the log.
    pub count: usize,
    /// The round, or the turn.
    pub round: u32,
    /// How it stood: see [`Critic::standing`].
    pub standing: Vec<i32>,
}

/// A decision that was weighed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged<A> {
    /// So many entries of the log came before it.
    pub count: usize,
    /// The round, or the turn.
    pub round: u32,
    /// Who decided.
    pub seat: Seat,
    /// How it stood: see [`Critic::standing`].
    pub before: Vec<i32>,
    /// What was done, up to where luck came in or something else was to be decided.
    pub chosen: Vec<A>,
    /// What that was worth, and what could have been done.
    pub verdict: Verdict<A>,
    /// The guess that what could have been done was planned on follows from it.
    pub seed: u64,
}

impl<A> Judged<A> {
    /// What the decision cost.
    pub fn cost(&self) -> i32 {
        self.verdict.best_worth - self.verdict.worth
    }
}

/// Where luck came in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chanced {
    /// So many entries of the log came before the one that brought it.
    pub count: usize,
    /// The round, or the turn.
    pub round: u32,
    /// Who acted.
    pub seat: Seat,
    /// What luck did.
    pub stroke: Stroke,
}

/// A game looked back at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis<A> {
    /// What the numbers are.
    pub scale: Scale,
    /// Has whoever plays by this judgement proved better than those who do not?
    pub proved: bool,
    /// How it stood, in order.
    pub points: Vec<Point>,
    /// Every decision that was weighed, in order.
    pub decisions: Vec<Judged<A>>,
    /// Every stroke of luck that is worth a word, in order.
    pub luck: Vec<Chanced>,
}

impl<A> Analysis<A> {
    /// The decisions that cost most, the costliest first; none that cost nothing.
    pub fn costliest(&self, most: usize) -> Vec<&Judged<A>> {
        let mut costly: Vec<&Judged<A>> = self.decisions.iter().filter(|it| it.cost() > 0).collect();
        costly.sort_by_key(|it| std::cmp::Reverse(it.cost()));
        costly.truncate(most);
        costly
    }

    /// The greatest strokes of luck, good and bad, the greatest first.
    pub fn luckiest(&self, most: usize) -> Vec<&Chanced> {
        let mut luck: Vec<&Chanced> = self.luck.iter().collect();
        luck.sort_by_key(|it| std::cmp::Reverse(it.stroke.change().abs()));
        luck.truncate(most);
        luck
    }
}
