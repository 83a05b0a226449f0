//! What can be wrong with a mission, besides what can be with any file; the words are in `doom2016-checker.ftl`.

use engine::{Arg, Message};
use skirmish::{Extent, Pos, Run, the};

use crate::rule::*;
use crate::{DemonKind, Group};

engine::flaws! {
    /// What can be wrong with a mission.
    pub enum Flaw {
        // The head of the file.
        Frags(n: i64, most: u8) = "d16-check-frags",
        Rounds(n: i64, most: u8) = "d16-check-rounds",
        Argent(n: i64, most: u8) = "d16-check-argent" [D16_SET_9],
        EventTwice(name: String) = "d16-check-event-twice" [D16_SET_6],
        Events(n: usize) = "d16-check-events" [D16_SET_6],
        KitTwice(name: String) = "d16-check-kit-twice" [D16_SET_5],
        KitsInBox(n: usize, name: String, most: u8) = "d16-check-kits-in-box" [D16_SET_5],
        Kits(n: usize) = "d16-check-kits" [D16_TUT_1],
        // Cards.
        NoObjective(words: Arg) = "d16-check-no-objective",
        NoThreat(words: Arg) = "d16-check-no-threat",
        TutorialCards = "d16-check-tutorial-cards" [D16_TUT_6, D16_TUT_9],
        NotTogether(objective: Arg, threat: Arg, words: Arg) = "d16-check-not-together",
        TutorialNeeds = "d16-check-tutorial-needs" [D16_TUT_1],
        TutorialInvasion(n: usize) = "d16-check-tutorial-invasion" [D16_TUT_3],
        NoInvasion(words: Arg) = "d16-check-no-invasion",
        InvasionTwice(name: String) = "d16-check-invasion-twice",
        // What the objective is about.
        Unused(objective: Arg, what: Arg) = "d16-check-unused",
        TooFew(objective: Arg, need: Arg, what: Arg, n: usize) = "d16-check-too-few",
        Superfluous(objective: Arg, need: Arg, what: Arg, n: usize) = "d16-check-superfluous",
        // Rooms, doors and walls.
        NoRooms = "d16-check-no-rooms",
        Overlap(room: String, other: String, at: Pos) = "d16-check-overlap",
        Spaces(n: usize, most: usize) = "d16-check-spaces",
        Wide(line: Run, n: u32) = "d16-check-wide" [D16_DOR_2],
        Nowhere(what: Arg, line: Run, at: Pos) = "d16-check-nowhere",
        Inside(what: Arg, line: Run, room: String) = "d16-check-inside",
        WallOnWall(what: Arg, line: Run) = "d16-check-wall-on-wall",
        OnWall(what: Arg, line: Run) = "d16-check-on-wall",
        OnSomething(what: Arg, line: Run) = "d16-check-on-something",
        // What lies and stands there.
        FigureSize(who: Arg, at: Extent, base: String) = "d16-check-figure-size",
        StartingWeapon(name: String) = "d16-check-starting-weapon" [D16_SET_5],
        TutorialFaceUp = "d16-check-tutorial-face-up" [D16_TUT_5, D16_TUT_6],
        AllFaceUp(threat: Arg) = "d16-check-all-face-up",
        Starts(n: usize) = "d16-check-starts" [D16_SET_10],
        NoActive = "d16-check-no-active" [D16_KIL_6],
        NoPortals = "d16-check-no-portals" [D16_POR_1],
        // Ways to go.
        RoomAway(n: usize, all: usize, room: String, at: Pos) = "d16-check-room-away",
        Away(what: Arg, at: Pos) = "d16-check-away",
        DroneStuck = "d16-check-drone-stuck",
        Seen(at: Pos, start: Pos, threat: Arg) = "d16-check-seen",
        Crowded(group: Arg, n: usize) = "d16-check-crowded",
        Stuck(who: Arg, portal: Arg, at: Pos, base: String) = "d16-check-stuck",
        // Maps in one line, for tests and tools, and what the checker should have seen before.
        Sketch(error: String, advice: String) = "d16-check-sketch",
        Unlaid(error: String) = "d16-check-unlaid",
    }
}

/// A noun of the checker: what something is or is called.
pub(super) fn noun(word: &str) -> Arg {
    Arg::key(format!("d16-check-{word}"))
}

/// A demon of a kind.
pub(super) fn demon(kind: DemonKind) -> Arg {
    Arg::key(format!("d16-{kind}"))
}

/// A portal of a colour.
pub(super) fn portal(colour: crate::Portal) -> Arg {
    Arg::key(format!("d16-check-{colour}-portal"))
}

/// A token with the name it has in the file.
pub(super) fn token(name: impl ToString) -> Arg {
    Message::new("d16-check-the-token").with("name", Arg::text(name)).into()
}

/// A card by its printed name.
pub(super) fn card(deck: &str, word: &str) -> Arg {
    Arg::key(format!("d16-{deck}-{word}"))
}

/// The demons of a group, and its argent.
pub(super) fn group(group: &Group) -> Arg {
    let demons = group.iter().map(|(kind, n)| Message::new(format!("d16-many-{kind}")).with("n", n).into());
    let argent =
        (group.argent > 0).then(|| Message::new("d16-check-and-argent").with("n", group.argent).into());
    demons.chain(argent).collect::<Vec<Arg>>().into()
}

/// The thing that is meant: the drone, the teleporter.
pub(super) fn the_noun(word: &str) -> Arg {
    the(noun(word))
}
