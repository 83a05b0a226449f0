//! The map in a view, and what lies on it: all of it public.

use schemars::JsonSchema;
use serde::Serialize;
use skirmish::{DoorId, Pos};

use crate::action::Thing;
use crate::place::TeleporterId;
pub use crate::place::{SideView, SpaceView};
use crate::{Portal, State};

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
