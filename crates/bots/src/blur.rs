//! Misjudgement: what somebody who is new to it takes things for.

use crate::Level;

/// Adds a little to what things are worth, or takes it away: the same for the same thing at the same time, so that
/// nobody goes to and fro.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Blur {
    seed: u64,
    most: i32,
}

impl Blur {
    /// Clear eyes.
    pub(crate) const NONE: Blur = Blur { seed: 0, most: 0 };

    /// The errors of somebody: up to `most`.
    pub(crate) fn up_to(seed: u64, most: i32) -> Blur {
        Blur { seed, most }
    }

    /// The same for a recruit, none for others.
    pub(crate) fn of_level(level: Level, seed: u64, most: i32) -> Blur {
        if level == Level::Recruit { Blur::up_to(seed, most) } else { Blur::NONE }
    }

    /// The errors of another moment.
    pub(crate) fn at(self, moment: u64) -> Blur {
        Blur { seed: mixed(self.seed ^ mixed(moment)), ..self }
    }

    /// The error about a thing.
    pub(crate) fn of(self, thing: u64) -> i32 {
        if self.most == 0 {
            return 0;
        }
        let width = 2 * self.most.unsigned_abs() + 1;
        (mixed(self.seed ^ thing) % u64::from(width)) as i32 - self.most
    }

    /// What a number is taken for: off by as many per cent at most as other things are off by hundredths.
    pub(crate) fn part(self, thing: u64, number: i32) -> i32 {
        if self.most == 0 { number } else { number * (200 + self.of(thing).clamp(-150, 150)) / 200 }
    }
}

/// Of a hundred chances to use a card at once, so many are not noticed.
const FORGOTTEN: u64 = 65;

impl Blur {
    /// Is something forgotten that nobody has to think of?
    pub(crate) fn forgets(self, thing: u64) -> bool {
        self.most > 0 && mixed(self.seed ^ mixed(thing)) % 100 < FORGOTTEN
    }
}

/// A number that looks like any other.
fn mixed(mut n: u64) -> u64 {
    n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_bounded_stay_the_same_and_cancel_out() {
        let recruit = |level| Blur::of_level(level, 7, 100);
        let blur = recruit(Level::Recruit).at(3);
        let errors: Vec<i32> = (0..10_000).map(|thing| blur.of(thing)).collect();
        assert!(errors.iter().all(|error| error.abs() <= 100));
        assert!(errors.iter().sum::<i32>().abs() < 30_000);
        assert_eq!(errors[5], recruit(Level::Recruit).at(3).of(5));
        assert_ne!(errors[..9], (0..9).map(|thing| blur.at(4).of(thing)).collect::<Vec<_>>());
        let clear = recruit(Level::Soldier);
        assert_eq!((clear.of(9), clear.part(9, 50), clear.forgets(9)), (0, 50, false));
        assert!((5_500..7_500).contains(&(0..10_000).filter(|&thing| blur.forgets(thing)).count()));
    }
}
