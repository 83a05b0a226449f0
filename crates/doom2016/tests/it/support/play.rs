//! Playing a scene: scripted luck, actions that must be legal or refused, and what can be seen afterwards.

use std::fmt::Display;

use doom2016::frame::Frame;
use doom2016::{Action, Demon, DemonKind, Doom2016, Event, Marine};
use engine::{Game, Refusal, Seat};
use skirmish::FigureId;

use super::{Scene, read};

impl Scene {
    /// Dice faces and cards in the order in which they are drawn: `Rx2`, `B3`, `plasma-rifle-2`, `surge-b`, `commando`,
    /// `initiative-1`. While results wait, every draw must be scripted.
    #[track_caller]
    pub fn script(&mut self, results: &[&str]) -> &mut Scene {
        let code = |name: &&str| Doom2016::script_code(name).unwrap_or_else(|error| panic!("{error}"));
        let codes: Vec<u8> = results.iter().map(code).collect();
        self.state.chance.script(&codes).unwrap();
        self
    }

    /// Every scripted result was drawn where it was meant to be. A scene that is dropped checks it too.
    #[track_caller]
    pub fn done(&self) {
        let chance = &self.state.chance;
        let left = (chance.script_left(), chance.misfits());
        assert_eq!(left, (0, 0), "results left in the script, and misfits");
    }

    /// The action must be legal; it is carried out.
    #[track_caller]
    pub fn does(&mut self, action: &str) -> &mut Scene {
        assert!(self.can(action), "`{action}` is not legal\n{}", self.situation());
        let sound = Doom2016::faults(&self.state).is_empty();
        Doom2016::apply(&mut self.state, read(action), &mut self.events);
        let faults = Doom2016::faults(&self.state);
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
    pub fn can(&self, action: &str) -> bool {
        let action: Action = read(action);
        let mut actions = Vec::new();
        Doom2016::legal(&self.state, &mut actions);
        actions.contains(&action)
    }

    /// The action is not legal; why.
    #[track_caller]
    pub fn refuses(&self, action: &str) -> Refusal {
        assert!(!self.can(action), "`{action}` should not be legal\n{}", self.situation());
        let seat = Doom2016::decision(&self.state).map_or(Seat(0), |decision| decision.seat);
        Doom2016::check(&self.state, seat, read(action)).expect_err("it is not legal")
    }

    /// All windows are let go by, those of attacks too, until something else is asked.
    pub fn passes(&mut self) -> &mut Scene {
        while matches!(self.state.top(), Some(Frame::Window(_) | Frame::Attack)) && self.can("pass") {
            self.does("pass");
        }
        self
    }

    /// Who is asked; panics once the mission is over.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        Doom2016::decision(&self.state).expect("the mission is over").seat
    }

    /// All legal actions, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        Doom2016::legal(&self.state, &mut actions);
        let mut texts: Vec<String> = actions.iter().map(Action::to_string).collect();
        texts.sort();
        texts
    }

    /// What may follow a word: `options("step")` gives directions. Sorted.
    pub fn options(&self, verb: &str) -> Vec<String> {
        let prefix = format!("{verb} ");
        self.legal().iter().filter_map(|text| text.strip_prefix(&prefix).map(str::to_owned)).collect()
    }

    pub fn marine(&self, marine: usize) -> &Marine {
        &self.state.marines[marine]
    }

    /// Where a marine stands.
    pub fn at(&self, marine: usize) -> Option<(i16, i16)> {
        self.marine(marine).space().map(|space| self.place(space))
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

    /// Did something like this happen?
    pub fn saw(&self, like: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(like)
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

/// Cards by their names.
pub fn names<T: Display>(cards: impl IntoIterator<Item = T>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}
