//! Lines of sight by another road: every point where a line meets the grid, as an exact fraction, sorted; then
//! the rules applied to the points and to what lies between them. Slow, and sharing nothing with the crate but
//! the map.

use std::cmp::Ordering;

/// A fraction with a positive denominator.
#[derive(Clone, Copy, Debug)]
struct Fraction {
    num: i128,
    den: i128,
}

impl Fraction {
    fn new(num: i128, den: i128) -> Self {
        if den < 0 { Self { num: -num, den: -den } } else { Self { num, den } }
    }

    fn middle(self, other: Self) -> Self {
        Self::new(self.num * other.den + other.num * self.den, 2 * self.den * other.den)
    }

    /// `start + (end - start) × self`
    fn along(self, start: i128, end: i128) -> Self {
        Self::new(start * self.den + (end - start) * self.num, self.den)
    }

    /// The number, if it is a multiple of this one.
    fn multiple_of(self, unit: i128) -> Option<i128> {
        (self.num % (self.den * unit) == 0).then_some(self.num / (self.den * unit))
    }

    fn cmp(&self, other: &Self) -> Ordering {
        (self.num * other.den).cmp(&(other.num * self.den))
    }

    fn floor_half(self) -> i128 {
        self.num.div_euclid(2 * self.den)
    }
}

/// A place by row and column, on the map or not.
pub(crate) type Place = (i128, i128);

/// What a map looks like to the slow test.
pub(crate) struct Floor<'a> {
    /// Is the border between two neighbouring places shut, or one of them no square?
    pub(crate) shut: &'a dyn Fn(Place, Place) -> bool,
    pub(crate) blocks: &'a dyn Fn(Place) -> bool,
}

/// Times at which the line from one point to another, in half squares, meets a border of squares.
fn meetings(start: Place, end: Place) -> Vec<Fraction> {
    let mut times = vec![Fraction::new(0, 1), Fraction::new(1, 1)];
    for (from, to) in [(start.0, end.0), (start.1, end.1)] {
        for line in from.min(to)..=from.max(to) {
            if line % 2 == 0 && from != to {
                times.push(Fraction::new(line - from, to - from));
            }
        }
    }
    times.sort_by(Fraction::cmp);
    times.dedup_by(|a, b| (*a).cmp(b) == Ordering::Equal);
    times
}

/// The place between two times, for lines that do not run along a border.
fn place_between(start: Place, end: Place, before: Fraction, after: Fraction) -> Place {
    let time = before.middle(after);
    (time.along(start.0, end.0).floor_half(), time.along(start.1, end.1).floor_half())
}

/// The grid corner at a time of a line, if it is at one.
fn corner_at(start: Place, end: Place, time: Fraction) -> Option<Place> {
    Some((time.along(start.0, end.0).multiple_of(2)?, time.along(start.1, end.1).multiple_of(2)?))
}

impl Floor<'_> {
    /// D04-LOS-4 between the centres of two places.
    pub(crate) fn centre_line(&self, from: Place, to: Place) -> bool {
        let (start, end) = ((2 * from.0 + 1, 2 * from.1 + 1), (2 * to.0 + 1, 2 * to.1 + 1));
        let times = meetings(start, end);
        let places: Vec<Place> =
            times.windows(2).map(|pair| place_between(start, end, pair[0], pair[1])).collect();
        let inside = places.iter().all(|&place| place == from || place == to || !(self.blocks)(place));
        inside
            && (1..places.len()).all(|at| {
                let (before, after) = (places[at - 1], places[at]);
                if corner_at(start, end, times[at]).is_none() {
                    return !(self.shut)(before, after);
                }
                [(before.0, after.1), (after.0, before.1)].into_iter().any(|flank| {
                    !(self.blocks)(flank) && !(self.shut)(before, flank) && !(self.shut)(flank, after)
                })
            })
    }

    /// D16-LOS-3 from a corner of one place to a corner of another. Corners are named by their own rows and
    /// columns.
    pub(crate) fn corner_line(&self, from: Place, first: Place, to: Place, last: Place) -> bool {
        let (start, end) = ((2 * first.0, 2 * first.1), (2 * last.0, 2 * last.1));
        let times = meetings(start, end);
        let mut places: Vec<Place> = vec![from];
        if first != last {
            for pair in times.windows(2) {
                let mut place = place_between(start, end, pair[0], pair[1]);
                // Along a border: the places on the side of the first one.
                if first.0 == last.0 {
                    let other = if to.0 < first.0 { first.0 - 1 } else { first.0 };
                    place.0 = from.0;
                    if other != from.0 && (self.shut)(place, (other, place.1)) {
                        return false;
                    }
                } else if first.1 == last.1 {
                    let other = if to.1 < first.1 { first.1 - 1 } else { first.1 };
                    place.1 = from.1;
                    if other != from.1 && (self.shut)(place, (place.0, other)) {
                        return false;
                    }
                }
                places.push(place);
            }
        }
        places.push(to);
        let times = if first == last { &times[..1] } else { &times[..] };
        times.iter().zip(places.windows(2)).all(|(&time, pair)| match corner_at(start, end, time) {
            Some(corner) => self.joined_round(corner, pair[0], pair[1]),
            None => !(self.shut)(pair[0], pair[1]),
        })
    }

    /// Do the four places round a corner join one place to another? Spreads until nothing changes.
    fn joined_round(&self, corner: Place, from: Place, to: Place) -> bool {
        let (row, col) = corner;
        let ring = [(row - 1, col - 1), (row - 1, col), (row, col), (row, col - 1)];
        assert!(ring.contains(&from) && ring.contains(&to));
        let mut reached = vec![from];
        loop {
            let more = ring.into_iter().find(|next| {
                let beside = |one: &Place| (one.0 - next.0).abs() + (one.1 - next.1).abs() == 1;
                !reached.contains(next) && reached.iter().any(|one| beside(one) && !(self.shut)(*one, *next))
            });
            match more {
                Some(place) => reached.push(place),
                None => return reached.contains(&to),
            }
        }
    }
}
