//! "Why not?": what somebody means who points at a thing, the rules that forbid it, the weightiest first, and what on the
//! table is the cause.
//!
//! Causes are found by trying: a game names what could be otherwise, and what is the cause is that without which, in a
//! copy of the position, the rule is no longer cited. So no rule is written twice for the sake of an explanation.
//!
//! ```
//! use engine::about::Spot;
//! use engine::example::{Duel, Setup};
//! use engine::why::Asking;
//! use engine::{Game, Seat};
//!
//! let state = Duel::start(&Setup::default(), 1).unwrap();
//! let asking = Asking::<Duel>::of(&state, Seat(0)).unwrap();
//! assert!(asking.about(&Spot::figure("p2")).is_legal());
//! let own = asking.about(&Spot::figure("p1"));
//! assert!(own.no[0].refusal.cites("DUEL-FIRE-1"));
//! ```

use std::fmt;

use crate::about::{About, Spot};
use crate::journey::{self, Ahead, Journeys};
use crate::{Message, Refusal, Rule, Seat, Words};

/// So many reasons are told, one behind the other.
const MOST_REASONS: usize = 3;
/// So many causes are named together; where more would have to change, none of them is the cause.
const MOST_CAUSES: usize = 4;

/// Something that could be otherwise: a figure that stands there, a door that is closed, a price beyond one's means.
pub struct Cause<S> {
    /// It in words.
    pub says: Message,
    /// Where one sees it.
    pub on: Option<Spot>,
    lift: Box<dyn Fn(&mut S)>,
}

impl<S> Cause<S> {
    /// Something in words and on the table; `lift` makes a position in which it is otherwise, and in which the same is asked.
    pub fn new(says: Message, on: impl Into<Option<Spot>>, lift: impl Fn(&mut S) + 'static) -> Self {
        Cause { says, on: on.into(), lift: Box::new(lift) }
    }
    /// Make it otherwise.
    pub fn lift(&self, state: &mut S) {
        (self.lift)(state);
    }
}

impl<S> fmt::Debug for Cause<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cause").field("says", &self.says).field("on", &self.on).finish_non_exhaustive()
    }
}

/// One reason against it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct No {
    /// The reason and its rules.
    pub refusal: Refusal,
    /// What is the cause of it, where that could be otherwise.
    pub causes: Vec<Blamed>,
}

/// A cause, as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blamed {
    /// In words.
    pub says: Message,
    /// Where one sees it.
    pub on: Option<Spot>,
    /// It can never be otherwise, as a wall; nobody can try.
    pub fixed: bool,
}

/// What the rules say to somebody who points at a thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<A> {
    /// The action that is meant; nothing where that thing is no answer to the open question.
    pub action: Option<A>,
    /// Why it may not be done: the weightiest reason first, and behind it those that would be left without it.
    pub no: Vec<No>,
}

impl<A> Answer<A> {
    /// It may be done.
    pub fn is_legal(&self) -> bool {
        self.no.is_empty()
    }
}

/// Somebody who is asked something and points at one thing after the other.
#[derive(Debug)]
pub struct Asking<G: Ahead> {
    /// The position as that seat imagines it: nothing hidden shows.
    guess: G::State,
    choices: Vec<(G::Action, About)>,
    journeys: Journeys<G::Action>,
}

impl<G: Ahead> Asking<G> {
    /// The one who decides; nobody else is asked anything.
    pub fn of(state: &G::State, seat: Seat) -> Option<Self> {
        G::decision(state).filter(|decision| decision.seat == seat)?;
        let guess = G::resample(state, seat, 0);
        let mut legal = Vec::new();
        G::legal(&guess, &mut legal);
        let choices = legal.into_iter().map(|action| (action, G::about(&guess, action))).collect();
        Some(Asking { choices, journeys: journey::look::<G>(&guess), guess })
    }

    /// What pointing at this thing means, and what the rules say to it.
    pub fn about(&self, spot: &Spot) -> Answer<G::Action> {
        if let Some(action) = self.open_to(spot) {
            return Answer { action: Some(action), no: Vec::new() };
        }
        match G::meant(&self.guess, spot) {
            Some(action) => {
                Answer { action: Some(action), no: self.against(Matter::Action(action), Some(spot)) }
            }
            None => Answer { action: None, no: self.against(Matter::Thing(spot), Some(spot)) },
        }
    }

    /// What the rules say to this action.
    pub fn whether(&self, action: G::Action) -> Answer<G::Action> {
        let spot = G::about(&self.guess, action).spots.into_iter().next();
        Answer { action: Some(action), no: self.against(Matter::Action(action), spot.as_ref()) }
    }

    /// The reasons against it, each with its causes; where nothing could be otherwise, a wall may be the cause.
    fn against(&self, matter: Matter<'_, G::Action>, spot: Option<&Spot>) -> Vec<No> {
        let mut no: Vec<No> = Vec::new();
        let mut state = self.guess.clone();
        while let Some(refusal) = refused::<G>(&state, matter) {
            if no.len() == MOST_REASONS || no.iter().any(|told| told.refusal.code() == refusal.code()) {
                break;
            }
            let causes = blame::<G>(&state, matter, &refusal);
            causes.iter().for_each(|cause| cause.lift(&mut state));
            let last = causes.is_empty();
            let told = |Cause { says, on, .. }| Blamed { says, on, fixed: false };
            let mut causes: Vec<Blamed> = causes.into_iter().map(told).collect();
            if last {
                causes.extend(spot.and_then(|spot| G::wall(&state, &refusal, spot)));
            }
            no.push(No { refusal, causes });
            if last {
                break;
            }
        }
        no
    }

    /// The choice that is about this thing, or the first step of a journey there.
    fn open_to(&self, spot: &Spot) -> Option<G::Action> {
        let about = self.choices.iter().filter(|(_, about)| about.spots.iter().any(|it| it.holds(spot)));
        // Who points at one thing means few.
        if let Some((action, _)) = about.min_by_key(|(_, about)| about.spots.len()) {
            return Some(*action);
        }
        let there = self.journeys.roads.iter().find_map(|road| {
            let stop = road.stops.iter().position(|stop| stop.ends && stop.to.holds(spot))?;
            let opening = road.by.first().and_then(|by| by.action);
            opening.or_else(|| road.way_to(stop).first().copied())
        });
        there.or_else(|| {
            let proposal = self.journeys.proposals.iter().find(|it| it.on.iter().any(|it| it.holds(spot)))?;
            proposal.actions.first().copied()
        })
    }
}

/// What somebody asks about.
#[derive(Clone, Copy)]
pub(crate) enum Matter<'a, A> {
    /// Something that could be done.
    Action(A),
    /// Something that no deed is about, as things stand.
    Thing(&'a Spot),
}

/// Why it may not be done.
fn refused<G: Words>(state: &G::State, matter: Matter<'_, G::Action>) -> Option<Refusal> {
    let action = match matter {
        Matter::Action(action) => action,
        Matter::Thing(spot) => match G::meant(state, spot) {
            Some(action) => action,
            None => return Some(G::unasked(state, spot)),
        },
    };
    G::may(state, action).err()
}

/// The code of what is told where a thing has nothing to do with the question.
const UNASKED: &str = "refusal-unasked";

/// To somebody who points at a thing that no answer is about: what is asked, and by which rules.
pub fn no_answer<G: Words>(state: &G::State, rules: &[Rule]) -> Refusal {
    Refusal::because(Message::new(UNASKED).with("question", G::prompt(state)), rules)
}

/// What is the cause of a refusal: the first thing without which its rule is no longer cited, or the few that would have to
/// change together; nothing where none of it can be otherwise.
fn blame<G: Words>(
    state: &G::State,
    matter: Matter<'_, G::Action>,
    refusal: &Refusal,
) -> Vec<Cause<G::State>> {
    let mut all = could_be_otherwise::<G>(state, matter, refusal);
    let is_gone = |causes: &[&Cause<G::State>]| {
        let mut copy = state.clone();
        causes.iter().for_each(|cause| cause.lift(&mut copy));
        !is_cited::<G>(&copy, matter, refusal)
    };
    if let Some(alone) = all.iter().position(|cause| is_gone(&[cause])) {
        return vec![all.swap_remove(alone)];
    }
    let mut together: Vec<usize> = (0..all.len()).collect();
    let are_gone = |some: &[usize]| is_gone(&some.iter().map(|&n| &all[n]).collect::<Vec<_>>());
    if together.len() < 2 || !are_gone(&together) {
        return Vec::new();
    }
    for n in (0..together.len()).rev() {
        let spared = together.remove(n);
        if !are_gone(&together) {
            together.insert(n, spared);
        }
    }
    if together.len() > MOST_CAUSES {
        return Vec::new();
    }
    let mut n = 0..;
    all.retain(|_| n.next().is_some_and(|n| together.contains(&n)));
    all
}

/// What might be the cause. The thing itself never is, and where it has nothing to do with the question, nothing is.
pub(crate) fn could_be_otherwise<G: Words>(
    state: &G::State,
    matter: Matter<'_, G::Action>,
    refusal: &Refusal,
) -> Vec<Cause<G::State>> {
    match matter {
        Matter::Action(action) => G::causes(state, Some(action)),
        Matter::Thing(_) if refusal.code() == UNASKED => Vec::new(),
        Matter::Thing(spot) => {
            let mut causes = G::causes(state, None);
            causes.retain(|cause| cause.on.as_ref() != Some(spot));
            causes
        }
    }
}

/// Is the first rule of a refusal still cited against it? A thing that means another deed, which may not be done either, is
/// no better off.
pub(crate) fn is_cited<G: Words>(state: &G::State, matter: Matter<'_, G::Action>, refusal: &Refusal) -> bool {
    let is_same = |other: &Refusal| {
        let first = refusal.rules.first();
        other.code() == refusal.code() || first.is_some_and(|rule| other.rules.contains(rule))
    };
    match matter {
        Matter::Action(action) => G::may(state, action).is_err_and(|other| is_same(&other)),
        Matter::Thing(spot) => match G::meant(state, spot) {
            Some(action) => G::may(state, action).is_err(),
            None => {
                let other = G::unasked(state, spot);
                other.code() == UNASKED || is_same(&other)
            }
        },
    }
}
