//! What a marine may do in his activation, and doing it (D16-MAR-2 to D16-MAR-5, D16-MAR-9).

use engine::Events;
use skirmish::{DoorId, Pos, SpaceId};

use crate::action::Who;
use crate::event::Event;
use crate::frame::{Frame, MarineStep, Source};
use crate::{Action, ActionKind, Cost, Hook, Moment, State, squad};

/// The price of opening a door (D16-DOR-1).
const DOOR: u8 = 1;

impl State {
    /// All that the active marine may do.
    pub(crate) fn legal_acts(&self, actions: &mut Vec<Action>) {
        let who = self.active_marine();
        let me = Who::Marine(who);
        let marine = self.marine(who);
        let mp = if self.turn.rooted { 0 } else { self.turn.mp };
        if mp > 0 {
            self.legal_steps(me, mp, false, actions);
        }
        if !self.turn.rooted {
            self.legal_teleports(who, mp, actions);
        }
        self.legal_takes(who, mp, actions);
        // In passing nothing else is possible (D16-INT-16).
        if self.is_sharing(me) {
            return;
        }
        self.legal_doors(me, mp, actions);
        self.legal_powers(who, Moment::OwnActivation, mp, actions);
        self.legal_links(who, actions);
        if let Some(open) = self.turn.open {
            if self.has_target_with(open.card) {
                actions.push(Action::Fire);
            }
            actions.push(Action::Hold);
            let fresh = open.left == open.card.face().attack.map_or(0, |attack| attack.times);
            if open.card.face().kind == ActionKind::Main && fresh {
                self.legal_glory(who, Moment::MainPlayed, actions);
            }
        } else {
            for card in marine.hand.iter() {
                match card.face().kind {
                    ActionKind::Main if self.turn.mains > 0 => actions.push(Action::Play(card)),
                    ActionKind::Bonus => actions.push(Action::Play(card)),
                    _ => {}
                }
            }
            if self.turn.mains > 0 && !marine.asset {
                actions.extend(marine.hand.iter().map(Action::Sprint));
            }
            self.legal_powers(who, Moment::Bonus, mp, actions);
            self.legal_glory(who, Moment::Bonus, actions);
            self.legal_seals(who, actions);
        }
        actions.push(Action::End);
    }

    /// Class abilities that may be used at a moment of his own activation.
    fn legal_powers(&self, who: u8, moment: Moment, mp: u8, actions: &mut Vec<Action>) {
        let Some(class) = self.marine(who).class.filter(|_| !self.is_tutorial()) else { return };
        for (n, ability) in class.card().abilities.iter().enumerate() {
            let pays = match ability.cost {
                Cost::Mp => mp > 0,
                _ => self.can_pay(who, ability),
            };
            if ability.when == moment && pays && self.has_use(who, ability) {
                actions.push(Action::Power(n as u8 + 1));
            }
        }
    }

    /// Glory kill cards that may be used at a moment; of equal ones the first.
    pub(crate) fn legal_glory(&self, who: u8, moment: Moment, actions: &mut Vec<Action>) {
        let held = self.marine(who).glory;
        for card in held.iter().filter(|card| card.kind().face().ability.when == moment) {
            let twin = held.iter().any(|other| other < card && other.kind() == card.kind());
            if !twin {
                actions.push(Action::Glory(card));
            }
        }
    }

    /// Active teleporters.
    pub(crate) fn active_teleporters(&self) -> impl Iterator<Item = SpaceId> + '_ {
        let all = self.arena().mission().teleporters.iter().enumerate();
        all.filter(|(n, _)| self.active >> n & 1 != 0).map(|(_, &(at, _))| at)
    }

    /// The price of a teleporter step (D16-TEL-2, Phase Tech).
    pub(crate) fn teleport_cost(&self, who: u8) -> u8 {
        let free = self.is_his_turn(who) && !self.turn.teleported && self.marine(who).has(Hook::FreeTeleport);
        u8::from(!free)
    }

    /// Other active teleporters that a figure could step to from a space, with the price: marines alone can
    /// (D16-TEL-2, D16-INT-36).
    pub(crate) fn jumps(&self, who: Who, from: SpaceId) -> impl Iterator<Item = (SpaceId, u8)> + '_ {
        let cost = match who {
            Who::Marine(n) if !self.is_tutorial() && !self.marine(n).asset => Some(self.teleport_cost(n)),
            _ => None,
        };
        let cost = cost.filter(|_| self.active_teleporters().any(|space| space == from));
        cost.into_iter().flat_map(move |cost| {
            self.active_teleporters().filter(move |&space| space != from).map(move |space| (space, cost))
        })
    }

    /// Steps to other active teleporters (D16-TEL-2, D16-INT-19).
    pub(crate) fn legal_teleports(&self, who: u8, mp: u8, actions: &mut Vec<Action>) {
        let me = Who::Marine(who);
        let Some(at) = self.marine(who).space() else { return };
        for (space, cost) in self.jumps(me, at).filter(|&(_, cost)| cost <= mp) {
            // A friend there is no place to stay: he must be able to go on.
            let friend = self.others_on(space, me).any(|other| other.side() == crate::Side::Marines);
            if !friend || self.can_go_on(who, space, mp - cost) {
                actions.push(Action::Teleport(self.pos(space)));
            }
        }
    }

    /// A marine moves to another active teleporter; a demon there dies (D16-TEL-3).
    pub(crate) fn teleport(&mut self, who: u8, pos: Pos, events: &mut impl Events<Event>) {
        let Some(space) = self.arena().at(pos) else { return };
        let callsign = self.marine(who).callsign;
        self.stand(Who::Marine(who), space.into());
        events.put(|| Event::Teleported { who: callsign, to: pos });
        self.look();
        self.telefrag(who, space, events);
        if self.is_his_turn(who) {
            self.turn.teleported = true;
        }
        self.enter(Who::Marine(who), space, events);
        self.push_window(Moment::MarineDashes, Who::Marine(who));
    }

    /// May demons open doors (D16-DOR-3, D16-TUT-5)?
    pub fn demons_open_doors(&self) -> bool {
        match self.arena().mission().threat {
            Some(threat) => threat.card().doors,
            None => !self.portals.iter().any(|portal| portal.there),
        }
    }

    /// The price of a door for a figure.
    pub(crate) fn door_cost(&self, who: Who) -> u8 {
        let free =
            matches!(who, Who::Marine(n) if !self.is_tutorial() && self.marine(n).has(Hook::FreeDoors));
        if free { 0 } else { DOOR }
    }

    /// Doors that a figure may open (D16-DOR-1, D16-DOR-2).
    pub(crate) fn legal_doors(&self, who: Who, mp: u8, actions: &mut Vec<Action>) {
        let cells = self.cells(who);
        let doors = cells.iter().fold(0, |doors, &cell| doors | self.arena().doors_at(cell)) & self.closed;
        if doors == 0 || self.door_cost(who) > mp || matches!(who, Who::Demon(_)) && !self.demons_open_doors()
        {
            return;
        }
        actions.extend((0..8).filter(|n| doors >> n & 1 != 0).map(|n| Action::Door(DoorId(n))));
    }

    /// A door is gone for good.
    pub(crate) fn open_door(&mut self, who: Who, door: DoorId, events: &mut impl Events<Event>) {
        self.closed &= !(1 << door.0);
        let named = self.named(who);
        events.put(|| Event::Opened { who: named, door });
        if let Who::Marine(n) = who {
            if self.is_his_turn(n) {
                self.use_at_once(n, Moment::DoorOpened);
            }
            self.first_door();
        }
        self.look();
    }

    fn pay_mp(&mut self, cost: u8) {
        self.turn.mp -= cost.min(self.turn.mp);
        self.turn.spent = self.turn.spent.saturating_add(cost);
    }

    /// Carry out what the active marine does.
    pub(crate) fn act_marine(&mut self, action: Action, events: &mut impl Events<Event>) {
        let who = self.active_marine();
        let me = Who::Marine(who);
        match action {
            Action::Step(way) => {
                let cost = self.make_step(me, way, self.turn.mp, false, events);
                self.pay_mp(cost);
            }
            Action::Teleport(pos) => {
                let cost = self.teleport_cost(who);
                self.pay_mp(cost);
                self.turn.moved = true;
                self.teleport(who, pos, events);
            }
            Action::Door(door) => {
                let cost = self.door_cost(me);
                self.pay_mp(cost);
                self.open_door(me, door, events);
            }
            Action::Take(thing) => {
                let cost = self.take_cost(thing);
                self.pay_mp(cost);
                self.take(who, thing, events);
            }
            Action::Play(card) => self.play(who, card, events),
            Action::Sprint(card) => {
                self.turn.mains -= 1;
                self.discard(who, card);
                let callsign = self.marine(who).callsign;
                events.put(|| Event::Sprinted { who: callsign, card });
                self.gain_mp(me, squad::sprint(), events);
                self.push_window(Moment::MarineDashes, me);
            }
            Action::Fire => self.fire_open(),
            Action::Hold => self.turn.open = None,
            Action::Power(n) => {
                let ability = self.marine(who).class.map(|class| &class.card().abilities[usize::from(n) - 1]);
                if ability.is_some_and(|ability| ability.cost == Cost::Mp) {
                    self.pay_mp(1);
                }
                self.use_power(who, n - 1, me, events);
            }
            Action::Glory(card) => self.use_glory(who, card, me, events),
            Action::Link(objective, card) => self.link(who, objective - 1, card, events),
            Action::Seal(one, other) => self.seal(who, [one, other], events),
            _ => {
                self.turn.open = None;
                self.set_top(Frame::Marine(MarineStep::End));
            }
        }
    }

    /// Points for the figure that is active, or for one that must spend them at once (D16-GEN-5).
    pub(crate) fn gain_mp(&mut self, who: Who, n: u8, events: &mut impl Events<Event>) {
        if n == 0 || self.footing(who).is_none() {
            return;
        }
        let named = self.named(who);
        events.put(|| Event::Mp { who: named, n });
        let active = match who {
            Who::Marine(marine) => self.is_his_turn(marine),
            Who::Demon(id) => self.turn.figure == Some(id),
            Who::Drone => false,
        };
        if active {
            self.turn.mp = self.turn.mp.saturating_add(n);
        } else {
            self.push(Frame::Spend { who, left: n, steps: false, moved: false });
        }
    }

    /// A marine plays a main or bonus card (D16-MAR-3).
    fn play(&mut self, who: u8, card: crate::Card, events: &mut impl Events<Event>) {
        let face = card.face();
        let me = Who::Marine(who);
        if face.kind == ActionKind::Main {
            self.turn.mains -= 1;
        }
        let marine = self.marine_mut(who);
        marine.hand.remove(card);
        if card.set().sheet().kind != crate::SetKind::Grenade {
            marine.played.insert(card);
        }
        let callsign = marine.callsign;
        events.put(|| Event::Played { who: callsign, card });
        self.gain_mp(me, face.speed, events);
        if let Some(attack) = face.attack {
            self.turn.open = Some(crate::state::Open { card, left: attack.times, fury: 0 });
        }
        for (n, ability) in face.abilities.iter().enumerate().rev() {
            let of = Source::Card(card);
            let holds = ability.conditions.iter().all(|&condition| self.holds(of, condition, me, me));
            if ability.when == Moment::Played && holds {
                self.push_effects(of, n as u8, me, me);
            }
        }
    }
}
