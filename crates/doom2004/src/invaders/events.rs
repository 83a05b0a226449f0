//! The fourteen event cards: when they have something to work on, what they ask, what they do (section 3.9).

use engine::{Events, Seat};

use crate::action::Who;
use crate::event::Event;
use crate::frame::{Activation, Frame, Moment};
use crate::scenario::{DoorId, SpaceId};
use crate::state::{FigureId, Thing, figures_in};
use crate::{Action, EventKind, InvaderCard, MarineCardKind, State, TokenKind};

impl State {
    /// Play a card from the hand; the owner of Backup Plan may cancel it.
    pub(crate) fn play_event(&mut self, card: InvaderCard, events: &mut impl Events<Event>) {
        self.hand.remove(card);
        self.at_work.insert(card);
        events.put(|| Event::Played { card });
        self.push(Frame::Event { card, first: None });
        let planner = self.marine_ids().find(|&who| {
            let marine = self.marine(who);
            marine.has(MarineCardKind::BackupPlan) && !marine.planless && marine.space().is_some()
        });
        if let Some(who) = planner {
            self.push(Frame::Backup { who });
        }
    }

    pub(crate) fn act_backup(&mut self, who: u8, action: Action, events: &mut impl Events<Event>) {
        self.frames.pop();
        if action == Action::Cancel
            && let Some(&Frame::Event { card, .. }) = self.top()
        {
            self.marine_mut(who).planless = true;
            self.frames.pop();
            self.finish_card(card);
            events.put(|| Event::Backup { who: Seat(who), card });
        }
    }

    /// The card has been carried out (D04-INT-47).
    pub(crate) fn finish_card(&mut self, card: InvaderCard) {
        self.at_work.remove(card);
        self.discard.insert(card);
    }

    /// Is there anything that the event could be played on?
    pub(crate) fn event_has_object(&self, card: InvaderCard, first: Option<SpaceId>) -> bool {
        let Some(kind) = card.event() else { return false };
        match kind {
            EventKind::ClosingFlesh
            | EventKind::HingeBreaker
            | EventKind::JammedTrack
            | EventKind::Jitters
            | EventKind::WrongCrate => {
                let mut actions = Vec::new();
                self.legal_event_choices(card, first, &mut actions);
                match kind {
                    EventKind::WrongCrate if first.is_none() => actions.len() > 1,
                    _ => !actions.is_empty(),
                }
            }
            EventKind::BaitedHook => self.figures.alive() != 0,
            _ => true,
        }
    }

    /// What an event may be played on.
    pub(crate) fn legal_event_choices(
        &self,
        card: InvaderCard,
        first: Option<SpaceId>,
        actions: &mut Vec<Action>,
    ) {
        let arena = self.arena();
        let doors = || (0..arena.doors().len() as u8).map(DoorId);
        match card.event() {
            Some(EventKind::ClosingFlesh) => {
                let hurt = self.figures.iter().filter(|(_, figure)| figure.wounds > 0);
                actions.extend(hurt.map(|(id, _)| Action::Activate(id)));
            }
            // A door next to an invader: it stands on one of its spaces.
            Some(EventKind::HingeBreaker) => {
                let near = doors().filter(|&door| {
                    self.smashed >> door.0 & 1 == 0
                        && self.figures.iter().any(|(_, figure)| self.reaches_door(figure.footing(), door))
                });
                actions.extend(near.map(Action::Door));
            }
            Some(EventKind::JammedTrack) => {
                let clear = doors().filter(|&door| {
                    arena.door(door).key.is_none() && self.door_works(door) && !self.is_straddled(door)
                });
                actions.extend(clear.map(Action::Door));
            }
            Some(EventKind::Jitters) => actions.extend(self.on_guard().map(Action::Pick)),
            Some(EventKind::WrongCrate) => {
                let marines = self.marine_spaces();
                let before = actions.len();
                for lying in &self.floor {
                    let equipment = matches!(lying.thing, Thing::Token(token) if token.is_equipment());
                    let action = Action::At(arena.space(lying.at).pos);
                    let fresh = first != Some(lying.at) && !actions[before..].contains(&action);
                    if equipment && fresh && !marines.contains(lying.at.index()) {
                        actions.push(action);
                    }
                }
            }
            _ => {}
        }
    }

    /// Carry an event out that asks nothing; false if it asks.
    pub(crate) fn settle_event(
        &mut self,
        card: InvaderCard,
        first: Option<SpaceId>,
        events: &mut impl Events<Event>,
    ) -> bool {
        let Some(kind) = card.event() else { return false };
        let amount = kind.card().amount;
        match kind {
            EventKind::ClosingFlesh
            | EventKind::HingeBreaker
            | EventKind::JammedTrack
            | EventKind::Jitters
            | EventKind::WrongCrate => {
                if self.event_has_object(card, first) {
                    return false;
                }
            }
            EventKind::BaitedHook => {
                let of = self.figures.alive();
                self.set_top(Frame::Trap { card, of, left: amount });
                return true;
            }
            EventKind::WaitingTeeth => {
                let of = self.frames.iter().rev().find_map(|frame| match frame {
                    Frame::Window { moment: Moment::AfterReveal(laid), .. } => Some(*laid),
                    _ => None,
                });
                // One that was used anew may have acted this turn (D04-INT-35).
                let spent =
                    |id: &FigureId| self.is_invaders_turn() && self.figures.get(*id).is_some_and(|f| f.acted);
                let of =
                    figures_in(of.unwrap_or(0)).filter(|id| !spent(id)).fold(0, |set, id| set | id.bit());
                self.set_top(Frame::Trap { card, of, left: amount });
                return true;
            }
            EventKind::Blur => {
                if let Some(attack) = self.attacks.last_mut() {
                    attack.blurred = true;
                }
            }
            EventKind::LastRound => self.waste_ammo(amount, events),
            EventKind::BlackOut => self.turn.dark += amount,
            EventKind::LooseGrating => self.turn.slow += amount,
            EventKind::Headlong => {
                let below = self.frames.len() - 2;
                if let Some(Frame::Activation(activation)) = self.frames.get_mut(below) {
                    activation.moves += amount;
                }
            }
            EventKind::SecondBite => {
                self.end_event(card);
                let attacker = self.attacks.last().map(|attack| attack.by);
                if let Some(Who::Invader(figure)) = attacker {
                    let again = Activation { figure, attacks: amount, begun: true, ..Activation::default() };
                    self.push(Frame::Activation(again));
                }
                return true;
            }
            EventKind::BlindSide => {
                if let Some(attack) = self.attacks.last_mut() {
                    attack.sure = true;
                    attack.deadly += amount;
                }
            }
        }
        self.end_event(card);
        true
    }

    /// The event is over; in the invader's turn guard may answer (D04-ORD-2).
    fn end_event(&mut self, card: InvaderCard) {
        self.frames.pop();
        self.finish_card(card);
        let asked = matches!(self.top(), Some(Frame::Window { .. } | Frame::Attack));
        if !asked {
            self.pause();
        }
    }

    /// He spends ammo as if a bullet had shown (E05).
    fn waste_ammo(&mut self, n: u8, events: &mut impl Events<Event>) {
        let Some(&attack) = self.attacks.last() else { return };
        let (Who::Marine(who), Some(ammo)) = (attack.by, attack.weapon.sheet().ammo) else { return };
        let left = &mut self.marine_mut(who).ammo[ammo.index()];
        *left = left.saturating_sub(n);
        events.put(|| Event::Spent { who: Seat(who), weapon: attack.weapon });
    }

    pub(crate) fn act_event(
        &mut self,
        card: InvaderCard,
        first: Option<SpaceId>,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        match action {
            Action::Activate(id) => {
                let named = self.named(Who::Invader(id));
                if let Some(figure) = self.figures.get_mut(id) {
                    figure.wounds -= 1;
                }
                events.put(|| Event::Mended { who: named });
            }
            Action::Door(door) if card.event() == Some(EventKind::HingeBreaker) => {
                self.end_event(card);
                self.smashed |= 1 << door.0;
                self.closed &= !(1 << door.0);
                events.put(|| Event::Smashed { door });
                self.push(Frame::Look);
                return;
            }
            Action::Door(door) => {
                self.jammed |= 1 << door.0;
                self.closed |= 1 << door.0;
                events.put(|| Event::Jammed { door });
            }
            Action::Pick(seat) => {
                self.end_event(card);
                self.push(Frame::Window { moment: Moment::Jitters(seat.0), stage: seat.0 + 1 });
                return;
            }
            Action::At(pos) => {
                let Some(space) = self.arena().at(pos) else { return };
                let Some(one) = first else {
                    self.set_top(Frame::Event { card, first: Some(space) });
                    return;
                };
                self.swap(one, space);
                let one = self.arena().space(one).pos;
                events.put(|| Event::Swapped { one, other: pos });
            }
            _ => {}
        }
        self.end_event(card);
    }

    /// Two equipment tokens change places (E14).
    fn swap(&mut self, one: SpaceId, other: SpaceId) {
        let find = |state: &State, at: SpaceId| {
            state.floor.iter().position(|lying| {
                lying.at == at && matches!(lying.thing, Thing::Token(token) if TokenKind::is_equipment(token))
            })
        };
        if let (Some(a), Some(b)) = (find(self, one), find(self, other)) {
            self.floor[a].at = other;
            self.floor[b].at = one;
        }
    }

    // Invaders that an event activates (E03, E10).

    pub(crate) fn legal_trap(&self, of: u64, actions: &mut Vec<Action>) {
        actions.extend(figures_in(of & self.figures.alive()).map(Action::Activate));
        actions.push(Action::Done);
    }

    pub(crate) fn settle_trap(
        &mut self,
        card: InvaderCard,
        of: u64,
        left: u8,
        _: &mut impl Events<Event>,
    ) -> bool {
        let over = left == 0 || of & self.figures.alive() == 0;
        if over {
            self.end_event(card);
        }
        over
    }

    pub(crate) fn act_trap(
        &mut self,
        card: InvaderCard,
        of: u64,
        left: u8,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        let Action::Activate(id) = action else {
            self.set_top(Frame::Trap { card, of, left: 0 });
            return;
        };
        self.set_top(Frame::Trap { card, of: of & !FigureId::bit(id), left: left - 1 });
        self.activate(id, events);
    }
}
