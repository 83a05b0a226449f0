//! What a viewer knows of the floor, by places: spaces, edges, figures and things.

use std::collections::BTreeMap;

use doom2004::InvaderKind;
use doom2004::scenario::{Pos, Shape};
use doom2004::state::Thing;
use doom2004::view::{DoorView, FigureView, SpaceView, StoreView, View};
use grid::Dir;

/// The board by places.
pub(super) struct Floor<'a> {
    pub(super) view: &'a View,
    spaces: BTreeMap<Pos, &'a SpaceView>,
    doors: BTreeMap<(Pos, usize), (&'a DoorView, usize)>,
    figures: BTreeMap<Pos, &'a FigureView>,
    things: BTreeMap<Pos, Vec<Thing>>,
    /// Invaders that wait where nobody has been, for the invader alone.
    waiting: BTreeMap<Pos, InvaderKind>,
}

/// What is between two places.
#[derive(Clone, Copy)]
pub(super) enum Edge<'a> {
    /// No space on either side.
    Nothing,
    Open,
    Wall,
    /// A door, and which half of it.
    Door(&'a DoorView, usize),
}

impl Edge<'_> {
    /// Is something drawn there?
    pub(super) fn is_line(self) -> bool {
        matches!(self, Edge::Wall | Edge::Door(..))
    }
}

/// The places of a figure.
pub(super) fn cells(at: Pos, shape: Shape) -> impl Iterator<Item = Pos> {
    let (columns, rows) = [(1, 1), (2, 1), (1, 2), (2, 2)][shape as usize];
    (0..rows).flat_map(move |y| (0..columns).map(move |x| Pos::new(at.x + x, at.y + y)))
}

impl<'a> Floor<'a> {
    pub(super) fn of(view: &'a View) -> Self {
        let mut doors = BTreeMap::new();
        for door in &view.doors {
            let mut halves = [0; 4];
            for (&pos, side) in door.spaces.iter().zip(&door.sides) {
                let dir = ['N', 'E', 'S', 'W'].iter().position(|letter| letter == side).unwrap_or(0);
                doors.insert((pos, dir), (door, halves[dir]));
                halves[dir] += 1;
            }
        }
        let figures = view.figures.iter().flat_map(|it| cells(it.at, it.shape).map(move |pos| (pos, it)));
        let mut things: BTreeMap<Pos, Vec<Thing>> = BTreeMap::new();
        let mut waiting = BTreeMap::new();
        for lying in &view.floor {
            things.entry(lying.at).or_default().push(lying.thing);
        }
        for stored in &view.store {
            match *stored {
                StoreView::Figure { kind, at, shape } => {
                    waiting.extend(cells(at, shape).map(|pos| (pos, kind)))
                }
                StoreView::Thing { at, thing } => things.entry(at).or_default().push(thing),
            }
        }
        let spaces = view.spaces.iter().map(|space| (space.at, space)).collect();
        Floor { view, spaces, doors, figures: figures.collect(), things, waiting }
    }

    pub(super) fn space(&self, pos: Pos) -> Option<&'a SpaceView> {
        self.spaces.get(&pos).copied()
    }

    pub(super) fn figure(&self, pos: Pos) -> Option<&'a FigureView> {
        self.figures.get(&pos).copied()
    }

    pub(super) fn things(&self, pos: Pos) -> &[Thing] {
        self.things.get(&pos).map_or(&[], Vec::as_slice)
    }

    pub(super) fn waiting(&self, pos: Pos) -> Option<InvaderKind> {
        self.waiting.get(&pos).copied()
    }

    /// Marines on a place, by their order.
    pub(super) fn marines(&self, pos: Pos) -> impl Iterator<Item = usize> + '_ {
        self.view.marines.iter().enumerate().filter(move |(_, it)| it.at == Some(pos)).map(|(n, _)| n)
    }

    /// What is on a side of a place.
    pub(super) fn edge(&self, pos: Pos, dir: Dir) -> Edge<'a> {
        let other = pos.step(dir);
        let sides = [(pos, dir), (other, dir.opposite())];
        if let Some(&(door, half)) = sides.iter().find_map(|&(pos, dir)| self.doors.get(&(pos, dir as usize)))
        {
            return Edge::Door(door, half);
        }
        let (here, there) = (self.space(pos), self.space(other));
        let wall = |space: Option<&SpaceView>, dir: Dir| space.is_some_and(|space| space.walls[dir as usize]);
        match (here, there) {
            (None, None) => Edge::Nothing,
            _ if wall(here, dir) || wall(there, dir.opposite()) => Edge::Wall,
            _ => Edge::Open,
        }
    }

    /// The first and the last column and row; none if nothing is known.
    pub(super) fn bounds(&self) -> Option<(Pos, Pos)> {
        bounds(self.spaces.keys().copied())
    }
}

/// The corners of the rectangle around some places.
pub(super) fn bounds(places: impl Iterator<Item = Pos> + Clone) -> Option<(Pos, Pos)> {
    let columns = places.clone().map(|pos| pos.x);
    let rows = places.map(|pos| pos.y);
    let from = Pos::new(columns.clone().min()?, rows.clone().min()?);
    Some((from, Pos::new(columns.max()?, rows.max()?)))
}
