//! How far every space is from where figures stand. They stand still while somebody thinks about them, step by step and
//! guess by guess: what was found is kept for a while.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use ::doom2004::State;
use ::doom2004::place::{Doors, SpaceId};
use ::doom2004::state::Areas;

use super::paths::{Walker, shut, spread_past};

/// So many are kept before all are forgotten: one takes as many numbers as the map has spaces.
const KEPT: usize = 400;
/// More spaces than this are not kept.
const SEEDS: usize = 4;
/// No space.
const NOWHERE: SpaceId = SpaceId(u16::MAX);

/// All that these ways depend on.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    place: u64,
    known: [Areas; 2],
    doors: [Doors; 3],
    from: [SpaceId; SEEDS],
    limit: i32,
}

thread_local! {
    static KNOWN: RefCell<HashMap<Key, Rc<[i32]>>> = RefCell::default();
}

/// The points from every space to the nearest of these for an invader, as far as `limit`.
pub(super) fn field(state: &State, from: &[SpaceId], limit: i32) -> Rc<[i32]> {
    let doors = shut(state, Walker::Invader);
    let find = || {
        let seeds: Vec<(SpaceId, i32)> = from.iter().map(|&space| (space, 0)).collect();
        Rc::from(spread_past(state, Walker::Invader, doors, &seeds, limit, |_| 0))
    };
    if from.len() > SEEDS {
        return find();
    }
    let mut seeds = [NOWHERE; SEEDS];
    seeds[..from.len()].copy_from_slice(from);
    let place = state.setup.scenario.serial();
    let key = Key { place, known: [state.revealed, state.known], doors, from: seeds, limit };
    KNOWN.with_borrow_mut(|known| {
        if known.len() >= KEPT && !known.contains_key(&key) {
            known.clear();
        }
        Rc::clone(known.entry(key).or_insert_with(find))
    })
}

#[cfg(test)]
mod tests {
    use ::doom2004::{Doom2004, Setup};
    use engine::{Eyes, Game, Silent};

    use super::super::paths::FAR;
    use super::*;
    use crate::{Bot, RandomBot};

    /// What was kept is what would be found now, on the board itself and on guesses, with every door as it is and as it
    /// could be.
    #[test]
    fn what_is_kept_is_what_would_be_found() {
        let mut state = Doom2004::start(&Setup::default(), 7).unwrap();
        let mut bot = RandomBot::seeded(8);
        for seed in 0..400 {
            let Some(eyes) = Eyes::<Doom2004>::of(&state) else { break };
            let guess = eyes.guess(seed);
            let open = State { closed: Doors::NONE, ..guess.clone() };
            for (board, limit) in [(&state, FAR), (&guess, FAR), (&open, FAR), (&guess, 6)] {
                let doors = shut(board, Walker::Invader);
                let find = |seeds: &[(SpaceId, i32)]| {
                    spread_past(board, Walker::Invader, doors, seeds, limit, |_| 0)
                };
                for (_, space) in board.standing() {
                    assert_eq!(*field(board, &[space], limit), find(&[(space, 0)]));
                }
                for (_, figure) in board.figures.iter() {
                    let cells = board.arena().cells(figure.footing());
                    let seeds: Vec<_> = cells.iter().map(|&cell| (cell, 0)).collect();
                    assert_eq!(*field(board, cells, limit), find(&seeds));
                }
            }
            let action = bot.choose(eyes);
            Doom2004::apply(&mut state, action, &mut Silent);
        }
        KNOWN.with_borrow(|known| assert!((1..=KEPT).contains(&known.len())));
    }
}
