//! What the actions of the invader mean: activations, attacks, argent, events, summoning.

use engine::Message;
use skirmish::FigureId;

use super::attack::in_force;
use super::effect::effects;
use super::named::{ability, event, group, kind, many, portal, reach, who, who_at};
use crate::action::{Spot, Who};
use crate::frame::{Frame, Source};
use crate::steps::strike_attack;
use crate::threat::Summons;
use crate::{Cost, DemonKind, EventCard, State};

/// All demons of a kind, with the argent on their card.
pub(crate) fn rouse(state: &State, it: DemonKind) -> Message {
    let there = state.demons.iter().filter(|(_, demon)| demon.kind == it).count() as u8;
    Message::new("d16-label-rouse")
        .with("demons", many(it.word(), there))
        .with("argent", many("argent", state.demon_card(it).argent))
}

pub(crate) fn activate(state: &State, id: FigureId) -> Message {
    let message = Message::new("d16-label-activate").with("who", who_at(state, Who::Demon(id)));
    match state.demons.get(id) {
        Some(demon) => message.with("damage", demon.damage).with("health", demon.kind.sheet().health),
        None => Message::new("d16-label-choose").with("what", who(state, Who::Demon(id))),
    }
}

/// An attack that the demon has left, with the range and dice that it has now.
pub(crate) fn strike(state: &State, n: u8) -> Message {
    let id = state.turn.figure;
    let attack = id.and_then(|id| strike_attack(state, id, n.wrapping_sub(1)));
    match attack.and_then(|attack| in_force(state, attack)) {
        Some((range, dice)) => Message::new("d16-label-strike").with("reach", reach(range, dice)),
        None => Message::new("d16-label-attack"),
    }
}

/// The demon that may use its argent ability: the one that attacks, or acts.
pub(crate) fn argent(state: &State) -> Message {
    let attacker = state.attack().map(|attack| attack.by);
    let id = match (state.top(), attacker) {
        (Some(Frame::Attack), Some(Who::Demon(id))) => Some(id),
        _ => state.turn.figure,
    };
    let Some(demon) = id.and_then(|id| state.demons.get(id)) else {
        return Message::new("d16-label-argent-none");
    };
    let it = &demon.kind.sheet().argent;
    Message::new("d16-label-argent")
        .with("ability", ability(&it.id))
        .with("does", effects(Source::Argent(demon.kind), it))
}

/// An event card for one of its abilities.
pub(crate) fn play_event(it: EventCard, n: u8) -> Message {
    let message = |key: &'static str| Message::new(key).with("card", event(it));
    let Some(ability) = it.face().abilities.get(usize::from(n).wrapping_sub(1)) else {
        return message("d16-label-event-none");
    };
    let key = if ability.cost == Cost::Argent { "d16-label-event-argent" } else { "d16-label-event" };
    message(key).with("does", effects(Source::Event(it), ability))
}

/// A portal to summon from, with the counters that it costs or has.
pub(crate) fn summon(state: &State, n: u8) -> Message {
    let message = |key: &'static str| Message::new(key).with("portal", portal(state, n.wrapping_sub(1)));
    let Some(there) = state.portals.get(usize::from(n).wrapping_sub(1)) else {
        return message("d16-label-portal");
    };
    let stock = match state.arena().mission().threat.map(|threat| threat.card().summons) {
        Some(Summons::Stock(stock)) => Some(stock.cost[state.portal_colour(n - 1)]),
        _ => None,
    };
    match stock {
        Some(cost) if state.round.number > 0 => {
            message("d16-label-portal-cost").with("counters", many("counters", cost))
        }
        None if there.counters > 0 => {
            message("d16-label-portal-has").with("counters", many("counters", there.counters))
        }
        _ => message("d16-label-portal"),
    }
}

/// One of the two groups of a portal: what comes.
pub(crate) fn choose_group(state: &State, n: u8) -> Message {
    let plain = || Message::new("d16-label-group-nth").with("n", n);
    let Some(&Frame::Summon(summon)) = state.top() else { return plain() };
    let card = state.invader.invasion.filter(|_| usize::from(summon.portal) < state.portals.len());
    let groups = card.map(|card| card.groups(state.portal_colour(summon.portal)));
    match groups.and_then(|groups| groups.get(usize::from(n).wrapping_sub(1)).copied()) {
        Some(it) => Message::new("d16-label-group").with("group", group(it)),
        None => plain(),
    }
}

pub(crate) fn charge(state: &State, spot: Spot) -> Message {
    match spot {
        Spot::Demon(it) => Message::new("d16-label-charge")
            .with("kind", kind(it))
            .with("argent", many("argent", state.demon_card(it).argent)),
        Spot::Invasion => {
            Message::new("d16-label-charge-invasion").with("argent", many("argent", state.invader.argent))
        }
    }
}
