//! What is looked at on this map: who acts, what figures see, who has cover from them, and where choices lead.

use std::collections::BTreeSet;

use codex::Arg;
use doom2016::place::SpaceSet;
use doom2016::{Doom2016, State, View, Who};
use engine::Seat;
use skirmish::{Pos, SpaceId};

use super::floor::{Floor, cells};
use super::{panels, signs};
use crate::field::{self, Field, Spots, Window, bounds};
use crate::pen::{Pen, unglued};
use crate::screen::Scene;

/// A place nearby that stays the same for a few steps, so that the map does not jump with each of them.
fn steady(view: &View, at: Pos) -> Pos {
    let near = |n: i16, from: i16, to: i16| (n.div_euclid(4) * 4 + 2).clamp(from, to);
    let bounds = bounds(view.spaces.iter().map(|space| space.at));
    bounds.map_or(at, |(from, to)| Pos::new(near(at.x, from.x, to.x), near(at.y, from.y, to.y)))
}

/// The place of the portal that something comes out of.
fn gate(view: &View) -> Option<Pos> {
    view.portals.iter().find(|it| Some(it.number) == view.portal).map(|it| it.at)
}

impl Field for Doom2016 {
    const NO_FIGURE: &'static str = "ui-d16-no-figure";
    const NO_ACTOR: &'static str = "ui-d16-no-actor";
    const NO_PLACE: &'static str = "ui-d16-no-place";
    type Who = Who;
    type Floor<'a> = Floor<'a>;

    fn floor(view: &View) -> Floor<'_> {
        Floor::of(view)
    }

    fn spots(scene: &Scene<'_, Self>) -> Spots {
        let (view, known) = (scene.view, scene.known);
        // Who is asked about others does not act.
        let own = view.mover.filter(|&who| known.seat_of(who).is_none_or(|seat| seat == scene.seat));
        let mut spots = field::spots(scene, own.or_else(|| Self::actor(view, scene.seat)));
        let attack = view.attacks.last().map(|attack| (attack.by, attack.target));
        let attack = attack.into_iter().flat_map(|(by, target)| [Some(by), target]).flatten();
        spots.beside.extend(attack.flat_map(|who| cells(view, who)));
        spots
    }

    fn centre(scene: &Scene<'_, Self>, spots: &Spots) -> Pos {
        let view = scene.view;
        let at = |who: Who| cells(view, who).first().copied();
        let acting = Self::actor(view, scene.seat).and_then(at);
        let target = view.attacks.last().and_then(|attack| at(attack.target?));
        let moving = view.mover.and_then(at);
        let chosen = spots.figures.first().or(spots.places.keys().next()).copied();
        let standing = view.marines.iter().filter_map(|it| it.at);
        let middle = bounds(standing).map(|(from, to)| Pos::new((from.x + to.x) / 2, (from.y + to.y) / 2));
        let anywhere = view.spaces.first().map(|space| space.at);
        let all = [gate(view), acting, target, moving, chosen, middle, anywhere];
        steady(view, all.into_iter().flatten().next().unwrap_or_default())
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
        let drone = view.drone.map(|_| Who::Drone);
        marines.chain(drone).chain(view.demons.iter().map(|it| Who::Demon(it.id)))
    }

    /// A demon has an id, and a letter with a number; a marine his seat, his name or the beginning of it, his shape.
    fn answers_to(scene: &Scene<'_, Self>, who: Who, word: &str) -> bool {
        let view = scene.view;
        let named = |key: &str| scene.pen.word(key).to_lowercase().starts_with(word);
        let coded = match who {
            Who::Marine(n) => view.marines.get(usize::from(n)).is_some_and(|it| {
                named(&signs::marine_key(it.callsign)) || signs::marine(it.callsign).0 == word
            }),
            Who::Demon(id) => {
                let demon = view.demons.iter().find(|it| it.id == id);
                demon.is_some_and(|it| signs::code(it.kind, id, true) == word)
            }
            Who::Drone => named("d16-drone"),
        };
        coded || who.to_string() == word
    }

    fn actor(view: &View, seat: Seat) -> Option<Who> {
        if seat != view.invader {
            return view.marines.get(seat.index()).filter(|it| it.at.is_some()).map(|_| Who::Marine(seat.0));
        }
        view.turn.figure.map(Who::Demon)
    }

    fn cells(view: &View, who: Who) -> Vec<Pos> {
        cells(view, who)
    }

    fn sight(known: &State, who: Who) -> BTreeSet<Pos> {
        let arena = known.arena();
        let seen = known.cells(who).iter().flat_map(|&cell| arena.view(cell, known.closed).iter());
        seen.map(|n| arena.space(SpaceId(n as u16)).pos).collect()
    }

    fn covered(known: &State, who: Who, lit: &BTreeSet<Pos>) -> BTreeSet<Pos> {
        let arena = known.arena();
        let Some(from) = known.footing(who).filter(|_| !known.is_tutorial()) else { return BTreeSet::new() };
        let others = known.figures().filter(|&other| other != who).flat_map(|other| known.cells(other));
        let others: SpaceSet = others.map(|cell| cell.index()).collect();
        let covered = |pos: &&Pos| {
            let without = |space: SpaceId| {
                let mut others = others;
                others.remove(space.index());
                others
            };
            arena.at(**pos).is_some_and(|to| arena.has_cover(from, to, known.closed, &without(to)))
        };
        lit.iter().filter(covered).copied().collect()
    }

    fn sees(scene: &Scene<'_, Self>, who: Who, lit: &BTreeSet<Pos>) -> Vec<String> {
        let (pen, view, known) = (scene.pen, scene.view, scene.known);
        let panels = panels(scene, pen);
        let own = cells(view, who).len();
        let args =
            [("who", Arg::Text(panels.who(who))), ("n", Arg::Num((lit.len() - own.min(lit.len())) as i64))];
        let mut said = pen.tell("ui-doom-sees", &args);
        let list = |covered: bool| -> Vec<Arg> {
            let seen = Self::figures(view).filter(|&it| it != who && known.sees(who, it));
            let seen = seen.filter(|&it| known.has_cover(who, it) == covered);
            let one = |it: Who| {
                let range = pen.text("ui-doom-range", &[("n", Arg::Num(known.range(who, it).into()))]);
                Arg::Text(format!("{} ({range})", panels.who(it)).replace(' ', "\u{a0}"))
            };
            seen.map(one).collect()
        };
        for (key, covered) in [("ui-doom-sees-figures", false), ("ui-d16-sees-cover", true)] {
            let list = list(covered);
            if !list.is_empty() {
                said.extend(unglued(pen.tell(key, &[("list", Arg::List(list))])));
            }
        }
        said
    }
}
