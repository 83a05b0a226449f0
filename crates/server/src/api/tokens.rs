//! Tokens: programs that may act for somebody.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::caller::{Body, Member, Path};
use super::error::Problem;
use super::people::check_name;
use crate::live::clock;
use crate::people;
use crate::store::{Session, SessionKind};

/// How many tokens somebody may have.
const TOKENS_MOST: usize = 20;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(tokens, add_token)).routes(routes!(end_token))
}

/// A program that may act for you.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Token {
    /// Its name in addresses.
    id: String,
    /// What you call it.
    label: String,
    /// When it was made, in milliseconds since 1970.
    created: u64,
    /// The secret itself, told once: when it is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// The programs that may act for you.
#[utoipa::path(get, path = "/api/me/tokens", tag = "people",
    responses((status = 200, body = Vec<Token>), (status = 401, body = Problem)))]
async fn tokens(State(app): State<Arc<App>>, member: Member) -> Result<Json<Vec<Token>>, Problem> {
    let tokens = app.house.store().tokens(&member.person.id).await?;
    let told =
        |token: Session| Token { id: token.print, label: token.label, created: token.created, token: None };
    Ok(Json(tokens.into_iter().map(told).collect()))
}

/// What to call a token.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewToken {
    /// What you call it.
    label: String,
}

/// A token for a program. It is told once; send it as `Authorization: Bearer TOKEN`.
#[utoipa::path(post, path = "/api/me/tokens", tag = "people", request_body = NewToken,
    responses((status = 200, body = Token), (status = "4XX", body = Problem)))]
async fn add_token(
    State(app): State<Arc<App>>,
    member: Member,
    Body(NewToken { label }): Body<NewToken>,
) -> Result<Json<Token>, Problem> {
    let label = check_name(&label)?;
    let store = app.house.store();
    if store.tokens(&member.person.id).await?.len() >= TOKENS_MOST {
        let message = format!("you have {TOKENS_MOST} tokens already; end one first");
        return Err(Problem::new(StatusCode::CONFLICT, "too-many", message));
    }
    let (secret, now) = (people::secret(), clock());
    let print = people::print_of(&secret);
    let session = Session {
        print: print.clone(),
        kind: SessionKind::Token,
        label: label.clone(),
        created: now,
        seen: now,
    };
    store.add_session(&member.person.id, &session).await?;
    Ok(Json(Token { id: print, label, created: now, token: Some(secret) }))
}

/// A token is no longer good.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn end_token(
    State(app): State<Arc<App>>,
    member: Member,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    app.pace(&member.person.id).await?;
    let ended = app.house.store().end_session(&member.person.id, &id).await?;
    app.house.sessions_ended().send_replace(());
    if ended { Ok(StatusCode::NO_CONTENT) } else { Err(Problem::missing()) }
}
