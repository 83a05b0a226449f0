//! The goals in a view: everybody knows them.

use schemars::JsonSchema;
use serde::Serialize;

use crate::place::{AreaId, DoorId, Goal, ItemId, Pos, Prize};
use crate::{InvaderKind, State, TokenKind};

/// A goal of the marines and whether it has been met.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct GoalView {
    /// What.
    #[serde(flatten)]
    pub what: GoalKind,
    /// It is met.
    pub met: bool,
}

/// What a goal asks for; doors and areas by their numbers.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "goal")]
pub enum GoalKind {
    /// All marines leave by an exit.
    Leave {
        /// Which door, by its number.
        door: DoorId,
    },
    /// An invader is killed; of this kind, if that can be told.
    Kill {
        /// Which kind.
        kind: Option<InvaderKind>,
    },
    /// A marine stands there.
    Reach {
        /// Where; of a large figure the northwest space.
        at: Pos,
    },
    /// A marine stands in an area.
    ReachArea {
        /// Which area, by its number.
        area: AreaId,
    },
    /// All marines stand in an area.
    Gather {
        /// Which area, by its number.
        area: AreaId,
    },
    /// A marine is alive at the end of so many rounds.
    Survive {
        /// How many.
        rounds: u8,
    },
    /// A thing is carried out by a door.
    Carry {
        /// Which thing of the scenario, by its number.
        item: ItemId,
        /// Which door, by its number.
        door: DoorId,
    },
    /// A token is taken.
    Take {
        /// Which token.
        token: TokenKind,
    },
    /// A thing is taken.
    TakeItem {
        /// Which thing of the scenario, by its number.
        item: ItemId,
    },
    /// No invader is left in an area.
    Clear {
        /// Which area, by its number.
        area: AreaId,
    },
}

/// The goals, and which are met.
pub(super) fn goals(state: &State) -> Vec<GoalView> {
    let goals = state.arena().scenario().goals.iter().enumerate();
    goals
        .map(|(n, placed)| GoalView {
            what: match placed.goal {
                Goal::Leave(door) => GoalKind::Leave { door },
                // A tag that is the name of a kind tells which invader it is.
                Goal::Kill(tag) => {
                    let name = state.arena().scenario().tags.get(tag.index());
                    GoalKind::Kill { kind: name.and_then(|name| name.parse().ok()) }
                }
                Goal::Reach(at) => GoalKind::Reach { at },
                Goal::ReachArea(area) => GoalKind::ReachArea { area },
                Goal::Gather(area) => GoalKind::Gather { area },
                Goal::Survive(rounds) => GoalKind::Survive { rounds },
                Goal::Carry(item, door) => GoalKind::Carry { item, door },
                Goal::Take(Prize::Token(token)) => GoalKind::Take { token },
                Goal::Take(Prize::Item(item)) => GoalKind::TakeItem { item },
                Goal::Clear(area) => GoalKind::Clear { area },
            },
            met: state.is_met(n, placed.goal),
        })
        .collect()
}
