//! Long work of the workshop: places are measured and made by many games between computer players, one order after the
//! other, far from those who play; the last ones are kept.

use std::collections::{HashMap, VecDeque};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use workshop::{Bench, Draft, Measure, Record, Trial};

use crate::people;

/// So many that have ended are kept.
const KEPT: usize = 32;
/// So many may be under way or wait for their turn.
const WAITING: usize = 8;
/// Nothing takes longer than this, once it has begun.
const TIME: Duration = Duration::from_secs(150);

/// What came of it.
#[derive(Clone, Debug)]
pub enum Found {
    /// How a place plays.
    Measured(Box<Measure>),
    /// A place that was made.
    Made {
        /// From this seed.
        seed: u64,
        /// Its file.
        draft: Draft,
    },
}

/// How far it is with an order.
#[derive(Clone, Debug)]
pub enum Running {
    /// So many games of so many are over.
    Working {
        /// Done.
        done: usize,
        /// Of so many; 0 while others have their turn.
        all: usize,
    },
    /// It is there.
    There(Arc<Found>),
    /// Whoever ordered it has stopped it, or ordered something else.
    Stopped,
    /// It took too long.
    Late,
    /// Nothing came of it, and why.
    Failed(String),
}

/// What is to be done, with those who play.
pub type Job = Box<dyn FnOnce(&Players) -> Result<Found, String> + Send>;

/// Somebody works on it.
#[derive(Debug, Default)]
struct Progress {
    done: AtomicUsize,
    all: AtomicUsize,
    stopped: AtomicBool,
}

#[derive(Debug)]
struct Slot {
    person: String,
    progress: Arc<Progress>,
    ended: Option<Running>,
}

#[derive(Debug, Default)]
struct Slots {
    by_id: HashMap<String, Slot>,
    /// Those that have ended, the oldest first.
    ended: VecDeque<String>,
}

/// All orders.
#[derive(Debug)]
pub struct Runs {
    slots: Mutex<Slots>,
    /// One at a time.
    turn: Arc<Semaphore>,
    /// Turns of computer players.
    thinkers: Arc<Semaphore>,
}

/// Those who play the games of an order, as many at once as there are cores.
pub struct Players {
    house: Weak<Runs>,
    progress: Arc<Progress>,
    thinkers: Arc<Semaphore>,
    runtime: Handle,
    until: Instant,
}

impl std::fmt::Debug for Players {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Players({:?})", self.progress)
    }
}

impl Players {
    /// Shall it end now?
    fn is_over(&self) -> bool {
        let stopped = self.progress.stopped.load(Ordering::Relaxed);
        stopped || self.house.strong_count() == 0 || Instant::now() > self.until
    }

    /// Wait behind computer players for whom people wait.
    fn wait(&self, turn: &mut Option<OwnedSemaphorePermit>) -> ControlFlow<()> {
        drop(turn.take());
        if self.is_over() {
            return ControlFlow::Break(());
        }
        *turn = self.runtime.block_on(Arc::clone(&self.thinkers).acquire_owned()).ok();
        ControlFlow::Continue(())
    }

    /// Play these games; those that come too late are left out.
    pub fn play(&self, bench: &dyn Bench, trials: &[Trial]) -> Vec<Record> {
        self.progress.all.fetch_add(trials.len(), Ordering::Relaxed);
        let next = AtomicUsize::new(0);
        let hand = || {
            let (mut records, mut turn) = (Vec::new(), None);
            while let Some(&trial) = trials.get(next.fetch_add(1, Ordering::Relaxed)) {
                let Some(record) = bench.attend(trial, &mut || self.wait(&mut turn)) else { break };
                records.push(record);
                self.progress.done.fetch_add(1, Ordering::Relaxed);
            }
            records
        };
        let hands = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..hands).map(|_| scope.spawn(hand)).collect();
            let mut records = hand();
            for other in others {
                match other.join() {
                    Ok(more) => records.extend(more),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            records
        })
    }
}

impl Runs {
    /// Orders whose games wait for turns among computer players.
    pub fn new(thinkers: Arc<Semaphore>) -> Runs {
        Runs { slots: Mutex::default(), turn: Arc::new(Semaphore::new(1)), thinkers }
    }

    fn slots(&self) -> MutexGuard<'_, Slots> {
        // The map is whole whatever happened to the thread that held it.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far it is with somebody's order; nothing if they have none of that name.
    pub fn known(&self, id: &str, person: &str) -> Option<Running> {
        let slots = self.slots();
        let slot = slots.by_id.get(id).filter(|slot| slot.person == person)?;
        Some(slot.ended.clone().unwrap_or_else(|| Running::Working {
            done: slot.progress.done.load(Ordering::Relaxed),
            all: slot.progress.all.load(Ordering::Relaxed),
        }))
    }

    /// Stop somebody's order; false if they have none of that name.
    pub fn stop(&self, id: &str, person: &str) -> bool {
        let slots = self.slots();
        let slot = slots.by_id.get(id).filter(|slot| slot.person == person);
        slot.inspect(|slot| slot.progress.stopped.store(true, Ordering::Relaxed)).is_some()
    }

    /// Begin with an order; what the same person ordered before is stopped. It waits behind others, and at every decision
    /// behind computer players for whom people wait. Its name; nothing if too many wait already.
    pub fn begin(self: &Arc<Self>, person: &str, job: Job) -> Option<String> {
        let (id, progress) = (people::short_id(), Arc::new(Progress::default()));
        {
            let mut slots = self.slots();
            let working = slots.by_id.values().filter(|slot| slot.ended.is_none());
            let own = working.clone().filter(|slot| slot.person == person);
            own.for_each(|slot| slot.progress.stopped.store(true, Ordering::Relaxed));
            if working.filter(|slot| !slot.progress.stopped.load(Ordering::Relaxed)).count() >= WAITING {
                return None;
            }
            let slot = Slot { person: person.to_owned(), progress: Arc::clone(&progress), ended: None };
            slots.by_id.insert(id.clone(), slot);
        }
        let (house, turn, name) = (Arc::downgrade(self), Arc::clone(&self.turn), id.clone());
        let thinkers = Arc::clone(&self.thinkers);
        tokio::spawn(async move {
            let Ok(_turn) = turn.acquire_owned().await else { return };
            let until = Instant::now() + TIME;
            let (weak, own) = (house.clone(), Arc::clone(&progress));
            let work = tokio::task::spawn_blocking(move || {
                let runtime = Handle::current();
                job(&Players { house: weak, progress: own, thinkers, runtime, until })
            });
            let found = work.await;
            let Some(runs) = house.upgrade() else { return };
            let stopped = progress.stopped.load(Ordering::Relaxed);
            runs.end(
                name,
                match found {
                    _ if stopped => Running::Stopped,
                    Ok(Ok(Found::Measured(measure))) if measure.games == 0 => Running::Late,
                    // A measure of fewer games than were wanted is one all the same, and so is a place.
                    Ok(Ok(found)) => Running::There(Arc::new(found)),
                    _ if Instant::now() > until => Running::Late,
                    Ok(Err(why)) => Running::Failed(why),
                    Err(problem) => Running::Failed(problem.to_string()),
                },
            );
        });
        Some(id)
    }

    /// Keep what came of it, and forget the oldest.
    fn end(&self, id: String, running: Running) {
        if let Running::Failed(why) = &running {
            tracing::error!(run = id, why, "an order of the workshop failed");
        }
        let mut slots = self.slots();
        if let Some(slot) = slots.by_id.get_mut(&id) {
            slot.ended = Some(running);
        }
        slots.ended.push_back(id);
        while slots.ended.len() > KEPT {
            if let Some(oldest) = slots.ended.pop_front() {
                slots.by_id.remove(&oldest);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nothing() -> Job {
        Box::new(|_| Err("nothing to do".to_owned()))
    }

    #[tokio::test]
    async fn everybody_has_one_and_the_house_not_too_many() {
        let runs = Arc::new(Runs::new(Arc::new(Semaphore::new(1))));
        // Nobody has a turn: all wait.
        let held = Arc::clone(&runs.turn).acquire_owned().await;
        let begin = |person: &str| runs.begin(person, nothing());
        let first = begin("p0").unwrap();
        assert!((1..WAITING).all(|n| begin(&format!("p{n}")).is_some()) && begin("late").is_none());
        // Who orders something else gives up what was ordered before.
        let second = begin("p0").unwrap();
        assert!(matches!(runs.known(&first, "p0"), Some(Running::Working { done: 0, all: 0 })));
        assert!(runs.known(&first, "p1").is_none() && !runs.stop(&first, "p1"), "it is not theirs");
        drop(held);
        while !matches!(runs.known(&second, "p0"), Some(Running::Failed(_))) {
            tokio::task::yield_now().await;
        }
        assert!(matches!(runs.known(&first, "p0"), Some(Running::Stopped)));
    }

    #[test]
    fn the_oldest_are_forgotten() {
        let runs = Runs::new(Arc::new(Semaphore::new(1)));
        for n in 0..=KEPT {
            let slot = Slot { person: "p".to_owned(), progress: Arc::default(), ended: None };
            runs.slots().by_id.insert(n.to_string(), slot);
            runs.end(n.to_string(), Running::Late);
        }
        assert!(runs.known("0", "p").is_none() && runs.known("1", "p").is_some());
    }
}
