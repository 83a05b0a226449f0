//! DOOM: The Board Game (2016) in the terminal.

mod attack;
mod begin;
mod cards;
mod floor;
mod goals;
mod look;
mod operation;
mod panels;
mod signs;

pub(super) use begin::{Games, Options};

use doom2016::{Action, Doom2016, Event, Side, State, View};
use engine::{Arg, Message, Outcome, Seat, Words as _};

use self::panels::Panels;
use super::field::{self, Gaze, sides};
use super::pen::{Pen, Sign};
use super::screen::Scene;
use super::shown::{Look, News, Shown, Words};
use super::size::Size;

impl Shown for Doom2016 {
    const SIGNS: &'static [Sign] = &signs::MARINES;
    const WORDS: Words = Words {
        help: "ui-d16-help-text",
        keys: "ui-d16-keys",
        keys_short: "ui-d16-keys-short",
        no_rule: "ui-d16-no-rule",
        no_help: "ui-d16-no-help",
    };
    type Gaze = Gaze;

    fn is_roomy(size: Size) -> bool {
        field::is_roomy(size)
    }

    fn position(scene: &Scene<'_, Self>) -> Vec<String> {
        let (panels, view) = (panels(scene, scene.pen), scene.view);
        let title = begin::named(scene.pen, &view.mission, &view.title);
        let objective = view.objective.map(|it| scene.pen.word(&format!("d16-objective-{it}")));
        let words: Vec<String> = [Some(title), objective].into_iter().flatten().collect();
        let heading = scene.headed(&words, &panels.standing());
        let mut lines = [vec![heading], Self::board(scene)].concat();
        // What was in hand when it ended matters to nobody.
        if view.winner.is_none() {
            lines.extend(panels.attack());
            lines.extend(panels.own(scene.size.rows));
        }
        lines
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
            Event::Round { .. } | Event::Roused { .. } | Event::Marine { .. } => News::Heading,
            Event::Killed { .. } | Event::Frag { .. } | Event::Won { .. } => News::Grave,
            // These show in what follows.
            Event::Revealed { .. } | Event::Demon { .. } => News::Nothing,
            _ => News::Plain,
        }
    }

    /// Steps of one figure are told as one way.
    fn joined(first: &Event, second: &Event) -> Option<Event> {
        match (first, second) {
            (Event::Moved { who, turned: None, .. }, Event::Moved { who: same, turned: None, .. })
                if who == same =>
            {
                Some(second.clone())
            }
            _ => None,
        }
    }

    /// What a step costs is told only where it is not the usual one point.
    fn choice(state: &State, action: Action) -> Message {
        let label = Self::label(state, action);
        if matches!(action, Action::Step(_)) { brief(label) } else { label }
    }

    fn explain(pen: Pen, what: &str) -> Vec<String> {
        cards::about(pen, what)
    }

    fn overview(scene: &Scene<'_, Self>) -> Vec<String> {
        panels(scene, scene.pen).overview()
    }

    fn result(pen: Pen, view: &View, outcome: &Outcome, own: &[Seat]) -> Vec<String> {
        let marines = view.marines.iter().map(|marine| {
            let left = marine.health.saturating_sub(marine.damage);
            let state = match marine.at {
                Some(_) => format!("♥{left}/{}", marine.health),
                None => pen.word("ui-doom-fallen"),
            };
            (pen.signed(&signs::marine_key(marine.callsign)).unwrap_or_default(), state)
        });
        sides::result((pen, "d16-invader"), view.winner == Some(Side::Marines), marines, outcome, own)
    }
}

fn panels<'a>(scene: &Scene<'a, Doom2016>, pen: Pen) -> Panels<'a> {
    Panels { pen, view: scene.view, seat: scene.seat }
}

/// A step without its price of one movement point, however deep in the sentence.
fn brief(mut message: Message) -> Message {
    let one = Arg::from(Message::new("d16-many-points").with("n", 1));
    let usual = message.key == "d16-for" && message.args.iter().any(|(_, arg)| *arg == one);
    let Some((_, Arg::Said(step))) = message.args.iter_mut().find(|(name, _)| name == "step") else {
        return message;
    };
    let inner = brief(std::mem::replace(step, Message::new("")));
    if usual {
        return inner;
    }
    *step = inner;
    message
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_priced_only_where_it_costs_more_than_one_point() {
        let step = |n: u8| {
            let points = Message::new("d16-many-points").with("n", n);
            let priced =
                Message::new("d16-for").with("step", Message::new("d16-label-step")).with("points", points);
            Message::new("d16-through").with("step", priced).with("who", Arg::key("d16-alpha"))
        };
        let plain = Message::new("d16-through").with("step", Message::new("d16-label-step"));
        assert_eq!(brief(step(1)), plain.with("who", Arg::key("d16-alpha")));
        assert_eq!(brief(step(2)), step(2));
    }
}
