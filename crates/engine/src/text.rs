//! Types that are written as text in JSON too.

use std::fmt;

/// Give a type with `Display` and `FromStr<Err = String>` a serde form: its text. Descriptions of views call it a text.
///
/// ```
/// use engine::Seat;
/// assert_eq!(serde_json::to_string(&Seat(1)).unwrap(), "\"p2\"");
/// ```
#[macro_export]
macro_rules! serde_as_text {
    ($($type:ty),+ $(,)?) => {
        $crate::serde_as_text!(@serde $($type),+);
        $(impl ::schemars::JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                "text".into()
            }
            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                ::schemars::json_schema!({ "type": "string" })
            }
        })+
    };
    (@serde $($type:ty),+) => {$(
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.collect_str(self)
            }
        }
        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(d)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    )+};
}

/// Is this how a value is written? Its text is compared as it comes, and stops where it differs.
///
/// ```
/// use engine::{Seat, is_written};
/// assert!(is_written(Seat(1), "p2"));
/// assert!(!is_written(Seat(1), "p") && !is_written(Seat(1), "p22") && !is_written(Seat(1), "p3"));
/// ```
pub fn is_written(value: impl fmt::Display, text: &str) -> bool {
    struct Rest<'a>(&'a str);
    impl fmt::Write for Rest<'_> {
        fn write_str(&mut self, part: &str) -> fmt::Result {
            self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
            Ok(())
        }
    }
    let mut rest = Rest(text);
    fmt::write(&mut rest, format_args!("{value}")).is_ok() && rest.0.is_empty()
}

/// Give a plain enum its words: `ALL`, `index`, `word`, `Display`, `FromStr` and the serde form all come from one list.
///
/// The variants are listed in the order of the enum.
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Suit { Cup, Sword }
/// engine::words! { Suit, "suit" { Cup = "cup", Sword = "sword" } }
///
/// assert_eq!("sword".parse(), Ok(Suit::Sword));
/// assert_eq!(Suit::ALL.map(|suit| suit.to_string()), ["cup", "sword"]);
/// assert_eq!("coin".parse::<Suit>(), Err("`coin` is no suit; write cup or sword".to_owned()));
/// ```
#[macro_export]
macro_rules! words {
    ($type:ident, $what:literal { $($variant:ident = $word:literal),+ $(,)? }) => {
        impl $type {
            /// All of them, in order.
            pub const ALL: [$type; [$($word),+].len()] = [$($type::$variant),+];
            const WORDS: [&'static str; [$($word),+].len()] = [$($word),+];

            const IN_ORDER: () = {
                let mut place = 0;
                while place < $type::ALL.len() {
                    assert!($type::ALL[place] as usize == place, "list the variants in the order of the enum");
                    place += 1;
                }
            };

            /// Its place in tables, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                let () = $type::IN_ORDER;
                self as usize
            }
            /// The word in notation, data and locale keys.
            pub const fn word(self) -> &'static str {
                $type::WORDS[self.index()]
            }
        }
        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.word())
            }
        }
        impl ::std::str::FromStr for $type {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                $type::ALL.into_iter().find(|one| one.word() == text).ok_or_else(|| {
                    format!("`{text}` is no {}; write {}", $what, $crate::one_of(&$type::WORDS))
                })
            }
        }
        $crate::serde_as_text!(@serde $type);
        impl ::schemars::JsonSchema for $type {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }
            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                ::schemars::json_schema!({ "type": "string", "enum": $type::WORDS })
            }
        }
    };
}

/// A character that steers a terminal or turns a line round instead of being read.
pub fn is_hidden(c: char) -> bool {
    c.is_control() || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A list for people: `red, green or blue`.
///
/// ```
/// assert_eq!(engine::one_of(&["red", "green", "blue"]), "red, green or blue");
/// assert_eq!(engine::one_of(&["red"]), "red");
/// ```
pub fn one_of(words: &[impl AsRef<str>]) -> String {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => words.concat(),
    }
}
