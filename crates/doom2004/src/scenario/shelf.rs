//! The scenarios and the campaign that come with the game.

use std::sync::LazyLock;

use super::arena::Arena;
use super::campaign::Campaign;
use super::check::Checker;

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        [$(($name, include_str!(concat!("../../../../content/doom2004/scenarios/", $name)))),+]
    };
}

/// File names and texts, in the order of the campaign.
static FILES: [(&str, &str); 6] = files![
    "way-out.toml",
    "hold-the-relay.toml",
    "broken-circuit.toml",
    "hot-core.toml",
    "the-hunt.toml",
    "red-line.toml",
];

static ARENAS: LazyLock<Vec<Arena>> = LazyLock::new(|| {
    let load = |&(name, text): &(&str, &str)| {
        Checker::default().load(text, name).unwrap_or_else(|report| panic!("a scenario is broken\n{report}"))
    };
    FILES.iter().map(load).collect()
});

static CAMPAIGN: LazyLock<Campaign> = LazyLock::new(|| {
    let text = include_str!("../../../../content/doom2004/campaign.toml");
    Campaign::parse(text).unwrap_or_else(|e| panic!("campaign.toml is broken: {e}"))
});

/// The scenarios that come with the game, laid out.
pub fn shipped() -> &'static [Arena] {
    &ARENAS
}

/// The scenario with this id, laid out.
///
/// ```
/// use doom2004::scenario::shipped_by_id;
/// assert!(shipped_by_id("way-out").is_some() && shipped_by_id("way-in").is_none());
/// ```
pub fn shipped_by_id(id: &str) -> Option<&'static Arena> {
    shipped().iter().find(|arena| arena.scenario().id == id)
}

/// Names and texts of the files that come with the game.
pub fn shipped_files() -> &'static [(&'static str, &'static str)] {
    &FILES
}

/// The campaign that comes with the game.
pub fn campaign() -> &'static Campaign {
    &CAMPAIGN
}
