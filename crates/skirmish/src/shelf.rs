//! Scenarios that stay for as long as the program runs, so that positions can point at them.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use borsh::BorshSerialize;
use serde::{Deserialize, Serialize, Serializer};

/// The part that is all of a scenario.
pub const WHOLE: u32 = u32::MAX;

/// The scenarios seen by this program, by what names them and which part of them they are.
///
/// ```
/// use skirmish::{Shelf, WHOLE};
///
/// static SHELF: Shelf<String> = Shelf::new();
/// let yard = SHELF.keep("yard", WHOLE, || "a yard".to_owned());
/// assert!(std::ptr::eq(SHELF.keep("yard", WHOLE, String::new), yard));
/// assert_eq!(SHELF.get("yard", WHOLE), Some(yard));
/// assert_eq!(SHELF.get("yard", 1), None);
///
/// let corner = SHELF.keep("yard", 1, || "its corner".to_owned());
/// assert_eq!(serde_json::to_string(&[yard, corner]).unwrap(), r#"["yard",["yard",1]]"#);
/// ```
#[derive(Debug)]
pub struct Shelf<T: 'static>(Mutex<BTreeMap<(String, u32), &'static Kept<T>>>);

impl<T> Default for Shelf<T> {
    fn default() -> Self {
        Shelf::new()
    }
}

impl<T> Shelf<T> {
    /// An empty shelf.
    pub const fn new() -> Self {
        Shelf(Mutex::new(BTreeMap::new()))
    }
    /// What is kept under this name; it is made if it is not there.
    pub fn keep(&self, name: &str, part: u32, make: impl FnOnce() -> T) -> &'static Kept<T> {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shelf
            .entry((name.to_owned(), part))
            .or_insert_with(|| Box::leak(Box::new(Kept { value: make(), name: name.to_owned(), part })))
    }
    /// What is kept under this name, if it is there.
    pub fn get(&self, name: &str, part: u32) -> Option<&'static Kept<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&(name.to_owned(), part)).copied()
    }
}

/// A scenario on the [`Shelf`]. Each is there once, so it is equal to itself alone; in JSON and in hashes it is its
/// name, and its part unless it is [`WHOLE`].
#[derive(Debug)]
pub struct Kept<T> {
    value: T,
    name: String,
    part: u32,
}

impl<T> Kept<T> {
    /// The scenario.
    #[inline]
    pub fn value(&self) -> &T {
        &self.value
    }
    /// What names it: an id, or the text of its file.
    pub fn name(&self) -> &str {
        &self.name
    }
    /// Which part of it this is, a bit for each area.
    pub fn part(&self) -> u32 {
        self.part
    }
    /// Is this the whole scenario?
    pub fn is_whole(&self) -> bool {
        self.part == WHOLE
    }
}

impl<T> PartialEq for Kept<T> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl<T> Eq for Kept<T> {}

impl<T> BorshSerialize for Kept<T> {
    fn serialize<W: borsh::io::Write>(&self, writer: &mut W) -> borsh::io::Result<()> {
        BorshSerialize::serialize(&(self.name.as_str(), self.part), writer)
    }
}

impl<T> Serialize for Kept<T> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if self.is_whole() {
            s.serialize_str(&self.name)
        } else {
            Serialize::serialize(&(&self.name, self.part), s)
        }
    }
}

/// What is kept as it is written, before it is looked for.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Written {
    /// All of a scenario, by its name.
    Whole(String),
    /// A part of it.
    Part(String, u32),
}
