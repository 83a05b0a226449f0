//! The whole picture: heading, board, panels, log, question, choices.

use adrenaline::{Adrenaline, SquareSet, View};
use codex::Arg;
use engine::{Game, Seat};

use super::board::{Drawing, beside};
use super::choices::Choices;
use super::panels::Panels;
use super::pen::{HOT, Pen, QUIET, STRONG, WIDTH, pad, width};

/// Lines of the log on the screen: at least what is new, but not more than so many.
const LOG_FEW: usize = 4;
const LOG_MANY: usize = 16;

/// A rule with a word on it.
pub(super) fn bar(pen: Pen, word: &str) -> String {
    let rest = WIDTH.saturating_sub(width(word) + 4);
    pen.paint(QUIET, format!("── {word} {}", "─".repeat(rest)))
}

/// What game it is and how far it is.
pub(super) fn heading(pen: Pen, view: &View) -> String {
    let setup = &view.setup;
    let mode = if setup.domination {
        "mode-domination"
    } else if setup.turrets {
        "mode-turrets"
    } else {
        "mode-deathmatch"
    };
    let words = [pen.word("game-adrenaline"), pen.word(mode), pen.word(&format!("board-{}", setup.board))];
    let players = u32::from(setup.players.max(1));
    let round = pen.text("ui-round", &[("n", Arg::Num(i64::from(view.turn / players) + 1))]);
    let right = match view.frenzy {
        Some(_) => format!("{} · {round}", pen.word("ending-frenzy")),
        None => round,
    };
    // As many of the words as there is room for.
    let left = |count: usize| {
        format!("{} {}", pen.paint(STRONG, "TELEFRAG"), pen.paint(QUIET, words[..count].join(" · ")))
    };
    let fits = |count: &usize| width(&left(*count)) + width(&right) < WIDTH;
    let left = left((1..=words.len()).rev().find(fits).unwrap_or(1));
    format!("{}{right}", pad(&left, WIDTH.saturating_sub(width(&right))))
}

/// Board and panels.
pub(super) fn position(pen: Pen, view: &View, lit: SquareSet, choices: &Choices) -> Vec<String> {
    let squares = choices.squares();
    let board = Drawing { pen, view, lit, choices: &squares }.lines();
    let panels = Panels { pen, view };
    let mut lines = vec![heading(pen, view)];
    lines.extend(beside(&board, &panels.players()));
    lines.extend(panels.below());
    lines
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

/// The last lines of the log: all that is new, if it is not too much.
pub(super) fn recent(pen: Pen, log: &[String], new: usize) -> Vec<String> {
    let shown = new.clamp(LOG_FEW, LOG_MANY).min(log.len());
    if shown == 0 {
        return Vec::new();
    }
    let mut lines = vec![bar(pen, &pen.word("ui-log"))];
    if new > shown {
        let more = pen.text("ui-earlier", &[("n", Arg::Num((new - shown) as i64))]);
        lines.push(pen.paint(QUIET, more));
    }
    lines.extend(log[log.len() - shown..].iter().flat_map(|line| pen.wrap(line, 4)));
    lines
}

/// The question and its answers.
pub(super) fn question(pen: Pen, state: &adrenaline::State, choices: &Choices) -> Vec<String> {
    let prompt = pen.say(&Adrenaline::prompt(state));
    let mut lines = vec![pen.paint(QUIET, "─".repeat(WIDTH))];
    lines.extend(pen.wrap(&prompt, 0).into_iter().map(|line| pen.paint(HOT, line)));
    lines.extend(choices.lines(pen));
    lines.push(pen.paint(QUIET, pen.word("ui-keys")));
    lines
}
