//! What is in the box: dice, sheets, cards and tokens, read from `content/doom2016`, and the words their data is
//! written in.

pub(crate) mod ability;
pub mod action_card;
pub(crate) mod card_set;
pub mod class;
pub mod content;
pub(crate) mod copies;
pub(crate) mod defence;
pub mod demon;
pub mod die;
pub mod effect;
pub mod event_card;
pub(crate) mod gain;
pub mod glory;
pub(crate) mod hook;
pub mod invasion;
pub(crate) mod keyword;
pub(crate) mod numbered;
pub mod objective;
pub mod odds;
pub mod portal;
pub mod squad;
pub mod threat;
pub mod token;
