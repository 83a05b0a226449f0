//! The administrator's page: what whoever looks after the place may do, each with the usual answer for everybody else.

mod people;
mod place;
mod tables;

use std::sync::Arc;

use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;

use super::App;
use super::error::Problem;

/// How many a list has at most.
const LIST_MOST: u64 = 50;
/// Nobody turns more pages than these.
const PAGES_MOST: u64 = 10_000;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    people::router().merge(tables::router()).merge(place::router())
}

/// What to look for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Search {
    /// Letters of names or titles, or a whole name in addresses.
    #[serde(default)]
    search: String,
    /// Only of this kind: people are `guests`, `accounts`, `banned` or `admins`; tables are `open`, `running`, `over` or
    /// `closed`; scenarios are `hidden`.
    #[serde(default)]
    kind: String,
    /// Behind so many pages of 50.
    #[serde(default)]
    page: u64,
    /// The language of messages.
    #[allow(dead_code)]
    lang: Option<String>,
}

/// What somebody looks for: the words, the kind and how many to pass over.
struct Sought<T> {
    words: String,
    kind: T,
    skip: u64,
}

impl<T: serde::de::DeserializeOwned> Sought<T> {
    fn read(search: Result<Query<Search>, QueryRejection>) -> Result<Sought<Option<T>>, Problem> {
        let Query(Search { search, kind, page, .. }) = search?;
        let words = search.split_whitespace().collect::<Vec<_>>().join(" ");
        let kind = match kind.as_str() {
            "" => None,
            kind => Some(serde_json::from_value(kind.into()).map_err(|problem| {
                Problem::new(axum::http::StatusCode::BAD_REQUEST, "unreadable", problem.to_string())
            })?),
        };
        Ok(Sought { words, kind, skip: page.min(PAGES_MOST) * LIST_MOST })
    }
}
