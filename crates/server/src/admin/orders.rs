//! What whoever looks after the place has told: every process follows the log of such deeds, whoever has written it.

use std::sync::Arc;
use std::time::Duration;

use engine::Seat;
use tokio::sync::{Notify, watch};
use tokio::time::timeout;

use super::{Limits, Notice};
use crate::complain::{self, FOLLOW};
use crate::house::House;
use crate::live::{SeatWish, TableError};
use crate::people::Person;
use crate::steady::Seldom;
use crate::store::{AdminDeed, List, Listed, Phase, StoreError, What};

/// How often it is looked what has been done.
const LOOK: Duration = Duration::from_secs(1);
/// How many deeds are followed at a time.
const SOME: u64 = 100;

/// What whoever looks after the place has told this process.
#[derive(Debug)]
pub struct Orders {
    /// Something was done just now.
    done: Notify,
    /// Sessions have ended.
    pub(crate) ended: watch::Sender<()>,
    /// What everybody is told.
    pub(crate) notice: watch::Sender<Option<Notice>>,
    /// What is not as the server was started.
    pub(crate) limits: watch::Sender<Limits>,
}

impl Default for Orders {
    fn default() -> Self {
        Orders {
            done: Notify::new(),
            ended: watch::Sender::new(()),
            notice: watch::Sender::new(None),
            limits: watch::Sender::new(Limits::default()),
        }
    }
}

impl Orders {
    /// Look at once what was done.
    pub(super) fn wake(&self) {
        self.done.notify_one();
    }
}

impl House {
    /// What everybody is told just now.
    pub fn notice(&self) -> Option<Notice> {
        self.orders.notice.borrow().clone()
    }

    /// What is not as the server was started.
    pub fn limits(&self) -> Limits {
        self.orders.limits.borrow().clone()
    }

    /// Follow what is done to the place, by whichever process.
    pub(crate) async fn follow_orders(self: Arc<Self>) {
        let (mut seen, complaints) = (None, Seldom::default());
        loop {
            match self.heed(seen).await {
                Ok(last) => seen = Some(last),
                Err(problem) => complain::of_work("see what is done to the place", &problem, &complaints),
            }
            // Nothing but time passes if nobody wakes it.
            let _ = timeout(LOOK, self.orders.done.notified()).await;
        }
    }

    /// Follow what was done behind that deed; the last one that has been followed.
    async fn heed(&self, seen: Option<u64>) -> Result<u64, StoreError> {
        let Some(mut last) = seen else {
            let last = self.store().last_deed().await?;
            self.read_orders().await?;
            return Ok(last);
        };
        for deed in self.store().deeds_behind(last, SOME).await? {
            last = deed.number;
            self.follow_deed(&deed).await?;
        }
        Ok(last)
    }

    async fn follow_deed(&self, deed: &AdminDeed) -> Result<(), StoreError> {
        match deed.what {
            What::Password | What::Demote | What::Rename => {
                self.orders.ended.send_replace(());
            }
            What::Ban | What::DeletePerson => {
                self.orders.ended.send_replace(());
                // Seats were handed over at tables that may be here.
                for table in self.store().sat_at(&deed.whom).await? {
                    self.look_again(Some(&table)).await?;
                }
            }
            What::CloseTable | What::DeleteTable | What::RemoveLine => {
                self.look_again(Some(&deed.whom)).await?
            }
            What::Prune => {
                self.orders.ended.send_replace(());
                self.look_again(None).await?;
            }
            What::Notice | What::ClearNotice | What::Limit => self.read_orders().await?,
            What::Grant
            | What::Unban
            | What::Export
            | What::Invite
            | What::RevokeInvite
            | What::ExpireInvites
            | What::HideScenario
            | What::ShowScenario
            | What::WithdrawScenario
            | What::RemoveComment => {}
        }
        Ok(())
    }

    async fn read_orders(&self) -> Result<(), StoreError> {
        let (notice, limits) = (Notice::load(self.store()).await?, Limits::load(self.store()).await?);
        self.orders.notice.send_if_modified(|known| replace(known, notice));
        self.orders.limits.send_if_modified(|known| replace(known, limits));
        Ok(())
    }

    /// Bring a table up to date, or all that are known here; those that are gone are told so.
    async fn look_again(&self, id: Option<&str>) -> Result<(), StoreError> {
        let known: Vec<_> = match id {
            Some(id) => self.tables().get(id).cloned().into_iter().collect(),
            None => self.tables().values().cloned().collect(),
        };
        for live in known {
            let id = &live.row().id;
            match self.store().table(id).await {
                Err(StoreError::Missing) => {
                    self.tables().remove(id);
                    live.vanish().await;
                }
                Err(problem) => return Err(problem),
                Ok(_) => {
                    if let Err(problem) = live.refresh().await {
                        complain::at_table(id, FOLLOW, &problem);
                    }
                }
            }
        }
        Ok(())
    }

    /// Somebody gets up wherever they sit: computer players take over where the game goes on.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn leave_all(&self, person: &Person) -> Result<(), TableError> {
        let tables = self.store().list(&List::Of(person.id.clone()), None, u32::MAX.into()).await?;
        let going_on = |table: &&Listed| matches!(table.card.phase, Phase::Open | Phase::Running);
        for Listed { id, card, .. } in tables.iter().filter(going_on) {
            let live = match self.table(id).await {
                Ok(live) => live,
                Err(TableError::Store(problem)) => return Err(problem.into()),
                // Nobody can play at it.
                Err(_) => continue,
            };
            for (seat, sitter) in (0u8..).map(Seat).zip(&card.sitters) {
                if sitter.owner() == Some(&person.id)
                    // The game may have ended meanwhile, or nobody can play on it.
                    && let Err(problem) = live.sit(person, seat, &SeatWish::Leave).await
                {
                    tracing::info!(table = id, ?seat, ?problem, "a seat cannot be left");
                }
            }
        }
        Ok(())
    }
}

/// Put a new value in the place of the old one; is it another?
fn replace<T: PartialEq>(known: &mut T, new: T) -> bool {
    let other = *known != new;
    *known = new;
    other
}
