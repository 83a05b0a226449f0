//! Guests, accounts, what people change about themselves.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
pub(super) use parlour::speech::Me;
use parlour::speech::{Change, Guest, Profile};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::caller::{Body, COOKIE_NAME, Caller, Holder, Member, Path, Tongue, Whence};
use super::error::Problem;
use super::refused::Why;
use super::{App, Registration, login};
use crate::entry::PersonId;
use crate::live::clock;
use crate::people::{self, Person, Standing};
use crate::store::{Session, SessionKind, StoreError};

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(guest))
        .routes(routes!(account))
        .routes(routes!(me, change_me, delete_me))
        .routes(routes!(person))
}

pub(super) type WithCookie = (HeaderMap, Json<Me>);

/// A new session of a browser.
pub(super) async fn begin_session(app: &App, person: &Person) -> Result<WithCookie, Problem> {
    let secret = people::secret();
    let now = clock();
    let print = people::print_of(&secret);
    let session =
        Session { print, kind: SessionKind::Browser, label: String::new(), created: now, seen: now };
    app.house.store().add_session(&person.id, &session).await?;
    let mut headers = cookie(app, &secret, people::SESSION / 1000);
    if person.password.is_some() {
        login::remember(app, person, &mut headers).await?;
    }
    Ok((headers, Json(person.into())))
}

pub(super) fn cookie(app: &App, secret: &str, seconds: u64) -> HeaderMap {
    let mut headers = HeaderMap::new();
    put_cookie(app, COOKIE_NAME, secret, seconds, &mut headers);
    headers
}

pub(super) fn put_cookie(app: &App, name: &str, value: &str, seconds: u64, headers: &mut HeaderMap) {
    let secure = if app.settings.is_encrypted() { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}");
    if let Ok(value) = HeaderValue::from_str(&text) {
        headers.append(SET_COOKIE, value);
    }
}

pub(super) fn check_name(name: &str) -> Result<String, Problem> {
    people::check_name(name).map_err(|why| Problem::new(StatusCode::BAD_REQUEST, "bad-name", why))
}

fn check_password(password: &str) -> Result<(), Problem> {
    people::check_password(password).map_err(|why| Problem::new(StatusCode::BAD_REQUEST, "bad-password", why))
}

/// Passwords are worked on where that holds nobody up, a few at a time: each takes 20 MiB and a moment.
async fn slowly<T: Send + 'static>(app: &App, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let _turn = app.passwords.acquire().await.ok()?;
    tokio::task::spawn_blocking(work).await.ok()
}

/// What checks a password.
async fn seal(app: &App, password: String) -> Result<String, Problem> {
    check_password(&password)?;
    let sealed = slowly(app, move || people::seal(&password)).await.and_then(Result::ok);
    let failed =
        || Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", "the password could not be kept");
    sealed.ok_or_else(failed)
}

pub(super) async fn opens(app: &App, password: String, sealed: String) -> bool {
    slowly(app, move || people::opens(&password, &sealed)).await.unwrap_or(false)
}

/// Nobody has a name that an account has, or that looks like it.
async fn free_name(app: &App, name: &str, own: &str, lang: codex::Lang) -> Result<(), Problem> {
    if app.house.store().is_taken(name, own).await? {
        return Err(Problem::manners(StatusCode::CONFLICT, "refusal-name-taken", lang));
    }
    Ok(())
}

/// May somebody new come in?
async fn admit(app: &App, whence: Whence, invite: Option<&str>) -> Result<(), Problem> {
    app.at_once("sign-ups", &app.sign_ups, whence.0)?;
    if app.settings.registration == Registration::Invite {
        let good = match invite {
            Some(code) => app.house.store().use_invite(&people::print_of(code), clock()).await?,
            None => false,
        };
        if !good {
            app.refused(Why::Invitation, whence, "");
            let message = match invite {
                Some(_) => {
                    "this invitation is not good here, or has been used; ask whoever runs the place for another"
                }
                None => "this place is for invited people; ask whoever runs it for an invitation",
            };
            return Err(Problem::new(StatusCode::FORBIDDEN, "not-invited", message));
        }
    }
    Ok(())
}

/// Play at once, with a name. Whoever is shut out is let in under no other one.
#[utoipa::path(post, path = "/api/guest", tag = "people", request_body = Guest,
    responses((status = 200, body = Me), (status = "4XX", body = Problem)))]
async fn guest(
    State(app): State<Arc<App>>,
    whence: Whence,
    Tongue(lang): Tongue,
    _: Caller,
    Body(Guest { name, invite }): Body<Guest>,
) -> Result<WithCookie, Problem> {
    let name = check_name(&name)?;
    let id = people::short_id();
    free_name(&app, &name, &id, lang).await?;
    admit(&app, whence, invite.as_deref()).await?;
    let person = Person { id, name, password: None, created: clock(), standing: Standing::default() };
    app.house.store().add_person(&person).await?;
    tracing::info!(person = person.id, from = %whence, "a new guest");
    begin_session(&app, &person).await
}

/// A name and a password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Credentials {
    /// The name that others see.
    pub(super) name: String,
    /// At least eight characters.
    pub(super) password: String,
    /// An invitation, where one is needed.
    #[serde(default)]
    invite: Option<String>,
}

/// Make an account. A guest who is logged in becomes the account and keeps all tables.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = "4XX", body = Problem)))]
async fn account(
    State(app): State<Arc<App>>,
    whence: Whence,
    Tongue(lang): Tongue,
    caller: Caller,
    Body(Credentials { name, password, invite }): Body<Credentials>,
) -> Result<WithCookie, Problem> {
    let name = check_name(&name)?;
    let taken = |problem| match problem {
        StoreError::Taken => Problem::manners(StatusCode::CONFLICT, "refusal-name-taken", lang),
        other => other.into(),
    };
    let store = app.house.store();
    check_password(&password)?;
    app.at_once("passwords", &app.log_ins, people::print_of(&people::name_key(&name)))?;
    // Before anything is spent on it, an invitation too: may it have this name?
    free_name(&app, &name, caller.person().map_or("", |person| &person.id), lang).await?;
    if let Some(guest) = caller.person().filter(|person| person.password.is_none()) {
        app.at_once("sign-ups", &app.sign_ups, whence.0)?;
        let password = Some(seal(&app, password).await?);
        let person = Person { name, password, ..guest.clone() };
        store.change_person(&person).await.map_err(taken)?;
        tracing::info!(person = person.id, from = %whence, "a guest has an account now");
        return Ok((HeaderMap::new(), Json((&person).into())));
    }
    admit(&app, whence, invite.as_deref()).await?;
    let password = Some(seal(&app, password).await?);
    let id = people::short_id();
    let person = Person { id, name, password, created: clock(), standing: Standing::default() };
    store.add_person(&person).await.map_err(taken)?;
    tracing::info!(person = person.id, from = %whence, "a new account");
    begin_session(&app, &person).await
}

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
async fn me(member: Member) -> Json<Me> {
    Json((&member.person).into())
}

/// Does somebody know their password? Guests have none.
async fn knows(app: &App, person: &Person, password: Option<String>) -> bool {
    match &person.password {
        None => true,
        Some(sealed) => opens(app, password.unwrap_or_default(), sealed.clone()).await,
    }
}

/// Another name, another password.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Change,
    responses((status = 200, body = Me), (status = "4XX", body = Problem)))]
async fn change_me(
    State(app): State<Arc<App>>,
    whence: Whence,
    Tongue(lang): Tongue,
    member: Member,
    Body(change): Body<Change>,
) -> Result<WithCookie, Problem> {
    app.pace(&member.person.id).await?;
    let mut person = member.person;
    let before = person.password.clone();
    if let Some(name) = change.name {
        app.in_crowd("names", &app.names, person.id.clone(), whence)?;
        person.name = check_name(&name)?;
        free_name(&app, &person.name, &person.id, lang).await?;
    }
    if let Some(password) = change.password {
        if person.password.is_none() {
            return Err(Problem::new(
                StatusCode::BAD_REQUEST,
                "guest",
                "a guest has no password; make an account",
            ));
        }
        app.at_once("passwords", &app.log_ins, person.id.clone())?;
        if !knows(&app, &person, change.old_password).await {
            return Err(Problem::manners(StatusCode::FORBIDDEN, "refusal-login", lang));
        }
        person.password = Some(seal(&app, password).await?);
    }
    let store = app.house.store();
    match store.change_person(&person).await {
        Err(StoreError::Taken) => {
            return Err(Problem::manners(StatusCode::CONFLICT, "refusal-name-taken", lang));
        }
        done => done?,
    }
    if person.password == before {
        return Ok((HeaderMap::new(), Json((&person).into())));
    }
    // Whoever else is logged in with the old password, or has a token from then, is so no longer.
    store.end_sessions(&person.id).await?;
    app.house.sessions_ended().send_replace(());
    begin_session(&app, &person).await
}

/// The password, to be sure.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Farewell {
    /// The password; guests have none.
    password: Option<String>,
}

/// Delete yourself. Finished games stay with the name that they were played under.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = Farewell,
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn delete_me(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    Holder(member): Holder,
    Body(Farewell { password }): Body<Farewell>,
) -> Result<(StatusCode, HeaderMap), Problem> {
    app.at_once("passwords", &app.log_ins, member.person.id.clone())?;
    if !knows(&app, &member.person, password).await {
        return Err(Problem::manners(StatusCode::FORBIDDEN, "refusal-login", lang));
    }
    app.house.leave_all(&member.person).await.map_err(|problem| Problem::at_table(problem, lang))?;
    app.house.store().remove_person(&member.person.id).await?;
    app.house.sessions_ended().send_replace(());
    Ok((StatusCode::NO_CONTENT, cookie(&app, "", 0)))
}

/// Somebody who plays here, and how they did.
#[utoipa::path(get, path = "/api/people/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = Problem)))]
async fn person(State(app): State<Arc<App>>, Path(id): Path<PersonId>) -> Result<Json<Profile>, Problem> {
    let store = app.house.store();
    let person = store.person(&id).await?;
    let played = store.tallies(&id).await?;
    Ok(Json(Profile { id, name: person.name, played }))
}
