//! Measuring a whole file: its games, and those that answer what they leave open.

use super::advice::settle;
use super::{Advice, Bench, Measure, Record};
use crate::Craft;
use crate::tune::{Hall, Trial};

/// What games on a place come to. Where more frags would make it more even, the games of that number of marines are
/// played once more without a limit of frags: they say what to expect.
pub fn survey(
    craft: &dyn Craft,
    text: &str,
    bench: &dyn Bench,
    trials: &[Trial],
    seed: u64,
    play: &mut Hall<'_>,
) -> Measure {
    let records = play(bench, trials);
    let level = trials.first().map_or(String::new(), |trial| trial.who.to_string());
    let mut measure = Measure::of(bench.site(), &records, &level, seed);
    let open = measure.advice.iter().find_map(|advice| match advice {
        Advice::Frags { marines, then: None, .. } => Some(*marines),
        _ => None,
    });
    if let Some(marines) = open
        && let Ok(endless) = craft.bench(&with_frags(text, craft.marines(), craft.frags()))
    {
        let again: Vec<Trial> = trials.iter().copied().filter(|trial| trial.marines == marines).collect();
        let games = play(&*endless, &again);
        let games: Vec<&Record> = games.iter().filter(|game| game.ending.is_some()).collect();
        if !games.is_empty() {
            settle(&mut measure.advice, &games, craft.frags());
        }
    }
    measure
}

/// The same file with so many frags for each number of marines.
fn with_frags(text: &str, marines: u8, frags: u8) -> String {
    let list = vec![frags.to_string(); marines.into()].join(", ");
    let line = format!("frags = [{list}]");
    let lines: Vec<&str> = text.lines().filter(|own| !own.starts_with("frags =")).collect();
    format!("{line}\n{}\n", lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_frags_take_the_place_of_those_of_a_file() {
        let text = "# A map\nid = \"x\"\nfrags = [6, 6]\nrooms = []\n";
        assert_eq!(with_frags(text, 2, 21), "frags = [21, 21]\n# A map\nid = \"x\"\nrooms = []\n");
    }
}
