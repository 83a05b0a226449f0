//! Pages that do not exist: what is wrong, and a way on.

use codex::Arg;
use maud::{Markup, html};

use super::Reader;
use super::found::list;
use super::frame::{Page, Parts, search_field};

/// So many rules are offered in the place of one that does not exist.
const OFFERED: usize = 5;
/// No number is longer than this.
const LONGEST: usize = 40;

/// There is no such rule and no such game.
pub(super) fn rule(reader: &Reader<'_>, asked: &str) -> Page {
    let asked: String = asked.chars().take(LONGEST).collect();
    let near = reader.library.search(reader.lang, &asked, OFFERED);
    let body = html! {
        p.lead { (reader.say_of("codex-missing-rule", "number", Arg::Text(asked.clone()))) }
        div.large { (search_field(reader, &asked)) }
        (list(reader, &asked, &near.best))
    };
    framed(reader, body)
}

/// There is nothing here.
pub(super) fn page(reader: &Reader<'_>) -> Page {
    let body = html! {
        p.lead { (reader.say("codex-missing-page")) }
        div.large { (search_field(reader, "")) }
    };
    framed(reader, body)
}

fn framed(reader: &Reader<'_>, body: Markup) -> Page {
    let title = reader.say("codex-missing");
    let main = html! { h1 { (title) } (body) };
    let path = "/codex".to_owned();
    Page::new(reader, Parts { title, path, game: None, chapter: None, query: None, main, aside: None })
}
