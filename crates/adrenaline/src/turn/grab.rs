//! Grabbing: ammo tiles, weapons, and turrets.

use engine::Events;

use crate::event::Event;
use crate::frame::Frame;
use crate::{Action, Colour, Cubes, SquareSet, State, Tile, Weapon};

/// Weapons in hand at most (ADR-GRAB-4).
pub(crate) const WEAPON_LIMIT: u32 = 3;
/// Powerups in hand at most (ADR-PWR-2).
pub(crate) const HAND_LIMIT: u32 = 3;

impl State {
    /// Squares where the active player could grab something (ADR-GRAB-9).
    pub(crate) fn grabbable(&self) -> SquareSet {
        let board = self.board();
        let ammo = if self.setup.turrets {
            if self.offer.is_empty() {
                SquareSet::NONE
            } else {
                board.ammo_squares().without(self.turn.grabbed)
            }
        } else {
            board.ammo_squares().iter().filter(|s| self.floor[s.index()].is_some()).collect()
        };
        let stocked = |colour: &Colour| self.affordable(*colour).next().is_some();
        Colour::ALL.into_iter().filter(stocked).fold(ammo, |set, c| set.or(board.spawn(c).bit()))
    }

    /// Weapons at a spawnpoint that the active player can pay for (ADR-GRAB-3).
    fn affordable(&self, colour: Colour) -> impl Iterator<Item = Weapon> {
        let actor = *self.actor();
        self.rows[colour.index()].iter().filter(move |w| actor.can_pay(w.card().pickup))
    }

    pub(crate) fn legal_grabs(&self, actions: &mut Vec<Action>) {
        let at = self.actor().square;
        match self.board().spawn_on(at) {
            Some(colour) => actions.extend(self.affordable(colour).map(Action::Take)),
            None if self.setup.turrets => {
                if !self.turn.grabbed.has(at) {
                    let kinds = Tile::all().filter(|t| self.offer.contains(t));
                    actions.extend(kinds.map(Action::Tile));
                }
            }
            None => {
                let tile = self.floor[at.index()];
                if tile.is_some() {
                    actions.push(Action::Tile(tile));
                }
            }
        }
    }

    /// Take a tile from the floor, or one of the five on offer (ADR-TUR-2).
    pub(crate) fn take_tile(&mut self, tile: Tile, events: &mut impl Events<Event>) {
        let at = self.actor().square;
        self.frames.pop();
        if !self.setup.turrets {
            self.floor[at.index()] = Tile::NONE;
            self.tile_discard.add(tile);
            let face = tile.face();
            return self.unpack(tile, face.cubes, face.powerup, events);
        }
        if let Some(place) = self.offer.iter().position(|&t| t == tile) {
            self.offer.remove(place);
        }
        self.tile_discard.add(tile);
        self.turn.grabbed = self.turn.grabbed.or(at.bit());
        if self.turrets[at.index()] == Some(self.turn.seat) {
            // A turret you control cannot be bought again (ADR-TUR-16).
            let face = tile.face();
            self.unpack(tile, face.cubes, face.powerup, events);
        } else {
            self.push(Frame::Control { tile });
        }
    }

    /// Put what a tile gives into box and hand (ADR-GRAB-1, ADR-GRAB-2).
    fn unpack(&mut self, tile: Tile, cubes: Cubes, powerup: bool, events: &mut impl Events<Event>) {
        let who = self.turn.seat;
        let mut gained = Cubes::NONE;
        for colour in Colour::ALL {
            for _ in 0..cubes.of(colour) {
                gained.0[colour.index()] += u8::from(self.actor_mut().ammo.store(colour));
            }
        }
        events.put(|| Event::TileTaken { who, tile, gained });
        if powerup && self.actor().hand.len() < HAND_LIMIT {
            self.draw_powerup(who, events);
        }
    }

    /// One cube or the powerup of the tile may be given up for the turret (ADR-TUR-3).
    pub(crate) fn legal_control(&self, tile: Tile, actions: &mut Vec<Action>) {
        let face = tile.face();
        let cubes = Colour::ALL.into_iter().filter(|&c| face.cubes.of(c) > 0);
        actions.extend(cubes.map(Action::GiveCube));
        if face.powerup {
            actions.push(Action::GivePowerup);
        }
        actions.push(Action::Done);
    }

    pub(crate) fn control(&mut self, tile: Tile, action: Action, events: &mut impl Events<Event>) {
        self.frames.pop();
        let face = tile.face();
        let (mut cubes, mut powerup) = (face.cubes, face.powerup);
        match action {
            Action::GiveCube(colour) => cubes.0[colour.index()] -= 1,
            Action::GivePowerup => powerup = false,
            _ => return self.unpack(tile, cubes, powerup, events),
        }
        let (who, at) = (self.turn.seat, self.actor().square);
        let from = self.turrets[at.index()].replace(who);
        events.put(|| Event::TurretTaken { who, square: at, from });
        if let Some(owner) = from {
            // The token that was there becomes a mark, if there is room (ADR-TUR-4).
            self.mark(owner, who, 1, events);
        }
        self.unpack(tile, cubes, powerup, events);
    }

    /// Take a weapon: pay first, then it is in hand and loaded (ADR-PAY-1).
    pub(crate) fn take_weapon(&mut self, weapon: Weapon) {
        self.frames.pop();
        self.push(Frame::Taking { weapon });
        self.charge(weapon.card().pickup);
    }

    pub(crate) fn taken(&mut self, weapon: Weapon, events: &mut impl Events<Event>) {
        self.frames.pop();
        let who = self.turn.seat;
        self.rows.iter_mut().for_each(|row| row.remove(weapon));
        let actor = self.actor_mut();
        actor.loaded.insert(weapon);
        let full = actor.weapons().len() > WEAPON_LIMIT;
        events.put(|| Event::WeaponTaken { who, weapon });
        if full {
            self.push(Frame::Leave { taken: weapon });
        }
    }

    /// One of the three held before is left, loaded or not (ADR-GRAB-4, ADR-GRAB-7).
    pub(crate) fn legal_leaves(&self, taken: Weapon, actions: &mut Vec<Action>) {
        actions.extend(self.actor().weapons().iter().filter(|&w| w != taken).map(Action::Leave));
    }

    pub(crate) fn leave(&mut self, weapon: Weapon, events: &mut impl Events<Event>) {
        self.frames.pop();
        let who = self.turn.seat;
        let actor = self.actor_mut();
        actor.loaded.remove(weapon);
        actor.unloaded.remove(weapon);
        if let Some(colour) = self.board().spawn_on(self.actor().square) {
            self.rows[colour.index()].insert(weapon);
        }
        events.put(|| Event::WeaponLeft { who, weapon });
    }
}
