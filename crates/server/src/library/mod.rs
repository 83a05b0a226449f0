//! Scenarios that people share: what stands on the cover of one, and what may be written there.
//!
//! The file itself is the game's own, and its checker says whether it can be played. A table carries the whole file, so
//! a new version or a withdrawal changes nothing at tables that are there.

use codex::Lang;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::people::is_unseen;

/// The longest title, in characters.
pub const TITLE_MOST: usize = 60;
/// The longest description, in characters.
pub const ABOUT_MOST: usize = 300;
/// How many words it may be filed under.
pub const TAGS_MOST: usize = 5;
/// The longest of those, in characters.
pub const TAG_MOST: usize = 20;
/// The longest complaint, in characters.
pub const WHY_MOST: usize = 500;
/// The longest comment, in characters.
pub const COMMENT_MOST: usize = 500;
/// How many comments on one scenario somebody may make.
pub const COMMENTS_MOST: u64 = 20;
/// How many scenarios somebody may have on the shelf.
pub const SHELF_MOST: u64 = 100;

/// What stands on the cover of a scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ScenarioCover {
    /// Its title: 1 to 60 characters.
    pub title: String,
    /// What it is about: at most 300 characters.
    #[serde(default)]
    pub about: String,
    /// The languages of its texts: some of en, pl, hr and hu.
    pub languages: Vec<String>,
    /// Words to find it by: at most five, of letters, digits and hyphens.
    #[serde(default)]
    pub tags: Vec<String>,
}

impl ScenarioCover {
    /// The cover as it is kept: without needless blanks, words in small letters, nothing twice.
    ///
    /// ```
    /// use server::library::ScenarioCover;
    /// let (languages, tags) = (vec!["en".into()], vec!["Ice".into()]);
    /// let cover = ScenarioCover { title: "  Cold   Stair ".into(), about: String::new(), languages, tags };
    /// let tidy = cover.tidy().unwrap();
    /// assert_eq!((tidy.title.as_str(), tidy.tags[0].as_str()), ("Cold Stair", "ice"));
    /// assert!(ScenarioCover { languages: vec!["xx".into()], ..tidy }.tidy().is_err());
    /// ```
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn tidy(self) -> Result<ScenarioCover, String> {
        let title = line("title", &self.title, TITLE_MOST)?;
        if title.is_empty() {
            return Err("a scenario needs a title".to_owned());
        }
        let about = line("description", &self.about, ABOUT_MOST)?;
        let known = Lang::ALL.map(Lang::code);
        if let Some(other) = self.languages.iter().find(|code| !known.contains(&code.as_str())) {
            return Err(format!("`{other}` is no language here; languages are {}", known.join(", ")));
        }
        let languages = known.into_iter().filter(|code| self.languages.iter().any(|own| own == code));
        let languages: Vec<String> = languages.map(str::to_owned).collect();
        if languages.is_empty() {
            return Err(format!("name the languages of its texts: some of {}", known.join(", ")));
        }
        Ok(ScenarioCover { title, about, languages, tags: tags(&self.tags)? })
    }
}

/// A text in one line, without what cannot be seen.
fn line(what: &str, text: &str, most: usize) -> Result<String, String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() > most {
        return Err(format!("the {what} has at most {most} characters"));
    }
    if text.chars().any(is_unseen) {
        return Err(format!("the {what} is made of letters, digits, signs and spaces"));
    }
    Ok(text)
}

fn tags(given: &[String]) -> Result<Vec<String>, String> {
    let mut tags: Vec<String> = Vec::new();
    for tag in given {
        let tag = tag.trim().to_lowercase();
        let is_word = tag.chars().all(|letter| letter.is_alphanumeric() || letter == '-');
        if tag.is_empty() || tag.chars().count() > TAG_MOST || !is_word {
            return Err(format!("a tag is one word of at most {TAG_MOST} letters, digits and hyphens"));
        }
        if !tags.contains(&tag) {
            tags.push(tag);
        }
    }
    if tags.len() > TAGS_MOST {
        return Err(format!("a scenario has at most {TAGS_MOST} tags"));
    }
    Ok(tags)
}

/// What somebody says about a scenario.
///
/// # Errors
/// If nothing is said, or too much.
pub fn remark(text: &str) -> Result<String, String> {
    let text = line("comment", text, COMMENT_MOST)?;
    if text.is_empty() { Err("a comment says something".to_owned()) } else { Ok(text) }
}

/// Why somebody complains about a scenario, or about a comment on one.
///
/// # Errors
/// If nothing is said, or too much.
pub fn complaint(text: &str) -> Result<String, String> {
    let text = line("complaint", text, WHY_MOST)?;
    if text.is_empty() { Err("say what is wrong with it".to_owned()) } else { Ok(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cover() -> ScenarioCover {
        ScenarioCover {
            title: "Ice".into(),
            languages: vec!["pl".into(), "en".into(), "pl".into()],
            ..ScenarioCover::default()
        }
    }

    #[test]
    fn a_cover_is_kept_tidy() {
        let tidy =
            ScenarioCover { tags: ["Duel", "duel", "łódź-2"].map(str::to_owned).to_vec(), ..cover() };
        let tidy = tidy.tidy().unwrap();
        assert_eq!(tidy.languages, ["en", "pl"]);
        assert_eq!(tidy.tags, ["duel", "łódź-2"]);
    }

    #[test]
    fn what_nobody_could_read_is_refused() {
        for title in ["", "  ", "a\u{202e}b", &"x".repeat(61)] {
            assert!(ScenarioCover { title: title.into(), ..cover() }.tidy().is_err(), "{title:?}");
        }
        for tag in ["", "two words", "<b>", "%", &"x".repeat(21)] {
            assert!(ScenarioCover { tags: vec![tag.into()], ..cover() }.tidy().is_err(), "{tag:?}");
        }
        let many = (0..6).map(|n| format!("tag{n}")).collect();
        assert!(ScenarioCover { tags: many, ..cover() }.tidy().is_err());
        assert!(ScenarioCover { languages: vec![], ..cover() }.tidy().is_err());
        assert!(complaint(" \n ").is_err() && remark("\t").is_err());
        assert!(remark(&"x".repeat(501)).is_err() && remark("a\u{202e}b").is_err());
        assert_eq!(remark(" <b>good</b> \n map").as_deref(), Ok("<b>good</b> map"));
        assert_eq!(complaint("it is\nmine").as_deref(), Ok("it is mine"));
    }
}
