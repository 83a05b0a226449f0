//! Everything that the page does, as HTTP and WebSocket that anybody may speak.

mod admin;
mod caller;
mod deeds;
mod error;
mod guard;
mod history;
mod limits;
mod line;
mod login;
mod metrics;
mod notices;
mod opinions;
mod people;
mod place;
mod places;
mod refused;
mod review;
mod runs;
mod scenarios;
mod tables;
mod tokens;
mod turns;
mod versions;
mod won;

pub(crate) use caller::Tongue;
pub use error::{Problem, Wrong};
pub use guard::Rate;

use std::hash::Hash;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use parlour::described;
use parlour::speech::{Ask, Heard, Reply};
use tokio::sync::{Mutex, Semaphore, watch};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};
use tower_http::timeout::TimeoutLayer;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;

use self::caller::Whence;
use self::guard::{Buckets, Crowds};
use self::metrics::Metrics;
use self::places::Places;
use self::refused::{Online, Said, Traced};
use crate::entry::PersonId;
use crate::house::House;
use crate::live::clock;
use crate::store::StoreError;
use crate::{Kind, book};

/// The longest body that is taken, in bytes: a replay of a long game, or a set-up with a scenario of one's own.
const BODY_MOST: usize = 1024 * 1024;
/// Answers from this size on are compressed for those who take it, in bytes.
const COMPRESS_FROM: u16 = 1024;
/// A request that takes longer is given up.
const REQUEST_TIME: Duration = Duration::from_secs(30);

/// It is tried again so often whether things can be written down.
const PING: Duration = Duration::from_secs(1);

/// So many passwords are worked on at the same time.
const PASSWORDS_AT_ONCE: usize = 2;

/// Who does too much at once waits so long, and so often, before it is refused.
const BEAT: Duration = Duration::from_millis(50);
const PATIENCE: u32 = 40;

/// Who may make a name for themselves here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Registration {
    /// Everybody.
    #[default]
    Open,
    /// Whoever has an invitation.
    Invite,
}

/// How a place is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address under which people reach it, if that is not where it listens.
    pub public_url: Option<String>,
    /// Who may make a name for themselves.
    pub registration: Registration,
    /// There is a proxy in front that says where clients come from.
    pub trust_proxy: bool,
    /// May webhooks lead into private networks? Only where everybody who plays may call them anyway.
    pub allow_private: bool,
    /// How many new people may come from one address.
    pub sign_ups: Rate,
    /// How many requests may come from one address.
    pub requests: Rate,
    /// How many tables that are not over somebody may have opened.
    pub tables_per_person: u64,
    /// How many may watch a table without sitting there.
    pub watchers_per_table: usize,
    /// How many live lines may be open from one address, so that nobody takes all that there are.
    pub lines_from_address: usize,
    /// Where it is said who runs the place.
    pub imprint: Option<String>,
    /// Where the host says what becomes of people's data.
    pub privacy: Option<String>,
}

impl Settings {
    /// Do people reach the place over an encrypted line?
    fn is_encrypted(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            public_url: None,
            registration: Registration::Open,
            trust_proxy: false,
            allow_private: false,
            sign_ups: Rate { burst: 30.0, per_second: 0.5 },
            requests: Rate { burst: 3000.0, per_second: 300.0 },
            tables_per_person: 50,
            watchers_per_table: 200,
            lines_from_address: 5000,
            imprint: None,
            privacy: None,
        }
    }
}

/// What all handlers share.
pub(crate) struct App {
    house: Arc<House>,
    settings: Settings,
    metrics: Arc<Metrics>,
    /// Sign-ups by address.
    sign_ups: Buckets<IpAddr>,
    /// Passwords tried, by address and by name.
    log_ins: Buckets<String>,
    /// Whatever somebody does, by person.
    deeds: Buckets<String>,
    /// Messages, by person and table, and by network.
    talk: Crowds<(String, String)>,
    /// Whatever is asked for, by address.
    requests: Buckets<IpAddr>,
    /// Whatever somebody looks at, by person.
    looks: Buckets<String>,
    /// Replay files brought in, by person and network.
    imports: Crowds<String>,
    /// Games looked back at for the first time, by person, or by address for those who are nobody; and by network.
    reviews: Crowds<String>,
    /// Tables opened with a map of one's own, by person and network: to read one takes a while.
    own_maps: Crowds<String>,
    /// Tables left to computers alone, by network; how many a person may have is counted in the database.
    alone: Buckets<IpAddr>,
    /// Scenarios looked through by the checker, by person or address, and by network.
    checks: Crowds<String>,
    /// Scenarios shared, by person and network.
    shared: Crowds<String>,
    /// Places measured and made, by person and network.
    runs: Crowds<String>,
    /// Other names, by person and network.
    names: Crowds<String>,
    /// Comments on scenarios, by person and network.
    comments: Crowds<String>,
    /// Turns for work on passwords.
    passwords: Semaphore,
    /// Streams of turns.
    streams: Arc<Places<PersonId>>,
    /// Live lines, by person and by address.
    lines: Arc<Places<PersonId>>,
    lines_from: Arc<Places<IpAddr>>,
    /// When it was last tried whether things can be written down, and what came of it.
    pinged: Mutex<Option<(Instant, Result<(), StoreError>)>>,
    /// The server stops: lines are asked to come back elsewhere.
    drain: watch::Sender<bool>,
    /// Who is here.
    online: Online,
    /// What the log said of late.
    said: Said,
    /// How many tables there are by phase, and when that was counted.
    phases: Mutex<Option<Instant>>,
}

impl App {
    /// Let somebody do something when it is their time: who is a little quick waits a little.
    async fn pace(&self, person: &str) -> Result<(), Problem> {
        self.in_time("deeds", &self.deeds, person.to_owned()).await
    }

    /// Whoever talks too much at a table is told at once: to let them wait would hold up their other deeds.
    fn pace_talk(&self, person: &str, table: &str, whence: Whence) -> Result<(), Problem> {
        self.in_crowd("talk", &self.talk, (person.to_owned(), table.to_owned()), whence)
    }

    /// Another table is left to computers alone.
    fn pace_alone(&self, whence: Whence) -> Result<(), Problem> {
        whence.crowd().map_or(Ok(()), |network| self.at_once("alone", &self.alone, network))
    }

    /// Wait for one's turn, but not without end.
    async fn in_time<K>(&self, what: &'static str, buckets: &Buckets<K>, who: K) -> Result<(), Problem>
    where
        K: Clone + Traced + Eq + Hash,
    {
        let mut wait = 1;
        for _ in 0..PATIENCE {
            match buckets.take(who.clone(), Instant::now()) {
                Ok(()) => return Ok(()),
                Err(seconds) => wait = seconds,
            }
            tokio::time::sleep(BEAT).await;
        }
        Err(self.slowed(what, &who, wait))
    }

    /// Take a turn at once, or none.
    fn at_once<K: Clone + Traced + Eq + Hash>(
        &self,
        what: &'static str,
        buckets: &Buckets<K>,
        who: K,
    ) -> Result<(), Problem> {
        buckets.take(who.clone(), Instant::now()).map_err(|wait| self.slowed(what, &who, wait))
    }

    /// The same where the person's network counts beside the person.
    fn in_crowd<K: Clone + Traced + Eq + Hash>(
        &self,
        what: &'static str,
        crowds: &Crowds<K>,
        who: K,
        whence: Whence,
    ) -> Result<(), Problem> {
        self.at_once(what, &crowds.own, who)?;
        whence.crowd().map_or(Ok(()), |network| self.at_once(what, &crowds.network, network))
    }
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Telefrag",
        description = "Everything the page does, as HTTP and WebSocket. Log in as a guest (`POST /api/guest`, a cookie) or \
                       with a token (`Authorization: Bearer TOKEN`). Times are milliseconds since 1970. Texts come in the \
                       language of `?lang=` (en, pl, hr, hu) or of `Accept-Language`."
    ),
    servers((url = "/", description = "where this document comes from")),
    modifiers(&Passes),
    security((), ("token" = []), ("session" = [])),
    components(schemas(Ask, Reply, Heard, crate::live::Update))
)]
struct Doc;

/// The two ways to say who one is.
struct Passes;

impl Modify for Passes {
    fn modify(&self, doc: &mut utoipa::openapi::OpenApi) {
        let components = doc.components.get_or_insert_default();
        let token =
            HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("from `POST /api/me/tokens`"));
        components.add_security_scheme("token", SecurityScheme::Http(token.build()));
        let session = ApiKeyValue::with_description(
            caller::COOKIE_NAME,
            "from `POST /api/guest`, `/api/account` or `/api/login`",
        );
        components.add_security_scheme("session", SecurityScheme::ApiKey(ApiKey::Cookie(session)));
    }
}

fn documented() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Doc::openapi())
        .merge(place::router())
        .merge(admin::router())
        .merge(people::router())
        .merge(login::router())
        .merge(tokens::router())
        .merge(scenarios::router())
        .merge(runs::router())
        .merge(opinions::router())
        .merge(versions::router())
        .merge(tables::router())
        .merge(deeds::router())
        .merge(history::router())
        .merge(review::router())
        .merge(line::router())
        .merge(notices::router())
        .merge(won::router())
        .merge(turns::router())
}

/// The OpenAPI document, as `/api/openapi.json` has it.
pub fn document(kinds: &[&dyn Kind]) -> String {
    described::complete(documented().to_openapi(), kinds)
}

/// The routes of a place, and a way to ask its live lines to leave.
/// `page` answers whatever is no part of the interface.
pub fn router(house: Arc<House>, settings: Settings, page: Router) -> (Router, watch::Sender<bool>) {
    let drain = watch::Sender::new(false);
    let app = Arc::new(App {
        metrics: Arc::new(Metrics::new(house.thought(), house.games())),
        house,
        sign_ups: Buckets::new(settings.sign_ups),
        log_ins: Buckets::new(Rate { burst: 10.0, per_second: 0.2 }),
        deeds: Buckets::new(Rate { burst: 60.0, per_second: 20.0 }),
        talk: Crowds::new(Rate { burst: 60.0, per_second: 2.0 }),
        requests: Buckets::new(settings.requests),
        looks: Buckets::new(Rate { burst: 300.0, per_second: 40.0 }),
        imports: Crowds::new(Rate { burst: 20.0, per_second: 0.1 }),
        reviews: Crowds::new(Rate { burst: 12.0, per_second: 0.05 }),
        own_maps: Crowds::new(Rate { burst: 40.0, per_second: 1.0 }),
        alone: Buckets::new(Rate { burst: 50.0, per_second: 0.5 }),
        checks: Crowds::new(Rate { burst: 40.0, per_second: 1.5 }),
        shared: Crowds::new(Rate { burst: 20.0, per_second: 0.05 }),
        runs: Crowds::new(Rate { burst: 12.0, per_second: 0.1 }),
        names: Crowds::new(Rate { burst: 20.0, per_second: 0.1 }),
        comments: Crowds::new(Rate { burst: 12.0, per_second: 0.1 }),
        passwords: Semaphore::new(PASSWORDS_AT_ONCE),
        streams: Places::new(turns::STREAMS_MOST),
        lines: Places::new(line::LINES_MOST),
        lines_from: Places::new(settings.lines_from_address),
        pinged: Mutex::default(),
        drain: drain.clone(),
        online: Online::default(),
        said: Said::default(),
        phases: Mutex::default(),
        settings,
    });
    tokio::spawn(limits::follow(Arc::downgrade(&app)));
    let kinds: Vec<&'static dyn Kind> = app.house.kinds().collect();
    let (routes, doc) = documented().split_for_parts();
    let doc: Arc<str> = described::complete(doc, &kinds).into();
    let json = [(header::CONTENT_TYPE, "application/json")];
    let routes = routes
        .merge(book::router(&kinds))
        .fallback_service(page)
        .route("/api/{*rest}", axum::routing::any(|| async { Problem::missing() }))
        .route("/api/openapi.json", get(move || async move { (json, doc.to_string()) }))
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics::figures))
        .method_not_allowed_fallback(|| async {
            Problem::new(
                StatusCode::METHOD_NOT_ALLOWED,
                "wrong-method",
                "this address is asked in another way",
            )
        })
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::same_origin))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::in_turn))
        .layer(DefaultBodyLimit::max(BODY_MOST))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, REQUEST_TIME))
        .layer(middleware::from_fn(guard::finish))
        .layer(
            CompressionLayer::new().compress_when(SizeAbove::new(COMPRESS_FROM).and(NotForContentType::SSE)),
        )
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), metrics::count))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::secure))
        .with_state(app);
    (routes, drain)
}

/// Can things be written down, are tables looked after, and are we staying?
async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Problem> {
    if *app.drain.borrow() {
        return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "draining", "this process stops soon"));
    }
    if !app.house.is_tended() {
        let message = "computer players and clocks are not looked after; the log says why";
        return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "untended", message));
    }
    // Whoever asks, and however often: it is tried once in a while.
    let mut pinged = app.pinged.lock().await;
    let known = pinged.as_ref().filter(|(at, _)| at.elapsed() < PING).map(|(_, answer)| answer.clone());
    let answer = match known {
        Some(answer) => answer,
        None => {
            let answer = app.house.store().ping(clock()).await;
            *pinged = Some((Instant::now(), answer.clone()));
            answer
        }
    };
    answer?;
    Ok("ready\n")
}

/// A bug of ours costs one request.
fn panicked(_: Box<dyn std::any::Any + Send + 'static>) -> Response {
    let message = "something went wrong here; nothing was lost, and it has been noted";
    let problem = Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", message);
    (problem.status(), Json(problem)).into_response()
}
