//! What somebody does at a table: act, ask, take back, talk.

use engine::about::Spot;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::described;
use crate::why::Asked;

/// So many actions are taken in one request, besides the first, and so many squares named.
pub const THEN_MOST: usize = 40;

/// The number of the entry that was written. It is durable.
#[derive(Debug, Serialize, ToSchema)]
pub struct Written {
    /// The number.
    pub number: u64,
}

/// An action.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The `number` of the scene that you chose from: if the game has moved on since, or is not there yet, nothing is
    /// done.
    pub after: u64,
    /// The action, as it is written down.
    pub action: String,
    /// What to do next, one after the other, as long as all comes as it could be foreseen: it stops where something is
    /// shown, where luck has a hand in it, where somebody else is asked and where the rules forbid it. All of it is taken
    /// back together.
    #[serde(default)]
    pub then: Vec<String>,
}

impl Act {
    /// Is it a row of actions that is not too long?
    ///
    /// # Errors
    /// If it is.
    pub fn check(&self) -> Result<(), String> {
        if self.then.len() > THEN_MOST {
            Err(format!("then: at most {THEN_MOST} actions at once"))
        } else {
            Ok(())
        }
    }
}

/// Which way somebody would like to go.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Through {
    /// The action that it begins with, as it is written down.
    pub by: Option<String>,
    /// Squares to go over, in order; without them all journeys are told.
    pub via: Vec<String>,
}

impl Through {
    /// Is it a way that is not too long?
    ///
    /// # Errors
    /// If it is.
    pub fn check(&self) -> Result<(), String> {
        if self.via.len() > THEN_MOST { Err(format!("via: at most {THEN_MOST} squares")) } else { Ok(()) }
    }
}

/// Something to ask about: an action, or what one would point at.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Try {
    /// The action, as it is written down.
    pub action: Option<String>,
    /// Or something on the table, as an answer to the open question.
    #[schema(schema_with = described::spot)]
    pub spot: Option<Spot>,
}

impl Try {
    /// What is asked about.
    ///
    /// # Errors
    /// If it is nothing, or both.
    pub fn asked(self) -> Result<Asked, String> {
        match self {
            Try { action: Some(action), spot: None } => Ok(Asked::Action(action)),
            Try { action: None, spot: Some(spot) } => Ok(Asked::Spot(spot)),
            _ => Err("name an `action`, or a `spot` that you would point at".to_owned()),
        }
    }
}

/// An answer.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// Is it fine?
    pub yes: bool,
}

/// A message.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// What.
    pub text: String,
}

/// Who may talk.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WhoTalks {
    /// Those who only watch, too?
    pub open: bool,
}
