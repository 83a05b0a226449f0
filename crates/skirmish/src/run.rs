//! Lines between columns or rows, of any length: doors, openings, and what else lies between spaces.

use std::fmt;
use std::str::FromStr;

use engine::Arg;
use grid::Dir;
use serde::Deserialize;
use toml::Spanned;

use crate::extent::span;
use crate::{Findings, Flaw, Mark, Pos, Row, mark, the};

/// A line between two columns or two rows.
///
/// Files say where it lies and what it spans, `x = 6, y = [2, 3]`; maps in one line write the columns or rows on both
/// sides of it.
/// ```
/// use grid::Dir;
/// use skirmish::{Pos, Row, Run, Side};
///
/// let run = Run::new(Side::Line(6), Side::Span(Row([2, 3]))).unwrap();
/// assert_eq!("5|6,2-3".parse(), Ok(run));
/// assert!(run.edges().eq([(Pos::new(5, 2), Dir::E), (Pos::new(5, 3), Dir::E)]));
/// assert_eq!(run.to_string(), "line x = 6, y 2 to 3");
/// assert!("2-3,4|5".parse::<Run>().unwrap().edges().eq([(Pos::new(2, 4), Dir::S), (Pos::new(3, 4), Dir::S)]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run {
    /// The way across it: east or south.
    pub across: Dir,
    /// The column east of it, or the row south of it.
    pub line: i16,
    /// The first row or column along it.
    pub from: i16,
    /// The last one.
    pub to: i16,
}

/// A coordinate of a line as files write it: where it lies, or the first and the last that it spans.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Side {
    /// Between the column or row before this one and this one.
    Line(i16),
    /// Along these.
    Span(Row<i16, 2>),
}

/// A line as files write it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunEntry {
    /// Its column, or those that it spans.
    pub x: Side,
    /// Its row, or those that it spans.
    pub y: Side,
}

impl Findings<'_> {
    /// A line of a file, which must say where it lies and what it spans; nothing if it does not, or is out of the world.
    pub fn run(&mut self, what: Arg, entry: &Spanned<RunEntry>) -> Option<(Run, Mark)> {
        let (mark, RunEntry { x, y }) = (mark(entry), entry.get_ref());
        let [[west, east], [north, south]] = [x, y].map(|side| match *side {
            Side::Line(line) => [line, line],
            Side::Span(span) => span.0,
        });
        let run = Run::new(*x, *y);
        if run.is_none() {
            self.error(mark, Flaw::Span(the(what)));
        }
        let before = self.count();
        self.pos(mark, Row([west, north]));
        self.pos(mark, Row([east, south]));
        run.filter(|_| self.count() == before).map(|run| (run, mark))
    }
}

impl Run {
    /// The line with these coordinates, if one is where it lies and the other what it spans.
    pub fn new(x: Side, y: Side) -> Option<Run> {
        let (across, line, [from, to]) = match (x, y) {
            (Side::Line(line), Side::Span(span)) => (Dir::E, line, span.0),
            (Side::Span(span), Side::Line(line)) => (Dir::S, line, span.0),
            _ => return None,
        };
        (from <= to).then_some(Run { across, line, from, to })
    }
    /// Its edges: the spaces west or north of it, and the way across.
    pub fn edges(self) -> impl Iterator<Item = (Pos, Dir)> + Clone {
        let Run { across, line, from, to } = self;
        (from..=to).map(move |along| {
            let before = if across == Dir::E { Pos::new(line - 1, along) } else { Pos::new(along, line - 1) };
            (before, across)
        })
    }
    /// The places west or north of it.
    pub fn before(self) -> Vec<Pos> {
        self.edges().map(|(pos, _)| pos).collect()
    }
    /// The places east or south of it.
    pub fn after(self) -> Vec<Pos> {
        self.edges().map(|(pos, across)| pos.step(across)).collect()
    }
    /// The names of the coordinates: of where it lies, and of what it spans.
    pub(crate) fn names(self) -> [&'static str; 2] {
        if self.across == Dir::E { ["x", "y"] } else { ["y", "x"] }
    }
    /// How many edges it has.
    pub fn length(self) -> u16 {
        self.to.abs_diff(self.from).saturating_add(1)
    }
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Run { line, from, to, .. }, [line_name, span_name]) = (self, self.names());
        write!(f, "line {line_name} = {line}, {span_name} {from}")?;
        if from == to { Ok(()) } else { write!(f, " to {to}") }
    }
}

impl FromStr for Run {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let line = |text: &str| {
            let (before, after) = text.split_once('|')?;
            let (before, after) = (span(before)?, span(after)?);
            (before.0 == before.1 && after == (before.0 + 1, before.0 + 1)).then_some(Side::Line(after.0))
        };
        let side =
            |text: &str| line(text).or_else(|| span(text).map(|(from, to)| Side::Span(Row([from, to]))));
        text.split_once(',').and_then(|(x, y)| Run::new(side(x)?, side(y)?)).ok_or_else(|| {
            format!("`{text}` is no line; write 5|6,2-3 between columns or 2-3,4|5 between rows")
        })
    }
}
