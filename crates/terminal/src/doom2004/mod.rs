//! DOOM: The Boardgame (2004) in the terminal.

mod begin;
mod campaign;
mod cards;
mod floor;
mod look;
mod map;
mod panels;
mod signs;

pub(super) use begin::{Options, begin};
pub(super) use campaign::go_on;

use doom2004::place::Winner;
use doom2004::{Doom2004, Event, State, View};
use engine::{Outcome, Seat};

use self::panels::Panels;
use super::field::{self, Gaze, sides};
use super::pen::{Pen, Sign};
use super::screen::Scene;
use super::shown::{Look, News, Shown, Words};
use super::size::Size;

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
        field::is_roomy(size)
    }

    fn position(scene: &Scene<'_, Self>) -> Vec<String> {
        let panels = panels(scene, scene.pen);
        let title = panels.written(&scene.view.title);
        let difficulty = scene.pen.word(&format!("d04-difficulty-{}", scene.view.difficulty));
        let heading = scene.headed(&[title, difficulty], &panels.standing());
        [vec![heading], Self::board(scene), panels.attack(), panels.own()].concat()
    }

    fn board(scene: &Scene<'_, Self>) -> Vec<String> {
        field::board(scene)
    }

    fn gaze(known: &State, view: &View, seat: Seat) -> Gaze {
        field::usual::<Self>(known, view, seat)
    }

    fn last_gaze(_: &View) -> Gaze {
        Gaze::default()
    }

    fn look(scene: &Scene<'_, Self>, look: Look<'_>) -> Result<(Gaze, Vec<String>), Vec<String>> {
        field::look(scene, look)
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
    fn explain(pen: Pen, what: &str) -> Vec<String> {
        cards::about(pen, what)
    }

    fn overview(scene: &Scene<'_, Self>) -> Vec<String> {
        panels(scene, scene.pen).overview()
    }

    fn result(pen: Pen, view: &View, outcome: &Outcome, own: &[Seat]) -> Vec<String> {
        let marines = view.marines.iter().map(|marine| {
            let state = match marine.at {
                Some(_) => {
                    format!("♥{}/{}", marine.full_wounds.saturating_sub(marine.wounds), marine.full_wounds)
                }
                None => pen.word(if marine.left { "ui-d04-left" } else { "ui-doom-fallen" }),
            };
            (pen.signed(&signs::marine_key(marine.colour)).unwrap_or_default(), state)
        });
        sides::result((pen, "d04-invader"), view.winner == Some(Winner::Marines), marines, outcome, own)
    }
}

fn panels<'a>(scene: &Scene<'a, Doom2004>, pen: Pen) -> Panels<'a> {
    Panels { pen, view: scene.view, known: scene.known, seat: scene.seat }
}
