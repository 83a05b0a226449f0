//! Older versions of scenarios, for those who want to read them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::caller::Path;
use super::error::Problem;
use crate::store::Version;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(versions)).routes(routes!(version))
}

/// The older versions of a scenario, the latest first. The last twenty are kept.
#[utoipa::path(get, path = "/api/scenarios/{id}/versions", tag = "scenarios", params(("id" = String, Path)),
    responses((status = 200, body = Vec<Version>), (status = "4XX", body = Problem)))]
async fn versions(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<Vec<Version>>, Problem> {
    let store = app.house.store();
    store.scenario(&id).await?;
    Ok(Json(store.versions(&id).await?))
}

/// An older version with its file.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OlderVersion {
    /// Which.
    of: Version,
    /// The file.
    text: String,
}

/// An older version of a scenario.
#[utoipa::path(get, path = "/api/scenarios/{id}/versions/{version}", tag = "scenarios",
    params(("id" = String, Path), ("version" = u64, Path)),
    responses((status = 200, body = OlderVersion), (status = "4XX", body = Problem)))]
async fn version(
    State(app): State<Arc<App>>,
    Path((id, number)): Path<(String, u64)>,
) -> Result<Json<OlderVersion>, Problem> {
    let (of, text) = app.house.store().version(&id, number).await?;
    Ok(Json(OlderVersion { of, text }))
}
