//! Logging in and out, and how often a password may be tried.
//!
//! Passwords are tried seldom, from one address and for one name. So that strangers who try one name all day lock
//! nobody out, a browser that has once logged in keeps a mark of that, and its tries are counted apart.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use ring::hmac;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::caller::{Body, Holder, Tongue, Whence, cookie_named};
use super::error::Problem;
use super::people::{Credentials, Me, WithCookie, begin_session, cookie, opens, put_cookie};
use super::refused::Why;
use crate::people::{self, Person};
use crate::pledge::hex;
use crate::store::StoreError;

/// The cookie of a browser that has logged in before: `ID.MARK`.
const KNOWN: &str = "telefrag-known";
/// How long that is remembered, in seconds: a year.
const KNOWN_FOR: u64 = 365 * 24 * 3600;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(login)).routes(routes!(logout))
}

/// What only this place can write of somebody.
async fn mark(app: &App, id: &str) -> Result<String, StoreError> {
    let secret = app.house.store().setting("known-browsers", people::secret).await?;
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    Ok(hex(hmac::sign(&key, id.as_bytes()).as_ref()))
}

/// This browser has logged in.
pub(super) async fn remember(app: &App, person: &Person, headers: &mut HeaderMap) -> Result<(), Problem> {
    let value = format!("{}.{}", person.id, mark(app, &person.id).await?);
    put_cookie(app, KNOWN, &value, KNOWN_FOR, headers);
    Ok(())
}

/// Has this browser logged in as this person before?
async fn is_known(app: &App, person: &Person, headers: &HeaderMap) -> Result<bool, StoreError> {
    let Some(value) = cookie_named(headers, KNOWN) else { return Ok(false) };
    Ok(value == format!("{}.{}", person.id, mark(app, &person.id).await?))
}

/// Log in.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = "4XX", body = Problem)))]
async fn login(
    State(app): State<Arc<App>>,
    whence: Whence,
    Tongue(lang): Tongue,
    headers: HeaderMap,
    Body(Credentials { name, password, .. }): Body<Credentials>,
) -> Result<WithCookie, Problem> {
    let address = whence.0.to_string();
    let may_try = |key: String| app.at_once("passwords", &app.log_ins, key);
    may_try(address.clone())?;
    let found = match app.house.store().account(&people::name_key(&name)).await {
        Ok(person) => Some(person),
        Err(StoreError::Missing) => None,
        Err(problem) => return Err(problem.into()),
    };
    // A name may be of any length, its print is not.
    let key = match &found {
        Some(person) if is_known(&app, person, &headers).await? => format!("known {}", person.id),
        _ => people::print_of(&people::name_key(&name)),
    };
    may_try(key)?;
    // It takes as long whether the name is known or not.
    let sealed = found.as_ref().and_then(|person| person.password.clone());
    let good = opens(&app, password, sealed.unwrap_or_else(|| people::NOBODYS.to_owned())).await;
    let Some(person) = found.filter(|_| good) else {
        app.refused(Why::Login, whence, "");
        return Err(Problem::manners(StatusCode::UNAUTHORIZED, "refusal-login", lang));
    };
    if let Some(ban) = &person.standing.ban {
        app.refused(Why::Ban, whence, &person.id);
        return Err(Problem::banned(ban, lang));
    }
    tracing::info!(person = person.id, from = %whence, "logged in");
    begin_session(&app, &person).await
}

/// How to log out.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct LogOut {
    /// On all devices; tokens end too.
    everywhere: bool,
}

/// Log out, here or everywhere.
#[utoipa::path(post, path = "/api/logout", tag = "people", request_body = LogOut,
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn logout(
    State(app): State<Arc<App>>,
    Holder(member): Holder,
    Body(LogOut { everywhere }): Body<LogOut>,
) -> Result<(StatusCode, HeaderMap), Problem> {
    let store = app.house.store();
    if everywhere {
        store.end_sessions(&member.person.id).await?;
    } else {
        store.end_session(&member.person.id, &member.session.print).await?;
    }
    app.house.sessions_ended().send_replace(());
    Ok((StatusCode::NO_CONTENT, cookie(&app, "", 0)))
}
