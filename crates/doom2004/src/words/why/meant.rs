//! What somebody means who points at something, and what is told to whoever means nothing.

use engine::about::{self, Kind, Spot};
use engine::why::{self, Blamed};
use engine::{Message, Refusal};
use skirmish::{Extent, first_wall};

use super::super::mover;
use crate::action::Who;
use crate::frame::{Attack, Frame, InvaderStep, MarineStep};
use crate::place::{DoorId, Pos, SpaceId, Way};
use crate::reason::{Reason, refusal};
use crate::rule::D04_LOS_4;
use crate::rules::targets::may_aim_at;
use crate::{Action, AttackKind, Doom2004, InvaderCard, State, WeaponKind};

/// The deed that somebody most naturally means who points at something; nothing for what no deed is about.
pub(crate) fn meant(state: &State, spot: &Spot) -> Option<Action> {
    let id = spot.id.as_str();
    match spot.on {
        Kind::Square => square(state, spot, id.parse().ok()?),
        Kind::Figure => figure(state, spot, id.parse().ok()?),
        Kind::Door => door(state, id.parse().ok()?),
        Kind::Card => card(state, id),
        _ => None,
    }
}

/// One of the choices with another thing in its place.
fn another(state: &State, spot: &Spot) -> Option<Action> {
    about::meant::<Doom2004>(state, spot)
}

fn square(state: &State, spot: &Spot, pos: Pos) -> Option<Action> {
    match state.top()? {
        Frame::Marine(MarineStep::Respawn) => Some(Action::Respawn(pos)),
        Frame::Target => Some(Action::At(pos)),
        _ if mover(state).is_some() => walk(state, pos),
        _ => another(state, spot),
    }
}

/// Whoever moves and points at a space would go there: with a step, by a teleporter or a duct; a longer way is a matter of
/// points.
fn walk(state: &State, pos: Pos) -> Option<Action> {
    let step = |dir| Action::Step(Way::Step(dir));
    let (arena, here) = (state.arena(), here(state)?);
    if let Some(dir) = here.towards(pos) {
        return Some(step(dir));
    }
    let (from, to) = (state.footing(mover(state)?)?.at, arena.at(pos).filter(|&to| state.is_revealed(to)));
    if to.is_some_and(|to| arena.space(from).teleporter.is_some() && arena.space(to).teleporter.is_some()) {
        return Some(Action::Teleport(pos));
    }
    if to.is_some_and(|to| state.is_duct(from) && state.is_duct(to)) {
        return Some(Action::Duct(pos));
    }
    let undeclared = state.top() == Some(&Frame::Marine(MarineStep::Declare));
    here.way_to(pos).filter(|_| undeclared || points(state) == 0).map(step)
}

/// The places of whoever moves.
fn here(state: &State) -> Option<Extent> {
    let footing = state.footing(mover(state)?)?;
    Some(footing.shape.extent(state.arena().space(footing.at).pos))
}

/// The points of whoever moves.
pub(super) fn points(state: &State) -> u8 {
    match state.top() {
        Some(Frame::Activation(activation)) => activation.moves,
        Some(Frame::Mist(mist)) => mist.moves,
        _ => state.points(),
    }
}

/// The place of somebody who is on the board.
fn place(state: &State, who: Who) -> Option<SpaceId> {
    match who {
        Who::Marine(n) => state.marines.get(usize::from(n))?.space(),
        Who::Invader(id) => Some(state.figures.get(id)?.at),
    }
}

fn figure(state: &State, spot: &Spot, who: Who) -> Option<Action> {
    let pos = state.arena().space(place(state, who)?).pos;
    let there = || another(state, &Spot::square(pos));
    match (*state.top()?, who) {
        (Frame::Target, _) => Some(Action::At(pos)),
        (Frame::Invader(InvaderStep::Menu) | Frame::Trap(_), Who::Invader(id)) => Some(Action::Activate(id)),
        (Frame::Place(_) | Frame::Lay(_), Who::Invader(id)) => Some(Action::Remove(id)),
        (Frame::Activation(_), Who::Invader(id)) => Some(Action::Activate(id)),
        (Frame::Activation(_), Who::Marine(_)) => strike(state, who),
        (Frame::Marine(_) | Frame::Mist(_) | Frame::Window(_), Who::Invader(_)) if is_marine(state) => {
            strike(state, who)
        }
        (Frame::Marine(_) | Frame::Mist(_), Who::Marine(_)) => {
            another(state, spot).or_else(|| walk(state, pos))
        }
        _ => another(state, spot).or_else(there),
    }
}

/// Is a marine asked?
fn is_marine(state: &State) -> bool {
    state.open_decision().is_some_and(|asked| asked.seat != state.invader())
}

/// The attacks that whoever is asked could make on somebody, as they would be announced: with what, and of whom.
fn attacks(state: &State) -> Vec<(Action, Attack)> {
    match state.top() {
        Some(Frame::Activation(activation)) => {
            let by = Who::Invader(activation.figure);
            vec![(Action::Strike, Attack { by, ..Attack::default() })]
        }
        _ => {
            let Some(asked) = state.open_decision() else { return Vec::new() };
            let Some(marine) = state.marines.get(asked.seat.index()) else { return Vec::new() };
            let by = Who::Marine(asked.seat.0);
            let arm = |weapon: WeaponKind| {
                (Action::Fire(weapon, false), Attack { by, weapon, ..Attack::default() })
            };
            let mut arms: Vec<_> = marine.arms().iter().map(arm).collect();
            // What reaches farthest says most about who is out of reach.
            arms.sort_by_key(|(_, attack)| attack.weapon.sheet().attack == AttackKind::Melee);
            arms
        }
    }
}

/// Whoever points at an enemy would attack it: with what can reach it, or else with what cannot be used at all. Where
/// something could be used and does not reach, `unasked` says why.
fn strike(state: &State, whom: Who) -> Option<Action> {
    let all = attacks(state);
    let open = |(action, _): &&(Action, Attack)| state.check_legal(*action).is_ok();
    let reaches = |(_, attack): &&(Action, Attack)| {
        let footing = state.footing(whom);
        footing.is_some_and(|it| state.arena().any_cell(it, |cell| may_aim_at(state, attack, cell).is_ok()))
    };
    match all.iter().filter(open).find(reaches) {
        Some((action, _)) => Some(*action),
        None if all.iter().any(|it| open(&it)) => None,
        None => all.first().map(|(action, _)| *action),
    }
}

fn door(state: &State, number: u8) -> Option<Action> {
    let door = DoorId(number.checked_sub(1)?);
    let plan = state.arena().doors().get(door.index())?;
    Some(if plan.exit { Action::Leave(door) } else { Action::Door(door) })
}

fn card(state: &State, id: &str) -> Option<Action> {
    if let Ok(weapon) = id.parse() {
        return Some(Action::Fire(weapon, false));
    }
    let card: InvaderCard = id.parse().ok()?;
    Some(match state.top()? {
        Frame::Invader(InvaderStep::Discard) => Action::Discard(card),
        _ if card.event().is_some() => Action::Play(card),
        _ => Action::Spawn(card, 0),
    })
}

/// To somebody who points at what is no answer: an enemy out of reach, a space too far, or what is being decided.
pub(crate) fn unasked(state: &State, spot: &Spot) -> Refusal {
    let told = match spot.on {
        Kind::Figure => spot.id.parse().ok().and_then(|who| out_of_reach(state, who)),
        Kind::Square => spot.id.parse().ok().and_then(|pos| too_far(state, pos)),
        _ => None,
    };
    told.unwrap_or_else(|| why::no_answer::<Doom2004>(state, &Refusal::from(question(state)).rules))
}

fn out_of_reach(state: &State, who: Who) -> Option<Refusal> {
    let space = place(state, who)?;
    let all = attacks(state);
    let (_, attack) = all.iter().find(|(action, _)| state.check_legal(*action).is_ok())?;
    let reason = may_aim_at(state, attack, space).err()?;
    Some(refusal(state, Action::At(state.arena().space(space).pos), reason))
}

fn too_far(state: &State, pos: Pos) -> Option<Refusal> {
    here(state)?.way_to(pos)?;
    Some(Reason::TooFar(points(state)).into())
}

/// What is being decided.
fn question(state: &State) -> Reason {
    let Some(frame) = state.top() else { return Reason::GameOver };
    // Each of the two answers one question only.
    let no_answer = if matches!(frame, Frame::Backup(_)) { Action::Accept } else { Action::Cancel };
    frame.may(state, no_answer).err().unwrap_or(Reason::NotNow)
}

/// The wall that cuts the line between whoever attacks and what is pointed at, as far as it is known.
pub(crate) fn wall(state: &State, refusal: &Refusal, spot: &Spot) -> Option<Blamed> {
    if !refusal.rules.contains(&D04_LOS_4) {
        return None;
    }
    let by = match state.top() {
        Some(Frame::Target) => state.attacks.last()?.by,
        _ => attacks(state).first()?.1.by,
    };
    let to = match spot.on {
        Kind::Figure => place(state, spot.id.parse().ok()?)?,
        _ => state.arena().at(spot.id.parse().ok()?)?,
    };
    let (space, side) = first_wall(state.arena(), place(state, by)?, to)?;
    let on = Spot::wall(state.arena().space(space).pos, side);
    state.is_revealed(space).then(|| Blamed { says: Message::new("d04-why-wall"), on: Some(on), fixed: true })
}
