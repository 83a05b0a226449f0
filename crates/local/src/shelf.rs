//! What is kept, as pairs of texts that a browser can store: `person`, `table/ID`, and `log/ID/N` with a part of a table's log
//! each.

use std::collections::BTreeMap;

use parlour::entry::{Entry, PersonId};
use parlour::kept::{Append, Card, Listed, StoreError, TableRow};
use parlour::people::{Person, Standing};
use serde::{Deserialize, Serialize};

/// So many entries of a log are kept together: few enough to be written anew with each of them.
const PART: u64 = 64;

const PERSON: &str = "person";
const TABLE: &str = "table/";

/// Who plays in this browser.
#[derive(Serialize, Deserialize)]
struct KeptPerson {
    id: PersonId,
    name: String,
    created: u64,
}

/// What is kept of a table besides its log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptTable {
    /// What never changes.
    #[serde(flatten)]
    pub row: TableRow,
    /// What lists tell.
    pub card: Card,
    /// When something last happened.
    pub changed: u64,
    /// When somebody must look after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<u64>,
    /// The results on the seats of the person, once it is over, if it counts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<KeptScore>,
}

/// A result.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct KeptScore {
    /// Was it won?
    pub won: bool,
    /// The points.
    pub points: i32,
}

impl KeptTable {
    /// What lists tell.
    pub(crate) fn listed(self) -> Listed {
        let KeptTable { row, card, changed, .. } = self;
        let TableRow { id, game, shown, options, owner, created, .. } = row;
        Listed { id, game, shown, options, owner, created, card, changed }
    }
}

/// An entry of a log, and now and then the fingerprint of the position behind it.
#[derive(Serialize, Deserialize)]
struct KeptEntry {
    #[serde(flatten)]
    entry: Entry,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hash: Option<String>,
}

/// What is kept.
#[derive(Debug, Default)]
pub(crate) struct Shelf {
    kept: BTreeMap<String, String>,
    changed: BTreeMap<String, Option<String>>,
}

fn table_key(id: &str) -> String {
    format!("{TABLE}{id}")
}

fn part_key(id: &str, part: u64) -> String {
    format!("log/{id}/{part}")
}

/// The table that a key is about.
pub(crate) fn table_of(key: &str) -> Option<&str> {
    let rest = key.strip_prefix(TABLE).or_else(|| key.strip_prefix("log/"))?;
    rest.split('/').next()
}

impl Shelf {
    /// What was kept before.
    pub(crate) fn new(kept: Vec<(String, String)>) -> Shelf {
        Shelf { kept: kept.into_iter().collect(), changed: BTreeMap::new() }
    }

    /// Somebody else has kept that.
    pub(crate) fn learn(&mut self, key: &str, value: Option<String>) {
        match value {
            Some(value) => drop(self.kept.insert(key.to_owned(), value)),
            None => drop(self.kept.remove(key)),
        }
    }

    /// What has to be kept since this was last asked; nothing in the place of what is gone.
    pub(crate) fn changed(&mut self) -> Vec<(String, Option<String>)> {
        std::mem::take(&mut self.changed).into_iter().collect()
    }

    fn put(&mut self, key: String, value: &impl Serialize) {
        // What we keep are plain values, which can always be written down.
        self.put_text(key, serde_json::to_string(value).unwrap_or_default());
    }

    fn put_text(&mut self, key: String, text: String) {
        self.changed.insert(key.clone(), Some(text.clone()));
        self.kept.insert(key, text);
    }

    fn remove(&mut self, key: String) {
        self.kept.remove(&key);
        self.changed.insert(key, None);
    }

    /// Who plays in this browser.
    pub(crate) fn person(&self) -> Option<Person> {
        let KeptPerson { id, name, created } = serde_json::from_str(self.kept.get(PERSON)?).ok()?;
        Some(Person { id, name, password: None, created, standing: Standing::default() })
    }

    pub(crate) fn put_person(&mut self, person: &Person) {
        let Person { id, name, created, .. } = person.clone();
        self.put(PERSON.to_owned(), &KeptPerson { id, name, created });
    }

    /// Forget everybody and everything.
    pub(crate) fn clear(&mut self) {
        let keys: Vec<String> = self.kept.keys().cloned().collect();
        keys.into_iter().for_each(|key| self.remove(key));
    }

    /// Every table that can be read.
    pub(crate) fn tables(&self) -> impl Iterator<Item = KeptTable> {
        let all = self.kept.range(TABLE.to_owned()..).take_while(|(key, _)| key.starts_with(TABLE));
        all.filter_map(|(_, text)| serde_json::from_str(text).ok())
    }

    /// A table.
    pub(crate) fn table(&self, id: &str) -> Result<KeptTable, StoreError> {
        let text = self.kept.get(&table_key(id)).ok_or(StoreError::Missing)?;
        serde_json::from_str(text).map_err(|problem| StoreError::Damaged(problem.to_string()))
    }

    pub(crate) fn put_table(&mut self, table: &KeptTable) {
        self.put(table_key(&table.row.id), table);
    }

    pub(crate) fn remove_table(&mut self, id: &str) {
        self.remove(table_key(id));
        let parts = (0..).map(|part| part_key(id, part));
        let parts: Vec<String> = parts.take_while(|key| self.kept.contains_key(key)).collect();
        parts.into_iter().for_each(|key| self.remove(key));
    }

    /// The log of a table, with the fingerprints that were noted.
    pub(crate) fn log(&self, id: &str) -> Result<Vec<(Entry, Option<String>)>, StoreError> {
        let parts = (0..).map_while(|part| self.kept.get(&part_key(id, part)));
        let read = |line: &str| {
            let KeptEntry { entry, hash } =
                serde_json::from_str(line).map_err(|problem| StoreError::Damaged(problem.to_string()))?;
            Ok((entry, hash))
        };
        parts.flat_map(|part| part.lines()).map(read).collect()
    }

    /// Append to the log of a table, and keep what follows from it.
    pub(crate) fn append(&mut self, append: Append) -> Result<(), StoreError> {
        let Append { table, entry, hash, card, due, scores, .. } = append;
        let mut kept = self.table(&table)?;
        let key = part_key(&table, (entry.number - 1) / PART);
        (kept.changed, kept.card, kept.due) = (entry.at, card, due);
        kept.scores.extend(scores.iter().map(|score| KeptScore { won: score.won, points: score.points }));
        let line = serde_json::to_string(&KeptEntry { entry, hash })
            .map_err(|problem| StoreError::Broken(problem.to_string()))?;
        let mut part = self.kept.get(&key).cloned().unwrap_or_default();
        part.push_str(&line);
        part.push('\n');
        self.put_text(key, part);
        self.put_table(&kept);
        Ok(())
    }
}
