//! The order of play in a view: the initiative deck and the activation being played.

use engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use skirmish::FigureId;

use crate::action::Who;
use crate::frame::{Frame, MarineStep, Spend, Unstick};
use crate::initiative::{InitiativeCard, Settled};
use crate::state::Actor;
use crate::{Card, DemonKind, Side, State};

/// The initiative deck.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct InitiativeView {
    /// Cards of each marine, then those of the invader.
    pub cards: [u8; 5],
    /// Cards on top whose place is settled, the topmost first.
    pub top: Vec<SettledView>,
    /// Cards at the bottom, the lowest last.
    pub bottom: Vec<SettledView>,
}

/// A card whose place in the initiative deck is settled.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct SettledView {
    /// Which, if the viewer knows.
    pub card: Option<InitiativeCard>,
    /// The marines know it.
    pub marines: bool,
    /// The invader knows it.
    pub invader: bool,
}

/// The activation being played: of a marine, or of one demon.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct TurnView {
    /// The marine whose it is.
    pub marine: Option<Seat>,
    /// The kind of demons whose it is, one by one.
    pub kind: Option<DemonKind>,
    /// The demon that acts.
    pub figure: Option<FigureId>,
    /// Movement points left.
    pub mp: u8,
    /// Movement points spent.
    pub spent: u8,
    /// Main actions left (D16-MAR-2).
    pub mains: u8,
    /// The card whose attack is still to be made (D16-MAR-9).
    pub open: Option<Card>,
    /// Attacks that the demon has left.
    pub strikes: u8,
    /// So many attacks have been made.
    pub attacks: u8,
    /// No more movement points may be spent (Brace).
    pub rooted: bool,
}

pub(super) fn initiative(state: &State, sees: impl Fn(Side) -> bool) -> InitiativeView {
    let deck = &state.round.initiative;
    let sides = [Side::Marines, Side::Invader];
    let knows = |settled: &Settled| {
        // What both sides know everybody does.
        sides.iter().all(|&side| settled.known_to(side))
            || sides.iter().any(|&side| sees(side) && settled.known_to(side))
    };
    let seen = |settled: &Settled| SettledView {
        card: knows(settled).then_some(settled.card),
        marines: settled.marines,
        invader: settled.invader,
    };
    InitiativeView {
        cards: [0, 1, 2, 3, 4]
            .map(|n| deck.count(if n < 4 { InitiativeCard::Marine(n) } else { InitiativeCard::Invader })),
        top: deck.top.iter().map(seen).collect(),
        bottom: deck.bottom.iter().map(seen).collect(),
    }
}

pub(super) fn turn(state: &State) -> TurnView {
    let turn = &state.turn;
    let (marine, kind) = match turn.who {
        Actor::Nobody => (None, None),
        Actor::Marine(n) => (Some(Seat(n)), None),
        Actor::Demons(kind) => (None, Some(kind)),
    };
    TurnView {
        marine,
        kind,
        figure: turn.figure,
        mp: turn.mp,
        spent: turn.spent,
        mains: turn.mains,
        open: turn.open.map(|open| open.card),
        strikes: turn.strikes.len() as u8,
        attacks: turn.attacks,
        rooted: turn.rooted,
    }
}

/// Who is about to move, of either side.
pub(super) fn mover(state: &State) -> Option<Who> {
    match state.top()? {
        Frame::Spend(Spend { who, .. }) | Frame::Unstick(Unstick { who }) => Some(*who),
        Frame::Marine(MarineStep::Drone) => Some(Who::Drone),
        _ => match state.turn.who {
            Actor::Nobody => None,
            Actor::Marine(n) => Some(Who::Marine(n)),
            Actor::Demons(_) => state.turn.figure.map(Who::Demon),
        },
    }
}
