//! Argent: who may use it, where it goes, and the kinds that are ready (D16-ARG-1 to D16-ARG-3, D16-STA-5).

use engine::Events;
use skirmish::FigureId;

use crate::action::{Spot, Who};
use crate::event::{ArgentSpot, Event};
use crate::frame::Source;
use crate::reason::Reason;
use crate::rules::impossible;
use crate::{DemonKind, DemonKinds, Moment, State};

impl State {
    /// May a demon use its argent ability at this moment (D16-ARG-1, D16-ARG-3, D16-DEM-2)?
    pub(crate) fn may_charge(&self, id: FigureId, moment: Moment) -> Result<(), Reason> {
        let Some(demon) = self.demons.get(id).filter(|_| self.turn.figure == Some(id)) else {
            return Err(Reason::ArgentTime);
        };
        if self.is_tutorial() {
            Err(Reason::Tutorial)
        } else if demon.kind.sheet().argent.when != moment {
            Err(Reason::ArgentTime)
        } else if self.demon_card(demon.kind).argent == 0 {
            Err(Reason::NoArgent)
        } else if self.turn.charged {
            Err(Reason::ArgentOnce)
        } else {
            Ok(())
        }
    }

    /// A token goes, the ability happens, for this figure alone (D16-ARG-2).
    pub(crate) fn charge(&mut self, id: FigureId, on: Who, events: &mut impl Events<Event>) {
        let Some(kind) = self.demons.get(id).map(|demon| demon.kind) else {
            return impossible("a demon that is charged is there");
        };
        self.demon_card_mut(kind).argent -= 1;
        self.turn.charged = true;
        let who = self.named(Who::Demon(id));
        events.put(|| Event::Charged { who, kind });
        self.push_effects(Source::Argent(kind), 0, Who::Demon(id), on);
    }

    /// Kinds on the map whose card is face up and not exhausted (D16-ACT-2); one that came back exhausted is not ready
    /// (D16-INT-25).
    pub fn ready_kinds(&self) -> DemonKinds {
        let ready = |kind: &DemonKind| {
            let card = self.demon_card(*kind);
            card.up && !card.exhausted
        };
        self.kinds_on_map().iter().filter(ready).collect()
    }

    /// Kinds that may receive argent: face up, or such as the invasion card can produce (D16-STA-5).
    pub(crate) fn chargeable_kinds(&self) -> DemonKinds {
        let up: DemonKinds = DemonKind::ALL.into_iter().filter(|&kind| self.demon_card(kind).up).collect();
        self.invader.invasion.map_or(up, |card| up.or(self.kinds_of(card)))
    }

    /// Argent from the supply goes on a card (D16-ARG-1).
    pub(crate) fn place_argent(&mut self, spot: Spot, n: u8, events: &mut impl Events<Event>) {
        let n = n.min(self.argent_left());
        if n == 0 {
            return;
        }
        let (on, down) = match spot {
            Spot::Demon(kind) => {
                let card = self.demon_card_mut(kind);
                card.argent += n;
                (ArgentSpot::Demon(kind), !card.up)
            }
            Spot::Invasion => {
                self.invader.argent += n;
                (ArgentSpot::Invasion, false)
            }
        };
        let invader = self.invader_seat();
        events.put(|| Event::Argent { on, n, down, invader });
    }
}
