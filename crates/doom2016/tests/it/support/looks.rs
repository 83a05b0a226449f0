//! What scenes of this game ask besides: refusals, windows that go by, demons, argent, movement points.

use std::fmt::Display;

use doom2016::event::Shown;
use doom2016::frame::Frame;
use doom2016::{Demon, DemonKind, DieKind, Event};
use engine::Refusal;
use skirmish::FigureId;

use super::Scene;

impl Scene {
    /// May whoever is asked do this?
    #[track_caller]
    pub fn can(&self, action: &str) -> bool {
        self.check(action).is_ok()
    }

    /// The action is not legal; why.
    #[track_caller]
    pub fn refuses(&self, action: &str) -> Refusal {
        match self.check(action) {
            Ok(()) => panic!("`{action}` should not be legal\n{}", self.situation()),
            Err(refusal) => refusal,
        }
    }

    /// All windows are let go by, those of attacks too, until something else is asked.
    pub fn passes(&mut self) -> &mut Scene {
        while matches!(self.state.top(), Some(Frame::Window(_) | Frame::Attack)) && self.can("pass") {
            self.does("pass");
        }
        self
    }

    pub fn demon(&self, id: FigureId) -> Option<&Demon> {
        self.state.demons.get(id)
    }

    /// The northwest place of a demon.
    pub fn demon_at(&self, id: FigureId) -> Option<(i16, i16)> {
        self.demon(id).map(|demon| self.place(demon.at))
    }

    /// How many figures of a kind are on the map.
    pub fn count(&self, kind: DemonKind) -> usize {
        self.state.demons.iter().filter(|(_, demon)| demon.kind == kind).count()
    }

    /// Argent tokens on a demon card.
    pub fn argent_on(&self, kind: DemonKind) -> u8 {
        self.state.demon_card(kind).argent
    }

    /// Movement points of the activation.
    pub fn mp(&self) -> u8 {
        self.state.turn.mp
    }

    /// All events since the start of the scene.
    pub fn events_seen(&self) -> &[Event] {
        &self.events
    }
}

/// Cards by their names.
pub fn names<T: Display>(cards: impl IntoIterator<Item = T>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}

/// A red die that shows so much damage.
pub fn red(damage: u8) -> Shown {
    Shown { die: DieKind::Red, damage }
}

/// A black die that shows so much damage.
pub fn black(damage: u8) -> Shown {
    Shown { die: DieKind::Black, damage }
}
