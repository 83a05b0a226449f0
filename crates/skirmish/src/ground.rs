//! What a game is played on: shared by all who play on it, and gone with the last of them.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use borsh::BorshSerialize;
use engine::content::Report;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Pos, Shipped, SpaceId, written};

/// A map with all that lies on it: a scenario, a mission or an arena, laid out.
pub trait Place: Sized + Send + Sync + 'static {
    /// What people call it: "scenario", "mission", "arena".
    const WHAT: &'static str;

    /// Its name in set-ups.
    fn id(&self) -> &str;
    /// Those that come with the game.
    fn shipped() -> &'static Shipped<Self>;
    /// Reads one from the text of its file.
    ///
    /// # Errors
    /// All that the checker finds.
    fn read(text: &str) -> Result<Self, Report>;
    /// Where a space is on the map; nowhere if there is no such space, or if spaces have no numbers.
    fn pos_of(&self, _: SpaceId) -> Option<Pos> {
        None
    }
    /// The space at a place, if there is one.
    fn space_of(&self, _: Pos) -> Option<SpaceId> {
        None
    }
    /// Are these two the same, whatever their texts look like?
    fn is_same(&self, other: &Self) -> bool;
    /// Those that code has made and somebody still uses, for tests and tools.
    fn made() -> &'static Made<Self>;
    /// What hashes have instead of its name, if they do.
    fn number(&self) -> Option<u8> {
        None
    }
}

/// A place that is being played on: one of ours by its id, or anybody's by its text.
///
/// In JSON and in hashes it is the id of one that comes with the game, or the whole text of a file.
pub struct Ground<P>(Arc<Named<P>>);

struct Named<P> {
    name: String,
    place: P,
    serial: u64,
}

impl<P> Named<P> {
    fn new(name: String, place: P) -> Named<P> {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Named { name, place, serial: NEXT.fetch_add(1, Ordering::Relaxed) }
    }
}

/// The part of a place that hashes speak of: all of it.
const WHOLE: u32 = u32::MAX;

impl<P: Place> Ground<P> {
    /// One that comes with the game, as [`Place::shipped`] lays it out.
    pub fn ours(place: P) -> Ground<P> {
        Ground(Arc::new(Named::new(place.id().to_owned(), place)))
    }
    /// The one with this id that comes with the game.
    pub fn shipped(id: &str) -> Option<Ground<P>> {
        P::shipped().by_id(id).cloned()
    }
    /// One from the text of its file.
    ///
    /// # Errors
    /// All that the checker finds.
    pub fn read(text: &str) -> Result<Ground<P>, Report> {
        let place = P::read(text)?;
        match Ground::<P>::shipped(place.id()) {
            Some(ours) if ours.place().is_same(&place) => Ok(ours),
            _ => Ok(Ground(Arc::new(Named::new(text.to_owned(), place)))),
        }
    }
    /// One that code has made, under its id: for tests and tools. It is found by its id while somebody uses it.
    pub fn made(place: P) -> Ground<P> {
        let ground = Ground::ours(place);
        let mut made = P::made().0.lock().unwrap_or_else(PoisonError::into_inner);
        made.retain(|other| other.upgrade().is_some_and(|other| other.name != ground.0.name));
        made.push(Arc::downgrade(&ground.0));
        ground
    }
    /// The one that an id or the text of a file stands for.
    fn find(name: &str) -> Result<Ground<P>, String> {
        if name.contains('\n') {
            return Ground::read(name).map_err(|report| report.to_string());
        }
        Ground::shipped(name).or_else(|| P::made().find(name)).ok_or_else(|| {
            let ids: Vec<_> = P::shipped().ids().collect();
            let (what, ids) = (P::WHAT, engine::one_of(&ids));
            format!("there is no {what} `{name}`; write {ids}, or the whole text of the file of one")
        })
    }
}

impl<P> Ground<P> {
    /// The map and what is on it.
    #[inline]
    pub fn place(&self) -> &P {
        &self.0.place
    }
    /// What names it: an id, or the text of its file.
    pub fn name(&self) -> &str {
        &self.0.name
    }
    /// A number that no other place has or had while this program runs: for those who remember what they found on it.
    #[inline]
    pub fn serial(&self) -> u64 {
        self.0.serial
    }
}

/// Places that code has made. They are only pointed at: each goes with the last who uses it.
pub struct Made<P>(Mutex<Vec<Weak<Named<P>>>>);

impl<P> Made<P> {
    /// None so far.
    pub const fn new() -> Made<P> {
        Made(Mutex::new(Vec::new()))
    }
    fn find(&self, name: &str) -> Option<Ground<P>> {
        let made = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        made.iter().filter_map(Weak::upgrade).find(|place| place.name == name).map(Ground)
    }
}

impl<P> Default for Made<P> {
    fn default() -> Self {
        Made::new()
    }
}

impl<P> Clone for Ground<P> {
    #[inline]
    fn clone(&self) -> Self {
        Ground(Arc::clone(&self.0))
    }
}

impl<P: Place> Default for Ground<P> {
    fn default() -> Self {
        P::shipped().first().clone()
    }
}

impl<P> PartialEq for Ground<P> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.name == other.0.name
    }
}

impl<P> Eq for Ground<P> {}

impl<P: Place> fmt::Debug for Ground<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ground({:?})", self.place().id())
    }
}

impl<P: Place> BorshSerialize for Ground<P> {
    fn serialize<W: borsh::io::Write>(&self, writer: &mut W) -> borsh::io::Result<()> {
        match self.place().number() {
            Some(number) => BorshSerialize::serialize(&number, writer),
            None => BorshSerialize::serialize(&(self.0.name.as_str(), WHOLE), writer),
        }
    }
}

impl<P> Serialize for Ground<P> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&self.0.name)
    }
}

impl<'de, P: Place> Deserialize<'de> for Ground<P> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let name = String::deserialize(d)?;
        written::here(&name).map_or_else(|| Ground::find(&name).map_err(serde::de::Error::custom), Ok)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Findings, Flaw, Mark};

    /// A yard with a name.
    #[derive(Debug)]
    struct Yard(String);

    static SHIPPED: Shipped<Yard> = Shipped::new(&[("yard.toml", "yard\n")], |text, _| Yard::read(text));
    static MADE: Made<Yard> = Made::new();

    impl Place for Yard {
        const WHAT: &'static str = "yard";
        fn id(&self) -> &str {
            &self.0
        }
        fn shipped() -> &'static Shipped<Yard> {
            &SHIPPED
        }
        fn read(text: &str) -> Result<Yard, Report> {
            Findings::load(text, "yard", |findings| {
                let id = text.lines().next().filter(|id| !id.is_empty());
                if id.is_none() {
                    findings.error(Mark(0), Flaw::NoWording);
                }
                id.map(|id| Yard(id.to_owned()))
            })
        }
        fn pos_of(&self, space: SpaceId) -> Option<Pos> {
            (space.0 < 3).then(|| Pos::new(space.0 as i16, 4))
        }
        fn space_of(&self, pos: Pos) -> Option<SpaceId> {
            (0..3).map(SpaceId).find(|&space| self.pos_of(space) == Some(pos))
        }
        fn is_same(&self, other: &Yard) -> bool {
            self.0 == other.0
        }
        fn made() -> &'static Made<Yard> {
            &MADE
        }
    }

    fn read(json: &str) -> Result<Ground<Yard>, String> {
        serde_json::from_str(json).map_err(|error| error.to_string())
    }

    #[test]
    fn ours_are_known_by_their_ids_and_all_others_by_their_texts() {
        let ours = read("\"yard\"").unwrap();
        assert_eq!(ours, Ground::default());
        assert_eq!(read("\"yard\\nwith a tree\"").unwrap(), ours, "the same in other words");
        let own = read("\"lawn\\n\"").unwrap();
        assert_eq!(serde_json::to_string(&own).unwrap(), "\"lawn\\n\"");
        assert_eq!(read("\"lawn\\n\"").unwrap(), own);
        let unknown = read("\"garden\"").unwrap_err();
        assert!(unknown.contains("there is no yard `garden`; write yard, or"), "{unknown}");
        assert!(read("\"\\n\"").unwrap_err().contains("check-no-wording"));
        assert!(read("[\"yard\", 1]").is_err(), "a part of a place is no place");
    }

    /// Somebody somewhere in a yard.
    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    #[serde(remote = "Self")]
    struct Stroll {
        at: SpaceId,
        #[serde(with = "crate::seat")]
        who: u8,
        #[serde(with = "crate::maybe_seat")]
        with: Option<u8>,
        setup: Setup,
    }

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    struct Setup {
        yard: Ground<Yard>,
    }

    crate::position!(Stroll = "Stroll", yard: Yard);

    #[test]
    fn a_position_names_places_and_marines_and_its_numbers_are_still_read() {
        let stroll =
            Stroll { at: SpaceId(2), who: 0, with: Some(1), setup: Setup { yard: Ground::default() } };
        let text = serde_json::to_string(&stroll).unwrap();
        assert_eq!(text, r#"{"at":"2,4","who":"p1","with":"p2","setup":{"yard":"yard"}}"#);
        assert_eq!(serde_json::from_str::<Stroll>(&text).unwrap(), stroll);
        let old = r#"{"at":2,"who":0,"with":1,"setup":{"yard":"yard"}}"#;
        assert_eq!(serde_json::from_str::<Stroll>(old).unwrap(), stroll);
        let nowhere = Stroll { at: SpaceId(9), with: None, ..stroll };
        let text = serde_json::to_string(&nowhere).unwrap();
        assert_eq!(text, r#"{"at":9,"who":"p1","with":null,"setup":{"yard":"yard"}}"#);
        assert_eq!(serde_json::from_str::<Stroll>(&text).unwrap(), nowhere);

        let wrong = |place: &str| {
            let text = text.replace("\"at\":9", place);
            serde_json::from_str::<Stroll>(&text).unwrap_err().to_string()
        };
        assert_eq!(wrong(r#""at":"2,5""#), "at: there is no space 2,5");
        assert_eq!(wrong(r#""at":99999"#), "at: 99999 is too large for a place as in \"4,1\"");
        assert!(wrong(r#""at":"here""#).starts_with("at: `here` is no place"));
        assert!(serde_json::from_str::<SpaceId>("\"2,4\"").is_err(), "on which map?");
    }

    #[test]
    fn a_place_goes_with_the_last_who_uses_it() {
        let own = Ground::<Yard>::read("lawn\n").unwrap();
        let again = own.clone();
        let seen = Arc::downgrade(&own.0);
        drop(own);
        assert!(seen.upgrade().is_some());
        drop(again);
        assert!(seen.upgrade().is_none());

        let made = Ground::made(Yard("heap".into()));
        assert_eq!(read("\"heap\"").unwrap(), made);
        drop(made);
        assert!(read("\"heap\"").is_err());
    }
}
