//! What there is to read: the games of this place with their rules and their things, and a search over all of it.

use std::sync::OnceLock;

use axum::body::Bytes;
use codex::search::{Field, Found, Index};
use codex::{Lang, Place, Rulebook, Term, rule_text, say, terms, text};
use engine::shelf::{Shelf, Thing};
use serde::Serialize;

use super::capital;
use super::frame::address;
use crate::Kind;

/// Everything that can be read here.
pub(super) struct Library {
    pub(super) games: Vec<Title>,
    /// By language; each is made when somebody asks for it first.
    indexes: [OnceLock<Index<Hit>>; Lang::ALL.len()],
    /// All that can be found, as text.
    lists: [OnceLock<Bytes>; Lang::ALL.len()],
}

/// A game: its rules, and what is in its box.
pub(super) struct Title {
    pub(super) id: &'static str,
    pub(super) book: &'static Rulebook,
    pub(super) shelves: Vec<Shelf>,
}

/// Something that was found.
#[derive(Debug)]
pub(super) struct Hit {
    /// The key of what it is: a rule, a chapter, a thing, a word.
    pub(super) kind: &'static str,
    /// Where it stands, without the language.
    pub(super) path: String,
    pub(super) title: String,
    /// What it belongs to.
    pub(super) under: String,
    pub(super) text: String,
}

/// Something that can be found, for those who search by themselves.
#[derive(Serialize)]
pub(super) struct Findable {
    /// What it is, in words.
    kind: String,
    path: String,
    title: String,
    under: String,
    text: String,
    /// Other names of it.
    names: Vec<String>,
    /// The same in another language.
    aside: Vec<String>,
}

/// Something that can be found, and by what.
type Entry = (Hit, Vec<(Field, String)>);

impl Title {
    pub(super) fn name(&self, lang: Lang) -> String {
        text(lang, &format!("game-{}", self.id), &[])
    }

    /// Where its things stand.
    pub(super) fn sheets(&self) -> String {
        format!("{}/sheets", address(self.id))
    }
}

/// The name of a shelf in addresses.
pub(super) fn shelf_anchor(shelf: &Shelf) -> &str {
    shelf.title.key.rsplit_once("shelf-").map_or(&*shelf.title.key, |(_, name)| name)
}

/// The name of a thing in addresses.
pub(super) fn thing_anchor(shelf: &Shelf, thing: &Thing) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    format!("{}-{}", shelf_anchor(shelf), thing.id.chars().map(plain).collect::<String>())
}

impl Library {
    /// The library of these games; one without numbered rules is not in it.
    pub(super) fn of(kinds: &[&'static dyn Kind]) -> Library {
        let title = |kind: &&'static dyn Kind| {
            let book = Rulebook::of(kind.prefix())?;
            Some(Title { id: kind.id(), book, shelves: kind.shelves() })
        };
        Library {
            games: kinds.iter().filter_map(title).collect(),
            indexes: Default::default(),
            lists: Default::default(),
        }
    }

    pub(super) fn game(&self, id: &str) -> Option<&Title> {
        self.games.iter().find(|game| game.id == id)
    }

    pub(super) fn of_book(&self, book: &Rulebook) -> Option<&Title> {
        self.games.iter().find(|game| game.book.prefix == book.prefix)
    }

    /// What fits a query, the best first.
    pub(super) fn search(&self, lang: Lang, query: &str, most: usize) -> Found<'_, Hit> {
        self.index(lang).search(query, most)
    }

    fn index(&self, lang: Lang) -> &Index<Hit> {
        self.indexes[lang as usize].get_or_init(|| Index::of(self.entries(lang)))
    }

    /// All that can be found, for those who search by themselves.
    pub(super) fn list(&self, lang: Lang) -> Bytes {
        let make = || {
            let all: Vec<Findable> = self.entries(lang).into_iter().map(|it| findable(lang, it)).collect();
            serde_json::to_vec(&all).unwrap_or_default().into()
        };
        self.lists[lang as usize].get_or_init(make).clone()
    }

    /// Can one search in that language without waiting?
    pub(super) fn is_ready(&self, lang: Lang) -> bool {
        self.indexes[lang as usize].get().is_some()
    }

    /// Make the search in that language ready.
    pub(super) fn make_ready(&self, lang: Lang) {
        self.index(lang);
    }

    fn entries(&self, lang: Lang) -> Vec<Entry> {
        let games = self.games.iter().flat_map(|game| {
            let chapters = game.book.chapters.iter().map(move |chapter| chapter_entry(lang, game, chapter));
            let rules = game.book.rules().map(move |rule| rule_entry(lang, game, rule));
            let things = game.shelves.iter().flat_map(move |shelf| {
                shelf.things.iter().map(move |thing| thing_entry(lang, game, shelf, thing))
            });
            chapters.chain(rules).chain(things)
        });
        games.chain(terms().iter().map(|term| term_entry(lang, term))).collect()
    }
}

fn findable(lang: Lang, (hit, fields): Entry) -> Findable {
    let texts = |wanted: Field| {
        let other = |(field, text): &&(Field, String)| *field == wanted && *text != hit.title;
        fields.iter().filter(other).map(|(_, text)| text.clone()).collect()
    };
    let (names, aside) = (texts(Field::Name), texts(Field::Aside));
    let Hit { kind, path, title, under, text } = hit;
    Findable { kind: codex::text(lang, kind, &[]), path, title, under, text, names, aside }
}

fn chapter_entry(lang: Lang, game: &Title, chapter: &codex::Chapter) -> Entry {
    let hit = Hit {
        kind: "codex-kind-chapter",
        path: format!("{}#{}", address(game.id), chapter.anchor()),
        title: chapter.title(lang).to_owned(),
        under: game.name(lang),
        text: String::new(),
    };
    let names = [lang, Lang::En].map(|lang| (Field::Name, chapter.title(lang).to_owned()));
    let game = (Field::Aside, hit.under.clone());
    (hit, names.into_iter().chain([game]).collect())
}

fn rule_entry(lang: Lang, game: &Title, rule: Place) -> Entry {
    let number = rule.number();
    let hit = Hit {
        kind: "codex-kind-rule",
        path: address(number),
        title: number.to_owned(),
        under: format!("{} · {}", game.name(lang), rule.chapter.title(lang)),
        text: rule_text(lang, number),
    };
    let fields = vec![
        (Field::Number, number.to_owned()),
        (Field::Head, rule.chapter.title(lang).to_owned()),
        (Field::Text, hit.text.clone()),
        (Field::Aside, format!("{} {}", rule.chapter.title(Lang::En), game.name(lang))),
        (Field::Aside, rule_text(Lang::En, number)),
    ];
    (hit, fields)
}

fn thing_entry(lang: Lang, game: &Title, shelf: &Shelf, thing: &Thing) -> Entry {
    let told = thing.text.iter().chain(&thing.facts).map(|message| say(lang, message));
    let hit = Hit {
        kind: "codex-kind-thing",
        path: format!("{}#{}", game.sheets(), thing_anchor(shelf, thing)),
        title: capital(&say(lang, &thing.name)),
        under: format!("{} · {}", game.name(lang), say(lang, &shelf.title)),
        text: told.collect::<Vec<_>>().join(" · "),
    };
    let fields = vec![
        (Field::Name, hit.title.clone()),
        (Field::Name, say(Lang::En, &thing.name)),
        (Field::Head, say(lang, &shelf.title)),
        (Field::Text, hit.text.clone()),
        (Field::Aside, game.name(lang)),
    ];
    (hit, fields)
}

fn term_entry(lang: Lang, term: &Term) -> Entry {
    let others = Lang::ALL.into_iter().filter(|&other| other != lang);
    let hit = Hit {
        kind: "codex-kind-word",
        path: format!("/codex/words#{}", term.id),
        title: capital(term.word(lang)),
        under: text(lang, "codex-words", &[]),
        text: others.map(|lang| format!("{lang} {}", term.word(lang))).collect::<Vec<_>>().join(" · "),
    };
    (hit, Lang::ALL.map(|lang| (Field::Name, term.word(lang).to_owned())).to_vec())
}
