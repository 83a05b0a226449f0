//! What a marine may do in his turn, and doing it (D04-ACT, D04-COST-1).

use engine::{Events, Seat};

use super::step::Traffic;
use crate::action::{Deed, Who};
use crate::event::{Cause, Event};
use crate::frame::{Attack, Frame, MarineStep};
use crate::scenario::{DoorId, Footing, Goal, SpaceId, Way, doors_in};
use crate::state::{Place, Thing, figures_in};
use crate::{Action, MarineCardKind, OrderKind, State, WeaponKind};

impl State {
    /// Movement points that the active marine has.
    #[inline]
    pub fn points(&self) -> u8 {
        self.turn.moves.saturating_add(self.turn.extra)
    }

    /// Spend movement points; those of adrenaline first, since they do not fix the choice of Ready (D04-INT-38).
    pub(crate) fn pay_points(&mut self, n: u8) {
        if let Some(Frame::Mist { moves }) = self.frames.last_mut() {
            *moves = moves.saturating_sub(n);
            return;
        }
        let from_extra = n.min(self.turn.extra);
        self.turn.extra -= from_extra;
        let rest = n - from_extra;
        self.turn.moves = self.turn.moves.saturating_sub(rest);
        if rest > 0 && self.ready_is_open() {
            self.turn.attacks = 0;
        }
    }

    /// Must Ready still be fixed to movement or attack (D04-ACT-5; Cool Planner has both)?
    fn ready_is_open(&self) -> bool {
        self.turn.deed == Some(Deed::Ready) && !self.marine(self.turn.who).has(MarineCardKind::CoolPlanner)
    }

    /// Is there nothing left to do but to end the turn?
    pub(crate) fn is_idle(&self) -> bool {
        if self.points() > 0 || self.turn.attacks > 0 || self.turn.order_due || self.setup.confirm_turn {
            return false;
        }
        let mut actions = Vec::new();
        self.legal_acts(&mut actions);
        actions == [Action::Done]
    }

    pub(crate) fn legal_acts(&self, actions: &mut Vec<Action>) {
        let who = self.turn.who;
        let marine = self.marine(who);
        let Some(space) = marine.space() else { return };
        let points = self.points();
        let before = actions.len();
        let traffic = self.traffic(Who::Marine(who));
        self.legal_moves(who, space, points, &traffic, actions);
        let stuck = actions.len() == before;
        self.legal_takes(who, space, actions);
        self.legal_gifts(who, points, actions);
        if self.turn.order_due {
            match marine.order {
                None => actions.extend(
                    OrderKind::ALL
                        .into_iter()
                        .filter(|&order| order != OrderKind::Heal || marine.has(MarineCardKind::FieldSurgeon))
                        .map(Action::Order),
                ),
                Some(OrderKind::Aim) => actions.push(Action::Drop),
                Some(_) => {}
            }
        }
        self.legal_heals(who, actions);
        if self.turn.attacks > 0 {
            let drill = self.turn.deed == Some(Deed::Advance) && !self.turn.used.is_empty();
            let barred = |weapon| drill && self.turn.used.has(weapon);
            self.legal_shots(who, &traffic, barred, actions);
        }
        // A move ends on free space only (D04-MOVE-3).
        if stuck || self.may_stop(space.into(), &traffic) {
            actions.push(Action::Done);
        }
    }

    /// Steps, teleporters, doors and exits for so many points.
    fn legal_moves(&self, who: u8, space: SpaceId, points: u8, traffic: &Traffic, actions: &mut Vec<Action>) {
        if points == 0 {
            return;
        }
        let arena = self.arena();
        let footing = Footing::from(space);
        let free = self.strides(footing).filter(|stride| self.can_step(stride, traffic, points - 1));
        actions.extend(free.map(|stride| Action::Step(stride.way)));
        if let Some(colour) = arena.space(space).teleporter {
            let ends = arena.teleporters(colour).iter().filter(|&&end| end != space);
            // One that a marine holds can only be passed through (D04-TFRAG-1).
            let open = ends.filter(|&&end| {
                self.marines_on(end) == 0 || self.can_go_on(Footing::from(end), traffic, points - 1)
            });
            actions.extend(open.map(|&end| Action::Teleport(arena.space(end).pos)));
        }
        for door in doors_in(arena.doors_at(footing)) {
            let able = points >= 2 && self.can_linger(footing, traffic, points - 2);
            if able && self.can_work(door) && self.is_unlocked(door) {
                actions.push(Action::Door(door));
            }
            if self.can_leave(who, space, door) {
                actions.push(Action::Leave(door));
            }
        }
    }

    /// May a marine step off the board through this exit (D04-WIN-2)? The door must be open and its key taken, even if
    /// it was smashed.
    pub(crate) fn can_leave(&self, who: u8, space: SpaceId, door: DoorId) -> bool {
        let plan = self.arena().door(door);
        let wanted = self.arena().scenario().goals.iter().any(|placed| match placed.goal {
            Goal::Leave(by) => by == door,
            Goal::Carry(item, by) => by == door && self.marine(who).items >> item.0 & 1 != 0,
            _ => false,
        });
        plan.exit
            && plan.spaces.contains(&space)
            && self.closed >> door.0 & 1 == 0
            && self.is_unlocked(door)
            && wanted
    }

    /// Weapons that a marine could attack with now, with something to attack (D04-ATK-1, D04-MOVE-7).
    pub(crate) fn legal_shots(
        &self,
        who: u8,
        traffic: &Traffic,
        barred: impl Fn(WeaponKind) -> bool,
        actions: &mut Vec<Action>,
    ) {
        let (marine, me) = (self.marine(who), Who::Marine(who));
        let Some(space) = marine.space().filter(|space| !traffic.crowds(&[*space])) else { return };
        let easy = self.has_easy_target(space.into(), traffic);
        for weapon in marine.arms().iter().filter(|&weapon| !barred(weapon)) {
            let loaded = weapon.sheet().ammo.is_none_or(|ammo| marine.ammo_of(ammo) > 0);
            let reaches = || (easy && !self.arms(me, weapon).abilities.sweep) || self.has_target(me, weapon);
            if loaded && reaches() {
                actions.push(Action::Fire(weapon, false));
                if marine.order == Some(OrderKind::Aim) {
                    actions.push(Action::Fire(weapon, true));
                }
            }
        }
    }

    pub(crate) fn act_in_turn(&mut self, who: u8, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Step(way) => self.walk(who, way, events),
            Action::Teleport(pos) => {
                if let Some(end) = self.arena().at(pos) {
                    self.teleport(who, end, events);
                }
            }
            Action::Door(door) => {
                self.pay_points(2);
                self.toggle_door(door, events);
            }
            Action::Leave(door) => self.leave(who, door, events),
            Action::Take(token) => self.take(who, Thing::Token(token), events),
            Action::TakeItem(item) => self.take(who, Thing::Item(item), events),
            Action::Give(to, gift) => self.push(Frame::Offer { to: to.0, gift }),
            Action::Order(order) => {
                self.turn.order_due = false;
                self.marine_mut(who).order = Some(order);
                events.put(|| Event::Ordered { who: Seat(who), order });
            }
            Action::Drop => self.lose_order(who, events),
            Action::Heal(whom) => self.heal(who, whom.0, events),
            Action::Fire(weapon, aimed) => self.fire(who, weapon, aimed, false, events),
            // `done`: the turn ends.
            _ => self.set_top(Frame::Marine(MarineStep::End)),
        }
    }

    fn walk(&mut self, who: u8, way: Way, events: &mut impl Events<Event>) {
        let Some(space) = self.marine(who).space() else { return };
        let Some(stride) = self.strides(space.into()).find(|stride| stride.way == way) else {
            return;
        };
        self.pay_points(1);
        let named = self.named(Who::Marine(who));
        let (from, to) = (self.arena().space(space).pos, self.arena().space(stride.to.at).pos);
        events.put(|| Event::Moved { who: named, from, to, shape: stride.to.shape });
        self.marine_enters(who, stride.to.at, events);
    }

    /// A teleporter: its area is laid out, what stands there dies, then he stands there (D04-TELE-1, D04-TFRAG-1,
    /// D04-INT-2, D04-INT-33).
    fn teleport(&mut self, who: u8, end: SpaceId, events: &mut impl Events<Event>) {
        self.pay_points(1);
        let named = self.named(Who::Marine(who));
        let pos = self.arena().space(end).pos;
        events.put(|| Event::Teleported { who: named, to: pos });
        // Who is laid out by this very step does not react to it (D04-INT-28).
        let before = self.figures.alive();
        let area = self.arena().space(end).area;
        if !self.knows(area) {
            self.reveal(area, events);
            // Figures come at once; only one that must first be freed is left for the invader to decide.
            while matches!(self.top(), Some(Frame::Lay { .. })) && self.lay_next(events) {}
        }
        for id in figures_in(self.invaders_on(end)) {
            self.kill(id, Cause::Telefrag, events);
        }
        self.marine_enters(who, end, events);
        let waiting = self.frames.iter_mut().rev().find_map(|frame| match frame {
            Frame::Watch { who: marine, queue } if *marine == who => Some(queue),
            _ => None,
        });
        if let Some(queue) = waiting {
            *queue &= before;
        }
    }

    /// A marine leaves the board for good (D04-WIN-2).
    fn leave(&mut self, who: u8, door: DoorId, events: &mut impl Events<Event>) {
        self.pay_points(1);
        self.goals_on_leaving(who, door);
        let marine = self.marine_mut(who);
        marine.place = Place::Left;
        marine.order = None;
        events.put(|| Event::Left { who: Seat(who) });
    }

    /// Declare an attack with a weapon; the target is named next, unless the attack sweeps (D04-ATK-1, D04-INT-18).
    pub(crate) fn fire(
        &mut self,
        who: u8,
        weapon: WeaponKind,
        aimed: bool,
        guard: bool,
        events: &mut impl Events<Event>,
    ) {
        if (aimed || guard)
            && let Some(order) = self.marine_mut(who).order.take()
        {
            events.put(|| Event::Used { who: Seat(who), order });
        }
        // Hair Trigger: guard attacks are aimed.
        let aimed = aimed || (guard && self.marine(who).has(MarineCardKind::HairTrigger));
        self.begin_attack(Attack { by: Who::Marine(who), weapon, aimed, guard, ..Attack::default() });
    }

    // Red Mist.

    pub(crate) fn legal_in_mist(&self, moves: u8, actions: &mut Vec<Action>) {
        let who = self.turn.who;
        let Some(space) = self.marine(who).space() else { return };
        let before = actions.len();
        let traffic = self.traffic(Who::Marine(who));
        self.legal_moves(who, space, moves, &traffic, actions);
        let stuck = actions.len() == before;
        self.legal_takes(who, space, actions);
        self.legal_shots(who, &traffic, |_| false, actions);
        if stuck || self.may_stop(space.into(), &traffic) {
            actions.push(Action::Done);
        }
    }

    pub(crate) fn act_in_mist(&mut self, _moves: u8, action: Action, events: &mut impl Events<Event>) {
        if action == Action::Done {
            self.frames.pop();
        } else {
            self.act_in_turn(self.turn.who, action, events);
        }
    }

    pub(crate) fn settle_mist(&mut self, _moves: u8) -> bool {
        let gone = self.marine(self.turn.who).space().is_none();
        if gone {
            self.frames.pop();
        }
        gone
    }
}
