//! Files of scenarios, looked through by the checker.

use engine::content::{Checked, Found};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A file to look through.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ToCheck {
    /// The game.
    pub game: String,
    /// The scenario or mission file.
    pub text: String,
}

/// What the checker says of a file.
#[derive(Debug, Serialize, ToSchema)]
pub struct Verdict {
    /// It can be played.
    pub playable: bool,
    /// All that was found, in the order of the file.
    pub findings: Vec<ScenarioFinding>,
}

/// One thing that the checker has found.
#[derive(Debug, Serialize, ToSchema)]
pub struct ScenarioFinding {
    /// It stops the file from being played; else it is probably not meant.
    pub grave: bool,
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong there, in English.
    pub message: String,
    /// What to do.
    pub advice: String,
}

impl From<Found> for ScenarioFinding {
    fn from(Found { grave, line, column, message, advice }: Found) -> Self {
        ScenarioFinding { grave, line, column, message, advice }
    }
}

impl From<Checked> for Verdict {
    fn from(Checked { playable, findings, .. }: Checked) -> Self {
        Verdict { playable, findings: findings.into_iter().map(ScenarioFinding::from).collect() }
    }
}
