//! An active invader: its steps, doors, ducts and attack (D04-INV-5, D04-COST-1).

use engine::Events;

use crate::action::Who;
use crate::event::{Cause, Event};
use crate::frame::{Activation, Attack, Frame, Moment};
use crate::scenario::{Footing, Way, doors_in};
use crate::{Action, EventKind, State, WeaponKind};

impl State {
    pub(crate) fn legal_activation(&self, activation: &Activation, actions: &mut Vec<Action>) {
        let Activation { figure: id, moves, attacks, begun, .. } = *activation;
        let Some(figure) = self.figures.get(id) else { return };
        let (arena, footing, me) = (self.arena(), figure.footing(), Who::Invader(id));
        let before = actions.len();
        let traffic = self.traffic(me);
        if moves > 0 {
            let free = self.strides(footing).filter(|stride| self.can_step(stride, &traffic, moves - 1));
            actions.extend(free.map(|stride| Action::Step(stride.way)));
            if figure.kind.sheet().abilities.scurry && self.is_duct(figure.at) {
                let ends = self.ducts().filter(|&end| end != figure.at && self.is_revealed(end));
                let marines = self.marine_spaces();
                let open = ends.filter(|&end| {
                    !marines.contains(end.index())
                        && (self.invaders_on(end) == 0
                            || self.can_go_on(Footing::from(end), &traffic, moves - 1))
                });
                actions.extend(open.map(|end| Action::Duct(arena.space(end).pos)));
            }
        }
        let stuck = actions.len() == before;
        let doors = arena.doors_at(footing);
        if moves >= 2 && doors != 0 && self.can_linger(footing, &traffic, moves - 2) {
            for door in doors_in(doors) {
                // Invaders never work security doors (D04-DOOR-6).
                let plain = arena.door(door).key.is_none();
                if plain && self.can_work(door) {
                    actions.push(Action::Door(door));
                }
            }
        }
        let sharing = traffic.crowds(arena.cells(footing));
        let reaches = || {
            let sweep = figure.kind.sheet().abilities.sweep;
            (!sweep && self.has_easy_target(footing, &traffic)) || self.has_target(me, WeaponKind::Fist)
        };
        if attacks > 0 && !sharing && reaches() {
            actions.push(Action::Strike);
        }
        if !begun {
            actions.extend(self.hand.and(EventKind::Headlong.cards()).iter().map(Action::Play));
        }
        if self.is_invaders_turn() {
            let jitters = self.hand.and(EventKind::Jitters.cards()).iter();
            actions.extend(jitters.filter(|&card| self.fits_own_turn(card)).map(Action::Play));
        }
        if stuck || !sharing {
            actions.push(Action::Done);
        }
    }

    pub(crate) fn settle_activation(&mut self, activation: Activation) -> bool {
        let Activation { figure, moves, attacks, begun, .. } = activation;
        let idle = moves == 0 && attacks == 0 && begun && !self.is_sharing(Who::Invader(figure));
        let over = !self.figures.has(figure) || idle;
        if over {
            self.frames.pop();
        }
        over
    }

    pub(crate) fn act_activation(
        &mut self,
        mut activation: Activation,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        let id = activation.figure;
        let mut spend = |n: u8| {
            activation.moves -= n;
            activation.begun = true;
            Frame::Activation(activation)
        };
        match action {
            Action::Step(way) => {
                let frame = spend(1);
                self.set_top(frame);
                self.invader_steps(id, way, events);
            }
            Action::Duct(pos) => {
                let frame = spend(1);
                self.set_top(frame);
                if let Some(end) = self.arena().at(pos) {
                    let named = self.named(Who::Invader(id));
                    events.put(|| Event::Teleported { who: named, to: pos });
                    self.invader_enters(id, end.into(), events);
                }
            }
            Action::Door(door) => {
                let frame = spend(2);
                self.set_top(frame);
                self.pause();
                self.toggle_door(door, events);
            }
            Action::Strike => {
                let frame = spend(0);
                self.set_top(frame);
                self.begin_attack(Attack { by: Who::Invader(id), ..Attack::default() });
            }
            Action::Play(card) => self.play_event(card, events),
            // `done`: it does nothing more.
            _ => {
                self.frames.pop();
            }
        }
    }

    /// A chance for guard between two doings of the invader, in its own turn (D04-ORD-2, D04-INT-9).
    pub(crate) fn pause(&mut self) {
        if self.is_invaders_turn() && self.on_guard().next().is_some() {
            self.push(Frame::Window { moment: Moment::Between, stage: 1 });
        }
    }

    fn invader_steps(&mut self, id: crate::FigureId, way: Way, events: &mut impl Events<Event>) {
        let Some(footing) = self.footing(Who::Invader(id)) else { return };
        let Some(stride) = self.strides(footing).find(|stride| stride.way == way) else { return };
        let named = self.named(Who::Invader(id));
        let (from, to) = (self.arena().space(footing.at).pos, self.arena().space(stride.to.at).pos);
        events.put(|| Event::Moved { who: named, from, to, shape: stride.to.shape });
        self.invader_enters(id, stride.to, events);
    }

    /// An invader comes onto spaces by a step or a duct: goo, then a chance for guard (D04-INT-2).
    fn invader_enters(&mut self, id: crate::FigureId, to: Footing, events: &mut impl Events<Event>) {
        let Some(from) = self.footing(Who::Invader(id)) else { return };
        let before = self.arena().cells(from);
        let mut entered = self.arena().cells(to).iter().filter(|cell| !before.contains(cell));
        let goo = entered.any(|&cell| self.is_goo(cell));
        let (at, shape) = (to.at, to.shape);
        if let Some(figure) = self.figures.get_mut(id) {
            figure.at = at;
            figure.shape = shape;
            figure.in_goo = false;
        }
        let large = shape.spaces() > 1;
        let mut burns = goo;
        if let Some(Frame::Activation(activation)) = self.frames.last_mut()
            && goo
        {
            // Oversized figures pay once in an activation (D04-BIG-4).
            burns = !(large && activation.burned);
            activation.burned = true;
        }
        if burns {
            self.wound_figure(id, 1, Cause::Goo, events);
            if !self.has_figure(id) {
                return;
            }
        }
        self.pause();
    }
}
