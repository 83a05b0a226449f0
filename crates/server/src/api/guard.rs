//! Who may come in, how often, and what every answer carries.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{AUTHORIZATION, HOST, ORIGIN, STRICT_TRANSPORT_SECURITY, UPGRADE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::caller::Whence;
use super::error::Problem;
use super::refused::Why;

/// How often something may be done: so many at once, so many a second in the long run.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A second.
    pub per_second: f64,
}

impl Rate {
    /// So many a minute.
    pub fn a_minute(count: u32) -> Rate {
        Rate { burst: count.into(), per_second: f64::from(count) / 60.0 }
    }

    /// So many a second, and ten times as many at once.
    pub fn a_second(count: u32) -> Rate {
        Rate { burst: f64::from(count) * 10.0, per_second: count.into() }
    }
}

/// A bucket of tokens for everybody who comes.
#[derive(Debug)]
pub(super) struct Buckets<K> {
    rate: Mutex<Rate>,
    known: Mutex<HashMap<K, (f64, Instant)>>,
}

impl<K: Eq + Hash> Buckets<K> {
    /// Buckets of that rate.
    pub(super) fn new(rate: Rate) -> Self {
        Buckets { rate: Mutex::new(rate), known: Mutex::default() }
    }

    /// From now on another rate.
    pub(super) fn set_rate(&self, rate: Rate) {
        *self.rate.lock().unwrap_or_else(PoisonError::into_inner) = rate;
    }

    /// Take a token.
    ///
    /// # Errors
    /// After how many seconds there will be one.
    pub(super) fn take(&self, key: K, now: Instant) -> Result<(), u32> {
        let rate = *self.rate.lock().unwrap_or_else(PoisonError::into_inner);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() > 10_000 {
            // Whoever has a full bucket again need not be remembered.
            let full = rate.burst / rate.per_second;
            known.retain(|_, (_, last)| now.duration_since(*last).as_secs_f64() < full);
        }
        let (tokens, last) = known.entry(key).or_insert((rate.burst, now));
        let gained = now.duration_since(*last).as_secs_f64() * rate.per_second;
        (*tokens, *last) = ((*tokens + gained).min(rate.burst), now);
        if *tokens < 1.0 {
            return Err(((1.0 - *tokens) / rate.per_second).ceil().max(1.0) as u32);
        }
        *tokens -= 1.0;
        Ok(())
    }
}

/// Everybody of one network together does something so many times as often as one of them may.
const CROWD: f64 = 5.0;

/// Buckets by person, and beside them by network: many guests from one place are no more than a few people.
#[derive(Debug)]
pub(super) struct Crowds<K> {
    pub(super) own: Buckets<K>,
    pub(super) network: Buckets<IpAddr>,
}

impl<K: Eq + Hash> Crowds<K> {
    /// Each person at that rate.
    pub(super) fn new(rate: Rate) -> Self {
        let all = Rate { burst: rate.burst * CROWD, per_second: rate.per_second * CROWD };
        Crowds { own: Buckets::new(rate), network: Buckets::new(all) }
    }
}

/// One address asks for no more than others can bear. Honest people never notice.
pub(super) async fn in_turn(
    State(app): State<Arc<App>>,
    whence: Whence,
    request: Request,
    next: Next,
) -> Response {
    let path = request.uri().path();
    if (path.starts_with("/api") || path.starts_with("/codex"))
        && let Err(problem) = app.in_time("requests", &app.requests, whence.0).await
    {
        return problem.into_response();
    }
    next.run(request).await
}

/// A page of another place may not act in somebody's name: what changes something, and every live line, must come from
/// our own page or from a program with a token.
pub(super) async fn same_origin(
    State(app): State<Arc<App>>,
    whence: Whence,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let changes = !request.method().is_safe() || headers.contains_key(UPGRADE);
    // A password that a browser sends by itself proves nothing; a token is sent on purpose.
    let token = headers.get(AUTHORIZATION).is_some_and(|value| value.as_bytes().starts_with(b"Bearer "));
    if changes && !token && !is_ours(&app, headers) {
        app.refused(Why::Origin, whence, "");
        let message = "this request comes from a page of another place; open the game at its own address";
        return Problem::new(StatusCode::FORBIDDEN, "wrong-origin", message).into_response();
    }
    next.run(request).await
}

fn is_ours(app: &App, headers: &HeaderMap) -> bool {
    // Browsers always say it when it matters; programs need not.
    let Some(origin) = headers.get(ORIGIN) else {
        return headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
    };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(public) = &app.settings.public_url {
        return origin.eq_ignore_ascii_case(public.trim_end_matches('/'));
    }
    let place = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    place.is_some() && place == host
}

/// What was begun is finished, also if the client has gone: an entry that is written is told to all who watch.
pub(super) async fn finish(request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    match tokio::spawn(next.run(request)).await {
        Ok(response) => response,
        Err(problem) => std::panic::resume_unwind(problem.into_panic()),
    }
}

/// What every answer carries.
const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; \
         object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ("cross-origin-opener-policy", "same-origin"),
];

pub(super) async fn secure(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if app.settings.is_encrypted() {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if api {
        headers.insert(HeaderName::from_static("cache-control"), HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let buckets = Buckets::new(Rate { burst: 2.0, per_second: 1.0 });
        let now = Instant::now();
        let taken: Vec<_> = (0..3).map(|_| buckets.take("a", now)).collect();
        assert_eq!(taken, [Ok(()), Ok(()), Err(1)]);
        assert_eq!(buckets.take("b", now), Ok(()));
        assert_eq!(buckets.take("a", now + Duration::from_secs(1)), Ok(()));
        assert_eq!(buckets.take("a", now + Duration::from_secs(1)), Err(1));
    }

    #[test]
    fn who_comes_too_early_hears_how_long_to_wait() {
        let buckets = Buckets::new(Rate { burst: 1.0, per_second: 0.05 });
        let now = Instant::now();
        assert_eq!(buckets.take("a", now), Ok(()));
        assert_eq!(buckets.take("a", now), Err(20));
        assert_eq!(buckets.take("a", now + Duration::from_millis(15_500)), Err(5));
        assert_eq!(buckets.take("a", now + Duration::from_secs(21)), Ok(()));
    }
}
