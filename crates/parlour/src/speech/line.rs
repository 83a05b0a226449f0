//! What goes over a live line.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::Wrong;

/// Where a line goes on.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct GoOn {
    /// The last entry that the client has seen.
    #[serde(default)]
    pub after: u64,
    /// Send what has changed in the scene, instead of all of it.
    #[serde(default)]
    pub light: bool,
    /// The language of texts.
    pub lang: Option<String>,
}

/// What a client asks for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Act.
    Act {
        /// Comes back with the answer.
        id: u64,
        /// The `number` of the scene that the client chose from.
        after: u64,
        /// The action, as it is written down.
        action: String,
        /// What to do next, one after the other, as long as all comes as it could be foreseen; at most forty.
        #[serde(default)]
        then: Vec<String>,
    },
    /// Take the last action back, or ask the others for it.
    Undo {
        /// Comes back with the answer.
        id: u64,
    },
    /// Answer somebody who would like to take something back.
    AnswerUndo {
        /// Comes back with the answer.
        id: u64,
        /// Is it fine?
        yes: bool,
    },
    /// Say something.
    Say {
        /// Comes back with the answer.
        id: u64,
        /// What.
        text: String,
    },
    /// Are you there? The answer says yes, and nothing else.
    Ping {
        /// Comes back with the answer.
        id: u64,
    },
}

/// What a client hears of what it asked for.
#[derive(Debug, Serialize, ToSchema)]
pub struct Heard {
    /// What the client called it; nothing if it could not be read.
    #[schema(required)]
    pub id: Option<u64>,
    /// The entry that was written. It is durable.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u64>,
    /// What went wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Wrong>,
}

/// What comes back for an `Ask`.
#[derive(Debug, Serialize, ToSchema)]
pub struct Reply {
    /// What came of it.
    pub answer: Heard,
}

impl Ask {
    /// What the client calls it.
    pub fn id(&self) -> u64 {
        let (Ask::Act { id, .. }
        | Ask::Undo { id }
        | Ask::AnswerUndo { id, .. }
        | Ask::Say { id, .. }
        | Ask::Ping { id }) = self;
        *id
    }
}

impl Reply {
    /// What came of something that was asked for.
    pub fn of(id: Option<u64>, done: Result<Option<u64>, Wrong>) -> Reply {
        let (number, error) = match done {
            Ok(number) => (number, None),
            Err(wrong) => (None, Some(wrong)),
        };
        Reply { answer: Heard { id, number, error } }
    }
}

/// What a client calls its message, whatever else is in it.
pub fn id_of(text: &str) -> Option<u64> {
    #[derive(Deserialize)]
    struct Called {
        id: u64,
    }
    serde_json::from_str::<Called>(text).ok().map(|called| called.id)
}
