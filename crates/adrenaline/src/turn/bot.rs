//! The bot's action, taken by the active player.

use engine::Events;

use crate::event::{Cause, Event};
use crate::frame::{Carry, Frame};
use crate::{Action, Colour, State, TargetSet};

/// With so much damage the bot adds a mark (ADR-BOT-5).
const BOT_ADRENALINE: usize = 6;

impl State {
    /// Move the bot up to one square, then shoot (ADR-BOT-4, ADR-BOT-5).
    pub(crate) fn begin_bot_action(&mut self) {
        self.turn.bot_due = false;
        let Some(who) = self.bot() else { return };
        self.push(Frame::BotShot);
        self.push(Frame::Carry(Carry {
            who,
            left: 1,
            goal: self.board().squares(),
            straight: false,
            dir: None,
            may_stop: true,
        }));
    }

    /// Whom the bot sees: anyone but the active player and itself; spawnpoints too in Domination, past the active
    /// player's first turn (ADR-BOT-6, ADR-BOT-18).
    pub(crate) fn bot_targets(&self) -> TargetSet {
        let Some(bot) = self.bot() else { return TargetSet::NONE };
        let seen = self.board().see(self.figure(bot).square);
        let mut targets = self.on(seen).without(TargetSet::figure(bot));
        if self.setup.domination && self.actor().seasoned {
            let points = Colour::ALL.into_iter().filter(|&c| seen.has(self.board().spawn(c)));
            targets = points.fold(targets, |set, c| set.or(TargetSet::spawnpoint(c)));
        }
        targets
    }

    pub(crate) fn legal_bot_shots(&self, actions: &mut Vec<Action>) {
        actions.extend(self.bot_targets().singles().map(Action::Hit));
    }

    pub(crate) fn bot_shoots(&mut self, target: TargetSet, events: &mut impl Events<Event>) {
        self.frames.pop();
        let Some(bot) = self.bot() else { return };
        for colour in target.colours() {
            self.tag(bot, colour, events);
        }
        for victim in target.seats() {
            // Nobody's shot is under way: the marks of the last one may turn now.
            self.shot.fresh = Default::default();
            let answers = self.sees(victim, bot);
            self.wound(bot, victim, 1, Cause::Bot, events);
            if self.figure(bot).damage.len() >= BOT_ADRENALINE {
                self.mark(bot, victim, 1, events);
            }
            if answers {
                self.push(Frame::Tagback { attacker: bot, queue: TargetSet::figure(victim) });
            }
        }
    }
}
