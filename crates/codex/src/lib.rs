//! Everything players read, in four languages: names, numbered rules, messages.
//!
//! The texts are the Fluent files of `locales/`, checked and put into the binary when this crate is built.
//! A message is asked for by its key; `cargo build` has made sure that it exists in every language.
//!
//! ```
//! use codex::{Arg, Lang, text};
//!
//! assert_eq!(text(Lang::Pl, "weapon-shotgun", &[]), "Strzelba");
//! assert_eq!(text(Lang::En, "cubes-red", &[("n", Arg::Num(2))]), "2 red cubes");
//! assert_eq!(text(Lang::Pl, "cubes-red", &[("n", Arg::Num(5))]), "5 czerwonych kostek");
//! ```
//!
//! The rules are also a book ([`Rulebook`]), with what is known of each ([`evidence()`]), a glossary ([`terms`]) and a
//! [`search`] over whatever one lists.
//!
//! Keys: `weapon-ID`, `weapon-ID-help`, `effect-WEAPON-ID`, `powerup-ID`, `powerup-ID-help`, `rule-RULE`, `ui-…`,
//! `refusal-…`, `adrenaline-…`; the files themselves are the full list.

mod chapters;
mod checker;
mod drawing;
mod evidence;
mod glossary;
mod lang;
mod message;
mod pieces;
pub mod proof;
mod rulebook;
mod said;
pub mod search;

#[cfg(test)]
#[path = "../build/check.rs"]
mod check;
#[cfg(test)]
mod check_tests;

pub use checker::{advice, finding, remark, report};
pub use drawing::{Claim, Drawing, Says};
pub use engine::Arg;
pub use evidence::{Evidence, Spot, evidence};
pub use glossary::{Term, terms};
pub use lang::{Lang, UnknownLang};
pub use message::{ask, bring, files, has, help, say, show, shown, text};
pub use pieces::{Name, pieces, told};
pub use rulebook::{Chapter, Place, Rulebook, rule_text};
pub use said::{Said, said, speak, spoken};
