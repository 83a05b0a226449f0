//! Event cards: when they may be played, what they are played on, and how one ends (section 3.9, D04-INV-3).

use engine::Events;

use crate::action::Who;
use crate::event::Event;
use crate::frame::{Activation, Frame};
use crate::place::{DoorId, SpaceId};
use crate::reason::Reason;
use crate::state::{FigureId, Thing};
use crate::steps::{Backup, Event as Card};
use crate::{Action, EventKind, EventTime, InvaderCard, MarineCardKind, State};

/// Is this a card of the hand that is an event?
pub(crate) fn may_hold(state: &State, card: InvaderCard) -> Result<EventKind, Reason> {
    if !state.hand.has(card) {
        return Err(Reason::NotHeldToPlay);
    }
    card.event().ok_or(Reason::NoEventCard)
}

/// The event is played at another time.
pub(crate) fn wrong_time(event: EventKind) -> Reason {
    match event.card().when {
        EventTime::AfterMarineRoll => Reason::TimeAfterRoll,
        EventTime::BeforeMarineAttack => Reason::TimeBeforeAttack,
        EventTime::AfterMarineAttack => Reason::TimeAfterAttack,
        EventTime::AfterEquipment => Reason::TimeAfterEquipment,
        EventTime::BeforeMarineTurn => Reason::TimeBeforeTurn,
        EventTime::StartOfInvaderTurn => Reason::TimeStart,
        EventTime::InvaderTurn => Reason::TimeInvaderTurn,
        EventTime::InvaderActivation => Reason::TimeActivation,
        EventTime::InvaderAttack => Reason::TimeInvaderAttack,
        EventTime::AfterInvaderAttack => Reason::TimeAfterInvaderAttack,
        EventTime::AfterReveal => Reason::TimeAfterReveal,
    }
}

/// May an event be played between the invader's doings (D04-TIME-3)?
pub(crate) fn may_play_in_turn(state: &State, card: InvaderCard) -> Result<(), Reason> {
    let event = may_hold(state, card)?;
    let now = match event.card().when {
        EventTime::StartOfInvaderTurn => !state.turn.active,
        EventTime::InvaderTurn => true,
        _ => false,
    };
    if !now {
        Err(wrong_time(event))
    } else if !state.event_has_object(card, None) {
        Err(Reason::EventNoObject)
    } else {
        Ok(())
    }
}

/// May an event be played on this?
pub(crate) fn may_choose(
    state: &State,
    card: InvaderCard,
    first: Option<SpaceId>,
    action: Action,
) -> Result<(), Reason> {
    let right = match (card.event(), action) {
        (Some(EventKind::ClosingFlesh), Action::Activate(id)) => {
            state.figures.get(id).is_some_and(|figure| figure.wounds > 0)
        }
        // A door next to an invader: it stands on one of its spaces.
        (Some(EventKind::HingeBreaker), Action::Door(door)) => {
            let beside =
                || state.figures.iter().any(|(_, figure)| state.reaches_door(figure.footing(), door));
            door.index() < state.arena().doors().len() && !state.smashed.has(door) && beside()
        }
        (Some(EventKind::JammedTrack), Action::Door(door)) => {
            door.index() < state.arena().doors().len()
                && state.arena().door(door).key.is_none()
                && state.door_works(door)
                && !state.is_straddled(door)
        }
        (Some(EventKind::Jitters), Action::Pick(seat)) => state.on_guard().any(|guard| guard == seat),
        (Some(EventKind::WrongCrate), Action::At(pos)) => state.arena().at(pos).is_some_and(|space| {
            let equipment = |thing| matches!(thing, Thing::Token(token) if token.is_equipment());
            first != Some(space) && state.marines_on(space).is_empty() && state.lying(space).any(equipment)
        }),
        (_, Action::Activate(_) | Action::Door(_) | Action::Pick(_) | Action::At(_)) => false,
        _ => return Err(Reason::EventChoice),
    };
    if right { Ok(()) } else { Err(Reason::EventObject) }
}

/// What an event may be played on.
pub(crate) fn list_choices(
    state: &State,
    card: InvaderCard,
    first: Option<SpaceId>,
    actions: &mut Vec<Action>,
) {
    let before = actions.len();
    let fits = |action: &Action| may_choose(state, card, first, *action).is_ok();
    match card.event() {
        Some(EventKind::ClosingFlesh) => {
            actions.extend(state.figures.iter().map(|(id, _)| Action::Activate(id)).filter(fits));
        }
        Some(EventKind::HingeBreaker | EventKind::JammedTrack) => {
            let doors = (0..state.arena().doors().len() as u8).map(DoorId);
            actions.extend(doors.map(Action::Door).filter(fits));
        }
        Some(EventKind::Jitters) => actions.extend(state.on_guard().map(Action::Pick).filter(fits)),
        Some(EventKind::WrongCrate) => {
            for action in state.floor.iter().map(|lying| Action::At(state.arena().space(lying.at).pos)) {
                if fits(&action) && !actions[before..].contains(&action) {
                    actions.push(action);
                }
            }
        }
        _ => {}
    }
}

impl State {
    /// Play a card from the hand; the owner of Backup Plan may cancel it.
    pub(crate) fn play_event(&mut self, card: InvaderCard, events: &mut impl Events<Event>) {
        self.hand.remove(card);
        self.at_work.insert(card);
        events.put(|| Event::Played { card });
        self.push(Frame::Event(Card { card, first: None }));
        let planner = self.marine_ids().find(|&who| {
            let marine = self.marine(who);
            marine.has(MarineCardKind::BackupPlan) && !marine.planless && marine.space().is_some()
        });
        if let Some(who) = planner {
            self.push(Frame::Backup(Backup { who }));
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
                list_choices(self, card, first, &mut actions);
                match kind {
                    EventKind::WrongCrate if first.is_none() => actions.len() > 1,
                    _ => !actions.is_empty(),
                }
            }
            EventKind::BaitedHook => !self.figures.alive().is_empty(),
            _ => true,
        }
    }

    /// The event is over; in the invader's turn guard may answer (D04-ORD-2).
    pub(crate) fn end_event(&mut self, card: InvaderCard) {
        self.frames.pop();
        self.finish_card(card);
        let asked = matches!(self.top(), Some(Frame::Window { .. } | Frame::Attack));
        if !asked {
            self.pause();
        }
    }

    /// Activate an invader (D04-INV-5).
    pub(crate) fn activate(&mut self, id: FigureId, events: &mut impl Events<Event>) {
        let named = self.named(Who::Invader(id));
        let own_turn = self.is_invaders_turn();
        let moves = self.figures.change(id, |figure| {
            // Outside the own turn it may act again in the next one (section 3.9).
            figure.acted |= own_turn;
            figure.kind.sheet().moves
        });
        let Some(moves) = moves else {
            debug_assert!(false, "only who is on the board is activated");
            return;
        };
        events.put(|| Event::Activated { who: named });
        self.push(Frame::Activation(Activation {
            figure: id,
            moves,
            attacks: 1,
            begun: false,
            burned: false,
        }));
    }
}
