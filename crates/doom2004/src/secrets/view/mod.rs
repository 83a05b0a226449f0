//! What a viewer may know of a position: the only way out for secrets.
//!
//! Marines and spectators see the revealed board, open cards and how many cards the invader holds. The invader also
//! sees the own hand and what the scenario holds in store (D04-SETUP-3).

mod board;
mod goals;
mod invader;
mod marine;
mod turn;

use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;
use skirmish::Mood;

pub use board::{DoorView, FloorView, ItemView, RoomView, SpaceView};
pub use goals::{GoalKind, GoalView};
pub use invader::{FigureView, HandView, StoreView};
pub use marine::MarineView;
pub use turn::{AttackView, TurnView};

use crate::frame::Frame;
use crate::place::{Prose, SpaceId, Winner};
use crate::{Difficulty, FigureId, InvaderCard, KeyColour, State};

/// A position through somebody's eyes.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// The scenario's id.
    pub scenario: String,
    /// Its title by language, or the key of it.
    pub title: Prose,
    /// Its briefing by language, or the key of it.
    pub briefing: Prose,
    /// What only the invader may read, by language, or the key of it.
    pub secret: Option<Prose>,
    /// What kind of place it is, for those who draw it.
    pub mood: Mood,
    /// How hard it is for the marines.
    pub difficulty: Difficulty,
    /// Who looks; nobody's seat for a spectator.
    pub viewer: Option<Seat>,
    /// The invader's seat.
    pub invader: Seat,
    /// The round, from 1.
    pub round: u16,
    /// The invader wins at the end of this round.
    pub timer: Option<u8>,
    /// Frags of the invader.
    pub frags: u8,
    /// The invader wins at so many frags.
    pub frag_limit: Option<u8>,
    /// What the marines must do.
    pub goals: Vec<GoalView>,
    /// The marines, in playing order.
    pub marines: Vec<MarineView>,
    /// The invaders on the board.
    pub figures: Vec<FigureView>,
    /// The spaces that the viewer knows of.
    pub spaces: Vec<SpaceView>,
    /// The names of rooms that the viewer knows of.
    pub rooms: Vec<RoomView>,
    /// The doors that the viewer knows of.
    pub doors: Vec<DoorView>,
    /// What lies on the floor.
    pub floor: Vec<FloorView>,
    /// The things of the scenario that the viewer knows of.
    pub items: Vec<ItemView>,
    /// Keys that have been taken.
    pub keys: Vec<KeyColour>,
    /// The invader's cards.
    pub hand: HandView,
    /// Cards left in the invader's deck.
    pub deck: u32,
    /// The invader's discards.
    pub discard: Vec<InvaderCard>,
    /// Cards that are being carried out.
    pub at_work: Vec<InvaderCard>,
    /// The turn being played.
    pub turn: TurnView,
    /// Attacks under way, the innermost last.
    pub attacks: Vec<AttackView>,
    /// The invader that is active.
    pub active: Option<FigureId>,
    /// What waits beyond the revealed board, for the invader alone.
    pub store: Vec<StoreView>,
    /// Who decides now; unknown to others while a secret question is open.
    pub asked: Option<Seat>,
    /// Is a question open at all?
    pub waiting: bool,
    /// Who has won.
    pub winner: Option<Winner>,
}

/// What the scenario holds in store is for the invader alone (D04-SETUP-3).
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let scenario = state.arena().scenario();
    let sees_all = viewer.is(state.invader());
    let shown = |space: SpaceId| sees_all || state.is_revealed(space);
    let decision = state.open_decision();
    let active = state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Activation(activation) => Some(activation.figure),
        _ => None,
    });
    View {
        scenario: scenario.id.clone(),
        title: scenario.title.prose.clone(),
        briefing: scenario.briefing.prose.clone(),
        secret: sees_all.then(|| scenario.secret.prose.clone()),
        mood: scenario.mood,
        difficulty: state.setup.difficulty,
        viewer: viewer.seat(),
        invader: state.invader(),
        round: state.turn.round,
        timer: scenario.timer,
        frags: state.frags,
        frag_limit: state.frag_limit(),
        goals: goals::goals(state),
        marines: state.marine_ids().map(|who| marine::marine(state, who)).collect(),
        figures: invader::figures(state),
        spaces: board::spaces(state, &shown),
        rooms: board::rooms(state, sees_all),
        doors: board::doors(state, &shown),
        floor: board::floor(state),
        items: board::items(state, sees_all),
        keys: state.keys.iter().collect(),
        hand: invader::hand(state, sees_all),
        deck: state.deck.len(),
        discard: state.discard.iter().collect(),
        at_work: state.at_work.iter().collect(),
        turn: turn::turn(state),
        attacks: turn::attacks(state),
        active,
        store: if sees_all { invader::store(state) } else { Vec::new() },
        asked: decision.filter(|d| !d.secret || viewer.is(d.seat)).map(|d| d.seat),
        waiting: decision.is_some(),
        winner: state.winner,
    }
}
