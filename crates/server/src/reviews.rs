//! Games that are looked back at: each once, one after the other, far from those who play; the last ones are kept.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use codex::Lang;
use tokio::runtime::Handle;
use tokio::sync::Semaphore;

use crate::analysis::Review;
use crate::seated::{Analyst, Step};

/// So many games are kept.
const KEPT: usize = 64;
/// So many may wait for their turn.
const WAITING: usize = 16;

/// How far it is with a game.
#[derive(Clone, Debug)]
pub enum Looking {
    /// So many entries of so many have been looked at.
    Working {
        /// Done.
        done: usize,
        /// Of so many.
        all: usize,
    },
    /// It is there, in every language in the order of [`Lang::ALL`].
    There(Arc<Vec<Review>>),
    /// Nothing came of it: a mistake of ours.
    Failed,
}

/// Somebody works on it.
#[derive(Debug, Default)]
struct Progress {
    done: AtomicUsize,
    all: AtomicUsize,
}

#[derive(Debug)]
enum Slot {
    Working(Arc<Progress>),
    Ended(Looking),
}

#[derive(Debug, Default)]
struct Slots {
    by_table: HashMap<String, Slot>,
    /// Those that have ended, the oldest first.
    ended: VecDeque<String>,
}

/// All games that are looked back at.
#[derive(Debug)]
pub struct Reviews {
    slots: Mutex<Slots>,
    /// One at a time.
    turn: Arc<Semaphore>,
}

impl Default for Reviews {
    fn default() -> Self {
        Reviews { slots: Mutex::default(), turn: Arc::new(Semaphore::new(1)) }
    }
}

impl Reviews {
    fn slots(&self) -> MutexGuard<'_, Slots> {
        // The map is whole whatever happened to the thread that held it.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far it is with a game; nothing if nobody has asked yet.
    pub fn known(&self, table: &str) -> Option<Looking> {
        self.slots().by_table.get(table).map(|slot| match slot {
            Slot::Ended(looking) => looking.clone(),
            Slot::Working(progress) => Looking::Working {
                done: progress.done.load(Ordering::Relaxed),
                all: progress.all.load(Ordering::Relaxed),
            },
        })
    }

    /// Begin with a game. It waits behind others, and at every decision behind computer players for whom people wait.
    /// False if too many wait already.
    pub fn begin(self: &Arc<Self>, table: &str, mut analyst: Analyst, thinkers: Arc<Semaphore>) -> bool {
        let progress = Arc::new(Progress::default());
        {
            let mut slots = self.slots();
            if slots.by_table.contains_key(table) {
                return true;
            }
            if slots.by_table.len() >= slots.ended.len() + WAITING {
                return false;
            }
            slots.by_table.insert(table.to_owned(), Slot::Working(Arc::clone(&progress)));
        }
        let (house, turn, table) = (Arc::downgrade(self), Arc::clone(&self.turn), table.to_owned());
        tokio::spawn(async move {
            let Ok(_turn) = turn.acquire_owned().await else { return };
            let here = house.clone();
            let work = tokio::task::spawn_blocking(move || {
                let runtime = Handle::current();
                // Each decision waits for its turn; if the place has closed, nobody asks any more.
                while here.strong_count() > 0 {
                    let _permit = runtime.block_on(Arc::clone(&thinkers).acquire_owned()).ok();
                    match analyst() {
                        Step::Working { done, all } => {
                            progress.done.store(done, Ordering::Relaxed);
                            progress.all.store(all, Ordering::Relaxed);
                        }
                        Step::There(found) => return Some(found),
                        Step::Failed => return None,
                    }
                }
                None
            });
            let found = work.await;
            let Some(reviews) = house.upgrade() else { return };
            reviews.end(
                table,
                match found {
                    Ok(Some(found)) => Looking::There(Arc::new(found)),
                    Ok(None) | Err(_) => Looking::Failed,
                },
            );
        });
        true
    }

    /// Keep what came of it, and forget the oldest.
    fn end(&self, table: String, looking: Looking) {
        if matches!(looking, Looking::Failed) {
            tracing::error!(table, "a game could not be looked back at");
        }
        let mut slots = self.slots();
        slots.by_table.insert(table.clone(), Slot::Ended(looking));
        slots.ended.push_back(table);
        while slots.ended.len() > KEPT {
            if let Some(oldest) = slots.ended.pop_front() {
                slots.by_table.remove(&oldest);
            }
        }
    }
}

/// The review in somebody's language.
pub fn in_tongue(reviews: &[Review], lang: Lang) -> Option<&Review> {
    let place = Lang::ALL.iter().position(|known| *known == lang)?;
    reviews.get(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_are_forgotten() {
        let reviews = Reviews::default();
        for n in 0..=KEPT {
            reviews.end(n.to_string(), Looking::There(Arc::default()));
        }
        assert!(reviews.known("0").is_none() && reviews.known("1").is_some());
        assert!(reviews.known(&KEPT.to_string()).is_some());
    }

    #[tokio::test]
    async fn not_without_end_at_once() {
        let reviews = Arc::new(Reviews::default());
        let thinkers = Arc::new(Semaphore::new(1));
        // Nobody has a turn: all wait.
        let _held = Arc::clone(&reviews.turn).acquire_owned().await;
        let begin =
            |n: usize| reviews.begin(&n.to_string(), Box::new(|| Step::Failed), Arc::clone(&thinkers));
        assert!((0..WAITING).all(begin) && begin(0) && !begin(WAITING));
        assert!(matches!(reviews.known("3"), Some(Looking::Working { done: 0, all: 0 })));
    }
}
