//! Adrenaline in the terminal.

mod begin;
mod board;
mod forecast;
mod layout;
mod panels;
mod side;
mod signs;

pub(super) use begin::{Options, begin};

use adrenaline::{Adrenaline, Deed, Event, Sq, SquareSet, State, View, Weapon};
use codex::Arg;
use engine::about::Kind;
use engine::{Outcome, Seat};

use self::board::Drawing;
use self::layout::{BOX_ROWS, Layout};
use self::panels::{Panels, powerup_key};
use self::side::Side;
use super::pen::{Pen, STRONG, Sign, beside, pad, width};
use super::screen::{Scene, bar};
use super::shown::{Look, News, Shown, Words};
use super::size::Size;

impl Shown for Adrenaline {
    const SIGNS: &'static [Sign] = &signs::SHAPES;
    const WORDS: Words = Words {
        help: "ui-help-text",
        keys: "ui-keys",
        keys_short: "ui-keys-short",
        no_rule: "ui-no-rule",
        no_help: "ui-no-help",
    };
    /// What is seen; the rest is darker.
    type Gaze = SquareSet;

    fn is_roomy(size: Size) -> bool {
        Layout::of(size, BOX_ROWS) == Layout::Large
    }

    fn position(scene: &Scene<'_, Self>) -> Vec<String> {
        let (pen, view) = (scene.pen, scene.view);
        let board = Self::board(scene);
        let panels = Panels { pen, view };
        match Layout::of(scene.size, scene.view.setup.board.place().board().grid().height()) {
            Layout::Large => {
                let beside = beside(&board, &panels.players(), 2);
                [vec![heading(scene)], beside, panels.below()].concat()
            }
            Layout::Compact(_) => {
                let taken = board.first().map_or(0, |line| width(line)) + 1;
                let pen = pen.wide(pen.columns.saturating_sub(taken));
                let side = Side { panels: Panels { pen, view }, lines: board.len() };
                [vec![short_heading(scene)], beside(&board, &side.lines(), 1), panels.own()].concat()
            }
        }
    }

    fn board(scene: &Scene<'_, Self>) -> Vec<String> {
        let squares: Vec<(Sq, usize)> = scene
            .choices
            .numbered()
            .filter_map(|(n, about)| {
                let square = about.spots.iter().find(|spot| spot.on == Kind::Square)?;
                Some((square.id.parse().ok()?, n))
            })
            .collect();
        let cell = Layout::of(scene.size, scene.view.setup.board.place().board().grid().height()).cell();
        Drawing { pen: scene.pen, view: scene.view, lit: scene.gaze, choices: &squares, cell }.lines()
    }

    /// What `seat` sees from where the figure stands; everything before it stands anywhere.
    fn gaze(_: &State, view: &View, seat: Seat) -> SquareSet {
        let board = view.setup.board.place().board();
        let square = view.figures.get(seat.index()).map(|figure| figure.square);
        match square.filter(|square| square.is_on()) {
            Some(square) => board.see(square),
            None => board.squares(),
        }
    }

    fn last_gaze(view: &View) -> SquareSet {
        view.setup.board.place().board().squares()
    }

    fn look(scene: &Scene<'_, Self>, look: Look<'_>) -> Result<(SquareSet, Vec<String>), Vec<String>> {
        let (pen, view) = (scene.pen, scene.view);
        let board = view.setup.board.place().board();
        let unknown = |word: &str| pen.tell("ui-no-square", &[("word", Arg::text(word))]);
        let from: Sq = match look {
            Look::At(_) => return Ok((board.squares(), Vec::new())),
            Look::From("") => view.figures[scene.seat.index()].square,
            Look::From(word) => word.parse().map_err(|_| unknown(word))?,
        };
        if !board.squares().has(from) {
            return Err(unknown(&from.to_string()));
        }
        let seen = board.see(from);
        let list: Vec<Arg> = seen.iter().map(Arg::text).collect();
        let args = [("square", Arg::text(from)), ("squares", Arg::List(list))];
        Ok((seen, pen.tell("ui-sees", &args)))
    }

    /// Beginnings, coins and refills show in what follows and on the board.
    fn news(event: &Event) -> News {
        match *event {
            Event::TurnBegan { who, .. } => News::Turn(who),
            Event::Killed { .. } => News::Grave,
            Event::Began {
                what: Deed::Run | Deed::Grab | Deed::Shoot | Deed::Bot | Deed::EndTurn, ..
            }
            | Event::PaidCube { .. }
            | Event::TileDealt { .. }
            | Event::WeaponDealt { .. } => News::Nothing,
            _ => News::Plain,
        }
    }

    fn foretell(pen: Pen, state: &State, events: &[Event]) -> String {
        forecast::forecast(pen, state, events)
    }

    /// What a weapon or a powerup does, found by its id or by the beginning of its name.
    fn explain(pen: Pen, what: &str) -> Vec<String> {
        let wanted = what.to_lowercase();
        let powerups = adrenaline::Powerup::all().map(|card| powerup_key(card.kind()).to_owned());
        let mut keys: Vec<String> = Weapon::all().map(|w| format!("weapon-{w}")).chain(powerups).collect();
        keys.sort();
        keys.dedup();
        let fits = |key: &&String| {
            let name = pen.word(key).to_lowercase();
            let id = key.split_once('-').map_or("", |(_, id)| id);
            name.starts_with(&wanted) || id.starts_with(&wanted)
        };
        let found: Vec<&String> = keys.iter().filter(fits).collect();
        let told = found.into_iter().flat_map(|key| {
            let head = pen.paint(STRONG, pen.word(key));
            let price =
                Weapon::all().find(|w| format!("weapon-{w}") == *key).map(|w| pen.cubes(w.card().reload));
            let price = price.map_or(String::new(), |price| format!(" {price}"));
            pen.wrap(&format!("{head}{price}: {}", pen.word(&format!("{key}-help"))), 2)
        });
        told.collect()
    }

    fn overview(scene: &Scene<'_, Self>) -> Vec<String> {
        Panels { pen: scene.pen, view: scene.view }.armoury()
    }

    /// Who won, and with how many points.
    fn result(pen: Pen, view: &View, outcome: &Outcome, own: &[Seat]) -> Vec<String> {
        let mut lines = vec![bar(pen, &pen.word("ui-result"))];
        let mut ranks: Vec<(i32, Seat)> =
            outcome.points.iter().enumerate().map(|(i, &points)| (points, Seat(i as u8))).collect();
        ranks.sort_by_key(|&(points, who)| (-points, !outcome.winners.contains(&who), who));
        for (place, (points, who)) in ranks.iter().enumerate() {
            let name = pen.name(&view.setup, *who);
            let you = if own.contains(who) { format!(" ({})", pen.word("ui-you")) } else { String::new() };
            let crown = if outcome.winners.contains(who) { pen.paint(STRONG, " ★") } else { String::new() };
            let points = pen.text("ui-points", &[("n", Arg::Num((*points).into()))]);
            let left = pad(&format!("{:>3}. {name}{you}", place + 1), 34);
            let gap = " ".repeat(10usize.saturating_sub(width(&points)));
            lines.push(format!("{left}{gap}{points}{crown}"));
        }
        let won = own.iter().any(|seat| outcome.winners.contains(seat));
        lines.extend(pen.tell(if won { "ui-you-win" } else { "ui-you-lose" }, &[]));
        lines
    }
}

fn mode(scene: &Scene<'_, Adrenaline>) -> String {
    let setup = &scene.view.setup;
    scene.pen.word(if setup.domination {
        "mode-domination"
    } else if setup.turrets {
        "mode-turrets"
    } else {
        "mode-deathmatch"
    })
}

/// How far the game is.
fn round(scene: &Scene<'_, Adrenaline>) -> String {
    let players = u32::from(scene.view.setup.players.max(1));
    let n = Arg::Num(i64::from(scene.view.turn / players) + 1);
    let round = scene.pen.text("ui-round", &[("n", n)]);
    match scene.view.frenzy {
        Some(_) => format!("{} · {round}", scene.pen.word("ending-frenzy")),
        None => round,
    }
}

/// What game it is and how far it is.
fn heading(scene: &Scene<'_, Adrenaline>) -> String {
    let arena = scene.view.setup.board.place();
    let board = match arena.title().said(scene.pen.lang.code()) {
        Some(title) => title.to_owned(),
        None => scene.pen.word(&format!("board-{}", arena.id())),
    };
    scene.headed(&[scene.pen.word("game-adrenaline"), mode(scene), board], &round(scene))
}

/// The same with the track that the game is played for.
fn short_heading(scene: &Scene<'_, Adrenaline>) -> String {
    let track = Panels { pen: scene.pen, view: scene.view }.progress(true);
    scene.headed(&[mode(scene), round(scene)], &track)
}
