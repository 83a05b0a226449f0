//! Dealing: draws, refills and what happens when a pile runs out.

use engine::{Events, Seat};

use crate::state::TURRET_TILES;
use crate::weapon::bits;
use crate::{Colour, Event, Powerup, State, Tile, Weapon};

/// Script codes: powerups first, then weapons, then tiles.
const WEAPON_CODES: u8 = 32;
const TILE_CODES: u8 = 64;
/// Weapons that lie at a spawnpoint (ADR-SETUP-2).
const ROW_LENGTH: u32 = 3;

/// The script code of a card or tile by its name.
pub(crate) fn script_code(name: &str) -> Result<u8, String> {
    if let Ok(card) = name.parse::<Powerup>() {
        return Ok(card.code());
    }
    if let Ok(weapon) = name.parse::<Weapon>() {
        return Ok(WEAPON_CODES + weapon.index() as u8);
    }
    match name.parse::<Tile>() {
        Ok(tile) if tile.is_some() => Ok(TILE_CODES + tile.index() as u8),
        _ => Err(format!(
            "`{name}` cannot be drawn; name a powerup (red-newton), a weapon (lock-rifle) or an ammo tile (PYR)"
        )),
    }
}

/// Draw a powerup into a hand (ADR-PWR-3).
pub(crate) fn draw_powerup(state: &mut State, who: Seat, events: &mut impl Events<Event>) {
    turn_over_powerups(state, events);
    let deck = state.powerup_deck;
    if deck.is_empty() {
        return;
    }
    let code = state.chance.draw(
        |code| code < 12 && deck.has(Powerup::from_code(code)),
        |luck| nth_bit(deck.0, luck.below(deck.len())) / 2,
    );
    let card = Powerup::from_code(code);
    state.powerup_deck.give(card, &mut state.figures[who.index()].hand);
    events.put(|| Event::Drew { who, card: Some(card) });
    turn_over_powerups(state, events);
}

/// An empty deck takes the discards at once (ADR-PWR-3, ADR-PWR-5).
fn turn_over_powerups(state: &mut State, events: &mut impl Events<Event>) {
    if state.powerup_deck.is_empty() && !state.powerup_discard.is_empty() {
        state.powerup_deck = std::mem::take(&mut state.powerup_discard);
        events.put(|| Event::PowerupsShuffled);
    }
}

/// Discard a powerup from a hand (ADR-PWR-5).
pub(crate) fn discard_powerup(state: &mut State, who: Seat, card: Powerup) {
    state.figures[who.index()].hand.give(card, &mut state.powerup_discard);
}

/// Fill every empty place: tiles row by row, then weapons blue, red, yellow (ADR-REFILL-1, ADR-REFILL-7).
pub(crate) fn refill(state: &mut State, events: &mut impl Events<Event>) {
    if state.setup.turrets {
        while state.offer.len() < TURRET_TILES {
            let tile = deal_tile(state, events);
            if !tile.is_some() {
                break;
            }
            state.offer.push(tile);
        }
    } else {
        for square in state.board().ammo_squares().iter() {
            if !state.floor[square].is_some() {
                let tile = deal_tile(state, events);
                state.floor[square] = tile;
                events.put(|| Event::TileDealt { square, tile });
            }
        }
    }
    for colour in Colour::DEALING {
        // An empty deck leaves the row short for good (ADR-REFILL-2, ADR-REFILL-4).
        while state.rows[colour.index()].len() < ROW_LENGTH && !state.weapon_deck.is_empty() {
            let deck = state.weapon_deck;
            let code = state.chance.draw(
                |code| {
                    (WEAPON_CODES..WEAPON_CODES + 21).contains(&code)
                        && deck.has(Weapon::from_index(code - WEAPON_CODES))
                },
                |luck| {
                    let place = luck.below(deck.len()) as usize;
                    WEAPON_CODES + deck.iter().nth(place).map_or(0, |w| w.index() as u8)
                },
            );
            let weapon = Weapon::from_index(code - WEAPON_CODES);
            state.weapon_deck.remove(weapon);
            state.rows[colour.index()].insert(weapon);
            events.put(|| Event::WeaponDealt { colour, weapon });
        }
    }
}

/// Reveal a tile; the discards become the new stack as soon as the last one is revealed (ADR-REFILL-3).
fn deal_tile(state: &mut State, events: &mut impl Events<Event>) -> Tile {
    turn_over_tiles(state, events);
    let stack = state.tile_stack;
    let total = stack.total();
    if total == 0 {
        return Tile::NONE;
    }
    let fits = |code: u8| {
        (TILE_CODES..TILE_CODES + 12).contains(&code) && stack.of(Tile::from_code(code - TILE_CODES)) > 0
    };
    let code = state.chance.draw(fits, |luck| TILE_CODES + stack.nth(luck.below(total)).index() as u8);
    let tile = Tile::from_code(code - TILE_CODES);
    state.tile_stack.take(tile);
    turn_over_tiles(state, events);
    tile
}

/// An empty stack takes the discards (ADR-REFILL-3), those of this turn too (ADR-REFILL-5).
fn turn_over_tiles(state: &mut State, events: &mut impl Events<Event>) {
    if state.tile_stack.total() == 0 && state.tile_discard.total() > 0 {
        state.tile_stack = std::mem::take(&mut state.tile_discard);
        events.put(|| Event::TilesShuffled);
    }
}

/// The place of the n-th set bit.
#[inline]
pub(crate) fn nth_bit(set: u32, n: u32) -> u8 {
    bits(set).nth(n as usize).unwrap_or(0)
}
