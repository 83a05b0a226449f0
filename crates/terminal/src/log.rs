//! What happened, line by line, and how much of it has been on the screen.

use codex::Arg;
use engine::{Game, Seat};

use super::pen::{DANGER, Pen, QUIET, STRONG, width};
use super::screen::bar;
use super::shown::{News, Shown};

/// Lines of the log on a screen without end: at least what is new, but not more than so many.
const FEW: usize = 4;
const MANY: usize = 16;

/// Something that happened.
struct Told<E> {
    /// How many actions had been done before it.
    before: usize,
    text: String,
    rule: String,
    /// Somebody's turn begins.
    turn: Option<Seat>,
    /// It is a heading.
    heading: bool,
    /// The event; none for what was said before the game.
    event: Option<E>,
    /// It tells what stands before it, too.
    goes_on: bool,
}

impl<E> Told<E> {
    fn line(&self) -> String {
        if self.heading { self.text.clone() } else { format!("  {} {}", self.text, self.rule) }
    }

    /// Where there is little room: without the rule if that saves a line.
    fn short(&self, pen: Pen) -> Vec<String> {
        let line = self.line();
        if width(&line) <= pen.columns || self.heading {
            return pen.wrap(&line, 4);
        }
        pen.wrap(&format!("  {}", self.text), 4)
    }
}

/// Everything that one seat was told.
pub(super) struct Log<G: Game> {
    told: Vec<Told<G::Event>>,
    /// What was told before so many actions has been on the screen.
    read: usize,
}

impl<G: Game> Default for Log<G> {
    fn default() -> Self {
        Log { told: Vec::new(), read: 0 }
    }
}

impl<G: Shown> Log<G> {
    /// Something that everybody knows before the game.
    pub(super) fn note(&mut self, text: String) {
        let told = Told {
            before: 0,
            text,
            rule: String::new(),
            turn: None,
            heading: true,
            event: None,
            goes_on: false,
        };
        self.told.push(told);
    }

    /// Something happened, after so many actions.
    pub(super) fn tell(&mut self, pen: Pen, before: usize, state: &G::State, event: &G::Event) {
        let news = G::news(event);
        if news == News::Nothing {
            return;
        }
        let last = self.told.last().and_then(|told| told.event.as_ref());
        let joined = last.and_then(|last| G::joined(last, event));
        let goes_on = joined.is_some();
        let event = joined.unwrap_or_else(|| event.clone());
        let (message, rules) = G::tell(state, &event);
        let text = pen.say(&message);
        let (text, turn) = match news {
            News::Turn(who) => (pen.paint(STRONG, text), Some(who)),
            News::Heading => (pen.paint(STRONG, text), None),
            News::Grave => (pen.paint(DANGER, text), None),
            News::Plain | News::Nothing => (text, None),
        };
        let heading = matches!(news, News::Turn(_) | News::Heading);
        let rule = rules.first().map_or(String::new(), |rule| pen.paint(QUIET, rule.number()));
        self.told.push(Told { before, text, rule, turn, heading, event: Some(event), goes_on });
    }

    /// Forget what happened after so many actions.
    pub(super) fn take_back(&mut self, length: usize) {
        self.told.retain(|told| told.event.is_none() || told.before < length);
        self.read = self.read.min(length);
    }

    /// All that was told before so many actions has been on the screen, whoever read it there.
    pub(super) fn have_read(&mut self, actions: usize) {
        self.read = actions;
    }

    /// What is told; what a later line tells too is left out.
    fn lines(&self) -> Vec<&Told<G::Event>> {
        let told = (0..self.told.len()).filter(|&i| self.told.get(i + 1).is_none_or(|next| !next.goes_on));
        told.map(|i| &self.told[i]).collect()
    }

    /// How many of these lines are new.
    fn new_lines(&self, lines: &[&Told<G::Event>]) -> usize {
        lines.iter().filter(|told| told.before >= self.read).count()
    }

    /// Everything.
    pub(super) fn all(&self, pen: Pen) -> Vec<String> {
        self.lines().into_iter().flat_map(|told| pen.wrap(&told.line(), 4)).collect()
    }

    /// The last lines: all that is new, if it is not too much.
    pub(super) fn recent(&self, pen: Pen) -> Vec<String> {
        let all = self.lines();
        let new = self.new_lines(&all);
        let shown = new.clamp(FEW, MANY).min(all.len());
        if shown == 0 {
            return Vec::new();
        }
        let mut lines = vec![bar(pen, &pen.word("ui-log"))];
        if new > shown {
            let more = pen.text("ui-earlier", &[("n", Arg::Num((new - shown) as i64))]);
            lines.push(pen.paint(QUIET, more));
        }
        lines.extend(all[all.len() - shown..].iter().flat_map(|told| pen.wrap(&told.line(), 4)));
        lines
    }

    /// How many rows [`Log::within`] wants, and can do with if there is something to tell.
    pub(super) fn wishes(&self) -> [usize; 4] {
        let there = self.lines().len().min(FEW);
        [4, 3, 2, 1].map(|count: usize| count.min(there)).map(|count| if count == 0 { 0 } else { count + 1 })
    }

    /// The last lines in so many rows: the more that is new, the more of it.
    pub(super) fn within(&self, pen: Pen, rows: usize, reader: Seat) -> Vec<String> {
        let room = rows.saturating_sub(1);
        // That it is your turn is plain to see.
        let all = self.lines();
        let own = all.last().filter(|_| all.len() > 1).and_then(|told| told.turn) == Some(reader);
        let told = &all[..all.len() - usize::from(own)];
        let new = self.new_lines(&all).saturating_sub(own.into());
        let mut shown: Vec<String> = Vec::new();
        let mut count = 0;
        for told in told.iter().rev().take(new.max(FEW)) {
            let lines = told.short(pen);
            if shown.len() + lines.len() > room {
                break;
            }
            shown.splice(0..0, lines);
            count += 1;
        }
        if shown.is_empty() {
            return Vec::new();
        }
        let title = match new.saturating_sub(count) {
            0 => pen.word("ui-log"),
            more => pen.text("ui-log-more", &[("n", Arg::Num(more as i64))]),
        };
        shown.insert(0, bar(pen, &title));
        shown
    }
}
