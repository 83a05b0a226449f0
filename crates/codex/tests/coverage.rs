//! Everything that has a name or a number in a game has a text, in every language: of each game that `bots::tour` knows.

use std::collections::{BTreeMap, BTreeSet};

use bots::{Guest, Played};
use codex::{Lang, Rulebook, has, say, text};
use engine::shelf::{Shelf, Thing};
use engine::{Message, Rule, schema};
use serde_json::Value;

/// What a game says of itself.
struct Title {
    id: &'static str,
    book: &'static Rulebook,
    shelves: Vec<Shelf>,
    reasons: &'static [(&'static str, &'static [Rule])],
    described: schema::Described,
}

impl Title {
    fn things(&self) -> impl Iterator<Item = &Thing> {
        self.shelves.iter().flat_map(|shelf| &shelf.things)
    }
    fn rules(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.book.rules().map(|rule| rule.number())
    }
}

fn titles() -> Vec<Title> {
    struct Titles(Vec<Title>);
    impl Guest for Titles {
        fn meet<G: Played>(&mut self) {
            let book = Rulebook::of(G::PREFIX).unwrap_or_else(|| panic!("{} has no rules", G::ID));
            let (shelves, reasons, described) = (G::shelves(), G::reasons(), schema::of::<G>());
            self.0.push(Title { id: G::ID, book, shelves, reasons, described });
        }
    }
    let mut titles = Titles(Vec::new());
    bots::tour(&mut titles);
    assert!(!titles.0.is_empty(), "there are games");
    titles.0
}

/// Every language has a text for this message, with all that it speaks of.
#[track_caller]
fn assert_said(message: &Message) {
    assert!(has(&message.key), "{}", message.key);
    for lang in Lang::ALL {
        let said = say(lang, message);
        let whole = !said.trim().is_empty() && !said.contains(['{', '}', '⟦', '\u{2068}']);
        assert!(whole, "{} in {lang}: {said}", message.key);
    }
}

#[test]
fn every_game_and_every_language_is_introduced() {
    for Title { id, .. } in titles() {
        for key in [format!("game-{id}"), format!("page-about-{id}"), format!("page-facts-{id}")] {
            assert_said(&Message::new(key));
        }
    }
    Lang::ALL.into_iter().for_each(|lang| assert_said(&Message::new(format!("language-{}", lang.code()))));
}

#[test]
fn everything_in_the_boxes_has_a_name_and_its_facts() {
    for title in titles() {
        assert!(title.things().count() > 20, "{}: what is in its box", title.id);
        title.shelves.iter().for_each(|shelf| assert_said(&shelf.title));
        for Thing { name, facts, text, .. } in title.things() {
            [name].into_iter().chain(facts).chain(text).for_each(assert_said);
        }
    }
}

#[test]
fn names_tell_things_of_a_kind_apart() {
    for title in titles() {
        for (shelf, lang) in title.shelves.iter().flat_map(|shelf| Lang::ALL.map(|lang| (shelf, lang))) {
            let mut named: BTreeMap<String, &str> = BTreeMap::new();
            for thing in &shelf.things {
                let other = named.insert(say(lang, &thing.name), &thing.id);
                assert_eq!(other, None, "{} in {lang}: {} is called the same", title.id, thing.id);
            }
        }
    }
}

#[test]
fn every_rule_is_translated_and_ends_with_a_full_stop() {
    for number in titles().iter().flat_map(Title::rules) {
        let key = format!("rule-{number}");
        assert_said(&Message::new(key.clone()));
        let texts: BTreeSet<String> = Lang::ALL.iter().map(|lang| text(*lang, &key, &[])).collect();
        assert_eq!(texts.len(), Lang::ALL.len(), "{key} reads the same in two languages");
        assert!(texts.iter().all(|text| text.ends_with('.')), "{key}: {texts:?}");
    }
}

#[test]
fn rules_are_numbered_from_one_without_gaps() {
    for title in titles() {
        let mut groups: BTreeMap<&str, BTreeSet<u32>> = BTreeMap::new();
        for number in title.rules() {
            // Some are named after what they are about: `D04-ORD-AIM`.
            let counted = number.rsplit_once('-').and_then(|(group, n)| Some((group, n.parse().ok()?)));
            let Some((group, n)) = counted else { continue };
            assert!(groups.entry(group).or_default().insert(n), "{number} twice");
        }
        for (group, numbers) in groups {
            assert!(numbers.iter().copied().eq(1..=numbers.len() as u32), "{group}: {numbers:?}");
        }
    }
}

#[test]
fn what_is_cited_is_in_the_book() {
    for title in titles() {
        let known: BTreeSet<&str> = title.rules().collect();
        let of_things = title.things().flat_map(|thing| &thing.rules);
        let of_reasons = title.reasons.iter().flat_map(|(_, rules)| *rules);
        let strange: BTreeSet<&Rule> =
            of_things.chain(of_reasons).filter(|rule| !known.contains(rule.number())).collect();
        assert!(strange.is_empty(), "{}: {strange:?}", title.id);
        title.reasons.iter().for_each(|(key, _)| assert!(has(key), "{key}"));
    }
}

/// The places in a description where something has no sentence: every field, every kind, every key that names a kind.
fn silent(place: &str, schema: &Value, found: &mut Vec<String>) {
    let told = |it: &Value| it["description"].as_str().is_some_and(|text| !text.trim().is_empty());
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        let place = format!("{place}.{name}");
        // The word in a tag is said by the kind that it names.
        if !told(field) && field.get("const").is_none() {
            found.push(place.clone());
        }
        silent(&place, field, found);
    }
    for (n, kind) in schema["oneOf"].as_array().into_iter().flatten().enumerate() {
        let place = format!("{place}, kind {n}");
        if !told(kind) {
            found.push(place.clone());
        }
        silent(&place, kind, found);
    }
    let several = ["anyOf", "allOf", "prefixItems"].iter().filter_map(|key| schema[key].as_array()).flatten();
    let single = ["items", "additionalProperties"].iter().filter_map(|key| schema.get(key));
    several.chain(single).for_each(|part| silent(place, part, found));
}

#[test]
fn every_field_of_views_events_and_set_ups_is_described() {
    for Title { id, described, .. } in titles() {
        let mut found = Vec::new();
        for (name, schema) in &described.defs {
            silent(name, schema, &mut found);
        }
        assert!(found.is_empty(), "{id}: nothing is said of {found:?}");
        assert!(schema::NAMES.iter().all(|name| described.defs.contains_key(*name)), "{id}");
    }
}

#[test]
fn what_is_not_described_is_found() {
    let schema = serde_json::json!({
        "properties": {
            "at": { "description": "Where." },
            "n": { "type": "integer" },
            "who": { "description": "Who.", "items": { "properties": { "seat": {} } } },
        },
        "oneOf": [{ "const": "none" }, { "description": "A.", "properties": { "event": { "const": "a" }, "b": {} } }],
    });
    let mut found = Vec::new();
    silent("View", &schema, &mut found);
    assert_eq!(found, ["View.n", "View.who.seat", "View, kind 0", "View, kind 1.b"]);
}
