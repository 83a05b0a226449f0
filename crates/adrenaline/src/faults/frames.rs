//! Faults of what is pending: the stack of frames, and the shot it may hold.

use engine::{Faults, Seat};

use crate::frame::{Errand, Frame, Shot, Stage, Step};
use crate::rule::*;
use crate::weapon::EffectSet;
use crate::{State, TargetSet};

pub(super) fn frames(state: &State, report: &mut Faults) {
    let mut below = None;
    for (i, &frame) in state.frames.iter().enumerate() {
        let place = format!("frames[{i}]");
        if !follows(below, frame) {
            let text = match below {
                None => "the first frame is `menu` or `end-turn`".to_string(),
                Some(_) => "this cannot be pending on top of the frame before it".to_string(),
            };
            return report.add(place, text, &[ADR_TURN_1, ADR_TURN_2]);
        }
        if let Err((problem, rule)) = fields(state, frame) {
            return report.add(place, problem, &[rule]);
        }
        below = Some(frame);
    }
    if state.over {
        return;
    }
    if state.frames.contains(&Frame::Shot)
        && let Err((field, problem)) = shot(state)
    {
        return report.add(format!("shot.{field}"), problem, &[ADR_SHOOT_12]);
    }
    let mut actions = Vec::new();
    state.list_legal(&mut actions);
    if state.open_decision().is_none() || actions.is_empty() {
        report.add("frames", "nobody could do anything here: the last frame leaves no choice", &[ADR_TURN_1]);
    }
}

/// Which frame may lie on which.
fn follows(below: Option<Frame>, frame: Frame) -> bool {
    use Frame as F;
    let Some(below) = below else { return matches!(frame, F::Menu | F::EndTurn { .. }) };
    match below {
        F::Menu => matches!(
            frame,
            F::Spawn { .. }
                | F::Walk { .. }
                | F::Teleport
                | F::Carry(_)
                | F::Taking { .. }
                | F::Leave { .. }
                | F::Control { .. }
                | F::Shot
                | F::Tagback { .. }
                | F::BotShot
        ),
        F::Spawn { .. } => matches!(frame, F::PlaceBot { .. }),
        F::Taking { .. } | F::Reloading { .. } | F::ScopeHit { .. } => matches!(frame, F::Pay { .. }),
        F::Shot => matches!(frame, F::Pay { .. } | F::Carry(_) | F::Scope),
        F::Scope => matches!(frame, F::ScopeHit { .. }),
        F::BotShot => matches!(frame, F::Carry(_)),
        F::Walk { errand: Errand::Shoot { reloaded: true }, .. } | F::Reload => {
            matches!(frame, F::Reloading { .. })
        }
        F::EndTurn { step: Step::Tag } => matches!(frame, F::Reload),
        F::EndTurn { step: Step::Score } => matches!(frame, F::Track { .. }),
        F::EndTurn { step: Step::Respawn } => matches!(frame, F::Spawn { .. }),
        F::EndTurn { step: Step::Refill } => matches!(frame, F::PlaceBot { .. }),
        _ => false,
    }
}

type Problem = (String, Rule);

fn demand(fine: bool, problem: &str, rule: Rule) -> Result<(), Problem> {
    if fine { Ok(()) } else { Err((problem.to_string(), rule)) }
}

/// Is every value of a frame possible?
fn fields(state: &State, frame: Frame) -> Result<(), Problem> {
    let actor = state.actor();
    let on_board = |who: Seat| who.index() < state.figures.len() && state.figure(who).square.is_on();
    let person = |who: Seat| who.0 < state.setup.players;
    let at_home = || demand(actor.square.is_on(), "the active player is not on the board", ADR_SPAWN_2);
    match frame {
        Frame::Menu => {
            let spawning = state.frames.get(1) == Some(&Frame::Spawn { who: state.turn.seat });
            demand(actor.square.is_on() || spawning, "the active player is not on the board", ADR_SPAWN_2)
        }
        Frame::Spawn { who } => {
            demand(person(who), "nobody sits in that seat", ADR_SPAWN_1)?;
            let first = state.frames.first() == Some(&Frame::Menu);
            let due = if first { who == state.turn.seat } else { state.turn.killed.contains(&who) };
            demand(due, "only a first turn or a death lets somebody appear", ADR_SPAWN_3)?;
            demand(!state.figure(who).hand.is_empty(), "no powerup to choose a spawnpoint with", ADR_SPAWN_3)
        }
        Frame::PlaceBot { by } => {
            demand(state.setup.bot && person(by), "there is no bot to place", ADR_BOT_2)
        }
        Frame::Walk { left, .. } => {
            demand(left <= 4, "no action moves more than four squares", ADR_FRENZY_1)?;
            at_home()
        }
        Frame::Teleport | Frame::Shot | Frame::Scope | Frame::Reload | Frame::EndTurn { .. } => at_home(),
        Frame::Carry(carry) => {
            demand(on_board(carry.who), "nobody there to be moved", ADR_SPAWN_2)?;
            demand((1..=2).contains(&carry.left), "one or two steps are left in such a move", ADR_MOVE_6)?;
            demand(carry.dir.is_none_or(|d| d < 4), "directions are 0 to 3", ADR_MOVE_4)?;
            demand(
                carry.goal.without(state.board().squares()).is_empty(),
                "a goal that is not on the board",
                ADR_MOVE_2,
            )
        }
        Frame::Taking { weapon } => {
            at_home()?;
            let here = state.board().spawn_on(actor.square).map(|c| state.rows[c.index()]);
            demand(here.is_some_and(|row| row.has(weapon)), "that weapon is not on offer here", ADR_GRAB_3)
        }
        Frame::Leave { taken } => {
            at_home()?;
            let here = state.board().spawn_on(actor.square);
            demand(
                here.is_some_and(|c| state.rows[c.index()].len() < 3),
                "no place to leave a weapon",
                ADR_GRAB_4,
            )?;
            demand(
                actor.loaded.has(taken) && actor.weapons().len() == 4,
                "a weapon is left only when a fourth was taken",
                ADR_GRAB_4,
            )
        }
        Frame::Control { tile } => {
            at_home()?;
            let square = state.board().ammo_squares().has(actor.square);
            demand(
                state.setup.turrets && tile.is_some() && square,
                "there is no turret to control",
                ADR_TUR_3,
            )
        }
        Frame::Pay { cost, any } => {
            demand(actor.can_pay(cost), "cubes and powerups do not cover the price", ADR_PAY_4)?;
            let coins = u32::from(actor.ammo.total()) + actor.hand.len();
            demand(any <= 1 && coins >= u32::from(any), "nothing to pay the cube with", ADR_PAY_3)
        }
        Frame::ScopeHit { who } => {
            demand(on_board(who) && who != state.turn.seat, "no such target", ADR_PWR_SCOPE_3)
        }
        Frame::Tagback { attacker, queue } => {
            let fine = on_board(attacker) && queue.spawnpoints().is_empty() && queue.seats().all(on_board);
            demand(fine && !queue.has(attacker), "no such attacker or victim", ADR_PWR_TAG_1)
        }
        Frame::BotShot => demand(state.bot().is_some_and(on_board), "the bot is not on the board", ADR_BOT_4),
        Frame::Reloading { weapon } => {
            demand(actor.unloaded.has(weapon), "that weapon is not to be reloaded", ADR_RELOAD_1)
        }
        Frame::Track { token } => {
            let fine = state.setup.domination && token.index() < state.figures.len();
            demand(fine, "overkill tokens go on tracks in Domination only", ADR_DOM_12)
        }
    }
}

/// Is the shot under way possible?
fn shot(state: &State) -> Result<(), (&'static str, String)> {
    let Shot { weapon, used, now, stage, spot, picks, struck, hits, from, damaged, answer, fresh, push } =
        state.shot;
    let fail = |field, text: &str| Err((field, text.to_string()));
    let effects = weapon.card().effects.len();
    let known = EffectSet((1 << effects) - 1);
    if !state.actor().unloaded.has(weapon) {
        return fail("weapon", "the active player is not firing that weapon");
    }
    if now.0 == 0 || now.or(used) != used || used.or(known) != known {
        return fail("now", "effects that the weapon does not have, or that were not begun");
    }
    let everybody = state.on(state.board().squares());
    let sets = [picks, struck, damaged, answer, push, hits[0], hits[1], hits[2]];
    if !sets.iter().all(|set| set.figures().within(everybody)) {
        return fail("hits", "a target that is not on the board, or the shooter");
    }
    if push.len() > 1 || !push.within(everybody) {
        return fail("push", "at most one figure waits to be pushed");
    }
    if fresh.iter().any(|&n| n > crate::state::MARK_LIMIT) {
        return fail("fresh", "more marks than a board can hold");
    }
    let squares = state.board().squares();
    if [spot, from].iter().any(|s| s.is_on() && !squares.has(*s)) {
        return fail("spot", "that square is not on the board");
    }
    let fist = matches!(stage, Stage::FistStrike | Stage::FistOn | Stage::FistStrikeOn);
    if fist && (!spot.is_on() || !from.is_on()) {
        return fail("spot", "a rocket fist has a start and a first square");
    }
    if stage == Stage::Dragged && picks.and(everybody) == TargetSet::NONE {
        return fail("picks", "nobody is being dragged");
    }
    let top = state.frames.last();
    let fits = match top {
        Some(Frame::Shot) => !matches!(
            stage,
            Stage::Begin
                | Stage::Strike
                | Stage::Dragged
                | Stage::Struck
                | Stage::Push
                | Stage::Marks
                | Stage::Over
        ),
        Some(Frame::Carry(_)) => matches!(stage, Stage::Menu | Stage::Dragged | Stage::Marks),
        Some(Frame::Pay { .. }) if state.frames.iter().any(|f| matches!(f, Frame::ScopeHit { .. })) => true,
        Some(Frame::Pay { .. }) => stage == Stage::Begin,
        _ => matches!(stage, Stage::Push | Stage::FistOn | Stage::Over),
    };
    if fits { Ok(()) } else { fail("stage", "this stage does not go with the last frame") }
}
