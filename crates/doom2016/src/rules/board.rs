//! Questions about the board: who stands where, who sees whom, how far it is.

use engine::Seat;
use engine::about::Spot;
use engine::shot::Cover;
use skirmish::{FigureId, FigureSet, Pos, SpaceId};

use crate::Side;
use crate::action::Who;
use crate::event::Named;
use crate::place::{Footing, Shape, SpaceSet};
use crate::state::{Place, State};

impl Who {
    /// The side a figure belongs to; the drone is with the marines (D16-INT-37).
    #[inline]
    pub fn side(self) -> Side {
        match self {
            Who::Demon(_) => Side::Invader,
            Who::Marine(_) | Who::Drone => Side::Marines,
        }
    }
}

impl State {
    /// Where somebody stands; `None` off the map.
    #[inline]
    pub fn footing(&self, who: Who) -> Option<Footing> {
        match who {
            Who::Marine(n) => {
                self.marines.get(usize::from(n)).and_then(|marine| marine.space()).map(Footing::from)
            }
            Who::Demon(id) => self.demons.get(id).map(|demon| demon.footing()),
            Who::Drone => self.drone.and_then(|drone| drone.at).map(Footing::from),
        }
    }
    /// The spaces somebody fills; none off the map.
    #[inline]
    pub fn cells(&self, who: Who) -> &[SpaceId] {
        self.footing(who).map_or(&[], |footing| self.arena().cells(footing))
    }
    /// All figures on the map: marines, drone, demons.
    pub fn figures(&self) -> impl Iterator<Item = Who> + '_ {
        self.friends(Side::Marines).chain(self.friends(Side::Invader))
    }
    /// All figures of a side on the map; a marine who was killed is none of them (D16-MAR-8).
    pub fn friends(&self, side: Side) -> impl Iterator<Item = Who> + '_ {
        let marines = side == Side::Marines;
        let men = self.standing().filter(move |_| marines).map(|(n, _)| Who::Marine(n));
        let drone = self.drone.filter(|drone| marines && drone.at.is_some()).map(|_| Who::Drone);
        let demons = if marines { FigureSet::NONE } else { self.demons.alive() };
        men.chain(drone).chain(demons.iter().map(Who::Demon))
    }
    /// The enemies of somebody on the map.
    pub fn enemies(&self, who: Who) -> impl Iterator<Item = Who> + '_ {
        self.friends(who.side().other())
    }
    /// The spaces of a side's figures.
    pub(crate) fn side_spaces(&self, side: Side) -> SpaceSet {
        let mut spaces = SpaceSet::EMPTY;
        self.mark_side(side, None, &mut spaces);
        spaces
    }
    /// Mark the spaces of a side's figures, but for one.
    pub(crate) fn mark_side(&self, side: Side, but: Option<Who>, spaces: &mut SpaceSet) {
        match side {
            Side::Marines => {
                for (n, at) in self.standing() {
                    if but != Some(Who::Marine(n)) {
                        spaces.insert(at.index());
                    }
                }
                if let Some(at) = self.drone.and_then(|drone| drone.at)
                    && but != Some(Who::Drone)
                {
                    spaces.insert(at.index());
                }
            }
            Side::Invader => {
                let arena = self.arena();
                *spaces |= match but {
                    Some(Who::Demon(id)) => self.demons.held_but(id, arena),
                    _ => self.demons.held(arena),
                };
            }
        }
    }
    /// The spaces of all figures but one.
    pub(crate) fn taken_but(&self, who: Who) -> SpaceSet {
        let mut spaces = SpaceSet::EMPTY;
        self.mark_side(Side::Marines, Some(who), &mut spaces);
        self.mark_side(Side::Invader, Some(who), &mut spaces);
        spaces
    }
    /// The spaces of all figures.
    pub(crate) fn taken(&self) -> SpaceSet {
        self.side_spaces(Side::Marines) | self.side_spaces(Side::Invader)
    }
    /// The figures on a space other than this one.
    pub fn others_on(&self, space: SpaceId, who: Who) -> impl Iterator<Item = Who> + '_ {
        self.figures().filter(move |&other| other != who && self.fills(other, space))
    }
    /// Does somebody fill a space?
    #[inline]
    pub fn fills(&self, who: Who, space: SpaceId) -> bool {
        self.footing(who).is_some_and(|footing| self.arena().share(footing, space.into()))
    }
    /// Does a figure share a space with another (D16-MOV-2)?
    pub fn is_sharing(&self, who: Who) -> bool {
        let Some(footing) = self.footing(who) else { return false };
        let arena = self.arena();
        let shares = |at: SpaceId| arena.any_cell(footing, |cell| cell == at);
        let with_demon = match who {
            Who::Demon(id) => self.demons.is_shared(id, arena),
            Who::Marine(_) | Who::Drone => self.demons.is_held(footing.at, arena),
        };
        let drone = || self.drone.filter(|_| who != Who::Drone).and_then(|drone| drone.at);
        let mut marines = (0..).zip(&self.marines).filter_map(|(n, marine)| match marine.place {
            Place::On(at) if shares(at) => Some(n),
            _ => None,
        });
        with_demon || marines.any(|n| who != Who::Marine(n)) || drone().is_some_and(shares)
    }
    /// Is it a large figure?
    #[inline]
    pub fn is_large(&self, who: Who) -> bool {
        self.footing(who).is_some_and(|footing| footing.shape != Shape::One)
    }

    /// The range between two places (D16-ATK-3); `u8::MAX` if there is no way.
    pub fn range_between(&self, one: Footing, other: Footing) -> u8 {
        let arena = self.arena();
        if one.shape == Shape::One && other.shape == Shape::One {
            return arena.distances(one.at, self.closed)[other.at.index()];
        }
        let mut least = u8::MAX;
        for &from in arena.cells(one) {
            let far = arena.distances(from, self.closed);
            for &to in arena.cells(other) {
                least = least.min(far[to.index()]);
            }
        }
        least
    }
    /// The range between two figures.
    pub fn range(&self, one: Who, other: Who) -> u8 {
        match (self.footing(one), self.footing(other)) {
            (Some(one), Some(other)) => self.range_between(one, other),
            _ => u8::MAX,
        }
    }
    /// Is there a line of sight between two places (D16-LOS-1, D16-LOS-4)? Any space of a large figure will do
    /// (D16-LRG-6).
    pub fn sight_between(&self, one: Footing, other: Footing) -> bool {
        let arena = self.arena();
        let targets = arena.cells(other);
        arena.cells(one).iter().any(|&from| {
            let view = arena.view(from, self.closed);
            targets.iter().any(|to| view.contains(to.index()))
        })
    }
    /// Does one figure see another?
    pub fn sees(&self, one: Who, other: Who) -> bool {
        match (self.footing(one), self.footing(other)) {
            (Some(one), Some(other)) => self.sight_between(one, other),
            _ => false,
        }
    }
    /// Does a figure see a space?
    pub fn sees_space(&self, who: Who, space: SpaceId) -> bool {
        self.footing(who).is_some_and(|from| self.sight_between(from, space.into()))
    }
    /// Has the defender cover from the attacker (D16-COV-1 to D16-COV-6)?
    pub fn has_cover(&self, attacker: Who, defender: Who) -> bool {
        let Some((from, to, others)) = self.line_to(attacker, defender) else { return false };
        self.arena().has_cover(from, to, self.closed, &others)
    }
    /// What gives it to him.
    pub(crate) fn cover_of(&self, attacker: Who, defender: Who) -> Option<Cover> {
        let (from, to, others) = self.line_to(attacker, defender)?;
        let arena = self.arena();
        let covers = |figures: &SpaceSet| arena.has_cover(from, to, self.closed, figures);
        if !covers(&others) {
            return None;
        }
        if covers(&SpaceSet::EMPTY) {
            return Some(if arena.is_walled(from, to, self.closed) { Cover::Wall } else { Cover::Ground });
        }
        let alone = |who: &Who| {
            let cells = self.footing(*who).map_or(&[][..], |footing| arena.cells(footing));
            covers(&cells.iter().map(|cell| cell.index()).filter(|&cell| others.contains(cell)).collect())
        };
        Some(Cover::Figures(self.figures().filter(alone).map(Spot::figure).collect()))
    }
    /// The corner of the attacker that looks at the defender, as the place whose northwest corner it is: one without
    /// anything between, or else one that figures alone are in the way of.
    pub(crate) fn corner_of(&self, attacker: Who, defender: Who) -> Option<Pos> {
        let (from, to, others) = self.line_to(attacker, defender)?;
        let look = |figures: &SpaceSet| self.arena().vantage(from, to, self.closed, figures);
        look(&others).or_else(|| look(&SpaceSet::EMPTY))
    }
    /// The ends of the lines that decide on cover, and the spaces of those who stand between; nothing where there is no
    /// cover at all.
    fn line_to(&self, attacker: Who, defender: Who) -> Option<(Footing, SpaceId, SpaceSet)> {
        if self.is_tutorial() || defender == Who::Drone {
            return None;
        }
        let (from, to) = (self.footing(attacker)?, self.footing(defender)?);
        if to.shape != Shape::One {
            return None;
        }
        let mut others = self.taken();
        self.arena().unmark(from, &mut others);
        others.remove(to.at.index());
        Some((from, to.at, others))
    }

    /// Spaces nearest to a place that pass a test, by fewest steps (D16-POR-3, D16-LRG-8). `walk`: as small figures
    /// go, terrain included; else by adjacency alone.
    pub(crate) fn nearest(
        &self,
        from: &[SpaceId],
        walk: bool,
        mut good: impl FnMut(SpaceId) -> bool,
    ) -> Vec<SpaceId> {
        let mut found: Vec<SpaceId> = from.iter().copied().filter(|&space| good(space)).collect();
        let mut nearest = if found.is_empty() { u8::MAX } else { 0 };
        self.arena().flood(from.iter().copied(), u8::MAX - 1, |step, steps| {
            let open = if walk { step.walks(self.closed) } else { step.is_near(self.closed) };
            if open && steps <= nearest && good(step.to) {
                nearest = steps;
                found.push(step.to);
            }
            open && steps <= nearest
        });
        found
    }

    /// Is a demon staggered for a marine (D16-GLO-1)?
    pub fn is_staggered(&self, id: FigureId, unsteady: u8) -> bool {
        self.demons.get(id).is_some_and(|demon| demon.is_staggered(unsteady))
    }
    /// Does a demon fly (3.3)?
    pub(crate) fn flies(&self, id: FigureId) -> bool {
        self.demons.get(id).is_some_and(|demon| demon.kind.sheet().flies)
    }
    /// A figure's name for events.
    pub fn named(&self, who: Who) -> Named {
        match who {
            Who::Marine(n) => Named::Marine(Seat(n)),
            Who::Demon(id) => {
                Named::Demon(id, self.demons.get(id).map_or(crate::DemonKind::Imp, |demon| demon.kind))
            }
            Who::Drone => Named::Drone,
        }
    }
    /// A space as people write it.
    #[inline]
    pub(crate) fn pos(&self, space: SpaceId) -> skirmish::Pos {
        self.arena().space(space).pos
    }
}
