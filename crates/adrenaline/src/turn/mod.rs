//! A turn: the menu of actions, the steps of its end, the last round.

mod bot;
mod end;
mod grab;
mod menu;
mod powerups;
mod reload;
mod spawn;

pub(crate) use grab::{HAND_LIMIT, WEAPON_LIMIT};
