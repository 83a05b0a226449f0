//! The house: every table that somebody needs just now, found by its name, and those who look after them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use parlour::now::KEPT_PACE;
use parlour::place::Opening;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use tokio::sync::{Notify, Semaphore, broadcast, watch};
use tokio::task::JoinSet;

use crate::admin::Orders;
use crate::complain::{self, FOLLOW};
use crate::entry::PersonId;
use crate::games::Games;
use crate::live::{Live, TableError, Tended, YourTurn, clock};
use crate::options::Options;
use crate::people::{self, Person};
use crate::reviews::Reviews;
use crate::runs::Runs;
use crate::seated::{Analyst, Kind};
use crate::setup::Setup;
use crate::steady::{Beats, Seldom, watch_over};
use crate::store::{Change, Store, StoreError, TableRow};

/// A table of which nobody needed anything for so long is forgotten, in milliseconds.
const IDLE: u64 = 60_000;
/// So many tables with maps of their own stay in memory although nobody watches them.
const OWN_MAPS_MOST: usize = 64;
/// How long a process may look after a table before another one may, in milliseconds.
const LEASE: u64 = 20_000;
/// How long a table is looked after before it is the next one's turn, in milliseconds.
const SLICE: u64 = 1_000;
/// The same where computers play alone.
const SLICE_ALONE: u64 = 200;
/// How many tables are claimed at once.
const CLAIM: u64 = 8;
/// How often it is looked what is due, whatever else happens.
const TICK: Duration = Duration::from_millis(500);

/// What all tables share.
#[derive(Debug)]
pub struct Wires {
    /// Where things are kept.
    pub store: Store,
    /// Something is due now: where people play, and where computers play alone.
    pub due: [Notify; 2],
    /// Whose turn has come by what this process has written.
    pub turns: broadcast::Sender<YourTurn>,
    /// Whose turn has come by what any process has written.
    pub calls: broadcast::Sender<Called>,
    /// How long computer players thought.
    pub thought: Histogram,
    /// How many games began and ended.
    pub games: Games,
    /// Where luck starts at every new table, if it is no luck: so that a test meets the same cards each time.
    pub foretold: Option<u64>,
}

/// It has become somebody's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    /// Whose.
    pub person: PersonId,
    /// At which table.
    pub table: String,
}

/// Every table that somebody needs just now.
pub struct House {
    kinds: Vec<&'static dyn Kind>,
    wires: Arc<Wires>,
    tables: Mutex<HashMap<String, Arc<Live>>>,
    thinkers: Arc<Semaphore>,
    reviews: Arc<Reviews>,
    runs: Arc<Runs>,
    beats: Arc<Beats>,
    /// What whoever looks after the place has told this house.
    pub(crate) orders: Orders,
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "House({:?})", self.wires.store)
    }
}

impl House {
    /// A house for these kinds of games. Several versions of a game's rules may stand side by side: new tables get the
    /// first, old ones keep theirs.
    pub fn new(kinds: Vec<&'static dyn Kind>, store: Store) -> House {
        House::foretold(kinds, store, None)
    }

    /// A house in which luck starts at the same number at every new table. For tests: whoever knows the number knows
    /// every card.
    pub fn foretold(kinds: Vec<&'static dyn Kind>, store: Store, foretold: Option<u64>) -> House {
        // Two at least: no long thought may stop all others.
        let thinkers = std::thread::available_parallelism().map_or(2, usize::from).max(2);
        let thinkers = Arc::new(Semaphore::new(thinkers));
        House {
            kinds,
            wires: Arc::new(Wires {
                store,
                due: Default::default(),
                turns: broadcast::Sender::new(1024),
                calls: broadcast::Sender::new(1024),
                thought: Histogram::new(exponential_buckets(0.001, 2.0, 15)),
                games: Games::default(),
                foretold,
            }),
            tables: Mutex::default(),
            reviews: Arc::default(),
            runs: Arc::new(Runs::new(Arc::clone(&thinkers))),
            thinkers,
            beats: Arc::default(),
            orders: Orders::default(),
        }
    }

    /// How long computer players thought, in seconds.
    pub fn thought(&self) -> Histogram {
        self.wires.thought.clone()
    }

    /// How many games began and ended.
    pub fn games(&self) -> &Games {
        &self.wires.games
    }

    /// Sessions have ended: whoever holds one open looks whether it is theirs.
    pub fn sessions_ended(&self) -> &watch::Sender<()> {
        &self.orders.ended
    }

    /// Where things are kept.
    pub fn store(&self) -> &Store {
        &self.wires.store
    }

    /// Hear whose turn has come.
    pub fn turns(&self) -> broadcast::Receiver<YourTurn> {
        self.wires.turns.subscribe()
    }

    /// Hear whose turn has come, whichever process has written it.
    pub fn calls(&self) -> broadcast::Receiver<Called> {
        self.wires.calls.subscribe()
    }

    /// Games that are looked back at.
    pub fn reviews(&self) -> &Reviews {
        &self.reviews
    }

    /// Look back at the game of a table; false if too many wait for that already.
    pub fn review(&self, table: &str, analyst: Analyst) -> bool {
        self.reviews.begin(table, analyst, Arc::clone(&self.thinkers))
    }

    /// What the workshop measures and makes.
    pub fn runs(&self) -> &Arc<Runs> {
        &self.runs
    }

    /// A number that nobody knows before, unless all luck here is foretold.
    pub fn luck(&self, below: u64) -> u64 {
        self.wires.foretold.map_or_else(|| rand::random_range(0..below), |luck| luck % below)
    }

    /// The games, each with its latest rules.
    pub fn kinds(&self) -> impl Iterator<Item = &'static dyn Kind> {
        let first = |n: usize, id: &str| self.kinds.iter().position(|kind| kind.id() == id) == Some(n);
        self.kinds.iter().enumerate().filter(move |(n, kind)| first(*n, kind.id())).map(|(_, kind)| *kind)
    }

    /// A game with its latest rules.
    pub fn kind(&self, id: &str) -> Option<&'static dyn Kind> {
        self.kinds().find(|kind| kind.id() == id)
    }

    pub(crate) fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<Live>>> {
        // The map is whole whatever happened to the thread that held it.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are known here just now.
    pub fn known(&self) -> usize {
        self.tables().len()
    }

    /// The table of that name.
    ///
    /// # Errors
    /// If there is none, or the database does not answer.
    pub async fn table(&self, id: &str) -> Result<Arc<Live>, TableError> {
        if let Some(live) = self.tables().get(id) {
            return Ok(Arc::clone(live));
        }
        let row = self.wires.store.table(id).await?.row;
        let kinds = self.kinds.iter().copied().filter(|kind| kind.id() == row.game);
        // Without the very rules it can still be listed, but not played: loading it says so.
        let kind = kinds.clone().find(|kind| kind.rules() == row.rules).or_else(|| kinds.clone().next());
        let kind = kind.ok_or(TableError::OtherRules { played: row.rules })?;
        let live = Arc::new(Live::new(row, kind, Arc::clone(&self.wires))?);
        let mut tables = self.tables();
        if brings_map(live.row()) {
            make_room(&tables);
        }
        // Whoever was first is the one.
        Ok(Arc::clone(tables.entry(id.to_owned()).or_insert(live)))
    }

    /// Open a table for a game.
    ///
    /// # Errors
    /// If the set-up cannot be played.
    pub async fn open(
        &self,
        kind: &'static dyn Kind,
        setup: Setup,
        options: &Options,
        owner: &Person,
        replay: Option<String>,
    ) -> Result<Arc<Live>, TableError> {
        let opening = Opening {
            id: people::short_id(),
            kind,
            setup,
            options: options.clone(),
            owner: owner.id.clone(),
            replay,
            time: clock(),
        };
        // A long game takes its time: never on a thread that serves others.
        let made = tokio::task::spawn_blocking(move || opening.made());
        let (row, card) = made.await.map_err(|problem| StoreError::Broken(problem.to_string()))??;
        let id = row.id.clone();
        self.wires.store.create(row, &card).await?;
        self.table(&id).await
    }

    /// Look after tables until `stop` is told: computer players, clocks, what other processes write, what is no longer
    /// needed.
    pub async fn tend(self: Arc<Self>, stop: impl Future<Output = ()> + Send) {
        let mut work = JoinSet::new();
        let house = || Arc::clone(&self);
        let beats = &self.beats;
        let (with_people, alone, others, idle, old) = (house(), house(), house(), house(), house());
        let told = house();
        work.spawn(watch_over("tend", Arc::clone(beats), move || Arc::clone(&with_people).tend_due(false)));
        work.spawn(watch_over("tend alone", Arc::clone(beats), move || Arc::clone(&alone).tend_due(true)));
        work.spawn(watch_over("follow", Arc::clone(beats), move || Arc::clone(&others).follow_others()));
        work.spawn(watch_over("forget", Arc::clone(beats), move || Arc::clone(&idle).forget_idle()));
        work.spawn(watch_over("prune", Arc::clone(beats), move || Arc::clone(&old).prune()));
        work.spawn(watch_over("orders", Arc::clone(beats), move || Arc::clone(&told).follow_orders()));
        stop.await;
    }

    /// Are tables looked after? Not if what looks after them breaks off again and again.
    pub fn is_tended(&self) -> bool {
        self.beats.is_steady(Instant::now())
    }

    /// Claim what is due and do it: where people wait for computer players and clocks, or where computers play alone.
    async fn tend_due(self: Arc<Self>, alone: bool) {
        let complaints = Seldom::default();
        let mut before = None;
        loop {
            let now = clock();
            // At the start nobody knows what the clock said before.
            if before.is_none_or(|before| now < before)
                && self.wires.store.set_back(now, KEPT_PACE).await.is_ok()
            {
                before = Some(now);
            }
            before = before.map(|before| now.max(before));
            let limit = if alone { 1 } else { CLAIM };
            let claimed = match self.wires.store.claim(now, now + LEASE, alone, limit).await {
                Ok(claimed) => claimed,
                Err(problem) => {
                    complain::of_work("see what is due", &problem, &complaints);
                    Vec::new()
                }
            };
            let full = claimed.len() as u64 == limit;
            for id in claimed {
                if alone {
                    self.tend_noting(&id, SLICE_ALONE, true).await;
                    continue;
                }
                let Ok(permit) = Arc::clone(&self.thinkers).acquire_owned().await else { return };
                let house = Arc::clone(&self);
                tokio::spawn(async move {
                    house.tend_noting(&id, SLICE, false).await;
                    drop(permit);
                });
            }
            if !full {
                // Somebody may be due at once, or after a while: a clock is never more than a tick late.
                let _ = tokio::time::timeout(TICK, self.wires.due[usize::from(alone)].notified()).await;
            }
        }
    }

    async fn tend_noting(&self, id: &str, slice: u64, alone: bool) {
        if let Err(problem) = self.tend_table(id, slice, alone).await {
            complain::at_table(id, "look after a table", &problem);
        }
    }

    /// Do what is due at a table, until it is the next one's turn. Where computers play alone, every single action waits
    /// behind those for whom people wait.
    async fn tend_table(&self, id: &str, slice: u64, alone: bool) -> Result<(), TableError> {
        let live = self.table(id).await?;
        let begun = Instant::now();
        let slice = Duration::from_millis(slice);
        let mut tended = Tended::More;
        while tended == Tended::More && begun.elapsed() < slice {
            let _turn = if alone { Some(self.thinkers.acquire().await) } else { None };
            tended = live.tend(clock() + LEASE).await?;
        }
        self.wires.store.release(id, clock()).await?;
        if tended == Tended::More {
            self.wires.due[usize::from(alone)].notify_one();
        }
        Ok(())
    }

    /// Bring tables up to date that other processes have written to.
    async fn follow_others(self: Arc<Self>) {
        let mut changes = self.wires.store.changes();
        loop {
            let concerned = match changes.recv().await {
                Ok(Change::Appended(id)) => self.tables().get(&id).cloned().into_iter().collect(),
                Ok(Change::Called { table, person }) => {
                    // Nobody may be listening.
                    let _ = self.wires.calls.send(Called { person, table });
                    Vec::new()
                }
                Ok(Change::Anything) | Err(broadcast::error::RecvError::Lagged(_)) => {
                    self.tables().values().cloned().collect::<Vec<_>>()
                }
                Err(broadcast::error::RecvError::Closed) => return std::future::pending().await,
            };
            for live in concerned {
                if let Err(problem) = live.refresh().await {
                    complain::at_table(&live.row().id, FOLLOW, &problem);
                }
            }
        }
    }

    /// Forget what nobody has needed for a while.
    async fn forget_idle(self: Arc<Self>) {
        loop {
            tokio::time::sleep(Duration::from_millis(IDLE / 4)).await;
            self.forget(clock().saturating_sub(IDLE));
        }
    }

    /// Forget what nobody has needed since then. Who watches goes on watching; the rest is made again from the log.
    pub fn forget(&self, since: u64) {
        self.tables().retain(|_, live| {
            if live.touched() > since {
                return true;
            }
            live.forget();
            Arc::strong_count(live) > 1
        });
    }
}

/// Does its set-up bring a map of its own?
fn brings_map(row: &TableRow) -> bool {
    row.shown != row.setup
}

/// Forget the maps that were needed longest ago, so that strangers cannot fill the memory with theirs.
fn make_room(tables: &HashMap<String, Arc<Live>>) {
    let mut idle: Vec<&Arc<Live>> =
        tables.values().filter(|live| live.watchers() == 0 && brings_map(live.row())).collect();
    if idle.len() >= OWN_MAPS_MOST {
        idle.sort_unstable_by_key(|live| std::cmp::Reverse(live.touched()));
        idle.iter().skip(OWN_MAPS_MOST - 1).for_each(|live| {
            live.forget();
        });
    }
}
