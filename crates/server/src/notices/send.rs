//! From a turn to letters, and what becomes of them: tried again, given up, addresses forgotten that are no more.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::StatusCode;
use codex::Lang;
use serde::Serialize;
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::post::Letter;
use super::push::{Keys, Vapid};
use super::{Settings, mac, webhook_secret};
use crate::complain;
use crate::entry::PersonId;
use crate::house::House;
use crate::live::{TableError, YourTurn};
use crate::store::{Store, StoreError};

/// How often a letter is tried.
const TRIES: u32 = 3;
/// After so many letters in a row that did not arrive a webhook is switched off.
const FAILURES_MOST: u32 = 20;
/// How many letters are on their way at once.
const LINES: usize = 64;
/// How long a push service keeps a notice for a browser that is off, in seconds.
const KEPT: u32 = 24 * 3600;

/// What a webhook is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Call {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// What the table is called; empty if it has no name.
    pub title: String,
    /// Where to play.
    pub url: String,
    /// The entry of the table's log that brought the turn.
    pub number: u64,
    /// The clock is running out.
    pub reminder: bool,
    /// All that in words.
    pub text: String,
}

/// What became of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sent {
    /// It has arrived.
    Arrived,
    /// Nobody lives there any more.
    Gone,
    /// It has not arrived.
    Failed,
}

/// Those who write letters.
pub(super) struct Office {
    house: Arc<House>,
    settings: Settings,
    lines: Semaphore,
    /// How many letters to somebody's webhook have failed in a row.
    failures: Mutex<HashMap<PersonId, u32>>,
}

impl Office {
    pub(super) fn new(house: Arc<House>, settings: Settings) -> Office {
        Office { house, settings, lines: Semaphore::new(LINES), failures: Mutex::default() }
    }

    fn store(&self) -> &Store {
        self.house.store()
    }

    /// Tell somebody of their turn, if it still waits for them.
    pub(super) async fn tell(self: Arc<Self>, turn: YourTurn) {
        let table = turn.table.clone();
        if let Err(problem) = self.try_tell(turn).await {
            complain::at_table(&table, "tell of a turn", &problem);
        }
    }

    async fn try_tell(self: Arc<Self>, turn: YourTurn) -> Result<(), TableError> {
        if !self.house.table(&turn.table).await?.waits_for(&turn).await? {
            return Ok(());
        }
        let notices = match self.store().notices(&turn.person).await {
            Err(StoreError::Missing) => return Ok(()),
            notices => notices?,
        };
        let lang = notices.lang.as_deref().and_then(|lang| lang.parse().ok()).unwrap_or_default();
        let call = self.call(&turn, lang);
        let mut work = JoinSet::new();
        if let Some(url) = notices.webhook {
            let letter = self.webhook(url, &turn.person, &call).await?;
            work.spawn(Arc::clone(&self).call_webhook(turn.person.clone(), letter));
        }
        if !notices.push.is_empty() {
            let vapid = Vapid::of(self.store()).await?;
            for browser in notices.push {
                let keys = Keys::parse(&browser.p256dh, &browser.auth);
                match keys.and_then(|keys| self.push(browser.endpoint, &keys, &vapid, &call, lang)) {
                    Ok(letter) => drop(work.spawn(Arc::clone(&self).push_to(turn.person.clone(), letter))),
                    Err(problem) => tracing::info!(person = turn.person, problem, "a browser cannot be told"),
                }
            }
        }
        let dead: Vec<String> = work.join_all().await.into_iter().flatten().collect();
        if dead.is_empty() { Ok(()) } else { Ok(self.forget(&turn.person, &dead).await?) }
    }

    fn call(&self, turn: &YourTurn, lang: Lang) -> Call {
        let YourTurn { table, game, title, number, reminder, .. } = turn.clone();
        let host = self.settings.public_url.as_deref().unwrap_or_default().trim_end_matches('/');
        let url = format!("{host}/table/{table}");
        let text = format!("{}: {}", name(&title, &game, lang), said(reminder, lang));
        Call { table, game, title, url, number, reminder, text }
    }

    async fn webhook(&self, to: String, person: &str, call: &Call) -> Result<Letter, StoreError> {
        let body = serde_json::to_vec(call).map_err(|problem| StoreError::Broken(problem.to_string()))?;
        let signed = mac(&webhook_secret(self.store(), person).await?, &body);
        let headers = vec![
            ("content-type", "application/json".to_owned()),
            ("x-telefrag-signature", format!("sha256={signed}")),
        ];
        Ok(Letter { to, headers, body })
    }

    fn push(
        &self,
        to: String,
        keys: &Keys,
        vapid: &Vapid,
        call: &Call,
        lang: Lang,
    ) -> Result<Letter, String> {
        let message = json!({
            "title": name(&call.title, &call.game, lang),
            "text": said(call.reminder, lang),
            "url": call.url,
            "table": call.table,
        });
        let secure = |url: &&str| url.starts_with("https://");
        let contact = self.settings.contact.as_deref().or(self.settings.public_url.as_deref().filter(secure));
        let headers = vec![
            ("authorization", vapid.authorization(&to, contact)?),
            ("content-type", "application/octet-stream".to_owned()),
            ("content-encoding", "aes128gcm".to_owned()),
            ("ttl", KEPT.to_string()),
            ("urgency", if call.reminder { "high" } else { "normal" }.to_owned()),
            // A newer notice of the same table takes the place of one that has not been fetched.
            ("topic", call.table.clone()),
        ];
        let body = keys.seal(message.to_string().as_bytes())?;
        Ok(Letter { to, headers, body })
    }

    /// Send a letter; try again after a while, and again after a longer one.
    async fn send(&self, person: &str, letter: &Letter) -> Sent {
        let mut problem = String::new();
        for tried in 0..TRIES {
            if tried > 0 {
                tokio::time::sleep(self.settings.pause * 4u32.pow(tried - 1)).await;
            }
            let Ok(_line) = self.lines.acquire().await else { return Sent::Failed };
            problem = match letter.post(self.settings.allow_private).await {
                Ok(status) if status.is_success() => return Sent::Arrived,
                Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => return Sent::Gone,
                Ok(status) => format!("the answer was {status}"),
                Err(problem) => problem,
            };
        }
        tracing::info!(person, problem, "a notice is given up");
        Sent::Failed
    }

    /// Send to a webhook. If it has failed too often its address comes back: it is dead.
    async fn call_webhook(self: Arc<Self>, person: PersonId, letter: Letter) -> Option<String> {
        let sent = self.send(&person, &letter).await;
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        let failed = failures.remove(&person).unwrap_or_default() + 1;
        if sent == Sent::Arrived {
            return None;
        }
        if failed < FAILURES_MOST {
            failures.insert(person, failed);
            return None;
        }
        Some(letter.to)
    }

    /// Send to a browser. If it is gone its address comes back: it is dead.
    async fn push_to(self: Arc<Self>, person: PersonId, letter: Letter) -> Option<String> {
        let sent = self.send(&person, &letter).await;
        (sent == Sent::Gone).then_some(letter.to)
    }

    /// Do not use these addresses of somebody any more.
    async fn forget(&self, person: &str, dead: &[String]) -> Result<(), StoreError> {
        let mut notices = self.store().notices(person).await?;
        notices.webhook.take_if(|url| dead.contains(url));
        notices.push.retain(|browser| !dead.contains(&browser.endpoint));
        tracing::info!(person, ?dead, "addresses for notices are switched off");
        self.store().set_notices(person, &notices).await
    }
}

/// What to call a table: its title, else its game.
fn name(title: &str, game: &str, lang: Lang) -> String {
    match format!("game-{game}") {
        _ if !title.is_empty() => title.to_owned(),
        key if codex::has(&key) => codex::text(lang, &key, &[]),
        _ => game.to_owned(),
    }
}

/// What is to be said.
fn said(reminder: bool, lang: Lang) -> String {
    codex::text(lang, if reminder { "notice-reminder" } else { "notice-turn" }, &[])
}
