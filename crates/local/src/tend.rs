//! Looking after tables, one thing at a time: computer players, clocks, looking back.

use std::collections::BTreeMap;

use parlour::Place;
use parlour::analysis::Review;
use parlour::place::Due;
use parlour::seated::{Analyst, Step};

use crate::house::House;

/// A game that is looked back at.
pub(crate) enum Looking {
    /// So many entries of so many have been looked at.
    Working { done: usize, all: usize, analyst: Analyst },
    /// It is there, in every language in the order of [`codex::Lang::ALL`].
    There(Vec<Review>),
    /// Nothing came of it: a mistake of ours.
    Failed,
}

/// When tables must be looked after.
#[derive(Debug, Default)]
pub(crate) struct Dues {
    by_table: BTreeMap<String, (u64, u64)>,
    turns: u64,
    /// What the clock said last.
    clock: Option<u64>,
}

impl Dues {
    /// A table must be looked after then, or not at all.
    pub(crate) fn set(&mut self, table: &str, due: Option<u64>) {
        match due {
            Some(due) => self.by_table.entry(table.to_owned()).or_insert((due, 0)).0 = due,
            None => {
                self.by_table.remove(table);
            }
        }
    }

    /// What the clock says. If it was set back, or nobody knows whether it was, each table is looked at anew: what was due
    /// by the old clock may be due now.
    fn tick(&mut self, time: u64) {
        if self.clock.is_none_or(|before| time < before) {
            self.by_table.values_mut().for_each(|(due, _)| *due = time.min(*due));
        }
        self.clock = Some(time);
    }

    /// The table whose turn it is: among those that are due one that is watched, else the one that has waited longest.
    fn take(&mut self, time: u64, watched: impl Fn(&str) -> bool) -> Option<String> {
        let due = self.by_table.iter().filter(|(_, (due, _))| *due <= time);
        let (id, _) = due.min_by_key(|(id, (_, turn))| (!watched(id), *turn))?;
        let id = id.clone();
        self.turns += 1;
        if let Some((_, turn)) = self.by_table.get_mut(&id) {
            *turn = self.turns;
        }
        Some(id)
    }

    /// When the next thing is due.
    fn next(&self) -> Option<u64> {
        self.by_table.values().map(|(due, _)| *due).min()
    }
}

impl House {
    /// Do one thing that is due: a decision of a computer player, a reminder, a part of looking back at a game. Says when the
    /// next is due, which may be at once; nothing if all waits for somebody.
    pub fn tend(&mut self, time: u64) -> Option<u64> {
        self.dues.tick(time);
        let lines = &self.lines;
        match self.dues.take(time, |id| lines.watch(id)) {
            Some(id) => self.tend_table(&id, time),
            None => self.look_back(),
        }
        self.spread();
        let looks = self.reviews.values().any(|looking| matches!(looking, Looking::Working { .. }));
        self.dues.next().map(|due| due.max(time)).into_iter().chain(looks.then_some(time)).min()
    }

    fn tend_table(&mut self, id: &str, time: u64) {
        let watched = self.lines.watch(id);
        let Ok(table) = self.table(id) else { return self.dues.set(id, None) };
        let (seat, number, action) = match table.place.due(&table.now, watched, time) {
            Due::Nothing => {
                let later = table.now.due(&table.place.options, watched, time).filter(|due| *due > time);
                return self.dues.set(id, later);
            }
            Due::Remind { seat, number } => (seat, number, None),
            Due::Think { seat, number, thinker } => match thinker() {
                Some(action) => (seat, number, Some(action)),
                None => return self.dues.set(id, None),
            },
        };
        let done = self.write(id, time, |table| Place::tended(&table.now, seat, number, action.as_deref()));
        if done.is_err() {
            // It would come to the same again and again.
            self.dues.set(id, None);
        }
    }

    /// Look at the next decision of a game that is looked back at.
    fn look_back(&mut self) {
        let working = self.reviews.values_mut().find(|looking| matches!(looking, Looking::Working { .. }));
        let Some(looking) = working else { return };
        let Looking::Working { done, all, analyst } = looking else { return };
        match analyst() {
            Step::Working { done: now, all: of } => (*done, *all) = (now, of),
            Step::There(reviews) => *looking = Looking::There(reviews),
            Step::Failed => *looking = Looking::Failed,
        }
    }
}
