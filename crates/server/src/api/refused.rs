//! What is refused and why: counted always, said in the log once in a while, so that nobody can fill it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::App;
use super::caller::Whence;
use super::error::Problem;
use crate::entry::PersonId;
use crate::steady::Seldom;

/// Who did nothing for so long is no longer on line; a live line says so three times as often.
const ONLINE: Duration = Duration::from_secs(60);
/// So many people are remembered before those are forgotten who have gone.
const MANY: usize = 10_000;

/// Why somebody was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Why {
    /// They are shut out.
    Ban,
    /// Their token is none, or none any more.
    Token,
    /// A page of another place sent it.
    Origin,
    /// A wrong name or password.
    Login,
    /// No invitation, or none that is good.
    Invitation,
    /// They do not look after the place.
    NotAdmin,
}

impl Why {
    pub(super) fn name(self) -> &'static str {
        match self {
            Why::Ban => "ban",
            Why::Token => "token",
            Why::Origin => "origin",
            Why::Login => "login",
            Why::Invitation => "invitation",
            Why::NotAdmin => "not-admin",
        }
    }
}

/// What was said of late, by what it is about.
#[derive(Debug, Default)]
pub(super) struct Said(Mutex<HashMap<&'static str, Seldom>>);

impl Said {
    fn now(&self, what: &'static str) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(what).or_default().now()
    }
}

/// Who is here, by when they last did something.
#[derive(Debug, Default)]
pub(super) struct Online(Mutex<HashMap<PersonId, Instant>>);

impl Online {
    /// Somebody does something.
    pub(super) fn came(&self, person: &PersonId) {
        let mut here = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if here.len() > MANY {
            here.retain(|_, last| last.elapsed() < ONLINE);
        }
        match here.get_mut(person) {
            Some(last) => *last = Instant::now(),
            None => drop(here.insert(person.clone(), Instant::now())),
        }
    }

    /// How many are here.
    pub(super) fn count(&self) -> usize {
        let mut here = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        here.retain(|_, last| last.elapsed() < ONLINE);
        here.len()
    }
}

/// Somebody who is slowed down, as the log names them.
pub(super) trait Traced {
    /// A person by their name in addresses, anybody else by their network.
    fn traced(&self) -> String;
}

impl Traced for IpAddr {
    fn traced(&self) -> String {
        Whence(*self).to_string()
    }
}

impl Traced for String {
    fn traced(&self) -> String {
        self.parse().map_or_else(|_| self.clone(), |address: IpAddr| address.traced())
    }
}

impl Traced for (String, String) {
    fn traced(&self) -> String {
        format!("{} at {}", self.0, self.1)
    }
}

impl App {
    /// Somebody was refused; the person, if that is known.
    pub(super) fn refused(&self, why: Why, from: Whence, person: &str) {
        self.metrics.refused(why.name());
        if self.said.now(why.name()) {
            tracing::warn!(why = why.name(), %from, person, "refused");
        } else {
            tracing::debug!(why = why.name(), %from, person, "refused");
        }
    }

    /// Somebody asks too often, and may ask again after so many seconds.
    pub(super) fn slowed(&self, what: &'static str, who: &impl Traced, wait: u32) -> Problem {
        self.metrics.slowed(what);
        if self.said.now(what) {
            tracing::warn!(limit = what, who = who.traced(), "refused: too often");
        } else {
            tracing::debug!(limit = what, who = who.traced(), "refused: too often");
        }
        Problem::too_often(wait)
    }
}
