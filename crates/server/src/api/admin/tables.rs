//! Tables, and what is said there, as those who look after the place see them.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::App;
use super::super::caller::{Admin, Path};
use super::super::error::Problem;
use super::{LIST_MOST, Search, Sought};
use crate::store::{ChatLine, Phase, TableLine};

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(all_tables))
        .routes(routes!(delete_table))
        .routes(routes!(close_table))
        .routes(routes!(chat))
        .routes(routes!(remove_line))
}

/// Tables, those at which something happened last first.
#[utoipa::path(get, path = "/api/admin/tables", tag = "admin", params(Search),
    responses((status = 200, body = Vec<TableLine>), (status = "4XX", body = Problem)))]
async fn all_tables(
    State(app): State<Arc<App>>,
    _: Admin,
    search: Result<Query<Search>, QueryRejection>,
) -> Result<Json<Vec<TableLine>>, Problem> {
    let Sought { words, kind, skip } = Sought::<Phase>::read(search)?;
    Ok(Json(app.house.store().find_tables(&words, kind, skip, LIST_MOST).await?))
}

/// Close a table before its game is over, whoever plays there.
#[utoipa::path(post, path = "/api/admin/tables/{id}/close", tag = "admin", params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn close_table(
    State(app): State<Arc<App>>,
    admin: Admin,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    admin.steward(&app).close_table(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Forget a table, with its game, its results and everything that was said there.
#[utoipa::path(delete, path = "/api/admin/tables/{id}", tag = "admin", params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn delete_table(
    State(app): State<Arc<App>>,
    admin: Admin,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    admin.steward(&app).delete_table(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What was said at any table, the latest first.
#[utoipa::path(get, path = "/api/admin/chat", tag = "admin", params(Search),
    responses((status = 200, body = Vec<ChatLine>), (status = "4XX", body = Problem)))]
async fn chat(
    State(app): State<Arc<App>>,
    _: Admin,
    search: Result<Query<Search>, QueryRejection>,
) -> Result<Json<Vec<ChatLine>>, Problem> {
    let Sought { words, skip, .. } = Sought::<Phase>::read(search)?;
    Ok(Json(app.house.store().find_said(&words, skip, LIST_MOST).await?))
}

/// Take away what was said: its words are gone for good.
#[utoipa::path(delete, path = "/api/admin/chat/{id}/{number}", tag = "admin",
    params(("id" = String, Path, description = "the table"), ("number" = u64, Path, description = "the entry of its log")),
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn remove_line(
    State(app): State<Arc<App>>,
    admin: Admin,
    Path((table, number)): Path<(String, u64)>,
) -> Result<StatusCode, Problem> {
    admin.steward(&app).remove_line(&table, number).await?;
    Ok(StatusCode::NO_CONTENT)
}
