//! What a marine does with points and weapons, in his turn and with Red Mist (D04-ACT, D04-COST-1).

use engine::{Events, Seat};

use super::moving::Walk;
use super::{equipment, orders, targets};
use crate::action::{Deed, Gift, Who};
use crate::event::Event;
use crate::frame::Frame;
use crate::place::{DoorId, Footing, Goal, SpaceId};
use crate::reason::Reason;
use crate::state::Thing;
use crate::{Action, MarineCardKind, State, WeaponKind};

/// A marine who may do something: what the questions about it need, gathered once.
pub(crate) struct Deeds<'a> {
    state: &'a State,
    who: u8,
    space: SpaceId,
    walk: Walk<'a>,
}

impl<'a> Deeds<'a> {
    /// The active marine with so many points; nobody if he is off the board.
    #[inline(always)]
    pub(crate) fn of(state: &'a State, points: u8) -> Option<Deeds<'a>> {
        let who = state.turn.who;
        let space = state.marine(who).space()?;
        Some(Deeds { state, who, space, walk: Walk::of(state, Who::Marine(who), points)? })
    }

    /// Steps, teleporters, doors and exits.
    pub(crate) fn list_moves(&self, actions: &mut Vec<Action>) {
        let (arena, points) = (self.state.arena(), self.walk.points);
        if points == 0 {
            return;
        }
        self.walk.list_steps(actions);
        if let Some(colour) = arena.space(self.space).teleporter {
            let ends = arena.teleporters(colour).iter().filter(|&&end| self.may_teleport_to(end).is_ok());
            actions.extend(ends.map(|&end| match self.state.is_revealed(end) {
                true => Action::Teleport(arena.space(end).pos),
                false => Action::Jump,
            }));
        }
        for door in arena.doors_at(self.walk.from).iter() {
            if self.may_door(door).is_ok() {
                actions.push(Action::Door(door));
            }
            if self.may_leave(door).is_ok() {
                actions.push(Action::Leave(door));
            }
        }
    }
    /// What lies here and may be taken.
    pub(crate) fn list_takes(&self, actions: &mut Vec<Action>) {
        equipment::list_takes(self.state, self.who, self.space, actions);
    }
    /// Weapons, ammo and things of the scenario for adjacent marines.
    pub(crate) fn list_gifts(&self, actions: &mut Vec<Action>) {
        if self.state.marines.len() < 2 || self.may_hand_over().is_err() {
            return;
        }
        for to in self.state.marine_ids().map(Seat) {
            if self.may_give_to(to).is_ok() && orders::are_near(self.state, self.who, to.0) {
                let gifts = equipment::gifts(self.state.marine(self.who));
                actions.extend(gifts.map(|gift| Action::Give(to, gift)));
            }
        }
    }
    /// Weapons with something to attack, but for those that are barred.
    pub(crate) fn list_shots(&self, barred: impl Fn(WeaponKind) -> bool, actions: &mut Vec<Action>) {
        targets::list_shots(self.state, self.who, &self.walk.traffic, barred, actions);
    }

    /// Steps, teleporters, doors and exits for his points.
    pub(crate) fn may_move(&self, action: Action) -> Result<(), Reason> {
        let arena = self.state.arena();
        match action {
            Action::Step(_) if self.walk.points == 0 => Err(Reason::NoPointsToStep),
            Action::Step(way) => self.walk.may_step(way),
            Action::Teleport(pos) => {
                self.may_teleport(|end| self.state.is_revealed(end) && arena.at(pos) == Some(end))
            }
            Action::Jump => self.may_teleport(|end| !self.state.is_revealed(end)),
            Action::Door(door) => self.may_door(door),
            Action::Leave(door) => self.may_leave(door),
            _ => Err(Reason::NotInTurn),
        }
    }
    /// May he teleport to the end that is meant (D04-TELE-1)?
    fn may_teleport(&self, meant: impl Fn(SpaceId) -> bool) -> Result<(), Reason> {
        let arena = self.state.arena();
        if self.walk.points == 0 {
            return Err(Reason::NoPointsToTeleport);
        }
        let Some(colour) = arena.space(self.space).teleporter else { return Err(Reason::NoTeleporter) };
        let end = arena.teleporters(colour).iter().find(|&&end| end != self.space && meant(end));
        end.map_or(Err(Reason::TeleporterEnd), |&end| self.may_teleport_to(end))
    }
    /// One that a marine holds can only be passed through (D04-TFRAG-1).
    fn may_teleport_to(&self, end: SpaceId) -> Result<(), Reason> {
        if end == self.space {
            Err(Reason::TeleporterEnd)
        } else if !self.state.marines_on(end).is_empty() && !self.walk.can_go_on(Footing::from(end), 1) {
            Err(Reason::TeleporterHeld)
        } else {
            Ok(())
        }
    }
    /// May he open or close the door (D04-DOOR-3, D04-DOOR-6)?
    fn may_door(&self, door: DoorId) -> Result<(), Reason> {
        if self.walk.points < 2 {
            return Err(Reason::NoPointsForDoor);
        }
        self.state.may_work(self.walk.from, door)?;
        if !self.state.is_unlocked(door) {
            return Err(Reason::DoorLocked);
        }
        self.walk.may_linger(2)
    }
    /// May he step off the board through this exit (D04-WIN-2)? The door must be open and its key taken, even if it
    /// was smashed.
    fn may_leave(&self, door: DoorId) -> Result<(), Reason> {
        let state = self.state;
        if !state.has_door(door) || !state.arena().door(door).exit {
            return Err(Reason::NoExit);
        }
        let items = state.marine(self.who).items;
        let wanted = || {
            state.arena().scenario().goals.iter().any(|placed| match placed.goal {
                Goal::Leave(by) => by == door,
                Goal::Carry(item, by) => by == door && items.has(item),
                _ => false,
            })
        };
        if !state.arena().door(door).spaces.contains(&self.space) {
            Err(Reason::ExitFar)
        } else if !state.is_unlocked(door) {
            Err(Reason::ExitLocked)
        } else if state.closed.has(door) {
            Err(Reason::ExitClosed)
        } else if !wanted() {
            Err(Reason::ExitUnwanted)
        } else if self.walk.points == 0 {
            Err(Reason::NoPointsToLeave)
        } else {
            Ok(())
        }
    }

    /// May he take what lies here (D04-EQ-1)?
    pub(crate) fn may_take(&self, thing: Thing) -> Result<(), Reason> {
        equipment::may_take(self.state, self.who, self.space, thing)
    }
    /// May he give this to that marine, in his own turn, for a point (D04-EQ-2, D04-INT-40)?
    pub(crate) fn may_give(&self, to: Seat, gift: Gift) -> Result<(), Reason> {
        self.may_give_to(to)?;
        if !equipment::has_gift(self.state.marine(self.who), gift) {
            return Err(Reason::GiveWhat);
        }
        if !orders::are_near(self.state, self.who, to.0) {
            return Err(Reason::GiveFar);
        }
        self.may_hand_over()
    }
    /// Is it another marine?
    fn may_give_to(&self, to: Seat) -> Result<(), Reason> {
        let other = to.0 != self.who && to.index() < self.state.marines.len();
        if other { Ok(()) } else { Err(Reason::GiveWhom) }
    }
    /// Can he spend the point for a gift where he is?
    fn may_hand_over(&self) -> Result<(), Reason> {
        if self.walk.points == 0 { Err(Reason::NoPointsToGive) } else { self.walk.may_linger(1) }
    }
    /// May he attack with this weapon (D04-ATK-1)?
    pub(crate) fn may_fire(&self, weapon: WeaponKind, aimed: bool) -> Result<(), Reason> {
        targets::may_fire(self.state, self.who, &self.walk.traffic, weapon, aimed)
    }
    /// May he end his move where he is (D04-MOVE-3)? He may as well if no way is left.
    pub(crate) fn may_end(&self) -> Result<(), Reason> {
        if self.walk.may_stop() {
            return Ok(());
        }
        let mut moves = Vec::new();
        self.list_moves(&mut moves);
        self.may_end_after(moves.is_empty())
    }
    /// The same, if it is known already that he cannot move.
    pub(crate) fn may_end_after(&self, stuck: bool) -> Result<(), Reason> {
        if stuck || self.walk.may_stop() { Ok(()) } else { Err(Reason::MoveOn) }
    }
}

impl State {
    /// Movement points that the active marine has.
    #[inline]
    pub fn points(&self) -> u8 {
        self.turn.moves.saturating_add(self.turn.extra)
    }

    /// Spend movement points; those of adrenaline first, since they do not fix the choice of Ready (D04-INT-38).
    pub(crate) fn pay_points(&mut self, n: u8) {
        if let Some(Frame::Mist(mist)) = self.frames.last_mut() {
            mist.moves = mist.moves.saturating_sub(n);
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
    pub(crate) fn ready_is_open(&self) -> bool {
        self.turn.deed == Some(Deed::Ready) && !self.marine(self.turn.who).has(MarineCardKind::CoolPlanner)
    }

    /// The other teleporter of the colour that a marine stands on, if nobody has seen it yet (D04-INT-33).
    pub(crate) fn unseen_end(&self, who: u8) -> Option<SpaceId> {
        let (arena, here) = (self.arena(), self.marine(who).space()?);
        let mut ends = arena.teleporters(arena.space(here).teleporter?).iter().copied();
        ends.find(|&end| end != here && !self.is_revealed(end))
    }

    /// A marine moves, takes something or attacks, for what it costs (D04-COST-1).
    pub(crate) fn do_deed(&mut self, who: u8, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Step(way) => {
                self.pay_points(1);
                self.walk(who, way, events);
            }
            Action::Teleport(pos) => {
                self.pay_points(1);
                match self.arena().at(pos) {
                    Some(end) => self.teleport(who, end, events),
                    None => debug_assert!(false, "a teleporter is on the map"),
                }
            }
            Action::Jump => {
                self.pay_points(1);
                match self.unseen_end(who) {
                    Some(end) => self.teleport(who, end, events),
                    None => debug_assert!(false, "a teleporter leads somewhere"),
                }
            }
            Action::Door(door) => {
                self.pay_points(2);
                self.toggle_door(door, events);
            }
            Action::Leave(door) => {
                self.pay_points(1);
                self.leave(who, door, events);
            }
            Action::Take(token) => self.take(who, Thing::Token(token), events),
            Action::TakeItem(item) => self.take(who, Thing::Item(item), events),
            Action::Fire(weapon, aimed) => self.fire(who, weapon, aimed, false, events),
            _ => debug_assert!(false, "`{action}` is no deed of a marine"),
        }
    }
}
