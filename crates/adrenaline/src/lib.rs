//! Adrenaline (2016): the rules, complete, on the Telefrag engine.
//!
//! The rules are numbered `ADR-…`; functions cite the numbers they carry out, refusals and events carry them, and the
//! codex has their texts. Boards, weapons, powerups and tiles are data files in `content/adrenaline`.
//!
//! | you want | look at |
//! |---|---|
//! | a position | [`State`] |
//! | a decision | [`Action`], [`frame::Frame`] |
//! | the flow from question to question | `flow.rs` |
//! | a turn: menu, grab, reload, spawn, its end | `turn/` |
//! | a shot: zones, effects, stages | `shot/` |
//! | damage and marks, scoring | `damage.rs`, `score.rs` |
//! | what a player may know | [`View`], `guess.rs` |
//! | why something is refused | `refuse/` |
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
mod board;
mod damage;
mod deal;
mod event;
mod faults;
mod flow;
mod forecast;
pub mod frame;
mod guess;
mod movement;
mod parts;
mod pay;
mod refuse;
pub mod rule;
mod score;
mod setup;
mod shot;
mod square;
pub mod state;
mod target;
mod text;
mod turn;
mod universe;
mod view;

use parts::cube;
pub use parts::{powerup, tile, weapon};

pub use action::Action;
pub use board::{Board, BoardId};
pub use cube::{Colour, Cubes};
pub use engine::content::ContentError;
pub use event::{Cause, Deed, Event};
pub use powerup::{Hand, Powerup, PowerupCard, PowerupKind};
pub use setup::{Ending, Setup};
pub use square::{SQUARES, Sq, SquareSet};
pub use state::{Figure, State};
pub use target::{FIGURES, TargetSet};
pub use tile::{TILE_KINDS, Tile, TileCount, TileFace};
pub use view::{FigureView, HandView, View};
pub use weapon::{EffectSet, WEAPONS, Weapon, WeaponCard, WeaponSet};

use engine::{Chance, Decision, Events, Fault, Game, Message, Outcome, Refusal, Rule, Seat, Viewer};

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
        deal::start(setup, seed)
    }
    fn seats(state: &State) -> usize {
        usize::from(state.setup.players)
    }
    fn decision(state: &State) -> Option<Decision> {
        state.open_decision()
    }
    fn legal(state: &State, actions: &mut Vec<Action>) {
        state.list_legal(actions);
    }
    fn may(state: &State, action: Action) -> Result<(), Refusal> {
        let mut actions = Vec::with_capacity(64);
        Self::legal(state, &mut actions);
        if actions.contains(&action) { Ok(()) } else { Err(refuse::refuse(state, action)) }
    }
    fn apply(state: &mut State, action: Action, events: &mut impl Events<Event>) {
        state.carry_out(action, events);
    }
    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }
    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::witness(event, viewer))
    }
    fn resample(state: &State, seat: Seat, seed: u64) -> State {
        guess::resample(state, seat, seed)
    }
    fn outcome(state: &State) -> Option<Outcome> {
        state.result()
    }
    fn faults(state: &State) -> Vec<Fault> {
        faults::faults(state)
    }
    fn chance(state: &State) -> &Chance {
        &state.chance
    }
    fn chance_mut(state: &mut State) -> &mut Chance {
        &mut state.chance
    }
    fn script_code(name: &str) -> Result<u8, String> {
        deal::script_code(name)
    }
    fn reveals(_: &State, action: Action) -> bool {
        universe::shows_a_card(action)
    }
    fn prompt(state: &State) -> Message {
        text::prompt(state)
    }
    fn label(state: &State, action: Action) -> Message {
        text::label(state, action)
    }
    fn tell(state: &State, event: &Event) -> (Message, &'static [Rule]) {
        text::tell(state, event)
    }
    fn forecast(guess: &State, action: Action) -> Vec<Event> {
        forecast::forecast(guess, action)
    }
    fn universe() -> Vec<Action> {
        universe::universe()
    }
    fn conserved(state: &State) -> Vec<(&'static str, i64)> {
        universe::conserved(state)
    }
    fn setups() -> Vec<Setup> {
        universe::setups()
    }
}
