//! Places that people have won, so that a campaign goes on wherever they log in.

use super::{Store, StoreError};

/// So many places of all games are kept of one person: far more than there are.
const PLACES: u64 = 300;

impl Store {
    /// The places that somebody has won, as pairs of a game and a place.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn won_by(&self, person: &str) -> Result<Vec<(String, String)>, StoreError> {
        let sql = "SELECT game, place FROM won_places WHERE person = $1 ORDER BY game, place";
        let rows = self.db.read(sql, vec![person.into()]).await?;
        rows.into_iter().map(|mut row| Ok((row.text()?, row.text()?))).collect()
    }

    /// Somebody has won this place; nothing if that is known, or if too much of that person is kept already.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn add_won(&self, person: &str, game: &str, place: &str, now: u64) -> Result<(), StoreError> {
        let insert = "INSERT INTO won_places (person, game, place, at) SELECT $1, $2, $3, CAST($4 AS BIGINT) \
                      WHERE EXISTS (SELECT 1 FROM people p WHERE p.id = $1) \
                      AND (SELECT COUNT(*) FROM won_places w WHERE w.person = $1) < $5 \
                      ON CONFLICT DO NOTHING RETURNING 1";
        let params = vec![person.into(), game.into(), place.into(), now.into(), PLACES.into()];
        self.db.write(insert, params).await.map(drop)
    }
}
