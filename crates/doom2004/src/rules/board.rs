//! Questions about the board: who stands where, who sees whom, how far it is.

use engine::Seat;
use skirmish::Entry;

use crate::action::Who;
use crate::place::{BarrelId, Footing, SpaceId};
use crate::state::{Doors, FigureId, FigureSet, Seats, State};

pub(crate) use crate::place::SpaceSet as Spaces;

/// Neither invaders nor marines.
pub(crate) const NOBODY: (FigureSet, Seats) = (FigureSet::NONE, Seats::NONE);

/// Take a space out of a set.
#[inline]
pub(crate) fn clear(spaces: &mut Spaces, space: SpaceId) {
    spaces.remove(space.index());
}

/// What stops a line of sight besides walls and closed doors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    /// Obstacles, barrels and all figures (D04-LOS-2).
    All,
    /// Not invaders: for spawning (D04-SPAWN-2).
    NoInvaders,
    /// No figures: for exploring (D04-LOS-5) and Clear Lane.
    NoFigures,
}

impl State {
    /// Does an unexploded barrel stand here (D04-BAR-1)?
    #[inline]
    pub fn barrel_at(&self, space: SpaceId) -> Option<BarrelId> {
        let barrels = self.arena().barrels();
        let barrel = BarrelId(barrels.iter().position(|&barrel| barrel == space)? as u8);
        (!self.burst.has(barrel) && self.is_space_known(space)).then_some(barrel)
    }
    /// Spaces of all invaders.
    #[inline]
    pub(crate) fn invader_spaces(&self) -> Spaces {
        self.figures.held(self.arena())
    }
    /// Spaces of all marines.
    pub(crate) fn marine_spaces(&self) -> Spaces {
        self.standing().map(|(_, space)| space.index()).collect()
    }
    /// Spaces that figures cannot enter for what lies there: blocking obstacles and barrels.
    #[inline]
    pub(crate) fn obstacle_spaces(&self) -> Spaces {
        let as_laid_out = self.burst.is_empty() && self.is_whole();
        if as_laid_out { *self.arena().obstacles() } else { self.obstacles_left() }
    }
    fn obstacles_left(&self) -> Spaces {
        let mut bits = self.blocking();
        bits.extend(self.barrels().map(|(_, space)| space.index()));
        bits
    }
    /// What stops sight.
    pub(crate) fn screen(&self, screen: Screen) -> Spaces {
        let mut bits = self.obstacle_spaces();
        if screen != Screen::NoFigures {
            bits |= self.marine_spaces();
        }
        if screen == Screen::All {
            bits |= self.invader_spaces();
        }
        bits
    }
    /// Where somebody stands.
    pub fn footing(&self, who: Who) -> Option<Footing> {
        match who {
            Who::Marine(n) => self.marine(n).space().map(Footing::from),
            Who::Invader(id) => self.figures.get(id).map(|figure| figure.footing()),
        }
    }
    /// The invaders that fill a space.
    pub fn invaders_on(&self, space: SpaceId) -> FigureSet {
        self.figures.on(space, self.arena())
    }
    /// The marines on a space.
    pub fn marines_on(&self, space: SpaceId) -> Seats {
        self.standing().filter(|&(_, at)| at == space).map(|(who, _)| Seat(who)).collect()
    }
    /// Does this figure share a space with another (D04-MOVE-7)?
    pub fn is_sharing(&self, who: Who) -> bool {
        let Some(footing) = self.footing(who) else { return false };
        let shares = |other: Footing| self.arena().share(footing, other);
        self.standing().any(|(mate, at)| who != Who::Marine(mate) && shares(at.into()))
            || match who {
                Who::Marine(_) => self.figures.is_held(footing.at, self.arena()),
                Who::Invader(id) => self.figures.is_shared(id, self.arena()),
            }
    }

    /// Are two spaces one step apart, nothing shut between (D04-MELEE-2, D04-INT-17)?
    #[inline]
    pub fn adjacent(&self, one: SpaceId, other: SpaceId) -> bool {
        if self.is_whole() {
            return self.arena().are_adjacent(one, other, self.closed);
        }
        let mut steps = self.strides(Footing::from(one));
        steps.any(|stride| stride.to.at == other && stride.is_free(self.closed))
    }
    /// Is a space adjacent to a figure, or under it?
    pub fn touches(&self, footing: Footing, space: SpaceId) -> bool {
        self.arena().cells(footing).iter().any(|&cell| cell == space || self.adjacent(cell, space))
    }
    /// The spaces adjacent to a figure.
    pub(crate) fn ring(&self, footing: Footing) -> Spaces {
        let arena = self.arena();
        let mut ring = arena.ring(footing, self.closed);
        if !self.is_whole() {
            let near = |&space: &usize| {
                let space = SpaceId(space as u16);
                arena.cells(footing).iter().any(|&cell| self.adjacent(cell, space))
            };
            ring = ring.iter().filter(near).collect();
        }
        ring
    }
    /// Invaders and marines adjacent to a figure.
    pub(crate) fn neighbours(&self, footing: Footing) -> (FigureSet, Seats) {
        let (invaders, marines) = self.figures_within(&self.ring(footing));
        let here = |id: &FigureId| self.footing(Who::Invader(*id)) == Some(footing);
        (invaders - invaders.iter().filter(here).collect(), marines)
    }

    /// Is the line between the centres of two spaces free (D04-LOS-4)?
    #[inline]
    pub fn line_is_free(&self, from: SpaceId, to: SpaceId, blocks: &Spaces) -> bool {
        // Less is free where less is known, so the table of the whole map may say no first.
        self.arena().line_is_free(from, to, self.closed, blocks)
            && (self.is_whole() || self.is_known_line(from, to, blocks))
    }
    /// The smallest range at which a figure sees a space, a diagonal counting 1 (D04-RNG-1): any of its own spaces may
    /// be used (D04-LOS-3, D04-RNG-3, D04-BIG-2).
    #[inline]
    pub(crate) fn range_of_sight(&self, from: Footing, to: SpaceId, blocks: &Spaces) -> Option<u8> {
        let arena = self.arena();
        let range = |cell: SpaceId| {
            let sees = cell != to && self.line_is_free(cell, to, blocks);
            sees.then(|| arena.square(cell).king_distance(arena.square(to)))
        };
        if from.shape.is_large() {
            arena.cells(from).iter().filter_map(|&cell| range(cell)).min()
        } else {
            range(from.at)
        }
    }
    /// Does one figure see another (D04-LOS-1 to D04-LOS-3)?
    pub fn sees(&self, one: Who, other: Who) -> bool {
        let (Some(from), Some(to)) = (self.footing(one), self.footing(other)) else { return false };
        let arena = self.arena();
        let mut blocks = self.screen(Screen::All);
        arena.unmark(from, &mut blocks);
        arena.unmark(to, &mut blocks);
        arena.cells(to).iter().any(|&cell| self.range_of_sight(from, cell, &blocks).is_some())
    }
    /// Everything that a figure sees on the revealed board: for people who want to know.
    pub fn sight(&self, who: Who) -> Vec<SpaceId> {
        let Some(from) = self.footing(who) else { return Vec::new() };
        let arena = self.arena();
        let blocks = self.screen(Screen::All);
        let seen = |&space: &SpaceId| {
            let mut blocks = blocks;
            let here = self.invaders_on(space).iter().filter_map(|id| self.footing(Who::Invader(id)));
            here.chain([from]).for_each(|footing| arena.unmark(footing, &mut blocks));
            arena.cells(from).contains(&space) || self.range_of_sight(from, space, &blocks).is_some()
        };
        arena.spaces().filter(|&space| self.is_revealed(space)).filter(seen).collect()
    }

    /// Spaces by the fewest steps from a figure, up to a limit, over revealed spaces; walls and closed doors stop it,
    /// figures and obstacles do not (D04-RNG-2, D04-FRAG-5). `reach` is told of each with its distance.
    pub(crate) fn flood(
        &self,
        from: &[SpaceId],
        limit: u8,
        closed: Doors,
        mut reach: impl FnMut(SpaceId, u8),
    ) {
        from.iter().for_each(|&space| reach(space, 0));
        self.arena().flood(from.iter().copied(), limit, |step, distance| {
            let enters = self.is_near(step, closed) && self.is_revealed(step.to);
            if enters {
                reach(step.to, distance);
            }
            enters
        });
    }
    /// The fewest steps from a figure to a space as an attack without sight counts them (D04-RNG-2); closed doors stop
    /// it, too (D04-DOOR-2).
    pub(crate) fn path_range(&self, from: Footing, to: SpaceId, limit: u8) -> Option<u8> {
        let mut found = None;
        self.flood(self.arena().cells(from), limit, self.closed, |space, distance| {
            if space == to {
                found = Some(distance);
            }
        });
        found
    }

    /// The spaces that a blast covers (D04-ABIL-BLAST, D04-INT-19).
    pub fn blast_area(&self, centre: SpaceId, radius: u8) -> Spaces {
        self.arena().flood([centre], radius, |step, _| {
            let to = step.to;
            match self.is_near(step, self.closed) && self.is_revealed(to) && !self.is_blocking(to) {
                true if self.barrel_at(to).is_some() => Entry::Stop,
                enters => Entry::from(enters),
            }
        })
    }
    /// Figures with a space in a set: invaders and marines (D04-BIG-3).
    pub fn figures_within(&self, spaces: &Spaces) -> (FigureSet, Seats) {
        (self.figures.within(spaces, self.arena()), self.marines_within(spaces))
    }
    /// Marines on a space of a set.
    pub(crate) fn marines_within(&self, spaces: &Spaces) -> Seats {
        let marines = self.standing().filter(|(_, space)| spaces.contains(space.index()));
        marines.map(|(who, _)| Seat(who)).collect()
    }
    /// Is a footing wholly free: on the revealed board, without figures, blocking obstacles and barrels?
    pub(crate) fn is_free(&self, footing: Footing, taken: &Spaces) -> bool {
        let cells = self.arena().cells(footing);
        let free = |&cell: &SpaceId| self.is_revealed(cell) && !taken.contains(cell.index());
        // What is larger than a space does not fit where nobody knows the walls.
        let known =
            self.is_whole() || cells.len() == 1 || cells.iter().all(|&cell| self.is_space_known(cell));
        !cells.is_empty() && known && cells.iter().all(free)
    }
    /// What makes a space not free.
    pub(crate) fn taken(&self) -> Spaces {
        self.obstacle_spaces() | self.invader_spaces() | self.marine_spaces()
    }
    /// A figure's name for events.
    pub(crate) fn named(&self, who: Who) -> crate::event::Named {
        match who {
            Who::Marine(n) => crate::event::Named::Marine(Seat(n)),
            Who::Invader(id) => {
                let kind = self.figures.get(id).map_or(crate::InvaderKind::Zombie, |figure| figure.kind);
                crate::event::Named::Invader(id, kind)
            }
        }
    }
}
