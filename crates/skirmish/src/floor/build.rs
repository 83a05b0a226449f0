//! Laying a floor: from places and what lies between them to the tables.

use std::collections::BTreeMap;

use grid::{Bits, Body, Dir, Dir8, Edge, GridBuilder, Square};

use super::{DoorMask, Floor, Footing, Lists, Shape, Stand, Step, Stride};
use crate::{DoorId, Pos, SpaceId};

/// What lies between two spaces (D04-MOVE-8, D16-TER-1 to D16-TER-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Border {
    /// Nothing.
    Plain,
    /// A wall.
    Wall,
    /// A gap in a wall.
    Open,
    /// A door.
    Door(DoorId),
    /// Nobody small walks or sees across.
    Blocking,
    /// Nobody small walks across.
    Impassable,
}

impl Border {
    /// What shuts it for adjacency, for large figures and for those who fly: walls and doors (D16-TER-1, D16-TER-5).
    #[inline]
    pub fn near<D: DoorMask>(self) -> D {
        match self {
            Border::Wall => D::WALL,
            Border::Door(door) => D::of(door),
            Border::Plain | Border::Open | Border::Blocking | Border::Impassable => D::default(),
        }
    }
    /// Can nobody small walk across, though no wall is there?
    fn bars(self) -> bool {
        matches!(self, Border::Blocking | Border::Impassable)
    }
    /// Does it part the spaces of a figure that lies across it (D04-BIG-8, D16-LRG-7)?
    pub fn parts(self) -> bool {
        matches!(self, Border::Wall | Border::Door(_))
    }
    fn edge(self) -> Edge {
        match self {
            Border::Wall => Edge::Wall,
            Border::Door(_) => Edge::Door,
            Border::Plain | Border::Open | Border::Blocking | Border::Impassable => Edge::Open,
        }
    }
}

impl<D: DoorMask, W: Copy, const N: usize> Floor<D, W, N> {
    /// The floor with these places, each with its label and marks in the drawing, and these borders between them. What
    /// lies between a place and nothing is a wall.
    ///
    /// # Errors
    /// If there are no places or too many, or the map cannot be drawn.
    pub fn new(
        places: impl IntoIterator<Item = (Pos, String, String)>,
        border: impl Fn(Pos, Dir) -> Border,
    ) -> Result<Self, String> {
        let places: BTreeMap<Pos, (String, String)> =
            places.into_iter().map(|(pos, label, marks)| (pos, (label, marks))).collect();
        if places.len() > Bits::<N>::CAPACITY {
            return Err(format!("the map has more than {} spaces", Bits::<N>::CAPACITY));
        }
        let corner = |pick: fn(i16, i16) -> i16| {
            let both = |one: Pos, other: Pos| Pos::new(pick(one.x, other.x), pick(one.y, other.y));
            places.keys().copied().reduce(both).ok_or("the map has no spaces")
        };
        let (origin, far) = (corner(i16::min)?, corner(i16::max)?);
        // Places go no farther than 100 from (0, 0), so this is exact.
        let square = |pos: Pos| {
            Square::new((pos.y - origin.y).clamp(0, 254) as u8, (pos.x - origin.x).clamp(0, 254) as u8)
        };
        let between = |pos: Pos, dir: Dir| {
            if places.contains_key(&pos.step(dir)) { border(pos, dir) } else { Border::Wall }
        };
        let size = square(far);
        let mut builder = GridBuilder::new(size.row + 1, size.col + 1);
        for (&pos, (label, marks)) in &places {
            builder.square(square(pos), label, marks);
            for dir in [Dir::E, Dir::S] {
                builder.edge(square(pos), dir, between(pos, dir).edge());
            }
        }
        let grid = builder.build().map_err(|error| error.to_string())?;
        let borders: Vec<[Border; 4]> =
            places.keys().map(|&pos| Dir::ALL.map(|dir| between(pos, dir))).collect();
        let doors = |sides: &[Border; 4]| sides.iter().fold(D::default(), |mask, side| mask | side.near());
        let doors_at = borders.iter().map(|sides| doors(sides) - D::WALL).collect();
        let floor = Floor {
            origin,
            grid,
            borders,
            doors_at,
            steps: Lists::default(),
            stands: Default::default(),
            strides: Default::default(),
        };
        Ok(floor.with_steps())
    }

    fn with_steps(mut self) -> Self {
        let steps = |space| {
            let floor = &self;
            Dir8::ALL.into_iter().filter_map(move |dir| floor.find_step(space, dir))
        };
        self.steps = self.spaces().map(steps).collect();
        self
    }

    /// The same floor with walls round all these spaces, and no figures yet.
    #[must_use]
    pub fn walled(&self, hidden: impl Fn(SpaceId) -> bool) -> Self {
        let mut floor = self.clone();
        for space in self.spaces() {
            for dir in Dir::ALL {
                if hidden(space) || self.beside(space, dir).is_some_and(&hidden) {
                    floor.borders[space.index()][dir as usize] = Border::Wall;
                }
            }
        }
        floor.with_steps()
    }

    /// A door that can be worked from these spaces besides those that it lies between: an exit on the rim
    /// (D04-INT-43).
    #[must_use]
    pub fn with_door(mut self, door: DoorId, spaces: &[SpaceId]) -> Self {
        spaces.iter().for_each(|space| self.doors_at[space.index()] |= D::of(door));
        self
    }

    /// The floor with figures of these shapes, which make these steps wherever they fit.
    #[must_use]
    pub fn with_shapes<I: IntoIterator<Item = Stride<D, W>>>(
        mut self,
        shapes: &[Shape],
        strides: impl Fn(&Self, Footing) -> I,
    ) -> Self {
        for &shape in shapes {
            self.stands[shape.index()] =
                self.spaces().map(|at| self.find_stand(Footing { at, shape })).collect();
            let fits = |at: SpaceId| !self.cells(Footing { at, shape }).is_empty();
            let steps = |at| fits(at).then(|| strides(&self, Footing { at, shape })).into_iter().flatten();
            self.strides[shape.index()] = self.spaces().map(steps).collect();
        }
        self
    }

    fn find_step(&self, from: SpaceId, dir: Dir8) -> Option<Step<D>> {
        let to = dir.step(self.square(from)).and_then(|square| self.space_on(square))?;
        let bend = |first: Dir, second: Dir| match self.beside(from, first) {
            Some(beside) => [self.border(from, first), self.border(beside, second)],
            None => [Border::Wall; 2],
        };
        let ways = match (dir.straight(), dir.split()) {
            (Some(dir), _) => [[self.border(from, dir); 2]; 2],
            (_, Some((first, second))) => [bend(first, second), bend(second, first)],
            (None, None) => return None,
        };
        let near = ways.map(|[one, other]| walled(one.near::<D>() | other.near()));
        let bars = |way: [Border; 2]| u8::from(way.into_iter().any(Border::bars));
        let barred = bars(ways[0]) | bars(ways[1]) << 1;
        (near != [D::WALL; 2]).then_some(Step { near, to, dir, barred })
    }

    fn find_stand(&self, footing: Footing) -> Stand<D> {
        let body = footing.shape.body(self.square(footing.at));
        let doors = self.inner(body);
        let mut stand = Stand { cells: [footing.at; 6], len: 0, doors };
        let cells = body.squares().filter(|_| !doors.is_walled()).filter_map(|square| self.space_on(square));
        for (cell, space) in stand.cells.iter_mut().zip(cells) {
            *cell = space;
            stand.len += 1;
        }
        stand
    }

    /// The doors between the spaces of a body, or a wall if it cannot be there.
    fn inner(&self, body: Body) -> D {
        body.squares().fold(D::default(), |mask, square| {
            let Some(space) = self.space_on(square) else { return D::WALL };
            let within = |dir: &Dir| dir.step(square).is_some_and(|next| body.contains(next));
            let sides = [Dir::E, Dir::S].into_iter().filter(within).map(|dir| self.side(space, dir));
            sides.fold(mask, |mask, side| mask | side)
        })
    }
    /// What all spaces of a body cross when it goes straight on.
    fn crossed(&self, body: Body, dir: Dir) -> D {
        let sides =
            body.squares().map(|square| self.space_on(square).map_or(D::WALL, |at| self.side(at, dir)));
        sides.fold(D::default(), |mask, side| mask | side)
    }

    /// The stride by which all of a figure goes one space in a direction. A diagonal one is made of two straight ones;
    /// one of the two orders must be free for the whole figure (D04-BIG-8, D16-LRG-7).
    pub fn shift(&self, from: Footing, dir: Dir8, way: W) -> Option<Stride<D, W>> {
        let body = from.shape.body(self.square(from.at));
        let shut = match (dir.straight(), dir.split()) {
            (Some(dir), _) => [self.crossed(body, dir); 2],
            (_, Some((first, second))) => [(first, second), (second, first)].map(|(one, two)| {
                body.moved(one.into())
                    .map_or(D::WALL, |half| self.crossed(body, one) | self.crossed(half, two))
            }),
            (None, None) => return None,
        };
        self.stride(way, body.moved(dir)?, shut)
    }
    /// The stride by which one half of a figure on two spaces leads, 0 the northern or western one, and the other follows
    /// onto the space just left (D04-BIG-5).
    pub fn lead(&self, from: Footing, half: u8, dir: Dir, way: W) -> Option<Stride<D, W>> {
        let body = from.shape.body(self.square(from.at));
        let leader = body.squares().nth(usize::from(half))?;
        let next = dir.step(leader).filter(|&next| !body.contains(next))?;
        let crossed = self.crossed(leader.into(), dir);
        self.stride(way, Body::pair(leader, next)?, [crossed; 2])
    }
    /// The stride that ends with the northwest corner so many rows and columns away, in a shape of its own; what it swings
    /// over does not matter (D16-LRG-2, D16-LRG-7).
    pub fn turn(&self, from: Footing, (rows, cols): (i16, i16), to: Shape, way: W) -> Option<Stride<D, W>> {
        let Square { row, col } = self.square(from.at);
        let row = u8::try_from(i16::from(row) + rows).ok()?;
        let col = u8::try_from(i16::from(col) + cols).ok()?;
        self.stride(way, to.body(Square { row, col }), [D::default(); 2])
    }
    /// The stride to a body that fits there, unless walls shut both ways.
    fn stride(&self, way: W, to: Body, ways: [D; 2]) -> Option<Stride<D, W>> {
        let inner = self.inner(to);
        let shut = ways.map(|mask| walled(mask | inner));
        let at = self.space_on(to.corner).filter(|_| shut != [D::WALL; 2])?;
        Some(Stride { shut, to: Footing { at, shape: Shape::of(to) }, way })
    }
}

/// A way that is walled is walled; which doors it has besides does not matter.
fn walled<D: DoorMask>(mask: D) -> D {
    if mask.is_walled() { D::WALL } else { mask }
}
