//! A measure for the terminal.

use std::fmt::{self, Display, Formatter};

use super::report::{Measure, Wins};

/// Rows of a list that is long.
const ROWS: usize = 5;

fn per_cent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

impl Display for Measure {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Measure { game, id, level, games, .. } = self;
        let sides = if self.by_seat() { "in every seat" } else { "on both sides" };
        writeln!(f, "{game} {id}: {games} games, {level} {sides}\n")?;
        self.write_wins(f)?;
        self.write_falls(f)?;
        self.write_stands(f)?;
        self.write_doors(f)?;
        self.write_unused(f)?;
        writeln!(f, "\nsuggestions")?;
        self.advice.iter().try_for_each(|advice| writeln!(f, "- {advice}"))
    }
}

impl Measure {
    /// Is everybody against everybody?
    fn by_seat(&self) -> bool {
        self.marines.iter().any(|wins| wins.seat.is_some())
    }
    /// Who plays, and what is counted against them.
    fn words(&self) -> [&'static str; 2] {
        if self.by_seat() { ["players", "kills"] } else { ["marines", "frags"] }
    }
    fn write_wins(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let [who, counted] = self.words();
        writeln!(
            f,
            "{:<9} {:>6} {:>6} {:>8}  {:>15} {:>8} {:>10} {:>7}",
            who, "games", "wins", "share", "95 %", "rounds", "decisions", counted
        )?;
        let mut line = |name: String, wins: &Wins| {
            let between = format!("{:.1} to {:.1}", 100.0 * wins.low, 100.0 * wins.high);
            let Wins { games, wins, share, rounds, decisions, frags, .. } = wins;
            let share = per_cent(*share);
            writeln!(
                f,
                "{name:<9} {games:>6} {wins:>6} {share:>8}  {between:>15} {rounds:>8.1} {decisions:>10.0} {frags:>7.1}"
            )
        };
        for wins in &self.marines {
            let number = wins.marines.map_or(String::new(), |marines| marines.to_string());
            line(wins.seat.map_or(number.clone(), |seat| format!("{number}, p{seat}")), wins)?;
        }
        if !self.by_seat() {
            line("all".to_owned(), &self.all)?;
        }
        writeln!(f, "\nends")?;
        for (ending, games) in &self.endings {
            let share = per_cent(*games as f64 / self.games.max(1) as f64);
            writeln!(f, "{ending:<9} {games:>6}        {share:>8}  {}", meaning(ending))?;
        }
        if self.unfinished > 0 {
            writeln!(f, "{:<9} {:>6}        given up", "none", self.unfinished)?;
        }
        Ok(())
    }

    fn write_falls(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "\nwhere {} fall (9 most, . nobody)", self.words()[0])?;
        self.map.iter().try_for_each(|row| writeln!(f, "  {row}"))?;
        let total = self.rooms.iter().map(|visit| visit.falls).sum::<u64>().max(1) as f64;
        writeln!(f, "\n{:<16} {:>10} {:>12}", "place", "entered", "of all falls")?;
        for visit in &self.rooms {
            let (entered, falls) = (per_cent(visit.entered), per_cent(visit.falls as f64 / total));
            writeln!(f, "{:<16} {entered:>10} {falls:>12}", visit.room)?;
        }
        for spot in self.falls.iter().take(ROWS) {
            writeln!(
                f,
                "{:<16} {:>10} {:>12}",
                format!("{:#}", spot.at),
                "",
                per_cent(spot.falls as f64 / total)
            )?;
        }
        Ok(())
    }

    fn write_stands(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "\nwhere {} stand when a round is over (9 most, . nobody)", self.words()[0])?;
        self.stood.iter().try_for_each(|row| writeln!(f, "  {row}"))
    }

    fn write_doors(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.doors.is_empty() {
            return Ok(());
        }
        writeln!(f, "\n{:<16} {:<24} {:>9} {:>9}", "door", "between", "opened", "in round")?;
        for door in &self.doors {
            let [one, other] = &door.between;
            let between = if one == other { one.clone() } else { format!("{one}, {other}") };
            let (share, round) =
                (per_cent(door.share), door.round.map_or("never".to_owned(), |r| format!("{r:.1}")));
            writeln!(f, "{:<16} {between:<24} {share:>9} {round:>9}", door.door)?;
        }
        Ok(())
    }

    fn write_unused(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let doors = self.unused.doors.iter().map(|door| format!("the door {door}"));
        let triggers = self.unused.triggers.iter().map(|number| format!("the trigger {number}"));
        let all: Vec<String> = self
            .unused
            .rooms
            .iter()
            .cloned()
            .chain(doors)
            .chain(self.unused.things.iter().cloned())
            .chain(triggers)
            .collect();
        let all = if all.is_empty() { "nothing".to_owned() } else { all.join("; ") };
        writeln!(f, "\nnever used: {all}")
    }
}

/// What an ending is.
fn meaning(ending: &str) -> &'static str {
    match ending {
        "marines" => "the marines did what they came for",
        "frags" => "the invader had the frags",
        "timer" | "rounds" => "the last round was over",
        "frenzy" => "the last skull was gone, and everybody had one more turn",
        _ => "the scenario gave it to the invader",
    }
}
