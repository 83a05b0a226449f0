//! Many games at the same time: jobs by number, done by as many hands as there are.

use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::Result;

/// Does jobs 0 to `jobs - 1`, each once, in any order. Every hand keeps what it has done; nothing depends on which hand
/// did what.
///
/// # Errors
/// The first that a job has.
pub(crate) fn share<A: Default + Send>(
    jobs: u64,
    hands: usize,
    job: impl Fn(&mut A, u64) -> Result<()> + Sync,
) -> Result<Vec<A>> {
    let next = AtomicU64::new(0);
    let work = || -> Result<A> {
        let mut done = A::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= jobs {
                return Ok(done);
            }
            job(&mut done, number)?;
        }
    };
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..hands.clamp(1, 256)).map(|_| scope.spawn(work)).collect();
        let mut all = vec![work()?];
        for other in others {
            match other.join() {
                Ok(done) => all.push(done?),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        Ok(all)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_job_is_done_once_by_any_number_of_hands() {
        for hands in [0, 1, 3] {
            let done = share(50, hands, |mine: &mut Vec<u64>, job| {
                mine.push(job);
                Ok(())
            });
            let mut done = done.unwrap().concat();
            done.sort_unstable();
            assert!(done.into_iter().eq(0..50));
        }
    }

    #[test]
    fn what_goes_wrong_is_told() {
        let broken = share(9, 2, |(): &mut (), job| {
            anyhow::ensure!(job != 5, "five");
            Ok(())
        });
        assert_eq!(broken.unwrap_err().to_string(), "five");
    }
}
