//! Movement of both sides: which steps are free, and where a figure may stay (D04-MOVE, D04-INT-24).

use crate::action::Who;
use crate::place::{Footing, Shape, SpaceId, Stride, Way};
use crate::reason::Reason;
use crate::rules::board::Spaces;
use crate::{Action, MarineCardKind, State};

/// What is in a mover's way (D04-MOVE-3, D04-MOVE-4; Ghost Step).
#[derive(Clone, Copy)]
pub(crate) struct Traffic<'a> {
    state: &'a State,
    who: Who,
    /// Spaces he may never enter.
    barred: Spaces,
    /// Spaces he may pass but not stay on: friends, and with Ghost Step enemies and obstacles.
    passed: Spaces,
}

impl Traffic<'_> {
    /// Does a friend stand there, himself excepted? He passes all friends.
    #[inline]
    pub(crate) fn has_friend(&self, cell: SpaceId) -> bool {
        self.passed.contains(cell.index())
            && match self.who {
                Who::Marine(me) => self.state.standing().any(|(mate, at)| at == cell && mate != me),
                Who::Invader(_) => true,
            }
    }
    /// Does an enemy stand there?
    #[inline]
    pub(crate) fn has_foe(&self, cell: SpaceId) -> bool {
        match self.who {
            Who::Marine(_) => self.state.figures.is_held(cell, self.state.arena()),
            // Marines bar his way.
            Who::Invader(_) => {
                self.barred.contains(cell.index()) && self.state.standing().any(|(_, at)| at == cell)
            }
        }
    }
    /// Does somebody else stand there (D04-MOVE-7)?
    #[inline]
    pub(crate) fn is_crowded(&self, cell: SpaceId) -> bool {
        self.has_friend(cell) || self.has_foe(cell)
    }
    /// Does something keep him from standing there, even in passing?
    #[inline(always)]
    fn shuts(&self, to: Footing) -> bool {
        let shut = |cell: SpaceId| self.barred.contains(cell.index()) || !self.state.is_revealed(cell);
        self.state.arena().any_cell(to, shut)
    }
}

/// What stops a step that the map has.
enum Hurdle {
    /// A closed door.
    Door,
    /// What stands or lies on a space that it leads to.
    Space,
    /// Friends, past whom there is no place to stay.
    Friend,
}

/// Somebody who moves: what the questions about his steps need, gathered once.
pub(crate) struct Walk<'a> {
    pub(crate) state: &'a State,
    pub(crate) who: Who,
    pub(crate) from: Footing,
    pub(crate) traffic: Traffic<'a>,
    /// Points that he has.
    pub(crate) points: u8,
}

impl<'a> Walk<'a> {
    /// Somebody on the board with so many points.
    #[inline(always)]
    pub(crate) fn of(state: &'a State, who: Who, points: u8) -> Option<Walk<'a>> {
        let from = state.footing(who)?;
        Some(Walk { state, who, from, traffic: state.traffic(who), points })
    }

    /// The steps that he may make, as long as he has points (D04-MOVE-1).
    pub(crate) fn list_steps(&self, actions: &mut Vec<Action>) {
        if self.points > 0 {
            self.state.any_stride(self.from, |stride| {
                if self.hurdle(stride).is_none() {
                    actions.push(Action::Step(stride.way));
                }
                false
            });
        }
    }
    /// May he make a step for which he has the points (D04-MOVE-2, D04-BIG-5)?
    pub(crate) fn may_step(&self, way: Way) -> Result<(), Reason> {
        let pair = matches!(self.from.shape, Shape::Across | Shape::Down);
        match self.state.strides(self.from).find(|stride| stride.way == way) {
            Some(stride) => match self.hurdle(&stride) {
                None => Ok(()),
                Some(Hurdle::Door) => Err(Reason::StepDoor),
                Some(Hurdle::Space) => Err(self.what_bars(self.state.arena().cells(stride.to))),
                Some(Hurdle::Friend) => Err(Reason::StepFriend),
            },
            None => Err(match way {
                Way::Lead(..) if !pair => Reason::StepHalves,
                Way::Step(dir) if pair && dir.straight().is_some() => Reason::StepDemon,
                Way::Lead(..) => Reason::LeadWall,
                Way::Step(_) => Reason::StepWall,
            }),
        }
    }
    /// What stops a step, if it is not free (D04-MOVE-3, D04-MOVE-4, D04-DOOR-2)? Who stands beside a diagonal one does
    /// not matter (D04-MOVE-10).
    #[inline(always)]
    fn hurdle(&self, stride: &Stride) -> Option<Hurdle> {
        let (state, traffic) = (self.state, &self.traffic);
        if !stride.is_free(state.closed) {
            Some(Hurdle::Door)
        } else if traffic.shuts(stride.to) {
            Some(Hurdle::Space)
        } else if state.arena().meets(stride.to, &traffic.passed) && !self.can_go_on(stride.to, 1) {
            Some(Hurdle::Friend)
        } else {
            None
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
        self.state.arena().any_cell(self.from, |cell| self.traffic.is_crowded(cell))
    }
}

impl State {
    /// What is in the way of a figure. Built into whoever asks, so that the sets are made where they are kept.
    #[inline(always)]
    pub(crate) fn traffic(&self, who: Who) -> Traffic<'_> {
        let (barred, passed) = match who {
            Who::Marine(me) => {
                let mates = self.standing().filter(|&(mate, _)| mate != me);
                let (mates, invaders): (Spaces, _) =
                    (mates.map(|(_, at)| at.index()).collect(), self.invader_spaces());
                if self.marine(me).has(MarineCardKind::GhostStep) {
                    let barrels = self.barrels().map(|(_, space)| space.index());
                    (barrels.collect(), mates | invaders | self.blocking())
                } else {
                    (self.obstacle_spaces() | invaders, mates)
                }
            }
            Who::Invader(me) => {
                let mut barred = self.obstacle_spaces();
                barred.extend(self.standing().map(|(_, at)| at.index()));
                (barred, self.figures.held_but(me, self.arena()))
            }
        };
        Traffic { state: self, who, barred, passed }
    }

    /// May a figure end its move where it is (D04-MOVE-3), with all its spaces (D04-BIG-9)? Not while it passes another
    /// one, or (Ghost Step) an obstacle.
    fn may_stop(&self, footing: Footing, traffic: &Traffic<'_>) -> bool {
        !self.arena().any_cell(footing, |cell| traffic.is_crowded(cell) || self.is_blocking(cell))
    }

    /// Can a figure that passes others still reach a free place (D04-INT-24)?
    fn can_go_on(&self, from: Footing, traffic: &Traffic<'_>, left: u8) -> bool {
        let arena = self.arena();
        // Nearly always a space beside him will do.
        let beside = || {
            let near = *arena.open_beside(from.at) - traffic.barred - traffic.passed;
            from.shape == Shape::One && self.is_whole() && self.is_revealed(from.at) && !near.is_empty()
        };
        let open = |stride: &Stride| stride.is_free(self.closed) && !traffic.shuts(stride.to);
        let free = |to| !arena.meets(to, &traffic.passed);
        let at_once = || self.any_stride(from, |stride| free(stride.to) && open(stride));
        left > 0 && (beside() || at_once()) || left > 1 && self.finds_way(from, left, open, free)
    }
    /// Does a way of so many steps over these lead to a place that is free?
    #[inline(never)]
    fn finds_way(
        &self,
        from: Footing,
        left: u8,
        open: impl Fn(&Stride) -> bool,
        free: impl Fn(Footing) -> bool,
    ) -> bool {
        let mut seen = [Spaces::EMPTY; Shape::ALL.len()];
        let mut is_new = |to: Footing| seen[to.shape.index()].insert(to.at.index());
        is_new(from);
        let (mut queue, mut first) = (vec![from], 0);
        for _ in 0..left {
            let rim = first..queue.len();
            first = rim.end;
            for n in rim {
                for stride in self.strides(queue[n]) {
                    if open(&stride) && is_new(stride.to) {
                        if free(stride.to) {
                            return true;
                        }
                        queue.push(stride.to);
                    }
                }
            }
        }
        false
    }
}
