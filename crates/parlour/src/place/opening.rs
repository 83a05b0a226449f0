//! A new table.

use crate::entry::{PersonId, Sitter};
use crate::kept::{Card, Phase, StoreError, TableRow};
use crate::options::Options;
use crate::pledge;
use crate::seated::Kind;
use crate::setup::Setup;
use crate::trouble::TableError;

/// What a table is opened with.
pub struct Opening {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub kind: &'static dyn Kind,
    /// What was chosen.
    pub setup: Setup,
    /// The options of the table itself.
    pub options: Options,
    /// Who opens it.
    pub owner: PersonId,
    /// The replay that it only shows.
    pub replay: Option<String>,
    /// When.
    pub time: u64,
}

impl std::fmt::Debug for Opening {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Opening({})", self.id)
    }
}

impl Opening {
    /// What is kept of it. A long game takes its time.
    ///
    /// # Errors
    /// If the set-up cannot be played, or the replay is none.
    pub fn made(self) -> Result<(TableRow, Card), TableError> {
        let Opening { id, kind, setup, options, owner, replay, time } = self;
        let (seed, salt) = match &replay {
            Some(text) => pledge::carried(text),
            // Luck is drawn when the game begins: until then there is nothing to see, whoever looks.
            None => (0, String::new()),
        };
        if replay.as_ref().is_some_and(|text| pledge::kept(text, seed) == Some(false)) {
            let why = "the pledge in this file is not that of its seed and salt: somebody has changed it";
            return Err(TableError::Unreadable(why.to_owned()));
        }
        let game = match &replay {
            Some(text) => kind.replayed(text),
            None => kind.lay_out(&setup.whole, seed),
        }?;
        let (phase, actions) = match &replay {
            Some(_) => (Phase::Over, game.len() as u64),
            None => (Phase::Open, 0),
        };
        let winners = game.outcome().map(|outcome| outcome.winners).unwrap_or_default();
        let card = Card { phase, sitters: vec![Sitter::Open; game.seats()], asked: None, actions, winners };
        let row = TableRow {
            id,
            game: kind.id().to_owned(),
            rules: kind.rules(),
            setup: setup.whole,
            shown: setup.shown,
            seed,
            salt,
            options: serde_json::to_string(&options)
                .map_err(|problem| StoreError::Broken(problem.to_string()))?,
            replay,
            owner,
            listed: options.listed,
            created: time,
        };
        Ok((row, card))
    }
}
