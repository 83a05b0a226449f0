//! Windows outside attacks: who is asked at which moment, and what may be used (D16-INT-1h to D16-INT-3, D16-INT-13,
//! D16-INT-14, D16-INT-29, D16-INT-34).

use engine::{Decision, Events, Seat};

use crate::action::Who;
use crate::attack::{name_bit, reaction_bit};
use crate::effect::Strike;
use crate::event::Event;
use crate::frame::{Attack, Frame, Weapon, Window};
use crate::initiative::InitiativeCard;
use crate::state::Grave;
use crate::{Ability, Action, Condition, Cost, Effect, EventCards, Moment, State};

impl Window {
    /// The next one is asked.
    fn ask_next(&mut self) {
        self.stage += 1;
        // Every marine entitled may use what he has, whatever those before him used (D16-INT-13).
        if self.moment == Moment::DemonStops {
            self.used = 0;
        }
    }
}

impl State {
    /// Open a window, unless nobody can hold anything for it.
    pub(crate) fn push_window(&mut self, moment: Moment, who: Who) {
        self.push(Frame::Window(Window { moment, who, grave: Grave::default(), stage: 0, used: 0 }));
    }

    /// Who is asked at a stage of a window; `None` after the last.
    fn asked(&self, window: &Window) -> Option<Seat> {
        let (stage, marines, invader) = (window.stage, self.marines.len() as u8, self.invader_seat());
        match window.moment {
            Moment::DeckBuilt | Moment::OtherStart | Moment::DemonStops => {
                (stage < marines).then_some(Seat(stage))
            }
            Moment::BeforeInitiative | Moment::DemonActivates => match stage {
                0 => Some(invader),
                _ => (stage <= marines).then(|| Seat(stage - 1)),
            },
            Moment::DemonKilled => match (stage, window.grave.by) {
                (0, Some(by)) => Some(Seat(by)),
                (0 | 1, _) => Some(invader),
                _ => None,
            },
            _ => (stage == 0).then_some(invader),
        }
    }

    pub(crate) fn window_decision(&self, window: &Window) -> Decision {
        let seat = self.asked(window).unwrap_or(self.invader_seat());
        // Cards in hand are hidden, class and glory kill cards are not.
        let hidden = seat == self.invader_seat()
            || matches!(window.moment, Moment::DemonActivates | Moment::DemonStops);
        Decision { seat, secret: hidden }
    }

    /// What the seat that is asked may use; passing is not among it.
    pub(crate) fn window_options(&self, window: &Window, actions: &mut Vec<Action>) {
        let Some(seat) = self.asked(window) else { return };
        if seat == self.invader_seat() {
            self.invader_window(window, actions);
        } else {
            self.marine_window(seat.0, window, actions);
        }
    }

    fn invader_window(&self, window: &Window, actions: &mut Vec<Action>) {
        if self.invader.hand.and(EventCards::at(window.moment)).is_empty() {
            return;
        }
        let on = match (window.moment, self.attack()) {
            (Moment::AfterAttack, Some(attack)) => attack.target,
            _ => window.who,
        };
        let first = actions.len();
        self.event_options(window.moment, window.who, on, window.used, actions);
        let near = |action: &Action| match action {
            Action::Event(card, n) => {
                let conditions = &card.face().abilities[usize::from(*n) - 1].conditions;
                conditions.iter().all(|condition| match condition {
                    Condition::KillerWithin(within) => self.killer_within(&window.grave, *within),
                    _ => true,
                })
            }
            _ => true,
        };
        let kept: Vec<Action> = actions.drain(first..).filter(near).collect();
        actions.extend(kept);
    }

    /// Is the marine who killed a demon so near to where it stood?
    fn killer_within(&self, grave: &Grave, within: u8) -> bool {
        let at = grave.by.and_then(|by| self.footing(Who::Marine(by)));
        at.is_some_and(|at| self.range_between(at, grave.at) <= within)
    }

    fn marine_window(&self, who: u8, window: &Window, actions: &mut Vec<Action>) {
        let me = Who::Marine(who);
        let marine = self.marine(who);
        let off_map = marine.space().is_none();
        let reacts = matches!(window.moment, Moment::DemonActivates | Moment::DemonStops);
        if reacts && (off_map || self.footing(window.who).is_none()) {
            return;
        }
        if reacts {
            for card in marine.hand.iter() {
                let Some(ability) = card.face().abilities.first() else { continue };
                let fits = ability.when == window.moment
                    && window.used >> reaction_bit(card) & 1 == 0
                    && self.holds_all(&ability.conditions, me, window.who);
                let aims = !ability.effects.contains(&Effect::Fire)
                    || State::card_attack(who, card).is_some_and(|attack| {
                        self.has_defender(&Attack { only: Some(window.who), ..attack })
                    });
                if fits && aims {
                    actions.push(Action::Play(card));
                }
            }
        }
        if self.is_tutorial() {
            return;
        }
        if window.moment == Moment::DemonKilled {
            let momentum = window.grave.glory && !off_map;
            if momentum {
                let first = actions.len();
                self.legal_glory(who, Moment::GloryKill, actions);
                let aims = |action: &Action| match action {
                    Action::Glory(card) => self.has_strike(me, &card.kind().face().ability, None),
                    _ => true,
                };
                let kept: Vec<Action> = actions.drain(first..).filter(aims).collect();
                actions.extend(kept);
            }
            return;
        }
        let Some(class) = marine.class else { return };
        for (n, ability) in class.card().abilities.iter().enumerate() {
            let able = ability.when == window.moment
                && self.can_pay(who, ability)
                && match window.moment {
                    Moment::DeckBuilt => self.round.initiative.count(InitiativeCard::Marine(who)) > 0,
                    Moment::OtherStart => window.who != me && !off_map && self.footing(window.who).is_some(),
                    Moment::DemonStops => {
                        self.holds_all(&ability.conditions, me, window.who)
                            && self.has_strike(me, ability, Some(window.who))
                    }
                    _ => self.holds_all(&ability.conditions, me, window.who),
                };
            if !able {
                continue;
            }
            if ability.cost == Cost::Card {
                actions.extend(marine.hand.iter().map(Action::Fetch));
            } else {
                actions.push(Action::Power(n as u8 + 1));
            }
        }
    }

    /// An attack that an ability grants.
    pub(crate) fn granted(by: Who, strike: Strike, only: Option<Who>) -> Attack {
        Attack {
            by,
            weapon: Weapon::Granted,
            printed: strike.range.unwrap_or(1),
            pool: strike.dice,
            only,
            ..Attack::default()
        }
    }

    /// Would the attack of an ability find a defender?
    fn has_strike(&self, by: Who, ability: &Ability, only: Option<Who>) -> bool {
        ability.effects.iter().any(|effect| match effect {
            Effect::Attack(strike) => self.has_defender(&State::granted(by, *strike, only)),
            _ => false,
        })
    }

    pub(crate) fn settle_window(&mut self, mut window: Window) -> bool {
        let mut options = Vec::new();
        while let Some(seat) = self.asked(&window) {
            let open =
                self.setup.open_windows && seat == self.invader_seat() && !self.invader.hand.is_empty();
            self.window_options(&window, &mut options);
            if open || !options.is_empty() {
                self.set_top(Frame::Window(window));
                return false;
            }
            window.ask_next();
        }
        self.frames.pop();
        true
    }

    pub(crate) fn act_in_window(
        &mut self,
        mut window: Window,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        let Some(seat) = self.asked(&window) else { return };
        let who = seat.0;
        match action {
            Action::Event(card, n) => {
                window.used |= 1 << name_bit(card);
                self.set_top(Frame::Window(window));
                self.play_event(card, n - 1, window.who, events);
            }
            Action::Play(card) => {
                window.used |= 1 << reaction_bit(card);
                self.set_top(Frame::Window(window));
                self.react(who, card, window.who, events);
            }
            Action::Power(n) => self.use_power(who, n - 1, window.who, events),
            Action::Fetch(card) => {
                // A card for the one who starts (Sergeant).
                self.discard(who, card);
                let callsign = self.marine(who).callsign;
                events.put(|| Event::Spent { who: callsign, card });
                window.ask_next();
                self.set_top(Frame::Window(window));
                let paid = |ability: &Ability| ability.cost == Cost::Card;
                let abilities = self.marine(who).class.map_or(&[][..], |class| &class.card().abilities[..]);
                if let Some(n) = abilities.iter().position(paid) {
                    self.use_power(who, n as u8, window.who, events);
                }
            }
            Action::Glory(card) => self.use_glory(who, card, Who::Marine(who), events),
            _ => {
                window.ask_next();
                self.set_top(Frame::Window(window));
            }
        }
    }
}
