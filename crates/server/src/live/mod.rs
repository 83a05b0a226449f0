//! A table that somebody looks at: its log in memory, the game that follows from it, and news for all who watch.
//!
//! Whoever writes lets the entry happen in memory, appends it, and shows it only when the database has it for good.
//! While the entry is on its way the memory belongs to nobody: should anything go wrong it is thrown away and made
//! again from the log. A lost race is decided anew.

mod deeds;
mod order;
mod shown;
mod tend;

pub use parlour::news::{Happened, News};
pub use parlour::place::{SeatWish, Tended};
pub use parlour::shown::{Behind, Ended, Moment, Scene, Update, WishBack};
pub use parlour::{TableError, manners};

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use engine::Seat;
use parlour::{Now, Place};
use tokio::sync::{Mutex, watch};

use crate::entry::{Deed, Entry, PersonId, Sitter};
use crate::house::{Called, Wires};
use crate::options::Options;
use crate::seated::Kind;
use crate::store::{StoreError, TableRow};

/// How often a lost race is tried again.
const TRIES: u32 = 8;

/// Milliseconds since 1970.
pub fn clock() -> u64 {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |passed| u64::try_from(passed.as_millis()).unwrap_or(u64::MAX))
}

/// A person's turn has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YourTurn {
    /// Who.
    pub person: PersonId,
    /// At which table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// What the table is called.
    pub title: String,
    /// The entry that brought it.
    pub number: u64,
    /// The clock is running out.
    pub reminder: bool,
}

/// A table.
pub struct Live {
    place: Place,
    wires: Arc<Wires>,
    /// The memory; nothing while nobody needs it or an entry is on its way.
    slot: Mutex<Option<Now>>,
    news: watch::Sender<u64>,
    watchers: AtomicUsize,
    touched: AtomicU64,
    /// Whoever looks after the place has deleted it.
    gone: AtomicBool,
}

impl std::fmt::Debug for Live {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Live({})", self.row().id)
    }
}

/// Somebody who watches a table, as long as this lives.
#[derive(Debug)]
pub struct Watcher {
    table: Arc<Live>,
    /// The number of the last entry.
    pub last: watch::Receiver<u64>,
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.table.watchers.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Live {
    /// A table of which nothing is in memory yet.
    ///
    /// # Errors
    /// If its options cannot be read.
    pub(crate) fn new(row: TableRow, kind: &'static dyn Kind, wires: Arc<Wires>) -> Result<Live, TableError> {
        Ok(Live {
            place: Place::new(row, kind, wires.foretold)?,
            wires,
            slot: Mutex::new(None),
            news: watch::Sender::new(0),
            watchers: AtomicUsize::new(0),
            touched: AtomicU64::new(clock()),
            gone: AtomicBool::new(false),
        })
    }

    /// What never changes here.
    pub fn row(&self) -> &TableRow {
        &self.place.row
    }

    /// The options of the table.
    pub fn options(&self) -> &Options {
        &self.place.options
    }

    /// The game that is played here.
    pub fn kind(&self) -> &'static dyn Kind {
        self.place.kind
    }

    /// How many watch.
    pub fn watchers(&self) -> usize {
        self.watchers.load(Ordering::Relaxed)
    }

    /// Hear when something happens.
    pub fn watch(self: &Arc<Self>) -> Watcher {
        self.watchers.fetch_add(1, Ordering::Relaxed);
        Watcher { table: Arc::clone(self), last: self.news.subscribe() }
    }

    /// When somebody last needed it.
    pub(crate) fn touched(&self) -> u64 {
        self.touched.load(Ordering::Relaxed)
    }

    /// Forget what is in memory, if nobody is using it just now. It is made again from the log when it is needed.
    pub(crate) fn forget(&self) -> bool {
        self.slot.try_lock().is_ok_and(|mut slot| slot.take().is_some())
    }

    /// The table has been deleted: whoever watches is told that nothing is there.
    pub(crate) async fn vanish(&self) {
        self.gone.store(true, Ordering::Relaxed);
        *self.slot.lock().await = None;
        self.news.send_modify(|last| *last += 1);
    }

    /// Be no older than entry `number`, whichever process has written it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn reach(&self, number: u64) -> Result<(), TableError> {
        // Whoever has it from another process is ahead of us.
        if number > *self.news.borrow() { self.refresh().await } else { Ok(()) }
    }

    /// Another process has written something.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn refresh(&self) -> Result<(), TableError> {
        let mut slot = self.slot.lock().await;
        let number = match slot.take() {
            Some(mut now) => {
                self.catch_up(&mut now).await?;
                slot.insert(now).number()
            }
            None if self.watchers() == 0 => return Ok(()),
            None => slot.insert(self.read().await?).number(),
        };
        self.publish(number);
        Ok(())
    }

    /// Tell all who watch. The number never goes back.
    fn publish(&self, number: u64) {
        self.news.send_if_modified(|last| {
            let newer = *last < number;
            *last = number.max(*last);
            newer
        });
    }

    /// Make it from the log.
    async fn read(&self) -> Result<Now, TableError> {
        if self.gone.load(Ordering::Relaxed) {
            return Err(StoreError::Missing.into());
        }
        let mut now = self.place.fresh()?;
        self.catch_up(&mut now).await?;
        Ok(now)
    }

    /// Follow what is written behind what is known.
    async fn catch_up(&self, now: &mut Now) -> Result<(), TableError> {
        for (entry, hash) in self.wires.store.log(&self.row().id, now.number()).await? {
            let number = entry.number;
            now.follow(entry)?;
            if hash.is_some_and(|hash| hash != now.game.hash()) {
                return Err(TableError::Drifted(number));
            }
        }
        Ok(())
    }

    /// Look at the table.
    async fn look<T>(&self, look: impl FnOnce(&mut Now) -> T) -> Result<T, TableError> {
        self.touched.store(clock(), Ordering::Relaxed);
        let mut slot = self.slot.lock().await;
        let now = match slot.as_mut() {
            Some(now) => now,
            None => {
                let now = self.read().await?;
                self.publish(now.number());
                slot.insert(now)
            }
        };
        Ok(look(now))
    }

    /// Write what `decide` makes of the position. It has happened when it is durable.
    async fn write(
        &self,
        busy: u64,
        decide: impl Fn(&Now) -> Result<Deed, TableError>,
    ) -> Result<u64, TableError> {
        self.touched.store(clock(), Ordering::Relaxed);
        let mut slot = self.slot.lock().await;
        for _ in 0..TRIES {
            // If this is dropped on the way, the memory goes with it.
            let mut now = match slot.take() {
                Some(now) => now,
                None => {
                    let now = self.read().await?;
                    // An entry may be there of which nobody has heard: it was written, and nobody knew.
                    self.publish(now.number());
                    now
                }
            };
            let deed = match decide(&now) {
                Ok(deed) => deed,
                Err(problem) => {
                    *slot = Some(now);
                    return Err(problem);
                }
            };
            let number = now.number() + 1;
            let (asked, phase) = (now.asked(), now.phase());
            now.follow(Entry { number, at: clock(), deed })?;
            let append = now.append(self.row(), self.options(), busy, self.watchers() > 0);
            let mut append = append.ok_or_else(|| StoreError::Broken("nothing to write".to_owned()))?;
            let due = append.due;
            append.calls = called(&now, asked).map(|(person, _)| person.clone());
            match self.wires.store.append(append).await {
                Ok(()) => {
                    self.wires.games.went(&self.row().game, phase, now.phase());
                    self.call(&now, asked, due);
                    *slot = Some(now);
                    self.publish(number);
                    return Ok(number);
                }
                Err(StoreError::Taken) => {}
                Err(problem) => return Err(problem.into()),
            }
        }
        Err(manners("refusal-table-busy"))
    }

    /// Tell whoever must do something now: a person, or those who look after computer players and clocks.
    fn call(&self, now: &Now, asked_before: Option<(Seat, bool)>, due: Option<u64>) {
        if due.is_some_and(|due| due <= clock()) {
            self.wires.due[usize::from(now.alone())].notify_one();
        }
        if let Some((person, reminder)) = called(now, asked_before) {
            let turn = YourTurn {
                person: person.clone(),
                table: self.row().id.clone(),
                game: self.row().game.clone(),
                title: self.options().title.clone(),
                number: now.number(),
                reminder,
            };
            let called = Called { person: person.clone(), table: self.row().id.clone() };
            // Nobody may be listening; the table does not wait.
            let _ = self.wires.turns.send(turn);
            let _ = self.wires.calls.send(called);
        }
    }
}

/// The person whose turn has come by the last entry, and whether it is the reminder of a clock.
fn called(now: &Now, asked_before: Option<(Seat, bool)>) -> Option<(&PersonId, bool)> {
    let reminder = matches!(now.log.last().map(|entry| &entry.deed), Some(Deed::Remind { .. }));
    let asked = now.asked();
    if asked == asked_before && !reminder {
        return None;
    }
    match asked.and_then(|(seat, _)| now.sitters.get(seat.index())) {
        Some(Sitter::Person { id, .. }) => Some((id, reminder)),
        _ => None,
    }
}
