//! A question in pieces, so that a page can show what the names in it mean.

use codex::Lang;
use engine::Message;
use engine::about::Spot;
use serde::Serialize;
use utoipa::ToSchema;

use crate::described;

/// A piece of a question.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Piece {
    /// Its words.
    pub text: String,
    /// The thing on the table whose name it is, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(schema_with = described::spot)]
    pub spot: Option<Spot>,
}

/// The question as the one who is asked reads it, cut where names stand; nothing if there are none.
pub(crate) fn pieces(lang: Lang, question: &Message) -> Vec<Piece> {
    let cut = codex::pieces(lang, question, true);
    if cut.iter().all(|(_, spot)| spot.is_none()) {
        return Vec::new();
    }
    cut.into_iter().map(|(text, spot)| Piece { text, spot }).collect()
}
