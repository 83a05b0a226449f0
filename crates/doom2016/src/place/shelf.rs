//! The missions and operations that come with the game.

use std::sync::LazyLock;

use engine::content::{self, ContentError, Report};
use skirmish::{Made, Place, Pos, Shipped, SpaceId, instead_in_english};

use super::arena::{Arena, Ground};
use super::format::OperationsFile;

macro_rules! files {
    ($($id:literal),+ $(,)?) => {
        [$(($id, include_str!(concat!("../../../../content/doom2016/missions/", $id, ".toml")))),+]
    };
}

/// Ids and texts: the tutorial, then the operations.
static FILES: [(&str, &str); 13] = files![
    "tutorial",
    "knee-deep",
    "cold-relays",
    "dockside",
    "watch-the-gate",
    "long-walk-home",
    "bishops-end",
    "titan-on-the-move",
    "ash-fields",
    "furnace-line",
    "hold-the-ferry",
    "bearers-road",
    "exodus",
];

static SHIPPED: Shipped<Arena> = Shipped::new(&FILES, |text, id| super::read(text, &format!("{id}.toml")));

static MADE: Made<Arena> = Made::new();

impl Place for Arena {
    const WHAT: &'static str = "mission";

    fn id(&self) -> &str {
        &self.mission().id
    }
    fn shipped() -> &'static Shipped<Arena> {
        &SHIPPED
    }
    fn read(text: &str) -> Result<Arena, Report> {
        super::read(text, "mission")
    }
    fn pos_of(&self, space: SpaceId) -> Option<Pos> {
        (space.index() < self.spaces().len()).then(|| self.pos(space))
    }
    fn space_of(&self, pos: Pos) -> Option<SpaceId> {
        self.at(pos)
    }
    fn is_same(&self, other: &Arena) -> bool {
        self.mission() == other.mission()
    }
    fn made() -> &'static Made<Arena> {
        &MADE
    }
}

static OPERATIONS: LazyLock<Vec<Operation>> = LazyLock::new(|| {
    let text = include_str!("../../../../content/doom2016/operations.toml");
    Operation::parse(text).unwrap_or_else(|e| panic!("operations.toml is broken: {e}"))
});

/// The missions that come with the game, laid out: the tutorial, then the operations in order.
pub fn shipped() -> &'static [Ground] {
    SHIPPED.all()
}

/// Their ids, in the same order.
pub fn shipped_ids() -> impl Iterator<Item = &'static str> {
    SHIPPED.ids()
}

/// Their arenas, in the same order.
pub fn arenas() -> impl ExactSizeIterator<Item = &'static Arena> {
    shipped().iter().map(|ground| ground.place())
}

/// The mission with this id, laid out.
///
/// ```
/// use doom2016::place::shipped_by_id;
/// assert!(shipped_by_id("exodus").is_some() && shipped_by_id("genesis").is_none());
/// ```
pub fn shipped_by_id(id: &str) -> Option<&'static Arena> {
    SHIPPED.by_id(id).map(Ground::place)
}

/// Ids and texts of the files that come with the game.
pub fn shipped_files() -> &'static [(&'static str, &'static str)] {
    &FILES
}

/// Missions one after the other (D16-MIS-2, D16-MIS-6).
///
/// ```
/// let operations = doom2016::place::operations();
/// assert_eq!((operations[0].id.as_str(), operations[0].missions.len()), ("black-bishop", 6));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operation {
    /// Its name in setups; texts have it in their keys.
    pub id: String,
    /// The ids of its missions, in order.
    pub missions: Vec<String>,
}

impl Operation {
    /// Reads operations of shipped missions from TOML.
    ///
    /// # Errors
    /// What is wrong, with line and column.
    pub fn parse(text: &str) -> Result<Vec<Operation>, ContentError> {
        let file: OperationsFile = content::parse(text)?;
        let known: Vec<&str> = FILES.iter().map(|(id, _)| *id).collect();
        let mut list: Vec<Operation> = Vec::new();
        for entry in file.operation {
            let mut operation = Operation { id: entry.id.get_ref().clone(), missions: Vec::new() };
            let fault = |name: &skirmish::Name, message| Err(content::at(text, name.span().start, message));
            if list.iter().any(|other| other.id == operation.id) {
                return fault(&entry.id, format!("the operation `{}` is there twice", operation.id));
            }
            for name in &entry.missions {
                let id = name.get_ref();
                if !known.contains(&id.as_str()) {
                    return fault(
                        name,
                        format!("there is no mission `{id}`; {}", instead_in_english(id, &known)),
                    );
                }
                if list.iter().chain([&operation]).any(|other| other.missions.contains(id)) {
                    return fault(name, format!("the mission `{id}` is there twice; leave one out"));
                }
                operation.missions.push(id.clone());
            }
            list.push(operation);
        }
        Ok(list)
    }
}

/// The operations that come with the game: two of six missions (D16-MIS-2).
pub fn operations() -> &'static [Operation] {
    &OPERATIONS
}
