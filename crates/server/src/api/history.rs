//! Finished games: replay files out and in, moments of a game (whoever plays may look back before its end), a file for bug reports.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use engine::replay::{Beginning, Transcript};
use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::caller::{Caller, Member, Path, Query, Tongue};
use super::error::Problem;
use super::tables::{self, TablePage};
use crate::live::{Moment, News, Scene};
use crate::options::Options;
use crate::setup::Setup;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(replay))
        .routes(routes!(import))
        .routes(routes!(moment))
        .routes(routes!(report))
}

/// A finished game as a replay file. It carries the pledge, the salt and the seed; `telefrag replay verify` checks them.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "history", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Problem)))]
async fn replay(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let live = tables::find(&app, &id, &caller, lang).await?;
    let text = live.replay().await.map_err(|problem| Problem::at_table(problem, lang))?;
    let text = text.ok_or_else(|| Problem::manners(StatusCode::CONFLICT, "refusal-table-not-over", lang))?;
    let name = format!("attachment; filename=\"{}-{id}.tfr\"", live.row().game);
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// Bring a replay file in: a table that shows it.
#[utoipa::path(post, path = "/api/replays", tag = "history",
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = TablePage), (status = "4XX", body = Problem)))]
async fn import(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    member: Member,
    text: Result<String, axum::extract::rejection::StringRejection>,
) -> Result<Json<TablePage>, Problem> {
    let unreadable = |message: String| Problem::new(StatusCode::BAD_REQUEST, "unreadable", message);
    let text =
        text.map_err(|rejection| Problem::new(rejection.status(), "unreadable", rejection.body_text()))?;
    app.at_once("replays", &app.imports, member.person.id.clone())?;
    let header = Transcript::read(&text).map_err(|problem| unreadable(problem.to_string()))?.header;
    let kind = app.house.kind(&header.game);
    let kind = kind.ok_or_else(|| unreadable(format!("`{}` is no game that is played here", header.game)))?;
    let setup = match header.beginning {
        Beginning::New { setup, .. } => setup.to_string(),
        Beginning::Position(_) => "{}".to_owned(),
    };
    let setup = Setup::read(&setup).map_err(unreadable)?;
    let opened = app.house.open(kind, setup, &Options::default(), &member.person, Some(text)).await;
    let live = opened.map_err(|problem| Problem::at_table(problem, lang))?;
    tables::page(&live, &Caller(Some(member)), lang).await
}

/// Which moment, through whose eyes.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct When {
    /// After how many entries of the game.
    count: usize,
    /// Through the eyes of this seat, written `p1`; without it those of somebody who watches.
    #[param(value_type = Option<String>)]
    seat: Option<Seat>,
    /// With all cards on the table, instead.
    open: Option<bool>,
    /// The language of texts.
    #[allow(dead_code)]
    lang: Option<String>,
}

/// A moment of a finished game; while it goes on, whoever plays may look back through the eyes of an own seat.
#[utoipa::path(get, path = "/api/tables/{id}/moment", tag = "history", params(("id" = String, Path), When),
    responses((status = 200, body = Moment), (status = "4XX", body = Problem)))]
async fn moment(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    caller: Caller,
    Path(id): Path<String>,
    Query(When { count, seat, open, .. }): Query<When>,
) -> Result<Json<Moment>, Problem> {
    let live = tables::find(&app, &id, &caller, lang).await?;
    let viewer = match seat {
        _ if open == Some(true) => Viewer::Open,
        Some(seat) => Viewer::Seat(seat),
        None => Viewer::Spectator,
    };
    let at_table = |problem| Problem::at_table(problem, lang);
    if live.row().replay.is_none() && !live.may_look_back(caller.person(), viewer).await.map_err(at_table)? {
        return Err(Problem::manners(StatusCode::CONFLICT, "refusal-table-not-over", lang));
    }
    let moment = live.moment(count, viewer, lang).await.map_err(at_table)?;
    moment.map(Json).ok_or_else(Problem::missing)
}

/// All that whoever reports a bug may know of a table.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Report {
    /// The version of the program.
    program: &'static str,
    /// The table.
    table: String,
    /// The game.
    game: String,
    /// The version of its rules.
    rules: u32,
    /// The hash of the seed, once that is drawn.
    pledge: Option<String>,
    /// What the reporter sees.
    scene: Scene,
    /// What happened lately, as the reporter may know it.
    news: Vec<News>,
    /// The whole game, once it is over.
    replay: Option<String>,
}

/// A file to send along with a bug report. It holds no secret of anybody else.
#[utoipa::path(get, path = "/api/tables/{id}/report", tag = "history", params(("id" = String, Path)),
    responses((status = 200, body = Report), (status = "4XX", body = Problem)))]
async fn report(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let at_table = |problem| Problem::at_table(problem, lang);
    let live = tables::find(&app, &id, &caller, lang).await?;
    let scene = live.scene(caller.person(), lang).await.map_err(at_table)?;
    let news = live.news(scene.number.saturating_sub(50), caller.person(), lang).await.map_err(at_table)?;
    let report = Report {
        program: env!("CARGO_PKG_VERSION"),
        table: id.clone(),
        game: live.row().game.clone(),
        rules: live.row().rules,
        pledge: scene.pledge.clone(),
        scene,
        news,
        replay: live.replay().await.map_err(at_table)?,
    };
    let name = format!("attachment; filename=\"telefrag-report-{id}.json\"");
    Ok(([(CONTENT_DISPOSITION, name)], Json(report)).into_response())
}
