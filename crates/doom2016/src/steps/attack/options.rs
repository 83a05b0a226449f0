//! What either side may use in the windows of an attack (D16-INT-1 to D16-INT-5).

use crate::action::Who;
use crate::frame::{Attack, Stage, Weapon};
use crate::reason::{Reason, allow};
use crate::rules::attacks::{alone, members};
use crate::rules::dice::Roll;
use crate::rules::event_cards::Occasion;
use crate::rules::names::Names;
use crate::{Ability, Action, Card, Cost, Effect, EventCard, EventCards, GloryCard, Moment, State, Whom};

/// The present window of an attack.
#[derive(Clone, Copy)]
pub(super) struct Options<'a> {
    attack: &'a Attack,
    /// Who may use something; nobody at most stages.
    user: Option<Who>,
    moment: Moment,
}

/// Does an ability make the defender reveal again?
fn reveals(ability: &Ability) -> bool {
    ability.effects.contains(&Effect::RevealAgain)
}

/// Does an ability do nothing but stun the defender?
fn stuns(ability: &Ability) -> bool {
    ability.effects.iter().all(|effect| matches!(effect, Effect::Harm(harm) if harm.whom == Whom::Defender))
}

impl Options<'_> {
    pub(super) fn of(attack: &Attack) -> Options<'_> {
        let demon = Some(attack.by).filter(|by| matches!(by, Who::Demon(_)));
        let (user, moment) = match attack.stage {
            Stage::Declare => (demon, Moment::Declare),
            Stage::BeforeRoll => (demon, Moment::BeforeRoll),
            Stage::Defend => (Some(attack.target).filter(|&who| who != Who::Drone), Moment::WhileDefending),
            Stage::Common | Stage::Attack => (Some(attack.by), Moment::WhileAttacking),
            Stage::OnHitArgent => (demon, Moment::OnHit),
            _ => (None, Moment::Always),
        };
        Options { attack, user, moment }
    }

    /// Is somebody to be asked?
    pub(super) fn ask(self, state: &State) -> bool {
        if self.attack.passed {
            return false;
        }
        if state.setup.open_windows && self.attack.stage == Stage::Defend {
            let holds = match self.attack.target {
                Who::Marine(n) => !state.marine(n).hand.is_empty(),
                Who::Demon(_) => !state.invader.hand.is_empty(),
                Who::Drone => false,
            };
            if holds {
                return true;
            }
        }
        !self.are_empty(state)
    }

    pub(super) fn are_empty(self, state: &State) -> bool {
        let mut options = Vec::new();
        self.list(state, &mut options);
        options.is_empty()
    }

    /// Are dice rolled again and turned in this window?
    fn has_dice(self) -> bool {
        match self.attack.stage {
            Stage::Common => true,
            Stage::Attack => !self.attack.everyone,
            _ => false,
        }
    }

    /// Does an ability belong into this window? Of many defenders each reveals again by himself (D16-INT-9).
    fn wants(self, ability: &Ability) -> bool {
        match self.attack.stage {
            Stage::Common => !reveals(ability),
            Stage::Attack if self.attack.everyone => reveals(ability),
            _ => true,
        }
    }

    /// The defenders that the window is about: in that after the roll against many all of them.
    fn concerned(self) -> impl Iterator<Item = Who> {
        let all = (self.attack.demons, self.attack.marines);
        let (demons, marines) =
            if self.attack.stage == Stage::Common { all } else { alone(self.attack.target) };
        members(demons, marines)
    }

    /// All that may be used; passing is not among it.
    pub(super) fn list(self, state: &State, actions: &mut Vec<Action>) {
        let first = actions.len();
        self.list_all(state, actions);
        if actions.len() > first && self.is_settled(state) {
            let mut all = actions.split_off(first);
            all.retain(|&action| self.reveals_again(state, action));
            actions.append(&mut all);
        }
    }

    fn list_all(self, state: &State, actions: &mut Vec<Action>) {
        match self.user {
            Some(Who::Marine(who)) => self.list_marine(state, who, actions),
            Some(Who::Demon(_)) => {
                if self.may_charge(state).is_ok() {
                    actions.push(Action::Argent);
                }
                self.list_events(state, actions);
            }
            _ => {}
        }
        if self.has_dice() {
            Roll::of(self.attack).list(actions);
        }
    }

    /// May this be used?
    pub(super) fn may(self, state: &State, action: Action, question: Reason) -> Result<(), Reason> {
        self.may_at_all(state, action, question)?;
        allow(!self.is_settled(state) || self.reveals_again(state, action), Reason::Settled)
    }

    fn may_at_all(self, state: &State, action: Action, question: Reason) -> Result<(), Reason> {
        match (action, self.user) {
            (Action::Event(card, n), Some(Who::Demon(_))) => self.may_play_event(state, card, n),
            (Action::Argent, Some(Who::Demon(_))) => self.may_charge(state),
            (Action::Play(card), Some(Who::Marine(who))) => self.may_react(state, who, card),
            (Action::Power(n), Some(Who::Marine(who))) => self.may_use(state, who, n),
            (Action::Glory(card), Some(Who::Marine(who))) => self.may_show(state, who, card),
            (Action::Reroll(dice), _) if self.has_dice() => Roll::of(self.attack).may_reroll(dice),
            (Action::Turn(n, face), _) if self.has_dice() => {
                Roll::of(self.attack).may_turn(usize::from(n).wrapping_sub(1), face)
            }
            (Action::Reroll(_), _) if self.attack.stage > Stage::Thin => Err(Reason::Reroll),
            (Action::Turn(..), _) if self.attack.stage > Stage::Thin => Err(Reason::TurnDie),
            (Action::Second, _) => Err(Reason::NoCover),
            _ => Err(question),
        }
    }

    /// Is there nothing more to add, because the defence cancels all damage for good (D16-ATK-7)? An attacker cannot
    /// add to an attack that was dodged; a defender need not, if as far as everybody knows nothing can be added to it.
    fn is_settled(self, state: &State) -> bool {
        let attack = self.attack;
        let block = state.block_now(attack);
        match attack.stage {
            Stage::Attack => block.dodge,
            Stage::Defend => {
                let through = block.damage(state.rolled(), attack.gains.pierce);
                through == 0
                    && !Options::of(&Attack { stage: Stage::Attack, used: Names::NONE, ..*attack })
                        .may_come(state)
            }
            _ => false,
        }
    }

    /// May the attacking side use something in this window, as far as everybody knows?
    fn may_come(self, state: &State) -> bool {
        let Some(Who::Demon(_)) = self.user else { return !self.are_empty(state) };
        let mut dice = Vec::new();
        if self.has_dice() && !self.is_settled(state) {
            Roll::of(self.attack).list(&mut dice);
        }
        // The event cards in the invader's hand are any that have not been used.
        let invader = &state.invader;
        let unseen = if invader.hand.is_empty() { EventCards::NONE } else { invader.hand.or(invader.deck) };
        let mut abilities =
            unseen.and(EventCards::at(self.moment)).iter().flat_map(|it| &it.face().abilities);
        let settled = self.is_settled(state);
        !dice.is_empty()
            || abilities.any(|ability| {
                ability.when == self.moment
                    && (reveals(ability) || !settled)
                    && state.holds_all(&ability.conditions, self.attack.by, self.attack.target)
            })
    }

    /// Does an action make the defender reveal again, so that a dodge is gone?
    fn reveals_again(self, state: &State, action: Action) -> bool {
        match (action, self.user) {
            (Action::Event(card, n), _) => {
                card.face().abilities.get(usize::from(n).wrapping_sub(1)).is_some_and(reveals)
            }
            (Action::Power(n), Some(Who::Marine(who))) => state.power(who, n).is_ok_and(reveals),
            _ => false,
        }
    }

    fn occasion(self, on: Who) -> Occasion {
        let user = self.user.unwrap_or(Who::NOBODY);
        Occasion { moment: self.moment, user, on, used: self.attack.used }
    }

    fn list_events(self, state: &State, actions: &mut Vec<Action>) {
        let cards = state.invader.hand.and(EventCards::at(self.moment));
        if cards.is_empty() || self.moment == Moment::OnHit {
            return;
        }
        let first = actions.len();
        for who in self.concerned_by_events() {
            for card in cards.iter() {
                for n in 1..=card.face().abilities.len() as u8 {
                    let play = Action::Event(card, n);
                    let fits = self.wants(&card.face().abilities[usize::from(n) - 1])
                        && !actions[first..].contains(&play)
                        && self.occasion(who).may(state, card, n).is_ok();
                    if fits {
                        actions.push(play);
                    }
                }
            }
        }
    }

    /// Whom event cards may be used on.
    fn concerned_by_events(self) -> impl Iterator<Item = Who> {
        let attacks = self.moment == Moment::WhileAttacking;
        let one = (!attacks).then_some(self.attack.target);
        one.into_iter().chain(self.concerned().filter(move |_| attacks))
    }

    fn may_play_event(self, state: &State, card: EventCard, n: u8) -> Result<(), Reason> {
        let mut answer = Err(Reason::event_time(card, n));
        for who in self.concerned_by_events() {
            answer = self.occasion(who).may(state, card, n);
            if answer.is_ok() {
                break;
            }
        }
        answer?;
        let ability = &card.face().abilities[usize::from(n) - 1];
        allow(self.moment != Moment::OnHit && self.wants(ability), Reason::EventTime(ability.when))
    }

    /// May the demon that attacks use its argent (D16-ARG-1, D16-INT-11)?
    fn may_charge(self, state: &State) -> Result<(), Reason> {
        let Who::Demon(id) = self.attack.by else { return Err(Reason::ArgentTime) };
        if !matches!(self.attack.stage, Stage::Declare | Stage::OnHitArgent) {
            return Err(Reason::ArgentTime);
        }
        state.may_charge(id, self.moment)?;
        // Onslaught has no argent (D16-INT-11).
        allow(self.attack.weapon == Weapon::Demon, Reason::ArgentOnce)?;
        if self.attack.stage == Stage::Declare {
            return Ok(());
        }
        let Some(demon) = state.demons.get(id) else { return Err(Reason::ArgentTime) };
        let argent = &demon.kind.sheet().argent;
        let target = self.attack.target;
        let fits = state.holds_all(&argent.conditions, self.attack.by, target)
            && (state.footing(target).is_some() || !stuns(argent));
        allow(fits, Reason::ArgentOnce)
    }

    /// Reactions, class abilities and glory kill cards of a marine.
    fn list_marine(self, state: &State, who: u8, actions: &mut Vec<Action>) {
        let marine = state.marine(who);
        if self.moment == Moment::WhileDefending {
            let fit = marine.hand.iter().filter(|&card| self.may_react(state, who, card).is_ok());
            actions.extend(fit.map(Action::Play));
        }
        let abilities = marine.class.map_or(0, |class| class.card().abilities.len() as u8);
        actions.extend((1..=abilities).filter(|&n| self.may_use(state, who, n).is_ok()).map(Action::Power));
        let fit = marine.glory.iter().filter(|&card| self.may_show(state, who, card).is_ok());
        actions.extend(fit.map(Action::Glory));
    }

    /// May a marine who is attacked play a reaction (D16-MAR-7, D16-INT-3), stunned or not (D16-STN-2)?
    fn may_react(self, state: &State, who: u8, card: Card) -> Result<(), Reason> {
        let hand = state.marine(who).hand;
        let timely =
            |card: Card| card.face().abilities.first().is_some_and(|ability| ability.when == self.moment);
        if !hand.has(card) {
            Err(Reason::ReactionNotInHand)
        } else if self.moment != Moment::WhileDefending || !timely(card) {
            Err(Reason::ReactionTime)
        } else if self.attack.used.has(card) {
            Err(Reason::ReactionTwice)
        } else {
            // Of cards of one name the first stands for all.
            let mut before = hand.iter().take_while(|&other| other != card);
            let twin = before.any(|other| other.set() == card.set() && timely(other));
            allow(!twin, Reason::ReactionCondition)
        }
    }

    /// May a marine use an ability of his class?
    fn may_use(self, state: &State, who: u8, n: u8) -> Result<(), Reason> {
        self.could_use(state, who, n)?;
        // Of two readings of one ability the later one is the better (Bulwark).
        let abilities = state.marine(who).class.map_or(0, |class| class.card().abilities.len() as u8);
        let better = (n + 1..=abilities).any(|later| self.could_use(state, who, later).is_ok());
        allow(!better, Reason::AbilityTime)
    }

    fn could_use(self, state: &State, who: u8, n: u8) -> Result<(), Reason> {
        let ability = state.power(who, n)?;
        state.may_pay_now(who, ability)?;
        // What costs nothing is used once all the same (D16-GEN-3).
        let again = state.marine(who).class.is_some_and(|class| self.attack.used.has(class));
        allow(ability.cost != Cost::Free || !again, Reason::AbilityTime)?;
        let me = Who::Marine(who);
        let holds = |other: Who| state.holds_all(&ability.conditions, me, other);
        let fits = ability.when == self.moment
            && self.wants(ability)
            && if self.attack.by == me { self.concerned().any(holds) } else { holds(self.attack.by) };
        allow(fits, Reason::AbilityTime)
    }

    /// May a marine use a glory kill card (D16-GLO-4, D16-INT-3)?
    fn may_show(self, state: &State, who: u8, card: GloryCard) -> Result<(), Reason> {
        state.may_show(who, card)?;
        let ability = &card.kind().face().ability;
        let fits = !state.is_tutorial()
            && ability.when == self.moment
            && self.wants(ability)
            && !self.attack.used.has(card.kind());
        allow(fits, Reason::GloryTime)
    }
}
