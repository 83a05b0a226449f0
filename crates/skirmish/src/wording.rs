//! Texts that a scenario file brings along, in one language or in several, or names by their keys: safe to show anywhere.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use engine::{Arg, Message, is_hidden};

use crate::flaw::meant;
use crate::{Findings, Flaw, Mark, mark};

/// The language of a text that does not say which.
const ENGLISH: &str = "en";

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

/// A text of a place: one of ours, which are in the locale files, or what its file says.
///
/// ```
/// use engine::{Arg, Message};
/// use skirmish::{Prose, Wording};
///
/// assert_eq!(Message::from(&Prose::Ours("d04-way-out".into())), Message::new("d04-way-out"));
/// let lab = Wording([("en".to_owned(), "Lab".to_owned())].into());
/// assert_eq!(serde_json::to_string(&Prose::Own(lab.clone())).unwrap(), r#"{"en":"Lab"}"#);
/// assert_eq!(Arg::from(&Prose::Own(lab.clone())), Arg::Own(lab.0));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
#[schemars(inline)]
pub enum Prose {
    /// One of ours, by its key.
    Ours(String),
    /// The file's own, by language.
    Own(Wording),
}

impl Prose {
    /// As a file has it.
    pub fn file(&self) -> String {
        use crate::print::quoted;
        match self {
            Prose::Ours(key) => quoted(key),
            Prose::Own(texts) => texts.file().unwrap_or_else(|| quoted("")),
        }
    }
}

/// In a sentence: what a thing is called.
impl From<&Prose> for Arg {
    fn from(prose: &Prose) -> Arg {
        match prose {
            Prose::Ours(key) => Message::new(key.clone()).into(),
            Prose::Own(texts) => Arg::Own(texts.0.clone()),
        }
    }
}

/// By itself.
impl From<&Prose> for Message {
    fn from(prose: &Prose) -> Message {
        match prose {
            Prose::Ours(key) => Message::new(key.clone()),
            Prose::Own(_) => Message::new("own-text").with("text", prose),
        }
    }
}

/// A text, and where in the file it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// The text.
    pub prose: Prose,
    /// Where it is written.
    pub mark: Mark,
}

/// Does a text look like a key: several words in small letters and digits, with hyphens between them?
fn is_like_a_key(text: &str) -> bool {
    let small = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    let word = |word: &str| !word.is_empty() && word.chars().all(small);
    text.contains('-') && text.split('-').all(word)
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

    /// A text of the file, or the key of one of ours. What looks like a key and is none was probably not meant to be
    /// read.
    pub fn prose(&mut self, what: &Arg, most: usize, entry: &Spanned<WordingEntry>, ours: &[&str]) -> Text {
        let mark = mark(entry);
        if let WordingEntry::Plain(key) = entry.get_ref()
            && ours.contains(&key.as_str())
        {
            return Text { prose: Prose::Ours(key.clone()), mark };
        }
        let known = match entry.get_ref() {
            WordingEntry::Plain(_) => ours,
            // In a table there are no keys.
            WordingEntry::ByLanguage(_) => &[],
        };
        let texts = self.wording(what, most, entry);
        if let Some(key) = texts.0.values().find(|text| is_like_a_key(text)) {
            let instead = meant(key, known).unwrap_or_else(|| Message::new("check-write-text"));
            self.warning(mark, Flaw::NoText(key.clone(), instead));
        }
        Text { prose: Prose::Own(texts), mark }
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

    /// A text of a file as it is read where we have these keys, and what is said of it.
    fn read(text: &str, ours: &[&str]) -> (Option<Prose>, Vec<String>) {
        #[derive(Deserialize)]
        struct File {
            title: Spanned<WordingEntry>,
        }
        let mut findings = Findings::new(text);
        let file: Option<File> = findings.parse();
        let what = Arg::key("d16-check-title");
        let prose = file.map(|file| findings.prose(&what, 20, &file.title, ours).prose);
        let report = findings.report("draft.toml");
        assert!(!codex::report(Lang::En, &report).contains('\u{1b}'));
        (prose, report.findings.iter().map(|finding| codex::finding(Lang::En, finding)).collect())
    }

    #[test]
    fn what_is_said_of_a_file_cannot_steer_a_terminal() {
        let (_, said) = read("title = \"\\u001b[41m\"", &[]);
        assert_eq!(said, ["line 1, column 9: the title has the control character U+001B"]);
        let mut findings = Findings::new("");
        findings.error(Mark(0), Flaw::NoToml("`\u{1b}[41m` is no word".to_owned()));
        let report = findings.report("draft.toml");
        let said = codex::finding(Lang::En, &report.findings[0]);
        assert_eq!(said, "line 1, column 1: `\\u{1b}[41m` is no word");
    }

    #[test]
    fn what_looks_like_a_key_and_is_none_is_told() {
        let own = |texts: &[(&str, &str)]| {
            let texts = texts.iter().map(|(lang, text)| ((*lang).to_owned(), (*text).to_owned()));
            Some(Prose::Own(Wording(texts.collect())))
        };
        let fine = |text, prose| assert_eq!(read(text, &["d04-way-out"]), (prose, Vec::new()));
        fine("title = 'd04-way-out'", Some(Prose::Ours("d04-way-out".to_owned())));
        fine("title = 'title'", own(&[("en", "title")]));
        fine("title = 'Re-run'", own(&[("en", "Re-run")]));
        fine("title = 'in-and-out - now'", own(&[("en", "in-and-out - now")]));
        fine("title = { en = 'Lab', pl = 'Łódź' }", own(&[("en", "Lab"), ("pl", "Łódź")]));
        for (text, key) in
            [("title = 'd04-way-uot'", "d04-way-uot"), ("title = { en = 'd04-way-out' }", "d04-way-out")]
        {
            let (prose, said) = read(text, &["d04-way-out"]);
            assert_eq!(prose, own(&[("en", key)]), "it can be played");
            assert_eq!(
                said,
                [format!("line 1, column 9: `{key}` stands for no text here: it is shown as it is")]
            );
        }
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
