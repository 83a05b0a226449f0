//! What a marine may do in his activation, and doing it (D16-MAR-2 to D16-MAR-5, D16-MAR-9).

use engine::{Events, Message, Seat};

use super::MarineStep;
use crate::action::Who;
use crate::event::Event;
use crate::frame::{Attack, Frame, Source};
use crate::reason::{Reason, allow};
use crate::rules::impossible;
use crate::state::Open;
use crate::words::named::{card, many};
use crate::{
    Ability, Action, ActionKind, Card, Condition, Cost, Effect, Gains, GloryCard, Hook, Moment, SetKind,
    State, squad,
};

/// The points that the active marine may spend; none if a card says that he cannot move (D16-GEN-1).
fn points(state: &State) -> u8 {
    if state.turn.rooted { 0 } else { state.turn.mp }
}

/// All that the active marine may do.
pub(super) fn list(state: &State, actions: &mut Vec<Action>) {
    let who = state.active_marine();
    let me = Who::Marine(who);
    let (marine, mp) = (state.marine(who), points(state));
    state.list_steps(me, mp, false, actions);
    if !state.turn.rooted {
        actions.extend(state.ends(who, mp).map(|space| Action::Teleport(state.pos(space))));
    }
    state.list_takes(who, mp, actions);
    // In passing nothing else is possible (D16-INT-16).
    if state.is_sharing(me) {
        return;
    }
    state.list_doors(me, mp, actions);
    list_powers(state, who, Moment::OwnActivation, actions);
    state.list_links(who, actions);
    if let Some(open) = state.turn.open {
        if has_target_with(state, open.card) {
            actions.push(Action::Fire);
        }
        actions.push(Action::Hold);
    } else {
        actions.extend(marine.hand.iter().filter(|&card| may_play(state, card).is_ok()).map(Action::Play));
        if may_sprint(state, who).is_ok() {
            actions.extend(marine.hand.iter().map(Action::Sprint));
        }
        list_powers(state, who, Moment::Bonus, actions);
    }
    actions
        .extend(marine.glory.iter().filter(|&card| may_glory(state, who, card).is_ok()).map(Action::Glory));
    if state.turn.open.is_none() {
        state.list_seals(who, actions);
    }
    actions.push(Action::End);
}

/// May the active marine do this?
pub(super) fn may(state: &State, action: Action) -> Result<(), Reason> {
    let who = state.active_marine();
    let me = Who::Marine(who);
    let (marine, mp) = (state.marine(who), points(state));
    let held = |card: Card| allow(marine.hand.has(card), Reason::NotInHand);
    // What needs no place to stay.
    match action {
        Action::Step(_) | Action::Teleport(_) if state.turn.rooted => return Err(Reason::Rooted),
        Action::Step(way) => return state.may_step(me, mp, false, way).map(|_| ()),
        Action::Teleport(pos) => return state.may_teleport(me, mp, pos),
        Action::Take(thing) => return state.may_take(who, mp, thing),
        Action::Door(door) => state.may_open(me, mp, door)?,
        Action::Play(card) | Action::Sprint(card) | Action::Link(_, card) => held(card)?,
        Action::Seal(one, other) => held(one).and_then(|()| held(other))?,
        Action::Fire | Action::Hold | Action::Power(_) | Action::Glory(_) | Action::End => {}
        _ => return Err(Reason::NotInActivation),
    }
    // In passing nothing else is possible (D16-INT-16).
    allow(!state.is_sharing(me), Reason::Passing)?;
    let closed = || allow(state.turn.open.is_none(), Reason::AttackOpen);
    match action {
        Action::Play(card) => closed().and_then(|()| may_play(state, card)),
        Action::Sprint(_) => closed().and_then(|()| may_sprint(state, who)),
        Action::Fire => {
            let open = state.turn.open.ok_or(Reason::NoOpen)?;
            allow(has_target_with(state, open.card), Reason::NoTarget)
        }
        Action::Hold => allow(state.turn.open.is_some(), Reason::NoOpen),
        Action::Power(n) => may_use(state, who, n),
        Action::Glory(card) => may_glory(state, who, card),
        Action::Link(n, _) => state.may_link(who, n),
        Action::Seal(one, other) => {
            closed()?;
            match state.may_seal(who) {
                Err(Reason::NoPortalHere) | Ok(()) if one >= other => Err(Reason::TwoCards),
                answer => answer,
            }
        }
        _ => Ok(()),
    }
}

/// May a card of his hand be played while no attack is open (D16-MAR-2, D16-MAR-3, D16-MAR-7)?
fn may_play(state: &State, card: Card) -> Result<(), Reason> {
    match card.face().kind {
        ActionKind::Main => allow(state.turn.mains > 0, Reason::NoMain),
        ActionKind::Bonus => Ok(()),
        ActionKind::Reaction => Err(Reason::ReactionOnly),
    }
}

/// May he discard a card for movement points, instead of any main action (D16-MAR-5, D16-INT-30, D16-INT-36)?
fn may_sprint(state: &State, who: u8) -> Result<(), Reason> {
    allow(!state.marine(who).asset, Reason::Asset)?;
    allow(state.turn.mains > 0, Reason::NoMain)
}

/// May he use an ability of his class (D16-MIS-1, D16-MAR-9)?
fn may_use(state: &State, who: u8, n: u8) -> Result<(), Reason> {
    let ability = state.power(who, n)?;
    let timely = match ability.when {
        Moment::OwnActivation => true,
        Moment::Bonus if state.turn.open.is_some() => return Err(Reason::AttackOpen),
        Moment::Bonus => true,
        _ => false,
    };
    state.may_pay(who, points(state), ability)?;
    allow(timely && has_use(state, who, ability), Reason::AbilityTime)
}

/// Would an ability of his class find something to do?
fn has_use(state: &State, who: u8, ability: &Ability) -> bool {
    ability.effects.iter().any(|effect| match effect {
        Effect::Heal(heal) => !state.healable(who, *heal).is_empty(),
        Effect::Hook(Hook::LendMp(_)) => state.standing().any(|(other, _)| other != who),
        Effect::Hook(Hook::Wake(range)) => !state.wakeable(who, *range).is_empty(),
        Effect::Hook(Hook::Climb(_)) => state.turn.climb == 0,
        _ => true,
    })
}

/// The abilities of his class that he may use at a moment.
fn list_powers(state: &State, who: u8, moment: Moment, actions: &mut Vec<Action>) {
    let timely = state.marine(who).class.map(|class| class.card()).filter(|card| card.has_at(moment));
    let Some(card) = timely else { return };
    let numbered = (1..).zip(&card.abilities).filter(|(_, ability)| ability.when == moment);
    actions.extend(numbered.map(|(n, _)| n).filter(|&n| may_use(state, who, n).is_ok()).map(Action::Power));
}

/// May he use a glory kill card: beside a main action just played, or as a bonus (D16-GLO-4, D16-MAR-9)?
fn may_glory(state: &State, who: u8, card: GloryCard) -> Result<(), Reason> {
    state.may_show(who, card)?;
    match (card.kind().face().ability.when, state.turn.open) {
        (Moment::Bonus, None) => Ok(()),
        (Moment::Bonus, Some(_)) => Err(Reason::AttackOpen),
        (Moment::MainPlayed, Some(open)) => {
            let fresh = open.left == open.card.face().attack.map_or(0, |attack| attack.times);
            allow(fresh && open.card.face().kind == ActionKind::Main, Reason::GloryTime)
        }
        _ => Err(Reason::GloryTime),
    }
}

/// Carry out what the active marine does.
pub(super) fn act(state: &mut State, action: Action, events: &mut impl Events<Event>) {
    let who = state.active_marine();
    let me = Who::Marine(who);
    match action {
        Action::Step(way) => {
            let cost = state.make_step(me, way, false, events);
            state.pay_mp(cost);
        }
        Action::Teleport(pos) => {
            let Some(space) = state.arena().at(pos) else { return impossible("a teleporter is a space") };
            let cost = state.teleport_cost(who, space, state.climbs(me));
            state.pay_mp(cost);
            state.turn.climb = state.turn.climb.saturating_sub(cost);
            state.turn.moved = true;
            state.teleport(who, pos, events);
        }
        Action::Door(door) => {
            let cost = state.door_cost(me);
            state.pay_mp(cost);
            state.open_door(me, door, events);
        }
        Action::Take(thing) => {
            let cost = state.take_cost(thing);
            state.pay_mp(cost);
            state.take(who, thing, events);
        }
        Action::Play(card) => play(state, who, card, events),
        Action::Sprint(card) => {
            state.turn.mains -= 1;
            // The card goes at once and has no effect (D16-MAR-10).
            state.discard(who, card);
            events.put(|| Event::Sprinted { who: Seat(who), card });
            state.gain_mp(me, squad::sprint(), events);
            state.push_window(Moment::MarineDashes, me);
        }
        Action::Fire => fire_open(state),
        Action::Hold => state.turn.open = None,
        Action::Power(n) => {
            let ability = state.marine(who).class.map(|class| &class.card().abilities[usize::from(n) - 1]);
            if ability.is_some_and(|ability| ability.cost == Cost::Mp) {
                state.pay_mp(1);
            }
            state.use_power(who, n - 1, me, events);
        }
        Action::Glory(card) => state.use_glory(who, card, me, events),
        Action::Link(objective, card) => state.link(who, objective - 1, card, events),
        Action::Seal(one, other) => state.seal(who, [one, other], events),
        _ => {
            state.turn.open = None;
            state.set_top(Frame::Marine(MarineStep::End));
        }
    }
}

/// A marine plays a main or bonus card (D16-MAR-3).
fn play(state: &mut State, who: u8, card: Card, events: &mut impl Events<Event>) {
    let face = card.face();
    let me = Who::Marine(who);
    if face.kind == ActionKind::Main {
        state.turn.mains -= 1;
    }
    let marine = state.marine_mut(who);
    marine.hand.remove(card);
    // A grenade leaves the game (D16-ITM-5).
    if card.set().sheet().kind != SetKind::Grenade {
        marine.played.insert(card);
    }
    events.put(|| Event::Played { who: Seat(who), card });
    state.gain_mp(me, face.speed, events);
    if let Some(attack) = face.attack {
        state.turn.open = Some(Open { card, left: attack.times, fury: 0 });
    }
    for (n, ability) in face.abilities.iter().enumerate().rev() {
        let of = Source::Card(card);
        let holds = ability.conditions.iter().all(|&condition| state.holds(of, condition, me, me));
        if ability.when == Moment::Played && holds {
            state.push_effects(of, n as u8, me, me);
        }
    }
}

/// The attack of the open card, as it would be now.
pub(crate) fn open_attack(state: &State, card: Card) -> Option<Attack> {
    let who = state.active_marine();
    let attack = card.face().attack?;
    let me = Who::Marine(who);
    let only = match attack.needs {
        Some(Condition::SameDefender) => Some(state.turn.last?),
        Some(needs) if !state.holds(Source::Card(card), needs, me, me) => return None,
        _ => None,
    };
    let boosts = state.turn.boosts.iter().filter(|boost| boost.within.is_none());
    let gains = boosts.fold(Gains::default(), |sum, boost| sum.plus(boost.gains));
    Some(Attack { only, gains, ..State::card_attack(who, card)? })
}

/// Is there anybody to attack with the open card?
fn has_target_with(state: &State, card: Card) -> bool {
    open_attack(state, card).is_some_and(|attack| state.has_defender(&attack))
}

/// The marine attacks with the card that lies open (D16-MAR-9, D16-INT-6).
fn fire_open(state: &mut State) {
    let Some(open) = state.turn.open else { return impossible("a card lies open") };
    let Some(ready) = open_attack(state, open.card) else { return impossible("the open card can attack") };
    // What was made ready is added when the attack is declared.
    let mut attack = Attack { gains: Gains::default(), ..ready };
    let times = open.card.face().attack.map_or(1, |attack| attack.times);
    attack.repeat = open.left < times;
    if open.fury > 0 && !attack.repeat {
        attack.gains.reroll_any += open.fury;
    }
    state.turn.open = (open.left > 1).then(|| Open { left: open.left - 1, ..open });
    state.turn.fired.insert(open.card.set());
    state.declare(attack);
}

/// What is left of his activation.
pub(super) fn prompt(state: &State) -> Message {
    let turn = &state.turn;
    let points = many("points", turn.mp);
    if let Some(open) = turn.open {
        let message = Message::new("d16-prompt-act-open").with("card", card(open.card)).with("left", points);
        return if open.left > 1 {
            Message { key: "d16-prompt-act-open-times".into(), ..message }.with("n", open.left)
        } else {
            message
        };
    }
    let sharing = state.is_sharing(Who::Marine(state.active_marine()));
    let left = vec![points, many("mains", turn.mains)];
    Message::new(if sharing { "d16-prompt-act-sharing" } else { "d16-prompt-act" }).with("left", left)
}
