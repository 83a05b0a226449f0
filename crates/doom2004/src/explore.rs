//! Exploring: what marines see is laid out, area by area (D04-EXPL-1, D04-INT-30 to D04-INT-32).

use engine::Events;

use crate::board::Screen;
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::scenario::{AreaId, Cue, FigurePlan, Footing, Shape, SpaceId};
use crate::state::{Lying, Thing};
use crate::{Action, State};

impl State {
    /// Test the marines' sight anew: lay the first area out that somebody sees, or be done.
    pub(crate) fn look(&mut self, events: &mut impl Events<Event>) {
        let arena = self.arena();
        let areas = (0..arena.scenario().areas.len() as u8).map(AreaId);
        let shown = areas.into_iter().find(|&area| {
            // Behind closed doors alone nothing can be seen.
            let open = arena.doors_of(area) & !self.closed != 0 || arena.is_bare(area);
            !self.knows(area) && self.is_area_known(area) && open && self.is_seen(area)
        });
        match shown {
            Some(area) => self.reveal(area, events),
            None => {
                self.frames.pop();
            }
        }
    }

    /// Does a marine see the centre of one of its spaces, figures not in the way (D04-LOS-5, D04-INT-31)?
    fn is_seen(&self, area: AreaId) -> bool {
        let arena = self.arena();
        let blocks = self.screen(Screen::NoFigures);
        self.standing().any(|(_, from)| {
            let possible = *arena.open_sight(from) & arena.area(area).spaces;
            possible.iter().any(|to| self.line_is_free(from, SpaceId(to as u16), &blocks))
        })
    }

    /// Lay an area out: its tokens at once, its figures next.
    pub(crate) fn reveal(&mut self, area: AreaId, events: &mut impl Events<Event>) {
        if self.knows(area) {
            return;
        }
        self.revealed |= 1 << area.0;
        events.put(|| Event::Revealed { area });
        let ground = self.ground();
        let arena = ground.place();
        if !self.is_area_known(area) {
            self.push(Frame::Lay { area, next: 0, laid: 0 });
            return;
        }
        if let Some(text) = &arena.scenario().areas[area.index()].text {
            events.put(|| Event::Said { key: text.key.clone() });
        }
        let plan = arena.area(area);
        plan.tokens.iter().for_each(|&(at, token)| self.lay(Lying { at, thing: Thing::Token(token) }));
        self.placed_unseen(area).into_iter().for_each(|lying| self.lay(lying));
        plan.items.iter().for_each(|&(at, item)| self.lay(Lying { at, thing: Thing::Item(item) }));
        plan.encounters.iter().for_each(|&(at, id)| self.lay(Lying { at, thing: Thing::Encounter(id) }));
        self.push(Frame::Lay { area, next: 0, laid: 0 });
    }

    /// The figure of an area that is to be placed next, for the marines that play (D04-INT-32).
    pub(crate) fn next_figure(&self, area: AreaId, next: u8) -> Option<FigurePlan> {
        let plays = |colour| self.marines.iter().any(|marine| marine.colour == colour);
        self.holds(area)?;
        self.arena().figures(area, plays).nth(usize::from(next)).copied()
    }

    pub(crate) fn legal_lay(&self, area: AreaId, next: u8, actions: &mut Vec<Action>) {
        if let Some(plan) = self.next_figure(area, next) {
            actions.extend(self.of_kind(plan.kind).map(Action::Remove));
        }
        actions.push(Action::Pass);
    }

    pub(crate) fn settle_lay(
        &mut self,
        area: AreaId,
        next: u8,
        laid: u64,
        events: &mut impl Events<Event>,
    ) -> bool {
        let Some(plan) = self.next_figure(area, next) else {
            self.frames.pop();
            self.push(Frame::Window { moment: Moment::AfterReveal(laid), stage: 0 });
            self.cue(Cue::Reveal(area), None);
            return true;
        };
        if self.available(plan.kind) == 0 {
            // All are on the board: the invader may take one off for this (D04-SPAWN-4).
            return false;
        }
        self.lay_figure(area, next, laid, &plan, false, events);
        true
    }

    /// Lay the next figure out without asking; false if there is none, or somebody must be asked.
    pub(crate) fn lay_next(&mut self, events: &mut impl Events<Event>) -> bool {
        let Some(&Frame::Lay { area, next, laid }) = self.top() else { return false };
        let Some(plan) = self.next_figure(area, next) else { return false };
        if self.available(plan.kind) == 0 {
            return false;
        }
        self.lay_figure(area, next, laid, &plan, false, events);
        true
    }

    fn lay_figure(
        &mut self,
        area: AreaId,
        next: u8,
        laid: u64,
        plan: &FigurePlan,
        acted: bool,
        events: &mut impl Events<Event>,
    ) {
        let id = self.put_near(plan, acted, events);
        let laid = laid | id.map_or(0, crate::FigureId::bit);
        self.set_top(Frame::Lay { area, next: next + 1, laid });
    }

    pub(crate) fn act_lay(
        &mut self,
        area: AreaId,
        next: u8,
        laid: u64,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        match (action, self.next_figure(area, next)) {
            (Action::Remove(id), Some(plan)) => {
                let acted = self.take_off(id, events);
                self.lay_figure(area, next, laid, &plan, acted, events);
            }
            _ => self.set_top(Frame::Lay { area, next: next + 1, laid }),
        }
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
            let &footing = places.get(n)?;
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
