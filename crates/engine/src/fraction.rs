//! Exact fractions, for odds.

use std::cmp::Ordering;
use std::fmt;

/// So many ways out of so many: a chance, or a mean.
///
/// ```
/// use engine::Fraction;
/// let half = Fraction::new(18, 36);
/// assert_eq!(half, Fraction::new(1, 2));
/// assert!(half < Fraction::new(25, 36));
/// assert_eq!((half.to_string(), half.scaled(100)), ("18/36".to_owned(), 50));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fraction {
    /// Ways that count.
    pub num: u32,
    /// All ways; never 0.
    pub den: u32,
}

impl Fraction {
    /// `num` out of `den`.
    ///
    /// # Panics
    /// If `den` is 0.
    pub fn new(num: u32, den: u32) -> Fraction {
        assert!(den > 0, "a fraction of nothing");
        Fraction { num, den }
    }
    /// The fraction times `scale`, to the nearest whole number, halves up: `scaled(100)` is per cent.
    pub fn scaled(self, scale: u32) -> u32 {
        let (num, den) = (u64::from(self.num) * u64::from(scale), u64::from(self.den));
        ((2 * num + den) / (2 * den)) as u32
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Fraction) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Fraction {}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> Ordering {
        let cross = |a: &Fraction, b: &Fraction| u64::from(a.num) * u64::from(b.den);
        cross(self, other).cmp(&cross(other, self))
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.num, self.den)
    }
}
