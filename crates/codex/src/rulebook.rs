//! The rules of each game as a book: chapters in learning order, rules in chapters.

use std::sync::LazyLock;

use crate::chapters::chapters;
use crate::message::files;
use crate::{Lang, text};

/// The rules of a game.
#[derive(Debug)]
pub struct Rulebook {
    /// The letters before the number of each of its rules: `D04`.
    pub prefix: &'static str,
    /// Its chapters, in learning order.
    pub chapters: Vec<Chapter>,
}

/// A chapter of a rulebook.
#[derive(Debug)]
pub struct Chapter {
    titles: [&'static str; Lang::ALL.len()],
    /// The numbers of its rules: `D04-LOS-1`.
    pub rules: Vec<&'static str>,
}

impl Chapter {
    /// What it is called.
    pub fn title(&self, lang: Lang) -> &'static str {
        self.titles[lang as usize]
    }

    /// Its name in addresses, the same in every language: `los-1` begins with `D04-LOS-1`.
    pub fn anchor(&self) -> String {
        let first = self.rules.first().copied().unwrap_or_default();
        first.split_once('-').map_or(first, |(_, rest)| rest).to_lowercase()
    }
}

/// Where a rule stands.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The book.
    pub book: &'static Rulebook,
    /// The chapter.
    pub chapter: &'static Chapter,
    /// How many rules of the chapter stand before it.
    pub index: usize,
}

impl Place {
    /// Its number.
    pub fn number(self) -> &'static str {
        self.chapter.rules[self.index]
    }
}

static BOOKS: LazyLock<Vec<Rulebook>> = LazyLock::new(|| {
    // The build has made sure that all languages have the same chapters in the same order.
    let told = Lang::ALL.map(|lang| files(lang).flat_map(|(_, text)| chapters(text)).collect::<Vec<_>>());
    let mut books: Vec<Rulebook> = Vec::new();
    for (n, chapter) in told[0].iter().enumerate() {
        let Some((prefix, _)) = chapter.rules.first().and_then(|rule| rule.split_once('-')) else { continue };
        let titles = Lang::ALL.map(|lang| told[lang as usize].get(n).map_or("", |it| it.title));
        let chapter = Chapter { titles, rules: chapter.rules.clone() };
        match books.iter_mut().find(|book| book.prefix == prefix) {
            Some(book) => book.chapters.push(chapter),
            None => books.push(Rulebook { prefix, chapters: vec![chapter] }),
        }
    }
    books
});

impl Rulebook {
    /// The book of a game, by the letters before its numbers.
    ///
    /// ```
    /// use codex::{Lang, Rulebook};
    ///
    /// let book = Rulebook::of("D04").unwrap();
    /// let sight = book.rules().find(|rule| rule.number() == "D04-LOS-1").unwrap();
    /// assert_eq!(sight.chapter.title(Lang::En), "Line of sight");
    /// assert_eq!(sight.chapter.title(Lang::Hu), "Látótér");
    /// assert_eq!(sight.chapter.anchor(), "los-1");
    /// ```
    pub fn of(prefix: &str) -> Option<&'static Rulebook> {
        BOOKS.iter().find(|book| book.prefix == prefix)
    }

    /// All its rules, in order.
    pub fn rules(&'static self) -> impl Iterator<Item = Place> {
        self.chapters.iter().flat_map(move |chapter| {
            (0..chapter.rules.len()).map(move |index| Place { book: self, chapter, index })
        })
    }

    /// The rule with this number, as people may write it: `d04-los-1`.
    pub fn find(number: &str) -> Option<Place> {
        let number = number.trim().to_ascii_uppercase();
        let book = Rulebook::of(number.split('-').next()?)?;
        book.rules().find(|rule| rule.number() == number)
    }
}

/// What a rule says.
pub fn rule_text(lang: Lang, number: &str) -> String {
    text(lang, &format!("rule-{number}"), &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_the_locales_stands_in_a_book_under_a_title_in_every_language() {
        let told: usize = files(Lang::En)
            .map(|(_, text)| text.lines().filter(|line| line.starts_with("rule-")).count())
            .sum();
        let placed = BOOKS.iter().flat_map(Rulebook::rules).count();
        assert_eq!(placed, told);
        for chapter in BOOKS.iter().flat_map(|book| &book.chapters) {
            assert!(Lang::ALL.iter().all(|&lang| !chapter.title(lang).is_empty()), "{chapter:?}");
        }
    }

    #[test]
    fn chapters_have_names_of_their_own_in_addresses() {
        for book in BOOKS.iter() {
            let mut anchors: Vec<String> = book.chapters.iter().map(Chapter::anchor).collect();
            anchors.sort();
            anchors.dedup();
            assert_eq!(anchors.len(), book.chapters.len(), "{}", book.prefix);
        }
    }

    #[test]
    fn a_rule_is_found_however_its_number_is_written() {
        for written in ["D04-LOS-1", "d04-los-1", " D04-los-1 "] {
            assert_eq!(Rulebook::find(written).map(Place::number), Some("D04-LOS-1"));
        }
        let unknown = "D04-LOS-99"; // not-a-rule
        for written in ["", "D04", "D04-LOS", unknown, "XYZ-1"] {
            assert!(Rulebook::find(written).is_none(), "{written}");
        }
    }
}
