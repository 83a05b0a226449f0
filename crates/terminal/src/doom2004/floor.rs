//! What a viewer knows of the floor, by places: spaces, edges, figures and things.

use std::collections::BTreeMap;

use doom2004::InvaderKind;
use doom2004::place::{Pos, Shape};
use doom2004::state::Thing;
use doom2004::view::{DoorView, FigureView, SpaceView, StoreView, View};
use grid::Dir;

use crate::field;

/// The board by places.
pub(crate) struct Floor<'a> {
    pub(super) view: &'a View,
    spaces: BTreeMap<Pos, &'a SpaceView>,
    doors: BTreeMap<(Pos, usize), (&'a DoorView, usize)>,
    figures: BTreeMap<Pos, &'a FigureView>,
    things: BTreeMap<Pos, Vec<Thing>>,
    /// Invaders that wait where nobody has been, for the invader alone.
    waiting: BTreeMap<Pos, InvaderKind>,
}

/// The places of a figure.
pub(super) fn cells(at: Pos, shape: Shape) -> impl Iterator<Item = Pos> {
    field::cells(at, [(1, 1), (1, 2), (2, 1), (2, 2)][shape as usize])
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

    /// A door on a side of a place, and which half of it.
    pub(super) fn door(&self, pos: Pos, dir: Dir) -> Option<(&'a DoorView, usize)> {
        self.doors.get(&(pos, dir as usize)).copied()
    }

    /// All places that are known.
    pub(super) fn places(&self) -> impl Iterator<Item = Pos> + Clone {
        self.spaces.keys().copied()
    }
}
