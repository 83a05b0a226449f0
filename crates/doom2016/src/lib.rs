//! DOOM: The Board Game (2016): the rules, complete, on the Telefrag engine.
//!
//! The rules are numbered `D16-…`. Data lives in `content/doom2016`; what no source has and we made up says so there.
//!
//! | you want | look at |
//! |---|---|
//! | a position | [`State`] |
//! | a decision | [`Action`], [`frame::Frame`] |
//! | one kind of question, all about it | `steps/`: a file for each frame |
//! | the flow from question to question | `flow.rs` |
//! | the set-up | [`Setup`], `rules/deal.rs`, `steps/prepare.rs` |
//! | rounds and the status phase | `steps/round.rs`, `steps/phase.rs`, [`Initiative`] |
//! | a marine's activation | `steps/marine/` |
//! | activations of demons | `steps/demons.rs`, `steps/demon_activation.rs` |
//! | attacks from the declaration to what follows | `steps/attack/`, [`frame::Attack`] |
//! | what cards and abilities do, and the choices they ask for | `steps/effects/` |
//! | windows for cards | `steps/window.rs` |
//! | movement, doors, teleporters, sight, who stands where | `rules/moving.rs`, `rules/doors.rs`, `rules/teleporters.rs`, `rules/board.rs` |
//! | damage, kills, stun, glory kills | `rules/wounds.rs`, `rules/kills.rs` |
//! | summoning and argent | `steps/summon.rs`, `rules/portals.rs`, `rules/argent.rs` |
//! | objectives and the end of a mission | `rules/objectives.rs` |
//! | why something is refused | `reason.rs`, and `may` of each step |
//! | what has happened | [`Event`] |
//! | what a player may know | [`View`], `secrets/` |
//! | journeys for who points at the board, and what a figure threatens | `ahead.rs` |
//! | why a position cannot be | `proof/faults/`, and `sound` of each step |
//! | prompts and labels | `prompt` of each step, `words/label.rs` |
//! | the log as messages | `words/` |
//! | dice, pools, odds | [`DieKind`], [`Pool`], [`odds`] |
//! | demons | [`DemonKind`], [`Base`] |
//! | action cards, weapons, decks | [`Card`], [`Cards`], [`CardSet`] |
//! | event cards | [`EventCard`], [`EventCards`], [`EventSet`] |
//! | what comes out of portals | [`InvasionKind`], [`Group`], [`Portal`] |
//! | classes, squad cards, glory kill cards | [`ClassKind`], [`SquadKind`], [`GloryCard`] |
//! | how a mission goes | [`ThreatKind`], [`ObjectiveKind`], [`Goal`] |
//! | missions: maps, sight, steps; the checker of mission files | [`place`]: [`place::Arena`], [`place::Mission`] |
//! | tokens and items | [`TokenKind`], [`Item`] |
//! | what cards do | [`Ability`]: [`Moment`], [`Cost`], [`Condition`], [`Effect`]; a [`Hook`] is a rule in code |
//! | where a fact comes from | [`content::provenance`] |
//!
//! Cards and kinds are small numbers with names, sets of them one bit each: all are `Copy` and fit into a state.

mod action;
mod ahead;
mod flow;
pub mod frame;
pub mod initiative;
mod marine;
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

use proof::{faults, universe};
pub use secrets::{event, view};

use secrets::guess;

use parts::{ability, card_set, copies, defence, gain, hook, keyword, numbered};
pub use parts::{
    action_card, class, content, demon, die, effect, event_card, glory, invasion, objective, odds, portal,
    squad, threat, token,
};

pub use action::{Action, Allies, Spot, Thing, Who};
pub use event::{Event, Named};
pub use initiative::{Initiative, InitiativeCard};
pub use place::Ground;
pub use setup::{FragChoice, InvasionChoice, Setup};
pub use state::{Demon, Marine, Side, State};
pub use view::View;

pub use ability::{Ability, Condition, Cost, Moment};
pub use action_card::{ActionFace, ActionKind, AttackBox, Card, Cards};
pub use card_set::{CardSet, CardSets, SetKind};
pub use class::{ClassCard, ClassKind, ClassKinds};
pub use defence::{Block, Defence};
pub use demon::{Base, DemonKind, DemonKinds, DemonSheet};
pub use die::{DieKind, Pool};
pub use effect::{Effect, Whom};
pub use event_card::{EventCard, EventCards, EventFace, EventSet, EventSets};
pub use gain::{Gain, Gains};
pub use glory::{GloryCard, GloryCards, GloryFace, GloryKind};
pub use hook::Hook;
pub use invasion::{Group, InvasionCard, InvasionKind, InvasionKinds};
pub use keyword::{Keyword, Keywords};
pub use objective::{Goal, ObjectiveCard, ObjectiveKind};
pub use odds::{Guard, Odds};
pub use portal::Portal;
pub use squad::{Callsign, SquadCard, SquadKind};
pub use threat::{ThreatCard, ThreatKind, ThreatKinds};
pub use token::{Item, TokenKind};

use reason::Reason;

use engine::about::{self, About};
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
/// use doom2016::{Doom2016, Setup};
/// use engine::{Game, Silent};
///
/// let mut state = Doom2016::start(&Setup::default(), 1)?;
/// let mut actions = Vec::new();
/// while Doom2016::decision(&state).is_some() {
///     actions.clear();
///     Doom2016::legal(&state, &mut actions);
///     let pick = Doom2016::chance_mut(&mut state).below(actions.len() as u32);
///     Doom2016::apply(&mut state, actions[pick as usize], &mut Silent);
/// }
/// assert!(!Doom2016::outcome(&state).unwrap().winners.is_empty());
/// # Ok::<(), engine::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Doom2016;

impl Game for Doom2016 {
    const ID: &'static str = "doom2016";
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
        let Some(frame) = state.top() else { return Err(Reason::NotNow.into()) };
        frame.may(state, action).map_err(|reason| reason::refusal(action, reason, frame.question(state)))
    }
    fn apply(state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match events.list() {
            Some(events) => state.carry_out_aloud(action, events),
            None => state.carry_out_silently(action),
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
    fn sequel(state: &State) -> Option<Setup> {
        state.setup.after(state.winner?)
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
        universe::reveals(state, action)
    }
    /// Built here, with as much care as the rules: wherever it is called it would take three times as long.
    fn hash(state: &State) -> StateHash {
        engine::state_hash(state)
    }
}

impl Words for Doom2016 {
    const PREFIX: &'static str = "D16";
    const PAPERS: Papers = Papers { data: &content::FILES, places: Some(place::PLACES) };

    fn form() -> Vec<Field> {
        setup::form()
    }
    fn shelves() -> Vec<Shelf> {
        words::shelves()
    }
    fn prompt(state: &State) -> Message {
        match (state.top(), state.open_decision()) {
            (Some(frame), Some(asked)) => {
                frame.prompt(state).with("who", words::named::seat_first(state, asked.seat))
            }
            _ => Message::new("d16-prompt-over"),
        }
    }
    fn label(state: &State, action: Action) -> Message {
        let here = state.top().and_then(|frame| frame.label(state, action));
        here.unwrap_or_else(|| words::label(state, state.open_decision(), action))
    }
    fn about(state: &State, action: Action) -> About {
        words::about(state, action)
    }
    fn shot(state: &State, action: Action) -> Option<Shot> {
        words::shot(state, action)
    }
    fn meant(state: &State, spot: &about::Spot) -> Option<Action> {
        words::meant(state, spot)
    }
    fn unasked(state: &State, spot: &about::Spot) -> Refusal {
        words::unasked(state, spot)
    }
    fn causes(state: &State, action: Option<Action>) -> Vec<engine::why::Cause<State>> {
        words::causes(state, action)
    }
    fn wall(state: &State, refusal: &Refusal, spot: &about::Spot) -> Option<engine::why::Blamed> {
        words::wall(state, refusal, spot)
    }
    fn tell(state: &State, event: &Event) -> (Message, &'static [Rule]) {
        words::tell(state, event)
    }
}

impl Proof for Doom2016 {
    fn universe() -> Vec<Action> {
        universe::universe()
    }
    fn reasons() -> &'static [(&'static str, &'static [Rule])] {
        Reason::TABLE
    }
    fn things(state: &State) -> Vec<about::Spot> {
        words::spots(state)
    }
    fn conserved(state: &State) -> Vec<(&'static str, i64)> {
        universe::conserved(state)
    }
    fn setups() -> Vec<Setup> {
        universe::setups()
    }
    fn bench_setup() -> Setup {
        Setup { mission: Ground::shipped("knee-deep").unwrap_or_default(), ..Setup::default() }
    }
}
