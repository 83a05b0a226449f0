//! Laying the game out.

use engine::{Chance, Refusal, Seat, Silent};
use tinyvec::ArrayVec;

use super::{dealing, turns};
use crate::state::{Figure, Firing, Turn};
use crate::tile::TileCount;
use crate::{Cubes, Hand, PerSquare, Setup, State, WeaponSet};

/// Set the game up (ADR-SETUP-1 to ADR-SETUP-4).
pub(crate) fn start(setup: &Setup, seed: u64) -> Result<State, Refusal> {
    setup.check()?;
    let figure = Figure { ammo: Cubes([1; 3]), ..Figure::default() };
    let bot = Figure::default();
    let mut figures = ArrayVec::new();
    (0..setup.players).for_each(|_| figures.push(figure));
    if setup.bot {
        figures.push(bot);
    }
    let mut state = State {
        setup: setup.clone(),
        chance: Chance::seeded(seed),
        figures,
        rows: [WeaponSet::NONE; 3],
        weapon_deck: WeaponSet::ALL,
        floor: PerSquare::default(),
        offer: ArrayVec::new(),
        tile_stack: TileCount::full(),
        tile_discard: TileCount::default(),
        powerup_deck: Hand::ALL,
        powerup_discard: Hand::NONE,
        turrets: PerSquare::default(),
        skulls_left: setup.skulls,
        track: ArrayVec::new(),
        spawn_tracks: Default::default(),
        turn: Turn::default(),
        frenzy: None,
        over: false,
        shot: Firing::default(),
        frames: ArrayVec::new(),
    };
    dealing::refill(&mut state, &mut Silent);
    turns::begin_turn(&mut state, Seat(0), 0, &mut Silent);
    Ok(state)
}
