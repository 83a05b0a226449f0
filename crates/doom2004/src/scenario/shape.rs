//! Figures on the floor: which spaces a figure of a size fills, and every step it can make from there.

use std::fmt;

use borsh::BorshSerialize;
use grid::{Body, Dir, Dir8, Square};
use skirmish::SpaceId;

use super::arena::{Arena, SpaceSet, WALL};

/// How a figure lies (D04-BIG-1).
///
/// ```
/// use doom2004::scenario::Shape;
/// assert_eq!(Shape::ALL.map(Shape::spaces), [1, 2, 2, 4]);
/// assert_eq!("down".parse(), Ok(Shape::Down));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, BorshSerialize)]
pub enum Shape {
    /// On one space.
    #[default]
    One,
    /// On two spaces, west and east.
    Across,
    /// On two spaces, north and south.
    Down,
    /// On two by two spaces.
    Quad,
}

engine::words! { Shape, "shape" { One = "one", Across = "across", Down = "down", Quad = "quad" } }

impl Shape {
    /// How many spaces it fills.
    pub const fn spaces(self) -> usize {
        [1, 2, 2, 4][self as usize]
    }
    /// The shapes of a figure of so many spaces.
    pub const fn of_size(spaces: u8) -> &'static [Shape] {
        match spaces {
            2 => &[Shape::Across, Shape::Down],
            4 => &[Shape::Quad],
            _ => &[Shape::One],
        }
    }
    /// The shape of a body.
    pub const fn of(body: Body) -> Shape {
        match (body.rows, body.cols) {
            (1, 2) => Shape::Across,
            (2, 1) => Shape::Down,
            (2, 2) => Shape::Quad,
            _ => Shape::One,
        }
    }
    const fn body(self, corner: Square) -> Body {
        let (rows, cols) = [(1, 1), (1, 2), (2, 1), (2, 2)][self as usize];
        Body::new(corner, rows, cols)
    }
}

/// How a figure makes a step.
///
/// ```
/// use doom2004::scenario::Way;
/// use grid::{Dir, Dir8};
/// assert_eq!(Way::Step(Dir8::NE).to_string(), "NE");
/// assert_eq!(Way::Lead(1, Dir::S).to_string(), "2S");
/// assert_eq!("2S".parse(), Ok(Way::Lead(1, Dir::S)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// All of it goes one space in a direction.
    Step(Dir8),
    /// One half of a demon, 0 the northern or western one, leads; the other follows (D04-BIG-5).
    Lead(u8, Dir),
}

impl Way {
    /// All ways of all figures.
    pub fn all() -> impl Iterator<Item = Way> {
        let leads = (0..2).flat_map(|half| Dir::ALL.map(|dir| Way::Lead(half, dir)));
        Dir8::ALL.map(Way::Step).into_iter().chain(leads)
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Way::Step(dir) => write!(f, "{dir}"),
            Way::Lead(half, dir) => write!(f, "{}{dir}", half + 1),
        }
    }
}

impl std::str::FromStr for Way {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Way::all().find(|way| way.to_string() == text).ok_or_else(|| {
            format!(
                "`{text}` is no step; write N, NE, E, SE, S, SW, W or NW, or for a half of a demon 1N to 2W"
            )
        })
    }
}

/// Where a figure stands: its northwest space and how it lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, BorshSerialize)]
pub struct Footing {
    /// Its northwest space.
    pub at: SpaceId,
    /// How it lies.
    pub shape: Shape,
}

impl From<SpaceId> for Footing {
    fn from(at: SpaceId) -> Self {
        Footing { at, shape: Shape::One }
    }
}

/// The doors of a mask, lowest first.
pub fn doors_in(mut mask: u64) -> impl Iterator<Item = super::DoorId> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let place = mask.trailing_zeros() as u8;
            mask &= mask - 1;
            super::DoorId(place)
        })
    })
}

/// A step that a figure can make while its doors are open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stride {
    /// How.
    pub way: Way,
    /// Where to.
    pub to: Footing,
    /// What shuts each of the two ways (D04-MOVE-9, D04-BIG-8), as in [`StepRule`](super::StepRule).
    pub shut: [u64; 2],
}

impl Stride {
    /// Is one of the two ways free while these doors are closed?
    #[inline]
    pub const fn is_free(self, closed: u64) -> bool {
        let closed = closed | WALL;
        self.shut[0] & closed == 0 || self.shut[1] & closed == 0
    }
}

/// What the arena knows of figures: spaces by footing, strides by footing, sight with all doors open.
#[derive(Clone, Debug, Default)]
pub(super) struct FloorPlan {
    /// By shape and northwest space: the spaces filled, and how many; 0 if it does not fit.
    cells: [Vec<([SpaceId; 4], u8)>; 4],
    strides: [Vec<Vec<Stride>>; 4],
    /// By space: what could be seen from it with all doors open and nothing in the way.
    sight: Vec<SpaceSet>,
    pub(super) blocking: SpaceSet,
    pub(super) goo: SpaceSet,
    pub(super) barrels: Vec<SpaceId>,
    /// By space: the doors that can be worked from it.
    pub(super) near_doors: Vec<u64>,
    /// Does a trigger wait for an area to be cleared?
    clears: bool,
    /// By area: the doors on its border.
    pub(super) area_doors: Vec<u64>,
    /// By area: does it border on another one without a door?
    pub(super) bare: Vec<bool>,
}

impl Arena {
    /// The spaces of a figure; none if it cannot stand there.
    #[inline]
    pub fn cells(&self, footing: Footing) -> &[SpaceId] {
        let (cells, n) = &self.plan.cells[footing.shape as usize][footing.at.index()];
        &cells[..usize::from(*n)]
    }
    /// Every step that a figure can make from there while its doors are open (D04-MOVE-2, D04-BIG-5, D04-BIG-6).
    #[inline]
    pub fn strides(&self, footing: Footing) -> &[Stride] {
        &self.plan.strides[footing.shape as usize][footing.at.index()]
    }
    /// The spaces that could be seen from one with all doors open and nothing in the way.
    #[inline]
    pub fn open_sight(&self, space: SpaceId) -> &SpaceSet {
        &self.plan.sight[space.index()]
    }
    /// The spaces with blocking obstacles (D04-OBST-1).
    #[inline]
    pub fn blocking(&self) -> &SpaceSet {
        &self.plan.blocking
    }
    /// The spaces with damaging obstacles (D04-OBST-2).
    #[inline]
    pub fn goo(&self) -> &SpaceSet {
        &self.plan.goo
    }
    /// Where barrels stand at the start (D04-BAR-1).
    pub fn barrels(&self) -> &[SpaceId] {
        &self.plan.barrels
    }
    /// The doors that a figure can work from there (D04-DOOR-1).
    #[inline]
    pub fn doors_at(&self, footing: Footing) -> u64 {
        self.cells(footing).iter().fold(0, |doors, cell| doors | self.plan.near_doors[cell.index()])
    }
    /// The doors on the border of an area.
    pub fn doors_of(&self, area: super::AreaId) -> u64 {
        self.plan.area_doors[area.index()]
    }
    /// Does a trigger wait for an area to be cleared?
    #[inline]
    pub(crate) fn has_clear_triggers(&self) -> bool {
        self.plan.clears
    }
    /// Does the area border on another one without a door?
    pub fn is_bare(&self, area: super::AreaId) -> bool {
        self.plan.bare[area.index()]
    }
    /// Is the door mask clear of walls between the spaces of a footing?
    fn inner(&self, body: Body) -> u64 {
        let mut mask = 0;
        for square in body.squares() {
            let Some(space) = self.space_on(square) else { return WALL };
            for dir in [Dir::E, Dir::S] {
                if dir.step(square).is_some_and(|next| body.contains(next)) {
                    mask |= self.side(space, dir);
                }
            }
        }
        mask
    }

    /// The mask of a straight shift of a body: what its spaces cross.
    fn crossed(&self, body: Body, dir: Dir) -> u64 {
        body.squares()
            .map(|square| self.space_on(square).map_or(WALL, |space| self.side(space, dir)))
            .fold(0, |mask, side| mask | side)
    }

    fn stride(&self, body: Body, dir: Dir8) -> Option<Stride> {
        let to = body.moved(dir)?;
        let inner = self.inner(to);
        let shut = match (dir.straight(), dir.split()) {
            (Some(dir), _) => [self.crossed(body, dir); 2],
            (_, Some((first, second))) => [(first, second), (second, first)].map(|(one, two)| {
                body.moved(one.into()).map_or(WALL, |half| self.crossed(body, one) | self.crossed(half, two))
            }),
            (None, None) => [WALL; 2],
        };
        self.finish(Way::Step(dir), to, shut.map(|mask| mask | inner))
    }

    fn led(&self, body: Body, half: u8, dir: Dir) -> Option<Stride> {
        let leader = body.squares().nth(usize::from(half))?;
        let next = dir.step(leader).filter(|&next| !body.contains(next))?;
        let to = Body::pair(leader, next)?;
        let shut = self.space_on(leader).map_or(WALL, |space| self.side(space, dir)) | self.inner(to);
        self.finish(Way::Lead(half, dir), to, [shut; 2])
    }

    fn finish(&self, way: Way, to: Body, shut: [u64; 2]) -> Option<Stride> {
        let open = shut.iter().any(|mask| mask & WALL == 0);
        let at = self.space_on(to.corner).filter(|_| open)?;
        Some(Stride { way, to: Footing { at, shape: Shape::of(to) }, shut })
    }

    /// Fill the tables that follow from the map; the last step of laying a scenario out.
    pub(super) fn plan_floor(&mut self) {
        let mut plan = FloorPlan::default();
        for shape in Shape::ALL {
            for space in self.spaces() {
                let body = shape.body(self.space(space).square);
                let fits = self.inner(body) & WALL == 0;
                let mut cells = ([space; 4], 0);
                for cell in body.squares().filter_map(|square| self.space_on(square)).filter(|_| fits) {
                    cells.0[usize::from(cells.1)] = cell;
                    cells.1 += 1;
                }
                plan.cells[shape as usize].push(cells);
                let steps = Dir8::ALL.into_iter().filter_map(|dir| self.stride(body, dir));
                let strides: Vec<Stride> = match shape {
                    _ if !fits => Vec::new(),
                    Shape::One | Shape::Quad => steps.collect(),
                    Shape::Across | Shape::Down => {
                        let leads = (0..2).flat_map(|half| Dir::ALL.map(|dir| (half, dir)));
                        let leads = leads.filter_map(|(half, dir)| self.led(body, half, dir));
                        let sidestep = |stride: &Stride| matches!(stride.way, Way::Step(dir) if Dir8::DIAGONAL.contains(&dir));
                        leads.chain(steps.filter(sidestep)).collect()
                    }
                };
                plan.strides[shape as usize].push(strides);
            }
        }
        for from in self.spaces() {
            let sees = |to: &SpaceId| {
                let (from, to) = (self.space(from).square, self.space(*to).square);
                self.ground(0).centre_line_is_free(from, to, |_| false)
            };
            plan.sight.push(self.spaces().filter(sees).map(SpaceId::index).collect());
        }
        for space in self.spaces() {
            use super::ObstacleKind as O;
            match self.space(space).obstacle {
                Some(O::Blocking) => {
                    plan.blocking.insert(space.index());
                }
                Some(O::Goo) => {
                    plan.goo.insert(space.index());
                }
                Some(O::Barrel) => plan.barrels.push(space),
                Some(O::Body) | None => {}
            }
        }
        plan.clears = self.scenario.triggers.iter().any(|trigger| matches!(trigger.on, super::Cue::Clear(_)));
        plan.near_doors = vec![0; self.spaces.len()];
        for (n, door) in self.doors.iter().enumerate() {
            door.spaces.iter().for_each(|space| plan.near_doors[space.index()] |= 1 << n);
        }
        plan.area_doors = vec![0; self.areas.len()];
        plan.bare = vec![false; self.areas.len()];
        for space in self.spaces() {
            let area = self.space(space).area;
            for dir in Dir::ALL {
                let there = dir.step(self.space(space).square).and_then(|square| self.space_on(square));
                if there.is_none_or(|there| self.space(there).area == area) {
                    continue;
                }
                match self.side(space, dir) {
                    WALL => {}
                    0 => plan.bare[area.index()] = true,
                    doors => plan.area_doors[area.index()] |= doors,
                }
            }
        }
        self.plan = plan;
    }
}
