//! The activation phase from card to card, and the end of a round (D16-ACT-1 to D16-ACT-5, D16-STA-7).

use engine::Events;

use crate::event::Event;
use crate::frame::{Frame, MarineStep};
use crate::initiative::InitiativeCard;
use crate::state::{Actor, Turn};
use crate::{Action, Side, State};

impl State {
    /// The top initiative card is revealed and resolved (D16-ACT-1).
    pub(crate) fn reveal_initiative(&mut self, events: &mut impl Events<Event>) {
        let Some(card) = self.round.initiative.draw(&mut self.chance) else { return };
        events.put(|| Event::Revealed { card });
        match card {
            InitiativeCard::Marine(who) => {
                self.turn = Turn { who: Actor::Marine(who), ..Turn::default() };
                self.push(Frame::Marine(MarineStep::Begin));
            }
            InitiativeCard::Invader => self.push(Frame::Kinds),
        }
    }

    /// One kind is no choice, and none is none (D16-ACT-2, D16-ACT-3).
    pub(crate) fn settle_kinds(&mut self, events: &mut impl Events<Event>) -> bool {
        let ready = self.ready_kinds();
        match ready.len() {
            0 => {
                self.frames.pop();
                events.put(|| Event::Idle);
                true
            }
            1 => {
                if let Some(kind) = ready.nth(0) {
                    self.act_kind(Action::Rouse(kind), events);
                }
                true
            }
            _ => false,
        }
    }

    pub(crate) fn act_kind(&mut self, action: Action, events: &mut impl Events<Event>) {
        let Action::Rouse(kind) = action else { return };
        self.demon_card_mut(kind).exhausted = true;
        self.demons.iter_mut().for_each(|(_, demon)| demon.acted = false);
        self.turn = Turn { who: Actor::Demons(kind), ..Turn::default() };
        events.put(|| Event::Roused { kind });
        self.set_top(Frame::Demons);
    }

    /// Effects expire, objectives are scored, the round limit is looked at (D16-STA-7).
    pub(crate) fn end_round(&mut self, events: &mut impl Events<Event>) {
        self.decoys.clear();
        self.round.dark = 0;
        self.round.marked = None;
        self.round.active = false;
        self.turn = Turn::default();
        self.frames.pop();
        self.score_zones(events);
        self.judge(events);
        // Rounds are counted no farther: even without a limit every game ends.
        let limit = if self.setup.no_round_limit { u8::MAX } else { self.arena().mission().rounds };
        if self.winner.is_none() && self.round.number >= limit {
            self.win(Side::Invader, crate::event::Ending::Rounds, events);
        }
    }
}
