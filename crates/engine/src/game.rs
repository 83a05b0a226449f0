//! The contract between a set of rules and everything else.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use borsh::BorshSerialize;
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::about::{self, About, Spot};
use crate::content::Papers;
use crate::form::Field;
use crate::shelf::Shelf;
use crate::shot::Shot;
use crate::why::{Blamed, Cause};
use crate::{Chance, Events, Fault, Message, Refusal, Rule, Seat, StateHash, Viewer, state_hash};

/// One seat's turn to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Who chooses.
    pub seat: Seat,
    /// The very question betrays a hidden card: no view of anybody else may say who is asked, or what.
    pub secret: bool,
}

/// How a finished game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Points by seat (1 and 0 in games without points).
    pub points: Vec<i32>,
    /// The seats that won; several where a win is shared.
    pub winners: Vec<Seat>,
}

/// A set of rules.
///
/// State is plain data; the rules are functions on it. `legal` and `apply` are the hot path: they allocate
/// nothing but room in the caller's list, and `apply` trusts its caller. Everybody else comes through `check`.
pub trait Game: Sized + Copy + Debug + Send + Sync + 'static {
    /// The name that commands, files and tables use.
    const ID: &'static str;
    /// Raised whenever a rule fix makes an old log play differently.
    const RULES_VERSION: u32;

    /// Everything that is chosen before the first decision.
    type Setup: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// A position, complete: what is pending and the generator included.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + BorshSerialize + Send + Sync;
    /// One small decision. The text form is the notation of logs, replays and the protocol.
    type Action: Copy + Debug + Eq + Hash + Display + FromStr<Err = String> + Send + Sync;
    /// Something that happened.
    type Event: Clone + Debug + PartialEq + Serialize + JsonSchema + Send + Sync;
    /// What one viewer may know.
    type View: Clone + Debug + PartialEq + Serialize + JsonSchema + Send + Sync;

    /// Lay the game out.
    ///
    /// # Errors
    /// If the options do not go together.
    fn start(setup: &Self::Setup, seed: u64) -> Result<Self::State, Refusal>;

    /// How many people play.
    fn seats(state: &Self::State) -> usize;

    /// Whose choice it is; nobody's once the game is over.
    fn decision(state: &Self::State) -> Option<Decision>;

    /// Append every action that the deciding seat may take now. Never empty while there is a decision.
    fn legal(state: &Self::State, actions: &mut Vec<Self::Action>);

    /// May the deciding seat do this now? Asks the rules about this one action, and lists nothing: `legal` lists
    /// exactly what passes here. There is a decision.
    ///
    /// # Errors
    /// Why not. Always cites a rule of the game.
    fn may(state: &Self::State, action: Self::Action) -> Result<(), Refusal>;

    /// Carry out a legal action and run on to the next decision. Unchecked and fast.
    fn apply(state: &mut Self::State, action: Self::Action, events: &mut impl Events<Self::Event>);

    /// An action out of an old log as it is written today: notation may change, logs do not. What people do now is not
    /// asked about, so nobody learns a secret from what is understood.
    fn modern(_state: &Self::State, action: Self::Action) -> Self::Action {
        action
    }

    /// What `viewer` may know: the only way out for secrets.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What `viewer` may know of an event; nothing if it is none of theirs.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Another state with the same view for `seat`, everything hidden dealt anew. It depends on that view and on
    /// the seed alone, so a player who plans with it cannot know more than a person.
    fn resample(state: &Self::State, seat: Seat, seed: u64) -> Self::State;

    /// What `seat` has to reckon with: its own view, and whoever else holds hidden cards holds every one of them that
    /// they might, all at once. Whoever could be asked because of a card is asked here. No such position need be
    /// possible: it is there to be asked about, not to be played on.
    fn dread(state: &Self::State, seat: Seat) -> Self::State {
        Self::resample(state, seat, 0)
    }

    /// The result, once there is one.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// The set-up of the game that follows this one, where places come one after the other and something is taken
    /// along; nothing while it is not over.
    fn sequel(_state: &Self::State) -> Option<Self::Setup> {
        None
    }

    /// What is wrong with a position; empty if it can be played on.
    fn faults(state: &Self::State) -> Vec<Fault>;

    /// The state's generator.
    fn chance(state: &Self::State) -> &Chance;

    /// The state's generator, to be scripted or reseeded.
    fn chance_mut(state: &mut Self::State) -> &mut Chance;

    /// The script code of a named result (a card, a die face).
    ///
    /// # Errors
    /// If nothing has that name; the text says what would be understood.
    fn script_code(name: &str) -> Result<u8, String>;

    /// Does this legal action show somebody a card or a place they did not know? Undo stops behind it.
    fn reveals(state: &Self::State, action: Self::Action) -> bool;

    /// May `seat` do this now?
    ///
    /// # Errors
    /// Why not, with the rules.
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Refusal> {
        let Some(decision) = Self::decision(state) else {
            return Err(Refusal::new("refusal-game-over", &[]));
        };
        if decision.seat != seat {
            return Err(Refusal::new("refusal-not-your-decision", &[]));
        }
        Self::may(state, action)
    }

    /// The state's fingerprint.
    fn hash(state: &Self::State) -> StateHash {
        state_hash(state)
    }
}

/// What a game says to people. Whoever is told, is told the same whatever it is that he does not know.
pub trait Words: Game {
    /// The letters before the number of each of its rules: `ADR` of `ADR-RUN-1`.
    const PREFIX: &'static str;
    /// The files that people write for it.
    const PAPERS: Papers = Papers::NONE;

    /// What can be chosen before a game, in the order in which one would ask.
    fn form() -> Vec<Field>;

    /// What is in the box, for those who want to read about it: nothing that a player must not know before a game.
    fn shelves() -> Vec<Shelf> {
        Vec::new()
    }

    /// The question that is open, in words.
    fn prompt(state: &Self::State) -> Message;

    /// What an action means in this position, in words.
    fn label(state: &Self::State, action: Self::Action) -> Message;

    /// What an action is about in this position, for those who show it.
    fn about(state: &Self::State, action: Self::Action) -> About;

    /// The attack that an action would make in this position, in exact chances; nothing for what is no attack, or leaves
    /// its target open.
    fn shot(_state: &Self::State, _action: Self::Action) -> Option<Shot> {
        None
    }

    /// The action that somebody most naturally means who answers the open question by pointing at `spot`, legal or not;
    /// nothing if that thing is no answer at all.
    fn meant(state: &Self::State, spot: &Spot) -> Option<Self::Action> {
        about::meant::<Self>(state, spot)
    }

    /// To somebody who points at a thing that is no answer at all: what is being decided, and the rule of that step.
    fn unasked(state: &Self::State, spot: &Spot) -> Refusal;

    /// All that could be otherwise and might stand in the way of an action, or of any, the likeliest first. Which of it is
    /// the cause of a refusal is found by trying ([`why`](crate::why)).
    fn causes(_state: &Self::State, _action: Option<Self::Action>) -> Vec<Cause<Self::State>> {
        Vec::new()
    }

    /// What is the cause of a refusal about this thing and can never be otherwise: a wall on the line.
    fn wall(_state: &Self::State, _refusal: &Refusal, _spot: &Spot) -> Option<Blamed> {
        None
    }

    /// An event in words, and the rules that caused it. `state` is the position after the action it belongs to.
    fn tell(state: &Self::State, event: &Self::Event) -> (Message, &'static [Rule]);

    /// What an action is sure to bring at once, for those who consider it. `guess` is the position as the deciding
    /// seat imagines it ([`Eyes::guess`]), so nothing hidden shows. Most actions have nothing to tell.
    fn forecast(_guess: &Self::State, _action: Self::Action) -> Vec<Self::Event> {
        Vec::new()
    }
}

/// What a game declares about itself, so that it can be put to the proof.
pub trait Proof: Words {
    /// Every action that can ever be written down: what the conformance suite throws at `check`.
    fn universe() -> Vec<Self::Action>;

    /// Every reason for which an action is refused: the key of its text and the rules that it cites first.
    fn reasons() -> &'static [(&'static str, &'static [Rule])];

    /// Everything that the one who decides could point at: squares, figures, doors, cards, tokens.
    fn things(state: &Self::State) -> Vec<Spot>;

    /// Quantities that must stay what they were at the start: cards, tokens, figures.
    fn conserved(state: &Self::State) -> Vec<(&'static str, i64)>;

    /// Set-ups that between them reach every rule; the conformance suite goes round them.
    fn setups() -> Vec<Self::Setup>;

    /// The set-up that speed is measured on.
    fn bench_setup() -> Self::Setup {
        Self::Setup::default()
    }
}

/// A position through the eyes of the seat that decides: all that a computer player gets.
///
/// There is no way from here to the state itself, only to what that seat may know and to guesses at the rest.
#[derive(Debug)]
pub struct Eyes<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
}

impl<G: Game> Clone for Eyes<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Eyes<'_, G> {}

impl<'a, G: Game> Eyes<'a, G> {
    /// The open decision as its seat sees it; none if the game is over.
    pub fn of(state: &'a G::State) -> Option<Self> {
        G::decision(state).map(|d| Eyes { state, seat: d.seat })
    }
    /// Who decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }
    /// What that seat knows.
    pub fn view(&self) -> G::View {
        G::view(self.state, self.seat.into())
    }
    /// What that seat may do.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        G::legal(self.state, &mut actions);
        actions
    }
    /// A guess at the whole position that fits all that this seat knows.
    pub fn guess(&self, seed: u64) -> G::State {
        G::resample(self.state, self.seat, seed)
    }
}
