//! Choices that effects ask for: what may be answered, and what an answer does.

use engine::{Events, Seat};
use skirmish::SpaceId;

use super::{Effects, Frame};
use crate::action::Who;
use crate::effect::Burst;
use crate::event::{Event, Shown};
use crate::frame::Source;
use crate::{Action, Card, Cards, DieKind, Effect, Hook, State, Whom};

/// All answers to the choice that the next effect asks for; none if it asks for nothing.
pub(super) fn list(state: &State, effects: &Effects, actions: &mut Vec<Action>) {
    let Some(effect) = effects.next_effect() else { return };
    let to = |space: SpaceId| Action::To(state.pos(space));
    let me = effects.by;
    match *effect {
        Effect::Harm(harm) => match harm.whom {
            Whom::Enemy => actions.extend(
                state
                    .enemies(me)
                    .filter(|&who| who != Who::Drone || harm.damage > 0)
                    .filter(|&who| harm.within.is_none_or(|within| state.range(me, who) <= within))
                    .filter(|&who| !harm.sight || state.sees(me, who))
                    .map(Action::At),
            ),
            Whom::ByDefender => {
                let Some(at) = state.turn.last_at else { return };
                let near = |who: &Who| {
                    let footing = state.footing(*who);
                    footing
                        .is_some_and(|footing| state.range_between(at, footing) <= harm.within.unwrap_or(1))
                };
                actions.extend(state.enemies(me).filter(near).map(Action::At));
            }
            _ => {}
        },
        Effect::Burst(burst) => {
            actions.extend(spaces_in_reach(state, me, burst.within).into_iter().map(to));
        }
        Effect::Heal(heal) => {
            if let Who::Marine(who) = me {
                actions.extend(state.healable(who, heal).into_iter().map(|n| Action::Pick(Seat(n))));
            }
        }
        Effect::Hook(Hook::Reload) => {
            if let (Who::Marine(who), Source::Card(card)) = (me, effects.of) {
                actions.extend(reloadable(state, who, card).iter().map(Action::Fetch));
            }
        }
        Effect::Hook(Hook::Pick) => {
            if let Who::Marine(who) = me {
                actions.extend(state.marine(who).deck.next().iter().map(Action::Fetch));
            }
        }
        Effect::Hook(Hook::Decoy(within)) => {
            let taken = state.taken();
            let free =
                spaces_in_reach(state, me, within).into_iter().filter(|space| !taken.contains(space.index()));
            actions.extend(free.map(to));
        }
        Effect::Hook(Hook::DarkPact(_)) => {
            actions.extend(state.marine_ids().map(|who| Action::Pick(Seat(who))));
        }
        Effect::Hook(Hook::LendMp(_)) => {
            let others = state.standing().filter(|&(n, _)| Who::Marine(n) != me);
            actions.extend(others.map(|(n, _)| Action::Pick(Seat(n))));
        }
        Effect::Hook(Hook::Wake(range)) => {
            if let Who::Marine(who) = me {
                actions.extend(state.wakeable(who, range).into_iter().map(to));
            }
        }
        _ => {}
    }
}

/// Spaces within range and in sight, as if a figure stood there (D16-INT-40).
fn spaces_in_reach(state: &State, who: Who, within: u8) -> Vec<SpaceId> {
    let Some(from) = state.footing(who) else { return Vec::new() };
    let arena = state.arena();
    let (far, view) = (arena.distances(from.at, state.closed), arena.view(from.at, state.closed));
    arena.spaces().filter(|space| far[space.index()] <= within && view.contains(space.index())).collect()
}

/// Other cards of the same set among the discards (Break and Load).
fn reloadable(state: &State, who: u8, card: Card) -> Cards {
    state.marine(who).discard.iter().filter(|other| other.set() == card.set() && *other != card).collect()
}

/// Carry out the choice that an effect asked for.
pub(super) fn act(state: &mut State, effects: Effects, action: Action, events: &mut impl Events<Event>) {
    let Some(&effect) = effects.next_effect() else { return };
    state.set_top(Frame::Effects(Effects { next: effects.next + 1, ..effects }));
    let me = effects.by;
    match (effect, action) {
        (Effect::Harm(harm), Action::At(who)) => {
            if harm.stun {
                state.stun(who, events);
            }
            if harm.damage > 0 {
                state.suffer(who, harm.damage, effects.of, events);
                state.deal_damage(Some(me), events);
            }
        }
        (Effect::Burst(burst), Action::To(pos)) => {
            if let Some(space) = state.arena().at(pos) {
                burst_at(state, &effects, burst, space, events);
            }
        }
        (Effect::Heal(heal), Action::Pick(Seat(who))) => state.recover(who, heal.recover, events),
        (Effect::Hook(Hook::Reload), Action::Fetch(card)) => {
            if let Who::Marine(who) = me {
                state.marine_mut(who).discard.remove(card);
                fetch(state, who, card, events);
            }
        }
        (Effect::Hook(Hook::Pick), Action::Fetch(card)) => {
            if let Who::Marine(who) = me {
                state.marine_mut(who).deck.remove(card);
                fetch(state, who, card, events);
            }
        }
        (Effect::Hook(Hook::Decoy(_)), Action::To(pos)) => {
            if let Some(space) = state.arena().at(pos)
                && state.decoys.try_push(space).is_none()
            {
                events.put(|| Event::Decoy { at: pos });
            }
        }
        (Effect::Hook(Hook::DarkPact(dice)), Action::Pick(Seat(who))) => {
            (state.round.marked, state.round.mark_dice) = (Some(who), dice);
            state.round.marks_used = Default::default();
            let who = Seat(who);
            events.put(|| Event::Marked { who });
        }
        (Effect::Hook(Hook::LendMp(n)), Action::Pick(Seat(who))) => {
            state.gain_mp(Who::Marine(who), n, events);
        }
        (Effect::Hook(Hook::Wake(_)), Action::To(pos)) => {
            if let Some(space) = state.arena().at(pos) {
                state.wake_teleporter(space, events);
            }
        }
        _ => {}
    }
}

fn fetch(state: &mut State, who: u8, card: Card, events: &mut impl Events<Event>) {
    let marine = state.marine_mut(who);
    marine.hand.insert(card);
    let who = Seat(who);
    events.put(|| Event::Fetched { who, card });
}

/// Everybody on a space or next to it suffers (D16-INT-40).
fn burst_at(
    state: &mut State,
    effects: &Effects,
    burst: Burst,
    at: SpaceId,
    events: &mut impl Events<Event>,
) {
    let (by, of) = (effects.by, effects.of);
    let rolled: u8 = burst.dice.dice().map(|die| show(state, die)).sum();
    if let Some(die) = burst.dice.dice().next() {
        events.put(|| Event::Rolled { dice: vec![Shown { die, damage: rolled }] });
    }
    let damage = burst.damage + rolled + state.demolition(by);
    let near = |who: &Who| {
        (burst.whom != Whom::Demons || matches!(who, Who::Demon(_)))
            && state.footing(*who).is_some_and(|footing| state.range_between(at.into(), footing) <= 1)
    };
    let hit: Vec<Who> = state.figures().filter(near).collect();
    hit.iter().for_each(|&who| state.suffer(who, damage, of, events));
    if let Who::Marine(who) = by
        && burst.leech > 0
    {
        state.recover(who, burst.leech.min(hit.len() as u8), events);
    }
    state.deal_damage(Some(by), events);
}

/// Roll a die: the damage it shows.
fn show(state: &mut State, die: DieKind) -> u8 {
    let face = state.roll_die(die);
    die.faces()[usize::from(face)]
}
