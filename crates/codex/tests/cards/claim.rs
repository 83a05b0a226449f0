//! What a text must say, and whether it does.

use codex::Lang;

use crate::stems::Stem;

/// Something that follows from the data of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// The number stands in the text.
    Number(u32),
    /// The number stands beside a word for this.
    Count(u32, Stem),
    /// A word for this stands in the text.
    Says(Stem),
    /// One of these is said.
    Either(Vec<Claim>),
    /// The text ends with the card's worth in defence.
    Defence(&'static str),
}

impl Claim {
    pub(crate) fn is_made(&self, lang: Lang, text: &str) -> bool {
        let words = words(text);
        match self {
            Claim::Number(n) => words.iter().any(|word| number(word) == Some(*n)),
            Claim::Count(n, stem) => {
                let counts = (0..words.len()).filter(|at| number(&words[*at]) == Some(*n));
                counts.into_iter().any(|at| {
                    let near = &words[at.saturating_sub(REACH)..(at + REACH + 1).min(words.len())];
                    near.iter().any(|word| stem.fits(lang, word))
                })
            }
            Claim::Says(stem) => stem.is_in(lang, &text.to_lowercase(), &words),
            Claim::Either(claims) => claims.iter().any(|claim| claim.is_made(lang, text)),
            Claim::Defence(worth) => text.ends_with(&defence(lang, worth)),
        }
    }
}

/// How many words may stand between a number and what it counts.
const REACH: usize = 3;

/// The end of a card's text: what it is worth when revealed in defence.
fn defence(lang: Lang, worth: &str) -> String {
    let [head, one, two, dodge, special, none] = match lang {
        Lang::En => ["Defence: ", "1 shield", "2 shields", "dodge", "special icon", "nothing"],
        Lang::Pl => ["Obrona: ", "1 tarcza", "2 tarcze", "unik", "symbol specjalny", "nic"],
        Lang::Hr => ["U obrani ", "1 štit", "2 štita", "izbjegavanje", "posebni znak", "ništa"],
        Lang::Hu => ["Védelem: ", "1 pajzs", "2 pajzs", "kitérés", "különleges ikon", "semmi"],
    };
    let worth = match worth {
        "1S" => one,
        "2S" => two,
        "D" => dodge,
        "*" => special,
        "-" => none,
        other => panic!("{other} is no defence"),
    };
    format!("{head}{worth}.")
}

/// The words of a text in small letters; Hungarian "1-1" (one each) is one word.
pub(crate) fn words(text: &str) -> Vec<String> {
    let words = text.split(|sign: char| !sign.is_alphanumeric() && sign != '-');
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// The number that a word is: `3`, or Hungarian `1-1`, `2-vel`.
fn number(word: &str) -> Option<u32> {
    word.split('-').next().and_then(|head| head.parse().ok())
}

/// The numbers of a text, sorted.
pub(crate) fn numbers(text: &str) -> Vec<u32> {
    let mut found: Vec<u32> = words(text).iter().filter_map(|word| number(word)).collect();
    found.sort_unstable();
    found
}
