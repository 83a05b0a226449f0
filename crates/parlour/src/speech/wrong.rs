//! What goes wrong, as a client hears it: a code for programs, a message for people, the rules behind it.

use codex::Lang;
use engine::Refusal;
use serde::Serialize;
use utoipa::ToSchema;

use crate::kept::StoreError;
use crate::trouble::TableError;

/// That means nothing.
pub const BAD_REQUEST: u16 = 400;
/// There is no such thing.
pub const NOT_FOUND: u16 = 404;
/// Not as things are.
pub const CONFLICT: u16 = 409;
/// The rules say no.
pub const UNPROCESSABLE: u16 = 422;
/// A mistake of ours.
pub const FAILED: u16 = 500;
/// Not just now.
pub const UNAVAILABLE: u16 = 503;
/// What went wrong.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Wrong {
    /// For programs; stays the same whatever the language. `stale`: the table has moved on, look again. `too-often`: wait
    /// a moment. `unreadable`: what was sent, or an address, cannot be read. `missing`: there is no such thing.
    /// `wrong-method`, `wrong-origin`, `no-line`: asked in another way than this address is. `not-invited`, `guest`,
    /// `taken`, `too-many`, `bad-name`, `bad-password`, `bad-options`, `bad-setup`,
    /// `bad-notices`, `bad-scenario`, `bad-order`: what the message says.
    /// `other-rules`, `drifted`: a table that this program cannot play on. `unavailable`, `untended`, `draining`, `failed`: not just
    /// now. `refusal-…`: the rules of the game or of the house say no.
    pub code: String,
    /// For people, in the language that was asked for.
    pub message: String,
    /// The rules behind it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// The last entry of the table, if the client has not seen everything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u64>,
}

impl Wrong {
    /// Something that only programs do wrong.
    pub fn new(code: &str, message: impl Into<String>) -> Wrong {
        Wrong { code: code.to_owned(), message: message.into(), rules: Vec::new(), number: None }
    }

    /// Something that people do.
    pub fn refused(refusal: &Refusal, lang: Lang) -> Wrong {
        let mut wrong = Wrong::new(refusal.code(), codex::say(lang, &refusal.reason));
        wrong.rules = refusal.rules.iter().map(ToString::to_string).collect();
        wrong
    }

    /// Something that people do, without a rule of a game behind it.
    pub fn manners(reason: &'static str, lang: Lang) -> Wrong {
        Wrong::refused(&Refusal::new(reason, &[]), lang)
    }

    /// What went wrong at a table, with the status of HTTP that says the like.
    pub fn at_table(problem: TableError, lang: Lang) -> (u16, Wrong) {
        match problem {
            TableError::Stale(number) => {
                let mut wrong = Wrong::manners("refusal-table-moved-on", lang);
                wrong.code = "stale".to_owned();
                wrong.number = Some(number);
                (CONFLICT, wrong)
            }
            TableError::Refused(refusal) => (UNPROCESSABLE, Wrong::refused(&refusal, lang)),
            TableError::Unreadable(text) => (BAD_REQUEST, Wrong::new("unreadable", text)),
            TableError::OtherRules { played } => {
                let message = format!(
                    "this table is played under rules {played}, which this program does not have; it is kept as it is \
                     and goes on with a program that has them"
                );
                (CONFLICT, Wrong::new("other-rules", message))
            }
            TableError::Drifted(number) => {
                let message = format!(
                    "entry {number} of this table does not give the position that was noted; it is kept as it is: \
                     report it"
                );
                (CONFLICT, Wrong::new("drifted", message))
            }
            TableError::Store(problem) => Wrong::kept(&problem),
        }
    }

    /// What is kept cannot be had, or not written.
    pub fn kept(problem: &StoreError) -> (u16, Wrong) {
        match problem {
            StoreError::Missing => (NOT_FOUND, Wrong::new("missing", "there is no such thing here")),
            StoreError::Taken => (CONFLICT, Wrong::new("taken", "it is there already")),
            StoreError::Damaged(_) => {
                let message =
                    "what is kept of this cannot be read; it has been noted for whoever runs this place";
                (FAILED, Wrong::new("failed", message))
            }
            StoreError::Broken(_) => {
                let message = "the database does not answer just now; try again in a moment";
                (UNAVAILABLE, Wrong::new("unavailable", message))
            }
        }
    }
}
