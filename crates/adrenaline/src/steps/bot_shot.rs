//! The bot shoots; the active player chooses whom.

use engine::{Events, Message};

use super::{Frame, Problem, Step, Tagback, demand, is_on_board, unasked};
use crate::reason::{Reason, unless};
use crate::rule::*;
use crate::rules::{damage, targets};
use crate::words;
use crate::{Action, Cause, Colour, Event, MarkCause, State, TagCause, TargetSet};

/// With so much damage the bot adds a mark (ADR-BOT-5).
const BOT_ADRENALINE: usize = 6;

/// The bot shoots if it sees anyone (ADR-BOT-5).
#[derive(Clone, Copy, Debug)]
pub struct BotShot;

impl Step for BotShot {
    /// It must shoot if it has a target (ADR-BOT-13).
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(bot_targets(state).singles().map(Action::Hit));
    }

    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let Action::Hit(set) = action else { return Reason::BotMustShoot.unasked(action) };
        unless(!set.has(state.turn.seat), Reason::BotSparesYou)?;
        unless(set.len() == 1, Reason::OneTarget)?;
        let unseen =
            if set.spawnpoints().is_empty() { Reason::BotCannotSee } else { Reason::BotCannotSeeSpawnpoint };
        unless(set.within(bot_targets(state)), unseen)
    }

    /// At adrenaline it marks, whichever side its board shows (ADR-BOT-12). No Scope is asked for (ADR-BOT-8); a victim who
    /// sees the bot may answer (ADR-BOT-14).
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let (Action::Hit(target), Some(bot)) = (action, state.bot()) else { return unasked(action) };
        state.frames.pop();
        for colour in target.colours() {
            damage::tag(state, bot, colour, TagCause::Bot, events);
        }
        for victim in target.seats() {
            // Nobody's shot is under way: the marks of the last one may turn now.
            state.shot.fresh = Default::default();
            let answers = damage::sees(state, victim, bot);
            damage::wound(state, bot, victim, 1, Cause::Bot, events);
            if state.figure(bot).damage.len() >= BOT_ADRENALINE {
                damage::mark(state, bot, victim, 1, MarkCause::Bot, events);
            }
            if answers {
                let queue = TargetSet::figure(victim);
                state.push(Frame::Tagback(Tagback { attacker: bot, queue }));
            }
        }
    }

    fn settle(self, state: &mut State, _: &mut impl Events<Event>) -> bool {
        let idle = bot_targets(state).is_empty();
        if idle {
            state.frames.pop();
        }
        idle
    }

    fn prompt(self, state: &State) -> Message {
        Message::new("adrenaline-prompt-bot-shot").with("bot", words::the_bot(state))
    }

    fn label(self, state: &State, action: Action) -> Option<Message> {
        let Action::Hit(set) = action else { return None };
        Some(Message::new("adrenaline-label-bot-hit").with("targets", words::targets(state, set)))
    }

    fn bears(self, above: Frame) -> bool {
        matches!(above, Frame::Carry(_))
    }

    fn sound(self, state: &State) -> Result<(), Problem> {
        let there = state.bot().is_some_and(|bot| is_on_board(state, bot));
        demand(there, "the bot is not on the board", ADR_BOT_4)
    }
}

/// Whom the bot sees: anyone but the active player and itself; spawnpoints too in Domination, past the active
/// player's first turn (ADR-BOT-6, ADR-BOT-18).
fn bot_targets(state: &State) -> TargetSet {
    let Some(bot) = state.bot() else { return TargetSet::NONE };
    let seen = state.board().see(state.figure(bot).square);
    let mut targets = targets::on(state, seen).without(TargetSet::figure(bot));
    if state.setup.domination && state.actor().seasoned {
        let points = Colour::ALL.into_iter().filter(|&c| seen.has(state.board().spawn(c)));
        targets = points.fold(targets, |set, c| set.or(TargetSet::spawnpoint(c)));
    }
    targets
}
