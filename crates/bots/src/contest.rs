//! Plans that are tried out on the same guesses: bad ones are given up early, and the first is kept unless another is
//! clearly better.

/// How long plans are compared, and when one is better than another. All is bounded by counts, so that the same move comes
/// out on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Contest {
    /// Guesses for all plans, more for the better half, more for the better quarter.
    pub guesses: [usize; 3],
    /// Another plan must be better than the first one by so much,
    pub margin: i32,
    /// and by so many tenths of what luck alone may do.
    pub doubt: i32,
}

impl Contest {
    /// The plan to take, of so many, and what each of those is worth that were not given up. `try_out` tells what the plans
    /// that are left come to on a guess of its own, in the same order; nothing once there is no more time.
    pub(crate) fn hold(
        &self,
        plans: usize,
        mut try_out: impl FnMut(&[usize]) -> Option<Vec<i32>>,
    ) -> (usize, Vec<Option<i32>>) {
        let mut found = vec![Vec::new(); plans];
        let mut left: Vec<usize> = (0..plans).collect();
        for (n, more) in self.guesses.into_iter().enumerate() {
            if n > 0 {
                left.sort_by_key(|&plan| std::cmp::Reverse(sum(&found[plan])));
                left.truncate(left.len().div_ceil(2));
                if !left.contains(&0) {
                    left.push(0);
                }
            }
            for _ in 0..more {
                let Some(worth) = Some(&left).filter(|left| left.len() > 1).and_then(|left| try_out(left))
                else {
                    break;
                };
                for (&plan, worth) in left.iter().zip(worth) {
                    found[plan].push(worth);
                }
            }
        }
        let best = left.iter().copied().max_by_key(|&plan| (sum(&found[plan]), std::cmp::Reverse(plan)));
        let best = best.filter(|&plan| self.is_clear(&found[plan], &found[0])).unwrap_or(0);
        let kept = |plan: usize| left.contains(&plan).then(|| mean(&found[plan])).flatten();
        (best, (0..plans).map(kept).collect())
    }

    /// Is one plan better than another by more than luck, where both were tried out on the same guesses?
    pub(crate) fn is_clear(&self, one: &[i32], own: &[i32]) -> bool {
        let gains: Vec<i64> = one.iter().zip(own).map(|(one, own)| i64::from(one - own)).collect();
        let count = gains.len() as i64;
        let mean = gains.iter().sum::<i64>() / count.max(1);
        let spread: i64 = gains.iter().map(|gain| (gain - mean).pow(2)).sum();
        let error = (spread / (count * (count - 1)).max(1)).isqrt();
        mean > i64::from(self.margin) + i64::from(self.doubt) * error / 10
    }
}

fn sum(found: &[i32]) -> i64 {
    found.iter().map(|&worth| i64::from(worth)).sum()
}

/// What was found on average, if anything was.
pub(crate) fn mean(found: &[i32]) -> Option<i32> {
    (!found.is_empty()).then(|| (sum(found) / found.len() as i64) as i32)
}
