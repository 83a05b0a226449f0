//! What a word or several words in a row look like, whatever their ends.

use std::fmt;

use serde::Deserialize;

/// Words in a row; a `*` stands for any end of a word.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "String")]
pub(crate) struct Pattern(Vec<String>);

impl Pattern {
    pub(crate) fn of(text: &str) -> Pattern {
        Pattern(text.split_whitespace().map(str::to_lowercase).collect())
    }

    /// Do words in a row look like this?
    pub(crate) fn is_in(&self, words: &[String]) -> bool {
        let fits = |(part, word): (&String, &String)| match part.strip_suffix('*') {
            Some(beginning) => word.starts_with(beginning),
            None => word == part,
        };
        words.windows(self.0.len()).any(|row| self.0.iter().zip(row).all(fits))
    }
}

impl From<String> for Pattern {
    fn from(text: String) -> Pattern {
        Pattern::of(&text)
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(" "))
    }
}

#[test]
fn a_pattern_fits_words_in_a_row_with_any_end() {
    let words = crate::texts::words("Odigraj kartu stvaranja.");
    assert!(Pattern::of("kart* stvaranja").is_in(&words));
    assert!(!Pattern::of("kart* stvaran").is_in(&words));
    assert!(!Pattern::of("stvaranja kart*").is_in(&words));
}
