//! DOOM: The Boardgame (2004) on the Telefrag engine: its dice, figures, cards, map pieces and scenarios.
//!
//! The rules are numbered `D04-…`. Data lives in `content/doom2004`; what no source has and we made up says so there.

mod ability;
mod colour;
pub mod content;
pub mod die;
pub mod difficulty;
mod event_card;
pub mod invader;
pub mod invader_card;
pub mod marine_card;
pub mod odds;
pub mod piece;
pub mod scenario;
pub mod token;
pub mod weapon;

pub use ability::{Abilities, Ability, AttackKind};
pub use colour::{Colour, KeyColour};
pub use die::{DieKind, Face, Pool, Total};
pub use difficulty::{Difficulty, Kit};
pub use event_card::{EventCard, EventKind, EventTime};
pub use invader::{InvaderKind, InvaderSheet};
pub use invader_card::{Group, InvaderCard, InvaderCards, Scatter};
pub use marine_card::{MarineCard, MarineCardKind, MarineCards, MarineFace};
pub use odds::Odds;
pub use piece::{Opening, Piece, PieceCard, PieceGroup, Shape, Turn};
pub use token::{OrderKind, TokenKind};
pub use weapon::{AmmoKind, WeaponKind, WeaponSet, WeaponSheet};
