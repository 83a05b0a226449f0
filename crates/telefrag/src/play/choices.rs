//! The numbered choices, and what each of them would do before it is done.

use adrenaline::{Action, Adrenaline, Event, Sq, State};
use engine::{Eyes, Game, Seat};

use super::pen::{HOT, Pen, QUIET, WIDTH, pad, width};

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

    /// The list, in columns where it is long and its lines are short.
    pub(super) fn lines(&self, pen: Pen) -> Vec<String> {
        let numbered = self.lines.iter().enumerate().map(|(i, line)| {
            let number = pen.paint(HOT, format!("{:>3}", i + 1));
            format!("{number} {line}")
        });
        let entries: Vec<String> = numbered.collect();
        let longest = entries.iter().map(|entry| width(entry)).max().unwrap_or(0) + 2;
        let columns = if entries.len() < 7 { 1 } else { (WIDTH / longest).clamp(1, 3) };
        if columns == 1 {
            return entries.iter().flat_map(|entry| pen.wrap(entry, 4)).collect();
        }
        let rows = entries.len().div_ceil(columns);
        let row = |row: usize| {
            let cells = (0..columns).filter_map(|column| entries.get(column * rows + row));
            cells.map(|entry| pad(entry, longest)).collect::<String>()
        };
        (0..rows).map(row).collect()
    }
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
