//! The words of the four languages side by side.

use codex::{Lang, terms};
use maud::html;

use super::frame::{Page, Parts};
use super::{Reader, capital};

pub(super) fn page(reader: &Reader<'_>) -> Page {
    let mut sorted: Vec<_> = terms().iter().collect();
    sorted.sort_by_key(|term| term.word(reader.lang).to_lowercase());
    let own_first = |lang: &Lang| *lang != reader.lang;
    let mut langs = Lang::ALL;
    langs.sort_by_key(own_first);
    let main = html! {
        h1 { (reader.say("codex-words")) }
        p.lead { (reader.say("codex-words-text")) }
        ul.words {
            @for term in sorted {
                li.panel id=(term.id) {
                    h2 { (capital(term.word(reader.lang))) }
                    dl {
                        @for lang in langs.iter().skip(1) {
                            div { dt { (lang) } dd lang=(lang) { (term.word(*lang)) } }
                        }
                    }
                    p.quiet { (term.games.iter().map(|game| place(reader, game)).collect::<Vec<_>>().join(" · ")) }
                }
            }
        }
    };
    let parts = Parts {
        title: reader.say("codex-words"),
        path: "/codex/words".to_owned(),
        game: None,
        chapter: None,
        query: Some(""),
        main,
        aside: None,
    };
    Page::new(reader, parts)
}

/// A game, or the place itself.
fn place(reader: &Reader<'_>, game: &str) -> String {
    if game == "house" { reader.say("codex-house") } else { reader.say(&format!("game-{game}")) }
}
