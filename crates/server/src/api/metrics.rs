//! Figures for Prometheus.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

/// What is counted.
#[derive(Debug)]
pub(super) struct Metrics {
    registry: Registry,
    /// Live lines that are open.
    pub lines: Gauge,
    /// Tables in memory.
    pub tables: Gauge,
    requests: Family<[(&'static str, String); 2], Counter<u64, AtomicU64>>,
    slowed: Family<[(&'static str, &'static str); 1], Counter<u64, AtomicU64>>,
    writes: Histogram,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("telefrag");
        let (lines, tables) = (Gauge::default(), Gauge::default());
        let (requests, slowed) = (Family::default(), Family::default());
        let build = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "The program", build);
        let writes = Histogram::new(exponential_buckets(0.000_5, 2.0, 14));
        registry.register("lines", "Live lines that are open", lines.clone());
        registry.register("tables", "Tables that are known to this process just now", tables.clone());
        registry.register("requests", "HTTP requests by method and status", requests.clone());
        registry.register(
            "slowed",
            "Requests refused because somebody asked too often, by what",
            slowed.clone(),
        );
        registry.register("write_seconds", "From a client's message to its durable entry", writes.clone());
        Metrics { registry, lines, tables, requests, slowed, writes }
    }
}

impl Metrics {
    /// A request was answered.
    pub(super) fn answered(&self, method: &str, status: u16) {
        let labels = [("method", method.to_owned()), ("status", status.to_string())];
        self.requests.get_or_create(&labels).inc();
    }

    /// Somebody asked for something too often.
    pub(super) fn slowed(&self, what: &'static str) {
        self.slowed.get_or_create(&[("what", what)]).inc();
    }

    /// An entry was written.
    pub(super) fn written(&self, took: Duration) {
        self.writes.observe(took.as_secs_f64());
    }

    /// All figures as Prometheus reads them.
    pub(super) fn text(self: &Arc<Self>) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
