//! The scenarios and the campaign that come with the game.

use std::sync::LazyLock;

use engine::content::Report;
use skirmish::{Made, Place, Pos, Shipped, SpaceId};

use super::arena::Arena;
use super::campaign::Campaign;
use super::check::load;
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

static GROUNDS: Shipped<Arena> = Shipped::new(&FILES, load);

static MADE: Made<Arena> = Made::new();

impl Place for Arena {
    const WHAT: &'static str = "scenario";
    fn id(&self) -> &str {
        &self.scenario().id
    }
    fn shipped() -> &'static Shipped<Arena> {
        &GROUNDS
    }
    fn read(text: &str) -> Result<Arena, Report> {
        load(text, "scenario")
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
    GROUNDS.all()
}

/// Their ids, in the same order.
pub fn shipped_ids() -> impl Iterator<Item = &'static str> {
    GROUNDS.ids()
}

/// The scenario with this id, laid out.
///
/// ```
/// use doom2004::place::shipped_by_id;
/// assert!(shipped_by_id("way-out").is_some() && shipped_by_id("way-in").is_none());
/// ```
pub fn shipped_by_id(id: &str) -> Option<&'static Arena> {
    GROUNDS.by_id(id).map(Ground::place)
}

/// Names and texts of the files that come with the game.
pub fn shipped_files() -> &'static [(&'static str, &'static str)] {
    &FILES
}

/// The campaign that comes with the game.
pub fn campaign() -> &'static Campaign {
    &CAMPAIGN
}
