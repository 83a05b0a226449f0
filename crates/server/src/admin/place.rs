//! What may be done to the place itself: invitations, the shelf, notices, limits, clearing away what is old.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{DAY, Limit, Limits, Notice, Steward, bad};
use crate::api::Problem;
use crate::live::clock;
use crate::people;
use crate::store::{Comment, Old, StoreError, What};

/// How many invitations are made at a time.
const INVITES_MOST: u32 = 1000;

/// An invitation that was made just now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Invited {
    /// The code, told once.
    pub code: String,
    /// Its name in addresses.
    pub id: String,
}

/// What to clear away, by age in days; what is not named stays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ToPrune {
    /// Guests who were not here for so long, and neither sit at a table that goes on nor share a scenario.
    pub guests: Option<u32>,
    /// Tables that are over, or were closed, for so long.
    pub tables: Option<u32>,
    /// Tables that were never finished, at which nothing happened for so long.
    pub abandoned: Option<u32>,
    /// Only count.
    pub dry_run: bool,
}

/// How many were cleared away, or would be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Pruned {
    /// Guests.
    pub guests: u64,
    /// Tables that were over or closed.
    pub tables: u64,
    /// Tables that were never finished.
    pub abandoned: u64,
}

impl Steward<'_> {
    /// Make invitations, good for so many days.
    ///
    /// # Errors
    /// If they are too many.
    pub async fn invite(&self, count: u32, days: Option<u32>) -> Result<Vec<Invited>, Problem> {
        if !(1..=INVITES_MOST).contains(&count) {
            return Err(bad(format!("make 1 to {INVITES_MOST} at a time")));
        }
        let now = clock();
        let expires = days.map(|days| now + u64::from(days) * DAY);
        let mut made = Vec::new();
        for _ in 0..count {
            let code = people::short_id();
            let id = people::print_of(&code);
            self.store().add_invite(&id, now, expires).await?;
            made.push(Invited { code, id });
        }
        self.note(What::Invite, "", "", &count.to_string()).await?;
        Ok(made)
    }

    /// An invitation is no longer good: by its code, or by the beginning of its name in addresses.
    ///
    /// # Errors
    /// If there is none, or the beginning is too short to be sure.
    pub async fn revoke_invite(&self, which: &str) -> Result<String, Problem> {
        let mut revoked = self.store().revoke_invite(&people::print_of(which)).await?;
        if revoked.is_empty() {
            if which.len() < 8 || !which.chars().all(|letter| letter.is_ascii_hexdigit()) {
                return Err(StoreError::Missing.into());
            }
            revoked = self.store().revoke_invite(&which.to_ascii_lowercase()).await?;
        }
        let id = revoked.pop().ok_or(StoreError::Missing)?;
        self.note(What::RevokeInvite, &id, "", "").await?;
        Ok(id)
    }

    /// Invitations that are older than so many milliseconds are no longer good. How many it was.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn expire_invites(&self, age: u64) -> Result<u64, Problem> {
        let gone = self.store().expire_invites(clock().saturating_sub(age)).await?;
        self.note(What::ExpireInvites, "", "", &gone.to_string()).await?;
        Ok(gone)
    }

    /// Hide a shared scenario, or show it again. Tables that are there go on with it.
    ///
    /// # Errors
    /// If there is none to hide or to show.
    pub async fn hide_scenario(&self, id: &str, hide: bool) -> Result<(), Problem> {
        if !self.store().hide_scenario(id, hide).await? {
            return Err(StoreError::Missing.into());
        }
        self.note(if hide { What::HideScenario } else { What::ShowScenario }, id, "", "").await
    }

    /// Take a scenario off the shelf for good. Was it there?
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn withdraw_scenario(&self, id: &str) -> Result<bool, Problem> {
        let was = self.store().withdraw_scenario(id).await?;
        if was {
            self.note(What::WithdrawScenario, id, "", "").await?;
        }
        Ok(was)
    }

    /// Take away what somebody has said about a scenario.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn remove_comment(&self, scenario: &str, comment: &Comment) -> Result<(), Problem> {
        self.store().remove_comment(&comment.id).await?;
        self.note(What::RemoveComment, scenario, &comment.name, &comment.id).await
    }

    /// What everybody is told now.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn notice(&self) -> Result<Option<Notice>, Problem> {
        Ok(Notice::load(self.store()).await?.filter(|notice| notice.is_on(clock())))
    }

    /// Tell everybody something.
    ///
    /// # Errors
    /// If it is no sentence.
    pub async fn announce(&self, notice: Notice) -> Result<Notice, Problem> {
        let notice = notice.tidy()?;
        Notice::keep(self.store(), Some(&notice)).await?;
        self.note(What::Notice, "", "", &notice.text).await?;
        Ok(notice)
    }

    /// Tell it no longer.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn clear_notice(&self) -> Result<(), Problem> {
        Notice::keep(self.store(), None).await?;
        self.note(What::ClearNotice, "", "", "").await
    }

    /// The limits that are set.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn limits(&self) -> Result<Limits, Problem> {
        Ok(Limits::load(self.store()).await?)
    }

    /// Set a limit, or leave it as the server was started.
    ///
    /// # Errors
    /// If nobody could come in or play then.
    pub async fn set_limit(&self, limit: Limit, value: Option<u32>) -> Result<Limits, Problem> {
        let mut limits = self.limits().await?;
        limits.set(limit, value)?;
        limits.keep(self.store()).await?;
        let more = value.map_or_else(String::new, |value| value.to_string());
        self.note(What::Limit, limit.name(), "", &more).await?;
        Ok(limits)
    }

    /// Clear away what is old, or count it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn prune(&self, what: ToPrune) -> Result<Pruned, Problem> {
        let (store, now) = (self.store(), clock());
        let before = |days: u32| now.saturating_sub(u64::from(days) * DAY);
        let mut pruned = Pruned::default();
        // Guests first: so it is as many as were counted.
        if let Some(days) = what.guests {
            pruned.guests = match what.dry_run {
                true => store.count_old_guests(before(days)).await?,
                false => store.prune_guests(before(days)).await?,
            };
        }
        for (days, old, count) in [
            (what.tables, Old::Ended, &mut pruned.tables),
            (what.abandoned, Old::Abandoned, &mut pruned.abandoned),
        ] {
            let Some(days) = days else { continue };
            *count = match what.dry_run {
                true => store.count_old_tables(old, before(days)).await?,
                false => store.prune_old_tables(old, before(days)).await?,
            };
        }
        if !what.dry_run {
            let Pruned { guests, tables, abandoned } = pruned;
            self.note(What::Prune, "", "", &format!("{guests} + {tables} + {abandoned}")).await?;
        }
        Ok(pruned)
    }
}
