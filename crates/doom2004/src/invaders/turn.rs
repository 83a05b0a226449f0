//! The invader's turn from its start to its end (D04-INV-1 to D04-INV-6).

use engine::{Events, Seat};

use crate::event::{Cause, Event};
use crate::frame::{Activation, Frame, InvaderStep, MarineStep, Moment};
use crate::state::{FigureId, Turn, figures_in};
use crate::{Action, EventTime, InvaderCard, OrderKind, State};

impl State {
    pub(crate) fn settle_invader(&mut self, step: InvaderStep, events: &mut impl Events<Event>) -> bool {
        match step {
            InvaderStep::Begin => self.begin_invader(events),
            InvaderStep::Draw => {
                self.set_top(Frame::Invader(InvaderStep::Discard));
                let marines = self.marines.len();
                let difficulty = self.setup.difficulty;
                let left =
                    if self.setup.draw_two { 2 + difficulty.card().draws } else { difficulty.draws(marines) };
                self.push(Frame::Draw { left });
            }
            InvaderStep::Discard => {
                if self.hand.len() > u32::from(self.setup.difficulty.card().hand) {
                    return false;
                }
                self.set_top(Frame::Invader(InvaderStep::Menu));
            }
            InvaderStep::Menu => return false,
            InvaderStep::Close => {
                self.set_top(Frame::Invader(InvaderStep::End));
                self.push(Frame::Window { moment: Moment::LastHeal, stage: 1 });
            }
            InvaderStep::End => self.end_round(events),
        }
        true
    }

    fn begin_invader(&mut self, events: &mut impl Events<Event>) {
        let spawns = self.setup.difficulty.card().spawn_cards;
        self.turn = Turn { round: self.turn.round, who: self.invader().0, spawns, ..Turn::default() };
        self.jammed = 0;
        self.figures.iter_mut().for_each(|(_, figure)| figure.acted = false);
        let invader = self.invader();
        events.put(|| Event::Turn { who: invader });
        for id in figures_in(self.figures.alive()) {
            let footing = self.footing(crate::action::Who::Invader(id));
            let cells = footing.map_or(&[][..], |footing| self.arena().cells(footing));
            let in_goo = cells.iter().any(|&cell| self.is_goo(cell));
            if let Some(figure) = self.figures.get_mut(id) {
                figure.in_goo = in_goo;
            }
        }
        self.set_top(Frame::Invader(InvaderStep::Draw));
        // Before the draws events are open, those for the start of the turn excepted (D04-INT-46).
        self.push(Frame::Window { moment: Moment::Between, stage: 0 });
    }

    /// Draw one of so many cards (D04-INV-1); running through the deck is a frag (D04-INV-2, D04-INT-47).
    pub(crate) fn draw_one(&mut self, left: u8, events: &mut impl Events<Event>) {
        if left == 0 || self.deck.is_empty() {
            self.frames.pop();
            return;
        }
        self.set_top(Frame::Draw { left: left - 1 });
        let card = self.draw_card();
        self.hand.insert(card);
        let who = self.invader();
        events.put(|| Event::Drew { who, n: 1, cards: vec![card] });
        self.check_deck(events);
    }

    pub(crate) fn legal_invasion(&self, actions: &mut Vec<Action>) {
        let (start, any) = (EventTime::StartOfInvaderTurn.cards(), EventTime::InvaderTurn.cards());
        let events = self.hand.and(if self.turn.active { any } else { start.or(any) });
        actions.extend(events.iter().filter(|&card| self.fits_own_turn(card)).map(Action::Play));
        if self.turn.spawns > 0 && !self.turn.active {
            for card in self.hand.iter().filter(|card| card.is_spawn()) {
                actions.extend((0..card.groups().len() as u8).map(|side| Action::Spawn(card, side)));
            }
        }
        let waiting = self.figures.iter().filter(|(_, figure)| !figure.acted);
        actions.extend(waiting.map(|(id, _)| Action::Activate(id)));
        actions.push(Action::Done);
    }

    /// May an event be played between the invader's doings (D04-TIME-3)?
    pub(crate) fn fits_own_turn(&self, card: InvaderCard) -> bool {
        let Some(event) = card.event() else { return false };
        let now = match event.card().when {
            EventTime::StartOfInvaderTurn => !self.turn.active,
            EventTime::InvaderTurn => true,
            _ => false,
        };
        now && self.event_has_object(card, None)
    }

    pub(crate) fn act_invader(&mut self, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Discard(card) => {
                self.hand.remove(card);
                self.discard.insert(card);
                events.put(|| Event::Discarded { card });
            }
            Action::Spawn(card, side) => {
                self.turn.spawns -= 1;
                self.hand.remove(card);
                self.at_work.insert(card);
                events.put(|| Event::Spawning { card, side });
                self.push(Frame::Place { card, side, next: 0, reused: None });
            }
            Action::Play(card) => self.play_event(card, events),
            Action::Activate(id) => {
                self.turn.active = true;
                self.activate(id, events);
            }
            // `done`: the turn ends.
            _ => self.end_invader(events),
        }
    }

    /// Activate an invader (D04-INV-5).
    pub(crate) fn activate(&mut self, id: FigureId, events: &mut impl Events<Event>) {
        let named = self.named(crate::action::Who::Invader(id));
        let own_turn = self.is_invaders_turn();
        let Some(figure) = self.figures.get_mut(id) else { return };
        // Outside the own turn it may act again in the next one (section 3.9).
        figure.acted |= own_turn;
        let moves = figure.kind.sheet().moves;
        events.put(|| Event::Activated { who: named });
        self.push(Frame::Activation(Activation {
            figure: id,
            moves,
            attacks: 1,
            begun: false,
            burned: false,
        }));
    }

    /// Invaders that stood in goo for the whole turn take a wound (D04-OBST-3, D04-INT-27).
    fn end_invader(&mut self, events: &mut impl Events<Event>) {
        self.set_top(Frame::Invader(InvaderStep::Close));
        for id in figures_in(self.figures.alive()) {
            if self.figures.get(id).is_some_and(|figure| figure.in_goo) {
                self.wound_figure(id, 1, Cause::Goo, events);
            }
        }
    }

    /// The round is over (D04-INV-6): goals and timers, then the next one.
    fn end_round(&mut self, events: &mut impl Events<Event>) {
        self.goals_at_end_of_round(events);
        if self.winner.is_some() {
            return;
        }
        let round = self.turn.round.saturating_add(1);
        self.turn = Turn { round, ..Turn::default() };
        self.set_top(Frame::Marine(MarineStep::Begin));
        self.begin_round(events);
    }

    /// Is some marine on guard (E11)?
    pub(crate) fn on_guard(&self) -> impl Iterator<Item = Seat> + '_ {
        let guards = self.standing().filter(|&(who, _)| self.marine(who).order == Some(OrderKind::Guard));
        guards.map(|(who, _)| Seat(who))
    }
}
