//! The floor that figures stand on: spaces and doors by number, and tables that answer steps without looking at a map.

mod build;
mod flood;
mod lists;
mod shape;
mod step;

use std::fmt;

use grid::{Bits, Dir, Dir8, Grid, Square};

pub use build::Border;
pub use flood::Entry;
pub use lists::Lists;
pub use shape::{Footing, Shape};
pub use step::{DoorMask, Step, Stride};

use crate::{DoorId, Pos, SpaceId};

/// What the floor knows of a figure of some shape that stands somewhere.
#[derive(Clone, Copy, Debug)]
struct Stand<D> {
    /// The spaces it fills, and how many; 0 if it cannot stand there.
    cells: [SpaceId; 6],
    len: u8,
    /// The doors between its spaces.
    doors: D,
}

/// Spaces, what lies between them, and every step on them; it never changes, and all threads may share it.
///
/// `D` is the set of doors that the game keeps in its state, `W` how it names the steps of its figures, and sets of
/// spaces have `N` words. Spaces are numbered row by row, as the squares of the grid are.
///
/// ```
/// use skirmish::{Border, FewDoors, Floor, Pos, Shape};
/// use grid::Dir;
///
/// // Two rows of two spaces, a door between the upper ones.
/// let places = [Pos::new(0, 0), Pos::new(1, 0), Pos::new(0, 1), Pos::new(1, 1)];
/// let door = |pos: Pos, dir: Dir| (pos.y, dir) == (0, Dir::E) || (pos.y, dir) == (0, Dir::W);
/// let border = |pos, dir| if door(pos, dir) { Border::Door(skirmish::DoorId(0)) } else { Border::Plain };
/// let floor: Floor<FewDoors, (), 1> =
///     Floor::new(places.map(|pos| (pos, String::new(), String::new())), border)?.with_shapes(&Shape::ALL, |_, _| []);
///
/// let [west, east] = [0, 1].map(|x| floor.at(Pos::new(x, 0)).unwrap());
/// let step = floor.step(west, grid::Dir8::E).unwrap();
/// let door = FewDoors::of(skirmish::DoorId(0));
/// assert_eq!((step.to, step.near), (east, [door, door]));
/// assert!(step.is_near(FewDoors::NONE) && !step.is_near(door));
/// let four = floor.cells(skirmish::Footing { at: west, shape: Shape::Quad });
/// assert_eq!((floor.doors_at(west), four.len()), (door, 4));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug)]
pub struct Floor<D, W, const N: usize> {
    /// What square 0, 0 of the grid is on the map.
    origin: Pos,
    grid: Grid,
    /// By space and straight direction.
    borders: Vec<[Border; 4]>,
    /// By space: the doors that can be worked from it.
    doors_at: Vec<D>,
    steps: Lists<Step<D>>,
    /// By shape and northwest space.
    stands: [Vec<Stand<D>>; Shape::ALL.len()],
    strides: [Lists<Stride<D, W>>; Shape::ALL.len()],
}

impl<D: DoorMask, W: Copy, const N: usize> Floor<D, W, N> {
    /// The map; its squares have the numbers of the spaces.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }
    /// All spaces, in order.
    #[inline]
    pub fn spaces(&self) -> impl ExactSizeIterator<Item = SpaceId> + use<D, W, N> {
        (0..self.borders.len() as u16).map(SpaceId)
    }
    /// The space at a place.
    pub fn at(&self, pos: Pos) -> Option<SpaceId> {
        let row = u8::try_from(pos.y.checked_sub(self.origin.y)?).ok()?;
        let col = u8::try_from(pos.x.checked_sub(self.origin.x)?).ok()?;
        self.space_on(Square { row, col })
    }
    /// The space in this column and row.
    pub fn space_at(&self, x: i16, y: i16) -> Option<SpaceId> {
        self.at(Pos::new(x, y))
    }
    /// The space on a square of the grid.
    #[inline]
    pub fn space_on(&self, square: Square) -> Option<SpaceId> {
        self.grid.index_of(square).map(|index| SpaceId(index as u16))
    }
    /// The square of a space.
    #[inline]
    pub fn square(&self, space: SpaceId) -> Square {
        self.grid.square_at(space.index())
    }
    /// The place of a space.
    pub fn pos(&self, space: SpaceId) -> Pos {
        let Square { row, col } = self.square(space);
        Pos::new(self.origin.x + i16::from(col), self.origin.y + i16::from(row))
    }
    /// The space beside another one, whatever lies between.
    #[inline]
    pub fn beside(&self, space: SpaceId, dir: Dir) -> Option<SpaceId> {
        dir.step(self.square(space)).and_then(|square| self.space_on(square))
    }

    /// What lies on a side of a space.
    #[inline]
    pub fn border(&self, space: SpaceId, dir: Dir) -> Border {
        self.borders[space.index()][dir as usize]
    }
    /// What shuts a side of a space: a door, a wall or nothing.
    #[inline]
    pub fn side(&self, space: SpaceId, dir: Dir) -> D {
        self.border(space, dir).near()
    }
    /// The steps from a space that walls do not stop for good (D04-MOVE-8, D04-MOVE-9, D16-MOV-1, D16-MOV-5).
    #[inline]
    pub fn steps(&self, space: SpaceId) -> &[Step<D>] {
        self.steps.get(space.index())
    }
    /// The step from a space in a direction, unless it is walled for good.
    pub fn step(&self, space: SpaceId, dir: Dir8) -> Option<Step<D>> {
        self.steps(space).iter().copied().find(|step| step.dir == dir)
    }
    /// Are two spaces one step apart, nothing shut between (D04-MELEE-2, D04-INT-17, D16-MOV-1)?
    #[inline]
    pub fn are_adjacent(&self, one: SpaceId, other: SpaceId, closed: D) -> bool {
        self.steps(one).iter().any(|step| step.to == other && step.is_near(closed))
    }
    /// The doors that a figure can work from there (D04-DOOR-1, D16-DOR-2).
    #[inline]
    pub fn doors_at(&self, footing: impl Into<Footing>) -> D {
        let footing = footing.into();
        if footing.shape == Shape::One {
            return self.doors_at[footing.at.index()];
        }
        let cells = self.cells(footing).iter();
        cells.fold(D::default(), |doors, cell| doors | self.doors_at[cell.index()])
    }

    #[inline]
    fn stand(&self, footing: Footing) -> Option<&Stand<D>> {
        self.stands[footing.shape.index()].get(footing.at.index())
    }
    /// The spaces of a figure, row by row; none if it does not fit there, whatever doors are open.
    #[inline]
    pub fn cells(&self, footing: Footing) -> &[SpaceId] {
        self.stand(footing).map_or(&[], |stand| &stand.cells[..usize::from(stand.len)])
    }
    /// Is there a space of a figure that passes a test? Most figures are small, and their space needs no looking up.
    #[inline(always)]
    pub fn any_cell(&self, footing: Footing, test: impl Fn(SpaceId) -> bool) -> bool {
        match footing.shape {
            Shape::One => test(footing.at),
            _ => self.cells(footing).iter().any(|&cell| test(cell)),
        }
    }
    /// Does a figure fit there while these doors are closed (D04-BIG-8, D16-LRG-7)? Who stands there does not matter.
    #[inline]
    pub fn fits(&self, footing: Footing, closed: D) -> bool {
        self.stand(footing).is_some_and(|stand| stand.len > 0 && stand.doors.is_free(closed))
    }
    /// Put the spaces of a figure into a set.
    #[inline]
    pub fn mark(&self, footing: Footing, spaces: &mut Bits<N>) {
        if footing.shape == Shape::One {
            spaces.insert(footing.at.index());
        } else {
            self.cells(footing).iter().for_each(|cell| {
                spaces.insert(cell.index());
            });
        }
    }
    /// Take the spaces of a figure out of a set.
    #[inline]
    pub fn unmark(&self, footing: Footing, spaces: &mut Bits<N>) {
        self.cells(footing).iter().for_each(|cell| {
            spaces.remove(cell.index());
        });
    }
    /// Does a figure stand on a space of a set?
    #[inline]
    pub fn meets(&self, footing: Footing, spaces: &Bits<N>) -> bool {
        self.any_cell(footing, |cell| spaces.contains(cell.index()))
    }
    /// Do two figures have a space in common?
    #[inline]
    pub fn share(&self, one: Footing, other: Footing) -> bool {
        match (one.shape, other.shape) {
            (Shape::One, Shape::One) => one.at == other.at,
            _ => self.cells(one).iter().any(|cell| self.cells(other).contains(cell)),
        }
    }
    /// Every step that a figure can make from there while its doors are open.
    #[inline]
    pub fn strides(&self, footing: Footing) -> &[Stride<D, W>] {
        self.strides[footing.shape.index()].get(footing.at.index())
    }
    /// The spaces adjacent to a figure while these doors are closed, its own left out.
    pub fn ring(&self, footing: Footing, closed: D) -> Bits<N> {
        let cells = self.cells(footing);
        let mut ring = Bits::EMPTY;
        for &cell in cells {
            let near = self.steps(cell).iter().filter(|step| step.is_near(closed));
            ring.extend(near.map(|step| step.to.index()));
        }
        self.unmark(footing, &mut ring);
        ring
    }
}

impl<D, W, const N: usize> fmt::Display for Floor<D, W, N> {
    /// The map as a grid prints it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.grid.fmt(f)
    }
}

/// All doors of a list.
pub fn all_doors<D: DoorMask>(doors: usize) -> D {
    (0..doors as u8).fold(D::default(), |all, n| all | D::of(DoorId(n)))
}
