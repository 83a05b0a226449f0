//! A fragged marine comes back to the board (D04-FRAG-3 to D04-FRAG-5).

use crate::State;
use crate::place::{Doors, SpaceId};
use crate::reason::Reason;
use crate::rules::board::Spaces;
use crate::state::Place;

/// The distances between which a marine comes back (D04-FRAG-3).
const RESPAWN: std::ops::RangeInclusive<u8> = 8..=16;

/// Where a fragged marine may come back: 8 to 16 spaces away, else as near to that as can be (D04-FRAG-3 to
/// D04-FRAG-5, D04-INT-36).
pub(crate) struct WayBack<'a> {
    state: &'a State,
    taken: Spaces,
    /// By space: how much it lacks to the distance that is wanted.
    shortfall: Vec<u8>,
    /// The least of any free space.
    least: u8,
}

impl<'a> WayBack<'a> {
    /// The way back of the active marine; none if he has not fallen, or no space is free.
    pub(crate) fn of(state: &'a State) -> Option<WayBack<'a>> {
        let Place::Fallen(fell) = state.marine(state.turn.who).place else { return None };
        let taken = state.taken() | state.goo();
        let mut shortfall = vec![u8::MAX; state.arena().spaces().len()];
        state.flood(&[fell], u8::MAX - 1, Doors::NONE, |space, distance| {
            let short = RESPAWN.start().saturating_sub(distance);
            shortfall[space.index()] = short.max(distance.saturating_sub(*RESPAWN.end()));
        });
        let mut way = WayBack { state, taken, shortfall, least: 0 };
        let free = state.arena().spaces().filter(|&space| way.may_stand(space).is_ok());
        way.least = free.map(|space| way.shortfall[space.index()]).min()?;
        Some(way)
    }
    /// Is the space free for him (D04-FRAG-3)?
    fn may_stand(&self, space: SpaceId) -> Result<(), Reason> {
        if !self.state.is_revealed(space) {
            Err(Reason::NoSpaceToRespawn)
        } else if !self.state.is_free(space.into(), &self.taken) {
            Err(Reason::RespawnTaken)
        } else {
            Ok(())
        }
    }
    /// May he come back there: at the right distance, or as near to it as can be (D04-FRAG-4)?
    pub(crate) fn may(&self, space: SpaceId) -> Result<(), Reason> {
        self.may_stand(space)?;
        let right = self.shortfall[space.index()] == self.least;
        if right { Ok(()) } else { Err(Reason::RespawnDistance) }
    }
    /// All spaces where he may.
    pub(crate) fn spaces(&self) -> impl Iterator<Item = SpaceId> + '_ {
        self.state.arena().spaces().filter(|&space| self.may(space).is_ok())
    }
}
