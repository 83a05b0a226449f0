//! Figures for Prometheus: what a host wants to see of a place, and when to be woken.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

use super::App;
use crate::games::Games;

/// Tables are counted so often at most: there may be many.
const COUNT: Duration = Duration::from_secs(15);

/// What something is about, by one name.
type Label = [(&'static str, &'static str); 1];
type Counted = Family<Label, Counter<u64, AtomicU64>>;

/// From half a millisecond to eight seconds.
fn timed() -> Histogram {
    Histogram::new(exponential_buckets(0.000_5, 2.0, 15))
}

/// What is counted.
#[derive(Debug)]
pub(super) struct Metrics {
    registry: Registry,
    /// Live lines that are open.
    pub lines: Gauge,
    tables: Gauge,
    phases: Family<[(&'static str, String); 1], Gauge>,
    people: Gauge,
    requests: Family<[(&'static str, String); 2], Counter<u64, AtomicU64>>,
    answers: Family<Label, Histogram, fn() -> Histogram>,
    slowed: Counted,
    refused: Counted,
    writes: Histogram,
    asked: Gauge,
    most_asked: Gauge,
    memory: Gauge,
}

impl Metrics {
    /// Nothing has happened yet; `thought` is how long computer players think, `games` how many there were.
    pub(super) fn new(thought: Histogram, games: &Games) -> Metrics {
        let metrics = Metrics {
            registry: Registry::with_prefix("telefrag"),
            lines: Gauge::default(),
            tables: Gauge::default(),
            phases: Family::default(),
            people: Gauge::default(),
            requests: Family::default(),
            answers: Family::new_with_constructor(timed),
            slowed: Family::default(),
            refused: Family::default(),
            writes: timed(),
            asked: Gauge::default(),
            most_asked: Gauge::default(),
            memory: Gauge::default(),
        };
        metrics.registered(thought, games)
    }

    fn registered(mut self, thought: Histogram, games: &Games) -> Metrics {
        let registry = &mut self.registry;
        let seconds = Unit::Seconds;
        registry.register("build", "The program", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
        registry.register("lines", "Live lines that are open", self.lines.clone());
        registry.register(
            "people",
            "People who did something within the last minute, or watch",
            self.people.clone(),
        );
        registry.register("tables", "Tables that are known to this process just now", self.tables.clone());
        registry.register("tables_by_phase", "Tables that are kept, by phase", self.phases.clone());
        games.register(registry);
        registry.register("requests", "HTTP requests by method and status", self.requests.clone());
        let about = "From a request to its answer, by what it is about";
        registry.register_with_unit("answer", about, seconds.clone(), self.answers.clone());
        let about = "Requests refused because somebody asked too often, by what";
        registry.register("slowed", about, self.slowed.clone());
        let about = "Requests refused for another reason: ban, token, origin, login, invitation, not-admin";
        registry.register("refused", about, self.refused.clone());
        let about = "From a client's message to its durable entry";
        registry.register_with_unit("write", about, seconds.clone(), self.writes.clone());
        registry.register_with_unit("thought", "Computer players, for one action", seconds, thought);
        registry.register(
            "database_questions",
            "Questions that the database answers, or that wait",
            self.asked.clone(),
        );
        registry.register(
            "database_lines",
            "Questions that the database answers at once",
            self.most_asked.clone(),
        );
        registry.register_with_unit(
            "memory",
            "Resident memory of the process",
            Unit::Bytes,
            self.memory.clone(),
        );
        self
    }

    /// A request was answered.
    fn answered(&self, method: &str, class: &'static str, status: u16, took: Duration) {
        let labels = [("method", method.to_owned()), ("status", status.to_string())];
        self.requests.get_or_create(&labels).inc();
        self.answers.get_or_create(&[("class", class)]).observe(took.as_secs_f64());
    }

    /// Somebody asked for something too often.
    pub(super) fn slowed(&self, what: &'static str) {
        self.slowed.get_or_create(&[("what", what)]).inc();
    }

    /// Somebody was refused.
    pub(super) fn refused(&self, why: &'static str) {
        self.refused.get_or_create(&[("why", why)]).inc();
    }

    /// An entry was written.
    pub(super) fn written(&self, took: Duration) {
        self.writes.observe(took.as_secs_f64());
    }

    /// All figures as Prometheus reads them.
    fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

/// A number for a gauge.
fn gauge(count: impl TryInto<i64>) -> i64 {
    count.try_into().unwrap_or(i64::MAX)
}

/// All figures.
pub(super) async fn figures(State(app): State<Arc<App>>) -> impl IntoResponse {
    let metrics = &app.metrics;
    metrics.tables.set(gauge(app.house.known()));
    metrics.people.set(gauge(app.online.count()));
    let load = app.house.store().load();
    metrics.asked.set(gauge(load.asked));
    metrics.most_asked.set(gauge(load.most));
    if let Some(bytes) = resident() {
        metrics.memory.set(gauge(bytes));
    }
    count_phases(&app).await;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], metrics.text())
}

/// Count tables by phase, unless that was done just now. A database that does not answer leaves the figures as they were.
async fn count_phases(app: &App) {
    let mut counted = app.phases.lock().await;
    if counted.is_some_and(|at| at.elapsed() < COUNT) {
        return;
    }
    if let Ok(phases) = app.house.store().count_phases().await {
        for phase in ["open", "running", "over", "closed"] {
            let count = phases.iter().find(|(name, _)| name == phase).map_or(0, |(_, count)| *count);
            app.metrics.phases.get_or_create(&[("phase", phase.to_owned())]).set(gauge(count));
        }
        *counted = Some(Instant::now());
    }
}

/// The memory that this process has, in bytes, where the machine tells it.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kib| kib * 1024)
}

/// What a request is about.
///
/// Few classes, whatever is asked for: each is kept for ever.
fn class(method: &Method, path: &str) -> &'static str {
    let Some(path) = path.strip_prefix("/api/") else {
        return if path.starts_with("/codex") { "codex" } else { "page" };
    };
    let (first, rest) = path.split_once('/').unwrap_or((path, ""));
    match (first, rest) {
        ("tables", rest) if rest.ends_with("/live") => "line",
        ("tables", rest) if rest.ends_with("/hint") || rest.ends_with("/analysis") => "advice",
        ("tables", "") if method.is_safe() => "lists",
        ("tables" | "replays", _) if method.is_safe() => "look",
        ("tables" | "replays", _) => "deed",
        ("scenarios", _) => "scenarios",
        ("admin", _) => "admin",
        ("guest" | "account" | "login" | "logout" | "me" | "people", _) => "people",
        _ => "other",
    }
}

/// Count a request, and how long it took.
pub(super) async fn count(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    // Anybody can make up a method; it would stay in the figures for ever.
    let known = [
        Method::GET,
        Method::POST,
        Method::PUT,
        Method::PATCH,
        Method::DELETE,
        Method::HEAD,
        Method::OPTIONS,
    ];
    let method = known.into_iter().find(|known| known == request.method());
    let class = class(request.method(), request.uri().path());
    let begun = Instant::now();
    let response = next.run(request).await;
    let method = method.as_ref().map_or("other", Method::as_str);
    app.metrics.answered(method, class, response.status().as_u16(), begun.elapsed());
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_request_is_about_something() {
        for (method, path, about) in [
            (Method::GET, "/", "page"),
            (Method::GET, "/codex/ADR-RUN-1", "codex"),
            (Method::GET, "/api/tables", "lists"),
            (Method::POST, "/api/tables", "deed"),
            (Method::GET, "/api/tables/abc", "look"),
            (Method::POST, "/api/tables/abc/act", "deed"),
            (Method::GET, "/api/tables/abc/live", "line"),
            (Method::GET, "/api/tables/abc/hint", "advice"),
            (Method::GET, "/api/admin/people", "admin"),
            (Method::POST, "/api/login", "people"),
            (Method::GET, "/api/place", "other"),
        ] {
            assert_eq!(class(&method, path), about, "{path}");
        }
    }
}
