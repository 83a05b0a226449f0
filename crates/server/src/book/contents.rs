//! The first page of the codex: the games, the search, the words.

use maud::html;

use super::Reader;
use super::frame::{Page, Parts, address, search_field};

pub(super) fn page(reader: &Reader<'_>) -> Page {
    let main = html! {
        h1 { (reader.say("codex-title")) }
        p.lead { (reader.say("codex-intro")) }
        div.large { (search_field(reader, "")) }
        p.quiet { (reader.say("codex-search-hint")) }
        ul.titles {
            @for game in &reader.library.games {
                @let rules = i64::try_from(game.book.rules().count()).unwrap_or(i64::MAX);
                li.panel {
                    h2 { a href=(reader.to(&address(game.id))) { (reader.name(game)) } }
                    p { (reader.say(&format!("page-about-{}", game.id))) }
                    p.quiet {
                        (reader.say_of("codex-rules", "n", rules))
                        @if !game.shelves.is_empty() {
                            " · " a href=(reader.to(&game.sheets())) { (reader.say("codex-sheets")) }
                        }
                    }
                }
            }
            li.panel {
                h2 { a href=(reader.to("/codex/words")) { (reader.say("codex-words")) } }
                p { (reader.say("codex-words-text")) }
            }
        }
    };
    let parts = Parts {
        title: reader.say("codex-title"),
        path: "/codex".to_owned(),
        game: None,
        chapter: None,
        query: None,
        main,
        aside: None,
    };
    Page::new(reader, parts)
}
