//! Dealing: the set-up, draws, refills and what happens when a pile runs out.

use engine::{Chance, Events, Refusal, Seat};
use tinyvec::ArrayVec;

use crate::event::Event;
use crate::frame::Shot;
use crate::state::{Figure, TURRET_TILES, Turn};
use crate::tile::TileCount;
use crate::weapon::bits;
use crate::{Colour, Cubes, Hand, Powerup, Setup, State, Tile, Weapon, WeaponSet};

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
        setup: *setup,
        chance: Chance::seeded(seed),
        figures,
        rows: [WeaponSet::NONE; 3],
        weapon_deck: WeaponSet::ALL,
        floor: [Tile::NONE; crate::square::SQUARES],
        offer: ArrayVec::new(),
        tile_stack: TileCount::full(),
        tile_discard: TileCount::default(),
        powerup_deck: Hand::ALL,
        powerup_discard: Hand::NONE,
        turrets: [None; crate::square::SQUARES],
        skulls_left: setup.skulls,
        track: ArrayVec::new(),
        spawn_tracks: Default::default(),
        turn: Turn::default(),
        frenzy: None,
        over: false,
        shot: Shot::default(),
        frames: ArrayVec::new(),
    };
    state.refill(&mut engine::Silent);
    state.begin_turn(Seat(0), 0, &mut engine::Silent);
    Ok(state)
}

impl State {
    /// Draw a powerup into a hand (ADR-PWR-3).
    pub(crate) fn draw_powerup(&mut self, who: Seat, events: &mut impl Events<Event>) {
        self.turn_over_powerups(events);
        let deck = self.powerup_deck;
        if deck.is_empty() {
            return;
        }
        let code = self.chance.draw(
            |code| code < 12 && deck.has(Powerup::from_code(code)),
            |luck| nth_bit(deck.0, luck.below(deck.len())) / 2,
        );
        let card = Powerup::from_code(code);
        self.powerup_deck.give(card, &mut self.figures[who.index()].hand);
        events.put(|| Event::Drew { who, card: Some(card) });
        self.turn_over_powerups(events);
    }

    /// An empty deck takes the discards at once (ADR-PWR-3, ADR-PWR-5).
    fn turn_over_powerups(&mut self, events: &mut impl Events<Event>) {
        if self.powerup_deck.is_empty() && !self.powerup_discard.is_empty() {
            self.powerup_deck = std::mem::take(&mut self.powerup_discard);
            events.put(|| Event::PowerupsShuffled);
        }
    }

    /// Discard a powerup from a hand.
    pub(crate) fn discard_powerup(&mut self, who: Seat, card: Powerup) {
        self.figures[who.index()].hand.give(card, &mut self.powerup_discard);
    }

    /// Fill every empty place: tiles row by row, then weapons blue, red, yellow (ADR-REFILL-1, ADR-REFILL-7).
    pub(crate) fn refill(&mut self, events: &mut impl Events<Event>) {
        if self.setup.turrets {
            while self.offer.len() < TURRET_TILES {
                let tile = self.deal_tile(events);
                if !tile.is_some() {
                    break;
                }
                self.offer.push(tile);
            }
        } else {
            for square in self.board().ammo_squares().iter() {
                if !self.floor[square.index()].is_some() {
                    let tile = self.deal_tile(events);
                    self.floor[square.index()] = tile;
                    events.put(|| Event::TileDealt { square, tile });
                }
            }
        }
        for colour in Colour::DEALING {
            // An empty deck leaves the row short for good (ADR-REFILL-2).
            while self.rows[colour.index()].len() < ROW_LENGTH && !self.weapon_deck.is_empty() {
                let deck = self.weapon_deck;
                let code = self.chance.draw(
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
                self.weapon_deck.remove(weapon);
                self.rows[colour.index()].insert(weapon);
                events.put(|| Event::WeaponDealt { colour, weapon });
            }
        }
    }

    /// Reveal a tile; the discards become the new stack as soon as the last one is revealed (ADR-REFILL-3).
    fn deal_tile(&mut self, events: &mut impl Events<Event>) -> Tile {
        self.turn_over_tiles(events);
        let stack = self.tile_stack;
        let total = stack.total();
        if total == 0 {
            return Tile::NONE;
        }
        let fits = |code: u8| {
            (TILE_CODES..TILE_CODES + 12).contains(&code) && stack.of(Tile::from_code(code - TILE_CODES)) > 0
        };
        let code = self.chance.draw(fits, |luck| TILE_CODES + stack.nth(luck.below(total)).index() as u8);
        let tile = Tile::from_code(code - TILE_CODES);
        self.tile_stack.take(tile);
        self.turn_over_tiles(events);
        tile
    }

    fn turn_over_tiles(&mut self, events: &mut impl Events<Event>) {
        if self.tile_stack.total() == 0 && self.tile_discard.total() > 0 {
            self.tile_stack = std::mem::take(&mut self.tile_discard);
            events.put(|| Event::TilesShuffled);
        }
    }
}

/// The place of the n-th set bit.
#[inline]
pub(crate) fn nth_bit(set: u32, n: u32) -> u8 {
    bits(set).nth(n as usize).unwrap_or(0)
}
