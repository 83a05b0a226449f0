//! A question in pieces, and the names in what happened, so that a page can show what they mean.

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

/// The name of something on the table within a text.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Name {
    /// Where it begins, in UTF-16 units.
    pub at: usize,
    /// How many of them it has.
    pub long: usize,
    /// What it names, the nearest first: this very figure, then its kind.
    #[schema(schema_with = described::spots)]
    pub spots: Vec<Spot>,
}

/// What happened in words, and the names in them.
pub(crate) fn told(lang: Lang, message: &Message) -> (String, Vec<Name>) {
    let (text, names) = codex::told(lang, message);
    (text, names.into_iter().map(|codex::Name { at, long, spots }| Name { at, long, spots }).collect())
}
