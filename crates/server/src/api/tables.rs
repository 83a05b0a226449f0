//! Tables: the games there are, opening, listing, looking.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use codex::Lang;
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::caller::{Body, Caller, Member, Path, Query, Tongue};
use super::error::Problem;
use crate::live::{Live, News, Scene, SeatWish, TableError, clock};
use crate::options::Options;
use crate::people::Person;
use crate::seated::Kind;
use crate::setup::Setup;
use crate::store::{Card, List, Listed, Phase};

/// How many tables a list has at most.
const LIST_MOST: u64 = 50;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(rule))
        .routes(routes!(list, open))
        .routes(routes!(look))
        .routes(routes!(log))
}

/// A game that can be played here.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct GameInfo {
    /// Its name in addresses.
    id: &'static str,
    /// The version of its rules.
    rules: u32,
    /// Levels of computer players, the weakest first.
    levels: Vec<&'static str>,
    /// The usual set-up; its form is the game's own.
    #[schema(schema_with = crate::described::setup)]
    setup: serde_json::Value,
    /// What can be chosen in a set-up, in the order in which one would ask.
    #[schema(schema_with = crate::described::form)]
    form: Vec<engine::form::Field>,
    /// How many seats the usual set-up has.
    seats: usize,
    /// The letters before the number of each of its rules.
    prefix: &'static str,
}

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = 200, body = Vec<GameInfo>)))]
async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    let info = |kind: &'static dyn Kind| {
        let setup = kind.usual_setup();
        let seats = kind.lay_out(&setup.to_string(), 0).map_or(0, |game| game.seats());
        let levels = kind.levels().into_iter().map(bots::Level::name).collect();
        GameInfo {
            id: kind.id(),
            rules: kind.rules(),
            levels,
            setup,
            form: kind.form(),
            seats,
            prefix: kind.prefix(),
        }
    };
    Json(app.house.kinds().map(info).collect())
}

/// A rule in words.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct RuleText {
    /// Its number.
    id: String,
    /// What it says, in our own words.
    text: String,
}

/// What a rule says that a message or a log line cites.
#[utoipa::path(get, path = "/api/rules/{id}", tag = "tables", params(("id" = String, Path, example = "ADR-RUN-1")),
    responses((status = 200, body = RuleText), (status = 404, body = Problem)))]
async fn rule(Tongue(lang): Tongue, Path(id): Path<String>) -> Result<Json<RuleText>, Problem> {
    let key = format!("rule-{id}");
    if !codex::has(&key) {
        return Err(Problem::missing());
    }
    Ok(Json(RuleText { text: codex::text(lang, &key, &[]), id }))
}

/// Who shall sit on a seat of a new table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum NewSeat {
    /// Whoever comes.
    Open,
    /// The one who opens the table.
    Me,
    /// A computer player of this level.
    Bot(String),
}

/// A new table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// The game.
    pub game: String,
    /// The set-up; what is left out is as usual.
    #[serde(default)]
    #[schema(schema_with = crate::described::setup, required = false)]
    pub setup: Option<Box<RawValue>>,
    /// Who shall sit where, from the first seat on; the rest are open. Without it you sit on the first one.
    #[serde(default)]
    pub seats: Option<Vec<NewSeat>>,
    /// The options of the table itself.
    #[serde(default)]
    pub options: Options,
    /// Begin at once, if all seats are taken.
    #[serde(default)]
    pub begin: bool,
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TableCard {
    /// Its name in addresses.
    id: String,
    /// The game.
    game: String,
    /// The set-up; its form is the game's own. A file that somebody has brought along is named `{"id", "title", "sha256"}`.
    #[schema(value_type = Object)]
    setup: Box<RawValue>,
    /// The options of the table itself.
    options: Options,
    /// Who opened it.
    owner: String,
    /// When it was opened, in milliseconds since 1970.
    created: u64,
    /// When something last happened there.
    changed: u64,
    /// How far it is.
    #[serde(flatten)]
    card: Card,
}

impl TableCard {
    pub(super) fn new(listed: Listed) -> Result<TableCard, Problem> {
        let wrong = |problem: serde_json::Error| {
            Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", problem.to_string())
        };
        let Listed { id, game, shown, options, owner, created, card, changed } = listed;
        let setup = RawValue::from_string(shown).map_err(wrong)?;
        let options = serde_json::from_str(&options).map_err(wrong)?;
        Ok(TableCard { id, game, setup, options, owner, created, changed, card })
    }
}

/// A table with everything the caller may know.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TablePage {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    game: String,
    /// The version of its rules.
    rules: u32,
    /// The set-up; its form is the game's own. A file that somebody has brought along is named `{"id", "title", "sha256"}`
    /// for others, until the game is over.
    #[schema(value_type = Object)]
    setup: Box<RawValue>,
    /// The options of the table itself.
    options: Options,
    /// Who opened it.
    owner: String,
    /// When it was opened, in milliseconds since 1970.
    created: u64,
    /// The table now.
    scene: Scene,
}

pub(super) async fn page(live: &Live, caller: &Caller, lang: Lang) -> Result<Json<TablePage>, Problem> {
    let row = live.row();
    let scene =
        live.scene(caller.person(), lang).await.map_err(|problem| Problem::at_table(problem, lang))?;
    let whole = scene.phase == Phase::Over || caller.person().is_some_and(|person| person.id == row.owner);
    let setup = RawValue::from_string(if whole { row.setup.clone() } else { row.shown.clone() });
    Ok(Json(TablePage {
        id: row.id.clone(),
        game: row.game.clone(),
        rules: row.rules,
        setup: setup.unwrap_or_else(|_| RawValue::NULL.to_owned()),
        options: live.options().clone(),
        owner: row.owner.clone(),
        created: row.created,
        scene,
    }))
}

/// The table of that name, if the caller may look at it.
pub(super) async fn find(app: &App, id: &str, caller: &Caller, lang: Lang) -> Result<Arc<Live>, Problem> {
    let at_table = |problem| Problem::at_table(problem, lang);
    let live = app.house.table(id).await.map_err(at_table)?;
    if !may_look(&live, caller.person()).await.map_err(at_table)? {
        return Err(Problem::manners(StatusCode::FORBIDDEN, "refusal-table-private", lang));
    }
    Ok(live)
}

/// May somebody look at this table?
pub(super) async fn may_look(live: &Live, person: Option<&Person>) -> Result<bool, TableError> {
    Ok(match person {
        _ if !live.options().private => true,
        Some(person) => live.row().owner == person.id || live.seats(&person.id).await?,
        None => false,
    })
}

/// Which tables to list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    /// `open` (seats are free), `running`, `over`, or `mine`.
    #[serde(default)]
    #[param(required = true)]
    list: String,
    /// Only of this game.
    game: Option<String>,
    /// The language of messages.
    #[allow(dead_code)]
    lang: Option<String>,
}

/// Tables, the latest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Which),
    responses((status = 200, body = Vec<TableCard>), (status = "4XX", body = Problem)))]
async fn list(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    caller: Caller,
    Query(which): Query<Which>,
) -> Result<Json<Vec<TableCard>>, Problem> {
    let list = match which.list.as_str() {
        "open" => List::Open,
        "running" => List::Running,
        "over" => List::Over,
        "mine" => List::Of(caller.person().ok_or_else(|| Problem::nobody(lang))?.id.clone()),
        "" => {
            let message = "say `?list=open`, `running`, `over` or `mine`";
            return Err(Problem::new(StatusCode::BAD_REQUEST, "unreadable", message));
        }
        other => {
            let message = format!("`{other}` is no list; lists are open, running, over and mine");
            return Err(Problem::new(StatusCode::BAD_REQUEST, "unreadable", message));
        }
    };
    let tables = app.house.store().list(&list, which.game.as_deref(), LIST_MOST).await?;
    tables.into_iter().map(TableCard::new).collect::<Result<_, _>>().map(Json)
}

/// Open a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TablePage), (status = "4XX", body = Problem)))]
async fn open(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    member: Member,
    Body(new): Body<NewTable>,
) -> Result<Json<TablePage>, Problem> {
    open_for(&app, lang, member, new).await
}

/// Open a table for somebody.
pub(super) async fn open_for(
    app: &App,
    lang: Lang,
    member: Member,
    new: NewTable,
) -> Result<Json<TablePage>, Problem> {
    let at_table = |problem| Problem::at_table(problem, lang);
    app.pace(&member.person.id).await?;
    let kind = app.house.kind(&new.game).ok_or_else(|| {
        let known: Vec<&str> = app.house.kinds().map(Kind::id).collect();
        let message = format!("`{}` is no game; games are {}", new.game, known.join(", "));
        Problem::new(StatusCode::BAD_REQUEST, "unreadable", message)
    })?;
    new.options.check().map_err(|why| Problem::new(StatusCode::BAD_REQUEST, "bad-options", why))?;
    if app.house.store().opened(&member.person.id).await? >= app.settings.tables_per_person {
        return Err(Problem::manners(StatusCode::CONFLICT, "refusal-too-many-tables", lang));
    }
    let setup = new.setup.map_or_else(|| "{}".to_owned(), |setup| setup.get().to_owned());
    let bad_setup = |why: String| Problem::new(StatusCode::BAD_REQUEST, "bad-setup", why);
    let setup = Setup::read(&setup).map_err(bad_setup)?;
    if setup.shown != setup.whole {
        app.at_once("maps", &app.own_maps, member.person.id.clone())?;
    }
    let files = setup.brings();
    let own = setup.clone();
    let live = match app.house.open(kind, setup, &new.options, &member.person, None).await {
        Ok(live) => live,
        Err(TableError::Unreadable(why)) => return Err(bad_setup(own.why(lang, kind.places(), why).await)),
        Err(problem) => return Err(at_table(problem)),
    };
    let seats = new.seats.unwrap_or_else(|| vec![NewSeat::Me]);
    if let Err(problem) = settle(&live, &member.person, seats, new.begin).await {
        // Nobody asked for half a table.
        live.close(&member.person).await.map_err(at_table)?;
        return Err(at_table(problem));
    }
    for file in files {
        app.house.store().count_play(&file, &member.person.id, clock()).await?;
    }
    page(&live, &Caller(Some(member)), lang).await
}

/// Fill the seats of a new table.
async fn settle(live: &Live, host: &Person, seats: Vec<NewSeat>, begin: bool) -> Result<(), TableError> {
    for (seat, wish) in (0u8..).map(Seat).zip(seats) {
        let wish = match wish {
            NewSeat::Open => continue,
            NewSeat::Me => SeatWish::Take,
            NewSeat::Bot(level) => SeatWish::Bot(level),
        };
        live.sit(host, seat, &wish).await?;
    }
    if begin {
        live.begin(host).await?;
    }
    Ok(())
}

/// How new it has to be.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct NoOlder {
    /// Not older than this entry: give the number of what you have done or seen, whichever process answers.
    #[serde(default)]
    after: u64,
    /// The language of texts.
    #[allow(dead_code)]
    lang: Option<String>,
}

/// A table as you may know it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), NoOlder),
    responses((status = 200, body = TablePage), (status = "4XX", body = Problem)))]
async fn look(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    caller: Caller,
    Path(id): Path<String>,
    Query(NoOlder { after, .. }): Query<NoOlder>,
) -> Result<Json<TablePage>, Problem> {
    let live = find(&app, &id, &caller, lang).await?;
    live.reach(after).await.map_err(|problem| Problem::at_table(problem, lang))?;
    page(&live, &caller, lang).await
}

/// Where in the log.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Behind {
    /// Behind this entry.
    #[serde(default)]
    after: u64,
    /// The language of texts.
    #[allow(dead_code)]
    lang: Option<String>,
}

/// What happened at a table behind an entry, at most a hundred entries.
#[utoipa::path(get, path = "/api/tables/{id}/log", tag = "tables", params(("id" = String, Path), Behind),
    responses((status = 200, body = Vec<News>), (status = "4XX", body = Problem)))]
async fn log(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    caller: Caller,
    Path(id): Path<String>,
    Query(Behind { after, .. }): Query<Behind>,
) -> Result<Json<Vec<News>>, Problem> {
    let live = find(&app, &id, &caller, lang).await?;
    let news = live.news(after, caller.person(), lang).await;
    news.map(Json).map_err(|problem| Problem::at_table(problem, lang))
}
