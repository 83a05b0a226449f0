//! What a checker finds in a file: which fault, with which values, where, and by which rules. The words are in the locale
//! files: a finding is the same in every language.

use std::fmt;

use crate::{Message, Rule};

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The file cannot be played.
    Error,
    /// It can, but this is probably not meant.
    Warning,
}

crate::words! { Severity, "severity" { Error = "error", Warning = "warning" } }

/// What a checker says: a text of the locale files, which has what to do under `.advice`, and the rules behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// What is wrong.
    pub said: Message,
    /// The rules that say so, if any does.
    pub rules: Vec<Rule>,
}

impl Remark {
    /// The same by one more rule.
    #[must_use]
    pub fn by(mut self, rule: Rule) -> Remark {
        self.rules.push(rule);
        self
    }
}

/// The key of the text, its values and the rules, for those who have no language: tests and panics.
impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said.key)?;
        for (name, value) in &self.said.args {
            write!(f, " {name}={value:?}")?;
        }
        self.rules.iter().try_for_each(|rule| write!(f, " [{rule}]"))
    }
}

/// One thing found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// How bad it is.
    pub severity: Severity,
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong there, and what to do.
    pub remark: Remark,
    /// The line as it is in the file.
    pub source: String,
}

/// All that was found in one file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The file, as the caller named it.
    pub file: String,
    /// What was found, in the order of the file.
    pub findings: Vec<Finding>,
}

impl Report {
    /// What stops the file from being played.
    pub fn errors(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.severity == Severity::Error)
    }
    /// What is probably not meant.
    pub fn warnings(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.severity == Severity::Warning)
    }
    /// No errors?
    pub fn is_playable(&self) -> bool {
        self.errors().next().is_none()
    }
    /// Nothing found at all?
    pub fn is_clean(&self) -> bool {
        self.findings.is_empty()
    }
}

/// A line for each finding, without a language.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.findings.iter().try_for_each(|Finding { severity, line, column, remark, .. }| {
            writeln!(f, "{severity}: {}:{line}:{column}: {remark}", self.file)
        })
    }
}

/// Make the faults that a checker knows: values, each with the key of its text and the rules behind it, in one table.
///
/// ```
/// use engine::Rule;
/// use engine::content::Remark;
/// const WALLS: Rule = Rule::numbered("DUEL-WALL-1");
///
/// engine::flaws! {
///     /// What can be wrong with a room.
///     pub enum Flaw {
///         Narrow(width: u8) = "check-narrow",
///         NoWall = "check-no-wall" [WALLS],
///     }
/// }
///
/// let remark = Remark::from(Flaw::Narrow(1));
/// assert_eq!((&*remark.said.key, remark.said.args.len(), remark.rules.len()), ("check-narrow", 1, 0));
/// assert_eq!(Remark::from(Flaw::NoWall).rules, [WALLS]);
/// assert_eq!(Flaw::KEYS, ["check-narrow", "check-no-wall"]);
/// ```
#[macro_export]
macro_rules! flaws {
    ($(#[$doc:meta])* $vis:vis enum $name:ident {
        $($flaw:ident $(($($value:ident: $of:ty),+))? = $key:literal $([$($rule:expr),+])?),+ $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        $vis enum $name {
            $(#[doc = concat!("`", $key, "`")] $flaw $(($($of),+))?,)+
        }

        impl $name {
            /// The keys of the texts of all of them.
            pub const KEYS: &[&'static str] = &[$($key),+];
        }

        impl From<$name> for $crate::content::Remark {
            fn from(flaw: $name) -> $crate::content::Remark {
                match flaw {
                    $($name::$flaw $(($($value),+))? => $crate::content::Remark {
                        said: $crate::Message::new($key)$($(.with(stringify!($value), $value))+)?,
                        rules: vec![$($($rule),+)?],
                    },)+
                }
            }
        }
    };
}
