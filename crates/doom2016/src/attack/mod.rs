//! An attack: declared, rolled, defended, resolved (D16-ATK-1 to D16-ATK-15, D16-INT-1 to D16-INT-11).

mod after;
mod declare;
mod defend;
mod dice;
mod options;

pub(crate) use declare::{DRONE, left, members};
pub(crate) use dice::shown;

use engine::{Decision, Events};

use crate::event::Event;
use crate::frame::Stage;
use crate::{Action, State};

impl State {
    /// Who decides in the attack on top.
    pub(crate) fn attack_decision(&self) -> Option<Decision> {
        let attack = self.attack()?;
        let attacker = self.owner(attack.by);
        let by_invader = attacker == self.invader_seat();
        Some(match attack.stage {
            Stage::Cover => Decision { seat: self.owner(attack.target), secret: false },
            // Who holds nothing to use is not asked: the question tells of cards.
            Stage::Defend => Decision { seat: self.owner(attack.target), secret: true },
            Stage::BeforeRoll => Decision { seat: attacker, secret: true },
            Stage::Attack | Stage::Common => Decision { seat: attacker, secret: by_invader },
            _ => Decision { seat: attacker, secret: false },
        })
    }

    /// All answers in the attack on top.
    pub(crate) fn legal_in_attack(&self, actions: &mut Vec<Action>) {
        let Some(attack) = self.attack() else { return };
        match attack.stage {
            Stage::Declare => self.legal_declaration(attack, actions),
            Stage::BeforeRoll | Stage::Defend | Stage::Attack | Stage::Common | Stage::OnHitArgent => {
                self.attack_options(attack, actions);
                actions.push(Action::Pass);
            }
            Stage::Thin => self.legal_losses(attack, actions),
            Stage::Next => self.legal_next(attack, actions),
            Stage::Cover => actions.extend([Action::Second, Action::Pass]),
            Stage::Reveal | Stage::Count | Stage::Damage | Stage::OnHit | Stage::After | Stage::Over => {}
        }
    }

    /// Run the attack on to its next question.
    pub(crate) fn settle_attack(&mut self, events: &mut impl Events<Event>) -> bool {
        let Some(&attack) = self.attack() else {
            self.frames.pop();
            return true;
        };
        match attack.stage {
            Stage::Declare => return self.settle_declaration(&attack, events),
            Stage::BeforeRoll => {
                if self.asks(&attack) {
                    return false;
                }
                self.build_pool();
            }
            Stage::Thin => return self.settle_thin(&attack, events),
            Stage::Common => {
                if self.asks(&attack) {
                    return false;
                }
                self.go_to(Stage::Next);
            }
            Stage::Next => return self.settle_next(&attack),
            Stage::Reveal => self.reveal(events),
            Stage::Cover => {
                if attack.cover {
                    return false;
                }
                self.go_to(Stage::Defend);
            }
            Stage::Defend => {
                if self.asks(&attack) {
                    return false;
                }
                self.go_to(Stage::Attack);
            }
            Stage::Attack => {
                if self.asks(&attack) {
                    return false;
                }
                self.go_to(Stage::Count);
            }
            Stage::Count => self.count_damage(events),
            Stage::Damage => self.deal_attack(events),
            Stage::OnHit => self.hit(events),
            Stage::OnHitArgent => {
                if self.asks(&attack) {
                    return false;
                }
                self.go_to(Stage::After);
            }
            Stage::After => self.finish(),
            Stage::Over => {
                self.attacks.pop();
                self.frames.pop();
            }
        }
        true
    }

    /// Go on to a stage; its window is open.
    pub(crate) fn go_to(&mut self, stage: Stage) {
        let attack = self.attack_mut();
        attack.stage = stage;
        attack.used = 0;
        attack.passed = false;
    }

    /// Carry out an answer.
    pub(crate) fn act_in_attack(&mut self, action: Action, events: &mut impl Events<Event>) {
        let Some(&attack) = self.attack() else { return };
        match (attack.stage, action) {
            (_, Action::Event(card, n)) => {
                self.attack_mut().used |= 1 << name_bit(card);
                let on = if attack.stage == Stage::Defend { attack.target } else { attack.by };
                self.play_event(card, n - 1, on, events);
            }
            (_, Action::Play(card)) => {
                let crate::Who::Marine(who) = attack.target else { return };
                self.attack_mut().used |= 1 << reaction_bit(card);
                self.react(who, card, attack.target, events);
            }
            (stage, Action::Power(n)) => {
                let user = if stage == Stage::Defend { attack.target } else { attack.by };
                let crate::Who::Marine(who) = user else { return };
                self.use_power(who, n - 1, user, events);
            }
            (stage, Action::Glory(card)) => {
                let user = if stage == Stage::Defend { attack.target } else { attack.by };
                let crate::Who::Marine(who) = user else { return };
                self.attack_mut().used |= 1 << glory_bit(card.kind());
                self.use_glory(who, card, user, events);
            }
            (_, Action::Argent) => {
                if let crate::Who::Demon(id) = attack.by {
                    self.charge(id, attack.target, events);
                }
                if attack.stage == Stage::OnHitArgent {
                    self.attack_mut().passed = true;
                }
            }
            (Stage::Declare, Action::At(who)) => self.choose_defender(who, events),
            (Stage::Declare, _) => self.go_on(events),
            (Stage::Next, Action::At(who)) => self.next_defender(who),
            (Stage::Thin, Action::Lose(die)) => self.lose_die(die, events),
            (_, Action::Reroll(mask)) => self.reroll(mask, events),
            (_, Action::Turn(die, face)) => self.turn_die(die - 1, face, events),
            (Stage::Cover, Action::Second) => self.second_card(events),
            (Stage::Cover, _) => self.attack_mut().cover = false,
            _ => self.attack_mut().passed = true,
        }
    }
}

/// The bit of an event card's name (D16-ATK-12).
pub(crate) fn name_bit(card: crate::EventCard) -> usize {
    crate::EventCard::all().position(|other| other.same_name(card)).unwrap_or(0)
}

/// The bit of a reaction's name, beyond those of event cards.
pub(crate) fn reaction_bit(card: crate::Card) -> usize {
    40 + card.set().index()
}

/// The bit of a glory kill card's name, beyond those.
pub(crate) fn glory_bit(kind: crate::GloryKind) -> usize {
    56 + kind.index()
}
