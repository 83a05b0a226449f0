//! Damage, marks and spawnpoint tokens.

use engine::{Events, Seat};

use crate::state::{KILLSHOT, MARK_LIMIT, TRACK_SLOTS};
use crate::{Cause, Colour, Event, MarkCause, State, TagCause, TargetSet};

/// Put tokens on a damage track; what does not fit is lost (ADR-DMG-1, ADR-DMG-2). Turns no marks. A killed
/// figure stays where it is and can be hit once more (ADR-KILL-2), on the own turn too (ADR-TUR-14).
pub(crate) fn hurt(
    state: &mut State,
    from: Seat,
    to: Seat,
    amount: u8,
    cause: Cause,
    events: &mut impl Events<Event>,
) {
    let track = &mut state.figures[to.index()].damage;
    let before = track.len();
    let after = (before + usize::from(amount)).min(TRACK_SLOTS);
    for _ in before..after {
        track.push(from);
    }
    events.put(|| Event::Damaged { from, to, amount: (after - before) as u8, total: after as u8, cause });
    if before < KILLSHOT && after >= KILLSHOT {
        state.turn.killed.push(to);
        events.put(|| Event::Killed { by: from, who: to });
    }
}

/// Damage by a figure's own hand, the bot's too (ADR-BOT-7): the attacker's old marks follow at once, all of them
/// (ADR-MARK-4, ADR-MARK-8); those of this shot wait (ADR-MARK-2). On a full board they are used up for nothing
/// (ADR-DMG-4).
pub(crate) fn wound(
    state: &mut State,
    from: Seat,
    to: Seat,
    amount: u8,
    cause: Cause,
    events: &mut impl Events<Event>,
) {
    hurt(state, from, to, amount, cause, events);
    let fresh = state.shot.fresh[to.index()];
    let marks = &mut state.figures[to.index()].marks[from.index()];
    let old = marks.saturating_sub(fresh);
    if old > 0 {
        *marks = fresh;
        let room = TRACK_SLOTS - state.figures[to.index()].damage.len();
        let lost = usize::from(old).saturating_sub(room) as u8;
        if room > 0 {
            hurt(state, from, to, old, Cause::Marks, events);
        }
        if lost > 0 {
            // Converted marks past slot 12 are lost: their tokens go back (ADR-MARK-6, ADR-MARK-10).
            events.put(|| Event::MarksLost { from, to, amount: lost });
        }
    }
}

/// Damage within the shoot action: remembered for Targeting Scope and Tagback Grenade (ADR-PWR-SCOPE-3, ADR-PWR-TAG-2).
pub(crate) fn strike(state: &mut State, to: Seat, amount: u8, cause: Cause, events: &mut impl Events<Event>) {
    let from = state.turn.seat;
    if sees(state, to, from) {
        state.shot.answer = state.shot.answer.or(TargetSet::figure(to));
    }
    state.shot.damaged = state.shot.damaged.or(TargetSet::figure(to));
    wound(state, from, to, amount, cause, events);
}

/// Give marks, up to the limit (ADR-MARK-3); returns how many found room. They wait for damage and are worth nothing
/// by themselves (ADR-MARK-5).
pub(crate) fn mark(
    state: &mut State,
    from: Seat,
    to: Seat,
    amount: u8,
    cause: MarkCause,
    events: &mut impl Events<Event>,
) -> u8 {
    let marks = &mut state.figures[to.index()].marks[from.index()];
    let given = amount.min(MARK_LIMIT - *marks);
    *marks += given;
    if given > 0 {
        events.put(|| Event::Marked { from, to, amount: given, cause });
    }
    given
}

/// Put a token on a spawnpoint track (ADR-DOM-2), which may go on past its end (ADR-DOM-1).
pub(crate) fn tag(
    state: &mut State,
    who: Seat,
    colour: Colour,
    cause: TagCause,
    events: &mut impl Events<Event>,
) {
    let tokens = &mut state.spawn_tracks[colour.index()][who.index()];
    *tokens = tokens.saturating_add(1);
    events.put(|| Event::Tagged { who, colour, cause });
}

/// The active player's shot hits a spawnpoint: a token, once a turn (ADR-DOM-3).
pub(crate) fn hit_spawnpoint(state: &mut State, colour: Colour, events: &mut impl Events<Event>) {
    state.turn.tagged |= 1 << colour.index();
    let who = state.turn.seat;
    tag(state, who, colour, TagCause::Shot, events);
}

/// Does the first figure see the second (ADR-SEE-1)?
#[inline]
pub(crate) fn sees(state: &State, who: Seat, other: Seat) -> bool {
    let (from, to) = (state.figure(who).square, state.figure(other).square);
    from.is_on() && to.is_on() && state.board().see(from).has(to)
}
