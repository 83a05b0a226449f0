//! What people get to see of a table.

use std::sync::Arc;

use bots::Level;
use codex::Lang;
use engine::Viewer;
use parlour::news::News;
use parlour::shown::{Moment, Scene};

use super::{Live, TableError, YourTurn};
use crate::entry::Sitter;
use crate::people::Person;
use crate::seated::Analyst;

impl Live {
    /// What a viewer gets behind entry `after`: the news, and the scene as it is now; and the last number in it.
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn update(
        &self,
        after: u64,
        person: Option<&Person>,
        lang: Lang,
    ) -> Result<(u64, Arc<str>), TableError> {
        self.reach(after).await?;
        self.look(|now| now.update(self.options(), after, person, lang)).await?
    }

    /// The table as a viewer may know it.
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn scene(&self, person: Option<&Person>, lang: Lang) -> Result<Scene, TableError> {
        self.look(|now| now.scene(self.options(), person, lang)).await
    }

    /// Some news behind entry `after`, at most a hundred of them.
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn news(
        &self,
        after: u64,
        person: Option<&Person>,
        lang: Lang,
    ) -> Result<Vec<News>, TableError> {
        self.look(|now| now.news_behind(after, person, lang)).await
    }

    /// Does this person sit here?
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn seats(&self, person: &str) -> Result<bool, TableError> {
        self.look(|now| now.seats_of(person).next().is_some()).await
    }

    /// Is it this person's turn, and since which entry has nothing changed?
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn asks(&self, person: &str) -> Result<Option<u64>, TableError> {
        self.look(|now| now.asks(person)).await
    }

    /// May somebody see earlier moments of the game through these eyes?
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn may_look_back(&self, person: Option<&Person>, viewer: Viewer) -> Result<bool, TableError> {
        self.look(|now| now.may_look_back(person, viewer)).await
    }

    /// Does this turn still wait for its person, who has done nothing since it was told?
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn waits_for(&self, turn: &YourTurn) -> Result<bool, TableError> {
        self.look(|now| {
            let sitter = now.asked().and_then(|(seat, _)| now.sitters.get(seat.index()));
            let theirs = matches!(sitter, Some(Sitter::Person { id, .. }) if *id == turn.person);
            // A second question within a turn is no new turn.
            let told = now.log.iter().rfind(|entry| entry.number == turn.number);
            let began = turn.reminder || told.is_some_and(|entry| entry.at == now.since);
            theirs && began && now.changed <= turn.number
        })
        .await
    }

    /// The finished game as a replay file that proves its luck; nothing before the end.
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn replay(&self) -> Result<Option<String>, TableError> {
        self.look(|now| now.replay(self.row())).await
    }

    /// Somebody who looks back at the game, nobody where that cannot be judged; not before its end.
    ///
    /// # Errors
    /// If the game is not over, or the table cannot be loaded.
    pub async fn analyst(&self, level: Level, top: usize) -> Result<Option<Analyst>, TableError> {
        self.look(|now| now.analyst(level, top)).await?
    }

    /// The position after the first `count` entries of the game, through a seat's eyes; whether one may see that is
    /// another question.
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn moment(
        &self,
        count: usize,
        viewer: Viewer,
        lang: Lang,
    ) -> Result<Option<Moment>, TableError> {
        self.look(|now| now.moment(count, viewer, lang)).await
    }
}
