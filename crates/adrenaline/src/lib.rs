//! Adrenaline (2016): the rules, complete, on the Telefrag engine.
//!
//! The rules are numbered `ADR-…`; functions cite the numbers they carry out, refusals and events carry them, and the
//! codex has their texts. Boards, weapons, powerups and tiles are data files in `content/adrenaline`.
//!
//! | you want | look at |
//! |---|---|
//! | a position | [`State`] |
//! | a decision and its notation | [`Action`] |
//! | a kind of question: who is asked, what may be answered, what it does, its words | [`steps`], one file each |
//! | the flow from question to question | `flow.rs` |
//! | a rule that several questions share: moving, firing, targets, damage, paying, scoring | `rules/` |
//! | why something is refused | `reason.rs` |
//! | what is in the box | [`weapon`], [`powerup`], [`tile`] in `parts/` |
//! | boards, people's own arenas, squares | [`Arena`], [`Board`], [`check`], `place/` |
//! | what a player may know | [`View`], [`Event`], `secrets/` |
//! | what is wrong with a position, every action, set-ups | `proof/` |
//!
//! ```
//! use adrenaline::{Adrenaline, Setup};
//! use engine::{Game, Silent};
//!
//! let mut state = Adrenaline::start(&Setup::default(), 1)?;
//! let mut actions = Vec::new();
//! while Adrenaline::decision(&state).is_some() {
//!     actions.clear();
//!     Adrenaline::legal(&state, &mut actions);
//!     let pick = Adrenaline::chance_mut(&mut state).below(actions.len() as u32);
//!     Adrenaline::apply(&mut state, actions[pick as usize], &mut Silent);
//! }
//! assert!(!Adrenaline::outcome(&state).unwrap().winners.is_empty());
//! # Ok::<(), engine::Refusal>(())
//! ```

mod action;
mod ahead;
mod flow;
mod parts;
mod place;
mod proof;
mod reason;
pub mod rule;
mod rules;
mod secrets;
mod setup;
pub mod state;
pub mod steps;
mod words;

use parts::cube;
pub use parts::{powerup, tile, weapon};

pub use action::Action;
pub use cube::{Colour, Cubes};
pub use engine::content::ContentError;
pub use place::{
    Arena, BOX_SQUARES, Board, BoardId, FIGURES, Flaw, Ground, PerSquare, SQUARES, Sq, SquareSet, TargetSet,
    check,
};
pub use powerup::{Hand, Powerup, PowerupCard, PowerupKind};
pub use secrets::event::{Cause, Deed, Event, MarkCause, TagCause};
pub use secrets::view::{FigureView, HandView, View};
pub use setup::{Ending, Setup};
pub use state::{Figure, State};
pub use steps::Frame;
pub use tile::{TILE_KINDS, Tile, TileCount, TileFace};
pub use weapon::{EffectSet, WEAPONS, Weapon, WeaponCard, WeaponSet};

use engine::about::{About, Spot};
use engine::content::Papers;
use engine::form::Field;
use engine::shelf::Shelf;
use engine::{
    Chance, Decision, Events, Fault, Game, Message, Outcome, Proof, Refusal, Rule, Seat, StateHash, Viewer,
    Words,
};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Adrenaline;

impl Game for Adrenaline {
    const ID: &'static str = "adrenaline";
    const RULES_VERSION: u32 = 1;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn start(setup: &Setup, seed: u64) -> Result<State, Refusal> {
        rules::layout::start(setup, seed)
    }
    fn seats(state: &State) -> usize {
        usize::from(state.setup.players)
    }
    fn decision(state: &State) -> Option<Decision> {
        flow::decision(state)
    }
    fn legal(state: &State, actions: &mut Vec<Action>) {
        flow::list(state, actions);
    }
    fn may(state: &State, action: Action) -> Result<(), Refusal> {
        flow::may(state, action)
    }
    fn apply(state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match events.list() {
            Some(events) => flow::run_aloud(state, action, events),
            None => flow::run_silently(state, action),
        }
    }
    fn view(state: &State, viewer: Viewer) -> View {
        secrets::view::view(state, viewer)
    }
    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(secrets::event::witness(event, viewer))
    }
    fn resample(state: &State, seat: Seat, seed: u64) -> State {
        secrets::guess::resample(state, seat, seed)
    }
    fn dread(state: &State, seat: Seat) -> State {
        secrets::guess::dread(state, seat)
    }
    fn outcome(state: &State) -> Option<Outcome> {
        rules::scoring::outcome(state)
    }
    fn faults(state: &State) -> Vec<Fault> {
        proof::faults(state)
    }
    fn chance(state: &State) -> &Chance {
        &state.chance
    }
    fn chance_mut(state: &mut State) -> &mut Chance {
        &mut state.chance
    }
    fn script_code(name: &str) -> Result<u8, String> {
        rules::dealing::script_code(name)
    }
    /// Everything else of an unfinished action can be taken back (ADR-NET-2).
    fn reveals(_: &State, action: Action) -> bool {
        proof::shows_a_card(action)
    }
    /// Built here, with as much care as the rules: wherever it is called it would take three times as long.
    fn hash(state: &State) -> StateHash {
        engine::state_hash(state)
    }
}

impl Words for Adrenaline {
    const PREFIX: &'static str = "ADR";
    const PAPERS: Papers = parts::PAPERS;

    fn form() -> Vec<Field> {
        setup::form()
    }
    fn shelves() -> Vec<Shelf> {
        words::shelves()
    }
    fn prompt(state: &State) -> Message {
        flow::prompt(state)
    }
    fn label(state: &State, action: Action) -> Message {
        flow::label(state, action)
    }
    fn about(_: &State, action: Action) -> About {
        words::about(action)
    }
    fn meant(state: &State, spot: &Spot) -> Option<Action> {
        words::meant(state, spot)
    }
    fn unasked(state: &State, spot: &Spot) -> Refusal {
        words::unasked(state, spot)
    }
    fn causes(state: &State, action: Option<Action>) -> Vec<engine::why::Cause<State>> {
        words::causes(state, action)
    }
    fn tell(state: &State, event: &Event) -> (Message, &'static [Rule]) {
        words::tell(state, event)
    }
    fn forecast(guess: &State, action: Action) -> Vec<Event> {
        secrets::forecast::forecast(guess, action)
    }
}

impl Proof for Adrenaline {
    fn universe() -> Vec<Action> {
        proof::universe()
    }
    fn reasons() -> &'static [(&'static str, &'static [Rule])] {
        reason::Reason::TABLE
    }
    fn things(state: &State) -> Vec<Spot> {
        words::spots(state)
    }
    fn conserved(state: &State) -> Vec<(&'static str, i64)> {
        proof::conserved(state)
    }
    fn setups() -> Vec<Setup> {
        proof::setups()
    }
}
