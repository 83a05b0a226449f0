//! What people think of scenarios: stars, comments, complaints. Comments are removed by those who made them and by the
//! scenario's author.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::caller::{Admin, Body, Caller, Member, Path, Tongue, Whence};
use super::error::Problem;
use super::scenarios::{ScenarioPage, bad, page};
use crate::library::{self, COMMENTS_MOST};
use crate::live::clock;
use crate::people;
use crate::store::Comment;

/// How many comments a list has at most: the latest.
const LIST_MOST: u64 = 100;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(rate_scenario))
        .routes(routes!(report_scenario))
        .routes(routes!(comments, add_comment))
        .routes(routes!(remove_comment))
        .routes(routes!(report_comment))
}

/// How good a scenario is.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Rating {
    /// From 1 to 5.
    stars: u8,
}

/// Say how good somebody else's scenario is. Your last word counts.
#[utoipa::path(put, path = "/api/scenarios/{id}/rating", tag = "scenarios", params(("id" = String, Path)),
    request_body = Rating, responses((status = 200, body = ScenarioPage), (status = "4XX", body = Problem)))]
async fn rate_scenario(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    member: Member,
    Path(id): Path<String>,
    Body(Rating { stars }): Body<Rating>,
) -> Result<Json<ScenarioPage>, Problem> {
    app.pace(&member.person.id).await?;
    if !(1..=5).contains(&stars) {
        return Err(bad("give one to five stars"));
    }
    let store = app.house.store();
    let (card, _) = store.scenario(&id).await?;
    if card.author == member.person.id {
        return Err(Problem::manners(StatusCode::FORBIDDEN, "refusal-scenario-own", lang));
    }
    store.rate_scenario(&id, &member.person.id, stars, clock()).await?;
    page(&app, &id, &Caller(Some(member))).await
}

/// What is wrong with a scenario.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Complaint {
    /// In words.
    why: String,
}

/// Tell whoever runs the place that a scenario does not belong there.
#[utoipa::path(post, path = "/api/scenarios/{id}/report", tag = "scenarios", params(("id" = String, Path)),
    request_body = Complaint, responses((status = 204), (status = "4XX", body = Problem)))]
async fn report_scenario(
    State(app): State<Arc<App>>,
    member: Member,
    Path(id): Path<String>,
    Body(Complaint { why }): Body<Complaint>,
) -> Result<StatusCode, Problem> {
    app.pace(&member.person.id).await?;
    let why = library::complaint(&why).map_err(bad)?;
    let store = app.house.store();
    store.scenario(&id).await?;
    let reports = store.report_scenario(&id, &member.person.id, &why, clock()).await?;
    tracing::warn!(
        scenario = id,
        person = member.person.id,
        reports,
        why,
        "somebody complains about a scenario"
    );
    Ok(StatusCode::NO_CONTENT)
}

/// What people say about a scenario, the latest first.
#[utoipa::path(get, path = "/api/scenarios/{id}/comments", tag = "scenarios", params(("id" = String, Path)),
    responses((status = 200, body = Vec<Comment>), (status = "4XX", body = Problem)))]
async fn comments(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<Vec<Comment>>, Problem> {
    let store = app.house.store();
    store.scenario(&id).await?;
    Ok(Json(store.comments(&id, 0, LIST_MOST).await?))
}

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewComment {
    /// 1 to 500 characters, in one line.
    text: String,
}

/// Say something about a scenario.
#[utoipa::path(post, path = "/api/scenarios/{id}/comments", tag = "scenarios", params(("id" = String, Path)),
    request_body = NewComment, responses((status = 200, body = Vec<Comment>), (status = "4XX", body = Problem)))]
async fn add_comment(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    whence: Whence,
    member: Member,
    Path(id): Path<String>,
    Body(NewComment { text }): Body<NewComment>,
) -> Result<Json<Vec<Comment>>, Problem> {
    let text = library::remark(&text).map_err(bad)?;
    app.in_crowd("comments", &app.comments, member.person.id.clone(), whence)?;
    let store = app.house.store();
    store.scenario(&id).await?;
    let person = member.person;
    let new = Comment { id: people::short_id(), person: person.id, name: person.name, text, at: clock() };
    if !store.add_comment(&id, &new, COMMENTS_MOST).await? {
        return Err(Problem::manners(StatusCode::CONFLICT, "refusal-comment-too-many", lang));
    }
    Ok(Json(store.comments(&id, 0, LIST_MOST).await?))
}

/// Remove what you have said about a scenario, or what others have said about yours; whoever looks after the place removes
/// anything.
#[utoipa::path(delete, path = "/api/scenarios/{id}/comments/{comment}", tag = "scenarios",
    params(("id" = String, Path), ("comment" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn remove_comment(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    member: Member,
    Path((id, comment)): Path<(String, String)>,
) -> Result<StatusCode, Problem> {
    app.pace(&member.person.id).await?;
    let store = app.house.store();
    let (card, _) = store.scenario(&id).await?;
    let said = store.comment(&id, &comment).await?;
    if [&said.person, &card.author].contains(&&member.person.id) {
        store.remove_comment(&comment).await?;
    } else if member.person.standing.admin {
        let admin = Admin { person: member.person, lang };
        admin.steward(&app).remove_comment(&id, &said).await?;
    } else {
        return Err(Problem::manners(StatusCode::FORBIDDEN, "refusal-comment-not-yours", lang));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Tell whoever runs the place that a comment does not belong there.
#[utoipa::path(post, path = "/api/scenarios/{id}/comments/{comment}/report", tag = "scenarios",
    params(("id" = String, Path), ("comment" = String, Path)), request_body = Complaint,
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn report_comment(
    State(app): State<Arc<App>>,
    member: Member,
    Path((id, comment)): Path<(String, String)>,
    Body(Complaint { why }): Body<Complaint>,
) -> Result<StatusCode, Problem> {
    app.pace(&member.person.id).await?;
    let why = library::complaint(&why).map_err(bad)?;
    let store = app.house.store();
    store.comment(&id, &comment).await?;
    store.report_comment(&comment, &member.person.id, &why, clock()).await?;
    tracing::warn!(comment, person = member.person.id, why, "somebody complains about a comment");
    Ok(StatusCode::NO_CONTENT)
}
