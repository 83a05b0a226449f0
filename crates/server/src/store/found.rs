//! What those who look after a place find: people, tables, what was said.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::people::{ADMIN, standing};
use super::{Card, Phase, Row, Store, StoreError, like};
use crate::entry::{Deed, PersonId};
use crate::people::{Person, Standing};

/// Which people to find.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PeopleKind {
    /// Everybody.
    #[default]
    All,
    /// Those without a password.
    Guests,
    /// Those with one.
    Accounts,
    /// Those who are shut out.
    Banned,
    /// Those who look after the place.
    Admins,
}

impl PeopleKind {
    fn name(self) -> &'static str {
        match self {
            PeopleKind::All => "",
            PeopleKind::Guests => "guests",
            PeopleKind::Accounts => "accounts",
            PeopleKind::Banned => "banned",
            PeopleKind::Admins => ADMIN,
        }
    }
}

/// A person as those who look after the place see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PersonCard {
    /// Who.
    #[schema(value_type = String)]
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// Without a password.
    pub guest: bool,
    /// They look after the place too.
    pub admin: bool,
    /// Since when they are shut out, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub banned: Option<u64>,
    /// Why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// When they first came.
    pub created: u64,
    /// On which day they were last here; nothing if they are logged in nowhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<u64>,
    /// At how many tables they have sat.
    pub tables: u64,
}

/// A table as those who look after the place see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TableLine {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// What it is called.
    pub title: String,
    /// How far it is.
    pub phase: Phase,
    /// Who opened it.
    #[schema(value_type = String)]
    pub owner: PersonId,
    /// The name of who opened it; nothing if they are gone.
    pub owner_name: String,
    /// The people who sit there, or whose seats are kept.
    pub people: Vec<String>,
    /// When it was opened, in milliseconds since 1970.
    pub created: u64,
    /// When something last happened there.
    pub changed: u64,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ChatLine {
    /// At which table.
    pub table: String,
    /// Which entry of its log.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who.
    #[schema(value_type = String)]
    pub id: PersonId,
    /// The name at that time.
    pub name: String,
    /// What.
    pub text: String,
}

fn person_card(mut row: Row) -> Result<PersonCard, StoreError> {
    let (id, name, guest, created) = (row.text()?, row.text()?, row.int()? != 0, row.count()?);
    let Standing { admin, ban } = standing(&mut row)?;
    let seen = row.maybe_int()?.map(i64::cast_unsigned);
    let (banned, why) = ban.map(|ban| (ban.since, ban.why)).unzip();
    Ok(PersonCard { id, name, guest, admin, banned, why, created, seen, tables: row.count()? })
}

fn table_line(mut row: Row) -> Result<TableLine, StoreError> {
    #[derive(Deserialize)]
    struct Titled {
        #[serde(default)]
        title: String,
    }
    let (id, game, options): (String, String, Titled) = (row.text()?, row.text()?, row.json()?);
    let (owner, owner_name, created, changed) = (row.text()?, row.text()?, row.count()?, row.count()?);
    let card: Card = row.json()?;
    let people = card.sitters.iter().filter_map(|sitter| sitter.owner_name().map(str::to_owned)).collect();
    Ok(TableLine {
        id,
        game,
        title: options.title,
        phase: card.phase,
        owner,
        owner_name,
        people,
        created,
        changed,
    })
}

/// What an entry of a log says, if it says something.
fn chat_line(mut row: Row) -> Result<Option<ChatLine>, StoreError> {
    let (table, number, at) = (row.text()?, row.count()?, row.count()?);
    Ok(match row.json()? {
        Deed::Say { id, name, text } if !text.is_empty() => {
            Some(ChatLine { table, number, at, id, name, text })
        }
        _ => None,
    })
}

impl Store {
    /// People by name or by their name in addresses, the newest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn find_people(
        &self,
        search: &str,
        kind: PeopleKind,
        skip: u64,
        limit: u64,
    ) -> Result<Vec<PersonCard>, StoreError> {
        // SQLite knows small letters only of English: accounts have their names in small letters beside.
        let sql = "SELECT p.id, p.name, CASE WHEN p.password IS NULL THEN 1 ELSE 0 END, p.created, p.role, p.banned, \
                   p.ban_why, (SELECT MAX(s.seen) FROM sessions s WHERE s.person = p.id), \
                   (SELECT COUNT(*) FROM sitters s WHERE s.person = p.id) FROM people p \
                   WHERE (p.id = $1 OR p.name LIKE $2 ESCAPE '!' OR LOWER(p.name) LIKE $3 ESCAPE '!' \
                   OR p.account LIKE $3 ESCAPE '!') AND ($4 = '' OR ($4 = 'guests' AND p.password IS NULL) \
                   OR ($4 = 'accounts' AND p.password IS NOT NULL) OR ($4 = 'banned' AND p.banned IS NOT NULL) \
                   OR p.role = $4) ORDER BY p.created DESC, p.id LIMIT $5 OFFSET $6";
        let params = vec![
            search.into(),
            like(search).into(),
            like(&search.to_lowercase()).into(),
            kind.name().into(),
            limit.into(),
            skip.into(),
        ];
        self.db.read(sql, params).await?.into_iter().map(person_card).collect()
    }

    /// Tables by their title, their people or their name in addresses, the latest first; in one phase if it is named.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn find_tables(
        &self,
        search: &str,
        phase: Option<Phase>,
        skip: u64,
        limit: u64,
    ) -> Result<Vec<TableLine>, StoreError> {
        let sql = "SELECT t.id, t.game, t.options, t.owner, COALESCE(p.name, ''), t.created, t.changed, t.card \
                   FROM tables t LEFT JOIN people p ON p.id = t.owner WHERE ($1 = '' OR t.phase = $1) \
                   AND (t.id = $2 OR t.options LIKE $3 ESCAPE '!' OR t.card LIKE $3 ESCAPE '!' \
                   OR p.name LIKE $3 ESCAPE '!' OR LOWER(t.options) LIKE $4 ESCAPE '!' \
                   OR LOWER(t.card) LIKE $4 ESCAPE '!' OR LOWER(p.name) LIKE $4 ESCAPE '!') \
                   ORDER BY t.changed DESC, t.id LIMIT $5 OFFSET $6";
        let params = vec![
            phase.map_or("", Phase::name).into(),
            search.into(),
            like(search).into(),
            like(&search.to_lowercase()).into(),
            limit.into(),
            skip.into(),
        ];
        self.db.read(sql, params).await?.into_iter().map(table_line).collect()
    }

    /// The tables at which somebody has ever sat.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn sat_at(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let rows =
            self.db.read("SELECT table_id FROM sitters WHERE person = $1", vec![person.into()]).await?;
        rows.into_iter().map(|mut row| row.text()).collect()
    }

    /// How many tables there are, by phase.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn count_phases(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let rows = self.db.read("SELECT phase, COUNT(*) FROM tables GROUP BY phase", vec![]).await?;
        rows.into_iter().map(|mut row| Ok((row.text()?, row.count()?))).collect()
    }

    /// What was said anywhere, by its words or by who said it, the latest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn find_said(&self, search: &str, skip: u64, limit: u64) -> Result<Vec<ChatLine>, StoreError> {
        let sql = "SELECT table_id, number, at, deed FROM log WHERE substr(deed, 1, 6) = '{\"say\"' \
                   AND (deed LIKE $1 ESCAPE '!' OR LOWER(deed) LIKE $2 ESCAPE '!') \
                   ORDER BY at DESC, table_id, number DESC LIMIT $3 OFFSET $4";
        // Signs are kept as JSON writes them.
        let written = serde_json::to_string(search).map_err(super::broken)?;
        let bare = written.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
        let written = bare.unwrap_or_default();
        let params =
            vec![like(written).into(), like(&written.to_lowercase()).into(), limit.into(), skip.into()];
        let rows = self.db.read(sql, params).await?;
        let lines = rows.into_iter().map(chat_line).collect::<Result<Vec<_>, _>>()?;
        let wanted = search.to_lowercase();
        let meant = |line: &ChatLine| {
            line.id == search
                || [&line.name, &line.text].iter().any(|text| text.to_lowercase().contains(&wanted))
        };
        Ok(lines.into_iter().flatten().filter(meant).collect())
    }

    /// Everything that somebody has said, in order.
    pub(super) async fn said_by(&self, person: &str) -> Result<Vec<ChatLine>, StoreError> {
        let sql = "SELECT table_id, number, at, deed FROM log WHERE substr(deed, 1, 6) = '{\"say\"' \
                   AND deed LIKE $1 ESCAPE '!' ORDER BY at, number";
        let rows = self.db.read(sql, vec![like(&format!("\"id\":\"{person}\"")).into()]).await?;
        let lines = rows.into_iter().map(chat_line).collect::<Result<Vec<_>, _>>()?;
        Ok(lines.into_iter().flatten().filter(|line| line.id == person).collect())
    }

    /// Take the words of something that was said out of the log, for good. What was said there, if anything was.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn erase_said(&self, table: &str, number: u64) -> Result<Option<ChatLine>, StoreError> {
        let sql = "SELECT table_id, number, at, deed FROM log WHERE table_id = $1 AND number = $2";
        let found = self.db.read(sql, vec![table.into(), number.into()]).await?.pop();
        let Some(line) = found.map(chat_line).transpose()?.flatten() else { return Ok(None) };
        let empty = Deed::Say { id: line.id.clone(), name: line.name.clone(), text: String::new() };
        let empty = serde_json::to_string(&empty).map_err(super::broken)?;
        let update = "UPDATE log SET deed = $1 WHERE table_id = $2 AND number = $3 RETURNING 1";
        self.db.write(update, vec![empty.into(), table.into(), number.into()]).await?;
        Ok(Some(line))
    }

    /// Let somebody look after the place, or no longer.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn set_admin(&self, person: &str, admin: bool) -> Result<(), StoreError> {
        let update = "UPDATE people SET role = $1 WHERE id = $2 RETURNING 1";
        self.db.write(update, vec![admin.then_some(ADMIN).into(), person.into()]).await.map(drop)
    }

    /// Shut somebody out, or let them in again.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn set_ban(&self, person: &Person) -> Result<(), StoreError> {
        let update = "UPDATE people SET banned = $1, ban_why = $2 WHERE id = $3 RETURNING 1";
        let ban = person.standing.ban.as_ref();
        let params = vec![
            ban.map(|ban| ban.since).into(),
            ban.map(|ban| ban.why.as_str()).into(),
            person.id.as_str().into(),
        ];
        self.db.write(update, params).await.map(drop)
    }
}
