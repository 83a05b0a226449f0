//! What comes back for a request.

use codex::Lang;
use parlour::TableError;
use parlour::speech::Wrong;
use parlour::speech::wrong::{BAD_REQUEST, NOT_FOUND, UNPROCESSABLE};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Nobody has said who plays in this browser.
const UNAUTHORIZED: u16 = 401;
/// Only a server can do that.
const NOT_IMPLEMENTED: u16 = 501;

/// What comes back for a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The status, as in HTTP.
    pub status: u16,
    /// What the body is; empty if there is none.
    pub kind: &'static str,
    /// The name of the file that it is, if it is one.
    pub name: Option<String>,
    /// The body.
    pub body: String,
}

/// What went wrong, and the status that says so.
pub(crate) type Trouble = (u16, Wrong);

/// What comes of a request.
pub(crate) type Answered = Result<Answer, Trouble>;

#[derive(Serialize)]
struct Problem {
    error: Wrong,
}

impl Answer {
    /// A value as JSON.
    pub(crate) fn json(value: &impl Serialize) -> Answered {
        Answer::with_status(200, value)
    }

    /// A value as JSON, with a status of its own.
    pub(crate) fn with_status(status: u16, value: &impl Serialize) -> Answered {
        let body = serde_json::to_string(value).map_err(|problem| unreadable(problem.to_string()))?;
        Ok(Answer { status, kind: "application/json", name: None, body })
    }

    /// A file.
    pub(crate) fn file(kind: &'static str, name: String, body: String) -> Answer {
        Answer { status: 200, kind, name: Some(name), body }
    }

    /// It is done, and there is nothing to say.
    pub(crate) fn done() -> Answer {
        Answer { status: 204, kind: "", name: None, body: String::new() }
    }

    /// What went wrong.
    pub(crate) fn wrong((status, error): Trouble) -> Answer {
        let body = serde_json::to_string(&Problem { error }).unwrap_or_default();
        Answer { status, kind: "application/json", name: None, body }
    }
}

/// What cannot be read.
pub(crate) fn unreadable(why: impl Into<String>) -> Trouble {
    (BAD_REQUEST, Wrong::new("unreadable", why))
}

/// There is no such thing.
pub(crate) fn missing() -> Trouble {
    (NOT_FOUND, Wrong::new("missing", "there is no such thing here"))
}

/// Nobody has said who plays.
pub(crate) fn nobody(lang: Lang) -> Trouble {
    (UNAUTHORIZED, Wrong::manners("refusal-nobody", lang))
}

/// Only a server can do that.
pub(crate) fn no_server(lang: Lang) -> Trouble {
    let mut wrong = Wrong::manners("refusal-no-server", lang);
    wrong.code = "no-server".to_owned();
    (NOT_IMPLEMENTED, wrong)
}

/// What went wrong at a table.
pub(crate) fn at_table(lang: Lang) -> impl Fn(TableError) -> Trouble {
    move |problem| Wrong::at_table(problem, lang)
}

/// The JSON that a request brings.
pub(crate) fn read<T: DeserializeOwned>(body: &str) -> Result<T, Trouble> {
    serde_json::from_str(body).map_err(|problem| {
        if problem.is_data() {
            let message = format!("this is not what is asked for here: {problem}");
            (UNPROCESSABLE, Wrong::new("unreadable", message))
        } else {
            unreadable(format!("this is no JSON: {problem}"))
        }
    })
}

/// What stands in an address behind the question mark.
pub(crate) fn asked<T: DeserializeOwned>(query: &str) -> Result<T, Trouble> {
    serde_urlencoded::from_str(query).map_err(|problem| unreadable(problem.to_string()))
}
