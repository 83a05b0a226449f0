//! A scenario laid out: spaces and doors by number, and tables that answer steps without looking at the map.

use std::fmt;
use std::ops::Deref;

use grid::{Bits, Body, Dir, Square};
use skirmish::{AreaId, Areas, DoorId, DoorMask, Doors, Footing, Lines, Pos, Shape, SpaceId};

use super::model::{Encounter, Goals, ItemId, ObstacleKind, Scenario, TagId};
use super::shape::Way;
use crate::{Colour, InvaderKind, KeyColour, TokenKind};

/// What stands for a wall among doors. No door has its number.
pub const WALL: Doors = <Doors as DoorMask>::WALL;

/// A set of spaces. All pieces of the box together have 643.
pub type SpaceSet = Bits<11>;
/// The floor of a scenario.
///
/// ```
/// use doom2004::place::{self, DoorId, Doors, WALL};
/// use grid::Dir8;
///
/// let arena = place::shipped_by_id("way-out").unwrap();
/// let d1 = Doors::of(DoorId(0));
/// let step = arena.step(arena.space_at(3, 1).unwrap(), Dir8::E).unwrap();
/// assert_eq!((step.to, step.near), (arena.space_at(4, 1).unwrap(), [d1, d1]));
/// assert!(step.is_near(Doors::NONE) && !step.is_near(d1));
///
/// // Round the corner into the door: along the wall there is no way.
/// let step = arena.step(arena.space_at(3, 0).unwrap(), Dir8::SE).unwrap();
/// assert_eq!(step.near, [d1, WALL]);
/// ```
pub type Floor = skirmish::Floor<Doors, Way, 11>;

skirmish::numbers! {
    /// An encounter token, by its number.
    EncounterId(u8);
    /// A barrel, by its number: row by row, from the northwest.
    BarrelId(u8);
}

skirmish::sets! {
    /// Some barrels.
    Barrels(u32) of BarrelId;
}

/// What a space is at the start.
///
/// ```
/// use doom2004::place::{ObstacleKind, Pos, shipped_by_id};
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

/// A door in its place.
///
/// ```
/// use doom2004::KeyColour;
/// use doom2004::place::{DoorId, shipped_by_id};
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
/// use doom2004::place::{AreaId, shipped_by_id};
///
/// let hall = shipped_by_id("way-out").unwrap().area(AreaId(4));
/// assert_eq!((hall.spaces.len(), hall.figures.len(), hall.tokens.len()), (54, 5, 5));
/// ```
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct AreaPlan {
    pub spaces: SpaceSet,
    /// The doors on its border.
    pub doors: Doors,
    /// Does it border on another area without a door?
    pub bare: bool,
    pub figures: Vec<FigurePlan>,
    pub tokens: Vec<(SpaceId, TokenKind)>,
    pub items: Vec<(SpaceId, ItemId)>,
    pub encounters: Vec<(SpaceId, EncounterId)>,
}

/// A scenario laid out, ready to be played on; it never changes.
///
/// ```
/// use doom2004::place::{self, AreaId};
/// use doom2004::Colour;
///
/// let arena = place::shipped_by_id("way-out").unwrap();
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
    pub(super) floor: Floor,
    pub(super) lines: Lines<Doors, 11>,
    pub(super) spaces: Vec<Space>,
    pub(super) doors: Vec<DoorPlan>,
    pub(super) areas: Vec<AreaPlan>,
    pub(super) encounters: Vec<Encounter>,
    pub(super) teleporters: [Vec<SpaceId>; 3],
    pub(super) ducts: Vec<SpaceId>,
    pub(super) starts: [SpaceId; 3],
    pub(super) blocking: SpaceSet,
    /// Those and the spaces with barrels.
    pub(super) obstacles: SpaceSet,
    pub(super) goo: SpaceSet,
    pub(super) barrels: Vec<SpaceId>,
    /// Does a trigger wait for an area to be cleared?
    pub(super) clears: bool,
    /// Goals that stay met.
    pub(super) lasting: Goals,
    /// Is it a goal to leave the board?
    pub(super) left: bool,
    /// By shape and northwest space: the areas that any stride from there has to do with.
    pub(super) concerned: [Vec<Areas>; Shape::ALL.len()],
    /// By space: those of its area that a small figure steps to through no door.
    pub(super) beside: Vec<SpaceSet>,
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
    /// What the scenario says.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }
    /// What a space is at the start.
    #[inline]
    pub fn space(&self, space: SpaceId) -> &Space {
        &self.spaces[space.index()]
    }
    /// The spaces that could be seen from one with all doors open and nothing in the way.
    #[inline]
    pub fn open_sight(&self, space: SpaceId) -> &SpaceSet {
        self.lines.open(space)
    }
    /// Is the line between the centres of two spaces free while these doors are closed and these spaces block it
    /// (D04-LOS-4)?
    #[inline]
    pub fn line_is_free(&self, from: SpaceId, to: SpaceId, closed: Doors, blocks: &SpaceSet) -> bool {
        self.lines.is_free(from, to, closed, blocks)
    }

    /// The doors, in order.
    pub fn doors(&self) -> &[DoorPlan] {
        &self.doors
    }
    /// A door in its place.
    pub fn door(&self, door: DoorId) -> &DoorPlan {
        &self.doors[door.index()]
    }
    /// The doors that are closed at the start.
    pub fn closed_at_start(&self) -> Doors {
        let closed = (0..).map(DoorId).zip(&self.doors).filter(|(_, door)| !door.open);
        closed.map(|(door, _)| door).collect()
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
    /// The spaces of some areas.
    pub fn spaces_in(&self, areas: Areas) -> SpaceSet {
        let plans = areas.iter().filter_map(|area| self.areas.get(area.index()));
        plans.fold(SpaceSet::EMPTY, |all, plan| all | plan.spaces)
    }
    /// The areas that any stride of a figure from there has to do with, those beside the way round a corner too.
    #[inline]
    pub(crate) fn areas_concerned(&self, from: Footing) -> Areas {
        self.concerned[from.shape.index()].get(from.at.index()).copied().unwrap_or_default()
    }
    /// The spaces of the same area that a small figure steps to through no door.
    #[inline]
    pub(crate) fn open_beside(&self, space: SpaceId) -> &SpaceSet {
        &self.beside[space.index()]
    }
    /// The doors on the border of an area.
    pub fn doors_of(&self, area: AreaId) -> Doors {
        self.areas[area.index()].doors
    }
    /// Does the area border on another one without a door?
    pub fn is_bare(&self, area: AreaId) -> bool {
        self.areas[area.index()].bare
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
    /// The spaces with blocking obstacles (D04-OBST-1).
    #[inline]
    pub fn blocking(&self) -> &SpaceSet {
        &self.blocking
    }
    /// The spaces with blocking obstacles and with barrels, before one explodes.
    #[inline]
    pub(crate) fn obstacles(&self) -> &SpaceSet {
        &self.obstacles
    }
    /// The spaces with damaging obstacles (D04-OBST-2).
    #[inline]
    pub fn goo(&self) -> &SpaceSet {
        &self.goo
    }
    /// Where barrels stand at the start (D04-BAR-1).
    pub fn barrels(&self) -> &[SpaceId] {
        &self.barrels
    }
    /// Does a trigger wait for an area to be cleared?
    #[inline]
    pub(crate) fn has_clear_triggers(&self) -> bool {
        self.clears
    }
    /// Is it a goal of all marines to leave the board?
    #[inline]
    pub(crate) fn is_left(&self) -> bool {
        self.left
    }
    /// Goals that stay met once they are: not those that speak of who is where.
    #[inline]
    pub(crate) fn lasting_goals(&self) -> Goals {
        self.lasting
    }

    /// The areas as a picture: one character a space, the number of its area (from 10 on a letter), `.` for none.
    pub fn area_map(&self) -> String {
        let digit = |area: AreaId| char::from_digit(u32::from(area.0), 36).unwrap_or('?');
        let row = |row: u8| -> String {
            let squares = (0..self.grid().width()).map(|col| self.space_on(Square { row, col }));
            squares.map(|space| space.map_or('.', |space| digit(self.space(space).area))).collect()
        };
        (0..self.grid().height()).map(|number| row(number) + "\n").collect()
    }
}

impl fmt::Display for Arena {
    /// The map as a grid prints it: the number of the area, `%` blocking, `~` goo, `!` barrel, `&` body,
    /// `=` duct, `*` teleporter; `D` doors between spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.floor.fmt(f)
    }
}
