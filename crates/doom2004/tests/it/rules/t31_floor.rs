//! Open floors: drawn maps without inner walls, one character a space.

use doom2004::place::Shape;
use doom2004::{Event, FigureId, InvaderKind};

use super::support::Scene;

/// A map of these rows: `.` a bare space, a blank for none, else a sign of a drawn map. Nothing lies between spaces.
pub(crate) fn floor(rows: &[&str]) -> String {
    let width = rows.iter().map(|row| row.chars().count()).max().unwrap_or(0);
    let cell = |x: isize, y: isize| {
        let row = usize::try_from(y).ok().and_then(|y| rows.get(y));
        let sign = usize::try_from(x).ok().and_then(|x| row.and_then(|row| row.chars().nth(x)));
        sign.filter(|sign| *sign != ' ')
    };
    let edge = |one: Option<char>, other: Option<char>, wall| {
        if one.is_some() == other.is_some() { ' ' } else { wall }
    };
    let mut map = String::from("\n");
    for y in 0..=rows.len() as isize {
        for x in 0..=width as isize {
            map.push('+');
            map.push(edge(cell(x, y - 1), cell(x, y), '-'));
        }
        map.truncate(map.len() - 1);
        map.push('\n');
        if y == rows.len() as isize {
            break;
        }
        for x in 0..=width as isize {
            map.push(edge(cell(x - 1, y), cell(x, y), '|'));
            map.push(cell(x, y).unwrap_or(' '));
        }
        map.push('\n');
    }
    map
}

/// A scene on an open floor.
#[track_caller]
pub(crate) fn on_floor(rows: &[&str], marines: usize) -> Scene {
    Scene::drawn(&floor(rows), marines)
}

/// The starter map, all of it revealed and no invader on it.
pub(crate) fn empty_way_out(marines: usize) -> Scene {
    let mut scene = Scene::way_out(marines);
    scene.reveal_all();
    scene.state.figures = Default::default();
    scene
}

/// Where an invader is and how it lies.
pub(crate) fn lies(scene: &Scene, id: FigureId) -> Option<((i16, i16), Shape)> {
    Some((scene.figure_at(id)?, scene.figure(id)?.shape))
}

/// How many rolls there were, re-rolls apart.
pub(crate) fn rolls(scene: &Scene) -> usize {
    scene.events().iter().filter(|event| matches!(event, Event::Rolled { .. })).count()
}

/// All figures of a kind that are on the board.
pub(crate) fn kinds(scene: &Scene, kind: InvaderKind) -> Vec<FigureId> {
    scene.state.figures.iter().filter(|(_, figure)| figure.kind == kind).map(|(id, _)| id).collect()
}
