//! Whose figure it is, and whose turn.

use engine::Seat;

use crate::State;
use crate::action::Who;
use crate::state::Actor;

impl State {
    /// The seat that moves a figure; the marines' spokesman for the drone.
    pub(crate) fn owner(&self, who: Who) -> Seat {
        self.seat_of(who).unwrap_or_else(|| self.spokesman())
    }

    /// The marine who decides where the marines decide together: the active one, else the first.
    pub(crate) fn spokesman(&self) -> Seat {
        match self.turn.who {
            Actor::Marine(who) => Seat(who),
            _ => Seat(0),
        }
    }

    /// The marine whose activation it is.
    #[inline]
    pub(crate) fn active_marine(&self) -> u8 {
        match self.turn.who {
            Actor::Marine(who) => who,
            _ => 0,
        }
    }

    /// Is a marine the active one?
    pub(crate) fn is_his_turn(&self, who: u8) -> bool {
        self.turn.who == Actor::Marine(who)
    }

    /// Is it this figure's own activation?
    pub(crate) fn is_acting(&self, who: Who) -> bool {
        match who {
            Who::Marine(n) => self.is_his_turn(n),
            Who::Demon(id) => self.turn.figure == Some(id),
            Who::Drone => false,
        }
    }
}
