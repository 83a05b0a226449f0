//! The start of an attack: the defender is chosen (D16-ATK-2, D16-ATK-14, D16-INT-1a).

use engine::Events;
use skirmish::FigureSet;

use super::options::Options;
use crate::action::{Allies, Who};
use crate::event::Event;
use crate::frame::{Attack, Stage, Weapon};
use crate::reason::{Reason, allow};
use crate::rules::attacks::{alone, left, members};
use crate::rules::impossible;
use crate::{Action, Card, Effect, State, Whom};

/// Is no defender chosen?
fn is_on_all(attack: &Attack) -> bool {
    attack.everyone || attack.wash > 0
}

pub(super) fn list(state: &State, attack: &Attack, actions: &mut Vec<Action>) {
    if is_on_all(attack) {
        actions.push(Action::Pass);
        return;
    }
    let first = actions.len();
    actions.extend(state.defenders(attack).map(Action::At));
    if actions.len() == first {
        actions.push(Action::Pass);
    }
}

/// May the attack go on without a choice: against all, or against nobody?
pub(super) fn may_pass(state: &State, attack: &Attack) -> Result<(), Reason> {
    allow(is_on_all(attack) || !state.has_defender(attack), Reason::ChooseDefender)
}

pub(super) fn settle_declaration(
    state: &mut State,
    attack: &Attack,
    events: &mut impl Events<Event>,
) -> bool {
    if state.footing(attack.by).is_none() {
        state.attack_mut().stage = Stage::Over;
        return true;
    }
    if !Options::of(attack).are_empty(state) {
        return false;
    }
    if attack.everyone || attack.wash > 0 {
        go_on(state, events);
        return true;
    }
    let mut all = state.defenders(attack);
    match (all.next(), all.next()) {
        (None, _) => {
            drop(all);
            forfeit(state, events);
            true
        }
        (Some(one), None) => {
            drop(all);
            choose_defender(state, one, events);
            true
        }
        _ => false,
    }
}

/// No defender is chosen: everybody is attacked, or nobody can be.
pub(super) fn go_on(state: &mut State, events: &mut impl Events<Event>) {
    let attack = state.attack_now();
    if !attack.everyone && attack.wash == 0 {
        return forfeit(state, events);
    }
    let all = state.defenders(&attack).map(alone);
    let (demons, marines) =
        all.fold((FigureSet::NONE, Allies::NONE), |sum, one| (sum.0 | one.0, sum.1 | one.1));
    let Some(first) = members(demons, marines).next() else { return forfeit(state, events) };
    let attack = state.attack_mut();
    (attack.demons, attack.marines) = (demons, marines);
    attack.everyone = true;
    aim(state, first, events);
}

/// Nobody can be attacked: the attack is lost (D16-ATK-2).
fn forfeit(state: &mut State, events: &mut impl Events<Event>) {
    let attack = state.attack_mut();
    attack.stage = Stage::Over;
    let by = attack.by;
    let by = state.named(by);
    events.put(|| Event::NoTarget { by });
}

/// The defender is chosen.
pub(super) fn choose_defender(state: &mut State, who: Who, events: &mut impl Events<Event>) {
    let attack = state.attack_mut();
    (attack.demons, attack.marines) = alone(who);
    aim(state, who, events);
}

fn aim(state: &mut State, who: Who, events: &mut impl Events<Event>) {
    let Some(at) = state.footing(who) else { return impossible("a defender is there") };
    let attack = state.attack_mut();
    (attack.target, attack.target_at) = (who, at);
    let (by, weapon) = (attack.by, attack.weapon);
    if state.is_acting(by) {
        state.turn.last = Some(who);
        if matches!(weapon, Weapon::Card(card) if has_fuse(card)) {
            state.turn.last_at = Some(at);
        }
    }
    let (by, on) = (state.named(by), state.named(who));
    events.put(|| Event::Attack { by, on });
    state.go_to(Stage::BeforeRoll);
}

/// The next of many defenders; one is no choice (D16-ATK-14).
pub(super) fn settle_next(state: &mut State, attack: &Attack) -> bool {
    let mut all = left(attack);
    match (all.next(), all.next()) {
        (None, _) => state.go_to(Stage::Damage),
        (Some(one), None) => next_defender(state, one),
        _ => return false,
    }
    true
}

pub(super) fn next_defender(state: &mut State, who: Who) {
    let at = state.footing(who);
    let attack = state.attack_mut();
    attack.target = who;
    if let Some(at) = at {
        attack.target_at = at;
    }
    let by = attack.by;
    (attack.revealed, attack.cover, attack.shields, attack.cap) = (None, false, 0, None);
    // The attack before is one on whoever was dealt with last; the attacker has the order in his hands.
    if state.is_acting(by) {
        state.turn.last = Some(who);
    }
    state.go_to(Stage::Reveal);
}

/// Does a card of the same set still speak of the defender (Late Fuse)?
fn has_fuse(card: Card) -> bool {
    let cards = card.set().cards(card.copy());
    let mut effects =
        cards.iter().flat_map(|card| &card.face().abilities).flat_map(|ability| &ability.effects);
    effects.any(|effect| matches!(effect, Effect::Harm(harm) if harm.whom == Whom::ByDefender))
}
