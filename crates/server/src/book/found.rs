//! What a search has found.

use codex::Arg;
use codex::search::marks;
use maud::{Markup, html};

use super::Reader;
use super::frame::{Page, Parts};
use super::library::Hit;

/// So many places are shown at most.
const MOST: usize = 50;
/// A longer query is cut.
const LONGEST: usize = 200;

pub(super) fn page(reader: &Reader<'_>, query: &str) -> Page {
    let query: String = query.trim().chars().take(LONGEST).collect();
    let main = html! {
        h1 { (reader.say("codex-search")) }
        @if query.is_empty() {
            p { (reader.say("codex-search-hint")) }
        } @else {
            (results(reader, &query))
        }
    };
    let parts = Parts {
        title: if query.is_empty() { reader.say("codex-search") } else { query.clone() },
        path: format!("/codex/search?q={}", encoded(&query)),
        game: None,
        chapter: None,
        query: Some(&query),
        main,
        aside: None,
    };
    Page::new(reader, parts)
}

fn results(reader: &Reader<'_>, query: &str) -> Markup {
    let found = reader.library.search(reader.lang, query, MOST);
    let count = |n: usize| Arg::Num(i64::try_from(n).unwrap_or(i64::MAX));
    let asked = Arg::Text(query.to_owned());
    html! {
        @if found.best.is_empty() {
            p role="status" { (reader.say_of("codex-search-none", "q", asked)) }
            p.quiet { (reader.say("codex-search-hint")) }
        } @else {
            p role="status" {
                (codex::text(reader.lang, "codex-search-found", &[("n", count(found.total)), ("q", asked)]))
                @if found.total > MOST { " " (reader.say_of("codex-search-most", "n", count(MOST))) }
            }
            (list(reader, query, &found.best))
        }
    }
}

/// Places with the words marked that were looked for.
pub(super) fn list(reader: &Reader<'_>, query: &str, hits: &[&Hit]) -> Markup {
    html! {
        ol.hits {
            @for hit in hits {
                li.panel {
                    p.label { (reader.say(hit.kind)) " · " (hit.under) }
                    h2 { a href=(reader.to(&hit.path)) { (marked(query, &hit.title)) } }
                    @if !hit.text.is_empty() { p { (marked(query, &hit.text)) } }
                }
            }
        }
    }
}

fn marked(query: &str, text: &str) -> Markup {
    let mut from = 0;
    let pieces: Vec<_> = marks(query, text)
        .map(|range| {
            let before = &text[from..range.start];
            from = range.end;
            (before, &text[range])
        })
        .collect();
    html! {
        @for (before, word) in pieces { (before) mark { (word) } }
        (text[from..])
    }
}

/// A query as a part of an address.
fn encoded(query: &str) -> String {
    let one = |byte: u8| {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    query.bytes().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_marked_and_everything_is_escaped() {
        assert_eq!(
            marked("door", "A <door> & a wall").into_string(),
            "A &lt;<mark>door</mark>&gt; &amp; a wall"
        );
    }

    #[test]
    fn a_query_goes_into_an_address_whole() {
        assert_eq!(encoded("ő & a/b?"), "%C5%91%20%26%20a%2Fb%3F");
    }
}
