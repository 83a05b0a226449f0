//! The whole picture: heading, board, panels, log, question, choices, in the room that there is.

use adrenaline::{Adrenaline, SquareSet, State, View};
use codex::Arg;
use engine::{Game, Seat};

use super::board::{Drawing, beside};
use super::choices::Choices;
use super::log::Log;
use super::panels::Panels;
use super::pen::{HOT, Pen, QUIET, STRONG, cut, pad, width};
use super::side::Side;
use super::size::{Layout, Size};

/// A rule with a word on it.
pub(super) fn bar(pen: Pen, word: &str) -> String {
    let rest = pen.columns.saturating_sub(width(word) + 4);
    pen.paint(QUIET, format!("── {word} {}", "─".repeat(rest)))
}

/// A plain rule.
fn rule(pen: Pen) -> String {
    pen.paint(QUIET, "─".repeat(pen.columns))
}

/// What `who` sees from where the figure stands; everything before it stands anywhere.
pub(super) fn sight(view: &View, who: Seat) -> SquareSet {
    let board = view.setup.board.board();
    let square = view.figures.get(who.index()).map(|figure| figure.square);
    match square.filter(|square| square.is_on()) {
        Some(square) => board.see(square),
        None => board.squares(),
    }
}

/// What is shown of a position, and where.
pub(super) struct Scene<'a> {
    pub(super) pen: Pen,
    pub(super) size: Size,
    pub(super) view: &'a View,
    /// What is seen; the rest is darker.
    pub(super) lit: SquareSet,
    pub(super) choices: &'a Choices,
    pub(super) log: &'a Log,
}

impl Scene<'_> {
    /// The question with everything that one wants to know about it.
    pub(super) fn question(&self, state: &State) -> Vec<String> {
        let prompt = self.pen.say(&Adrenaline::prompt(state));
        let position = self.position();
        let full = [position.clone(), self.log.recent(self.pen), self.full_question(&prompt)].concat();
        let Some(rows) = self.size.rows else { return full };
        if self.size.layout() == Layout::Large && full.len() < rows {
            return full;
        }
        // The last row is for what is typed.
        let room = rows.saturating_sub(position.len() + 1);
        [position, self.fitted(&prompt, room)].concat()
    }

    /// An answer in the place of the log; instead of the question, too, or alone if there is no other way.
    pub(super) fn answer(&self, state: &State, answer: &[String]) -> Vec<String> {
        let pen = self.pen;
        let hint = pen.paint(QUIET, pen.word("ui-back"));
        let position = self.position();
        let room = self.size.rows.map_or(0, |rows| rows.saturating_sub(position.len() + 1));
        let needed: usize = answer.iter().map(|line| width(line).div_ceil(pen.columns).max(1)).sum();
        let question = self.short_question(&pen.say(&Adrenaline::prompt(state)));
        let left = room.saturating_sub(needed + 1 + question.len());
        for keys in [vec![self.keys()], Vec::new()] {
            let choices = left.checked_sub(keys.len()).and_then(|left| self.choices.within(pen, left));
            if let Some(choices) = choices {
                return [position, vec![rule(pen)], answer.to_vec(), question, choices, keys].concat();
            }
        }
        if needed + 2 <= room {
            return [position, vec![rule(pen)], answer.to_vec(), vec![hint]].concat();
        }
        [answer.to_vec(), vec![hint]].concat()
    }

    /// The question with all its answers, without the board if there is no other way.
    pub(super) fn all_choices(&self, state: &State) -> Vec<String> {
        let pen = self.pen;
        let question = self.short_question(&pen.say(&Adrenaline::prompt(state)));
        let taken = self.position().len() + 1 + question.len();
        let room = self.size.rows.map_or(usize::MAX, |rows| rows.saturating_sub(taken));
        if self.choices.within(pen, room).is_some() {
            return self.question(state);
        }
        [question, self.choices.lines(pen), vec![pen.paint(QUIET, pen.word("ui-back"))]].concat()
    }

    /// The last position with what is said below it.
    pub(super) fn end(&self, said: &[String]) -> Vec<String> {
        let position = self.position();
        let log = match self.size.rows {
            Some(rows) => {
                // Below it somebody is asked for the name of a file: that takes two rows, and one for the answer.
                let room = rows.saturating_sub(position.len() + said.len() + 3);
                let all = self.log.recent(self.pen);
                let reader = self.view.viewer.unwrap_or(self.view.active);
                if all.len() <= room { all } else { self.log.within(self.pen, room, reader) }
            }
            None => self.log.recent(self.pen),
        };
        [position, log, said.to_vec()].concat()
    }

    /// Board and panels.
    pub(super) fn position(&self) -> Vec<String> {
        let Scene { pen, view, .. } = *self;
        let board = self.board();
        let panels = Panels { pen, view };
        match self.size.layout() {
            Layout::Large => {
                let beside = beside(&board, &panels.players(), 2);
                [vec![self.heading()], beside, panels.below()].concat()
            }
            Layout::Compact(_) => {
                let taken = board.first().map_or(0, |line| width(line)) + 1;
                let pen = pen.wide(pen.columns.saturating_sub(taken));
                let side = Side { panels: Panels { pen, view }, lines: board.len() };
                [vec![self.short_heading()], beside(&board, &side.lines(), 1), panels.own()].concat()
            }
        }
    }

    /// The board alone.
    pub(super) fn board(&self) -> Vec<String> {
        let squares = self.choices.squares();
        let Scene { pen, view, lit, .. } = *self;
        Drawing { pen, view, lit, choices: &squares, cell: self.size.cell() }.lines()
    }

    fn mode(&self) -> String {
        let setup = &self.view.setup;
        self.pen.word(if setup.domination {
            "mode-domination"
        } else if setup.turrets {
            "mode-turrets"
        } else {
            "mode-deathmatch"
        })
    }

    /// How far the game is.
    fn round(&self) -> String {
        let players = u32::from(self.view.setup.players.max(1));
        let n = Arg::Num(i64::from(self.view.turn / players) + 1);
        let round = self.pen.text("ui-round", &[("n", n)]);
        match self.view.frenzy {
            Some(_) => format!("{} · {round}", self.pen.word("ending-frenzy")),
            None => round,
        }
    }

    /// What game it is and how far it is.
    fn heading(&self) -> String {
        let board = self.pen.word(&format!("board-{}", self.view.setup.board));
        self.headed(&[self.pen.word("game-adrenaline"), self.mode(), board], &self.round())
    }

    /// The same with the track that the game is played for.
    fn short_heading(&self) -> String {
        let Scene { pen, view, .. } = *self;
        let track = Panels { pen, view }.progress(true);
        self.headed(&[self.mode(), self.round()], &track)
    }

    /// As many of the words as there is room for.
    fn headed(&self, words: &[String], right: &str) -> String {
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
        lines.push(pen.paint(QUIET, pen.word("ui-keys")));
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
        cut(&self.pen.paint(QUIET, self.pen.word("ui-keys-short")), self.pen.columns)
    }

    /// Log, question and answers in so many rows: the answers come first, then the log, then the keys.
    fn fitted(&self, prompt: &str, rows: usize) -> Vec<String> {
        let pen = self.pen;
        let question = self.short_question(prompt);
        let rows = rows.saturating_sub(question.len());
        let [many, more, few, one] = self.log.wishes();
        let plans = [(many, 1), (more, 1), (few, 1), (few, 0), (one, 0), (0, 0)];
        for (log, keys) in plans {
            let Some(room) = rows.checked_sub(log + keys) else { continue };
            let Some(choices) = self.choices.within(pen, room) else { continue };
            let reader = self.view.viewer.unwrap_or(self.view.active);
            let log = self.log.within(pen, rows - keys - choices.len(), reader);
            let keys = (keys > 0).then(|| self.keys());
            return [log, question, choices, keys.into_iter().collect()].concat();
        }
        let (choices, missing) = self.choices.first(pen, rows.saturating_sub(1));
        let hint = pen.text("ui-choices-more", &[("n", Arg::Num(missing as i64))]);
        [question, choices, vec![pen.paint(HOT, hint)]].concat()
    }
}
