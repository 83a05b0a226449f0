//! Appearing on the board: first turns, respawns, and the bot.

use engine::{Events, Seat};

use crate::event::Event;
use crate::frame::Frame;
use crate::{Action, Colour, Powerup, State};

impl State {
    /// A player's first turn: two cards, one of them decides where (ADR-SPAWN-1). The very first player places the
    /// bot in between (ADR-BOT-2).
    pub(crate) fn first_spawn(&mut self, opens_game: bool, events: &mut impl Events<Event>) {
        let who = self.turn.seat;
        self.draw_powerup(who, events);
        self.draw_powerup(who, events);
        self.push(Frame::Spawn { who });
        if opens_game && self.setup.bot {
            self.push(Frame::PlaceBot { by: who });
        }
    }

    /// Draw one card, however many are held, and let any of them decide (ADR-SPAWN-3, ADR-SPAWN-5).
    pub(crate) fn respawn(&mut self, who: Seat, events: &mut impl Events<Event>) {
        self.draw_powerup(who, events);
        self.push(Frame::Spawn { who });
    }

    pub(crate) fn legal_spawns(&self, who: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.figure(who).hand.faces().map(Action::Discard));
    }

    pub(crate) fn spawn(&mut self, who: Seat, card: Powerup, events: &mut impl Events<Event>) {
        self.frames.pop();
        self.discard_powerup(who, card);
        let square = self.board().spawn(card.colour());
        self.figure_mut(who).square = square;
        events.put(|| Event::Spawned { who, card, square });
    }

    pub(crate) fn place_bot(&mut self, by: Seat, colour: Colour, events: &mut impl Events<Event>) {
        self.frames.pop();
        let square = self.board().spawn(colour);
        if let Some(bot) = self.bot() {
            self.figure_mut(bot).square = square;
        }
        events.put(|| Event::BotPlaced { by, square });
    }
}
