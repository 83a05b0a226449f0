//! The map in a view, and what lies on it: all of it public.

use grid::{Dir, Dir8};
use schemars::JsonSchema;
use serde::Serialize;
use skirmish::{DoorId, Pos, SpaceId};

use crate::action::Thing;
use crate::place::TeleporterId;
use crate::{Portal, State};

/// A space of the map.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct SpaceView {
    /// Where; of a large figure the northwest space.
    pub at: Pos,
    /// The number of its room.
    pub room: u8,
    /// It is difficult ground.
    pub difficult: bool,
    /// Marines leave here.
    pub exit: bool,
    /// The zone it belongs to, from 0.
    pub zone: Option<u8>,
    /// What lies in the north, east, south and west.
    pub sides: [SideView; 4],
}

/// What lies on a side of a space (D16-TER-1 to D16-TER-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SideView {
    /// Nothing.
    Open,
    /// A wall, or the end of the map.
    Wall,
    /// Blocks sight and movement.
    Blocking,
    /// Nobody goes there; one sees over it.
    Impassable,
    /// A door, closed or open.
    Door(DoorId),
}

/// A door.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct DoorView {
    /// Its number in actions, from 1.
    pub id: DoorId,
    /// The spaces it is worked from.
    pub spaces: Vec<Pos>,
    /// It is open.
    pub open: bool,
}

/// A teleporter.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct TeleporterView {
    /// Where; of a large figure the northwest space.
    pub at: Pos,
    /// It can be used.
    pub active: bool,
}

/// A portal that is on the map.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct PortalView {
    /// Its number in actions, from 1.
    pub number: u8,
    /// Where; of a large figure the northwest space.
    pub at: Pos,
    /// Its colour.
    pub colour: Portal,
    /// It lies face up.
    pub up: bool,
    /// Threat counters on it.
    pub counters: u8,
    /// It was summoned from this round.
    pub used: bool,
    /// Its sample is still to come.
    pub sample: bool,
}

/// Something on a space.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct FloorView {
    /// Where; of a large figure the northwest space.
    pub at: Pos,
    /// What.
    pub thing: Thing,
}

pub(super) fn spaces(state: &State) -> Vec<SpaceView> {
    let arena = state.arena();
    let zone = |space: SpaceId| (0..=u8::MAX).take(8).find(|&n| arena.zone(n.into()).contains(space.index()));
    let one = |space: SpaceId| SpaceView {
        at: state.pos(space),
        room: arena.space(space).room,
        difficult: arena.difficult().contains(space.index()),
        exit: arena.exits().contains(space.index()),
        zone: zone(space),
        sides: Dir::ALL.map(|dir| side(state, space, dir)),
    };
    arena.spaces().map(one).collect()
}

fn side(state: &State, space: SpaceId, dir: Dir) -> SideView {
    let arena = state.arena();
    let stride = arena.strides(space).iter().find(|stride| stride.dir == Dir8::from(dir));
    match stride {
        None => SideView::Wall,
        Some(_) if arena.is_blocking(space, dir) => SideView::Blocking,
        Some(stride) => match stride.near[0].iter().next() {
            Some(door) => SideView::Door(door),
            None if stride.is_barred() => SideView::Impassable,
            None => SideView::Open,
        },
    }
}

pub(super) fn doors(state: &State) -> Vec<DoorView> {
    let all = (0..).map(DoorId).zip(state.arena().doors());
    all.map(|(id, door)| DoorView {
        id,
        spaces: door.spaces.iter().map(|&space| state.pos(space)).collect(),
        open: !state.closed.has(id),
    })
    .collect()
}

pub(super) fn teleporters(state: &State) -> Vec<TeleporterView> {
    let all = (0..).map(TeleporterId).zip(&state.arena().mission().teleporters);
    all.map(|(n, &(at, _))| TeleporterView { at: state.pos(at), active: state.active.has(n) }).collect()
}

pub(super) fn portals(state: &State) -> Vec<PortalView> {
    let there = (0..).zip(&state.portals).filter(|(_, portal)| portal.there);
    there
        .map(|(n, portal)| PortalView {
            number: n + 1,
            at: state.pos(state.portal_at(n)),
            colour: state.portal_colour(n),
            up: portal.up,
            counters: portal.counters,
            used: portal.used,
            sample: portal.sample,
        })
        .collect()
}

pub(super) fn floor(state: &State) -> Vec<FloorView> {
    state.floor.iter().map(|lying| FloorView { at: state.pos(lying.at), thing: lying.thing }).collect()
}
