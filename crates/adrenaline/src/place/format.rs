//! The file of an arena as it is written: the shape of the TOML, before names mean anything.

use serde::Deserialize;
use skirmish::{At, Name, Row, RunEntry, WordingEntry};
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) id: Name,
    pub(super) title: Option<Spanned<WordingEntry>>,
    pub(super) about: Option<Spanned<WordingEntry>>,
    pub(super) players: Option<Spanned<Row<i64, 2>>>,
    pub(super) rooms: Vec<RoomEntry>,
    #[serde(default)]
    pub(super) doors: Vec<Spanned<RunEntry>>,
    pub(super) spawnpoints: Vec<SpawnpointEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoomEntry {
    pub(super) colour: Name,
    pub(super) at: At,
    pub(super) to: Option<At>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpawnpointEntry {
    pub(super) colour: Name,
    pub(super) at: At,
}
