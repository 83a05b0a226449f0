//! What happened at a table, entry by entry, as one viewer may know it.

use engine::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use crate::entry::{PersonId, Sitter};
use crate::seated::Told;

/// Something that happened at a table, as one viewer may know it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Happened {
    /// Somebody sat down, left or was replaced.
    Sat {
        /// Which seat.
        #[schema(value_type = String)]
        seat: Seat,
        /// Who sits there now.
        sitter: Sitter,
    },
    /// The game began.
    Began {
        /// The hash of the seed that was drawn just now.
        #[serde(skip_serializing_if = "Option::is_none")]
        pledge: Option<String>,
    },
    /// A seat acted.
    Acted {
        /// Which, unless that is a secret.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Option<String>)]
        seat: Option<Seat>,
        /// How it is written down, for the seat itself; for all once the game is over.
        #[serde(skip_serializing_if = "Option::is_none")]
        action: Option<String>,
        /// A computer player acted for it.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
        /// It has been taken back since.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        undone: bool,
        /// How many entries the game had before it.
        before: usize,
        /// What happened in the game.
        told: Vec<Told>,
    },
    /// A seat took something back.
    TookBack {
        /// Which, unless that is a secret.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Option<String>)]
        seat: Option<Seat>,
        /// How many entries of the game are left.
        to: usize,
    },
    /// A seat would like to take something back.
    AskedBack {
        /// Which.
        #[schema(value_type = String)]
        seat: Seat,
        /// How many entries of the game would be left.
        to: usize,
    },
    /// Somebody answered that.
    AnsweredBack {
        /// On which seat.
        #[schema(value_type = String)]
        seat: Seat,
        /// Is it fine?
        yes: bool,
    },
    /// Somebody said something.
    Said {
        /// Who.
        #[schema(value_type = String)]
        id: PersonId,
        /// The name at that time.
        name: String,
        /// What; nothing if it was taken away.
        text: String,
    },
    /// Whoever looks after the place has taken away what was said.
    Unsaid {
        /// The number of the news that said it.
        line: u64,
    },
    /// A seat lets those who only watch talk, or no longer.
    OpenedChat {
        /// Which.
        #[schema(value_type = String)]
        seat: Seat,
        /// May they?
        open: bool,
    },
    /// A seat was reminded that it is its turn.
    Reminded {
        /// Which, unless that is a secret.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Option<String>)]
        seat: Option<Seat>,
    },
    /// The table was closed.
    Closed,
}

/// An entry of the log, as one viewer may know it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct News {
    /// Its number, from 1.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    #[serde(flatten)]
    pub happened: Happened,
}
