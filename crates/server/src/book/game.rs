//! All rules of a game, chapter by chapter.

use codex::{Chapter, rule_text};
use maud::{Markup, html};

use super::Reader;
use super::frame::{Page, Parts, address};
use super::library::Title;

pub(super) fn page(reader: &Reader<'_>, game: &Title) -> Page {
    let main = html! {
        h1 { (reader.name(game)) }
        p.lead { (reader.say(&format!("page-about-{}", game.id))) }
        p.below { a href="#around" { (reader.say("codex-chapters")) " ↓" } }
        @for chapter in &game.book.chapters {
            section id=(chapter.anchor()) {
                h2 { (chapter.title(reader.lang)) }
                (rules(reader, chapter))
            }
        }
    };
    let parts = Parts {
        title: reader.name(game),
        path: address(game.id),
        game: Some(game),
        chapter: None,
        query: Some(""),
        main,
        aside: None,
    };
    Page::new(reader, parts)
}

fn rules(reader: &Reader<'_>, chapter: &Chapter) -> Markup {
    html! {
        ol.rules {
            @for number in &chapter.rules {
                li.panel id=(number) {
                    a.number href=(reader.to(&address(number))) { (number) }
                    " " (rule_text(reader.lang, number))
                }
            }
        }
    }
}
