//! Blow-through: an attack walks on from space to space, a die fewer each time (D04-ABIL-BLOW, D04-INT-14 to D04-INT-16).

use crate::action::Who;
use crate::frame::{Attack, Stage};
use crate::place::{Barrels, Footing, SpaceId};
use crate::reason::Reason;
use crate::state::Seats;
use crate::{Action, DieKind, State};

/// Dice that may be dropped.
const DROPPED: [DieKind; 2] = [DieKind::Green, DieKind::Blue];

/// Dice of the attack that may still be dropped.
pub(super) fn spare_dice(attack: &Attack) -> u8 {
    DROPPED.into_iter().map(|die| attack.pool.of(die)).sum()
}

/// May the attack be walked on, and is there something that it could reach? If not, nobody is asked.
pub(super) fn can_go_on(state: &State, attack: &Attack) -> bool {
    can_walk_on(state, attack) && has_somewhere_to_walk(state, attack)
}

/// May the attack be walked on at all? It needs ammo that is left (D04-AMMO-3).
fn can_walk_on(state: &State, attack: &Attack) -> bool {
    let ammo = match (attack.by, attack.weapon.sheet().ammo) {
        (Who::Marine(who), Some(ammo)) => state.marine(who).ammo_of(ammo) > 0,
        _ => true,
    };
    let through = state.arms(attack.by, attack.weapon).abilities.blow_through;
    through && spare_dice(attack) > 0 && ammo && !attack.ended && state.footing(attack.by).is_some()
}

/// May the chain go onto this space next to it (D04-INT-16)?
fn may_walk_onto(state: &State, attack: &Attack, space: SpaceId) -> Result<(), Reason> {
    let (invaders, marines) = (state.invaders_on(space), state.marines_on(space));
    let friends = match attack.by {
        Who::Marine(_) => !marines.is_empty(),
        Who::Invader(_) => !invaders.is_empty(),
    };
    if !state.is_revealed(space) {
        Err(Reason::NoSpaceToChain)
    } else if state.is_blocking(space) {
        Err(Reason::ChainObstacle)
    } else if !(invaders & attack.struck).is_empty() || !(marines & attack.struck_marines).is_empty() {
        Err(Reason::ChainAgain)
    } else if friends {
        Err(Reason::ChainFriend)
    } else {
        Ok(())
    }
}

/// Is there something to be rolled for on this space?
fn is_prey(state: &State, attack: &Attack, space: SpaceId) -> bool {
    let enemies = match attack.by {
        Who::Marine(_) => state.figures.is_held(space, state.arena()),
        Who::Invader(_) => !state.marines_on(space).is_empty(),
    };
    enemies || state.barrel_at(space).is_some()
}

/// Spaces beside one, nothing shut between.
fn beside(state: &State, from: SpaceId) -> impl Iterator<Item = SpaceId> + '_ {
    let steps = state.strides(Footing::from(from));
    steps.filter(|stride| stride.is_free(state.closed)).map(|stride| stride.to.at)
}

fn next_spaces(state: &State, attack: &Attack, from: SpaceId) -> impl Iterator<Item = SpaceId> {
    beside(state, from).filter(move |&to| may_walk_onto(state, attack, to).is_ok())
}

/// Could the chain still reach something? If not, nobody is asked.
fn has_somewhere_to_walk(state: &State, attack: &Attack) -> bool {
    let steps = spare_dice(attack);
    let mut rim = vec![attack.target];
    let mut seen = rim.clone();
    for _ in 0..steps {
        let mut next = Vec::new();
        for &space in &rim {
            for to in next_spaces(state, attack, space) {
                if is_prey(state, attack, to) {
                    return true;
                }
                if !seen.contains(&to) {
                    seen.push(to);
                    next.push(to);
                }
            }
        }
        rim = next;
    }
    false
}

/// All that may be answered.
pub(super) fn list(state: &State, attack: &Attack, actions: &mut Vec<Action>) {
    let dice = DROPPED.into_iter().filter(|&die| attack.pool.of(die) > 0);
    for space in next_spaces(state, attack, attack.target) {
        let pos = state.arena().space(space).pos;
        actions.extend(dice.clone().map(|die| Action::Chain(pos, die)));
    }
    actions.push(Action::Done);
}

/// May this be answered?
pub(super) fn may(state: &State, attack: &Attack, action: Action) -> Result<(), Reason> {
    match action {
        Action::Done => Ok(()),
        Action::Chain(_, die) if !DROPPED.contains(&die) || attack.pool.of(die) == 0 => Err(Reason::ChainDie),
        Action::Chain(pos, _) => {
            let space = state.arena().at(pos).filter(|&space| state.is_revealed(space));
            let space = space.ok_or(Reason::NoSpaceToChain)?;
            if !beside(state, attack.target).any(|to| to == space) {
                return Err(Reason::ChainFar);
            }
            may_walk_onto(state, attack, space)
        }
        _ => Err(Reason::ChooseChain),
    }
}

/// Carry an answer out: a roll of its own, aimed no more (D04-INT-14).
pub(super) fn act(state: &mut State, attack: Attack, action: Action) {
    let target = match action {
        Action::Chain(pos, die) => state.arena().at(pos).map(|target| (target, die)),
        _ => None,
    };
    let Some((target, die)) = target else {
        state.set_stage(Stage::Over);
        return;
    };
    let prey = is_prey(state, &attack, target);
    state.mend_attack(|top| {
        *top = Attack {
            target,
            pool: attack.pool.without(die).unwrap_or(attack.pool),
            // An empty space is walked over without a roll.
            stage: if prey { Stage::Declared } else { Stage::Chain },
            walked: true,
            named: None,
            aimed: false,
            sure: false,
            deadly: 0,
            declined: Seats::NONE,
            blurred: false,
            settled: false,
            fuses: Barrels::NONE,
            ..attack
        };
    });
}
