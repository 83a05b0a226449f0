//! An event card takes effect, or asks what it is played on (section 3.9).

use borsh::BorshSerialize;
use engine::{Arg, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use super::{Activation, Frame, Problem, Step, Trap, Window, carries_events, demand};
use crate::action::Who;
use crate::event::Event as Told;
use crate::frame::Moment;
use crate::place::{Pos, SpaceId};
use crate::reason::Reason;
use crate::rule::*;
use crate::rules::cards::{list_choices, may_choose};
use crate::state::{FigureId, FigureSet, Thing};
use crate::{Action, EventKind, InvaderCard, State, words};

/// An event card is about to take effect, or asks what it is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, BorshSerialize, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// The card.
    pub card: InvaderCard,
    /// The first of two choices (E14).
    pub first: Option<SpaceId>,
}

impl Step for Event {
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        list_choices(state, self.card, self.first, actions);
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        may_choose(state, self.card, self.first, action)
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Told>) {
        let Event { card, first } = self;
        match action {
            Action::Activate(id) => {
                let named = state.named(Who::Invader(id));
                if let Some(figure) = state.figures.get_mut(id) {
                    figure.wounds -= 1;
                }
                events.put(|| Told::Mended { who: named });
            }
            Action::Door(door) if card.event() == Some(EventKind::HingeBreaker) => {
                state.end_event(card);
                state.smashed.insert(door);
                state.closed.remove(door);
                events.put(|| Told::Smashed { door });
                state.push(Frame::Look);
                return;
            }
            Action::Door(door) => {
                state.jammed.insert(door);
                state.closed.insert(door);
                events.put(|| Told::Jammed { door });
            }
            Action::Pick(seat) => {
                state.end_event(card);
                let moment = Moment::Jitters(seat.0);
                state.push(Frame::Window(Window { moment, stage: seat.0 + 1 }));
                return;
            }
            Action::At(pos) => match (first, state.arena().at(pos)) {
                (None, Some(space)) => {
                    state.set_top(Frame::Event(Event { card, first: Some(space) }));
                    return;
                }
                (Some(one), Some(other)) => {
                    swap(state, one, other);
                    let one = state.arena().space(one).pos;
                    events.put(|| Told::Swapped { one, other: pos });
                }
                (_, None) => debug_assert!(false, "a crate lies on the map"),
            },
            _ => debug_assert!(false, "`{action}` is nothing that an event asks for"),
        }
        state.end_event(card);
    }
    fn settle(self, state: &mut State, events: &mut impl Events<Told>) -> bool {
        let Event { card, first } = self;
        let Some(kind) = card.event() else { return false };
        let amount = kind.card().amount;
        match kind {
            EventKind::ClosingFlesh
            | EventKind::HingeBreaker
            | EventKind::JammedTrack
            | EventKind::Jitters
            | EventKind::WrongCrate => {
                if state.event_has_object(card, first) {
                    return false;
                }
            }
            EventKind::BaitedHook => {
                let of = state.figures.alive();
                state.set_top(Frame::Trap(Trap { card, of, left: amount }));
                return true;
            }
            EventKind::WaitingTeeth => {
                let of = fresh(state);
                state.set_top(Frame::Trap(Trap { card, of, left: amount }));
                return true;
            }
            EventKind::Blur => state.mend_attack(|attack| attack.blurred = true),
            EventKind::LastRound => waste_ammo(state, amount, events),
            EventKind::BlackOut => state.turn.dark += amount,
            EventKind::LooseGrating => state.turn.slow += amount,
            EventKind::Headlong => {
                let below = state.frames.len() - 2;
                if let Some(Frame::Activation(activation)) = state.frames.get_mut(below) {
                    activation.moves += amount;
                }
            }
            EventKind::SecondBite => {
                state.end_event(card);
                if let Some(Who::Invader(figure)) = state.attacks.last().map(|attack| attack.by) {
                    let again = Activation { figure, attacks: amount, begun: true, ..Activation::default() };
                    state.push(Frame::Activation(again));
                }
                return true;
            }
            EventKind::BlindSide => state.mend_attack(|attack| {
                attack.sure = true;
                attack.deadly += amount;
            }),
        }
        state.end_event(card);
        true
    }
    fn prompt(self, state: &State) -> Message {
        let key = match (self.card.event(), self.first) {
            (Some(EventKind::ClosingFlesh), _) => "d04-prompt-closing-flesh",
            (Some(EventKind::HingeBreaker), _) => "d04-prompt-hinge-breaker",
            (Some(EventKind::JammedTrack), _) => "d04-prompt-jammed-track",
            (Some(EventKind::Jitters), _) => "d04-prompt-jitters",
            (Some(EventKind::WrongCrate), None) => "d04-prompt-wrong-crate",
            (Some(EventKind::WrongCrate), Some(space)) => return second_crate(state, self.card, space),
            _ => "d04-prompt-event-on",
        };
        Message::new(key).with("card", words::card(self.card))
    }
    fn label(self, state: &State, action: Action) -> Option<Message> {
        match action {
            Action::Door(door) => {
                let smash = self.card.event() == Some(EventKind::HingeBreaker);
                let key = if smash { "d04-label-smash" } else { "d04-label-jam" };
                Some(Message::new(key).with("door", words::door(state, door)))
            }
            Action::Activate(id) if self.card.event() == Some(EventKind::ClosingFlesh) => {
                let wounds = state.figures.get(id).map_or(0, |figure| figure.wounds);
                let message = Message::new("d04-label-mend").with("who", words::figure_at(state, id));
                Some(message.with("wounds", words::many("wounds", wounds)))
            }
            Action::At(pos) => crate_on(state, pos),
            _ => None,
        }
    }
    fn rests_on(self, below: Frame) -> bool {
        carries_events(below)
    }
    fn sound(self, state: &State) -> Result<(), Problem> {
        demand(self.card.event().is_some(), "that is no event card", D04_INV_3)?;
        let swaps = self.card.event() == Some(EventKind::WrongCrate);
        let fine = self.first.is_none_or(|space| swaps && state.is_on_board(space));
        demand(fine, "no such first choice", D04_INV_3)?;
        let on_attack =
            matches!(self.card.event(), Some(EventKind::Blur | EventKind::LastRound | EventKind::BlindSide));
        demand(!on_attack || !state.attacks.is_empty(), "no attack is under way", D04_INT_3)
    }
}

/// Of those who have just been laid out, the ones that may act: one that was used anew may have acted this turn
/// (D04-INT-35).
fn fresh(state: &State) -> FigureSet {
    let laid = state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Window(Window { moment: Moment::AfterReveal(laid), .. }) => Some(*laid),
        _ => None,
    });
    let spent =
        |id: &FigureId| state.is_invaders_turn() && state.figures.get(*id).is_some_and(|figure| figure.acted);
    laid.unwrap_or_default().iter().filter(|id| !spent(id)).collect()
}

/// He spends ammo as if a bullet had shown (E05).
fn waste_ammo(state: &mut State, n: u8, events: &mut impl Events<Told>) {
    let attack = state.attacks.last().map(|attack| (attack.by, attack.weapon, attack.weapon.sheet().ammo));
    let Some((Who::Marine(who), weapon, Some(ammo))) = attack else {
        debug_assert!(false, "a marine attacks with ammo: {attack:?}");
        return;
    };
    let left = &mut state.marine_mut(who).ammo[ammo.index()];
    *left = left.saturating_sub(n);
    events.put(|| Told::Spent { who: Seat(who), weapon });
}

fn is_equipment(thing: &Thing) -> bool {
    matches!(thing, Thing::Token(token) if token.is_equipment())
}

/// Two equipment tokens change places (E14).
fn swap(state: &mut State, one: SpaceId, other: SpaceId) {
    let find = |at: SpaceId| state.floor.iter().position(|it| it.at == at && is_equipment(&it.thing));
    if let (Some(a), Some(b)) = (find(one), find(other)) {
        state.floor[a].at = other;
        state.floor[b].at = one;
    }
}

fn second_crate(state: &State, card: InvaderCard, space: SpaceId) -> Message {
    let what = state.lying(space).find(is_equipment);
    let what = what.map_or(Arg::key("d04-empty-space"), |it| words::thing(state, it));
    Message::new("d04-prompt-wrong-crate-second")
        .with("card", words::card(card))
        .with("what", words::located(what, Arg::from(state.arena().space(space).pos)))
}

/// The equipment on a space that an event moves (E14).
fn crate_on(state: &State, pos: Pos) -> Option<Message> {
    let space = state.arena().at(pos).filter(|&space| state.is_revealed(space))?;
    let first = state.lying(space).find(is_equipment)?;
    let what = words::located(words::thing(state, first), Arg::from(pos));
    Some(Message::new("d04-label-crate").with("what", what))
}
