//! A mission as the rules read it: spaces by number, and what lies and stands on them.

use grid::{Dir, Square};
use skirmish::{Footing, Mood, Pos, SpaceId, Wording};

use crate::{CardSet, DemonKind, EventSets, InvasionKind, Item, ObjectiveKind, Portal, ThreatKind};

skirmish::numbers! {
    /// A teleporter, see [`Mission::teleporters`].
    TeleporterId(u8);
    /// A portal, see [`Mission::portals`].
    PortalId(u8);
}

skirmish::sets! {
    /// Some teleporters.
    Teleporters(u8) of TeleporterId;
    /// Some portals.
    PortalSet(u32) of PortalId;
}

/// Everything a mission says besides its map, which is the [`Arena`](super::Arena).
///
/// ```
/// use doom2016::{ObjectiveKind, ThreatKind, place};
///
/// let first = place::shipped_by_id("knee-deep").unwrap().mission();
/// assert_eq!((first.objective, first.threat), (Some(ObjectiveKind::SampleCollection), Some(ThreatKind::Infestation)));
/// assert_eq!((first.operation, first.number, first.frags, first.rounds), (Some(0), 1, [6; 4], 12));
/// assert_eq!(first.portals.iter().filter(|portal| portal.marked).count(), 3);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mission {
    /// Its name in setups and file names; texts have it in their keys.
    pub id: String,
    /// Its name, if the file has one; ours have theirs in the locale files.
    pub title: Wording,
    /// What it is about, if the file says so.
    pub about: Wording,
    /// What kind of place it is, for those who draw it.
    pub mood: Mood,
    /// The operation it belongs to, by its place in [`operations`](super::operations).
    pub operation: Option<u8>,
    /// Its number, from 1 through all operations; 0 if it belongs to none.
    pub number: u8,
    /// What marines have to do; none in the tutorial (D16-TUT-9).
    pub objective: Option<ObjectiveKind>,
    /// When demons come; none in the tutorial (D16-TUT-6).
    pub threat: Option<ThreatKind>,
    /// The invasion cards that it offers (D16-SET-7).
    pub invasion: Vec<InvasionKind>,
    /// The event sets of the deck, unless the invader chooses them (D16-SET-6).
    pub event_sets: Option<EventSets>,
    /// Is it the tutorial (D16-TUT-8)?
    pub tutorial: bool,
    /// Two weapons for each marine, by callsign; empty if marines choose (D16-TUT-1).
    pub kits: Vec<[CardSet; 2]>,
    /// The frags that win for the invader with 1, 2, 3 and 4 marines (D16-MIS-3, D16-TUT-9).
    pub frags: [u8; 4],
    /// The same where the table plays with our own limits, tuned by play (a rule of the house).
    pub tuned_frags: [u8; 4],
    /// The invader wins when this round has ended without a winner (D16-MIS-7).
    pub rounds: u8,
    /// Argent on the invasion card at the start.
    pub argent: u8,
    /// The names of the rooms, see [`Space::room`].
    pub rooms: Vec<String>,
    /// Where marines may start (D16-SET-10); in the tutorial each on his own, by callsign (D16-TUT-1).
    pub starts: Vec<SpaceId>,
    /// Teleporters, and whether they are active (D16-TEL-1).
    pub teleporters: Vec<(SpaceId, bool)>,
    /// Portals.
    pub portals: Vec<PortalPlan>,
    /// Health packs and weapons.
    pub items: Vec<(SpaceId, Item)>,
    /// Relays or assets.
    pub objectives: Vec<SpaceId>,
    /// Where the drone may come back.
    pub checkpoints: Vec<SpaceId>,
    /// Where the drone starts.
    pub drone: Option<SpaceId>,
    /// Demons that are on the map from the start (D16-TUT-3).
    pub demons: Vec<(DemonKind, Footing)>,
}

/// A portal in its place (D16-POR-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PortalPlan {
    /// Its space.
    pub at: SpaceId,
    /// Its colour.
    pub colour: Portal,
    /// Does its first group bring a sample?
    pub marked: bool,
    /// Does it lie face up, so that Infestation summons from it in the set-up?
    pub up: bool,
}

/// What a space is.
///
/// ```
/// use doom2016::place::{Pos, shipped_by_id};
///
/// let arena = shipped_by_id("knee-deep").unwrap();
/// let ash = arena.space(arena.at(Pos::new(16, 5)).unwrap());
/// assert!(ash.patch.is_some());
/// assert_eq!(arena.mission().rooms[usize::from(ash.room)], "vault");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    /// Its place in the mission's coordinates.
    pub pos: Pos,
    /// Its place on the grid.
    pub square: Square,
    /// The patch of difficult terrain it belongs to: spaces joined by edges without a wall (D16-COV-6).
    pub patch: Option<u8>,
    /// The room it belongs to.
    pub room: u8,
}

/// A door in its place (D16-DOR-2).
///
/// ```
/// let arena = doom2016::place::shipped_by_id("tutorial").unwrap();
/// let doors = arena.doors();
/// assert_eq!((doors.len(), doors[0].spaces.len(), doors[0].edges.len()), (2, 2, 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DoorPlan {
    /// The spaces it may be opened from, in order.
    pub spaces: Vec<SpaceId>,
    /// Its edges: the space west or north of each, and the way through.
    pub edges: Vec<(SpaceId, Dir)>,
}
