//! Search that forgives: case, accents, the ends of words, a slip of the finger, a number written any way.
//!
//! ```
//! use codex::search::{Field, Index};
//!
//! let index = Index::of([
//!     ("sight", vec![(Field::Number, "D04-LOS-1".into()), (Field::Text, "Linia do środka pola celu.".into())]),
//!     ("doors", vec![(Field::Number, "D04-DOOR-1".into()), (Field::Text, "Drzwi otwiera się z pola obok.".into())]),
//! ]);
//! let best = |query| index.search(query, 1).best.first().map(|it| **it);
//! assert_eq!(best("LINII"), Some("sight"));
//! assert_eq!(best("los 1"), Some("sight"));
//! assert_eq!(best("otwierac dzrwi"), Some("doors"));
//! assert_eq!(best("kokos"), None);
//! ```

use std::cmp::Ordering;
use std::collections::HashMap;
use std::ops::Range;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A query has at most so many words; what comes behind them is not looked for.
const WORDS: usize = 12;
/// A word that fits worse than this is not marked.
const MARKED: f32 = 0.4;

/// What a text is for whoever looks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The number of a rule.
    Number,
    /// A name.
    Name,
    /// What it stands under.
    Head,
    /// What it says.
    Text,
    /// The same in another language.
    Aside,
}

impl Field {
    fn weight(self) -> f32 {
        match self {
            Field::Number => 6.0,
            Field::Name => 5.0,
            Field::Head => 2.5,
            Field::Text => 1.0,
            Field::Aside => 0.5,
        }
    }
}

/// Entries that can be searched.
#[derive(Debug)]
pub struct Index<T> {
    entries: Vec<Entry<T>>,
    /// Every word with the entries it stands in, and how much it weighs there.
    words: Vec<(String, Vec<(usize, f32)>)>,
}

#[derive(Debug)]
struct Entry<T> {
    value: T,
    /// Its texts, folded into words with single spaces between.
    texts: Vec<(Field, String)>,
}

/// What a search brings.
#[derive(Debug)]
pub struct Found<'a, T> {
    /// How many entries fit.
    pub total: usize,
    /// The best of them, the very best first.
    pub best: Vec<&'a T>,
}

impl<T> Index<T> {
    /// An index of these entries: what each stands for, and its texts.
    pub fn of(entries: impl IntoIterator<Item = (T, Vec<(Field, String)>)>) -> Index<T> {
        let mut known: HashMap<String, HashMap<usize, f32>> = HashMap::new();
        let mut all = Vec::new();
        for (n, (value, texts)) in entries.into_iter().enumerate() {
            let texts: Vec<_> = texts.iter().map(|(field, text)| (*field, words(text))).collect();
            for (field, words) in &texts {
                let mut words = words.clone();
                if *field == Field::Number {
                    // `los1` and `d04los1` mean it, too.
                    words.extend((0..words.len()).map(|from| words[from..].concat()).collect::<Vec<_>>());
                }
                for word in words {
                    let weight = known.entry(word).or_default().entry(n).or_default();
                    *weight = weight.max(field.weight());
                }
            }
            let texts = texts.into_iter().map(|(field, words)| (field, words.join(" "))).collect();
            all.push(Entry { value, texts });
        }
        let words = known.into_iter().map(|(word, places)| (word, places.into_iter().collect()));
        Index { entries: all, words: words.collect() }
    }

    /// The entries that fit a query, at most so many of them.
    pub fn search(&self, query: &str, most: usize) -> Found<'_, T> {
        let terms = terms(query);
        let mut scores: HashMap<usize, (f32, usize)> = HashMap::new();
        for term in &terms {
            for (entry, score) in self.fitting(term) {
                let (sum, count) = scores.entry(entry).or_default();
                *sum += score;
                *count += 1;
            }
        }
        let whole = terms.join(" ");
        // Who names several words means all of them; where no entry has all, most of them will do.
        let needed = scores.values().map(|(_, count)| *count).max().unwrap_or_default();
        let needed = needed.max(terms.len().div_ceil(2));
        let ranked = scores.into_iter().filter(|(_, (_, count))| *count >= needed);
        let mut ranked: Vec<(f32, usize)> =
            ranked.map(|(entry, (sum, _))| (sum + self.entries[entry].as_a_whole(&whole), entry)).collect();
        ranked.sort_by(|(one, first), (other, second)| {
            other.partial_cmp(one).unwrap_or(Ordering::Equal).then(first.cmp(second))
        });
        let best = ranked.iter().take(most).map(|&(_, entry)| &self.entries[entry].value);
        Found { total: ranked.len(), best: best.collect() }
    }

    /// The entries that a word of a query fits, and how well.
    fn fitting(&self, term: &str) -> HashMap<usize, f32> {
        let mut found: HashMap<usize, f32> = HashMap::new();
        for (word, places) in &self.words {
            let fit = fit(term, word);
            if fit > 0.0 {
                // A rare word says more than one that stands everywhere.
                let rarity = (1.0 + self.entries.len() as f32 / places.len() as f32).ln();
                for &(entry, weight) in places {
                    let best = found.entry(entry).or_default();
                    *best = best.max(fit * weight * rarity);
                }
            }
        }
        found
    }
}

impl<T> Entry<T> {
    /// How well it fits the query as a whole: its very name, its number from the end, the same words in a row.
    fn as_a_whole(&self, query: &str) -> f32 {
        let one = |(field, text): &(Field, String)| {
            let ends = text.ends_with(query) && text[..text.len() - query.len()].ends_with(' ');
            match field {
                _ if query.is_empty() => 0.0,
                Field::Number if text == query || ends => 100.0,
                Field::Name if text == query => 60.0,
                Field::Name | Field::Head if text.contains(query) => 8.0,
                Field::Text if query.contains(' ') && text.contains(query) => 8.0,
                Field::Aside if query.contains(' ') && text.contains(query) => 4.0,
                _ => 0.0,
            }
        };
        self.texts.iter().map(one).fold(0.0, f32::max)
    }
}

/// The words of a query, each once.
fn terms(query: &str) -> Vec<String> {
    let mut terms = Vec::new();
    for word in words(query) {
        if terms.len() < WORDS && !terms.contains(&word) {
            terms.push(word);
        }
    }
    terms
}

/// How well a word of a query fits a word of a text, from 0 to 1.
fn fit(term: &str, word: &str) -> f32 {
    if term == word {
        return 1.0;
    }
    if term.bytes().all(|b| b.is_ascii_digit()) {
        return 0.0;
    }
    let (asked, long) = (term.chars().count(), word.chars().count());
    if asked >= 2 && word.starts_with(term) {
        return 0.5 + 0.4 * asked as f32 / long as f32;
    }
    // Another form of the word: the same beginning, another end.
    let common = term.chars().zip(word.chars()).take_while(|(one, other)| one == other).count();
    if common >= 4 && common + 4 >= asked.max(long) && common * 2 > asked.max(long) {
        return 0.1 + 0.4 * common as f32 / asked.max(long) as f32;
    }
    if asked >= 5 && asked.abs_diff(long) <= 1 && strsim::osa_distance(term, word) == 1 {
        return 0.35;
    }
    0.0
}

/// Where in a text the words stand that a query looks for.
///
/// ```
/// use codex::search::marks;
///
/// let text = "Draw a line; doors block it.";
/// assert_eq!(marks("door lines", text).map(|it| &text[it]).collect::<Vec<_>>(), ["line", "doors"]);
/// ```
pub fn marks<'a>(query: &str, text: &'a str) -> impl Iterator<Item = Range<usize>> + 'a {
    let mut terms = terms(query);
    if terms.iter().any(|term| term.len() > 2) {
        // Marked everywhere, small words would only distract.
        terms.retain(|term| term.len() > 2);
    }
    pieces(text).filter(move |range| {
        let word = fold(&text[range.clone()]);
        terms.iter().any(|term| fit(term, &word) >= MARKED)
    })
}

/// The words of a text, folded.
fn words(text: &str) -> Vec<String> {
    pieces(text).map(|range| fold(&text[range])).collect()
}

/// Where the words of a text stand.
fn pieces(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let inside = |c: char| c.is_alphanumeric() || is_combining_mark(c);
    text.split(move |c| !inside(c)).filter(|word| !word.is_empty()).map(move |word| {
        let from = word.as_ptr().addr() - text.as_ptr().addr();
        from..from + word.len()
    })
}

/// Small letters without accents.
fn fold(word: &str) -> String {
    let plain = word.nfd().filter(|&c| !is_combining_mark(c)).flat_map(char::to_lowercase);
    plain
        .map(|c| match c {
            'ł' => 'l',
            'đ' => 'd',
            'ø' => 'o',
            other => other,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_compared_without_case_and_accents() {
        assert_eq!(words("Łódź, ĐURĐICA; őrült Žar-ptica"), ["lodz", "durdica", "orult", "zar", "ptica"]);
    }

    #[test]
    fn forms_of_a_word_fit_and_other_words_do_not() {
        let fits = [
            ("sig", "sight"),
            ("doors", "door"),
            ("widzenie", "widzenia"),
            ("drzwiami", "drzwi"),
            ("vratima", "vrata"),
            ("latoterben", "latoter"),
            ("shotgum", "shotgun"),
            ("marnies", "marines"),
        ];
        for (term, word) in fits {
            assert!(fit(term, word) > 0.0, "{term} {word}");
            assert!(fit(term, word) < fit(word, word), "{term} {word}");
        }
        for (term, word) in
            [("door", "floor"), ("los", "close"), ("a", "attack"), ("1", "12"), ("card", "cave")]
        {
            assert_eq!(fit(term, word), 0.0, "{term} {word}");
        }
    }

    fn index() -> Index<&'static str> {
        let rule = |number: &'static str, head: &str, text: &str| {
            let fields = [(Field::Number, number), (Field::Head, head), (Field::Text, text)];
            (number, fields.map(|(field, text)| (field, text.to_owned())).to_vec())
        };
        Index::of([
            rule("X-LOS-1", "Line of sight", "You may attack only what you see."),
            rule("X-LOS-11", "Line of sight", "A corner blocks nothing."),
            rule("X-DOOR-1", "Doors", "A closed door blocks the line of sight."),
            (
                "shotgun",
                vec![(Field::Name, "Shotgun".to_owned()), (Field::Text, "A weapon for doors.".to_owned())],
            ),
        ])
    }

    #[test]
    fn numbers_are_found_however_they_are_written() {
        let index = index();
        for query in ["X-LOS-1", "x-los-1", "los 1", "LOS1", "xlos1", "x los 1"] {
            assert_eq!(index.search(query, 1).best, [&"X-LOS-1"], "{query}");
        }
        assert_eq!(index.search("los 11", 1).best, [&"X-LOS-11"]);
        assert_eq!(index.search("los", 9).total, 2);
    }

    #[test]
    fn names_come_before_heads_and_heads_before_texts() {
        let index = index();
        assert_eq!(index.search("line of sight", 9).best, [&"X-LOS-1", &"X-LOS-11", &"X-DOOR-1"]);
        assert_eq!(index.search("door", 9).best[0], &"X-DOOR-1");
        assert_eq!(index.search("shotgun", 9).best, [&"shotgun"]);
    }

    #[test]
    fn all_words_count_and_nothing_is_no_answer() {
        let index = index();
        assert_eq!(index.search("closed sight", 9).best, [&"X-DOOR-1"]);
        for query in ["", "  ", "-", "zzz", "\u{301}"] {
            assert_eq!(index.search(query, 9).total, 0, "{query:?}");
        }
        assert_eq!(index.search("door door door", 1).total, index.search("door", 1).total);
    }
}
