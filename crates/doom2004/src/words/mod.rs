//! The game in words: questions, choices and events as messages that the codex puts into a language.

mod about;
mod dice;
mod label;
mod odds;
mod rules;
mod shelves;
mod shot;
mod step;
mod tell;
mod why;

pub(crate) use about::about;
pub(crate) use label::{fire, label, sweep};
pub(crate) use odds::{odds, odds_at};
pub(crate) use shelves::shelves;
pub(crate) use shot::shot;
pub(crate) use step::mover;
pub(crate) use tell::tell;
pub(crate) use why::{causes, meant, spots, unasked, wall};

use engine::about::{Kind, Spot};
use engine::{Arg, Message, Seat};

use crate::action::{Gift, Who};
use crate::event::Named;
use crate::frame::Attack;
use crate::place::{DoorId, ItemId, Pos, Shape, SpaceId};
use crate::state::{FigureId, FigureSet, Seats, Thing};
use crate::{EventKind, Group, InvaderCard, InvaderKind, MarineCardKind, State, TokenKind, WeaponKind};

/// A marine by his colour, or the invader.
pub(crate) fn seat(state: &State, who: Seat) -> Arg {
    let Some(marine) = state.marines.get(who.index()) else { return Arg::key("d04-invader") };
    Arg::key(format!("d04-marine-{}", marine.colour)).about(Spot::figure(who))
}

/// A marine by his place in the order.
pub(crate) fn marine(state: &State, n: u8) -> Arg {
    seat(state, Seat(n))
}

/// A marine or the invader at the beginning of a sentence.
pub(crate) fn seat_first(state: &State, who: Seat) -> Arg {
    let Some(marine) = state.marines.get(who.index()) else { return Arg::key("d04-the-invader") };
    Arg::key(format!("d04-the-{}-marine", marine.colour)).about(Spot::figure(who))
}

pub(crate) fn kind(kind: InvaderKind) -> Arg {
    Arg::key(format!("d04-{kind}")).about(Spot::card(kind))
}

/// An invader by its kind and number: two of a kind can be told apart.
pub(crate) fn invader(what: InvaderKind, id: FigureId) -> Arg {
    Arg::from(Message::new("d04-figure").with("kind", kind(what)).with("id", id.number()))
        .about(Spot::figure(id))
}

/// Somebody at the beginning of a sentence, also if he is off the board by now.
pub(crate) fn named_first(state: &State, who: Named) -> Arg {
    match who {
        Named::Marine(who) => seat_first(state, who),
        Named::Invader(id, kind) => {
            Arg::from(Message::new(format!("d04-the-{kind}")).with("id", id.number()))
                .about(Spot::card(kind))
                .about(Spot::figure(id))
        }
    }
}

pub(crate) fn figure(state: &State, id: FigureId) -> Arg {
    state.figures.get(id).map_or(Arg::text(id), |figure| invader(figure.kind, id))
}

pub(crate) fn who(state: &State, who: Who) -> Arg {
    match who {
        Who::Marine(n) => marine(state, n),
        Who::Invader(id) => figure(state, id),
    }
}

/// An invader with the place it stands on.
pub(crate) fn figure_at(state: &State, id: FigureId) -> Arg {
    match state.figures.get(id) {
        Some(it) => located(figure(state, id), extent(state.arena().space(it.at).pos, it.shape)),
        None => Arg::text(id),
    }
}

/// Somebody or something with its place.
pub(crate) fn located(what: Arg, at: Arg) -> Arg {
    Message::new("d04-at").with("what", what).with("at", at).into()
}

/// The places that a figure fills: its corners.
pub(crate) fn extent(at: Pos, shape: Shape) -> Arg {
    let far = match shape {
        Shape::One => return Arg::from(at),
        _ => shape.extent(at).to,
    };
    Arg::text(format!("{at:#}–{far:#}"))
}

/// Invaders and marines of two sets.
pub(crate) fn figures(state: &State, (invaders, marines): (FigureSet, Seats)) -> Vec<Arg> {
    let invaders = invaders.iter().map(|id| figure(state, id));
    let marines = marines.iter().map(|seat| marine(state, seat.0));
    invaders.chain(marines).collect()
}

/// Who or what is on a space that is attacked.
pub(crate) fn on_space(state: &State, space: SpaceId) -> Arg {
    let there = figures(state, (state.invaders_on(space), state.marines_on(space)));
    if !there.is_empty() {
        return there.into();
    }
    Arg::key(if state.barrel_at(space).is_some() { "d04-barrel" } else { "d04-empty-space" })
}

pub(crate) fn weapon(weapon: WeaponKind) -> Arg {
    Arg::key(format!("d04-{weapon}")).about(Spot::card(weapon))
}

pub(crate) fn token(token: TokenKind) -> Arg {
    Arg::key(format!("d04-{token}"))
}

/// A thing of the scenario.
pub(crate) fn item(state: &State, item: ItemId) -> Arg {
    let known = state.arena().scenario().items.get(item.index());
    known.map_or(Arg::text(item.0 + 1), |it| (&it.name.prose).into())
}

pub(crate) fn gift(state: &State, gift: Gift) -> Arg {
    match gift {
        Gift::Weapon(it) => weapon(it),
        Gift::Ammo(ammo) => many(ammo.word(), 1),
        Gift::Item(it) => item(state, it),
    }
}

pub(crate) fn thing(state: &State, thing: Thing) -> Arg {
    match thing {
        Thing::Token(it) => token(it),
        Thing::Item(it) => item(state, it),
        Thing::Encounter(_) => Arg::key("d04-encounter"),
    }
}

/// So many of something: `wounds`, `spaces`, an ammo or an invader.
pub(crate) fn many(what: &str, n: u8) -> Arg {
    Message::new(format!("d04-many-{what}")).with("n", n).into()
}

/// A door by its number and kind.
pub(crate) fn door(state: &State, door: DoorId) -> Arg {
    let plan = state.arena().doors().get(door.index());
    let kind = plan.and_then(|plan| plan.key).map_or("d04-door".to_owned(), |key| format!("d04-{key}-door"));
    let name = Message::new("d04-numbered-door").with("door", Arg::key(kind)).with("n", door.0 + 1);
    Arg::from(name).about(Spot::new(Kind::Door, door.0 + 1))
}

pub(crate) fn marine_card(card: MarineCardKind) -> Arg {
    Arg::key(format!("d04-card-{card}")).about(Spot::card(card))
}

pub(crate) fn event_name(event: EventKind) -> Arg {
    Arg::key(format!("d04-event-{event}")).about(Spot::card(event))
}

/// The invaders of a spawn card, one side of it.
pub(crate) fn group(group: Group) -> Arg {
    group.iter().map(|(kind, n)| many(kind.word(), n)).collect::<Vec<_>>().into()
}

/// A card by the name of its event, or by what it brings.
pub(crate) fn card(it: InvaderCard) -> Arg {
    match it.event() {
        Some(event) => event_name(event),
        None => spawn_card(brings(it)),
    }
}

/// What a spawn card can bring.
fn brings(it: InvaderCard) -> Arg {
    match it.groups() {
        [one, other] => {
            Message::new("d04-either").with("one", group(*one)).with("other", group(*other)).into()
        }
        groups => groups.first().map_or(Arg::text(it), |only| group(*only)),
    }
}

pub(crate) fn spawn_card(brings: Arg) -> Arg {
    Message::new("d04-spawn-card").with("group", brings).into()
}

/// Words for a card in the hand. If they fit another card as well, they say what this one brings; of several alike, which it is.
pub(crate) fn told_apart(state: &State, it: InvaderCard, words: Arg) -> Arg {
    let whole = card(it);
    let alike = |other: &InvaderCard| card(*other) == whole;
    let shares = |other: InvaderCard| other.groups().iter().any(|group| it.groups().contains(group));
    let words = if words != whole && state.hand.iter().any(|other| !alike(&other) && shares(other)) {
        Message::new("d04-card-of").with("name", words).with("card", brings(it)).into()
    } else {
        words
    };
    let copies: Vec<InvaderCard> = state.hand.iter().filter(alike).collect();
    match copies.iter().position(|&copy| copy == it) {
        Some(n) if copies.len() > 1 => {
            Message::new("d04-card-copy").with("name", words).with("n", n + 1).into()
        }
        _ => words,
    }
}

/// Who attacks, and with what.
pub(crate) fn attacker(state: &State, attack: &Attack) -> Arg {
    match attack.by {
        Who::Marine(_) => Message::new("d04-armed")
            .with("who", who(state, attack.by))
            .with("weapon", weapon(attack.weapon))
            .into(),
        Who::Invader(_) => who(state, attack.by),
    }
}

/// What is attacked: those whom a sweep reaches, the figure that was named, or what is on the space.
pub(crate) fn target(state: &State, attack: &Attack) -> Arg {
    if state.is_sweep(attack) {
        let swept = figures(state, state.swept(attack.by));
        return if swept.is_empty() { Arg::key("d04-nobody") } else { swept.into() };
    }
    let what = attack.named.map_or_else(|| on_space(state, attack.target), |named| who(state, named));
    located(what, Arg::from(state.arena().space(attack.target).pos))
}

/// A question about the attack that is under way.
pub(crate) fn with_attack(state: &State, key: &'static str) -> Message {
    let Some(attack) = state.attacks.last() else { return Message::new("d04-prompt-wait") };
    Message::new(key).with("attacker", attacker(state, attack)).with("target", target(state, attack))
}

/// The same with the dice as they lie.
pub(crate) fn with_dice(state: &State, key: &'static str) -> Message {
    match state.attacks.last() {
        Some(attack) => with_attack(state, key).with("stands", dice::standing(state, attack)),
        None => Message::new("d04-prompt-wait"),
    }
}
