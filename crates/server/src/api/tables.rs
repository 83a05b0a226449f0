//! Tables: the games there are, opening, listing, looking.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use codex::Lang;
use engine::Seat;
use parlour::speech::{Behind, GameInfo, NewSeat, NewTable, NoOlder, RuleText, TableCard, TablePage, Which};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::caller::{Body, Caller, Member, Path, Query, Tongue, Whence};
use super::error::Problem;
use crate::live::{Live, News, TableError, clock};
use crate::people::Person;
use crate::seated::Kind;
use crate::setup::Setup;
use crate::store::{List, StoreError};

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

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = 200, body = Vec<GameInfo>)))]
async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    Json(app.house.kinds().map(GameInfo::of).collect())
}

/// What a rule says that a message or a log line cites.
#[utoipa::path(get, path = "/api/rules/{id}", tag = "tables", params(("id" = String, Path, example = "ADR-RUN-1")),
    responses((status = 200, body = RuleText), (status = 404, body = Problem)))]
async fn rule(Tongue(lang): Tongue, Path(id): Path<String>) -> Result<Json<RuleText>, Problem> {
    RuleText::of(id, lang).map(Json).ok_or_else(Problem::missing)
}

pub(super) async fn page(live: &Live, caller: &Caller, lang: Lang) -> Result<Json<TablePage>, Problem> {
    let scene =
        live.scene(caller.person(), lang).await.map_err(|problem| Problem::at_table(problem, lang))?;
    Ok(Json(TablePage::new(live.row(), live.options(), scene, caller.person())))
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
            return Err(Problem::unreadable(message));
        }
        other => {
            let message = format!("`{other}` is no list; lists are open, running, over and mine");
            return Err(Problem::unreadable(message));
        }
    };
    let tables = app.house.store().list(&list, which.game.as_deref(), LIST_MOST).await?;
    let cards = tables.into_iter().map(TableCard::new).collect::<Result<_, _>>();
    cards.map(Json).map_err(|problem| StoreError::Damaged(problem.to_string()).into())
}

/// Open a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TablePage), (status = "4XX", body = Problem)))]
async fn open(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    whence: Whence,
    member: Member,
    Body(new): Body<NewTable>,
) -> Result<Json<TablePage>, Problem> {
    open_for(&app, lang, whence, member, new).await
}

/// Open a table for somebody.
pub(super) async fn open_for(
    app: &App,
    lang: Lang,
    whence: Whence,
    member: Member,
    new: NewTable,
) -> Result<Json<TablePage>, Problem> {
    let at_table = |problem| Problem::at_table(problem, lang);
    app.pace(&member.person.id).await?;
    let kind = app.house.kind(&new.game).ok_or_else(|| {
        let known: Vec<&str> = app.house.kinds().map(Kind::id).collect();
        let message = format!("`{}` is no game; games are {}", new.game, known.join(", "));
        Problem::unreadable(message)
    })?;
    new.options.check().map_err(|why| Problem::new(StatusCode::BAD_REQUEST, "bad-options", why))?;
    if app.house.store().opened(&member.person.id).await? >= app.tables_per_person() {
        return Err(Problem::manners(StatusCode::CONFLICT, "refusal-too-many-tables", lang));
    }
    let bad_setup = |why: String| Problem::new(StatusCode::BAD_REQUEST, "bad-setup", why);
    let setup = Setup::read(new.setup_text()).map_err(bad_setup)?;
    if setup.shown != setup.whole {
        app.in_crowd("maps", &app.own_maps, member.person.id.clone(), whence)?;
    }
    let seats = new.seats.unwrap_or_else(|| vec![NewSeat::Me]);
    if new.begin && seats.iter().all(|seat| matches!(seat, NewSeat::Bot(_))) {
        app.pace_alone(whence)?;
    }
    let files = setup.brings();
    let own = setup.clone();
    let live = match app.house.open(kind, setup, &new.options, &member.person, None).await {
        Ok(live) => live,
        Err(TableError::Unreadable(why)) => {
            let places = kind.places();
            let found = tokio::task::spawn_blocking(move || own.faults(lang, places)).await;
            return Err(bad_setup(found.ok().flatten().unwrap_or(why)));
        }
        Err(problem) => return Err(at_table(problem)),
    };
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
        if let Some(wish) = wish.wish() {
            live.sit(host, seat, &wish).await?;
        }
    }
    if begin {
        live.begin(host).await?;
    }
    Ok(())
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
