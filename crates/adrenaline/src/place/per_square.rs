//! Something for each square of the arena: tiles on the floor, turrets.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use borsh::BorshSerialize;
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::square::{SQUARES, Sq};

/// Something for each square. People read and write it by square, without those that have nothing; once it was a list of
/// the squares of the box, which is still read.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PerSquare<T>([T; SQUARES]);

impl<T: Default + Copy + PartialEq> PerSquare<T> {
    /// Those that have something, row by row.
    pub fn some(&self) -> impl Iterator<Item = (Sq, T)> + '_ {
        Sq::all().map(|square| (square, self[square])).filter(|(_, it)| *it != T::default())
    }
}

impl<T: Default + Copy> Default for PerSquare<T> {
    fn default() -> Self {
        PerSquare([T::default(); SQUARES])
    }
}

impl<T> Index<Sq> for PerSquare<T> {
    type Output = T;
    #[inline]
    fn index(&self, square: Sq) -> &T {
        &self.0[square.index()]
    }
}

impl<T> IndexMut<Sq> for PerSquare<T> {
    #[inline]
    fn index_mut(&mut self, square: Sq) -> &mut T {
        &mut self.0[square.index()]
    }
}

/// The squares of the box in their order, then others that have something, by name.
impl<T: BorshSerialize + Default + Copy + PartialEq> BorshSerialize for PerSquare<T> {
    fn serialize<W: borsh::io::Write>(&self, writer: &mut W) -> borsh::io::Result<()> {
        Sq::of_box().try_for_each(|square| self[square].serialize(writer))?;
        self.some()
            .filter(|(square, _)| square.in_box().is_none())
            .try_for_each(|(square, it)| (square, it).serialize(writer))
    }
}

impl<T: Serialize + Default + Copy + PartialEq> Serialize for PerSquare<T> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(self.some())
    }
}

impl<'de, T: Deserialize<'de> + Default + Copy> Deserialize<'de> for PerSquare<T> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Either<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de> + Default + Copy> Visitor<'de> for Either<T> {
            type Value = PerSquare<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("something for some squares, as in {\"00\": …, \"12\": …}")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut all = PerSquare::default();
                while let Some(square) = map.next_key::<Sq>()? {
                    if !square.is_on() {
                        return Err(A::Error::custom("`off` is no square"));
                    }
                    all[square] = map.next_value()?;
                }
                Ok(all)
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                let mut all = PerSquare::default();
                for square in Sq::of_box() {
                    all[square] = list
                        .next_element()?
                        .ok_or_else(|| A::Error::custom("the list ends before the last square"))?;
                }
                Ok(all)
            }
        }

        d.deserialize_any(Either(PhantomData))
    }
}

impl<T: schemars::JsonSchema> schemars::JsonSchema for PerSquare<T> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("PerSquare{}", T::schema_name()).into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        BTreeMap::<String, T>::json_schema(generator)
    }
}
