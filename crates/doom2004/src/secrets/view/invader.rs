//! The invader's side of a view: figures, cards, and what waits in areas that are not revealed (D04-SETUP-3).

use schemars::JsonSchema;
use serde::Serialize;

use crate::place::{AreaId, Pos, Shape, SpaceId};
use crate::state::Thing;
use crate::{FigureId, InvaderCard, InvaderKind, State};

/// An invader on the board.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct FigureView {
    /// Its name in actions.
    pub id: FigureId,
    /// Which kind.
    pub kind: InvaderKind,
    /// Its northwest space.
    pub at: Pos,
    /// The shape of its base.
    pub shape: Shape,
    /// The wounds it has taken.
    pub wounds: u8,
    /// It has acted this turn.
    pub acted: bool,
}

/// The invader's cards: faces for the invader, their number for others.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum HandView {
    /// The own cards.
    Faces(Vec<InvaderCard>),
    /// How many the invader holds.
    Count(u32),
}

/// Something that waits in an area which is not revealed.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StoreView {
    /// An invader.
    Figure {
        /// Which kind.
        kind: InvaderKind,
        /// Where; of a large figure the northwest space.
        at: Pos,
        /// The shape of its base.
        shape: Shape,
    },
    /// Something to be found.
    Thing {
        /// Where; of a large figure the northwest space.
        at: Pos,
        /// What.
        thing: Thing,
    },
}

/// The invaders on the board.
pub(super) fn figures(state: &State) -> Vec<FigureView> {
    let one = |(id, figure): (FigureId, &crate::Figure)| FigureView {
        id,
        kind: figure.kind,
        at: state.arena().space(figure.at).pos,
        shape: figure.shape,
        wounds: figure.wounds,
        acted: figure.acted,
    };
    state.figures.iter().map(one).collect()
}

/// The hand, for who sees it or not.
pub(super) fn hand(state: &State, sees_all: bool) -> HandView {
    if sees_all { HandView::Faces(state.hand.iter().collect()) } else { HandView::Count(state.hand.len()) }
}

/// What the scenario still holds in store, for the marines that play.
pub(super) fn store(state: &State) -> Vec<StoreView> {
    let arena = state.arena();
    let pos = |space: SpaceId| arena.space(space).pos;
    let plays = |colour| state.marines.iter().any(|marine| marine.colour == colour);
    let hidden = (0..arena.scenario().areas.len() as u8).map(AreaId).filter(|&area| !state.knows(area));
    let mut store = Vec::new();
    for area in hidden {
        for plan in arena.figures(area, plays) {
            if let Some(space) = arena.space_on(plan.body.corner) {
                store.push(StoreView::Figure {
                    kind: plan.kind,
                    at: pos(space),
                    shape: Shape::of(plan.body),
                });
            }
        }
        let plan = arena.area(area);
        let tokens = plan.tokens.iter().map(|&(at, token)| (at, Thing::Token(token)));
        let items = plan.items.iter().map(|&(at, item)| (at, Thing::Item(item)));
        let encounters = plan.encounters.iter().map(|&(at, id)| (at, Thing::Encounter(id)));
        let things = tokens.chain(items).chain(encounters);
        store.extend(things.map(|(at, thing)| StoreView::Thing { at: pos(at), thing }));
    }
    store
}
