//! What a marine can hit from a space, and what that is worth.

use ::doom2004::place::{Goal, SpaceId, SpaceSet};
use ::doom2004::state::FigureSet;
use ::doom2004::{AmmoKind, AttackKind, Deed, Figure, FigureId, MarineCardKind, Odds, State, WeaponKind};
use engine::Seat;

use super::dice::{Arm, Prey};

/// A target and what it is worth to attack it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shot {
    pub(super) worth: i32,
    pub(super) weapon: WeaponKind,
    pub(super) target: SpaceId,
    pub(super) figure: FigureId,
}

/// A weapon ready to fire.
struct Gun {
    weapon: WeaponKind,
    arm: Arm,
    /// What a shot costs on average.
    price: i32,
    berserk: bool,
}

/// An invader as a marine sees it.
struct Foe {
    id: FigureId,
    prey: Prey,
    /// What stands in the line to it.
    blocks: SpaceSet,
}

/// The marine's weapons and everybody he could shoot.
pub(super) struct Range<'a> {
    state: &'a State,
    who: u8,
    guns: Vec<Gun>,
    foes: Vec<Foe>,
    /// By invader: what its death is worth.
    pub(super) worths: [i32; 64],
    dark: u8,
}

/// What the mean attack of an invader is worth against armour 2.
pub(super) fn sting(figure: &Figure) -> i32 {
    let sheet = figure.kind.sheet();
    let arm = Arm { pool: sheet.pool, melee: sheet.attack == AttackKind::Melee, abilities: sheet.abilities };
    arm.wounds(2, 2)
}

/// How much ammo is worth to one who has so much of it.
fn price(ammo: AmmoKind, left: u8) -> i32 {
    let scarce = match left {
        0 | 1 => 120,
        2 | 3 => 70,
        _ => 30,
    };
    if ammo == AmmoKind::Bullets { scarce } else { scarce * 2 / 3 }
}

impl<'a> Range<'a> {
    /// `closeness` by invader: in hundredths, how soon it will be a nuisance.
    pub(super) fn new(state: &'a State, who: u8, closeness: &[i32; 64]) -> Range<'a> {
        let marine = state.marine(who);
        let arena = state.arena();
        let squad = state.squad_bonus(who);
        let drill = state.turn.who == who && state.turn.deed == Some(Deed::Advance);
        let guns = marine.arms().iter().filter(|&weapon| {
            let loaded = weapon.sheet().ammo.is_none_or(|ammo| marine.ammo_of(ammo) > 0);
            loaded && !(drill && state.turn.used.has(weapon))
        });
        let guns = guns
            .map(|weapon| {
                let sheet = weapon.sheet();
                let abilities = sheet.abilities.plus(marine.cards.abilities(sheet.attack)).plus(squad);
                let price = sheet.ammo.map_or(0, |ammo| {
                    Odds::of(sheet.pool).ammo_chance().scaled(100) as i32 * price(ammo, marine.ammo_of(ammo))
                        / 100
                });
                let melee = sheet.attack == AttackKind::Melee;
                let berserk = marine.berserk > 0 && weapon == WeaponKind::Fist;
                Gun { weapon, arm: Arm { pool: sheet.pool, melee, abilities }, price, berserk }
            })
            .collect();
        let mut screen = state.blocking();
        screen.extend(state.barrels().map(|(_, at)| at.index()));
        if !marine.has(MarineCardKind::ClearLane) {
            screen.extend(super::paths::figure_cells(state));
            screen.extend(state.standing().filter(|&(mate, _)| mate != who).map(|(_, at)| at.index()));
        }
        let mut worths = [0; 64];
        let foes = state
            .figures
            .iter()
            .map(|(id, figure)| {
                let sheet = figure.kind.sheet();
                let left = sheet.wounds.saturating_sub(figure.wounds).max(1);
                let mut fall = sting(figure) * closeness[id.index()] / 100;
                let quarry = |goal: Goal| matches!(goal, Goal::Kill(tag) if Some(tag) == figure.tag);
                if arena.scenario().goals.iter().any(|placed| quarry(placed.goal)) {
                    fall += 1500;
                }
                worths[id.index()] = fall;
                let mut blocks = screen;
                for cell in arena.cells(figure.footing()) {
                    blocks.remove(cell.index());
                }
                let wound = fall * 7 / (10 * i32::from(left));
                Foe { id, prey: Prey { armour: sheet.armour, left, fall, wound }, blocks }
            })
            .collect();
        let dark = if state.turn.who == who { state.turn.dark } else { 0 };
        Range { state, who, guns, foes, worths, dark }
    }

    /// The best target from a space; with one weapon alone, if it is given.
    pub(super) fn best(&self, from: SpaceId, only: Option<WeaponKind>) -> Option<Shot> {
        let mut best: Option<Shot> = None;
        self.each(from, only, |shot| {
            if best.is_none_or(|best| shot.worth > best.worth) {
                best = Some(shot);
            }
        });
        best
    }

    /// The best shot at every target with every weapon from a space, the best first.
    pub(super) fn all(&self, from: SpaceId) -> Vec<Shot> {
        let mut all: Vec<Shot> = Vec::new();
        self.each(from, None, |shot| {
            let known = all.iter_mut().find(|it| (it.weapon, it.figure) == (shot.weapon, shot.figure));
            match known {
                Some(known) if known.worth >= shot.worth => {}
                Some(known) => *known = shot,
                None => all.push(shot),
            }
        });
        all.sort_by_key(|shot| std::cmp::Reverse(shot.worth));
        all
    }

    fn each(&self, from: SpaceId, only: Option<WeaponKind>, mut found: impl FnMut(Shot)) {
        let arena = self.state.arena();
        let square = arena.space(from).square;
        for foe in &self.foes {
            let Some(footing) = self.state.figures.get(foe.id).map(Figure::footing) else { continue };
            for &cell in arena.cells(footing) {
                let range = arena.space(cell).square.king_distance(square);
                if range > 12 {
                    continue;
                }
                let near = range == 1 && self.state.adjacent(from, cell);
                let mut seen = None;
                for gun in self.guns.iter().filter(|gun| only.is_none_or(|only| gun.weapon == only)) {
                    let possible = if gun.arm.melee {
                        near
                    } else {
                        *seen.get_or_insert_with(|| {
                            cell != from && self.state.line_is_free(from, cell, &foe.blocks)
                        })
                    };
                    if possible {
                        let worth = self.worth(gun, foe, from, cell, range);
                        found(Shot { worth, weapon: gun.weapon, target: cell, figure: foe.id });
                    }
                }
            }
        }
    }

    fn worth(&self, gun: &Gun, foe: &Foe, from: SpaceId, cell: SpaceId, range: u8) -> i32 {
        let range = if gun.arm.melee { 0 } else { range.saturating_add(self.dark) };
        let abilities = gun.arm.abilities;
        let single = |foe: &Foe| {
            if gun.berserk { gun.arm.hits(0) * foe.prey.fall / 100 } else { gun.arm.worth(range, &foe.prey) }
        };
        let mut worth = single(foe);
        if worth <= 0 && abilities.blast == 0 {
            return -gun.price;
        }
        if abilities.blast > 0 {
            let area = self.state.blast_area(cell, abilities.blast);
            let (invaders, marines) = self.state.figures_within(&area);
            let others = self.foes.iter().filter(|other| other.id != foe.id && invaders.has(other.id));
            worth += others.map(single).sum::<i32>();
            for mate in self.state.marine_ids() {
                let hit =
                    if mate == self.who { area.contains(from.index()) } else { marines.has(Seat(mate)) };
                if hit {
                    worth -= gun.arm.wounds(range, self.state.marine(mate).armour) * 12 / 10;
                }
            }
        } else if abilities.sweep {
            let others = self.foes.iter().filter(|other| {
                let footing = self.state.figures.get(other.id).map(Figure::footing);
                other.id != foe.id && footing.is_some_and(|footing| self.state.touches(footing, from))
            });
            worth += others.map(single).sum::<i32>();
        } else if abilities.blow_through {
            let beside = self.foes.iter().any(|other| {
                let footing = self.state.figures.get(other.id).map(Figure::footing);
                other.id != foe.id && footing.is_some_and(|footing| self.state.touches(footing, cell))
            });
            if beside {
                worth += worth * 4 / 10;
            }
        }
        worth - gun.price
    }

    /// The prey that an invader is to this marine.
    pub(super) fn prey(&self, id: FigureId) -> Option<Prey> {
        self.foes.iter().find(|foe| foe.id == id).map(|foe| foe.prey)
    }
    /// What a roll is worth that does so much damage to these invaders.
    pub(super) fn damage_worth(&self, invaders: FigureSet, damage: u8) -> i32 {
        let preys = invaders.iter().filter_map(|id| self.prey(id));
        preys.map(|prey| prey.worth(damage / prey.armour.max(1))).sum()
    }
}
