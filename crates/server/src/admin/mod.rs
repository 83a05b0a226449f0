//! Looking after a place: what may be done to people, tables, invitations and the place itself, from the command line or from
//! the administrator's page. Every deed is written down, and by that every process that serves the place hears of it.

mod keep;
mod limits;
mod notice;
mod orders;
mod people;
mod place;
mod tables;

pub use keep::{DAY, KeptFor};
pub use limits::{Limit, Limits};
pub use notice::Notice;
pub use orders::Orders;
pub use place::{Invited, Pruned, ToPrune};

use axum::http::StatusCode;
use codex::Lang;

use crate::api::Problem;
use crate::entry::PersonId;
use crate::house::House;
use crate::live::clock;
use crate::store::{AdminDeed, Store, What};

/// Who does it.
#[derive(Clone, Debug)]
pub struct By {
    /// The name of the person, or of the user at the command line.
    pub name: String,
    /// The person; nothing at the command line.
    pub person: Option<PersonId>,
}

/// Somebody who looks after a place.
#[derive(Debug)]
pub struct Steward<'a> {
    house: &'a House,
    by: By,
    lang: Lang,
}

impl<'a> Steward<'a> {
    /// Look after this house.
    pub fn new(house: &'a House, by: By, lang: Lang) -> Steward<'a> {
        Steward { house, by, lang }
    }

    /// Where things are kept.
    pub fn store(&self) -> &'a Store {
        self.house.store()
    }

    /// Write down what was done, and let everybody know who must.
    async fn note(&self, what: What, whom: &str, name: &str, more: &str) -> Result<(), Problem> {
        let deed = AdminDeed {
            number: 0,
            at: clock(),
            who: self.by.name.clone(),
            person: self.by.person.clone(),
            what,
            whom: whom.to_owned(),
            name: name.to_owned(),
            more: more.to_owned(),
        };
        self.store().add_deed(&deed).await?;
        tracing::info!(
            what = what.name(),
            whom,
            by = deed.who,
            person = deed.person,
            "somebody looks after the place"
        );
        self.house.orders.wake();
        Ok(())
    }

    fn manners(&self, reason: &'static str) -> Problem {
        Problem::manners(StatusCode::CONFLICT, reason, self.lang)
    }
}

/// Something that cannot be meant.
fn bad(why: impl Into<String>) -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, "bad-order", why)
}
