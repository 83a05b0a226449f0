//! What somebody means who points at something, and what is told to whoever means nothing.

use engine::about::{self, Kind, Spot};
use engine::why::{self, Blamed};
use engine::{Message, Refusal};
use skirmish::{DoorId, Extent, Pos, first_wall};

use super::super::step::mover;
use crate::action::Who;
use crate::frame::{Attack, Frame, MarineStep, Prepare};
use crate::place::Way;
use crate::reason::{Reason, refusal};
use crate::rule::D16_LOS_3;
use crate::steps::{open_attack, strike_attack};
use crate::{Action, Doom2016, Side, State};

/// The deed that somebody most naturally means who points at something; nothing for what no deed is about.
pub(crate) fn meant(state: &State, spot: &Spot) -> Option<Action> {
    let id = spot.id.as_str();
    match spot.on {
        Kind::Square => square(state, spot, id.parse().ok()?),
        Kind::Figure => figure(state, spot, id.parse().ok()?),
        Kind::Door => {
            let number: u8 = id.parse().ok()?;
            Some(Action::Door(DoorId(number.checked_sub(1).filter(|&n| n < 8)?)))
        }
        Kind::Card => card(state, spot),
        _ => None,
    }
}

/// One of the choices with another thing in its place.
fn another(state: &State, spot: &Spot) -> Option<Action> {
    about::meant::<Doom2016>(state, spot)
}

/// May the one who decides do this now?
fn is_legal(state: &State, action: Action) -> bool {
    state.top().is_some_and(|frame| frame.may(state, action).is_ok())
}

fn square(state: &State, spot: &Spot, pos: Pos) -> Option<Action> {
    match state.top()? {
        Frame::Prepare(Prepare::Start(_)) => Some(Action::Start(pos)),
        Frame::Respawn(_) => Some(Action::Respawn(pos)),
        _ if mover(state).is_some() => walk(state, pos),
        _ => another(state, spot).or(Some(Action::To(pos))),
    }
}

/// Whoever moves and points at a space would go there: with a step or by a teleporter; a longer way is a matter of points.
fn walk(state: &State, pos: Pos) -> Option<Action> {
    let step = |dir| Action::Step(Way::Step(dir));
    let here = here(state)?;
    if let Some(dir) = here.towards(pos) {
        return Some(step(dir));
    }
    let (who, points, _) = mover(state)?;
    let teleporter = |pos: Pos| {
        let at = state.arena().at(pos);
        state.arena().mission().teleporters.iter().any(|&(space, _)| Some(space) == at)
    };
    if matches!(who, Who::Marine(_)) && teleporter(here.from) && teleporter(pos) {
        return Some(Action::Teleport(pos));
    }
    here.way_to(pos).filter(|_| points == 0 || state.turn.rooted).map(step)
}

/// The places of whoever moves.
fn here(state: &State) -> Option<Extent> {
    let footing = state.footing(mover(state)?.0)?;
    Some(footing.shape.extent(state.pos(footing.at)))
}

fn figure(state: &State, spot: &Spot, who: Who) -> Option<Action> {
    let pos = state.pos(state.footing(who)?.at);
    match (*state.top()?, who) {
        (Frame::Attack, _) => Some(Action::At(who)),
        (Frame::Kinds, Who::Demon(id)) => state.demons.get(id).map(|demon| Action::Rouse(demon.kind)),
        (Frame::Demons | Frame::Demon(_), Who::Demon(id)) => Some(Action::Activate(id)),
        (Frame::Marine(MarineStep::Act), Who::Demon(_)) | (Frame::Demon(_), _) => strike(state, who),
        _ if mover(state).is_some() => walk(state, pos).or(Some(Action::At(who))),
        _ => another(state, spot).or(Some(Action::At(who))),
    }
}

/// The attacks that whoever acts could announce.
fn attacks(state: &State) -> Vec<(Action, Option<Attack>)> {
    match (state.top(), state.turn.figure) {
        (Some(Frame::Marine(MarineStep::Act)), _) => {
            let attack = state.turn.open.and_then(|open| open_attack(state, open.card));
            vec![(Action::Fire, attack)]
        }
        (Some(Frame::Demon(_)), Some(id)) => {
            let strikes = 0..(state.turn.strikes.len() as u8).max(1);
            strikes.map(|n| (Action::Strike(n + 1), strike_attack(state, id, n))).collect()
        }
        _ => Vec::new(),
    }
}

/// Why an attack cannot be made against somebody; an attack against all asks for nobody.
fn spares(state: &State, attack: Option<Attack>, who: Who) -> Option<Reason> {
    state.may_attack(&attack?, who).err().filter(|&reason| reason != Reason::AttackAll)
}

/// Whoever points at an enemy would attack it: with what can reach it, or else with what cannot be used at all. Where
/// something could be used and does not reach, `unasked` says why.
fn strike(state: &State, whom: Who) -> Option<Action> {
    let all = attacks(state);
    let open: Vec<_> = all.iter().filter(|(action, _)| is_legal(state, *action)).collect();
    match open.iter().find(|(_, attack)| spares(state, *attack, whom).is_none()) {
        Some((action, _)) => Some(*action),
        None if open.is_empty() => all.first().map(|(action, _)| *action),
        None => None,
    }
}

fn card(state: &State, spot: &Spot) -> Option<Action> {
    let id = spot.id.as_str();
    let plain = match state.top()? {
        Frame::Prepare(Prepare::Class(_)) => id.parse().ok().map(Action::Class),
        Frame::Prepare(Prepare::Arm(_)) => id.parse().ok().map(Action::Arm),
        Frame::Prepare(Prepare::EventSets) => id.parse().ok().map(Action::EventSet),
        Frame::Prepare(Prepare::Invasion) => id.parse().ok().map(Action::Invasion),
        _ => None,
    };
    let invader = state.open_decision().is_some_and(|asked| asked.seat == state.invader_seat());
    plain.or_else(|| another(state, spot)).or_else(|| {
        if invader {
            let event = id.parse().ok().map(|card| Action::Event(card, 1));
            return event.or_else(|| id.parse().ok().map(Action::Rouse));
        }
        let play = id.parse().ok().map(Action::Play);
        let glory = || id.parse().ok().map(Action::Glory);
        play.or_else(glory).or_else(|| id.parse::<crate::ClassKind>().ok().map(|_| Action::Power(1)))
    })
}

/// To somebody who points at what is no answer: an enemy out of reach, a space too far, or what is being decided.
pub(crate) fn unasked(state: &State, spot: &Spot) -> Refusal {
    let told = match spot.on {
        Kind::Figure => spot.id.parse().ok().and_then(|who| out_of_reach(state, who)),
        Kind::Square => spot.id.parse().ok().and_then(|pos| too_far(state, pos)),
        _ => None,
    };
    let question = || state.top().map_or(Reason::NotNow, |frame| frame.question(state));
    told.unwrap_or_else(|| why::no_answer::<Doom2016>(state, &Refusal::from(question()).rules))
}

fn out_of_reach(state: &State, who: Who) -> Option<Refusal> {
    let enemy = state.active_side().is_some_and(|side: Side| side != who.side());
    let all = attacks(state);
    let (_, attack) = all.iter().find(|(action, _)| enemy && is_legal(state, *action))?;
    Some(refusal(Action::At(who), spares(state, *attack, who)?, Reason::NotNow))
}

fn too_far(state: &State, pos: Pos) -> Option<Refusal> {
    here(state)?.way_to(pos)?;
    let (_, points, _) = mover(state)?;
    Some(Reason::TooFar(points).into())
}

/// The wall on the line between whoever attacks and what is pointed at.
pub(crate) fn wall(state: &State, refusal: &Refusal, spot: &Spot) -> Option<Blamed> {
    if !refusal.rules.contains(&D16_LOS_3) {
        return None;
    }
    let by = match state.top() {
        Some(Frame::Attack) => state.attacks.last()?.by,
        _ => attacks(state).into_iter().find_map(|(_, attack)| attack)?.by,
    };
    let to = match spot.on {
        Kind::Figure => state.footing(spot.id.parse().ok()?)?.at,
        _ => state.arena().at(spot.id.parse().ok()?)?,
    };
    let (space, side) = first_wall(state.arena(), state.footing(by)?.at, to)?;
    let on = Some(Spot::wall(state.pos(space), side));
    Some(Blamed { says: Message::new("d16-why-wall"), on, fixed: true })
}
