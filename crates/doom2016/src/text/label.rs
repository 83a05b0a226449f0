//! What an action means in this position, in a few words.

use engine::{Arg, Message, Seat, Silent};
use skirmish::Pos;

use super::attack::prospect;
use super::effect::effects;
use super::named::{
    attack_box, card, class, event, everybody, extent, group, initiative, many, own_card, own_event,
    own_glory, reach, seat, thing, who, who_at,
};
use super::{dice, invader, step};
use crate::action::{Thing, Who};
use crate::frame::{Frame, MarineStep, Source, Stage};
use crate::{
    Ability, Action, ActionKind, Card, CardSet, ClassKind, Cost, Effect, EventSet, GloryCard, Goal,
    InvasionKind, Item, Moment, Portal, SquadKind, State, Whom, squad,
};

/// What `action` would do now. Any action has a label, legal or not.
pub(crate) fn label(state: &State, action: Action) -> Message {
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
        Action::Take(it) => take(state, it),
        Action::Power(n) => power(state, n),
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
        Action::Burn(it) => Message::new("d16-label-burn").with("card", own_event(state, it)),
        Action::Portal(n) => invader::summon(state, n),
        Action::Group(n) => invader::choose_group(state, n),
        Action::Put(pos, shape) => Message::new("d16-label-put").with("at", extent(pos, shape)),
        Action::Charge(spot) => invader::charge(state, spot),
        Action::At(whom) => at(state, whom),
        Action::To(pos) => to(state, pos),
        Action::Pick(whom) => pick(state, whom),
        Action::Fetch(it) => fetch(state, it),
        Action::Lose(die) => Message::new("d16-label-lose").with("die", dice::die(die)),
        Action::Reroll(mask) => dice::reroll(state, mask),
        Action::Turn(die, face) => dice::turn(state, die, face),
        Action::Second => Message::new("d16-label-second"),
        Action::Order(order) => put_back(state, order),
        Action::Bottom => scout(state, "d16-label-bottom"),
        Action::Recover => {
            let by = recovery(state, |after, who| after.act_glory(who, 1, action, &mut Silent));
            Message::new("d16-label-recover").with("damage", by)
        }
        Action::Pass => pass(state),
        Action::Done => done(state),
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

/// An action card with what it gives: points, an attack, or its effects.
fn play(state: &State, it: Card) -> Message {
    let face = it.face();
    let kind = Arg::key(match face.kind {
        ActionKind::Main => "d16-main-action",
        ActionKind::Bonus => "d16-bonus-action",
        ActionKind::Reaction => "d16-reaction",
    });
    let own = face.abilities.iter().find(|ability| ability.when != Moment::ThisAttack);
    let does = match (face.attack, own) {
        (Some(attack), _) => Some(Message::new("d16-effect-attack").with("reach", attack_box(attack)).into()),
        (None, Some(ability)) => Some(effects(Source::Card(it), ability)),
        (None, None) => None,
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
        Some(attack) if key == "d16-label-fire" => message.with("reach", reach(attack.range, attack.dice)),
        _ => message,
    }
}

fn take(state: &State, it: Thing) -> Message {
    let message = |key: &'static str| Message::new(key).with("what", thing(it));
    match it {
        Thing::Item(Item::HealthPack) => {
            let by = recovery(state, |after, who| after.take(who, it, &mut Silent));
            message("d16-label-take-pack").with("damage", by)
        }
        _ if state.take_cost(it) > 0 => Message::new("d16-for")
            .with("step", message("d16-label-take"))
            .with("points", many("points", state.take_cost(it))),
        _ => message("d16-label-take"),
    }
}

/// The class of the marine who is asked.
fn own_class(state: &State) -> Option<ClassKind> {
    let seat = state.open_decision()?.seat;
    state.marines.get(seat.index())?.class
}

fn power(state: &State, n: u8) -> Message {
    let Some(it) = own_class(state) else { return Message::new("d16-label-power-none") };
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

/// A figure: the defender of an attack, or whom an effect is for.
fn at(state: &State, whom: Who) -> Message {
    let next = matches!(state.attack(), Some(attack) if matches!(attack.stage, Stage::Declare | Stage::Next));
    match (state.top(), state.attack()) {
        (Some(Frame::Attack), Some(attack)) if next => prospect(state, attack, whom),
        _ => Message::new("d16-label-choose").with("what", who_at(state, whom)),
    }
}

/// A space: where somebody goes, or what an effect is aimed at, with those whom it hits.
fn to(state: &State, pos: Pos) -> Message {
    let plain = Message::new("d16-label-space").with("at", pos);
    let (Some(&Frame::Effects(effects)), Some(space)) = (state.top(), state.arena().at(pos)) else {
        let moves =
            matches!(state.top(), Some(Frame::Displace { .. } | Frame::Unstick { .. } | Frame::Push { .. }));
        return if moves { Message::new("d16-label-to").with("at", pos) } else { plain };
    };
    let ability = effects.of.abilities().get(usize::from(effects.ability));
    match ability.and_then(|ability| ability.effects.get(usize::from(effects.next))) {
        Some(Effect::Burst(burst)) => {
            let near = |who: &Who| {
                let wanted = burst.whom != Whom::Demons || matches!(who, Who::Demon(_));
                wanted && state.footing(*who).is_some_and(|at| state.range_between(space.into(), at) <= 1)
            };
            let hit = everybody(state, state.figures().filter(near));
            if hit.is_empty() {
                return Message::new("d16-label-burst-nobody").with("at", pos);
            }
            Message::new("d16-label-burst").with("at", pos).with("who", hit)
        }
        _ => plain,
    }
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
fn fetch(state: &State, it: Card) -> Message {
    let price = |ability: &&Ability| ability.cost == Cost::Card;
    let paid = own_class(state).and_then(|class| Some((class, class.card().abilities.iter().find(price)?)));
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

/// The initiative card that a scout has seen.
fn scout(state: &State, key: &'static str) -> Message {
    let seen = state.round.initiative.top.first().filter(|settled| settled.marines);
    let card = seen.map_or(Arg::key("d16-unknown-card"), |settled| initiative(state, settled.card));
    Message::new(key).with("card", card)
}

/// What the marine who is asked would recover by an action.
fn recovery(state: &State, act: impl Fn(&mut State, u8)) -> Arg {
    let who = state.open_decision().map_or(0, |decision| decision.seat.0);
    let Some(before) = state.marines.get(usize::from(who)) else { return many("damage", 0) };
    let mut after = state.clone();
    act(&mut after, who);
    many("damage", before.damage.saturating_sub(after.marine(who).damage))
}

/// `pass` is said to many questions and means something else each time.
fn pass(state: &State) -> Message {
    let key = match state.top() {
        Some(Frame::Window(_)) => {
            let invader = state.open_decision().is_some_and(|it| it.seat == state.invader_seat());
            if invader { "d16-label-pass-event" } else { "d16-label-pass-card" }
        }
        Some(Frame::Attack) => match state.attack() {
            Some(attack) if attack.stage == Stage::Cover => "d16-label-pass-cover",
            Some(attack) if attack.stage == Stage::Declare && (attack.everyone || attack.wash > 0) => {
                "d16-label-attack-all"
            }
            Some(attack) if attack.stage == Stage::Declare => "d16-label-pass-attack",
            _ => "d16-label-pass-card",
        },
        Some(Frame::Marine(MarineStep::End)) => "d16-label-pass-take-back",
        Some(Frame::Glory { .. }) => "d16-label-pass-glory",
        Some(Frame::Scout { .. }) => return scout(state, "d16-label-pass-scout"),
        _ => "d16-label-pass",
    };
    Message::new(key)
}

fn done(state: &State) -> Message {
    let key = match state.top() {
        Some(Frame::Phase(_)) => "d16-label-done-burn",
        Some(Frame::Marine(MarineStep::Drone)) => "d16-label-done-drone",
        Some(Frame::Demons) => "d16-label-done-demons",
        Some(Frame::Demon(_)) => {
            let acting = state.turn.figure.map_or(Arg::key("d16-nobody"), |id| who(state, Who::Demon(id)));
            return Message::new("d16-label-done-demon").with("who", acting);
        }
        Some(Frame::Portals { .. }) => "d16-label-done-portals",
        Some(Frame::Charge { .. }) => "d16-label-done-charge",
        Some(&Frame::Spend { who: one, .. }) => {
            return Message::new("d16-label-done-spend").with("who", who(state, one));
        }
        _ => "d16-label-done",
    };
    Message::new(key)
}
