//! The invader's activations: the demons of a kind one by one (D16-ACT-2, D16-DEM-1 to D16-DEM-4).

use engine::Events;
use skirmish::FigureId;
use tinyvec::ArrayVec;

use crate::action::Who;
use crate::effect::Strike;
use crate::event::Event;
use crate::frame::{Attack, DemonStep, Frame, Source, Weapon};
use crate::state::{Actor, Turn};
use crate::{Action, Effect, Gain, Gains, Hook, Moment, State};

impl State {
    /// Demons of the active kind that have not acted.
    fn waiting(&self) -> impl Iterator<Item = FigureId> + '_ {
        let kind = match self.turn.who {
            Actor::Demons(kind) => Some(kind),
            _ => None,
        };
        let all = self.demons.iter().filter(move |(_, demon)| Some(demon.kind) == kind && !demon.acted);
        all.map(|(id, _)| id)
    }

    pub(crate) fn legal_demons(&self, actions: &mut Vec<Action>) {
        actions.extend(self.waiting().map(Action::Activate));
        actions.push(Action::Done);
    }

    pub(crate) fn settle_demons(&mut self) -> bool {
        if self.waiting().next().is_none() {
            self.turn = Turn::default();
            self.frames.pop();
            return true;
        }
        false
    }

    pub(crate) fn act_demons(&mut self, action: Action, events: &mut impl Events<Event>) {
        let Action::Activate(id) = action else {
            self.turn = Turn::default();
            self.frames.pop();
            return;
        };
        let Some(demon) = self.demons.get_mut(id) else { return };
        demon.acted = true;
        let kind = demon.kind;
        let sheet = kind.sheet();
        let jets = sheet.ability.effects.iter().find_map(|effect| match effect {
            Effect::Hook(Hook::Jets(n)) => Some(*n),
            _ => None,
        });
        let printed = Strike { range: None, dice: sheet.pool, other: false };
        let mut strikes = ArrayVec::new();
        strikes.push(printed);
        self.turn = Turn {
            who: Actor::Demons(kind),
            figure: Some(id),
            mp: sheet.speed,
            climb: jets.unwrap_or(0),
            strikes,
            ..Turn::default()
        };
        let who = self.named(Who::Demon(id));
        events.put(|| Event::Demon { who });
        self.push(Frame::Demon(DemonStep::Begin));
    }

    /// The demon that acts, if it is still there.
    fn acting(&self) -> Option<FigureId> {
        self.turn.figure.filter(|&id| self.demons.has(id))
    }

    pub(crate) fn settle_demon(&mut self, step: DemonStep) -> bool {
        let Some(id) = self.acting() else {
            self.frames.pop();
            return true;
        };
        let me = Who::Demon(id);
        match step {
            DemonStep::Begin => {
                self.set_top(Frame::Demon(DemonStep::Act));
                self.push_window(Moment::DemonActivates, me);
                true
            }
            DemonStep::Act => {
                if let Some(n) = self.turn.pending.take() {
                    self.strike(id, n);
                    return true;
                }
                if self.is_stuck(me, self.turn.mp) {
                    self.push(Frame::Unstick { who: me });
                    return true;
                }
                false
            }
            DemonStep::Stop => {
                self.set_top(Frame::Demon(DemonStep::Over));
                self.stop(me);
                true
            }
            DemonStep::Over => {
                self.frames.pop();
                true
            }
        }
    }

    /// A figure that has moved stops: small figures leave, then marines may react (D16-INT-12, D16-INT-13).
    fn stop(&mut self, who: Who) {
        if std::mem::take(&mut self.turn.moved) {
            self.push_window(Moment::DemonStops, who);
            self.push(Frame::Displace { by: who });
        }
    }

    /// All that the active demon may do.
    pub(crate) fn legal_demon(&self, actions: &mut Vec<Action>) {
        let Some(id) = self.acting() else { return };
        let me = Who::Demon(id);
        self.legal_steps(me, self.turn.mp, false, actions);
        let may_stop = if self.is_large(me) { self.may_stop_here(id) } else { !self.is_sharing(me) };
        if !may_stop {
            return;
        }
        self.legal_doors(me, self.turn.mp, actions);
        for n in 0..self.turn.strikes.len() {
            if self.can_strike(id, n as u8) {
                actions.push(Action::Strike(n as u8 + 1));
            }
        }
        if self.may_charge(id, Moment::OwnActivation) {
            actions.push(Action::Argent);
        }
        actions.push(Action::Done);
    }

    /// May the demon use its argent ability at this moment (D16-ARG-1 to D16-ARG-3)?
    pub(crate) fn may_charge(&self, id: FigureId, moment: Moment) -> bool {
        let Some(demon) = self.demons.get(id) else { return false };
        !self.is_tutorial()
            && !self.turn.charged
            && self.turn.figure == Some(id)
            && demon.kind.sheet().argent.when == moment
            && self.demon_card(demon.kind).argent > 0
    }

    /// A token goes, the ability happens.
    pub(crate) fn charge(&mut self, id: FigureId, on: Who, events: &mut impl Events<Event>) {
        let Some(kind) = self.demons.get(id).map(|demon| demon.kind) else { return };
        self.demon_card_mut(kind).argent -= 1;
        self.turn.charged = true;
        let who = self.named(Who::Demon(id));
        events.put(|| Event::Charged { who, kind });
        self.push_effects(Source::Argent(kind), 0, Who::Demon(id), on);
    }

    /// Is there a defender for one of its attacks, counting what it could still add to the range?
    fn can_strike(&self, id: FigureId, n: u8) -> bool {
        let Some(attack) = self.strike_attack(id, n) else { return false };
        if self.has_defender(&attack) {
            return true;
        }
        let mut more = Gains::default();
        let argent = self.demons.get(id).map(|demon| &demon.kind.sheet().argent);
        if self.may_charge(id, Moment::Declare) && n == 0 && attack.weapon == Weapon::Demon {
            for effect in argent.into_iter().flat_map(|ability| &ability.effects) {
                if let Effect::Gain(gains) = effect {
                    more = more.plus(*gains);
                }
            }
        }
        if attack.weapon == Weapon::Demon {
            let reach = self.invader.hand.and(crate::EventCards::at(Moment::Declare));
            for effect in reach.iter().take(1).flat_map(|card| &card.face().abilities[0].effects) {
                if let Effect::Gain(gains) = effect {
                    more = more.plus(*gains);
                }
            }
        }
        more.range > 0 && {
            let gains = attack.gains.plus(Gain::Range(more.range).into());
            self.has_defender(&Attack { gains, ..attack })
        }
    }

    /// One of the attacks that a demon has left.
    fn strike_attack(&self, id: FigureId, n: u8) -> Option<Attack> {
        let strike = *self.turn.strikes.get(usize::from(n))?;
        let sheet = self.demons.get(id)?.kind.sheet();
        let plain = self.turn.attacks == 0;
        Some(Attack {
            by: Who::Demon(id),
            weapon: if plain { Weapon::Demon } else { Weapon::Extra },
            printed: strike.range.unwrap_or(sheet.range),
            pool: strike.dice,
            not: if strike.other { self.turn.last } else { None },
            ..Attack::default()
        })
    }

    /// Declare one of its attacks.
    fn strike(&mut self, id: FigureId, n: u8) {
        let Some(attack) = self.strike_attack(id, n) else { return };
        if !self.can_strike(id, n) {
            return;
        }
        self.turn.strikes.remove(usize::from(n));
        self.declare(attack);
    }

    pub(crate) fn act_demon(&mut self, action: Action, events: &mut impl Events<Event>) {
        let Some(id) = self.acting() else { return };
        let me = Who::Demon(id);
        match action {
            Action::Step(way) => {
                let cost = self.make_step(me, way, self.turn.mp, false, events);
                self.turn.mp -= cost;
                self.turn.spent = self.turn.spent.saturating_add(cost);
            }
            Action::Door(door) => {
                self.turn.mp -= self.door_cost(me).min(self.turn.mp);
                self.open_door(me, door, events);
            }
            Action::Strike(n) => {
                self.turn.pending = Some(n - 1);
                self.stop(me);
            }
            Action::Argent => self.charge(id, me, events),
            _ => self.set_top(Frame::Demon(DemonStep::Stop)),
        }
    }
}
