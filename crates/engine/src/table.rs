//! A game in progress: how it started, what was done since, and the way back.

use std::fmt;

use crate::journey::is_unforeseen;
use crate::{Events, Fault, Game, Misfit, Outcome, Refusal, Seat, Silent, StateHash};

/// A whole state is kept every so many entries, so that any earlier one is near.
const SNAPSHOT_EVERY: usize = 32;
/// In how many dealt worlds to look whether a secret question could have come, beside the worst one: for what hangs on
/// more than cards held.
const WORLDS: u64 = 64;

/// The hash is noted every so many entries: these are the hashes that a replay file carries.
pub(crate) const HASH_EVERY: usize = 8;

/// How a game begins.
///
/// ```
/// use engine::{Start, example::{Duel, Setup}};
/// let start = Start::<Duel>::New { setup: Setup::default(), seed: 7 };
/// assert_eq!(start.lay_out().unwrap().players, 2);
/// assert!(Start::<Duel>::New { setup: Setup { players: 9, hearts: 1 }, seed: 7 }.lay_out().is_err());
/// ```
#[derive(Clone, Debug)]
pub enum Start<G: Game> {
    /// From the set-up.
    New {
        /// What was chosen.
        setup: G::Setup,
        /// Where luck starts.
        seed: u64,
    },
    /// From any position.
    Position(G::State),
}

/// Why a game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The set-up does not go together.
    #[error("this set-up cannot be played: {0}")]
    Refused(Refusal),
    /// The position is wrong.
    #[error("this position cannot be played: {}", list(.0))]
    Faulty(Vec<Fault>),
}

fn list(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl<G: Game> Start<G> {
    /// The first state.
    ///
    /// # Errors
    /// If the set-up or the position cannot be played.
    pub fn lay_out(&self) -> Result<G::State, StartError> {
        match self {
            Start::New { setup, seed } => G::start(setup, *seed).map_err(StartError::Refused),
            Start::Position(state) => match G::faults(state) {
                faults if faults.is_empty() => Ok(state.clone()),
                faults => Err(StartError::Faulty(faults)),
            },
        }
    }
}

/// One line of the log.
///
/// ```
/// use engine::{Entry, Seat, example::Action};
/// let entry = Entry::Act { seat: Seat(0), action: Action::Fire(Seat(1)), settled: true };
/// assert_eq!(entry.to_string(), "p1 fire p2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry<A> {
    /// Somebody acted.
    Act {
        /// Who.
        seat: Seat,
        /// What they did.
        action: A,
        /// It brought new knowledge, so it cannot be taken back.
        settled: bool,
    },
    /// Results were queued for the next draws.
    Script {
        /// Their names.
        names: Vec<String>,
        /// What the game calls them.
        codes: Vec<u8>,
    },
    /// Something was taken back by consent, and luck goes on with another stream: nobody knows what comes.
    Luck {
        /// How often that has happened, so that no stream comes twice.
        turn: u32,
    },
}

impl<A: fmt::Display> fmt::Display for Entry<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Act { seat, action, .. } => write!(f, "{seat} {action}"),
            Entry::Script { names, .. } => write!(f, "script {}", names.join(" ")),
            Entry::Luck { turn } => write!(f, "luck {turn}"),
        }
    }
}

/// Why results cannot be scripted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScriptError {
    /// A name that the game does not know.
    #[error("{0}")]
    Unknown(String),
    /// Too many results at once.
    #[error(transparent)]
    Full(#[from] Misfit),
}

/// A game in progress: everybody's actions come through here.
///
/// ```
/// use engine::{Seat, Start, Table, example::{Action, Duel, Setup}};
/// let mut table = Table::<Duel>::new(Start::New { setup: Setup::default(), seed: 7 }).unwrap();
/// let before = table.hash();
///
/// table.apply(Seat(0), Action::Aim).unwrap();
/// table.undo(Seat(0)).unwrap();
/// assert_eq!(table.hash(), before);
///
/// table.script(&["die-6"]).unwrap();
/// table.apply(Seat(0), Action::Fire(Seat(1))).unwrap();
/// // The die has been seen: there is no way back.
/// assert_eq!(table.undo(Seat(0)).unwrap_err().code(), "refusal-undo-revealed");
/// ```
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    start: Start<G>,
    log: Vec<Entry<G::Action>>,
    state: G::State,
    /// The states before entry 0, 32, 64, …
    snapshots: Vec<G::State>,
    /// The hashes before entry 0, 8, 16, …
    hashes: Vec<StateHash>,
}

impl<G: Game> Table<G> {
    /// Begin.
    ///
    /// # Errors
    /// If the set-up or the position cannot be played.
    pub fn new(start: Start<G>) -> Result<Self, StartError> {
        let state = start.lay_out()?;
        let hashes = vec![G::hash(&state)];
        Ok(Table { start, log: Vec::new(), snapshots: vec![state.clone()], hashes, state })
    }

    /// How the game began.
    pub fn start(&self) -> &Start<G> {
        &self.start
    }

    /// All that was done since.
    pub fn log(&self) -> &[Entry<G::Action>] {
        &self.log
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The position's fingerprint.
    pub fn hash(&self) -> StateHash {
        G::hash(&self.state)
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        G::decision(&self.state).is_none()
    }

    /// The result, once there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    /// Carry out an action, if it is legal.
    ///
    /// # Errors
    /// Why it is not.
    pub fn apply(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Refusal> {
        let mut events = Vec::new();
        self.apply_with(seat, action, &mut events)?;
        Ok(events)
    }

    /// Carry out an action, if it is legal, and tell those who listen what happens.
    ///
    /// # Errors
    /// Why it is not.
    pub fn apply_with(
        &mut self,
        seat: Seat,
        action: G::Action,
        events: &mut impl Events<G::Event>,
    ) -> Result<(), Refusal> {
        G::check(&self.state, seat, action)?;
        self.push(seat, action, events);
        Ok(())
    }

    /// Carry out an action that has been checked. Should the rules panic, the table stays as it was.
    pub(crate) fn push(&mut self, seat: Seat, action: G::Action, events: &mut impl Events<G::Event>) {
        let reveals = G::reveals(&self.state, action);
        let mut next = self.state.clone();
        G::apply(&mut next, action, events);
        let luck = G::chance(&next).moved_since(G::chance(&self.state));
        // A secret question betrays that somebody holds an answer to it.
        let betrayed = G::decision(&next).is_some_and(|d| d.secret && d.seat != seat);
        self.commit(Entry::Act { seat, action, settled: reveals || luck || betrayed }, next);
    }

    /// Queue results that the next draws must give.
    ///
    /// # Errors
    /// If a name is unknown or too many results would be waiting; nothing is queued then.
    pub fn script(&mut self, names: &[impl AsRef<str>]) -> Result<(), ScriptError> {
        let names: Vec<String> = names.iter().map(|name| name.as_ref().to_owned()).collect();
        let code = |name: &String| {
            if name.is_empty() || name.contains(char::is_whitespace) {
                return Err(format!("`{name}` is no name of a result"));
            }
            G::script_code(name)
        };
        let codes =
            names.iter().map(code).collect::<Result<Vec<u8>, String>>().map_err(ScriptError::Unknown)?;
        if codes.is_empty() {
            return Ok(());
        }
        let mut next = self.state.clone();
        G::chance_mut(&mut next).script(&codes)?;
        self.commit(Entry::Script { names, codes }, next);
        Ok(())
    }

    fn commit(&mut self, entry: Entry<G::Action>, next: G::State) {
        let count = self.log.len() + 1;
        if count.is_multiple_of(HASH_EVERY) {
            self.hashes.push(G::hash(&next));
        }
        if count.is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(next.clone());
        }
        self.log.push(entry);
        self.state = next;
    }

    /// Take back the last action of `seat`. What brought new knowledge stays: luck, a card or place shown, a secret
    /// question or the lack of one, another seat's action.
    ///
    /// # Errors
    /// Why not.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.may_undo(seat)?;
        self.rewind(self.log.len() - 1);
        Ok(())
    }

    /// May `seat` take back the last action?
    ///
    /// # Errors
    /// Why not.
    pub fn may_undo(&self, seat: Seat) -> Result<(), Refusal> {
        match self.log.len().checked_sub(1) {
            None => Err(Refusal::new("refusal-undo-nothing", &[])),
            Some(last) => self.may_take_back(seat, last),
        }
    }

    /// May `seat` take back all behind the first `count` entries, one after the other?
    ///
    /// # Errors
    /// Why not.
    pub fn may_go_back(&self, seat: Seat, count: usize) -> Result<(), Refusal> {
        (count..self.log.len()).rev().try_for_each(|n| self.may_take_back(seat, n))
    }

    /// May `seat` take back entry `n`, all behind it being taken back already?
    fn may_take_back(&self, seat: Seat, n: usize) -> Result<(), Refusal> {
        match &self.log[n] {
            Entry::Act { seat: last, action, settled: false } if *last == seat => {
                if self.could_have_asked(seat, *action, n) {
                    return Err(Refusal::new("refusal-undo-asked", &[]));
                }
                Ok(())
            }
            Entry::Act { seat: last, .. } if *last == seat => Err(Refusal::new("refusal-undo-revealed", &[])),
            _ => Err(Refusal::new("refusal-undo-other", &[])),
        }
    }

    /// Has the last action brought something that `seat`, which did it, could not foresee ([`is_unforeseen`])?
    pub fn was_surprised(&self, seat: Seat) -> bool {
        let Some(last) = self.log.len().checked_sub(1) else { return false };
        let Entry::Act { action, .. } = self.log[last] else { return true };
        let before = self.rebuild(last);
        let guess = G::resample(&before, seat, 0);
        is_unforeseen::<G>(&guess, action, &before, &self.state, seat)
    }

    /// After the action of entry `n`, could somebody else have been asked in secret? That nobody was asked tells as much
    /// as a question does: so what the acting seat has to reckon with is looked at, not the real world alone.
    fn could_have_asked(&self, seat: Seat, action: G::Action, n: usize) -> bool {
        let before = self.rebuild(n);
        let dealt = (0..WORLDS).map(|world| G::resample(&before, seat, world));
        dread::<G>(&before, seat).into_iter().chain(dealt).any(|world| asks_others::<G>(world, action, seat))
    }

    /// Go back to the first `count` entries of the log, whatever came after them: only if everybody agrees.
    pub fn rewind(&mut self, count: usize) {
        if count < self.log.len() {
            let state = self.rebuild(count);
            self.log.truncate(count);
            self.snapshots.truncate(count / SNAPSHOT_EVERY + 1);
            self.hashes.truncate(count / HASH_EVERY + 1);
            self.state = state;
        }
    }

    /// The same, and luck goes on with another stream: what was seen of it meanwhile is worth nothing.
    pub fn rewind_anew(&mut self, count: usize, turn: u32) {
        self.rewind(count);
        self.turn_luck(turn);
    }

    /// Luck goes on with another stream.
    pub(crate) fn turn_luck(&mut self, turn: u32) {
        let mut next = self.state.clone();
        G::chance_mut(&mut next).turn(turn);
        self.commit(Entry::Luck { turn }, next);
    }

    /// Has luck been used since the first `count` entries of the log?
    pub fn luck_since(&self, count: usize) -> bool {
        let before = self.rebuild(count.min(self.log.len()));
        G::chance(&self.state).moved_since(G::chance(&before))
    }

    /// The position after the first `count` entries of the log; none if the log is shorter.
    pub fn state_at(&self, count: usize) -> Option<G::State> {
        (count <= self.log.len()).then(|| self.rebuild(count))
    }

    /// What happened in the entry that follows the first `count`; none if there is no such entry.
    pub fn events_at(&self, count: usize) -> Option<Vec<G::Event>> {
        let entry = self.log.get(count)?;
        let mut events = Vec::new();
        redo::<G>(&mut self.rebuild(count), entry, &mut events);
        Some(events)
    }

    fn rebuild(&self, count: usize) -> G::State {
        let from = (count / SNAPSHOT_EVERY).min(self.snapshots.len() - 1);
        let mut state = self.snapshots[from].clone();
        for entry in &self.log[from * SNAPSHOT_EVERY..count] {
            redo::<G>(&mut state, entry, &mut Silent);
        }
        state
    }

    /// The hash noted after `count` entries, where one was.
    pub(crate) fn noted_hash(&self, count: usize) -> Option<StateHash> {
        count.is_multiple_of(HASH_EVERY).then(|| self.hashes.get(count / HASH_EVERY).copied()).flatten()
    }
}

/// What the deciding seat has to reckon with ([`Game::dread`]), if the same question is open there: cards may have been
/// asked about already that are held there once more.
pub(crate) fn dread<G: Game>(state: &G::State, seat: Seat) -> Option<G::State> {
    Some(G::dread(state, seat)).filter(|world| G::decision(world) == G::decision(state))
}

/// After an action of `seat` in this world, is somebody else asked in secret?
pub(crate) fn asks_others<G: Game>(mut world: G::State, action: G::Action, seat: Seat) -> bool {
    G::apply(&mut world, action, &mut Silent);
    G::decision(&world).is_some_and(|asked| asked.secret && asked.seat != seat)
}

/// Do once more what the log says.
pub(crate) fn redo<G: Game>(
    state: &mut G::State,
    entry: &Entry<G::Action>,
    events: &mut impl Events<G::Event>,
) {
    match entry {
        Entry::Act { action, .. } => G::apply(state, *action, events),
        Entry::Script { codes, .. } => {
            // It had room when it was queued, and the state is the same.
            let queued = G::chance_mut(state).script(codes);
            debug_assert!(queued.is_ok(), "{queued:?}");
        }
        Entry::Luck { turn } => G::chance_mut(state).turn(*turn),
    }
}
