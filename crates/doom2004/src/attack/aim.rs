//! Declaring an attack: what it is made of, and what may be attacked (D04-ATK-1, D04-ATK-2, D04-LOS, D04-RNG).

use engine::Events;

use crate::action::Who;
use crate::board::{Spaces, clear};
use crate::event::Event;
use crate::frame::{Attack, Frame};
use crate::scenario::{Footing, SpaceId, Way};
use crate::state::figures_in;
use crate::turn::step::Traffic;
use crate::{Abilities, Action, AttackKind, MarineCardKind, Pool, State, WeaponKind};

/// The longest range of a searching attack (D04-ABIL-SEARCH).
const SEARCH_RANGE: u8 = 8;

/// What an attack is made of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arms {
    pub(crate) pool: Pool,
    pub(crate) kind: AttackKind,
    pub(crate) abilities: Abilities,
}

impl State {
    /// Dice, kind and abilities of an attacker, cards included; what the squad adds comes with the roll.
    pub(crate) fn arms(&self, by: Who, weapon: WeaponKind) -> Arms {
        match by {
            Who::Marine(who) => {
                let sheet = weapon.sheet();
                let cards = self.marine(who).cards.abilities(sheet.attack);
                Arms { pool: sheet.pool, kind: sheet.attack, abilities: sheet.abilities.plus(cards) }
            }
            Who::Invader(id) => {
                let kind = self.figures.get(id).map_or(crate::InvaderKind::Zombie, |figure| figure.kind);
                let sheet = kind.sheet();
                Arms { pool: sheet.pool, kind: sheet.attack, abilities: sheet.abilities }
            }
        }
    }
    pub(crate) fn is_sweep(&self, attack: &Attack) -> bool {
        self.arms(attack.by, attack.weapon).abilities.sweep
    }

    /// Spaces that an attacker may not attack, and spaces that block his sight.
    ///
    /// Not to be attacked (D04-ATK-8) are blocking obstacles, unless somebody passes one (Ghost Step), and without a
    /// blast spaces where only friends stand. Sight is blocked by obstacles, barrels and figures (D04-LOS-2), his own
    /// spaces excepted (D04-LOS-3); with Clear Lane not by figures.
    fn fields(&self, by: Who, footing: Footing, blast: bool) -> (Spaces, Spaces) {
        let (invaders, marines) = (self.invader_spaces(), self.marine_spaces());
        let solid = self.blocking() - marines;
        let off = match by {
            _ if blast => solid,
            Who::Marine(_) => solid | (marines - invaders),
            Who::Invader(_) => solid | (invaders - marines),
        };
        let lane = matches!(by, Who::Marine(who) if self.marine(who).has(MarineCardKind::ClearLane));
        let mut blocks = self.obstacle_spaces();
        if !lane {
            blocks |= invaders | marines;
        }
        self.arena().cells(footing).iter().for_each(|cell| clear(&mut blocks, *cell));
        (off, blocks)
    }

    /// Look at the spaces that may be attacked with their ranges; stops as soon as `found` says so.
    fn scan(&self, by: Who, weapon: WeaponKind, mut found: impl FnMut(SpaceId, u8) -> bool) -> bool {
        let Some(footing) = self.footing(by) else { return false };
        let Arms { kind, abilities, .. } = self.arms(by, weapon);
        let arena = self.arena();
        let own = arena.cells(footing);
        let (off, blocks) = self.fields(by, footing, abilities.blast > 0);
        let is_target = |space: SpaceId| !off.contains(space.index()) && self.is_revealed(space);
        if kind == AttackKind::Melee {
            let ring = self.ring(footing);
            let near = ring.iter().map(|space| SpaceId(space as u16));
            return near.into_iter().any(|space| is_target(space) && found(space, 1));
        }
        if abilities.search {
            let mut stop = false;
            self.flood(own, SEARCH_RANGE, self.closed, |space, range| {
                if !stop && range > 0 && is_target(space) {
                    stop = found(space, range);
                }
            });
            return stop;
        }
        let mut seen = Spaces::EMPTY;
        own.iter().for_each(|&cell| seen |= *arena.open_sight(cell));
        own.iter().for_each(|cell| clear(&mut seen, *cell));
        for space in (seen - off).iter().map(|space| SpaceId(space as u16)) {
            if is_target(space)
                && let Some(range) = self.sight_range(footing, space, &blocks)
                && found(space, range)
            {
                return true;
            }
        }
        false
    }

    /// The range to a space with the figure on it not in its own way.
    fn sight_range(&self, footing: Footing, space: SpaceId, blocks: &Spaces) -> Option<u8> {
        if !blocks.contains(space.index()) {
            return self.range_of_sight(footing, space, blocks);
        }
        let mut blocks = *blocks;
        blocks.remove(space.index());
        for id in figures_in(self.invaders_on(space)) {
            let cells = self.footing(Who::Invader(id)).map_or(&[][..], |footing| self.arena().cells(footing));
            cells.iter().for_each(|cell| clear(&mut blocks, *cell));
        }
        self.range_of_sight(footing, space, &blocks)
    }

    /// Is there a space to attack that `wanted` likes?
    pub(crate) fn find_target(
        &self,
        by: Who,
        weapon: WeaponKind,
        wanted: impl Fn(&State, SpaceId) -> bool,
    ) -> bool {
        if self.arms(by, weapon).abilities.sweep {
            return self.swept(by) != (0, 0);
        }
        self.scan(by, weapon, |space, _| wanted(self, space))
    }
    /// Is there anything to attack? A sweeping attack needs an adjacent enemy (D04-INT-18).
    pub(crate) fn has_target(&self, by: Who, weapon: WeaponKind) -> bool {
        self.find_target(by, weapon, |_, _| true)
    }
    /// May a space straight beside the attacker be attacked? Every attack that does not sweep reaches it.
    pub(crate) fn has_easy_target(&self, footing: Footing, traffic: &Traffic) -> bool {
        let arena = self.arena();
        let own = arena.cells(footing);
        let off = (traffic.friends - traffic.foes) | self.blocking();
        own.iter().flat_map(|&cell| self.strides(cell.into())).any(|stride| {
            let to = stride.to.at;
            let straight = matches!(stride.way, Way::Step(dir) if dir.straight().is_some());
            let open = straight && stride.is_free(self.closed);
            open && !off.contains(to.index()) && !own.contains(&to) && self.is_revealed(to)
        })
    }
    /// The enemies adjacent to an attacker (D04-ABIL-SWEEP).
    pub(crate) fn swept(&self, by: Who) -> (u64, u8) {
        let Some(footing) = self.footing(by) else { return (0, 0) };
        let (invaders, marines) = self.neighbours(footing);
        match by {
            Who::Marine(_) => (invaders, 0),
            Who::Invader(_) => (0, marines),
        }
    }

    /// The range of an attack on a space, if it may be made (D04-ATK-2, D04-ATK-3).
    pub(crate) fn range_to(&self, by: Who, weapon: WeaponKind, space: SpaceId) -> Option<u8> {
        let footing = self.footing(by)?;
        let Arms { kind, abilities, .. } = self.arms(by, weapon);
        let own = self.arena().cells(footing).contains(&space);
        let (off, blocks) = self.fields(by, footing, abilities.blast > 0);
        if own || off.contains(space.index()) || !self.is_revealed(space) {
            return None;
        }
        if kind == AttackKind::Melee {
            self.touches(footing, space).then_some(1)
        } else if abilities.search {
            self.path_range(footing, space, SEARCH_RANGE)
        } else {
            self.sight_range(footing, space, &blocks)
        }
    }

    /// Begin an attack: name its target first, unless it sweeps.
    pub(crate) fn begin_attack(&mut self, attack: Attack) {
        let here = self.footing(attack.by).map_or(SpaceId(0), |footing| footing.at);
        let attack = Attack { target: here, ..attack };
        if self.is_sweep(&attack) {
            self.attack_at(attack);
        } else {
            self.pile(attack, Frame::Target);
        }
    }
    /// Begin an attack whose target is named.
    pub(crate) fn attack_at(&mut self, attack: Attack) {
        let arms = self.arms(attack.by, attack.weapon);
        let aimed = attack.aimed || arms.abilities.aimed;
        self.pile(Attack { pool: arms.pool, aimed, ..attack }, Frame::Attack);
    }
    /// An attack and its frame, or neither: there is room for all that the box allows.
    fn pile(&mut self, attack: Attack, frame: Frame) {
        if self.attacks.try_push(attack).is_none() && self.frames.try_push(frame).is_some() {
            self.attacks.pop();
        }
    }

    pub(crate) fn legal_targets(&self, actions: &mut Vec<Action>) {
        let Some(attack) = self.attacks.last() else { return };
        let arena = self.arena();
        let blast = self.arms(attack.by, attack.weapon).abilities.blast > 0;
        let occupied = self.invader_spaces() | self.marine_spaces();
        self.scan(attack.by, attack.weapon, |space, _| {
            let pos = arena.space(space).pos;
            let (invaders, marines) = match occupied.contains(space.index()) {
                true => (self.invaders_on(space), self.marines_on(space)),
                false => (0, 0),
            };
            match attack.by {
                // Two figures on the space: one is named (D04-INT-20).
                Who::Marine(_) if !blast && invaders.count_ones() > 1 => {
                    actions.extend(figures_in(invaders).map(|id| Action::AtFigure(pos, Who::Invader(id))));
                }
                Who::Invader(_) if !blast && marines.count_ones() > 1 => {
                    let there = self.marine_ids().filter(|who| marines >> who & 1 != 0);
                    actions.extend(there.map(|who| Action::AtFigure(pos, Who::Marine(who))));
                }
                _ => actions.push(Action::At(pos)),
            }
            false
        });
    }

    pub(crate) fn act_target(&mut self, action: Action, _: &mut impl Events<Event>) {
        let (pos, named) = match action {
            Action::At(pos) => (pos, None),
            Action::AtFigure(pos, who) => (pos, Some(who)),
            _ => return,
        };
        self.frames.pop();
        if let (Some(attack), Some(target)) = (self.attacks.pop(), self.arena().at(pos)) {
            self.attack_at(Attack { target, named, ..attack });
        }
    }

    /// The figures that a roll affects if it hits where it is aimed: invaders and marines.
    pub fn affected(&self, attack: &Attack) -> (u64, u8) {
        let abilities = self.arms(attack.by, attack.weapon).abilities;
        if abilities.sweep {
            return self.swept(attack.by);
        }
        if abilities.blast > 0 {
            return self.figures_within(&self.blast_area(attack.target, abilities.blast));
        }
        self.single(attack)
    }

    /// The one figure on the target space (D04-ATK-6).
    pub(crate) fn single(&self, attack: &Attack) -> (u64, u8) {
        let (invaders, marines) = (self.invaders_on(attack.target), self.marines_on(attack.target));
        match (attack.by, attack.named) {
            (Who::Marine(_), Some(Who::Invader(id))) => (invaders & id.bit(), 0),
            (Who::Invader(_), Some(Who::Marine(who))) => (0, marines & 1 << who),
            (Who::Marine(_), _) => (invaders & invaders.wrapping_neg(), 0),
            (Who::Invader(_), _) => (0, marines & marines.wrapping_neg()),
        }
    }
}
