//! What can be asked without changing anything: help, cards, rules, why not.

use adrenaline::Weapon;
use codex::Arg;
use engine::Refusal;

use super::panels::powerup_key;
use super::pen::{DANGER, Pen, QUIET, STRONG};

/// Where the explanations of the help begin.
const HELP_COLUMN: usize = 19;

/// What can be typed, in two columns, and what the signs mean.
pub(super) fn help(pen: Pen) -> Vec<String> {
    let text = pen.word("ui-help-text");
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
    lines.extend(refusal.rules.iter().flat_map(|rule| cite(pen, rule.0)));
    lines
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
pub(super) fn rule(pen: Pen, rule: &str) -> Vec<String> {
    if codex::has(&format!("rule-{rule}")) {
        return cite(pen, rule);
    }
    pen.tell("ui-no-rule", &[("rule", Arg::text(rule))])
}

/// A rule in full.
fn cite(pen: Pen, rule: &str) -> Vec<String> {
    let key = format!("rule-{rule}");
    let text = if codex::has(&key) { pen.word(&key) } else { String::new() };
    pen.wrap(&format!("  {} {text}", pen.paint(STRONG, rule)), 4)
}

/// What a weapon or a powerup does, found by its id or by the beginning of its name.
pub(super) fn about(pen: Pen, what: &str) -> Vec<String> {
    let wanted = what.to_lowercase();
    let powerups = adrenaline::Powerup::all().map(|card| powerup_key(card.kind()).to_owned());
    let mut keys: Vec<String> = Weapon::all().map(|w| format!("weapon-{w}")).chain(powerups).collect();
    keys.sort();
    keys.dedup();
    let fits = |key: &&String| {
        let name = pen.word(key).to_lowercase();
        let id = key.split_once('-').map_or("", |(_, id)| id);
        name.starts_with(&wanted) || id.starts_with(&wanted)
    };
    let found: Vec<&String> = keys.iter().filter(fits).collect();
    if found.is_empty() {
        return pen.tell("ui-no-help", &[("word", Arg::text(what))]);
    }
    let told = found.into_iter().flat_map(|key| {
        let head = pen.paint(STRONG, pen.word(key));
        let price = Weapon::all().find(|w| format!("weapon-{w}") == *key).map(|w| pen.cubes(w.card().reload));
        let price = price.map_or(String::new(), |price| format!(" {price}"));
        pen.wrap(&format!("{head}{price}: {}", pen.word(&format!("{key}-help"))), 2)
    });
    told.collect()
}
