//! What is in the box: dice, sheets, cards, tokens and pieces of the map, read from `content/doom2004`.

pub(crate) mod ability;
pub(crate) mod colour;
pub mod content;
pub mod die;
pub mod difficulty;
pub(crate) mod event_card;
pub mod invader;
pub mod invader_card;
pub mod marine_card;
pub mod odds;
pub mod piece;
pub mod token;
pub mod weapon;
