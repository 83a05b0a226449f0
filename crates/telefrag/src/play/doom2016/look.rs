//! What is looked at on this map: who acts, what figures see, who has cover from them, and where choices lead.

use std::collections::{BTreeMap, BTreeSet};

use codex::Arg;
use doom2016::frame::{Frame, MarineStep, Spend, Unstick};
use doom2016::place::{Footing, SpaceSet, Way};
use doom2016::state::Actor;
use doom2016::{Action, Doom2016, State, View, Who};
use engine::Seat;
use skirmish::{Pos, SpaceId};

use super::floor::{Floor, cells};
use super::{panels, signs};
use crate::play::field::{Field, Spots, Window, bounds};
use crate::play::pen::{Pen, unglued};
use crate::play::screen::Scene;

/// Who is about to move, of either side.
fn mover(view: &View) -> Option<Who> {
    let turn = match view.turn.who {
        Actor::Nobody => None,
        Actor::Marine(n) => Some(Who::Marine(n)),
        Actor::Demons(_) => view.turn.figure.map(Who::Demon),
    };
    match view.frames.last()? {
        Frame::Spend(Spend { who, .. }) | Frame::Unstick(Unstick { who }) => Some(*who),
        Frame::Marine(MarineStep::Drone) => Some(Who::Drone),
        _ => turn,
    }
}

/// A place nearby that stays the same for a few steps, so that the map does not jump with each of them.
fn steady(view: &View, at: Pos) -> Pos {
    let near = |n: i16, from: i16, to: i16| (n.div_euclid(4) * 4 + 2).clamp(from, to);
    let bounds = bounds(view.spaces.iter().map(|space| space.at));
    bounds.map_or(at, |(from, to)| Pos::new(near(at.x, from.x, to.x), near(at.y, from.y, to.y)))
}

/// The place of the portal that something comes out of.
fn gate(view: &View) -> Option<Pos> {
    let summon = view.frames.iter().rev().find_map(|frame| match frame {
        Frame::Summon(summon) => Some(summon.portal + 1),
        _ => None,
    });
    view.portals.iter().find(|it| Some(it.number) == summon).map(|it| it.at)
}

/// The place that shows best where a figure goes: one that it does not fill yet and that no other choice has.
fn goes(known: &State, who: Who, way: Way, taken: &BTreeMap<Pos, usize>) -> Option<Pos> {
    let (arena, from) = (known.arena(), known.footing(who)?);
    let small = |space: SpaceId| {
        let stride = arena.strides(space).iter().find(|stride| Way::Step(stride.dir) == way);
        stride.map(|stride| Footing::from(stride.to))
    };
    let large = arena.big_strides(from).iter().find(|stride| stride.way == way).map(|stride| stride.to);
    let to = large.or_else(|| small(from.at))?;
    let new = arena.cells(to).iter().filter(|cell| !arena.cells(from).contains(cell));
    let mut places = new.map(|&cell| arena.space(cell).pos);
    let first = places.clone().next();
    places.find(|pos| !taken.contains_key(pos)).or(first)
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
        let mover = mover(view);
        // Who is asked about others does not act.
        let own = mover.filter(|&who| known.seat_of(who).is_none_or(|seat| seat == scene.seat));
        let acting = own.or_else(|| Self::actor(view, scene.seat));
        let mut spots = Spots::default();
        spots.acting.extend(acting.into_iter().flat_map(|who| cells(view, who)));
        let attack = view.attacks.last().map(|attack| (attack.by, attack.target));
        let attack = attack.into_iter().flat_map(|(by, target)| [Some(by), target]).flatten();
        spots.beside.extend(attack.flat_map(|who| cells(view, who)));
        for (number, action) in scene.choices.numbered() {
            let chosen = match action {
                Action::At(who) => Some(who),
                Action::Activate(id) => Some(Who::Demon(id)),
                Action::Pick(seat) | Action::Lead(seat) => Some(Who::Marine(seat.0)),
                _ => None,
            };
            spots.figures.extend(chosen.into_iter().flat_map(|who| cells(view, who)));
            if let Action::At(who) = action {
                spots.beside.extend(cells(view, who));
            }
            let to = match action {
                Action::Start(pos)
                | Action::Respawn(pos)
                | Action::Teleport(pos)
                | Action::Put(pos, _)
                | Action::To(pos) => Some(pos),
                Action::Portal(n) => view.portals.iter().find(|it| it.number == n).map(|it| it.at),
                Action::Link(n, _) => view.objectives.get(usize::from(n).wrapping_sub(1)).copied(),
                Action::Step(way) => mover.and_then(|who| goes(known, who, way, &spots.places)),
                _ => None,
            };
            if let Some(pos) = to {
                spots.places.entry(pos).or_insert(number);
            }
            if let Action::Door(door) = action {
                spots.doors.insert(door.0 + 1);
            }
        }
        spots
    }

    fn centre(scene: &Scene<'_, Self>, spots: &Spots) -> Pos {
        let view = scene.view;
        let at = |who: Who| cells(view, who).first().copied();
        let acting = Self::actor(view, scene.seat).and_then(at);
        let target = view.attacks.last().and_then(|attack| at(attack.target?));
        let moving = mover(view).and_then(at);
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
