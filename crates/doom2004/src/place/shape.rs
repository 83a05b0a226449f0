//! Figures on the floor: every step that a figure of a size can make.

use std::fmt;

use grid::{Dir, Dir8};
use skirmish::{Doors, Shape};

use super::arena::Floor;

/// How a figure makes a step.
///
/// ```
/// use doom2004::place::Way;
/// use grid::{Dir, Dir8};
/// assert_eq!(Way::Step(Dir8::NE).to_string(), "NE");
/// assert_eq!(Way::Lead(1, Dir::S).to_string(), "2S");
/// assert_eq!("2S".parse(), Ok(Way::Lead(1, Dir::S)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// All of it goes one space in a direction.
    Step(Dir8),
    /// One half of a demon, 0 the northern or western one, leads; the other follows (D04-BIG-5).
    Lead(u8, Dir),
}

impl Way {
    /// All ways of all figures.
    pub fn all() -> impl Iterator<Item = Way> {
        let leads = (0..2).flat_map(|half| Dir::ALL.map(|dir| Way::Lead(half, dir)));
        Dir8::ALL.map(Way::Step).into_iter().chain(leads)
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Way::Step(dir) => write!(f, "{dir}"),
            Way::Lead(half, dir) => write!(f, "{}{dir}", half + 1),
        }
    }
}

impl std::str::FromStr for Way {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Way::all().find(|way| engine::is_written(way, text)).ok_or_else(|| {
            format!(
                "`{text}` is no step; write N, NE, E, SE, S, SW, W or NW, or for a half of a demon 1N to 2W"
            )
        })
    }
}

/// A step that a figure can make while its doors are open.
pub type Stride = skirmish::Stride<Doors, Way>;

/// The floor with all that figures can do on it (D04-MOVE-2, D04-BIG-5, D04-BIG-6, D04-BIG-8). Either half of a demon
/// leads, and the two never shift straight sideways (D04-BIG-7); so it turns anywhere (D04-INT-26).
pub(super) fn with_figures(floor: Floor) -> Floor {
    floor.with_shapes(&[Shape::One, Shape::Across, Shape::Down, Shape::Quad], |floor, from| {
        let pair = matches!(from.shape, Shape::Across | Shape::Down);
        let leads = (0..2).flat_map(|half| Dir::ALL.map(|dir| (half, dir)));
        let led = leads
            .filter(|_| pair)
            .filter_map(|(half, dir)| floor.lead(from, half, dir, Way::Lead(half, dir)));
        let dirs = Dir8::ALL.into_iter().filter(|dir| !pair || dir.straight().is_none());
        led.chain(dirs.filter_map(|dir| floor.shift(from, dir, Way::Step(dir)))).collect::<Vec<_>>()
    })
}
