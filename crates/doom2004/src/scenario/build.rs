//! Laying a scenario out: from pieces, doors and lists to the tables of an [`Arena`].

use grid::{Body, Dir, Dir8, Edge, Grid, GridBuilder, Square};
use skirmish::{Extent, Pos, SpaceId};

use super::arena::{AreaPlan, Arena, DoorPlan, EncounterId, FigurePlan, Space, SpaceSet, StepRule, WALL};
use super::layout::Layout;
use super::model::{AreaId, Door, Figure, ItemId, ObstacleKind, Scenario};
use super::shape::FloorPlan;

/// A scenario that cannot be laid out; [`check`](super::check) says more about it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}; check the scenario to see all that is wrong")]
pub struct LayoutError(pub(super) String);

pub(super) fn refuse<T>(why: String) -> Result<T, LayoutError> {
    Err(LayoutError(why))
}

impl Arena {
    /// Lays a scenario out.
    ///
    /// # Errors
    /// If pieces overlap, a door hangs in the air or something lies off the map.
    pub fn new(scenario: Scenario) -> Result<Arena, LayoutError> {
        let layout = Layout::new(&scenario);
        if let Some((_, _, pos)) = layout.overlaps.first() {
            return refuse(format!("two pieces lie on {pos:#}"));
        }
        if layout.cells.is_empty() {
            return refuse("the map has no pieces".to_owned());
        }
        if layout.cells.len() > SpaceSet::CAPACITY {
            return refuse("the map has more than 704 spaces".to_owned());
        }
        let origin = Pos {
            y: layout.cells.keys().map(|pos| pos.y).min().unwrap_or(0),
            x: layout.cells.keys().map(|pos| pos.x).min().unwrap_or(0),
        };
        let mut arena = Arena {
            origin,
            grid: draw(&scenario, &layout, origin)?,
            spaces: Vec::new(),
            sides: Vec::new(),
            steps: Vec::new(),
            doors: Vec::new(),
            areas: vec![AreaPlan::default(); scenario.areas.len()],
            encounters: Vec::new(),
            teleporters: Default::default(),
            ducts: Vec::new(),
            starts: [SpaceId(0); 3],
            plan: FloorPlan::default(),
            scenario,
        };
        arena.add_spaces(&layout);
        for (number, door) in arena.scenario.doors.clone().iter().enumerate() {
            arena.add_door(number, door)?;
        }
        arena.steps = arena.spaces().map(|space| Dir8::ALL.map(|dir| arena.rule(space, dir))).collect();
        arena.fill()?;
        arena.plan_floor();
        Ok(arena)
    }

    fn add_spaces(&mut self, layout: &Layout) {
        for (&pos, &piece) in &layout.cells {
            let area = layout.pieces[piece].0;
            let square = square(self.origin, pos);
            self.areas[area.index()].spaces.insert(self.spaces.len());
            self.spaces.push(Space { pos, square, area, obstacle: None, duct: false, teleporter: None });
            self.sides.push(Dir::ALL.map(|dir| if layout.is_open(pos, dir) { 0 } else { WALL }));
        }
    }

    pub(super) fn add_door(&mut self, number: usize, door: &Door) -> Result<(), LayoutError> {
        if number >= 63 {
            return refuse("there are more than 63 doors".to_owned());
        }
        let across = door.line.across();
        let sides = [(door.line.before(), across), (door.line.after(), across.opposite())];
        let there = sides.map(|(spaces, _)| spaces.map(|pos| self.at(pos)));
        let plan = match there {
            [[Some(a), Some(b)], [Some(c), Some(d)]] if !door.exit => {
                for (space, dir) in [(a, across), (b, across), (c, across.opposite()), (d, across.opposite())]
                {
                    let side = &mut self.sides[space.index()][dir as usize];
                    if *side == WALL {
                        return refuse(format!("the door {} is set into a wall", door.id));
                    }
                    *side |= 1 << number;
                }
                (vec![a, b, c, d], across)
            }
            [[Some(a), Some(b)], [None, None]] if door.exit => (vec![a, b], across),
            [[None, None], [Some(c), Some(d)]] if door.exit => (vec![c, d], across.opposite()),
            _ => return refuse(format!("the door {} does not lie between spaces", door.id)),
        };
        let (spaces, dir) = plan;
        self.doors.push(DoorPlan { spaces, dir, key: door.key, exit: door.exit, open: door.open });
        Ok(())
    }

    /// The rule of a step, from the sides of the spaces it could pass (D04-MOVE-9).
    pub(super) fn rule(&self, from: SpaceId, dir: Dir8) -> StepRule {
        let way = |first: Dir, second: Dir| {
            let beside = first.step(self.space(from).square).and_then(|flank| self.space_on(flank));
            beside.map_or(WALL, |beside| self.side(from, first) | self.side(beside, second))
        };
        let shut = match (dir.straight(), dir.split()) {
            (Some(dir), _) => [self.side(from, dir); 2],
            (_, Some((first, second))) => [way(first, second), way(second, first)],
            (None, None) => [WALL; 2],
        };
        // A way that is walled is walled; which doors it has besides does not matter.
        let shut = shut.map(|mask| if mask & WALL != 0 { WALL } else { mask });
        let to = dir.step(self.space(from).square).and_then(|square| self.space_on(square));
        match to {
            Some(to) if shut != [WALL; 2] => StepRule { to, shut },
            _ => StepRule::NONE,
        }
    }

    pub(super) fn fill(&mut self) -> Result<(), LayoutError> {
        let starts = self.scenario.start.marines.map(|(pos, _)| pos);
        for (n, pos) in starts.into_iter().enumerate() {
            self.starts[n] = self.must_be_at(pos)?;
        }
        for (number, area) in self.scenario.areas.clone().into_iter().enumerate() {
            for obstacle in &area.obstacles {
                for pos in obstacle.at.places() {
                    let space = self.must_be_at(pos)?;
                    self.spaces[space.index()].obstacle = Some(obstacle.kind);
                }
            }
            for &(pos, _) in &area.ducts {
                let space = self.must_be_at(pos)?;
                self.spaces[space.index()].duct = true;
                self.ducts.push(space);
            }
            for end in &area.teleporters {
                let space = self.must_be_at(end.at)?;
                self.spaces[space.index()].teleporter = Some(end.colour);
                self.teleporters[end.colour.index()].push(space);
            }
            let mut plan = std::mem::take(&mut self.areas[number]);
            for figure in &area.figures {
                plan.figures.push(self.figure_plan(figure)?);
            }
            for token in &area.tokens {
                plan.tokens.push((self.must_be_at(token.at)?, token.kind));
            }
            for encounter in area.encounters {
                let id = EncounterId(self.encounters.len() as u8);
                plan.encounters.push((self.must_be_at(encounter.at)?, id));
                self.encounters.push(encounter);
            }
            for (n, item) in self.scenario.items.iter().enumerate() {
                if item.area == AreaId(number as u8) {
                    plan.items.push((self.must_be_at(item.at)?, ItemId(n as u8)));
                }
            }
            self.areas[number] = plan;
        }
        Ok(())
    }

    fn must_be_at(&self, pos: Pos) -> Result<SpaceId, LayoutError> {
        self.at(pos).ok_or_else(|| LayoutError(format!("there is no space {pos:#}")))
    }

    /// A figure of an area or an effect as the arena has it.
    ///
    /// # Errors
    /// If it lies off the map.
    pub fn figure_plan(&self, figure: &Figure) -> Result<FigurePlan, LayoutError> {
        let Extent { from, .. } = figure.at;
        for pos in figure.at.places() {
            self.must_be_at(pos)?;
        }
        let body = Body::new(
            square(self.origin, from),
            figure.at.height().min(9) as u8,
            figure.at.width().min(9) as u8,
        );
        Ok(FigurePlan { kind: figure.kind, colour: figure.colour, body, tag: figure.tag })
    }
}

/// Where a place of the scenario is on the grid. Places go no farther than 100 from (0, 0), so this is exact.
fn square(origin: Pos, pos: Pos) -> Square {
    Square::new((pos.y - origin.y).clamp(0, 255) as u8, (pos.x - origin.x).clamp(0, 255) as u8)
}

fn draw(scenario: &Scenario, layout: &Layout, origin: Pos) -> Result<Grid, LayoutError> {
    let far = layout.cells.keys().fold(origin, |far, pos| Pos { y: far.y.max(pos.y), x: far.x.max(pos.x) });
    let corner = square(origin, far);
    let mut builder = GridBuilder::new(corner.row.saturating_add(1), corner.col.saturating_add(1));
    for &pos in layout.cells.keys() {
        let here = square(origin, pos);
        let area = layout.area_of(pos).map_or(0, |area| area.0);
        builder.square(here, &area.to_string(), &marks(scenario, pos));
        for dir in [Dir::E, Dir::S] {
            if layout.cells.contains_key(&pos.step(dir)) && !layout.is_open(pos, dir) {
                builder.edge(here, dir, Edge::Wall);
            }
        }
    }
    for door in scenario.doors.iter().filter(|door| !door.exit) {
        for pos in door.line.before() {
            if layout.is_open(pos, door.line.across()) {
                builder.edge(square(origin, pos), door.line.across(), Edge::Door);
            }
        }
    }
    builder.build().map_err(|error| LayoutError(error.to_string()))
}

/// The marks of a space in the drawing.
fn marks(scenario: &Scenario, pos: Pos) -> String {
    let mut marks = String::new();
    for area in &scenario.areas {
        let obstacle = area.obstacles.iter().find(|obstacle| obstacle.at.places().any(|place| place == pos));
        marks.extend(obstacle.map(|obstacle| match obstacle.kind {
            ObstacleKind::Blocking => '%',
            ObstacleKind::Goo => '~',
            ObstacleKind::Barrel => '!',
            ObstacleKind::Body => '&',
        }));
        marks.extend(area.ducts.iter().any(|&(place, _)| place == pos).then_some('='));
        marks.extend(area.teleporters.iter().any(|end| end.at == pos).then_some('*'));
    }
    marks
}
