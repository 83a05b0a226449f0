//! The texts that a house says: one file for a language and a game.

use codex::Lang;

use crate::games;

/// What no house says: the page has these for itself, or nobody reads them there.
const NOT_HERE: [&str; 4] = ["page", "codex", "duel", "workshop"];

/// All that the house of a game says in a language; empty in a program that has no texts itself.
///
/// ```
/// let texts = local::texts(codex::Lang::Hu, "doom2004");
/// assert!(texts.contains("refusal-table-not-asked =") && texts.contains("rule-D04-"));
/// assert!(!texts.contains("rule-ADR-") && !texts.contains("page-home"));
/// ```
pub fn texts(lang: Lang, game: &str) -> String {
    let others = || games::all().into_iter().map(|other| other.kind.id()).filter(|other| *other != game);
    let mine = |name: &str| {
        !NOT_HERE.iter().any(|not| name.starts_with(not)) && !others().any(|other| name.starts_with(other))
    };
    codex::files(lang).filter(|(name, _)| mine(name)).flat_map(|(_, text)| [text, "\n"]).collect()
}
