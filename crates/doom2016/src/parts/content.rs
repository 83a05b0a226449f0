//! Data files that say where their facts come from: found, inferred, or ours.
//!
//! Ratings, cards and texts of the printed game that no source gives are our own. Each entry of a data file says so,
//! whole (`source = "ours"`) or part by part (`source = { copies = "found", rest = "ours" }`), and whoever finds the
//! printed value changes the file and nothing else.

use std::fmt;

pub use engine::content::ContentError;
pub(crate) use engine::content::parse;
pub use engine::source::{Origin, Source, Sources};
pub(crate) use engine::source::{SourceEntry, ensure, roll_call, sources};

/// Every fact of the data files with its source, file by file.
///
/// ```
/// use doom2016::content::{Source, provenance};
/// let ours = provenance().iter().filter(|fact| fact.source == Source::Ours).count();
/// assert!(ours > 0 && ours < provenance().len());
/// ```
pub fn provenance() -> Vec<Origin> {
    let mut list = Vec::new();
    let mut add = |file: &'static str, entry: &dyn fmt::Display, sources: &Sources| {
        list.extend(sources.origins(file, entry));
    };
    for die in crate::DieKind::ALL {
        add("dice.toml", &die, &die.data().sources);
    }
    for kind in crate::DemonKind::ALL {
        add("demons.toml", &kind, &kind.sheet().sources);
    }
    for set in crate::CardSet::ALL {
        add("action-cards.toml", &set, &set.sheet().sources);
    }
    for face in crate::action_card::faces() {
        add("action-cards.toml", &face.title, &face.sources);
    }
    for face in crate::event_card::faces() {
        add("event-cards.toml", &face.id, &face.sources);
    }
    for kind in crate::InvasionKind::ALL {
        add("invasion-cards.toml", &kind, &kind.card().sources);
    }
    for class in crate::ClassKind::ALL {
        add("classes.toml", &class, &class.card().sources);
    }
    for kind in crate::GloryKind::ALL {
        add("glory-kills.toml", &kind, &kind.face().sources);
    }
    add("squads.toml", &"marine", crate::squad::marine_sources());
    for squad in crate::SquadKind::ALL {
        add("squads.toml", &squad, &squad.card().sources);
    }
    for threat in crate::ThreatKind::ALL {
        add("threat-cards.toml", &threat, &threat.card().sources);
    }
    for objective in crate::ObjectiveKind::ALL {
        add("objective-cards.toml", &objective, &objective.card().sources);
    }
    for token in crate::TokenKind::ALL {
        add("tokens.toml", &token, &token.stock().sources);
    }
    list
}

/// An error if the file has not as many of something as the box (D16-SET-9).
pub(crate) fn total(text: &str, found: u32, wanted: u32, what: &str) -> Result<(), ContentError> {
    ensure(found == wanted, text, 0, &format!("{found} {what}; the box has {wanted} (D16-SET-9)"))
}
