//! The invader's figures: whom to activate, where to go, whom to attack.

use std::cell::OnceCell;
use std::rc::Rc;

use ::doom2004::frame::Activation;
use ::doom2004::place::{Footing, SpaceId, SpaceSet};
use ::doom2004::{Action, AttackKind, EventKind, FigureId, InvaderKind, OrderKind, State, Total, Who};
use engine::Seat;
use skirmish::Dice;

use super::Temper;
use super::answers::{damage, harm, victim};
use super::dice::{Arm, Prey, arm_of, best_reroll, needed_range};
use super::fields::field;
use super::paths::{FAR, Stand, Walker, figure_cells, spread, stands, way_to};
use super::shots::sting;
use crate::blur::Blur;

/// The board through the eyes of the invader.
pub(super) struct Lair<'a> {
    pub(super) state: &'a State,
    /// By space: points to the nearest marine.
    pub(super) far: Rc<[i32]>,
    /// The same for those who use ducts, once somebody asks.
    scurry: OnceCell<Rc<[i32]>>,
    /// What blocks sight.
    screen: SpaceSet,
    marines: Vec<(u8, SpaceId, Prey)>,
    pub(super) temper: Temper,
    blur: Blur,
}

/// The arms of a kind of invader.
pub(super) fn arms(kind: InvaderKind) -> Arm {
    let sheet = kind.sheet();
    Arm { pool: sheet.pool, melee: sheet.attack == AttackKind::Melee, abilities: sheet.abilities }
}

impl<'a> Lair<'a> {
    pub(super) fn new(state: &'a State, temper: Temper, blur: Blur) -> Lair<'a> {
        let standing: Vec<SpaceId> = state.standing().map(|(_, space)| space).collect();
        let far = field(state, &standing, FAR);
        let mut screen = state.blocking();
        screen.extend(state.barrels().map(|(_, at)| at.index()));
        screen.extend(figure_cells(state));
        screen.extend(state.standing().map(|(_, at)| at.index()));
        let marines = state.standing().map(|(who, space)| (who, space, victim(state, who))).collect();
        Lair { state, far, scurry: OnceCell::new(), screen, marines, temper, blur }
    }

    /// Points from a footing to the nearest marine.
    pub(super) fn distance(&self, kind: InvaderKind, footing: Footing) -> i32 {
        let far = if kind.sheet().abilities.scurry {
            self.scurry.get_or_init(|| self.through_ducts())
        } else {
            &self.far
        };
        self.state.arena().cells(footing).iter().map(|cell| far[cell.index()]).min().unwrap_or(FAR)
    }

    fn through_ducts(&self) -> Rc<[i32]> {
        let (state, far) = (self.state, &self.far);
        let ducts = || state.ducts().filter(|&duct| state.is_revealed(duct));
        match ducts().map(|duct| far[duct.index()]).min() {
            Some(end) if end < FAR => {
                let standing = self.marines.iter().map(|&(_, space, _)| (space, 0));
                let seeds: Vec<(SpaceId, i32)> =
                    standing.chain(ducts().map(|duct| (duct, end + 1))).collect();
                Rc::from(spread(state, Walker::Invader, &seeds, |_| 0))
            }
            _ => Rc::clone(far),
        }
    }

    /// The best attack of a figure from a footing: its worth, and the space to attack.
    pub(super) fn attack(&self, id: FigureId, footing: Footing, more: u8) -> (i32, Option<SpaceId>) {
        let state = self.state;
        let Some(figure) = state.figures.get(id) else { return (0, None) };
        let arena = state.arena();
        let mut arm = arms(figure.kind);
        arm.abilities.deadly += more;
        let cells = arena.cells(footing);
        let mut screen = None;
        let mut best = (0, None);
        let mut swept = 0;
        for &(who, space, prey) in &self.marines {
            let range = cells
                .iter()
                .map(|&cell| arena.space(cell).square.king_distance(arena.space(space).square))
                .min()
                .unwrap_or(u8::MAX);
            if range > if arm.melee { 1 } else { 10 } {
                continue;
            }
            let range = if arm.melee {
                state.touches(footing, space).then_some(1)
            } else {
                let screen = screen.get_or_insert_with(|| {
                    let mut screen = self.screen;
                    for cell in arena.cells(figure.footing()).iter().chain(cells) {
                        screen.remove(cell.index());
                    }
                    if state.is_sharing(Who::Invader(id)) {
                        // Whom it passes stays where it is.
                        let others = state.figures.iter().filter(|&(other, _)| other != id);
                        let others = others.flat_map(|(_, other)| arena.cells(other.footing()));
                        screen.extend(others.map(|cell| cell.index()));
                    }
                    screen
                });
                let mut blocks = *screen;
                blocks.remove(space.index());
                let seeing = cells.iter().filter(|&&cell| state.line_is_free(cell, space, &blocks));
                seeing.map(|&cell| arena.space(cell).square.king_distance(arena.space(space).square)).min()
            };
            let Some(range) = range else { continue };
            let mut worth = self.against(who, &arm, range, &prey, more > 0);
            if arm.abilities.sweep {
                swept += worth;
                best = (swept, Some(space));
                continue;
            }
            if arm.abilities.blast > 0 {
                worth += self.blast(id, &arm, who, space, range);
            }
            if worth > best.0 {
                best = (worth, Some(space));
            }
        }
        best
    }

    fn against(&self, who: u8, arm: &Arm, range: u8, prey: &Prey, sure: bool) -> i32 {
        let worth = self.blur.part(u64::from(who) << 32, arm.worth(range, prey));
        let dodges = self.state.marine(who).order == Some(OrderKind::Dodge) && !sure;
        if dodges { worth * 65 / 100 } else { worth }
    }

    /// What a blast does besides its target.
    fn blast(&self, id: FigureId, arm: &Arm, target: u8, space: SpaceId, range: u8) -> i32 {
        let state = self.state;
        let area = state.blast_area(space, arm.abilities.blast);
        let (invaders, marines) = state.figures_within(&area);
        let others = self.marines.iter().filter(|(who, ..)| *who != target && marines.has(Seat(*who)));
        let good: i32 = others.map(|(who, _, prey)| self.against(*who, arm, range, prey, false)).sum();
        let friends = state.figures.iter().filter(|&(friend, _)| friend != id && invaders.has(friend));
        let bad: i32 = friends
            .map(|(_, figure)| {
                let sheet = figure.kind.sheet();
                let left = sheet.wounds.saturating_sub(figure.wounds).max(1);
                let fall = sting(figure) + 40;
                arm.worth(range, &Prey { armour: sheet.armour, left, fall, wound: fall / i32::from(left) })
            })
            .sum();
        good - bad
    }

    /// What it is worth for a figure to stay on a footing.
    fn place(&self, kind: InvaderKind, footing: Footing) -> i32 {
        let far = self.distance(kind, footing).min(60);
        let Temper { seek, apart, .. } = self.temper;
        let worth = match kind.sheet().attack {
            AttackKind::Melee => -10 * seek * far,
            AttackKind::Ranged => -6 * seek * (far - 4).max(0) - 8 * apart * (3 - far).max(0),
        };
        worth / 100 + self.blur.of((kind as u64) << 16 | footing.at.index() as u64)
    }

    /// What an invader can do with so many points and attacks, by the places where it could stay: its worth, the part of
    /// the attack, the place.
    fn stays(&self, id: FigureId, found: &[Stand], attacks: u8) -> Vec<(i32, i32, usize)> {
        let Some(figure) = self.state.figures.get(id) else { return Vec::new() };
        let free = found.iter().enumerate().filter(|(_, stand)| stand.free);
        free.map(|(n, stand)| {
            let attack = if attacks > 0 { self.attack(id, stand.footing, 0).0 } else { 0 };
            let worth = attack + self.place(figure.kind, stand.footing) - i32::from(stand.points);
            (worth, attack, n)
        })
        .collect()
    }

    /// All that leads to staying there, and the attack.
    fn spell(found: &[Stand], attack: i32, n: usize) -> Vec<Action> {
        let mut way = way_to(found, n);
        if attack > 0 {
            way.push(Action::Strike);
        } else if n == 0 {
            way.push(Action::Done);
        }
        way
    }

    /// The best thing an invader can do with so many points and attacks: its worth, the part of the attack, the way.
    pub(super) fn best_doing(&self, id: FigureId, points: u8, attacks: u8) -> (i32, i32, Vec<Action>) {
        let found = stands(self.state, id, points);
        let mut best: Option<(i32, i32, usize)> = None;
        for stay in self.stays(id, &found, attacks) {
            if best.is_none_or(|(most, ..)| stay.0 > most) {
                best = Some(stay);
            }
        }
        // It may stand on a friend: then anywhere will do.
        let Some((worth, attack, n)) = best else { return (0, 0, Vec::new()) };
        (worth, attack, Self::spell(&found, attack, n))
    }

    /// What an active invader could do, the best first: places apart from each other, with an attack and without.
    pub(super) fn doings(&self, activation: &Activation, legal: &[Action], most: usize) -> Vec<Vec<Action>> {
        let Activation { figure, moves, attacks, .. } = *activation;
        let found = stands(self.state, figure, moves);
        let mut stays = self.stays(figure, &found, attacks);
        stays.sort_by_key(|&(worth, ..)| std::cmp::Reverse(worth));
        let square = |n: usize| self.state.arena().space(found[n].footing.at).square;
        let mut kept: Vec<(i32, i32, usize)> = Vec::new();
        for stay in stays {
            let (_, attack, n) = stay;
            let alike = || kept.iter().filter(|&&(_, other, _)| (other > 0) == (attack > 0));
            let beside = alike().any(|&(.., other)| square(other).king_distance(square(n)) < 2);
            // Where it cannot attack, one place to wait is as good as another.
            let enough = if attack > 0 { most } else { 2 };
            if !beside && alike().count() < enough {
                kept.push(stay);
            }
        }
        kept.truncate(most);
        let mut doings: Vec<Vec<Action>> =
            kept.into_iter().map(|(_, attack, n)| Self::spell(&found, attack, n)).collect();
        doings
            .extend(legal.iter().filter(|action| matches!(action, Action::Play(_))).map(|&play| vec![play]));
        doings
    }

    /// Could a figure reach a marine before long?
    pub(super) fn is_close(&self, id: FigureId) -> bool {
        self.state.figures.get(id).is_some_and(|figure| {
            let sheet = figure.kind.sheet();
            let shot = if sheet.attack == AttackKind::Melee { 1 } else { 5 };
            self.distance(figure.kind, figure.footing()) <= i32::from(sheet.moves) + shot
        })
    }

    /// What an active invader does, from its next action.
    pub(super) fn activation(&self, activation: &Activation, legal: &[Action]) -> Vec<Action> {
        let Activation { figure, moves, attacks, begun, .. } = *activation;
        let (_, attack, way) = self.best_doing(figure, moves, attacks);
        if !begun && attacks > 0 {
            let charge = legal.iter().find(|action| match action {
                Action::Play(card) => card.event() == Some(EventKind::Headlong),
                _ => false,
            });
            if let Some(&charge) = charge {
                let more = self.best_doing(figure, moves + EventKind::Headlong.card().amount, attacks).1;
                if more > attack + 80 {
                    return vec![charge];
                }
            }
        }
        if way.is_empty() {
            let step = legal.iter().find(|action| matches!(action, Action::Step(_) | Action::Duct(_)));
            return vec![step.copied().unwrap_or(Action::Done)];
        }
        way
    }

    /// Whom to activate next: those who shoot, before others stand in their line; then the nearest.
    pub(super) fn next_figure(&self, legal: &[Action]) -> Option<Action> {
        let key = |action: &Action| {
            let Action::Activate(id) = *action else { return None };
            let figure = self.state.figures.get(id)?;
            let far = self.distance(figure.kind, figure.footing());
            let shoots = figure.kind.sheet().attack == AttackKind::Ranged && far <= 10;
            Some((!shoots, far, id))
        };
        let waiting = legal.iter().filter_map(|action| Some((key(action)?, *action)));
        waiting.min_by_key(|(key, _)| *key).map(|(_, action)| action)
    }

    /// Name the target of an attack.
    pub(super) fn aim(&self, legal: &[Action]) -> Option<Action> {
        let attack = self.state.attacks.last()?;
        let Who::Invader(id) = attack.by else { return None };
        let Some(target) = self.attack(id, self.state.footing(attack.by)?, 0).1 else {
            // None is worth it: any will do.
            return legal.first().copied();
        };
        let pos = self.state.arena().space(target).pos;
        let named = legal.iter().find(|action| matches!(action, Action::AtFigure(at, _) if *at == pos));
        Some(named.copied().unwrap_or(Action::At(pos)))
    }

    /// Which dice of a marine's attack to roll again; or whether to play the card for it.
    pub(super) fn reroll(&self, legal: &[Action]) -> Action {
        let state = self.state;
        let Some(attack) = state.attacks.last() else { return Action::Reroll(Dice::NONE) };
        let arm = arm_of(state, attack);
        let range = needed_range(state, attack);
        let (invaders, marines) = state.affected(attack);
        let by_marine = matches!(attack.by, Who::Marine(_));
        let value = |total: Total| {
            let Some(damage) = damage(&arm, range, total) else { return 0 };
            let friends: i32 = invaders
                .iter()
                .filter_map(|id| state.figures.get(id))
                .map(|figure| {
                    let sheet = figure.kind.sheet();
                    let left = sheet.wounds.saturating_sub(figure.wounds).max(1);
                    let fall = sting(figure) + 40 * i32::from(sheet.armour);
                    let prey =
                        Prey { armour: sheet.armour, left, fall, wound: fall * 7 / (10 * i32::from(left)) };
                    prey.worth(damage / sheet.armour)
                })
                .sum();
            let harm = harm(state, marines, damage);
            if by_marine { harm - friends } else { harm }
        };
        let (dice, mean) = best_reroll(attack.pool, &attack.faces, value);
        let Some(&play) = legal.iter().find(|action| matches!(action, Action::Play(_))) else {
            return Action::Reroll(dice);
        };
        let now = 100 * i64::from(value(state.total(attack)));
        let enough = if self.is_eager() { 4_000 } else { 8_000 };
        if mean > now + enough { play } else { Action::Pass }
    }

    /// Walk a blow-through attack on to another marine.
    pub(super) fn chain(&self, legal: &[Action]) -> Action {
        let state = self.state;
        let Some(attack) = state.attacks.last() else { return Action::Done };
        let arena = state.arena();
        let arm = arm_of(state, attack);
        let Some(footing) = state.footing(attack.by) else { return Action::Done };
        let mut best = (0, Action::Done);
        for action in legal {
            let Action::Chain(pos, die) = *action else { continue };
            let (Some(space), Some(pool)) = (arena.at(pos), attack.pool.without(die)) else { continue };
            let prey = self
                .marines
                .iter()
                .find(|(who, at, _)| *at == space && !attack.struck_marines.has(Seat(*who)));
            let range = arena
                .cells(footing)
                .iter()
                .map(|&cell| arena.space(cell).square.king_distance(arena.space(space).square))
                .min()
                .unwrap_or(1);
            let worth = prey.map_or(0, |(_, _, prey)| Arm { pool, ..arm }.worth(range, prey));
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }

    /// Does the hand run over?
    pub(super) fn is_eager(&self) -> bool {
        self.state.hand.len() + 1 >= u32::from(self.state.setup.difficulty.card().hand)
    }
}
