//! What an action means in this position, in a few words.

use engine::{Arg, Message, Silent};

use super::odds::{odds, odds_at};
use super::{
    card, dice, door, event_name, figure_at, gift, group, item, located, many, on_space, seat, step, thing,
    token, told_apart, weapon, who,
};
use crate::action::{Deed, Who};
use crate::frame::{Attack, Frame, InvaderStep, MarineStep, Moment, Stage};
use crate::scenario::{Pos, SpaceId};
use crate::state::{FigureId, Thing};
use crate::{Action, DieKind, EventKind, MarineCardKind, State, WeaponKind};

/// What `action` would do now. Any action has a label, legal or not.
pub(crate) fn label(state: &State, action: Action) -> Message {
    match action {
        Action::Respawn(pos) => step::arrive(state, "d04-label-respawn", pos),
        Action::Adrenaline => Message::new("d04-label-adrenaline"),
        Action::Declare(deed) => declare(state, deed),
        Action::Step(way) => step::step(state, way),
        Action::Teleport(pos) => step::teleport(state, pos),
        Action::Duct(pos) => Message::new("d04-label-duct").with("at", pos),
        Action::Door(it) => step::work_door(state, it),
        Action::Leave(it) => Message::new("d04-label-leave").with("door", door(state, it)),
        Action::Take(it) => Message::new("d04-label-take").with("what", token(it)),
        Action::TakeItem(it) => Message::new("d04-label-take").with("what", item(state, it)),
        Action::Give(to, what) => {
            Message::new("d04-label-give").with("whom", seat(state, to)).with("what", gift(state, what))
        }
        Action::Accept => Message::new("d04-label-accept"),
        Action::Order(order) => Message::new(format!("d04-label-order-{order}")),
        Action::Drop => Message::new("d04-label-drop"),
        Action::Heal(whom) => Message::new("d04-label-heal").with("whom", seat(state, whom)),
        Action::Fire(it, aimed) => fire(state, it, aimed),
        Action::Strike => strike(state),
        Action::At(pos) => at(state, pos, None),
        Action::AtFigure(pos, whom) => at(state, pos, Some(whom)),
        Action::Reroll(dice) => dice::reroll(state, dice),
        Action::Knock(whom, pos) => step::knock(state, whom, pos),
        Action::Chain(pos, die) => chain(state, pos, die),
        Action::Discard(it) => {
            Message::new("d04-label-discard").with("card", told_apart(state, it, card(it)))
        }
        Action::Spawn(it, side) => {
            let brings = it.groups().get(usize::from(side)).map_or(card(it), |&side| group(side));
            Message::new("d04-label-spawn").with("group", told_apart(state, it, brings))
        }
        Action::Put(pos, shape) => step::put(state, pos, shape),
        Action::Remove(id) => Message::new("d04-label-remove").with("who", figure_at(state, id)),
        Action::Activate(id) => activate(state, id),
        Action::Pick(whom) => Message::new("d04-label-pick").with("whom", seat(state, whom)),
        Action::Play(it) => Message::new("d04-label-play").with("card", told_apart(state, it, card(it))),
        Action::Cancel => Message::new("d04-label-cancel"),
        Action::Pass => Message::new(pass(state)),
        Action::Done => done(state),
    }
}

/// An action of a marine with what it grants him now, cards, adrenaline and events included.
fn declare(state: &State, deed: Deed) -> Message {
    let name = Arg::key(format!("d04-{deed}"));
    if state.top() != Some(&Frame::Marine(MarineStep::Declare)) {
        return Message::new("d04-label-declare-plain").with("name", name);
    }
    let mut after = state.clone();
    after.carry_out(Action::Declare(deed), &mut Silent);
    let turn = &after.turn;
    let spaces = many("spaces", turn.moves + turn.extra);
    let attacks = many("attacks", turn.attacks);
    let both = state.marine(state.turn.who).has(MarineCardKind::CoolPlanner);
    if deed == Deed::Ready && !both {
        let key = if turn.extra > 0 { "d04-label-ready-extra" } else { "d04-label-ready" };
        let message = Message::new(key).with("name", name).with("spaces", spaces).with("attacks", attacks);
        return if turn.extra > 0 { message.with("extra", many("spaces", turn.extra)) } else { message };
    }
    let mut grants = Vec::new();
    grants.extend((turn.moves + turn.extra > 0).then_some(spaces));
    grants.extend((turn.attacks > 0).then_some(attacks));
    grants.extend(turn.order_due.then(|| Arg::key("d04-an-order")));
    if grants.is_empty() {
        return Message::new("d04-label-declare-plain").with("name", name);
    }
    Message::new("d04-label-declare").with("name", name).with("grants", grants)
}

/// A weapon with the ammo that is left for it; a sweep, which asks for no target, with its odds.
fn fire(state: &State, it: WeaponKind, aimed: bool) -> Message {
    let by = match state.top() {
        Some(&Frame::Window { stage, .. }) => stage.saturating_sub(1),
        _ => state.turn.who,
    };
    let shape = if aimed { "aim" } else { "fire" };
    let Some(marine) = state.marines.get(usize::from(by)) else {
        return Message::new(format!("d04-label-{shape}")).with("weapon", weapon(it));
    };
    let attack = Attack { by: Who::Marine(by), weapon: it, aimed, ..Attack::default() };
    if state.is_sweep(&attack) {
        let key = format!("d04-label-{shape}-sweep");
        return Message::new(key).with("weapon", weapon(it)).with("odds", sweep(state, attack));
    }
    match it.sheet().ammo {
        Some(ammo) => Message::new(format!("d04-label-{shape}-ammo"))
            .with("weapon", weapon(it))
            .with("ammo", many(ammo.word(), marine.ammo_of(ammo))),
        None => Message::new(format!("d04-label-{shape}")).with("weapon", weapon(it)),
    }
}

/// The odds of an attack on all adjacent enemies.
fn sweep(state: &State, attack: Attack) -> Arg {
    odds(state, &attack, state.arms(attack.by, attack.weapon).pool, 1)
}

fn strike(state: &State) -> Message {
    let Some(&Frame::Activation(activation)) = state.top() else { return Message::new("d04-label-strike") };
    let attack = Attack { by: Who::Invader(activation.figure), ..Attack::default() };
    if state.figures.has(activation.figure) && state.is_sweep(&attack) {
        return Message::new("d04-label-strike-sweep").with("odds", sweep(state, attack));
    }
    Message::new("d04-label-strike")
}

/// A space: the target of an attack with its odds, or a token that an event moves.
fn at(state: &State, pos: Pos, named: Option<Who>) -> Message {
    let plain = || Message::new("d04-label-space").with("at", pos);
    let Some(space) = state.arena().at(pos).filter(|&space| state.is_revealed(space)) else { return plain() };
    match (state.top(), state.attacks.last()) {
        (Some(Frame::Target), Some(attack)) => {
            let Some(odds) = odds_at(state, attack, space, named) else { return plain() };
            let what = named.map_or_else(|| on_space(state, space), |whom| who(state, whom));
            Message::new("d04-label-at").with("what", located(what, Arg::from(pos))).with("odds", odds)
        }
        (Some(Frame::Event { .. }), _) => crate_on(state, space).unwrap_or_else(plain),
        _ => plain(),
    }
}

/// The equipment on a space that an event moves (E14).
fn crate_on(state: &State, space: SpaceId) -> Option<Message> {
    let equipment = |it: &Thing| matches!(it, Thing::Token(token) if token.is_equipment());
    let first = state.lying(space).find(equipment)?;
    let what = located(thing(state, first), Arg::from(state.arena().space(space).pos));
    Some(Message::new("d04-label-crate").with("what", what))
}

/// The next space of a blow-through attack, without one die.
fn chain(state: &State, pos: Pos, die: DieKind) -> Message {
    let message = |key: &'static str| Message::new(key).with("die", Arg::key(format!("d04-die-{die}")));
    let plain = || message("d04-label-chain-empty").with("at", pos);
    let (Some(space), Some(attack)) = (state.arena().at(pos), state.attacks.last()) else { return plain() };
    let nobody = state.invaders_on(space) == 0 && state.marines_on(space) == 0;
    if !state.is_revealed(space) || (nobody && state.barrel_at(space).is_none()) {
        return plain();
    }
    let from = state.footing(attack.by);
    let range = from.and_then(|from| state.path_range(from, space, u8::MAX - 1));
    let (Some(range), Some(pool)) = (range, attack.pool.without(die)) else { return plain() };
    let next = Attack { target: space, named: None, deadly: 0, ..*attack };
    message("d04-label-chain")
        .with("what", located(on_space(state, space), Arg::from(pos)))
        .with("odds", odds(state, &next, pool, range))
}

/// An invader that is activated, healed by an event, or watchful.
fn activate(state: &State, id: FigureId) -> Message {
    let who = figure_at(state, id);
    match state.top() {
        Some(Frame::Event { card, .. }) if card.event() == Some(EventKind::ClosingFlesh) => {
            let wounds = state.figures.get(id).map_or(0, |figure| figure.wounds);
            Message::new("d04-label-mend").with("who", who).with("wounds", many("wounds", wounds))
        }
        Some(&Frame::Watch { who: marine, .. }) => watch(state, id, marine, who),
        _ => match state.figures.get(id) {
            Some(figure) => Message::new("d04-label-activate")
                .with("who", who)
                .with("spaces", many("spaces", figure.kind.sheet().moves)),
            None => Message::new("d04-label-activate-plain").with("who", who),
        },
    }
}

/// A watchful invader's attack on the marine who has come near.
fn watch(state: &State, id: FigureId, marine: u8, who: Arg) -> Message {
    let attack = Attack { by: Who::Invader(id), named: Some(Who::Marine(marine)), ..Attack::default() };
    let space = state.marines.get(usize::from(marine)).and_then(|marine| marine.space());
    match space.filter(|_| state.figures.has(id)) {
        Some(target) => {
            let attack = Attack { target, ..attack };
            let odds = odds(state, &attack, state.arms(attack.by, attack.weapon).pool, 1);
            Message::new("d04-label-watch").with("who", who).with("odds", odds)
        }
        None => Message::new("d04-label-activate-plain").with("who", who),
    }
}

/// `pass` is said to many questions and means something else each time.
fn pass(state: &State) -> &'static str {
    match state.top() {
        Some(Frame::Window { moment: Moment::Jitters(_), .. }) => "d04-label-pass-jitters",
        Some(Frame::Window { stage: 0, .. }) => "d04-label-pass-event",
        Some(Frame::Window { .. }) => "d04-label-pass-order",
        Some(Frame::Backup { .. }) => "d04-label-pass-backup",
        Some(Frame::Offer { .. }) => "d04-label-pass-offer",
        Some(Frame::Watch { .. }) => "d04-label-pass-watch",
        Some(Frame::Lay { .. } | Frame::Place { .. }) => "d04-label-pass-place",
        Some(Frame::Attack) => "d04-label-pass-blur",
        _ => "d04-label-pass",
    }
}

fn done(state: &State) -> Message {
    let key = match state.top() {
        Some(Frame::Marine(_)) => "d04-label-done-turn",
        Some(Frame::Mist { .. }) => {
            let card = Arg::key(format!("d04-card-{}", MarineCardKind::RedMist));
            return Message::new("d04-label-done-mist").with("card", card);
        }
        Some(Frame::Invader(InvaderStep::Menu)) => "d04-label-done-invaders",
        Some(Frame::Activation(activation)) => {
            let who = who(state, Who::Invader(activation.figure));
            return Message::new("d04-label-done-activation").with("who", who);
        }
        Some(Frame::Trap { card, .. }) => {
            let event = card.event().map_or(Arg::text(*card), event_name);
            return Message::new("d04-label-done-trap").with("card", event);
        }
        Some(Frame::Attack) => match state.attacks.last().map(|attack| attack.stage) {
            Some(Stage::Knock) => "d04-label-done-knock",
            _ => "d04-label-done-chain",
        },
        _ => "d04-label-done",
    };
    Message::new(key)
}
