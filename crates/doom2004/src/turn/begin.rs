//! The beginning of a marine's turn (D04-INT-1): orders lapse, he comes back, adrenaline, his action.

use engine::{Events, Seat};

use crate::action::Deed;
use crate::event::Event;
use crate::frame::{Frame, MarineStep, Moment};
use crate::scenario::{Pos, SpaceId};
use crate::state::{Place, Turn};
use crate::{Action, MarineCardKind, OrderKind, State};

/// The distances between which a marine comes back (D04-FRAG-3).
const RESPAWN: std::ops::RangeInclusive<u8> = 8..=16;

impl State {
    pub(crate) fn settle_marine(&mut self, step: MarineStep, events: &mut impl Events<Event>) -> bool {
        let who = self.turn.who;
        match step {
            MarineStep::Begin => self.begin_marine(who, events),
            MarineStep::Respawn => return false,
            MarineStep::Declare => return self.marine(who).space().is_none() && self.skip_to_end(),
            MarineStep::Act => {
                if self.marine(who).space().is_some() && !self.is_idle() {
                    return false;
                }
                self.skip_to_end();
            }
            MarineStep::End => self.end_marine(who, events),
        }
        true
    }

    /// The turn is over, as for a marine who is fragged in it (D04-FRAG-6).
    fn skip_to_end(&mut self) -> bool {
        self.set_top(Frame::Marine(MarineStep::End));
        true
    }

    pub(crate) fn set_top(&mut self, frame: Frame) {
        if let Some(top) = self.frames.last_mut() {
            *top = frame;
        }
    }

    fn begin_marine(&mut self, who: u8, events: &mut impl Events<Event>) {
        let round = self.turn.round;
        self.turn = Turn { round, who, ..Turn::default() };
        if self.marine(who).place == Place::Left {
            self.set_top(Frame::Marine(MarineStep::End));
            return;
        }
        events.put(|| Event::Turn { who: Seat(who) });
        // Guard, dodge and heal lapse; aim stays (D04-INT-1, D04-ORD-AIM).
        if let Some(order) = self.marine(who).order
            && order != OrderKind::Aim
        {
            self.lose_order(who, events);
        }
        let marine = self.marine_mut(who);
        marine.fresh_adrenaline = 0;
        match marine.place {
            Place::On(space) => {
                let goo = self.is_goo(space);
                self.marine_mut(who).in_goo = goo;
                self.ask_for_action();
            }
            Place::Fallen(_) => {
                let mut places = Vec::new();
                self.legal_respawns(&mut places);
                // Without any free space he skips the turn (D04-INT-36).
                let step = if places.is_empty() { MarineStep::End } else { MarineStep::Respawn };
                self.set_top(Frame::Marine(step));
            }
            Place::Left => {}
        }
    }

    /// Events before his turn, then the declaration.
    fn ask_for_action(&mut self) {
        self.set_top(Frame::Marine(MarineStep::Declare));
        self.push(Frame::Window { moment: Moment::BeforeTurn, stage: 0 });
    }

    /// An order token is gone without being used.
    pub(crate) fn lose_order(&mut self, who: u8, events: &mut impl Events<Event>) {
        if let Some(order) = self.marine_mut(who).order.take() {
            events.put(|| Event::Lapsed { who: Seat(who), order });
        }
    }

    /// Where a fragged marine may come back: 8 to 16 spaces away, else as near to that as can be (D04-FRAG-3 to
    /// D04-FRAG-5, D04-INT-36).
    pub(crate) fn legal_respawns(&self, actions: &mut Vec<Action>) {
        let Place::Fallen(fell) = self.marine(self.turn.who).place else { return };
        let arena = self.arena();
        let mut taken = self.taken();
        taken |= self.goo();
        let mut shortfall = vec![u8::MAX; arena.spaces().len()];
        self.flood(&[fell], u8::MAX - 1, 0, |space, distance| {
            let short = RESPAWN.start().saturating_sub(distance);
            shortfall[space.index()] = short.max(distance.saturating_sub(*RESPAWN.end()));
        });
        let free = |space: &SpaceId| self.is_free((*space).into(), &taken);
        let Some(least) = arena.spaces().filter(free).map(|space| shortfall[space.index()]).min() else {
            return;
        };
        let best = arena.spaces().filter(|space| shortfall[space.index()] == least && free(space));
        actions.extend(best.map(|space| Action::Respawn(arena.space(space).pos)));
    }

    pub(crate) fn legal_declarations(&self, actions: &mut Vec<Action>) {
        let marine = self.marine(self.turn.who);
        if marine.adrenaline > marine.fresh_adrenaline {
            actions.push(Action::Adrenaline);
        }
        actions.extend(Deed::ALL.map(Action::Declare));
    }

    pub(crate) fn act_marine(&mut self, step: MarineStep, action: Action, events: &mut impl Events<Event>) {
        let who = self.turn.who;
        match (step, action) {
            (MarineStep::Respawn, Action::Respawn(pos)) => self.respawn(who, pos, events),
            (MarineStep::Declare, Action::Adrenaline) => {
                self.marine_mut(who).adrenaline -= 1;
                self.turn.extra = self.turn.extra.saturating_add(4);
                events.put(|| Event::Adrenaline { who: Seat(who) });
            }
            (MarineStep::Declare, Action::Declare(deed)) => self.declare(who, deed, events),
            _ => self.act_in_turn(who, action, events),
        }
    }

    fn respawn(&mut self, who: u8, pos: Pos, events: &mut impl Events<Event>) {
        let Some(space) = self.arena().at(pos) else { return };
        self.marine_mut(who).place = Place::On(space);
        events.put(|| Event::Respawned { who: Seat(who), at: pos });
        self.ask_for_action();
        self.push(Frame::Look);
        self.cue_entry(who, space);
    }

    /// Declare an action (D04-ACT-2 to D04-ACT-5) and take what it grants.
    fn declare(&mut self, who: u8, deed: Deed, events: &mut impl Events<Event>) {
        let marine = *self.marine(who);
        let (mut moves, mut attacks) = match deed {
            Deed::Sprint => (8, 0),
            Deed::Unload => (0, 2),
            Deed::Advance => (4, 1),
            Deed::Ready => (4, 1),
        };
        let face = |kind: MarineCardKind| kind.face();
        if deed == Deed::Advance && marine.has(MarineCardKind::StormDrill) {
            attacks = face(MarineCardKind::StormDrill).attacks;
        }
        if moves > 0 && marine.has(MarineCardKind::LightKit) {
            moves += face(MarineCardKind::LightKit).spaces;
        }
        // E13: fewer spaces, at least 1 if the action moves.
        let least = u8::from(moves > 0);
        let cut = self.turn.slow.min((moves + self.turn.extra).saturating_sub(least));
        let from_moves = cut.min(moves);
        moves -= from_moves;
        self.turn.extra -= cut - from_moves;
        self.turn.deed = Some(deed);
        self.turn.moves = moves;
        self.turn.attacks = attacks;
        self.turn.order_due = deed == Deed::Ready;
        events.put(|| Event::Declared { who: Seat(who), deed });
        self.set_top(Frame::Marine(MarineStep::Act));
    }
}
