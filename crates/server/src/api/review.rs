//! Games that are over, looked back at: how they stood, what decisions cost, where luck turned them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use codex::Lang;
use parlour::speech::{LEVEL, Reviewed, TOP};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::caller::{Caller, Path, Tongue, Whence};
use super::error::Problem;
use super::tables;
use crate::live::TableError;
use crate::reviews::{Looking, in_tongue};

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(analysis))
}

/// A finished game, or a replay that was brought in, looked back at: how it stood over time, the decisions that cost most
/// and what would have been better, the greatest strokes of luck. It is worked out once, after it was first asked for: until
/// it is there the answer is 202 and says how far it is.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "history", params(("id" = String, Path)),
    responses((status = 200, body = Reviewed), (status = 202, body = Reviewed), (status = "4XX", body = Problem)))]
async fn analysis(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    caller: Caller,
    whence: Whence,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<Reviewed>), Problem> {
    let live = tables::find(&app, &id, &caller, lang).await?;
    if let Some(looking) = app.house.reviews().known(&id) {
        return answer(&looking, lang);
    }
    let analyst = live.analyst(LEVEL, TOP).await.map_err(|problem| match problem {
        TableError::Refused(refusal) => Problem::refused(StatusCode::CONFLICT, &refusal, lang),
        problem => Problem::at_table(problem, lang),
    })?;
    let Some(analyst) = analyst else {
        return Ok((StatusCode::OK, Json(Reviewed::working(false, 0, 0))));
    };
    let who = caller.person().map_or_else(|| whence.0.to_string(), |person| person.id.clone());
    app.in_crowd("analyses", &app.reviews, who, whence)?;
    if !app.house.review(&id, analyst) {
        return Err(Problem::too_often(1));
    }
    answer(&Looking::Working { done: 0, all: 0 }, lang)
}

fn answer(looking: &Looking, lang: Lang) -> Result<(StatusCode, Json<Reviewed>), Problem> {
    let failed = || {
        let message = "this game could not be looked back at; it has been noted";
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", message)
    };
    match looking {
        Looking::Working { done, all } => {
            Ok((StatusCode::ACCEPTED, Json(Reviewed::working(true, *done, *all))))
        }
        Looking::There(reviews) => {
            let review = in_tongue(reviews, lang).ok_or_else(failed)?.clone();
            Ok((StatusCode::OK, Json(Reviewed::found(review))))
        }
        Looking::Failed => Err(failed()),
    }
}
