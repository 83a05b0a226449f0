//! What scenes of this game ask besides: refusals by their rules, figures, and how attacks ended.

use doom2004::{Event, Figure, FigureId};

use super::Scene;

impl Scene {
    #[track_caller]
    pub fn allows(&self, action: &str) {
        if let Err(refusal) = self.check(action) {
            panic!("`{action}` should be legal: {refusal}\n{}", self.situation());
        }
    }

    #[track_caller]
    pub fn forbids(&self, action: &str) {
        assert!(self.check(action).is_err(), "`{action}` should not be legal\n{}", self.situation());
    }

    /// The action is illegal, and the refusal cites this rule.
    #[track_caller]
    pub fn refuses(&self, action: &str, rule: &str) {
        match self.check(action) {
            Ok(()) => panic!("`{action}` is legal; {rule} should forbid it\n{}", self.situation()),
            Err(refusal) => assert!(refusal.cites(rule), "`{action}` is refused by {refusal}, not by {rule}"),
        }
    }

    pub fn figure(&self, id: FigureId) -> Option<&Figure> {
        self.state.figures.get(id)
    }

    /// The northwest place of an invader.
    pub fn figure_at(&self, id: FigureId) -> Option<(i16, i16)> {
        self.figure(id).map(|figure| self.place(figure.at))
    }

    /// All events since the start of the scene.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Has an attack hit with so much damage?
    pub fn hit(&self, whole: u8) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Hit { damage, .. } if *damage == whole))
    }

    /// Has an attack failed?
    pub fn failed(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Failed { .. }))
    }
}
