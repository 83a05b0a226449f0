//! DOOM: The Boardgame (2004) in the terminal.

mod begin;
mod campaign;
mod cards;
mod floor;
mod look;
mod map;
mod panels;
mod signs;
mod window;

pub(super) use begin::{Options, begin};
pub(super) use campaign::go_on;

use doom2004::scenario::Pos;
use doom2004::{Action, Doom2004, Event, State, View, Who};
use engine::{Outcome, Seat};

use self::floor::{Floor, bounds};
use self::look::{Gaze, Part, Spots};
use self::map::Map;
use self::panels::Panels;
use self::window::{Room, Window};
use super::pen::{Pen, QUIET, STRONG, Sign, beside, pad, width};
use super::screen::{Scene, bar};
use super::shown::{Look, News, Shown, Words};
use super::size::Size;

/// From so many rows on, nothing is squeezed.
const LARGE: usize = 46;
/// The height of the map where nothing scrolls away.
const ENDLESS: usize = 36;
/// The most columns beside the map.
const SIDE: usize = 48;

impl Shown for Doom2004 {
    const SIGNS: &'static [Sign] = &signs::MARINES;
    const WORDS: Words = Words {
        help: "ui-d04-help-text",
        keys: "ui-d04-keys",
        keys_short: "ui-d04-keys-short",
        no_rule: "ui-d04-no-rule",
        no_help: "ui-d04-no-help",
    };
    type Gaze = Gaze;

    fn is_roomy(size: Size) -> bool {
        size.rows.is_none_or(|rows| rows >= LARGE)
    }

    fn position(scene: &Scene<'_, Self>) -> Vec<String> {
        let panels = panels(scene, scene.pen);
        let title = panels.written(&scene.view.title);
        let difficulty = scene.pen.word(&format!("d04-difficulty-{}", scene.view.difficulty));
        let heading = scene.headed(&[title, difficulty], &panels.standing());
        [vec![heading], Self::board(scene), panels.attack(), panels.own()].concat()
    }

    /// The map with the panels beside it.
    fn board(scene: &Scene<'_, Self>) -> Vec<String> {
        let floor = Floor::of(scene.view);
        let spots = Spots::of(scene);
        let room = room(scene.size);
        let (centre, wanted) = match scene.gaze.part {
            Part::Round(pos) => (pos, None),
            Part::Usual => (look::centre(scene.view, scene.seat), bounds(spots.places.keys().copied())),
        };
        let window = Window::around(&floor, room, centre, wanted);
        let map = map(scene, &floor, window, &spots);
        let taken = map.iter().map(|line| width(line)).max().unwrap_or(0) + 1;
        let side = (scene.size.columns - taken).min(SIDE);
        let side = panels(scene, scene.pen.wide(side)).side(room.lines, &floor, window);
        beside(&map, &side, 1)
    }

    fn gaze(known: &State, view: &View, seat: Seat) -> Gaze {
        look::usual(known, view, seat)
    }

    fn last_gaze(_: &View) -> Gaze {
        Gaze::default()
    }

    fn look(scene: &Scene<'_, Self>, look: Look<'_>) -> Result<(Gaze, Vec<String>), Vec<String>> {
        look::look(scene, look)
    }

    fn news(event: &Event) -> News {
        match *event {
            Event::Turn { who } => News::Turn(who),
            Event::Round { .. } | Event::Revealed { .. } | Event::Said { .. } => News::Heading,
            Event::Fragged { .. } | Event::Died { .. } | Event::Won { .. } => News::Grave,
            // These show in what follows.
            Event::Began { .. } | Event::Activated { .. } => News::Nothing,
            _ => News::Plain,
        }
    }

    /// Steps of one figure are told as one way.
    fn joined(first: &Event, second: &Event) -> Option<Event> {
        match (first, second) {
            (
                Event::Moved { who, from, to: half_way, .. },
                Event::Moved { who: same, from: on, to, shape },
            ) if who == same && half_way == on => {
                Some(Event::Moved { who: *who, from: *from, to: *to, shape: *shape })
            }
            _ => None,
        }
    }

    /// Spaces with somebody on them come before empty ones.
    fn group(state: &State, action: Action) -> Option<(u8, &'static str)> {
        let is_empty = |pos: Pos| {
            let arena = state.arena();
            let fills = |who: Who| {
                let spaces = state.footing(who).map(|footing| arena.cells(footing)).unwrap_or_default();
                spaces.iter().any(|&space| arena.space(space).pos == pos)
            };
            let barrel = arena.at(pos).and_then(|space| state.barrel_at(space));
            let marines = state.marine_ids().map(Who::Marine);
            let mut all = marines.chain(state.figures.iter().map(|(id, _)| Who::Invader(id)));
            barrel.is_none() && !all.any(fills)
        };
        let rank = match action {
            Action::At(pos) if is_empty(pos) => 2,
            Action::At(_) | Action::AtFigure(..) => 0,
            _ => 1,
        };
        let key = match action {
            Action::Step(_) | Action::Teleport(_) | Action::Duct(_) => "ui-d04-group-move",
            Action::Door(_) | Action::Leave(_) => "ui-d04-group-doors",
            Action::Fire(..) | Action::Strike => "ui-d04-group-attack",
            Action::Take(_) | Action::TakeItem(_) | Action::Give(..) => "ui-d04-group-things",
            Action::Order(_) | Action::Heal(_) | Action::Adrenaline | Action::Drop => "ui-d04-group-orders",
            Action::Play(_) => "ui-d04-group-events",
            Action::Spawn(..) | Action::Discard(_) => "ui-d04-group-cards",
            Action::Activate(_) | Action::Remove(_) => "ui-d04-group-figures",
            Action::Done | Action::Pass => "ui-d04-group-end",
            Action::At(_) if rank > 0 => "ui-d04-group-empty",
            Action::At(_) | Action::AtFigure(..) => "ui-d04-group-targets",
            _ => "ui-d04-group-other",
        };
        Some((rank, key))
    }

    fn about(pen: Pen, what: &str) -> Vec<String> {
        cards::about(pen, what)
    }

    fn overview(scene: &Scene<'_, Self>) -> Vec<String> {
        panels(scene, scene.pen).overview()
    }

    fn result(pen: Pen, view: &View, outcome: &Outcome, own: &[Seat]) -> Vec<String> {
        let mut lines = vec![bar(pen, &pen.word("ui-result"))];
        lines.push(pen.paint(STRONG, Panels::winner(pen, view.winner)));
        for (n, marine) in view.marines.iter().enumerate() {
            let seat = Seat(n as u8);
            let you = if own.contains(&seat) { format!(" ({})", pen.word("ui-you")) } else { String::new() };
            let name = pen.signed(&signs::marine_key(marine.colour)).unwrap_or_default();
            let crown =
                if outcome.winners.contains(&seat) { pen.paint(STRONG, "★") } else { " ".to_owned() };
            let state = match marine.at {
                Some(_) => format!("♥{}/{}", marine.wounds, marine.full_wounds),
                None => pen.word(if marine.left { "ui-d04-left" } else { "ui-d04-fallen" }),
            };
            lines.push(format!("  {crown} {}{}", pad(&format!("{name}{you}"), 40), pen.paint(QUIET, state)));
        }
        let you =
            if own.contains(&view.invader) { format!(" ({})", pen.word("ui-you")) } else { String::new() };
        let crown =
            if outcome.winners.contains(&view.invader) { pen.paint(STRONG, "★") } else { " ".to_owned() };
        lines.push(format!("  {crown} ☠ {}{you}", pen.word("d04-invader")));
        let won = own.iter().any(|seat| outcome.winners.contains(seat));
        lines.extend(pen.tell(if won { "ui-you-win" } else { "ui-d04-you-lose" }, &[]));
        lines
    }
}

/// A part of the map.
fn map(scene: &Scene<'_, Doom2004>, floor: &Floor<'_>, window: Window, spots: &Spots) -> Vec<String> {
    let Gaze { lit, marked, .. } = &scene.gaze;
    // Who asks what is seen does not want to choose.
    let seen = Spots { acting: spots.acting.clone(), ..Spots::default() };
    let spots = if *marked { &seen } else { spots };
    Map { pen: scene.pen, floor, window, lit, marked: *marked, spots }.lines()
}

/// The whole map, part by part from west to east where it is too wide.
fn whole(scene: &Scene<'_, Doom2004>) -> Vec<String> {
    let floor = Floor::of(scene.view);
    let spots = Spots::of(scene);
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

fn panels<'a>(scene: &Scene<'a, Doom2004>, pen: Pen) -> Panels<'a> {
    Panels { pen, view: scene.view, known: scene.known, seat: scene.seat }
}
