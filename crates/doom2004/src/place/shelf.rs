//! The scenarios and the campaign that come with the game.

use std::sync::LazyLock;

use engine::content::Report;
use skirmish::{Made, Place, Pos, SpaceId};

use super::arena::Arena;
use super::campaign::Campaign;
use super::check::Checker;
use crate::Ground;

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

static GROUNDS: LazyLock<Vec<Ground>> = LazyLock::new(|| {
    let load = |&(name, text): &(&str, &str)| {
        let arena = Checker::default().load(text, name);
        Ground::ours(arena.unwrap_or_else(|report| panic!("a scenario is broken\n{report}")))
    };
    FILES.iter().map(load).collect()
});

static MADE: Made<Arena> = Made::new();

impl Place for Arena {
    const WHAT: &'static str = "scenario";
    fn id(&self) -> &str {
        &self.scenario().id
    }
    fn shipped() -> &'static [Ground] {
        &GROUNDS
    }
    fn read(text: &str) -> Result<Arena, Report> {
        Checker::default().load(text, "scenario")
    }
    fn pos_of(&self, space: SpaceId) -> Option<Pos> {
        (space.index() < self.spaces().len()).then(|| self.pos(space))
    }
    fn space_of(&self, pos: Pos) -> Option<SpaceId> {
        self.at(pos)
    }
    fn is_same(&self, other: &Arena) -> bool {
        self.scenario() == other.scenario()
    }
    fn made() -> &'static Made<Arena> {
        &MADE
    }
}

static CAMPAIGN: LazyLock<Campaign> = LazyLock::new(|| {
    let text = include_str!("../../../../content/doom2004/campaign.toml");
    Campaign::parse(text).unwrap_or_else(|e| panic!("campaign.toml is broken: {e}"))
});

/// The scenarios that come with the game, laid out.
pub fn shipped() -> &'static [Ground] {
    &GROUNDS
}

/// The scenario with this id, laid out.
///
/// ```
/// use doom2004::place::shipped_by_id;
/// assert!(shipped_by_id("way-out").is_some() && shipped_by_id("way-in").is_none());
/// ```
pub fn shipped_by_id(id: &str) -> Option<&'static Arena> {
    shipped().iter().map(Ground::place).find(|arena| arena.scenario().id == id)
}

/// Names and texts of the files that come with the game.
pub fn shipped_files() -> &'static [(&'static str, &'static str)] {
    &FILES
}

/// The campaign that comes with the game.
pub fn campaign() -> &'static Campaign {
    &CAMPAIGN
}
