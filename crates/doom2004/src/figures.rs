//! The invaders on the board, each in a slot that it keeps.

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize};
use skirmish::{SpaceId, Stands};

use crate::InvaderKind;
use crate::place::{Footing, Shape, TagId};

/// The most invaders on the board: all figures of the box (D04-COMP-2).
pub const FIGURES: usize = 63;

/// An invader on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// Which.
    pub kind: InvaderKind,
    /// Its northwest space.
    pub at: SpaceId,
    /// How it lies.
    pub shape: Shape,
    /// Its wound tokens.
    pub wounds: u8,
    /// Its name in goals and triggers.
    pub tag: Option<TagId>,
    /// It has been activated this turn.
    pub acted: bool,
    /// It has stood on goo since the invader's turn began (D04-INT-27).
    pub in_goo: bool,
}

impl Figure {
    /// Where it stands; which way it faces never matters (D04-COMP-12).
    #[inline]
    pub fn footing(&self) -> Footing {
        Footing { at: self.at, shape: self.shape }
    }
}

impl Stands for Figure {
    #[inline]
    fn footing(&self) -> Footing {
        Figure::footing(self)
    }
    #[inline]
    fn stand(&mut self, to: Footing) {
        (self.at, self.shape, self.in_goo) = (to.at, to.shape, false);
    }
}

/// The invaders on the board, each in a slot that it keeps.
pub type Figures = skirmish::Figures<Figure, FIGURES, 11>;
