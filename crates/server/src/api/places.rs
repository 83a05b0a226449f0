//! How many of something somebody may have open at once; whatever is closed makes room again.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Who has how many, and the most that anybody may have.
#[derive(Debug)]
pub(super) struct Places<K> {
    most: usize,
    taken: Mutex<HashMap<K, usize>>,
}

/// One of them, as long as this lives.
#[derive(Debug)]
pub(super) struct Place<K: Eq + Hash> {
    places: Arc<Places<K>>,
    pub(super) who: K,
}

impl<K: Eq + Hash + Clone> Places<K> {
    pub(super) fn new(most: usize) -> Arc<Self> {
        Arc::new(Places { most, taken: Mutex::default() })
    }

    /// One more for somebody; nothing if they have as many as they may.
    pub(super) fn take(self: &Arc<Self>, who: &K) -> Option<Place<K>> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(who.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place { places: Arc::clone(self), who: who.clone() })
    }
}

impl<K: Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_closed_makes_room_for_its_owner_alone() {
        let places = Places::new(2);
        let mut held: Vec<_> = (0..2).filter_map(|_| places.take(&"ann")).collect();
        assert!(held.len() == 2 && places.take(&"ann").is_none());
        assert!(places.take(&"bob").is_some());
        held.pop();
        assert!(places.take(&"ann").is_some());
        held.clear();
        assert!(places.taken.lock().unwrap().is_empty(), "nobody is kept in mind");
    }
}
