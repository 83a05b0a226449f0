//! Random games to look at from outside.

use crate::{Chance, Proof};

/// Visit positions of random games of every set-up, each game for so many steps at most. With every position come the
/// events that led to it, and the number of the step. Two times in three an action that is preferred is taken, if there
/// is one.
///
/// ```
/// use engine::conformance::wander;
/// use engine::example::Duel;
///
/// let mut positions = 0;
/// wander::<Duel>(3, 10, |_| false, |_state, _events, step| positions += usize::from(step < 10));
/// assert_eq!(positions, 30);
/// ```
///
/// # Panics
/// If a game of the list of set-ups cannot be started.
pub fn wander<G: Proof>(
    games: usize,
    steps: usize,
    prefer: impl Fn(G::Action) -> bool,
    visit: impl FnMut(&G::State, &[G::Event], usize),
) {
    walk::<G>(games, steps, |_| {}, prefer, visit);
}

/// The same; each game begins as `prepare` changes it.
pub(super) fn walk<G: Proof>(
    games: usize,
    steps: usize,
    prepare: impl Fn(&mut G::State),
    prefer: impl Fn(G::Action) -> bool,
    mut visit: impl FnMut(&G::State, &[G::Event], usize),
) {
    let setups = G::setups();
    let mut luck = Chance::seeded(5);
    for game in 0..games {
        let mut state = G::start(&setups[game % setups.len()], game as u64).expect("a set-up of the list");
        prepare(&mut state);
        let mut events = Vec::new();
        let mut actions = Vec::new();
        for step in 0..steps {
            visit(&state, &events, step);
            if G::decision(&state).is_none() {
                break;
            }
            actions.clear();
            events.clear();
            G::legal(&state, &mut actions);
            G::apply(&mut state, choose(&actions, &prefer, &mut luck), &mut events);
        }
    }
}

/// One of the actions by luck; two times in three one that is preferred, if there is one.
pub(super) fn choose<A: Copy>(actions: &[A], prefer: impl Fn(A) -> bool, luck: &mut Chance) -> A {
    let preferred: Vec<A> = actions.iter().copied().filter(|&action| prefer(action)).collect();
    let pool = if preferred.is_empty() || luck.below(3) == 0 { actions } else { &preferred };
    pool[luck.below(pool.len() as u32) as usize]
}
