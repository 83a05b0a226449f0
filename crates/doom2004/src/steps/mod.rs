//! The questions of the game, one file each: who decides, what may be answered, what an answer does, how it runs on by
//! itself, its words, and what would be wrong with it in a loaded position.
//!
//! Steps meet only through the stack of frames: each pushes what comes next, and none calls another.

mod activation;
mod attack;
mod backup;
mod draw;
mod effects;
mod event;
mod hurt;
mod invader;
mod lay;
mod look;
mod marine;
mod mist;
mod offer;
mod place;
mod target;
mod trap;
mod watch;
mod window;

use borsh::BorshSerialize;
use engine::{Decision, Events, Message, Rule, Seat};
use serde::{Deserialize, Serialize};

use crate::event::Event as Told;
use crate::reason::Reason;
use crate::rule::*;
use crate::{Action, State};

pub use hurt::After;
pub use window::Quiet;

/// What is wrong with a frame, and the rule that says so.
pub(crate) type Problem = (&'static str, Rule);

/// One kind of question: everything about it stands in the file of its struct.
pub(crate) trait Step: Copy {
    /// Who decides, and whether the very question betrays a card; nobody if there is nobody to ask.
    fn decision(self, state: &State) -> Option<Decision> {
        asks(state.invader())
    }
    /// Append all that may be answered.
    fn list(self, _state: &State, _actions: &mut Vec<Action>) {}
    /// May this be answered? Exactly what is listed may.
    fn may(self, _state: &State, _action: Action) -> Result<(), Reason> {
        Err(Reason::NotNow)
    }
    /// Carry an answer out.
    fn act(self, _state: &mut State, action: Action, _events: &mut impl Events<Told>) {
        debug_assert!(false, "nobody is asked, and `{action}` is no answer");
    }
    /// Do what needs no decision; false if somebody is to be asked.
    fn settle(self, _state: &mut State, _events: &mut impl Events<Told>) -> bool {
        false
    }
    /// The question in one sentence.
    fn prompt(self, _state: &State) -> Message {
        Message::new("d04-prompt-wait")
    }
    /// What an answer means here; nothing if it means what it means everywhere.
    fn label(self, _state: &State, _action: Action) -> Option<Message> {
        None
    }
    /// May this lie on top of that?
    fn rests_on(self, below: Frame) -> bool;
    /// May something lie on top of it, rather than that it waits for an answer and for nothing else?
    fn bears(self) -> bool {
        true
    }
    /// Is every value of it possible in this position?
    fn sound(self, _state: &State) -> Result<(), Problem> {
        Ok(())
    }
}

/// A question that is no secret.
fn asks(seat: Seat) -> Option<Decision> {
    Some(Decision { seat, secret: false })
}

/// A problem, unless all is fine.
fn demand(fine: bool, problem: &'static str, rule: Rule) -> Result<(), Problem> {
    if fine { Ok(()) } else { Err((problem, rule)) }
}

/// Is this one of the marines?
fn is_marine(state: &State, who: u8) -> Result<(), Problem> {
    demand(usize::from(who) < state.marines.len(), "no such marine", D04_SETUP_1)
}

/// May an event card be carried out on top of that?
fn carries_events(below: Frame) -> bool {
    let menu = below == Frame::Invader(InvaderStep::Menu);
    menu || matches!(below, Frame::Window(Window { stage: 0, .. }) | Frame::Activation(_) | Frame::Attack)
}

/// May an attack be made on top of that?
fn bears_attacks(below: Frame) -> bool {
    let turn = below == Frame::Marine(MarineStep::Act);
    let guard = matches!(below, Frame::Window(Window { stage: 1.., .. }));
    turn || guard || matches!(below, Frame::Mist(_) | Frame::Activation(_) | Frame::Watch(_))
}

/// The bound step, or the step itself if it is a unit.
macro_rules! either {
    ($step:ident, $unit:expr) => {
        $step
    };
    (, $unit:expr) => {
        $unit
    };
}

/// Make the frames of the stack: each is a [`Step`], and whoever asks a frame asks its step.
macro_rules! frames {
    ($($(#[$attr:meta])* $file:ident: $frame:ident $(($step:ident: $data:ident))?,)+) => {
        frames!(@use $($file: $frame $(($data))?,)+);

        /// One thing that is being resolved. The top of the stack decides; what is below waits for it.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, BorshSerialize, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Frame {
            $($(#[$attr])* $frame $(($data))?,)+
        }

        impl Frame {
            #[inline]
            pub(crate) fn decision(self, state: &State) -> Option<Decision> {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $frame).decision(state),)+ }
            }
            #[inline]
            pub(crate) fn list(self, state: &State, actions: &mut Vec<Action>) {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $frame).list(state, actions),)+ }
            }
            pub(crate) fn may(self, state: &State, action: Action) -> Result<(), Reason> {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $frame).may(state, action),)+ }
            }
            #[inline]
            pub(crate) fn act(self, state: &mut State, action: Action, events: &mut impl Events<Told>) {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $frame).act(state, action, events),)+ }
            }
            #[inline]
            pub(crate) fn settle(self, state: &mut State, events: &mut impl Events<Told>) -> bool {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $frame).settle(state, events),)+ }
            }
            pub(crate) fn prompt(self, state: &State) -> Message {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $frame).prompt(state),)+ }
            }
            pub(crate) fn label(self, state: &State, action: Action) -> Option<Message> {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $frame).label(state, action),)+ }
            }
            pub(crate) fn rests_on(self, below: Frame) -> bool {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $frame).rests_on(below),)+ }
            }
            pub(crate) fn bears(self) -> bool {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $frame).bears(),)+ }
            }
            pub(crate) fn sound(self, state: &State) -> Result<(), Problem> {
                match self { $(Frame::$frame $(($step))? => either!($($step)?, $frame).sound(state),)+ }
            }
        }
    };
    (@use $($file:ident: $frame:ident $(($data:ident))?,)+) => {
        $(frames!(@one $file: $frame $(($data))?);)+
    };
    (@one $file:ident: $frame:ident ($data:ident)) => { pub use $file::$data; };
    (@one $file:ident: $frame:ident) => { use $file::$frame; };
}

frames! {
    /// A marine's turn (D04-INT-1).
    marine: Marine(step: MarineStep),
    /// The invader's turn (D04-INV-1 to D04-INV-6).
    invader: Invader(step: InvaderStep),
    /// Cards are drawn, one by one (D04-INV-1, D04-INV-2).
    draw: Draw(step: Draw),
    /// A chance to interrupt: the invader first, then the marines in order (D04-INT-4).
    window: Window(step: Window),
    /// An event card is about to take effect, or asks what it is played on.
    event: Event(step: Event),
    /// The owner of Backup Plan may cancel the event below.
    backup: Backup(step: Backup),
    /// The invader may activate some of these at once (E03, E10).
    trap: Trap(step: Trap),
    /// An invader moves and attacks (D04-INV-5).
    activation: Activation(step: Activation),
    /// A marine has killed with Red Mist: some spaces and one more attack.
    mist: Mist(step: Mist),
    /// A target is to be named for the attack on top (D04-ATK-1).
    target: Target,
    /// The attack on top is being carried out (D04-INT-3).
    attack: Attack,
    /// Watchful invaders may attack a marine who has come near (D04-ABIL-WATCH).
    watch: Watch(step: Watch),
    /// The marines' sight is tested anew (D04-EXPL-1).
    #[default]
    look: Look,
    /// The figures of an area are laid out (D04-EXPL-1).
    lay: Lay(step: Lay),
    /// Figures of a spawn card are placed (D04-SPAWN-1 to D04-SPAWN-7).
    place: Place(step: Place),
    /// Effects of the scenario happen one after the other.
    effects: Effects(step: Effects),
    /// A marine is offered something (D04-INT-40).
    offer: Offer(step: Offer),
    /// A marine is about to take wounds that frag him (D04-ORD-HEAL).
    hurt: Hurt(step: Hurt),
}
