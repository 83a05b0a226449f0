//! Who calls, and in which language: what handlers take out of a request.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use codex::Lang;

use super::App;
use super::error::Problem;
use super::refused::Why;
use crate::admin::{By, Steward};
use crate::live::clock;
use crate::people::{self, Person};
use crate::store::{Session, SessionKind, StoreError};

/// The cookie that holds the secret of a session.
pub(super) const COOKIE_NAME: &str = "telefrag";
/// A session is noted as used at most this often, in milliseconds.
const TOUCH: u64 = 24 * 3600 * 1000;

/// The language in which a client wants to be spoken to: `?lang=` or what its browser says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tongue(pub Lang);

impl Tongue {
    fn of(parts: &Parts) -> Tongue {
        let asked =
            parts.uri.query().unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("lang="));
        let accepted =
            parts.headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let known = |tag: &str| tag.trim().get(..2)?.to_ascii_lowercase().parse().ok();
        Tongue(asked.and_then(known).or_else(|| accepted.split(',').find_map(known)).unwrap_or(Lang::En))
    }
}

impl<S: Sync> FromRequestParts<S> for Tongue {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Tongue::of(parts))
    }
}

/// What counts as one address: in IPv6 everybody has a whole network of them.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => {
            let [a, b, c, d, ..] = address.segments();
            std::net::Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        one => one,
    }
}

/// The address from which a client comes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Whence(pub IpAddr);

impl Whence {
    /// The network that counts beside the person. A proxy that does not say whose requests it brings, or programs on the
    /// same machine, are none.
    pub(super) fn crowd(self) -> Option<IpAddr> {
        Some(self.0).filter(|address| !address.is_loopback())
    }
}

/// For the log: the network, not the machine.
impl std::fmt::Display for Whence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            IpAddr::V4(address) => {
                let [a, b, c, _] = address.octets();
                write!(f, "{a}.{b}.{c}.0/24")
            }
            IpAddr::V6(address) => {
                let [a, b, c, ..] = address.segments();
                write!(f, "{}/48", std::net::Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0))
            }
        }
    }
}

impl FromRequestParts<Arc<App>> for Whence {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |ConnectInfo(address)| address.ip());
        let forwarded = || {
            let header = parts.headers.get("x-forwarded-for")?.to_str().ok()?;
            // The last one was added by the proxy next to us; what stands before it anybody can write.
            header.rsplit(',').next()?.trim().parse().ok()
        };
        Ok(Whence(network(if app.settings.trust_proxy { forwarded().unwrap_or(peer) } else { peer })))
    }
}

/// The JSON that a request brings.
#[derive(Clone, Debug)]
pub(super) struct Body<T>(pub T);

impl<T: serde::de::DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;
    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let Json(value) = Json::from_request(request, state).await?;
        Ok(Body(value))
    }
}

/// What the address of a request names. What cannot be a name is not there.
#[derive(Clone, Debug)]
pub(super) struct Path<T>(pub T);

impl<T: serde::de::DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let named = axum::extract::Path::from_request_parts(parts, state).await;
        named.map(|axum::extract::Path(names)| Path(names)).map_err(|_| Problem::missing())
    }
}

/// What the address of a request asks for behind its question mark.
#[derive(Clone, Debug)]
pub(super) struct Query<T>(pub T);

impl<T: serde::de::DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let axum::extract::Query(asked) = axum::extract::Query::from_request_parts(parts, state).await?;
        Ok(Query(asked))
    }
}

/// Somebody who is logged in.
#[derive(Clone, Debug)]
pub(super) struct Member {
    /// Who.
    pub person: Person,
    /// By which session.
    pub session: Session,
}

/// Whoever calls: somebody who is logged in, or nobody.
#[derive(Clone, Debug)]
pub(super) struct Caller(pub Option<Member>);

impl Caller {
    /// The person, if somebody is logged in.
    pub(super) fn person(&self) -> Option<&Person> {
        self.0.as_ref().map(|member| &member.person)
    }
}

/// The value of a cookie.
pub(super) fn cookie_named<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get(COOKIE)?.to_str().ok()?;
    let mut pairs = all.split(';').filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(own, _)| *own == name).map(|(_, value)| value)
}

/// The secret that a request carries: a program's token or a browser's cookie.
pub(super) fn secret(parts: &Parts) -> Option<(SessionKind, String)> {
    let header = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(token) = header(AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer ")) {
        return Some((SessionKind::Token, token.trim().to_owned()));
    }
    cookie_named(&parts.headers, COOKIE_NAME).map(|value| (SessionKind::Browser, value.to_owned()))
}

/// Whose session that is, if it is still good and they are not shut out.
pub(super) async fn member(app: &App, kind: SessionKind, print: &str) -> Result<Option<Member>, StoreError> {
    Ok(holder(app, kind, print).await?.filter(|member| member.person.standing.ban.is_none()))
}

/// Whose session that is, if it is still good, whether they are shut out or not.
async fn holder(app: &App, kind: SessionKind, print: &str) -> Result<Option<Member>, StoreError> {
    let store = app.house.store();
    let (person, session) = match store.session(print, kind).await {
        Ok(found) => found,
        Err(StoreError::Missing) => return Ok(None),
        Err(problem) => return Err(problem),
    };
    let now = clock();
    if session.seen + people::SESSION < now {
        return Ok(None);
    }
    if session.seen + TOUCH < now {
        store.touch_session(print, now).await?;
    }
    Ok(Some(Member { person, session }))
}

/// Whoever holds a session, whether they are shut out or not: everybody may go.
#[derive(Clone, Debug)]
pub(super) struct Holder(pub Member);

/// Somebody who looks after the place.
#[derive(Clone, Debug)]
pub(super) struct Admin {
    /// Who.
    pub person: Person,
    /// In which language they are spoken to.
    pub lang: Lang,
}

impl Admin {
    /// As which they do what they do.
    pub(super) fn steward<'a>(&self, app: &'a App) -> Steward<'a> {
        let by = By { name: self.person.name.clone(), person: Some(self.person.id.clone()) };
        Steward::new(&app.house, by, self.lang)
    }
}

/// Whose session a request carries.
async fn held(parts: &mut Parts, app: &Arc<App>) -> Result<Option<Member>, Problem> {
    let Some((kind, secret)) = secret(parts) else { return Ok(None) };
    let found = holder(app, kind, &people::print_of(&secret)).await?;
    // A program that says who it is must be right; a browser's old cookie is nobody.
    if kind == SessionKind::Token && found.is_none() {
        let Ok::<_, Infallible>(whence) = Whence::from_request_parts(parts, app).await;
        app.refused(Why::Token, whence, "");
        return Err(Problem::no_token(Tongue::of(parts).0));
    }
    Ok(found)
}

/// Somebody who is shut out hears so.
async fn let_in(parts: &mut Parts, app: &Arc<App>, member: Member) -> Result<Member, Problem> {
    let Some(ban) = &member.person.standing.ban else { return Ok(member) };
    let Ok::<_, Infallible>(whence) = Whence::from_request_parts(parts, app).await;
    app.refused(Why::Ban, whence, &member.person.id);
    Err(Problem::banned(ban, Tongue::of(parts).0))
}

/// Somebody is here; who looks around too quickly waits.
async fn came(parts: &Parts, app: &App, member: &Member) -> Result<(), Problem> {
    app.online.came(&member.person.id);
    if parts.method.is_safe() {
        app.in_time("looks", &app.looks, member.person.id.clone()).await?;
    }
    Ok(())
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let Some(member) = held(parts, app).await? else { return Ok(Caller(None)) };
        // Who is shut out may look like anybody else.
        if member.person.standing.ban.is_some() && parts.method.is_safe() {
            return Ok(Caller(None));
        }
        let member = let_in(parts, app, member).await?;
        came(parts, app, &member).await?;
        Ok(Caller(Some(member)))
    }
}

impl FromRequestParts<Arc<App>> for Holder {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        held(parts, app).await?.map(Holder).ok_or_else(|| Problem::nobody(Tongue::of(parts).0))
    }
}

impl FromRequestParts<Arc<App>> for Member {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let Holder(member) = Holder::from_request_parts(parts, app).await?;
        let member = let_in(parts, app, member).await?;
        came(parts, app, &member).await?;
        Ok(member)
    }
}

impl FromRequestParts<Arc<App>> for Admin {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let lang = Tongue::of(parts).0;
        let Member { person, .. } = Member::from_request_parts(parts, app).await?;
        if !person.standing.admin {
            let Ok::<_, Infallible>(whence) = Whence::from_request_parts(parts, app).await;
            app.refused(Why::NotAdmin, whence, &person.id);
            return Err(Problem::manners(StatusCode::FORBIDDEN, "refusal-not-admin", lang));
        }
        app.pace(&person.id).await?;
        Ok(Admin { person, lang })
    }
}
