//! The spaces of a map as everybody sees them. They never change, so they are made when the map is laid out.

use grid::{Dir, Dir8};
use schemars::JsonSchema;
use serde::Serialize;
use skirmish::{DoorId, Pos, SpaceId};

use super::Arena;

/// A space of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
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

/// All spaces of a map that is laid out otherwise.
pub(super) fn spaces(arena: &Arena) -> Vec<SpaceView> {
    let zone = |space: SpaceId| (0..=u8::MAX).take(8).find(|&n| arena.zone(n.into()).contains(space.index()));
    let one = |space: SpaceId| SpaceView {
        at: arena.pos(space),
        room: arena.space(space).room,
        difficult: arena.difficult().contains(space.index()),
        exit: arena.exits().contains(space.index()),
        zone: zone(space),
        sides: Dir::ALL.map(|dir| side(arena, space, dir)),
    };
    arena.spaces().map(one).collect()
}

fn side(arena: &Arena, space: SpaceId, dir: Dir) -> SideView {
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
