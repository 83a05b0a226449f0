//! People, as those who look after the place see them.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::App;
use super::super::caller::{Admin, Body, Path};
use super::super::error::Problem;
use super::{LIST_MOST, Search, Sought};
use crate::store::{PeopleKind, PersonCard};

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(people))
        .routes(routes!(export, rename, delete_person))
        .routes(routes!(password))
        .routes(routes!(ban, unban))
}

/// People, the newest first.
#[utoipa::path(get, path = "/api/admin/people", tag = "admin", params(Search),
    responses((status = 200, body = Vec<PersonCard>), (status = "4XX", body = Problem)))]
async fn people(
    State(app): State<Arc<App>>,
    _: Admin,
    search: Result<Query<Search>, QueryRejection>,
) -> Result<Json<Vec<PersonCard>>, Problem> {
    let Sought { words, kind, skip } = Sought::<PeopleKind>::read(search)?;
    Ok(Json(app.house.store().find_people(&words, kind.unwrap_or_default(), skip, LIST_MOST).await?))
}

/// Everything that is kept about somebody, to be handed over; secrets are not told.
#[utoipa::path(get, path = "/api/admin/people/{id}", tag = "admin", params(("id" = String, Path)),
    responses((status = 200, body = serde_json::Value), (status = "4XX", body = Problem)))]
async fn export(
    State(app): State<Arc<App>>,
    admin: Admin,
    Path(id): Path<String>,
) -> Result<Json<serde_json::Value>, Problem> {
    admin.steward(&app).export(&id).await.map(Json)
}

/// Another name for somebody.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewName {
    /// The name that others see from now on.
    name: String,
}

/// Give somebody another name.
#[utoipa::path(patch, path = "/api/admin/people/{id}", tag = "admin", params(("id" = String, Path)),
    request_body = NewName, responses((status = 204), (status = "4XX", body = Problem)))]
async fn rename(
    State(app): State<Arc<App>>,
    admin: Admin,
    Path(id): Path<String>,
    Body(NewName { name }): Body<NewName>,
) -> Result<StatusCode, Problem> {
    admin.steward(&app).rename(&id, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Forget somebody. Finished games stay with the name that they were played under.
#[utoipa::path(delete, path = "/api/admin/people/{id}", tag = "admin", params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn delete_person(
    State(app): State<Arc<App>>,
    admin: Admin,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    admin.steward(&app).delete_person(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A password that was made up just now.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct MadePassword {
    /// Told once: hand it over, and let them choose another.
    password: String,
}

/// Make up another password for somebody who has lost theirs. They are logged out everywhere.
#[utoipa::path(post, path = "/api/admin/people/{id}/password", tag = "admin", params(("id" = String, Path)),
    responses((status = 200, body = MadePassword), (status = "4XX", body = Problem)))]
async fn password(
    State(app): State<Arc<App>>,
    admin: Admin,
    Path(id): Path<String>,
) -> Result<Json<MadePassword>, Problem> {
    let (_, password) = admin.steward(&app).password(&id, None).await?;
    Ok(Json(MadePassword { password }))
}

/// Why somebody is shut out.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct BanWhy {
    /// In words that they are told; at most 200 characters.
    why: String,
}

/// Shut somebody out. Computer players take over wherever they play.
#[utoipa::path(put, path = "/api/admin/people/{id}/ban", tag = "admin", params(("id" = String, Path)),
    request_body = BanWhy, responses((status = 204), (status = "4XX", body = Problem)))]
async fn ban(
    State(app): State<Arc<App>>,
    admin: Admin,
    Path(id): Path<String>,
    Body(BanWhy { why }): Body<BanWhy>,
) -> Result<StatusCode, Problem> {
    admin.steward(&app).ban(&id, &why).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Let somebody in again.
#[utoipa::path(delete, path = "/api/admin/people/{id}/ban", tag = "admin", params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn unban(
    State(app): State<Arc<App>>,
    admin: Admin,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    admin.steward(&app).unban(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}
