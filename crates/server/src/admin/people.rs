//! What may be done to people: named, another name or password, shut out, forgotten, told what is kept of them.

use axum::http::StatusCode;

use super::{Steward, bad};
use crate::api::Problem;
use crate::live::clock;
use crate::people::{self, Ban, Person};
use crate::store::{StoreError, What};

/// The longest reason, in characters.
const WHY_MOST: usize = 200;

impl Steward<'_> {
    /// Somebody by their name in addresses, or by the name of their account.
    ///
    /// # Errors
    /// If nobody is that.
    pub async fn person(&self, who: &str) -> Result<Person, Problem> {
        match self.store().person(who).await {
            Err(StoreError::Missing) => Ok(self.store().account(who).await?),
            found => Ok(found?),
        }
    }

    /// Somebody to whom something may be done: on the page not to those who look after the place as well.
    async fn subject(&self, who: &str) -> Result<Person, Problem> {
        let person = self.person(who).await?;
        if self.by.person.is_some() && person.standing.admin {
            return Err(Problem::manners(StatusCode::FORBIDDEN, "refusal-admin-peer", self.lang));
        }
        Ok(person)
    }

    /// Let somebody with an account look after the place.
    ///
    /// # Errors
    /// If they are a guest.
    pub async fn grant(&self, who: &str) -> Result<Person, Problem> {
        let person = self.person(who).await?;
        if person.password.is_none() {
            return Err(self.manners("refusal-admin-guest"));
        }
        self.store().set_admin(&person.id, true).await?;
        self.note(What::Grant, &person.id, &person.name, "").await?;
        Ok(person)
    }

    /// Somebody looks after the place no longer.
    ///
    /// # Errors
    /// If they did not.
    pub async fn demote(&self, who: &str) -> Result<Person, Problem> {
        let person = self.person(who).await?;
        if !person.standing.admin {
            return Err(bad(format!("{} does not look after the place", person.name)));
        }
        self.store().set_admin(&person.id, false).await?;
        self.note(What::Demote, &person.id, &person.name, "").await?;
        Ok(person)
    }

    /// Give somebody another name. At tables where they sit it stays as it was.
    ///
    /// # Errors
    /// If it is no name, or somebody else has it.
    pub async fn rename(&self, who: &str, name: &str) -> Result<Person, Problem> {
        let before = self.subject(who).await?;
        let name =
            people::check_name(name).map_err(|why| Problem::new(StatusCode::BAD_REQUEST, "bad-name", why))?;
        let person = Person { name, ..before.clone() };
        if self.store().is_taken(&person.name, &person.id).await? {
            return Err(self.manners("refusal-name-taken"));
        }
        match self.store().change_person(&person).await {
            Err(StoreError::Taken) => return Err(self.manners("refusal-name-taken")),
            done => done?,
        }
        self.note(What::Rename, &person.id, &person.name, &before.name).await?;
        Ok(person)
    }

    /// Give somebody another password, made up if none is named; whoever was logged in with the old one is so no longer.
    ///
    /// # Errors
    /// If they are a guest, or it is no password.
    pub async fn password(&self, who: &str, password: Option<String>) -> Result<(Person, String), Problem> {
        let mut person = self.subject(who).await?;
        if person.password.is_none() {
            return Err(self.manners("refusal-admin-guest"));
        }
        let password = password.unwrap_or_else(|| format!("{}-{}", people::short_id(), people::short_id()));
        people::check_password(&password)
            .map_err(|why| Problem::new(StatusCode::BAD_REQUEST, "bad-password", why))?;
        let words = password.clone();
        let sealed = tokio::task::spawn_blocking(move || people::seal(&words)).await;
        let sealed = sealed.ok().and_then(Result::ok);
        let failed = "the password could not be kept";
        person.password =
            Some(sealed.ok_or_else(|| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", failed))?);
        self.store().change_person(&person).await?;
        self.store().end_sessions(&person.id).await?;
        self.note(What::Password, &person.id, &person.name, "").await?;
        Ok((person, password))
    }

    /// Shut somebody out. Computer players take over wherever they play.
    ///
    /// # Errors
    /// If that is not to be done to them.
    pub async fn ban(&self, who: &str, why: &str) -> Result<Person, Problem> {
        let mut person = self.subject(who).await?;
        let why = why.split_whitespace().collect::<Vec<_>>().join(" ");
        if why.chars().count() > WHY_MOST || why.chars().any(people::is_disturbing) {
            return Err(bad(format!("a reason has at most {WHY_MOST} letters, on one line")));
        }
        person.standing.ban = Some(Ban { since: clock(), why: why.clone() });
        self.store().set_ban(&person).await?;
        // Told when the seats are handed over: whoever follows it looks at the tables.
        let left = self.leave_all(&person).await;
        self.note(What::Ban, &person.id, &person.name, &why).await?;
        left?;
        Ok(person)
    }

    /// Let somebody in again.
    ///
    /// # Errors
    /// If they are not shut out.
    pub async fn unban(&self, who: &str) -> Result<Person, Problem> {
        let mut person = self.subject(who).await?;
        if person.standing.ban.take().is_none() {
            return Err(bad(format!("{} is not shut out", person.name)));
        }
        self.store().set_ban(&person).await?;
        self.note(What::Unban, &person.id, &person.name, "").await?;
        Ok(person)
    }

    /// Forget somebody, as if they had deleted themselves.
    ///
    /// # Errors
    /// If that is not to be done to them.
    pub async fn delete_person(&self, who: &str) -> Result<Person, Problem> {
        let person = self.subject(who).await?;
        self.leave_all(&person).await?;
        self.store().remove_person(&person.id).await?;
        self.note(What::DeletePerson, &person.id, &person.name, "").await?;
        Ok(person)
    }

    /// Everything that is kept about somebody.
    ///
    /// # Errors
    /// If nobody is that.
    pub async fn export(&self, who: &str) -> Result<serde_json::Value, Problem> {
        let person = self.person(who).await?;
        let all = self.store().export(&person.id).await?;
        self.note(What::Export, &person.id, &person.name, "").await?;
        Ok(all)
    }

    async fn leave_all(&self, person: &Person) -> Result<(), Problem> {
        let left = self.house.leave_all(person).await;
        left.map_err(|problem| Problem::at_table(problem, self.lang))
    }
}
