//! Carrying a shot out: effect by effect, choose, drag, damage, Scope, push, mark (ADR-DMG-3).

use engine::{Events, Seat};

use crate::event::{Cause, Event};
use crate::frame::{Carry, Frame, Stage};
use crate::weapon::{Drag, Effect, Hook, Zone};
use crate::{Action, Colour, Sq, State, TargetSet};

impl State {
    /// The effect that leads the present one.
    pub(crate) fn lead(&self) -> &'static Effect {
        &self.shot.weapon.card().effects[self.shot.now.lead()]
    }

    pub(crate) fn legal_shot(&self, actions: &mut Vec<Action>) {
        let (effect, at) = (self.lead_or_basic(), self.actor().square);
        match self.shot.stage {
            Stage::Menu => self.continuations(|action| actions.push(action)),
            Stage::Spot => self.spots(effect, at, &self.shot, |action| actions.push(action)),
            Stage::Pick => {
                let all = self.candidates(effect, self.shot.now, at, &self.shot);
                let sets = all.subsets(effect.most).filter(|&set| self.fits(effect, set, at, &self.shot));
                actions.extend(sets.map(Action::Hit));
            }
            _ => self.legal_fist(actions),
        }
    }

    fn lead_or_basic(&self) -> &'static Effect {
        if self.shot.now.0 == 0 { &self.shot.weapon.card().effects[0] } else { self.lead() }
    }

    /// Take a decision within the shot.
    pub(crate) fn shot_action(&mut self, action: Action, events: &mut impl Events<Event>) {
        match (self.shot.stage, action) {
            (Stage::Menu, Action::Use(weapon, effects)) => {
                let who = self.turn.seat;
                events.put(|| Event::Fired { who, weapon, effects });
                self.begin_effects(effects);
            }
            (Stage::Menu, Action::To(square)) => {
                if let Some(who) = std::mem::take(&mut self.shot.push).seats().next() {
                    self.enter(who, square, events);
                }
            }
            (Stage::Menu, Action::Done) => self.shot.stage = Stage::Over,
            (Stage::Spot, Action::At(square) | Action::Room(square)) => self.choose_spot(square),
            (Stage::Pick, Action::Hit(set)) => self.choose_targets(set),
            _ => self.fist_action(action, events),
        }
    }

    fn choose_spot(&mut self, square: Sq) {
        let board = self.board();
        let (effect, at) = (self.lead(), self.actor().square);
        self.shot.spot = square;
        if !effect.everyone {
            self.shot.stage = Stage::Pick;
            return;
        }
        let squares = match effect.zone {
            Zone::Room => board.rooms()[usize::from(board.room_of(square))],
            // The second square of a line takes the first with it.
            Zone::Flame => (0..4)
                .map(|dir| self.line(at, dir))
                .find(|(_, far)| far.has(square))
                .map_or(square.bit(), |(near, far)| near.or(far)),
            _ => square.bit(),
        };
        self.choose_targets(self.everyone_on(squares));
    }

    fn choose_targets(&mut self, set: TargetSet) {
        self.shot.picks = set;
        self.shot.struck = TargetSet::NONE;
        self.shot.hits[self.shot.now.lead()] = set;
        self.shot.stage = Stage::Strike;
    }

    /// Go on with the shot until somebody must decide; false if that is now.
    pub(crate) fn settle_shot(&mut self, events: &mut impl Events<Event>) -> bool {
        match self.shot.stage {
            Stage::Menu => self.settle_menu(events),
            Stage::Begin => {
                self.begin_effect();
                true
            }
            Stage::Strike => {
                self.strike_next(events);
                true
            }
            Stage::Dragged => {
                let who = self.next_figure();
                self.hit_figure(who, events);
                self.shot.stage = Stage::Strike;
                true
            }
            Stage::Struck => {
                self.shot.stage = Stage::Push;
                if self.lead().damage > 0 {
                    self.push(Frame::Scope);
                }
                true
            }
            Stage::Push => {
                self.push_target();
                true
            }
            Stage::Marks => {
                self.give_marks(events);
                self.shot.stage = if self.shot.weapon.card().modes { Stage::Over } else { Stage::Menu };
                true
            }
            Stage::Over => {
                self.frames.pop();
                self.push(Frame::Tagback { attacker: self.turn.seat, queue: self.shot.answer });
                true
            }
            Stage::Spot | Stage::Pick => false,
            _ => self.settle_fist(events),
        }
    }

    /// A shot with one way to go on goes on by itself.
    fn settle_menu(&mut self, events: &mut impl Events<Event>) -> bool {
        let (mut only, mut count) = (Action::Done, 0);
        self.continuations(|action| {
            only = action;
            count += 1;
        });
        let forced = count == 1 && matches!(only, Action::Use(..) | Action::Done);
        if forced {
            self.shot_action(only, events);
        }
        forced
    }

    fn begin_effect(&mut self) {
        let (effect, card) = (self.lead(), self.shot.weapon.card());
        if effect.walk > 0 {
            return self.begin_shooter_walk(effect, card);
        }
        self.shot.stage = match (effect.zone, effect.everyone) {
            _ if effect.hook == Some(Hook::RocketFist) => Stage::FistStep,
            (Zone::Here | Zone::Next, true) => {
                let at = self.actor().square;
                let squares = if effect.zone == Zone::Here { at.bit() } else { self.board().near(at) };
                return self.choose_targets(self.everyone_on(squares));
            }
            (_, true) => Stage::Spot,
            (Zone::Vortex, _) if !self.shot.spot.is_on() => Stage::Spot,
            _ => Stage::Pick,
        };
    }

    /// The next figure to be struck, clockwise from the shooter (ADR-SHOOT-10).
    fn next_figure(&self) -> Seat {
        let mut order = self.shot.picks.clockwise(self.turn.seat, self.figures.len());
        order.next().unwrap_or(self.turn.seat)
    }

    /// Strike one more target; spawnpoints come last.
    fn strike_next(&mut self, events: &mut impl Events<Event>) {
        let (effect, shooter) = (self.lead(), self.turn.seat);
        if !self.shot.picks.figures().is_empty() {
            let who = self.next_figure();
            let stands = self.figure(who).square;
            match effect.drag {
                Some(Drag::Spot) if stands != self.shot.spot => self.enter(who, self.shot.spot, events),
                Some(drag @ (Drag::Seen | Drag::Shooter)) => {
                    let at = self.actor().square;
                    let goal = if drag == Drag::Seen { self.board().see(at) } else { at.bit() };
                    self.shot.stage = Stage::Dragged;
                    let carry = Carry { who, left: 2, goal, straight: false, dir: None, may_stop: true };
                    return self.push(Frame::Carry(carry));
                }
                _ => {}
            }
            if effect.charge {
                self.enter(shooter, stands, events);
            }
            return self.hit_figure(who, events);
        }
        if let Some(colour) = self.shot.picks.colours().next() {
            self.shot.picks = self.shot.picks.without(TargetSet::spawnpoint(colour));
            self.shot.struck = self.shot.struck.or(TargetSet::spawnpoint(colour));
            self.shot.from = self.board().spawn(colour);
            if effect.charge {
                self.enter(shooter, self.shot.from, events);
            }
            return self.hit_spawnpoint(colour, events);
        }
        self.splash(events);
        self.shot.stage = Stage::Struck;
    }

    /// Damage one figure with the present effect.
    fn hit_figure(&mut self, who: Seat, events: &mut impl Events<Event>) {
        let effect = self.lead();
        let target = TargetSet::figure(who);
        self.shot.picks = self.shot.picks.without(target);
        self.shot.struck = self.shot.struck.or(target);
        self.shot.from = self.figure(who).square;
        let far = effect.far_damage > 0 && !self.board().near(self.actor().square).has(self.shot.from);
        let damage = if far { effect.far_damage } else { effect.damage };
        let riders = self.shot.now.iter().map(|i| self.shot.weapon.card().effects[i].bonus);
        let damage = damage + riders.sum::<u8>();
        if damage > 0 {
            self.strike(who, damage, Cause::Weapon, events);
        }
    }

    /// A token on a spawnpoint, once a turn (ADR-DOM-3).
    pub(crate) fn hit_spawnpoint(&mut self, colour: Colour, events: &mut impl Events<Event>) {
        self.turn.tagged |= 1 << colour.index();
        self.tag(self.turn.seat, colour, events);
    }

    /// Fragmenting warhead: everybody on the target's square, the target included (ADR-W-ROCKET-3).
    fn splash(&mut self, events: &mut impl Events<Event>) {
        let effects = &self.shot.weapon.card().effects;
        let damage: u8 = self.shot.now.iter().map(|i| effects[i].splash).sum();
        if damage == 0 {
            return;
        }
        let caught = self.everyone_on(self.shot.from.bit());
        for who in caught.clockwise(self.turn.seat, self.figures.len()) {
            self.strike(who, damage, Cause::Weapon, events);
        }
        for colour in caught.colours() {
            self.hit_spawnpoint(colour, events);
        }
    }

    fn push_target(&mut self) {
        let effect = self.lead();
        self.shot.stage = Stage::Marks;
        let Some(who) = self.shot.struck.seats().next().filter(|_| effect.push > 0) else { return };
        if effect.push_open {
            self.shot.push = TargetSet::figure(who);
            return;
        }
        let goal = self.board().squares();
        let carry =
            Carry { who, left: effect.push, goal, straight: effect.straight, dir: None, may_stop: true };
        self.push(Frame::Carry(carry));
    }

    /// Marks come after all damage of the effect (ADR-MARK-1).
    fn give_marks(&mut self, events: &mut impl Events<Event>) {
        let effect = self.lead();
        if effect.marks == 0 {
            return;
        }
        let marked =
            if effect.marks_square { self.on(self.shot.from.bit()) } else { self.shot.struck.figures() };
        for who in marked.clockwise(self.turn.seat, self.figures.len()) {
            let given = self.mark(self.turn.seat, who, effect.marks, events);
            self.shot.fresh[who.index()] += given;
        }
    }
}
