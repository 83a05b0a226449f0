//! From the declaration to the dice: sight and range once more, the roll, ammo (D04-ATK-2, D04-ATK-3, D04-AMMO).

use engine::{Events, Seat};
use skirmish::Dice;

use crate::State;
use crate::action::Who;
use crate::event::Event;
use crate::frame::{Attack, Frame, Stage};
use crate::rules::board::NOBODY;
use crate::steps::MarineStep;

/// Remember whom a chain has attacked (D04-ABIL-BLOW); a barrel ends it (D04-INT-16).
pub(super) fn mark_struck(state: &mut State, attack: Attack) {
    let (invaders, marines) = state.single(&attack);
    let barrel = state.barrel_at(attack.target).is_some();
    state.mend_attack(|attack| {
        attack.struck |= invaders;
        attack.struck_marines |= marines;
        attack.ended |= barrel;
    });
}

/// Check sight and range once more, pay for the attack and roll (D04-ATK-2, D04-ATK-3, D04-INT-7).
pub(super) fn roll(state: &mut State, attack: Attack, events: &mut impl Events<Event>) {
    let range = if attack.walked {
        state.footing(attack.by).and_then(|from| state.path_range(from, attack.target, u8::MAX - 1))
    } else if state.is_sweep(&attack) {
        (state.swept(attack.by) != NOBODY).then_some(1)
    } else {
        state.range_to(attack.by, attack.weapon, attack.target)
    };
    let Some(range) = range else {
        // The attacker is gone, or the attack has become impossible: it is not spent.
        state.set_stage(Stage::Over);
        return;
    };
    if !attack.walked {
        pay(state, &attack);
    }
    let named = state.named(attack.by);
    let weapon = matches!(attack.by, Who::Marine(_)).then_some(attack.weapon);
    let at = state.arena().space(attack.target).pos;
    events.put(|| Event::Attacked { who: named, weapon, at, range });
    let mut faces = attack.faces;
    state.roll(attack.pool, Dice::ALL, &mut faces);
    let pool = attack.pool;
    events.put(|| Event::Rolled { who: named, pool, faces: faces[..pool.len()].to_vec() });
    state.mend_attack(|attack| {
        attack.faces = faces;
        attack.range = range;
        attack.stage = Stage::Reroll;
    });
}

/// One attack less for whoever makes it in a turn or an activation.
fn pay(state: &mut State, attack: &Attack) {
    let below = state.frames.len().saturating_sub(2);
    match (state.frames.get_mut(below), attack.by) {
        (Some(Frame::Activation(activation)), Who::Invader(id)) if activation.figure == id => {
            activation.attacks = activation.attacks.saturating_sub(1);
        }
        (Some(Frame::Marine(MarineStep::Act)), Who::Marine(who))
            if !attack.guard && who == state.turn.who =>
        {
            state.turn.attacks -= 1;
            state.turn.used.insert(attack.weapon);
            // The attack fixes the choice of Ready (D04-INT-38; Cool Planner has both).
            if state.ready_is_open() {
                state.turn.moves = 0;
            }
        }
        _ => {}
    }
}

/// One or more bullet icons on the final faces cost one token (D04-AMMO-2, D04-INT-15). Invaders and infinite weapons
/// use none (D04-AMMO-1).
pub(super) fn spend_ammo(state: &mut State, attack: Attack, events: &mut impl Events<Event>) {
    let (Who::Marine(who), Some(ammo)) = (attack.by, attack.weapon.sheet().ammo) else { return };
    if state.total(&attack).bullet {
        let left = &mut state.marine_mut(who).ammo[ammo.index()];
        *left = left.saturating_sub(1);
        events.put(|| Event::Spent { who: Seat(who), weapon: attack.weapon });
    }
}
