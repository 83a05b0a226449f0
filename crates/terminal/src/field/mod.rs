//! A map of spaces with walls between them, too large for most screens: what the DOOM games share in the terminal.
//!
//! | you want | look at |
//! |---|---|
//! | what a game has to bring along for its map | [`Field`], [`Floor`] |
//! | the map as it is drawn | [`Map`] |
//! | which part of it is shown | [`Window`] |
//! | what is looked at, and what choices are about | [`Gaze`], [`Spots`] |
//! | which side is played, and how it ends | `sides.rs` |

mod floor;
mod look;
mod map;
pub(super) mod sides;
mod window;

pub(super) use floor::{Edge, Floor, bounds, cells};
pub(super) use look::{Gaze, Spots, look, spots, usual};
pub(super) use map::{CELL, Map};
pub(super) use window::Window;

use std::collections::BTreeSet;

use engine::Seat;
use skirmish::Pos;

use self::look::Part;
use self::window::Room;
use super::pen::{beside, width};
use super::screen::Scene;
use super::shown::Shown;
use super::size::Size;

/// From so many rows on, nothing is squeezed.
const LARGE: usize = 46;
/// The height of the map where nothing scrolls away.
const ENDLESS: usize = 36;
/// The most columns beside the map.
const SIDE: usize = 48;

/// A game that is played on such a map.
pub(super) trait Field: Shown<Gaze = Gaze> {
    /// What is said where no figure is meant.
    const NO_FIGURE: &'static str;
    /// What is said where nobody acts for the one who asks.
    const NO_ACTOR: &'static str = Self::NO_FIGURE;
    /// What is said where no place is meant.
    const NO_PLACE: &'static str;
    /// A figure.
    type Who: Copy + PartialEq + std::fmt::Display;
    /// The board by places.
    type Floor<'a>: Floor;

    /// The board that a view shows.
    fn floor(view: &Self::View) -> Self::Floor<'_>;
    /// What choices are about.
    fn spots(scene: &Scene<'_, Self>) -> Spots {
        look::spots(scene, Self::actor(scene.view, scene.seat))
    }
    /// The place that matters most to the reader.
    fn centre(scene: &Scene<'_, Self>, spots: &Spots) -> Pos;
    /// The column beside the map, with so many lines; the pen is as wide as the column.
    fn side(
        scene: &Scene<'_, Self>,
        pen: super::pen::Pen,
        lines: usize,
        floor: &Self::Floor<'_>,
        window: Window,
    ) -> Vec<String>;

    /// All figures on the board.
    fn figures(view: &Self::View) -> impl Iterator<Item = Self::Who>;
    /// Is a figure meant by this word? It has no capitals.
    fn answers_to(scene: &Scene<'_, Self>, who: Self::Who, word: &str) -> bool;
    /// The figure that acts for a seat now.
    fn actor(view: &Self::View, seat: Seat) -> Option<Self::Who>;
    /// The places that a figure fills, the northwest one first.
    fn cells(view: &Self::View, who: Self::Who) -> Vec<Pos>;
    /// Everything that a figure sees, as far as the reader knows.
    fn sight(known: &Self::State, who: Self::Who) -> BTreeSet<Pos>;
    /// Where somebody would have cover from a figure, of what it sees.
    fn covered(_known: &Self::State, _who: Self::Who, _lit: &BTreeSet<Pos>) -> BTreeSet<Pos> {
        BTreeSet::new()
    }
    /// What a figure sees, in words.
    fn sees(scene: &Scene<'_, Self>, who: Self::Who, lit: &BTreeSet<Pos>) -> Vec<String>;
}

/// Is there room for everything in full?
pub(super) fn is_roomy(size: Size) -> bool {
    size.rows.is_none_or(|rows| rows >= LARGE)
}

/// The map with the panels beside it.
pub(super) fn board<G: Field>(scene: &Scene<'_, G>) -> Vec<String> {
    let floor = G::floor(scene.view);
    let spots = <G as Field>::spots(scene);
    let room = room(scene.size);
    let (centre, wanted) = match scene.gaze.part {
        Part::Round(pos) => (pos, None),
        Part::Usual => (G::centre(scene, &spots), bounds(spots.places.keys().chain(&spots.beside).copied())),
    };
    let window = Window::around(&floor, room, centre, wanted);
    let map = map(scene, &floor, window, &spots);
    let taken = map.iter().map(|line| width(line)).max().unwrap_or(0) + 1;
    let side = (scene.size.columns - taken).min(SIDE);
    let side = G::side(scene, scene.pen.wide(side), room.lines, &floor, window);
    beside(&map, &side, 1)
}

/// A part of the map.
fn map<G: Field>(scene: &Scene<'_, G>, floor: &G::Floor<'_>, window: Window, spots: &Spots) -> Vec<String> {
    let Gaze { lit, covered, marked, .. } = &scene.gaze;
    // Who asks what is seen does not want to choose.
    let seen = Spots { acting: spots.acting.clone(), ..Spots::default() };
    let spots = if *marked { &seen } else { spots };
    Map { pen: scene.pen, floor, window, lit, covered, marked: *marked, spots }.lines()
}

/// The whole map, part by part from west to east where it is too wide.
fn whole<G: Field>(scene: &Scene<'_, G>) -> Vec<String> {
    let floor = G::floor(scene.view);
    let spots = <G as Field>::spots(scene);
    let parts = Window::parts(&floor, scene.size.columns);
    parts.into_iter().flat_map(|window| map(scene, &floor, window, &spots)).collect()
}

/// The room for the map.
fn room(size: Size) -> Room {
    let side = match size.columns {
        ..96 => 31,
        96..116 => 38,
        _ => 46,
    };
    let (lines, squeezed) = match size.rows {
        None => (ENDLESS, false),
        Some(rows @ LARGE..) => (rows / 2 + 2, false),
        Some(rows @ 34..) => (rows / 2, true),
        Some(rows @ 28..) => (rows / 2 - 1, true),
        Some(_) => (11, true),
    };
    Room { columns: size.columns - side - 1, lines, squeezed }
}
