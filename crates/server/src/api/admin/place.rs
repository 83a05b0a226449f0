//! The place itself, as those who look after it see it: invitations, the shelf, notices, limits, what was done.

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
use crate::admin::{DAY, Invited, KeptFor, Limit, Notice, Pruned, ToPrune};
use crate::store::{AdminDeed, Invitation, ScenarioLine, ShelfKind};

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(invitations, invite))
        .routes(routes!(revoke_invitation))
        .routes(routes!(expire_invitations))
        .routes(routes!(shelf))
        .routes(routes!(hide_scenario))
        .routes(routes!(announce, clear_notice))
        .routes(routes!(limits, set_limit))
        .routes(routes!(prune))
        .routes(routes!(admin_log))
}

/// Invitations that nobody has used yet, the latest first.
#[utoipa::path(get, path = "/api/admin/invitations", tag = "admin", params(Search),
    responses((status = 200, body = Vec<Invitation>), (status = "4XX", body = Problem)))]
async fn invitations(
    State(app): State<Arc<App>>,
    _: Admin,
    search: Result<Query<Search>, QueryRejection>,
) -> Result<Json<Vec<Invitation>>, Problem> {
    let skip = Sought::<String>::read(search)?.skip;
    Ok(Json(app.house.store().invites(skip, LIST_MOST).await?))
}

/// Invitations to make.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewInvitations {
    /// How many.
    count: u32,
    /// For how many days they are good; without it always.
    #[serde(default)]
    days: Option<u32>,
}

/// Make invitations. Their codes are told once.
#[utoipa::path(post, path = "/api/admin/invitations", tag = "admin", request_body = NewInvitations,
    responses((status = 200, body = Vec<Invited>), (status = "4XX", body = Problem)))]
async fn invite(
    State(app): State<Arc<App>>,
    admin: Admin,
    Body(NewInvitations { count, days }): Body<NewInvitations>,
) -> Result<Json<Vec<Invited>>, Problem> {
    admin.steward(&app).invite(count, days).await.map(Json)
}

/// An invitation is no longer good.
#[utoipa::path(delete, path = "/api/admin/invitations/{id}", tag = "admin", params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn revoke_invitation(
    State(app): State<Arc<App>>,
    admin: Admin,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    admin.steward(&app).revoke_invite(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Invitations that have been lying about.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OldInvitations {
    /// Those that are older than so many days.
    days: u32,
}

/// What came of invitations that had been lying about.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ExpiredInvitations {
    /// How many are no longer good.
    gone: u64,
}

/// Old invitations are no longer good.
#[utoipa::path(post, path = "/api/admin/invitations/expire", tag = "admin", request_body = OldInvitations,
    responses((status = 200, body = ExpiredInvitations), (status = "4XX", body = Problem)))]
async fn expire_invitations(
    State(app): State<Arc<App>>,
    admin: Admin,
    Body(OldInvitations { days }): Body<OldInvitations>,
) -> Result<Json<ExpiredInvitations>, Problem> {
    let gone = admin.steward(&app).expire_invites(u64::from(days) * DAY).await?;
    Ok(Json(ExpiredInvitations { gone }))
}

/// Shared scenarios with what people say against them: first those of which most is said.
#[utoipa::path(get, path = "/api/admin/scenarios", tag = "admin", params(Search),
    responses((status = 200, body = Vec<ScenarioLine>), (status = "4XX", body = Problem)))]
async fn shelf(
    State(app): State<Arc<App>>,
    _: Admin,
    search: Result<Query<Search>, QueryRejection>,
) -> Result<Json<Vec<ScenarioLine>>, Problem> {
    let Sought { words, kind, skip } = Sought::<ShelfKind>::read(search)?;
    Ok(Json(app.house.store().find_scenarios(&words, kind.unwrap_or_default(), skip, LIST_MOST).await?))
}

/// Whether a scenario is hidden.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Hidden {
    /// Nobody finds it on the shelf.
    hidden: bool,
}

/// Hide a shared scenario, or show it again. Tables that are there go on with it.
#[utoipa::path(put, path = "/api/admin/scenarios/{id}", tag = "admin", params(("id" = String, Path)),
    request_body = Hidden, responses((status = 204), (status = "4XX", body = Problem)))]
async fn hide_scenario(
    State(app): State<Arc<App>>,
    admin: Admin,
    Path(id): Path<String>,
    Body(Hidden { hidden }): Body<Hidden>,
) -> Result<StatusCode, Problem> {
    admin.steward(&app).hide_scenario(&id, hidden).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tell everybody something.
#[utoipa::path(put, path = "/api/admin/notice", tag = "admin", request_body = Notice,
    responses((status = 200, body = Notice), (status = "4XX", body = Problem)))]
async fn announce(
    State(app): State<Arc<App>>,
    admin: Admin,
    Body(notice): Body<Notice>,
) -> Result<Json<Notice>, Problem> {
    admin.steward(&app).announce(notice).await.map(Json)
}

/// Tell it no longer.
#[utoipa::path(delete, path = "/api/admin/notice", tag = "admin",
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn clear_notice(State(app): State<Arc<App>>, admin: Admin) -> Result<StatusCode, Problem> {
    admin.steward(&app).clear_notice().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A limit that can be changed while the place runs.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct LimitLine {
    /// Which.
    limit: Limit,
    /// What it is set to; nothing if it is as the server was started.
    #[serde(skip_serializing_if = "Option::is_none")]
    set: Option<u32>,
    /// What is in force; nothing if there is no end.
    #[serde(skip_serializing_if = "Option::is_none")]
    now: Option<u64>,
}

async fn lines(app: &App, admin: &Admin) -> Result<Json<Vec<LimitLine>>, Problem> {
    let limits = admin.steward(app).limits().await?;
    let (settings, keeps) = (&app.settings, KeptFor::of(&limits));
    // Rates are small and not negative.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let whole = |rate: f64| rate.round() as u64;
    let started = |limit| match limit {
        Limit::SignUps => Some(whole(settings.sign_ups.per_second * 60.0)),
        Limit::Requests => Some(whole(settings.requests.per_second)),
        Limit::Tables => Some(settings.tables_per_person),
        Limit::Watchers => Some(settings.watchers_per_table as u64),
        Limit::KeepGuests => Some(keeps.guests),
        Limit::KeepTables => keeps.finished_games,
    };
    let line = |limit: Limit| {
        let set = limits.get(limit);
        LimitLine { limit, set, now: set.map(u64::from).or_else(|| started(limit)) }
    };
    Ok(Json(Limit::ALL.map(line).into()))
}

/// The limits that can be changed while the place runs.
#[utoipa::path(get, path = "/api/admin/limits", tag = "admin",
    responses((status = 200, body = Vec<LimitLine>), (status = "4XX", body = Problem)))]
async fn limits(State(app): State<Arc<App>>, admin: Admin) -> Result<Json<Vec<LimitLine>>, Problem> {
    lines(&app, &admin).await
}

/// A limit to set.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewLimit {
    /// Which.
    limit: Limit,
    /// To what; without it, it is as the server was started.
    #[serde(default)]
    set: Option<u32>,
}

/// Set a limit, or leave it as the server was started.
#[utoipa::path(put, path = "/api/admin/limits", tag = "admin", request_body = NewLimit,
    responses((status = 200, body = Vec<LimitLine>), (status = "4XX", body = Problem)))]
async fn set_limit(
    State(app): State<Arc<App>>,
    admin: Admin,
    Body(NewLimit { limit, set }): Body<NewLimit>,
) -> Result<Json<Vec<LimitLine>>, Problem> {
    admin.steward(&app).set_limit(limit, set).await?;
    lines(&app, &admin).await
}

/// Clear away what is old, or count it.
#[utoipa::path(post, path = "/api/admin/prune", tag = "admin", request_body = ToPrune,
    responses((status = 200, body = Pruned), (status = "4XX", body = Problem)))]
async fn prune(
    State(app): State<Arc<App>>,
    admin: Admin,
    Body(what): Body<ToPrune>,
) -> Result<Json<Pruned>, Problem> {
    admin.steward(&app).prune(what).await.map(Json)
}

/// What those who look after the place have done, the latest first; `search` names to whom or what.
#[utoipa::path(get, path = "/api/admin/log", tag = "admin", params(Search),
    responses((status = 200, body = Vec<AdminDeed>), (status = "4XX", body = Problem)))]
async fn admin_log(
    State(app): State<Arc<App>>,
    _: Admin,
    search: Result<Query<Search>, QueryRejection>,
) -> Result<Json<Vec<AdminDeed>>, Problem> {
    let Sought { words, skip, .. } = Sought::<String>::read(search)?;
    Ok(Json(app.house.store().admin_log(&words, skip, LIST_MOST).await?))
}
