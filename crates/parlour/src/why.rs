//! "Why not?" as it goes over the line: what is meant, the reasons against it and their causes, in somebody's language.

use codex::Lang;
use engine::about::Spot;
use engine::journey::Ahead;
use engine::why::{Answer, Asking, Blamed, No};
use engine::{Refusal, Seat};
use serde::Serialize;
use utoipa::ToSchema;

/// What somebody asks about: may it be done?
#[derive(Clone, Debug)]
pub enum Asked {
    /// An action, as it is written down.
    Action(String),
    /// Something on the table, as an answer to the open question.
    Spot(Spot),
}

/// What the rules say to that.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Answered {
    /// It may be done.
    pub legal: bool,
    /// The action that is meant; nothing if what was pointed at is no answer to the open question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// What may be done, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// Why not: the weightiest reason first, and behind it those that would be left without it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
}

/// One reason against it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Reason {
    /// For programs: `refusal-…`.
    pub code: String,
    /// For people, in the language that was asked for.
    pub message: String,
    /// The rules behind it, the weightiest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// What on the table is the cause of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub causes: Vec<Blame>,
}

impl Reason {
    /// A refusal, in a language.
    pub fn of(refusal: &Refusal, lang: Lang) -> Reason {
        Reason {
            code: refusal.code().to_owned(),
            message: codex::say(lang, &refusal.reason),
            rules: refusal.rules.iter().map(ToString::to_string).collect(),
            causes: Vec::new(),
        }
    }
}

/// What is the cause of a refusal.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Blame {
    /// In words.
    pub message: String,
    /// Where one sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(schema_with = crate::described::spot)]
    pub on: Option<Spot>,
}

/// What the rules say to an action, or to somebody who points at a thing.
pub(crate) fn answer<G: Ahead>(
    state: &G::State,
    seat: Seat,
    asked: Result<G::Action, Spot>,
    lang: Lang,
) -> Answered {
    let answer = match (Asking::<G>::of(state, seat), asked) {
        (Some(asking), Ok(action)) => asking.whether(action),
        (Some(asking), Err(spot)) => asking.about(&spot),
        (None, asked) => elsewhere::<G>(state, seat, asked.ok()),
    };
    let legal = answer.is_legal();
    let label = answer.action.filter(|_| legal).map(|action| codex::say(lang, &G::label(state, action)));
    Answered {
        legal,
        action: answer.action.map(|action| action.to_string()),
        label,
        reasons: answer.no.iter().map(|no| told(no, lang)).collect(),
    }
}

/// Somebody else decides, or nobody.
fn elsewhere<G: Ahead>(state: &G::State, seat: Seat, action: Option<G::Action>) -> Answer<G::Action> {
    let over = if G::decision(state).is_some() { "refusal-not-your-decision" } else { "refusal-game-over" };
    let refusal = action.and_then(|action| G::check(state, seat, action).err());
    let refusal = refusal.unwrap_or_else(|| Refusal::new(over, &[]));
    Answer { action, no: vec![No { refusal, causes: Vec::new() }] }
}

fn told(No { refusal, causes }: &No, lang: Lang) -> Reason {
    let blame = |Blamed { says, on, .. }: &Blamed| Blame { message: codex::say(lang, says), on: on.clone() };
    Reason { causes: causes.iter().map(blame).collect(), ..Reason::of(refusal, lang) }
}
