//! Work that must never end: what breaks off is begun again, and what breaks off again and again is said.

use std::collections::VecDeque;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long to wait before work that broke off is begun again.
const PAUSE: Duration = Duration::from_millis(500);
/// Work that has broken off so often lately is not done.
const OFTEN: usize = 5;
/// What is lately.
const LATELY: Duration = Duration::from_secs(30);

/// What goes wrong all the time is said so often.
const SELDOM: Duration = Duration::from_secs(10);
/// What goes wrong for everybody alike is said so often.
const RARELY: Duration = Duration::from_secs(60);

/// When work broke off, the last few times.
#[derive(Debug, Default)]
pub(crate) struct Beats(Mutex<VecDeque<Instant>>);

impl Beats {
    fn missed(&self, now: Instant) {
        let mut missed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        missed.push_back(now);
        if missed.len() > OFTEN {
            missed.pop_front();
        }
    }

    /// Is the work done?
    pub(crate) fn is_steady(&self, now: Instant) -> bool {
        let missed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        missed.iter().filter(|at| now.duration_since(**at) < LATELY).count() < OFTEN
    }
}

/// Something that goes wrong again and again is said once in a while.
#[derive(Debug)]
pub(crate) struct Seldom {
    every: Duration,
    said: Mutex<Option<Instant>>,
}

impl Default for Seldom {
    fn default() -> Seldom {
        Seldom { every: SELDOM, said: Mutex::new(None) }
    }
}

impl Seldom {
    /// It was never said, and is said once a minute.
    pub(crate) const fn rare() -> Seldom {
        Seldom { every: RARELY, said: Mutex::new(None) }
    }

    /// It has ended: should it begin again, that is said at once. Was it said before?
    pub(crate) fn ended(&self) -> bool {
        self.said.lock().unwrap_or_else(PoisonError::into_inner).take().is_some()
    }

    /// Is it time to say it?
    pub(crate) fn now(&self) -> bool {
        let now = Instant::now();
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        let due = said.is_none_or(|last| now.duration_since(last) > self.every);
        if due {
            *said = Some(now);
        }
        due
    }
}

/// Do some work for ever: should it break off, it is begun again.
pub(crate) async fn watch_over<F>(name: &'static str, beats: Arc<Beats>, work: impl Fn() -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    loop {
        let mut done = tokio::task::JoinSet::new();
        done.spawn(work());
        let ended = done.join_next().await;
        beats.missed(Instant::now());
        tracing::error!(work = name, ?ended, "work that must go on broke off; it is begun again");
        tokio::time::sleep(PAUSE).await;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test]
    async fn what_breaks_off_is_begun_again_and_what_never_holds_is_said() {
        let (beats, begun) = (Arc::<Beats>::default(), Arc::<AtomicUsize>::default());
        let count = Arc::clone(&begun);
        let work = watch_over("test", Arc::clone(&beats), move || {
            let times = count.fetch_add(1, Ordering::Relaxed);
            async move {
                assert!(times >= 2, "it breaks off twice");
                std::future::pending().await
            }
        });
        let _ = tokio::time::timeout(Duration::from_secs(3), work).await;
        assert_eq!(begun.load(Ordering::Relaxed), 3);
        assert!(beats.is_steady(Instant::now()));
        for _ in 0..OFTEN {
            beats.missed(Instant::now());
        }
        assert!(!beats.is_steady(Instant::now()));
        assert!(beats.is_steady(Instant::now() + LATELY));
    }
}
