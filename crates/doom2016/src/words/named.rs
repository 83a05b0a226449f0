//! Names: of figures, cards, places and numbers of things.

use engine::about::{Kind, Spot};
use engine::{Arg, Message, Seat};
use skirmish::{DoorId, FigureId, Pos};

use crate::action::{Thing, Who};
use crate::event::Named;
use crate::frame::Source;
use crate::initiative::InitiativeCard;
use crate::place::{Footing, Shape};
use crate::{
    Action, AttackBox, Card, ClassKind, DemonKind, DieKind, EventCard, GloryCard, GloryKind, Group, Item,
    Pool, State,
};

/// A marine by his place in letter order.
pub(crate) fn marine(state: &State, n: u8) -> Arg {
    seat(state, Seat(n))
}

/// A marine, or the invader.
pub(crate) fn seat(state: &State, who: Seat) -> Arg {
    let Some(marine) = state.marines.get(who.index()) else { return Arg::key("d16-invader") };
    Arg::key(format!("d16-{}", marine.callsign)).about(Spot::figure(who))
}

/// A marine, or the invader at the beginning of a sentence.
pub(crate) fn seat_first(state: &State, who: Seat) -> Arg {
    if who.index() < state.marines.len() { seat(state, who) } else { Arg::key("d16-the-invader") }
}

pub(crate) fn kind(kind: DemonKind) -> Arg {
    Arg::key(format!("d16-{kind}")).about(Spot::card(kind))
}

/// A demon by its kind and number: two of a kind can be told apart.
fn demon(what: DemonKind, id: FigureId) -> Arg {
    Arg::from(Message::new("d16-figure").with("kind", kind(what)).with("id", id.number()))
        .about(Spot::figure(id))
}

/// Somebody in the middle of a sentence, also if he is off the map by now.
pub(crate) fn named(state: &State, who: Named) -> Arg {
    match who {
        Named::Marine(who) => seat(state, who),
        Named::Demon(id, kind) => demon(kind, id),
        Named::Drone => Arg::key("d16-drone").about(Spot::figure("drone")),
    }
}

/// Somebody at the beginning of a sentence.
pub(crate) fn named_first(state: &State, who: Named) -> Arg {
    match who {
        Named::Marine(who) => seat(state, who),
        Named::Demon(id, kind) => Arg::from(Message::new(format!("d16-the-{kind}")).with("id", id.number()))
            .about(Spot::card(kind))
            .about(Spot::figure(id)),
        Named::Drone => Arg::key("d16-the-drone").about(Spot::figure("drone")),
    }
}

/// Somebody on the map; one who is not there by his number.
pub(crate) fn who(state: &State, who: Who) -> Arg {
    match who {
        Who::Marine(n) if usize::from(n) >= state.marines.len() => Arg::text(who),
        Who::Demon(id) if !state.demons.has(id) => Arg::text(id),
        _ => named(state, state.named(who)),
    }
}

pub(crate) fn everybody(state: &State, whom: impl Iterator<Item = Who>) -> Vec<Arg> {
    whom.map(|one| who(state, one)).collect()
}

/// Somebody with his place.
pub(crate) fn who_at(state: &State, one: Who) -> Arg {
    match state.footing(one) {
        Some(footing) => located(who(state, one), place(state, footing)),
        None => who(state, one),
    }
}

/// Somebody or something with its place.
pub(crate) fn located(what: Arg, at: Arg) -> Arg {
    Message::new("d16-at").with("what", what).with("at", at).into()
}

/// A place on the map: of a large figure its corners.
pub(crate) fn place(state: &State, footing: Footing) -> Arg {
    extent(state.pos(footing.at), footing.shape)
}

pub(crate) fn extent(at: Pos, shape: Shape) -> Arg {
    let (x, y) = match shape {
        Shape::One => return Arg::from(at),
        Shape::Across => (1, 0),
        Shape::Down => (0, 1),
        Shape::Quad => (1, 1),
        Shape::Wide => (2, 1),
        Shape::Tall => (1, 2),
    };
    Arg::text(format!("{at:#}–{:#}", Pos::new(at.x + x, at.y + y)))
}

/// So many of something: `damage`, `spaces`, a kind of demon.
pub(crate) fn many(what: &str, n: u8) -> Arg {
    Message::new(format!("d16-many-{what}")).with("n", n).into()
}

pub(crate) fn door(door: DoorId) -> Arg {
    Arg::from(Message::new("d16-door").with("n", door.0 + 1)).about(Spot::new(Kind::Door, door.0 + 1))
}

pub(crate) fn card(card: Card) -> Arg {
    Arg::key(format!("d16-card-{}", card.face().title)).about(Spot::card(card))
}

pub(crate) fn event(card: EventCard) -> Arg {
    Arg::key(format!("d16-event-{}", card.face().id)).about(Spot::card(card))
}

pub(crate) fn class(class: ClassKind) -> Arg {
    Arg::key(format!("d16-class-{class}")).about(Spot::card(class))
}

pub(crate) fn glory(kind: GloryKind) -> Arg {
    Arg::key(format!("d16-glory-{kind}")).about(Spot::card(kind))
}

/// A name; if somebody has several cards of it, also which of them it is: first, second.
fn told_apart<C: PartialEq>(name: Arg, it: C, twins: impl Iterator<Item = C>) -> Arg {
    let twins: Vec<C> = twins.collect();
    match twins.iter().position(|twin| *twin == it) {
        Some(n) if twins.len() > 1 => {
            Message::new("d16-card-copy").with("name", name).with("n", n + 1).into()
        }
        _ => name,
    }
}

/// A card of a marine, told apart from others of the same name.
pub(crate) fn own_card(state: &State, it: Card) -> Arg {
    let owner = state.marines.iter().find(|marine| marine.cards().has(it));
    let own = owner.into_iter().flat_map(|marine| marine.cards().iter());
    told_apart(card(it), it, own.filter(|other| other.same_name(it)))
}

/// A glory kill card, told apart from others of the same name.
pub(crate) fn own_glory(state: &State, it: GloryCard) -> Arg {
    let owner = state.marines.iter().find(|marine| marine.glory.has(it));
    let own = owner.into_iter().flat_map(|marine| marine.glory.iter());
    told_apart(glory(it.kind()), it, own.filter(|other| other.kind() == it.kind()))
}

/// Where an ability stands, by the name that players know.
pub(crate) fn source(of: Source) -> Arg {
    match of {
        Source::Card(it) => card(it),
        Source::Class(it) => class(it),
        Source::Glory(it) => glory(it),
        Source::Event(it) => event(it),
        Source::Demon(it) => ability(&it.sheet().ability.id),
        Source::Argent(it) => ability(&it.sheet().argent.id),
    }
}

/// An ability of a demon card.
pub(crate) fn ability(id: &str) -> Arg {
    Arg::key(format!("d16-ability-{id}"))
}

pub(crate) fn thing(it: Thing) -> Arg {
    match it {
        Thing::Item(Item::HealthPack) => Arg::key("d16-token-health-pack"),
        Thing::Item(Item::Weapon(set)) => Arg::key(format!("d16-set-{set}")),
        Thing::Sample => Arg::key("d16-sample"),
        Thing::Asset => Arg::key("d16-asset"),
    }
}

/// An initiative card: whose it is.
pub(crate) fn initiative(state: &State, card: InitiativeCard) -> Arg {
    match card {
        InitiativeCard::Invader => Arg::key("d16-invader"),
        InitiativeCard::Marine(n) => marine(state, n),
    }
}

/// A portal with its colour and place; a number that no portal has stands for itself.
pub(crate) fn portal(state: &State, n: u8) -> Arg {
    if usize::from(n) >= state.portals.len() {
        return Arg::text(n + 1);
    }
    let colour = Arg::key(format!("d16-portal-{}", state.portal_colour(n)));
    located(colour, Arg::from(state.pos(state.portal_at(n))))
}

/// The demons of a group and its argent.
pub(crate) fn group(group: Group) -> Arg {
    let demons = group.iter().map(|(kind, n)| many(kind.word(), n));
    let argent = (group.argent > 0).then(|| many("argent", group.argent));
    demons.chain(argent).collect::<Vec<_>>().into()
}

/// Dice of an attack.
pub(crate) fn pool(pool: Pool) -> Arg {
    let dice = DieKind::ALL.into_iter().filter(|&die| pool.of(die) > 0);
    let dice: Vec<Arg> = dice.map(|die| many(die.word(), pool.of(die))).collect();
    if dice.is_empty() { Arg::key("d16-no-dice") } else { dice.into() }
}

/// Range and dice of an attack.
pub(crate) fn reach(range: u8, dice: Pool) -> Arg {
    Message::new("d16-reach").with("range", range).with("dice", pool(dice)).into()
}

/// The attack box of a card, with how often it is used.
pub(crate) fn attack_box(it: AttackBox) -> Arg {
    let once = reach(it.range, it.dice);
    if it.times > 1 {
        return Message::new("d16-reach-times").with("reach", once).with("n", it.times).into();
    }
    if it.everyone { Message::new("d16-reach-everyone").with("reach", once).into() } else { once }
}

/// A question about somebody.
pub(crate) fn about(key: &'static str, state: &State, whom: Who) -> Message {
    Message::new(key).with("whom", who_at(state, whom))
}

/// A space that somebody goes to.
pub(crate) fn to_label(action: Action) -> Option<Message> {
    match action {
        Action::To(pos) => Some(Message::new("d16-label-to").with("at", pos)),
        _ => None,
    }
}
