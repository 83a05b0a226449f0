//! Texts that a scenario file brings along: in one language or in several, and safe to show anywhere.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use engine::{Arg, is_hidden};

use crate::{Findings, Flaw, Mark, Text, mark};

/// The language of a text that does not say which.
const ENGLISH: &str = "en";
/// The longest key of a text, in characters.
const KEY: usize = 200;

/// A text of a file, by language; nothing if the file has none.
///
/// ```
/// use skirmish::Wording;
/// let title: Wording = serde_json::from_str(r#"{"en": "My Lab", "pl": "Moje laboratorium"}"#).unwrap();
/// assert_eq!(title.said("pl"), Some("Moje laboratorium"));
/// assert_eq!(title.said("hu"), Some("My Lab"), "English is enough");
/// assert_eq!(Wording::default().said("en"), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(transparent)]
#[schemars(inline)]
pub struct Wording(pub BTreeMap<String, String>);

impl Wording {
    /// The text in a language, else in English, else in any that there is.
    pub fn said(&self, lang: &str) -> Option<&str> {
        let in_lang = self.0.get(lang).or_else(|| self.0.get(ENGLISH));
        in_lang.or_else(|| self.0.values().next()).map(String::as_str)
    }

    /// The text as a file has it; nothing if there is none.
    pub fn file(&self) -> Option<String> {
        use crate::print::quoted;
        match self.0.iter().next() {
            None => None,
            Some((lang, only)) if self.0.len() == 1 && lang == ENGLISH => Some(quoted(only)),
            Some(_) => {
                let entry = |(lang, text): (&String, &String)| format!("{lang} = {}", quoted(text));
                Some(format!("{{ {} }}", self.0.iter().map(entry).collect::<Vec<_>>().join(", ")))
            }
        }
    }
}

/// A text as a file writes it: plain, which is English, or a table by language.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "a text, or a table of texts by language as in { en = \"…\", pl = \"…\" }")]
pub enum WordingEntry {
    /// One text.
    Plain(String),
    /// A text for each language.
    ByLanguage(BTreeMap<String, String>),
}

impl Findings<'_> {
    /// A text of the file, which must be there to be read: not empty, not too long, without control characters.
    pub fn wording(&mut self, what: &Arg, most: usize, entry: &Spanned<WordingEntry>) -> Wording {
        let mark = mark(entry);
        let texts = match entry.get_ref() {
            WordingEntry::Plain(text) => [(ENGLISH.to_owned(), text.clone())].into_iter().collect(),
            WordingEntry::ByLanguage(texts) => texts.clone(),
        };
        if texts.is_empty() {
            self.error(mark, Flaw::Untold(what.clone()));
        }
        for (lang, text) in &texts {
            if lang.is_empty() || lang.len() > 8 || !lang.chars().all(|c| c.is_ascii_lowercase()) {
                self.error(mark, Flaw::NoLanguage(format!("{lang:?}")));
            }
            self.shown(what, most, mark, text);
        }
        Wording(texts)
    }

    /// A text that people are shown as it is.
    fn shown(&mut self, what: &Arg, most: usize, mark: Mark, text: &str) {
        if text.trim().is_empty() {
            self.error(mark, Flaw::Empty(what.clone()));
        } else if text.chars().count() > most {
            self.error(mark, Flaw::TooLong(what.clone(), text.chars().count(), most));
        }
        if let Some(c) = text.chars().find(|&c| is_hidden(c)) {
            self.error(mark, Flaw::Hidden(what.clone(), format!("U+{:04X}", u32::from(c))));
        }
    }

    /// The same for the keys of texts: one that no language has is shown as it is.
    pub fn keys<'a>(&mut self, texts: impl IntoIterator<Item = &'a Text>) {
        let what = Arg::key("check-text");
        texts.into_iter().for_each(|text| self.shown(&what, KEY, text.mark, &text.key));
    }
}

/// A text with such characters written out, so that it can be shown whatever it is.
///
/// ```
/// assert_eq!(skirmish::visible("a\u{1b}[41m").as_ref(), "a\\u{1b}[41m");
/// ```
pub fn visible(text: &str) -> std::borrow::Cow<'_, str> {
    if !text.contains(is_hidden) {
        return text.into();
    }
    let written = |c: char| if is_hidden(c) { c.escape_unicode().to_string() } else { c.to_string() };
    text.chars().map(written).collect::<String>().into()
}

#[cfg(test)]
mod tests {
    use codex::Lang;

    use super::*;

    #[test]
    fn keys_of_texts_and_what_is_said_of_a_file_cannot_steer_a_terminal() {
        let mut findings = Findings::new("title = \"\\u001b[41m\"");
        let text = |key: &str| Text { key: key.to_owned(), mark: Mark(8) };
        findings.keys([&text("d04-way-out"), &text("\u{1b}[41m")]);
        findings.error(Mark(0), Flaw::NoToml("`\u{1b}[41m` is no word".to_owned()));
        let report = findings.report("draft.toml");
        assert_eq!(report.findings.len(), 2, "{report}");
        let said = |n: usize| codex::finding(Lang::En, &report.findings[n]);
        assert_eq!(said(1), "line 1, column 9: the text has the control character U+001B");
        assert_eq!(said(0), "line 1, column 1: `\\u{1b}[41m` is no word");
        assert!(!codex::report(Lang::En, &report).contains('\u{1b}'));
    }

    #[test]
    fn a_line_of_the_file_is_shown_without_what_steers() {
        let mut findings = Findings::new("id = \u{1b}[41m");
        findings.error(Mark(0), Flaw::NoWording);
        assert!(codex::report(Lang::En, &findings.report("draft.toml")).contains("1 | id = ·[41m\n"));
    }

    #[test]
    fn a_wording_is_written_as_it_is_read() {
        let plain = Wording([("en".to_owned(), "a \"b\"".to_owned())].into_iter().collect());
        assert_eq!(plain.file().as_deref(), Some("\"a \\\"b\\\"\""));
        let two = [("en", "lab"), ("pl", "Łódź")].map(|(lang, text)| (lang.to_owned(), text.to_owned()));
        assert_eq!(
            Wording(two.into_iter().collect()).file().as_deref(),
            Some("{ en = \"lab\", pl = \"Łódź\" }")
        );
        assert_eq!(Wording::default().file(), None);
    }
}
