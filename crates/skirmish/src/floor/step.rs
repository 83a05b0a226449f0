//! Steps: where they lead, and which doors can stop them.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use grid::Dir8;

use crate::{DoorId, Doors, FewDoors, Footing, SpaceId};

/// A set of doors as a game keeps it in its state. The highest number stands for a wall; no door has it.
///
/// ```
/// use skirmish::{DoorId, DoorMask, Doors, FewDoors};
/// assert_eq!((FewDoors::of(DoorId(3)), FewDoors::WALL), (FewDoors(0b1000), FewDoors(0x8000)));
/// assert_eq!((Doors::MOST, FewDoors::MOST), (63, 15));
/// ```
pub trait DoorMask:
    Copy
    + Eq
    + Default
    + Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Sub<Output = Self>
    + Send
    + Sync
{
    /// A wall: shut for good.
    const WALL: Self;
    /// So many doors fit in.
    const MOST: usize;

    /// One door.
    fn of(door: DoorId) -> Self;
    /// Its place in tables of all sets.
    fn index(self) -> usize;
    /// The doors in it, lowest first.
    fn doors(self) -> impl Iterator<Item = DoorId>;

    /// No doors at all?
    #[inline]
    fn is_none(self) -> bool {
        self == Self::default()
    }
    /// Is there a wall?
    #[inline]
    fn is_walled(self) -> bool {
        !(self & Self::WALL).is_none()
    }
    /// Is a way with these doors free while those are closed?
    #[inline]
    fn is_free(self, closed: Self) -> bool {
        (self & (closed | Self::WALL)).is_none()
    }
}

macro_rules! door_masks {
    ($($set:ident($int:ty)),+) => {$(
        impl DoorMask for $set {
            const WALL: $set = $set(1 << (<$int>::BITS - 1));
            const MOST: usize = <$int>::BITS as usize - 1;

            #[inline]
            fn of(door: DoorId) -> $set {
                $set::of(door)
            }
            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
            #[inline]
            fn doors(self) -> impl Iterator<Item = DoorId> {
                self.iter()
            }
        }
    )+};
}

door_masks!(Doors(u64), FewDoors(u16));

/// Two ways, one of which must be free.
#[inline]
fn one_is_free<D: DoorMask>(ways: [D; 2], closed: D) -> bool {
    ways[0].is_free(closed) || ways[1].is_free(closed)
}

/// A step of a small figure to a space beside its own (D04-MOVE-9, D16-MOV-1, D16-MOV-5).
///
/// A straight step has the same way twice, a diagonal one two ways round the corner: north or south first, then east
/// or west first. A way is shut while one of its doors is closed, and for good if there is a wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step<D> {
    /// What shuts the two ways for adjacency, range and those who fly: walls and doors.
    pub near: [D; 2],
    /// The space it leads to.
    pub to: SpaceId,
    /// Where it goes.
    pub dir: Dir8,
    /// Which of the two ways lead over an edge that nobody small walks across, a bit each.
    pub(super) barred: u8,
}

impl<D: DoorMask> Step<D> {
    /// Are the two spaces adjacent while these doors are closed?
    #[inline]
    pub fn is_near(self, closed: D) -> bool {
        one_is_free(self.near, closed)
    }
    /// Can one walk there while these doors are closed?
    #[inline]
    pub fn walks(self, closed: D) -> bool {
        self.barred & 1 == 0 && self.near[0].is_free(closed)
            || self.barred & 2 == 0 && self.near[1].is_free(closed)
    }
    /// Is it one that nobody small ever walks, though the spaces are adjacent (D16-TER-2, D16-TER-3)?
    pub fn is_barred(self) -> bool {
        !self.walks(D::default())
    }
}

/// A step that a figure of some shape can make while its doors are open; `W` is how its game names such steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stride<D, W> {
    /// What shuts each of the two ways (D04-MOVE-9, D04-BIG-8, D16-LRG-7); the same twice if there is one.
    pub shut: [D; 2],
    /// Where it then stands.
    pub to: Footing,
    /// How.
    pub way: W,
}

impl<D: DoorMask, W: Copy> Stride<D, W> {
    /// Is one of the two ways free while these doors are closed?
    #[inline]
    pub fn is_free(self, closed: D) -> bool {
        one_is_free(self.shut, closed)
    }
}
