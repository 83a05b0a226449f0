//! Grabbing: ammo tiles and weapons, and where there are any.

use engine::Events;

use super::dealing::draw_powerup;
use crate::reason::{Reason, unless};
use crate::{Action, Colour, Cubes, Event, Sq, SquareSet, State, Tile, Weapon};

/// Weapons in hand at most (ADR-GRAB-4).
pub(crate) const WEAPON_LIMIT: u32 = 3;
/// Powerups in hand at most (ADR-PWR-2).
pub(crate) const HAND_LIMIT: u32 = 3;

/// Squares where the active player could grab something (ADR-GRAB-9); what was taken leaves nothing behind (ADR-GRAB-6).
pub(crate) fn grabbable(state: &State) -> SquareSet {
    let board = state.board();
    let ammo = if state.setup.turrets {
        if state.offer.is_empty() {
            SquareSet::NONE
        } else {
            board.ammo_squares().without(state.turn.grabbed)
        }
    } else {
        board.ammo_squares().iter().filter(|s| state.floor[*s].is_some()).collect()
    };
    let stocked = |colour: &Colour| affordable(state, *colour).next().is_some();
    Colour::ALL.into_iter().filter(stocked).fold(ammo, |set, c| set.or(board.spawn(c).bit()))
}

/// Weapons at a spawnpoint that the active player can pay for (ADR-GRAB-3, ADR-PAY-1), also those that somebody left
/// there (ADR-GRAB-5), in this turn even (ADR-GRAB-8).
#[inline]
fn affordable(state: &State, colour: Colour) -> impl Iterator<Item = Weapon> {
    let actor = *state.actor();
    state.rows[colour.index()].iter().filter(move |w| actor.can_pay(w.card().pickup))
}

/// Tiles that lie on a square without a spawnpoint: the one on the floor (ADR-GRAB-1), or all on offer, once a turn
/// (ADR-TUR-2).
#[inline]
fn lies_on(state: &State, at: Sq, tile: Tile) -> bool {
    if state.setup.turrets {
        !state.turn.grabbed.has(at) && state.offer.contains(&tile)
    } else {
        tile.is_some() && state.floor[at] == tile
    }
}

/// List what the active player can grab where the figure stands (ADR-GRAB-1, ADR-GRAB-3).
pub(crate) fn list(state: &State, actions: &mut Vec<Action>) {
    let at = state.actor().square;
    match state.board().spawn_on(at) {
        Some(colour) => actions.extend(affordable(state, colour).map(Action::Take)),
        None if state.setup.turrets => {
            actions.extend(Tile::all().filter(|&tile| lies_on(state, at, tile)).map(Action::Tile));
        }
        None => {
            let tile = state.floor[at];
            if lies_on(state, at, tile) {
                actions.push(Action::Tile(tile));
            }
        }
    }
}

/// May the active player take this weapon here (ADR-GRAB-3)?
pub(crate) fn may_take(state: &State, weapon: Weapon) -> Result<(), Reason> {
    let row = state.board().spawn_on(state.actor().square).map(|colour| state.row(colour));
    unless(row.is_some_and(|row| row.has(weapon)), Reason::WeaponNotHere)?;
    let price = weapon.card().pickup;
    unless(state.actor().can_pay(price), Reason::CannotBuy(price))
}

/// May the active player take this tile here (ADR-GRAB-1, ADR-TUR-2)?
pub(crate) fn may_take_tile(state: &State, tile: Tile) -> Result<(), Reason> {
    let at = state.actor().square;
    unless(state.board().spawn_on(at).is_none(), Reason::NoTileOnSpawnpoint)?;
    if lies_on(state, at, tile) {
        return Ok(());
    }
    Err(if state.setup.turrets && state.turn.grabbed.has(at) {
        Reason::SquareGrabbed
    } else if !state.setup.turrets && !state.floor[at].is_some() {
        Reason::SquareEmpty
    } else {
        Reason::TileNotHere
    })
}

/// Put what a tile gives into box and hand (ADR-GRAB-1, ADR-GRAB-2).
pub(crate) fn unpack(
    state: &mut State,
    tile: Tile,
    cubes: Cubes,
    powerup: bool,
    events: &mut impl Events<Event>,
) {
    let who = state.turn.seat;
    let mut gained = Cubes::NONE;
    for colour in Colour::ALL {
        for _ in 0..cubes.of(colour) {
            gained.0[colour.index()] += u8::from(state.actor_mut().ammo.store(colour));
        }
    }
    events.put(|| Event::TileTaken { who, tile, gained });
    if powerup && state.actor().hand.len() < HAND_LIMIT {
        draw_powerup(state, who, events);
    }
}
