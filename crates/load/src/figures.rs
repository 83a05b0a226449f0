//! Figures of one pace.

use std::fmt;

use serde::Serialize;

/// What came of one pace.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Figures {
    /// Actions that were acknowledged and seen by the other person, a second.
    pub(crate) actions_per_s: f64,
    /// From sending an action to the other person's having it: the middle.
    pub(crate) p50_ms: f64,
    /// Of 100, all but the slowest.
    pub(crate) p99_ms: f64,
    /// The slowest of all.
    pub(crate) max_ms: f64,
    /// Actions that were refused, lines that broke.
    pub(crate) errors: u64,
}

impl Figures {
    /// Figures of these delays, in milliseconds.
    pub(crate) fn of(mut delays: Vec<f64>, errors: u64, seconds: f64) -> Figures {
        delays.sort_by(f64::total_cmp);
        let share = |of: usize| {
            let place = (delays.len() * of / 100).min(delays.len().saturating_sub(1));
            delays.get(place).copied().unwrap_or_default()
        };
        #[allow(clippy::cast_precision_loss)]
        let actions_per_s = delays.len() as f64 / seconds;
        Figures { actions_per_s, p50_ms: share(50), p99_ms: share(99), max_ms: share(100), errors }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { actions_per_s, p50_ms, p99_ms, max_ms, errors } = self;
        write!(
            f,
            "{actions_per_s:.0}/s, p50 {p50_ms:.1} ms, p99 {p99_ms:.1} ms, max {max_ms:.0} ms, {errors} errors"
        )
    }
}
