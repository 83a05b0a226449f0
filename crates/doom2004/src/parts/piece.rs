//! The 59 map pieces (`content/doom2004/pieces.toml`), in the order of the file, and how they look when turned.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use grid::Dir;
use serde::Deserialize;

use crate::content::{Lists, Sheet, Wrong, must, shipped};

/// How many map pieces the box has (D04-COMP-5).
pub const PIECES: u32 = 59;

/// A kind of map piece.
///
/// ```
/// use doom2004::{Piece, Turn};
///
/// let tee: Piece = "TEE".parse().unwrap();
/// assert_eq!(tee.card().count, 4);
/// assert_eq!(tee.shape(Turn::NONE).to_string(), "####\n####\n.##.\n");
/// assert_eq!(tee.shape(Turn::QUARTER).to_string(), ".##\n###\n###\n.##\n");
/// assert_eq!("TEA".parse::<Piece>().unwrap_err().split(';').next(), Some("`TEA` is no map piece"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece(u8);

impl Piece {
    /// All kinds, in the order of the file.
    pub fn all() -> impl Iterator<Item = Piece> {
        (0..CARDS.piece.len() as u8).map(Piece)
    }
    /// Its place in tables, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
    /// What the data file says of it.
    pub fn card(self) -> &'static PieceCard {
        &CARDS.piece[self.index()]
    }
    /// Its spaces and openings when it lies turned like this.
    pub fn shape(self, turn: Turn) -> &'static Shape {
        &self.card().shapes[turn.quarters()]
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.card().id)
    }
}

impl FromStr for Piece {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Piece::all().find(|piece| piece.card().id == text).ok_or_else(|| {
            let ids: Vec<_> = CARDS.piece.iter().map(|card| card.id.as_str()).collect();
            format!("`{text}` is no map piece; write {}", engine::one_of(&ids))
        })
    }
}

/// What the data file says of a kind of piece.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceCard {
    /// Its name in data and scenarios.
    pub id: String,
    /// How many the box has.
    pub count: u32,
    /// The family it belongs to.
    pub group: PieceGroup,
    openings: Vec<String>,
    shape: Vec<String>,
    /// Unturned, then after one, two and three quarter turns clockwise.
    #[serde(skip)]
    shapes: [Shape; 4],
}

/// The five families of map pieces (D04-COMP-5).
///
/// ```
/// use doom2004::{Piece, PieceGroup};
/// let bends: u32 = Piece::all().map(Piece::card).filter(|c| c.group == PieceGroup::Bend).map(|c| c.count).sum();
/// assert_eq!(bends, 5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceGroup {
    /// A room.
    Room,
    /// A straight corridor.
    Corridor,
    /// A corridor that turns.
    Bend,
    /// Corridors that meet.
    Junction,
    /// A cap that closes a spare opening.
    DeadEnd,
}

engine::words! { PieceGroup, "family of map pieces" {
    Room = "room", Corridor = "corridor", Bend = "bend", Junction = "junction", DeadEnd = "dead-end",
} }

/// How far a piece is turned, clockwise.
///
/// ```
/// use doom2004::Turn;
/// use grid::Dir;
///
/// assert_eq!(Turn::from_degrees(270), Some(Turn::THREE_QUARTERS));
/// assert_eq!(Turn::from_degrees(45), None);
/// assert_eq!(Turn::QUARTER.apply(Dir::N), Dir::E);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Turn(u8);

impl Turn {
    /// Not turned.
    pub const NONE: Turn = Turn(0);
    /// 90 degrees.
    pub const QUARTER: Turn = Turn(1);
    /// 180 degrees.
    pub const HALF: Turn = Turn(2);
    /// 270 degrees.
    pub const THREE_QUARTERS: Turn = Turn(3);
    /// All four.
    pub const ALL: [Turn; 4] = [Turn::NONE, Turn::QUARTER, Turn::HALF, Turn::THREE_QUARTERS];

    /// The turn by 0, 90, 180 or 270 degrees.
    pub fn from_degrees(degrees: i64) -> Option<Turn> {
        Turn::ALL.into_iter().find(|turn| i64::from(turn.degrees()) == degrees)
    }
    /// In degrees.
    pub fn degrees(self) -> u16 {
        u16::from(self.0) * 90
    }
    /// In quarters of a turn, 0 to 3.
    pub fn quarters(self) -> usize {
        usize::from(self.0)
    }
    /// Where a side ends up.
    pub fn apply(self, side: Dir) -> Dir {
        Dir::ALL[(side as usize + self.quarters()) % 4]
    }
}

/// An opening, two spaces wide (D04-MOVE-8): the side of the piece and the first of the two spaces, counted
/// from the top or the left.
///
/// ```
/// use doom2004::Opening;
/// use grid::Dir;
///
/// let opening: Opening = "W8".parse().unwrap();
/// assert_eq!(opening, Opening { side: Dir::W, first: 8 });
/// assert_eq!(opening.to_string(), "W8");
/// assert!("Q1".parse::<Opening>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Opening {
    /// The side of the piece.
    pub side: Dir,
    /// Row or column of its first space.
    pub first: u8,
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side, self.first)
    }
}

impl FromStr for Opening {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is no opening; write the side and the first space, as in N4");
        let side = Dir::ALL.into_iter().find(|side| text.starts_with(&side.to_string())).ok_or_else(wrong)?;
        let first = text[1..].parse().map_err(|_| wrong())?;
        Ok(Opening { side, first })
    }
}

/// The spaces and openings of a piece as it lies.
///
/// ```
/// use doom2004::{Piece, Turn};
///
/// let bend: Piece = "BENDS".parse().unwrap();
/// let shape = bend.shape(Turn::HALF);
/// assert_eq!((shape.width(), shape.height()), (3, 3));
/// assert!(shape.has(0, 0) && !shape.has(2, 2) && !shape.has(9, 0));
/// let openings: Vec<String> = shape.openings().iter().map(|opening| opening.to_string()).collect();
/// assert_eq!(openings, ["E0", "S0"]);
/// assert_eq!(shape.opening_spaces(shape.openings()[0]), [(2, 0), (2, 1)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shape {
    width: u8,
    height: u8,
    /// Row by row.
    spaces: Vec<bool>,
    openings: Vec<Opening>,
}

impl Shape {
    /// Columns.
    pub fn width(&self) -> u8 {
        self.width
    }
    /// Rows.
    pub fn height(&self) -> u8 {
        self.height
    }
    /// Is there a space in this column and row?
    pub fn has(&self, x: u8, y: u8) -> bool {
        x < self.width && y < self.height && self.spaces[self.place(x, y)]
    }
    /// Columns and rows of all spaces, row by row.
    pub fn spaces(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        (0..self.height).flat_map(|y| (0..self.width).map(move |x| (x, y))).filter(|&(x, y)| self.has(x, y))
    }
    /// The openings, clockwise from the north side.
    pub fn openings(&self) -> &[Opening] {
        &self.openings
    }
    /// The two spaces inside an opening.
    pub fn opening_spaces(&self, opening: Opening) -> [(u8, u8); 2] {
        let Opening { side, first } = opening;
        [first, first.saturating_add(1)].map(|along| match side {
            Dir::N => (along, 0),
            Dir::E => (self.width - 1, along),
            Dir::S => (along, self.height - 1),
            Dir::W => (0, along),
        })
    }

    /// Turned clockwise by a quarter.
    fn turned(&self) -> Shape {
        let mut turned = Shape {
            width: self.height,
            height: self.width,
            spaces: vec![false; self.spaces.len()],
            openings: Vec::new(),
        };
        for (x, y) in self.spaces() {
            let place = turned.place(self.height - 1 - y, x);
            turned.spaces[place] = true;
        }
        for &Opening { side, first } in &self.openings {
            // Rows become columns from right to left, so the second space of an opening comes first.
            let first = if matches!(side, Dir::E | Dir::W) { self.height - 2 - first } else { first };
            turned.openings.push(Opening { side: Turn::QUARTER.apply(side), first });
        }
        turned.openings.sort_unstable();
        turned
    }

    fn place(&self, x: u8, y: u8) -> usize {
        usize::from(y) * usize::from(self.width) + usize::from(x)
    }
}

impl fmt::Display for Shape {
    /// Row by row: `#` a space, `.` none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for y in 0..self.height {
            let row: String = (0..self.width).map(|x| if self.has(x, y) { '#' } else { '.' }).collect();
            writeln!(f, "{row}")?;
        }
        Ok(())
    }
}

static CARDS: LazyLock<Pieces> = LazyLock::new(shipped);

/// What the data file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// Every kind of piece.
    pub piece: Vec<PieceCard>,
}

impl Sheet for Pieces {
    const FILE: &'static str = "pieces.toml";
    const TEXT: &'static str = include_str!("../../../../content/doom2004/pieces.toml");

    fn check(&mut self, lists: &mut Lists) -> Result<(), Wrong> {
        let mut ids = BTreeSet::new();
        lists.each_by(["piece", ""], &mut self.piece, |_, card| {
            must(ids.insert(card.id.clone()), format!("{} is described twice", card.id))?;
            let shape = card.drawn().map_err(|message| format!("{}: {message}", card.id))?;
            let quarter = shape.turned();
            let half = quarter.turned();
            let three_quarters = half.turned();
            card.shapes = [shape, quarter, half, three_quarters];
            Ok(())
        })?;
        let total: u32 = self.piece.iter().map(|card| card.count).sum();
        must(total == PIECES, format!("{total} map pieces; the box has {PIECES}"))
    }
}

impl PieceCard {
    /// The shape as the file draws it.
    fn drawn(&self) -> Result<Shape, String> {
        let small = |length: usize| u8::try_from(length).ok().filter(|length| (1..=20).contains(length));
        let width =
            small(self.shape.first().map_or(0, String::len)).ok_or("a shape is 1 to 20 spaces wide")?;
        let height = small(self.shape.len()).ok_or("a shape is 1 to 20 spaces high")?;
        if self.shape.iter().any(|row| row.len() != usize::from(width)) {
            return Err("all rows of a shape are equally long".to_owned());
        }
        let cells = || self.shape.iter().flat_map(|row| row.chars());
        if let Some(cell) = cells().find(|cell| !"#.".contains(*cell)) {
            return Err(format!("`{cell}` in the shape; write # for a space and . for none"));
        }
        let mut shape =
            Shape { width, height, spaces: cells().map(|c| c == '#').collect(), openings: Vec::new() };
        for word in &self.openings {
            let opening: Opening = word.parse()?;
            if shape.opening_spaces(opening).into_iter().any(|(x, y)| !shape.has(x, y)) {
                return Err(format!("opening {word} does not lie at two spaces of that side"));
            }
            shape.openings.push(opening);
        }
        shape.openings.sort_unstable();
        Ok(shape)
    }
}
