//! What the checkers of scenario files have in common: reading step by step, and things that lie where they may.

use std::collections::BTreeMap;
use std::fmt::Display;

use grid::Dir;

use crate::{Border, Extent, Findings, Mark, Pos, Report};

impl<'t> Findings<'t> {
    /// All that a checker finds in the text of a file.
    pub fn check<T>(text: &'t str, file: &str, look: impl FnOnce(&mut Self) -> Option<T>) -> Report {
        let mut findings = Findings::new(text);
        look(&mut findings);
        findings.report(file)
    }
    /// What a checker makes of the text of a file.
    ///
    /// # Errors
    /// The report, if something stops it from being played.
    pub fn load<T>(
        text: &'t str,
        file: &str,
        look: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Result<T, Report> {
        let mut findings = Findings::new(text);
        match look(&mut findings) {
            Some(made) if !findings.has_errors() => Ok(made),
            _ => Err(findings.report(file)),
        }
    }

    /// The box has so many of a thing: the first of those that are too many is told.
    pub fn in_box(&mut self, what: &str, marks: &[Mark], most: u32, rule: impl Display) {
        if let Some(&mark) = marks.get(most as usize) {
            let message = format!("{} × {what}, but the box has {most}", marks.len());
            self.error(mark, message, format!("leave some out ({rule})"));
        }
    }
    /// Is all of it on the map?
    pub fn on_map(
        &mut self,
        what: &str,
        at: Extent,
        mark: Mark,
        is_space: impl Fn(Pos) -> bool,
        advice: &str,
    ) -> bool {
        let off = at.places().find(|&pos| !is_space(pos));
        if let Some(pos) = off {
            self.error(mark, format!("{what} on {pos:#}, where there is no space"), advice);
        }
        off.is_none()
    }
    /// Does a figure lie on one side of every wall and door (D04-BIG-8, D16-LRG-7)?
    pub fn fits(
        &mut self,
        who: &str,
        at: Extent,
        mark: Mark,
        border: impl Fn(Pos, Dir) -> Border,
        rule: &str,
    ) -> bool {
        let inside = |pos: Pos| pos.x <= at.to.x && pos.y <= at.to.y;
        let parted = |pos: Pos, dir: Dir| inside(pos.step(dir)) && border(pos, dir).parts();
        let parted = at.places().any(|pos| parted(pos, Dir::E) || parted(pos, Dir::S));
        if parted {
            let message = format!("{who} does not fit on {at}: a wall or door runs through");
            self.error(mark, message, format!("move it ({rule})"));
        }
        !parted
    }
}

/// What lies or stands where: one thing to a place.
///
/// ```
/// use skirmish::{Findings, Mark, Pos, Taken};
///
/// let (mut findings, mut lying) = (Findings::new(""), Taken::new("lies", "move one of the two"));
/// lying.put("the duct", Pos::new(2, 0).into(), Mark(0), &mut findings);
/// lying.put("the token", Pos::new(2, 0).into(), Mark(0), &mut findings);
/// let report = findings.report("draft.toml");
/// assert_eq!(report.findings[0].message, "the token lies on (2, 0), where the duct is");
/// ```
#[derive(Clone, Debug)]
pub struct Taken {
    verb: &'static str,
    advice: &'static str,
    places: BTreeMap<Pos, String>,
}

impl Taken {
    /// Nothing yet; what things do there, and what to do about two of them.
    pub fn new(verb: &'static str, advice: &'static str) -> Taken {
        Taken { verb, advice, places: BTreeMap::new() }
    }
    /// One more thing.
    pub fn put(&mut self, what: &str, at: Extent, mark: Mark, findings: &mut Findings<'_>) {
        for pos in at.places() {
            if let Some(other) = self.places.insert(pos, what.to_owned()) {
                let message = format!("{what} {} on {pos:#}, where {other} is", self.verb);
                findings.error(mark, message, self.advice);
                break;
            }
        }
    }
}
