//! Things that are known by their number.

/// Make types for things that are known by their number, from 0.
///
/// ```
/// skirmish::ids! {
///     /// A room.
///     RoomId(u8);
/// }
/// assert_eq!(RoomId(3).index(), 3);
/// ```
#[macro_export]
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($int:ty);)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, ::borsh::BorshSerialize)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        pub struct $name(pub $int);

        impl $name {
            /// Its place in tables, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )+};
}

ids! {
    /// A space, by its number: row by row, from the northwest.
    SpaceId(u16);
    /// A door of a scenario, by its number in the file.
    DoorId(u8);
    /// An area of a scenario, by its number in the file.
    AreaId(u8);
}
