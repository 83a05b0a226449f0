//! Refusals of cards and abilities: events, reactions, class cards, glory kill cards, argent.

use engine::Refusal;

use super::{elsewhere, no};
use crate::action::Who;
use crate::attack::{name_bit, reaction_bit};
use crate::frame::{Frame, Window};
use crate::rule::*;
use crate::{Action, Card, Cost, EventCard, GloryCard, Moment, State};

/// A window outside attacks.
pub(super) fn window(state: &State, window: &Window, action: Action) -> Option<Refusal> {
    let seat = state.window_decision(window).seat;
    if seat == state.invader_seat() {
        return match action {
            Action::Event(card, n) => Some(event(state, card, n, window.used, Some(window.moment))),
            _ => None,
        };
    }
    Some(match action {
        Action::Play(card) => react(state, seat.0, card, window.used, window.moment),
        Action::Power(n) => power(state, seat.0, n),
        Action::Glory(card) => glory(state, seat.0, card),
        Action::Fetch(card) if !state.marine(seat.0).hand.has(card) => {
            no("refusal-d16-not-in-hand", &[D16_GEN_4])
        }
        Action::Event(..) => elsewhere(state, Frame::Window(*window), action),
        _ => return None,
    })
}

/// An event card; `moment` where it is known.
pub(super) fn event(state: &State, card: EventCard, n: u8, used: u64, moment: Option<Moment>) -> Refusal {
    if !state.invader.hand.has(card) {
        return no("refusal-d16-not-in-hand", &[D16_EVT_1]);
    }
    let Some(ability) = card.face().abilities.get(usize::from(n).wrapping_sub(1)) else {
        return no("refusal-d16-no-ability", &[D16_EVT_1]);
    };
    if moment != Some(ability.when) {
        no("refusal-d16-event-time", &[D16_EVT_1, D16_INT_1])
    } else if used >> name_bit(card) & 1 != 0 {
        no("refusal-d16-same-name", &[D16_ATK_12, D16_INT_3])
    } else if ability.cost == Cost::Argent {
        no("refusal-d16-no-argent", &[D16_ARG_1, D16_TUT_8])
    } else if state.invader.hand.iter().any(|other| other != card && other.same_name(card)) {
        no("refusal-d16-twin", &[D16_ATK_12, D16_INT_3])
    } else {
        no("refusal-d16-event-condition", &[D16_EVT_1, D16_GEN_4])
    }
}

/// A reaction from the hand.
pub(super) fn react(state: &State, who: u8, card: Card, used: u64, moment: Moment) -> Refusal {
    if !state.marine(who).hand.has(card) {
        no("refusal-d16-not-in-hand", &[D16_MAR_7])
    } else if !card.face().abilities.iter().any(|ability| ability.when == moment) {
        no("refusal-d16-reaction-time", &[D16_MAR_7, D16_MAR_2])
    } else if used >> reaction_bit(card) & 1 != 0 {
        no("refusal-d16-same-name", &[D16_INT_3])
    } else {
        no("refusal-d16-reaction-condition", &[D16_MAR_7, D16_GEN_4])
    }
}

/// An ability of the class card.
pub(super) fn power(state: &State, who: u8, n: u8) -> Refusal {
    if state.is_tutorial() {
        return no("refusal-d16-tutorial", &[D16_TUT_8, D16_MIS_1]);
    }
    let marine = state.marine(who);
    let abilities = marine.class.map_or(&[][..], |class| &class.card().abilities);
    let Some(ability) = abilities.get(usize::from(n).wrapping_sub(1)) else {
        return no("refusal-d16-no-ability", &[D16_MIS_1]);
    };
    if ability.cost == Cost::Exhaust && marine.exhausted {
        no("refusal-d16-exhausted", &[D16_MIS_1, D16_MAR_1])
    } else if ability.once_a_round && marine.signalled {
        no("refusal-d16-once-a-round", &[D16_INT_31, D16_GEN_3])
    } else if ability.when == Moment::Bonus && state.is_his_turn(who) && state.turn.open.is_some() {
        no("refusal-d16-attack-open", &[D16_MAR_9])
    } else if ability.cost == Cost::Mp && state.turn.mp == 0 {
        no("refusal-d16-no-points", &[D16_GEN_4, D16_MOV_1])
    } else {
        no("refusal-d16-ability-time", &[D16_GEN_4, D16_INT_2])
    }
}

/// A glory kill card.
pub(super) fn glory(state: &State, who: u8, card: GloryCard) -> Refusal {
    let held = state.marine(who).glory;
    if !held.has(card) {
        no("refusal-d16-no-glory", &[D16_GLO_4])
    } else if held.iter().any(|other| other < card && other.kind() == card.kind()) {
        no("refusal-d16-twin", &[D16_INT_3])
    } else if card.kind().face().ability.when == Moment::Bonus
        && state.is_his_turn(who)
        && state.turn.open.is_some()
    {
        no("refusal-d16-attack-open", &[D16_MAR_9])
    } else {
        no("refusal-d16-ability-time", &[D16_GEN_4, D16_INT_3])
    }
}

/// The argent ability of the demon that acts.
pub(super) fn argent(state: &State, moment: Moment) -> Refusal {
    let attacker = state.attack().map(|attack| attack.by);
    let acting = state.turn.figure.and_then(|id| state.demons.get(id));
    let Some(demon) = acting else { return no("refusal-d16-argent-time", &[D16_ARG_1, D16_ARG_2]) };
    let sheet = demon.kind.sheet();
    if state.is_tutorial() {
        no("refusal-d16-tutorial", &[D16_TUT_8])
    } else if sheet.argent.when != moment || attacker.is_some_and(|by| !matches!(by, Who::Demon(_))) {
        no("refusal-d16-argent-time", &[D16_ARG_1, D16_DEM_2, D16_GEN_4])
    } else if state.demon_card(demon.kind).argent == 0 {
        no("refusal-d16-no-argent", &[D16_ARG_1, D16_DEM_2])
    } else {
        no("refusal-d16-argent-once", &[D16_ARG_3, D16_INT_6, D16_INT_11])
    }
}
