//! Journeys and eyes as they go over the line: actions in their notation, words in somebody's language.

use codex::Lang;
use engine::about::Spot;
use engine::journey::{Ahead, Journeys, Opening, Proposal, Road, Stop};
use serde::Serialize;
use utoipa::ToSchema;

use crate::described;

/// Where whoever decides could go, by which actions, and what else pointing at something would mean.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct Outlook {
    /// The figure that walks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub walker: Option<String>,
    /// The square where it stands, the northwest one if it fills several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// Walks, those of the shortest reach first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub roads: Vec<Walks>,
    /// What else can be done by pointing at something.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub proposals: Vec<Proposed>,
}

/// Walks that begin in the same way, as a tree of stops.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Walks {
    /// What is done first: each of these leads to the same walks.
    pub by: Vec<Begin>,
    /// The stops, nearest first; each names the one before it.
    pub stops: Vec<Halt>,
}

/// What is done before a walk.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Begin {
    /// The action, as it is written down; nothing if the walk is open already.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// In words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// It shows something that cannot be taken back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shows: bool,
}

/// A stop of a walk.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Halt {
    /// The square, the northwest one if the figure fills several.
    pub to: String,
    /// Columns of squares.
    #[serde(skip_serializing_if = "is_one")]
    #[schema(default = 1)]
    pub wide: u16,
    /// Rows of squares.
    #[serde(skip_serializing_if = "is_one")]
    #[schema(default = 1)]
    pub high: u16,
    /// The points up to here.
    pub cost: u8,
    /// The stop before, by its place in the list; nothing if it is one step from the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<usize>,
    /// The action that leads here from there.
    pub action: String,
    /// The walk may end here, and no better way leads here.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ends: bool,
    /// The action that ends the walk here, where it would go on asking.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub close: Option<String>,
    /// Figures that may react to the walk up to here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stirs: Vec<String>,
    /// Enemies that come to see the figure on the way.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<String>,
    /// Wounds that the way costs.
    #[serde(skip_serializing_if = "is_none")]
    #[schema(default = 0)]
    pub harm: u8,
}

/// Something that pointing at a thing can mean.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Proposed {
    /// The things that it is proposed on.
    #[schema(schema_with = described::spots)]
    pub on: Vec<Spot>,
    /// What is done, one after the other.
    pub actions: Vec<String>,
    /// What matters of it in words, in order; the last is what it comes to.
    pub says: Vec<String>,
    /// The points that it takes to get there.
    #[serde(skip_serializing_if = "is_none")]
    #[schema(default = 0)]
    pub cost: u8,
}

/// What a figure sees, where it could go in a turn, and what it threatens: squares by their names.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Sight {
    /// Squares that it sees from where it stands.
    pub sees: Vec<String>,
    /// Squares that it could reach in a turn.
    pub reaches: Vec<String>,
    /// Squares that it could attack in a turn.
    pub threatens: Vec<String>,
}

fn is_one(n: &u16) -> bool {
    *n == 1
}

fn is_none(n: &u8) -> bool {
    *n == 0
}

fn names(spots: Vec<Spot>) -> Vec<String> {
    spots.into_iter().map(|spot| spot.id).collect()
}

impl Outlook {
    /// Journeys in somebody's language.
    pub fn of<G: Ahead>(journeys: Journeys<G::Action>, lang: Lang) -> Outlook {
        let Journeys { walker, from, roads, proposals } = journeys;
        Outlook {
            walker: walker.map(|spot| spot.id),
            from: from.map(|spot| spot.id),
            roads: roads.into_iter().map(|road| walks(road, lang)).collect(),
            proposals: proposals.into_iter().map(|proposal| proposed(proposal, lang)).collect(),
        }
    }
}

fn walks<A: ToString>(Road { by, stops }: Road<A>, lang: Lang) -> Walks {
    let begin = |Opening { action, label, shows }: Opening<A>| Begin {
        action: action.map(|action| action.to_string()),
        label: label.map(|label| codex::show(lang, &label)),
        shows,
    };
    Walks { by: by.into_iter().map(begin).collect(), stops: stops.into_iter().map(halt).collect() }
}

fn halt<A: ToString>(stop: Stop<A>) -> Halt {
    let Stop { to, cost, before, action, ends, close, stirs, seen, harm } = stop;
    Halt {
        wide: to.wide,
        high: to.high,
        to: to.id,
        cost,
        before,
        action: action.to_string(),
        ends,
        close: close.map(|action| action.to_string()),
        stirs: names(stirs),
        seen: names(seen),
        harm,
    }
}

fn proposed<A: ToString>(Proposal { on, actions, says, cost }: Proposal<A>, lang: Lang) -> Proposed {
    Proposed {
        on,
        actions: actions.iter().map(ToString::to_string).collect(),
        says: says.iter().map(|message| codex::show(lang, message)).collect(),
        cost,
    }
}
