//! The codex as pages: every rule, card and word of the games here, to be read without a script, searched and printed.
//!
//! | you want | look at |
//! |---|---|
//! | what there is to read, and the search over it | [`library`] |
//! | addresses, languages, what is missing | here |
//! | what all pages have around them | [`frame`] |
//! | a drawn example | [`drawing`] |
//! | a page | [`contents`], [`game`], [`rule`], [`sheets`], [`words`], [`found`], [`missing`] |

mod contents;
mod drawing;
mod editions;
mod found;
mod frame;
mod game;
mod library;
mod missing;
mod rule;
mod sheets;
mod words;

use std::sync::Arc;

use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use codex::{Arg, Lang, Rulebook};
use serde::Deserialize;

use self::frame::{Page, address};
use self::library::{Library, Title};
use crate::Kind;
use crate::api::Tongue;

/// The pages for these games.
pub(crate) fn router<S: Clone + Send + Sync + 'static>(kinds: &[&'static dyn Kind]) -> Router<S> {
    Router::new()
        .route("/codex", get(contents))
        .route("/codex/", get(contents))
        .route("/codex/words", get(words))
        .route("/codex/search", get(search))
        .route("/codex/entries", get(entries))
        .route("/codex/{name}", get(game_or_rule))
        .route("/codex/{name}/{*rest}", get(inside))
        .with_state(Arc::new(Library::of(kinds)))
}

type Books = State<Arc<Library>>;

async fn contents(State(library): Books, Tongue(lang): Tongue) -> Response {
    found(contents::page(&reader(&library, lang)))
}

async fn words(State(library): Books, Tongue(lang): Tongue) -> Response {
    found(words::page(&reader(&library, lang)))
}

/// Whatever stands in the address; what cannot be read asks for nothing.
type Asking = Result<Query<Asked>, QueryRejection>;

#[derive(Deserialize)]
struct Asked {
    #[serde(default)]
    q: String,
}

async fn search(State(library): Books, Tongue(lang): Tongue, asked: Asking) -> Response {
    let query = asked.map(|asked| asked.0.q).unwrap_or_default();
    found(found::page(&reader(&library, lang), &query))
}

/// Everything that a search can find, for a codex without a server.
async fn entries(State(library): Books, Tongue(lang): Tongue) -> Response {
    ([(CONTENT_TYPE, "application/json"), (VARY, "accept-language")], library.list(lang)).into_response()
}

async fn game_or_rule(State(library): Books, Tongue(lang): Tongue, Path(name): Path<String>) -> Response {
    let reader = reader(&library, lang);
    if let Some(game) = library.game(&name) {
        return found(game::page(&reader, game));
    }
    let Some((game, rule)) = Rulebook::find(&name).and_then(|rule| Some((library.of_book(rule.book)?, rule)))
    else {
        return (StatusCode::NOT_FOUND, html(missing::rule(&reader, &name))).into_response();
    };
    if rule.number() != name {
        return Redirect::permanent(&reader.to(&address(rule.number()))).into_response();
    }
    found(rule::page(&reader, game, rule))
}

/// What a game has besides its rules: its sheets.
async fn inside(
    State(library): Books,
    Tongue(lang): Tongue,
    Path((id, rest)): Path<(String, String)>,
) -> Response {
    let reader = reader(&library, lang);
    let game = library.game(&id).filter(|game| rest == "sheets" && !game.shelves.is_empty());
    match game {
        Some(game) => found(sheets::page(&reader, game)),
        None => (StatusCode::NOT_FOUND, html(missing::page(&reader))).into_response(),
    }
}

fn found(page: Page) -> Response {
    // The rules change with the program only.
    ([(CACHE_CONTROL, "public, max-age=300"), (VARY, "accept-language")], html(page)).into_response()
}

fn html(page: Page) -> Html<String> {
    Html(page.html().into_string())
}

/// Somebody reads, and may search next: what that takes is made ready meanwhile.
fn reader(library: &Arc<Library>, lang: Lang) -> Reader<'_> {
    if !library.is_ready(lang) {
        let library = Arc::clone(library);
        tokio::task::spawn_blocking(move || library.make_ready(lang));
    }
    Reader { lang, library }
}

/// Who reads: a language, and all there is.
#[derive(Clone, Copy)]
struct Reader<'a> {
    lang: Lang,
    library: &'a Library,
}

impl Reader<'_> {
    /// A text without values.
    fn say(&self, key: &str) -> String {
        codex::text(self.lang, key, &[])
    }

    /// A text with one value.
    fn say_of(&self, key: &str, name: &str, value: impl Into<Arg>) -> String {
        codex::text(self.lang, key, &[(name, value.into())])
    }

    fn name(&self, game: &Title) -> String {
        game.name(self.lang)
    }

    /// The address of a page in this reader's language.
    fn to(&self, path: &str) -> String {
        frame::in_language(path, self.lang)
    }
}

/// With a capital letter, where a name that stands in sentences stands alone.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
