//! What each thing is called in the four languages: `locales/glossary.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::Lang;

/// A thing, and what it is called.
#[derive(Debug, Deserialize)]
pub struct Term {
    /// Its name in addresses.
    pub id: String,
    /// The games it belongs to; `house` is the place itself.
    pub games: Vec<String>,
    en: String,
    pl: String,
    hr: String,
    hu: String,
}

impl Term {
    /// Its word.
    pub fn word(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Pl => &self.pl,
            Lang::Hr => &self.hr,
            Lang::Hu => &self.hu,
        }
    }
}

#[derive(Deserialize)]
struct File {
    term: Vec<Term>,
}

static TERMS: LazyLock<Vec<Term>> = LazyLock::new(|| {
    let text = include_str!("../../../locales/glossary.toml");
    toml::from_str::<File>(text).unwrap_or_else(|problem| panic!("glossary.toml is broken: {problem}")).term
});

/// All things that have a word of their own.
///
/// ```
/// use codex::{Lang, terms};
///
/// let sight = terms().iter().find(|term| term.id == "line-of-sight").unwrap();
/// assert_eq!(sight.word(Lang::Pl), "pole widzenia");
/// ```
pub fn terms() -> &'static [Term] {
    &TERMS
}
