//! Laying a scenario out: from pieces, doors and lists to the tables of an [`Arena`].

use std::collections::BTreeMap;

use grid::{Body, Dir};
use skirmish::{AreaId, Areas, Border, DoorId, Doors, Extent, Footing, Lines, Pos, Shape, SpaceId};

use super::arena::{AreaPlan, Arena, DoorPlan, EncounterId, FigurePlan, Floor, Space, SpaceSet, WALL};
use super::layout::Layout;
use super::model::{Door, Figure, GoalId, Goals, ItemId, ObstacleKind, Scenario};
use super::plot::{Cue, Goal};
use super::shape::with_figures;

/// A scenario that cannot be laid out; [`check`](super::check) says more about it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}; check the scenario to see all that is wrong")]
pub struct LayoutError(pub(super) String);

pub(super) fn refuse<T>(why: String) -> Result<T, LayoutError> {
    Err(LayoutError(why))
}

/// A place on the map: its area, and its label and marks in the drawing.
pub(super) type Tile = (AreaId, String, String);

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
        let tile = |pos: Pos| {
            let area = layout.area_of(pos).unwrap_or_default();
            (pos, (area, area.0.to_string(), marks(&scenario, pos)))
        };
        let tiles = layout.cells.keys().map(|&pos| tile(pos)).collect();
        Arena::lay(scenario, tiles, |pos, dir| layout.is_open(pos, dir))
    }

    /// Lays a scenario out on these places.
    pub(super) fn lay(
        scenario: Scenario,
        tiles: BTreeMap<Pos, Tile>,
        is_open: impl Fn(Pos, Dir) -> bool,
    ) -> Result<Arena, LayoutError> {
        let mut gates = BTreeMap::new();
        for (number, door) in (0..).zip(&scenario.doors) {
            if number >= 63 {
                return refuse("there are more than 63 doors".to_owned());
            }
            for (pos, dir) in door.line.edges().filter(|_| !door.exit) {
                if tiles.contains_key(&pos) && tiles.contains_key(&pos.step(dir)) && !is_open(pos, dir) {
                    return refuse(format!("the door {} is set into a wall", door.id));
                }
                gates.insert((pos, dir), Border::Door(DoorId(number)));
                gates.insert((pos.step(dir), dir.opposite()), Border::Door(DoorId(number)));
            }
        }
        let border = |pos: Pos, dir: Dir| match gates.get(&(pos, dir)) {
            Some(&door) => door,
            None if is_open(pos, dir) => Border::Plain,
            None => Border::Wall,
        };
        let places = tiles.iter().map(|(&pos, (_, label, marks))| (pos, label.clone(), marks.clone()));
        let mut floor: Floor = Floor::new(places, border).map_err(LayoutError)?;
        let mut areas = vec![AreaPlan::default(); scenario.areas.len()];
        let mut spaces = Vec::new();
        for (&pos, &(area, ..)) in &tiles {
            areas[area.index()].spaces.insert(spaces.len());
            let square = floor.square(SpaceId(spaces.len() as u16));
            spaces.push(Space { pos, square, area, obstacle: None, duct: false, teleporter: None });
        }
        let mut doors = Vec::new();
        for (number, door) in (0..).zip(&scenario.doors) {
            let plan = door_plan(&floor, door)?;
            floor = floor.with_door(DoorId(number), &plan.spaces);
            doors.push(plan);
        }
        let floor = with_figures(floor);
        let mut arena = Arena {
            lines: Lines::new(&floor),
            floor,
            spaces,
            doors,
            areas,
            encounters: Vec::new(),
            teleporters: Default::default(),
            ducts: Vec::new(),
            starts: [SpaceId(0); 3],
            blocking: SpaceSet::EMPTY,
            obstacles: SpaceSet::EMPTY,
            goo: SpaceSet::EMPTY,
            barrels: Vec::new(),
            lasting: lasting_goals(&scenario),
            concerned: Default::default(),
            beside: Vec::new(),
            left: scenario.goals.iter().any(|placed| matches!(placed.goal, Goal::Leave(_))),
            clears: scenario.triggers.iter().any(|trigger| matches!(trigger.on, Cue::Clear(_))),
            scenario,
        };
        arena.fill()?;
        arena.find_obstacles();
        arena.find_borders();
        arena.find_concerned();
        arena.find_beside();
        Ok(arena)
    }

    fn fill(&mut self) -> Result<(), LayoutError> {
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

    /// Sort the obstacles by what they do.
    pub(super) fn find_obstacles(&mut self) {
        let lying = |kind| {
            let spaces = (0..).map(SpaceId).zip(&self.spaces);
            spaces.filter(move |(_, space)| space.obstacle == Some(kind)).map(|(space, _)| space)
        };
        let (blocking, goo) = (lying(ObstacleKind::Blocking), lying(ObstacleKind::Goo));
        let (blocking, goo) = (blocking.map(SpaceId::index).collect(), goo.map(SpaceId::index).collect());
        let barrels = lying(ObstacleKind::Barrel).collect();
        (self.blocking, self.goo, self.barrels) = (blocking, goo, barrels);
        self.obstacles = self.blocking;
        self.obstacles.extend(self.barrels.iter().map(|barrel| barrel.index()));
    }

    /// Find the doors between areas, and the borders without one.
    pub(super) fn find_borders(&mut self) {
        for area in &mut self.areas {
            (area.doors, area.bare) = (Doors::NONE, false);
        }
        for space in self.floor.spaces() {
            let area = self.spaces[space.index()].area;
            for dir in Dir::ALL {
                let there = self.floor.beside(space, dir);
                if there.is_none_or(|there| self.spaces[there.index()].area == area) {
                    continue;
                }
                match self.floor.side(space, dir) {
                    WALL => {}
                    Doors::NONE => self.areas[area.index()].bare = true,
                    doors => self.areas[area.index()].doors |= doors,
                }
            }
        }
    }

    /// Find the areas that strides have to do with.
    fn find_concerned(&mut self) {
        for shape in Shape::ALL {
            let areas = |at| self.around(Footing { at, shape });
            self.concerned[shape.index()] = self.floor.spaces().map(areas).collect();
        }
    }

    /// Find what lies beside each space, doors and other areas apart.
    fn find_beside(&mut self) {
        let beside = |at: SpaceId| {
            let all = self.strides(at.into()).iter().filter(|stride| stride.shut.contains(&Doors::NONE));
            let here = |to: &SpaceId| self.space(*to).area == self.space(at).area;
            all.map(|stride| stride.to.at).filter(here).map(SpaceId::index).collect()
        };
        self.beside = self.floor.spaces().map(beside).collect();
    }

    fn around(&self, from: Footing) -> Areas {
        let ends = self.strides(from).iter().flat_map(|stride| self.cells(stride.to));
        let cells = self.cells(from);
        let beside =
            cells.iter().flat_map(|&cell| Dir::ALL.into_iter().filter_map(move |dir| self.beside(cell, dir)));
        ends.chain(cells).copied().chain(beside).map(|space| self.spaces[space.index()].area).collect()
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
        let corner = self.space(self.must_be_at(from)?).square;
        let body = Body::new(corner, figure.at.height().min(9) as u8, figure.at.width().min(9) as u8);
        Ok(FigurePlan { kind: figure.kind, colour: figure.colour, body, tag: figure.tag })
    }
}

/// A door in its place: between spaces, or on the rim if it is an exit.
fn door_plan(floor: &Floor, door: &Door) -> Result<DoorPlan, LayoutError> {
    let across = door.line.across;
    let [before, after] = [door.line.before(), door.line.after()]
        .map(|side| side.into_iter().filter_map(|pos| floor.at(pos)).collect::<Vec<_>>());
    let wide = usize::from(door.line.length());
    let (spaces, dir) = match (before.len(), after.len(), door.exit) {
        (one, other, false) if (one, other) == (wide, wide) => ([before, after].concat(), across),
        (one, 0, true) if one == wide => (before, across),
        (0, other, true) if other == wide => (after, across.opposite()),
        _ => return refuse(format!("the door {} does not lie between spaces", door.id)),
    };
    Ok(DoorPlan { spaces, dir, key: door.key, exit: door.exit, open: door.open })
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

/// Goals that stay met once they are.
fn lasting_goals(scenario: &Scenario) -> Goals {
    let goals = (0..32).map(GoalId).zip(&scenario.goals);
    goals.filter(|(_, placed)| placed.goal.lasts()).map(|(goal, _)| goal).collect()
}
