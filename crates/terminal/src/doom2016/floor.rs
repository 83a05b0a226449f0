//! The map by places, and how it is drawn: doors double, blocking edges solid, impassable ones dotted.

use std::collections::BTreeMap;

use anstyle::Style;
use doom2016::view::{DemonView, FloorView, PortalView, SideView, SpaceView, View};
use doom2016::{Thing, Who};
use grid::Dir;
use skirmish::{DoorId, Pos};

use super::signs;
use crate::field::{self, CELL, Edge, Map};
use crate::pen::{HOT, QUIET, STRONG};

/// The board by places.
pub(crate) struct Floor<'a> {
    pub(super) view: &'a View,
    spaces: BTreeMap<Pos, &'a SpaceView>,
    demons: BTreeMap<Pos, (&'a DemonView, usize)>,
    portals: BTreeMap<Pos, &'a PortalView>,
    things: BTreeMap<Pos, Vec<Thing>>,
    drone: Option<Pos>,
}

/// A line that is no wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// A closed door, and whether this is its last edge.
    Door(DoorId, bool),
    Blocking,
    Impassable,
}

/// Grounds of spaces that are seen and of others: plain, difficult, in a zone.
const GROUNDS: [[u8; 2]; 3] = [[240, 236], [24, 17], [65, 22]];

/// What is drawn where nothing is: difficult ground, a zone, a plain space.
pub(super) const DIFFICULT: &str = "~";
pub(super) const ZONE: &str = "z";
/// An exit, a decoy, a checkpoint.
pub(super) const EXIT: &str = "★";
pub(super) const DECOY: &str = "&";
pub(super) const CHECKPOINT: &str = "?";
/// Teleporters: active, inactive.
pub(super) const TELEPORTERS: [&str; 2] = ["(@)", "@"];
/// Lines across and downwards.
pub(super) const BLOCKING: [char; 2] = ['▒', '▒'];
pub(super) const IMPASSABLE: [char; 2] = ['┄', '┆'];

/// The places of somebody, the northwest one first.
pub(super) fn cells(view: &View, who: Who) -> Vec<Pos> {
    match who {
        Who::Marine(n) => view.marines.get(usize::from(n)).and_then(|it| it.at).into_iter().collect(),
        Who::Demon(id) => {
            let demon = view.demons.iter().find(|it| it.id == id);
            demon.into_iter().flat_map(|it| field::cells(it.at, it.shape.sides())).collect()
        }
        Who::Drone => drone(view).into_iter().collect(),
    }
}

/// Where the drone is.
fn drone(view: &View) -> Option<Pos> {
    view.drone.and_then(|it| it.at)
}

impl<'a> Floor<'a> {
    pub(super) fn of(view: &'a View) -> Self {
        let mut things: BTreeMap<Pos, Vec<Thing>> = BTreeMap::new();
        for FloorView { at, thing } in &view.floor {
            things.entry(*at).or_default().push(*thing);
        }
        let demons = view.demons.iter().flat_map(|it| {
            field::cells(it.at, it.shape.sides()).enumerate().map(move |(n, pos)| (pos, (it, n)))
        });
        Floor {
            view,
            spaces: view.spaces.iter().map(|space| (space.at, space)).collect(),
            demons: demons.collect(),
            portals: view.portals.iter().map(|portal| (portal.at, portal)).collect(),
            things,
            drone: drone(view),
        }
    }

    pub(super) fn space(&self, pos: Pos) -> Option<&'a SpaceView> {
        self.spaces.get(&pos).copied()
    }

    pub(super) fn portal(&self, pos: Pos) -> Option<&'a PortalView> {
        self.portals.get(&pos).copied()
    }

    pub(super) fn things(&self, pos: Pos) -> &[Thing] {
        self.things.get(&pos).map_or(&[], Vec::as_slice)
    }

    pub(super) fn has_teleporter(&self, pos: Pos) -> Option<bool> {
        self.view.teleporters.iter().find(|it| it.at == pos).map(|it| it.active)
    }

    /// Is the door closed, and does it not go on beyond this edge?
    fn door(&self, pos: Pos, dir: Dir, id: DoorId) -> Edge<Line> {
        if self.view.doors.get(id.index()).is_none_or(|door| door.open) {
            return Edge::Open;
        }
        let along = if matches!(dir, Dir::N | Dir::S) { Dir::E } else { Dir::S };
        let next = self.space(pos.step(along)).map(|space| space.sides[dir as usize]);
        Edge::Line(Line::Door(id, next != Some(SideView::Door(id))))
    }

    fn door_ink(&self, map: &Map<'_, Self>, id: DoorId) -> Style {
        if map.spots.doors.contains(&(id.0 + 1)) { HOT } else { STRONG }
    }

    /// What stands on a space: shapes of marines and the drone, the code of a demon.
    fn figures(&self, map: &Map<'_, Self>, pos: Pos) -> Option<(Style, String)> {
        let here = self.view.marines.iter().filter(|it| it.at == Some(pos));
        let mut shapes: Vec<(&str, Style)> = here.clone().map(|it| signs::marine(it.callsign)).collect();
        shapes.extend((self.drone == Some(pos)).then_some(signs::DRONE));
        let text: String = shapes.iter().map(|(shape, _)| *shape).collect();
        match (self.demons.get(&pos), shapes.first()) {
            (None, None) => None,
            // Somebody passes through.
            (Some((demon, _)), Some((_, style))) => {
                let all: String = text.chars().chain(signs::demon(demon).chars()).take(CELL).collect();
                Some(map.shaped(pos, &all, *style, ""))
            }
            (None, Some((_, style))) => {
                let stunned = here.clone().any(|it| it.stunned);
                let lies = self.things(pos).first().map_or("", |&thing| signs::thing(thing));
                Some(map.shaped(pos, &text, *style, if stunned { "*" } else { lies }))
            }
            (Some(&(demon, n)), None) => {
                let (code, marks) = (signs::demon(demon), signs::marks(demon));
                // A large figure has room for what is left of its health on its second space.
                if n == 1 && (demon.damage > 0 || !marks.is_empty()) {
                    let left = demon.kind.sheet().health.saturating_sub(demon.damage);
                    return Some((
                        signs::ink(demon.kind),
                        format!("♥{left}{}", marks.get(..1).unwrap_or("")),
                    ));
                }
                let mark = if n == 0 && code.len() == 2 { marks.get(..1).unwrap_or("") } else { "" };
                Some(map.coded(pos, &format!("{code}{mark}"), signs::ink(demon.kind)))
            }
        }
    }

    /// What lies on a space and is most worth knowing.
    fn lying(&self, map: &Map<'_, Self>, pos: Pos) -> Option<(Style, String)> {
        let view = self.view;
        let things = self.things(pos);
        if view.decoys.contains(&pos) {
            return Some((signs::GOALS, DECOY.to_owned()));
        }
        if let Some(portal) = self.portal(pos) {
            let text = map.pen.portal(portal);
            let more = if things.is_empty() || text.chars().count() > 2 { "" } else { "+" };
            return Some((signs::portal_ink(portal.colour), format!("{text}{more}")));
        }
        if let Some(&thing) = things.first() {
            let style = if matches!(thing, Thing::Item(_)) { signs::THINGS } else { signs::GOALS };
            let more = if things.len() > 1 { "+" } else { "" };
            return Some((style, format!("{}{more}", signs::thing(thing))));
        }
        if let Some(n) = view.objectives.iter().position(|it| *it == pos) {
            return super::goals::is_relay(view).then(|| (signs::GOALS, format!("!{}", n + 1)));
        }
        if let Some(active) = self.has_teleporter(pos) {
            let style = if active { signs::WATER.bold() } else { QUIET };
            return Some((style, TELEPORTERS[usize::from(!active)].to_owned()));
        }
        view.checkpoints.contains(&pos).then(|| (signs::GOALS, CHECKPOINT.to_owned()))
    }
}

impl field::Floor for Floor<'_> {
    type Line = Line;

    fn places(&self) -> impl Iterator<Item = Pos> + Clone {
        self.spaces.keys().copied()
    }

    fn rim(&self) -> usize {
        let rows = self.spaces.keys().map(|pos| pos.y.to_string().len());
        // There is room for three of four arrows, and the first column has some for the last.
        rows.max().unwrap_or(0).max(2) + 1
    }

    fn edge(&self, pos: Pos, dir: Dir) -> Edge<Line> {
        let sides = [(pos, dir), (pos.step(dir), dir.opposite())];
        let known = sides.into_iter().find_map(|(pos, dir)| Some((pos, dir, self.space(pos)?)));
        let Some((pos, dir, space)) = known else { return Edge::Nothing };
        match space.sides[dir as usize] {
            SideView::Open => Edge::Open,
            SideView::Wall => Edge::Wall,
            SideView::Blocking => Edge::Line(Line::Blocking),
            SideView::Impassable => Edge::Line(Line::Impassable),
            SideView::Door(id) => self.door(pos, dir, id),
        }
    }

    fn ground(&self, pos: Pos, seen: bool) -> Option<u8> {
        let space = self.space(pos)?;
        let kind = if space.difficult { 1 } else { 2 * usize::from(space.zone.is_some()) };
        Some(GROUNDS[kind][usize::from(!seen)])
    }

    fn line(&self, map: &Map<'_, Self>, line: Line, across: bool) -> String {
        let drawn =
            |signs: [char; 2]| signs[usize::from(!across)].to_string().repeat(if across { CELL } else { 1 });
        match line {
            Line::Blocking => map.pen.paint(signs::BARRIER, drawn(BLOCKING)),
            Line::Impassable => map.pen.paint(signs::BARRIER, drawn(IMPASSABLE)),
            Line::Door(id, last) => {
                let number = id.0 + 1;
                let text = match (across, last) {
                    (true, true) => format!("═{number}═"),
                    (true, false) => "═══".to_owned(),
                    (false, true) => number.to_string(),
                    (false, false) => "║".to_owned(),
                };
                map.pen.paint(self.door_ink(map, id), text)
            }
        }
    }

    /// A line that runs on is not broken.
    fn knot(&self, map: &Map<'_, Self>, pos: Pos) -> Option<String> {
        let pairs =
            [[(pos.step(Dir::W), Dir::N), (pos, Dir::N)], [(pos.step(Dir::N), Dir::W), (pos, Dir::W)]];
        pairs.into_iter().enumerate().find_map(|(n, pair)| {
            let [one, other] = pair.map(|(pos, dir)| self.edge(pos, dir));
            let (style, sign) = match (one, other) {
                (Edge::Line(Line::Blocking), Edge::Line(Line::Blocking)) => (signs::BARRIER, BLOCKING[n]),
                (Edge::Line(Line::Impassable), Edge::Line(Line::Impassable)) => {
                    (signs::BARRIER, IMPASSABLE[n])
                }
                (Edge::Line(Line::Door(one, _)), Edge::Line(Line::Door(other, _))) if one == other => {
                    (self.door_ink(map, one), ['═', '║'][n])
                }
                _ => return None,
            };
            Some(map.pen.paint(style, sign.to_string()))
        })
    }

    fn cell(&self, map: &Map<'_, Self>, pos: Pos) -> (Style, String) {
        let Some(space) = self.space(pos) else { return (QUIET, String::new()) };
        if let Some(figures) = self.figures(map, pos) {
            return figures;
        }
        let lying = self.lying(map, pos);
        // What is under a number is told by the sign before it.
        let under = match &lying {
            Some((_, sign)) if sign.contains('@') => "@",
            Some((_, sign)) if sign.starts_with('Ω') => "Ω",
            Some((_, sign)) if sign.starts_with('ω') => "ω",
            Some(_) => "+",
            None if space.exit => EXIT,
            None if space.difficult => DIFFICULT,
            None => "",
        };
        if let Some(numbered) = map.numbered(pos, under) {
            return numbered;
        }
        let plain = |style: Style, text: &str| (style, text.to_owned());
        match lying {
            Some(lying) => lying,
            None if space.exit => plain(signs::GOALS, EXIT),
            None if map.marked && map.lit.contains(&pos) => {
                if map.covered.contains(&pos) {
                    plain(QUIET, "◦")
                } else {
                    plain(STRONG, "•")
                }
            }
            None if space.difficult => plain(signs::WATER, DIFFICULT),
            None if space.zone.is_some() => plain(QUIET, ZONE),
            None => plain(QUIET, "·"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use codex::Lang;
    use doom2016::{Doom2016, Ground, Setup};
    use engine::{Game, Viewer};

    use super::*;
    use crate::field::{Floor as _, Spots, Window};
    use crate::pen::Pen;

    /// What is drawn on the first portal of the tutorial, with the number of a choice on it or without.
    fn portal(up: bool, choice: Option<usize>) -> String {
        let setup = Setup { mission: Ground::shipped("tutorial").unwrap(), ..Setup::default() };
        let mut view = Doom2016::view(&Doom2016::start(&setup, 1).unwrap(), Viewer::Spectator);
        view.portals[0].up = up;
        let at = view.portals[0].at;
        let spots = Spots { places: choice.map(|n| (at, n)).into_iter().collect(), ..Spots::default() };
        let (floor, none) = (Floor::of(&view), BTreeSet::new());
        let window = Window { from: at, to: at, squeezed: false };
        let pen = Pen::new(Lang::En, false);
        let (lit, covered) = (&none, &none);
        floor.cell(&Map { pen, floor: &floor, window, lit, covered, marked: false, spots: &spots }, at).1
    }

    #[test]
    fn a_number_on_a_portal_leaves_its_sign() {
        assert_eq!([false, true].map(|up| portal(up, None)), ["ωB", "ΩB"]);
        assert_eq!([false, true].map(|up| portal(up, Some(1))), ["ω1", "Ω1"]);
        assert_eq!(portal(false, Some(12)), "ω12");
        assert_eq!(portal(false, Some(123)), "123", "there is no room for more");
    }
}
