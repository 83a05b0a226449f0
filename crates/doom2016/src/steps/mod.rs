//! One file for each kind of question: who decides, what may be answered, what an answer does, and its words.
//!
//! Steps meet on the stack of frames only: none calls another. A new one is a file and a line in the list below.

use borsh::BorshSerialize;
use engine::{Decision, Events, Message, Seat};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::reason::Reason;
use crate::{Action, State};

mod ambush;
pub(crate) mod attack;
mod charge;
mod demon_activation;
mod demons;
mod displace;
mod drop;
mod effects;
mod glory;
mod kinds;
mod marine;
mod phase;
mod portals;
mod prepare;
mod push;
mod respawn;
mod round;
mod scout;
pub(crate) mod sound;
mod spend;
mod summon;
mod unstick;
mod window;

use attack::AttackStep;
use demons::DemonsStep;
use kinds::KindsStep;
use round::RoundStep;
use sound::Problem;

pub(crate) use demon_activation::strike_attack;
pub(crate) use marine::open_attack;

/// One kind of question: everything about it stands in the file of its type.
pub(crate) trait Step: Copy {
    /// Who decides, and whether the very question betrays a card; nobody if there is nobody to ask.
    fn decision(self, state: &State) -> Option<Decision> {
        Some(open(state.invader_seat()))
    }
    /// What is asked: the reason against whatever is no answer to it.
    fn question(self, state: &State) -> Reason;
    /// Append all that may be answered.
    fn list(self, state: &State, actions: &mut Vec<Action>);
    /// May this be answered? Exactly what is listed may.
    fn may(self, state: &State, action: Action) -> Result<(), Reason>;
    /// Carry an answer out.
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>);
    /// Do what needs no decision; false if somebody is to be asked.
    fn settle(self, _: &mut State, _: &mut impl Events<Event>) -> bool {
        false
    }
    /// The question in one sentence.
    fn prompt(self, state: &State) -> Message;
    /// What an answer means here, where it does not mean the same everywhere.
    fn label(self, _: &State, _: Action) -> Option<Message> {
        None
    }
    /// May it lie on this frame?
    fn lies_on(self, _below: Frame) -> bool {
        true
    }
    /// Is every value of it possible in this position?
    fn sound(self, _: &State) -> Result<(), Problem> {
        Ok(())
    }
}

/// A decision that everybody may know of.
fn open(seat: Seat) -> Decision {
    Decision { seat, secret: false }
}

/// The bound step, or the step itself if it is a unit.
macro_rules! either {
    ($step:ident, $($unit:expr)?) => {
        $step
    };
    (, $unit:expr) => {
        $unit
    };
}

/// Make the frames of the stack: each is a [`Step`], and whoever asks a frame asks its step.
macro_rules! frames {
    ($($(#[$attr:meta])* $frame:ident $(($step:ident: $data:ident of $file:ident))? $(= $unit:ident)?,)+) => {
        $($(pub use $file::$data;)?)+

        /// One thing that is being resolved. The top of the stack decides; what is below waits for it.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub enum Frame {
            $($(#[$attr])* $frame $(($data))?,)+
        }

        impl Frame {
            #[inline]
            pub(crate) fn decision(self, state: &State) -> Option<Decision> {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $($unit)?).decision(state),)+ }
            }
            pub(crate) fn question(self, state: &State) -> Reason {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $($unit)?).question(state),)+ }
            }
            #[inline]
            pub(crate) fn list(self, state: &State, actions: &mut Vec<Action>) {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $($unit)?).list(state, actions),)+ }
            }
            pub(crate) fn may(self, state: &State, action: Action) -> Result<(), Reason> {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $($unit)?).may(state, action),)+ }
            }
            #[inline]
            pub(crate) fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $($unit)?).act(state, action, events),)+ }
            }
            #[inline]
            pub(crate) fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $($unit)?).settle(state, events),)+ }
            }
            pub(crate) fn prompt(self, state: &State) -> Message {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $($unit)?).prompt(state),)+ }
            }
            pub(crate) fn label(self, state: &State, action: Action) -> Option<Message> {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $($unit)?).label(state, action),)+ }
            }
            pub(crate) fn lies_on(self, below: Frame) -> bool {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $($unit)?).lies_on(below),)+ }
            }
            pub(crate) fn sound(self, state: &State) -> Result<(), Problem> {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $($unit)?).sound(state),)+ }
            }
        }
    };
}

frames! {
    /// The set-up (D16-SET-10).
    Prepare(step: Prepare of prepare),
    /// A round (D16-STA-7).
    #[default]
    Round = RoundStep,
    /// A step of the round that is under way.
    Phase(step: Phase of phase),
    /// A marine's activation.
    Marine(step: MarineStep of marine),
    /// The invader chooses a kind of demons (D16-ACT-2).
    Kinds = KindsStep,
    /// The demons of that kind, one by one.
    Demons = DemonsStep,
    /// A demon's activation (D16-DEM-1).
    Demon(step: DemonStep of demon_activation),
    /// The attack on top is being carried out (D16-INT-1).
    Attack = AttackStep,
    /// A moment at which some may use cards (D16-INT-1 to D16-INT-3).
    Window(step: Window of window),
    /// The effects of an ability happen one after the other.
    Effects(step: Effects of effects),
    /// The invader chooses a portal to summon from (D16-POR-8).
    Portals(step: Portals of portals),
    /// A group is summoned (D16-POR-2).
    Summon(step: Summon of summon),
    /// Argent tokens are placed one by one.
    Charge(step: Charge of charge),
    /// Small figures leave the spaces of a large one (D16-LRG-8).
    Displace(step: Displace of displace),
    /// A figure that shares a space and cannot go on leaves it.
    Unstick(step: Unstick of unstick),
    /// A figure spends movement points at once, or makes steps without them (D16-GEN-5, D16-MOV-6).
    Spend(step: Spend of spend),
    /// Marines are pushed, in letter order (D16-INT-21).
    Push(step: Push of push),
    /// Samples of a large demon are put on one of its spaces (D16-INT-36).
    Drop(step: Drop of drop),
    /// A marine drew for a glory kill and may recover (D16-GLO-2).
    Glory(step: Glory of glory),
    /// The invader puts initiative cards back in any order (Ambush).
    Ambush(step: Ambush of ambush),
    /// A marine looks at the top initiative card (Scout).
    Scout(step: Scout of scout),
    /// A killed marine comes back (D16-KIL-6).
    Respawn(step: Respawn of respawn),
}
