//! A scenario laid out: spaces and doors by number, and tables that answer steps without looking at the map.

use std::fmt;

use grid::{Bits, Body, Dir, Dir8, Grid, Ground, Square};
use skirmish::{DoorId, Pos, SpaceId};

use super::model::{AreaId, Encounter, ItemId, ObstacleKind, Scenario, TagId};
use super::shape::FloorPlan;
use crate::{Colour, InvaderKind, KeyColour, TokenKind};

/// The bit of a door mask that stands for a wall. No door has it.
pub const WALL: u64 = 1 << 63;

/// A set of spaces. All pieces of the box together have 643.
pub type SpaceSet = Bits<11>;

skirmish::ids! {
    /// An encounter token, by its number.
    EncounterId(u8);
}

/// What a space is at the start.
///
/// ```
/// use doom2004::scenario::{ObstacleKind, Pos, shipped_by_id};
///
/// let arena = shipped_by_id("way-out").unwrap();
/// let barrel = arena.space(arena.space_at(17, 8).unwrap());
/// assert_eq!((barrel.pos, barrel.obstacle), (Pos::new(17, 8), Some(ObstacleKind::Barrel)));
/// ```
#[derive(Clone, Debug)]
pub struct Space {
    /// Its place in the scenario's coordinates.
    pub pos: Pos,
    /// Its place on the grid.
    pub square: Square,
    /// The area it is laid out with.
    pub area: AreaId,
    /// What lies on it.
    pub obstacle: Option<ObstacleKind>,
    /// Is there a duct (D04-DUCT-1)?
    pub duct: bool,
    /// Is there a teleporter (D04-TELE-1)?
    pub teleporter: Option<KeyColour>,
}

/// A step to a neighbour (D04-MOVE-9): where it leads, and what shuts each of the two ways round the corner.
///
/// A straight step has the same way twice. A way is shut while one of the doors in its mask is closed, and for
/// good if it has the bit [`WALL`].
///
/// ```
/// use doom2004::scenario::{self, WALL};
/// use grid::Dir8;
///
/// let arena = scenario::shipped_by_id("way-out").unwrap();
/// let d1 = 1;
/// let step = arena.step(arena.space_at(3, 1).unwrap(), Dir8::E).unwrap();
/// assert_eq!((step.to, step.shut), (arena.space_at(4, 1).unwrap(), [d1, d1]));
/// assert!(step.is_free(0) && !step.is_free(d1));
///
/// // Round the corner into the door: along the wall there is no way.
/// let step = arena.step(arena.space_at(3, 0).unwrap(), Dir8::SE).unwrap();
/// assert_eq!(step.shut, [d1, WALL]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepRule {
    /// The space it leads to.
    pub to: SpaceId,
    /// For a diagonal step the way north or south first, then the way east or west first.
    pub shut: [u64; 2],
}

impl StepRule {
    pub(super) const NONE: StepRule = StepRule { to: SpaceId(u16::MAX), shut: [WALL; 2] };

    /// Is one of the two ways free while these doors are closed?
    #[inline]
    pub const fn is_free(self, closed: u64) -> bool {
        let closed = closed | WALL;
        self.shut[0] & closed == 0 || self.shut[1] & closed == 0
    }
}

/// A door in its place.
///
/// ```
/// use doom2004::KeyColour;
/// use doom2004::scenario::{DoorId, shipped_by_id};
///
/// let arena = shipped_by_id("way-out").unwrap();
/// let red = arena.door(DoorId(5));
/// assert_eq!((red.spaces.len(), red.key, red.exit), (2, Some(KeyColour::Red), true));
/// ```
#[derive(Clone, Debug)]
pub struct DoorPlan {
    /// The spaces it is worked from (D04-DOOR-1): four, or two for an exit on the rim (D04-INT-43) and for a narrow
    /// door in a drawn map. The first half is on one side.
    pub spaces: Vec<SpaceId>,
    /// The way through it from the first spaces.
    pub dir: Dir,
    /// The key it needs; `None` for an ordinary door.
    pub key: Option<KeyColour>,
    /// Does it lead off the board?
    pub exit: bool,
    /// Does it stand open at the start?
    pub open: bool,
}

/// An invader as a scenario places it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FigurePlan {
    /// Which.
    pub kind: InvaderKind,
    /// Placed if this marine plays; `None` for always, in any available colour (D04-INT-32).
    pub colour: Option<Colour>,
    /// The squares of the grid that it fills.
    pub body: Body,
    /// Its name in goals and triggers.
    pub tag: Option<TagId>,
}

/// What an area holds when it is laid out (D04-EXPL-1).
///
/// ```
/// use doom2004::scenario::{AreaId, shipped_by_id};
///
/// let hall = shipped_by_id("way-out").unwrap().area(AreaId(4));
/// assert_eq!((hall.spaces.len(), hall.figures.len(), hall.tokens.len()), (54, 5, 5));
/// ```
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct AreaPlan {
    pub spaces: SpaceSet,
    pub figures: Vec<FigurePlan>,
    pub tokens: Vec<(SpaceId, TokenKind)>,
    pub items: Vec<(SpaceId, ItemId)>,
    pub encounters: Vec<(SpaceId, EncounterId)>,
}

/// A scenario laid out, ready to be played on; it never changes.
///
/// ```
/// use doom2004::scenario::{self, AreaId};
/// use doom2004::Colour;
///
/// let arena = scenario::shipped_by_id("way-out").unwrap();
/// assert_eq!(arena.spaces().count(), 159);
/// assert_eq!(arena.space_at(24, 0), None);
///
/// let for_two = |colour| colour != Colour::Green;
/// let kinds: Vec<String> = arena.figures(AreaId(3), for_two).map(|figure| figure.kind.to_string()).collect();
/// assert_eq!(kinds, ["demon", "zombie"]);
/// ```
#[derive(Clone, Debug)]
pub struct Arena {
    pub(super) scenario: Scenario,
    /// What square 0, 0 of the grid is in the scenario's coordinates.
    pub(super) origin: Pos,
    pub(super) grid: Grid,
    pub(super) spaces: Vec<Space>,
    /// By space and straight direction: the doors on that side, or [`WALL`].
    pub(super) sides: Vec<[u64; 4]>,
    pub(super) steps: Vec<[StepRule; 8]>,
    pub(super) doors: Vec<DoorPlan>,
    pub(super) areas: Vec<AreaPlan>,
    pub(super) encounters: Vec<Encounter>,
    pub(super) teleporters: [Vec<SpaceId>; 3],
    pub(super) ducts: Vec<SpaceId>,
    pub(super) starts: [SpaceId; 3],
    pub(super) plan: FloorPlan,
}

impl Arena {
    /// What the scenario says.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }
    /// The map; its squares have the numbers of the spaces.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }
    /// The map with these doors closed, for sight, distances and large figures.
    pub fn ground(&self, closed: u64) -> Ground<'_, impl Fn(Square, Dir) -> bool + use<'_>> {
        self.grid.ground(move |square, dir| {
            self.grid
                .index_of(square)
                .is_none_or(|space| self.sides[space][dir as usize] & (closed | WALL) != 0)
        })
    }

    /// All spaces, in order.
    pub fn spaces(&self) -> impl ExactSizeIterator<Item = SpaceId> + use<> {
        (0..self.spaces.len() as u16).map(SpaceId)
    }
    /// What a space is at the start.
    #[inline]
    pub fn space(&self, space: SpaceId) -> &Space {
        &self.spaces[space.index()]
    }
    /// The space at this place of the scenario's coordinates.
    pub fn space_at(&self, x: i16, y: i16) -> Option<SpaceId> {
        let row = u8::try_from(y.checked_sub(self.origin.y)?).ok()?;
        let col = u8::try_from(x.checked_sub(self.origin.x)?).ok()?;
        self.space_on(Square { row, col })
    }
    /// The space at a place.
    pub fn at(&self, pos: Pos) -> Option<SpaceId> {
        self.space_at(pos.x, pos.y)
    }
    /// The space on a square of the grid.
    #[inline]
    pub fn space_on(&self, square: Square) -> Option<SpaceId> {
        self.grid.index_of(square).and_then(|index| u16::try_from(index).ok()).map(SpaceId)
    }
    /// The step from a space in a direction, unless it is walled for good (D04-MOVE-8, D04-MOVE-9).
    #[inline]
    pub fn step(&self, space: SpaceId, dir: Dir8) -> Option<StepRule> {
        let rule = self.steps[space.index()][dir as usize];
        if rule.to == StepRule::NONE.to { None } else { Some(rule) }
    }
    /// What is on a side of a space: the mask of the door there, [`WALL`], or 0.
    #[inline]
    pub fn side(&self, space: SpaceId, dir: Dir) -> u64 {
        self.sides[space.index()][dir as usize]
    }

    /// The doors, in order.
    pub fn doors(&self) -> &[DoorPlan] {
        &self.doors
    }
    /// A door in its place.
    pub fn door(&self, door: DoorId) -> &DoorPlan {
        &self.doors[door.index()]
    }
    /// The mask of the doors that are closed at the start.
    pub fn closed_at_start(&self) -> u64 {
        let closed = self.doors.iter().enumerate().filter(|(_, door)| !door.open);
        closed.fold(0, |mask, (n, _)| mask | 1 << n)
    }
    /// The exit that a straight step from this space would lead through.
    pub fn exit(&self, space: SpaceId, dir: Dir) -> Option<DoorId> {
        let leads = |door: &DoorPlan| door.exit && door.dir == dir && door.spaces.contains(&space);
        self.doors.iter().position(leads).map(|n| DoorId(n as u8))
    }

    /// What an area holds when it is laid out.
    pub fn area(&self, area: AreaId) -> &AreaPlan {
        &self.areas[area.index()]
    }
    /// The invaders of an area for the marines that play.
    pub fn figures(&self, area: AreaId, plays: impl Fn(Colour) -> bool) -> impl Iterator<Item = &FigurePlan> {
        self.area(area).figures.iter().filter(move |figure| figure.colour.is_none_or(&plays))
    }
    /// Where a marine begins.
    pub fn start(&self, colour: Colour) -> SpaceId {
        self.starts[colour.index()]
    }
    /// All encounters, in order.
    pub fn encounters(&self) -> &[Encounter] {
        &self.encounters
    }
    /// What an encounter does.
    pub fn encounter(&self, encounter: EncounterId) -> &Encounter {
        &self.encounters[encounter.index()]
    }
    /// The teleporters of a colour.
    pub fn teleporters(&self, colour: KeyColour) -> &[SpaceId] {
        &self.teleporters[colour.index()]
    }
    /// The ducts.
    pub fn ducts(&self) -> &[SpaceId] {
        &self.ducts
    }

    /// The areas as a picture: one character a space, the number of its area (from 10 on a letter), `.` for none.
    pub fn area_map(&self) -> String {
        let digit = |area: AreaId| char::from_digit(u32::from(area.0), 36).unwrap_or('?');
        let row = |row: u8| -> String {
            let squares = (0..self.grid.width()).map(|col| self.space_on(Square { row, col }));
            squares.map(|space| space.map_or('.', |space| digit(self.space(space).area))).collect()
        };
        (0..self.grid.height()).map(|number| row(number) + "\n").collect()
    }
}

impl fmt::Display for Arena {
    /// The map as a grid prints it: the number of the area, `%` blocking, `~` goo, `!` barrel, `&` body,
    /// `=` duct, `*` teleporter; `D` doors between spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.grid.fmt(f)
    }
}
