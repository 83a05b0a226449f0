//! What can be wrong with an arena, besides what can be with any file; the words are in `adrenaline-checker.ftl`.

use engine::Arg;
use skirmish::{Pos, Run};

use super::check::Room;
use crate::Colour;
use crate::rule::*;

engine::flaws! {
    /// What can be wrong with an arena.
    pub enum Flaw {
        Players(from: i64, to: i64) = "adrenaline-check-players" [ADR_SETUP_1],
        NoRooms = "adrenaline-check-no-rooms",
        Overlap(room: Arg, other: Arg, at: Pos) = "adrenaline-check-overlap",
        Large(width: u32, height: u32, most: u8) = "adrenaline-check-large",
        Small(n: usize, least: usize) = "adrenaline-check-small",
        Scattered(room: Arg, at: Pos) = "adrenaline-check-scattered" [ADR_BOARD_4],
        DoorNowhere(line: Run, at: Pos) = "adrenaline-check-door-nowhere" [ADR_BOARD_3],
        DoorInside(line: Run, room: Arg) = "adrenaline-check-door-inside" [ADR_BOARD_4],
        DoorTwice(line: Run) = "adrenaline-check-door-twice",
        NoSpawnpoint(spawnpoint: Arg) = "adrenaline-check-no-spawnpoint" [ADR_BOARD_2],
        SecondSpawnpoint(spawnpoint: Arg) = "adrenaline-check-second-spawnpoint" [ADR_BOARD_2],
        SpawnpointNowhere(spawnpoint: Arg, at: Pos) = "adrenaline-check-spawnpoint-nowhere",
        SpawnpointElsewhere(spawnpoint: Arg, at: Pos, room: Arg) = "adrenaline-check-spawnpoint-elsewhere",
        Away(room: Arg, other: Arg) = "adrenaline-check-away" [ADR_BOARD_3],
        Unlaid(error: String) = "adrenaline-check-unlaid",
    }
}

/// A noun of the checker: what something is or is called.
pub(super) fn noun(word: &str) -> Arg {
    Arg::key(format!("adrenaline-check-{word}"))
}

/// The room of a colour.
pub(super) fn room(colour: Room) -> Arg {
    Arg::key(format!("room-{colour}"))
}

/// The spawnpoint of a colour.
pub(super) fn spawnpoint(colour: Colour) -> Arg {
    Arg::key(format!("spawnpoint-{colour}"))
}
