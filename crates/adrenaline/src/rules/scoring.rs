//! Scoring: killed boards, and the end of the game.

use engine::{Events, Outcome, Seat};
use tinyvec::ArrayVec;

use super::damage::mark;
use super::turns::flip;
use crate::state::{KILLSHOT, Space, TRACK_SLOTS};
use crate::steps::Track;
use crate::{Colour, Event, FIGURES, Frame, MarkCause, State};

/// Points by rank; a board starts further right for each skull on it (ADR-SCORE-3).
const VALUES: [u8; 6] = [8, 6, 4, 2, 1, 1];
/// Points by rank on a flipped board (ADR-FRENZY-5).
const FLIPPED_VALUES: [u8; 4] = [2, 1, 1, 1];
/// Points by rank on a spawnpoint track and for turrets (ADR-DOM-14, ADR-TUR-11).
const TRACK_VALUES: [u8; 5] = [8, 6, 4, 2, 1];

/// Figures with tokens, best first: more tokens, then the earlier first token.
type Ranking = ArrayVec<[(u8, u8, Seat); FIGURES]>;

/// Rank owners of tokens; ties in favour of the earlier token (ADR-SCORE-2, ADR-END-2).
fn rank(tokens: impl Iterator<Item = Seat>) -> Ranking {
    let mut count = [0u8; FIGURES];
    let mut first = [u8::MAX; FIGURES];
    for (place, who) in tokens.enumerate() {
        count[who.index()] += 1;
        first[who.index()] = first[who.index()].min(place as u8);
    }
    let mut ranking = Ranking::new();
    for who in (0..FIGURES as u8).map(Seat).filter(|w| count[w.index()] > 0) {
        ranking.push((u8::MAX - count[who.index()], first[who.index()], who));
    }
    ranking.sort_unstable();
    ranking
}

/// Points of a rank on this board (ADR-SCORE-3, ADR-SCORE-4).
fn value(state: &State, victim: Seat, rank: usize) -> u8 {
    let board = state.figure(victim);
    if board.flipped {
        FLIPPED_VALUES.get(rank).copied().unwrap_or(1)
    } else {
        VALUES.get(usize::from(board.skulls) + rank).copied().unwrap_or(1)
    }
}

/// First blood and the ranks of a damage track (ADR-SCORE-1, ADR-SCORE-2). The victim's own tokens take a rank,
/// but their points stay in the bank (ADR-DOM-9).
fn score_board(state: &mut State, victim: Seat, events: &mut impl Events<Event>) {
    let board = *state.figure(victim);
    if let Some(&who) = board.damage.first()
        && !board.flipped
        && who != victim
    {
        state.figure_mut(who).points += 1;
        events.put(|| Event::FirstBlood { who, victim });
    }
    let ranking = rank(board.damage.iter().copied());
    if ranking.len() == 1 && ranking[0].2 == victim {
        return;
    }
    for (place, &(_, _, who)) in ranking.iter().enumerate() {
        let points = value(state, victim, place);
        if who == victim {
            events.put(|| Event::Banked { victim, points });
        } else {
            state.figure_mut(who).points += u16::from(points);
            events.put(|| Event::Scored { who, victim, points });
        }
    }
}

/// Score a killed board in full: points, skull, track, revenge (ADR-SCORE-5 to ADR-SCORE-9). Marks on it stay
/// (ADR-MARK-7). The bot is a figure like any other here (ADR-BOT-9, ADR-BOT-16).
pub(crate) fn score_killed(state: &mut State, victim: Seat, events: &mut impl Events<Event>) {
    score_board(state, victim, events);
    let board = *state.figure(victim);
    let kill = board.damage[KILLSHOT - 1];
    let overkill = board.damage.get(TRACK_SLOTS - 1).copied();
    if state.skulls_left > 0 && !board.flipped {
        // One skull a victim, as long as there are any (ADR-SCORE-10), none on a flipped board (ADR-FRENZY-11).
        state.skulls_left -= 1;
        let left = state.skulls_left;
        state.figure_mut(victim).skulls += 1;
        events.put(|| Event::SkullTaken { victim, left });
    }
    // Each token counts for its owner, both lie on one space (ADR-KILL-4, ADR-SCORE-6). Domination and Turrets record
    // no killshots (ADR-DOM-11, ADR-TUR-10).
    if state.setup.deathmatch() {
        state.track.push(Space { kill, overkill });
        events.put(|| Event::Killshot { who: kill, overkill });
    }
    state.figure_mut(victim).damage.clear();
    if state.frenzy.is_some() {
        // Scored by the side it showed, then flipped (ADR-FRENZY-7).
        flip(state, victim, events);
    }
    if let Some(token) = overkill {
        // The revenge mark goes to the overkiller (ADR-SCORE-7, ADR-KILL-4).
        mark(state, victim, token, 1, MarkCause::Revenge, events);
        // The overkill token is put on a spawnpoint track (ADR-DOM-12).
        if state.setup.domination {
            state.push(Frame::Track(Track { token }));
        }
    }
}

/// The end: boards with damage, then the tracks or turrets (ADR-END-1, ADR-END-2).
pub(crate) fn final_scoring(state: &mut State, events: &mut impl Events<Event>) {
    for victim in (0..state.figures.len() as u8).map(Seat) {
        score_board(state, victim, events);
    }
    if state.setup.domination {
        for colour in Colour::ALL {
            score_spawn_track(state, colour, events);
        }
    } else if state.setup.turrets {
        score_turrets(state, events);
    } else {
        // Space by space, the killshot first (ADR-SCORE-11); a short track has the same values (ADR-SETUP-6).
        let tokens = state.track.into_iter().flat_map(|s| std::iter::once(s.kill).chain(s.overkill));
        for (place, &(_, _, who)) in rank(tokens).iter().enumerate() {
            track_points(state, who, VALUES[place], None, events);
        }
    }
    state.over = true;
    state.frames.clear();
    events.put(|| Event::GameOver { winners: winners(state) });
}

/// One spawnpoint track: equals share the higher value, the next ranks are skipped (ADR-DOM-14).
fn score_spawn_track(state: &mut State, colour: Colour, events: &mut impl Events<Event>) {
    let tokens = state.spawn_tracks[colour.index()];
    for who in (0..state.figures.len() as u8).map(Seat) {
        let own = tokens[who.index()];
        if own > 0 {
            let better = tokens.iter().filter(|&&n| n > own).count();
            track_points(state, who, TRACK_VALUES[better], Some(colour), events);
        }
    }
}

/// Controlled turrets; equals in favour of the player whose last turn was earlier (ADR-TUR-11).
fn score_turrets(state: &mut State, events: &mut impl Events<Event>) {
    let players = state.setup.players;
    // The player after the active one played longest ago.
    let lateness = |who: Seat| (who.0 + players - state.turn.seat.0 - 1) % players;
    let mut ranking = Ranking::new();
    for who in state.players() {
        let owned = state.turrets.some().filter(|(_, owner)| *owner == Some(who)).count() as u8;
        if owned > 0 {
            ranking.push((u8::MAX - owned, lateness(who), who));
        }
    }
    ranking.sort_unstable();
    for (place, &(_, _, who)) in ranking.iter().enumerate() {
        track_points(state, who, TRACK_VALUES[place], None, events);
    }
}

/// Points from a track count again in a tie (ADR-END-3, ADR-END-4).
fn track_points(
    state: &mut State,
    who: Seat,
    points: u8,
    colour: Option<Colour>,
    events: &mut impl Events<Event>,
) {
    let figure = state.figure_mut(who);
    figure.points += u16::from(points);
    figure.track_points += u16::from(points);
    events.put(|| Event::TrackScored { who, points, colour });
}

/// Most points; a tie goes to more points from the track, else it is shared (ADR-END-3, ADR-END-4). The bot never
/// wins (ADR-BOT-17).
pub(crate) fn winners(state: &State) -> Vec<Seat> {
    let score = |who: &Seat| (state.figure(*who).points, state.figure(*who).track_points);
    let best = state.players().map(|who| score(&who)).max();
    state.players().filter(|who| Some(score(who)) == best).collect()
}

/// The result, once the game is over (ADR-END-3).
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    state.over.then(|| Outcome {
        points: state.players().map(|who| i32::from(state.figure(who).points)).collect(),
        winners: winners(state),
    })
}
