//! Writes the inputs of a network down, group by group.

use crate::net::{Input, ONE};

/// The inputs of a game by group: the name and the width of each.
pub(crate) type Layout = [(&'static str, usize)];

/// Where each group begins, and where the last one ends.
pub(crate) const fn starts<const GROUPS: usize, const ENDS: usize>(
    layout: &[(&'static str, usize); GROUPS],
) -> [usize; ENDS] {
    let mut starts = [0; ENDS];
    let mut n = 0;
    while n < GROUPS {
        starts[n + 1] = starts[n] + layout[n].1;
        n += 1;
    }
    starts
}

/// Writes inputs down. Counts are best written as steps ("at least one", "at least two", …), so that a small network
/// can weigh each of them.
pub(crate) struct Pen<'a> {
    inputs: &'a mut Vec<Input>,
    layout: &'static Layout,
    starts: &'static [usize],
}

impl<'a> Pen<'a> {
    pub(crate) fn new(inputs: &'a mut Vec<Input>, layout: &'static Layout, starts: &'static [usize]) -> Self {
        inputs.clear();
        Pen { inputs, layout, starts }
    }
    /// So much of an input, in sixteenths; nothing needs no writing.
    pub(crate) fn put(&mut self, group: impl Into<usize>, which: usize, sixteenths: i32) {
        let group = group.into();
        debug_assert!(which < self.layout[group].1, "{} has no {which}", self.layout[group].0);
        let much = sixteenths.clamp(-127, 127) as i8;
        if much != 0 {
            self.inputs.push(((self.starts[group] + which) as u16, much));
        }
    }
    pub(crate) fn flag(&mut self, group: impl Into<usize>, which: usize, holds: bool) {
        if holds {
            self.put(group, which, i32::from(ONE));
        }
    }
    /// One step for each bound that is reached.
    pub(crate) fn steps<T: PartialOrd + Copy>(
        &mut self,
        group: impl Into<usize>,
        from: usize,
        much: T,
        bounds: &[T],
    ) {
        let group = group.into();
        for (n, &bound) in bounds.iter().enumerate() {
            self.flag(group, from + n, much >= bound);
        }
    }
}

/// Marks inputs that a position has; each may be there once.
#[cfg(test)]
#[track_caller]
pub(crate) fn see(inputs: &[Input], seen: &mut [bool]) {
    let mut here: Vec<u16> = inputs.iter().map(|&(which, _)| which).collect();
    here.sort_unstable();
    here.dedup();
    assert_eq!(here.len(), inputs.len());
    here.into_iter().for_each(|which| seen[usize::from(which)] = true);
}
