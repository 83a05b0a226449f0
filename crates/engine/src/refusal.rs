//! Why something may not be done, with the numbers of the rules that forbid it.

use std::fmt;

use serde::Serialize;

use crate::Message;

/// The number of a rule, as the codex and the book print it.
///
/// Games have theirs as constants, made from the locale files: a number that does not exist does not compile.
/// ```
/// use engine::Rule;
/// const RUN: Rule = Rule::numbered("ADR-RUN-1");
/// assert_eq!(RUN.to_string(), "ADR-RUN-1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Rule(&'static str);

impl Rule {
    /// The rule with this number; for the constants of a game and for nobody else.
    pub const fn numbered(number: &'static str) -> Rule {
        Rule(number)
    }
    /// Its number.
    pub const fn number(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A refused action or set-up: a reason for people and the rules behind it.
///
/// ```
/// use engine::{Refusal, Rule};
/// let no = Refusal::new("refusal-not-seen", &[Rule::numbered("ADR-SEE-1")]);
/// assert_eq!(no.code(), "refusal-not-seen");
/// assert!(no.cites("ADR-SEE-1"));
/// assert_eq!(no.to_string(), "refusal-not-seen [ADR-SEE-1]");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The reason, to be put into words.
    pub reason: Message,
    /// The rules that refuse it; empty only where no rule of the game is concerned (a finished game).
    pub rules: Vec<Rule>,
}

impl Refusal {
    /// A refusal for a reason without values.
    pub fn new(key: &'static str, rules: &[Rule]) -> Self {
        Refusal { reason: Message::new(key), rules: rules.to_vec() }
    }
    /// A refusal for a reason with values.
    pub fn because(reason: Message, rules: &[Rule]) -> Self {
        Refusal { reason, rules: rules.to_vec() }
    }
    /// The reason's key, stable for programs.
    pub fn code(&self) -> &str {
        &self.reason.key
    }
    /// Does this refusal cite the rule with that number?
    pub fn cites(&self, rule: &str) -> bool {
        self.rules.iter().any(|r| r.0 == rule)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason.key)?;
        if !self.rules.is_empty() {
            let numbers: Vec<_> = self.rules.iter().map(|r| r.0).collect();
            write!(f, " [{}]", numbers.join(", "))?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}

/// Make the reasons for which a game refuses: small values, each with its text and its rules in one table.
///
/// A rule of what may be done answers `Result<(), Reason>`. A reason may carry values that its text names.
/// ```
/// use engine::{Arg, Refusal, Rule};
/// const WALLS: Rule = Rule::numbered("DUEL-WALL-1");
/// const PRICES: Rule = Rule::numbered("DUEL-PAY-1");
///
/// engine::reasons! {
///     /// Why not.
///     pub enum Reason {
///         Wall = "refusal-wall" [WALLS],
///         Dear(price: u8) = "refusal-dear" [PRICES, WALLS],
///     }
/// }
///
/// fn may_step(wall: bool) -> Result<(), Reason> {
///     if wall { Err(Reason::Wall) } else { Ok(()) }
/// }
/// assert_eq!(may_step(true), Err(Reason::Wall));
/// let dear = Refusal::from(Reason::Dear(3));
/// assert_eq!((dear.code(), &dear.reason.args[0].1), ("refusal-dear", &Arg::from(3u8)));
/// assert_eq!(Reason::TABLE, [("refusal-wall", &[WALLS][..]), ("refusal-dear", &[PRICES, WALLS])]);
/// ```
#[macro_export]
macro_rules! reasons {
    ($(#[$doc:meta])* $vis:vis enum $name:ident {
        $($reason:ident $(($($value:ident: $of:ty),+))? = $key:literal [$($rule:expr),+ $(,)?]),+ $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $name {
            $(#[doc = concat!("`", $key, "`")] $reason $(($($of),+))?,)+
        }

        #[allow(dead_code)]
        impl $name {
            /// Every reason: the key of its text, and the rules behind it.
            $vis const TABLE: &[(&'static str, &'static [$crate::Rule])] = &[$(($key, &[$($rule),+])),+];
        }

        impl From<$name> for $crate::Refusal {
            fn from(reason: $name) -> $crate::Refusal {
                match reason {
                    $($name::$reason $(($($value),+))? => $crate::Refusal::because(
                        $crate::Message::new($key)$($(.with(stringify!($value), $value))+)?,
                        &[$($rule),+],
                    ),)+
                }
            }
        }
    };
}
