//! Finished games: replay files out and in, moments of a game (whoever plays may look back before its end), a file for bug reports.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use parlour::setup::carried;
use parlour::speech::{Report, TablePage, When};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::caller::{Caller, Member, Path, Query, Tongue, Whence};
use super::error::Problem;
use super::tables;
use crate::live::Moment;
use crate::options::Options;

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
    whence: Whence,
    member: Member,
    text: Result<String, axum::extract::rejection::StringRejection>,
) -> Result<Json<TablePage>, Problem> {
    let unreadable = |message: String| Problem::unreadable(message);
    let text =
        text.map_err(|rejection| Problem::new(rejection.status(), "unreadable", rejection.body_text()))?;
    app.in_crowd("replays", &app.imports, member.person.id.clone(), whence)?;
    let (game, setup) = carried(&text).map_err(unreadable)?;
    let kind = app.house.kind(&game);
    let kind = kind.ok_or_else(|| unreadable(format!("`{game}` is no game that is played here")))?;
    let opened = app.house.open(kind, setup, &Options::default(), &member.person, Some(text)).await;
    let live = opened.map_err(|problem| Problem::at_table(problem, lang))?;
    tables::page(&live, &Caller(Some(member)), lang).await
}

/// A moment of a finished game; while it goes on, whoever plays may look back through the eyes of an own seat.
#[utoipa::path(get, path = "/api/tables/{id}/moment", tag = "history", params(("id" = String, Path), When),
    responses((status = 200, body = Moment), (status = "4XX", body = Problem)))]
async fn moment(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    caller: Caller,
    Path(id): Path<String>,
    Query(when): Query<When>,
) -> Result<Json<Moment>, Problem> {
    let live = tables::find(&app, &id, &caller, lang).await?;
    let viewer = when.viewer();
    let at_table = |problem| Problem::at_table(problem, lang);
    if live.row().replay.is_none() && !live.may_look_back(caller.person(), viewer).await.map_err(at_table)? {
        return Err(Problem::manners(StatusCode::CONFLICT, "refusal-table-not-over", lang));
    }
    let moment = live.moment(when.count, viewer, lang).await.map_err(at_table)?;
    moment.map(Json).ok_or_else(Problem::missing)
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
