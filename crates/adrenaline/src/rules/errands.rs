//! What the movement of an action leads to: a run, a grab or a shot (ADR-TURN-5).

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};

use super::firing::can_shoot_from;
use super::grabbing::grabbable;
use super::moving::stretch;
use crate::{Sq, SquareSet, State};

/// What the movement of an action leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Errand {
    /// Nothing more.
    Run,
    /// A grab.
    Grab,
    /// A shot, after a reload in frenzy.
    Shoot {
        /// Something was reloaded: the move is over (ADR-FRENZY-9).
        reloaded: bool,
    },
}

impl Errand {
    /// Squares where the errand could be done after a walk of up to `left` steps (ADR-GRAB-9, ADR-SHOOT-2).
    #[inline]
    fn useful(self, state: &State, at: Sq, left: u8) -> SquareSet {
        match self {
            Errand::Run => state.board().squares(),
            Errand::Grab => grabbable(state),
            Errand::Shoot { .. } => {
                state.board().reach(at, left).iter().filter(|&s| can_shoot_from(state, s)).collect()
            }
        }
    }

    /// Where a walk with this errand can go next (ADR-TURN-5).
    pub(crate) fn ends(self, state: &State, left: u8) -> SquareSet {
        let at = state.actor().square;
        if left == 0 || self == (Errand::Shoot { reloaded: true }) {
            return SquareSet::NONE;
        }
        let ends = stretch(state, at, left, self.useful(state, at, left));
        // Only a run is worth walking out and back for (ADR-RUN-2); turrets make every step count.
        if self == Errand::Run || state.setup.turrets { ends } else { ends.without(at.bit()) }
    }

    /// Could a walk of up to `left` steps lead to the errand (ADR-RUN-1, ADR-GRAB-9, ADR-SHOOT-2)?
    #[inline]
    pub(crate) fn is_possible(self, state: &State, left: u8) -> bool {
        let at = state.actor().square;
        match self {
            Errand::Run => left > 0,
            Errand::Grab => !grabbable(state).and(state.board().reach(at, left).or(at.bit())).is_empty(),
            Errand::Shoot { .. } => {
                can_shoot_from(state, at)
                    || state
                        .board()
                        .reach(at, left)
                        .without(at.bit())
                        .iter()
                        .any(|s| can_shoot_from(state, s))
            }
        }
    }
}
