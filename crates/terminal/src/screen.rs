//! The whole picture: heading, board, panels, log, question, choices, in the room that there is.

use codex::Arg;
use engine::{Refusal, Seat};

use super::answers;
use super::choices::Choices;
use super::log::Log;
use super::pen::{HOT, Pen, QUIET, STRONG, cut, pad, width};
use super::shown::Shown;
use super::size::Size;

/// A rule with a word on it.
pub(super) fn bar(pen: Pen, word: &str) -> String {
    let rest = pen.columns.saturating_sub(width(word) + 4);
    pen.paint(QUIET, format!("── {word} {}", "─".repeat(rest)))
}

/// A plain rule.
fn rule(pen: Pen) -> String {
    pen.paint(QUIET, "─".repeat(pen.columns))
}

/// What is shown of a position, and where.
pub(super) struct Scene<'a, G: Shown> {
    pub(super) pen: Pen,
    pub(super) size: Size,
    pub(super) view: &'a G::View,
    /// The position as the reader imagines it.
    pub(super) known: &'a G::State,
    /// The reader.
    pub(super) seat: Seat,
    pub(super) gaze: G::Gaze,
    pub(super) choices: &'a Choices<G>,
    pub(super) log: &'a Log<G>,
}

impl<G: Shown> Scene<'_, G> {
    /// The question with everything that one wants to know about it.
    pub(super) fn question(&self, state: &G::State) -> Vec<String> {
        self.asked(state).0
    }

    /// How many choices the question's screen shows.
    pub(super) fn shown(&self, state: &G::State) -> usize {
        self.asked(state).1
    }

    /// The question's screen and how many choices it shows.
    fn asked(&self, state: &G::State) -> (Vec<String>, usize) {
        let prompt = self.pen.say(&G::prompt(state));
        let position = self.position();
        let full = [position.clone(), self.log.recent(self.pen), self.full_question(&prompt)].concat();
        let all = self.choices.numbered().count();
        let Some(rows) = self.size.rows else { return (full, all) };
        if G::is_roomy(self.size) && full.len() < rows {
            return (full, all);
        }
        // The last row is for what is typed.
        let room = rows.saturating_sub(position.len() + 1);
        let (below, count) = self.fitted(&prompt, room);
        ([position, below].concat(), count)
    }

    /// An answer in the place of the log; instead of the question, too, or alone if there is no other way.
    pub(super) fn answer(&self, state: &G::State, answer: &[String]) -> Vec<String> {
        let pen = self.pen;
        let hint = pen.paint(QUIET, pen.word("ui-back"));
        let position = self.position();
        let room = self.size.rows.map_or(0, |rows| rows.saturating_sub(position.len() + 1));
        let needed: usize = answer.iter().map(|line| width(line).div_ceil(pen.columns).max(1)).sum();
        let question = self.short_question(&pen.say(&G::prompt(state)));
        let left = room.saturating_sub(needed + 1 + question.len());
        for keys in [vec![self.keys()], Vec::new()] {
            let choices = left.checked_sub(keys.len()).and_then(|left| self.choices.within(pen, left));
            if let Some(choices) = choices {
                return [position, vec![rule(pen)], answer.to_vec(), question, choices.lines, keys].concat();
            }
        }
        if needed + 2 <= room {
            return [position, vec![rule(pen)], answer.to_vec(), vec![hint]].concat();
        }
        [answer.to_vec(), vec![hint]].concat()
    }

    /// Why something is refused: with the rules in full, if the board stays in sight.
    pub(super) fn refused(&self, refusal: &Refusal) -> Vec<String> {
        let full = answers::refused(self.pen, refusal);
        let room = self.size.rows.map_or(usize::MAX, |rows| rows.saturating_sub(self.position().len() + 3));
        if full.len() <= room { full } else { answers::refused_in_short(self.pen, refusal) }
    }

    /// The question with a page of its answers and without the board, and how many answers these are.
    pub(super) fn page(&self, state: &G::State) -> (Vec<String>, usize) {
        let pen = self.pen;
        let question = self.short_question(&pen.say(&G::prompt(state)));
        let room = self.size.rows.map_or(usize::MAX, |rows| rows.saturating_sub(2 + question.len()));
        let (page, hint) = match self.choices.within(pen, room) {
            Some(all) => (all, pen.paint(QUIET, pen.word("ui-back"))),
            None => {
                let page = self.choices.page(pen, room);
                let hint = self.page_hint(page.count);
                (page, hint)
            }
        };
        ([question, page.lines, vec![hint]].concat(), page.count)
    }

    /// The last position with what is said below it.
    pub(super) fn end(&self, said: &[String]) -> Vec<String> {
        let position = self.position();
        let log = match self.size.rows {
            Some(rows) => {
                // Below it somebody is asked for the name of a file: that takes two rows, and one for the answer.
                let room = rows.saturating_sub(position.len() + said.len() + 3);
                let all = self.log.recent(self.pen);
                if all.len() <= room { all } else { self.log.within(self.pen, room, self.seat) }
            }
            None => self.log.recent(self.pen),
        };
        [position, log, said.to_vec()].concat()
    }

    /// Heading, board and panels.
    pub(super) fn position(&self) -> Vec<String> {
        G::position(self)
    }

    /// As many of the words as there is room for.
    pub(super) fn headed(&self, words: &[String], right: &str) -> String {
        let pen = self.pen;
        let left = |count: usize| {
            let words = pen.paint(QUIET, words[..count].join(" · "));
            format!("{} {words}", pen.paint(STRONG, "TELEFRAG"))
        };
        let fits = |count: &usize| width(&left(*count)) + width(right) < pen.columns;
        let left = left((0..=words.len()).rev().find(fits).unwrap_or(0));
        cut(&format!("{}{right}", pad(&left, pen.columns.saturating_sub(width(right)))), pen.columns)
    }

    /// The question and its answers, as much room as they take.
    fn full_question(&self, prompt: &str) -> Vec<String> {
        let pen = self.pen;
        let mut lines = vec![rule(pen)];
        lines.extend(pen.wrap(prompt, 0).into_iter().map(|line| pen.paint(HOT, line)));
        lines.extend(self.choices.lines(pen));
        lines.push(pen.paint(QUIET, pen.word(G::WORDS.keys)));
        lines
    }

    /// The question on the rule, if it is short enough.
    fn short_question(&self, prompt: &str) -> Vec<String> {
        let pen = self.pen;
        let Some(rest) = pen.columns.checked_sub(width(prompt) + 4) else {
            let lines = pen.wrap(prompt, 0).into_iter().map(|line| pen.paint(HOT, line));
            return [rule(pen)].into_iter().chain(lines).collect();
        };
        let (left, right) = (pen.paint(QUIET, "──"), pen.paint(QUIET, "─".repeat(rest)));
        vec![format!("{left} {} {right}", pen.paint(HOT, prompt))]
    }

    fn keys(&self) -> String {
        cut(&self.pen.paint(QUIET, self.pen.word(G::WORDS.keys_short)), self.pen.columns)
    }

    /// Log, question and answers in so many rows, and how many answers: they come first, then the log, then the keys.
    fn fitted(&self, prompt: &str, rows: usize) -> (Vec<String>, usize) {
        let pen = self.pen;
        let question = self.short_question(prompt);
        let rows = rows.saturating_sub(question.len());
        let [many, more, few, one] = self.log.wishes();
        let plans = [(many, 1), (more, 1), (few, 1), (few, 0), (one, 0), (0, 0)];
        for (log, keys) in plans {
            let Some(room) = rows.checked_sub(log + keys) else { continue };
            let Some(choices) = self.choices.within(pen, room) else { continue };
            let log = self.log.within(pen, rows - keys - choices.lines.len(), self.seat);
            let keys = (keys > 0).then(|| self.keys());
            let lines = [log, question, choices.lines, keys.into_iter().collect()].concat();
            return (lines, choices.count);
        }
        let page = self.choices.page(pen, rows.saturating_sub(1));
        let hint = self.page_hint(page.count);
        ([question, page.lines, vec![hint]].concat(), page.count)
    }

    /// Which choices a page shows, and how to see the others.
    fn page_hint(&self, count: usize) -> String {
        let [from, to, all] = self.choices.range(count);
        if from == 1 && to == all {
            // Some are cut, but all are there.
            return self.keys();
        }
        let hint = if from == 1 && !self.choices.is_partial() && all - to < count {
            self.pen.text("ui-choices-more", &[("n", Arg::Num((all - to) as i64))])
        } else {
            let number = |n: usize| Arg::Num(n as i64);
            self.pen
                .text("ui-choices-page", &[("from", number(from)), ("to", number(to)), ("all", number(all))])
        };
        cut(&self.pen.paint(HOT, hint), self.pen.columns)
    }
}
