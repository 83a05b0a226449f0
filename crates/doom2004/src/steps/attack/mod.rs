//! An attack, stage by stage (D04-INT-3): windows, the roll, re-rolls, ammo, damage, knockback, barrels, blow-through.

mod chain;
mod knock;
mod reroll;
mod resolve;
mod roll;

use engine::{Decision, Events, Message};

use super::{Frame, Step, Window, asks, bears_attacks};
use crate::event::Event;
use crate::frame::{Moment, Stage};
use crate::reason::Reason;
use crate::rules::cards::{may_hold, wrong_time};
use crate::{Action, State, words};

/// The attack on top is being carried out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attack;

/// A chance to interrupt the attack: what is declared in it comes first (D04-TIME-1), and the dice wait for it
/// (D04-TIME-2).
fn pause(state: &mut State, moment: Moment) {
    state.push(Frame::Window(Window { moment, stage: 0 }));
}

/// The dice lie as they do: ammo is spent, and then it may be interrupted.
fn count_bullets(state: &mut State, attack: crate::frame::Attack, events: &mut impl Events<Event>) {
    roll::spend_ammo(state, attack, events);
    state.set_stage(Stage::Resolve);
    pause(state, Moment::AfterRoll);
}

impl Step for Attack {
    fn decision(self, state: &State) -> Option<Decision> {
        let attack = state.attacks.last()?;
        match attack.stage {
            Stage::Reroll => reroll::decision(state, attack),
            _ => asks(state.seat_of(attack.by)),
        }
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        let Some(attack) = state.attacks.last() else { return };
        match attack.stage {
            Stage::Reroll => reroll::list(state, attack, actions),
            Stage::Knock => knock::list(state, attack, actions),
            Stage::Chain => chain::list(state, attack, actions),
            _ => {}
        }
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let Some(attack) = state.attacks.last() else { return Err(Reason::ChooseChain) };
        match (attack.stage, action) {
            (Stage::Reroll, _) if reroll::may(state, attack, action).is_ok() => Ok(()),
            (_, Action::Heal(_)) => Err(Reason::HealTime),
            (Stage::Reroll, _) => reroll::may(state, attack, action),
            (_, Action::Reroll(_)) => Err(Reason::RerollOver),
            (_, Action::Play(card)) => Err(wrong_time(may_hold(state, card)?)),
            (Stage::Knock, _) => knock::may(state, attack, action),
            (Stage::Chain, _) => chain::may(state, attack, action),
            _ => Err(Reason::ChooseChain),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let Some(&attack) = state.attacks.last() else {
            return debug_assert!(false, "an attack is under way");
        };
        match (attack.stage, action) {
            (Stage::Reroll, Action::Play(card)) => state.play_event(card, events),
            (Stage::Reroll, _) => reroll::act(state, attack, action, events),
            (Stage::Knock, _) => knock::act(state, action, events),
            (Stage::Chain, _) => chain::act(state, attack, action),
            _ => debug_assert!(false, "nobody is asked at this stage of an attack"),
        }
    }
    /// Stage by stage. Nobody on guard is asked between the roll and the landing of a knockback (D04-INT-6).
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let Some(&attack) = state.attacks.last() else {
            debug_assert!(false, "an attack is under way");
            state.frames.pop();
            return true;
        };
        match attack.stage {
            Stage::Declared => {
                roll::mark_struck(state, attack);
                state.wake_guards(attack.by);
                state.set_stage(Stage::Roll);
                pause(state, Moment::BeforeAttack);
            }
            Stage::Roll => roll::roll(state, attack, events),
            Stage::Reroll if reroll::is_asked(state, &attack) => return false,
            Stage::Reroll => {
                reroll::close(state, &attack, events);
                count_bullets(state, attack, events);
            }
            Stage::Ammo => count_bullets(state, attack, events),
            Stage::Resolve => {
                state.set_stage(Stage::Knock);
                resolve::resolve(state, attack, events);
            }
            Stage::Knock if knock::loose(state, &attack).next().is_some() => return false,
            Stage::Knock | Stage::Barrels => {
                state.set_stage(Stage::After);
                state.push(Frame::Look);
                resolve::explode(state, attack.fuses, events);
            }
            Stage::After => {
                state.set_stage(Stage::Chain);
                pause(state, Moment::AfterAttack);
            }
            Stage::Chain if chain::can_go_on(state, &attack) => return false,
            Stage::Chain | Stage::Over => resolve::end(state, attack),
        }
        true
    }
    fn prompt(self, state: &State) -> Message {
        let Some(attack) = state.attacks.last() else { return Message::new("d04-prompt-wait") };
        match attack.stage {
            Stage::Reroll => words::with_dice(state, reroll::why(state, attack)),
            Stage::Knock => words::with_attack(state, "d04-prompt-knock"),
            _ => {
                let spaces = words::many("spaces", chain::spare_dice(attack));
                words::with_attack(state, "d04-prompt-chain").with("spaces", spaces)
            }
        }
    }
    fn label(self, state: &State, action: Action) -> Option<Message> {
        let knock = state.attacks.last().is_some_and(|attack| attack.stage == Stage::Knock);
        match action {
            Action::Pass => Some(Message::new("d04-label-pass-blur")),
            Action::Done if knock => Some(Message::new("d04-label-done-knock")),
            Action::Done => Some(Message::new("d04-label-done-chain")),
            _ => None,
        }
    }
    fn rests_on(self, below: Frame) -> bool {
        bears_attacks(below)
    }
}
