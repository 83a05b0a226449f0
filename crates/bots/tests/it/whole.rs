//! Whole games of players who think, in either DOOM game.

use bots::Bot;
use engine::{Eyes, Game, Silent};

/// No game takes so many decisions unless it is stuck.
const TOO_MANY: u32 = 60_000;

/// Play a game to its end; every answer must be legal, and what the player wanted. The actions, in order.
pub(crate) fn play<G: Game>(
    setup: &G::Setup,
    seed: u64,
    player: impl Fn(usize) -> Box<dyn Bot<G>>,
    mut look: impl FnMut(&G::State),
) -> Vec<String> {
    let mut state = G::start(setup, seed).unwrap();
    let mut players: Vec<Box<dyn Bot<G>>> = (0..G::seats(&state)).map(player).collect();
    let mut actions = Vec::new();
    let mut decisions = 0;
    while let Some(eyes) = Eyes::<G>::of(&state) {
        look(&state);
        let seat = eyes.seat();
        let action = players[seat.index()].choose(eyes);
        if let Err(refusal) = G::check(&state, seat, action) {
            panic!("{setup:?}, seed {seed}: `{action}` is refused: {refusal:?}");
        }
        actions.push(action.to_string());
        G::apply(&mut state, action, &mut Silent);
        decisions += 1;
        assert!(decisions < TOO_MANY, "{setup:?}, seed {seed} does not end");
    }
    assert!(players.iter().all(|player| player.slips() == 0), "{setup:?}, seed {seed}: slips");
    actions
}
