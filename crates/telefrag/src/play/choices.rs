//! The numbered choices, and what each of them would do before it is done.

use adrenaline::{Action, Adrenaline, Event, Sq, State};
use engine::{Eyes, Game, Seat};

use super::pen::{HOT, Pen, QUIET, pad, width};

/// The open question's answers, in the order of their numbers.
pub(super) struct Choices {
    pub(super) actions: Vec<Action>,
    lines: Vec<String>,
}

impl Choices {
    /// The legal actions of the seat that decides.
    pub(super) fn of(pen: Pen, state: &State) -> Self {
        let mut actions = Vec::new();
        Adrenaline::legal(state, &mut actions);
        let lines = actions.iter().map(|&action| {
            let label = pen.say(&Adrenaline::label(state, action));
            match forecast(pen, state, action) {
                told if told.is_empty() => label,
                told => format!("{label}  {told}"),
            }
        });
        let lines = lines.collect();
        Choices { actions, lines }
    }

    /// Squares that a choice leads to, with its number.
    pub(super) fn squares(&self) -> Vec<(Sq, usize)> {
        let to = |(i, action): (usize, &Action)| match *action {
            Action::To(square) | Action::At(square) | Action::Room(square) => Some((square, i + 1)),
            _ => None,
        };
        self.actions.iter().enumerate().filter_map(to).collect()
    }

    /// Each answer with its number.
    fn entries(&self, pen: Pen) -> Vec<String> {
        let numbered = self.lines.iter().enumerate().map(|(i, line)| {
            let number = pen.paint(HOT, format!("{:>3}", i + 1));
            format!("{number} {line}")
        });
        numbered.collect()
    }

    /// The list, in columns where it is long and its lines are short.
    pub(super) fn lines(&self, pen: Pen) -> Vec<String> {
        let entries = self.entries(pen);
        if entries.len() < 7 {
            return single(pen, &entries);
        }
        let tables = [3, 2].into_iter().filter_map(|columns| table(&entries, columns, pen.columns, true));
        tables.into_iter().next().unwrap_or_else(|| single(pen, &entries))
    }

    /// The list in so many rows; none if it needs more.
    pub(super) fn within(&self, pen: Pen, rows: usize) -> Option<Vec<String>> {
        let lines = self.lines(pen);
        if lines.len() <= rows { Some(lines) } else { arrange(pen, &self.entries(pen), rows) }
    }

    /// As many of the first answers as there are rows for, and how many are missing.
    pub(super) fn first(&self, pen: Pen, rows: usize) -> (Vec<String>, usize) {
        let entries = self.entries(pen);
        let shown = (0..=entries.len()).rev().find_map(|count| {
            let lines = arrange(pen, &entries[..count], rows)?;
            Some((lines, entries.len() - count))
        });
        shown.unwrap_or_default()
    }
}

/// One below the other.
fn single(pen: Pen, entries: &[String]) -> Vec<String> {
    entries.iter().flat_map(|entry| pen.wrap(entry, 4)).collect()
}

/// In columns, read downwards; none if that is too wide.
fn table(entries: &[String], columns: usize, room: usize, even: bool) -> Option<Vec<String>> {
    let rows = entries.len().div_ceil(columns);
    let longest = |list: &[String]| list.iter().map(|entry| width(entry)).max().unwrap_or(0) + 2;
    let all = longest(entries);
    let columns: Vec<(&[String], usize)> =
        entries.chunks(rows).map(|list| (list, if even { all } else { longest(list) })).collect();
    if columns.iter().map(|(_, wide)| wide).sum::<usize>() > room + if even { 0 } else { 2 } {
        return None;
    }
    let row = |row: usize| {
        let cells = columns.iter().filter_map(|(list, wide)| Some(pad(list.get(row)?, *wide)));
        cells.collect::<String>().trim_end().to_owned()
    };
    Some((0..rows).map(row).collect())
}

/// In so many rows at most, with as few columns as that takes.
fn arrange(pen: Pen, entries: &[String], rows: usize) -> Option<Vec<String>> {
    let lines = single(pen, entries);
    if lines.len() <= rows {
        return Some(lines);
    }
    let more = (2..=entries.len()).map_while(|columns| {
        // A table with more columns is no wider only by accident, so the first that is too wide ends the search.
        table(entries, columns, pen.columns, false)
    });
    more.into_iter().find(|lines| lines.len() <= rows)
}

/// The damage and marks that a shot would bring at once: `▲ 0 → 2`.
fn forecast(pen: Pen, state: &State, action: Action) -> String {
    if !matches!(action, Action::Hit(_) | Action::At(_) | Action::Room(_) | Action::Scope(..)) {
        return String::new();
    }
    // What is hidden does not matter here; a guess at it keeps the secrets where they are.
    let Some(eyes) = Eyes::<Adrenaline>::of(state) else { return String::new() };
    let mut after = eyes.guess(0);
    let mut events = Vec::new();
    Adrenaline::apply(&mut after, action, &mut events);
    let told = (0..state.figures.len() as u8).map(Seat).filter_map(|who| {
        let before = state.figure(who).damage.len();
        let damage = events.iter().filter_map(|event| match *event {
            Event::Damaged { to, total, .. } if to == who => Some(usize::from(total)),
            _ => None,
        });
        let damage = damage.max().filter(|&total| total > before);
        let marks: u8 = events.iter().map(|event| marks_for(event, who)).sum();
        let mut words = vec![pen.token(&state.setup, who)];
        words.extend(damage.map(|total| pen.paint(QUIET, format!("{before} → {total}"))));
        words.extend((marks > 0).then(|| pen.paint(QUIET, format!("⊕ {marks}"))));
        (words.len() > 1).then(|| words.join(" "))
    });
    told.collect::<Vec<_>>().join("  ")
}

fn marks_for(event: &Event, who: Seat) -> u8 {
    match *event {
        Event::Marked { to, amount, .. } if to == who => amount,
        _ => 0,
    }
}
