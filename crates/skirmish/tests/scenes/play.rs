//! Playing a scene of either game: scripted luck, actions that must be legal, and what can be seen afterwards.
//!
//! Each game's tests have this file as a module beside their `Scene`, and `Rules` is their game.

use engine::{Game, Refusal, Seat};

use super::{Event, Marine, Pos, Rules, Scene, Setup, SpaceId};

type Action = <Rules as Game>::Action;

impl Scene {
    /// Change the options of the running game.
    pub fn option(&mut self, change: impl FnOnce(&mut Setup)) -> &mut Scene {
        change(&mut self.state.setup);
        self
    }

    /// The space at a place.
    #[track_caller]
    pub fn space(&self, (x, y): (i16, i16)) -> SpaceId {
        self.state.arena().space_at(x, y).unwrap_or_else(|| panic!("there is no space {x},{y}"))
    }

    /// The place of a space.
    pub fn place(&self, space: SpaceId) -> (i16, i16) {
        let Pos { x, y } = self.state.arena().pos(space);
        (x, y)
    }

    pub fn marine(&self, marine: usize) -> &Marine {
        &self.state.marines[marine]
    }

    /// Where a marine stands.
    pub fn at(&self, marine: usize) -> Option<(i16, i16)> {
        self.marine(marine).space().map(|space| self.place(space))
    }

    /// Dice faces and cards in the order in which they are drawn, as the game's scripts name them: `R3/1`, `S01-1`;
    /// `Rx2`, `plasma-rifle-2`. While results wait, every draw must be scripted.
    #[track_caller]
    pub fn script(&mut self, results: &[&str]) -> &mut Scene {
        let code = |name: &&str| Rules::script_code(name).unwrap_or_else(|error| panic!("{error}"));
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
        if let Err(refusal) = self.check(action) {
            panic!("`{action}` is refused: {refusal}\n{}", self.situation());
        }
        let sound = Rules::faults(&self.state).is_empty();
        Rules::apply(&mut self.state, read(action), &mut self.events);
        let faults = Rules::faults(&self.state);
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
        let Some(decision) = Rules::decision(&self.state) else {
            return Err(Refusal::new("refusal-game-over", &[]));
        };
        Rules::check(&self.state, decision.seat, action)
    }

    /// Who is asked; panics once the game is over.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        Rules::decision(&self.state).expect("the game is over").seat
    }

    /// All legal actions, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        Rules::legal(&self.state, &mut actions);
        let mut texts: Vec<String> = actions.iter().map(Action::to_string).collect();
        texts.sort();
        texts
    }

    /// What may follow a word: `options("respawn")` gives places. Sorted.
    pub fn options(&self, verb: &str) -> Vec<String> {
        let prefix = format!("{verb} ");
        self.legal().iter().filter_map(|text| text.strip_prefix(&prefix).map(str::to_owned)).collect()
    }

    /// Did something like this happen since the start of the scene?
    pub fn saw(&self, like: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(like)
    }

    /// Forget the events so far.
    pub fn forget(&mut self) -> &mut Scene {
        self.events.clear();
        self
    }

    /// What to tell when a test fails.
    pub fn situation(&self) -> String {
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

/// Something by its text.
#[track_caller]
pub fn read<T: std::str::FromStr<Err = String>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}
