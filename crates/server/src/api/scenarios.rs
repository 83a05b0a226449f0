//! The workshop: scenarios are looked through by the checker, and shared.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use codex::Lang;
use engine::content::{Places, Report};
use parlour::speech::{ToCheck, Verdict};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::caller::{Body, Caller, Member, Path, Query, Tongue, Whence};
use super::error::Problem;
use crate::library::{SHELF_MOST, ScenarioCover};
use crate::live::clock;
use crate::people;
use crate::seated::Kind;
use crate::setup::FILE_MOST;
use crate::store::{ScenarioFile, Shelf, Shelved, Sorting};

/// How many scenarios a list has at most.
const LIST_MOST: u64 = 24;
/// Nobody turns more pages than these.
const PAGES_MOST: u64 = 1000;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(check_scenario))
        .routes(routes!(scenarios, publish_scenario))
        .routes(routes!(scenario, renew_scenario, withdraw_scenario))
        .routes(routes!(scenario_file))
}

pub(super) fn bad(why: impl Into<String>) -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, "bad-scenario", why)
}

/// The checker of a game's files.
fn places(app: &App, game: &str) -> Result<Places, Problem> {
    app.house.kind(game).and_then(Kind::places).ok_or_else(|| {
        let known: Vec<&str> =
            app.house.kinds().filter(|kind| kind.places().is_some()).map(Kind::id).collect();
        bad(format!("`{game}` has no scenarios to write; these games have: {}", known.join(", ")))
    })
}

/// Everything that the checker has to say. Never on a thread that serves others: it walks through the whole map.
async fn looked_through(places: Places, text: String) -> Result<(Report, String), Problem> {
    if text.len() > FILE_MOST {
        let most = FILE_MOST / 1024;
        return Err(bad(format!("a scenario or mission has at most {most} KiB of text")));
    }
    let work = tokio::task::spawn_blocking(move || ((places.check)(&text, "scenario"), text));
    work.await
        .map_err(|problem| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", problem.to_string()))
}

/// A file that can be played.
pub(super) async fn playable(app: &App, lang: Lang, game: &str, text: String) -> Result<String, Problem> {
    let (report, text) = looked_through(places(app, game)?, text).await?;
    match report.errors().next() {
        Some(fault) => Err(bad(codex::finding(lang, fault))),
        None => Ok(text),
    }
}

/// Find everything that is wrong with a scenario or mission file.
#[utoipa::path(post, path = "/api/scenarios/check", tag = "scenarios", request_body = ToCheck,
    responses((status = 200, body = Verdict), (status = "4XX", body = Problem)))]
async fn check_scenario(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    whence: Whence,
    caller: Caller,
    Body(ToCheck { game, text }): Body<ToCheck>,
) -> Result<Json<Verdict>, Problem> {
    let who = caller.person().map_or_else(|| whence.0.to_string(), |person| person.id.clone());
    app.in_crowd("checks", &app.checks, who, whence)?;
    let (report, _) = looked_through(places(&app, &game)?, text).await?;
    Ok(Json(Verdict::of(&report, lang)))
}

/// Which scenarios to list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct WhichScenarios {
    /// Only of this game.
    game: Option<String>,
    /// Only with this tag.
    tag: Option<String>,
    /// Only with these letters in title, description, author or tags.
    search: Option<String>,
    /// Only your own.
    mine: Option<bool>,
    /// Only of this author.
    author: Option<String>,
    /// Only those that were made from this one.
    forked: Option<String>,
    /// `newest` (the usual), `played` or `liked`.
    sort: Option<String>,
    /// Behind so many pages of 24.
    page: Option<u64>,
    /// The language of messages.
    #[allow(dead_code)]
    lang: Option<String>,
}

/// Scenarios that people have shared.
#[utoipa::path(get, path = "/api/scenarios", tag = "scenarios", params(WhichScenarios),
    responses((status = 200, body = Vec<Shelved>), (status = "4XX", body = Problem)))]
async fn scenarios(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    caller: Caller,
    Query(WhichScenarios { game, tag, search, mine, author, forked, sort, page, .. }): Query<WhichScenarios>,
) -> Result<Json<Vec<Shelved>>, Problem> {
    let sorting = match sort.as_deref() {
        None | Some("newest") => Sorting::Newest,
        Some("played") => Sorting::Played,
        Some("liked") => Sorting::Liked,
        Some(other) => {
            let message = format!("`{other}` is no order; orders are newest, played and liked");
            return Err(Problem::new(StatusCode::BAD_REQUEST, "unreadable", message));
        }
    };
    let author = match mine {
        Some(true) => Some(caller.person().ok_or_else(|| Problem::nobody(lang))?.id.clone()),
        _ => author,
    };
    let skip = page.unwrap_or_default().min(PAGES_MOST) * LIST_MOST;
    let search = search.unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
    let shelf = Shelf { game, tag, author, forked, search, sorting, skip, limit: LIST_MOST };
    Ok(Json(app.house.store().scenarios(&shelf).await?))
}

/// A scenario to share.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewScenario {
    /// The game.
    game: String,
    /// What stands on its cover.
    cover: ScenarioCover,
    /// The file.
    text: String,
    /// The scenario that it was made from, which it names from then on.
    #[serde(default)]
    forked: Option<String>,
}

/// A file that can be played and that nobody else has on the shelf; `own` is the scenario that it shall be.
async fn worth_sharing(
    app: &App,
    lang: Lang,
    game: &str,
    text: String,
    own: Option<&str>,
) -> Result<String, Problem> {
    let text = playable(app, lang, game, text).await?;
    // What is in one line is taken for a name in a set-up.
    if !text.contains('\n') {
        return Err(bad("a scenario file has more than one line"));
    }
    let same = app.house.store().same_scenario(&text).await?;
    if same.is_some_and(|id| Some(id.as_str()) != own) {
        return Err(Problem::manners(StatusCode::CONFLICT, "refusal-scenario-known", lang));
    }
    Ok(text)
}

/// Put a scenario on the shelf. It must be one that can be played.
#[utoipa::path(post, path = "/api/scenarios", tag = "scenarios", request_body = NewScenario,
    responses((status = 200, body = ScenarioPage), (status = "4XX", body = Problem)))]
async fn publish_scenario(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    whence: Whence,
    member: Member,
    Body(NewScenario { game, cover, text, forked }): Body<NewScenario>,
) -> Result<Json<ScenarioPage>, Problem> {
    let (store, person) = (app.house.store(), &member.person);
    app.pace(&person.id).await?;
    let cover = cover.tidy().map_err(bad)?;
    app.in_crowd("shared", &app.shared, person.id.clone(), whence)?;
    if store.count_scenarios(&person.id).await? >= SHELF_MOST {
        return Err(Problem::manners(StatusCode::CONFLICT, "refusal-scenario-too-many", lang));
    }
    let text = worth_sharing(&app, lang, &game, text, None).await?;
    if let Some(origin) = &forked {
        store.scenario(origin).await?;
    }
    let id = people::short_id();
    let new = ScenarioFile {
        id: id.clone(),
        game,
        author: person.id.clone(),
        author_name: person.name.clone(),
        cover,
        text,
        forked,
        at: clock(),
    };
    store.add_scenario(new).await?;
    tracing::info!(scenario = id, person = person.id, "a scenario is shared");
    page(&app, &id, &Caller(Some(member))).await
}

/// A scenario with its file.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ScenarioPage {
    /// What lists tell of it.
    card: Shelved,
    /// The file.
    text: String,
    /// It is yours.
    yours: bool,
    /// The stars that you have given it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rated: Option<u64>,
}

pub(super) async fn page(app: &App, id: &str, caller: &Caller) -> Result<Json<ScenarioPage>, Problem> {
    let store = app.house.store();
    let (card, text) = store.scenario(id).await?;
    let rated = match caller.person() {
        Some(person) => store.stars_of(id, &person.id).await?,
        None => None,
    };
    let yours = caller.person().is_some_and(|person| person.id == card.author);
    Ok(Json(ScenarioPage { card, text, yours, rated }))
}

/// A scenario with its file.
#[utoipa::path(get, path = "/api/scenarios/{id}", tag = "scenarios", params(("id" = String, Path)),
    responses((status = 200, body = ScenarioPage), (status = "4XX", body = Problem)))]
async fn scenario(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<ScenarioPage>, Problem> {
    page(&app, &id, &caller).await
}

/// The file of a scenario, as it is.
#[utoipa::path(get, path = "/api/scenarios/{id}/file", tag = "scenarios", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Problem)))]
async fn scenario_file(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Problem> {
    let (card, text) = app.house.store().scenario(&id).await?;
    let name = format!("attachment; filename=\"{}-{}.toml\"", card.game, card.id);
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// Another version of a scenario.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewVersion {
    /// What stands on its cover from now on.
    cover: ScenarioCover,
    /// The file from now on.
    text: String,
}

/// A scenario of one's own.
async fn own(app: &App, id: &str, member: &Member, lang: Lang) -> Result<Shelved, Problem> {
    let (card, _) = app.house.store().scenario(id).await?;
    if card.author == member.person.id {
        Ok(card)
    } else {
        Err(Problem::manners(StatusCode::FORBIDDEN, "refusal-scenario-not-yours", lang))
    }
}

/// Publish a new version of your scenario. Tables that are there keep theirs.
#[utoipa::path(put, path = "/api/scenarios/{id}", tag = "scenarios", params(("id" = String, Path)),
    request_body = NewVersion, responses((status = 200, body = ScenarioPage), (status = "4XX", body = Problem)))]
async fn renew_scenario(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    whence: Whence,
    member: Member,
    Path(id): Path<String>,
    Body(NewVersion { cover, text }): Body<NewVersion>,
) -> Result<Json<ScenarioPage>, Problem> {
    app.pace(&member.person.id).await?;
    let card = own(&app, &id, &member, lang).await?;
    let cover = cover.tidy().map_err(bad)?;
    app.in_crowd("shared", &app.shared, member.person.id.clone(), whence)?;
    let text = worth_sharing(&app, lang, &card.game, text, Some(&id)).await?;
    app.house.store().renew_scenario(&id, &cover, &member.person.name, &text, clock()).await?;
    page(&app, &id, &Caller(Some(member))).await
}

/// Take your scenario off the shelf. Tables that are there go on with it.
#[utoipa::path(delete, path = "/api/scenarios/{id}", tag = "scenarios", params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn withdraw_scenario(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    member: Member,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    app.pace(&member.person.id).await?;
    own(&app, &id, &member, lang).await?;
    app.house.store().withdraw_scenario(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}
