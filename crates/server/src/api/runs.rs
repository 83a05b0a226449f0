//! The workshop at work: how a place plays, and places that nobody has drawn.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bots::{Level, Opponent};
use codex::Lang;
use serde::{Deserialize, Serialize};
use skirmish::Mood;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use workshop::{Craft, Measure, Order, Trial};

use super::App;
use super::caller::{Body, Member, Path, Tongue, Whence};
use super::error::Problem;
use super::scenarios::{bad, playable};
use crate::runs::{Found, Job, Running};

/// Games of a measure, if it is not said.
const GAMES: u64 = 200;
/// The most games of a measure.
const GAMES_MOST: u64 = 400;
/// Games with each number of marines by which a new place is made fair; if time is up before, as many as there were.
const TUNE: u64 = 24;
/// The same where one number of marines alone is asked for.
const TUNE_ONE: u64 = 48;
/// Seeds that are drawn here are below this: people say them to each other.
const SEEDS: u64 = 1_000_000;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(measure_scenario))
        .routes(routes!(generate_scenario))
        .routes(routes!(run, stop_run))
}

/// How far it is with what the workshop was asked for.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WorkshopRun)]
pub(super) struct Run {
    /// Its name: ask again by it.
    id: String,
    /// Ask again: it is being worked on.
    working: bool,
    /// So many games are over,
    done: usize,
    /// of so many; 0 while others have their turn. Where a place is made it may become more.
    all: usize,
    /// How the place plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    measure: Option<Measure>,
    /// The file of the place that was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// The seed that it was made from.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
}

impl Run {
    fn new(id: String) -> Run {
        Run { id, working: false, done: 0, all: 0, measure: None, text: None, seed: None }
    }
}

/// What the workshop does for a game.
fn craft(game: &str) -> Result<&'static dyn Craft, Problem> {
    workshop::craft(game).ok_or_else(|| {
        let known: Vec<&str> = workshop::crafts().iter().map(|craft| craft.game()).collect();
        bad(format!("the workshop knows {}, not `{game}`", engine::one_of(&known)))
    })
}

/// Let it be worked on.
fn begun(app: &App, member: &Member, lang: Lang, job: Job) -> Result<(StatusCode, Json<Run>), Problem> {
    let id = app.house.runs().begin(&member.person.id, job);
    let busy = || Problem::manners(StatusCode::SERVICE_UNAVAILABLE, "refusal-workshop-busy", lang);
    let id = id.ok_or_else(busy)?;
    let run = Run { working: true, ..Run::new(id) };
    Ok((StatusCode::ACCEPTED, Json(run)))
}

/// A file to measure.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ToMeasure {
    /// The game.
    game: String,
    /// The scenario or mission file.
    text: String,
    /// How many games, shared out among the numbers of marines: 1 to 400, 200 if it is not said.
    #[serde(default)]
    games: Option<u64>,
    /// With so many marines alone.
    #[serde(default)]
    marines: Option<u8>,
    /// Who plays on both sides: `random`, `recruit` or `soldier`, which is usual.
    #[serde(default)]
    level: Option<String>,
    /// All luck follows from it; 1 if it is not said.
    #[serde(default)]
    seed: Option<u64>,
}

/// A level that is quick enough.
fn quick(level: Option<&str>) -> Result<Opponent, Problem> {
    let Some(level) = level else { return Ok(Level::Soldier.into()) };
    let known: Option<Opponent> = level.parse().ok();
    known.filter(|who| matches!(who.level, Level::Random | Level::Recruit | Level::Soldier)).ok_or_else(
        || bad(format!("`{level}` does not measure here; random, recruit and soldier are quick enough")),
    )
}

/// The same number of games with each number of marines, in turn: whenever it is cut short, all have had some.
fn in_turn(marines: std::ops::RangeInclusive<u8>, games: u64, who: Opponent, seed: u64) -> Vec<Trial> {
    let crews = marines.clone().count().max(1);
    let each = games.div_ceil(crews as u64);
    let mut trials: Vec<(usize, Trial)> =
        workshop::trials(marines, each, who, seed).into_iter().enumerate().collect();
    trials.sort_by_key(|(n, _)| n % each as usize);
    trials.truncate(games as usize);
    trials.into_iter().map(|(_, trial)| trial).collect()
}

/// Let computer players play a file many times, and say how it plays. It is worked out in the background: ask for the run
/// by its name. Whoever begins another one stops their last.
#[utoipa::path(post, path = "/api/scenarios/measure", tag = "scenarios", request_body = ToMeasure,
    responses((status = 202, body = Run), (status = "4XX", body = Problem), (status = 503, body = Problem)))]
async fn measure_scenario(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    whence: Whence,
    member: Member,
    Body(ToMeasure { game, text, games, marines, level, seed }): Body<ToMeasure>,
) -> Result<(StatusCode, Json<Run>), Problem> {
    let (craft, who, seed) = (craft(&game)?, quick(level.as_deref())?, seed.unwrap_or(1));
    let games = games.unwrap_or(GAMES);
    if !(1..=GAMES_MOST).contains(&games) {
        return Err(bad(format!("a measure has 1 to {GAMES_MOST} games")));
    }
    app.in_crowd("runs", &app.runs, member.person.id.clone(), whence)?;
    let text = playable(&app, lang, &game, text).await?;
    let job: Job = Box::new(move |players| {
        let bench = craft.bench(&text).map_err(|report| report.to_string())?;
        let [least, most] = bench.site().marines;
        let crews = match marines.map(|marines| marines.clamp(least, most)) {
            Some(marines) => marines..=marines,
            None => least..=most,
        };
        let trials = in_turn(crews, games, who, seed);
        let play = &mut |bench: &dyn workshop::Bench, trials: &[Trial]| players.play(bench, trials);
        let measure = workshop::survey(craft, &text, &*bench, &trials, seed, play);
        Ok(Found::Measured(Box::new(measure)))
    });
    begun(&app, &member, lang, job)
}

/// A place to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ToGenerate {
    /// The game.
    game: String,
    /// All that is not said follows from it; any, if it is not said. The file names it.
    #[serde(default)]
    seed: Option<u64>,
    /// `small`, `medium` (the usual) or `large`.
    #[serde(default)]
    size: Option<String>,
    /// For so many marines; for as many as may play, if it is not said.
    #[serde(default)]
    marines: Option<u8>,
    /// What marines have to do, in a word of the game.
    #[serde(default)]
    objective: Option<String>,
    /// How it is drawn.
    #[serde(default)]
    mood: Option<String>,
    /// `easy`, `normal` (the usual) or `hard` for the marines.
    #[serde(default)]
    difficulty: Option<String>,
    /// Without games that make it fair: it is there at once.
    #[serde(default)]
    quick: bool,
}

/// A word of a list, or what is usual.
fn word<T: Default + std::str::FromStr<Err: std::fmt::Display>>(text: Option<String>) -> Result<T, Problem> {
    text.map_or_else(|| Ok(T::default()), |text| text.parse().map_err(|why: T::Err| bad(why.to_string())))
}

/// The order that somebody has given.
fn order(craft: &dyn Craft, seed: u64, lang: Lang, wish: ToGenerate) -> Result<Order, Problem> {
    let ToGenerate { size, marines, objective, mood, difficulty, .. } = wish;
    let mood = mood.map(|mood| mood.parse::<Mood>().map_err(|why| bad(why.to_string()))).transpose()?;
    let order =
        Order { seed, size: word(size)?, marines, objective, mood, difficulty: word(difficulty)?, lang };
    order.check(craft).map_err(|why| bad(why.told(lang)))?;
    Ok(order)
}

/// Make a place that nobody has drawn: the checker has nothing against it, and computer players have made it fair. It is
/// made in the background: ask for the run by its name. The same order makes the same file, unless time is up before all
/// games are over: then the fairest numbers are taken that were tried.
#[utoipa::path(post, path = "/api/scenarios/generate", tag = "scenarios", request_body = ToGenerate,
    responses((status = 202, body = Run), (status = "4XX", body = Problem), (status = 503, body = Problem)))]
async fn generate_scenario(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    whence: Whence,
    member: Member,
    Body(wish): Body<ToGenerate>,
) -> Result<(StatusCode, Json<Run>), Problem> {
    let (craft, at_once) = (craft(&wish.game)?, wish.quick);
    let seed = wish.seed.unwrap_or_else(|| app.house.luck(SEEDS));
    let order = order(craft, seed, lang, wish)?;
    app.in_crowd("runs", &app.runs, member.person.id.clone(), whence)?;
    let job: Job = Box::new(move |players| {
        let draft = if at_once {
            craft.draft(&order, workshop::USUAL, &[])
        } else {
            let games = if order.marines.is_some() { TUNE_ONE } else { TUNE };
            workshop::tune(craft, &order, games, &mut |bench, trials| players.play(bench, trials))
        };
        draft.map(|draft| Found::Made { seed, draft }).map_err(|refused| refused.told(lang))
    });
    begun(&app, &member, lang, job)
}

/// How far it is with what you have asked the workshop for.
#[utoipa::path(get, path = "/api/scenarios/runs/{run}", tag = "scenarios", params(("run" = String, Path)),
    responses((status = 200, body = Run), (status = 202, body = Run), (status = "4XX", body = Problem)))]
async fn run(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    member: Member,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<Run>), Problem> {
    let running = app.house.runs().known(&id, &member.person.id).ok_or_else(Problem::missing)?;
    let gone = |reason| Err(Problem::manners(StatusCode::CONFLICT, reason, lang));
    let mut run = Run::new(id);
    match running {
        Running::Working { done, all } => {
            let run = Run { working: true, done, all, ..run };
            return Ok((StatusCode::ACCEPTED, Json(run)));
        }
        Running::There(found) => match &*found {
            Found::Measured(measure) => run.measure = Some((**measure).clone()),
            Found::Made { seed, draft } => (run.seed, run.text) = (Some(*seed), Some(draft.text.clone())),
        },
        Running::Stopped => return gone("refusal-workshop-stopped"),
        Running::Late => return gone("refusal-workshop-late"),
        Running::Failed(why) => return Err(bad(why)),
    }
    Ok((StatusCode::OK, Json(run)))
}

/// Stop what you have asked the workshop for.
#[utoipa::path(delete, path = "/api/scenarios/runs/{run}", tag = "scenarios", params(("run" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn stop_run(
    State(app): State<Arc<App>>,
    member: Member,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let known = app.house.runs().stop(&id, &member.person.id);
    if known { Ok(StatusCode::NO_CONTENT) } else { Err(Problem::missing()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_shared_out_in_turn() {
        let marines = |games| -> Vec<u8> {
            let trials = in_turn(1..=3, games, Level::Random.into(), 1);
            trials.into_iter().map(|trial| trial.marines).collect()
        };
        assert_eq!(marines(7), [1, 2, 3, 1, 2, 3, 1]);
        assert_eq!(marines(2), [1, 2]);
        assert!(quick(Some("nightmare")).is_err() && quick(Some("recruit")).is_ok());
    }
}
