//! What is in the box of a game: cards, weapons, figures, places.

use codex::say;
use engine::shelf::{Shelf, Thing};
use maud::{Markup, html};

use super::frame::{Page, Parts, address};
use super::library::{Title, shelf_anchor, thing_anchor};
use super::{Reader, capital};

pub(super) fn page(reader: &Reader<'_>, game: &Title) -> Page {
    let title = reader.say_of("codex-sheets-of", "game", codex::Arg::Text(reader.name(game)));
    let main = html! {
        h1 { (title) }
        ul.jumps {
            @for shelf in &game.shelves {
                li { a href={ "#" (shelf_anchor(shelf)) } { (say(reader.lang, &shelf.title)) } }
            }
        }
        @for shelf in &game.shelves {
            section id=(shelf_anchor(shelf)) {
                h2 { (say(reader.lang, &shelf.title)) }
                div.things { @for thing in &shelf.things { (card(reader, shelf, thing)) } }
            }
        }
    };
    let parts = Parts {
        title,
        path: game.sheets(),
        game: Some(game),
        chapter: None,
        query: Some(""),
        main,
        aside: None,
    };
    Page::new(reader, parts)
}

fn card(reader: &Reader<'_>, shelf: &Shelf, thing: &Thing) -> Markup {
    html! {
        article.panel id=(thing_anchor(shelf, thing)) {
            h3 { (capital(&say(reader.lang, &thing.name))) }
            @if !thing.facts.is_empty() {
                ul.facts { @for fact in &thing.facts { li { (say(reader.lang, fact)) } } }
            }
            @if let Some(text) = &thing.text {
                p { (say(reader.lang, text)) }
            }
            @if !thing.rules.is_empty() {
                p.cites {
                    @for rule in &thing.rules {
                        a.number href=(reader.to(&address(rule.number()))) { (rule.number()) } " "
                    }
                }
            }
        }
    }
}
