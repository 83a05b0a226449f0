//! The dice of an attack: the pool, what takes dice away, the roll (D16-ATK-4, D16-ATK-5, D16-ATK-15).

use engine::Events;
use skirmish::{Dice, FigureSet};

use crate::action::{Allies, Who};
use crate::event::Event;
use crate::frame::{Attack, Source, Stage, Weapon};
use crate::reason::{Reason, allow};
use crate::rules::attacks::members;
use crate::rules::dice::shown;
use crate::{Ability, Action, Condition, DieKind, Effect, Gains, Moment, Pool, State};

/// The abilities that an attack has by itself: of its card, the class or the demon.
fn own_abilities(state: &State, attack: &Attack) -> impl Iterator<Item = (Source, &'static Ability)> + use<> {
    let card = match attack.weapon {
        Weapon::Card(card) => Some((Source::Card(card), Moment::ThisAttack)),
        _ => None,
    };
    let always = match attack.by {
        Who::Marine(who) if !state.is_tutorial() => state.marine(who).class.map(Source::Class),
        Who::Demon(id) => state.demons.get(id).map(|demon| Source::Demon(demon.kind)),
        _ => None,
    };
    let sources = card.into_iter().chain(always.map(|source| (source, Moment::Always)));
    sources.flat_map(|(source, when)| {
        let fits = move |ability: &&'static Ability| ability.when == when;
        source.abilities().iter().filter(fits).map(move |ability| (source, ability))
    })
}

/// What an attack gains by itself against its defenders: one of them that fits is enough.
pub(crate) fn own_gains(state: &State, attack: &Attack, (demons, marines): (FigureSet, Allies)) -> Gains {
    let mut gains = Gains::default();
    for (source, ability) in own_abilities(state, attack) {
        let fits = |who| ability.conditions.iter().all(|&one| state.holds(source, one, attack.by, who));
        if !members(demons, marines).any(fits) {
            continue;
        }
        for effect in &ability.effects {
            if let Effect::Gain(more) = effect {
                // Range was counted when the defender was chosen.
                gains = gains.plus(Gains { range: 0, ..*more });
            }
        }
    }
    gains
}

/// The same without looking at a defender: what is sure whoever it will be.
pub(crate) fn sure_gains(state: &State, attack: &Attack) -> Gains {
    let mut gains = Gains::default();
    for (source, ability) in own_abilities(state, attack) {
        let sure =
            |&one: &Condition| !one.is_about_defender() && state.holds(source, one, attack.by, attack.by);
        if ability.conditions.iter().all(sure) {
            for effect in &ability.effects {
                if let Effect::Gain(more) = effect {
                    gains = gains.plus(Gains { range: 0, ..*more });
                }
            }
        }
    }
    gains
}

/// The pool: printed dice and bonus dice; then stun and Decoy take theirs (D16-INT-1b).
pub(super) fn build_pool(state: &mut State) {
    let attack = state.attack_now();
    let on = (attack.demons, attack.marines);
    let mut more = own_gains(state, &attack, on);
    if let Some(boost) = attack.late
        && members(on.0, on.1).any(|who| state.reaches(&attack, boost, who))
    {
        more = more.plus(boost.gains);
    }
    if attack.everyone {
        // The roll is one for all; cover and stun are every defender's own.
        (more.ignore_cover, more.stun) = (false, false);
    }
    let mut gains = attack.gains.plus(more);
    let mut splash = attack.splash;
    if attack.wash == 0 {
        for (_, ability) in own_abilities(state, &attack) {
            for effect in &ability.effects {
                if let Effect::Splash(own) = effect {
                    splash = Some(*own);
                }
            }
        }
    }
    if let (Some(who), Who::Demon(id)) = (state.round.marked, attack.by)
        && members(FigureSet::NONE, attack.marines).any(|one| one == Who::Marine(who))
        && let Some(kind) = state.demons.get(id).map(|demon| demon.kind)
        && !state.round.marks_used.has(kind)
    {
        state.round.marks_used.insert(kind);
        gains =
            gains.plus(Gains { dice: Pool::single(DieKind::Red, state.round.mark_dice), ..Gains::default() });
    }
    let decoyed = matches!(attack.by, Who::Demon(_))
        && attack.target != Who::Drone
        && state.decoys.iter().any(|&decoy| state.sees_space(attack.by, decoy));
    let thin = u8::from(state.is_stunned(attack.by)) + u8::from(decoyed);
    let pool = attack.pool.plus(gains.dice);
    let attack = state.attack_mut();
    (attack.gains, attack.splash, attack.thin, attack.pool) = (gains, splash, thin, pool);
    state.go_to(Stage::Thin);
}

/// Dice are taken away as long as there are any; without dice the attack goes on all the same (D16-INT-10).
pub(super) fn settle_thin(state: &mut State, attack: &Attack, events: &mut impl Events<Event>) -> bool {
    if attack.thin == 0 || attack.pool.is_empty() {
        throw(state, events);
        return true;
    }
    let mut kinds = DieKind::ALL.into_iter().filter(|&die| attack.pool.of(die) > 0);
    match (kinds.next(), kinds.next()) {
        (Some(die), None) => {
            lose_die(state, die, events);
            true
        }
        _ => false,
    }
}

pub(super) fn lose_die(state: &mut State, die: DieKind, events: &mut impl Events<Event>) {
    let attack = state.attack_mut();
    attack.thin -= 1;
    if let Some(pool) = attack.pool.without(die) {
        attack.pool = pool;
    }
    events.put(|| Event::DieLost { die });
}

/// The cap, and the roll.
fn throw(state: &mut State, events: &mut impl Events<Event>) {
    let pool = state.attack_mut().pool.capped();
    let mut faces = [0; 6];
    state.roll(pool, Dice::ALL, &mut faces);
    let attack = state.attack_mut();
    (attack.pool, attack.faces) = (pool, faces);
    let everyone = attack.everyone;
    let attack = *attack;
    events.put(|| Event::Rolled { dice: shown(&attack) });
    state.go_to(if everyone { Stage::Common } else { Stage::Reveal });
}

/// May this die be taken away (D16-ATK-4, D16-INT-15)?
pub(super) fn may_lose(attack: &Attack, die: DieKind) -> Result<(), Reason> {
    allow(attack.pool.of(die) > 0, Reason::DieAbsent)
}

pub(super) fn list_losses(attack: &Attack, actions: &mut Vec<Action>) {
    actions.extend(DieKind::ALL.into_iter().filter(|&die| may_lose(attack, die).is_ok()).map(Action::Lose));
}
