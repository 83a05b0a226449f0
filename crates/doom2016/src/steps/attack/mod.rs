//! An attack: declared, rolled, defended, resolved (D16-ATK-1 to D16-ATK-15, D16-INT-1 to D16-INT-11).

mod after;
mod declare;
mod defend;
mod dice;
mod options;
mod prospect;

pub(crate) use self::dice::{own_gains, sure_gains};
pub(crate) use self::prospect::{shot_at, shot_at_all};

use engine::{Decision, Events, Message};

use self::options::Options;
use super::{DemonStep, Frame, MarineStep, Step};
use crate::action::Who;
use crate::event::Event;
use crate::frame::Stage;
use crate::reason::{Reason, allow};
use crate::rules::attacks::left;
use crate::rules::impossible;
use crate::words::attack::{attacker, dice_in_force, with_attack};
use crate::words::dice::{rolled, standing};
use crate::words::named::{many, pool, reach};
use crate::{Action, State};

/// The attack on top.
#[derive(Clone, Copy)]
pub(crate) struct AttackStep;

impl Step for AttackStep {
    fn decision(self, state: &State) -> Option<Decision> {
        let attack = state.attack()?;
        let attacker = state.owner(attack.by);
        let by_invader = attacker == state.invader_seat();
        Some(match attack.stage {
            Stage::Cover => Decision { seat: state.owner(attack.target), secret: false },
            // Who holds nothing to use is not asked: the question tells of cards.
            Stage::Defend => Decision { seat: state.owner(attack.target), secret: true },
            Stage::BeforeRoll => Decision { seat: attacker, secret: true },
            Stage::Attack | Stage::Common => Decision { seat: attacker, secret: by_invader },
            _ => Decision { seat: attacker, secret: false },
        })
    }
    fn question(self, state: &State) -> Reason {
        match state.attack().map(|attack| attack.stage) {
            Some(Stage::Declare) => Reason::ChooseDefender,
            Some(Stage::Thin) => Reason::ChooseDie,
            Some(Stage::Next) => Reason::ChooseNext,
            Some(Stage::Cover) => Reason::ChooseCover,
            Some(Stage::Defend) => Reason::WhileDefending,
            _ => Reason::WhileAttacking,
        }
    }
    fn list(self, state: &State, actions: &mut Vec<Action>) {
        let Some(attack) = state.attack() else { return };
        match attack.stage {
            Stage::Declare => {
                Options::of(attack).list(state, actions);
                declare::list(state, attack, actions);
            }
            // Whoever has done enough is offered first to leave it at that.
            Stage::Attack if prospect::is_enough(state, attack) => {
                actions.push(Action::Pass);
                Options::of(attack).list(state, actions);
            }
            Stage::BeforeRoll | Stage::Defend | Stage::Attack | Stage::Common | Stage::OnHitArgent => {
                Options::of(attack).list(state, actions);
                actions.push(Action::Pass);
            }
            Stage::Thin => dice::list_losses(attack, actions),
            Stage::Next => actions.extend(left(attack).map(Action::At)),
            Stage::Cover => actions.extend([Action::Second, Action::Pass]),
            Stage::Reveal | Stage::Count | Stage::Damage | Stage::OnHit | Stage::After | Stage::Over => {}
        }
    }
    fn may(self, state: &State, action: Action) -> Result<(), Reason> {
        let question = self.question(state);
        let attack = state.attack().ok_or(question)?;
        match (attack.stage, action) {
            (Stage::Declare, Action::At(who)) => state.may_attack(attack, who),
            (Stage::Declare, Action::Pass) => declare::may_pass(state, attack),
            (Stage::Thin, Action::Lose(die)) => dice::may_lose(attack, die),
            (Stage::Next, Action::At(who)) => {
                allow(left(attack).any(|other| other == who), Reason::TargetDone)
            }
            (Stage::Cover, Action::Second | Action::Pass) => Ok(()),
            (Stage::Thin | Stage::Next, Action::Pass) => Err(question),
            (_, Action::Pass) => Ok(()),
            _ => Options::of(attack).may(state, action, question),
        }
    }
    fn act(self, state: &mut State, action: Action, events: &mut impl Events<Event>) {
        let attack = state.attack_now();
        match (attack.stage, action) {
            (_, Action::Event(card, n)) => {
                state.attack_mut().used.insert(card);
                let on = if attack.stage == Stage::Defend { attack.target } else { attack.by };
                state.play_event(card, n - 1, on, events);
            }
            (_, Action::Play(card)) => {
                let Who::Marine(who) = attack.target else { return impossible("marines react") };
                state.attack_mut().used.insert(card);
                state.react(who, card, attack.target, events);
            }
            (stage, Action::Power(n)) => {
                let user = if stage == Stage::Defend { attack.target } else { attack.by };
                let Who::Marine(who) = user else { return impossible("marines use such cards") };
                if let Some(class) = state.marine(who).class {
                    state.attack_mut().used.insert(class);
                }
                state.use_power(who, n - 1, user, events);
            }
            (stage, Action::Glory(card)) => {
                let user = if stage == Stage::Defend { attack.target } else { attack.by };
                let Who::Marine(who) = user else { return impossible("marines use such cards") };
                state.attack_mut().used.insert(card.kind());
                state.use_glory(who, card, user, events);
            }
            (_, Action::Argent) => {
                if let Who::Demon(id) = attack.by {
                    state.charge(id, attack.target, events);
                }
                if attack.stage == Stage::OnHitArgent {
                    state.attack_mut().passed = true;
                }
            }
            (Stage::Declare, Action::At(who)) => declare::choose_defender(state, who, events),
            (Stage::Declare, _) => declare::go_on(state, events),
            (Stage::Next, Action::At(who)) => declare::next_defender(state, who),
            (Stage::Thin, Action::Lose(die)) => dice::lose_die(state, die, events),
            (_, Action::Reroll(dice)) => state.reroll(dice, events),
            (_, Action::Turn(die, face)) => state.turn_die(die - 1, face, events),
            (Stage::Cover, Action::Second) => state.second_card(events),
            (Stage::Cover, _) => state.attack_mut().cover = false,
            _ => state.attack_mut().passed = true,
        }
    }
    /// Run the attack on to its next question, in the order of its stages (D16-ATK-1): the defender's effects come
    /// before the attacker's (D16-GEN-7).
    fn settle(self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let Some(&attack) = state.attack() else {
            state.frames.pop();
            return true;
        };
        match attack.stage {
            Stage::Declare => return declare::settle_declaration(state, &attack, events),
            Stage::BeforeRoll => {
                if Options::of(&attack).ask(state) {
                    return false;
                }
                dice::build_pool(state);
            }
            Stage::Thin => return dice::settle_thin(state, &attack, events),
            Stage::Common => {
                if Options::of(&attack).ask(state) {
                    return false;
                }
                state.go_to(Stage::Next);
            }
            Stage::Next => return declare::settle_next(state, &attack),
            Stage::Reveal => defend::reveal(state, events),
            Stage::Cover => {
                if attack.cover {
                    return false;
                }
                state.go_to(Stage::Defend);
            }
            Stage::Defend => {
                if Options::of(&attack).ask(state) {
                    return false;
                }
                state.go_to(Stage::Attack);
            }
            Stage::Attack => {
                if Options::of(&attack).ask(state) {
                    return false;
                }
                state.go_to(Stage::Count);
            }
            Stage::Count => defend::count_damage(state, events),
            Stage::Damage => after::deal_attack(state, events),
            Stage::OnHit => after::hit(state, events),
            Stage::OnHitArgent => {
                if Options::of(&attack).ask(state) {
                    return false;
                }
                state.go_to(Stage::After);
            }
            Stage::After => after::finish(state),
            Stage::Over => {
                state.attacks.pop();
                state.frames.pop();
            }
        }
        true
    }
    fn prompt(self, state: &State) -> Message {
        let Some(attack) = state.attack() else { return Message::new("d16-prompt-wait") };
        match attack.stage {
            Stage::Declare => Message::new("d16-prompt-target")
                .with("attacker", attacker(state, attack))
                .with("reach", reach(state.reach(attack), dice_in_force(state, attack))),
            Stage::BeforeRoll => {
                let dice = pool(dice_in_force(state, attack));
                with_attack(state, "d16-prompt-before-roll").with("dice", dice)
            }
            Stage::Thin => with_attack(state, "d16-prompt-thin").with("dice", pool(attack.pool)),
            Stage::Common => with_attack(state, "d16-prompt-common").with("stands", rolled(attack)),
            Stage::Next => with_attack(state, "d16-prompt-next").with("stands", rolled(attack)),
            Stage::Cover => with_attack(state, "d16-prompt-cover").with("stands", standing(state, attack)),
            Stage::Defend => with_attack(state, "d16-prompt-defend").with("stands", standing(state, attack)),
            Stage::Attack => with_attack(state, "d16-prompt-attack").with("stands", standing(state, attack)),
            Stage::OnHitArgent => {
                with_attack(state, "d16-prompt-on-hit").with("damage", many("damage", attack.dealt))
            }
            // These run by themselves.
            Stage::Reveal | Stage::Count | Stage::Damage | Stage::OnHit | Stage::After | Stage::Over => {
                Message::new("d16-prompt-wait")
            }
        }
    }
    fn label(self, state: &State, action: Action) -> Option<Message> {
        let attack = state.attack()?;
        match (action, attack.stage) {
            (Action::At(who), Stage::Declare | Stage::Next) => Some(prospect::prospect(state, attack, who)),
            (Action::Pass, Stage::Cover) => Some(Message::new("d16-label-pass-cover")),
            (Action::Pass, Stage::Declare) if attack.everyone || attack.wash > 0 => {
                Some(Message::new("d16-label-attack-all"))
            }
            (Action::Pass, Stage::Declare) => Some(Message::new("d16-label-pass-attack")),
            (Action::Pass, _) => Some(Message::new("d16-label-pass-card")),
            _ => None,
        }
    }
    fn lies_on(self, below: Frame) -> bool {
        matches!(below, Frame::Marine(MarineStep::Act) | Frame::Demon(DemonStep::Act) | Frame::Effects(_))
    }
}
