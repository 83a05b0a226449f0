//! A mission file as it is written: the shape of the TOML, before names mean anything.

use serde::Deserialize;
use skirmish::{At, Name, Row, RunEntry, WordingEntry};
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) id: Name,
    pub(super) title: Option<Spanned<WordingEntry>>,
    pub(super) about: Option<Spanned<WordingEntry>>,
    pub(super) mood: Option<Name>,
    pub(super) objective: Option<Name>,
    pub(super) threat: Option<Name>,
    #[serde(default)]
    pub(super) tutorial: bool,
    pub(super) invasion: Vec<Name>,
    pub(super) events: Option<Spanned<Vec<Name>>>,
    pub(super) frags: Option<Spanned<Row<i64, 4>>>,
    pub(super) tuned_frags: Option<Spanned<Row<i64, 4>>>,
    pub(super) rounds: Option<Spanned<i64>>,
    pub(super) argent: Option<Spanned<i64>>,
    pub(super) kits: Option<Spanned<Vec<[Name; 2]>>>,
    pub(super) rooms: Vec<RoomEntry>,
    #[serde(default)]
    pub(super) doors: Vec<Spanned<RunEntry>>,
    #[serde(default)]
    pub(super) open: Vec<Spanned<RunEntry>>,
    #[serde(default)]
    pub(super) walls: Vec<Spanned<RunEntry>>,
    #[serde(default)]
    pub(super) blocking: Vec<Spanned<RunEntry>>,
    #[serde(default)]
    pub(super) impassable: Vec<Spanned<RunEntry>>,
    #[serde(default)]
    pub(super) difficult: Vec<At>,
    pub(super) starts: Vec<At>,
    #[serde(default)]
    pub(super) teleporters: Vec<TeleporterEntry>,
    #[serde(default)]
    pub(super) portals: Vec<PortalEntry>,
    #[serde(default)]
    pub(super) tokens: Vec<TokenEntry>,
    #[serde(default)]
    pub(super) objectives: Vec<At>,
    #[serde(default)]
    pub(super) checkpoints: Vec<At>,
    #[serde(default)]
    pub(super) exits: Vec<At>,
    pub(super) drone: Option<At>,
    #[serde(default)]
    pub(super) figures: Vec<FigureEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoomEntry {
    pub(super) id: Name,
    pub(super) at: At,
    pub(super) to: At,
    #[serde(default)]
    pub(super) zone: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TeleporterEntry {
    pub(super) at: At,
    #[serde(default)]
    pub(super) active: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PortalEntry {
    pub(super) colour: Name,
    pub(super) at: At,
    #[serde(default)]
    pub(super) marked: bool,
    #[serde(default)]
    pub(super) up: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TokenEntry {
    pub(super) kind: Name,
    pub(super) at: At,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FigureEntry {
    pub(super) kind: Name,
    pub(super) at: At,
    pub(super) to: Option<At>,
}

/// The file of operations as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OperationsFile {
    pub(super) operation: Vec<OperationEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OperationEntry {
    pub(super) id: Name,
    pub(super) missions: Vec<Name>,
}
