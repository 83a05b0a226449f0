//! Attacks in five steps, and all that may come between (D04-ATK, D04-INT-3).

mod aim;
mod chain;
mod knock;
mod resolve;
mod roll;
