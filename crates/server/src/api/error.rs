//! What goes wrong, as a client hears it: a code for programs, a message for people, the rules behind it.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use codex::Lang;
use engine::{Arg, Refusal};
use serde::Serialize;
use utoipa::ToSchema;

use crate::live::TableError;
use crate::people::Ban;
use crate::store::StoreError;

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

/// An answer that says what went wrong.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// What.
    pub error: Wrong,
    #[serde(skip)]
    status: StatusCode,
}

impl Problem {
    /// Something that only programs do wrong.
    pub fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Problem {
        let wrong = Wrong { code: code.to_owned(), message: message.into(), rules: Vec::new(), number: None };
        Problem { error: wrong, status }
    }

    /// Something that people do.
    pub fn refused(status: StatusCode, refusal: &Refusal, lang: Lang) -> Problem {
        let mut problem = Problem::new(status, refusal.code(), codex::say(lang, &refusal.reason));
        problem.error.rules = refusal.rules.iter().map(ToString::to_string).collect();
        problem
    }

    /// Something that people do, without a rule of a game behind it.
    pub fn manners(status: StatusCode, reason: &'static str, lang: Lang) -> Problem {
        Problem::refused(status, &Refusal::new(reason, &[]), lang)
    }

    /// Nobody is logged in.
    pub fn nobody(lang: Lang) -> Problem {
        Problem::manners(StatusCode::UNAUTHORIZED, "refusal-nobody", lang)
    }

    /// A program has a token that is none, or none any more.
    pub fn no_token(lang: Lang) -> Problem {
        let mut problem = Problem::nobody(lang);
        problem.error.message = codex::text(lang, "refusal-token", &[]);
        problem
    }

    /// Somebody is shut out.
    pub fn banned(ban: &Ban, lang: Lang) -> Problem {
        let mut problem = Problem::manners(StatusCode::FORBIDDEN, "refusal-banned", lang);
        if !ban.why.is_empty() {
            problem.error.message =
                codex::text(lang, "refusal-banned-why", &[("why", Arg::Text(ban.why.clone()))]);
        }
        problem
    }

    /// There is no such thing.
    pub fn missing() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "missing", "there is no such thing here")
    }

    /// What went wrong at a table.
    pub fn at_table(problem: TableError, lang: Lang) -> Problem {
        match problem {
            TableError::Stale(number) => {
                let mut problem = Problem::manners(StatusCode::CONFLICT, "refusal-table-moved-on", lang);
                problem.error.code = "stale".to_owned();
                problem.error.number = Some(number);
                problem
            }
            TableError::Refused(refusal) => {
                Problem::refused(StatusCode::UNPROCESSABLE_ENTITY, &refusal, lang)
            }
            TableError::Unreadable(text) => Problem::new(StatusCode::BAD_REQUEST, "unreadable", text),
            TableError::OtherRules { played } => Problem::new(
                StatusCode::CONFLICT,
                "other-rules",
                format!(
                    "this table is played under rules {played}, which this program does not have; it is kept as it is \
                     and goes on with a program that has them"
                ),
            ),
            TableError::Drifted(number) => Problem::new(
                StatusCode::CONFLICT,
                "drifted",
                format!(
                    "entry {number} of this table does not give the position that was noted; it is kept as it is: \
                     report it"
                ),
            ),
            TableError::Store(problem) => problem.into(),
        }
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        self.status
    }
}

impl From<StoreError> for Problem {
    fn from(problem: StoreError) -> Self {
        match problem {
            StoreError::Missing => Problem::missing(),
            StoreError::Taken => Problem::new(StatusCode::CONFLICT, "taken", "it is there already"),
            StoreError::Damaged(why) => {
                tracing::error!(%why, "what is kept cannot be read");
                let message =
                    "what is kept of this cannot be read; it has been noted for whoever runs this place";
                Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", message)
            }
            StoreError::Broken(why) => {
                tracing::error!(%why, "the database does not answer");
                let message = "the database does not answer just now; try again in a moment";
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
            }
        }
    }
}

impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Self {
        let text = rejection.body_text();
        // Who sends it wants to know where, not what our types are called.
        let message = match &rejection {
            JsonRejection::MissingJsonContentType(_) => {
                "send it as `Content-Type: application/json`".to_owned()
            }
            JsonRejection::JsonDataError(_) => {
                format!("this is not what is asked for here: {}", last_part(&text))
            }
            JsonRejection::JsonSyntaxError(_) => format!("this is no JSON: {}", last_part(&text)),
            _ => text,
        };
        Problem::new(rejection.status(), "unreadable", message)
    }
}

/// What a rejection says behind its first colon: where it is, and what is wrong there.
fn last_part(text: &str) -> &str {
    text.split_once(": ").map_or(text, |(_, rest)| rest)
}

impl From<QueryRejection> for Problem {
    fn from(rejection: QueryRejection) -> Self {
        Problem::new(rejection.status(), "unreadable", rejection.body_text())
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = self.status;
        let mut response = (status, Json(self)).into_response();
        if status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
