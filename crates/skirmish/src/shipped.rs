//! The places that come with a game: each is laid out when somebody first asks for it.

use std::sync::OnceLock;

use engine::content::Report;

use crate::{Ground, Place};

/// A file by its name, with or without `.toml`, and its text.
type File = (&'static str, &'static str);

/// Places by the names of their files, which are their ids.
pub struct Shipped<P: 'static> {
    files: &'static [File],
    read: fn(text: &str, name: &str) -> Result<P, Report>,
    each: OnceLock<Vec<OnceLock<Ground<P>>>>,
    all: OnceLock<Vec<Ground<P>>>,
}

impl<P: Place> Shipped<P> {
    /// These files, read by that.
    pub const fn new(files: &'static [File], read: fn(&str, &str) -> Result<P, Report>) -> Self {
        Shipped { files, read, each: OnceLock::new(), all: OnceLock::new() }
    }
    /// All of them, laid out, in the order of the files.
    pub fn all(&self) -> &[Ground<P>] {
        self.all.get_or_init(|| (0..self.files.len()).map(|n| self.nth(n).clone()).collect())
    }
    /// The first, which is played where nobody chooses.
    pub fn first(&self) -> &Ground<P> {
        self.nth(0)
    }
    /// The one with this id.
    pub fn by_id(&self, id: &str) -> Option<&Ground<P>> {
        self.ids().position(|other| other == id).map(|n| self.nth(n))
    }
    /// Their ids.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.files.iter().map(|(name, _)| name.strip_suffix(".toml").unwrap_or(name))
    }
    fn nth(&self, n: usize) -> &Ground<P> {
        let each = self.each.get_or_init(|| self.files.iter().map(|_| OnceLock::new()).collect());
        each[n].get_or_init(|| {
            let (name, text) = self.files[n];
            let place = (self.read)(text, name)
                .unwrap_or_else(|report| panic!("a {} of ours is broken\n{report}", P::WHAT));
            debug_assert!(self.ids().nth(n) == Some(place.id()), "{name} holds {}", place.id());
            Ground::ours(place)
        })
    }
}
