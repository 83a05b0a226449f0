//! What is kept of people: names, sessions, tokens, how to tell them that it is their turn, results.

pub use parlour::speech::Tally;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Row, Store, StoreError};
use crate::entry::PersonId;
use crate::people::{Ban, Person, SESSION, Standing, look_of, name_key};

/// What a secret opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionKind {
    /// A browser, by its cookie.
    Browser,
    /// A program, by its token.
    Token,
}

impl SessionKind {
    fn name(self) -> &'static str {
        match self {
            SessionKind::Browser => "browser",
            SessionKind::Token => "token",
        }
    }
}

/// Somebody who is logged in somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The print of the secret.
    pub print: String,
    /// What it opens.
    pub kind: SessionKind,
    /// What its owner calls it.
    pub label: String,
    /// When it began.
    pub created: u64,
    /// When it was last used, roughly.
    pub seen: u64,
}

/// How somebody wants to hear that it is their turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Notices {
    /// An address that is called with a JSON body.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub webhook: Option<String>,
    /// Browsers that take Web Push.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub push: Vec<PushTo>,
    /// The language of notices: en, pl, hr or hu.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

/// A browser that takes Web Push, as the browser tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PushTo {
    /// Where to send.
    pub endpoint: String,
    /// The browser's public key, in URL-safe Base64.
    pub p256dh: String,
    /// The browser's secret, in URL-safe Base64.
    pub auth: String,
}

/// The role of those who look after a place.
pub(super) const ADMIN: &str = "admin";

/// By which names an account is found; a guest by none.
fn names_of(person: &Person) -> (Option<String>, Option<String>) {
    let account = person.password.is_some();
    (account.then(|| name_key(&person.name)), account.then(|| look_of(&person.name)))
}

/// The columns of a [`Person`] `p`, in order, and what follows.
macro_rules! select {
    ($($rest:literal),+ $(,)?) => {
        concat!("SELECT p.id, p.name, p.password, p.created, p.role, p.banned, p.ban_why", $($rest),+)
    };
}

fn person(row: &mut Row) -> Result<Person, StoreError> {
    let (id, name, password, created) = (row.text()?, row.text()?, row.maybe_text()?, row.count()?);
    Ok(Person { id, name, password, created, standing: standing(row)? })
}

/// How somebody stands: role, ban and its reason.
pub(super) fn standing(row: &mut Row) -> Result<Standing, StoreError> {
    let (role, since, why) = (row.maybe_text()?, row.maybe_int()?, row.maybe_text()?);
    let ban = since.map(|since| Ban { since: since.cast_unsigned(), why: why.unwrap_or_default() });
    Ok(Standing { admin: role.as_deref() == Some(ADMIN), ban })
}

impl Store {
    /// Somebody new.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if an account has that name.
    pub async fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        let insert = "INSERT INTO people (id, name, account, look, password, created, notices) \
                      VALUES ($1, $2, $3, $4, $5, $6, '{}') ON CONFLICT DO NOTHING RETURNING 1";
        let (account, look) = names_of(person);
        let params = vec![
            person.id.as_str().into(),
            person.name.as_str().into(),
            account.into(),
            look.into(),
            person.password.as_deref().into(),
            person.created.into(),
        ];
        let made = self.db.write(insert, params).await?;
        if made.is_empty() { Err(StoreError::Taken) } else { Ok(()) }
    }

    /// Another name or password, or a password for a guest.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if another account has that name.
    pub async fn change_person(&self, person: &Person) -> Result<(), StoreError> {
        let update = "UPDATE people SET name = $1, account = $2, look = $3, password = $4 WHERE id = $5 AND NOT EXISTS \
                      (SELECT 1 FROM people other WHERE other.account = $2 AND other.id <> $5) RETURNING 1";
        let (account, look) = names_of(person);
        let params = vec![
            person.name.as_str().into(),
            account.into(),
            look.into(),
            person.password.as_deref().into(),
            person.id.as_str().into(),
        ];
        let changed = self.db.write(update, params).await?;
        if changed.is_empty() { Err(StoreError::Taken) } else { Ok(()) }
    }

    /// Who that is.
    ///
    /// # Errors
    /// If nobody is, or the database does not answer.
    pub async fn person(&self, id: &str) -> Result<Person, StoreError> {
        let sql = select!(" FROM people p WHERE p.id = $1");
        let mut rows = self.db.read(sql, vec![id.into()]).await?;
        person(rows.last_mut().ok_or(StoreError::Missing)?)
    }

    /// The account of that name.
    ///
    /// # Errors
    /// If there is none, or the database does not answer.
    pub async fn account(&self, name: &str) -> Result<Person, StoreError> {
        let sql = select!(" FROM people p WHERE p.account = $1");
        let mut rows = self.db.read(sql, vec![name_key(name).into()]).await?;
        person(rows.last_mut().ok_or(StoreError::Missing)?)
    }

    /// Does an account of somebody else have that name, or one that looks like it?
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn is_taken(&self, name: &str, but: &str) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM people WHERE (account = $1 OR look = $2) AND id <> $3 LIMIT 1";
        let params = vec![name_key(name).into(), look_of(name).into(), but.into()];
        Ok(!self.db.read(sql, params).await?.is_empty())
    }

    /// Forget somebody: name, password, sessions, shared scenarios. Finished games stay, with the name that was played
    /// under.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn remove_person(&self, id: &str) -> Result<(), StoreError> {
        self.db.write("DELETE FROM people WHERE id = $1 RETURNING 1", vec![id.into()]).await?;
        self.remove_scenarios(id).await?;
        self.db.write("DELETE FROM scores WHERE person = $1 RETURNING 1", vec![id.into()]).await.map(drop)
    }

    /// Somebody logs in.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn add_session(&self, person: &str, session: &Session) -> Result<(), StoreError> {
        let insert = "INSERT INTO sessions (print, person, kind, label, created, seen) \
                      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING 1";
        let params = vec![
            session.print.as_str().into(),
            person.into(),
            session.kind.name().into(),
            session.label.as_str().into(),
            session.created.into(),
            session.seen.into(),
        ];
        let made = self.db.write(insert, params).await?;
        if made.is_empty() { Err(StoreError::Taken) } else { Ok(()) }
    }

    /// Whose session that is.
    ///
    /// # Errors
    /// If there is none, or the database does not answer.
    pub async fn session(&self, print: &str, kind: SessionKind) -> Result<(Person, Session), StoreError> {
        let sql = select!(
            ", s.print, s.label, s.created, s.seen FROM sessions s JOIN people p ON p.id = s.person ",
            "WHERE s.print = $1 AND s.kind = $2",
        );
        let mut row = self
            .db
            .read(sql, vec![print.into(), kind.name().into()])
            .await?
            .pop()
            .ok_or(StoreError::Missing)?;
        let who = person(&mut row)?;
        Ok((who, session(&mut row, kind)?))
    }

    /// The programs that may act for somebody.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tokens(&self, person: &str) -> Result<Vec<Session>, StoreError> {
        let sql = "SELECT print, label, created, seen FROM sessions WHERE person = $1 AND kind = 'token' ORDER BY created";
        let rows = self.db.read(sql, vec![person.into()]).await?;
        rows.into_iter().map(|mut row| session(&mut row, SessionKind::Token)).collect()
    }

    /// A session is still in use.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn touch_session(&self, print: &str, now: u64) -> Result<(), StoreError> {
        let update = "UPDATE sessions SET seen = $1 WHERE print = $2 RETURNING 1";
        self.db.write(update, vec![now.into(), print.into()]).await.map(drop)
    }

    /// Somebody logs out here; or a token is no longer good.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn end_session(&self, person: &str, print: &str) -> Result<bool, StoreError> {
        let delete = "DELETE FROM sessions WHERE print = $1 AND person = $2 RETURNING 1";
        Ok(!self.db.write(delete, vec![print.into(), person.into()]).await?.is_empty())
    }

    /// Somebody logs out everywhere; tokens end too.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn end_sessions(&self, person: &str) -> Result<(), StoreError> {
        let delete = "DELETE FROM sessions WHERE person = $1 RETURNING 1";
        self.db.write(delete, vec![person.into()]).await.map(drop)
    }

    /// Forget what nobody needs any more: sessions and invitations that are over, and guests without a session who never sat anywhere. How
    /// many it was.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn prune_people(&self, now: u64) -> Result<usize, StoreError> {
        let old = now.saturating_sub(SESSION);
        let sessions = "DELETE FROM sessions WHERE print IN \
                        (SELECT print FROM sessions WHERE seen < $1 ORDER BY seen LIMIT 500) RETURNING 1";
        let guests = "SELECT id FROM people p WHERE p.password IS NULL AND p.created < $1 AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = p.id) \
                      AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.person = p.id) \
                      AND NOT EXISTS (SELECT 1 FROM scenarios s WHERE s.author = p.id) \
                      AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.owner = p.id) LIMIT 500";
        let invites = "DELETE FROM invites WHERE expires < $1 RETURNING 1";
        let mut gone = self.db.write(sessions, vec![old.into()]).await?.len();
        gone += self.db.write(invites, vec![now.into()]).await?.len();
        // With whatever they rated and said.
        for mut guest in self.db.read(guests, vec![old.into()]).await? {
            self.remove_person(&guest.text()?).await?;
            gone += 1;
        }
        Ok(gone)
    }

    /// How somebody wants to hear that it is their turn.
    ///
    /// # Errors
    /// If nobody is that, or the database does not answer.
    pub async fn notices(&self, person: &str) -> Result<Notices, StoreError> {
        let sql = "SELECT notices FROM people WHERE id = $1";
        self.db.read(sql, vec![person.into()]).await?.pop().ok_or(StoreError::Missing)?.json()
    }

    /// Change that.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn set_notices(&self, person: &str, notices: &Notices) -> Result<(), StoreError> {
        let update = "UPDATE people SET notices = $1 WHERE id = $2 RETURNING 1";
        let json = serde_json::to_string(notices).map_err(super::broken)?;
        self.db.write(update, vec![json.into(), person.into()]).await.map(drop)
    }

    /// What somebody has played.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tallies(&self, person: &PersonId) -> Result<Vec<Tally>, StoreError> {
        // Whoever has several seats at a table has played one game there.
        let sql = "SELECT game, COUNT(DISTINCT table_id), COUNT(DISTINCT CASE WHEN won = 1 THEN table_id END), \
                   MAX(points) FROM scores WHERE person = $1 GROUP BY game ORDER BY game";
        let rows = self.db.read(sql, vec![person.as_str().into()]).await?;
        let tally = |mut row: Row| {
            Ok(Tally { game: row.text()?, played: row.count()?, won: row.count()?, best: row.int()? })
        };
        rows.into_iter().map(tally).collect()
    }
}

fn session(row: &mut Row, kind: SessionKind) -> Result<Session, StoreError> {
    Ok(Session { print: row.text()?, label: row.text()?, created: row.count()?, seen: row.count()?, kind })
}
