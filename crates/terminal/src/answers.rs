//! What can be asked without changing anything: help, cards, rules, why not.

use codex::Arg;
use engine::about::{Kind, Spot};
use engine::why::{Asking, No};
use engine::{Refusal, Seat};

use super::pen::{DANGER, Pen, QUIET, STRONG};
use super::shown::Shown;

/// Where the explanations of the help begin.
const HELP_COLUMN: usize = 19;

/// What can be typed, in two columns, and what the signs mean.
pub(super) fn help<G: Shown>(pen: Pen) -> Vec<String> {
    let text = pen.word(G::WORDS.help);
    let lines = text.lines().flat_map(|line| {
        let indent = if line.contains("  ") { HELP_COLUMN } else { 2 };
        pen.wrap(line, indent)
    });
    lines.collect()
}

/// Why not, with the rules in full.
pub(super) fn refused(pen: Pen, refusal: &Refusal) -> Vec<String> {
    let reason = pen.say(&refusal.reason);
    let mut lines = pen.wrap(&pen.paint(DANGER, format!("{} {reason}", pen.word("ui-refused"))), 0);
    lines.extend(refusal.rules.iter().flat_map(|rule| cite(pen, rule.number())));
    lines
}

/// Why not, with the numbers of the rules alone.
pub(super) fn refused_in_short(pen: Pen, refusal: &Refusal) -> Vec<String> {
    let reason = pen.say(&refusal.reason);
    let mut lines = pen.wrap(&pen.paint(DANGER, format!("{} {reason}", pen.word("ui-refused"))), 0);
    let numbers: Vec<&str> = refusal.rules.iter().map(|rule| rule.number()).collect();
    if let Some(first) = numbers.first() {
        let args = [("rules", Arg::text(numbers.join(", "))), ("first", Arg::text(first))];
        lines.extend(pen.tell("ui-rules-short", &args));
    }
    lines
}

/// Why something on the table cannot be chosen, with what is the cause; what can be, in words.
pub(super) fn why<G: Shown>(pen: Pen, state: &G::State, seat: Seat, what: &str) -> Vec<String> {
    let Some(asking) = Asking::<G>::of(state, seat) else {
        return pen.tell("refusal-not-your-decision", &[]);
    };
    let answer = asking.about(&spot::<G>(&G::resample(state, seat, 0), what));
    if let Some(action) = answer.action.filter(|_| answer.is_legal()) {
        return pen.wrap(&pen.say(&G::label(state, action)), 0);
    }
    let mut lines = Vec::new();
    for No { refusal, causes } in &answer.no {
        lines.extend(refused_in_short(pen, refusal));
        lines.extend(causes.iter().flat_map(|cause| pen.wrap(&format!("  {}", pen.say(&cause.says)), 2)));
    }
    lines
}

/// The thing that somebody names as it is written in actions: the first kind of thing of that name that means something.
fn spot<G: Shown>(known: &G::State, what: &str) -> Spot {
    if let Some(number) = what.strip_prefix("door ") {
        return Spot::new(Kind::Door, number.trim());
    }
    let kinds = [Kind::Figure, Kind::Square, Kind::Weapon, Kind::Card, Kind::Spawnpoint, Kind::Tile];
    let spots = kinds.map(|kind| Spot::new(kind, what));
    spots.into_iter().find(|spot| G::meant(known, spot).is_some()).unwrap_or_else(|| Spot::square(what))
}

/// What is neither a number nor a word nor an action, and what the notation says of it.
pub(super) fn unknown(pen: Pen, line: String, why: &str, choices: usize) -> Vec<String> {
    let last = Arg::Num(choices as i64);
    let mut lines = pen.tell("ui-not-understood", &[("word", Arg::text(line)), ("last", last)]);
    // The notation explains itself in English only, and a word that is no verb needs no more words.
    if pen.lang == codex::Lang::En && !why.contains("is no action") {
        lines.extend(pen.wrap(&pen.paint(QUIET, why), 0));
    }
    lines
}

/// A rule by its number.
pub(super) fn rule<G: Shown>(pen: Pen, rule: &str) -> Vec<String> {
    if codex::has(&format!("rule-{rule}")) {
        return cite(pen, rule);
    }
    pen.tell(G::WORDS.no_rule, &[("rule", Arg::text(rule))])
}

/// A rule in full.
fn cite(pen: Pen, rule: &str) -> Vec<String> {
    let key = format!("rule-{rule}");
    let text = if codex::has(&key) { pen.word(&key) } else { String::new() };
    pen.wrap(&format!("  {} {text}", pen.paint(STRONG, rule)), 4)
}

/// What a card or another thing does.
pub(super) fn about<G: Shown>(pen: Pen, what: &str) -> Vec<String> {
    let told = G::explain(pen, what);
    if told.is_empty() { pen.tell(G::WORDS.no_help, &[("word", Arg::text(what))]) } else { told }
}
