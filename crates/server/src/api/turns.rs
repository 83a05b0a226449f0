//! A stream of one's turns at any table, for programs that play at many.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::sync::watch;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::caller::{self, Member, Query};
use super::error::Problem;
use super::places::Place;
use crate::entry::PersonId;
use crate::house::Called;
use crate::store::{List, Phase};

/// How many streams somebody may have open.
pub(super) const STREAMS_MOST: usize = 10;
/// A sign of life is sent so often.
const ALIVE: Duration = Duration::from_secs(20);

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(turns))
}

/// It is your turn.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct Turn {
    /// At which table.
    table: String,
    /// Which game.
    game: String,
    /// What the table is called.
    title: String,
    /// The entry that brought the question: not older than this, `GET /api/tables/{id}?after=` shows it.
    number: u64,
}

/// How long to listen.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct HowLong {
    /// Tell what waits now, and end.
    #[serde(default)]
    once: bool,
    /// The language of messages.
    #[allow(dead_code)]
    lang: Option<String>,
}

struct Listening {
    app: Arc<App>,
    place: Place<PersonId>,
    member: Member,
    /// What waits is all.
    once: bool,
    calls: broadcast::Receiver<Called>,
    ended: watch::Receiver<()>,
    drain: watch::Receiver<bool>,
    /// What is to be told.
    waiting: VecDeque<Turn>,
}

/// Your turns at any table, as they come; first those that wait already. Server-sent events: each `data:` is a `Turn`. A
/// turn may be told more than once.
#[utoipa::path(get, path = "/api/me/turns", tag = "people", params(HowLong),
    responses((status = 200, body = Turn, content_type = "text/event-stream"), (status = "4XX", body = Problem)))]
async fn turns(
    State(app): State<Arc<App>>,
    member: Member,
    Query(HowLong { once, .. }): Query<HowLong>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let place = app.streams.take(&member.person.id).ok_or_else(|| {
        let message = format!("you have {STREAMS_MOST} of these open already; close one first");
        Problem::new(StatusCode::CONFLICT, "too-many", message)
    })?;
    // Whatever comes from now on is heard, whatever waits is looked for.
    let (calls, ended, drain) =
        (app.house.calls(), app.house.sessions_ended().subscribe(), app.drain.subscribe());
    let waiting = VecDeque::new();
    let mut listening = Listening { app, place, member, once, calls, ended, drain, waiting };
    listening.look_for_all().await?;
    let events = unfold(listening, |mut listening| async move {
        let turn = listening.next().await?;
        Some((Ok(Event::default().json_data(&turn).unwrap_or_default()), listening))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE)))
}

impl Listening {
    /// Everything that waits now.
    async fn look_for_all(&mut self) -> Result<(), Problem> {
        let store = self.app.house.store().clone();
        let tables = store.list(&List::Of(self.place.who.clone()), None, u32::MAX.into()).await?;
        for table in tables.iter().filter(|table| table.card.phase == Phase::Running) {
            self.look_at(&table.id).await;
        }
        Ok(())
    }

    /// Is it our turn there? If the table cannot be loaded, nobody can play at it.
    async fn look_at(&mut self, table: &str) {
        let Ok(live) = self.app.house.table(table).await else { return };
        if let Ok(Some(number)) = live.asks(&self.place.who).await {
            let (game, title) = (live.row().game.clone(), live.options().title.clone());
            self.waiting.push_back(Turn { table: table.to_owned(), game, title, number });
        }
    }

    /// The next turn; nothing once the stream is at its end.
    async fn next(&mut self) -> Option<Turn> {
        loop {
            if let Some(turn) = self.waiting.pop_front() {
                return Some(turn);
            }
            if self.once {
                return None;
            }
            tokio::select! {
                called = self.calls.recv() => match called {
                    Ok(Called { person, table }) if person == self.place.who => self.look_at(&table).await,
                    Ok(_) => {}
                    Err(RecvError::Lagged(_)) => self.look_for_all().await.ok()?,
                    Err(RecvError::Closed) => return None,
                },
                _ = self.drain.changed() => return None,
                _ = self.ended.changed() => {
                    let session = &self.member.session;
                    let found = caller::member(&self.app, session.kind, &session.print).await;
                    // The database will be back; who was logged in still is.
                    if matches!(found, Ok(None)) {
                        return None;
                    }
                }
            }
        }
    }
}
