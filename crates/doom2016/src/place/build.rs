//! Laying a mission out: from a plan without faults to the tables of an [`Arena`].

use grid::Dir;
use skirmish::{Border, Footing, Outlooks, Pos, SpaceId};

use super::arena::{Arena, Floor, SpaceSet};
use super::layout::Layout;
use super::model::{DoorPlan, Mission, PortalPlan, Space};
use super::plan::{Gate, Placed, Plan};
use super::shape::with_figures;
use super::{seen, shelf};
use crate::objective;
use crate::threat::Summons;

/// The round limit of missions that do not name one (D16-MIS-7).
const ROUNDS: u8 = 12;

impl Arena {
    /// Lay out a plan in which nothing was found wrong; what lies off the map is left out.
    ///
    /// # Errors
    /// If the map cannot be drawn.
    pub(super) fn new(plan: &Plan, layout: &Layout) -> Result<Arena, String> {
        let place = |(&pos, room): (&Pos, &u8)| (pos, room.to_string(), signs(plan, pos));
        let floor: Floor = Floor::new(layout.cells.iter().map(place), |pos, dir| layout.border(pos, dir))?;
        let spaces = floor.spaces().zip(&layout.cells);
        let spaces = spaces.map(|(space, (&pos, &room))| Space {
            pos,
            square: floor.square(space),
            patch: None,
            room,
        });
        let spaces = spaces.collect();
        let doors = plan.doors.iter().map(|(run, _)| {
            let edges = run.edges().filter_map(|(pos, dir)| Some((floor.at(pos)?, dir))).collect();
            let sides = run.before().into_iter().chain(run.after());
            let mut spaces: Vec<SpaceId> = sides.filter_map(|pos| floor.at(pos)).collect();
            spaces.sort_unstable();
            DoorPlan { spaces, edges }
        });
        let doors = doors.collect();
        let difficult = plan.difficult.iter().filter_map(|placed| floor.at(placed.at));
        let difficult: SpaceSet = difficult.map(SpaceId::index).collect();
        let mission = head(plan);
        let threat = mission.threat.map(|kind| kind.card().summons);
        let mut arena = Arena {
            outlooks: Outlooks::new(&floor, plan.doors.len(), difficult),
            goal: mission.objective.map(|kind| kind.card().goal),
            infested: threat == Some(Summons::Sight),
            mission,
            floor: with_figures(floor),
            spaces,
            doors,
            zones: Vec::new(),
            exits: SpaceSet::EMPTY,
            difficult,
            seen: Vec::new(),
        };
        arena.fill(plan);
        arena.find_patches();
        arena.seen = seen::spaces(&arena);
        Ok(arena)
    }

    /// Put everything on its space.
    fn fill(&mut self, plan: &Plan) {
        let places = |list: &[Placed<()>]| list.iter().filter_map(|placed| self.at(placed.at)).collect();
        let (starts, objectives, checkpoints) =
            (places(&plan.starts), places(&plan.objectives), places(&plan.checkpoints));
        let set = |list: &[Placed<()>]| {
            list.iter().filter_map(|placed| self.at(placed.at)).map(SpaceId::index).collect()
        };
        let exits = set(&plan.exits);
        let teleporters = plan.teleporters.iter().filter_map(|t| Some((self.at(t.at)?, t.what))).collect();
        let items = plan.tokens.iter().filter_map(|token| Some((self.at(token.at)?, token.what))).collect();
        let portals = plan.portals.iter().filter_map(|portal| {
            let Gate { colour, marked, up } = portal.what;
            Some(PortalPlan { at: self.at(portal.at)?, colour, marked, up })
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
        (self.exits, self.zones) = (exits, zones);
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
                for dir in Dir::ALL.into_iter().filter(|&dir| self.border(space, dir) != Border::Wall) {
                    let next = self.beside(space, dir);
                    edge.extend(next.filter(|next| {
                        self.difficult.contains(next.index()) && self.space(*next).patch.is_none()
                    }));
                }
            }
            patches += 1;
        }
    }
}

/// The mission without what lies on the map.
fn head(plan: &Plan) -> Mission {
    let place = shelf::operations().iter().enumerate().find_map(|(n, operation)| {
        let place = operation.missions.iter().position(|id| *id == plan.id)?;
        let before: usize = shelf::operations()[..n].iter().map(|one| one.missions.len()).sum();
        Some((n as u8, (before + place + 1) as u8))
    });
    let frags = plan.frags.unwrap_or([objective::frags(); 4]);
    Mission {
        id: plan.id.clone(),
        title: plan.title.clone(),
        about: plan.about.clone(),
        mood: plan.mood,
        operation: place.map(|(operation, _)| operation),
        number: place.map_or(0, |(_, number)| number),
        objective: plan.objective.map(|(kind, _)| kind),
        threat: plan.threat.map(|(kind, _)| kind),
        invasion: plan.invasion.iter().map(|&(kind, _)| kind).collect(),
        event_sets: plan.events,
        tutorial: plan.tutorial,
        kits: plan.kits.clone(),
        frags,
        tuned_frags: plan.tuned.unwrap_or(frags),
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
