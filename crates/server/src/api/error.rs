//! What goes wrong, as a client hears it: a code for programs, a message for people, the rules behind it.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use codex::Lang;
use engine::{Arg, Refusal};
pub use parlour::speech::Wrong;
use serde::Serialize;
use utoipa::ToSchema;

use crate::complain;
use crate::live::TableError;
use crate::people::Ban;
use crate::store::StoreError;

/// An answer that says what went wrong.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// What.
    pub error: Wrong,
    #[serde(skip)]
    status: StatusCode,
    /// After so many seconds it may be tried again.
    #[serde(skip)]
    wait: Option<u32>,
}

impl From<(u16, Wrong)> for Problem {
    fn from((status, error): (u16, Wrong)) -> Self {
        Problem {
            error,
            status: StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR),
            wait: None,
        }
    }
}

impl Problem {
    /// Something that only programs do wrong.
    pub fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Problem {
        Problem { error: Wrong::new(code, message), status, wait: None }
    }

    /// Too much at once; it may be tried again after so many seconds.
    pub(super) fn too_often(wait: u32) -> Problem {
        let message = "that is too often; wait a moment and try again";
        Problem { wait: Some(wait), ..Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-often", message) }
    }

    /// Something that people do.
    pub fn refused(status: StatusCode, refusal: &Refusal, lang: Lang) -> Problem {
        Problem { error: Wrong::refused(refusal, lang), status, wait: None }
    }

    /// Something that people do, without a rule of a game behind it.
    pub fn manners(status: StatusCode, reason: &'static str, lang: Lang) -> Problem {
        Problem { error: Wrong::manners(reason, lang), status, wait: None }
    }

    /// What cannot be read.
    pub(super) fn unreadable(why: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "unreadable", why)
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
        StoreError::Missing.into()
    }

    /// What went wrong at a table.
    pub fn at_table(problem: TableError, lang: Lang) -> Problem {
        match problem {
            TableError::Store(problem) => problem.into(),
            problem => Wrong::at_table(problem, lang).into(),
        }
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        self.status
    }
}

impl From<StoreError> for Problem {
    fn from(problem: StoreError) -> Self {
        match &problem {
            StoreError::Missing | StoreError::Taken => {}
            StoreError::Damaged(why) => tracing::error!(%why, "what is kept cannot be read"),
            StoreError::Broken(why) => complain::silent(why),
        }
        Wrong::kept(&problem).into()
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
        let wait = self.wait.or((self.status == StatusCode::TOO_MANY_REQUESTS).then_some(1));
        let mut response = (self.status, Json(self)).into_response();
        if let Some(seconds) = wait {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
