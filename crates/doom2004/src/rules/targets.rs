//! What an attack is made of, and what may be attacked (D04-ATK-1, D04-ATK-2, D04-ATK-8, D04-LOS, D04-RNG).

use engine::Seat;

use super::moving::Traffic;
use crate::action::Who;
use crate::frame::Attack;
use crate::place::{Footing, SpaceId, Stride, Way};
use crate::reason::Reason;
use crate::rules::board::{NOBODY, Screen, Spaces, clear};
use crate::state::{FigureSet, Seats};
use crate::{Abilities, Action, AttackKind, MarineCardKind, OrderKind, Pool, State, WeaponKind};

/// The longest range of a searching attack (D04-ABIL-SEARCH).
const SEARCH_RANGE: u8 = 8;

/// What an attack is made of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arms {
    pub(crate) pool: Pool,
    pub(crate) kind: AttackKind,
    pub(crate) abilities: Abilities,
}

/// May a marine attack with this weapon now (D04-ATK-1)?
pub(crate) fn may_fire(
    state: &State,
    who: u8,
    traffic: &Traffic<'_>,
    weapon: WeaponKind,
    aimed: bool,
) -> Result<(), Reason> {
    let footing = may_wield(state, who, traffic, weapon, aimed)?;
    may_attack(state, Who::Marine(who), state.has_easy_target(footing, traffic), weapon)
}

/// Could a marine attack with this weapon if there were a target (D04-ATK-1, D04-MOVE-7, D04-ORD-AIM)? Says where he
/// stands.
fn may_wield(
    state: &State,
    who: u8,
    traffic: &Traffic<'_>,
    weapon: WeaponKind,
    aimed: bool,
) -> Result<Footing, Reason> {
    let marine = state.marine(who);
    let Some(space) = marine.space() else { return Err(Reason::NoWeapon) };
    if traffic.is_crowded(space) {
        Err(Reason::AttackSharing)
    } else if marine.berserk > 0 && weapon != WeaponKind::Fist {
        Err(Reason::Berserk)
    } else if !marine.arms().has(weapon) {
        Err(Reason::NoWeapon)
    } else if weapon.sheet().ammo.is_some_and(|ammo| marine.ammo_of(ammo) == 0) {
        Err(Reason::NoAmmo)
    } else if aimed && marine.order != Some(OrderKind::Aim) {
        Err(Reason::NoAim)
    } else {
        Ok(space.into())
    }
}

/// Weapons that a marine could attack with now, with something to attack, but for those that are barred.
pub(crate) fn list_shots(
    state: &State,
    who: u8,
    traffic: &Traffic<'_>,
    barred: impl Fn(WeaponKind) -> bool,
    actions: &mut Vec<Action>,
) {
    let (marine, me) = (state.marine(who), Who::Marine(who));
    let Some(space) = marine.space().filter(|&space| !traffic.is_crowded(space)) else { return };
    let easy = state.has_easy_target(space.into(), traffic);
    for weapon in marine.arms().iter().filter(|&weapon| !barred(weapon)) {
        let able = may_wield(state, who, traffic, weapon, false);
        if able.and_then(|_| may_attack(state, me, easy, weapon)).is_ok() {
            actions.push(Action::Fire(weapon, false));
            if marine.order == Some(OrderKind::Aim) {
                actions.push(Action::Fire(weapon, true));
            }
        }
    }
}

/// Is there anything that this attack could be made on? A sweeping attack needs an adjacent enemy (D04-INT-18); any
/// other can be made if a target is `easy` to see.
pub(crate) fn may_attack(state: &State, by: Who, easy: bool, weapon: WeaponKind) -> Result<(), Reason> {
    let arms = state.arms(by, weapon);
    let Arms { kind, abilities, .. } = arms;
    if (easy && !abilities.sweep) || state.find_target(by, arms, None) {
        return Ok(());
    }
    Err(if abilities.sweep {
        Reason::NoTargetToSweep
    } else if kind == AttackKind::Melee {
        Reason::NoTargetBeside
    } else if abilities.search {
        Reason::NoTargetToSearch
    } else {
        Reason::NoTargetInSight
    })
}

/// May this space be attacked (D04-ATK-2, D04-ATK-8)?
pub(crate) fn may_aim_at(state: &State, attack: &Attack, space: SpaceId) -> Result<(), Reason> {
    if !state.is_revealed(space) {
        return Err(Reason::NoSpaceToAttack);
    }
    if state.range_to(attack.by, attack.weapon, space).is_some() {
        return Ok(());
    }
    let arms = state.arms(attack.by, attack.weapon);
    let own = state.footing(attack.by).map_or(&[][..], |footing| state.arena().cells(footing));
    let (invaders, marines) = (!state.invaders_on(space).is_empty(), !state.marines_on(space).is_empty());
    let (friend_only, berserk) = match attack.by {
        Who::Marine(who) => (marines && !invaders, state.marine(who).berserk > 0),
        Who::Invader(_) => (invaders && !marines, false),
    };
    Err(if state.is_blocking(space) {
        Reason::TargetObstacle
    } else if own.contains(&space) {
        Reason::TargetOwn
    } else if friend_only && arms.abilities.blast == 0 {
        Reason::TargetFriend
    } else if arms.kind == AttackKind::Melee {
        if berserk { Reason::TargetFarBerserk } else { Reason::TargetFar }
    } else if arms.abilities.search {
        Reason::TargetPath
    } else {
        Reason::TargetSight
    })
}

impl State {
    /// Dice, kind and abilities of an attacker, cards included; what the squad adds comes with the roll.
    #[inline]
    pub(crate) fn arms(&self, by: Who, weapon: WeaponKind) -> Arms {
        match by {
            Who::Marine(who) => self.marine_arms(who, weapon),
            Who::Invader(id) => {
                let kind = self.figures.get(id).map_or(crate::InvaderKind::Zombie, |figure| figure.kind);
                let sheet = kind.sheet();
                Arms { pool: sheet.pool, kind: sheet.attack, abilities: sheet.abilities }
            }
        }
    }

    fn marine_arms(&self, who: u8, weapon: WeaponKind) -> Arms {
        let sheet = weapon.sheet();
        let cards = self.marine(who).cards.abilities(sheet.attack);
        Arms { pool: sheet.pool, kind: sheet.attack, abilities: sheet.abilities.plus(cards) }
    }

    /// Does the attack hit all adjacent enemies (D04-ABIL-SWEEP)?
    pub(crate) fn is_sweep(&self, attack: &Attack) -> bool {
        self.arms(attack.by, attack.weapon).abilities.sweep
    }

    /// Spaces that an attacker may not attack (D04-ATK-8): blocking obstacles, unless somebody passes one (Ghost Step),
    /// and without a blast spaces where only friends stand.
    fn spared(&self, by: Who, blast: bool) -> Spaces {
        let (invaders, marines) = (self.invader_spaces(), self.marine_spaces());
        let solid = self.blocking() - marines;
        match by {
            _ if blast => solid,
            Who::Marine(_) => solid | (marines - invaders),
            Who::Invader(_) => solid | (invaders - marines),
        }
    }
    /// Spaces that block an attacker's sight: obstacles, barrels and figures (D04-LOS-2), his own spaces excepted
    /// (D04-LOS-3); with Clear Lane not figures.
    fn blinds(&self, by: Who, footing: Footing) -> Spaces {
        let lane = matches!(by, Who::Marine(who) if self.marine(who).has(MarineCardKind::ClearLane));
        let mut blocks = self.screen(if lane { Screen::NoFigures } else { Screen::All });
        self.arena().unmark(footing, &mut blocks);
        blocks
    }

    /// Look at the spaces that may be attacked, or at those of a set among them, with their ranges; stops as soon as
    /// `found` says so.
    pub(crate) fn scan(
        &self,
        by: Who,
        Arms { kind, abilities, .. }: Arms,
        among: Option<&Spaces>,
        mut found: impl FnMut(SpaceId, u8) -> bool,
    ) -> bool {
        let Some(footing) = self.footing(by) else { return false };
        let arena = self.arena();
        let own = arena.cells(footing);
        let off = self.spared(by, abilities.blast > 0);
        let targets = |spaces: Spaces| among.map_or(spaces, |among| spaces & *among) - off;
        let each = |spaces: Spaces| spaces.iter().map(|space| SpaceId(space as u16));
        if kind == AttackKind::Melee {
            return each(targets(self.ring(footing))).any(|space| self.is_revealed(space) && found(space, 1));
        }
        if abilities.search {
            let is_target = |space: SpaceId| {
                let wanted = among.is_none_or(|among| among.contains(space.index()));
                wanted && !off.contains(space.index()) && self.is_revealed(space)
            };
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
        let seen = targets(seen);
        if seen.is_empty() {
            return false;
        }
        let blocks = self.blinds(by, footing);
        for space in each(seen) {
            if self.is_revealed(space)
                && let Some(range) = self.sight_range(footing, space, &blocks)
                && found(space, range)
            {
                return true;
            }
        }
        false
    }

    /// The range to a space with the figure on it not in its own way.
    #[inline]
    fn sight_range(&self, footing: Footing, space: SpaceId, blocks: &Spaces) -> Option<u8> {
        if !blocks.contains(space.index()) {
            return self.range_of_sight(footing, space, blocks);
        }
        let mut blocks = *blocks;
        blocks.remove(space.index());
        for id in self.invaders_on(space).iter() {
            let cells = self.footing(Who::Invader(id)).map_or(&[][..], |footing| self.arena().cells(footing));
            cells.iter().for_each(|cell| clear(&mut blocks, *cell));
        }
        self.range_of_sight(footing, space, &blocks)
    }

    /// Is there a space to attack, or one of a set? A sweeping attack needs an adjacent enemy (D04-INT-18).
    fn find_target(&self, by: Who, arms: Arms, among: Option<&Spaces>) -> bool {
        if arms.abilities.sweep { self.swept(by) != NOBODY } else { self.scan(by, arms, among, |_, _| true) }
    }

    /// May a space straight beside the attacker be attacked? Every attack that does not sweep reaches it.
    pub(crate) fn has_easy_target(&self, footing: Footing, traffic: &Traffic<'_>) -> bool {
        let own = self.arena().cells(footing);
        let is_easy = |stride: &Stride| {
            let to = stride.to.at;
            let straight = matches!(stride.way, Way::Step(dir) if dir.straight().is_some());
            let open = straight && stride.is_free(self.closed) && self.is_revealed(to);
            let off = || self.is_blocking(to) || traffic.has_friend(to) && !traffic.has_foe(to);
            open && !own.contains(&to) && !off()
        };
        own.iter().any(|&cell| self.any_stride(cell.into(), is_easy))
    }

    /// The enemies adjacent to an attacker (D04-ABIL-SWEEP).
    pub(crate) fn swept(&self, by: Who) -> (FigureSet, Seats) {
        let Some(footing) = self.footing(by) else { return NOBODY };
        match by {
            Who::Marine(_) => (self.neighbours(footing).0, Seats::NONE),
            Who::Invader(_) => (FigureSet::NONE, self.marines_within(&self.ring(footing))),
        }
    }

    /// The range of an attack on a space, if it may be made (D04-ATK-2, D04-ATK-3): 1 beside the attacker, whatever the
    /// weapon (D04-ATK-7).
    pub(crate) fn range_to(&self, by: Who, weapon: WeaponKind, space: SpaceId) -> Option<u8> {
        let footing = self.footing(by)?;
        let Arms { kind, abilities, .. } = self.arms(by, weapon);
        let own = self.arena().cells(footing).contains(&space);
        let off = self.spared(by, abilities.blast > 0);
        if own || off.contains(space.index()) || !self.is_revealed(space) {
            return None;
        }
        if kind == AttackKind::Melee {
            self.touches(footing, space).then_some(1)
        } else if abilities.search {
            self.path_range(footing, space, SEARCH_RANGE)
        } else {
            self.sight_range(footing, space, &self.blinds(by, footing))
        }
    }

    /// The figures that a roll affects if it hits where it is aimed: invaders and marines.
    pub fn affected(&self, attack: &Attack) -> (FigureSet, Seats) {
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
    pub(crate) fn single(&self, attack: &Attack) -> (FigureSet, Seats) {
        let (invaders, marines) = (self.invaders_on(attack.target), self.marines_on(attack.target));
        match (attack.by, attack.named) {
            (Who::Marine(_), Some(Who::Invader(id))) => (invaders & FigureSet::of(id), Seats::NONE),
            (Who::Invader(_), Some(Who::Marine(who))) => (FigureSet::NONE, marines & Seats::of(Seat(who))),
            (Who::Marine(_), _) => (invaders.iter().take(1).collect(), Seats::NONE),
            (Who::Invader(_), _) => (FigureSet::NONE, marines.iter().take(1).collect()),
        }
    }

    /// Could a marine attack an enemy or a barrel now?
    pub(crate) fn has_prey(&self, who: u8) -> bool {
        if self.is_sharing(Who::Marine(who)) {
            return false;
        }
        let (marine, prey) = (self.marine(who), self.prey());
        marine.arms().iter().any(|weapon: WeaponKind| {
            let loaded = weapon.sheet().ammo.is_none_or(|ammo| marine.ammo_of(ammo) > 0);
            loaded && self.reaches_one_of(who, weapon, &prey)
        })
    }

    /// Is there an enemy or a barrel that a marine could attack with this weapon?
    pub(crate) fn has_prey_for(&self, who: u8, weapon: WeaponKind) -> bool {
        self.reaches_one_of(who, weapon, &self.prey())
    }
    fn reaches_one_of(&self, who: u8, weapon: WeaponKind, prey: &Spaces) -> bool {
        let me = Who::Marine(who);
        self.find_target(me, self.arms(me, weapon), Some(prey))
    }
    /// The spaces of enemies of marines, and of barrels.
    fn prey(&self) -> Spaces {
        let mut prey = self.invader_spaces();
        prey.extend(self.barrels().map(|(_, space)| space.index()));
        prey
    }
}
