//! What the events of Adrenaline mean to a designer.

use adrenaline::{Arena, Event, Ground, Setup, Sq, State};
use bots::Adrenaline;
use engine::Game;
use engine::content::Report;
use grid::{Dir, Edge, Grid, Square};
use skirmish::Pos;

use super::game::{Noted, Notes, play};
use super::{Bench, Pause, Record, Site};
use crate::tune::Trial;

/// What lies on squares without and with a spawnpoint.
const AMMO: &str = "ammo";
const WEAPONS: &str = "weapons";

/// An arena to be measured.
struct Battlefield {
    ground: Ground,
    site: Site,
}

/// An arena from the text of its file.
pub(crate) fn arena(text: &str) -> Result<Box<dyn Bench>, Report> {
    let ground = Ground::read(text)?;
    let site = site(ground.place());
    Ok(Box::new(Battlefield { ground, site }))
}

impl Bench for Battlefield {
    fn site(&self) -> &Site {
        &self.site
    }
    fn attend(&self, trial: Trial, pause: &mut Pause<'_>) -> Option<Record> {
        let setup = Setup { board: self.ground.clone(), players: trial.marines, ..Setup::default() };
        play::<Adrenaline>(&setup, &self.site, trial, pause)
    }
}

/// Where a square is in the file.
fn pos(arena: &Arena, square: Sq) -> Pos {
    let from = arena.origin();
    Pos::new(from.x + i16::from(square.column()), from.y + i16::from(square.row()))
}

/// The doors, row by row: the squares west or north of them, and the way across.
fn doors(grid: &Grid) -> impl Iterator<Item = (Square, Dir)> + '_ {
    let both = grid.squares().flat_map(|square| [Dir::E, Dir::S].map(|dir| (square, dir)));
    both.filter(|(square, dir)| grid.edge(*square, *dir) == Edge::Door)
}

fn site(arena: &Arena) -> Site {
    let board = arena.board();
    let room_of = |square: Sq| usize::from(board.room_of(square));
    let rooms = board.rooms().iter().filter_map(|room| room.iter().next());
    let thing = |square: Sq| {
        let what = if board.spawn_on(square).is_some() { WEAPONS } else { AMMO };
        (what.to_owned(), pos(arena, square), room_of(square))
    };
    let door = |(number, (square, dir)): (usize, (Square, Dir))| {
        let other = dir.step(square).unwrap_or(square);
        let sides = [square, other].map(|square| room_of(Sq::at(square.row, square.col)));
        (format!("door {}", number + 1), sides)
    };
    Site {
        game: crate::adrenaline::GAME,
        id: arena.id().to_owned(),
        marines: arena.players(),
        seats: true,
        rooms: rooms.map(|square| board.floor_colour(square).to_owned()).collect(),
        spaces: board.squares().iter().map(|square| (pos(arena, square), room_of(square))).collect(),
        doors: doors(board.grid()).enumerate().map(door).collect(),
        things: board.squares().iter().map(thing).collect(),
        triggers: 0,
        figures: Vec::new(),
        taken: Vec::new(),
        frags: Vec::new(),
        last_round: None,
    }
}

impl Noted for Adrenaline {
    fn marines(state: &State) -> Vec<Option<Pos>> {
        let place = |square: Sq| square.is_on().then(|| pos(state.setup.board.place(), square));
        state.figures.iter().map(|figure| place(figure.square)).collect()
    }
    fn standing(state: &State) -> (u16, u8, Option<&'static str>) {
        let rounds = state.turn.number / u32::from(state.setup.players) + 1;
        let ending = if state.frenzy.is_some() { "frenzy" } else { "sudden-death" };
        (rounds.try_into().unwrap_or(u16::MAX), 0, state.over.then_some(ending))
    }
    fn winners(state: &State) -> Vec<u8> {
        <Adrenaline as Game>::outcome(state)
            .map_or_else(Vec::new, |outcome| outcome.winners.iter().map(|seat| seat.0).collect())
    }
    fn fired(_: &State) -> Vec<bool> {
        Vec::new()
    }
    fn note(state: &State, event: &Event, notes: &mut Notes<'_>) {
        let arena = state.setup.board.place();
        match *event {
            Event::TurnBegan { who, .. } if who.0 == 0 => notes.round(Self::standing(state).0),
            Event::Spawned { who, square, .. } => notes.moved(who.index(), pos(arena, square)),
            Event::Moved { who, from, to, .. } => {
                through(arena, from, to).into_iter().for_each(|door| notes.opened(door));
                notes.moved(who.index(), pos(arena, to));
            }
            Event::TileTaken { who, .. } => notes.took(who.index(), AMMO),
            Event::WeaponTaken { who, .. } => notes.took(who.index(), WEAPONS),
            Event::Killed { who, .. } => notes.fell(who.index()),
            _ => {}
        }
    }
}

/// The doors on the shortest way from one square to another, by their numbers; none if somebody was not on the board.
fn through(arena: &Arena, from: Sq, to: Sq) -> Vec<usize> {
    if !from.is_on() || !to.is_on() {
        return Vec::new();
    }
    let grid = arena.board().grid();
    let [from, to] = [from, to].map(|square| Square::new(square.row(), square.column()));
    let mut way = vec![from];
    way.extend(grid.path(from, to).unwrap_or_default());
    let between = |(square, dir): (Square, Dir)| {
        let across = dir.step(square);
        way.windows(2).any(|pair| {
            (pair[0] == square && Some(pair[1]) == across) || (pair[1] == square && Some(pair[0]) == across)
        })
    };
    doors(grid).enumerate().filter(|(_, door)| between(*door)).map(|(number, _)| number).collect()
}
