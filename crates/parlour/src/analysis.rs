//! A game looked back at, in words and numbers: what the page draws and `telefrag analyse` prints.

use std::ops::ControlFlow;

use bots::analysis::{Analysis, Chanced, Judged, Scale, Walk, analyse};
use bots::{Level, Played};
use codex::Lang;
use engine::{Entry, Message, Seat, Silent, Table};
use serde::Serialize;
use utoipa::ToSchema;

use crate::seated::{Analyst, Planned, Step};

/// All that is tried out for an analysis follows from it: whoever asks gets the same.
const SEED: u64 = 1;

/// What the numbers of a review are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// How many points ahead of the mean of the others a seat will be in the end.
    Ahead,
    /// How likely a side wins, from 0 to 1.
    Chance,
}

impl From<Scale> for Measure {
    fn from(scale: Scale) -> Self {
        match scale {
            Scale::Ahead => Measure::Ahead,
            Scale::Chance => Measure::Chance,
        }
    }
}

/// A number of the judge, as people read it.
fn number(scale: Scale, number: i32) -> f64 {
    let worth = scale.worth(number);
    let exact = worth.ahead().or_else(|| worth.chance()).unwrap_or_default();
    (exact * 10_000.0).round() / 10_000.0
}

/// A game looked back at by a computer player: how it stood, which decisions cost most, where luck turned it. Everything is
/// judged by what whoever decided could see.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Review {
    /// What the numbers are.
    pub measure: Measure,
    /// The level of the player that judges.
    #[schema(value_type = String)]
    pub level: &'static str,
    /// Whoever plays by this judgement has proved better than those who do not, on both sides, where this game was played.
    pub proved: bool,
    /// The game was played to its end.
    pub over: bool,
    /// How many entries the game has.
    pub actions: usize,
    /// What the lines of the chart are for: the seats (`p1`), or the side whose chance it is (`marines`).
    pub lines: Vec<String>,
    /// How it stood at the beginning of each turn, and in the end.
    pub chart: Vec<Standing>,
    /// How many decisions were weighed.
    pub weighed: usize,
    /// The decisions that cost most, the costliest first.
    pub costly: Vec<Costly>,
    /// The greatest strokes of luck, good and bad, the greatest first.
    pub luck: Vec<Lucky>,
    /// Every decision that was weighed, in order; not over the line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub decisions: Vec<Weighed>,
}

/// How a game stood at one moment.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Standing {
    /// After how many entries.
    pub count: usize,
    /// The round; in Adrenaline the turn.
    pub round: u32,
    /// How it stood for each line of the chart.
    pub worth: Vec<f64>,
}

/// A decision that cost something.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Costly {
    /// So many entries came before it.
    pub count: usize,
    /// The round; in Adrenaline the turn.
    pub round: u32,
    /// Who decided.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// How it stood for each line of the chart.
    pub before: Vec<f64>,
    /// What was done, in words, up to where luck came in or something else was to be decided.
    pub chosen: String,
    /// What that was worth to the side that decided.
    pub worth: f64,
    /// What would have been better, in words.
    pub better: String,
    /// What that would have been worth.
    pub best: f64,
    /// What the decision cost: the difference.
    pub cost: f64,
}

/// A stroke of luck: dice, cards, or what came to light.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Lucky {
    /// So many entries came before the one that brought it.
    pub count: usize,
    /// The round; in Adrenaline the turn.
    pub round: u32,
    /// Who acted.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// What was done, in words.
    pub deed: String,
    /// What was to be expected, to the side that acted.
    pub expected: f64,
    /// What came.
    pub came: f64,
}

/// A decision that was weighed, as it is written down.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Weighed {
    /// So many entries came before it.
    pub count: usize,
    /// The round; in Adrenaline the turn.
    pub round: u32,
    /// Who decided.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// How it stood for each line of the chart.
    pub before: Vec<f64>,
    /// What was done.
    pub chosen: Vec<String>,
    /// What that was worth to the side that decided.
    pub worth: f64,
    /// The best that could have been done.
    pub better: Vec<String>,
    /// What that would have been worth.
    pub best: f64,
}

/// How a message is said: with places in it, or for those who see the board.
pub type Voice = fn(Lang, &Message) -> String;

/// A game that was looked back at, and can be told in any language.
pub struct Looked<'a, G: Played> {
    table: &'a Table<G>,
    level: Level,
    found: Analysis<G::Action>,
}

impl<'a, G: Played> Looked<'a, G> {
    /// Look back at a game, to its end or as far as it goes; nothing if nobody of this level can judge it, or if `tell`
    /// stops it.
    pub fn back(
        table: &'a Table<G>,
        level: Level,
        tell: impl FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Option<Self> {
        let mut critic = G::critic(level)?;
        let found = analyse(table, &mut *critic, SEED, tell)?;
        Some(Looked { table, level, found })
    }

    /// In numbers and words: `top` decisions and strokes of luck.
    pub fn told(&self, top: usize, lang: Lang, voice: Voice) -> Review {
        let Looked { table, level, found } = self;
        let number = |it: i32| number(found.scale, it);
        let numbers = |all: &[i32]| all.iter().map(|&it| number(it)).collect::<Vec<f64>>();
        let lines = match G::SIDES {
            [] => (0..G::seats(table.state())).map(|n| Seat(n as u8).to_string()).collect(),
            [first, ..] => vec![(*first).to_owned()],
        };
        let chart = found.points.iter().map(|point| Standing {
            count: point.count,
            round: point.round,
            worth: numbers(&point.standing),
        });
        let costly = found.costliest(top).into_iter().map(|judged| {
            let (worth, best) = (number(judged.verdict.worth), number(judged.verdict.best_worth));
            Costly {
                count: judged.count,
                round: judged.round,
                seat: judged.seat,
                before: numbers(&judged.before),
                chosen: in_a_line(&self.done(judged.count, judged.chosen.len(), lang, voice)),
                worth,
                better: in_a_line(&self.planned(judged, lang, voice)),
                best,
                cost: number(judged.cost()),
            }
        });
        let luck = found.luckiest(top).into_iter().map(|chanced: &Chanced| Lucky {
            count: chanced.count,
            round: chanced.round,
            seat: chanced.seat,
            deed: in_a_line(&self.done(chanced.count, 1, lang, voice)),
            expected: number(chanced.stroke.expected),
            came: number(chanced.stroke.came),
        });
        Review {
            measure: found.scale.into(),
            level: level.name(),
            proved: found.proved,
            over: table.is_over(),
            actions: table.log().len(),
            lines,
            chart: chart.collect(),
            weighed: found.decisions.len(),
            costly: costly.collect(),
            luck: luck.collect(),
            decisions: Vec::new(),
        }
    }

    /// Every decision that was weighed, as it is written down.
    pub fn decisions(&self) -> Vec<Weighed> {
        let number = |it: i32| number(self.found.scale, it);
        let written = |actions: &[G::Action]| actions.iter().map(ToString::to_string).collect();
        let weighed = |judged: &Judged<G::Action>| Weighed {
            count: judged.count,
            round: judged.round,
            seat: judged.seat,
            before: judged.before.iter().map(|&it| number(it)).collect(),
            chosen: written(&judged.chosen),
            worth: number(judged.verdict.worth),
            better: written(&judged.verdict.best),
            best: number(judged.verdict.best_worth),
        };
        self.found.decisions.iter().map(weighed).collect()
    }

    /// So many entries of the log in words.
    fn done(&self, count: usize, length: usize, lang: Lang, voice: Voice) -> Vec<Planned> {
        let entries = self.table.log().iter().enumerate().skip(count).take(length);
        let say = |(n, entry): (usize, &Entry<G::Action>)| {
            let Entry::Act { action, .. } = entry else { return None };
            let state = self.table.state_at(n)?;
            Some(Planned { action: action.to_string(), label: voice(lang, &G::label(&state, *action)) })
        };
        entries.filter_map(say).collect()
    }

    /// What would have been better, in words, as far as it can be followed on a guess.
    fn planned(&self, judged: &Judged<G::Action>, lang: Lang, voice: Voice) -> Vec<Planned> {
        let Some(state) = self.table.state_at(judged.count) else { return Vec::new() };
        let guess = G::resample(&state, judged.seat, judged.seed);
        followed::<G>(guess, &judged.verdict.best, lang, voice)
    }
}

/// Somebody who looks back at a game, a decision at a time, and tells so many decisions and strokes of luck; nobody where
/// that cannot be judged.
pub fn analyst<G: Played>(table: Table<G>, level: Level, top: usize) -> Option<Analyst> {
    let mut critic = G::critic(level)?;
    let mut walk = Some(Walk::begun(&table, &*critic, SEED)?);
    Some(Box::new(move || {
        let Some(mut walking) = walk.take() else { return Step::Failed };
        if walking.is_over(&table) {
            let found = walking.ended(&table, &mut *critic);
            let looked = Looked { table: &table, level, found };
            return Step::There(Lang::ALL.iter().map(|&lang| looked.told(top, lang, codex::show)).collect());
        }
        if walking.step(&table, &mut *critic).is_none() {
            return Step::Failed;
        }
        let done = walking.done();
        walk = Some(walking);
        Step::Working { done, all: table.log().len() }
    }))
}

/// A plan in words, as far as it can be followed on a guess at what is hidden.
pub fn followed<G: Played>(
    mut guess: G::State,
    actions: &[G::Action],
    lang: Lang,
    voice: Voice,
) -> Vec<Planned> {
    let seat = G::decision(&guess).map(|decision| decision.seat);
    let mut plan = Vec::new();
    for &action in actions {
        let asked = G::decision(&guess).map(|decision| decision.seat);
        if asked != seat || seat.is_none_or(|seat| G::check(&guess, seat, action).is_err()) {
            break;
        }
        plan.push(Planned { action: action.to_string(), label: voice(lang, &G::label(&guess, action)) });
        G::apply(&mut guess, action, &mut Silent);
    }
    plan
}

/// Of a plan so many parts are told.
const PARTS: usize = 6;

/// A plan in one line: what is done several times in a row is said once, and of a long one its beginning.
fn in_a_line(plan: &[Planned]) -> String {
    let runs = plan.chunk_by(|one, next| one.label == next.label);
    let said = runs.map(|run| match run {
        [one] => one.label.clone(),
        several => format!("{} ×{}", several[0].label, several.len()),
    });
    let mut parts: Vec<String> = said.collect();
    if parts.len() > PARTS {
        parts.truncate(PARTS);
        parts.push("…".to_owned());
    }
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(labels: &[&str]) -> Vec<Planned> {
        let planned = |label: &&str| Planned { action: String::new(), label: (*label).to_owned() };
        labels.iter().map(planned).collect()
    }

    #[test]
    fn a_plan_is_told_in_a_line() {
        assert_eq!(in_a_line(&plan(&["Step east", "Step east", "Fire"])), "Step east ×2 · Fire");
        assert_eq!(in_a_line(&plan(&["a", "b", "c", "d", "e", "f", "g"])), "a · b · c · d · e · f · …");
        assert_eq!(in_a_line(&[]), "");
    }
}
