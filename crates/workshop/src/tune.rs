//! Making a place fair: computer players play it, and the frags are set to where the chances are even.

use bots::{Level, Opponent};
use engine::Chance;

use crate::measure::{Bench, Record, even, wins_below};
use crate::order::{Order, Refused};
use crate::{Craft, Draft};

/// What the invader usually has, in hundredths.
pub const USUAL: usize = 100;
/// How it changes when frags alone cannot make a place fair.
const STEP: usize = 30;
/// Drafts that are tried.
const DRAFTS: usize = 4;
/// A share this near to what is wanted is fair, in hundredths.
const NEAR: u64 = 12;

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

/// Where games are played: as many records as there are trials, in any order.
pub type Hall<'a> = dyn FnMut(&dyn Bench, &[Trial]) -> Vec<Record> + 'a;

/// So many games with each number of marines; each number has the same luck.
pub fn trials(marines: impl Iterator<Item = u8>, games: u64, who: Opponent, seed: u64) -> Vec<Trial> {
    let luck = |game: u64| Chance::seeded(Chance::seeded(seed).next_u64() ^ game).next_u64();
    marines.flat_map(|marines| (0..games).map(move |game| Trial { marines, who, seed: luck(game) })).collect()
}

/// A place as it is ordered, with frags that soldiers found fair in so many games with each number of marines, played
/// in a hall.
///
/// # Errors
/// If the order asks for what the game does not have.
pub fn tune(craft: &dyn Craft, order: &Order, games: u64, play: &mut Hall<'_>) -> Result<Draft, Refused> {
    if craft.frags() == 0 {
        // Nobody to be made stronger or weaker: a floor is as even as it was cut.
        return craft.draft(order, USUAL, &[]);
    }
    let open = vec![Some(craft.frags()); craft.marines().into()];
    let target = order.difficulty.target();
    let mut pressure = USUAL;
    let mut best: Option<(u64, usize, Vec<Option<u8>>)> = None;
    for _ in 0..DRAFTS {
        let draft = craft.draft(order, pressure, &open)?;
        let bench = craft.bench(&draft.text).map_err(|_| Refused::no_plan())?;
        let [least, most] = bench.site().marines;
        let numbers = least..=most;
        let asked = order.marines.map_or(numbers, |marines| marines..=marines);
        let records = play(&*bench, &trials(asked, games, Level::Soldier.into(), order.seed));
        let verdict = Verdict::of(&records, craft, target);
        if best.as_ref().is_none_or(|(off, ..)| verdict.off <= *off) {
            best = Some((verdict.off, pressure, verdict.frags));
        }
        if verdict.off <= NEAR {
            break;
        }
        pressure = if verdict.too_easy { pressure + STEP } else { pressure.saturating_sub(STEP).max(10) };
    }
    let (_, pressure, frags) = best.unwrap_or((0, USUAL, Vec::new()));
    craft.draft(order, pressure, &frags)
}

/// What the games of a draft say.
struct Verdict {
    /// The farthest that any number of marines is from what is wanted, in hundredths.
    off: u64,
    /// Even one frag would be one too many for the invader.
    too_easy: bool,
    /// The best frags, by the number of marines less one.
    frags: Vec<Option<u8>>,
}

impl Verdict {
    fn of(records: &[Record], craft: &dyn Craft, target: u64) -> Verdict {
        let mut verdict = Verdict { off: 0, too_easy: false, frags: Vec::new() };
        let mut sum: i64 = 0;
        for marines in 1..=craft.marines() {
            let games: Vec<&Record> = records.iter().filter(|game| game.marines == marines).collect();
            let frags = (!games.is_empty()).then(|| even(&games, target, craft.frags()));
            verdict.frags.push(frags);
            let Some(frags) = frags else { continue };
            let share = (100 * wins_below(&games, frags) / games.len()) as u64;
            verdict.off = verdict.off.max(share.abs_diff(target));
            sum += share as i64 - target as i64;
        }
        verdict.too_easy = sum > 0;
        verdict
    }
}
