//! What several steps share, each file named after it. Rules know no steps: what is to be asked they put on the stack.

pub(crate) mod abilities;
pub(crate) mod argent;
pub(crate) mod attacks;
pub(crate) mod board;
mod conditions;
pub(crate) mod deal;
mod defence;
pub(crate) mod dice;
mod doors;
pub(crate) mod event_cards;
mod goals;
pub(crate) mod initiative_deck;
mod kills;
pub(crate) mod large;
pub(crate) mod luck;
mod moving;
pub(crate) mod names;
mod objectives;
mod operation;
mod points;
pub(crate) mod portals;
mod room;
mod summoning;
mod teleporters;
mod tokens;
mod who;
mod windows;
mod wounds;

/// Something that cannot be: loud wherever the rules are proved, nothing in play.
#[track_caller]
pub(crate) fn impossible(what: &'static str) {
    debug_assert!(false, "{what}");
}
