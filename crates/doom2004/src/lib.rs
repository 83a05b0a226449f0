//! DOOM: The Boardgame (2004): the rules, complete, on the Telefrag engine.
//!
//! The rules are numbered `D04-…`. Data lives in `content/doom2004`; what no source has and we made up says so there.
//!
//! | you want | look at |
//! |---|---|
//! | a position | [`State`] |
//! | a decision | [`Action`], [`frame::Frame`] |
//! | the flow from question to question | `flow.rs` |
//! | a question: who decides, what may be answered, what happens | `steps/`, one file each |
//! | a marine's turn; the invader's turn | `steps/marine.rs`, `steps/invader.rs` |
//! | an attack, stage by stage; interrupts | `steps/attack/`, `steps/window.rs` |
//! | wounds, frags, kills; equipment; orders; moving; doors; exploring; triggers and goals | `rules/` |
//! | dice and cards | `rules/luck.rs` |
//! | sight, range, adjacency | `rules/board.rs` |
//! | scenarios and maps | [`place`] |
//! | what a player may know, and what a guess knows of the map | [`View`], `secrets/` |
//! | prompts of questions; names, labels and events as messages | the steps; `words/` |
//! | journeys for who points at the board, and what a figure threatens | `ahead.rs` |
//! | what is wrong with a position; what the conformance suite needs | `proof/` |
//! | why something is refused | `reason.rs` |

mod action;
mod ahead;
mod figures;
mod flow;
pub mod frame;
mod parts;
pub mod place;
mod proof;
mod reason;
pub mod rule;
mod rules;
mod secrets;
mod setup;
pub mod state;
mod steps;
mod words;

use parts::{ability, colour, event_card};
pub use parts::{content, die, difficulty, invader, invader_card, marine_card, odds, piece, token, weapon};
use proof::{faults, universe};
pub use secrets::view;
use secrets::{event, guess, known};

pub use action::{Action, Deed, Gift, Who};
pub use event::{Bonus, Cause, Event, Named, Sum};
pub use rules::campaign::Next;
pub use setup::{Baggage, Ground, Setup};
pub use state::{Figure, FigureId, Marine, State, Weapons};
pub use view::View;

pub use ability::{Abilities, Ability, AttackKind};
pub use colour::{Colour, Colours, KeyColour, Keys};
pub use die::{DieKind, Face, Pool, Total};
pub use difficulty::{Difficulty, Kit};
pub use event_card::{EventCard, EventKind, EventTime};
pub use invader::{InvaderKind, InvaderSheet};
pub use invader_card::{Group, InvaderCard, InvaderCards, Scatter};
pub use marine_card::{MarineCard, MarineCardKind, MarineCards, MarineFace};
pub use odds::Odds;
pub use piece::{Opening, Piece, PieceCard, PieceGroup, Shape, Turn};
pub use token::{OrderKind, TokenKind};
pub use weapon::{AmmoKind, WeaponKind, WeaponSet, WeaponSheet};

use engine::about::{About, Spot};
use engine::content::Papers;
use engine::form::Field;
use engine::shelf::Shelf;
use engine::shot::Shot;
use engine::{
    Chance, Decision, Events, Fault, Game, Message, Outcome, Proof, Refusal, Rule, Seat, StateHash, Viewer,
    Words,
};

/// The game.
///
/// ```
/// use doom2004::{Doom2004, Setup};
/// use engine::{Game, Silent};
///
/// let mut state = Doom2004::start(&Setup::default(), 1)?;
/// let mut actions = Vec::new();
/// while Doom2004::decision(&state).is_some() {
///     actions.clear();
///     Doom2004::legal(&state, &mut actions);
///     let pick = Doom2004::chance_mut(&mut state).below(actions.len() as u32);
///     Doom2004::apply(&mut state, actions[pick as usize], &mut Silent);
/// }
/// assert!(!Doom2004::outcome(&state).unwrap().winners.is_empty());
/// # Ok::<(), engine::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Doom2004;

impl Game for Doom2004 {
    const ID: &'static str = "doom2004";
    const RULES_VERSION: u32 = 2;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn start(setup: &Setup, seed: u64) -> Result<State, Refusal> {
        rules::deal::start(setup, seed)
    }
    fn seats(state: &State) -> usize {
        state.marines.len() + 1
    }
    fn decision(state: &State) -> Option<Decision> {
        state.open_decision()
    }
    fn legal(state: &State, actions: &mut Vec<Action>) {
        state.list_legal(actions);
    }
    fn may(state: &State, action: Action) -> Result<(), Refusal> {
        state.check_legal(action)
    }
    fn apply(state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match events.list() {
            Some(events) => state.carry_out_aloud(action, events),
            None => state.carry_out_silently(action),
        }
    }
    /// Once a teleporter that nobody has seen was named by its place.
    fn modern(state: &State, action: Action) -> Action {
        let unseen = || match state.open_decision() {
            Some(decision) if decision.seat != state.invader() => state.unseen_end(decision.seat.0),
            _ => None,
        };
        match action {
            Action::Teleport(pos) if unseen().is_some_and(|end| state.arena().at(pos) == Some(end)) => {
                Action::Jump
            }
            _ => action,
        }
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
    fn dread(state: &State, seat: Seat) -> State {
        guess::dread(state, seat)
    }
    fn outcome(state: &State) -> Option<Outcome> {
        state.result()
    }
    /// The next scenario of the campaign that comes with the game; a lost one is played again.
    fn sequel(state: &State) -> Option<Setup> {
        let here = Ground::shipped(&state.arena().scenario().id);
        match place::campaign().after(state) {
            Some(Next::Play(next))
                if here == Some(state.setup.scenario.clone()) && Some(&next.scenario) != here.as_ref() =>
            {
                Some(next)
            }
            _ => None,
        }
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
        rules::luck::script_code(name)
    }
    fn reveals(state: &State, action: Action) -> bool {
        secrets::reveals(state, action)
    }
    /// Built here, with as much care as the rules: wherever it is called it would take three times as long.
    fn hash(state: &State) -> StateHash {
        engine::state_hash(state)
    }
}

impl Words for Doom2004 {
    const PREFIX: &'static str = "D04";
    const PAPERS: Papers = Papers { data: &content::FILES, places: Some(place::PLACES) };

    fn form() -> Vec<Field> {
        setup::form()
    }
    fn shelves() -> Vec<Shelf> {
        words::shelves()
    }
    fn prompt(state: &State) -> Message {
        state.open_question()
    }
    fn label(state: &State, action: Action) -> Message {
        state.label_of(action)
    }
    fn about(state: &State, action: Action) -> About {
        words::about(state, action)
    }
    fn shot(state: &State, action: Action) -> Option<Shot> {
        words::shot(state, action)
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
    fn wall(state: &State, refusal: &Refusal, spot: &Spot) -> Option<engine::why::Blamed> {
        words::wall(state, refusal, spot)
    }
    fn tell(state: &State, event: &Event) -> (Message, &'static [Rule]) {
        words::tell(state, event)
    }
}

impl Proof for Doom2004 {
    fn universe() -> Vec<Action> {
        universe::universe()
    }
    fn reasons() -> &'static [(&'static str, &'static [Rule])] {
        reason::Reason::TABLE
    }
    fn things(state: &State) -> Vec<Spot> {
        words::spots(state)
    }
    fn conserved(state: &State) -> Vec<(&'static str, i64)> {
        universe::conserved(state)
    }
    fn setups() -> Vec<Setup> {
        universe::setups()
    }
}
