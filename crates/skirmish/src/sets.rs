//! Sets of things that are known by their number.

use std::fmt;

use engine::Seat;
use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};

use crate::{AreaId, DieId, DoorId, FigureId};

/// Make types for sets of things that are known by their number, a bit each. In hashes a set is the number that its
/// bits make; in JSON it is a list of its things, `"all"` if nothing can be added. Once JSON had the number, too: it
/// is still read.
///
/// ```
/// skirmish::numbers! {
///     /// A room, which people count from 1.
///     RoomId(u8);
/// }
/// skirmish::sets! {
///     /// Some rooms.
///     Rooms(u16) of RoomId;
/// }
///
/// let mut rooms: Rooms = [RoomId(1), RoomId(4)].into_iter().collect();
/// assert!(rooms.has(RoomId(4)) && !rooms.has(RoomId(0)));
/// rooms.insert(RoomId(0));
/// assert!((rooms - Rooms::of(RoomId(4))).iter().eq([RoomId(0), RoomId(1)]));
/// assert_eq!((rooms & Rooms(0b11)).len(), 2);
/// assert!(rooms.is_within(5) && !rooms.is_within(4));
/// assert_eq!(borsh::to_vec(&rooms).unwrap(), [19, 0]);
/// assert_eq!(serde_json::to_string(&rooms).unwrap(), "[1,2,5]");
/// assert_eq!(serde_json::to_string(&Rooms(u16::MAX)).unwrap(), r#""all""#);
/// for text in ["[5,1,2]", "19"] {
///     assert_eq!(serde_json::from_str::<Rooms>(text).unwrap(), rooms);
/// }
/// for text in ["[1,1]", "[17]", "[0]", "65536", "-1", r#""none""#] {
///     assert!(serde_json::from_str::<Rooms>(text).is_err(), "{text}");
/// }
/// ```
///
/// Things that are no number say what there is of them: `Keys(u8) of KeyColour in KeyColour::ALL;`.
#[macro_export]
macro_rules! sets {
    (@iter $set:expr, $id:ident) => {{
        let mut left = $set.0;
        ::std::iter::from_fn(move || {
            (left != 0).then(|| {
                let place = left.trailing_zeros();
                left &= left - 1;
                $id(place as _)
            })
        })
    }};
    (@iter $set:expr, $id:ident, $all:expr) => {
        $all.into_iter().filter(move |&id| $set.has(id))
    };
    ($($(#[$doc:meta])* $set:ident($int:ty) of $id:ident $(in $all:expr)?;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, ::borsh::BorshSerialize)]
        pub struct $set(pub $int);

        impl $set {
            /// Nothing.
            pub const NONE: $set = $set(0);

            /// This one alone.
            #[inline]
            pub fn of(id: $id) -> $set {
                $set(1 << id.index())
            }
            /// Is it in the set?
            #[inline]
            pub fn has(self, id: $id) -> bool {
                self.0 >> id.index() & 1 != 0
            }
            /// Put one in.
            #[inline]
            pub fn insert(&mut self, id: $id) {
                *self |= $set::of(id);
            }
            /// Take one out.
            #[inline]
            pub fn remove(&mut self, id: $id) {
                *self = *self - $set::of(id);
            }
            /// How many?
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }
            /// None at all?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            /// Has it none but the first `n` that there are?
            pub const fn is_within(self, n: usize) -> bool {
                n >= <$int>::BITS as usize || self.0 >> n == 0
            }
            /// All of them, lowest first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> + Clone {
                $crate::sets!(@iter self, $id $(, $all)?)
            }
        }

        impl FromIterator<$id> for $set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> Self {
                ids.into_iter().fold($set::NONE, |set, id| set | $set::of(id))
            }
        }
        impl ::std::ops::BitOr for $set {
            type Output = $set;
            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }
        impl ::std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }
        impl ::std::ops::BitAnd for $set {
            type Output = $set;
            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }
        impl ::std::ops::Sub for $set {
            type Output = $set;
            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }
        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                if self.0 == <$int>::MAX { s.serialize_str("all") } else { s.collect_seq(self.iter()) }
            }
        }
        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                $crate::read_set(d, <$int>::MAX.into(), |id: $id| id.index()).map(|bits| $set(bits as $int))
            }
        }
    )+};
}

/// The bits of a set as JSON has it: a list, `"all"`, or the number that they make.
#[doc(hidden)]
pub fn read_set<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    d: D,
    all: u64,
    index: fn(T) -> usize,
) -> Result<u64, D::Error> {
    d.deserialize_any(Reader { all, index })
}

struct Reader<T> {
    all: u64,
    index: fn(T) -> usize,
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for Reader<T> {
    type Value = u64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list, or `all`")
    }
    fn visit_str<E: Error>(self, text: &str) -> Result<u64, E> {
        if text == "all" {
            Ok(self.all)
        } else {
            Err(E::custom(format!("`{text}` is no list; write a list, or all")))
        }
    }
    fn visit_u64<E: Error>(self, bits: u64) -> Result<u64, E> {
        if bits <= self.all {
            Ok(bits)
        } else {
            Err(E::custom(format!("{bits} is no set: at most {}", self.all)))
        }
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<u64, A::Error> {
        let mut bits = 0;
        while let Some(id) = list.next_element()? {
            let place = (self.index)(id);
            let bit =
                u32::try_from(place).ok().and_then(|place| 1_u64.checked_shl(place)).unwrap_or(0) & self.all;
            if bit == 0 {
                return Err(A::Error::custom(format!("number {} is too much for this list", place + 1)));
            }
            if bits & bit != 0 {
                return Err(A::Error::custom("something is listed twice"));
            }
            bits |= bit;
        }
        Ok(bits)
    }
}

sets! {
    /// Some figures on the board.
    FigureSet(u64) of FigureId;
    /// Some areas of a scenario.
    Areas(u32) of AreaId;
    /// Some doors, up to 63; see [`DoorMask`](crate::DoorMask).
    Doors(u64) of DoorId;
    /// Some doors, up to 15; see [`DoorMask`](crate::DoorMask).
    FewDoors(u16) of DoorId;
    /// Some dice of a roll. Actions write a 1 for each, the first one last.
    Dice(u8) of DieId;
    /// Some seats: those of marines, or of all who play.
    Seats(u8) of Seat;
}

impl Dice {
    /// All of them, however many there are.
    pub const ALL: Dice = Dice(u8::MAX);
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:b}", self.0)
    }
}
