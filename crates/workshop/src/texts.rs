//! The words of what is made: titles, briefings, what is read out. They are in the locale files, as all words are.

use codex::Lang;
use skirmish::Wording;

/// Titles for each mood.
pub(crate) const TITLES: usize = 4;

/// A text in one language.
pub(crate) fn said(lang: Lang, key: &str) -> String {
    codex::text(lang, key, &[])
}

/// A text in all of them.
pub(crate) fn wording(key: &str) -> Wording {
    Wording(Lang::ALL.into_iter().map(|lang| (lang.code().to_owned(), said(lang, key))).collect())
}
