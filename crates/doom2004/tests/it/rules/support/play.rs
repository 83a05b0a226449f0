//! Playing a scene: scripted luck, actions that must be legal or refused, and what can be seen afterwards.

use doom2004::{Action, Doom2004, Event, Figure, FigureId};
use engine::{Game, Refusal, Seat};

use super::Scene;

impl Scene {
    /// Dice faces and cards in the order in which they are drawn: `R3/1`, `B1`, `RMISS`, `S01-1`.
    #[track_caller]
    pub fn script(&mut self, results: &[&str]) -> &mut Scene {
        let code = |name: &&str| Doom2004::script_code(name).unwrap_or_else(|error| panic!("{error}"));
        let codes: Vec<u8> = results.iter().map(code).collect();
        self.state.chance.script(&codes).unwrap();
        self
    }

    /// Every scripted result was drawn where it was meant to be. A scene that is dropped checks it too.
    #[track_caller]
    pub fn done(&self) {
        let chance = &self.state.chance;
        assert_eq!(
            (chance.script_left(), chance.misfits()),
            (0, 0),
            "results left in the script, and misfits"
        );
    }

    /// The action must be legal; it is carried out.
    #[track_caller]
    pub fn does(&mut self, action: &str) -> &mut Scene {
        if let Err(refusal) = self.check(action) {
            panic!("`{action}` is refused: {refusal}\n{}", self.situation());
        }
        let sound = Doom2004::faults(&self.state).is_empty();
        Doom2004::apply(&mut self.state, read(action), &mut self.events);
        let faults = Doom2004::faults(&self.state);
        assert!(!sound || faults.is_empty(), "after {action}: {faults:?}");
        self
    }

    /// The same for several actions.
    #[track_caller]
    pub fn does_all(&mut self, actions: &[&str]) -> &mut Scene {
        for action in actions {
            self.does(action);
        }
        self
    }

    /// May whoever is asked do this?
    #[track_caller]
    pub fn check(&self, action: &str) -> Result<(), Refusal> {
        let action = read(action);
        let Some(decision) = Doom2004::decision(&self.state) else {
            return Err(Refusal::new("refusal-game-over", &[]));
        };
        Doom2004::check(&self.state, decision.seat, action)
    }

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

    /// Who is asked; panics once the game is over.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        Doom2004::decision(&self.state).expect("the game is over").seat
    }

    /// All legal actions, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        Doom2004::legal(&self.state, &mut actions);
        let mut texts: Vec<String> = actions.iter().map(Action::to_string).collect();
        texts.sort();
        texts
    }

    /// What may follow a word: `options("respawn")` gives places. Sorted.
    pub fn options(&self, verb: &str) -> Vec<String> {
        let prefix = format!("{verb} ");
        self.legal().iter().filter_map(|text| text.strip_prefix(&prefix).map(str::to_owned)).collect()
    }

    /// Where a marine stands.
    pub fn at(&self, marine: usize) -> Option<(i16, i16)> {
        self.marine(marine).space().map(|space| self.place(space))
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

    /// Forget the events so far.
    pub fn forget(&mut self) -> &mut Scene {
        self.events.clear();
        self
    }

    fn situation(&self) -> String {
        format!("legal: {:?}\nframes: {:?}\n{}", self.legal(), self.state.frames, self.state.arena())
    }
}

impl Drop for Scene {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.done();
        }
    }
}

#[track_caller]
fn read(action: &str) -> Action {
    action.parse().unwrap_or_else(|error| panic!("{error}"))
}
