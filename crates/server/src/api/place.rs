//! What everybody may know of the place: notices, who runs it, for how long things are kept.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{App, Registration};
use crate::admin::{KeptFor, Notice};
use crate::live::clock;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(place))
}

/// What everybody may know of the place.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PlaceInfo {
    /// What everybody is told just now.
    #[serde(skip_serializing_if = "Option::is_none")]
    notice: Option<Notice>,
    /// Where it is said who runs the place.
    #[serde(skip_serializing_if = "Option::is_none")]
    imprint: Option<String>,
    /// Where the host says what becomes of people's data.
    #[serde(skip_serializing_if = "Option::is_none")]
    privacy: Option<String>,
    /// It is for invited people.
    invited_only: bool,
    /// For how long things are kept.
    keeps: KeptFor,
}

/// What everybody may know of the place: notices, who runs it, for how long things are kept.
#[utoipa::path(get, path = "/api/place", tag = "place", responses((status = 200, body = PlaceInfo)))]
async fn place(State(app): State<Arc<App>>) -> Json<PlaceInfo> {
    let settings = &app.settings;
    Json(PlaceInfo {
        notice: app.house.notice().filter(|notice| notice.is_on(clock())),
        imprint: settings.imprint.clone(),
        privacy: settings.privacy.clone(),
        invited_only: settings.registration == Registration::Invite,
        keeps: KeptFor::of(&app.house.limits()),
    })
}
