//! Laying a mission out: from a plan without faults to the tables of an [`Arena`].

use grid::{Body, Dir, Dir8, Edge, Grid, GridBuilder, Square};
use skirmish::{Pos, SpaceId};

use super::arena::{Arena, EdgeSet, SpaceSet, Stand};
use super::layout::{Border, Layout};
use super::model::{DoorPlan, Mission, PortalPlan, Space};
use super::plan::{Placed, Plan};
use super::shape::{BigStride, Footing, Shape, Stride, WALL, Way};
use super::shelf;
use super::sight::Rows;
use crate::objective;

/// The round limit of missions that do not name one (D16-MIS-7).
const ROUNDS: u8 = 12;

impl Arena {
    /// Lay out a plan in which nothing was found wrong; what lies off the map is left out.
    pub(super) fn new(plan: &Plan, layout: &Layout) -> Arena {
        let origin = Pos {
            y: layout.cells.keys().map(|pos| pos.y).min().unwrap_or(0),
            x: layout.cells.keys().map(|pos| pos.x).min().unwrap_or(0),
        };
        let mut arena = Arena {
            grid: draw(plan, layout, origin),
            mission: head(plan),
            origin,
            spaces: Vec::new(),
            sides: Vec::new(),
            strides: Vec::new(),
            stands: Default::default(),
            doors: Vec::new(),
            doors_at: vec![0; layout.cells.len()],
            zones: Vec::new(),
            exits: SpaceSet::EMPTY,
            difficult: SpaceSet::EMPTY,
            blocking: EdgeSet::EMPTY,
            outlooks: Rows::new(plan.doors.len(), layout.cells.len()),
            distances: Rows::new(plan.doors.len(), layout.cells.len()),
        };
        for (&pos, &room) in &layout.cells {
            let square = square(origin, pos);
            arena.spaces.push(Space { pos, square, patch: None, room });
            arena.sides.push(Dir::ALL.map(|dir| near(layout.border(pos, dir))));
            for dir in [Dir::E, Dir::S] {
                if layout.border(pos, dir) == Border::Blocking {
                    arena.blocking.extend(arena.grid.edge_id(square, dir));
                }
            }
        }
        arena.add_doors(plan);
        arena.fill(plan);
        arena.find_patches();
        arena.add_strides(layout);
        arena.add_stands();
        arena
    }

    fn add_doors(&mut self, plan: &Plan) {
        for (number, (run, _)) in plan.doors.iter().enumerate() {
            let edges: Vec<_> =
                run.edges().filter_map(|(pos, dir)| self.at(pos).map(|space| (space, dir))).collect();
            let far = run.edges().filter_map(|(pos, dir)| self.at(pos.step(dir)));
            let mut spaces: Vec<_> = edges.iter().map(|&(space, _)| space).chain(far).collect();
            spaces.sort_unstable();
            spaces.iter().for_each(|space| self.doors_at[space.index()] |= 1 << number);
            self.doors.push(DoorPlan { spaces, edges });
        }
    }

    /// Put everything on its space.
    fn fill(&mut self, plan: &Plan) {
        let places = |list: &[Placed<()>]| list.iter().filter_map(|placed| self.at(placed.at)).collect();
        let (starts, objectives, checkpoints) =
            (places(&plan.starts), places(&plan.objectives), places(&plan.checkpoints));
        let set = |list: &[Placed<()>]| {
            list.iter().filter_map(|placed| self.at(placed.at)).map(SpaceId::index).collect()
        };
        let (exits, difficult) = (set(&plan.exits), set(&plan.difficult));
        let teleporters = plan.teleporters.iter().filter_map(|t| Some((self.at(t.at)?, t.what))).collect();
        let items = plan.tokens.iter().filter_map(|token| Some((self.at(token.at)?, token.what))).collect();
        let portals = plan.portals.iter().filter_map(|portal| {
            let (colour, marked) = portal.what;
            Some(PortalPlan { at: self.at(portal.at)?, colour, marked })
        });
        let portals = portals.collect();
        let demons = plan.figures.iter().filter_map(|figure| {
            let (kind, shape) = figure.what;
            Some((kind, Footing { at: self.at(figure.at)?, shape }))
        });
        let demons = demons.collect();
        let zones = plan.rooms.iter().enumerate().filter(|(_, room)| room.zone).map(|(n, _)| {
            let inside = |space: &SpaceId| usize::from(self.space(*space).room) == n;
            self.spaces().filter(inside).map(SpaceId::index).collect()
        });
        let zones = zones.collect();
        let drone = plan.drone.and_then(|drone| self.at(drone.at));
        self.mission = Mission {
            starts,
            teleporters,
            portals,
            items,
            objectives,
            checkpoints,
            drone,
            demons,
            ..self.mission.clone()
        };
        (self.exits, self.difficult, self.zones) = (exits, difficult, zones);
    }

    /// Number the patches of difficult terrain: spaces joined by edges without a wall (D16-COV-6).
    fn find_patches(&mut self) {
        let mut patches = 0;
        for first in self.difficult.iter() {
            if self.spaces[first].patch.is_some() {
                continue;
            }
            let mut edge = vec![SpaceId(first as u16)];
            while let Some(space) = edge.pop() {
                self.spaces[space.index()].patch = Some(patches);
                let square = self.space(space).square;
                for dir in Dir::ALL.into_iter().filter(|&dir| self.side(space, dir) & WALL == 0) {
                    let next = dir.step(square).and_then(|square| self.on(square));
                    edge.extend(next.filter(|next| {
                        self.difficult.contains(next.index()) && self.space(*next).patch.is_none()
                    }));
                }
            }
            patches += 1;
        }
    }

    /// The doors on one side of a space, or a wall.
    fn side(&self, space: SpaceId, dir: Dir) -> u16 {
        self.sides[space.index()][dir as usize]
    }

    fn add_strides(&mut self, layout: &Layout) {
        let walk = |space: SpaceId, dir: Dir| walk(layout.border(self.space(space).pos, dir));
        let near = |space: SpaceId, dir: Dir| self.side(space, dir);
        let steps = |space: SpaceId| {
            let stride = |dir: Dir8| {
                let to = dir.step(self.space(space).square).and_then(|square| self.on(square))?;
                let stride = Stride {
                    dir,
                    to,
                    walk: self.two_ways(space, dir, walk),
                    near: self.two_ways(space, dir, near),
                };
                (stride.near != [WALL; 2]).then_some(stride)
            };
            Dir8::ALL.into_iter().filter_map(stride).collect()
        };
        self.strides = self.spaces().map(steps).collect();
    }

    /// What shuts the two ways of a step, given what is on the sides of spaces (D16-MOV-5).
    fn two_ways(&self, from: SpaceId, dir: Dir8, side: impl Fn(SpaceId, Dir) -> u16) -> [u16; 2] {
        let bend = |first: Dir, second: Dir| {
            let beside = first.step(self.space(from).square).and_then(|square| self.on(square));
            beside.map_or(WALL, |beside| side(from, first) | side(beside, second))
        };
        let ways = match (dir.straight(), dir.split()) {
            (Some(dir), _) => [side(from, dir); 2],
            (_, Some((first, second))) => [bend(first, second), bend(second, first)],
            (None, None) => [WALL; 2],
        };
        // A way that is walled is walled; which doors it has besides does not matter.
        ways.map(|mask| if mask & WALL != 0 { WALL } else { mask })
    }

    /// The doors between the spaces of a body, or a wall if it cannot be there (D16-LRG-7).
    fn inner(&self, body: Body) -> u16 {
        body.squares().fold(0, |mask, square| {
            let Some(space) = self.on(square) else { return WALL };
            let within = |dir: &Dir| dir.step(square).is_some_and(|next| body.contains(next));
            let sides = [Dir::E, Dir::S].into_iter().filter(within).map(|dir| self.side(space, dir));
            sides.fold(mask, |mask, side| mask | side)
        })
    }

    fn add_stands(&mut self) {
        self.stands = Shape::ALL.map(|shape| {
            let stand = |at: SpaceId| {
                let body = shape.body(self.space(at).square);
                let doors = self.inner(body);
                let mut stand = Stand { cells: [at; 6], len: 0, doors, strides: Vec::new() };
                if doors & WALL == 0 {
                    for (cell, space) in
                        stand.cells.iter_mut().zip(body.squares().filter_map(|square| self.on(square)))
                    {
                        *cell = space;
                        stand.len += 1;
                    }
                    if shape.is_large() {
                        stand.strides = self.shifts(shape, body).chain(self.turns(shape, body)).collect();
                    }
                }
                stand
            };
            self.spaces().map(stand).collect()
        });
    }

    fn shifts(&self, shape: Shape, body: Body) -> impl Iterator<Item = BigStride> {
        Dir::ALL.into_iter().filter_map(move |dir| {
            let to = body.moved(dir.into())?;
            let spaces = body.squares().filter_map(|square| self.on(square));
            let shut = spaces.fold(self.inner(to), |mask, space| mask | self.side(space, dir));
            self.big_stride(Way::Step(dir.into()), shape, to, shut)
        })
    }

    fn turns(&self, shape: Shape, body: Body) -> impl Iterator<Item = BigStride> {
        let turned = shape.turned();
        (0..).zip(shape.turns()).filter_map(move |(n, (row, col))| {
            let row = u8::try_from(i16::from(body.corner.row) + row).ok()?;
            let col = u8::try_from(i16::from(body.corner.col) + col).ok()?;
            let to = turned?.body(Square { row, col });
            self.big_stride(Way::Turn(n), turned?, to, self.inner(to))
        })
    }

    fn big_stride(&self, way: Way, shape: Shape, to: Body, shut: u16) -> Option<BigStride> {
        let at = self.on(to.corner).filter(|_| shut & WALL == 0)?;
        Some(BigStride { way, to: Footing { at, shape }, shut })
    }
}

/// What shuts an edge for adjacency and for large figures: walls and doors.
fn near(border: Border) -> u16 {
    match border {
        Border::Wall => WALL,
        Border::Door(n) => 1 << n,
        Border::Plain | Border::Open | Border::Blocking | Border::Impassable => 0,
    }
}

/// What shuts an edge for a small figure that walks.
fn walk(border: Border) -> u16 {
    if matches!(border, Border::Blocking | Border::Impassable) { WALL } else { near(border) }
}

/// The mission without what lies on the map.
fn head(plan: &Plan) -> Mission {
    let place = shelf::operations().iter().enumerate().find_map(|(n, operation)| {
        let place = operation.missions.iter().position(|id| *id == plan.id)?;
        let before: usize = shelf::operations()[..n].iter().map(|one| one.missions.len()).sum();
        Some((n as u8, (before + place + 1) as u8))
    });
    Mission {
        id: plan.id.clone(),
        operation: place.map(|(operation, _)| operation),
        number: place.map_or(0, |(_, number)| number),
        objective: plan.objective.map(|(kind, _)| kind),
        threat: plan.threat.map(|(kind, _)| kind),
        invasion: plan.invasion.iter().map(|&(kind, _)| kind).collect(),
        event_sets: plan.events,
        tutorial: plan.tutorial,
        kits: plan.kits.clone(),
        frags: plan.frags.unwrap_or([objective::frags(); 4]),
        rounds: plan.rounds.unwrap_or(ROUNDS),
        argent: plan.argent,
        rooms: plan.rooms.iter().map(|room| room.id.clone()).collect(),
        starts: Vec::new(),
        teleporters: Vec::new(),
        portals: Vec::new(),
        items: Vec::new(),
        objectives: Vec::new(),
        checkpoints: Vec::new(),
        drone: None,
        demons: Vec::new(),
    }
}

/// Where a place of the mission is on the grid. Places go no farther than 100 from (0, 0), so this is exact.
fn square(origin: Pos, pos: Pos) -> Square {
    Square::new((pos.y - origin.y).clamp(0, 255) as u8, (pos.x - origin.x).clamp(0, 255) as u8)
}

fn draw(plan: &Plan, layout: &Layout, origin: Pos) -> Grid {
    let far = layout.cells.keys().fold(origin, |far, pos| Pos { y: far.y.max(pos.y), x: far.x.max(pos.x) });
    let corner = square(origin, far);
    let mut builder = GridBuilder::new(corner.row.saturating_add(1), corner.col.saturating_add(1));
    for (&pos, room) in &layout.cells {
        let here = square(origin, pos);
        builder.square(here, &room.to_string(), &signs(plan, pos));
        for dir in [Dir::E, Dir::S].into_iter().filter(|dir| layout.cells.contains_key(&pos.step(*dir))) {
            let edge = match layout.border(pos, dir) {
                Border::Wall => Edge::Wall,
                Border::Door(_) => Edge::Door,
                _ => Edge::Open,
            };
            builder.edge(here, dir, edge);
        }
    }
    // Its squares are those of the layout, and so are its edges.
    builder.build().unwrap_or_else(|error| panic!("a layout without faults makes a grid: {error}"))
}

/// The marks of a space in the drawing.
fn signs(plan: &Plan, pos: Pos) -> String {
    let here = |list: &[Placed<()>], sign: char| list.iter().any(|placed| placed.at == pos).then_some(sign);
    let teleporter = plan.teleporters.iter().find(|teleporter| teleporter.at == pos);
    let signs = [
        here(&plan.starts, '^'),
        teleporter.map(|teleporter| if teleporter.what { '*' } else { ':' }),
        plan.portals.iter().any(|portal| portal.at == pos).then_some('@'),
        plan.tokens.iter().any(|token| token.at == pos).then_some('$'),
        here(&plan.objectives, '!'),
        here(&plan.checkpoints, '?'),
        here(&plan.exits, '='),
        here(&plan.difficult, '~'),
    ];
    signs.into_iter().flatten().collect()
}
