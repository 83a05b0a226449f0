//! Sets of numbered things, one bit for each.

/// Make a set type for a numbered type: hands, decks, racks.
///
/// The type needs `index()` and, for the way back, a function from the number; it is written to JSON as the list of
/// what it holds, and a list that names something twice is refused.
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Suit { Cup, Sword }
/// engine::words! { Suit, "suit" { Cup = "cup", Sword = "sword" } }
/// engine::bit_set! {
///     /// Some suits.
///     pub struct Suits(u8) of Suit, 2, |n| Suit::ALL[n];
/// }
///
/// let mut suits: Suits = [Suit::Sword].into_iter().collect();
/// assert!(suits.has(Suit::Sword) && !suits.has(Suit::Cup));
/// suits.insert(Suit::Cup);
/// assert_eq!((suits, suits.len(), suits.nth(1)), (Suits::ALL, 2, Some(Suit::Sword)));
/// assert_eq!(serde_json::to_string(&suits).unwrap(), r#"["cup","sword"]"#);
/// assert!(serde_json::from_str::<Suits>(r#"["cup","cup"]"#).is_err());
/// suits.remove(Suit::Sword);
/// assert!(suits.iter().eq([Suit::Cup]));
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$doc:meta])* $vis:vis struct $set:ident($int:ty) of $item:ty, $count:expr, $from:expr;) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, ::borsh::BorshSerialize)]
        $vis struct $set($int);

        #[allow(dead_code)]
        impl $set {
            /// Nothing.
            pub const NONE: $set = $set(0);
            /// Everything there is.
            pub const ALL: $set = $set(<$int>::MAX >> (<$int>::BITS as usize - $count));

            /// Is it in the set?
            #[inline]
            pub fn has(self, item: $item) -> bool {
                self.0 >> item.index() & 1 != 0
            }
            /// How many?
            #[inline]
            pub fn len(self) -> u32 {
                self.0.count_ones()
            }
            /// None at all?
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }
            /// Put one in.
            #[inline]
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }
            /// Take one out.
            #[inline]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }
            /// What is in either set.
            #[inline]
            #[must_use]
            pub fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
            /// What is in both sets.
            #[inline]
            #[must_use]
            pub fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
            /// What is here and not in the other set.
            #[inline]
            #[must_use]
            pub fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
            /// What is in the set, in the order of the numbers.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut left = self.0;
                ::std::iter::from_fn(move || {
                    (left != 0).then(|| {
                        let place = left.trailing_zeros() as usize;
                        left &= left - 1;
                        ($from)(place)
                    })
                })
            }
            /// The one at place `n`, from 0: a draw by luck.
            #[inline]
            pub fn nth(self, n: u32) -> Option<$item> {
                let left = (0..n).fold(self.0, |left, _| left & left.saturating_sub(1));
                (left != 0).then(|| ($from)(left.trailing_zeros() as usize))
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = $set::NONE;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.collect_seq(self.iter())
            }
        }

        impl ::schemars::JsonSchema for $set {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($set).into()
            }
            fn json_schema(generator: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                <Vec<$item> as ::schemars::JsonSchema>::json_schema(generator)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let mut set = $set::NONE;
                for item in <Vec<$item> as ::serde::Deserialize>::deserialize(d)? {
                    if set.has(item) {
                        return Err(::serde::de::Error::custom(format!("{item} is listed twice; it exists once")));
                    }
                    set.insert(item);
                }
                Ok(set)
            }
        }
    };
}
