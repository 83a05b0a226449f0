//! Targets: figures, and spawnpoints in Domination. A set of them is one byte.

use std::fmt;
use std::str::FromStr;

use borsh::BorshSerialize;
use engine::Seat;

use crate::Colour;
use crate::weapon::bits;

/// The most figures a board can hold.
pub const FIGURES: usize = 5;

/// A set of targets: five bits for figures, three for spawnpoints.
///
/// ```
/// use adrenaline::TargetSet;
/// let set: TargetSet = "p2 p4 blue".parse().unwrap();
/// assert_eq!(set.len(), 3);
/// assert_eq!(set.to_string(), "p2 p4 blue");
/// assert_eq!(set.figures().len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, BorshSerialize)]
pub struct TargetSet(pub(crate) u8);

impl TargetSet {
    /// Nobody.
    pub const NONE: TargetSet = TargetSet(0);
    const FIGURE_BITS: u8 = (1 << FIGURES) - 1;

    /// One figure.
    #[inline]
    pub fn figure(who: Seat) -> TargetSet {
        TargetSet(1 << who.0)
    }
    /// One spawnpoint.
    #[inline]
    pub fn spawnpoint(colour: Colour) -> TargetSet {
        TargetSet(1 << (FIGURES + colour.index()))
    }
    /// How many targets.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// Nobody at all?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Is the figure in the set?
    #[inline]
    pub fn has(self, who: Seat) -> bool {
        self.0 >> who.0 & 1 != 0
    }
    /// The figures of the set.
    #[inline]
    #[must_use]
    pub fn figures(self) -> TargetSet {
        TargetSet(self.0 & TargetSet::FIGURE_BITS)
    }
    /// The spawnpoints of the set.
    #[inline]
    #[must_use]
    pub fn spawnpoints(self) -> TargetSet {
        TargetSet(self.0 & !TargetSet::FIGURE_BITS)
    }
    /// Targets in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: TargetSet) -> TargetSet {
        TargetSet(self.0 & other.0)
    }
    /// Targets in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: TargetSet) -> TargetSet {
        TargetSet(self.0 | other.0)
    }
    /// Targets of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: TargetSet) -> TargetSet {
        TargetSet(self.0 & !other.0)
    }
    /// Is every target of this set in the other?
    #[inline]
    pub fn within(self, other: TargetSet) -> bool {
        self.0 & !other.0 == 0
    }
    /// Each target as a set of its own.
    #[inline]
    pub fn singles(self) -> impl Iterator<Item = TargetSet> {
        bits(u32::from(self.0)).map(|bit| TargetSet(1 << bit))
    }
    /// The figures, by seat.
    #[inline]
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        bits(u32::from(self.figures().0)).map(Seat)
    }
    /// The colours of the spawnpoints.
    #[inline]
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&c| !self.and(TargetSet::spawnpoint(c)).is_empty())
    }
    /// The figures in clockwise order after `from` (ADR-SHOOT-10), given how many figures there are.
    #[inline]
    pub(crate) fn clockwise(self, from: Seat, figures: usize) -> impl Iterator<Item = Seat> {
        let n = figures as u8;
        (1..=n).map(move |k| Seat((from.0 + k) % n)).filter(move |&who| self.has(who))
    }
    /// Every nonempty subset with at most `most` members.
    #[inline]
    pub(crate) fn subsets(self, most: u8) -> impl Iterator<Item = TargetSet> {
        let all = self.0;
        let mut next = all;
        std::iter::from_fn(move || {
            (next != 0).then(|| {
                let set = next;
                next = (next - 1) & all;
                TargetSet(set)
            })
        })
        .filter(move |set| set.len() <= u32::from(most))
    }
}

impl fmt::Display for TargetSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = self.seats().map(|who| who.to_string());
        let names: Vec<_> = seats.chain(self.colours().map(|c| c.to_string())).collect();
        f.write_str(&names.join(" "))
    }
}

impl FromStr for TargetSet {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        text.split_whitespace().try_fold(TargetSet::NONE, |set, name| {
            let one = match name.parse::<Colour>() {
                Ok(colour) => TargetSet::spawnpoint(colour),
                Err(_) => match name.parse::<Seat>() {
                    Ok(who) if who.index() < FIGURES => TargetSet::figure(who),
                    _ => {
                        return Err(format!(
                            "`{name}` is no target; targets are p1 to p5, red, yellow and blue"
                        ));
                    }
                },
            };
            Ok(set.or(one))
        })
    }
}

engine::serde_as_text!(TargetSet);
