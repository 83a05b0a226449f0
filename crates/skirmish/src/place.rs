//! Places on the map of a scenario.

use std::fmt;
use std::str::FromStr;

use engine::Arg;
use grid::Dir;

/// A place on the map of a scenario: x grows to the east, y to the south, and both may be negative.
///
/// Actions write it as `4,-1`; messages have it as `{:#}` prints it.
/// ```
/// use grid::Dir;
/// use skirmish::Pos;
///
/// assert_eq!(Pos::new(4, -1).step(Dir::N), Pos::new(4, -2));
/// assert_eq!(Pos::new(4, -1).to_string(), "4,-1");
/// assert_eq!("4,-1".parse(), Ok(Pos::new(4, -1)));
/// assert_eq!(format!("{:#}", Pos::new(4, -1)), "(4, -1)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Pos {
    /// Row; first, so that places sort row by row.
    pub y: i16,
    /// Column.
    pub x: i16,
}

impl Pos {
    /// The place in this column and row.
    pub const fn new(x: i16, y: i16) -> Pos {
        Pos { y, x }
    }
    /// The place next to it.
    #[must_use]
    pub const fn step(self, dir: Dir) -> Pos {
        match dir {
            Dir::N => Pos::new(self.x, self.y - 1),
            Dir::E => Pos::new(self.x + 1, self.y),
            Dir::S => Pos::new(self.x, self.y + 1),
            Dir::W => Pos::new(self.x - 1, self.y),
        }
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Pos { x, y } = self;
        if f.alternate() { write!(f, "({x}, {y})") } else { write!(f, "{x},{y}") }
    }
}

engine::serde_as_text!(Pos);

/// As people read it.
impl From<Pos> for Arg {
    fn from(pos: Pos) -> Arg {
        Arg::text(format_args!("{pos:#}"))
    }
}

impl FromStr for Pos {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let number =
            |text: &str| text.parse::<i16>().ok().filter(|n| n.abs() <= 200 && n.to_string() == text);
        text.split_once(',')
            .and_then(|(x, y)| Some(Pos::new(number(x)?, number(y)?)))
            .ok_or_else(|| format!("`{text}` is no place; write x,y as in 4,-1"))
    }
}
