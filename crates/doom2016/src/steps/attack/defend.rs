//! The defence: the revealed card, cover, and the damage that gets through (D16-ATK-6 to D16-ATK-9).

use engine::Events;

use super::dice::own_gains;
use crate::action::Who;
use crate::event::Event;
use crate::frame::Stage;
use crate::rules::attacks::alone;
use crate::{Goal, State};

/// The defender reveals a card, unless stunned (D16-ATK-6). Cover gives him the choice of a second one (D16-COV-5), and
/// who ignores cover takes only that away (D16-ATK-11).
pub(super) fn reveal(state: &mut State, events: &mut impl Events<Event>) {
    let attack = state.attack_now();
    if state.footing(attack.target).is_none() {
        state.go_to(Stage::Count);
        return;
    }
    // Of many defenders some have no cover from him and others have.
    let bare = attack.gains.ignore_cover
        || attack.everyone && own_gains(state, &attack, alone(attack.target)).ignore_cover;
    let covered = !bare && state.has_cover(attack.by, attack.target);
    let mut shields = match attack.target {
        Who::Demon(id) => u8::from(state.demons.get(id).is_some_and(|demon| demon.kind.sheet().tough)),
        Who::Drone => match state.goal() {
            Some(Goal::Drone { shields, .. }) => shields,
            _ => 0,
        },
        Who::Marine(_) => 0,
    };
    if covered && state.setup.flat_cover {
        shields += 1;
    }
    state.attack_mut().shields += shields;
    let revealed = if state.is_stunned(attack.target) { None } else { state.turn_up(attack.target, events) };
    let second = revealed.is_some() && covered && !state.setup.flat_cover;
    let attack = state.attack_mut();
    (attack.revealed, attack.cover) = (revealed, second);
    state.go_to(Stage::Cover);
}

/// The damage of the present defender; his card is discarded (D16-ATK-9).
pub(super) fn count_damage(state: &mut State, events: &mut impl Events<Event>) {
    let attack = state.attack_now();
    let there = state.footing(attack.target).is_some();
    let (block, rolled) = (state.block_now(&attack), state.rolled());
    let mut damage = block.damage(rolled, attack.gains.pierce);
    if let Some(cap) = attack.cap {
        damage = damage.min(cap);
    }
    if !there {
        damage = 0;
    }
    state.put_away();
    state.wound(attack.target, damage);
    let who = state.named(attack.target);
    if there {
        events.put(|| Event::Damage { who, n: damage, rolled, block });
    }
    let attack = state.attack_mut();
    attack.dealt = attack.dealt.max(damage);
    let (demons, marines) = alone(attack.target);
    attack.done_demons |= demons;
    attack.done_marines |= marines;
    if damage > 0 {
        attack.hit_demons |= demons;
        attack.hit_marines |= marines;
    }
    let next = if attack.everyone { Stage::Next } else { Stage::Damage };
    state.go_to(next);
}
