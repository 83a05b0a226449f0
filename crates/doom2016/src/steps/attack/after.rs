//! The end of an attack: damage, stun, the attack's own effects, what follows (D16-INT-1f to D16-INT-1h).

use engine::Events;

use crate::action::{Allies, Who};
use crate::effect::Splash;
use crate::event::Event;
use crate::frame::{Attack, Source, Stage, Weapon};
use crate::rules::attacks::members;
use crate::{DemonKind, Effect, Moment, State, Whom};

/// Damage and kills of all defenders, at the same time.
pub(super) fn deal_attack(state: &mut State, events: &mut impl Events<Event>) {
    let attack = state.attack_now();
    state.deal_damage(Some(attack.by), events);
    let killed = members(attack.done_demons, attack.done_marines).any(|who| state.footing(who).is_none());
    state.attack_mut().killed = killed;
    state.go_to(Stage::OnHit);
}

/// Stun goes, then the attack's own effects (D16-INT-1g).
pub(super) fn hit(state: &mut State, events: &mut impl Events<Event>) {
    let attack = state.attack_now();
    state.steady(attack.by, events);
    members(attack.done_demons, attack.done_marines).for_each(|who| state.steady(who, events));
    for who in members(attack.hit_demons, attack.hit_marines) {
        let late = attack.late.is_some_and(|boost| boost.gains.stun && state.reaches(&attack, boost, who));
        if attack.gains.stun || late {
            state.stun(who, events);
        }
    }
    if let Weapon::Card(card) = attack.weapon {
        let me = attack.by;
        for ability in card.face().abilities.iter().filter(|ability| ability.when == Moment::ThisAttack) {
            let holds =
                ability.conditions.iter().all(|&one| state.holds(Source::Card(card), one, me, attack.target));
            for effect in ability.effects.iter().filter(|_| holds) {
                if let (Effect::Recover(n), Who::Marine(who)) = (effect, me) {
                    state.recover(who, *n, events);
                }
            }
        }
    }
    state.go_to(Stage::OnHitArgent);
    if let Some(splash) = attack.splash {
        let of = splash_source(state);
        let hit: Vec<(Who, u8)> = splashed(state, &attack, splash).collect();
        hit.into_iter().for_each(|(who, damage)| state.suffer(who, damage, of, events));
        state.deal_damage(Some(attack.by), events);
    }
}

/// Others next to where the defender stood, and what each of them suffers (D16-INT-17).
pub(super) fn splashed(state: &State, attack: &Attack, splash: Splash) -> impl Iterator<Item = (Who, u8)> {
    let damage = splash.damage.saturating_add(state.demolition(attack.by));
    let (target, at) = (attack.target, attack.target_at);
    let near = move |who: &Who| {
        *who != target
            && state.footing(*who).is_some_and(|footing| state.range_between(at, footing) <= 1)
            && match splash.whom {
                Whom::Marines => matches!(who, Who::Marine(_)),
                _ => true,
            }
    };
    state.figures().filter(near).map(move |who| (who, damage))
}

/// Where the Splash of the attack comes from: its card, the demon's own ability or its argent ability.
fn splash_source(state: &State) -> Source {
    let attack = state.attack_now();
    let kind = match attack.by {
        Who::Demon(id) => state.demons.get(id).map(|demon| demon.kind),
        _ => None,
    };
    match (attack.weapon, kind) {
        (Weapon::Card(card), _) => Source::Card(card),
        (_, Some(kind)) => {
            let own = kind.sheet().ability.effects.iter().any(|effect| matches!(effect, Effect::Splash(_)));
            if own { Source::Demon(kind) } else { Source::Argent(kind) }
        }
        (_, None) => Source::Demon(DemonKind::Mancubus),
    }
}

/// What follows an attack: abilities of the attacker, then windows (D16-INT-1h).
pub(super) fn finish(state: &mut State) {
    let attack = state.attack_now();
    state.attack_mut().stage = Stage::Over;
    if let Who::Demon(id) = attack.by
        && let Some(kind) = state.demons.get(id).map(|demon| demon.kind)
    {
        state.push_window(Moment::AfterAttack, attack.by);
        let ability = &kind.sheet().ability;
        if ability.when == Moment::AfterAttack {
            let again = ability.effects.iter().any(|effect| matches!(effect, Effect::Attack(_)));
            // A second attack follows the first alone (D16-INT-6).
            if !again || attack.first {
                state.push_effects(Source::Demon(kind), 0, attack.by, attack.by);
            }
        }
    }
    for who in members(attack.done_demons, Allies::NONE) {
        if state.footing(who).is_some() {
            state.push_window(Moment::AfterDefence, who);
        }
    }
}
