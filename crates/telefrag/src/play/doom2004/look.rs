//! What is looked at: the part of the map that matters, what a figure sees, and where choices lead.

use std::collections::{BTreeMap, BTreeSet};

use codex::Arg;
use doom2004::scenario::{Pos, Shape, Way};
use doom2004::view::View;
use doom2004::{Action, Doom2004, FigureId, State, Who};
use engine::Seat;

use super::floor::{bounds, cells};
use super::panels::Panels;
use super::signs;
use crate::play::screen::Scene;
use crate::play::shown::Look;

/// What of the map is looked at.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gaze {
    /// Spaces that are seen.
    pub(super) lit: BTreeSet<Pos>,
    /// Somebody asked for them.
    pub(super) marked: bool,
    pub(super) part: Part,
}

/// A part of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Part {
    /// Where something is going on.
    #[default]
    Usual,
    Round(Pos),
}

/// The figure that acts for a seat now.
pub(super) fn actor(view: &View, seat: Seat) -> Option<Who> {
    if seat != view.invader {
        return view.marines.get(seat.index()).filter(|it| it.at.is_some()).map(|_| Who::Marine(seat.0));
    }
    view.active.map(Who::Invader)
}

/// Where a figure stands.
pub(super) fn place(view: &View, who: Who) -> Option<(Pos, Shape)> {
    match who {
        Who::Marine(n) => Some((view.marines.get(usize::from(n))?.at?, Shape::One)),
        Who::Invader(id) => view.figures.iter().find(|it| it.id == id).map(|it| (it.at, it.shape)),
    }
}

/// Everything that a figure sees, as far as the reader knows.
fn sight(known: &State, who: Who) -> BTreeSet<Pos> {
    known.sight(who).into_iter().map(|space| known.arena().space(space).pos).collect()
}

/// What the figure sees that acts now.
pub(super) fn usual(known: &State, view: &View, seat: Seat) -> Gaze {
    let lit = actor(view, seat).map(|who| sight(known, who)).unwrap_or_default();
    Gaze { lit, ..Gaze::default() }
}

/// The place that matters most to a seat.
pub(super) fn centre(view: &View, seat: Seat) -> Pos {
    let acting = actor(view, seat).and_then(|who| place(view, who)).map(|(pos, _)| pos);
    let fell = view.marines.get(seat.index()).and_then(|it| it.fell);
    let target = view.attacks.last().and_then(|attack| attack.target);
    let standing = view.marines.iter().filter_map(|it| it.at);
    let middle = bounds(standing).map(|(from, to)| Pos::new((from.x + to.x) / 2, (from.y + to.y) / 2));
    let anywhere = view.spaces.first().map(|space| space.at);
    acting.or(fell).or(target).or(middle).or(anywhere).unwrap_or_default()
}

/// What a choice is about on the map.
#[derive(Default)]
pub(super) struct Spots {
    /// Numbers of choices by the places they lead to; the first, if several do.
    pub(super) places: BTreeMap<Pos, usize>,
    /// Places of the figure that acts.
    pub(super) acting: BTreeSet<Pos>,
    /// Places of figures that can be chosen.
    pub(super) figures: BTreeSet<Pos>,
    /// Doors that can be chosen.
    pub(super) doors: BTreeSet<u8>,
}

impl Spots {
    pub(super) fn of(scene: &Scene<'_, Doom2004>) -> Self {
        let view = scene.view;
        let acting = actor(view, scene.seat).and_then(|who| place(view, who));
        let mut spots = Spots::default();
        spots.acting.extend(acting.into_iter().flat_map(|(pos, shape)| cells(pos, shape)));
        let figure = |id: FigureId| place(view, Who::Invader(id));
        for (number, action) in scene.choices.numbered() {
            let marine = |seat: Seat| place(view, Who::Marine(seat.0));
            let chosen = match action {
                Action::Activate(id) | Action::Remove(id) => figure(id),
                Action::Pick(seat) | Action::Heal(seat) | Action::Give(seat, _) => marine(seat),
                _ => None,
            };
            spots.figures.extend(chosen.into_iter().flat_map(|(pos, shape)| cells(pos, shape)));
            let to = match action {
                Action::Respawn(pos)
                | Action::Teleport(pos)
                | Action::Duct(pos)
                | Action::At(pos)
                | Action::AtFigure(pos, _)
                | Action::Knock(_, pos)
                | Action::Chain(pos, _)
                | Action::Put(pos, _) => Some(pos),
                Action::Step(way) => acting.map(|(pos, shape)| step(pos, shape, way)),
                _ => None,
            };
            if let Some(pos) = to {
                spots.places.entry(pos).or_insert(number);
            }
            if let Action::Door(door) | Action::Leave(door) = action {
                spots.doors.insert(door.0 + 1);
            }
        }
        spots
    }
}

/// The place that shows a step best: one that the figure does not fill yet.
fn step(at: Pos, shape: Shape, way: Way) -> Pos {
    let far = cells(at, shape).last().unwrap_or(at);
    match way {
        Way::Step(dir) => {
            let ways = dir
                .split()
                .map_or_else(|| dir.straight().into_iter().collect(), |(one, other)| vec![one, other]);
            let to = ways.iter().fold(Pos::default(), |pos, &dir| pos.step(dir));
            Pos::new(if to.x > 0 { far.x } else { at.x } + to.x, if to.y > 0 { far.y } else { at.y } + to.y)
        }
        Way::Lead(half, dir) => (if half == 0 { at } else { far }).step(dir),
    }
}

/// A place as people write it: `4,-1`, `4 -1` or `(4, -1)`.
fn written(word: &str) -> Option<Pos> {
    let numbers: Vec<&str> =
        word.split(|c: char| !(c == '-' || c.is_ascii_digit())).filter(|part| !part.is_empty()).collect();
    match numbers[..] {
        [x, y] => Some(Pos::new(x.parse().ok()?, y.parse().ok()?)),
        _ => None,
    }
}

/// A figure as people write it: `f3`, its letter and number, `p1`, or the beginning of a marine's name.
fn figure(scene: &Scene<'_, Doom2004>, word: &str) -> Option<Who> {
    let view = scene.view;
    let wanted = word.to_lowercase();
    let invader = view
        .figures
        .iter()
        .find(|it| it.id.to_string() == wanted || signs::code(it.kind, it.id, true) == wanted);
    let marine = view.marines.iter().enumerate().find(|(n, it)| {
        let name = scene.pen.word(&signs::marine_key(it.colour)).to_lowercase();
        wanted == Seat(*n as u8).to_string()
            || name.starts_with(&wanted)
            || signs::marine(it.colour).0 == wanted
    });
    let there = written(word).and_then(|pos| {
        let invader = view.figures.iter().find(|it| cells(it.at, it.shape).any(|cell| cell == pos));
        let marine = view.marines.iter().position(|it| it.at == Some(pos));
        marine.map(|n| Who::Marine(n as u8)).or(invader.map(|it| Who::Invader(it.id)))
    });
    let named = invader.map(|it| Who::Invader(it.id)).or(marine.map(|(n, _)| Who::Marine(n as u8)));
    named.or(there).filter(|_| !wanted.is_empty())
}

/// Answer a wish to see something.
pub(super) fn look(scene: &Scene<'_, Doom2004>, look: Look<'_>) -> Result<(Gaze, Vec<String>), Vec<String>> {
    let (pen, view) = (scene.pen, scene.view);
    match look {
        // It has a screen of its own.
        Look::At("") => Err(super::whole(scene)),
        Look::At(word) => {
            let who = figure(scene, word).and_then(|who| place(view, who)).map(|(pos, _)| pos);
            let pos = written(word).or(who).filter(|pos| view.spaces.iter().any(|space| space.at == *pos));
            let pos = pos.ok_or_else(|| pen.tell("ui-d04-no-place", &[("word", Arg::text(word))]))?;
            Ok((Gaze { part: Part::Round(pos), ..scene.gaze.clone() }, Vec::new()))
        }
        Look::From(word) => {
            let own = actor(view, scene.seat).filter(|_| word.is_empty());
            let who = own.or_else(|| figure(scene, word));
            let who = who.ok_or_else(|| pen.tell("ui-d04-no-figure", &[("word", Arg::text(word))]))?;
            let lit = sight(scene.known, who);
            let panels = Panels { pen, view, known: scene.known, seat: scene.seat };
            let own: Vec<Pos> =
                place(view, who).into_iter().flat_map(|(pos, shape)| cells(pos, shape)).collect();
            let marines = (0..view.marines.len() as u8).map(Who::Marine);
            let others = marines.chain(view.figures.iter().map(|it| Who::Invader(it.id))).filter(|&it| {
                it != who
                    && place(view, it)
                        .is_some_and(|(pos, shape)| cells(pos, shape).any(|cell| lit.contains(&cell)))
            });
            let others: Vec<Arg> = others.map(|it| Arg::Text(panels.who(it))).collect();
            let args = [
                ("who", Arg::Text(panels.who(who))),
                ("n", Arg::Num((lit.len() - own.len().min(lit.len())) as i64)),
            ];
            let mut said = pen.tell("ui-d04-sees", &args);
            if !others.is_empty() {
                said.extend(pen.tell("ui-d04-sees-figures", &[("list", Arg::List(others))]));
            }
            let part = place(view, who).map_or(Part::Usual, |(pos, _)| Part::Round(pos));
            Ok((Gaze { lit, marked: true, part }, said))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_in_every_way() {
        for text in ["4,-1", "4 -1", "(4, -1)"] {
            assert_eq!(written(text), Some(Pos::new(4, -1)));
        }
        assert_eq!(written("f3"), None);
        assert_eq!(written("nowhere"), None);
    }

    #[test]
    fn a_step_is_shown_beside_the_figure() {
        let at = Pos::new(5, 5);
        let to = |shape, way: &str| step(at, shape, way.parse().unwrap());
        assert_eq!(to(Shape::One, "NE"), Pos::new(6, 4));
        assert_eq!(to(Shape::Quad, "E"), Pos::new(7, 5));
        assert_eq!(to(Shape::Quad, "SE"), Pos::new(7, 7));
        assert_eq!(to(Shape::Across, "2N"), Pos::new(6, 4));
    }
}
