//! Going through a log, from one decision to the next.

use std::ops::ControlFlow;

use engine::{Chance, Entry, Eyes, Game, Seat, Silent, Table};

use super::{Analysis, Chanced, Critic, Judged, Point};
use crate::Played;

/// Look back at a game, to its end or as far as it goes. `tell` hears how many entries of how many are done, and may stop
/// it: then nothing comes of it.
///
/// ```
/// use std::ops::ControlFlow;
/// use bots::{Adrenaline, Bot, Level, Played, adrenaline::Greedy, analysis::analyse};
/// use engine::{Eyes, Start, Table};
///
/// let start = Start::New { setup: Default::default(), seed: 1 };
/// let mut table = Table::<Adrenaline>::new(start).unwrap();
/// let mut bot = Greedy::new(7).with_budget(50);
/// for _ in 0..5 {
///     let eyes = Eyes::of(table.state()).unwrap();
///     let (seat, action) = (eyes.seat(), bot.choose(eyes));
///     table.apply(seat, action).unwrap();
/// }
/// let mut critic = Adrenaline::critic(Level::Veteran).unwrap();
/// let analysis = analyse(&table, &mut *critic, 1, |_, _| ControlFlow::Continue(())).unwrap();
/// assert_eq!(analysis.points[0].standing.len(), 5);
/// assert!(analysis.decisions.iter().all(|decision| decision.cost() >= 0));
/// ```
pub fn analyse<G: Played>(
    table: &Table<G>,
    critic: &mut dyn Critic<G>,
    seed: u64,
    mut tell: impl FnMut(usize, usize) -> ControlFlow<()>,
) -> Option<Analysis<G::Action>> {
    let mut walk = Walk::begun(table, critic, seed)?;
    while !walk.is_over(table) {
        if tell(walk.at, table.log().len()).is_break() {
            return None;
        }
        walk.step(table, critic)?;
    }
    let all = table.log().len();
    let analysis = walk.ended(table, critic);
    let _ = tell(all, all);
    Some(analysis)
}

/// A game that is being looked back at, from one decision to the next.
pub struct Walk<G: Played> {
    seed: u64,
    state: G::State,
    analysis: Analysis<G::Action>,
    noted: Option<G::State>,
    at: usize,
}

impl<G: Played> std::fmt::Debug for Walk<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Walk(at {})", self.at)
    }
}

impl<G: Played> Walk<G> {
    /// Begin with a game.
    pub fn begun(table: &Table<G>, critic: &dyn Critic<G>, seed: u64) -> Option<Walk<G>> {
        let state = table.state_at(0)?;
        let analysis = Analysis {
            scale: critic.scale(),
            proved: critic.is_proved(&state),
            points: Vec::new(),
            decisions: Vec::new(),
            luck: Vec::new(),
        };
        Some(Walk { seed, state, analysis, noted: None, at: 0 })
    }

    /// So many entries of the log are done.
    pub fn done(&self) -> usize {
        self.at
    }

    /// Is there nothing left to look at?
    pub fn is_over(&self, table: &Table<G>) -> bool {
        self.at >= table.log().len()
    }

    /// Look at the next decision.
    pub fn step(&mut self, table: &Table<G>, critic: &mut dyn Critic<G>) -> Option<()> {
        let Walk { state, analysis, noted, at, .. } = self;
        let Some(deed) = Deed::begun(table, critic, *at, state) else {
            *at += 1;
            *state = table.state_at(*at)?;
            return Some(());
        };
        if let Some(round) = critic.round(state) {
            let seed = seed_at(self.seed, *at);
            if noted.as_ref().is_none_or(|noted| critic.is_landmark(noted, state)) {
                analysis.points.push(Point { count: *at, round, standing: critic.standing(state, seed) });
                *noted = Some(state.clone());
            }
            judge(critic, analysis, state, &deed, (*at, round), seed);
        }
        *at += deed.chosen.len();
        *state = deed.after;
        Some(())
    }

    /// What was found.
    pub fn ended(self, table: &Table<G>, critic: &mut dyn Critic<G>) -> Analysis<G::Action> {
        let Walk { seed, state, mut analysis, .. } = self;
        let all = table.log().len();
        let last = analysis.points.last().map_or(0, |point| point.round);
        let round = critic.round(&state).unwrap_or(last);
        let standing = critic.standing(&state, seed_at(seed, all));
        analysis.points.push(Point { count: all, round, standing });
        analysis
    }
}

/// The luck of what is tried out at one place of the log.
fn seed_at(seed: u64, at: usize) -> u64 {
    Chance::seeded(seed ^ (at as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)).next_u64()
}

/// What somebody did: an action, or several that belong together.
struct Deed<G: Game> {
    seat: Seat,
    chosen: Vec<G::Action>,
    after: G::State,
    /// The last of them brought luck, or something to light.
    settled: bool,
}

impl<G: Game> Deed<G> {
    /// What begins with an entry of the log; nothing if that is no action.
    fn begun(table: &Table<G>, critic: &dyn Critic<G>, at: usize, state: &G::State) -> Option<Self> {
        let &Entry::Act { seat, .. } = table.log().get(at)? else { return None };
        let mut deed: Self = Deed { seat, chosen: Vec::new(), after: state.clone(), settled: false };
        for entry in &table.log()[at..] {
            let &Entry::Act { seat, action, settled } = entry else { break };
            if seat != deed.seat {
                break;
            }
            let before = deed.after.clone();
            G::apply(&mut deed.after, action, &mut Silent);
            deed.chosen.push(action);
            deed.settled = settled;
            let mine = G::decision(&deed.after).is_some_and(|decision| decision.seat == seat);
            if settled || !mine || !critic.goes_on(&before, &deed.after) {
                break;
            }
        }
        Some(deed)
    }
}

/// Weigh what was done, and what luck made of it.
fn judge<G: Game>(
    critic: &mut dyn Critic<G>,
    analysis: &mut Analysis<G::Action>,
    state: &G::State,
    deed: &Deed<G>,
    (count, round): (usize, u32),
    seed: u64,
) {
    let Some(eyes) = Eyes::<G>::of(state) else { return };
    let Deed { seat, chosen, after, settled } = deed;
    if let Some(verdict) = critic.weigh(&eyes, chosen, seed) {
        let before = critic.standing(state, seed);
        let (seat, chosen) = (*seat, chosen.clone());
        analysis.decisions.push(Judged { count, round, seat, before, chosen, verdict, seed });
    }
    if *settled && let Some(stroke) = critic.luck(&eyes, chosen, after, seed) {
        let count = count + chosen.len() - 1;
        analysis.luck.push(Chanced { count, round, seat: *seat, stroke });
    }
}
