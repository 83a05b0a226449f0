//! Telling people who are elsewhere that it is their turn: Web Push and webhooks.
//!
//! A turn is told after a short while, and only if it still waits; the reminder of a clock at once. The process that
//! wrote the turn is the one that tells it. What was not told when the process ends is not told later.
//!
//! A webhook gets a `POST` of JSON with the fields of [`Call`]. Its header `X-Telefrag-Signature` is `sha256=` and, in
//! hex, the HMAC of the body with [`webhook_secret`] as the key. A call that fails is tried again, so it may arrive
//! twice: `table`, `number` and `reminder` tell.

mod address;
mod post;
mod push;
mod send;

use std::collections::VecDeque;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use codex::Lang;
use ring::hmac;
use tokio::sync::broadcast::error::RecvError;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

pub use self::send::Call;

use self::address::Address;
use self::push::{Keys, Vapid};
use self::send::Office;
use crate::house::House;
use crate::people;
use crate::pledge::hex;
use crate::store::{Notices, Store, StoreError};

/// The most browsers that somebody is told by.
pub const BROWSERS_MOST: usize = 16;

/// How people are told.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Who makes a turn so soon is not told of it.
    pub wait: Duration,
    /// How long until a failed call is tried again; the next time four times as long.
    pub pause: Duration,
    /// May addresses of private networks be called? Only where everybody who plays may call them anyway.
    pub allow_private: bool,
    /// The address of this place, for links. Without it links have no host.
    pub public_url: Option<String>,
    /// Whom push services may ask about us, as `mailto:` or `https:`; else the address of this place.
    pub contact: Option<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            wait: Duration::from_secs(20),
            pause: Duration::from_secs(2),
            allow_private: false,
            public_url: None,
            contact: None,
        }
    }
}

/// Tell people of their turns, from now on until this is dropped.
pub fn run(house: Arc<House>, settings: Settings) -> impl Future<Output = ()> + Send {
    let mut turns = house.turns();
    async move {
        let wait = settings.wait;
        let office = Arc::new(Office::new(house, settings));
        let mut waiting = VecDeque::new();
        let mut work = JoinSet::new();
        loop {
            let next = waiting.front().map(|(at, _)| *at);
            tokio::select! {
                heard = turns.recv() => match heard {
                    Ok(turn) if turn.reminder => drop(work.spawn(Arc::clone(&office).tell(turn))),
                    Ok(turn) => waiting.push_back((Instant::now() + wait, turn)),
                    Err(RecvError::Lagged(missed)) => tracing::warn!(missed, "too many turns to tell of"),
                    Err(RecvError::Closed) => return,
                },
                () = sleep_until(next.unwrap_or_else(Instant::now)), if next.is_some() => {
                    if let Some((_, turn)) = waiting.pop_front() {
                        work.spawn(Arc::clone(&office).tell(turn));
                    }
                }
                Some(done) = work.join_next() => if let Err(problem) = done {
                    tracing::warn!(%problem, "a notice broke off");
                },
            }
        }
    }
}

/// May this address be a webhook?
///
/// ```
/// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
/// let problem = server::notices::check_webhook("http://192.168.0.1/", false).await.unwrap_err();
/// assert_eq!(problem, "`192.168.0.1` is not on the public internet: only public addresses are called");
/// # });
/// ```
///
/// # Errors
/// What is wrong with it, and what would be right.
pub async fn check_webhook(url: &str, allow_private: bool) -> Result<(), String> {
    Address::parse(url)?.resolve(allow_private).await.map(drop)
}

/// May somebody be told this way? Looks where the webhook leads; where browsers lead is looked at when they are told.
///
/// # Errors
/// What is wrong, and what would be right.
pub async fn check(notices: &Notices, allow_private: bool) -> Result<(), String> {
    if let Some(url) = &notices.webhook {
        check_webhook(url, allow_private).await.map_err(|problem| format!("webhook: {problem}"))?;
    }
    if let Some(lang) = &notices.lang {
        lang.parse::<Lang>().map_err(|problem| format!("lang: {problem}"))?;
    }
    if notices.push.len() > BROWSERS_MOST {
        return Err(format!("push: at most {BROWSERS_MOST} browsers; take one out first"));
    }
    for browser in &notices.push {
        let address = Address::parse(&browser.endpoint).map_err(|problem| format!("push: {problem}"))?;
        if !address.tls && !allow_private {
            return Err("push: the endpoint must begin with https://".to_owned());
        }
        Keys::parse(&browser.p256dh, &browser.auth).map_err(|problem| format!("push: {problem}"))?;
    }
    Ok(())
}

/// What browsers need in order to subscribe: the `applicationServerKey`, in URL-safe Base64.
///
/// # Errors
/// If the database does not answer.
pub async fn vapid_public_key(store: &Store) -> Result<String, StoreError> {
    Ok(Vapid::of(store).await?.public())
}

/// The secret by which somebody's webhook knows that a call is from here.
///
/// # Errors
/// If the database does not answer.
pub async fn webhook_secret(store: &Store, person: &str) -> Result<String, StoreError> {
    let key = store.setting("webhook-key", people::secret).await?;
    Ok(mac(&key, person.as_bytes()))
}

/// HMAC with SHA-256, in hex.
fn mac(key: &str, text: &[u8]) -> String {
    hex(hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key.as_bytes()), text).as_ref())
}
