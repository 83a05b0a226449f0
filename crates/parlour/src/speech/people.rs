//! Who somebody is, and what they change about themselves.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::entry::PersonId;
use crate::people::Person;

/// Who you are.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Me {
    /// Who, for all tables.
    #[schema(value_type = String)]
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// Guests have no password: their tables stay with this browser.
    pub guest: bool,
    /// You look after this place.
    pub admin: bool,
}

impl From<&Person> for Me {
    fn from(person: &Person) -> Self {
        Me {
            id: person.id.clone(),
            name: person.name.clone(),
            guest: person.password.is_none(),
            admin: person.standing.admin,
        }
    }
}

/// Somebody new.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// The name that others see.
    pub name: String,
    /// An invitation, where one is needed.
    #[serde(default)]
    pub invite: Option<String>,
}

/// What to change about yourself.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Change {
    /// A new name.
    pub name: Option<String>,
    /// A new password.
    pub password: Option<String>,
    /// The password so far, for a new one.
    pub old_password: Option<String>,
}

/// How often somebody played a game, and won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Tally {
    /// The game.
    pub game: String,
    /// Games that are over.
    pub played: u64,
    /// Of these, won.
    pub won: u64,
    /// The most points in one game.
    pub best: i64,
}

/// Somebody who plays here.
#[derive(Debug, Serialize, ToSchema)]
pub struct Profile {
    /// Who.
    #[schema(value_type = String)]
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// What they have played.
    pub played: Vec<Tally>,
}
