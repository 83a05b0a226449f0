//! The options of a table itself, whatever is played there.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::people::is_unseen;

/// The shortest clock, in seconds.
const CLOCK_LEAST: u32 = 10;
/// The longest clock, in seconds: two weeks.
const CLOCK_MOST: u32 = 14 * 24 * 3600;
/// The longest title, in characters.
const TITLE_MOST: usize = 60;

/// The options of a table itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// What the table is called.
    pub title: String,
    /// Is it in the public lists? Whoever has the link may come in all the same.
    pub listed: bool,
    /// Seconds for a turn. When four fifths of them have passed there is a reminder; at the end a computer player makes
    /// the turn. Without it there is all the time in the world.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<u32>,
    /// Only those who sit at the table may look. It is in no public list then.
    pub private: bool,
    /// Those who only watch may talk too. Whoever plays may change that at any time.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub open_chat: bool,
}

impl Options {
    /// A turn may take this long.
    pub fn clock_ms(&self) -> Option<u64> {
        self.clock.map(|seconds| u64::from(seconds) * 1000)
    }

    /// There is a reminder after this long.
    pub fn reminder_ms(&self) -> Option<u64> {
        self.clock_ms().map(|clock| clock / 5 * 4)
    }

    /// Are they sensible?
    ///
    /// # Errors
    /// What is wrong, and what would be right.
    pub fn check(&self) -> Result<(), String> {
        if self.clock.is_some_and(|clock| !(CLOCK_LEAST..=CLOCK_MOST).contains(&clock)) {
            return Err(format!("a clock has {CLOCK_LEAST} to {CLOCK_MOST} seconds"));
        }
        if self.title.chars().count() > TITLE_MOST || self.title.chars().any(is_unseen) {
            return Err(format!("a title has at most {TITLE_MOST} letters, on one line"));
        }
        if self.private && self.listed {
            return Err("a private table is in no public list: choose one of the two".to_owned());
        }
        Ok(())
    }
}
