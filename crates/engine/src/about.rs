//! What a choice is about, so that whoever shows it need not read its notation.

use std::fmt::Display;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Words;

/// A choice as a page or a map shows it: under which heading, and on which things on the table.
///
/// ```
/// use engine::about::{About, Kind, Spot};
/// let about = About::of("step NE", "group-move").on(Spot::square("4,1")).heading("NE");
/// assert_eq!((about.deed.as_str(), about.way.as_deref()), ("step", Some("NE")));
/// assert_eq!(about.spots, [Spot { on: Kind::Square, id: "4,1".into(), wide: 1, high: 1 }]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// What is done, in a word.
    pub deed: String,
    /// The key of the heading under which choices of its kind stand; empty if they need none.
    pub group: &'static str,
    /// Headings with a lower rank come first.
    pub rank: u8,
    /// The direction of a step: `N`, `NE`, …
    pub way: Option<String>,
    /// It aims at its spots: a line leads there from whoever acts.
    pub aims: bool,
    /// There is seldom a reason for it: it is shown last and quietly.
    pub quiet: bool,
    /// What it can be chosen by, most telling first; nothing for what is only a button.
    pub spots: Vec<Spot>,
}

/// Something on the table that can be pointed at.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// What it is.
    pub on: Kind,
    /// Its name in actions: a square by its northwest corner, a figure or seat, a door by its number from 1, a card.
    pub id: String,
    /// Columns of squares.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub wide: u16,
    /// Rows of squares.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub high: u16,
}

/// What kinds of things can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A square, or several that lie together.
    Square,
    /// Somebody on the board.
    Figure,
    /// A door.
    Door,
    /// A card in a hand, or one that is offered.
    Card,
    /// A weapon.
    Weapon,
    /// A cube in a box.
    Cube,
    /// A tile.
    Tile,
    /// A spawnpoint.
    Spawnpoint,
    /// A wall, by a square and the side of it: `4,1 N`.
    Wall,
}

fn one() -> u16 {
    1
}

fn is_one(n: &u16) -> bool {
    *n == 1
}

impl Spot {
    /// A thing of this kind by its name.
    pub fn new(on: Kind, id: impl Display) -> Self {
        Spot { on, id: id.to_string(), wide: 1, high: 1 }
    }
    /// A square.
    pub fn square(id: impl Display) -> Self {
        Spot::new(Kind::Square, id)
    }
    /// Somebody.
    pub fn figure(id: impl Display) -> Self {
        Spot::new(Kind::Figure, id)
    }
    /// A card.
    pub fn card(id: impl Display) -> Self {
        Spot::new(Kind::Card, id)
    }
    /// The wall on a side of a square.
    pub fn wall(square: impl Display, side: impl Display) -> Self {
        Spot::new(Kind::Wall, format_args!("{square} {side}"))
    }
    /// Is it that thing, or squares of which that is one?
    ///
    /// ```
    /// use engine::about::Spot;
    /// let mut knight = Spot::square("4,1");
    /// (knight.wide, knight.high) = (2, 2);
    /// assert!(knight.holds(&Spot::square("5,2")) && !knight.holds(&Spot::square("6,2")));
    /// assert!(!knight.holds(&Spot::figure("5,2")));
    /// ```
    pub fn holds(&self, other: &Spot) -> bool {
        if self.on != other.on {
            return false;
        }
        let corner = |spot: &Spot| {
            let (x, y) = spot.id.split_once(',')?;
            Some((x.parse::<i32>().ok()?, y.parse::<i32>().ok()?))
        };
        let inside = || {
            let ((x, y), (left, top)) = (corner(other)?, corner(self)?);
            let (wide, high) = (i32::from(self.wide), i32::from(self.high));
            Some((left..left + wide).contains(&x) && (top..top + high).contains(&y))
        };
        self.id == other.id || (self.wide, self.high) != (1, 1) && inside() == Some(true)
    }
}

impl About {
    /// An action under a heading; the first word of its notation is the deed.
    pub fn of(action: impl Display, group: &'static str) -> Self {
        let mut deed = action.to_string();
        deed.truncate(deed.find(' ').unwrap_or(deed.len()));
        About { deed, group, ..About::default() }
    }
    /// It can be chosen by this as well.
    #[must_use]
    pub fn on(mut self, spot: impl Into<Option<Spot>>) -> Self {
        self.spots.extend(spot.into());
        self
    }
    /// It leads this way.
    #[must_use]
    pub fn heading(mut self, way: impl Display) -> Self {
        self.way = Some(way.to_string());
        self
    }
    /// It aims at its spots.
    #[must_use]
    pub fn aimed(mut self) -> Self {
        self.aims = true;
        self
    }
}

/// The first choice that becomes another action when the spot takes the place of the thing of its kind in it: what
/// most games mean when somebody points at something.
pub fn meant<G: Words>(state: &G::State, spot: &Spot) -> Option<G::Action> {
    let mut legal = Vec::new();
    G::legal(state, &mut legal);
    let mut choices: Vec<_> = legal.into_iter().map(|action| (action, G::about(state, action))).collect();
    // Who points at one thing means few.
    choices.sort_by_key(|(_, about)| about.spots.len());
    choices.iter().find_map(|(action, about)| instead(&action.to_string(), about, spot)?.parse().ok())
}

/// The same action with another thing of the same kind in it: `to 4,1` for the square `5,1` is `to 5,1`. Nothing, if the
/// notation does not name the thing.
fn instead(action: &str, about: &About, spot: &Spot) -> Option<String> {
    let named = about.spots.iter().find(|it| it.on == spot.on)?;
    let swap = |word| if word == named.id { spot.id.as_str() } else { word };
    let words: Vec<&str> = action.split(' ').map(swap).collect();
    let text = words.join(" ");
    (text != action || named.id == spot.id).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_thing_of_the_kind_is_meant() {
        let about = About::of("scope red-scope p2", "").on(Spot::card("red-scope")).on(Spot::figure("p2"));
        let meant = |spot| instead("scope red-scope p2", &about, &spot);
        assert_eq!(meant(Spot::figure("p4")).as_deref(), Some("scope red-scope p4"));
        assert_eq!(meant(Spot::card("blue-scope")).as_deref(), Some("scope blue-scope p2"));
        assert_eq!(meant(Spot::square("1,1")), None);
        let step = About::of("step N", "").on(Spot::square("4,1"));
        assert_eq!(instead("step N", &step, &Spot::square("4,2")), None, "a step names no square");
    }

    #[test]
    fn single_squares_are_written_short() {
        let mut spot = Spot::square("4,1");
        assert_eq!(serde_json::to_string(&spot).unwrap(), r#"{"on":"square","id":"4,1"}"#);
        spot.wide = 2;
        let text = serde_json::to_string(&spot).unwrap();
        assert_eq!(text, r#"{"on":"square","id":"4,1","wide":2}"#);
        assert_eq!(serde_json::from_str::<Spot>(&text).unwrap(), spot);
    }
}
