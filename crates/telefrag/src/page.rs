//! The page, carried in the program.

use axum::Router;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// A file of the page.
struct File {
    /// Its address, without the first slash.
    name: &'static str,
    plain: &'static [u8],
    /// The same in Brotli.
    small: Option<&'static [u8]>,
}

/// All files, made by the build script.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Routes that answer with the page.
pub(crate) fn router() -> Router {
    Router::new().fallback(get(file))
}

async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let name = uri.path().trim_start_matches('/');
    let find = |name: &str| FILES.iter().find(|file| file.name == name);
    // The page itself finds the way to everything that is not a file.
    let last = name.rsplit('/').next().unwrap_or_default();
    let found = find(name).or_else(|| find("index.html").filter(|_| !last.contains('.')));
    let Some(file) = found else { return (StatusCode::NOT_FOUND, "there is no such file\n").into_response() };
    let takes_brotli = headers
        .get_all(ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .any(|value| value.split(',').any(|way| way.trim().starts_with("br")));
    // Files under `assets` carry a hash in their names and never change.
    let keep =
        if file.name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [(CONTENT_TYPE, kind(file.name)), (CACHE_CONTROL, keep), (VARY, "accept-encoding")];
    match file.small.filter(|_| takes_brotli) {
        Some(small) => (about, [(CONTENT_ENCODING, "br")], small).into_response(),
        None => (about, file.plain).into_response(),
    }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}
