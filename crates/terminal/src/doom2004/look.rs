//! What is looked at on this map: who acts, what figures see, and where choices lead.

use std::collections::BTreeSet;

use codex::Arg;
use doom2004::place::{Pos, Shape};
use doom2004::view::View;
use doom2004::{Doom2004, State, Who};
use engine::Seat;

use super::floor::{Floor, cells};
use super::{panels, signs};
use crate::field::{Field, Spots, Window, bounds};
use crate::pen::Pen;
use crate::screen::Scene;

/// Where a figure stands.
fn place(view: &View, who: Who) -> Option<(Pos, Shape)> {
    match who {
        Who::Marine(n) => Some((view.marines.get(usize::from(n))?.at?, Shape::One)),
        Who::Invader(id) => view.figures.iter().find(|it| it.id == id).map(|it| (it.at, it.shape)),
    }
}

impl Field for Doom2004 {
    const NO_FIGURE: &'static str = "ui-d04-no-figure";
    const NO_PLACE: &'static str = "ui-d04-no-place";
    type Who = Who;
    type Floor<'a> = Floor<'a>;

    fn floor(view: &View) -> Floor<'_> {
        Floor::of(view)
    }

    fn centre(scene: &Scene<'_, Self>, _: &Spots) -> Pos {
        let (view, seat) = (scene.view, scene.seat);
        let acting = Self::actor(view, seat).and_then(|who| place(view, who)).map(|(pos, _)| pos);
        let fell = view.marines.get(seat.index()).and_then(|it| it.fell);
        let target = view.attacks.last().and_then(|attack| attack.target);
        let standing = view.marines.iter().filter_map(|it| it.at);
        let middle = bounds(standing).map(|(from, to)| Pos::new((from.x + to.x) / 2, (from.y + to.y) / 2));
        let anywhere = view.spaces.first().map(|space| space.at);
        acting.or(fell).or(target).or(middle).or(anywhere).unwrap_or_default()
    }

    fn side(
        scene: &Scene<'_, Self>,
        pen: Pen,
        lines: usize,
        floor: &Floor<'_>,
        window: Window,
    ) -> Vec<String> {
        panels(scene, pen).side(lines, floor, window)
    }

    fn figures(view: &View) -> impl Iterator<Item = Who> {
        let marines = (0..view.marines.len() as u8).map(Who::Marine);
        marines.chain(view.figures.iter().map(|it| Who::Invader(it.id)))
    }

    /// An invader has an id, and a letter with a number; a marine his seat, his name or the beginning of it, his shape.
    fn answers_to(scene: &Scene<'_, Self>, who: Who, word: &str) -> bool {
        let view = scene.view;
        match who {
            Who::Marine(n) => view.marines.get(usize::from(n)).is_some_and(|it| {
                let name = scene.pen.word(&signs::marine_key(it.colour)).to_lowercase();
                word == Seat(n).to_string() || name.starts_with(word) || signs::marine(it.colour).0 == word
            }),
            Who::Invader(id) => {
                let kind = view.figures.iter().find(|it| it.id == id).map(|it| it.kind);
                id.to_string() == word || kind.is_some_and(|kind| signs::code(kind, id, true) == word)
            }
        }
    }

    fn actor(view: &View, seat: Seat) -> Option<Who> {
        if seat != view.invader {
            return view.marines.get(seat.index()).filter(|it| it.at.is_some()).map(|_| Who::Marine(seat.0));
        }
        view.active.map(Who::Invader)
    }

    fn cells(view: &View, who: Who) -> Vec<Pos> {
        place(view, who).into_iter().flat_map(|(pos, shape)| cells(pos, shape)).collect()
    }

    fn sight(known: &State, who: Who) -> BTreeSet<Pos> {
        known.sight(who).into_iter().map(|space| known.arena().space(space).pos).collect()
    }

    fn sees(scene: &Scene<'_, Self>, who: Who, lit: &BTreeSet<Pos>) -> Vec<String> {
        let (pen, view) = (scene.pen, scene.view);
        let panels = panels(scene, pen);
        let own = Self::cells(view, who).len();
        let seen = |it: &Who| *it != who && Self::cells(view, *it).iter().any(|cell| lit.contains(cell));
        let others: Vec<Arg> = Self::figures(view).filter(seen).map(|it| Arg::Text(panels.who(it))).collect();
        let args =
            [("who", Arg::Text(panels.who(who))), ("n", Arg::Num((lit.len() - own.min(lit.len())) as i64))];
        let mut said = pen.tell("ui-doom-sees", &args);
        if !others.is_empty() {
            said.extend(pen.tell("ui-doom-sees-figures", &[("list", Arg::List(others))]));
        }
        said
    }
}
