//! A mission laid out: spaces and doors by number, and tables that answer steps without looking at the map.

use std::fmt;

use grid::{Bits, Dir, Grid, Square};
use skirmish::{DoorId, Pos, SpaceId};

use super::model::{DoorPlan, Mission, Space};
use super::shape::{BigStride, Footing, Shape, Stride};
use super::sight::{Outlook, Rows};

/// A mission that is being played: one of ours by its id, or anybody's by its text.
///
/// In JSON it is the id of a mission that comes with the game, or the whole text of a mission file.
///
/// ```
/// use doom2016::Ground;
/// let ground: Ground = serde_json::from_str("\"tutorial\"").unwrap();
/// assert_eq!(ground.place().mission().id, "tutorial");
/// assert!(serde_json::from_str::<Ground>("\"nowhere\"").is_err());
/// ```
pub type Ground = skirmish::Ground<Arena>;
/// A set of spaces. A map has at most 448.
pub type SpaceSet = Bits<7>;
/// A set of edges between them.
pub(super) type EdgeSet = Bits<14>;

/// What the arena knows of a large or small figure that stands somewhere.
#[derive(Clone, Debug)]
pub(super) struct Stand {
    /// The spaces it fills, and how many; 0 if it cannot stand there.
    pub(super) cells: [SpaceId; 6],
    pub(super) len: u8,
    /// The doors between its spaces.
    pub(super) doors: u16,
    /// Its shifts and turns, if it is large.
    pub(super) strides: Vec<BigStride>,
}

/// A mission laid out, ready to be played on; it never changes, and all threads may share it.
///
/// Masks of doors have a bit for each: `closed` are those that are still closed (D16-DOR-1).
///
/// ```
/// use doom2016::mission::{self, Pos};
///
/// let arena = mission::shipped_by_id("tutorial").unwrap();
/// let [imp, alpha, store] = [(5, 3), (1, 4), (8, 3)].map(|(x, y)| arena.at(Pos::new(x, y)).unwrap());
/// assert!(arena.sees(alpha, imp, 0b11) && !arena.sees(alpha, store, 0b11));
/// assert_eq!(arena.distances(alpha, 0b11)[imp.index()], 4);
/// assert_eq!(arena.distances(alpha, 0b11)[store.index()], u8::MAX);
/// assert_eq!(arena.distances(alpha, 0b10)[store.index()], 7);
/// ```
#[derive(Clone, Debug)]
pub struct Arena {
    pub(super) mission: Mission,
    /// What square 0, 0 of the grid is in the mission's coordinates.
    pub(super) origin: Pos,
    pub(super) grid: Grid,
    pub(super) spaces: Vec<Space>,
    /// By space and straight direction: the doors on that side, or `WALL`.
    pub(super) sides: Vec<[u16; 4]>,
    pub(super) strides: Vec<Vec<Stride>>,
    /// By shape and northwest space.
    pub(super) stands: [Vec<Stand>; Shape::ALL.len()],
    pub(super) doors: Vec<DoorPlan>,
    pub(super) doors_at: Vec<u16>,
    pub(super) zones: Vec<SpaceSet>,
    pub(super) exits: SpaceSet,
    pub(super) difficult: SpaceSet,
    pub(super) blocking: EdgeSet,
    pub(super) outlooks: Rows<Outlook>,
    pub(super) distances: Rows<Box<[u8]>>,
}

impl Arena {
    /// What the mission says.
    #[inline]
    pub fn mission(&self) -> &Mission {
        &self.mission
    }
    /// The map; its squares have the numbers of the spaces.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }
    /// All spaces, in order.
    #[inline]
    pub fn spaces(&self) -> impl ExactSizeIterator<Item = SpaceId> + use<> {
        (0..self.spaces.len() as u16).map(SpaceId)
    }
    /// What a space is.
    #[inline]
    pub fn space(&self, space: SpaceId) -> &Space {
        &self.spaces[space.index()]
    }
    /// The space at a place.
    pub fn at(&self, pos: Pos) -> Option<SpaceId> {
        let row = u8::try_from(pos.y.checked_sub(self.origin.y)?).ok()?;
        let col = u8::try_from(pos.x.checked_sub(self.origin.x)?).ok()?;
        self.on(Square { row, col })
    }
    /// The space on a square of the grid.
    #[inline]
    pub fn on(&self, square: Square) -> Option<SpaceId> {
        self.grid.index_of(square).map(|index| SpaceId(index as u16))
    }
    /// The steps of a small figure that walls do not stop for good (D16-MOV-1, D16-MOV-5).
    ///
    /// ```
    /// use doom2016::mission::{Arena, Pos, WALL};
    /// use grid::Dir8;
    ///
    /// let arena = Arena::sketch("yard", "yard[0-2,0-1] impassable 0|1,0")?;
    /// let east = arena.strides(arena.at(Pos::new(0, 0)).unwrap())[0];
    /// assert_eq!((east.dir, east.walk, east.near), (Dir8::E, [WALL; 2], [0; 2]));
    /// assert!(!east.walks(0) && east.is_near(0));
    /// # Ok::<(), doom2016::mission::Report>(())
    /// ```
    #[inline]
    pub fn strides(&self, space: SpaceId) -> &[Stride] {
        &self.strides[space.index()]
    }
    #[inline]
    fn stand(&self, footing: Footing) -> &Stand {
        &self.stands[footing.shape.index()][footing.at.index()]
    }
    /// The shifts and turns of a large figure that walls do not stop (D16-LRG-1, D16-LRG-2, D16-LRG-7); none for a
    /// small one.
    #[inline]
    pub fn big_strides(&self, footing: Footing) -> &[BigStride] {
        &self.stand(footing).strides
    }
    /// The spaces of a figure, row by row; none if it does not fit there, whatever doors are open.
    #[inline]
    pub fn cells(&self, footing: Footing) -> &[SpaceId] {
        let stand = self.stand(footing);
        &stand.cells[..usize::from(stand.len)]
    }
    /// Does a figure fit there while these doors are closed (D16-LRG-7)? Who stands there does not matter.
    #[inline]
    pub fn fits(&self, footing: Footing, closed: u16) -> bool {
        let stand = self.stand(footing);
        stand.len > 0 && stand.doors & closed == 0
    }
    /// The doors, in order.
    #[inline]
    pub fn doors(&self) -> &[DoorPlan] {
        &self.doors
    }
    /// A door in its place.
    #[inline]
    pub fn door(&self, door: DoorId) -> &DoorPlan {
        &self.doors[door.index()]
    }
    /// The mask of all doors: they are closed at the start.
    #[inline]
    pub fn all_doors(&self) -> u16 {
        (1 << self.doors.len()) - 1
    }
    /// The doors with an edge on this space, which may be opened from it (D16-DOR-2).
    #[inline]
    pub fn doors_at(&self, space: SpaceId) -> u16 {
        self.doors_at[space.index()]
    }
    /// The spaces of a zone to hold; none if there is no such zone.
    #[inline]
    pub fn zone(&self, n: usize) -> &SpaceSet {
        self.zones.get(n).unwrap_or(&SpaceSet::EMPTY)
    }
    /// Where assets and the drone leave the map.
    #[inline]
    pub fn exits(&self) -> &SpaceSet {
        &self.exits
    }
    /// Does a blocking edge lie on this side of a space (D16-TER-3)?
    #[inline]
    pub fn is_blocking(&self, space: SpaceId, dir: Dir) -> bool {
        let edge = self.grid.edge_id(self.space(space).square, dir);
        edge.is_some_and(|edge| self.blocking.contains(edge))
    }
    /// The spaces of difficult terrain (D16-TER-4).
    #[inline]
    pub fn difficult(&self) -> &SpaceSet {
        &self.difficult
    }
}

impl fmt::Display for Arena {
    /// The map as a grid prints it: the number of the room; `^` start, `*` active and `:` inactive teleporter, `@`
    /// portal, `$` item, `!` objective, `?` checkpoint, `=` exit, `~` difficult terrain; `D` doors between spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.grid.fmt(f)
    }
}
