//! The luck of a generator: what follows from the seed of an order, on every machine the same.

use engine::Chance;

/// Draws for those who design.
#[derive(Clone, Debug)]
pub(crate) struct Luck(Chance);

impl Luck {
    /// The luck of a seed; each attempt has its own.
    pub(crate) fn new(seed: u64, attempt: u32) -> Luck {
        let mut chance = Chance::seeded(seed);
        chance.turn(attempt);
        Luck(chance)
    }
    /// A number from 0 to `n - 1`; 0 if there is none.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0.below(u32::try_from(n).unwrap_or(u32::MAX)) as usize
    }
    /// A number between two, both included.
    pub(crate) fn between(&mut self, least: i16, most: i16) -> i16 {
        least + self.below(usize::from(most.abs_diff(least)) + 1) as i16
    }
    /// Does something happen that happens so often in a hundred times?
    pub(crate) fn percent(&mut self, often: usize) -> bool {
        self.below(100) < often
    }
    /// One of a list; nothing of an empty one.
    pub(crate) fn pick<T: Clone>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.below(list.len())).cloned()
    }
    /// The place of one of these weights; 0 if all are nothing.
    pub(crate) fn weighed(&mut self, weights: &[usize]) -> usize {
        let mut left = self.below(weights.iter().sum());
        for (place, weight) in weights.iter().enumerate() {
            match left.checked_sub(*weight) {
                Some(rest) => left = rest,
                None => return place,
            }
        }
        0
    }
    /// A list in another order.
    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_draws_the_same_and_each_attempt_its_own() {
        let draw = |seed, attempt| {
            let mut luck = Luck::new(seed, attempt);
            let mut list: Vec<usize> = (0..20).collect();
            luck.shuffle(&mut list);
            (list, luck.below(1000), luck.weighed(&[0, 3, 4]), luck.between(-3, 3))
        };
        assert_eq!(draw(7, 0), draw(7, 0));
        assert_ne!(draw(7, 0), draw(7, 1));
        assert_ne!(draw(7, 0), draw(8, 0));
    }

    #[test]
    fn weights_of_nothing_are_never_drawn() {
        let mut luck = Luck::new(1, 0);
        assert!((0..200).all(|_| luck.weighed(&[0, 5, 0, 1]) % 2 == 1));
        assert_eq!((luck.weighed(&[]), luck.below(0), luck.pick::<u8>(&[])), (0, 0, None));
    }
}
