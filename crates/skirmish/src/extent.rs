//! Rectangles of places: rooms, and what large things lie on.

use std::fmt;
use std::str::FromStr;

use engine::about::{Kind, Spot};
use grid::{Dir, Dir8};

use crate::{At, Findings, Flaw, Pos, mark};

/// A rectangle of places.
///
/// Maps in one line write it as columns and rows.
/// ```
/// use skirmish::{Extent, Pos};
///
/// let knight = Extent { from: Pos::new(20, 7), to: Pos::new(21, 8) };
/// assert_eq!((knight.width(), knight.height(), knight.places().count()), (2, 2, 4));
/// assert_eq!(knight.to_string(), "(20, 7) to (21, 8)");
/// assert_eq!("20-21,7-8".parse(), Ok(knight));
/// assert_eq!("1,1".parse::<Extent>().unwrap().to_string(), "(1, 1)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Extent {
    /// Its northwest place.
    pub from: Pos,
    /// Its southeast place.
    pub to: Pos,
}

impl Extent {
    /// Columns.
    pub fn width(self) -> u16 {
        self.to.x.abs_diff(self.from.x).saturating_add(1)
    }
    /// Rows.
    pub fn height(self) -> u16 {
        self.to.y.abs_diff(self.from.y).saturating_add(1)
    }
    /// Does the place lie in it?
    pub fn holds(self, pos: Pos) -> bool {
        (self.from.x..=self.to.x).contains(&pos.x) && (self.from.y..=self.to.y).contains(&pos.y)
    }
    /// The places beside it in a direction: what something of its size comes to with one step.
    /// ```
    /// use grid::Dir8;
    /// use skirmish::Extent;
    ///
    /// let knight: Extent = "2-3,5-6".parse().unwrap();
    /// assert_eq!(knight.beyond(Dir8::N), "2-3,4".parse().unwrap());
    /// assert_eq!(knight.beyond(Dir8::SE), "4,7".parse().unwrap());
    /// ```
    #[must_use]
    pub fn beyond(self, dir: Dir8) -> Extent {
        let ways = dir.split().map_or([dir.straight(), None], |(one, other)| [Some(one), Some(other)]);
        ways.into_iter().flatten().fold(self, |Extent { from, to }, dir| match dir {
            Dir::N => Extent { from: from.step(dir), to: Pos { y: from.y - 1, ..to } },
            Dir::S => Extent { from: Pos { y: to.y + 1, ..from }, to: to.step(dir) },
            Dir::W => Extent { from: from.step(dir), to: Pos { x: from.x - 1, ..to } },
            Dir::E => Extent { from: Pos { x: to.x + 1, ..from }, to: to.step(dir) },
        })
    }
    /// The direction of the one step with which something of its size comes to a place; none if it takes more.
    /// ```
    /// use grid::Dir8;
    /// use skirmish::{Extent, Pos};
    ///
    /// let knight: Extent = "2-3,5-6".parse().unwrap();
    /// assert_eq!(knight.towards(Pos::new(3, 4)), Some(Dir8::N));
    /// assert_eq!((knight.towards(Pos::new(3, 5)), knight.towards(Pos::new(3, 3))), (None, None));
    /// ```
    pub fn towards(self, to: Pos) -> Option<Dir8> {
        Dir8::ALL.into_iter().find(|&dir| self.beyond(dir).holds(to))
    }
    /// The direction in which a place lies, however far; none if it lies in it.
    /// ```
    /// use grid::Dir8;
    /// use skirmish::{Extent, Pos};
    ///
    /// let knight: Extent = "2-3,5-6".parse().unwrap();
    /// assert_eq!(knight.way_to(Pos::new(3, 0)), Some(Dir8::N));
    /// assert_eq!((knight.way_to(Pos::new(9, 9)), knight.way_to(Pos::new(3, 5))), (Some(Dir8::SE), None));
    /// ```
    pub fn way_to(self, to: Pos) -> Option<Dir8> {
        let near = |to: i16, from: i16, until: i16| to.clamp(from.saturating_sub(1), until.saturating_add(1));
        self.towards(Pos::new(near(to.x, self.from.x, self.to.x), near(to.y, self.from.y, self.to.y)))
    }
    /// The smallest one around some places; nothing around none.
    pub fn around(places: impl IntoIterator<Item = Pos>) -> Option<Extent> {
        places.into_iter().map(Extent::from).reduce(|a, b| Extent {
            from: Pos::new(a.from.x.min(b.from.x), a.from.y.min(b.from.y)),
            to: Pos::new(a.to.x.max(b.to.x), a.to.y.max(b.to.y)),
        })
    }
    /// Its places, row by row.
    pub fn places(self) -> impl Iterator<Item = Pos> + Clone {
        (self.from.y..=self.to.y).flat_map(move |y| (self.from.x..=self.to.x).map(move |x| Pos { y, x }))
    }
}

impl From<Pos> for Extent {
    fn from(pos: Pos) -> Extent {
        Extent { from: pos, to: pos }
    }
}

/// As something that can be pointed at.
impl From<Extent> for Spot {
    fn from(extent: Extent) -> Spot {
        Spot { on: Kind::Square, id: extent.from.to_string(), wide: extent.width(), high: extent.height() }
    }
}

impl fmt::Display for Extent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Extent { from, to } = self;
        if from == to { write!(f, "{from:#}") } else { write!(f, "{from:#} to {to:#}") }
    }
}

impl FromStr for Extent {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        text.split_once(',')
            .and_then(|(columns, rows)| Some((span(columns)?, span(rows)?)))
            .map(|(x, y)| Extent { from: Pos::new(x.0, y.0), to: Pos::new(x.1, y.1) })
            .ok_or_else(|| format!("`{text}` is no rectangle; write columns and rows as in 2-3,4-6 or 2,4"))
    }
}

/// A number, or two with a dash, the smaller first.
pub(crate) fn span(text: &str) -> Option<(i16, i16)> {
    let number = |text: &str| text.parse::<i16>().ok().filter(|n| n.abs() <= 100);
    match number(text) {
        Some(only) => Some((only, only)),
        None => {
            let (from, to) = text.split_once('-')?;
            number(from).zip(number(to)).filter(|(from, to)| from <= to)
        }
    }
}

impl Findings<'_> {
    /// What something from one place to another lies on.
    pub fn extent(&mut self, at: &At, to: Option<&At>) -> Extent {
        let from = self.pos(mark(at), *at.get_ref());
        let Some(to) = to else { return from.into() };
        let end = self.pos(mark(to), *to.get_ref());
        if end.x < from.x || end.y < from.y {
            self.error(mark(to), Flaw::Backwards(end, from));
            return from.into();
        }
        Extent { from, to: end }
    }
}
