//! One thing, one word: every text keeps to `locales/glossary.toml`, and the book shows that file.

mod page;
mod pattern;
mod texts;

use std::fs;

use codex::Lang;
use serde::Deserialize;

use pattern::Pattern;
use texts::{Game, Told, told};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Glossary {
    term: Vec<Term>,
    never: Vec<Never>,
}

/// A thing, and what it is called.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    id: String,
    games: Vec<Game>,
    en: String,
    pl: String,
    hr: String,
    hu: String,
    #[serde(default)]
    forms: Vec<Forms>,
    #[serde(default)]
    never: Vec<Never>,
}

/// How the forms of a word begin.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Forms {
    lang: String,
    is: Vec<Pattern>,
}

/// Words that are not used, and why.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Never {
    lang: String,
    is: Vec<Pattern>,
    why: String,
}

impl Term {
    fn word(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Pl => &self.pl,
            Lang::Hr => &self.hr,
            Lang::Hu => &self.hu,
        }
    }

    /// What its forms look like; those of a word that bends only at its end follow from it.
    fn patterns(&self, lang: Lang) -> Vec<Pattern> {
        let named: Vec<Pattern> =
            self.forms.iter().filter(|it| it.lang == lang.code()).flat_map(|it| it.is.clone()).collect();
        if named.is_empty() { vec![Pattern::of(&format!("{}*", self.word(lang)))] } else { named }
    }
}

fn glossary() -> Glossary {
    toml::from_str(&fs::read_to_string(format!("{ROOT}/locales/glossary.toml")).unwrap()).unwrap()
}

/// The texts of a language that belong to one of these games.
fn texts_of<'a>(told: &'a [Told], lang: &'a str, games: &'a [Game]) -> impl Iterator<Item = &'a Told> {
    told.iter().filter(move |it| it.lang == lang && it.games.iter().any(|game| games.contains(game)))
}

/// The places where a word stands that should not.
fn misused(glossary: &Glossary, told: &[Told]) -> Vec<String> {
    let mut found = Vec::new();
    let mut look = |never: &Never, games: &[Game]| {
        for it in texts_of(told, &never.lang, games) {
            for pattern in never.is.iter().filter(|pattern| pattern.is_in(&it.words)) {
                found.push(format!("{}, {}: “{pattern}” ({}): {}", it.lang, it.key, never.why, it.text));
            }
        }
    };
    for term in &glossary.term {
        term.never.iter().for_each(|never| look(never, &term.games));
    }
    glossary.never.iter().for_each(|never| look(never, &Game::ALL));
    found
}

#[test]
fn every_word_of_the_glossary_is_used() {
    let told = told();
    for term in glossary().term {
        for lang in Lang::ALL {
            let patterns = term.patterns(lang);
            let used = texts_of(&told, lang.code(), &term.games)
                .any(|it| patterns.iter().any(|pattern| pattern.is_in(&it.words)));
            assert!(used, "{lang}: nobody says “{}” for {}", term.word(lang), term.id);
        }
    }
}

#[test]
fn no_other_word_stands_for_a_thing_of_the_glossary() {
    let found = misused(&glossary(), &told());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_term_stands_once_and_its_words_are_not_forbidden() {
    let glossary = glossary();
    for (n, term) in glossary.term.iter().enumerate() {
        assert!(glossary.term[..n].iter().all(|other| other.id != term.id), "{} stands twice", term.id);
        for never in &term.never {
            let lang: Lang = never.lang.parse().unwrap();
            let words = texts::words(term.word(lang));
            assert!(!never.is.iter().any(|pattern| pattern.is_in(&words)), "{} forbids itself", term.id);
        }
    }
}

/// A text that says another word is found out: the test of the test.
#[test]
fn a_forbidden_word_is_noticed_in_the_texts_of_its_game_alone() {
    let one = |key: &str, text: &str| Told::of("hu", "refusals.ftl", key.to_owned(), text.to_owned());
    let glossary = glossary();
    assert_eq!(misused(&glossary, &[one("refusal-d04-no-ammo", "Nincs lőszered.")]).len(), 1);
    assert_eq!(misused(&glossary, &[one("refusal-d04-no-ammo", "Nincs muníciód.")]).len(), 0);
    assert_eq!(misused(&glossary, &[one("refusal-pay", "Nincs lőszered.")]).len(), 0);
}

#[test]
fn the_book_shows_the_glossary() {
    let path = format!("{ROOT}/docs/src/glossary.md");
    let page = page::page(&glossary());
    if std::env::var_os("TELEFRAG_BLESS").is_some() {
        fs::write(&path, &page).unwrap();
    }
    let shown = fs::read_to_string(&path).unwrap_or_default();
    assert!(shown == page, "docs/src/glossary.md is old: run this test with TELEFRAG_BLESS=1");
}
