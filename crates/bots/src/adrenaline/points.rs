//! Points that are already on the boards and tracks: who may expect how many of them.

use adrenaline::state::KILLSHOT;
use adrenaline::{Colour, FIGURES, Figure, State};
use engine::Seat;

use super::weights::Weights;

/// Hundredths of a point for each figure.
pub(super) type Tally = [i32; FIGURES];

const POINT: i32 = 100;
/// Points by rank, shifted by the skulls on a board (ADR-SCORE-3); the killshot track's too (ADR-END-2).
const ROW: [i32; 6] = [8, 6, 4, 2, 1, 1];
const FLIPPED_ROW: [i32; 6] = [2, 1, 1, 1, 1, 1];
/// Tokens a full board holds when it is scored.
const FULL: i32 = KILLSHOT as i32;
/// Tokens on a spawnpoint track by the end of a game, more or less.
const TRACK_TOKENS: i32 = 9;

/// Tokens of each figure, and when each came first.
#[derive(Default)]
struct Tokens {
    count: [i32; FIGURES],
    first: [u8; FIGURES],
    total: u8,
}

impl Tokens {
    fn add(&mut self, who: Seat) {
        let i = who.index();
        if self.count[i] == 0 {
            self.first[i] = self.total;
        }
        self.count[i] += 1;
        self.total += 1;
    }

    /// How many are ahead of this figure: with more tokens, or as many and an earlier one.
    fn rank(&self, i: usize) -> usize {
        let ahead = |&j: &usize| {
            self.count[j] > self.count[i] || (self.count[j] == self.count[i] && self.first[j] < self.first[i])
        };
        (0..FIGURES).filter(|&j| j != i && self.count[j] > 0).filter(ahead).count()
    }
}

/// How far the game has come, out of a hundred.
pub(super) fn progress(state: &State) -> i32 {
    if state.over {
        return 100;
    }
    if let Some(frenzy) = state.frenzy {
        return 100 - 10 * i32::from(frenzy.turns_left);
    }
    let skulls = i32::from(state.setup.skulls);
    let taken = skulls - i32::from(state.skulls_left);
    let mut done = 85 * taken / skulls;
    if state.setup.domination {
        let mut full = state.spawn_tracks.map(|track| i32::from(track.iter().sum::<u8>()).min(8));
        full.sort_unstable();
        done = done.max(85 * full[1] / 8);
    }
    done
}

/// What a figure's board pays by rank.
fn row(board: &Figure) -> impl Fn(usize) -> i32 {
    let (row, shift) = if board.flipped { (FLIPPED_ROW, 0) } else { (ROW, usize::from(board.skulls)) };
    move |rank| row.get(shift + rank).copied().unwrap_or(1)
}

/// What a token on this board is worth on average.
pub(super) fn token_worth(state: &State, board: &Figure) -> i32 {
    let row = row(board);
    let pool: i32 = (0..state.figures.len() - 1).map(row).sum();
    POINT * pool / FULL
}

/// Points scored, and to be expected from what lies on boards and tracks.
pub(super) fn expected(state: &State, weights: &Weights) -> Tally {
    let mut tally = Tally::default();
    let done = progress(state);
    for (i, figure) in state.figures.iter().enumerate() {
        tally[i] += POINT * i32::from(figure.points);
    }
    if state.over {
        return tally;
    }
    for i in 0..state.figures.len() {
        board(state, i, done, weights, &mut tally);
    }
    if state.turn.killed.iter().filter(|&&v| v != state.turn.seat).count() > 1
        && state.figures.iter().any(Figure::is_killed)
    {
        tally[state.turn.seat.index()] += POINT;
    }
    if state.setup.domination {
        for colour in Colour::ALL {
            spawn_track(state, colour, done, &mut tally);
        }
    } else if state.setup.turrets {
        turrets(state, done, &mut tally);
    } else {
        killshot_track(state, done, &mut tally);
    }
    tally
}

/// A damage track: the rank counts the more the fuller it is, the share of tokens else.
fn board(state: &State, victim: usize, done: i32, weights: &Weights, tally: &mut Tally) {
    let figure = &state.figures[victim];
    let worth = token_worth(state, figure);
    for (i, &marks) in figure.marks.iter().enumerate().filter(|&(_, &marks)| marks > 0) {
        // Marks are worth nothing once nobody will turn them into damage.
        tally[i] += i32::from(marks) * worth * weights.mark / 100 * (110 - done).min(100) / 100;
    }
    let Some(&first) = figure.damage.first() else { return };
    let mut tokens = Tokens::default();
    figure.damage.iter().for_each(|&who| tokens.add(who));
    let row = row(figure);
    let full = i32::from(tokens.total).min(FULL);
    // Near the end boards are scored as they are (ADR-END-1).
    let settled = full * 100 / FULL;
    let settled = settled + (100 - settled) * done * done / 10_000;
    if !figure.flipped && first.index() != victim {
        tally[first.index()] += POINT;
    }
    for i in (0..state.figures.len()).filter(|&i| i != victim && tokens.count[i] > 0) {
        let ranked = POINT * row(tokens.rank(i));
        let shared = worth * tokens.count[i];
        tally[i] += (settled * ranked + (100 - settled) * shared) / 100;
    }
    if figure.is_killed() && state.setup.deathmatch() {
        for who in figure.damage.iter().skip(KILLSHOT - 1) {
            tally[who.index()] += weights.killshot;
        }
    } else if let (true, Some(who)) = (state.setup.domination, figure.damage.get(KILLSHOT)) {
        tally[who.index()] += weights.killshot;
    }
}

/// Blend the rank on a track with the share of the tokens that are still to come.
fn blend(done: i32, ranked: i32, count: i32, so_far: i32, at_end: i32, pool: i32) -> i32 {
    let shared = POINT * pool * count / at_end.max(so_far).max(1);
    (done * POINT * ranked + (100 - done) * shared) / 100
}

fn pool(state: &State) -> i32 {
    ROW.iter().take(state.figures.len()).sum()
}

fn killshot_track(state: &State, done: i32, tally: &mut Tally) {
    let mut tokens = Tokens::default();
    for space in &state.track {
        tokens.add(space.kill);
        space.overkill.into_iter().for_each(|who| tokens.add(who));
    }
    let at_end = i32::from(state.setup.skulls) * 3 / 2;
    for i in (0..state.figures.len()).filter(|&i| tokens.count[i] > 0) {
        let ranked = ROW[tokens.rank(i)];
        tally[i] += blend(done, ranked, tokens.count[i], i32::from(tokens.total), at_end, pool(state));
    }
}

fn spawn_track(state: &State, colour: Colour, done: i32, tally: &mut Tally) {
    let tokens = &state.spawn_tracks[colour.index()];
    let total = i32::from(tokens.iter().sum::<u8>());
    for i in (0..state.figures.len()).filter(|&i| tokens[i] > 0) {
        let better = tokens.iter().filter(|&&n| n > tokens[i]).count();
        tally[i] += blend(done, ROW[better], i32::from(tokens[i]), total, TRACK_TOKENS, pool(state));
    }
}

fn turrets(state: &State, done: i32, tally: &mut Tally) {
    let mut tokens = Tokens::default();
    state.turrets.some().filter_map(|(_, owner)| owner).for_each(|owner| tokens.add(owner));
    let squares = state.board().ammo_squares().iter().count() as i32;
    for i in (0..state.figures.len()).filter(|&i| tokens.count[i] > 0) {
        let ranked = ROW[tokens.rank(i)];
        tally[i] += blend(done, ranked, tokens.count[i], i32::from(tokens.total), squares, pool(state));
    }
}
