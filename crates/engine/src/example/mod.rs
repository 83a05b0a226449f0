//! The smallest complete game: a duel with hidden cards, a die and a secret question. Read it before you write one.
//!
//! The rules, by number:
//! - `DUEL-TURN-1` A turn is two actions; then the next living seat has its turn.
//! - `DUEL-AIM-1` Aiming adds 1 to your next shot, 2 at most.
//! - `DUEL-DRAW-1` Draw a card if you hold fewer than three and the deck is not empty.
//! - `DUEL-TOSS-1` Toss a card of yours, face up, to aim.
//! - `DUEL-FIRE-1` Fire at another living seat: a die and your aim must make 5 or more. Your aim is used up.
//! - `DUEL-DODGE-1` Who is hit and holds a Dodge may discard it and stays unharmed.
//! - `DUEL-END-1` The last one alive wins; after thirty turns, the most hearts.
//!
//! ```
//! use engine::{Game, Seat, Silent, example::{Action, Duel, Setup}};
//! let mut state = Duel::start(&Setup::default(), 1).unwrap();
//! assert!(Duel::check(&state, Seat(0), Action::Dodge).unwrap_err().cites("DUEL-DODGE-1"));
//! Duel::apply(&mut state, "aim".parse().unwrap(), &mut Silent);
//! ```

mod rules;
mod words;

use borsh::BorshSerialize;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Chance, Seat};

/// The game's name as a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel;

/// Kinds of cards.
pub(crate) const KINDS: usize = 3;
/// Cards of each kind.
pub(crate) const COPIES: u8 = 5;
/// The most seats.
pub(crate) const ROOM: usize = 4;
/// A hand is full.
pub(crate) const HAND: u8 = 3;
/// Turns in the longest game.
pub(crate) const TURNS: u8 = 30;

/// What is chosen before the first turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// Two to four.
    pub players: u8,
    /// Hearts at the start, one to five.
    pub hearts: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Setup { players: 2, hearts: 3 }
    }
}

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Card {
    /// Saves its holder from a hit.
    Dodge,
    /// Good for nothing but bluff.
    Cigar,
    /// Nor is this one.
    Coin,
}

impl Card {
    /// Every kind of card.
    pub const ALL: [Card; KINDS] = [Card::Dodge, Card::Cigar, Card::Coin];
}

/// Cards counted by kind.
pub type Cards = [u8; KINDS];

/// A position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, BorshSerialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// How many play.
    pub players: u8,
    /// Hearts left, by seat.
    pub hearts: [u8; ROOM],
    /// Aim taken, by seat.
    pub aim: [u8; ROOM],
    /// Hands, by seat: secret.
    pub hands: [Cards; ROOM],
    /// Cards to be drawn. They lie in no order: luck chooses one when it is drawn.
    pub deck: Cards,
    /// Cards discarded, face up.
    pub discard: Cards,
    /// Whose turn it is.
    pub turn: Seat,
    /// Actions left in the turn.
    pub left: u8,
    /// Turns that are over.
    pub turns: u8,
    /// Who has been hit and is asked whether to dodge.
    pub shot: Option<Seat>,
    /// All luck.
    pub chance: Chance,
}

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Aim.
    Aim,
    /// Draw a card.
    Draw,
    /// Toss a card to aim.
    Toss(Card),
    /// Fire at a seat.
    Fire(Seat),
    /// Dodge a hit.
    Dodge,
    /// Take a hit.
    Take,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase", tag = "event")]
pub enum Event {
    /// Somebody aimed.
    Aimed {
        /// Who.
        seat: Seat,
    },
    /// Somebody drew a card.
    Drew {
        /// Who.
        seat: Seat,
        /// Which card, for those who may know.
        card: Option<Card>,
    },
    /// Somebody tossed a card.
    Tossed {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Somebody fired.
    Fired {
        /// Who.
        seat: Seat,
        /// At whom.
        target: Seat,
        /// The die.
        die: u8,
        /// Whether that is enough.
        hit: bool,
    },
    /// Somebody dodged.
    Dodged {
        /// Who.
        seat: Seat,
    },
    /// Somebody lost a heart.
    Hurt {
        /// Who.
        seat: Seat,
    },
    /// Somebody lost the last heart.
    Died {
        /// Who.
        seat: Seat,
    },
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// The viewer's own hand.
    pub hand: Option<Cards>,
    /// Hearts, by seat.
    pub hearts: Vec<u8>,
    /// Aim, by seat.
    pub aim: Vec<u8>,
    /// Cards held, by seat.
    pub held: Vec<u8>,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards discarded.
    pub discard: Cards,
    /// Whose turn it is.
    pub turn: Seat,
    /// Actions left in the turn.
    pub left: u8,
    /// Turns that are over.
    pub turns: u8,
    /// Who is asked, where the viewer may know it.
    pub asked: Option<Seat>,
    /// Somebody is being asked something in secret.
    pub pause: bool,
}
