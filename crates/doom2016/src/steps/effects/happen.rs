//! What effects do that ask for nothing.

use engine::{Events, Seat};
use tinyvec::ArrayVec;

use super::Effects;
use crate::action::{Spot, Who};
use crate::effect::{ArgentPlace, Boost, Harm};
use crate::event::Event;
use crate::frame::{Ambush, Attack, Charge, Frame, Push, Scout, Source, Spend, Stage};
use crate::initiative::InitiativeCard;
use crate::rules::attacks::members;
use crate::rules::impossible;
use crate::{Cards, Effect, Gains, Hook, Pool, Side, State, Whom};

/// An effect that asks for nothing happens.
pub(super) fn happen(state: &mut State, effect: Effect, effects: &Effects, events: &mut impl Events<Event>) {
    let (by, on) = (effects.by, effects.on);
    match effect {
        Effect::Gain(gains) => {
            if matches!(effects.of, Source::Glory(_)) && frames_hold_attack(state).is_none() {
                // Fury: the attack of the main action that lies open.
                if let Some(open) = &mut state.turn.open {
                    open.fury += gains.reroll_any;
                }
                return;
            }
            let Some(stage) = frames_hold_attack(state) else { return };
            let rolled = stage > Stage::Thin;
            let attack = state.attack_mut();
            if rolled {
                attack.gains = attack.gains.plus(Gains { dice: Pool::default(), ..gains });
                if !gains.dice.is_empty() {
                    state.add_dice(gains.dice, events);
                }
            } else {
                attack.gains = attack.gains.plus(gains);
            }
        }
        Effect::NextAttack(boost) => {
            // A class in force gains nothing from a second occasion (D16-INT-8).
            let again = matches!(effects.of, Source::Class(_)) && state.turn.boosts.contains(&boost);
            if !again {
                make_ready(&mut state.turn.boosts, boost);
            }
        }
        Effect::Fire => {
            if let (Source::Card(card), Who::Marine(who)) = (effects.of, by)
                && let Some(attack) = State::card_attack(who, card)
            {
                state.declare(Attack { only: Some(on), ..attack });
            }
        }
        Effect::Attack(strike) => match by {
            Who::Marine(_) => {
                let only = if matches!(effects.of, Source::Class(_)) { Some(on) } else { None };
                state.declare(State::granted(by, strike, only));
            }
            _ => {
                if state.is_acting(on) && state.turn.strikes.try_push(strike).is_some() {
                    impossible("there is room for the attacks of all event cards");
                }
            }
        },
        Effect::Splash(splash) => {
            if state.attack().is_some() {
                state.attack_mut().splash = Some(splash);
            }
        }
        Effect::RevealAgain => state.reveal_again(events),
        Effect::Shields(n) => {
            if state.attack().is_some() {
                let attack = state.attack_mut();
                attack.shields += n;
                let who = attack.target;
                let who = state.named(who);
                events.put(|| Event::Shields { who, n });
            }
        }
        Effect::Cap(n) => {
            if state.attack().is_some() {
                state.attack_mut().cap = Some(n);
            }
        }
        Effect::Harm(harm) => do_harm(state, harm, effects, events),
        Effect::Recover(n) => {
            if let Who::Marine(who) = by {
                state.recover(who, n, events);
            }
        }
        Effect::Mp(n) => state.gain_mp(on, n, events),
        Effect::LoseMp(n) => state.lose_mp(on, n, events),
        Effect::Move(n) => {
            if state.footing(on).is_some() {
                state.push(Frame::Spend(Spend { who: on, left: n, steps: true, moved: false }));
            }
        }
        Effect::Draw(n) => {
            if let Who::Marine(who) = by {
                state.draw_cards(who, n, events);
            }
        }
        Effect::DrawEvents(n) => state.draw_events(n, events),
        Effect::DrawGlory(n) => {
            if let Who::Marine(who) = by {
                (0..n).for_each(|_| {
                    state.draw_glory(who, events);
                });
            }
        }
        Effect::Argent(argent) => match argent.on {
            ArgentPlace::ItsCard => {
                if let Who::Demon(id) = on
                    && let Some(kind) = state.demons.get(id).map(|demon| demon.kind)
                    && !state.is_tutorial()
                {
                    state.place_argent(Spot::Demon(kind), argent.tokens, events);
                }
            }
            place => {
                let (left, on) = (argent.tokens, state.chargeable_kinds());
                let invasion = place == ArgentPlace::AnyCard;
                state.push(Frame::Charge(Charge { left, on, invasion, moved: false }));
            }
        },
        Effect::Hook(hook) => do_hook(state, hook, by, events),
        // Nothing to choose from.
        Effect::Burst(_) | Effect::Heal(_) => {}
    }
}

/// The stage of the attack that this ability belongs to; `None` outside attacks.
fn frames_hold_attack(state: &State) -> Option<Stage> {
    let below = state.frames.iter().rev().find(|frame| !matches!(frame, Frame::Effects(_)));
    match below {
        Some(Frame::Attack) => state.attack().map(|attack| attack.stage),
        _ => None,
    }
}

/// Damage, stun or a push without an attack, for all whom it means.
fn do_harm(state: &mut State, harm: Harm, effects: &Effects, events: &mut impl Events<Event>) {
    let by = effects.by;
    let hit: Vec<Who> = match harm.whom {
        // Of many defenders all that the attack has hurt.
        Whom::Defender => {
            let hit = state.attack().map(|attack| members(attack.hit_demons, attack.hit_marines));
            hit.into_iter().flatten().collect()
        }
        Whom::Killer => vec![effects.on],
        Whom::Enemies => state
            .enemies(by)
            .filter(|&who| harm.within.is_none_or(|within| state.range(by, who) <= within))
            .filter(|&who| !harm.sight || state.sees(by, who))
            .collect(),
        Whom::Marines => state
            .standing()
            .map(|(n, _)| Who::Marine(n))
            .filter(|&who| harm.within.is_none_or(|within| state.range(by, who) <= within))
            .collect(),
        _ => Vec::new(),
    };
    if harm.stun {
        hit.iter().for_each(|&who| state.stun(who, events));
    }
    if harm.push > 0 {
        let marines = hit.iter().filter_map(|who| match *who {
            Who::Marine(n) => Some(Seat(n)),
            Who::Demon(_) | Who::Drone => None,
        });
        let marines = marines.collect();
        state.push(Frame::Push(Push { by, marines }));
    }
    if harm.damage > 0 {
        hit.iter().for_each(|&who| state.suffer(who, harm.damage, effects.of, events));
        let killer = if harm.whom == Whom::Killer { None } else { Some(by) };
        state.deal_damage(killer, events);
    }
}

/// A rule in code.
fn do_hook(state: &mut State, hook: Hook, by: Who, events: &mut impl Events<Event>) {
    match hook {
        Hook::Wash(n) if state.attack().is_some() => state.attack_mut().wash = n,
        Hook::Root => state.turn.rooted = true,
        Hook::Unsteady(n) => state.turn.unsteady = n,
        Hook::Trophies(n) => state.turn.trophies += n,
        Hook::Climb(n) => state.turn.climb = n,
        Hook::Reshuffle => {
            if let Who::Marine(who) = by {
                let marine = state.marine_mut(who);
                marine.deck.rest = marine.deck.all().or(marine.discard);
                marine.deck.top.clear();
                marine.discard = Cards::NONE;
                let who = Some(Seat(who));
                events.put(|| Event::Reshuffled { who });
            }
        }
        Hook::Darkness(n) => {
            state.round.dark = n;
            events.put(|| Event::Dark { range: n });
        }
        Hook::Ambush(n) => {
            let cards = usize::from(n).min(state.round.initiative.len());
            state.look_at_initiative(cards, Side::Invader, events);
            state.push(Frame::Ambush(Ambush { cards: cards as u8 }));
        }
        Hook::Scout => {
            state.look_at_initiative(1, Side::Marines, events);
            if let Who::Marine(who) = by {
                state.push(Frame::Scout(Scout { who }));
            }
        }
        Hook::GoFirst => {
            if let Who::Marine(who) = by {
                state.round.initiative.lift(InitiativeCard::Marine(who));
                let who = Seat(who);
                events.put(|| Event::Lifted { who });
            }
        }
        // Rules that hold all the time, or are asked for elsewhere.
        _ => {}
    }
}

/// Something is made ready for the next attack. Where it would be too much to keep apart, two become one: the attack adds
/// up what has no range, and of what has one the last holds (D16-INT-7).
fn make_ready(boosts: &mut ArrayVec<[Boost; 6]>, boost: Boost) {
    let Some(boost) = boosts.try_push(boost) else { return };
    let alike = |one: usize, other: usize| boosts[one].within.is_none() == boosts[other].within.is_none();
    let mut pairs = (1..boosts.len()).flat_map(|later| (0..later).map(move |first| (first, later)));
    match pairs.find(|&(first, later)| alike(first, later)) {
        Some((first, later)) => {
            if boosts[later].within.is_none() {
                boosts[later].gains = boosts[first].gains.plus(boosts[later].gains);
            }
            boosts.remove(first);
            boosts.push(boost);
        }
        None => impossible("of three, two are alike"),
    }
}
