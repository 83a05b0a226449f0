//! Sets of small numbers in a fixed place.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// A set of numbers below 64 × `WORDS`, without heap: squares by [`Grid::index`](crate::Grid::index), or spaces.
///
/// ```
/// use grid::Bits;
///
/// let mut low: Bits<2> = [1, 5, 70].into_iter().collect();
/// let high: Bits<2> = (64..128).collect();
/// assert!(low.contains(70) && !low.contains(6) && !low.contains(1000));
/// assert!((low & high).iter().eq([70]));
/// assert!((low - high).iter().eq([1, 5]));
/// assert_eq!((low | high).len(), 66);
/// assert!(low.remove(5) && !low.remove(5));
/// assert_eq!(format!("{low:?}"), "{1, 70}");
/// assert_eq!(Bits::<2>::CAPACITY, 128);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bits<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Bits<WORDS> {
    /// The set of nothing.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Only smaller numbers fit in.
    pub const CAPACITY: usize = 64 * WORDS;

    /// Is the number in the set? A number that would not fit in is not.
    #[inline]
    pub fn contains(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    /// Puts a number in, and says whether it is new.
    ///
    /// # Panics
    /// If the number is not below [`CAPACITY`](Self::CAPACITY).
    #[inline]
    pub fn insert(&mut self, number: usize) -> bool {
        let (word, bit) = (&mut self.0[number / 64], 1 << (number % 64));
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    /// Takes a number out, and says whether it was in.
    #[inline]
    pub fn remove(&mut self, number: usize) -> bool {
        let was_in = self.contains(number);
        if was_in {
            self.0[number / 64] &= !(1 << (number % 64));
        }
        was_in
    }

    /// How many numbers are in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Is nothing in the set?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// The numbers, smallest first.
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<WORDS> {
        let (words, mut at, mut left) = (self.0, 0, self.0.first().copied().unwrap_or(0));
        std::iter::from_fn(move || {
            while left == 0 {
                at += 1;
                left = *words.get(at)?;
            }
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(64 * at + bit)
        })
    }

    /// The set as words; number 0 is the lowest bit of the first one.
    pub const fn words(&self) -> &[u64; WORDS] {
        &self.0
    }
}

impl<const WORDS: usize> Default for Bits<WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const WORDS: usize> fmt::Debug for Bits<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<const WORDS: usize> Extend<usize> for Bits<WORDS> {
    fn extend<I: IntoIterator<Item = usize>>(&mut self, numbers: I) {
        for number in numbers {
            self.insert(number);
        }
    }
}

impl<const WORDS: usize> FromIterator<usize> for Bits<WORDS> {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut bits = Self::EMPTY;
        bits.extend(numbers);
        bits
    }
}

impl<const WORDS: usize> BitOrAssign for Bits<WORDS> {
    fn bitor_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, with)| *word |= with);
    }
}

impl<const WORDS: usize> BitAndAssign for Bits<WORDS> {
    fn bitand_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, with)| *word &= with);
    }
}

impl<const WORDS: usize> SubAssign for Bits<WORDS> {
    fn sub_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, without)| *word &= !without);
    }
}

impl<const WORDS: usize> BitOr for Bits<WORDS> {
    type Output = Self;

    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const WORDS: usize> BitAnd for Bits<WORDS> {
    type Output = Self;

    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

impl<const WORDS: usize> Sub for Bits<WORDS> {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_in_and_come_out_in_order() {
        let numbers = [0, 1, 63, 64, 127, 128, 1023];
        let bits: Bits<16> = numbers.into_iter().rev().collect();
        assert!(bits.iter().eq(numbers));
        assert_eq!((bits.len(), bits.is_empty()), (7, false));
        assert!(Bits::<16>::default().is_empty() && Bits::<16>::EMPTY.iter().next().is_none());
    }

    #[test]
    #[should_panic(expected = "index out of bounds")]
    fn what_does_not_fit_is_not_taken() {
        Bits::<1>::EMPTY.clone().insert(64);
    }
}
