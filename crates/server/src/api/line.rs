//! Live lines: what happens at a table as it happens, and actions the other way.
//!
//! The server sends `{"update":{"news":[…],"scene":{…}}}` whenever something happened; the news are exactly those behind
//! the last entry that the client had, in order. A client that lost its line comes back with `?after=N`, N being the
//! last number it has seen. With `?light=true` only the first update has the whole scene, the later ones its `change`
//! (see [`parlour::light`]). Client messages carry an `id` and are answered by `{"answer":{"id":…,…}}`. A client that hears nothing for
//! a while asks `{"do":"ping","id":…}`: without an answer the line is dead.

use std::convert::Infallible;
use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use codex::Lang;
use parlour::light::Sent;
use parlour::speech::{Ask, GoOn, Reply, THEN_MOST, id_of};
use tokio::time::{MissedTickBehavior, interval, timeout};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::caller::{self, Caller, Member, Path, Query, Tongue, Whence};
use super::error::Problem;
use super::guard::{Buckets, Rate};
use super::places::Place;
use super::{App, tables};
use crate::entry::PersonId;
use crate::live::{Live, TableError};
use crate::people::Person;
use crate::serve::Held;

/// The longest message that is taken from a client, in bytes.
const MESSAGE_MOST: usize = 16 * 1024;
/// A client that takes nothing for so long has gone.
const SEND_TIME: Duration = Duration::from_secs(20);
/// A client that is told to leave has so long for it.
const FAREWELL: Duration = Duration::from_secs(2);
/// How often a line is looked after: is it alive, is its session still good?
const CARE: Duration = Duration::from_secs(20);
/// A session is looked up again before an action if that is longer ago.
const SESSION_FRESH: Duration = Duration::from_secs(5);
/// How many lines somebody may have open; who plays at more tables listens to the stream of turns.
pub(super) const LINES_MOST: usize = 100;
/// How many messages a client may send.
const RATE: Rate = Rate { burst: 60.0, per_second: 20.0 };

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(line))
}

/// A live line to a table, over WebSocket.
#[utoipa::path(get, path = "/api/tables/{id}/live", tag = "tables", params(("id" = String, Path), GoOn),
    responses((status = 101, description = "the line is open; the server sends `Update` (a light line only at first, then \
            `LightUpdate`) and `Reply`, the client `Ask`"),
        (status = "4XX", body = Problem)))]
async fn line(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    caller: Caller,
    origin: Origin,
    Path(id): Path<String>,
    Query(GoOn { after, light, .. }): Query<GoOn>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let live = tables::find(&app, &id, &caller, lang).await?;
    let upgrade = upgrade.map_err(|rejection| {
        Problem::new(rejection.status(), "no-line", format!("this address is a live line: {rejection}"))
    })?;
    let sits = match caller.person() {
        Some(person) => live.seats(&person.id).await.map_err(|problem| Problem::at_table(problem, lang))?,
        None => false,
    };
    if !sits && live.watchers() >= app.watchers_per_table() {
        return Err(Problem::manners(StatusCode::CONFLICT, "refusal-too-many-watch", lang));
    }
    let whence = origin.whence;
    let room = Room::take(&app, &caller, origin, lang)?;
    let upgrade = upgrade.max_message_size(MESSAGE_MOST).max_frame_size(MESSAGE_MOST).read_buffer_size(4096);
    Ok(upgrade.write_buffer_size(0).on_upgrade(move |socket| async move {
        let sent = light.then(Sent::default);
        let line = Line {
            app,
            live,
            whence,
            member: caller.0,
            lang,
            seen: after,
            sent,
            socket,
            checked: Instant::now(),
        };
        line.run().await;
        drop(room);
    }))
}

/// Where a line comes from: its address, and its connection's place among all.
struct Origin {
    whence: Whence,
    held: Option<Held>,
}

impl FromRequestParts<Arc<App>> for Origin {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let whence = Whence::from_request_parts(parts, app).await?;
        Ok(Origin { whence, held: parts.extensions.get().cloned() })
    }
}

/// Room for a line, as long as this lives.
struct Room {
    _connection: Option<Held>,
    _person: Option<Place<PersonId>>,
    _address: Option<Place<IpAddr>>,
}

impl Room {
    /// Room for one more line of whoever calls.
    fn take(app: &App, caller: &Caller, origin: Origin, lang: Lang) -> Result<Room, Problem> {
        let full = || Problem::manners(StatusCode::CONFLICT, "refusal-too-many-lines", lang);
        let Origin { whence, held } = origin;
        let person = caller.person().map(|person| app.lines.take(&person.id).ok_or_else(full));
        let address = whence.crowd().map(|network| app.lines_from.take(&network).ok_or_else(full));
        Ok(Room { _connection: held, _person: person.transpose()?, _address: address.transpose()? })
    }
}

struct Line {
    app: Arc<App>,
    live: Arc<Live>,
    whence: Whence,
    member: Option<Member>,
    lang: Lang,
    /// The last entry that the client has.
    seen: u64,
    /// What has been sent, on a light line.
    sent: Option<Sent>,
    socket: WebSocket,
    /// When the session was last known to be good.
    checked: Instant,
}

/// The line is at its end; what the client is told of it.
type End = Option<CloseFrame>;

fn end<T>(code: u16, reason: &'static str) -> ControlFlow<End, T> {
    ControlFlow::Break(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }))
}

impl Line {
    async fn run(mut self) {
        // A server that stops waits for all who listen: for this line, until its farewell is over.
        let _listening = self.app.drain.subscribe();
        self.app.metrics.lines.inc();
        if let ControlFlow::Break(Some(frame)) = self.talk().await {
            let _ = timeout(SEND_TIME, self.socket.send(Message::Close(Some(frame)))).await;
            // Whoever hangs up with something unread takes back what was sent last: so the rest is read first.
            let rest = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            let _ = timeout(FAREWELL, rest).await;
        }
        self.app.metrics.lines.dec();
    }

    fn person(&self) -> Option<&Person> {
        self.member.as_ref().map(|member| &member.person)
    }

    async fn talk(&mut self) -> ControlFlow<End> {
        let mut watcher = self.live.watch();
        let (mut ended, mut drain) =
            (self.app.house.sessions_ended().subscribe(), self.app.drain.subscribe());
        let rate = Buckets::new(RATE);
        let mut care = interval(CARE);
        care.set_missed_tick_behavior(MissedTickBehavior::Delay);
        care.tick().await;
        let mut alive = true;
        self.update(true).await?;
        loop {
            tokio::select! {
                changed = watcher.last.changed() => {
                    if changed.is_err() {
                        return end(close_code::AWAY, "the table has gone");
                    }
                    self.update(false).await?;
                }
                message = self.socket.recv() => {
                    alive = true;
                    match message {
                        Some(Ok(Message::Text(text))) => match rate.take((), Instant::now()) {
                            Ok(()) => self.hear(&text).await?,
                            Err(wait) => self.tell(id_of(&text), Err(Problem::too_often(wait))).await?,
                        },
                        Some(Ok(Message::Binary(_))) => return end(close_code::UNSUPPORTED, "speak text"),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return ControlFlow::Break(None),
                    }
                }
                _ = care.tick() => {
                    if !std::mem::take(&mut alive) {
                        return ControlFlow::Break(None);
                    }
                    self.check_session(Duration::ZERO).await?;
                    self.send(Message::Ping(axum::body::Bytes::new())).await?;
                }
                _ = ended.changed() => self.check_session(Duration::ZERO).await?,
                _ = drain.changed() => return end(close_code::RESTART, "the server restarts; come back in a moment"),
            }
        }
    }

    /// Send what has happened, if anything has.
    async fn update(&mut self, first: bool) -> ControlFlow<End> {
        // If the table cannot be loaded, that is told below.
        if let Ok(false) = tables::may_look(&self.live, self.person()).await {
            return end(close_code::POLICY, "only those who sit here may look");
        }
        let made = self.live.update(self.seen, self.person(), self.lang).await;
        match made {
            Ok((number, _)) if number == self.seen && !first => ControlFlow::Continue(()),
            Ok((number, text)) => {
                self.seen = number;
                let text = match &mut self.sent {
                    Some(sent) => Utf8Bytes::from(sent.lighten(&text)),
                    None => Utf8Bytes::from(&*text),
                };
                self.send(Message::Text(text)).await
            }
            Err(problem) => {
                self.tell(None, Err(Problem::at_table(problem, self.lang))).await?;
                // Nobody knows when the next news come; who comes back gets these.
                end(close_code::AGAIN, "that did not go well; come back in a moment")
            }
        }
    }

    async fn send(&mut self, message: Message) -> ControlFlow<End> {
        match timeout(SEND_TIME, self.socket.send(message)).await {
            Ok(Ok(())) => ControlFlow::Continue(()),
            Ok(Err(_)) | Err(_) => ControlFlow::Break(None),
        }
    }

    /// Is the session still good, looked up again if that is long ago?
    async fn check_session(&mut self, fresh: Duration) -> ControlFlow<End> {
        let Some(member) = self.member.as_ref().filter(|_| self.checked.elapsed() >= fresh) else {
            return ControlFlow::Continue(());
        };
        match caller::member(&self.app, member.session.kind, &member.session.print).await {
            Ok(Some(member)) => {
                self.app.online.came(&member.person.id);
                self.member = Some(member);
                self.checked = Instant::now();
                ControlFlow::Continue(())
            }
            Ok(None) => end(close_code::POLICY, "you have logged out"),
            // The database will be back; who was logged in still is.
            Err(_) => ControlFlow::Continue(()),
        }
    }

    async fn hear(&mut self, text: &str) -> ControlFlow<End> {
        let ask: Ask = match serde_json::from_str(text) {
            Ok(ask) => ask,
            Err(problem) => {
                return self.tell(id_of(text), Err(Problem::unreadable(problem.to_string()))).await;
            }
        };
        let id = ask.id();
        if let Ask::Ping { .. } = ask {
            return self.answer(Reply::of(Some(id), Ok(None))).await;
        }
        self.check_session(SESSION_FRESH).await?;
        let Some(person) = self.person().cloned() else {
            return self.tell(Some(id), Err(Problem::nobody(self.lang))).await;
        };
        // However many lines somebody has: it is one person.
        let paced = match &ask {
            Ask::Say { .. } => self.app.pace_talk(&person.id, &self.live.row().id, self.whence),
            _ => Ok(()),
        };
        let paced = match paced {
            Ok(()) => self.app.pace(&person.id).await,
            refused => refused,
        };
        if let Err(problem) = paced {
            return self.tell(Some(id), Err(problem)).await;
        }
        let begun = Instant::now();
        let done: Result<u64, TableError> = match &ask {
            Ask::Act { after, action, then, .. } => {
                let then = &then[..then.len().min(THEN_MOST)];
                self.live.act(&person, *after, action, then).await
            }
            Ask::Undo { .. } => self.live.undo(&person).await,
            Ask::AnswerUndo { yes, .. } => self.live.answer_undo(&person, *yes).await,
            Ask::Say { text, .. } => self.live.say(&person, text).await,
            Ask::Ping { .. } => Ok(self.seen),
        };
        if done.is_ok() {
            self.app.metrics.written(begun.elapsed());
        }
        let lang = self.lang;
        self.tell(Some(id), done.map_err(|problem| Problem::at_table(problem, lang))).await
    }

    async fn tell(&mut self, id: Option<u64>, done: Result<u64, Problem>) -> ControlFlow<End> {
        self.answer(Reply::of(id, done.map(Some).map_err(|problem| problem.error))).await
    }

    async fn answer(&mut self, reply: Reply) -> ControlFlow<End> {
        match serde_json::to_string(&reply) {
            Ok(text) => self.send(Message::Text(text.into())).await,
            Err(_) => ControlFlow::Break(None),
        }
    }
}
