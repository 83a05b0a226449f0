//! The marines' sight is tested anew: what they see is laid out, area by area (D04-EXPL-1, D04-INT-30, D04-INT-31).

use engine::Events;

use super::{Frame, Step};
use crate::State;
use crate::event::Event;
use crate::place::{AreaId, SpaceId};
use crate::rules::board::Screen;

/// The marines' sight is tested anew.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look;

impl Step for Look {
    /// Whoever sees something, and whyever he does, it is laid out now (D04-INT-30).
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let arena = state.arena();
        let mut areas = (0..arena.scenario().areas.len() as u8).map(AreaId);
        let shown = areas.find(|&area| {
            // Behind closed doors alone nothing can be seen.
            let open = !(arena.doors_of(area) - state.closed).is_empty() || arena.is_bare(area);
            !state.knows(area) && open && is_seen(state, area)
        });
        match shown {
            Some(area) => state.reveal(area, events),
            None => {
                state.frames.pop();
            }
        }
        true
    }
    fn rests_on(self, _: Frame) -> bool {
        true
    }
}

/// Does a marine see the centre of one of its spaces, figures not in the way (D04-LOS-5, D04-INT-31)?
fn is_seen(state: &State, area: AreaId) -> bool {
    let arena = state.arena();
    let Some(plan) = state.holds(area) else { return false };
    let blocks = state.screen(Screen::NoFigures);
    state.standing().any(|(_, from)| {
        let possible = *arena.open_sight(from) & plan.spaces;
        possible.iter().any(|to| state.line_is_free(from, SpaceId(to as u16), &blocks))
    })
}
