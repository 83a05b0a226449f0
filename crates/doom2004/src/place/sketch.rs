//! Maps drawn as text: small arenas for tests and tools, without map pieces.

use std::collections::BTreeMap;

use grid::{Dir, Dir8, Edge, Grid, Square};
use skirmish::{AreaId, DoorId, Extent, Mark, Mood, Pos, Prose, Run, Text};

use super::arena::Arena;
use super::build::{LayoutError, Tile, refuse};
use super::model::{Area, Door, Obstacle, ObstacleKind, Scenario, Start, Teleporter};
use super::plot::{Goal, PlacedGoal};
use crate::KeyColour;

/// A drawn map that is being made into an [`Arena`]; see [`Arena::sketch`].
///
/// ```
/// use doom2004::KeyColour;
/// use doom2004::place::Sketch;
/// use grid::Dir;
///
/// let map = "
///     +---+---+---+
///     | 0r  0 D 1 |
///     +   +   +---+
///     | 0   0 D 1~|
///     +---+---+---+
/// ";
/// let arena = Sketch::read("cell", map)?.key("d1", KeyColour::Blue).exit(0, 0, Dir::W).arena()?;
/// assert_eq!(arena.doors()[0].key, Some(KeyColour::Blue));
/// assert!(arena.doors()[1].exit);
/// # Ok::<(), doom2004::place::LayoutError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Sketch {
    grid: Grid,
    text: String,
    /// All but the pieces: goals, triggers, figures and tokens may be added. Areas, obstacles and doors come from the
    /// drawing; doors are called `d1`, `d2`… in reading order.
    pub scenario: Scenario,
}

impl Arena {
    /// A map drawn as [`Grid`]s are, with spaces from (0, 0) in the northwest.
    ///
    /// The text of a space is the number of its area (none for 0), then letters: `r`, `g` and `b` where marines begin,
    /// `R`, `B` and `Y` teleporters; then marks: `%` blocking, `~` goo, `!` barrel, `&` body, `=` duct, `*` a red
    /// teleporter. `D` edges are doors, closed at the start: two in a line are one door, a single one is a narrow
    /// door. For keys, exits, goals and all else see [`Sketch`]. The map's id has its content in it, so that
    /// different maps never meet under one name.
    ///
    /// ```
    /// use doom2004::place::{Arena, ObstacleKind};
    /// use doom2004::{Colour, Ground};
    ///
    /// let arena = Arena::sketch("yard", "
    ///     +---+---+---+
    ///     | 0r  0 D 1 |
    ///     +   +---+   +
    ///     | 0 # 1!  1Y|
    ///     +---+---+---+
    /// ")?;
    /// assert_eq!(arena.area_map(), "001\n011\n");
    /// assert_eq!(arena.start(Colour::Red), arena.space_at(0, 0).unwrap());
    /// assert_eq!(arena.space(arena.space_at(1, 1).unwrap()).obstacle, Some(ObstacleKind::Barrel));
    /// assert_eq!((arena.doors().len(), arena.doors()[0].spaces.len()), (1, 2));
    /// assert_eq!(Ground::made(arena).place().spaces().count(), 6);
    /// # Ok::<(), doom2004::place::LayoutError>(())
    /// ```
    ///
    /// # Errors
    /// If the drawing or the text of a space cannot be read.
    pub fn sketch(id: &str, text: &str) -> Result<Arena, LayoutError> {
        Sketch::read(id, text)?.arena()
    }
}

impl Sketch {
    /// Read a drawing.
    ///
    /// # Errors
    /// If the drawing or the text of a space cannot be read.
    pub fn read(id: &str, text: &str) -> Result<Sketch, LayoutError> {
        let grid: Grid = text.parse().map_err(|error: grid::MapError| LayoutError(error.to_string()))?;
        let mut sketch = Sketch { scenario: blank(id), text: text.to_owned(), grid };
        let squares: Vec<Square> = sketch.grid.squares().collect();
        let mut starts = [None; 3];
        for &square in &squares {
            let label = sketch.grid.label(square).to_owned();
            let (digits, letters) =
                label.split_at(label.find(|c: char| !c.is_ascii_digit()).unwrap_or(label.len()));
            let area: u8 = if digits.is_empty() {
                0
            } else {
                digits
                    .parse()
                    .ok()
                    .filter(|n| *n < 32)
                    .map_or_else(|| refuse(format!("there is no area {digits}; areas go from 0 to 31")), Ok)?
            };
            while sketch.scenario.areas.len() <= usize::from(area) {
                let number = sketch.scenario.areas.len();
                sketch.scenario.areas.push(Area::empty(number.to_string()));
            }
            let marks = sketch.grid.marks(square).to_owned();
            for sign in letters.chars().chain(marks.chars()) {
                match "rgb".find(sign) {
                    Some(n) => starts[n] = Some(square),
                    None => sketch.lay(AreaId(area), place(square), sign)?,
                }
            }
        }
        // Marines without a mark begin on the first spaces that are left.
        let free: Vec<Square> = squares
            .iter()
            .copied()
            .filter(|square| !starts.contains(&Some(*square)) && sketch.grid.marks(*square).is_empty())
            .collect();
        let mut free = free.into_iter();
        for (n, start) in starts.into_iter().enumerate() {
            let square = start.or_else(|| free.next()).unwrap_or(squares[0]);
            sketch.scenario.start.marines[n] = (place(square), Mark::default());
        }
        sketch.scenario.start.area = sketch.area_of(sketch.scenario.start.marines[0].0);
        sketch.find_doors(&squares);
        Ok(sketch)
    }

    /// What a sign in the drawing puts on a space.
    fn lay(&mut self, area: AreaId, at: Pos, sign: char) -> Result<(), LayoutError> {
        let area = &mut self.scenario.areas[area.index()];
        let mark = Mark::default();
        let mut lie = |kind| area.obstacles.push(Obstacle { kind, at: Extent::from(at), mark });
        match sign {
            '%' => lie(ObstacleKind::Blocking),
            '~' => lie(ObstacleKind::Goo),
            '!' => lie(ObstacleKind::Barrel),
            '&' => lie(ObstacleKind::Body),
            '=' => area.ducts.push((at, mark)),
            'R' | '*' => area.teleporters.push(Teleporter { colour: KeyColour::Red, at, mark }),
            'B' => area.teleporters.push(Teleporter { colour: KeyColour::Blue, at, mark }),
            'Y' => area.teleporters.push(Teleporter { colour: KeyColour::Yellow, at, mark }),
            _ => {
                return refuse(format!(
                    "`{sign}` on {at:#} means nothing; signs are r g b R B Y % ~ ! & = *"
                ));
            }
        }
        Ok(())
    }

    fn find_doors(&mut self, squares: &[Square]) {
        let mut seen = Vec::new();
        for &square in squares {
            for (dir, along) in [(Dir::E, Dir::S), (Dir::S, Dir::E)] {
                let is_door = |square: Square| self.grid.edge(square, dir) == Edge::Door;
                if !is_door(square) || seen.contains(&(square, dir)) {
                    continue;
                }
                let second = along.step(square).filter(|&next| is_door(next));
                seen.extend(second.map(|next| (next, dir)));
                self.add_door(place(square), dir, second.is_some(), false);
            }
        }
    }

    /// A door on this side of a place, and of the next one too if it is wide.
    fn add_door(&mut self, Pos { x, y }: Pos, side: Dir, wide: bool, exit: bool) {
        let (across, line, from) = match side {
            Dir::N => (Dir::S, y, x),
            Dir::S => (Dir::S, y + 1, x),
            Dir::W => (Dir::E, x, y),
            Dir::E => (Dir::E, x + 1, y),
        };
        let line = Run { across, line, from, to: from + i16::from(wide) };
        let id = format!("d{}", self.scenario.doors.len() + 1);
        let door = Door { id, line, between: None, key: None, exit, open: false, mark: Mark::default() };
        self.scenario.doors.push(door);
    }

    fn area_of(&self, pos: Pos) -> AreaId {
        let label = self.grid.label(square(pos));
        let digits: String = label.chars().take_while(char::is_ascii_digit).collect();
        AreaId(digits.parse().unwrap_or(0))
    }

    /// The door needs this key.
    #[must_use]
    pub fn key(mut self, door: &str, colour: KeyColour) -> Sketch {
        self.scenario
            .doors
            .iter_mut()
            .filter(|plan| plan.id == door)
            .for_each(|plan| plan.key = Some(colour));
        self
    }

    /// An exit on the rim, after all other doors: on this side of this space and of the one east or south of it. To
    /// leave by it becomes a goal.
    #[must_use]
    pub fn exit(mut self, x: i16, y: i16, side: Dir) -> Sketch {
        let door = DoorId(self.scenario.doors.len() as u8);
        self.add_door(Pos::new(x, y), side, true, true);
        self.goal(Goal::Leave(door))
    }

    /// One more goal of the marines.
    #[must_use]
    pub fn goal(mut self, goal: Goal) -> Sketch {
        self.scenario.goals.push(PlacedGoal { goal, mark: Mark::default() });
        self
    }

    /// Anything else that a scenario can say.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Scenario)) -> Sketch {
        change(&mut self.scenario);
        self
    }

    /// Lay the map out.
    ///
    /// # Errors
    /// If a door or something else lies off the map.
    pub fn arena(mut self) -> Result<Arena, LayoutError> {
        let content = format!("{}{:?}", self.text, self.scenario);
        self.scenario.id = format!("{}-{:016x}", self.scenario.id, fingerprint(content.as_bytes()));
        let tile = |square| -> (Pos, Tile) {
            let (pos, [label, marks]) = (place(square), [self.grid.label(square), self.grid.marks(square)]);
            (pos, (self.area_of(pos), label.to_owned(), marks.to_owned()))
        };
        let tiles: BTreeMap<Pos, Tile> = self.grid.squares().map(tile).collect();
        let is_open = |pos: Pos, dir: Dir| self.grid.edge(square(pos), dir) != Edge::Wall;
        Arena::lay(self.scenario.clone(), tiles, is_open)
    }
}

fn place(square: Square) -> Pos {
    Pos::new(i16::from(square.col), i16::from(square.row))
}

fn square(pos: Pos) -> Square {
    Square::new(pos.y.clamp(0, 255) as u8, pos.x.clamp(0, 255) as u8)
}

/// A scenario without anything in it.
fn blank(id: &str) -> Scenario {
    let text = |part: &str| Text { prose: Prose::Ours(format!("d04-sketch-{part}")), mark: Mark::default() };
    Scenario {
        id: id.to_owned(),
        id_mark: Mark::default(),
        title: text("title"),
        briefing: text("briefing"),
        secret: text("secret"),
        mood: Mood::default(),
        marines: (1, 3),
        compass: Dir8::N,
        frags: None,
        timer: None,
        start: Start {
            area: AreaId(0),
            marines: [(Pos::default(), Mark::default()); 3],
            give: Vec::new(),
            mark: Mark::default(),
        },
        areas: Vec::new(),
        doors: Vec::new(),
        goals: Vec::new(),
        triggers: Vec::new(),
        tags: Vec::new(),
        items: Vec::new(),
    }
}

/// FNV-1a, 64 bits: equal on every machine.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
