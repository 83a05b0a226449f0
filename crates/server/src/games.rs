//! How many games have begun and ended by what this process has written.

use std::sync::atomic::AtomicU64;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::registry::Registry;

use crate::store::Phase;

/// Counted by game.
type ByGame = Family<[(&'static str, String); 1], Counter<u64, AtomicU64>>;

/// The counters; a copy counts with the others.
#[derive(Clone, Debug, Default)]
pub struct Games {
    begun: ByGame,
    ended: ByGame,
}

impl Games {
    /// A table has gone from one phase to another.
    pub(crate) fn went(&self, game: &str, from: Phase, to: Phase) {
        let counter = match to {
            Phase::Running if from != to => &self.begun,
            Phase::Over if from != to => &self.ended,
            _ => return,
        };
        counter.get_or_create(&[("game", game.to_owned())]).inc();
    }

    /// Show them among the figures.
    pub(crate) fn register(&self, registry: &mut Registry) {
        registry.register("games_begun", "Games that began, by game", self.begun.clone());
        registry.register("games_ended", "Games that came to their end, by game", self.ended.clone());
    }
}
