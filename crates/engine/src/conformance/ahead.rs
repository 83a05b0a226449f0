//! What is seen ahead comes true: journeys are legal, end where they say, betray nothing, and stop where something
//! happens that nobody could foresee.

use super::wander;

use crate::journey::{self, Ahead, Journeys};
use crate::{Game, Proof, Seat, Silent};

/// What has been looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Looked {
    /// Positions with something ahead.
    pub positions: usize,
    /// Walks that were walked.
    pub walks: usize,
    /// Proposals that were followed.
    pub proposals: usize,
    /// Times that something unforeseen stopped one of them.
    pub surprises: usize,
    /// Positions on which a figure's eye was asked for.
    pub eyes: usize,
}

/// Walk every `sparse`-th journey of positions of random games.
///
/// # Panics
/// If one is not as it was told, or depends on what its seat does not know.
pub fn assert_foreseen<G: Proof + Ahead>(games: usize, steps: usize, sparse: usize) -> Looked {
    let mut looked = Looked::default();
    let mut turn = 0;
    wander::<G>(
        games,
        steps,
        |_| false,
        |state, _, _| {
            turn += 1;
            let Some(decision) = G::decision(state).filter(|_| turn % sparse == 0) else { return };
            let journeys = journey::look::<G>(state);
            for seed in [turn as u64, 7] {
                let guess = G::resample(state, decision.seat, seed);
                assert_eq!(journey::look::<G>(&guess), journeys, "what is hidden shows");
            }
            looked.positions += usize::from(!journeys.roads.is_empty() || !journeys.proposals.is_empty());
            walk_all::<G>(state, decision.seat, &journeys, &mut looked);
            for proposal in &journeys.proposals {
                looked.proposals += 1;
                looked.surprises += usize::from(follow::<G>(state, decision.seat, &proposal.actions).1);
            }
            if let Some(walker) = &journeys.walker {
                let eye = journey::eye::<G>(state, decision.seat, walker);
                let other = journey::eye::<G>(&G::resample(state, decision.seat, 3), decision.seat, walker);
                assert_eq!(eye, other, "an eye sees what is hidden");
                looked.eyes += usize::from(eye.is_some_and(|eye| !eye.sees.is_empty()));
            }
        },
    );
    looked
}

/// Every walk: its actions are legal, it ends where it says, and the nearest ones come first.
fn walk_all<G: Proof + Ahead>(
    state: &G::State,
    seat: Seat,
    journeys: &Journeys<G::Action>,
    looked: &mut Looked,
) {
    for road in &journeys.roads {
        assert!(road.stops.windows(2).all(|two| two[0].cost <= two[1].cost), "the nearest come first");
        let ends = road.stops.iter().enumerate().filter(|(_, stop)| stop.ends);
        for (n, stop) in ends {
            for by in &road.by {
                let mut actions: Vec<G::Action> = by.action.into_iter().collect();
                actions.extend(road.way_to(n));
                let (end, surprised) = follow::<G>(state, seat, &actions);
                looked.walks += 1;
                looked.surprises += usize::from(surprised);
                let place = journeys.walker.as_ref().and_then(|walker| G::place(&end, walker));
                assert!(surprised || place.as_ref() == Some(&stop.to), "{place:?} is not {:?}", stop.to);
            }
        }
        // By way of its own squares a walk leads to the same end. (A large figure may stand on a square in two manners, which
        // its name does not tell.)
        let small = road.stops.iter().all(|stop| (stop.to.wide, stop.to.high) == (1, 1));
        if let Some((n, stop)) = road.stops.iter().enumerate().rfind(|(_, stop)| small && stop.ends) {
            let mut squares = vec![stop.to.id.clone()];
            let mut before = road.stops[n].before;
            while let Some(n) = before {
                squares.insert(0, road.stops[n].to.id.clone());
                before = road.stops[n].before;
            }
            let by = road.by.first().and_then(|by| by.action);
            let through = journey::through::<G>(state, by, &squares);
            let last = through.roads.first().and_then(|road| road.stops.last());
            assert_eq!(last.map(|last| &last.to.id), Some(&stop.to.id), "over {squares:?}");
        }
    }
}

/// Do what was proposed, up to the first surprise: each action until then is legal. Says what came of it.
fn follow<G: Game>(state: &G::State, seat: Seat, actions: &[G::Action]) -> (G::State, bool) {
    let mut here = state.clone();
    for (n, &action) in actions.iter().enumerate() {
        if let Err(refusal) = G::check(&here, seat, action) {
            panic!("{action}, number {n} of {actions:?}, is refused: {refusal}");
        }
        let guess = G::resample(&here, seat, 0);
        let before = here.clone();
        G::apply(&mut here, action, &mut Silent);
        if n + 1 < actions.len() && journey::is_unforeseen::<G>(&guess, action, &before, &here, seat) {
            return (here, true);
        }
    }
    (here, false)
}
