//! Making room: who must leave a space, and where to (D16-LRG-8, D16-INT-20).

use engine::Events;
use skirmish::SpaceId;

use crate::action::Who;
use crate::event::Event;
use crate::place::Shape;
use crate::{Side, State};

impl State {
    /// The spaces nearest to a figure that are free for it (D16-LRG-8, D16-INT-20).
    pub(crate) fn refuges(&self, who: Who) -> Vec<SpaceId> {
        let Some(footing) = self.footing(who) else { return Vec::new() };
        let taken = self.taken_but(who);
        let mut found = self.nearest(&[footing.at], self.walks(who), |space| !taken.contains(space.index()));
        if found.is_empty() {
            // Shut in: any way will do.
            found = self.nearest(&[footing.at], false, |space| !taken.contains(space.index()));
        }
        found
    }

    /// The next small figure under a large one: of the active side first (D16-LRG-8).
    pub(crate) fn next_displaced(&self, by: Who) -> Option<Who> {
        let footing = self.footing(by).filter(|footing| footing.shape != Shape::One)?;
        let cells = self.arena().cells(footing);
        let under = |&who: &Who| {
            who != by && self.footing(who).is_some_and(|at| at.shape == Shape::One && cells.contains(&at.at))
        };
        let first = self.active_side().unwrap_or(Side::Invader);
        let second = if first == Side::Invader { Side::Marines } else { Side::Invader };
        self.friends(first).chain(self.friends(second)).find(under)
    }

    /// A figure leaves its space: no move, so nothing is taken, flipped or killed (D16-TEL-5, D16-GLO-4).
    pub(crate) fn displace(&mut self, who: Who, space: SpaceId, events: &mut impl Events<Event>) {
        self.stand(who, space.into());
        let (named, to) = (self.named(who), self.pos(space));
        events.put(|| Event::Displaced { who: named, to });
        if matches!(who, Who::Marine(_)) {
            self.look();
        }
    }
}
