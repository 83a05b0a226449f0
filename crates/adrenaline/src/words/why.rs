//! "Why not?": what pointing at something means, what is being decided instead, and what could be otherwise.

use engine::about::{Kind, Spot};
use engine::why::{self, Cause};
use engine::{Game, Message, Refusal, Seat, Silent};

use super::{seat, spawnpoint, weapon};
use crate::reason::Reason;
use crate::state::Stage;
use crate::steps::{Errand, Walk};
use crate::weapon::{EffectSet, Zone};
use crate::{
    Action, Adrenaline, Colour, Cubes, FIGURES, Frame, Powerup, PowerupKind, Sq, SquareSet, State, TargetSet,
    Weapon, flow,
};

/// No action takes a figure farther, whatever the board.
const FAR: u8 = 4;

/// The deed that somebody most naturally means who points at something; nothing for what no deed is about.
pub(crate) fn meant(state: &State, spot: &Spot) -> Option<Action> {
    let id = spot.id.as_str();
    match spot.on {
        Kind::Square => square(state, on_board(id)?),
        Kind::Figure => figure(state, id.parse().ok().filter(|who: &Seat| who.index() < FIGURES)?),
        Kind::Spawnpoint => at_spawnpoint(state, id.parse().ok()?),
        Kind::Weapon => id.parse().ok().map(|it| of_weapon(state, it)),
        Kind::Card => id.parse().ok().map(|it| of_card(state, it)),
        Kind::Cube => id.parse().ok().map(|colour| match state.top() {
            Some(Frame::Control(_)) => Action::GiveCube(colour),
            _ => Action::Cube(colour),
        }),
        Kind::Tile => id.parse().ok().map(|tile| begun(state, Action::Grab, Action::Tile(tile))),
        Kind::Door | Kind::Wall => None,
    }
}

/// While an action is chosen: the action that it would take, if it cannot be begun; else what it is for.
fn begun(state: &State, action: Action, deed: Action) -> Action {
    let shut = state.top() == Some(&Frame::Menu) && flow::may(state, action).is_err();
    if shut { action } else { deed }
}

fn square(state: &State, at: Sq) -> Option<Action> {
    let shot = &state.shot;
    match state.top()? {
        Frame::Shot => Some(match shot.stage {
            Stage::Spot if shot.lead().zone == Zone::Room => Action::Room(at),
            Stage::Spot | Stage::Pick => Action::At(at),
            _ => Action::To(at),
        }),
        // A run would take him there, or not far enough: that is for `unasked` to say.
        Frame::Menu => flow::may(state, Action::Run).is_err().then_some(Action::Run),
        _ => Some(Action::To(at)),
    }
}

fn figure(state: &State, who: Seat) -> Option<Action> {
    let scope = || state.actor().hand.faces_of(PowerupKind::Scope).next();
    match state.top()? {
        Frame::Scope => {
            Some(scope().map_or(Action::Hit(TargetSet::figure(who)), |it| Action::Scope(it, who)))
        }
        _ => Some(begun(state, Action::Shoot, Action::Hit(TargetSet::figure(who)))),
    }
}

fn at_spawnpoint(state: &State, colour: Colour) -> Option<Action> {
    match state.top()? {
        Frame::Spawn(_) => Some(Action::Discard(Powerup::new(PowerupKind::Scope, colour))),
        Frame::PlaceBot(_) => Some(Action::PlaceBot(colour)),
        Frame::Track(_) => Some(Action::Track(colour)),
        Frame::Shot | Frame::BotShot => Some(Action::Hit(TargetSet::spawnpoint(colour))),
        _ => square(state, state.board().spawn(colour)),
    }
}

fn of_weapon(state: &State, it: Weapon) -> Action {
    let first = EffectSet::one(0);
    match state.top() {
        Some(Frame::Leave(_)) => Action::Leave(it),
        Some(Frame::Reload) => Action::Reload(it),
        Some(Frame::Shot) if it == state.shot.weapon => Action::Use(it, first),
        Some(Frame::Shot | Frame::Walk(Walk { errand: Errand::Shoot { .. }, .. })) => Action::Fire(it, first),
        _ if state.rows.iter().any(|row| row.has(it)) => begun(state, Action::Grab, Action::Take(it)),
        _ if state.actor().unloaded.has(it) => Action::Fire(it, first),
        _ => begun(state, Action::Shoot, Action::Fire(it, first)),
    }
}

fn of_card(state: &State, it: Powerup) -> Action {
    match (state.top(), it.kind()) {
        (Some(Frame::Spawn(_)), _) => Action::Discard(it),
        (Some(Frame::Pay(_)), _) => Action::Card(it),
        (_, PowerupKind::Teleporter) => Action::Teleport(it),
        (_, PowerupKind::Tagback) => Action::Tagback(it),
        (_, kind) => {
            let me = state.turn.seat;
            let others = (0..state.figures.len() as u8).map(Seat).filter(|&who| who != me);
            let there = others.clone().find(|&who| state.figure(who).square.is_on());
            let who = there.or_else(|| others.clone().next()).unwrap_or(me);
            if kind == PowerupKind::Scope { Action::Scope(it, who) } else { Action::Newton(it, who) }
        }
    }
}

/// To somebody who points at what is no answer: a square that no run leads to, or what is being decided.
pub(crate) fn unasked(state: &State, spot: &Spot) -> Refusal {
    if let Some(refusal) = out_of_run(state, spot) {
        return refusal;
    }
    // Only one question is answered by it.
    let no_answer = match state.top() {
        Some(Frame::Track(_)) => Action::Run,
        _ => Action::Track(Colour::Red),
    };
    let asked = flow::may(state, no_answer).err().unwrap_or_else(|| Reason::GameOver.into());
    why::no_answer::<Adrenaline>(state, &asked.rules)
}

/// Why a run would not lead to a square, while one could be begun.
fn out_of_run(state: &State, spot: &Spot) -> Option<Refusal> {
    let at = match spot.on {
        Kind::Square => on_board(&spot.id)?,
        Kind::Spawnpoint => state.board().spawn(spot.id.parse().ok()?),
        _ => return None,
    };
    if state.top() != Some(&Frame::Menu) || flow::may(state, Action::Run).is_err() {
        return None;
    }
    let mut running = state.clone();
    Adrenaline::apply(&mut running, Action::Run, &mut Silent);
    flow::may(&running, Action::To(at)).err()
}

/// A square by its name.
fn on_board(id: &str) -> Option<Sq> {
    id.parse().ok().filter(|square: &Sq| square.is_on())
}

/// All that could be otherwise.
pub(crate) fn causes(state: &State, action: Option<Action>) -> Vec<Cause<State>> {
    let mut causes = Vec::new();
    causes.extend(cards(state, action));
    causes.extend(cubes(state));
    causes.extend(turn(state, action));
    causes.extend(steps(state));
    causes
}

/// The weapon that an action is about: loaded, or to be loaded; where it lies.
fn cards(state: &State, action: Option<Action>) -> Option<Cause<State>> {
    let Some(Action::Fire(it, _) | Action::Use(it, _) | Action::Reload(it)) = action else { return None };
    let (loaded, unloaded) = (state.actor().loaded.has(it), state.actor().unloaded.has(it));
    let key = match (loaded, unloaded) {
        (true, _) => "adrenaline-why-loaded",
        (_, true) => "adrenaline-why-unloaded",
        _ => return None,
    };
    let says = Message::new(key).with("weapon", weapon(it));
    Some(Cause::new(says, Spot::new(Kind::Weapon, it), move |state: &mut State| {
        let figure = state.actor_mut();
        let (from, to) = match loaded {
            true => (&mut figure.loaded, &mut figure.unloaded),
            false => (&mut figure.unloaded, &mut figure.loaded),
        };
        from.remove(it);
        to.insert(it);
    }))
}

/// Cubes of each colour that the box has room for.
fn cubes(state: &State) -> impl Iterator<Item = Cause<State>> {
    let ammo = state.actor().ammo;
    let lacking = Colour::ALL.into_iter().filter(move |&colour| ammo.of(colour) < Cubes::BOX_LIMIT);
    lacking.map(|colour| {
        let says = Message::new(format!("adrenaline-why-cubes-{colour}"));
        Cause::new(says, Spot::new(Kind::Cube, colour), move |state: &mut State| {
            state.actor_mut().ammo.0[colour.index()] = Cubes::BOX_LIMIT;
        })
    })
}

/// What this turn has seen so far.
fn turn(state: &State, action: Option<Action>) -> Vec<Cause<State>> {
    let mut causes = Vec::new();
    let me = state.turn.seat;
    if state.turn.actions == 0 {
        let says = Message::new("adrenaline-why-actions");
        causes.push(Cause::new(says, Spot::figure(me), |state: &mut State| state.turn.actions = 1));
    }
    if state.turn.bot_due {
        let says = Message::new("adrenaline-why-bot");
        causes.push(Cause::new(says, state.bot().map(Spot::figure), |state: &mut State| {
            state.turn.bot_due = false;
        }));
    }
    if state.turn.grabbed.has(state.actor().square) {
        let says = Message::new("adrenaline-why-grabbed");
        causes.push(Cause::new(says, Spot::square(state.actor().square), |state: &mut State| {
            state.turn.grabbed = SquareSet::NONE;
        }));
    }
    if let Some(Action::Hit(targets)) = action {
        causes.extend(targets.colours().filter(|colour| state.turn.tagged >> colour.index() & 1 != 0).map(
            |colour| {
                let says = Message::new("adrenaline-why-tagged").with("spawnpoint", spawnpoint(colour));
                Cause::new(says, Spot::new(Kind::Spawnpoint, colour), move |state: &mut State| {
                    state.turn.tagged &= !(1 << colour.index());
                })
            },
        ));
    }
    causes
}

/// The steps that are left to whoever walks or is moved.
fn steps(state: &State) -> Option<Cause<State>> {
    let (who, left) = match state.top()? {
        Frame::Walk(walk) => (state.turn.seat, walk.left),
        Frame::Carry(carry) => (carry.who, carry.left),
        _ => return None,
    };
    let says = Message::new("adrenaline-why-steps").with("who", seat(state, who)).with("n", left);
    Some(Cause::new(says, Spot::figure(who), |state: &mut State| match state.frames.last_mut() {
        Some(Frame::Walk(walk)) => walk.left = FAR,
        Some(Frame::Carry(carry)) => carry.left = FAR,
        _ => {}
    }))
}

/// Everything on the table that the one who decides could point at.
pub(crate) fn spots(state: &State) -> Vec<Spot> {
    let asked = flow::decision(state).map_or(state.turn.seat, |decision| decision.seat);
    let of = |kind: Kind, id: &dyn std::fmt::Display| Spot::new(kind, id);
    let mut all: Vec<Spot> = state.board().squares().iter().map(Spot::square).collect();
    all.extend((0..state.figures.len() as u8).map(|n| Spot::figure(Seat(n))));
    for colour in Colour::ALL {
        all.extend([Kind::Spawnpoint, Kind::Cube].map(|kind| of(kind, &colour)));
    }
    let rows = state.rows.iter().flat_map(|row| row.iter());
    let held = state.figures.iter().flat_map(|figure| figure.weapons().iter());
    all.extend(rows.chain(held).map(|it| of(Kind::Weapon, &it)));
    let tiles = state.floor.some().map(|(_, tile)| tile).chain(state.offer);
    all.extend(tiles.map(|tile| of(Kind::Tile, &tile)));
    all.extend(state.figure(asked).hand.faces().map(Spot::card));
    all
}
