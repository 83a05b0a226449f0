//! How people hear that it is their turn while the page is closed.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::caller::{Body, Member};
use super::error::Problem;
use crate::notices;
use crate::store::Notices;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(told_by, change))
}

/// How you are told that it is your turn.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ToldBy {
    /// A webhook and browsers.
    #[serde(flatten)]
    notices: Notices,
    /// What signs calls of your webhook: `X-Telefrag-Signature: sha256=` and the HMAC of the body.
    webhook_secret: String,
    /// What a browser needs to subscribe to Web Push: the `applicationServerKey`.
    push_key: String,
}

async fn answer(app: &App, person: &str) -> Result<Json<ToldBy>, Problem> {
    let store = app.house.store();
    Ok(Json(ToldBy {
        notices: store.notices(person).await?,
        webhook_secret: notices::webhook_secret(store, person).await?,
        push_key: notices::vapid_public_key(store).await?,
    }))
}

/// How you are told that it is your turn.
#[utoipa::path(get, path = "/api/me/notices", tag = "people",
    responses((status = 200, body = ToldBy), (status = 401, body = Problem)))]
async fn told_by(State(app): State<Arc<App>>, member: Member) -> Result<Json<ToldBy>, Problem> {
    answer(&app, &member.person.id).await
}

/// Change that.
#[utoipa::path(put, path = "/api/me/notices", tag = "people", request_body = Notices,
    responses((status = 200, body = ToldBy), (status = "4XX", body = Problem)))]
async fn change(
    State(app): State<Arc<App>>,
    member: Member,
    Body(wanted): Body<Notices>,
) -> Result<Json<ToldBy>, Problem> {
    app.pace(&member.person.id).await?;
    let checked = notices::check(&wanted, app.settings.allow_private).await;
    checked.map_err(|why| Problem::new(StatusCode::BAD_REQUEST, "bad-notices", why))?;
    app.house.store().set_notices(&member.person.id, &wanted).await?;
    answer(&app, &member.person.id).await
}
