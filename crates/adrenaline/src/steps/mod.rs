//! The questions of the game, one file for each: who decides, what may be answered, what an answer does, how it reads, and
//! what would be wrong with it in a position made by hand.
//!
//! Steps meet only on the stack of frames: one pushes another, none calls another.

mod bot_shot;
mod carry;
mod control;
mod end_turn;
mod leave;
mod menu;
mod pay;
mod place_bot;
mod reload;
mod reloading;
mod scope;
mod scope_hit;
mod shot;
mod spawn;
mod tagback;
mod taking;
mod teleport;
mod track;
mod walk;

use borsh::BorshSerialize;
use engine::{Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};

pub use crate::rules::errands::Errand;
pub use end_turn::WindUp;

use crate::reason::Reason;
use crate::rule::*;
use crate::{Action, Event, State};

/// One kind of question.
pub(crate) trait Step: Copy {
    /// Who decides, and whether the very question betrays a card; nobody if there is nobody to ask.
    #[inline]
    fn decision(self, state: &State) -> Option<Decision> {
        Some(Decision { seat: state.turn.seat, secret: false })
    }
    /// Append all that may be answered; nothing if it runs by itself. There is always an answer, out of turn also `done`,
    /// so that a seat can be answered for while somebody is away (ADR-NET-1).
    #[inline]
    fn list(self, _state: &State, _actions: &mut Vec<Action>) {}
    /// May this be answered? Exactly what is listed may.
    fn may(self, _state: &State, action: Action) -> Result<(), Reason> {
        Reason::TurnOver.unasked(action)
    }
    /// Carry an answer out.
    #[inline]
    fn act(self, _state: &mut State, action: Action, _events: &mut impl Events<Event>) {
        unasked(action);
    }
    /// Do what needs no decision; false if somebody is to be asked.
    #[inline]
    fn settle(self, _state: &mut State, _events: &mut impl Events<Event>) -> bool {
        false
    }
    /// The question in one sentence.
    fn prompt(self, _state: &State) -> Message {
        Message::new("adrenaline-prompt-wait")
    }
    /// What an answer means in a few words; nothing for what is no answer to this question.
    fn label(self, _state: &State, _action: Action) -> Option<Message> {
        None
    }
    /// May this lie on top of it?
    fn bears(self, _above: Frame) -> bool {
        false
    }
    /// Is every value of it possible in this position?
    fn sound(self, state: &State) -> Result<(), Problem>;
}

/// The step that was found in the frame, or the step without values that the frame stands for.
macro_rules! step {
    ($found:ident or $step:expr) => {
        $found
    };
    (or $step:expr) => {
        $step
    };
}

/// Make the frames of the stack. Each is a [`Step`], and whoever asks the frame asks the step.
macro_rules! frames {
    ($($(#[$attr:meta])* $file:ident: $frame:ident $(($found:ident: $step:ident))?,)+) => {
        $(pub use $file::$frame;)+

        /// One thing that is being resolved. The top of the stack decides; what is below waits for it.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Frame {
            $(#[doc = concat!("See [`struct@", stringify!($frame), "`].")] $(#[$attr])* $frame $(($step))?,)+
        }

        impl Frame {
            #[inline]
            pub(crate) fn decision(self, state: &State) -> Option<Decision> {
                match self { $(Frame::$frame $(($found))? => step!($($found)? or $frame).decision(state),)+ }
            }
            #[inline]
            pub(crate) fn list(self, state: &State, actions: &mut Vec<Action>) {
                match self { $(Frame::$frame $(($found))? => step!($($found)? or $frame).list(state, actions),)+ }
            }
            pub(crate) fn may(self, state: &State, action: Action) -> Result<(), Reason> {
                match self { $(Frame::$frame $(($found))? => step!($($found)? or $frame).may(state, action),)+ }
            }
            #[inline]
            pub(crate) fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
                match self { $(Frame::$frame $(($found))? => step!($($found)? or $frame).act(state, action, events),)+ }
            }
            #[inline]
            pub(crate) fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
                match self { $(Frame::$frame $(($found))? => step!($($found)? or $frame).settle(state, events),)+ }
            }
            pub(crate) fn prompt(self, state: &State) -> Message {
                match self { $(Frame::$frame $(($found))? => step!($($found)? or $frame).prompt(state),)+ }
            }
            pub(crate) fn label(self, state: &State, action: Action) -> Option<Message> {
                match self { $(Frame::$frame $(($found))? => step!($($found)? or $frame).label(state, action),)+ }
            }
            pub(crate) fn bears(self, above: Frame) -> bool {
                match self { $(Frame::$frame $(($found))? => step!($($found)? or $frame).bears(above),)+ }
            }
            pub(crate) fn sound(self, state: &State) -> Result<(), Problem> {
                match self { $(Frame::$frame $(($found))? => step!($($found)? or $frame).sound(state),)+ }
            }
        }
    };
}

// The order is part of the hash of a position.
frames! {
    #[default]
    menu: Menu,
    spawn: Spawn(step: Spawn),
    place_bot: PlaceBot(step: PlaceBot),
    walk: Walk(step: Walk),
    teleport: Teleport,
    carry: Carry(step: Carry),
    taking: Taking(step: Taking),
    leave: Leave(step: Leave),
    control: Control(step: Control),
    pay: Pay(step: Pay),
    shot: Shot,
    scope: Scope,
    scope_hit: ScopeHit(step: ScopeHit),
    tagback: Tagback(step: Tagback),
    bot_shot: BotShot,
    reload: Reload,
    reloading: Reloading(step: Reloading),
    end_turn: EndTurn(step: EndTurn),
    track: Track(step: Track),
}

/// What is wrong with a frame: where, if not in the frame itself, and which rule says so.
pub(crate) struct Problem {
    pub(crate) place: Option<&'static str>,
    pub(crate) text: &'static str,
    pub(crate) rule: Rule,
}

fn demand(fine: bool, text: &'static str, rule: Rule) -> Result<(), Problem> {
    if fine { Ok(()) } else { Err(Problem { place: None, text, rule }) }
}

/// Somebody who acts must have appeared (ADR-SPAWN-2).
fn demand_actor(state: &State) -> Result<(), Problem> {
    demand(state.actor().square.is_on(), "the active player is not on the board", ADR_SPAWN_2)
}

fn is_on_board(state: &State, who: Seat) -> bool {
    who.index() < state.figures.len() && state.figure(who).square.is_on()
}

/// `apply` trusts its caller: what is no answer at all never gets here.
fn unasked(action: Action) {
    debug_assert!(false, "`{action}` is no answer to the open question");
}
