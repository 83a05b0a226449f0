//! The end of a turn, step by step (ADR-TURN-2, ADR-DOM-15), and the step into frenzy or the end of the game.

use engine::{Events, Seat};

use crate::event::{Cause, Event};
use crate::frame::{Frame, Step};
use crate::setup::Ending;
use crate::state::Frenzy;
use crate::{Colour, State};

/// Tokens that fill a spawnpoint track (ADR-DOM-13).
const FULL_TRACK: u32 = 8;

impl State {
    /// Carry out the present step of the turn's end.
    pub(crate) fn end_turn(&mut self, step: Step, events: &mut impl Events<Event>) {
        match step {
            Step::Tag => {
                self.tag_and_strike_back(events);
                self.next_step(Step::Score);
            }
            Step::Score => self.score_next(events),
            Step::Respawn => self.respawn_next(events),
            Step::Refill => self.close_turn(events),
        }
    }

    fn next_step(&mut self, step: Step) {
        self.turn.handled = 0;
        self.frames.clear();
        self.push(Frame::EndTurn { step });
    }

    /// Domination: who ends the turn alone on a spawnpoint tags it, and is struck in any case (ADR-DOM-7, ADR-DOM-8).
    fn tag_and_strike_back(&mut self, events: &mut impl Events<Event>) {
        let who = self.turn.seat;
        let at = self.actor().square;
        if !self.setup.domination || !self.actor().seasoned {
            return;
        }
        let Some(colour) = self.board().spawn_on(at) else { return };
        if self.on(at.bit()).is_empty() {
            self.tag(who, colour, events);
        }
        self.hurt(who, who, 1, Cause::StrikeBack, events);
    }

    /// Score the next killed board; afterwards see whether the game goes on.
    fn score_next(&mut self, events: &mut impl Events<Event>) {
        let who = self.turn.seat;
        if let Some(&victim) = self.turn.killed.get(usize::from(self.turn.handled)) {
            self.turn.handled += 1;
            return self.score_killed(victim, events);
        }
        // ADR-SCORE-8, ADR-BOT-10, ADR-TUR-9, ADR-DOM-10: others killed in this turn, by whomever.
        if self.turn.killed.iter().filter(|&&v| v != who).count() > 1 {
            self.actor_mut().points += 1;
            events.put(|| Event::DoubleKill { who });
        }
        self.actor_mut().seasoned = true;
        let last_turn = match self.frenzy {
            Some(frenzy) => frenzy.turns_left == 0,
            None => self.setup.ending == Ending::SuddenDeath && self.is_triggered(),
        };
        if last_turn {
            // Respawn and refill are skipped (ADR-END-5).
            self.final_scoring(events);
        } else {
            self.next_step(Step::Respawn);
        }
    }

    /// Killed players appear in the order of their deaths, the bot last (ADR-KILL-3, ADR-BOT-15).
    fn respawn_next(&mut self, events: &mut impl Events<Event>) {
        let people =
            self.turn.killed.iter().filter(|&&v| !self.is_bot(v)).nth(usize::from(self.turn.handled));
        if let Some(&victim) = people {
            self.turn.handled += 1;
            return self.respawn(victim, events);
        }
        self.next_step(Step::Refill);
        if self.bot().is_some_and(|bot| self.turn.killed.contains(&bot)) {
            // The new holder of the bot card chooses (ADR-BOT-11).
            self.push(Frame::PlaceBot { by: self.next_player() });
        }
    }

    fn close_turn(&mut self, events: &mut impl Events<Event>) {
        self.refill(events);
        if self.frenzy.is_none() && self.is_triggered() {
            self.begin_frenzy(events);
        }
        self.begin_turn(self.next_player(), self.turn.number + 1, events);
    }

    /// Is the last skull gone, or are two spawnpoint tracks full (ADR-FRENZY-3, ADR-DOM-13)?
    pub(crate) fn is_triggered(&self) -> bool {
        let full = |c: &&Colour| {
            let tokens: u32 = self.spawn_tracks[c.index()].iter().map(|&n| u32::from(n)).sum();
            tokens >= FULL_TRACK
        };
        self.skulls_left == 0 || (self.setup.domination && Colour::ALL.iter().filter(full).count() >= 2)
    }

    /// Boards without damage flip; everybody has one more turn (ADR-FRENZY-4, ADR-FRENZY-5, ADR-FRENZY-12).
    fn begin_frenzy(&mut self, events: &mut impl Events<Event>) {
        let trigger = self.turn.seat;
        self.frenzy = Some(Frenzy { trigger, turns_left: self.setup.players });
        events.put(|| Event::FrenzyBegan { trigger });
        for who in (0..self.figures.len() as u8).map(Seat) {
            if self.figure(who).damage.is_empty() {
                self.flip(who, events);
            }
        }
    }

    /// Turn a player board to its frenzy side: skulls go, marks and ammo stay (ADR-FRENZY-5).
    pub(crate) fn flip(&mut self, who: Seat, events: &mut impl Events<Event>) {
        let figure = self.figure_mut(who);
        figure.skulls = 0;
        if !figure.flipped {
            figure.flipped = true;
            events.put(|| Event::Flipped { who });
        }
    }
}
