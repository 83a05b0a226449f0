//! Campaigns: which places somebody has won.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::caller::{Body, Member};
use super::error::Problem;
use crate::live::clock;

/// The longest name of a place, and so many at once.
const LETTERS: usize = 40;
const AT_ONCE: usize = 60;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(won, add_won))
}

/// Places that you have won, by game.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Won {
    /// Scenarios and missions, by the names that set-ups have for them.
    places: BTreeMap<String, BTreeSet<String>>,
}

/// Places of a game that you have won.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewWon {
    /// Which game.
    game: String,
    /// Scenarios or missions, by the names that set-ups have for them.
    places: Vec<String>,
}

async fn answer(app: &App, person: &str) -> Result<Json<Won>, Problem> {
    let mut places = BTreeMap::<String, BTreeSet<String>>::new();
    for (game, place) in app.house.store().won_by(person).await? {
        places.entry(game).or_default().insert(place);
    }
    Ok(Json(Won { places }))
}

/// Which places you have won.
#[utoipa::path(get, path = "/api/me/won", tag = "people",
    responses((status = 200, body = Won), (status = 401, body = Problem)))]
async fn won(State(app): State<Arc<App>>, member: Member) -> Result<Json<Won>, Problem> {
    answer(&app, &member.person.id).await
}

/// Note places that you have won, besides those that are known; the answer names all.
#[utoipa::path(post, path = "/api/me/won", tag = "people", request_body = NewWon,
    responses((status = 200, body = Won), (status = "4XX", body = Problem)))]
async fn add_won(
    State(app): State<Arc<App>>,
    member: Member,
    Body(NewWon { game, places }): Body<NewWon>,
) -> Result<Json<Won>, Problem> {
    app.pace(&member.person.id).await?;
    let plain = |place: &String| {
        let fine = |c: char| c.is_ascii_alphanumeric() || c == '-';
        !place.is_empty() && place.len() <= LETTERS && place.chars().all(fine)
    };
    if app.house.kind(&game).is_none() || places.len() > AT_ONCE || !places.iter().all(plain) {
        let why = "name a game of this server and places by the names of their files";
        return Err(Problem::new(StatusCode::BAD_REQUEST, "bad-places", why));
    }
    let (store, now) = (app.house.store(), clock());
    for place in &places {
        store.add_won(&member.person.id, &game, place, now).await?;
    }
    answer(&app, &member.person.id).await
}
