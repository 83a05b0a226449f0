//! Somebody may have dice rolled again: dodge, blur, aim (D04-RERL-1 to D04-RERL-4, D04-INT-12, D04-INT-13).

use engine::{Decision, Events, Seat};
use skirmish::Dice;

use crate::action::Who;
use crate::event::Event;
use crate::frame::Attack;
use crate::reason::Reason;
use crate::rules::cards::{may_hold, wrong_time};
use crate::{Action, EventKind, InvaderCard, OrderKind, State};

/// Who may have dice rolled again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asker {
    /// A marine who dodges (D04-ORD-DODGE).
    Dodge(u8),
    /// The invader may play a card that dodges (E01).
    Blur,
    /// The invader has played it and picks the dice.
    Blurred,
    /// The attacker, whose attack is aimed (D04-ORD-AIM).
    Aim,
}

/// Who may have dice rolled again next (D04-RERL-1, D04-RERL-4, D04-ORD-DODGE, D04-INT-12, D04-INT-13): nobody a second
/// time (D04-RERL-2), and nobody if an aimed attack is dodged (D04-RERL-3).
fn asker(state: &State, attack: &Attack) -> Option<Asker> {
    if attack.settled {
        return None;
    }
    if attack.blurred {
        return (!attack.aimed).then_some(Asker::Blurred);
    }
    let (invaders, marines) = state.affected(attack);
    let dodges = |who: u8| {
        let holds = state.marine(who).order == Some(OrderKind::Dodge);
        !attack.sure && marines.has(Seat(who)) && holds && attack.by != Who::Marine(who)
    };
    if attack.aimed && state.marine_ids().any(dodges) {
        return None;
    }
    // The first dodging player to the attacker's left decides.
    let seats = state.invader().0 + 1;
    let first = state.seat_of(attack.by).0 + 1;
    for seat in (first..first + seats).map(|seat| seat % seats) {
        if attack.declined.has(Seat(seat)) {
            continue;
        }
        if seat == state.invader().0 {
            let by_marine = matches!(attack.by, Who::Marine(_));
            if by_marine && !invaders.is_empty() && (blurs(state).next().is_some() || always_asks(state)) {
                return Some(Asker::Blur);
            }
        } else if dodges(seat) {
            return Some(Asker::Dodge(seat));
        }
    }
    attack.aimed.then_some(Asker::Aim)
}

/// Some tables ask the invader always, so that a pause tells nothing.
fn always_asks(state: &State) -> bool {
    state.setup.open_windows && !state.hand.is_empty()
}

/// Cards in the hand that dodge (E01).
fn blurs(state: &State) -> impl Iterator<Item = InvaderCard> + use<> {
    state.hand.and(EventKind::Blur.cards()).iter()
}

/// Who is asked about re-rolls, and whether the question is secret.
pub(super) fn decision(state: &State, attack: &Attack) -> Option<Decision> {
    let (seat, secret) = match asker(state, attack)? {
        Asker::Dodge(who) => (Seat(who), false),
        Asker::Blur => (state.invader(), true),
        Asker::Blurred => (state.invader(), false),
        Asker::Aim => (state.seat_of(attack.by), false),
    };
    Some(Decision { seat, secret })
}

/// All that may be answered.
pub(super) fn list(state: &State, attack: &Attack, actions: &mut Vec<Action>) {
    match asker(state, attack) {
        Some(Asker::Blur) => {
            actions.extend(blurs(state).map(Action::Play));
            actions.push(Action::Pass);
        }
        Some(_) => actions.extend((0..1 << attack.pool.len()).map(Dice).map(Action::Reroll)),
        None => {}
    }
}

/// May this be answered?
pub(super) fn may(state: &State, attack: &Attack, action: Action) -> Result<(), Reason> {
    let blur = asker(state, attack) == Some(Asker::Blur);
    match action {
        Action::Pass if blur => Ok(()),
        Action::Play(card) => match may_hold(state, card)? {
            EventKind::Blur if blur => Ok(()),
            event => Err(wrong_time(event)),
        },
        Action::Reroll(dice) if !blur && dice.is_within(attack.pool.len()) => Ok(()),
        Action::Reroll(_) => Err(Reason::RerollDice),
        _ => Err(Reason::ChooseDice),
    }
}

/// May somebody have dice rolled again?
pub(super) fn is_asked(state: &State, attack: &Attack) -> bool {
    asker(state, attack).is_some()
}

/// Nobody has dice rolled again any more.
pub(super) fn close(state: &State, attack: &Attack, events: &mut impl Events<Event>) {
    let dodged = || {
        let (_, marines) = state.affected(attack);
        state.marine_ids().any(|who| {
            marines.has(Seat(who))
                && state.marine(who).order == Some(OrderKind::Dodge)
                && attack.by != Who::Marine(who)
        })
    };
    if !attack.settled && attack.aimed && (attack.blurred || dodged()) {
        events.put(|| Event::Cancelled);
    }
}

/// Carry an answer out.
pub(super) fn act(state: &mut State, mut attack: Attack, action: Action, events: &mut impl Events<Event>) {
    let asker = asker(state, &attack);
    let by = decision(state, &attack).map_or(state.invader(), |asked| asked.seat);
    match action {
        Action::Reroll(dice) if !dice.is_empty() => {
            state.roll(attack.pool, dice, &mut attack.faces);
            attack.settled = true;
            let (pool, faces) = (attack.pool, attack.faces);
            events.put(|| Event::Rerolled { by, pool, faces: faces[..pool.len()].to_vec() });
        }
        _ => match asker {
            // Who does not play a card for it does not dodge; the next one may.
            Some(Asker::Blur) => attack.declined.insert(state.invader()),
            // He keeps the roll: the first who dodges decides for all (D04-RERL-4).
            _ => attack.settled = true,
        },
    }
    state.mend_attack(|top| *top = attack);
}

/// Why somebody may have dice rolled again: the key of the question.
pub(super) fn why(state: &State, attack: &Attack) -> &'static str {
    match asker(state, attack) {
        Some(Asker::Blurred) => "d04-prompt-reroll-blurred",
        Some(Asker::Blur) => "d04-prompt-reroll-blur",
        Some(Asker::Aim) => "d04-prompt-reroll-aim",
        Some(Asker::Dodge(_)) | None => "d04-prompt-reroll-dodge",
    }
}
