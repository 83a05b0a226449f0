//! An active invader: its steps, doors, ducts and attack (D04-INV-5, D04-COST-1).

use borsh::BorshSerialize;
use engine::{Arg, Events, Message};
use serde::{Deserialize, Serialize};

use super::{Frame, InvaderStep, Problem, Step, Window, demand};
use crate::action::Who;
use crate::event::{Cause, Event};
use crate::frame::{Attack, Moment};
use crate::place::{DoorId, Footing, Pos, SpaceId, Way};
use crate::reason::Reason;
use crate::rule::*;
use crate::rules::cards::{may_hold, may_play_in_turn, wrong_time};
use crate::rules::moving::Walk;
use crate::rules::targets::may_attack;
use crate::rules::wounds::Blow;
use crate::state::FigureId;
use crate::{Action, EventKind, EventTime, InvaderCard, State, WeaponKind, words};

/// An invader that is active.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Activation {
    /// Which.
    pub figure: FigureId,
    /// Spaces left.
    pub moves: u8,
    /// Attacks left.
    pub attacks: u8,
    /// It has done something.
    pub begun: bool,
    /// It has paid for goo (D04-BIG-4).
    pub burned: bool,
}

impl Activation {
    #[inline(always)]
    fn walk(self, state: &State) -> Option<Walk<'_>> {
        Walk::of(state, Who::Invader(self.figure), self.moves)
    }
    /// May it use ducts from where it is (D04-DUCT-1)?
    fn may_scurry(self, state: &State) -> Result<(), Reason> {
        let scurries = |kind: crate::InvaderKind| kind.sheet().abilities.scurry;
        match state.figures.get(self.figure) {
            Some(figure) if scurries(figure.kind) => Ok(()),
            _ => Err(Reason::DuctScurry),
        }
    }
    /// May it go to this duct (D04-DUCT-1, D04-ABIL-SCURRY)?
    fn may_duct(self, walk: &Walk<'_>, end: SpaceId) -> Result<(), Reason> {
        let state = walk.state;
        if self.moves == 0 {
            Err(Reason::NoMovesForDuct)
        } else if end == walk.from.at
            || !state.is_duct(walk.from.at)
            || !state.is_duct(end)
            || !state.is_revealed(end)
        {
            Err(Reason::DuctEnd)
        } else if !state.marines_on(end).is_empty() {
            Err(Reason::DuctHeld)
        } else if !state.invaders_on(end).is_empty() && !walk.can_go_on(Footing::from(end), 1) {
            Err(Reason::DuctFriend)
        } else {
            Ok(())
        }
    }
    /// May it open or close the door? Invaders never work security doors (D04-DOOR-6).
    fn may_door(self, walk: &Walk<'_>, door: DoorId) -> Result<(), Reason> {
        let state = walk.state;
        if state.has_door(door) && state.arena().door(door).key.is_some() {
            return Err(Reason::DoorInvader);
        }
        state.may_work(walk.from, door)?;
        if self.moves < 2 { Err(Reason::NoMovesForDoor) } else { walk.may_linger(2) }
    }
    /// May it attack (D04-INV-5)?
    fn may_strike(self, walk: &Walk<'_>, crowded: bool) -> Result<(), Reason> {
        if self.attacks == 0 {
            Err(Reason::NoAttacksLeft)
        } else if crowded {
            Err(Reason::AttackSharing)
        } else {
            let easy = walk.state.has_easy_target(walk.from, &walk.traffic);
            may_attack(walk.state, walk.who, easy, WeaponKind::Fist)
        }
    }
    /// May this be played while it is active: Headlong at its start, Jitters at any time of the own turn?
    fn may_play(self, state: &State, card: InvaderCard) -> Result<(), Reason> {
        let event = may_hold(state, card)?;
        match event {
            EventKind::Headlong if !self.begun => Ok(()),
            EventKind::Jitters if state.is_invaders_turn() => may_play_in_turn(state, card),
            _ if event.card().when == EventTime::InvaderTurn && state.is_invaders_turn() => {
                Err(Reason::EventNoObject)
            }
            _ => Err(wrong_time(event)),
        }
    }
    /// May it end its move where it is? It may as well if no way is left (D04-MOVE-3).
    fn may_end(crowded: bool, stuck: bool) -> Result<(), Reason> {
        if stuck || !crowded { Ok(()) } else { Err(Reason::MoveOn) }
    }
    fn list_moves(self, walk: &Walk<'_>, actions: &mut Vec<Action>) {
        walk.list_steps(actions);
        let state = walk.state;
        if self.moves > 0 && self.may_scurry(state).is_ok() && state.is_duct(walk.from.at) {
            let ends = state.ducts().filter(|&end| self.may_duct(walk, end).is_ok());
            actions.extend(ends.map(|end| Action::Duct(state.arena().space(end).pos)));
        }
    }
    fn list_all(self, walk: &Walk<'_>, actions: &mut Vec<Action>) {
        let (state, before) = (walk.state, actions.len());
        self.list_moves(walk, actions);
        let (stuck, crowded) = (actions.len() == before, walk.is_crowded());
        if self.moves >= 2 {
            let doors = state.arena().doors_at(walk.from).iter();
            actions.extend(doors.filter(|&door| self.may_door(walk, door).is_ok()).map(Action::Door));
        }
        if self.may_strike(walk, crowded).is_ok() {
            actions.push(Action::Strike);
        }
        for kind in [EventKind::Headlong, EventKind::Jitters] {
            let held = state.hand.and(kind.cards()).iter();
            actions.extend(held.filter(|&card| self.may_play(state, card).is_ok()).map(Action::Play));
        }
        if Activation::may_end(crowded, stuck).is_ok() {
            actions.push(Action::Done);
        }
    }
    /// So many points are spent: it has begun.
    fn spend(self, state: &mut State, n: u8) {
        let spent = Activation { moves: self.moves.saturating_sub(n), begun: true, ..self };
        state.set_top(Frame::Activation(spent));
    }
}

impl Step for Activation {
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        if let Some(walk) = self.walk(state) {
            self.list_all(&walk, actions);
        }
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let Some(walk) = self.walk(state) else { return Err(Reason::InActivation) };
        match action {
            Action::Step(_) if self.moves == 0 => Err(Reason::NoMovesToStep),
            Action::Step(way) => walk.may_step(way),
            Action::Duct(pos) => {
                self.may_scurry(state)?;
                state.arena().at(pos).map_or(Err(Reason::DuctEnd), |end| self.may_duct(&walk, end))
            }
            Action::Door(door) => self.may_door(&walk, door),
            Action::Teleport(_) | Action::Jump => Err(Reason::TeleporterMarines),
            Action::Strike => self.may_strike(&walk, walk.is_crowded()),
            Action::Play(card) => self.may_play(state, card),
            Action::Done => {
                let (mut moves, crowded) = (Vec::new(), walk.is_crowded());
                if crowded {
                    self.list_moves(&walk, &mut moves);
                }
                Activation::may_end(crowded, moves.is_empty())
            }
            _ => Err(Reason::InActivation),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Step(way) => {
                self.spend(state, 1);
                step(state, self.figure, way, events);
            }
            Action::Duct(pos) => {
                self.spend(state, 1);
                duct(state, self.figure, pos, events);
            }
            Action::Door(door) => {
                self.spend(state, 2);
                state.pause();
                state.toggle_door(door, events);
            }
            Action::Strike => {
                self.spend(state, 0);
                state.begin_attack(Attack { by: Who::Invader(self.figure), ..Attack::default() });
            }
            Action::Play(card) => state.play_event(card, events),
            // `done`: it does nothing more.
            _ => {
                state.frames.pop();
            }
        }
    }
    fn settle(self, state: &mut State, _: &mut impl Events<Event>) -> bool {
        let spent = self.moves == 0 && self.attacks == 0 && self.begun;
        let idle = spent && !state.is_sharing(Who::Invader(self.figure));
        let over = !state.figures.has(self.figure) || idle;
        if over {
            state.frames.pop();
        }
        over
    }
    fn prompt(self, state: &State) -> Message {
        let mut left = Vec::new();
        left.extend((self.moves > 0).then(|| words::many("points", self.moves)));
        left.extend((self.attacks > 0).then(|| words::many("attacks", self.attacks)));
        if left.is_empty() {
            left.push(Arg::key("d04-nothing"));
        }
        let sharing = state.is_sharing(Who::Invader(self.figure));
        Message::new(if sharing { "d04-prompt-activation-sharing" } else { "d04-prompt-activation" })
            .with("figure", words::figure_at(state, self.figure))
            .with("left", left)
    }
    fn label(self, state: &State, action: Action) -> Option<Message> {
        let attack = Attack { by: Who::Invader(self.figure), ..Attack::default() };
        match action {
            Action::Strike if state.figures.has(self.figure) && state.is_sweep(&attack) => {
                Some(Message::new("d04-label-strike-sweep").with("odds", words::sweep(state, attack)))
            }
            Action::Done => {
                let who = words::who(state, Who::Invader(self.figure));
                Some(Message::new("d04-label-done-activation").with("who", who))
            }
            _ => None,
        }
    }
    fn rests_on(self, below: Frame) -> bool {
        let again = matches!(below, Frame::Window(Window { moment: Moment::AfterAttack, .. }));
        again || below == Frame::Invader(InvaderStep::Menu) || matches!(below, Frame::Trap(_))
    }
    fn sound(self, _: &State) -> Result<(), Problem> {
        demand(self.moves <= 30 && self.attacks <= 2, "more than an invader can do", D04_INV_5)
    }
}

fn step(state: &mut State, id: FigureId, way: Way, events: &mut impl Events<Event>) {
    let footing = state.footing(Who::Invader(id));
    let stride = footing.and_then(|footing| state.strides(footing).find(|stride| stride.way == way));
    let (Some(footing), Some(stride)) = (footing, stride) else {
        return debug_assert!(false, "an invader makes a step that is there");
    };
    let named = state.named(Who::Invader(id));
    let (from, to) = (state.arena().space(footing.at).pos, state.arena().space(stride.to.at).pos);
    events.put(|| Event::Moved { who: named, from, to, shape: stride.to.shape });
    enter(state, id, stride.to, events);
}

fn duct(state: &mut State, id: FigureId, pos: Pos, events: &mut impl Events<Event>) {
    let Some(end) = state.arena().at(pos) else {
        return debug_assert!(false, "a duct is on the map");
    };
    let named = state.named(Who::Invader(id));
    events.put(|| Event::Teleported { who: named, to: pos });
    enter(state, id, end.into(), events);
}

/// An invader comes onto spaces by a step or a duct: goo, then a chance for guard (D04-INT-2). Tokens there stay where
/// they are (D04-EQ-10).
fn enter(state: &mut State, id: FigureId, to: Footing, events: &mut impl Events<Event>) {
    let before = state.footing(Who::Invader(id)).map_or(&[][..], |from| state.arena().cells(from));
    // Few spaces have goo, so that is asked first.
    let goo = state.arena().any_cell(to, |cell| state.is_goo(cell) && !before.contains(&cell));
    state.figures.stand(id, to, state.setup.scenario.place());
    let large = to.shape.spaces() > 1;
    let mut burns = goo;
    if let Some(Frame::Activation(activation)) = state.frames.last_mut()
        && goo
    {
        // Oversized figures pay once in an activation (D04-BIG-4).
        burns = !(large && activation.burned);
        activation.burned = true;
    }
    if burns {
        state.wound_figure(id, Blow::sure(1, Cause::Goo), events);
    }
    if state.figures.has(id) {
        state.pause();
    }
}
