//! Scoring: killed boards, and the end of the game.

use engine::{Events, Outcome, Seat};
use tinyvec::ArrayVec;

use crate::event::Event;
use crate::frame::Frame;
use crate::state::{KILLSHOT, Space, TRACK_SLOTS};
use crate::target::FIGURES;
use crate::{Colour, State};

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

impl State {
    /// Points of a rank on this board (ADR-SCORE-3, ADR-SCORE-4).
    fn value(&self, victim: Seat, rank: usize) -> u8 {
        let board = self.figure(victim);
        if board.flipped {
            FLIPPED_VALUES.get(rank).copied().unwrap_or(1)
        } else {
            VALUES.get(usize::from(board.skulls) + rank).copied().unwrap_or(1)
        }
    }

    /// First blood and the ranks of a damage track (ADR-SCORE-1, ADR-SCORE-2). The victim's own tokens take a rank,
    /// but their points stay in the bank (ADR-DOM-9).
    fn score_board(&mut self, victim: Seat, events: &mut impl Events<Event>) {
        let board = *self.figure(victim);
        if let Some(&who) = board.damage.first()
            && !board.flipped
            && who != victim
        {
            self.figure_mut(who).points += 1;
            events.put(|| Event::FirstBlood { who, victim });
        }
        let ranking = rank(board.damage.iter().copied());
        if ranking.len() == 1 && ranking[0].2 == victim {
            return;
        }
        for (place, &(_, _, who)) in ranking.iter().enumerate() {
            let points = self.value(victim, place);
            if who == victim {
                events.put(|| Event::Banked { victim, points });
            } else {
                self.figure_mut(who).points += u16::from(points);
                events.put(|| Event::Scored { who, victim, points });
            }
        }
    }

    /// Score a killed board in full: points, skull, track, revenge (ADR-SCORE-5 to ADR-SCORE-9).
    pub(crate) fn score_killed(&mut self, victim: Seat, events: &mut impl Events<Event>) {
        self.score_board(victim, events);
        let board = *self.figure(victim);
        let kill = board.damage[KILLSHOT - 1];
        let overkill = board.damage.get(TRACK_SLOTS - 1).copied();
        if self.skulls_left > 0 && !board.flipped {
            // One skull a victim, as long as there are any (ADR-SCORE-10), none on a flipped board (ADR-FRENZY-11).
            self.skulls_left -= 1;
            let left = self.skulls_left;
            self.figure_mut(victim).skulls += 1;
            events.put(|| Event::SkullTaken { victim, left });
        }
        if self.setup.deathmatch() {
            self.track.push(Space { kill, overkill });
            events.put(|| Event::Killshot { who: kill, overkill });
        }
        self.figure_mut(victim).damage.clear();
        if self.frenzy.is_some() {
            // Scored by the side it showed, then flipped (ADR-FRENZY-7).
            self.flip(victim, events);
        }
        if let Some(token) = overkill {
            // The revenge mark (ADR-SCORE-7).
            self.mark(victim, token, 1, events);
            if self.setup.domination {
                self.push(Frame::Track { token });
            }
        }
    }

    /// The end: boards with damage, then the tracks or turrets (ADR-END-1, ADR-END-2).
    pub(crate) fn final_scoring(&mut self, events: &mut impl Events<Event>) {
        for victim in (0..self.figures.len() as u8).map(Seat) {
            self.score_board(victim, events);
        }
        if self.setup.domination {
            for colour in Colour::ALL {
                self.score_spawn_track(colour, events);
            }
        } else if self.setup.turrets {
            self.score_turrets(events);
        } else {
            let tokens = self.track.into_iter().flat_map(|s| std::iter::once(s.kill).chain(s.overkill));
            for (place, &(_, _, who)) in rank(tokens).iter().enumerate() {
                self.track_points(who, VALUES[place], None, events);
            }
        }
        self.over = true;
        self.frames.clear();
        events.put(|| Event::GameOver { winners: self.winners() });
    }

    /// One spawnpoint track: equals share the higher value, the next ranks are skipped (ADR-DOM-14).
    fn score_spawn_track(&mut self, colour: Colour, events: &mut impl Events<Event>) {
        let tokens = self.spawn_tracks[colour.index()];
        for who in (0..self.figures.len() as u8).map(Seat) {
            let own = tokens[who.index()];
            if own > 0 {
                let better = tokens.iter().filter(|&&n| n > own).count();
                self.track_points(who, TRACK_VALUES[better], Some(colour), events);
            }
        }
    }

    /// Controlled turrets; equals in favour of the player whose last turn was earlier (ADR-TUR-11).
    fn score_turrets(&mut self, events: &mut impl Events<Event>) {
        let players = self.setup.players;
        // The player after the active one played longest ago.
        let lateness = |who: Seat| (who.0 + players - self.turn.seat.0 - 1) % players;
        let mut ranking = Ranking::new();
        for who in self.players() {
            let owned = self.turrets.iter().flatten().filter(|&&owner| owner == who).count() as u8;
            if owned > 0 {
                ranking.push((u8::MAX - owned, lateness(who), who));
            }
        }
        ranking.sort_unstable();
        for (place, &(_, _, who)) in ranking.iter().enumerate() {
            self.track_points(who, TRACK_VALUES[place], None, events);
        }
    }

    fn track_points(
        &mut self,
        who: Seat,
        points: u8,
        colour: Option<Colour>,
        events: &mut impl Events<Event>,
    ) {
        let figure = self.figure_mut(who);
        figure.points += u16::from(points);
        figure.track_points += u16::from(points);
        events.put(|| Event::TrackScored { who, points, colour });
    }

    /// Most points; a tie goes to more points from the track, else it is shared (ADR-END-3, ADR-END-4). The bot never
    /// wins (ADR-BOT-17).
    pub(crate) fn winners(&self) -> Vec<Seat> {
        let score = |who: &Seat| (self.figure(*who).points, self.figure(*who).track_points);
        let best = self.players().map(|who| score(&who)).max();
        self.players().filter(|who| Some(score(who)) == best).collect()
    }

    /// The result, once the game is over.
    pub(crate) fn result(&self) -> Option<Outcome> {
        self.over.then(|| Outcome {
            points: self.players().map(|who| i32::from(self.figure(who).points)).collect(),
            winners: self.winners(),
        })
    }
}
