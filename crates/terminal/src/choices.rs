//! The numbered choices: all of them, a page of them, or those that somebody looks for.

use engine::about::About;
use engine::{Eyes, Game};

use super::pen::{HOT, Pen, QUIET, cut, pad, width};
use super::shown::Shown;

/// From so many choices on, those of a kind stand under a heading.
const MANY: usize = 13;
/// The most columns for choices of a kind.
const PACKED: usize = 4;

/// The open question's answers, in the order of their numbers.
pub(super) struct Choices<G: Game> {
    pub(super) actions: Vec<G::Action>,
    lines: Vec<String>,
    /// What they are about, and so their headings.
    about: Vec<About>,
    /// Those that are listed, from 0.
    listed: Vec<usize>,
    /// The page begins with this one of those listed.
    from: usize,
}

/// Choices on a page.
#[derive(Default)]
pub(super) struct Page {
    pub(super) lines: Vec<String>,
    /// How many choices there are on it.
    pub(super) count: usize,
}

impl<G: Shown> Choices<G> {
    /// The legal actions of the seat that decides, those of a kind together.
    pub(super) fn of(pen: Pen, state: &G::State) -> Self {
        let eyes = Eyes::<G>::of(state);
        let mut actions = eyes.as_ref().map(Eyes::legal).unwrap_or_default();
        let guess = eyes.as_ref().map(|eyes| eyes.guess(0));
        let mut kinds: Vec<(u8, &'static str)> = Vec::new();
        let kind = |about: &About| (about.rank, about.group);
        for action in &actions {
            let kind = kind(&G::about(state, *action));
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds.sort_by_key(|&(rank, _)| rank);
        actions.sort_by_cached_key(|&action| {
            let own = kind(&G::about(state, action));
            kinds.iter().position(|&kind| kind == own)
        });
        let lines = actions.iter().map(|&action| {
            let label = pen.say(&G::choice(state, action));
            let brings = guess.as_ref().map(|guess| G::forecast(guess, action)).unwrap_or_default();
            match G::foretell(pen, state, &brings) {
                told if told.is_empty() => label,
                told => format!("{label}  {told}"),
            }
        });
        let lines = lines.collect();
        let about = actions.iter().map(|&action| G::about(state, action)).collect();
        let listed = (0..actions.len()).collect();
        Choices { actions, lines, about, listed, from: 0 }
    }

    /// What the listed choices are about, with their numbers.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (usize, &About)> {
        self.listed.iter().map(|&i| (i + 1, &self.about[i]))
    }

    /// The heading of a choice, if it has one.
    fn group(&self, i: usize) -> Option<&'static str> {
        Some(self.about[i].group).filter(|group| !group.is_empty())
    }

    /// List only those that have all these words in their text or notation; false, and nothing changes, if none has.
    pub(super) fn find(&mut self, words: &str) -> bool {
        let words = words.to_lowercase().replace(", ", ",").replace(['(', ')'], " ");
        let fits = |i: &usize| {
            let label = self.lines[*i].to_lowercase().replace(", ", ",");
            let text = format!("{label} {}", self.actions[*i].to_string().to_lowercase());
            words.split_whitespace().all(|word| has(&text, word))
        };
        let found: Vec<usize> = (0..self.actions.len()).filter(fits).collect();
        let any = !found.is_empty() && !words.trim().is_empty();
        if any {
            (self.listed, self.from) = (found, 0);
        }
        any
    }

    /// List all of them, from the first.
    pub(super) fn list_all(&mut self) {
        (self.listed, self.from) = ((0..self.actions.len()).collect(), 0);
    }

    /// Go on to the next page after one with so many; after the last comes the first.
    pub(super) fn turn_page(&mut self, count: usize) {
        let next = self.from + count;
        self.from = if next < self.listed.len() && count > 0 { next } else { 0 };
    }

    /// Numbers of the first and the last choice on a page with so many, counted among those listed, and of all.
    pub(super) fn range(&self, count: usize) -> [usize; 3] {
        [self.from + 1, self.from + count, self.listed.len()]
    }

    /// Does the page begin with the first?
    pub(super) fn is_first(&self) -> bool {
        self.from == 0
    }

    /// Is only a part listed?
    pub(super) fn is_partial(&self) -> bool {
        self.listed.len() < self.actions.len()
    }

    /// Each answer of the page with its number, under headings where there are many.
    fn entries(&self, pen: Pen) -> Vec<Entry> {
        let headed = self.listed.len() >= MANY
            && self.listed.iter().any(|&i| self.group(i) != self.group(self.listed[0]));
        let mut entries = Vec::new();
        let mut last = None;
        for &i in &self.listed[self.from..] {
            if let Some(group) = self.group(i).filter(|group| headed && last != Some(*group)) {
                let text = pen.paint(QUIET, format!("── {}", pen.word(group)));
                entries.push(Entry { text, counts: 0, group: Some(group) });
                last = Some(group);
            }
            let number = pen.paint(HOT, format!("{:>3}", i + 1));
            entries.push(Entry {
                text: format!("{number} {}", self.lines[i]),
                counts: 1,
                group: self.group(i),
            });
        }
        entries
    }

    /// The list, in columns where it is long and its lines are short.
    pub(super) fn lines(&self, pen: Pen) -> Vec<String> {
        let entries = self.entries(pen);
        if entries.len() < 7 {
            return single(pen, &entries);
        }
        if entries.iter().any(|entry| entry.group != entries[0].group) {
            return packed(pen, &entries);
        }
        let tables = [3, 2].into_iter().filter_map(|columns| table(&entries, columns, pen.columns, true));
        tables.into_iter().next().unwrap_or_else(|| single(pen, &entries))
    }

    /// The list in so many rows; none if it needs more.
    pub(super) fn within(&self, pen: Pen, rows: usize) -> Option<Page> {
        let lines = self.lines(pen);
        let count = self.listed.len() - self.from;
        let lines = if lines.len() <= rows { Some(lines) } else { arrange(pen, &self.entries(pen), rows) };
        // A later page is shown as a page, however short it is.
        lines.filter(|_| self.from == 0).map(|lines| Page { lines, count })
    }

    /// As many answers of the page as there are rows for, each on one line.
    pub(super) fn page(&self, pen: Pen, rows: usize) -> Page {
        let mut entries = self.entries(pen);
        entries.iter_mut().for_each(|entry| entry.text = cut(&entry.text, pen.columns));
        let shown = (0..=entries.len()).rev().find_map(|end| {
            let shown = &entries[..end];
            // A heading does not stand alone at the end.
            let whole = shown.last().is_none_or(|entry| entry.counts > 0);
            let lines = whole.then(|| arrange(pen, shown, rows)).flatten()?;
            Some(Page { lines, count: shown.iter().map(|entry| entry.counts).sum() })
        });
        shown.unwrap_or_default()
    }
}

/// A line of the list: a choice or a heading.
struct Entry {
    text: String,
    /// How many choices it is.
    counts: usize,
    group: Option<&'static str>,
}

/// Is the word in the text? A place must not be the end of another one: `4,-1` is not in `14,-1`.
fn has(text: &str, word: &str) -> bool {
    let is_place = word.contains(',') && word.starts_with(|c: char| c == '-' || c.is_ascii_digit());
    let part = |c: char| is_place && (c.is_ascii_digit() || c == '-');
    text.match_indices(word)
        .any(|(start, _)| !text[..start].ends_with(part) && !text[start + word.len()..].starts_with(part))
}

/// One below the other.
fn single(pen: Pen, entries: &[Entry]) -> Vec<String> {
    entries.iter().flat_map(|entry| pen.wrap(&entry.text, 4)).collect()
}

/// In columns, read downwards; none if that is too wide.
fn table(entries: &[Entry], columns: usize, room: usize, even: bool) -> Option<Vec<String>> {
    let rows = entries.len().div_ceil(columns);
    let longest = |list: &[Entry]| list.iter().map(|entry| width(&entry.text)).max().unwrap_or(0) + 2;
    let all = longest(entries);
    let columns: Vec<(&[Entry], usize)> =
        entries.chunks(rows).map(|list| (list, if even { all } else { longest(list) })).collect();
    if columns.iter().map(|(_, wide)| wide).sum::<usize>() > room + if even { 0 } else { 2 } {
        return None;
    }
    let row = |row: usize| {
        let cells = columns.iter().filter_map(|(list, wide)| Some(pad(&list.get(row)?.text, *wide)));
        cells.collect::<String>().trim_end().to_owned()
    };
    Some((0..rows).map(row).collect())
}

/// Each kind in columns of its own, as many as there is room for; headings stand alone.
fn packed(pen: Pen, entries: &[Entry]) -> Vec<String> {
    let kinds = entries.chunk_by(|one, other| one.group == other.group && one.counts == other.counts);
    let lines = kinds.flat_map(|kind| {
        let tables =
            (2..=kind.len().min(PACKED)).map_while(|columns| table(kind, columns, pen.columns, false));
        tables.last().unwrap_or_else(|| single(pen, kind))
    });
    lines.collect()
}

/// In so many rows at most, with as few columns as that takes.
fn arrange(pen: Pen, entries: &[Entry], rows: usize) -> Option<Vec<String>> {
    if entries.is_empty() {
        return Some(Vec::new());
    }
    let lines = single(pen, entries);
    if lines.len() <= rows {
        return Some(lines);
    }
    let mut more = (2..=entries.len()).map_while(|columns| {
        // A table with more columns is no wider only by accident, so the first that is too wide ends the search.
        table(entries, columns, pen.columns, false)
    });
    more.find(|lines| lines.len() <= rows)
        .or_else(|| Some(packed(pen, entries)).filter(|lines| lines.len() <= rows))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_found_as_a_whole() {
        assert!(has("go to (4,-1)", "4,-1") && has("at 4,-1", "4,-1"));
        assert!(!has("at 14,-1", "4,-1") && !has("at 4,-12", "4,-1") && !has("at -4,-1", "4,-1"));
        assert!(has("zombie f3", "omb"));
    }
}
