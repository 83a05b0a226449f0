//! The end of an attack: damage, stun, the attack's own effects, what follows (D16-INT-1f to D16-INT-1h).

use engine::Events;

use super::declare::members;
use crate::action::Who;
use crate::effect::Splash;
use crate::event::Event;
use crate::frame::{Source, Stage, Weapon};
use crate::{Effect, Hook, Moment, State, Whom};

impl State {
    /// Damage and kills of all defenders, at the same time.
    pub(crate) fn deal_attack(&mut self, events: &mut impl Events<Event>) {
        let Some(&attack) = self.attack() else { return };
        self.deal_damage(Some(attack.by), events);
        let killed = members(attack.done_demons, attack.done_marines).any(|who| self.footing(who).is_none());
        self.attack_mut().killed = killed;
        self.go_to(Stage::OnHit);
    }

    /// Stun goes, then the attack's own effects (D16-INT-1g).
    pub(crate) fn hit(&mut self, events: &mut impl Events<Event>) {
        let Some(&attack) = self.attack() else { return };
        self.steady(attack.by, events);
        members(attack.done_demons, attack.done_marines).for_each(|who| self.steady(who, events));
        for who in members(attack.hit_demons, attack.hit_marines) {
            let late = attack.late.is_some_and(|boost| boost.gains.stun && self.reaches(&attack, boost, who));
            if attack.gains.stun || late {
                self.stun(who, events);
            }
        }
        if let Weapon::Card(card) = attack.weapon {
            let me = attack.by;
            for ability in card.face().abilities.iter().filter(|ability| ability.when == Moment::ThisAttack) {
                let holds = ability
                    .conditions
                    .iter()
                    .all(|&one| self.holds(Source::Card(card), one, me, attack.target));
                for effect in ability.effects.iter().filter(|_| holds) {
                    if let (Effect::Recover(n), Who::Marine(who)) = (effect, me) {
                        self.recover(who, *n, events);
                    }
                }
            }
        }
        self.go_to(Stage::OnHitArgent);
        if let Some(splash) = attack.splash {
            self.splash(attack.by, attack.target, attack.target_at, splash, events);
        }
    }

    /// Others next to where the defender stood suffer (D16-INT-17).
    fn splash(
        &mut self,
        by: Who,
        target: Who,
        at: crate::mission::Footing,
        splash: Splash,
        events: &mut impl Events<Event>,
    ) {
        let damage = splash.damage + self.demolition(by);
        let near = |who: &Who| {
            *who != target
                && self.footing(*who).is_some_and(|footing| self.range_between(at, footing) <= 1)
                && match splash.whom {
                    Whom::Marines => matches!(who, Who::Marine(_)),
                    _ => true,
                }
        };
        let hit: Vec<Who> = self.figures().filter(near).collect();
        hit.into_iter().for_each(|who| self.suffer(who, damage, events));
        self.deal_damage(Some(by), events);
    }

    /// What a class adds to Splash and grenades (Demolisher).
    pub(crate) fn demolition(&self, by: Who) -> u8 {
        let Who::Marine(who) = by else { return 0 };
        let class = self.marine(who).class.map(|class| &class.card().abilities);
        let more =
            class.into_iter().flatten().flat_map(|ability| &ability.effects).find_map(
                |effect| match effect {
                    Effect::Hook(Hook::Demolition(n)) => Some(*n),
                    _ => None,
                },
            );
        more.unwrap_or(0)
    }

    /// What follows an attack: abilities of the attacker, then windows (D16-INT-1h).
    pub(crate) fn finish(&mut self) {
        let Some(&attack) = self.attack() else { return };
        self.attack_mut().stage = Stage::Over;
        if let Who::Demon(id) = attack.by
            && let Some(kind) = self.demons.get(id).map(|demon| demon.kind)
        {
            self.push_window(Moment::AfterAttack, attack.by);
            let ability = &kind.sheet().ability;
            if ability.when == Moment::AfterAttack {
                let again = ability.effects.iter().any(|effect| matches!(effect, Effect::Attack(_)));
                // A second attack follows the first alone (D16-INT-6).
                if !again || attack.first {
                    self.push_effects(Source::Demon(kind), 0, attack.by, attack.by);
                }
            }
        }
        for who in members(attack.done_demons, 0) {
            if self.footing(who).is_some() {
                self.push_window(Moment::AfterDefence, who);
            }
        }
    }
}
