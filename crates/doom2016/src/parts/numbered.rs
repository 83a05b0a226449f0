//! Words that may carry a number, as data files write them: `range 3`, `stun`.

/// Read `word` or `word n`.
pub(crate) fn split(text: &str) -> Result<(&str, Option<u8>), String> {
    match text.split_once(' ') {
        None => Ok((text, None)),
        Some((word, n)) => match n.parse() {
            Ok(n) if n > 0 => Ok((word, Some(n))),
            _ => Err(format!("`{text}`: its number is 1 to 255")),
        },
    }
}

/// Give an enum whose variants hold nothing or one number its words: `word`, `number`, `Display`, `FromStr` and the
/// serde form all come from one list.
macro_rules! numbered {
    (@number) => { None };
    (@number $n:ident) => { Some($n) };
    (@take $text:ident, $number:ident) => {
        if $number.is_some() {
            return Err(format!("`{}`: it has no number", $text));
        }
    };
    (@take $text:ident, $number:ident, $n:ident) => {
        let Some($n) = $number else {
            return Err(format!("`{0}`: write its number, as in {0} 1", $text));
        };
    };
    ($type:ident, $what:literal { $($variant:ident $(($n:ident))? = $word:literal),+ $(,)? }) => {
        impl $type {
            /// The word in notation and data, without the number.
            pub const fn word(self) -> &'static str {
                match self { $($type::$variant { .. } => $word),+ }
            }
            /// The number, where it has one.
            pub const fn number(self) -> Option<u8> {
                match self { $($type::$variant $(($n))? => $crate::numbered::numbered!(@number $($n)?)),+ }
            }
        }
        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self.number() {
                    Some(n) => write!(f, "{} {n}", self.word()),
                    None => f.write_str(self.word()),
                }
            }
        }
        impl ::std::str::FromStr for $type {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                let (word, number) = $crate::numbered::split(text)?;
                match word {
                    $($word => {
                        $crate::numbered::numbered!(@take text, number $(, $n)?);
                        Ok($type::$variant $(($n))?)
                    })+
                    _ => Err(format!("`{word}` is no {}; write {}", $what, ::engine::one_of(&[$($word),+]))),
                }
            }
        }
        engine::serde_as_text!($type);
    };
}

pub(crate) use numbered;
