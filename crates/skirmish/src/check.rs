//! What the checkers of scenario files have in common: reading step by step, and things that lie where they may.

use std::collections::BTreeMap;
use std::path::Path;

use engine::content::{Remark, Report};
use engine::{Arg, Rule};
use grid::Dir;

use crate::{Border, Extent, Findings, Flaw, Mark, Pos, Verb};

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

    /// Is the file called like what is in it? Only one that ends in `.toml` has a name.
    pub fn file_name(&mut self, file: &str, what: Arg, id: &str, mark: Mark) {
        let stem = Path::new(file).file_name().and_then(|name| name.to_str()?.strip_suffix(".toml"));
        if let Some(stem) = stem.filter(|stem| *stem != id) {
            self.warning(mark, Flaw::Misnamed(stem.to_owned(), what, id.to_owned()));
        }
    }
    /// The box has so many of a thing: the first of those that are too many is told.
    pub fn in_box(&mut self, what: Arg, marks: &[Mark], most: u32, rule: Rule) {
        if let Some(&mark) = marks.get(most as usize) {
            self.error(mark, Remark::from(Flaw::OverBox(marks.len(), what, most)).by(rule));
        }
    }
    /// Is all of it on the map? If not, the text `advice` says what to do.
    pub fn on_map(
        &mut self,
        (what, verb): (&Arg, Verb),
        at: Extent,
        mark: Mark,
        is_space: impl Fn(Pos) -> bool,
        advice: &'static str,
    ) -> bool {
        let off = at.places().find(|&pos| !is_space(pos));
        if let Some(pos) = off {
            self.error(mark, Flaw::OffMap(what.clone(), verb, pos, Arg::key(advice)));
        }
        off.is_none()
    }
    /// Does a figure lie on one side of every wall and door (D04-BIG-8, D16-LRG-7)?
    pub fn fits(
        &mut self,
        who: &Arg,
        at: Extent,
        mark: Mark,
        border: impl Fn(Pos, Dir) -> Border,
        rule: Rule,
    ) -> bool {
        let inside = |pos: Pos| pos.x <= at.to.x && pos.y <= at.to.y;
        let parted = |pos: Pos, dir: Dir| inside(pos.step(dir)) && border(pos, dir).parts();
        let parted = at.places().any(|pos| parted(pos, Dir::E) || parted(pos, Dir::S));
        if parted {
            self.error(mark, Remark::from(Flaw::Parted(who.clone(), at)).by(rule));
        }
        !parted
    }
}

/// What lies or stands where: one thing to a place.
///
/// ```
/// use engine::Arg;
/// use skirmish::{Findings, Mark, Pos, Taken};
///
/// let (mut findings, mut lying) = (Findings::new(""), Taken::by_tokens());
/// for token in ["duct", "key"] {
///     lying.put(&Arg::text(token), Pos::new(2, 0).into(), Mark(0), &mut findings);
/// }
/// let report = findings.report("draft.toml");
/// let said = codex::finding(codex::Lang::En, &report.findings[0]);
/// assert_eq!(said, "line 1, column 1: key lies on (2, 0), where duct is");
/// ```
#[derive(Clone, Debug)]
pub struct Taken {
    verb: Verb,
    places: BTreeMap<Pos, Arg>,
}

impl Taken {
    /// Where tokens lie; none yet.
    pub fn by_tokens() -> Taken {
        Taken { verb: Verb::Lies, places: BTreeMap::new() }
    }
    /// Where figures stand; none yet.
    pub fn by_figures() -> Taken {
        Taken { verb: Verb::Stands, places: BTreeMap::new() }
    }
    /// One more thing.
    pub fn put(&mut self, what: &Arg, at: Extent, mark: Mark, findings: &mut Findings<'_>) {
        for pos in at.places() {
            if let Some(other) = self.places.insert(pos, what.clone()) {
                let what = what.clone();
                findings.error(
                    mark,
                    match self.verb {
                        Verb::Lies => Flaw::TokenTaken(what, pos, other),
                        verb => Flaw::Taken(what, verb, pos, other),
                    },
                );
                break;
            }
        }
    }
}
