//! The games that are in this house, and what can be measured of them.

use std::fmt::Write as _;

use bots::{Level, Played, Player};
use engine::{Chance, Eyes, Silent};
use parlour::{Kind, Rules};

/// A game.
#[derive(Clone, Copy)]
pub struct Game {
    /// At a table.
    pub kind: &'static dyn Kind,
    hashes: fn(Crew, u64, u64) -> String,
    bench: fn(u64) -> u64,
}

/// Who plays the games that builds are compared by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crew {
    /// Any legal action.
    Random,
    /// Soldiers, and every [`THOUGHT`] decisions the best player that the game has.
    Thinking,
}

/// So many decisions are one of the best player, who thinks long.
const THOUGHT: u64 = 40;

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Game").field(&self.kind.id()).finish()
    }
}

struct Shelved<G>(std::marker::PhantomData<fn() -> G>);

impl<G: Played> Shelved<G> {
    const KIND: &'static dyn Kind = &Rules::<G>::NEW;
}

impl Game {
    fn of<G: Played>() -> Game {
        Game { kind: Shelved::<G>::KIND, hashes: hashes::<G>, bench: bench::<G> }
    }

    /// How games end, by their numbers: a line with the game, the number, the decisions and the hash of the last position
    /// for each. Every build must say the same.
    pub fn hashes(&self, crew: Crew, from: u64, count: u64) -> String {
        (self.hashes)(crew, from, count)
    }

    /// Play at random until so many decisions are made; how many it was in the end.
    pub fn bench(&self, decisions: u64) -> u64 {
        (self.bench)(decisions)
    }
}

/// Every game that is in this house, in the order in which they are offered.
pub fn all() -> Vec<Game> {
    Vec::from([
        #[cfg(feature = "adrenaline")]
        Game::of::<bots::Adrenaline>(),
        #[cfg(feature = "doom2004")]
        Game::of::<bots::Doom2004>(),
        #[cfg(feature = "doom2016")]
        Game::of::<bots::Doom2016>(),
    ])
}

fn hashes<G: Played>(crew: Crew, from: u64, count: u64) -> String {
    let setups = G::setups();
    let mut said = String::new();
    for n in from..from + count {
        let setup = &setups[n as usize % setups.len()];
        let Ok(mut state) = G::start(setup, n) else { continue };
        let mut players = crew.players::<G>(n);
        let mut decisions = 0;
        while let Some(eyes) = Eyes::<G>::of(&state) {
            let Some(player) = players.get_mut(usize::from(crew.thinks(n + decisions))) else { break };
            let action = player.choose(eyes);
            G::apply(&mut state, action, &mut Silent);
            decisions += 1;
        }
        // Writing into a text does not fail.
        let _ = writeln!(said, "{} {n} {decisions} {}", G::ID, G::hash(&state));
    }
    said
}

impl Crew {
    /// Whoever decides as a rule, and whoever decides when it is time to think.
    fn players<G: Played>(self, seed: u64) -> Vec<Player<G>> {
        let levels = match self {
            Crew::Random => [Some(Level::Random), None],
            Crew::Thinking => [Some(Level::Soldier), G::levels().last()],
        };
        levels.into_iter().flatten().filter_map(|level| G::player(level.into(), seed)).collect()
    }

    /// Is it time to think?
    fn thinks(self, decisions: u64) -> bool {
        self == Crew::Thinking && decisions.is_multiple_of(THOUGHT)
    }
}

fn bench<G: Played>(most: u64) -> u64 {
    let setup = G::bench_setup();
    let mut luck = Chance::seeded(1);
    let mut legal = Vec::with_capacity(256);
    let mut decisions = 0;
    while decisions < most {
        let Ok(mut state) = G::start(&setup, luck.next_u64()) else { break };
        while G::decision(&state).is_some() {
            legal.clear();
            G::legal(&state, &mut legal);
            G::apply(&mut state, legal[luck.below(legal.len() as u32) as usize], &mut Silent);
            decisions += 1;
        }
    }
    decisions
}
