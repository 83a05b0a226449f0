//! A mission laid out: spaces and doors by number, and tables that answer steps without looking at the map.

use std::fmt;
use std::ops::Deref;

use grid::sight::Corner;
use grid::{Bits, Dir};
use skirmish::{Border, DoorId, Footing, Outlooks, Pos, SpaceId, all_doors};

use super::Doors;
use super::model::{DoorPlan, Mission, Space};
use super::seen::SpaceView;
use super::shape::{BigStride, Stride, Way};
use crate::Goal;

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
/// The floor of a mission.
pub type Floor = skirmish::Floor<Doors, Way, 7>;

/// A mission laid out, ready to be played on; it never changes, and all threads may share it.
///
/// Masks of doors have a bit for each: `closed` are those that are still closed (D16-DOR-1).
///
/// ```
/// use doom2016::place::{self, DoorId, Doors, Pos};
///
/// let arena = place::shipped_by_id("tutorial").unwrap();
/// let [imp, alpha, store] = [(5, 3), (1, 4), (8, 3)].map(|(x, y)| arena.at(Pos::new(x, y)).unwrap());
/// let closed = arena.all_doors();
/// assert!(arena.sees(alpha, imp, closed) && !arena.sees(alpha, store, closed));
/// assert_eq!(arena.distances(alpha, closed)[imp.index()], 4);
/// assert_eq!(arena.distances(alpha, closed)[store.index()], u8::MAX);
/// assert_eq!(arena.distances(alpha, closed - Doors::of(DoorId(0)))[store.index()], 7);
/// ```
#[derive(Clone, Debug)]
pub struct Arena {
    pub(super) mission: Mission,
    pub(super) floor: Floor,
    pub(super) outlooks: Outlooks<7>,
    pub(super) spaces: Vec<Space>,
    pub(super) doors: Vec<DoorPlan>,
    pub(super) zones: Vec<SpaceSet>,
    pub(super) exits: SpaceSet,
    pub(super) difficult: SpaceSet,
    /// What the objective card asks for, at hand: every step of the game looks whether it is reached.
    pub(super) goal: Option<Goal>,
    /// Do portals fire when they are seen (D16-INT-39)?
    pub(super) infested: bool,
    /// The spaces as everybody sees them: what views say of the map.
    pub(super) seen: Vec<SpaceView>,
}

/// Spaces, doors and steps are asked of the floor.
impl Deref for Arena {
    type Target = Floor;
    #[inline]
    fn deref(&self) -> &Floor {
        &self.floor
    }
}

impl Arena {
    /// What the mission says.
    #[inline]
    pub fn mission(&self) -> &Mission {
        &self.mission
    }
    /// What the objective asks for; nothing in the tutorial.
    #[inline]
    pub fn goal(&self) -> Option<Goal> {
        self.goal
    }
    /// Do portals fire when a marine sees them (D16-INT-39)?
    #[inline]
    pub fn is_infested(&self) -> bool {
        self.infested
    }
    /// The spaces as everybody sees them.
    #[inline]
    pub fn seen(&self) -> &[SpaceView] {
        &self.seen
    }
    /// What a space is.
    #[inline]
    pub fn space(&self, space: SpaceId) -> &Space {
        &self.spaces[space.index()]
    }
    /// The steps of a small figure that walls do not stop for good (D16-MOV-1, D16-MOV-5).
    ///
    /// ```
    /// use doom2016::place::{Arena, Doors, Pos};
    /// use grid::Dir8;
    ///
    /// let arena = Arena::sketch("yard", "yard[0-2,0-1] impassable 0|1,0")?;
    /// let east = arena.strides(arena.at(Pos::new(0, 0)).unwrap())[0];
    /// assert_eq!((east.dir, east.near), (Dir8::E, [Doors::NONE; 2]));
    /// assert!(!east.walks(Doors::NONE) && east.is_near(Doors::NONE));
    /// # Ok::<(), doom2016::place::Report>(())
    /// ```
    #[inline]
    pub fn strides(&self, space: SpaceId) -> &[Stride] {
        self.floor.steps(space)
    }
    /// The shifts and turns of a large figure that walls do not stop (D16-LRG-1, D16-LRG-2, D16-LRG-7); none for a
    /// small one.
    #[inline]
    pub fn big_strides(&self, footing: Footing) -> &[BigStride] {
        self.floor.strides(footing)
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
    /// All doors: they are closed at the start.
    #[inline]
    pub fn all_doors(&self) -> Doors {
        all_doors(self.doors.len())
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
        self.border(space, dir) == Border::Blocking
    }
    /// The spaces of difficult terrain (D16-TER-4).
    #[inline]
    pub fn difficult(&self) -> &SpaceSet {
        &self.difficult
    }

    /// The spaces that are seen from one while these doors are closed, itself included (D16-LOS-1, D16-LOS-2,
    /// D16-LOS-3).
    #[inline]
    pub fn view(&self, from: SpaceId, closed: Doors) -> &SpaceSet {
        self.outlooks.view(&self.floor, from, closed)
    }
    /// Is there a line of sight between the two while these doors are closed? It makes no difference who looks.
    #[inline]
    pub fn sees(&self, from: SpaceId, to: SpaceId, closed: Doors) -> bool {
        self.view(from, closed).contains(to.index())
    }
    /// By space: its range from this one while these doors are closed (D16-ATK-3), `u8::MAX` if there is none.
    #[inline]
    pub fn distances(&self, from: SpaceId, closed: Doors) -> &[u8] {
        self.outlooks.distances(&self.floor, from, closed)
    }
    /// Does a small defender have cover from an attacker who sees him (D16-COV-1, D16-COV-2, D16-COV-3, D16-COV-6)?
    ///
    /// `figures` are the spaces of all figures but the two. The attacker takes the corner that suits him best; if he is
    /// large, of any of his spaces. Large defenders never have cover (D16-COV-4), and nobody has in the tutorial
    /// (D16-TUT-8): that is for the caller to know.
    ///
    /// ```
    /// use doom2016::place::{Arena, Doors, Pos, SpaceSet};
    ///
    /// let arena = Arena::sketch("hall", "hall[0-4,0-0]")?;
    /// let [here, between, there] = [0, 1, 2].map(|x| arena.at(Pos::new(x, 0)).unwrap());
    /// let figures: SpaceSet = [between.index()].into_iter().collect();
    /// assert!(arena.has_cover(here.into(), there, Doors::NONE, &figures));
    /// assert!(!arena.has_cover(here.into(), there, Doors::NONE, &SpaceSet::EMPTY));
    /// # Ok::<(), doom2016::place::Report>(())
    /// ```
    pub fn has_cover(&self, from: Footing, to: SpaceId, closed: Doors, figures: &SpaceSet) -> bool {
        let rough = self.share_patch(from, to);
        !self.outlooks.is_clear(&self.floor, from, to, closed, figures, rough)
    }

    /// Would somebody still have cover if no ground gave any (D16-COV-1)?
    pub(crate) fn is_walled(&self, from: Footing, to: SpaceId, closed: Doors) -> bool {
        !self.outlooks.is_clear(&self.floor, from, to, closed, &SpaceSet::EMPTY, true)
    }

    /// The corner of whoever stands there from which all of a space is seen, as the place whose northwest corner it is.
    pub(crate) fn vantage(
        &self,
        from: Footing,
        to: SpaceId,
        closed: Doors,
        figures: &SpaceSet,
    ) -> Option<Pos> {
        let rough = self.share_patch(from, to);
        let (cell, corner) = self.outlooks.vantage(&self.floor, from, to, closed, figures, rough)?;
        let Pos { x, y } = self.floor.pos(cell);
        let east = matches!(corner, Corner::NE | Corner::SE);
        let south = matches!(corner, Corner::SE | Corner::SW);
        Some(Pos::new(x + i16::from(east), y + i16::from(south)))
    }

    /// Does somebody stand in the same difficult terrain as a space (D16-COV-6)?
    fn share_patch(&self, from: Footing, to: SpaceId) -> bool {
        let patch = self.space(to).patch;
        patch.is_some() && self.cells(from).iter().any(|&cell| self.space(cell).patch == patch)
    }
}

impl fmt::Display for Arena {
    /// The map as a grid prints it: the number of the room; `^` start, `*` active and `:` inactive teleporter, `@`
    /// portal, `$` item, `!` objective, `?` checkpoint, `=` exit, `~` difficult terrain; `D` doors between spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.floor.fmt(f)
    }
}
