//! A marine's turn: orders lapse, he comes back, adrenaline, his action, the end (D04-INT-1, D04-ACT).

use borsh::BorshSerialize;
use engine::{Arg, Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use super::{After, Frame, Hurt, InvaderStep, Offer, Problem, Step, Window, asks, demand};
use crate::action::{Deed, Who};
use crate::event::{Cause, Event};
use crate::frame::Moment;
use crate::place::Pos;
use crate::reason::Reason;
use crate::rule::*;
use crate::rules::deeds::Deeds;
use crate::rules::orders::{list_heals, may_drop, may_heal, may_order};
use crate::rules::respawning::WayBack;
use crate::state::{Place, Thing, Turn};
use crate::{Action, MarineCardKind, OrderKind, State, WeaponKind, words};

/// How far a marine's turn is (D04-INT-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarineStep {
    /// Orders lapse.
    Begin,
    /// He comes back to the board.
    Respawn,
    /// He may use adrenaline and declares an action.
    Declare,
    /// He acts.
    Act,
    /// His turn ends.
    End,
}

impl Step for MarineStep {
    fn decision(self, state: &State) -> Option<Decision> {
        asks(Seat(state.turn.who))
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        match self {
            MarineStep::Respawn => {
                if let Some(way) = WayBack::of(state) {
                    actions.extend(way.spaces().map(|space| Action::Respawn(state.arena().space(space).pos)));
                }
            }
            MarineStep::Declare => {
                actions.extend(may_use_adrenaline(state).map(|()| Action::Adrenaline));
                actions.extend(Deed::ALL.map(Action::Declare));
            }
            MarineStep::Act => list_acts(state, actions),
            MarineStep::Begin | MarineStep::End => {}
        }
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        match (self, action) {
            (MarineStep::Respawn, Action::Respawn(pos)) => {
                let way = WayBack::of(state).ok_or(Reason::RespawnFirst)?;
                way.may(state.arena().at(pos).ok_or(Reason::NoSpaceToRespawn)?)
            }
            (MarineStep::Respawn, _) => Err(Reason::RespawnFirst),
            (MarineStep::Declare, Action::Adrenaline) => may_use_adrenaline(state),
            (MarineStep::Declare, Action::Declare(_)) => Ok(()),
            (MarineStep::Declare, _) => Err(Reason::DeclareFirst),
            (MarineStep::Act, _) => may_act(state, action),
            _ => Err(Reason::NotInTurn),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let who = state.turn.who;
        match action {
            Action::Respawn(pos) => respawn(state, who, pos, events),
            Action::Adrenaline => {
                state.marine_mut(who).adrenaline -= 1;
                state.turn.extra = state.turn.extra.saturating_add(4);
                events.put(|| Event::Adrenaline { who: Seat(who) });
                // Nothing is declared yet: events before his turn may still be played (D04-TIME-4).
                state.push(Frame::Window(Window { moment: Moment::BeforeTurn, stage: 0 }));
            }
            Action::Declare(deed) => declare(state, who, deed, events),
            Action::Give(to, gift) => state.push(Frame::Offer(Offer { to: to.0, gift })),
            Action::Order(order) => {
                // It works from now on (D04-ORD-3).
                state.turn.order_due = false;
                state.marine_mut(who).order = Some(order);
                events.put(|| Event::Ordered { who: Seat(who), order });
            }
            Action::Drop => state.lose_order(who, events),
            Action::Heal(whom) => state.heal(who, whom.0, events),
            Action::Done => state.set_top(Frame::Marine(MarineStep::End)),
            _ => state.do_deed(who, action, events),
        }
    }
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let who = state.turn.who;
        let gone = state.marine(who).space().is_none();
        match self {
            MarineStep::Begin => begin(state, who, events),
            MarineStep::Respawn => return false,
            // The turn is over for a marine who is fragged in it (D04-FRAG-6).
            MarineStep::Declare if gone => state.set_top(Frame::Marine(MarineStep::End)),
            MarineStep::Act if gone || is_idle(state) => state.set_top(Frame::Marine(MarineStep::End)),
            MarineStep::Declare | MarineStep::Act => return false,
            MarineStep::End => end(state, who, events),
        }
        true
    }
    fn prompt(self, state: &State) -> Message {
        match self {
            MarineStep::Respawn => {
                match state.marines.get(usize::from(state.turn.who)).map(|marine| marine.place) {
                    Some(Place::Fallen(_)) => Message::new("d04-prompt-respawn"),
                    _ => Message::new("d04-prompt-wait"),
                }
            }
            MarineStep::Declare => ask_to_declare(state),
            MarineStep::Act => ask_to_act(state),
            MarineStep::Begin | MarineStep::End => Message::new("d04-prompt-wait"),
        }
    }
    fn label(self, state: &State, action: Action) -> Option<Message> {
        match action {
            Action::Declare(deed) if self == MarineStep::Declare => Some(granted(state, deed)),
            Action::Done => Some(Message::new("d04-label-done-turn")),
            _ => None,
        }
    }
    fn rests_on(self, _: Frame) -> bool {
        false
    }
    fn bears(self) -> bool {
        self != MarineStep::Respawn
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        demand(!state.is_invaders_turn(), "it is the invader's turn", D04_ROUND_1)
    }
}

/// May he use an adrenaline token (D04-EQ-7)? Not one that was just taken (D04-INT-37).
fn may_use_adrenaline(state: &State) -> Result<(), Reason> {
    let marine = state.marine(state.turn.who);
    if marine.adrenaline == 0 {
        Err(Reason::NoAdrenaline)
    } else if marine.adrenaline <= marine.fresh_adrenaline {
        Err(Reason::AdrenalineFresh)
    } else {
        Ok(())
    }
}

/// What he may do, in any order: attacks and all that costs points between steps too (D04-MOVE-6), each attack with any
/// of his weapons (D04-ACT-6).
fn list_acts(state: &State, actions: &mut Vec<Action>) {
    let Some(deeds) = Deeds::of(state, state.points()) else { return };
    let before = actions.len();
    deeds.list_moves(actions);
    let stuck = actions.len() == before;
    deeds.list_takes(actions);
    deeds.list_gifts(actions);
    if state.turn.order_due {
        let orders = OrderKind::ALL.into_iter().filter(|&order| may_order(state, order).is_ok());
        actions.extend(orders.map(Action::Order));
        actions.extend(may_drop(state).map(|()| Action::Drop));
    }
    let who = state.turn.who;
    list_heals(state, who, |whom| may_heal(state, who, whom), actions);
    if state.turn.attacks > 0 {
        deeds.list_shots(|weapon| is_used_up(state, weapon), actions);
    }
    // A move ends on free space only (D04-MOVE-3).
    if deeds.may_end_after(stuck).is_ok() {
        actions.push(Action::Done);
    }
}

fn may_act(state: &State, action: Action) -> Result<(), Reason> {
    let Some(deeds) = Deeds::of(state, state.points()) else { return Err(Reason::NotInTurn) };
    match action {
        Action::Step(_) | Action::Teleport(_) | Action::Jump | Action::Door(_) | Action::Leave(_) => {
            deeds.may_move(action)
        }
        Action::Take(token) => deeds.may_take(Thing::Token(token)),
        Action::TakeItem(item) => deeds.may_take(Thing::Item(item)),
        Action::Give(to, gift) => deeds.may_give(to, gift),
        Action::Order(order) => may_order(state, order),
        Action::Drop => may_drop(state),
        Action::Heal(whom) => may_heal(state, state.turn.who, whom),
        Action::Fire(..) if state.turn.attacks == 0 => Err(Reason::NoAttacks),
        Action::Fire(weapon, _) if is_used_up(state, weapon) => Err(Reason::OtherWeapon),
        Action::Fire(weapon, aimed) => deeds.may_fire(weapon, aimed),
        Action::Done => deeds.may_end(),
        Action::Declare(_) => Err(Reason::Declared),
        Action::Adrenaline => Err(Reason::AdrenalineLate),
        _ => Err(Reason::NotInTurn),
    }
}

/// The attacks of Storm Drill are made with different weapons.
fn is_used_up(state: &State, weapon: WeaponKind) -> bool {
    state.turn.deed == Some(Deed::Advance) && state.turn.used.has(weapon)
}

/// Is there nothing left to do but to end the turn?
fn is_idle(state: &State) -> bool {
    let turn = &state.turn;
    if state.points() > 0 || turn.attacks > 0 || turn.order_due || state.setup.confirm_turn {
        return false;
    }
    let mut actions = Vec::new();
    list_acts(state, &mut actions);
    actions == [Action::Done]
}

fn begin(state: &mut State, who: u8, events: &mut impl Events<Event>) {
    let round = state.turn.round;
    // What the turn before has left over is lost (D04-ACT-7).
    state.turn = Turn { round, who, ..Turn::default() };
    if state.marine(who).place == Place::Left {
        state.set_top(Frame::Marine(MarineStep::End));
        return;
    }
    events.put(|| Event::Turn { who: Seat(who) });
    // Guard, dodge and heal lapse; aim stays (D04-INT-1, D04-ORD-AIM).
    if state.marine(who).order.is_some_and(|order| order != OrderKind::Aim) {
        state.lose_order(who, events);
    }
    state.marine_mut(who).fresh_adrenaline = 0;
    match state.marine(who).place {
        Place::On(space) => {
            state.marine_mut(who).in_goo = state.is_goo(space);
            ask_for_action(state);
        }
        // He comes back in his own next turn, be it of the same round (D04-INT-29); without any free space he skips it
        // (D04-INT-36).
        Place::Fallen(_) => {
            let step = if WayBack::of(state).is_some() { MarineStep::Respawn } else { MarineStep::End };
            state.set_top(Frame::Marine(step));
        }
        Place::Left => {}
    }
}

/// Events before his turn, then the declaration.
fn ask_for_action(state: &mut State) {
    state.set_top(Frame::Marine(MarineStep::Declare));
    state.push(Frame::Window(Window { moment: Moment::BeforeTurn, stage: 0 }));
}

fn respawn(state: &mut State, who: u8, pos: Pos, events: &mut impl Events<Event>) {
    let Some(space) = state.arena().at(pos) else {
        return debug_assert!(false, "he comes back on the map");
    };
    state.marine_mut(who).place = Place::On(space);
    events.put(|| Event::Respawned { who: Seat(who), at: pos });
    ask_for_action(state);
    state.push(Frame::Look);
    state.cue_entry(who, space);
}

/// Declare an action, one a turn (D04-ACT-1), and take what it grants (D04-ACT-2, D04-ACT-3, D04-ACT-4, D04-ACT-5).
fn declare(state: &mut State, who: u8, deed: Deed, events: &mut impl Events<Event>) {
    let marine = *state.marine(who);
    let (mut moves, mut attacks) = match deed {
        Deed::Sprint => (8, 0),
        Deed::Unload => (0, 2),
        Deed::Advance | Deed::Ready => (4, 1),
    };
    if deed == Deed::Advance && marine.has(MarineCardKind::StormDrill) {
        attacks = MarineCardKind::StormDrill.face().attacks;
    }
    if moves > 0 && marine.has(MarineCardKind::LightKit) {
        moves += MarineCardKind::LightKit.face().spaces;
    }
    // E13: fewer spaces, at least 1 if the action moves.
    let least = u8::from(moves > 0);
    let cut = state.turn.slow.min((moves + state.turn.extra).saturating_sub(least));
    let from_moves = cut.min(moves);
    moves -= from_moves;
    state.turn.extra -= cut - from_moves;
    state.turn.deed = Some(deed);
    state.turn.moves = moves;
    state.turn.attacks = attacks;
    state.turn.order_due = deed == Deed::Ready;
    events.put(|| Event::Declared { who: Seat(who), deed });
    state.set_top(Frame::Marine(MarineStep::Act));
}

/// The end of his turn: heal orders, goo, encounters; then the next one (D04-ROUND-1).
fn end(state: &mut State, who: u8, events: &mut impl Events<Event>) {
    let last = usize::from(who) + 1 >= state.marines.len();
    let next = if last { Frame::Invader(InvaderStep::Begin) } else { Frame::Marine(MarineStep::Begin) };
    state.set_top(next);
    if state.setup.adrenaline_next_turn {
        // Only what was taken in this turn is left for the next one (edition option, D04-EQ-7).
        let marine = state.marine_mut(who);
        marine.adrenaline = marine.adrenaline.min(marine.fresh_adrenaline);
    }
    let marine = *state.marine(who);
    // Berserk is counted down at the end of his own turns (D04-EQ-8).
    state.marine_mut(who).berserk = marine.berserk.saturating_sub(1);
    state.turn.who = who + 1;
    // The last chance for heal orders that lapse as the next turn begins (D04-ORD-HEAL, D04-INT-41).
    if !state.is_invaders_turn() {
        state.push(Frame::Window(Window { moment: Moment::LastHeal, stage: who + 2 }));
    }
    let Some(space) = marine.space() else { return };
    // He has stood in goo for his whole turn (D04-OBST-3, D04-INT-27).
    if marine.in_goo {
        state.hurt(Hurt { who, n: 1, cause: Cause::Goo, then: After::Encounter }, space, events);
    } else {
        state.meet_encounter(who);
    }
}

fn ask_to_declare(state: &State) -> Message {
    let wounds = state.wounds_left(state.turn.who);
    let key = if state.turn.extra > 0 { "d04-prompt-declare-extra" } else { "d04-prompt-declare" };
    let message = Message::new(key)
        .with("round", i64::from(state.turn.round))
        .with("wounds", words::many("wounds", wounds));
    let extra = words::many("spaces", state.turn.extra);
    if state.turn.extra > 0 { message.with("extra", extra) } else { message }
}

/// What is left of a marine's action.
fn ask_to_act(state: &State) -> Message {
    let (turn, who) = (&state.turn, state.turn.who);
    let Some(marine) = state.marines.get(usize::from(who)) else { return Message::new("d04-prompt-wait") };
    let (points, attacks) = (words::many("points", state.points()), words::many("attacks", turn.attacks));
    let mut left = Vec::new();
    if state.ready_is_open() && turn.moves > 0 && turn.attacks > 0 {
        left.push(Message::new("d04-either").with("one", points).with("other", attacks).into());
    } else {
        left.extend((state.points() > 0).then_some(points));
        left.extend((turn.attacks > 0).then_some(attacks));
    }
    left.extend((turn.order_due && marine.order.is_none()).then(|| Arg::key("d04-an-order")));
    if left.is_empty() {
        return Message::new("d04-prompt-act-end");
    }
    let sharing = state.is_sharing(Who::Marine(who));
    Message::new(if sharing { "d04-prompt-act-sharing" } else { "d04-prompt-act" }).with("left", left)
}

/// An action of a marine with what it grants him now, cards, adrenaline and events included.
fn granted(state: &State, deed: Deed) -> Message {
    let name = Arg::key(format!("d04-{deed}"));
    let mut after = state.clone();
    declare(&mut after, state.turn.who, deed, &mut engine::Silent);
    let turn = &after.turn;
    let spaces = words::many("spaces", turn.moves + turn.extra);
    let attacks = words::many("attacks", turn.attacks);
    if after.ready_is_open() {
        let key = if turn.extra > 0 { "d04-label-ready-extra" } else { "d04-label-ready" };
        let message = Message::new(key).with("name", name).with("spaces", spaces).with("attacks", attacks);
        let extra = words::many("spaces", turn.extra);
        return if turn.extra > 0 { message.with("extra", extra) } else { message };
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
