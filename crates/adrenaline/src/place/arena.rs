//! What a game is played on: one of the four boards of the box, or somebody's own arena.

use std::any::Any;
use std::sync::OnceLock;

use engine::content::Report;
use skirmish::{Made, Place, Pos, Shipped, Wording};

use super::board::Board;
use super::check;

/// An arena that is being played on.
pub type Ground = skirmish::Ground<Arena>;

/// A board of the box (ADR-BOARD-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum BoardId {
    /// 10 squares, best with 3 or 4 players.
    Small,
    /// 11 squares, for any number.
    MediumA,
    /// 11 squares, for any number.
    MediumB,
    /// 12 squares, best with 4 or 5.
    #[default]
    Big,
}

impl BoardId {
    /// Its floor.
    pub fn board(self) -> &'static Board {
        self.arena().board()
    }
    /// The arena of the board.
    pub fn arena(self) -> &'static Arena {
        SHIPPED.all()[self as usize].place()
    }
}

impl From<BoardId> for Ground {
    fn from(board: BoardId) -> Ground {
        SHIPPED.all()[board as usize].clone()
    }
}

engine::words! { BoardId, "board" { Small = "small", MediumA = "medium-a", MediumB = "medium-b", Big = "big" } }

/// An arena: its floor, and what its file says of it.
#[derive(Debug)]
pub struct Arena {
    pub(super) id: String,
    pub(super) title: Wording,
    pub(super) about: Wording,
    pub(super) players: [u8; 2],
    pub(super) board: Board,
    pub(super) origin: Pos,
    pub(super) in_box: Option<BoardId>,
    pub(super) notes: OnceLock<Box<dyn Any + Send + Sync>>,
}

impl Arena {
    /// Its name in set-ups.
    pub fn id(&self) -> &str {
        &self.id
    }
    /// The floor.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }
    /// What its file calls it; nothing in ours, which the locale files name.
    pub fn title(&self) -> &Wording {
        &self.title
    }
    /// What its file tells of it.
    pub fn about(&self) -> &Wording {
        &self.about
    }
    /// The fewest and the most players it is good for (ADR-BOARD-5).
    pub fn players(&self) -> [u8; 2] {
        self.players
    }
    /// Where its file has the northwest corner of the floor.
    pub fn origin(&self) -> Pos {
        self.origin
    }
    /// Which board of the box it is; none for an arena of somebody's own.
    #[inline]
    pub fn in_box(&self) -> Option<BoardId> {
        self.in_box
    }
    /// What those who play on it have worked out about its floor: made when first asked for, and gone with the arena. There
    /// is room for one kind of notes; nothing for whoever asks for another.
    #[inline]
    pub fn notes<T: Any + Send + Sync>(&self, make: impl FnOnce(&Board) -> T) -> Option<&T> {
        self.notes.get_or_init(|| Box::new(make(&self.board))).downcast_ref()
    }
}

macro_rules! files {
    ($($id:literal),+ $(,)?) => {
        [$(($id, include_str!(concat!("../../../../content/adrenaline/boards/", $id, ".toml")))),+]
    };
}

/// Ids and texts, in the order of [`BoardId::ALL`].
static FILES: [(&str, &str); 4] = files!["small", "medium-a", "medium-b", "big"];

static SHIPPED: Shipped<Arena> = Shipped::new(&FILES, |text, id| {
    let arena = check::read(text, &format!("{id}.toml"))?;
    Ok(Arena { in_box: id.parse().ok(), ..arena })
});

static MADE: Made<Arena> = Made::new();

impl Place for Arena {
    const WHAT: &'static str = "arena";

    fn id(&self) -> &str {
        self.id()
    }
    fn shipped() -> &'static Shipped<Arena> {
        &SHIPPED
    }
    fn read(text: &str) -> Result<Arena, Report> {
        check::read(text, "arena")
    }
    fn is_same(&self, other: &Arena) -> bool {
        let map = |arena: &Arena| arena.board.grid().to_string();
        let words = |arena: &Arena| (arena.title.clone(), arena.about.clone(), arena.players);
        self.id == other.id && map(self) == map(other) && words(self) == words(other)
    }
    fn made() -> &'static Made<Arena> {
        &MADE
    }
    /// Hashes have known the boards of the box by their numbers from the first day.
    fn number(&self) -> Option<u8> {
        self.in_box.map(|board| board as u8)
    }
}
