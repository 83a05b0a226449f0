//! Sets of things that are known by their number.

use crate::{AreaId, FigureId};

/// Make types for sets of things that are known by their number, a bit each. In hashes and in JSON a set is the number
/// that its bits make.
///
/// ```
/// skirmish::ids! {
///     /// A room.
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
/// assert_eq!(serde_json::to_string(&rooms).unwrap(), "19");
/// assert_eq!(borsh::to_vec(&rooms).unwrap(), [19, 0]);
/// ```
#[macro_export]
macro_rules! sets {
    ($($(#[$doc:meta])* $set:ident($int:ty) of $id:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, ::borsh::BorshSerialize)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[serde(transparent)]
        pub struct $set(pub $int);

        impl $set {
            /// Nothing.
            pub const NONE: $set = $set(0);

            /// This one alone.
            #[inline]
            pub const fn of(id: $id) -> $set {
                $set(1 << id.index())
            }
            /// Is it in the set?
            #[inline]
            pub const fn has(self, id: $id) -> bool {
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
            /// All of them, lowest first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> {
                let mut left = self.0;
                ::std::iter::from_fn(move || {
                    (left != 0).then(|| {
                        let place = left.trailing_zeros();
                        left &= left - 1;
                        $id(place as _)
                    })
                })
            }
        }

        impl FromIterator<$id> for $set {
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
    )+};
}

sets! {
    /// Some figures on the board.
    FigureSet(u64) of FigureId;
    /// Some areas of a scenario.
    Areas(u32) of AreaId;
}
