//! Files of scenarios, looked through by the checker.

use codex::Lang;
use engine::content::{Finding, Report, Severity};
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
    /// What is wrong there, in the language of the one who asks.
    pub message: String,
    /// What to do, in the same language.
    pub advice: String,
}

impl ScenarioFinding {
    fn told(lang: Lang, finding: &Finding) -> Self {
        let Finding { severity, line, column, ref remark, .. } = *finding;
        let (message, advice) = (codex::remark(lang, remark), codex::advice(lang, remark));
        ScenarioFinding { grave: severity == Severity::Error, line, column, message, advice }
    }
}

impl Verdict {
    /// What a report says, in somebody's language.
    pub fn of(report: &Report, lang: Lang) -> Self {
        let findings = report.findings.iter().map(|finding| ScenarioFinding::told(lang, finding)).collect();
        Verdict { playable: report.is_playable(), findings }
    }
}
