//! Measuring a place: computer players play on it, and what happened is noted, added up and read.
//!
//! `game` plays one game and notes it, `adrenaline`, `doom2004` and `doom2016` know what events mean, `report` adds up, `advice` says
//! what would make it more even, `survey` does all of that for a file, `print` writes it for a terminal.

mod adrenaline;
mod advice;
mod doom2004;
mod doom2016;
mod game;
mod print;
mod report;
mod survey;

use std::ops::ControlFlow;

use skirmish::Pos;

use crate::tune::Trial;

pub(crate) use self::adrenaline::arena;
pub use self::advice::Advice;
pub(crate) use self::doom2004::scenario;
pub(crate) use self::doom2016::mission;
pub use self::survey::survey;
pub(crate) use advice::even;
pub use report::{Falls, Measure, Opened, Stands, Taken, Unused, Visits, Wins, interval};

/// What there is on a place that can be used or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// The game.
    pub game: &'static str,
    /// The name of the place.
    pub id: String,
    /// The fewest and the most marines, or players.
    pub marines: [u8; 2],
    /// Everybody is against everybody: wins are counted by seat.
    pub seats: bool,
    /// Areas or rooms, by their names.
    pub rooms: Vec<String>,
    /// Every space and its room, in order.
    pub spaces: Vec<(Pos, usize)>,
    /// Doors: their names, and the rooms on both sides.
    pub doors: Vec<(String, [usize; 2])>,
    /// Things that lie there: what, where, in which room.
    pub things: Vec<(String, Pos, usize)>,
    /// What happens by itself: as many triggers as the file has.
    pub triggers: usize,
    /// Figures that stand there at the start.
    pub figures: Vec<Figure>,
    /// Places where something lies or stands at the start, whatever it is.
    pub taken: Vec<Pos>,
    /// The frags that win for the invader, by the number of marines less one; nothing if frags do not.
    pub frags: Vec<Option<u8>>,
    /// The last round, if there is one.
    pub last_round: Option<u16>,
}

/// A figure that stands there at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    /// In which room.
    pub room: usize,
    /// Which.
    pub kind: &'static str,
    /// Its northwest place.
    pub at: Pos,
    /// It fills more than one space.
    pub large: bool,
}

impl Site {
    /// Places of a room where nothing lies or stands.
    pub fn free(&self, room: usize) -> impl Iterator<Item = Pos> {
        let own = self.spaces.iter().filter(move |(_, of)| *of == room).map(|(at, _)| *at);
        own.filter(|at| !self.taken.contains(at))
    }
    /// The room of a place; nothing off the map.
    pub fn room_of(&self, pos: Pos) -> Option<usize> {
        let space = self.spaces.binary_search_by_key(&pos, |(space, _)| *space).ok()?;
        Some(self.spaces[space].1)
    }
}

/// How one game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// How many marines there were.
    pub marines: u8,
    /// How it ended, in a word; nothing if it was given up.
    pub ending: Option<&'static str>,
    /// The marines won.
    pub won: bool,
    /// Who won where everybody is against everybody: seats, from 0.
    pub winners: Vec<u8>,
    /// Rounds.
    pub rounds: u16,
    /// Decisions.
    pub decisions: u64,
    /// Frags of the invader; where there is none, kills.
    pub frags: u8,
    /// Where marines fell.
    pub falls: Vec<Pos>,
    /// Where marines stood when a round was over.
    pub stands: Vec<Pos>,
    /// By door: the round in which it was opened first.
    pub doors: Vec<Option<u16>>,
    /// By room: has a marine been there?
    pub rooms: Vec<bool>,
    /// By thing: has it been used?
    pub things: Vec<bool>,
    /// By trigger: has it gone off?
    pub triggers: Vec<bool>,
}

/// What may come between two decisions: it goes on, or it is over.
pub type Pause<'a> = dyn FnMut() -> ControlFlow<()> + 'a;

/// A place on which games are played to be measured.
pub trait Bench: Send + Sync {
    /// What there is.
    fn site(&self) -> &Site;
    /// Plays a game; before every decision `pause` may wait, or end it. Nothing if it was ended, or if nobody plays the
    /// game so.
    fn attend(&self, trial: Trial, pause: &mut Pause<'_>) -> Option<Record>;
    /// The same without a pause.
    fn play(&self, trial: Trial) -> Option<Record> {
        self.attend(trial, &mut || ControlFlow::Continue(()))
    }
}
