//! What happened, line by line, and how much of it has been on the screen.

use adrenaline::{Adrenaline, Deed, Event, State};
use codex::Arg;
use engine::{Game, Seat};

use super::pen::{DANGER, Pen, QUIET, STRONG, width};
use super::screen::bar;

/// Lines of the log on a screen without end: at least what is new, but not more than so many.
const FEW: usize = 4;
const MANY: usize = 16;

/// Something that happened.
struct Told {
    /// How many actions had been done before it.
    before: usize,
    text: String,
    rule: String,
    /// Somebody's turn begins.
    turn: Option<Seat>,
}

impl Told {
    fn line(&self) -> String {
        if self.turn.is_some() { self.text.clone() } else { format!("  {} {}", self.text, self.rule) }
    }

    /// Where there is little room: without the rule if that saves a line.
    fn short(&self, pen: Pen) -> Vec<String> {
        let line = self.line();
        if width(&line) <= pen.columns || self.turn.is_some() {
            return pen.wrap(&line, 4);
        }
        pen.wrap(&format!("  {}", self.text), 4)
    }
}

/// Everything that was told.
#[derive(Default)]
pub(super) struct Log {
    told: Vec<Told>,
    read: usize,
}

impl Log {
    /// Something happened, after so many actions.
    pub(super) fn tell(&mut self, pen: Pen, before: usize, state: &State, event: &Event) {
        let (message, rules) = Adrenaline::tell(state, event);
        let text = pen.say(&message);
        let (text, turn) = match *event {
            Event::TurnBegan { who, .. } => (pen.paint(STRONG, text), Some(who)),
            Event::Killed { .. } => (pen.paint(DANGER, text), None),
            _ => (text, None),
        };
        let rule = rules.first().map_or(String::new(), |rule| pen.paint(QUIET, rule.0));
        self.told.push(Told { before, text, rule, turn });
    }

    /// Forget what happened after so many actions.
    pub(super) fn take_back(&mut self, length: usize) {
        self.told.retain(|told| told.before < length);
        self.read = self.read.min(self.told.len());
    }

    /// How much there is.
    pub(super) fn len(&self) -> usize {
        self.told.len()
    }

    /// So much has been on the screen.
    pub(super) fn have_read(&mut self, count: usize) {
        self.read = count.min(self.told.len());
    }

    fn unread(&self) -> usize {
        self.told.len() - self.read
    }

    /// Everything.
    pub(super) fn all(&self, pen: Pen) -> Vec<String> {
        self.told.iter().flat_map(|told| pen.wrap(&told.line(), 4)).collect()
    }

    /// The last lines: all that is new, if it is not too much.
    pub(super) fn recent(&self, pen: Pen) -> Vec<String> {
        let new = self.unread();
        let shown = new.clamp(FEW, MANY).min(self.told.len());
        if shown == 0 {
            return Vec::new();
        }
        let mut lines = vec![bar(pen, &pen.word("ui-log"))];
        if new > shown {
            let more = pen.text("ui-earlier", &[("n", Arg::Num((new - shown) as i64))]);
            lines.push(pen.paint(QUIET, more));
        }
        lines.extend(self.told[self.told.len() - shown..].iter().flat_map(|told| pen.wrap(&told.line(), 4)));
        lines
    }

    /// How many rows [`Log::within`] wants, and can do with if there is something to tell.
    pub(super) fn wishes(&self) -> [usize; 4] {
        let there = self.told.len().min(FEW);
        [4, 3, 2, 1].map(|count: usize| count.min(there)).map(|count| if count == 0 { 0 } else { count + 1 })
    }

    /// The last lines in so many rows: the more that is new, the more of it.
    pub(super) fn within(&self, pen: Pen, rows: usize, reader: Seat) -> Vec<String> {
        let room = rows.saturating_sub(1);
        // That it is your turn is plain to see.
        let own = self.told.last().filter(|_| self.told.len() > 1).and_then(|told| told.turn) == Some(reader);
        let told = &self.told[..self.told.len() - usize::from(own)];
        let new = self.unread().saturating_sub(own.into());
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

/// Is it worth a line? Beginnings, coins and refills show in what follows and on the board.
pub(super) fn is_news(event: &Event) -> bool {
    !matches!(
        event,
        Event::Began { what: Deed::Run | Deed::Grab | Deed::Shoot | Deed::Bot | Deed::EndTurn, .. }
            | Event::PaidCube { .. }
            | Event::TileDealt { .. }
            | Event::WeaponDealt { .. }
    )
}
