//! One rule: what it says, in every language, what stands beside it, and what makes it true and proves it.

use std::collections::BTreeSet;

use codex::{Arg, Drawing, Evidence, Lang, Place, Rulebook, Spot, evidence, rule_text};
use maud::{Markup, html};

use super::Reader;
use super::drawing::example;
use super::editions::editions;
use super::frame::{Page, Parts, address};
use super::library::Title;

/// A list of places in the code is open if it is no longer than this.
const OPEN: usize = 4;

pub(super) fn page(reader: &Reader<'_>, game: &Title, rule: Place) -> Page {
    let number = rule.number();
    let chapter = format!("{}#{}", address(game.id), rule.chapter.anchor());
    let main = html! {
        p.label {
            (reader.name(game)) " · " a href=(reader.to(&chapter)) { (rule.chapter.title(reader.lang)) } " · "
            (place(reader, rule))
        }
        h1.number { (number) }
        p.statement { (rule_text(reader.lang, number)) }
        @if let Some(drawing) = Drawing::of(number) { (example(reader, drawing)) }
        (editions(reader, number))
        (neighbours(reader, rule))
        h2 { (rule.chapter.title(reader.lang)) }
        ol.rules {
            @for other in &rule.chapter.rules {
                @if *other == number {
                    li.panel.current aria-current="true" { span.number { (number) } " " (rule_text(reader.lang, number)) }
                } @else {
                    li.panel { (cited(reader, other)) }
                }
            }
        }
    };
    let parts = Parts {
        title: format!("{number}: {}", rule.chapter.title(reader.lang)),
        path: address(number),
        game: Some(game),
        chapter: Some(rule.chapter),
        query: Some(""),
        main,
        aside: Some(aside(reader, number)),
    };
    Page::new(reader, parts)
}

/// Which of the rules of its chapter it is.
fn place(reader: &Reader<'_>, rule: Place) -> String {
    let count = |n: usize| Arg::Num(i64::try_from(n).unwrap_or(i64::MAX));
    let args = [("n", count(rule.index + 1)), ("of", count(rule.chapter.rules.len()))];
    codex::text(reader.lang, "codex-place", &args)
}

/// A rule with its number as a link.
fn cited(reader: &Reader<'_>, number: &str) -> Markup {
    html! {
        a.number href=(reader.to(&address(number))) { (number) }
        " " (rule_text(reader.lang, number))
    }
}

/// The rules before and behind it in the book.
fn neighbours(reader: &Reader<'_>, rule: Place) -> Markup {
    let all: Vec<&str> = rule.book.rules().map(Place::number).collect();
    let here = all.iter().position(|number| *number == rule.number()).unwrap_or_default();
    let before = here.checked_sub(1).and_then(|n| all.get(n));
    let behind = all.get(here + 1);
    html! {
        nav.neighbours aria-label=(reader.say("codex-rule-neighbours")) {
            @if let Some(number) = before {
                a rel="prev" href=(reader.to(&address(number))) { "← " (reader.say("codex-previous")) ": " b { (number) } }
            }
            @if let Some(number) = behind {
                a rel="next" href=(reader.to(&address(number))) { (reader.say("codex-next")) ": " b { (number) } " →" }
            }
        }
    }
}

fn aside(reader: &Reader<'_>, number: &str) -> Markup {
    let none = Evidence::default();
    let known = evidence(number).unwrap_or(&none);
    let related = related(number, known);
    html! {
        section {
            h2.label { (reader.say("codex-other-languages")) }
            dl.translations {
                @for lang in Lang::ALL.into_iter().filter(|&lang| lang != reader.lang) {
                    dt { a href=(super::frame::in_language(&address(number), lang)) hreflang=(lang) { (codex::text(lang, &format!("language-{lang}"), &[])) } }
                    dd lang=(lang) { (rule_text(lang, number)) }
                }
            }
        }
        @if !related.is_empty() {
            section {
                h2.label { (reader.say("codex-see-also")) }
                ul.related { @for other in related { li { (cited(reader, other)) } } }
            }
        }
        (spots(&reader.say("codex-used-in"), &known.code))
        (spots(&reader.say("codex-proved-by"), &known.tests))
    }
}

/// Rules that its text names or that are cited together with it.
fn related(number: &str, known: &Evidence) -> Vec<&'static str> {
    let text = rule_text(Lang::En, number);
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    let named = words.filter_map(Rulebook::find).map(Place::number);
    let mut seen = BTreeSet::from([number]);
    named.chain(known.with.iter().copied()).filter(|other| seen.insert(other)).collect()
}

/// Places in the code, folded away where there are many.
fn spots(title: &str, spots: &[Spot]) -> Markup {
    html! {
        @if !spots.is_empty() {
            section {
                h2.label { (title) }
                details open[spots.len() <= OPEN] {
                    summary { (spots.len()) }
                    ul.spots { @for spot in spots { li { b { (spot.item) } " " code { (spot.path) } } } }
                }
            }
        }
    }
}
