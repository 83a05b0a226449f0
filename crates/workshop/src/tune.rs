//! Making a place fair: computer players play it, and the frags are set to where the chances are even.

use bots::{Level, Opponent};
use engine::Chance;

use crate::measure::{Bench, Record, even};
use crate::order::{Order, Refused};
use crate::{Craft, Draft};

/// What the invader usually has, in hundredths.
pub const USUAL: usize = 100;
/// How it changes when frags alone cannot make a place fair.
const STEP: usize = 30;
/// Drafts that are tried.
const DRAFTS: usize = 4;
/// How often frags are tried with which a draft may be fair.
const CORRECTIONS: u64 = 3;
/// The least and the most that is aimed at among games that no frags end, in hundredths.
const AIMS: [u64; 2] = [4, 96];
/// A share this near to what is wanted is fair, in hundredths, but for luck.
const NEAR: f64 = 5.0;

/// A game to be played on a bench.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial {
    /// How many marines.
    pub marines: u8,
    /// Who plays.
    pub who: Opponent,
    /// All luck follows from it.
    pub seed: u64,
}

/// Where games are played: as many records as there are trials, in any order; fewer, if there is no more time.
pub type Hall<'a> = dyn FnMut(&dyn Bench, &[Trial]) -> Vec<Record> + 'a;

/// So many games with each number of marines; each number has the same luck.
pub fn trials(marines: impl Iterator<Item = u8>, games: u64, who: Opponent, seed: u64) -> Vec<Trial> {
    let luck = |game: u64| Chance::seeded(Chance::seeded(seed).next_u64() ^ game).next_u64();
    marines.flat_map(|marines| (0..games).map(move |game| Trial { marines, who, seed: luck(game) })).collect()
}

/// A place as it is ordered, with frags that soldiers found fair in so many games with each number of marines, played
/// in a hall. If that runs out of time, the fairest frags that were tried until then.
///
/// # Errors
/// If the order asks for what the game does not have, or no frags could be tried in time.
pub fn tune(craft: &dyn Craft, order: &Order, games: u64, play: &mut Hall<'_>) -> Result<Draft, Refused> {
    if craft.frags() == 0 {
        // Nobody to be made stronger or weaker: a floor is as even as it was cut.
        return craft.draft(order, USUAL, &[]);
    }
    let mut tuning = Tuning { craft, order, games, play, best: None };
    let mut pressure = USUAL;
    for _ in 0..DRAFTS {
        let Some(ahead) = tuning.weigh(pressure)? else { break };
        if tuning.best.as_ref().is_some_and(|best| best.off <= tuning.near()) {
            break;
        }
        pressure = if ahead > 0 { pressure + STEP } else { pressure.saturating_sub(STEP).max(10) };
    }
    let Best { pressure, frags, .. } = tuning.best.ok_or_else(Refused::no_plan)?;
    craft.draft(order, pressure, &frags)
}

/// Something for each number of marines that is asked for, by that number less one.
type Each<T> = Vec<Option<T>>;

/// What has come out best so far.
struct Best {
    /// How far the marines are from what is wanted, on average, in hundredths.
    off: u64,
    pressure: usize,
    frags: Each<u8>,
}

/// A place that is being made fair.
struct Tuning<'a, 'b> {
    craft: &'a dyn Craft,
    order: &'a Order,
    games: u64,
    play: &'a mut Hall<'b>,
    best: Option<Best>,
}

impl Tuning<'_, '_> {
    /// Finds frags for a pressure: those with which enough games are won that no frags end, then, because players who see a
    /// limit come near play otherwise, as many more or fewer as games with these frags want. How far the marines are ahead;
    /// nothing if there was no time to see.
    fn weigh(&mut self, pressure: usize) -> Result<Option<i64>, Refused> {
        let target = self.order.difficulty.target();
        let numbers = usize::from(self.craft.marines());
        let unlimited = vec![Some(self.craft.frags()); numbers];
        let Some(open) = self.played(pressure, &unlimited, 0)? else { return Ok(None) };
        let mut aims = vec![target; numbers];
        let mut ahead = 0;
        for turn in 1..=CORRECTIONS {
            let frags: Each<u8> = (1..)
                .zip(&aims)
                .map(|(marines, &aim)| of(&open, marines).map(|games| even(&games, aim, self.craft.frags())))
                .collect();
            let Some(games) = self.played(pressure, &frags, turn)? else { return Ok(None) };
            let shares: Each<u64> = (1..=self.craft.marines())
                .map(|marines| of(&games, marines).map(|games| share(&games)))
                .collect();
            let off = mean(shares.iter().flatten().map(|share| share.abs_diff(target)));
            ahead = shares.iter().flatten().map(|&share| share as i64 - target as i64).sum();
            if self.best.as_ref().is_none_or(|best| off <= best.off) {
                self.best = Some(Best { off, pressure, frags });
            }
            if off <= self.near() {
                break;
            }
            for (aim, share) in aims.iter_mut().zip(shares) {
                *aim = (*aim + target).saturating_sub(share.unwrap_or(target)).clamp(AIMS[0], AIMS[1]);
            }
        }
        Ok(Some(ahead))
    }

    /// What counts as fair: in few games luck is farther off.
    fn near(&self) -> u64 {
        (NEAR + 50.0 / (self.games as f64).sqrt()) as u64
    }

    /// Games with these frags; each turn has luck of its own. Nothing if there was no time for all of them.
    fn played(
        &mut self,
        pressure: usize,
        frags: &[Option<u8>],
        turn: u64,
    ) -> Result<Option<Vec<Record>>, Refused> {
        let draft = self.craft.draft(self.order, pressure, frags)?;
        let bench = self.craft.bench(&draft.text).map_err(|_| Refused::no_plan())?;
        let [least, most] = bench.site().marines;
        let asked = self.order.marines.map_or(least..=most, |marines| marines..=marines);
        let seed = self.order.seed.wrapping_add(turn << 32);
        let trials = trials(asked, self.games, Level::Soldier.into(), seed);
        let records = (self.play)(&*bench, &trials);
        Ok(Some(records).filter(|records| records.len() == trials.len()))
    }
}

/// Games of so many marines, if there are any.
fn of(records: &[Record], marines: u8) -> Option<Vec<&Record>> {
    let games: Vec<&Record> = records.iter().filter(|game| game.marines == marines).collect();
    (!games.is_empty()).then_some(games)
}

/// What the marines win, in hundredths.
fn share(games: &[&Record]) -> u64 {
    (100 * games.iter().filter(|game| game.won).count() / games.len()) as u64
}

fn mean(numbers: impl Iterator<Item = u64>) -> u64 {
    let (sum, count) = numbers.fold((0, 0), |(sum, count), number| (sum + number, count + 1));
    sum / u64::max(count, 1)
}
