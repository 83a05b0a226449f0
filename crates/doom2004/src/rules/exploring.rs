//! Exploring: areas are laid out with all that is in them (D04-EXPL-1, D04-INT-30 to D04-INT-32).

use engine::{Events, Silent};

use crate::State;
use crate::event::Event;
use crate::frame::Frame;
use crate::place::{AreaId, Cue, FigurePlan, Footing, Shape};
use crate::state::{FigureSet, Lying, Thing};
use crate::steps::Lay;

impl State {
    /// Lay an area out: its tokens at once, its figures next (D04-EXPL-1).
    pub(crate) fn reveal(&mut self, area: AreaId, events: &mut impl Events<Event>) {
        if self.knows(area) {
            return;
        }
        self.revealed.insert(area);
        events.put(|| Event::Revealed { area });
        // What a guess does not know is empty.
        if self.is_area_known(area) {
            self.lay_out(area, events);
        }
        self.push(Frame::Lay(Lay { area, next: 0, laid: FigureSet::NONE }));
    }

    /// Lay the area out where the marines begin: that is set-up (D04-SETUP-4, D04-SETUP-5), and no event is played on it.
    pub(crate) fn set_out(&mut self, area: AreaId) {
        self.reveal(area, &mut Silent);
        while let Some(&Frame::Lay(lay)) = self.top() {
            if self.next_figure(lay.area, lay.next).is_none() {
                self.frames.pop();
                self.cue(Cue::Reveal(area), None);
            } else if !self.lay_next(lay, &mut Silent) {
                return;
            }
        }
    }

    /// What an area holds besides figures comes to the floor.
    fn lay_out(&mut self, area: AreaId, events: &mut impl Events<Event>) {
        let ground = self.ground();
        if let Some(text) = &ground.place().scenario().areas[area.index()].text {
            events.put(|| Event::Said { key: text.prose.clone() });
        }
        let plan = ground.place().area(area);
        plan.tokens.iter().for_each(|&(at, token)| self.lay(Lying { at, thing: Thing::Token(token) }));
        self.placed_unseen(area).into_iter().for_each(|lying| self.lay(lying));
        plan.items.iter().for_each(|&(at, item)| self.lay(Lying { at, thing: Thing::Item(item) }));
        plan.encounters.iter().for_each(|&(at, id)| self.lay(Lying { at, thing: Thing::Encounter(id) }));
    }

    /// The figure of an area that is to be placed next, for the marines that play (D04-INT-32).
    pub(crate) fn next_figure(&self, area: AreaId, next: u8) -> Option<FigurePlan> {
        let plays = |colour| self.marines.iter().any(|marine| marine.colour == colour);
        self.holds(area)?;
        self.arena().figures(area, plays).nth(usize::from(next)).copied()
    }

    /// Lay the next figure of an area out without asking; false if there is none, or somebody must be asked.
    pub(crate) fn lay_next(&mut self, lay: Lay, events: &mut impl Events<Event>) -> bool {
        let plan = self.next_figure(lay.area, lay.next).filter(|plan| self.available(plan.kind) > 0);
        let Some(plan) = plan else { return false };
        self.lay_figure(lay, &plan, false, events);
        true
    }
    /// The figure of an area that is next comes onto the board.
    pub(crate) fn lay_figure(
        &mut self,
        lay: Lay,
        plan: &FigurePlan,
        acted: bool,
        events: &mut impl Events<Event>,
    ) {
        let id = self.put_near(plan, acted, events);
        let laid = lay.laid | id.into_iter().collect();
        self.set_top(Frame::Lay(Lay { next: lay.next + 1, laid, ..lay }));
    }

    /// Put a figure of the scenario on its place, or on the nearest free one (ties go by the order of directions).
    pub(crate) fn put_near(
        &mut self,
        plan: &FigurePlan,
        acted: bool,
        events: &mut impl Events<Event>,
    ) -> Option<crate::FigureId> {
        let arena = self.arena();
        let at = arena.space_on(plan.body.corner)?;
        let home = Footing { at, shape: Shape::of(plan.body) };
        let taken = self.taken();
        let mut places: Vec<Footing> = vec![home];
        let mut n = 0;
        let place = loop {
            let Some(&footing) = places.get(n) else {
                events.put(|| Event::NotSpawned { kind: plan.kind, used_up: false });
                return None;
            };
            if self.is_free(footing, &taken) && !self.is_split(footing) {
                break footing;
            }
            for stride in self.strides(footing).filter(|stride| stride.is_free(self.closed)) {
                if !places.contains(&stride.to) {
                    places.push(stride.to);
                }
            }
            n += 1;
        };
        let pos = arena.space(place.at).pos;
        self.put(plan.kind, pos, place.shape, plan.tag, acted, events)
    }
}
