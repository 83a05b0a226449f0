//! Hit, failure or scatter; damage, wounds and deaths; barrels; the end of an attack (D04-ATK-4, D04-ATK-5).

use engine::Events;

use crate::action::Who;
use crate::event::{Cause, Event};
use crate::frame::{Attack, Frame};
use crate::scenario::{Footing, SpaceId, Way};
use crate::state::figures_in;
use crate::{MarineCardKind, Scatter, State, WeaponKind};

impl State {
    pub(crate) fn resolve(&mut self, attack: Attack, events: &mut impl Events<Event>) {
        let abilities = self.arms(attack.by, attack.weapon).abilities;
        let squad = match attack.by {
            Who::Marine(who) => self.squad_bonus(who).deadly,
            Who::Invader(_) => 0,
        };
        let damage = self.total(&attack).damage + abilities.deadly + attack.deadly + squad;
        if self.is_hit(&attack) {
            events.put(|| Event::Hit { damage });
            let area = (abilities.blast > 0).then(|| self.blast_area(attack.target, abilities.blast));
            let victims = match &area {
                Some(area) => self.figures_within(area),
                None => self.affected(&attack),
            };
            self.light_fuses(&attack, area.as_ref(), damage);
            self.strike(&attack, victims, damage, events);
        } else {
            events.put(|| Event::Failed);
            if abilities.blast > 0 {
                self.scatter(attack, abilities.blast, damage, events);
            }
        }
    }

    /// Barrels that the attack damages explode after it (D04-BAR-1, D04-INT-23).
    fn light_fuses(&mut self, attack: &Attack, area: Option<&crate::board::Spaces>, damage: u8) {
        if damage == 0 || self.is_sweep(attack) {
            return;
        }
        let hit = |space: SpaceId| area.map_or(space == attack.target, |area| area.contains(space.index()));
        let fuses = self.barrels().filter(|&(_, space)| hit(space)).fold(0, |set, (n, _)| set | 1 << n);
        if let Some(top) = self.attacks.last_mut() {
            top.fuses |= fuses;
        }
    }

    /// Damage each victim: all at the same time, each by its own armour (D04-DMG-1, D04-DMG-2, D04-INT-19).
    fn strike(
        &mut self,
        attack: &Attack,
        (invaders, marines): (u64, u8),
        damage: u8,
        events: &mut impl Events<Event>,
    ) {
        let berserk = matches!(attack.by, Who::Marine(who) if self.marine(who).berserk > 0)
            && attack.weapon == WeaponKind::Fist;
        let mut killed = false;
        for id in figures_in(invaders) {
            let Some(figure) = self.figures.get(id) else { continue };
            let sheet = figure.kind.sheet();
            let left = sheet.wounds.saturating_sub(figure.wounds);
            // Any hit of a berserk marine kills (D04-EQ-8, D04-INT-39).
            let wounds = if berserk { left } else { damage / sheet.armour };
            killed |= self.wound_figure(id, wounds, Cause::Attack, events);
        }
        let hit: Vec<u8> = self.marine_ids().filter(|who| marines >> who & 1 != 0).collect();
        for &who in &hit {
            let wounds = damage / self.marine(who).armour.max(1);
            self.wound_marine(who, wounds, Cause::Attack, events);
        }
        let knocks = self.arms(attack.by, attack.weapon).abilities.knockback && damage > 0;
        let alive = self.figures.alive();
        let standing = self.standing().fold(0, |set, (who, _)| set | 1 << who);
        if let Some(top) = self.attacks.last_mut() {
            top.killed |= killed;
            if knocks {
                top.loose = invaders & alive;
                top.loose_marines = marines & standing;
            }
        }
    }

    /// A failed blast goes astray (D04-SCAT-1 to D04-SCAT-5, D04-INT-22, D04-INT-47).
    fn scatter(&mut self, attack: Attack, blast: u8, damage: u8, events: &mut impl Events<Event>) {
        let card = self.draw_card();
        self.at_work.insert(card);
        let compass = self.arena().scenario().compass;
        let scatter = match card.scatter() {
            Scatter::Miss => Scatter::Miss,
            Scatter::To(dir, n) => Scatter::To(dir.turned(compass as u8), n),
        };
        let to = match scatter {
            Scatter::Miss => None,
            Scatter::To(dir, spaces) => self.drift(attack.target, Way::Step(dir), spaces),
        };
        let pos = to.map(|space| self.arena().space(space).pos);
        events.put(|| Event::Scattered { card, scatter, to: pos });
        if let Some(space) = to {
            let area = self.blast_area(space, blast);
            let victims = self.figures_within(&area);
            self.light_fuses(&attack, Some(&area), damage);
            self.strike(&attack, victims, damage, events);
        }
        self.finish_card(card);
        self.check_deck(events);
    }

    /// Where a blast ends that drifts; nowhere if a wall, a closed door, a blocking obstacle or a barrel stops it.
    fn drift(&self, from: SpaceId, way: Way, spaces: u8) -> Option<SpaceId> {
        let mut here = from;
        for n in 1..=spaces {
            let stride = self.strides(Footing::from(here)).find(|stride| stride.way == way)?;
            let to = stride.to.at;
            let stopped = !stride.is_free(self.closed)
                || !self.is_revealed(to)
                || self.is_blocking(to)
                || (n < spaces && self.barrel_at(to).is_some());
            if stopped {
                return None;
            }
            here = to;
        }
        Some(here)
    }

    /// Barrels explode one after the other: a wound for every adjacent figure (D04-BAR-1).
    pub(crate) fn explode(&mut self, fuses: u32, events: &mut impl Events<Event>) {
        for n in (0..32u8).filter(|n| fuses >> n & 1 != 0) {
            let space = self.arena().barrels()[usize::from(n)];
            self.burst |= 1 << n;
            let at = self.arena().space(space).pos;
            events.put(|| Event::Exploded { at });
            let (invaders, marines) = self.neighbours(space.into());
            for id in figures_in(invaders) {
                let killed = self.wound_figure(id, 1, Cause::Barrel, events);
                if let Some(attack) = self.attacks.last_mut() {
                    attack.killed |= killed;
                }
            }
            for who in self.marine_ids().filter(|who| marines >> who & 1 != 0) {
                self.wound_marine(who, 1, Cause::Barrel, events);
            }
        }
    }

    pub(crate) fn end_attack(&mut self, attack: Attack) {
        self.attacks.pop();
        self.frames.pop();
        let Who::Marine(who) = attack.by else { return };
        if matches!(self.top(), Some(Frame::Mist { .. })) && !attack.guard {
            self.frames.pop();
        }
        // Red Mist: once in his own turn a kill brings some spaces and an attack more.
        let marine = self.marine(who);
        let mist = MarineCardKind::RedMist;
        if attack.killed
            && who == self.turn.who
            && marine.has(mist)
            && !self.turn.misted
            && marine.space().is_some()
        {
            self.turn.misted = true;
            self.push(Frame::Mist { moves: mist.face().spaces });
        }
    }
}
