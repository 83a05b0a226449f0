//! The invader's side of a view: demons and cards.

use engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use skirmish::{FigureId, Pos};

use super::Held;
use crate::place::Shape;
use crate::state::Grave;
use crate::{DemonKind, DemonKinds, EventCards, EventSets, InvasionKind, InvasionKinds, State};

/// A demon on the map.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct DemonView {
    /// Its name in actions.
    pub id: FigureId,
    /// Which kind.
    pub kind: DemonKind,
    /// Its northwest space.
    pub at: Pos,
    /// The shape of its base.
    pub shape: Shape,
    /// The damage it has taken.
    pub damage: u8,
    /// Damage that is about to be dealt.
    pub hurt: u8,
    /// It is stunned.
    pub stunned: bool,
    /// A marine who steps into it kills it (D16-GLO-1).
    pub staggered: bool,
    /// Samples that it carries.
    pub samples: u8,
    /// It has acted this round.
    pub acted: bool,
}

/// A demon that was killed and whose windows are still to come.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct GraveView {
    /// Which.
    pub kind: DemonKind,
    /// Its northwest space.
    pub at: Pos,
    /// The marine who killed it.
    pub by: Option<Seat>,
    /// It was a glory kill.
    pub glory: bool,
}

/// What lies before the invader.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct InvaderView {
    /// The invasion card, for the invader alone unless it lies face up (D16-TUT-3).
    pub invasion: Option<InvasionKind>,
    /// Invasion cards that it may be, for all that was summoned: the mission book is open to all (D16-SET-1).
    pub possible: InvasionKinds,
    /// Argent on the invasion card.
    pub argent: u8,
    /// The event sets in the deck.
    pub sets: EventSets,
    /// Event cards in hand.
    pub hand: Held<EventCards>,
    /// Event cards left in the deck.
    pub deck: Held<EventCards>,
    /// Event cards that were played or discarded.
    pub discard: EventCards,
    /// Event cards discarded for argent in this round.
    pub burned: u8,
    /// Demon cards whose face the viewer knows.
    pub known: Vec<DemonCardView>,
    /// Argent on each card that lies face down for the viewer, most first.
    pub down: Vec<u8>,
    /// Kinds that were activated this round.
    pub exhausted: DemonKinds,
}

/// A demon card.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct DemonCardView {
    /// Which kind.
    pub kind: DemonKind,
    /// It lies face up.
    pub up: bool,
    /// Argent on it.
    pub argent: u8,
}

pub(super) fn demons(state: &State) -> Vec<DemonView> {
    let one = |(id, demon): (FigureId, &crate::Demon)| DemonView {
        id,
        kind: demon.kind,
        at: state.pos(demon.at),
        shape: demon.shape,
        damage: demon.damage,
        hurt: demon.hurt,
        stunned: demon.stunned,
        // The tutorial has no glory kills (D16-TUT-8).
        staggered: !state.is_tutorial() && state.is_staggered(id, 0),
        samples: demon.samples,
        acted: demon.acted,
    };
    state.demons.iter().map(one).collect()
}

pub(super) fn grave(state: &State, grave: &Grave) -> GraveView {
    GraveView { kind: grave.kind, at: state.pos(grave.at.at), by: grave.by.map(Seat), glory: grave.glory }
}

pub(super) fn invader(state: &State, open: bool) -> InvaderView {
    let invader = &state.invader;
    let held = |cards: EventCards| if open { Held::Faces(cards) } else { Held::Count(cards.len()) };
    let laid = || {
        DemonKind::ALL.into_iter().map(|kind| (kind, state.demon_card(kind))).filter(|(_, card)| card.laid)
    };
    let known = laid().filter(|(_, card)| open || card.up);
    let mut down: Vec<u8> =
        laid().filter(|(_, card)| !open && !card.up).map(|(_, card)| card.argent).collect();
    down.sort_unstable_by_key(|&argent| std::cmp::Reverse(argent));
    InvaderView {
        invasion: invader.invasion.filter(|_| open || state.shows_invasion()),
        possible: invader.possible,
        argent: invader.argent,
        sets: invader.sets,
        hand: held(invader.hand),
        deck: held(invader.deck),
        discard: invader.discard,
        burned: state.round.burned,
        known: known.map(|(kind, card)| DemonCardView { kind, up: card.up, argent: card.argent }).collect(),
        down,
        exhausted: laid().filter(|(_, card)| card.exhausted).map(|(kind, _)| kind).collect(),
    }
}
