//! The log of a table: everything that happened there, in order, never changed; only words that were said can be taken out.

use engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who a person is, for all tables.
pub type PersonId = String;

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    #[default]
    Open,
    /// A person.
    Person {
        /// Who.
        #[schema(value_type = String)]
        id: PersonId,
        /// The name at that time.
        name: String,
        /// Without an account: anybody may call himself that.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        guest: bool,
    },
    /// A computer player, perhaps for somebody who may come back.
    Bot {
        /// How well it plays.
        level: String,
        /// Whose seat it keeps.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keeps: Option<Keeps>,
    },
}

/// Whose seat a computer player keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Keeps {
    /// Who.
    #[schema(value_type = String)]
    pub id: PersonId,
    /// The name at that time.
    pub name: String,
}

impl Sitter {
    /// The person whose seat it is, whoever plays on it now.
    pub fn owner(&self) -> Option<&PersonId> {
        match self {
            Sitter::Person { id, .. } | Sitter::Bot { keeps: Some(Keeps { id, .. }), .. } => Some(id),
            Sitter::Open | Sitter::Bot { keeps: None, .. } => None,
        }
    }

    /// The name of that person, as it was when they sat down.
    pub fn owner_name(&self) -> Option<&str> {
        match self {
            Sitter::Person { name, .. } | Sitter::Bot { keeps: Some(Keeps { name, .. }), .. } => Some(name),
            Sitter::Open | Sitter::Bot { keeps: None, .. } => None,
        }
    }

    /// Does a person play here?
    pub fn is_person(&self) -> bool {
        matches!(self, Sitter::Person { .. })
    }
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// Somebody sits down, leaves or is replaced.
    Sit {
        /// Which seat.
        seat: Seat,
        /// Who sits there now.
        sitter: Sitter,
    },
    /// The game begins, with the luck that was drawn when the table was opened: so it was at the oldest tables.
    Begin,
    /// The luck is drawn, and the game begins.
    Deal {
        /// Where luck starts.
        seed: u64,
        /// What makes the published hash of the seed unguessable.
        salt: String,
    },
    /// A seat acted.
    Act {
        /// Which seat.
        seat: Seat,
        /// What it did.
        action: String,
        /// A computer player acted for it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
        /// It was asked for together with the action before it, and is taken back with it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        goes_on: bool,
    },
    /// A seat took back what the rules of undo let it take back.
    Rewind {
        /// Who.
        seat: Seat,
        /// How many entries of the game are left.
        to: usize,
    },
    /// A seat would like to take something back that needs the consent of the others.
    AskRewind {
        /// Who asks.
        seat: Seat,
        /// How many entries of the game would be left.
        to: usize,
        /// Luck would go on with another stream. At the oldest tables the same dice came again.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        anew: bool,
    },
    /// A person answers that. The game goes back once all have agreed.
    AnswerRewind {
        /// Who answers.
        seat: Seat,
        /// Is it fine?
        yes: bool,
    },
    /// Somebody said something.
    Say {
        /// Who.
        id: PersonId,
        /// The name at that time.
        name: String,
        /// What.
        text: String,
    },
    /// Whoever looks after the place has taken away what was said.
    Unsay {
        /// The entry that said it; its words are gone from the log.
        number: u64,
    },
    /// A seat lets those who only watch talk, or no longer.
    OpenChat {
        /// Who.
        seat: Seat,
        /// May they?
        open: bool,
    },
    /// A seat was reminded that it is its turn.
    Remind {
        /// Which.
        seat: Seat,
    },
    /// The table was closed before its game was over.
    Close,
}

/// One entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 1.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    pub deed: Deed,
}
