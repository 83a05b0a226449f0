//! What is kept of scenarios that people share: covers, files, who played them.

use serde::Serialize;
use utoipa::ToSchema;

use super::{Row, Store, StoreError, like};
use crate::entry::PersonId;
use crate::library::ScenarioCover;
use crate::setup::print_of;

/// A scenario as lists tell of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Shelved {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// Who has written it.
    #[schema(value_type = String)]
    pub author: PersonId,
    /// The name of its author.
    pub author_name: String,
    /// What stands on its cover.
    pub cover: ScenarioCover,
    /// How often it has been published, from 1.
    pub version: u64,
    /// The scenario that it was made from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forked: Option<Origin>,
    /// When it was first published, in milliseconds since 1970.
    pub created: u64,
    /// When its last version was.
    pub changed: u64,
    /// How many people have played it, besides its author.
    pub plays: u64,
    /// How many people have rated it.
    pub votes: u64,
    /// All their stars together.
    pub stars: u64,
}

/// What another scenario was made from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Origin {
    /// Its name in addresses.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The name of its author.
    pub author_name: String,
    /// It is still on the shelf.
    pub shelved: bool,
}

/// Which scenarios to list.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// Only of this game.
    pub game: Option<String>,
    /// Only with this tag.
    pub tag: Option<String>,
    /// Only of this author.
    pub author: Option<PersonId>,
    /// Only those that were made from this one.
    pub forked: Option<String>,
    /// Only with these letters on the cover.
    pub search: String,
    /// In which order.
    pub sorting: Sorting,
    /// Behind so many of them.
    pub skip: u64,
    /// At most so many.
    pub limit: u64,
}

/// In which order scenarios are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sorting {
    /// What was published last comes first.
    #[default]
    Newest,
    /// What most people have played.
    Played,
    /// What people like best; a few votes do not say much yet.
    Liked,
}

/// A file to put on the shelf.
#[derive(Clone, Debug)]
pub struct ScenarioFile {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// Who has written it.
    pub author: PersonId,
    /// The name of its author, to be found by.
    pub author_name: String,
    /// What stands on its cover.
    pub cover: ScenarioCover,
    /// The file.
    pub text: String,
    /// The scenario that it was made from.
    pub forked: Option<String>,
    /// Now.
    pub at: u64,
}

/// The columns of a [`Shelved`], in order.
macro_rules! select {
    ($more:literal, $($rest:literal),+ $(,)?) => {
        concat!(
            "SELECT s.id, s.game, s.author, COALESCE(p.name, ''), s.title, s.about, s.languages, s.tags, s.version, f.id, ",
            "f.title, COALESCE(fp.name, ''), f.withdrawn, s.created, s.changed, s.plays, s.votes, s.stars", $more,
            " FROM scenarios s LEFT JOIN people p ON p.id = s.author LEFT JOIN scenarios f ON f.id = s.forked ",
            "LEFT JOIN people fp ON fp.id = f.author WHERE s.withdrawn = 0 AND ",
            $($rest),+
        )
    };
}

/// Words as they are kept: with a blank on either side, so that whole ones can be looked for.
fn joined(words: &[String]) -> String {
    format!(" {} ", words.join(" "))
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// What a scenario can be found by.
fn search_of(cover: &ScenarioCover, author: &str) -> String {
    format!("{} {} {author} {}", cover.title, cover.about, cover.tags.join(" ")).to_lowercase()
}

fn shelved(row: &mut Row) -> Result<Shelved, StoreError> {
    let (id, game, author, author_name) = (row.text()?, row.text()?, row.text()?, row.text()?);
    let (title, about, languages, tags) = (row.text()?, row.text()?, row.text()?, row.text()?);
    let cover = ScenarioCover { title, about, languages: words(&languages), tags: words(&tags) };
    let version = row.count()?;
    let (origin, title, by, withdrawn) =
        (row.maybe_text()?, row.maybe_text()?, row.text()?, row.maybe_int()?);
    let forked = origin.map(|id| Origin {
        id,
        title: title.unwrap_or_default(),
        author_name: by,
        shelved: withdrawn == Some(0),
    });
    Ok(Shelved {
        id,
        game,
        author,
        author_name,
        cover,
        version,
        forked,
        created: row.count()?,
        changed: row.count()?,
        plays: row.count()?,
        votes: row.count()?,
        stars: row.count()?,
    })
}

impl Store {
    /// Put a scenario on the shelf.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if something has that name.
    pub async fn add_scenario(&self, new: ScenarioFile) -> Result<(), StoreError> {
        let insert = "INSERT INTO scenarios (id, game, author, title, about, languages, tags, search, file, print, \
                      version, forked, created, changed, plays, votes, stars, withdrawn) \
                      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1, $11, $12, $13, 0, 0, 0, 0) \
                      ON CONFLICT DO NOTHING RETURNING 1";
        let ScenarioFile { id, game, author, author_name, cover, text, forked, at } = new;
        let params = vec![
            id.into(),
            game.into(),
            author.into(),
            cover.title.as_str().into(),
            cover.about.as_str().into(),
            joined(&cover.languages).into(),
            joined(&cover.tags).into(),
            search_of(&cover, &author_name).into(),
            text.as_str().into(),
            print_of(&text).into(),
            forked.into(),
            at.into(),
            at.into(),
        ];
        let made = self.db.write(insert, params).await?;
        if made.is_empty() { Err(StoreError::Taken) } else { Ok(()) }
    }

    /// A new version of a scenario, with another cover and another file; the one before can still be read.
    ///
    /// # Errors
    /// If it is not there, or the database does not answer.
    pub async fn renew_scenario(
        &self,
        id: &str,
        cover: &ScenarioCover,
        author_name: &str,
        text: &str,
        at: u64,
    ) -> Result<(), StoreError> {
        let update = "UPDATE scenarios SET title = $1, about = $2, languages = $3, tags = $4, search = $5, file = $6, \
                      print = $7, changed = $8, version = version + 1 WHERE id = $9 AND withdrawn = 0 RETURNING 1";
        let params = vec![
            cover.title.as_str().into(),
            cover.about.as_str().into(),
            joined(&cover.languages).into(),
            joined(&cover.tags).into(),
            search_of(cover, author_name).into(),
            text.into(),
            print_of(text).into(),
            at.into(),
            id.into(),
        ];
        self.keep_version(id).await?;
        let changed = self.db.write(update, params).await?;
        if changed.is_empty() { Err(StoreError::Missing) } else { Ok(()) }
    }

    /// Scenarios on the shelf.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn scenarios(&self, shelf: &Shelf) -> Result<Vec<Shelved>, StoreError> {
        macro_rules! sorted {
            ($order:literal) => {
                select!(
                    "",
                    "($1 = '' OR s.game = $1) AND s.tags LIKE $2 ESCAPE '!' AND s.search LIKE $3 ESCAPE '!' ",
                    "AND ($4 = '' OR s.author = $4) AND ($5 = '' OR s.forked = $5) ORDER BY ",
                    $order,
                    ", s.changed DESC, s.id LIMIT $6 OFFSET $7"
                )
            };
        }
        let sql = match shelf.sorting {
            Sorting::Newest => sorted!("s.withdrawn"),
            Sorting::Played => sorted!("s.plays DESC"),
            // As if two more people had given three stars each.
            Sorting::Liked => sorted!("(s.stars + 6) * 1000 / (s.votes + 2) DESC"),
        };
        let Shelf { game, tag, author, forked, search, skip, limit, .. } = shelf;
        let tag =
            tag.as_ref().map_or_else(|| "%".to_owned(), |tag| like(&format!(" {} ", tag.to_lowercase())));
        let params = vec![
            game.clone().unwrap_or_default().into(),
            tag.into(),
            like(&search.to_lowercase()).into(),
            author.clone().unwrap_or_default().into(),
            forked.clone().unwrap_or_default().into(),
            (*limit).into(),
            (*skip).into(),
        ];
        let rows = self.db.read(sql, params).await?;
        rows.into_iter().map(|mut row| shelved(&mut row)).collect()
    }

    /// A scenario with its file.
    ///
    /// # Errors
    /// If it is not there, or the database does not answer.
    pub async fn scenario(&self, id: &str) -> Result<(Shelved, String), StoreError> {
        let sql = select!(", s.file", "s.id = $1");
        let mut row = self.db.read(sql, vec![id.into()]).await?.pop().ok_or(StoreError::Missing)?;
        Ok((shelved(&mut row)?, row.text()?))
    }

    /// Which scenario has exactly this file: on the shelf, or hidden from it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn same_scenario(&self, text: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT id FROM scenarios WHERE print = $1 AND withdrawn <> 1 LIMIT 1";
        let found = self.db.read(sql, vec![print_of(text).into()]).await?.pop();
        found.map(|mut row| row.text()).transpose()
    }

    /// How many scenarios somebody has on the shelf.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn count_scenarios(&self, author: &str) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM scenarios WHERE author = $1 AND withdrawn = 0";
        self.db.read(sql, vec![author.into()]).await?.pop().ok_or(StoreError::Missing)?.count()
    }

    /// Take a scenario off the shelf. What was made from it still names it. Was it there?
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn withdraw_scenario(&self, id: &str) -> Result<bool, StoreError> {
        let update =
            "UPDATE scenarios SET withdrawn = 1, file = '' WHERE id = $1 AND withdrawn <> 1 RETURNING 1";
        self.remove_versions(id).await?;
        Ok(!self.db.write(update, vec![id.into()]).await?.is_empty())
    }

    /// Forget the scenarios of somebody, and what they did with those of others.
    pub(super) async fn remove_scenarios(&self, person: &str) -> Result<(), StoreError> {
        for delete in [
            "DELETE FROM scenarios WHERE author = $1 RETURNING 1",
            "DELETE FROM scenario_plays WHERE person = $1 RETURNING 1",
            "DELETE FROM scenario_votes WHERE person = $1 RETURNING 1",
            "DELETE FROM scenario_reports WHERE person = $1 RETURNING 1",
            "DELETE FROM scenario_comments WHERE person = $1 RETURNING 1",
            "DELETE FROM scenario_comment_reports WHERE person = $1 RETURNING 1",
        ] {
            self.db.write(delete, vec![person.into()]).await?;
        }
        Ok(())
    }

    /// Somebody plays on a file: whose is on the shelf is counted, once for everybody but its author.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn count_play(&self, print: &str, person: &str, at: u64) -> Result<(), StoreError> {
        let insert = "INSERT INTO scenario_plays (scenario, person, at) SELECT id, CAST($1 AS TEXT), CAST($2 AS BIGINT) \
                      FROM scenarios WHERE print = $3 AND withdrawn = 0 AND author <> $1 \
                      ON CONFLICT DO NOTHING RETURNING scenario";
        let update = "UPDATE scenarios SET plays = (SELECT COUNT(*) FROM scenario_plays p \
                      WHERE p.scenario = scenarios.id) WHERE id = $1 RETURNING 1";
        for mut row in self.db.write(insert, vec![person.into(), at.into(), print.into()]).await? {
            self.db.write(update, vec![row.text()?.into()]).await?;
        }
        Ok(())
    }
}
