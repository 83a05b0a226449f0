//! Sight along lines from centre to centre, which figures block (D04-LOS-1 to D04-LOS-5).

use grid::sight::{Crossing, centre_line};
use grid::{Bits, Dir, Square};

use crate::{DoorMask, Floor, Lists, SpaceId};

/// One way round a corner: its doors, and the space beside the line.
type Flank<D> = (D, SpaceId);

/// What a line needs.
#[derive(Clone, Copy, Debug)]
struct Line<D> {
    /// Doors that must be open.
    doors: D,
    /// Where its spaces are in the list.
    first: u32,
    /// Its number among those that have corners with doors; 0 for none.
    gates: u32,
    /// So many spaces that must be clear, then so many pairs of which one must be.
    plain: u8,
    pairs: u8,
}

/// The lines between the centres of all spaces that walls do not cut: which spaces they cross, and which doors.
///
/// A line through a corner of the grid is blocked only if both ways round it are (D04-LOS-4). The two ends of a line never
/// block it, and it is the same line from both of them (D04-LOS-5).
///
/// ```
/// use skirmish::{Border, DoorId, Doors, Floor, Lines, Pos};
///
/// // Three spaces in a row, a door behind the first.
/// let border = |pos: Pos, dir: grid::Dir| {
///     if [0, 1].contains(&pos.x) && pos.step(dir).x + pos.x == 1 { Border::Door(skirmish::DoorId(0)) } else { Border::Plain }
/// };
/// let places = [0, 1, 2].map(|x| (Pos::new(x, 0), String::new(), String::new()));
/// let floor: Floor<Doors, (), 1> = Floor::new(places, border)?;
/// let lines = Lines::new(&floor);
/// let [a, b, c] = [0, 1, 2].map(|x| floor.at(Pos::new(x, 0)).unwrap());
/// let (nobody, somebody) = (grid::Bits::EMPTY, [b.index()].into_iter().collect());
/// let (open, closed) = (Doors::NONE, Doors::of(DoorId(0)));
/// assert!(lines.is_free(a, c, open, &nobody) && !lines.is_free(a, c, closed, &nobody));
/// assert!(!lines.is_free(c, a, open, &somebody));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug)]
pub struct Lines<D, const N: usize> {
    /// By space: what could be seen from it with all doors open and nothing in the way, itself included.
    open: Vec<Bits<N>>,
    /// By space: where its row of ranks is, and where its lines are.
    rows: Vec<Row>,
    /// By space and later space: the number of the line among those of the first one; [`NONE`] if there is none.
    ranks: Vec<u16>,
    lines: Vec<Line<D>>,
    spaces: Vec<SpaceId>,
    gates: Lists<[Flank<D>; 2]>,
}

/// The lines from a space to later ones.
#[derive(Clone, Copy, Debug)]
struct Row {
    ranks: u32,
    lines: u32,
}

/// Walls cut the line.
const NONE: u16 = u16::MAX;

/// What one line needs, while it is drawn.
#[derive(Default)]
struct Needs<D> {
    doors: D,
    plain: Vec<SpaceId>,
    pairs: Vec<[SpaceId; 2]>,
    gates: Vec<[Flank<D>; 2]>,
}

impl<D: DoorMask> Needs<D> {
    /// Draw a line; not if walls cut it.
    fn draw<W: Copy, const N: usize>(&mut self, floor: &Floor<D, W, N>, from: SpaceId, to: SpaceId) -> bool {
        self.doors = D::default();
        self.plain.clear();
        self.pairs.clear();
        self.gates.clear();
        let end = floor.square(to);
        let side = |(square, dir)| floor.space_on(square).map_or(D::WALL, |space| floor.side(space, dir));
        for (crossing, next) in centre_line(floor.square(from), end) {
            match crossing {
                Crossing::Side(square, dir) => self.doors |= side((square, dir)),
                Crossing::Corner(ways) => {
                    let flanks = ways.map(|[one, other]| {
                        floor
                            .space_on(other.0)
                            .map_or((D::WALL, from), |space| (side(one) | side(other), space))
                    });
                    match flanks.map(|(doors, _)| doors.is_walled()) {
                        [true, true] => return false,
                        [false, false] if flanks.iter().all(|(doors, _)| doors.is_none()) => {
                            self.pairs.push(flanks.map(|(_, space)| space));
                        }
                        [false, false] => self.gates.push(flanks),
                        [first_is_walled, _] => {
                            let (doors, flank) = flanks[usize::from(first_is_walled)];
                            self.doors |= doors;
                            self.plain.push(flank);
                        }
                    }
                }
            }
            if self.doors.is_walled() {
                return false;
            }
            self.plain.extend(floor.space_on(next).filter(|_| next != end));
        }
        true
    }
}

/// The first wall on the line between the centres of two spaces: the space before it, and the side of that space.
///
/// ```
/// use grid::Dir;
/// use skirmish::{Border, FewDoors, Floor, Pos, first_wall};
///
/// let places = [0, 1, 2].map(|x| (Pos::new(x, 0), String::new(), String::new()));
/// let border = |pos: Pos, dir| match (pos.x, dir) {
///     (1, Dir::E) | (2, Dir::W) => Border::Wall,
///     _ => Border::Plain,
/// };
/// let floor: Floor<FewDoors, (), 1> = Floor::new(places, border)?;
/// let [a, b, c] = [0, 1, 2].map(|x| floor.space_at(x, 0).unwrap());
/// assert_eq!(first_wall(&floor, a, c), Some((b, Dir::E)));
/// assert_eq!(first_wall(&floor, a, b), None);
/// # Ok::<(), String>(())
/// ```
pub fn first_wall<D: DoorMask, W: Copy, const N: usize>(
    floor: &Floor<D, W, N>,
    from: SpaceId,
    to: SpaceId,
) -> Option<(SpaceId, Dir)> {
    let walled = |(square, dir): (Square, Dir)| {
        let space = floor.space_on(square)?;
        floor.side(space, dir).is_walled().then_some((space, dir))
    };
    centre_line(floor.square(from), floor.square(to)).find_map(|(crossing, _)| match crossing {
        Crossing::Side(square, dir) => walled((square, dir)),
        // A corner is shut when both ways round it are.
        Crossing::Corner([one, other]) => {
            let [first, second] = [one, other].map(|way| way.into_iter().find_map(walled));
            first.filter(|_| second.is_some())
        }
    })
}

impl<D: DoorMask, const N: usize> Lines<D, N> {
    /// All lines of a floor.
    pub fn new<W: Copy>(floor: &Floor<D, W, N>) -> Self {
        let mut lines = Lines {
            open: floor.spaces().map(|space| [space.index()].into_iter().collect()).collect(),
            rows: Vec::with_capacity(floor.spaces().len()),
            ranks: Vec::new(),
            lines: Vec::new(),
            spaces: Vec::new(),
            gates: Lists::default(),
        };
        lines.gates.push([]);
        let mut needs = Needs::default();
        for from in floor.spaces() {
            let first = lines.lines.len();
            lines.rows.push(Row { ranks: lines.ranks.len() as u32, lines: first as u32 });
            for to in floor.spaces().skip(from.index() + 1) {
                let free = needs.draw(floor, from, to);
                lines.ranks.push(if free { (lines.lines.len() - first) as u16 } else { NONE });
                if free {
                    lines.add(&needs);
                    lines.open[from.index()].insert(to.index());
                    lines.open[to.index()].insert(from.index());
                }
            }
        }
        lines
    }

    fn add(&mut self, needs: &Needs<D>) {
        let gates = if needs.gates.is_empty() { 0 } else { self.gates.len() as u32 };
        self.lines.push(Line {
            doors: needs.doors,
            first: self.spaces.len() as u32,
            gates,
            plain: needs.plain.len() as u8,
            pairs: needs.pairs.len() as u8,
        });
        self.spaces.extend(&needs.plain);
        self.spaces.extend(needs.pairs.as_flattened());
        if gates > 0 {
            self.gates.push(needs.gates.iter().copied());
        }
    }

    /// The spaces that could be seen from one with all doors open and nothing in the way.
    #[inline]
    pub fn open(&self, space: SpaceId) -> &Bits<N> {
        &self.open[space.index()]
    }

    /// Is the line between two spaces free while these doors are closed and these spaces block?
    #[inline]
    pub fn is_free(&self, from: SpaceId, to: SpaceId, closed: D, blocks: &Bits<N>) -> bool {
        let (near, far) = if from <= to { (from, to) } else { (to, from) };
        if near == far {
            return true;
        }
        let row = self.rows[near.index()];
        let rank = self.ranks[row.ranks as usize + far.index() - near.index() - 1];
        if rank == NONE {
            return false;
        }
        let line = &self.lines[row.lines as usize + usize::from(rank)];
        if !line.doors.is_free(closed) {
            return false;
        }
        let blocked = |space: &SpaceId| blocks.contains(space.index());
        let first = line.first as usize;
        let corners = first + usize::from(line.plain);
        if self.spaces[first..corners].iter().any(blocked) {
            return false;
        }
        let pairs = self.spaces[corners..corners + 2 * usize::from(line.pairs)].chunks_exact(2);
        let shut = |&(doors, space): &Flank<D>| !doors.is_free(closed) || blocked(&space);
        // Few lines have corners with doors: those without need not look for them.
        let gates = || self.gates.get(line.gates as usize).iter();
        !pairs.into_iter().any(|pair| pair.iter().all(blocked))
            && (line.gates == 0 || !gates().any(|flanks| flanks.iter().all(shut)))
    }
}
