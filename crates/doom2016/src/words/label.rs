//! What an action means in this position, in a few words.

use engine::{Arg, Decision, Message, Seat, Silent};

use super::effect::effects;
use super::named::{
    attack_box, card, class, event, extent, group, initiative, many, own_card, own_glory, reach, seat, thing,
    who_at,
};
use super::{attack, dice, invader, step};
use crate::action::Thing;
use crate::frame::{Frame, Source};
use crate::state::Actor;
use crate::{
    Ability, Action, ActionKind, AttackBox, Card, CardSet, ClassKind, Cost, EventSet, GloryCard, Goal,
    InvasionKind, Item, Moment, Portal, SquadKind, State, squad,
};

/// What `action` would do now. Any action has a label, legal or not.
pub(crate) fn label(state: &State, asked: Option<Decision>, action: Action) -> Message {
    match action {
        Action::Start(pos) => Message::new("d16-label-start").with("at", pos),
        Action::Class(it) => Message::new("d16-label-class")
            .with("class", class(it))
            .with("help", Arg::key(format!("d16-class-{it}-help"))),
        Action::Arm(set) => arm(set),
        Action::Lead(whom) => Message::new("d16-label-lead")
            .with("squad", Arg::key(format!("d16-squad-{}", SquadKind::TakingPoint)))
            .with("whom", seat(state, whom)),
        Action::EventSet(set) => event_set(set),
        Action::Invasion(it) => invasion(it),
        Action::Respawn(pos) => step::arrive(state, "d16-label-respawn", pos),
        Action::Play(it) => play(state, it),
        Action::Sprint(it) => Message::new("d16-label-sprint")
            .with("card", own_card(state, it))
            .with("points", many("points", squad::sprint())),
        Action::Fire => open(state, "d16-label-fire"),
        Action::Hold => open(state, "d16-label-hold"),
        Action::Step(way) => step::step(state, way),
        Action::Teleport(pos) => step::teleport(state, pos),
        Action::Door(it) => step::open(state, it),
        Action::Take(it) => take(state, asked, it),
        Action::Power(n) => power(state, asked, n),
        Action::Glory(it) => use_glory(state, it),
        Action::Link(n, it) => link(state, n, it),
        Action::Seal(one, other) => Message::new("d16-label-seal")
            .with("one", own_card(state, one))
            .with("other", own_card(state, other)),
        Action::End => Message::new("d16-label-end"),
        Action::Rouse(it) => invader::rouse(state, it),
        Action::Activate(id) => invader::activate(state, id),
        Action::Strike(n) => invader::strike(state, n),
        Action::Argent => invader::argent(state),
        Action::Event(it, n) => invader::play_event(it, n),
        Action::Burn(it) => Message::new("d16-label-burn").with("card", event(it)),
        Action::Portal(n) => invader::summon(state, n),
        Action::Group(n) => invader::choose_group(state, n),
        Action::Put(pos, shape) => Message::new("d16-label-put").with("at", extent(pos, shape)),
        Action::Charge(spot) => invader::charge(state, spot),
        Action::At(whom) => Message::new("d16-label-choose").with("what", who_at(state, whom)),
        Action::To(pos) => Message::new("d16-label-space").with("at", pos),
        Action::Pick(whom) => pick(state, whom),
        Action::Fetch(it) => fetch(state, asked, it),
        Action::Lose(die) => Message::new("d16-label-lose").with("die", dice::die(die)),
        Action::Reroll(again) => dice::reroll(state, again),
        Action::Turn(die, face) => dice::turn(state, die, face),
        Action::Second => Message::new("d16-label-second"),
        Action::Order(order) => put_back(state, order),
        Action::Bottom => Message::new("d16-label-bottom").with("card", Arg::key("d16-unknown-card")),
        Action::Recover => {
            let by = recovery(state, asked, |after, who| {
                let n = after.glory_recovers(who, 1);
                after.recover(who, n, &mut Silent);
            });
            Message::new("d16-label-recover").with("damage", by)
        }
        Action::Pass => Message::new("d16-label-pass"),
        Action::Done => Message::new("d16-label-done"),
    }
}

/// A weapon with the names of its cards.
fn arm(set: CardSet) -> Message {
    let cards: Vec<Arg> = set.cards(1).iter().map(card).collect();
    Message::new("d16-label-arm").with("set", Arg::key(format!("d16-set-{set}"))).with("cards", cards)
}

/// An event set with the names of its cards.
fn event_set(set: EventSet) -> Message {
    let cards: Vec<Arg> = set.cards().iter().filter(|card| card.copy() == 1).map(event).collect();
    Message::new("d16-label-event-set")
        .with("set", Arg::key(format!("d16-events-{set}")))
        .with("cards", cards)
}

/// An invasion card with all that it can bring.
fn invasion(it: InvasionKind) -> Message {
    let message = Message::new("d16-label-invasion").with("card", Arg::key(format!("d16-invasion-{it}")));
    Portal::ALL.into_iter().fold(message, |message, colour| {
        let [one, other] = it.groups(colour);
        message.with(
            colour.word(),
            Message::new("d16-either").with("one", group(one)).with("other", group(other)),
        )
    })
}

/// What an action card does as it is printed: its attack, or its effects.
pub(crate) fn does(it: Card) -> Option<Arg> {
    let face = it.face();
    let own = face.abilities.iter().find(|ability| ability.when != Moment::ThisAttack);
    match (face.attack, own) {
        (Some(attack), _) => Some(Message::new("d16-effect-attack").with("reach", attack_box(attack)).into()),
        (None, Some(ability)) => Some(effects(Source::Card(it), ability)),
        (None, None) => None,
    }
}

/// An action card with what it gives: points, an attack as it would be now, or its effects.
fn play(state: &State, it: Card) -> Message {
    let face = it.face();
    let kind = Arg::key(match face.kind {
        ActionKind::Main => "d16-main-action",
        ActionKind::Bonus => "d16-bonus-action",
        ActionKind::Reaction => "d16-reaction",
    });
    let does = match face.attack {
        Some(attack) => {
            let reach = attack_box(in_force(state, it, attack));
            Some(Message::new("d16-effect-attack").with("reach", reach).into())
        }
        None => does(it),
    };
    let message =
        |key: &'static str| Message::new(key).with("card", own_card(state, it)).with("kind", kind.clone());
    let points = many("points", face.speed);
    match does {
        Some(does) if face.kind == ActionKind::Reaction => message("d16-label-react").with("does", does),
        Some(does) => message("d16-label-play-does").with("points", points).with("does", does),
        None => message("d16-label-play").with("points", points),
    }
}

/// The card whose attack is still to be made.
fn open(state: &State, key: &'static str) -> Message {
    let Some(open) = state.turn.open else { return Message::new("d16-label-attack") };
    let message = Message::new(key).with("card", card(open.card));
    match open.card.face().attack {
        Some(attack) if key == "d16-label-fire" => {
            let AttackBox { range, dice, .. } = in_force(state, open.card, attack);
            message.with("reach", reach(range, dice))
        }
        _ => message,
    }
}

/// The attack box of a card of the active marine with the range and the dice that it has now.
fn in_force(state: &State, it: Card, printed: AttackBox) -> AttackBox {
    let attack = match state.turn.who {
        Actor::Marine(who) if state.marine(who).cards().has(it) => State::card_attack(who, it),
        _ => None,
    };
    let now = attack.and_then(|attack| attack::in_force(state, attack));
    now.map_or(printed, |(range, dice)| AttackBox { range, dice, ..printed })
}

fn take(state: &State, asked: Option<Decision>, it: Thing) -> Message {
    let message = |key: &'static str| Message::new(key).with("what", thing(it));
    match it {
        Thing::Item(Item::HealthPack) => {
            let by = recovery(state, asked, |after, who| after.take(who, it, &mut Silent));
            message("d16-label-take-pack").with("damage", by)
        }
        _ if state.take_cost(it) > 0 => Message::new("d16-for")
            .with("step", message("d16-label-take"))
            .with("points", many("points", state.take_cost(it))),
        _ => message("d16-label-take"),
    }
}

/// The class of the marine who is asked.
fn own_class(state: &State, asked: Option<Decision>) -> Option<ClassKind> {
    let seat = asked?.seat;
    state.marines.get(seat.index())?.class
}

fn power(state: &State, asked: Option<Decision>, n: u8) -> Message {
    let Some(it) = own_class(state, asked) else { return Message::new("d16-label-power-none") };
    let message = Message::new("d16-label-power").with("class", class(it));
    match it.card().abilities.get(usize::from(n).wrapping_sub(1)) {
        Some(ability) => message.with("does", effects(Source::Class(it), ability)),
        None => Message::new("d16-label-power-none"),
    }
}

fn use_glory(state: &State, it: GloryCard) -> Message {
    let kind = it.kind();
    Message::new("d16-label-discard")
        .with("card", own_glory(state, it))
        .with("does", effects(Source::Glory(kind), &kind.face().ability))
}

/// A card for progress on an objective.
fn link(state: &State, n: u8, it: Card) -> Message {
    let message = Message::new("d16-label-link").with("card", own_card(state, it)).with("n", n);
    let done = state.progress.get(usize::from(n).wrapping_sub(1)).copied().unwrap_or_default();
    let goal = match state.goal() {
        Some(Goal::Relays { progress, .. }) => progress,
        _ => 0,
    };
    message.with("done", done).with("goal", goal)
}

/// A marine, with the damage he has.
fn pick(state: &State, whom: Seat) -> Message {
    let Some(marine) = state.marines.get(whom.index()) else {
        return Message::new("d16-label-choose").with("what", seat(state, whom));
    };
    Message::new("d16-label-pick")
        .with("whom", seat(state, whom))
        .with("damage", marine.damage)
        .with("health", state.rating(whom.0).health)
}

/// A card that is chosen comes to the hand, or is discarded as the price of an ability.
fn fetch(state: &State, asked: Option<Decision>, it: Card) -> Message {
    let price = |ability: &&Ability| ability.cost == Cost::Card;
    let paid =
        own_class(state, asked).and_then(|class| Some((class, class.card().abilities.iter().find(price)?)));
    match (state.top(), paid) {
        (Some(Frame::Window(_)), Some((class, ability))) => Message::new("d16-label-discard")
            .with("card", own_card(state, it))
            .with("does", effects(Source::Class(class), ability)),
        _ => Message::new("d16-label-fetch").with("card", own_card(state, it)),
    }
}

/// Initiative cards in a new order, the top first.
fn put_back(state: &State, order: [u8; 3]) -> Message {
    let top = &state.round.initiative.top;
    let place =
        |n: u8| top.get(usize::from(n).wrapping_sub(1)).map(|settled| initiative(state, settled.card));
    let cards: Vec<Arg> =
        order.into_iter().filter(|&n| n > 0).map(|n| place(n).unwrap_or(Arg::text(n))).collect();
    if cards.is_empty() {
        return Message::new("d16-label-pass");
    }
    Message::new("d16-label-order").with("cards", cards)
}

/// What the marine who is asked would recover by an action.
fn recovery(state: &State, asked: Option<Decision>, act: impl Fn(&mut State, u8)) -> Arg {
    let who = asked.map_or(0, |asked| asked.seat.0);
    let Some(before) = state.marines.get(usize::from(who)) else { return many("damage", 0) };
    let mut after = state.clone();
    act(&mut after, who);
    many("damage", before.damage.saturating_sub(after.marine(who).damage))
}
