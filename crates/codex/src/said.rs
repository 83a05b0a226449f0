//! The language in which a program speaks to whoever started it, and errors that are said in it.

use std::fmt;
use std::sync::OnceLock;

use engine::{Arg, Message};

use crate::{Lang, say};

static SPOKEN: OnceLock<Lang> = OnceLock::new();

/// This program speaks this language from now on. The first word counts: later ones change nothing.
pub fn speak(lang: Lang) {
    let _ = SPOKEN.set(lang);
}

/// The language that this program speaks; English if nobody has said which.
pub fn spoken() -> Lang {
    SPOKEN.get().copied().unwrap_or_default()
}

/// A message as an error, or as what an error is about: it reads in the language that the program speaks.
///
/// ```
/// use codex::{Arg, said};
/// let error = said("cli-no-game", &[("id", Arg::text("chess"))]);
/// assert_eq!(error.to_string(), "there is no game `chess`");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said(Message);

/// The message `key` with `args` put in, for whoever started the program.
pub fn said(key: &'static str, args: &[(&'static str, Arg)]) -> Said {
    Said(args.iter().fold(Message::new(key), |message, (name, arg)| message.with(*name, arg.clone())))
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&say(spoken(), &self.0))
    }
}

impl std::error::Error for Said {}

/// For readers of single values, which answer with texts.
impl From<Said> for String {
    fn from(said: Said) -> String {
        said.to_string()
    }
}
