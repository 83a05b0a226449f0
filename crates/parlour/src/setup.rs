//! Set-ups as they are kept and as they are shown: a map of one's own is its author's until the game is over.
//!
//! A set-up is the game's own. All that is known of it here: a text of more than one line is a file that somebody has
//! brought along. What is shown instead of it says which file it is, and not what stands in it.

use codex::Lang;
use engine::content::Places;
use engine::replay::{Beginning, Transcript};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use crate::people::is_unseen;
use crate::pledge::hex;

/// The longest file that a set-up may bring along, in bytes.
pub const FILE_MOST: usize = 64 * 1024;
/// The longest set-up besides, in bytes.
const REST_MOST: usize = 4096;
/// The longest name or title that is shown of a file, in characters.
const NAME_MOST: usize = 80;

/// A set-up that can be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// All of it, as JSON.
    pub whole: String,
    /// The same with `{"id", "title", "sha256"}` in the place of every file.
    pub shown: String,
}

impl Setup {
    /// Read a set-up.
    ///
    /// ```
    /// use parlour::setup::Setup;
    /// let own = Setup::read(r#"{ "scenario": "id = \"red\"\ntitle = \"Red\"\nsecret = \"behind the door\"" }"#).unwrap();
    /// assert!(own.shown.contains(r#""title":"Red""#) && !own.shown.contains("door"));
    /// let ours = Setup::read(r#"{"scenario": "way-out"}"#).unwrap();
    /// assert_eq!(ours.shown, ours.whole);
    /// ```
    ///
    /// # Errors
    /// If it is no JSON, or too long.
    pub fn read(json: &str) -> Result<Setup, String> {
        let mut setup: Value = serde_json::from_str(json).map_err(|problem| problem.to_string())?;
        let whole = setup.to_string();
        cover(&mut setup)?;
        let shown = setup.to_string();
        if shown.len() > REST_MOST {
            return Err(format!("a set-up has at most {REST_MOST} bytes besides the files that it brings"));
        }
        Ok(Setup { whole, shown })
    }

    /// What the checker says of a file of one's own in it, if that cannot be played. Never on a thread that serves
    /// others: it walks through the whole map.
    pub fn faults(&self, lang: Lang, places: Option<Places>) -> Option<String> {
        let own = (self.shown != self.whole).then(|| serde_json::from_str(&self.whole).ok()).flatten()?;
        faults(lang, places, &own)
    }

    /// The fingerprints of the files that it brings along.
    pub fn brings(&self) -> Vec<String> {
        fn gather(value: &Value, found: &mut Vec<String>) {
            match value {
                Value::Object(fields) => match fields.get("sha256").and_then(Value::as_str) {
                    Some(print) => found.push(print.to_owned()),
                    None => fields.values().for_each(|value| gather(value, found)),
                },
                Value::Array(values) => values.iter().for_each(|value| gather(value, found)),
                _ => {}
            }
        }
        let mut found = Vec::new();
        if self.shown != self.whole {
            gather(&serde_json::from_str(&self.shown).unwrap_or_default(), &mut found);
        }
        found
    }
}

/// The game and the set-up that a replay file carries.
///
/// # Errors
/// If it is none.
pub fn carried(replay: &str) -> Result<(String, Setup), String> {
    let header = Transcript::read(replay).map_err(|problem| problem.to_string())?.header;
    let setup = match header.beginning {
        Beginning::New { setup, .. } => setup.to_string(),
        Beginning::Position(_) => "{}".to_owned(),
    };
    Ok((header.game, Setup::read(&setup)?))
}

/// What the checker says of a file that a set-up brings along, if it cannot be played.
pub fn faults(lang: Lang, places: Option<Places>, setup: &Value) -> Option<String> {
    let found = |value: &Value| faults(lang, places, value);
    match setup {
        Value::String(text) if text.contains('\n') => {
            let report = (places?.check)(text, "scenario");
            (!report.is_playable()).then(|| codex::report(lang, &report))
        }
        Value::Array(values) => values.iter().find_map(found),
        Value::Object(values) => values.values().find_map(found),
        _ => None,
    }
}

/// The fingerprint of a file.
pub fn print_of(file: &str) -> String {
    hex(&Sha256::digest(file))
}

/// Put what may be shown into the place of every file.
fn cover(value: &mut Value) -> Result<(), String> {
    match value {
        Value::String(text) if text.len() > FILE_MOST => {
            let (most, long) = (FILE_MOST / 1024, text.len().div_ceil(1024));
            Err(format!("a scenario or mission has at most {most} KiB of text; this one has {long}"))
        }
        Value::String(text) if text.contains('\n') => {
            *value = label(text);
            Ok(())
        }
        Value::Array(values) => values.iter_mut().try_for_each(cover),
        Value::Object(values) => values.values_mut().try_for_each(cover),
        _ => Ok(()),
    }
}

/// Which file that is.
fn label(text: &str) -> Value {
    let mut label = Map::new();
    let file: toml::Table = text.parse().unwrap_or_default();
    for key in ["id", "title"] {
        // A title may be one text, or one in each language.
        let said = file.get(key).and_then(|said| said.as_str().or_else(|| said.get("en")?.as_str()));
        if let Some(said) = said {
            let said: String = said.chars().filter(|letter| !is_unseen(*letter)).take(NAME_MOST).collect();
            let said = if codex::has(&said) { codex::text(Lang::En, &said, &[]) } else { said };
            label.insert(key.to_owned(), said.into());
        }
    }
    label.insert("sha256".to_owned(), json!(print_of(text)));
    Value::Object(label)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(file: &str) -> Result<Setup, String> {
        Setup::read(&json!({ "mission": file, "marines": ["alpha"] }).to_string())
    }

    #[test]
    fn what_is_shown_names_the_file_and_keeps_its_secrets() {
        let setup =
            of("id = \"mine\"\ntitle = { en = \"Mine\u{202e}\", pl = \"Moje\" }\n# a trap\n").unwrap();
        let shown: Value = serde_json::from_str(&setup.shown).unwrap();
        assert_eq!(shown["mission"]["id"], "mine");
        assert_eq!(shown["mission"]["title"], "Mine");
        assert_eq!(shown["mission"]["sha256"].as_str().map(str::len), Some(64));
        assert!(!setup.shown.contains("trap") && setup.whole.contains("trap"));
        assert_eq!(setup.brings(), [shown["mission"]["sha256"].as_str().unwrap()]);
        // What cannot be read is not shown either.
        assert!(!of("secret\n[[[").unwrap().shown.contains("secret"));
    }

    #[test]
    fn a_long_file_and_a_long_set_up_are_refused_with_the_limit() {
        assert!(of(&format!("#{}\n", "x".repeat(FILE_MOST))).unwrap_err().contains("64 KiB"));
        assert!(of(&format!("#{}\n", "x".repeat(FILE_MOST - 2))).is_ok());
        let long = json!({ "marines": vec!["alpha"; 1000] }).to_string();
        assert!(Setup::read(&long).unwrap_err().contains("4096 bytes"));
        // Blanks are not kept.
        let blank = format!("{{{}}}", " ".repeat(500_000));
        assert_eq!(Setup::read(&blank).unwrap().whole, "{}");
    }
}
