//! How lists, times and ages are written at the command line.

use std::io::Write as _;

use anyhow::Result;
use codex::said;
use serde::Serialize;

/// A list for people in columns, or for programs.
pub(super) struct Lines;

impl Lines {
    /// Print a list; `none` is said where it is empty.
    pub(super) fn print<T: Serialize>(
        list: &[T],
        json: bool,
        line: impl Fn(&T) -> Vec<String>,
        none: &str,
    ) -> Result<()> {
        if json {
            return print_json(&list);
        }
        if list.is_empty() {
            eprintln!("{none}");
            return Ok(());
        }
        let rows: Vec<Vec<String>> = list.iter().map(line).collect();
        let mut out = std::io::stdout().lock();
        for row in &rows {
            let cells = row.iter().enumerate().map(|(n, cell)| {
                let widest = rows.iter().filter_map(|row| row.get(n)).map(|cell| cell.chars().count()).max();
                format!("{cell:width$}", width = widest.unwrap_or(0))
            });
            writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
        }
        Ok(())
    }
}

/// Print something for programs.
pub(super) fn print_json(value: &impl Serialize) -> Result<()> {
    Ok(writeln!(std::io::stdout(), "{}", serde_json::to_string_pretty(value)?)?)
}

/// A moment, as `2026-11-17 20:15 UTC`; the calendar is Howard Hinnant's `civil_from_days`.
pub(super) fn moment(at: u64) -> String {
    let minutes = at / 60_000;
    let (days, minute) = (minutes / 1440, minutes % 1440);
    let shifted = days + 719_468;
    let (era, of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02} UTC", minute / 60, minute % 60)
}

/// How long, in milliseconds: `30m`, `12h`, `7d`, `2y`.
pub(super) fn span(text: &str) -> Result<u64, String> {
    const MINUTE: u64 = 60_000;
    let units = [
        ('m', MINUTE),
        ('h', 60 * MINUTE),
        ('d', 1440 * MINUTE),
        ('w', 7 * 1440 * MINUTE),
        ('y', 365 * 1440 * MINUTE),
    ];
    let found = units.iter().find_map(|(letter, length)| Some((text.strip_suffix(*letter)?, length)));
    let told = found
        .and_then(|(count, length)| count.trim().parse::<u32>().ok().map(|count| u64::from(count) * length));
    told.ok_or_else(|| said("cli-bad-span", &[]).into())
}

/// How long, in whole days: `7d`, `4w`, `2y`.
pub(super) fn days(text: &str) -> Result<u32, String> {
    let days = span(text)? / server::admin::DAY;
    match u32::try_from(days) {
        Ok(days) if days > 0 => Ok(days),
        _ => Err(said("cli-less-than-a-day", &[]).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_the_calendar_has_them() {
        assert_eq!(moment(0), "1970-01-01 00:00 UTC");
        assert_eq!(moment(951_782_340_000), "2000-02-28 23:59 UTC");
        assert_eq!(moment(951_782_400_000), "2000-02-29 00:00 UTC");
        assert_eq!(moment(1_794_927_600_000), "2026-11-17 15:00 UTC");
    }

    #[test]
    fn ages_are_read_as_people_write_them() {
        assert_eq!((days("180d"), days("2w"), days("2y")), (Ok(180), Ok(14), Ok(730)));
        assert_eq!((span("90m"), span("2h")), (Ok(5_400_000), Ok(7_200_000)));
        assert!(days("12h").is_err() && span("5").is_err() && span("d").is_err() && span("-1d").is_err());
    }
}
