//! What every page of the codex has around it: the head line with the search, the way around, the languages.

use codex::{Chapter, Lang};
use maud::{DOCTYPE, Markup, html};

use super::Reader;
use super::library::Title;

/// The address of a page of the codex by its name.
pub(super) fn address(name: &str) -> String {
    format!("/codex/{name}")
}

/// An address that keeps the language; what is behind `#` stays last.
pub(super) fn in_language(path: &str, lang: Lang) -> String {
    let (page, anchor) = path.split_once('#').map_or((path, None), |(page, anchor)| (page, Some(anchor)));
    let joint = if page.contains('?') { '&' } else { '?' };
    let anchor = anchor.map_or(String::new(), |anchor| format!("#{anchor}"));
    format!("{page}{joint}lang={lang}{anchor}")
}

/// A page.
pub(super) struct Page {
    markup: Markup,
}

/// What a page is made of.
pub(super) struct Parts<'a> {
    pub(super) title: String,
    /// Its own address, without the language.
    pub(super) path: String,
    /// The game it belongs to.
    pub(super) game: Option<&'a Title>,
    /// The chapter it belongs to.
    pub(super) chapter: Option<&'a Chapter>,
    /// What stands in the search field of the head line; nothing where the page has a field of its own.
    pub(super) query: Option<&'a str>,
    pub(super) main: Markup,
    /// What stands beside the text where there is room.
    pub(super) aside: Option<Markup>,
}

impl Page {
    pub(super) fn new(reader: &Reader<'_>, parts: Parts<'_>) -> Page {
        Page { markup: whole(reader, &parts) }
    }

    pub(super) fn html(self) -> Markup {
        self.markup
    }
}

fn whole(reader: &Reader<'_>, parts: &Parts<'_>) -> Markup {
    let lang = reader.lang;
    html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="dark";
                meta name="theme-color" content="#0c0e11";
                title { (parts.title) " · " (reader.say("codex-title")) " · Telefrag" }
                link rel="icon" href="/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/codex.css";
                @for other in Lang::ALL {
                    link rel="alternate" hreflang=(other) href=(in_language(&parts.path, other));
                }
            }
            body {
                a.skip href="#main" { (reader.say("codex-to-text")) }
                (head_line(reader, parts))
                div.columns.beside[parts.aside.is_some()] {
                    main id="main" tabindex="-1" { (parts.main) }
                    @if let Some(aside) = &parts.aside {
                        aside { (aside) }
                    }
                    (around(reader, parts))
                }
                footer {
                    a href="/" { (reader.say("codex-to-games")) }
                    span { (reader.say("page-unofficial-short")) }
                }
            }
        }
    }
}

fn head_line(reader: &Reader<'_>, parts: &Parts<'_>) -> Markup {
    html! {
        header {
            a.logo href="/" aria-label="Telefrag" { span { "TELE" } b { "FRAG" } }
            a.place href=(reader.to("/codex")) { (reader.say("codex-title")) }
            @if let Some(query) = parts.query { (search_field(reader, query)) }
            nav.languages aria-label=(reader.say("codex-languages")) {
                @for lang in Lang::ALL {
                    a href=(in_language(&parts.path, lang)) lang=(lang) hreflang=(lang)
                        aria-current=[(lang == reader.lang).then_some("true")]
                        title=(codex::text(lang, &format!("language-{lang}"), &[])) { (lang) }
                }
            }
        }
    }
}

/// A field to search with; it works without a script.
pub(super) fn search_field(reader: &Reader<'_>, query: &str) -> Markup {
    html! {
        form.search action="/codex/search" role="search" {
            input type="hidden" name="lang" value=(reader.lang);
            input type="search" name="q" value=(query) maxlength="200" autocomplete="off"
                aria-label=(reader.say("codex-search-label")) placeholder=(reader.say("codex-search-label"));
            button { (reader.say("codex-search")) }
        }
    }
}

/// The way around: games, and the chapters of the one that is open.
fn around(reader: &Reader<'_>, parts: &Parts<'_>) -> Markup {
    let current = |is: bool| is.then_some("page");
    html! {
        nav.around id="around" aria-label=(reader.say("codex-games")) {
            ul.games {
                @for game in &reader.library.games {
                    @let open = parts.game.is_some_and(|it| it.id == game.id);
                    li { a href=(reader.to(&address(game.id))) aria-current=[open.then_some("true")] { (reader.name(game)) } }
                }
            }
            @if let Some(game) = parts.game {
                p.label { (reader.say("codex-chapters")) }
                ul {
                    @for chapter in &game.book.chapters {
                        @let open = parts.chapter.is_some_and(|it| std::ptr::eq(it, chapter));
                        @let path = format!("{}#{}", address(game.id), chapter.anchor());
                        li { a href=(reader.to(&path)) aria-current=[open.then_some("true")] { (chapter.title(reader.lang)) } }
                    }
                }
            }
            p.label { (reader.say("codex-more")) }
            ul {
                @for game in parts.game.iter().filter(|game| !game.shelves.is_empty()) {
                    li { a href=(reader.to(&game.sheets())) aria-current=[current(parts.path == game.sheets())] { (reader.say("codex-sheets")) } }
                }
                li { a href=(reader.to("/codex/words")) aria-current=[current(parts.path == "/codex/words")] { (reader.say("codex-words")) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_keeps_its_language_before_the_anchor() {
        assert_eq!(in_language("/codex/doom2004#los-1", Lang::Pl), "/codex/doom2004?lang=pl#los-1");
        assert_eq!(in_language("/codex/search?q=a", Lang::Hu), "/codex/search?q=a&lang=hu");
    }
}
