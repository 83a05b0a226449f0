//! What is looked at: the part of the map that matters, what a figure sees, and where choices lead.

use std::collections::{BTreeMap, BTreeSet};

use codex::Arg;
use engine::Seat;
use engine::about::{Kind, Spot};
use skirmish::{Extent, Pos};

use super::Field;
use super::floor::Floor;
use crate::screen::Scene;
use crate::shown::Look;

/// What of the map is looked at.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gaze {
    /// Spaces that are seen.
    pub(super) lit: BTreeSet<Pos>,
    /// Those where somebody would have cover.
    pub(super) covered: BTreeSet<Pos>,
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

/// What choices are about on the map.
#[derive(Default)]
pub(crate) struct Spots {
    /// Numbers of choices by the places they lead to; the first, if several do.
    pub(crate) places: BTreeMap<Pos, usize>,
    /// Places of the figure that acts.
    pub(crate) acting: BTreeSet<Pos>,
    /// Places of figures that can be chosen.
    pub(crate) figures: BTreeSet<Pos>,
    /// Doors that can be chosen.
    pub(crate) doors: BTreeSet<u8>,
    /// Other places that one wants to see with it.
    pub(crate) beside: BTreeSet<Pos>,
}

/// What the listed choices are about; `acting` is the figure that acts.
pub(crate) fn spots<G: Field>(scene: &Scene<'_, G>, acting: Option<G::Who>) -> Spots {
    let cells = |who: G::Who| G::cells(scene.view, who);
    let mut spots = Spots::default();
    spots.acting.extend(acting.into_iter().flat_map(cells));
    let places = |spot: &Spot| {
        let corner = spot.id.parse::<Pos>().ok();
        let (wide, high) = (spot.wide as i16, spot.high as i16);
        let places = corner.map(|at| Extent { from: at, to: Pos::new(at.x + wide - 1, at.y + high - 1) });
        places.into_iter().flat_map(Extent::places)
    };
    for (number, about) in scene.choices.numbered() {
        for spot in &about.spots {
            match spot.on {
                Kind::Square => {
                    // The first that no other choice has shows it best.
                    let free = places(spot).find(|pos| !spots.places.contains_key(pos));
                    if let Some(pos) = free.or_else(|| places(spot).next()) {
                        spots.places.entry(pos).or_insert(number);
                    }
                }
                Kind::Figure => {
                    let named = |who: &G::Who| who.to_string() == spot.id && Some(*who) != acting;
                    let there: Vec<Pos> =
                        G::figures(scene.view).find(named).into_iter().flat_map(cells).collect();
                    if about.aims {
                        spots.beside.extend(&there);
                    }
                    spots.figures.extend(there);
                }
                Kind::Door => spots.doors.extend(spot.id.parse::<u8>()),
                _ => {}
            }
        }
    }
    spots
}

/// What the figure sees that acts now.
pub(crate) fn usual<G: Field>(known: &G::State, view: &G::View, seat: Seat) -> Gaze {
    let lit = G::actor(view, seat).map(|who| G::sight(known, who)).unwrap_or_default();
    Gaze { lit, ..Gaze::default() }
}

/// A place as people write it: `4,-1`, `4 -1` or `(4, -1)`.
pub(crate) fn written(word: &str) -> Option<Pos> {
    let numbers: Vec<&str> =
        word.split(|c: char| !(c == '-' || c.is_ascii_digit())).filter(|part| !part.is_empty()).collect();
    match numbers[..] {
        [x, y] => Some(Pos::new(x.parse().ok()?, y.parse().ok()?)),
        _ => None,
    }
}

/// A figure as people write it: by a name of its own, or by a place that it fills.
fn figure<G: Field>(scene: &Scene<'_, G>, word: &str) -> Option<G::Who> {
    let wanted = word.to_lowercase();
    let named = || G::figures(scene.view).find(|&who| G::answers_to(scene, who, &wanted));
    let there = |pos: Pos| G::figures(scene.view).find(|&who| G::cells(scene.view, who).contains(&pos));
    if wanted.is_empty() { None } else { named().or_else(|| there(written(word)?)) }
}

/// Answer a wish to see something.
pub(crate) fn look<G: Field>(
    scene: &Scene<'_, G>,
    look: Look<'_>,
) -> Result<(Gaze, Vec<String>), Vec<String>> {
    let (pen, view) = (scene.pen, scene.view);
    let none = |key: &str, word: &str| pen.tell(key, &[("word", Arg::text(word))]);
    match look {
        // It has a screen of its own.
        Look::At("") => Err(super::whole(scene)),
        Look::At(word) => {
            let place = |who: G::Who| G::cells(view, who).first().copied();
            let pos = written(word).or_else(|| place(figure(scene, word)?));
            let pos = pos.filter(|&pos| G::floor(view).places().any(|known| known == pos));
            let pos = pos.ok_or_else(|| none(G::NO_PLACE, word))?;
            Ok((Gaze { part: Part::Round(pos), ..scene.gaze.clone() }, Vec::new()))
        }
        Look::From(word) => {
            let own = G::actor(view, scene.seat).filter(|_| word.is_empty());
            let who = own.or_else(|| figure(scene, word));
            let missing = if word.is_empty() { G::NO_ACTOR } else { G::NO_FIGURE };
            let who = who.ok_or_else(|| none(missing, word))?;
            let lit = G::sight(scene.known, who);
            let said = G::sees(scene, who, &lit);
            let part = G::cells(view, who).first().map_or(Part::Usual, |&pos| Part::Round(pos));
            let covered = G::covered(scene.known, who, &lit);
            Ok((Gaze { lit, covered, marked: true, part }, said))
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
}
