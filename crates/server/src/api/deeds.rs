//! What somebody does at a table: sit, begin, act, take back, talk, play again, close.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use codex::Lang;
use engine::about::Spot;
use parlour::speech::{Act, Answer, NewTable, Say, TablePage, Through, Try, WhoTalks, Written};
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::caller::{Body, Caller, Member, Path, Tongue, Whence};
use super::error::Problem;
use super::tables;
use crate::ahead::{Outlook, Sight};
use crate::live::{Live, SeatWish, TableError};
use crate::people::Person;
use crate::seated::Advice;
use crate::store::Phase;
use crate::why::Answered;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(sit))
        .routes(routes!(begin))
        .routes(routes!(close))
        .routes(routes!(act))
        .routes(routes!(check))
        .routes(routes!(hint))
        .routes(routes!(journeys))
        .routes(routes!(eye))
        .routes(routes!(undo))
        .routes(routes!(answer_undo))
        .routes(routes!(say, open_chat))
        .routes(routes!(rematch))
        .routes(routes!(next_place))
}

/// Somebody who wants to do something at a table.
struct Visit {
    app: Arc<App>,
    lang: Lang,
    whence: Whence,
    member: Member,
    table: String,
}

/// The part of an address that names the table.
#[derive(Deserialize)]
struct Where {
    id: String,
}

impl FromRequestParts<Arc<App>> for Visit {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let Ok::<_, Infallible>(Tongue(lang)) = Tongue::from_request_parts(parts, app).await;
        let Ok::<_, Infallible>(whence) = Whence::from_request_parts(parts, app).await;
        let member = Member::from_request_parts(parts, app).await?;
        let Path(Where { id }) = Path::from_request_parts(parts, app).await?;
        Ok(Visit { app: Arc::clone(app), lang, whence, member, table: id })
    }
}

impl Visit {
    /// Go to the table, once the whole request is there.
    async fn enter(&self) -> Result<Arc<Live>, Problem> {
        self.app.pace(&self.member.person.id).await?;
        tables::find(&self.app, &self.table, &Caller(Some(self.member.clone())), self.lang).await
    }

    /// Go there and do something that is written down.
    async fn write(self, deed: impl AsyncFnOnce(&Live, &Person) -> Result<u64, TableError>) -> Wrote {
        let live = self.enter().await?;
        self.write_at(&live, deed).await
    }

    async fn write_at(
        self,
        live: &Live,
        deed: impl AsyncFnOnce(&Live, &Person) -> Result<u64, TableError>,
    ) -> Wrote {
        let begun = Instant::now();
        let written = deed(live, &self.member.person).await;
        if written.is_ok() {
            self.app.metrics.written(begun.elapsed());
        }
        self.written(written)
    }

    fn written(&self, result: Result<u64, TableError>) -> Wrote {
        result.map(|number| Json(Written { number })).map_err(|problem| self.at_table(problem))
    }

    fn at_table(&self, problem: TableError) -> Problem {
        Problem::at_table(problem, self.lang)
    }
}

type Wrote = Result<Json<Written>, Problem>;

/// Take a seat, leave it, or hand it to a computer player.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", tag = "tables", request_body = SeatWish,
    params(("id" = String, Path), ("seat" = String, Path, example = "p1")),
    responses((status = 200, body = Written), (status = "4XX", body = Problem)))]
async fn sit(visit: Visit, Path((_, seat)): Path<(String, String)>, Body(wish): Body<SeatWish>) -> Wrote {
    let seat = seat.parse().map_err(|why: String| Problem::unreadable(why))?;
    let person = &visit.member.person;
    visit.app.pace(&person.id).await?;
    // Who has the link may sit down at a private table too.
    let live = visit.app.house.table(&visit.table).await.map_err(|problem| visit.at_table(problem))?;
    let up = wish != SeatWish::Take;
    if up && live.lives_by(person).await.map_err(|problem| visit.at_table(problem))? {
        visit.app.pace_alone(visit.whence)?;
    }
    visit.written(live.sit(person, seat, &wish).await)
}

/// Begin the game.
#[utoipa::path(post, path = "/api/tables/{id}/begin", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Written), (status = "4XX", body = Problem)))]
async fn begin(visit: Visit) -> Wrote {
    let live = visit.enter().await?;
    if live.is_alone().await.map_err(|problem| visit.at_table(problem))? {
        visit.app.pace_alone(visit.whence)?;
    }
    visit.write_at(&live, async |live, person| live.begin(person).await).await
}

/// Close a table before its game is over.
#[utoipa::path(delete, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Written), (status = "4XX", body = Problem)))]
async fn close(visit: Visit) -> Wrote {
    visit.write(async |live, person| live.close(person).await).await
}

/// What the best computer player would do in your place, and what else looked good: the best first. Only for your own open
/// question, and only where no other person plays.
#[utoipa::path(get, path = "/api/tables/{id}/hint", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Vec<Advice>), (status = "4XX", body = Problem)))]
async fn hint(visit: Visit) -> Result<Json<Vec<Advice>>, Problem> {
    let live = visit.enter().await?;
    let advice = live.hint(&visit.member.person, visit.lang).await;
    advice.map(Json).map_err(|problem| visit.at_table(problem))
}

/// Act.
#[utoipa::path(post, path = "/api/tables/{id}/act", tag = "tables", params(("id" = String, Path)), request_body = Act,
    responses((status = 200, body = Written), (status = "4XX", body = Problem)))]
async fn act(visit: Visit, Body(act): Body<Act>) -> Wrote {
    act.check().map_err(Problem::unreadable)?;
    let Act { after, action, then } = act;
    visit.write(async |live, person| live.act(person, after, &action, &then).await).await
}

/// Where you could go, by which actions, and what else pointing at something would mean: nothing, if no question of yours is open.
#[utoipa::path(post, path = "/api/tables/{id}/journeys", tag = "tables", params(("id" = String, Path)),
    request_body = Through, responses((status = 200, body = Outlook), (status = "4XX", body = Problem)))]
async fn journeys(visit: Visit, Body(through): Body<Through>) -> Result<Json<Outlook>, Problem> {
    through.check().map_err(Problem::unreadable)?;
    let Through { by, via } = through;
    let live = visit.enter().await?;
    let outlook = live.outlook(&visit.member.person, by.as_deref(), via, visit.lang).await;
    outlook.map(Json).map_err(|problem| visit.at_table(problem))
}

/// What a figure sees, where it could go in a turn, and what it threatens, as far as you may know; nothing if there is no
/// such figure. Only for those who play.
#[utoipa::path(get, path = "/api/tables/{id}/eye/{figure}", tag = "tables",
    params(("id" = String, Path), ("figure" = String, Path, example = "f1")),
    responses((status = 200, body = Option<Sight>), (status = "4XX", body = Problem)))]
async fn eye(
    visit: Visit,
    Path((_, figure)): Path<(String, String)>,
) -> Result<Json<Option<Sight>>, Problem> {
    let live = visit.enter().await?;
    let sight = live.eye(&visit.member.person, Spot::figure(figure)).await;
    sight.map(Json).map_err(|problem| visit.at_table(problem))
}

/// May that be done? If not, the answer says why, with the rules and what on the table is the cause.
#[utoipa::path(post, path = "/api/tables/{id}/check", tag = "tables", params(("id" = String, Path)), request_body = Try,
    responses((status = 200, body = Answered), (status = "4XX", body = Problem)))]
async fn check(visit: Visit, Body(asked): Body<Try>) -> Result<Json<Answered>, Problem> {
    let asked = asked.asked().map_err(Problem::unreadable)?;
    let live = visit.enter().await?;
    let answered = live.why_not(&visit.member.person, &asked, visit.lang).await;
    answered.map(Json).map_err(|problem| visit.at_table(problem))
}

/// Take back your last action, or ask the others for it.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Written), (status = "4XX", body = Problem)))]
async fn undo(visit: Visit) -> Wrote {
    visit.write(async |live, person| live.undo(person).await).await
}

/// Answer somebody who would like to take something back.
#[utoipa::path(post, path = "/api/tables/{id}/undo/answer", tag = "tables", params(("id" = String, Path)),
    request_body = Answer, responses((status = 200, body = Written), (status = "4XX", body = Problem)))]
async fn answer_undo(visit: Visit, Body(Answer { yes }): Body<Answer>) -> Wrote {
    visit.write(async |live, person| live.answer_undo(person, yes).await).await
}

/// Say something to the table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)), request_body = Say,
    responses((status = 200, body = Written), (status = "4XX", body = Problem)))]
async fn say(visit: Visit, Body(Say { text }): Body<Say>) -> Wrote {
    visit.app.pace_talk(&visit.member.person.id, &visit.table, visit.whence)?;
    visit.write(async |live, person| live.say(person, &text).await).await
}

/// Let those who only watch talk, or no longer. Whoever sits at the table may.
#[utoipa::path(put, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)),
    request_body = WhoTalks, responses((status = 200, body = Written), (status = "4XX", body = Problem)))]
async fn open_chat(visit: Visit, Body(WhoTalks { open }): Body<WhoTalks>) -> Wrote {
    visit.write(async |live, person| live.open_chat(person, open).await).await
}

/// A new table like this one, with a new seed: you sit where you sat, computer players too, and the other seats are open.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TablePage), (status = "4XX", body = Problem)))]
async fn rematch(visit: Visit) -> Result<Json<TablePage>, Problem> {
    again(visit, false).await
}

/// A new table for the game that follows this one, where places follow each other: with what is taken along, and the same
/// seats as in a rematch.
#[utoipa::path(post, path = "/api/tables/{id}/next", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TablePage), (status = "4XX", body = Problem)))]
async fn next_place(visit: Visit) -> Result<Json<TablePage>, Problem> {
    again(visit, true).await
}

/// A new table for those who sit at this one: the same game, or the one that follows it.
async fn again(visit: Visit, follows: bool) -> Result<Json<TablePage>, Problem> {
    let live = visit.enter().await?;
    let Visit { app, lang, whence, member, .. } = &visit;
    let old = live.scene(Some(&member.person), *lang).await.map_err(|problem| visit.at_table(problem))?;
    let row = live.row();
    if row.shown != row.setup && old.phase != Phase::Over && row.owner != member.person.id {
        // Whoever opens a table with a map of their own may read all of it.
        return Err(Problem::manners(StatusCode::CONFLICT, "refusal-table-not-over", *lang));
    }
    let new = NewTable::again(row, live.options(), &old.sitters, &member.person);
    let new = if follows {
        let none = || Problem::manners(StatusCode::CONFLICT, "refusal-table-no-next", *lang);
        NewTable { setup: Some(old.next.ok_or_else(none)?), ..new }
    } else {
        new
    };
    let page = tables::open_for(app, *lang, *whence, member.clone(), new).await?;
    // Those who sat there find the way.
    let text = format!("/table/{}", page.id);
    match live.say(&member.person, &text).await {
        // Who only watched starts anew for themselves.
        Ok(_) | Err(TableError::Refused(_)) => Ok(page),
        Err(problem) => Err(visit.at_table(problem)),
    }
}
