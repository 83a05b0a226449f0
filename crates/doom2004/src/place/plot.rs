//! What a scenario is about: goals, triggers and their effects.

use skirmish::{AreaId, DoorId, Mark, Pos, Text};

use super::model::{Figure, ItemId, TagId, Token};
use crate::TokenKind;

/// A goal of the marines.
///
/// ```
/// use doom2004::place::{Goal, shipped_by_id};
///
/// let relay = shipped_by_id("hold-the-relay").unwrap().scenario();
/// assert_eq!(relay.goals[0].goal, Goal::Survive(8));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// All marines have left the board by this door (D04-WIN-2).
    Leave(DoorId),
    /// This figure is dead.
    Kill(TagId),
    /// A marine has stood on this space.
    Reach(Pos),
    /// A marine has stood in this area.
    ReachArea(AreaId),
    /// All marines stand in this area at the same time, none of them fragged.
    Gather(AreaId),
    /// So many rounds have been played.
    Survive(u8),
    /// A marine has left by the door with this thing.
    Carry(ItemId, DoorId),
    /// A marine has taken this.
    Take(Prize),
    /// The area is revealed and no invader stands in it.
    Clear(AreaId),
}

impl Goal {
    /// Does it stay met once it is, since it does not speak of who is where?
    pub(crate) fn lasts(self) -> bool {
        !matches!(self, Goal::Leave(_) | Goal::Gather(_) | Goal::Clear(_))
    }
}

/// Something to be picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prize {
    /// The first token of this kind.
    Token(TokenKind),
    /// A thing of this scenario.
    Item(ItemId),
}

/// A goal and where it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedGoal {
    /// The goal.
    pub goal: Goal,
    /// Where it is written.
    pub mark: Mark,
}

/// What sets a trigger off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// This figure dies.
    Kill(TagId),
    /// A marine takes this.
    Take(Prize),
    /// A marine enters this space.
    Enter(Pos),
    /// A marine enters this area.
    EnterArea(AreaId),
    /// This round begins.
    Round(u8),
    /// A round begins whose number this divides; the trigger stays.
    Every(u8),
    /// The area is revealed.
    Reveal(AreaId),
    /// The area is revealed and the last invader in it is gone.
    Clear(AreaId),
}

/// Effects and what sets them off; a trigger goes off once, unless its cue is [`Cue::Every`].
///
/// ```
/// use doom2004::place::{Cue, Effect, ItemId, Prize, Prose, shipped_by_id};
///
/// let alarm = &shipped_by_id("hot-core").unwrap().scenario().triggers[0];
/// assert_eq!(alarm.on, Cue::Take(Prize::Item(ItemId(0))));
/// assert!(matches!(&alarm.effects[0].effect, Effect::Say(text) if text.prose == Prose::Ours("d04-hot-core-taken".into())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trigger {
    /// What sets it off.
    pub on: Cue,
    /// What happens, in order.
    pub effects: Vec<PlacedEffect>,
    /// Where it is written.
    pub mark: Mark,
}

/// One thing that happens.
///
/// `Give`, `Heal` and `Wound` mean the marine who set it off; if none did, as at the beginning of a round, every
/// marine on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// He gets these as if he had picked them up, whatever the supply, as far as he can carry them.
    Give(Vec<TokenKind>),
    /// He regains so many wounds, not above full.
    Heal(u8),
    /// He takes so many wounds, whatever his armour.
    Wound(u8),
    /// The figure comes in, seen or not; on the nearest free space if its own is taken. Without a figure to
    /// use, nothing happens (D04-SPAWN-4).
    Spawn(Figure),
    /// The token is laid down, if the box still has one: it is neither on the floor nor in an area to come.
    Place(Token),
    /// The door opens, locked or not.
    Open(DoorId),
    /// The door closes, unless a figure straddles it (D04-DOOR-5).
    Close(DoorId),
    /// The area is laid out.
    Reveal(AreaId),
    /// All players read this.
    Say(Text),
    /// The invader scores so many frags.
    Frag(u8),
    /// The game ends.
    Win(Winner),
}

/// Who wins.
///
/// ```
/// use doom2004::place::Winner;
/// assert_eq!("invader".parse(), Ok(Winner::Invader));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize)]
pub enum Winner {
    /// The marines.
    Marines,
    /// The invader.
    Invader,
}

engine::words! { Winner, "side" { Marines = "marines", Invader = "invader" } }

/// An effect and where it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacedEffect {
    /// The effect.
    pub effect: Effect,
    /// Where it is written.
    pub mark: Mark,
}
