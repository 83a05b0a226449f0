//! The house: tables in memory, made from what is kept when somebody needs them.

use std::collections::{BTreeMap, BTreeSet};

use parlour::entry::{Deed, Entry};
use parlour::kept::{Phase, StoreError};
use parlour::{Kind, Now, Place, TableError};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::games;
use crate::lines::Lines;
use crate::luck::Luck;
use crate::shelf::{Shelf, table_of};
use crate::tend::{Dues, Looking};

/// How a house is run.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// What is answered to whoever asks for the games, also those that are in other houses; without it those of this one.
    pub games: Option<Box<RawValue>>,
    /// Where luck starts at every new table, so that a test meets the same cards each time.
    pub foretold: Option<u64>,
}

/// A table in memory.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) place: Place,
    pub(crate) now: Now,
}

/// The house without a server.
pub struct House {
    pub(crate) kinds: Vec<&'static dyn Kind>,
    pub(crate) options: Options,
    pub(crate) shelf: Shelf,
    pub(crate) luck: Luck,
    pub(crate) lines: Lines,
    pub(crate) dues: Dues,
    /// Games that are looked back at, by table.
    pub(crate) reviews: BTreeMap<String, Looking>,
    tables: BTreeMap<String, Table>,
    /// Tables where something has happened of which lines have not heard.
    stirred: BTreeSet<String>,
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "House({} tables)", self.tables.len())
    }
}

impl House {
    /// A house with what was kept before. `luck` is 32 bytes that nobody can guess.
    pub fn new(options: Options, kept: Vec<(String, String)>, luck: [u8; 32]) -> House {
        let mut house = House {
            kinds: games::all().into_iter().map(|game| game.kind).collect(),
            options,
            shelf: Shelf::new(kept),
            luck: Luck::new(luck),
            lines: Lines::default(),
            dues: Dues::default(),
            reviews: BTreeMap::new(),
            tables: BTreeMap::new(),
            stirred: BTreeSet::new(),
        };
        let running = house.shelf.tables().filter(|table| table.card.phase == Phase::Running);
        let dues: Vec<_> = running.filter(|table| house.plays(&table.row.game)).collect();
        for table in dues {
            house.dues.set(&table.row.id, table.due);
        }
        house
    }

    /// What has to be kept since this was last asked; nothing in the place of what is gone.
    pub fn changed(&mut self) -> Vec<(String, Option<String>)> {
        self.shelf.changed()
    }

    /// Another house has kept that, or removed it: what is known here is no longer true.
    pub fn put(&mut self, key: &str, value: Option<String>) {
        self.shelf.learn(key, value);
        let Some(id) = table_of(key) else { return };
        self.tables.remove(id);
        match self.shelf.table(id) {
            Ok(kept) if self.plays(&kept.row.game) => {
                self.dues.set(id, kept.due.filter(|_| kept.card.phase == Phase::Running));
                self.stirred.insert(id.to_owned());
            }
            _ => self.dues.set(id, None),
        }
    }

    /// Is that game in this house?
    fn plays(&self, game: &str) -> bool {
        self.kinds.iter().any(|kind| kind.id() == game)
    }

    /// A table.
    pub(crate) fn table(&mut self, id: &str) -> Result<&mut Table, TableError> {
        if !self.tables.contains_key(id) {
            let table = self.load(id)?;
            self.tables.insert(id.to_owned(), table);
        }
        self.tables.get_mut(id).ok_or(StoreError::Missing.into())
    }

    /// Make a table from its log.
    fn load(&self, id: &str) -> Result<Table, TableError> {
        let row = self.shelf.table(id)?.row;
        let kind = self.kinds.iter().find(|kind| kind.id() == row.game);
        let kind = *kind.ok_or(TableError::OtherRules { played: row.rules })?;
        let place = Place::new(row, kind, self.options.foretold)?;
        let mut now = place.fresh()?;
        for (entry, hash) in self.shelf.log(id)? {
            let number = entry.number;
            now.follow(entry)?;
            if hash.is_some_and(|hash| hash != now.game.hash()) {
                return Err(TableError::Drifted(number));
            }
        }
        Ok(Table { place, now })
    }

    /// Forget what is in memory of a table; it is made again from its log when it is needed.
    pub(crate) fn forget(&mut self, id: &str) {
        self.tables.remove(id);
    }

    /// Look at a table.
    pub(crate) fn look<T>(&mut self, id: &str, look: impl FnOnce(&Table) -> T) -> Result<T, TableError> {
        Ok(look(self.table(id)?))
    }

    /// Write what `decide` makes of the position.
    pub(crate) fn write(
        &mut self,
        id: &str,
        time: u64,
        decide: impl FnOnce(&Table) -> Result<Deed, TableError>,
    ) -> Result<u64, TableError> {
        let watched = self.lines.watch(id);
        let table = self.table(id)?;
        let deed = decide(table)?;
        let number = table.now.number() + 1;
        let followed = table.now.follow(Entry { number, at: time, deed });
        let append = table.now.append(&table.place.row, &table.place.options, 0, watched);
        let written = followed.and_then(|()| {
            let append = append.ok_or_else(|| StoreError::Broken("nothing to write".to_owned()))?;
            self.dues.set(id, append.due);
            Ok(self.shelf.append(append)?)
        });
        if written.is_err() {
            // What is in memory is not what is kept.
            self.forget(id);
        }
        self.stirred.insert(id.to_owned());
        written.map(|()| number)
    }

    /// Let lines hear of what has happened.
    pub(crate) fn spread(&mut self) {
        for id in std::mem::take(&mut self.stirred) {
            self.update_lines(&id);
        }
    }
}
