//! One random game under the eyes of the law.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::laws::{self, Breach, broken};
use super::{Config, Failure, Report, Universe};
use crate::table::redo;
use crate::{Chance, Decision, Proof, Seat, Silent, Start, Table, replay};

/// A game that is being played, and what has been counted so far.
pub(super) struct Trial<'a, G: Proof> {
    pub(super) config: &'a Config,
    pub(super) universe: &'a Universe<G>,
    pub(super) table: Table<G>,
    /// Chooses actions and samples; the game's own luck is in its state.
    pub(super) luck: Chance,
    pub(super) report: Report,
    pub(super) conserved: Vec<(&'static str, i64)>,
    /// By place in the universe: the step at which an action was listed last, from 1.
    pub(super) listed: Vec<u64>,
}

impl<'a, G: Proof> Trial<'a, G> {
    pub(super) fn run(
        config: &'a Config,
        universe: &'a Universe<G>,
        game: u64,
        setup: &G::Setup,
    ) -> Result<Report, Box<Failure>> {
        let mut mix = Chance::seeded(Chance::seeded(config.seed).next_u64() ^ game);
        let seed = mix.next_u64();
        let failure = |step, breach: Breach, replay| {
            let setup = serde_json::to_string(setup).unwrap_or_else(|e| e.to_string());
            let Breach { law, detail } = breach;
            Box::new(Failure { id: G::ID, game, setup, seed, step, law, detail, replay })
        };
        let start = Start::New { setup: setup.clone(), seed };
        let table = catch_unwind(AssertUnwindSafe(|| Table::<G>::new(start)));
        let table = match table {
            Ok(Ok(table)) => table,
            Ok(Err(refusal)) => {
                return Err(failure(0, broken(laws::SETUP, refusal.to_string()), String::new()));
            }
            Err(panic) => return Err(failure(0, panicked(&*panic), String::new())),
        };
        let conserved = G::conserved(table.state());
        let luck = Chance::seeded(mix.next_u64());
        let report = Report::default();
        let listed = vec![0; universe.list.len()];
        let mut trial = Trial { config, universe, table, luck, report, conserved, listed };
        let result = catch_unwind(AssertUnwindSafe(|| trial.play(game)));
        let breach = match result {
            Ok(Ok(())) => return Ok(trial.report),
            Ok(Err(breach)) => breach,
            Err(panic) => panicked(&*panic),
        };
        let text = catch_unwind(AssertUnwindSafe(|| replay::write(&trial.table)));
        Err(failure(trial.table.log().len(), breach, text.unwrap_or_default()))
    }

    fn play(&mut self, game: u64) -> Result<(), Breach> {
        let mut legal = Vec::new();
        let mut events = Vec::new();
        loop {
            let decision = G::decision(self.table.state());
            self.balance()?;
            let over = G::outcome(self.table.state()).is_some();
            let Some(decision) = decision else {
                if !over {
                    return Err(broken(
                        laws::OUTCOME,
                        "nobody has a decision and there is no outcome".into(),
                    ));
                }
                break;
            };
            if over {
                return Err(broken(
                    laws::OUTCOME,
                    format!("{} decides though there is an outcome", decision.seat),
                ));
            }
            if self.report.decisions >= self.config.max_decisions {
                return Err(broken(laws::ENDS, format!("{} decisions and no end", self.report.decisions)));
            }
            legal.clear();
            G::legal(self.table.state(), &mut legal);
            self.list(&legal)?;
            let action = legal[self.luck.below(legal.len() as u32) as usize];
            self.doors(decision, &legal, action)?;
            let every = |n: u64, step: u64| n > 0 && step.is_multiple_of(n);
            if every(self.config.universe_every, self.report.decisions) {
                self.all_doors(decision, &legal)?;
            }
            let close = every(self.config.close_look_every, self.report.decisions);
            if close {
                self.close_look(Some(decision), &legal)?;
            }
            self.act(decision, action, &mut events, close)?;
        }
        self.close_look(None, &[])?;
        self.repeat(game)?;
        self.report.games = 1;
        self.report.longest = self.report.decisions;
        Ok(())
    }

    /// Apply an action and look at what happened.
    fn act(
        &mut self,
        decision: Decision,
        action: G::Action,
        events: &mut Vec<G::Event>,
        close: bool,
    ) -> Result<(), Breach> {
        let deaf = close.then(|| {
            let mut state = self.table.state().clone();
            G::apply(&mut state, action, &mut Silent);
            state
        });
        events.clear();
        self.table.push(decision.seat, action, events);
        self.report.decisions += 1;
        if deaf.is_some_and(|deaf| deaf != *self.table.state()) {
            let detail = format!("`{action}` gives another state the second time, with nobody listening");
            return Err(broken(laws::SAME, detail));
        }
        self.witnesses(events, close)
    }

    /// The log played once more from the start, and the same through a file.
    fn repeat(&mut self, game: u64) -> Result<(), Breach> {
        let again = self.table.start().lay_out();
        let mut state = again.map_err(|e| broken(laws::SAME, format!("the second start: {e}")))?;
        for (i, entry) in self.table.log().iter().enumerate() {
            redo::<G>(&mut state, entry, &mut Silent);
            if self.table.noted_hash(i + 1).is_some_and(|noted| noted != G::hash(&state)) {
                let detail = format!("played once more, the hash after action {} differs", i + 1);
                return Err(broken(laws::SAME, detail));
            }
        }
        if G::hash(&state) != self.table.hash() || state != *self.table.state() {
            return Err(broken(laws::SAME, "played once more, the game ends differently".into()));
        }
        let n = self.luck.below(self.table.log().len() as u32 + 1) as usize;
        let noted = self.table.noted_hash(n - n % crate::table::HASH_EVERY);
        let there = self.table.state_at(n - n % crate::table::HASH_EVERY).map(|state| G::hash(&state));
        if noted != there {
            return Err(broken(laws::SAME, format!("going back to action {n} gives another state")));
        }
        if self.config.replay_every > 0 && game.is_multiple_of(self.config.replay_every) {
            let text = replay::write(&self.table);
            let table = replay::read::<G>(&text).and_then(|replay| replay.verify());
            let table = table.map_err(|e| broken(laws::REPLAY, e.to_string()))?;
            if replay::write(&table) != text {
                return Err(broken(laws::REPLAY, "read and written again, the file differs".into()));
            }
            self.report.replays += 1;
        }
        Ok(())
    }

    /// A seat that does not decide, if there is one.
    pub(super) fn another_seat(&mut self, decision: Decision) -> Option<Seat> {
        let seats = G::seats(self.table.state()) as u32;
        let n = self.luck.below(seats.saturating_sub(1)) as u8;
        (seats > 1).then(|| Seat(if n >= decision.seat.0 { n + 1 } else { n }))
    }
}

fn panicked(panic: &(dyn std::any::Any + Send)) -> Breach {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    broken(laws::CALM, text.unwrap_or_else(|| "without a message".into()))
}
