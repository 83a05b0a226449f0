//! Equipment: what tokens bring, taking and giving them, and what falls to the floor (D04-EQ).

use engine::{Events, Seat};

use crate::action::Gift;
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::place::{AreaId, Cue, Items, Prize, SpaceId};
use crate::reason::Reason;
use crate::state::{Lying, Marine, Place, Thing};
use crate::steps::Window;
use crate::{Action, AmmoKind, State, TokenKind, WeaponKind};

/// The most weapon tokens of a kind and adrenaline tokens that a marine is given: more than the box has.
pub(crate) const MOST_HELD: u8 = 40;

/// May a marine on this space take this (D04-EQ-1)? Health only if he has wounds (D04-EQ-5).
pub(crate) fn may_take(state: &State, who: u8, space: SpaceId, thing: Thing) -> Result<(), Reason> {
    if !state.lying(space).any(|lying| lying == thing) || matches!(thing, Thing::Encounter(_)) {
        Err(Reason::NotHere)
    } else if thing == Thing::Token(TokenKind::Health) && state.marine(who).wounds == 0 {
        Err(Reason::FullHealth)
    } else {
        Ok(())
    }
}

/// What a marine on this space may take.
pub(crate) fn list_takes(state: &State, who: u8, space: SpaceId, actions: &mut Vec<Action>) {
    let before = actions.len();
    for thing in state.lying(space) {
        let action = match thing {
            Thing::Token(token) => Action::Take(token),
            Thing::Item(item) => Action::TakeItem(item),
            Thing::Encounter(_) => continue,
        };
        if may_take(state, who, space, thing).is_ok() && !actions[before..].contains(&action) {
            actions.push(action);
        }
    }
}

/// Has a marine something that he could give (D04-EQ-2)?
pub(crate) fn has_gift(marine: &Marine, gift: Gift) -> bool {
    match gift {
        Gift::Weapon(weapon) => marine.weapons.of(weapon) > 0,
        Gift::Ammo(ammo) => marine.ammo_of(ammo) > 0,
        Gift::Item(item) => item.0 < 8 && marine.items.has(item),
    }
}

/// All that a marine could give.
pub(crate) fn gifts(marine: &Marine) -> impl Iterator<Item = Gift> + '_ {
    let weapons = WeaponKind::ALL.into_iter().map(Gift::Weapon);
    let ammo = AmmoKind::ALL.into_iter().map(Gift::Ammo);
    let items = marine.items.iter().map(Gift::Item);
    weapons.chain(ammo).filter(|&gift| has_gift(marine, gift)).chain(items)
}

impl State {
    /// A marine takes what lies on his space (D04-EQ-1).
    pub(crate) fn take(&mut self, who: u8, thing: Thing, events: &mut impl Events<Event>) {
        let Some(space) = self.marine(who).space() else {
            debug_assert!(false, "only who is on the board takes something");
            return;
        };
        self.pick_off_floor(space, thing);
        match thing {
            Thing::Token(token) => {
                events.put(|| Event::Took { who: Seat(who), token });
                self.receive(who, token);
                // Each token taken is a trigger of its own (D04-INT-45).
                self.push(Frame::Window(Window { moment: Moment::AfterTake, stage: 0 }));
                self.cue(Cue::Take(Prize::Token(token)), Some(who));
            }
            Thing::Item(item) => {
                events.put(|| Event::TookItem { who: Seat(who), item });
                self.marine_mut(who).items.insert(item);
                self.cue(Cue::Take(Prize::Item(item)), Some(who));
            }
            Thing::Encounter(_) => {}
        }
    }

    /// A marine gets a token, picked up or given by the scenario (D04-EQ-3, D04-EQ-4, D04-EQ-5, D04-EQ-7, D04-EQ-8);
    /// false if he has so many that he gets no more. A key is everybody's, and for good (D04-EQ-6, D04-INT-42).
    pub(crate) fn receive(&mut self, who: u8, token: TokenKind) -> bool {
        let own_turn = self.turn.who == who;
        let marine = self.marine_mut(who);
        let held = match token {
            TokenKind::Weapon(weapon) => marine.weapons.of(weapon),
            TokenKind::Adrenaline => marine.adrenaline,
            _ => 0,
        };
        if held >= MOST_HELD {
            return false;
        }
        match token {
            TokenKind::Weapon(weapon) => *marine.weapons.of_mut(weapon) += 1,
            TokenKind::Ammo(ammo) => marine.ammo[ammo.index()] = marine.ammo[ammo.index()].saturating_add(1),
            TokenKind::Armour => marine.armour = marine.armour.saturating_add(1),
            TokenKind::Health => {
                let more: u8 = marine.cards.iter().map(|card| card.kind().face().health).sum();
                marine.wounds = marine.wounds.saturating_sub(3 + more);
            }
            TokenKind::Adrenaline => {
                marine.adrenaline += 1;
                marine.fresh_adrenaline += 1;
            }
            // Two more turns of his own after the present one; a second token restarts the first (D04-INT-39).
            TokenKind::Berserk => marine.berserk = if own_turn { 3 } else { 2 },
            TokenKind::Key(colour) => self.keys.insert(colour),
            TokenKind::Encounter | TokenKind::Teleporter(_) | TokenKind::Duct => {}
        }
        true
    }

    /// Lay something on the floor. There is room for all tokens of the box, and no scenario has more.
    pub(crate) fn lay(&mut self, lying: Lying) {
        let left_out = self.floor.try_push(lying);
        debug_assert!(left_out.is_none(), "the floor has room for all tokens of the box");
    }

    /// Tokens of a kind that lie on the floor, or will with areas that are not laid out yet.
    pub(crate) fn laid_tokens(&self, kind: TokenKind) -> usize {
        let arena = self.arena();
        let hidden = (0..arena.scenario().areas.len() as u8).map(AreaId).filter(|&area| !self.knows(area));
        let to_come = hidden.flat_map(|area| {
            let placed = self.placed_unseen(area).into_iter().map(|lying| lying.thing);
            let tokens = arena.area(area).tokens.iter().map(|&(_, token)| Thing::Token(token));
            tokens.chain(placed)
        });
        let lying = self.floor.iter().map(|lying| lying.thing);
        lying.chain(to_come).filter(|&thing| thing == Thing::Token(kind)).count()
    }
    /// Is there a token of this kind to be laid down by an effect (D04-COMP-9)?
    pub(crate) fn is_in_box(&self, kind: TokenKind) -> bool {
        self.laid_tokens(kind) < kind.in_box() as usize
    }

    /// Everything a marine carries of the scenario falls to the floor where he stood.
    pub(crate) fn drop_items(&mut self, who: u8, events: &mut impl Events<Event>) {
        let marine = *self.marine(who);
        let (Place::On(at) | Place::Fallen(at)) = marine.place else {
            return debug_assert!(false, "who has left drops nothing");
        };
        let pos = self.arena().space(at).pos;
        for item in marine.items.iter() {
            self.lay(Lying { at, thing: Thing::Item(item) });
            events.put(|| Event::Dropped { item, at: pos });
        }
        self.marine_mut(who).items = Items::NONE;
    }
}
