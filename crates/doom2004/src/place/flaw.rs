//! What can be wrong with a scenario, besides what can be with any file; the words are in `doom2004-checker.ftl`.

use engine::{Arg, Message};
use skirmish::{Extent, Pos, Run, Verb, the};

use super::model::PlacedPiece;
use crate::rule::*;
use crate::{Colour, InvaderKind, Opening};

engine::flaws! {
    /// What can be wrong with a scenario.
    pub enum Flaw {
        // The head of the file.
        Marines(least: u8, most: u8) = "d04-check-marines",
        Frags(n: i64, most: u8) = "d04-check-frags",
        NoTimer = "d04-check-no-timer",
        // Pieces.
        Turned(degrees: i64) = "d04-check-turned",
        NoPieces(area: String) = "d04-check-no-pieces",
        Overlap(piece: Arg, other: Arg, at: Pos) = "d04-check-overlap",
        PiecesInBox(n: u32, piece: String, most: u32) = "d04-check-pieces-in-box" [D04_COMP_5],
        AgainstWall(opening: Arg, wall: Arg) = "d04-check-against-wall",
        Nowhere(opening: Arg) = "d04-check-nowhere",
        NoBorder(opening: Arg, area: String, other: String) = "d04-check-no-border",
        Apart(piece: Arg, area: String) = "d04-check-apart",
        // Doors.
        DoorSpan(id: String) = "d04-check-door-span",
        OpenLock(id: String) = "d04-check-open-lock" [D04_DOOR_6],
        DoorsMeet(id: String, other: String) = "d04-check-doors-meet",
        ExitInside(id: String) = "d04-check-exit-inside",
        DoorOff(id: String, line: Run, at: Pos) = "d04-check-door-off" [D04_DOOR_1],
        DoorInWall(id: String) = "d04-check-door-in-wall" [D04_MOVE_8],
        DoorInRoom(id: String) = "d04-check-door-in-room",
        Between(id: String, one: String, other: String) = "d04-check-between",
        // What lies and stands there.
        OtherArea(what: Arg, verb: Verb, at: Pos, area: String) = "d04-check-other-area",
        Obstacle(kind: String, at: Extent, size: Arg) = "d04-check-obstacle-size",
        Outside(who: Arg, at: Pos, area: String) = "d04-check-outside",
        FigureSize(who: Arg, at: Extent, wide: u8, long: u8) = "d04-check-figure-size",
        // What is in the box.
        AnyInBox(n: usize, kind: Arg, colours: Vec<Arg>, most: u32) = "d04-check-any-in-box" [D04_COMP_10],
        GiftInBox(n: usize, token: Arg, most: u32) = "d04-check-gift-in-box" [D04_COMP_9],
        GiftsInBox(n: usize, token: Arg, marines: u8, most: u32) = "d04-check-gifts-in-box" [D04_COMP_9],
        OneDuct = "d04-check-one-duct" [D04_DUCT_1],
        OneTeleporter(token: Arg) = "d04-check-one-teleporter" [D04_TELE_1],
        // Triggers and their effects.
        RoundZero = "d04-check-round-zero",
        Effects(n: usize, most: usize) = "d04-check-effects",
        Nothing = "d04-check-nothing",
        Never = "d04-check-never",
        // Ways to win.
        MarinesCannotWin = "d04-check-marines-cannot-win",
        InvaderCannotWin = "d04-check-invader-cannot-win",
        ColouredGoal(tag: String, who: Arg) = "d04-check-coloured-goal",
        NoRounds = "d04-check-no-rounds",
        Early(timer: u8, rounds: u8) = "d04-check-early",
        NoExit(id: String) = "d04-check-no-exit",
        NoWay = "d04-check-no-way",
        Late(rounds: u32, timer: u8) = "d04-check-late",
        WonAtOnce(side: String) = "d04-check-won-at-once",
        // Ways to go.
        KeyAway(key: Arg, at: Pos, id: String) = "d04-check-key-away",
        NoKey(id: String, key: Arg, token: String) = "d04-check-no-key",
        AreaAway(area: String) = "d04-check-area-away",
        TokenAway(token: String, at: Pos) = "d04-check-token-away",
        EncounterAway(at: Pos) = "d04-check-encounter-away",
        // What the checker should have seen before.
        Unlaid(error: String) = "d04-check-unlaid",
        Unsound(error: String) = "d04-check-unsound",
    }
}

/// A noun of the checker: what a name is the name of.
pub(super) fn noun(word: &str) -> Arg {
    Arg::key(format!("d04-check-{word}"))
}

/// A thing by the word that files have for it.
pub(super) fn named(word: impl std::fmt::Display) -> Arg {
    Arg::key(format!("d04-{word}"))
}

/// The invader that is meant.
pub(super) fn invader(kind: InvaderKind) -> Arg {
    the(named(kind))
}

/// The marine of a colour.
pub(super) fn marine(colour: Colour) -> Arg {
    the(named(format_args!("marine-{colour}")))
}

/// A figure of a colour, for the list of what is in the box.
pub(super) fn coloured(colour: Colour, kind: InvaderKind) -> Arg {
    Message::new("d04-check-coloured").with("colour", Arg::text(colour)).with("kind", named(kind)).into()
}

/// Something with the name it has in the file: the token, the item, the obstacle.
pub(super) fn called(what: &str, name: impl ToString) -> Arg {
    Message::new(format!("d04-check-the-{what}")).with("name", Arg::text(name)).into()
}

/// A piece where it lies.
pub(super) fn piece(placed: PlacedPiece) -> Arg {
    let name = Arg::text(placed.piece);
    Message::new("d04-check-piece").with("piece", name).with("at", placed.at).into()
}

/// An opening of a piece where it lies.
pub(super) fn opening(opening: Opening, placed: PlacedPiece) -> Arg {
    Message::new("d04-check-opening").with("opening", Arg::text(opening)).with("piece", piece(placed)).into()
}
