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
        #[derive(::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema)]
        #[schemars(inline)]
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

/// Make types for things that people count from 1: JSON has the number that actions and players use.
///
/// ```
/// skirmish::numbers! {
///     /// A gate.
///     GateId(u8);
/// }
/// assert_eq!(serde_json::to_string(&GateId(0)).unwrap(), "1");
/// assert_eq!(serde_json::from_str::<GateId>("4").unwrap(), GateId(3));
/// assert!(serde_json::from_str::<GateId>("0").is_err());
/// ```
#[macro_export]
macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident($int:ty);)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, ::borsh::BorshSerialize)]
        pub struct $name(pub $int);

        impl $name {
            /// Its place in tables, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
            /// As people count, from 1.
            pub const fn number(self) -> u32 {
                self.0 as u32 + 1
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                self.number().serialize(s)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let number = <u32 as ::serde::Deserialize>::deserialize(d)?;
                let place = number.checked_sub(1).and_then(|n| <$int>::try_from(n).ok());
                place.map($name).ok_or_else(|| ::serde::de::Error::custom(format!("{number}: numbers count from 1")))
            }
        }

        impl ::schemars::JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                ::schemars::json_schema!({ "type": "integer", "minimum": 1 })
            }
        }
    )+};
}

/// A space, by its number: row by row, from the northwest. Positions in JSON have its place instead.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, borsh::BorshSerialize)]
pub struct SpaceId(pub u16);

impl SpaceId {
    /// Its place in tables, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

numbers! {
    /// A door of a scenario, by its number in the file.
    DoorId(u8);
    /// An area of a scenario, by its number in the file.
    AreaId(u8);
    /// A die of a roll, by its place.
    DieId(u8);
}
