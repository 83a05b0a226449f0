//! Live tables at a pace: whoever is asked acts when it is the table's time, and the other person's line tells when the
//! action has arrived.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::Table;
use crate::figures::Figures;
use crate::place::Place;

/// What a line brings, as far as a scripted client needs it.
#[derive(Deserialize)]
struct Brought<'a> {
    #[serde(borrow)]
    update: Option<Update<'a>>,
    answer: Option<Answer>,
}

#[derive(Deserialize)]
struct Update<'a> {
    #[serde(borrow)]
    scene: Scene<'a>,
}

#[derive(Deserialize)]
struct Scene<'a> {
    number: u64,
    #[serde(borrow)]
    question: Option<Question<'a>>,
}

#[derive(Deserialize)]
struct Question<'a> {
    #[serde(borrow, default)]
    choices: Vec<Choice<'a>>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    action: &'a str,
}

#[derive(Deserialize)]
struct Answer {
    number: Option<u64>,
}

/// What happens at a table: who may act next, and when the last action was sent.
#[derive(Default)]
struct Desk {
    /// Which person is asked, the message that acts, and the entry it follows.
    next: Option<(usize, String, u64)>,
    /// When the action was sent that is on its way, by whom, and behind which entry.
    sent: Option<(Instant, usize, u64)>,
}

struct Seats {
    desk: Mutex<Desk>,
    out: [mpsc::UnboundedSender<String>; 2],
}

/// What was measured since it was last asked.
#[derive(Default)]
struct Tally {
    delays: Vec<f64>,
    errors: u64,
}

/// All tables with their lines.
pub(crate) struct Hall {
    tables: Vec<Arc<Seats>>,
    tally: Arc<Mutex<Tally>>,
    lines: JoinSet<()>,
}

fn open<T>(lock: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hall {
    /// Everybody opens a line.
    pub(crate) async fn connect(place: &Place, tables: Vec<Table>) -> Result<Hall> {
        let mut hall = Hall { tables: Vec::new(), tally: Arc::default(), lines: JoinSet::new() };
        for table in tables {
            let (one, first) = mpsc::unbounded_channel();
            let (two, second) = mpsc::unbounded_channel();
            let seats = Arc::new(Seats { desk: Mutex::default(), out: [one, two] });
            for (who, orders) in [first, second].into_iter().enumerate() {
                let url = format!("ws://{}/api/tables/{}/live", place.address(), table.id);
                let mut request = url.into_client_request()?;
                request.headers_mut().insert("cookie", table.people[who].cookie.parse()?);
                let (socket, _) =
                    tokio_tungstenite::connect_async(request).await.context("cannot open a line")?;
                let line = Line { who, seats: Arc::clone(&seats), tally: Arc::clone(&hall.tally), seen: 0 };
                hall.lines.spawn(line.run(socket, orders));
            }
            hall.tables.push(seats);
        }
        // Everybody has seen their table by then.
        tokio::time::sleep(Duration::from_secs(1)).await;
        Ok(hall)
    }

    /// Keep a pace of so many actions a second for so long. Tables act in turn, evenly spread.
    pub(crate) async fn keep(&mut self, pace: f64, seconds: u64) -> Result<Figures> {
        *open(&self.tally) = Tally::default();
        let begun = Instant::now();
        let (mut sent, mut at) = (0.0, 0);
        let mut tick = tokio::time::interval(Duration::from_millis(1));
        while begun.elapsed().as_secs() < seconds {
            tick.tick().await;
            let due = begun.elapsed().as_secs_f64() * pace;
            while sent < due {
                sent += 1.0;
                at = (at + 1) % self.tables.len();
                self.tables[at].act(at);
            }
        }
        let took = begun.elapsed().as_secs_f64();
        tokio::time::sleep(Duration::from_millis(500)).await;
        let Tally { delays, errors } = std::mem::take(&mut *open(&self.tally));
        Ok(Figures::of(delays, errors, took))
    }
}

impl Seats {
    /// Whoever is asked acts, unless an action is on its way.
    fn act(&self, id: usize) {
        let mut desk = open(&self.desk);
        if desk.sent.is_some() {
            return;
        }
        let Some((who, action, after)) = desk.next.take() else { return };
        desk.sent = Some((Instant::now(), who, after));
        let ask = serde_json::json!({ "do": "act", "id": id, "after": after, "action": action });
        // The line may have broken; it is counted there.
        let _ = self.out[who].send(ask.to_string());
    }
}

struct Line {
    who: usize,
    seats: Arc<Seats>,
    tally: Arc<Mutex<Tally>>,
    seen: u64,
}

impl Line {
    async fn run<S>(mut self, socket: S, mut orders: mpsc::UnboundedReceiver<String>)
    where
        S: futures_util::Stream<Item = Result<Message, tokio_tungstenite::tungstenite::Error>>
            + futures_util::Sink<Message>
            + Unpin,
    {
        let (mut out, mut come) = socket.split();
        loop {
            tokio::select! {
                order = orders.recv() => match order {
                    Some(text) => if out.send(Message::text(text)).await.is_err() { break },
                    None => return,
                },
                message = come.next() => match message {
                    Some(Ok(Message::Text(text))) => self.hear(&text),
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => break,
                },
            }
        }
        open(&self.tally).errors += 1;
    }

    fn hear(&mut self, text: &str) {
        let Ok(brought) = serde_json::from_str::<Brought<'_>>(text) else {
            open(&self.tally).errors += 1;
            return;
        };
        if brought.answer.is_some_and(|answer| answer.number.is_none()) {
            open(&self.tally).errors += 1;
            open(&self.seats.desk).sent = None;
        }
        let Some(Update { scene }) = brought.update else { return };
        if scene.number <= self.seen && self.seen != 0 {
            open(&self.tally).errors += 1;
        }
        self.seen = scene.number;
        let mut desk = open(&self.seats.desk);
        if let Some((at, by, after)) = desk.sent
            && by != self.who
            && scene.number > after
        {
            desk.sent = None;
            open(&self.tally).delays.push(at.elapsed().as_secs_f64() * 1000.0);
        }
        let choices = scene.question.map(|question| question.choices).unwrap_or_default();
        if !choices.is_empty() {
            let choice = choices[rand::random_range(0..choices.len())].action.to_owned();
            desk.next = Some((self.who, choice, scene.number));
        }
    }
}
