//! Positions as people write them: places as `"4,1"`, marines as `"p1"`.
//!
//! What a place is called only its map knows, and a position names the map. So whoever writes or reads a position says
//! on which ground: meanwhile spaces are written and read as places. Once positions had the numbers of spaces and of
//! marines: those are still read.

use std::any::Any;
use std::cell::RefCell;
use std::fmt;

use engine::Seat;
use serde::de::{DeserializeOwned, Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::{Ground, Place, Pos, SpaceId};

/// A ground that says what its spaces are called.
trait Chart: Any {
    fn pos(&self, space: SpaceId) -> Option<Pos>;
    fn space(&self, pos: Pos) -> Option<SpaceId>;
}

impl<P: Place> Chart for Ground<P> {
    fn pos(&self, space: SpaceId) -> Option<Pos> {
        self.place().pos_of(space)
    }
    fn space(&self, pos: Pos) -> Option<SpaceId> {
        self.place().space_of(pos)
    }
}

thread_local! {
    /// The grounds of the positions that are being written or read, the innermost last.
    static CHARTS: RefCell<Vec<Box<dyn Chart>>> = const { RefCell::new(Vec::new()) };
}

/// Write or read something that lies on this ground.
pub fn on_ground<P: Place, T>(ground: &Ground<P>, act: impl FnOnce() -> T) -> T {
    /// Takes the ground away, whatever happens.
    struct Leave;
    impl Drop for Leave {
        fn drop(&mut self) {
            CHARTS.with_borrow_mut(Vec::pop);
        }
    }
    CHARTS.with_borrow_mut(|charts| charts.push(Box::new(ground.clone())));
    let _leave = Leave;
    act()
}

/// The ground of the position that is being read, if it has this name: it need not be laid out once more.
pub(crate) fn here<P: Place>(name: &str) -> Option<Ground<P>> {
    CHARTS.with_borrow(|charts| {
        let ground = (charts.last()?.as_ref() as &dyn Any).downcast_ref::<Ground<P>>()?;
        (ground.name() == name).then(|| ground.clone())
    })
}

/// Read a position whose set-up names its ground under `key`.
///
/// # Errors
/// What is wrong with it, and where.
#[doc(hidden)]
pub fn read_position<'de, P: Place, T: DeserializeOwned, D: Deserializer<'de>>(
    d: D,
    key: &str,
) -> Result<T, D::Error> {
    let value = Value::deserialize(d)?;
    let name = value.get("setup").and_then(|setup| setup.get(key));
    // A ground that cannot be read is complained of where the set-up is read.
    let ground = name.and_then(|name| Ground::<P>::deserialize(name).ok()).unwrap_or_default();
    on_ground(&ground, || {
        T::deserialize(&value).or_else(|_| {
            serde_path_to_error::deserialize(&value).map_err(|error| {
                match error.path().to_string().as_str() {
                    "." => D::Error::custom(error.inner()),
                    place => D::Error::custom(format!("{place}: {}", error.inner())),
                }
            })
        })
    })
}

/// Let a position be written and read on its own ground, which its set-up has. The type derives `Serialize` and
/// `Deserialize` with `#[serde(remote = "Self")]`.
#[macro_export]
macro_rules! position {
    ($state:ident = $name:literal, $ground:ident: $place:ty) => {
        impl ::serde::Serialize for $state {
            fn serialize<S: ::serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                $crate::on_ground(&self.setup.$ground, || $state::serialize(self, s))
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $state {
            fn deserialize<D: ::serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                #[derive(::serde::Deserialize)]
                struct Written(#[serde(with = $name)] $state);
                let written: Written = $crate::read_position::<$place, _, _>(d, stringify!($ground))?;
                Ok(written.0)
            }
        }
    };
}

impl Serialize for SpaceId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let pos = CHARTS.with_borrow(|charts| charts.last().and_then(|chart| chart.pos(*self)));
        match pos {
            Some(pos) => pos.serialize(s),
            None => self.0.serialize(s),
        }
    }
}

impl<'de> Deserialize<'de> for SpaceId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let number = |n| Some(SpaceId(n));
        let place = |text: &str| {
            let pos: Pos = text.parse()?;
            let space = CHARTS.with_borrow(|charts| charts.last().map(|chart| chart.space(pos)));
            space.ok_or("on which map?")?.ok_or_else(|| format!("there is no space {pos}"))
        };
        read_either(d, "a place as in \"4,1\"", number, place)
    }
}

/// For a marine by his number, as in `#[serde(with = "skirmish::seat")]`: people read and write `p1`.
pub mod seat {
    use super::*;

    /// As the seat of that number.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn serialize<S: Serializer>(who: &u8, s: S) -> Result<S::Ok, S::Error> {
        Seat(*who).serialize(s)
    }
    /// The number of a seat, or the number itself.
    ///
    /// # Errors
    /// If it is neither.
    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<u8, D::Error> {
        let number = |n| u8::try_from(n).ok();
        read_either(d, "a marine as in \"p1\"", number, |text| Ok(text.parse::<Seat>()?.0))
    }
}

/// The same where there may be nobody.
pub mod maybe_seat {
    use super::*;

    /// As the seat of that number.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn serialize<S: Serializer>(who: &Option<u8>, s: S) -> Result<S::Ok, S::Error> {
        who.map(Seat).serialize(s)
    }
    /// The number of a seat, the number itself, or nobody.
    ///
    /// # Errors
    /// If it is neither.
    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Option<u8>, D::Error> {
        #[derive(Deserialize)]
        struct Somebody(#[serde(with = "super::seat")] u8);
        Ok(Option::<Somebody>::deserialize(d)?.map(|somebody| somebody.0))
    }
}

/// Read a number or a text.
fn read_either<'de, D: Deserializer<'de>, T>(
    d: D,
    what: &'static str,
    number: impl Fn(u16) -> Option<T>,
    text: impl Fn(&str) -> Result<T, String>,
) -> Result<T, D::Error> {
    struct Either<N, X>(&'static str, N, X);

    impl<T, N: Fn(u16) -> Option<T>, X: Fn(&str) -> Result<T, String>> Visitor<'_> for Either<N, X> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(self.0)
        }
        fn visit_u64<E: Error>(self, n: u64) -> Result<T, E> {
            let small = u16::try_from(n).ok().and_then(&self.1);
            small.ok_or_else(|| E::custom(format!("{n} is too large for {}", self.0)))
        }
        fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
            (self.2)(text).map_err(E::custom)
        }
    }

    d.deserialize_any(Either(what, number, text))
}
