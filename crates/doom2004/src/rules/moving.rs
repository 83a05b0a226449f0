//! Movement of both sides: which steps are free, and where a figure may stay (D04-MOVE, D04-INT-24).

use crate::action::Who;
use crate::place::{Footing, Shape, SpaceId, Stride, Way};
use crate::reason::Reason;
use crate::rules::board::Spaces;
use crate::{Action, MarineCardKind, State};

/// What is in a mover's way.
#[derive(Clone, Copy)]
pub(crate) struct Traffic {
    /// Spaces he may never enter.
    pub(crate) barred: Spaces,
    /// Spaces he may pass but not stay on: friends, and with Ghost Step enemies and obstacles.
    pub(crate) passed: Spaces,
    /// Spaces of his friends, himself excepted.
    pub(crate) friends: Spaces,
    /// Spaces of his enemies.
    pub(crate) foes: Spaces,
}

impl Traffic {
    /// Does somebody else stand on one of these spaces (D04-MOVE-7)?
    #[inline]
    pub(crate) fn crowds(&self, cells: &[SpaceId]) -> bool {
        cells.iter().any(|cell| self.friends.contains(cell.index()) || self.foes.contains(cell.index()))
    }
}

/// Somebody who moves: what the questions about his steps need, gathered once.
pub(crate) struct Walk<'a> {
    pub(crate) state: &'a State,
    pub(crate) who: Who,
    pub(crate) from: Footing,
    pub(crate) traffic: Traffic,
    /// Points that he has.
    pub(crate) points: u8,
}

impl<'a> Walk<'a> {
    /// Somebody on the board with so many points.
    #[inline]
    pub(crate) fn of(state: &'a State, who: Who, points: u8) -> Option<Walk<'a>> {
        let from = state.footing(who)?;
        Some(Walk { state, who, from, traffic: state.traffic(who), points })
    }

    /// The steps that he may make.
    pub(crate) fn list_steps(&self, actions: &mut Vec<Action>) {
        if self.points > 0 {
            let steps = self.state.strides(self.from).filter(|stride| self.may_stride(stride).is_ok());
            steps.for_each(|stride| actions.push(Action::Step(stride.way)));
        }
    }
    /// May he make a step for which he has the points (D04-MOVE-2, D04-BIG-5)?
    pub(crate) fn may_step(&self, way: Way) -> Result<(), Reason> {
        let pair = matches!(self.from.shape, Shape::Across | Shape::Down);
        match self.state.strides(self.from).find(|stride| stride.way == way) {
            Some(stride) => self.may_stride(&stride),
            None => Err(match way {
                Way::Lead(..) if !pair => Reason::StepHalves,
                Way::Step(dir) if pair && dir.straight().is_some() => Reason::StepDemon,
                Way::Lead(..) => Reason::LeadWall,
                Way::Step(_) => Reason::StepWall,
            }),
        }
    }
    /// Is a step free (D04-MOVE-3, D04-MOVE-4)?
    #[inline]
    fn may_stride(&self, stride: &Stride) -> Result<(), Reason> {
        let (state, traffic) = (self.state, &self.traffic);
        if !stride.is_free(state.closed) {
            return Err(Reason::StepDoor);
        }
        let arena = state.arena();
        let barred = |cell: SpaceId| traffic.barred.contains(cell.index()) || !state.is_revealed(cell);
        if arena.any_cell(stride.to, barred) {
            return Err(self.what_bars(arena.cells(stride.to)));
        }
        if arena.meets(stride.to, &traffic.passed) && !self.can_go_on(stride.to, 1) {
            Err(Reason::StepFriend)
        } else {
            Ok(())
        }
    }
    /// What keeps him from these spaces.
    #[cold]
    fn what_bars(&self, cells: &[SpaceId]) -> Reason {
        let state = self.state;
        if cells.iter().any(|&cell| !state.is_revealed(cell)) {
            Reason::StepWall
        } else if cells.iter().any(|&cell| state.barrel_at(cell).is_some()) {
            Reason::StepBarrel
        } else if cells.iter().any(|&cell| state.is_blocking(cell)) {
            Reason::StepObstacle
        } else {
            Reason::StepEnemy
        }
    }

    /// May he end his move where he is (D04-MOVE-3)?
    #[inline]
    pub(crate) fn may_stop(&self) -> bool {
        self.state.may_stop(self.from, &self.traffic)
    }
    /// May he spend points where he is and still end his move on free space (D04-MOVE-3, D04-INT-24)?
    pub(crate) fn may_linger(&self, spent: u8) -> Result<(), Reason> {
        let able = self.may_stop() || self.can_go_on(self.from, spent);
        if able { Ok(()) } else { Err(Reason::MoveOn) }
    }
    /// After spending points there, can he who passes others still reach a free place (D04-INT-24)?
    pub(crate) fn can_go_on(&self, from: Footing, spent: u8) -> bool {
        self.state.can_go_on(from, &self.traffic, self.points.saturating_sub(spent))
    }
    /// Does somebody else stand on his spaces (D04-MOVE-7)?
    #[inline]
    pub(crate) fn is_crowded(&self) -> bool {
        let (arena, traffic) = (self.state.arena(), &self.traffic);
        arena.meets(self.from, &traffic.friends) || arena.meets(self.from, &traffic.foes)
    }
}

impl State {
    /// What is in the way of a figure (D04-MOVE-3, D04-MOVE-4; Ghost Step).
    #[inline]
    pub(crate) fn traffic(&self, who: Who) -> Traffic {
        let (friends, foes) = match who {
            Who::Marine(me) => {
                let mates = self.standing().filter(|&(mate, _)| mate != me);
                (mates.map(|(_, space)| space.index()).collect(), self.invader_spaces())
            }
            Who::Invader(me) => (self.figures.held_but(me, self.arena()), self.marine_spaces()),
        };
        let ghost = matches!(who, Who::Marine(n) if self.marine(n).has(MarineCardKind::GhostStep));
        if !ghost {
            return Traffic { barred: foes | self.obstacle_spaces(), passed: friends, friends, foes };
        }
        let barred = self.barrels().map(|(_, space)| space.index()).collect();
        let passed: Spaces = friends | foes | self.blocking();
        Traffic { barred, passed, friends, foes }
    }

    /// May a figure end its move where it is (D04-MOVE-3)? Not while it passes another one, or (Ghost Step) an obstacle.
    pub(crate) fn may_stop(&self, footing: Footing, traffic: &Traffic) -> bool {
        let cells = self.arena().cells(footing);
        !traffic.crowds(cells) && !cells.iter().any(|&cell| self.is_blocking(cell))
    }

    /// Can a figure that passes others still reach a free place (D04-INT-24)?
    fn can_go_on(&self, from: Footing, traffic: &Traffic, left: u8) -> bool {
        let arena = self.arena();
        let open = |stride: &Stride| {
            let barred = |cell: SpaceId| traffic.barred.contains(cell.index()) || !self.is_revealed(cell);
            stride.is_free(self.closed) && !arena.any_cell(stride.to, barred)
        };
        let free = |to| !arena.meets(to, &traffic.passed);
        let at_once = left > 0 && self.strides(from).any(|stride| free(stride.to) && open(&stride));
        if left <= 1 || at_once {
            return at_once;
        }
        let mut seen = vec![from];
        let mut rim = vec![from];
        for _ in 0..left {
            let mut next = Vec::new();
            for &footing in &rim {
                for stride in self.strides(footing) {
                    if !open(&stride) || seen.contains(&stride.to) {
                        continue;
                    }
                    if free(stride.to) {
                        return true;
                    }
                    seen.push(stride.to);
                    next.push(stride.to);
                }
            }
            rim = next;
        }
        false
    }
}
