//! Marines against an invader: which side is played, and how it ends for each.

use anyhow::{Result, bail};
use clap::ValueEnum;
use codex::{Arg, said};
use engine::{Outcome, Seat};

use crate::begin::{entry, number};
use crate::pen::{Pen, QUIET, STRONG, pad};
use crate::screen::bar;
use crate::terminal::Terminal;

/// What can be chosen in both games.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
#[command(next_help_heading = "DOOM (2004 and 2016)")]
#[group(id = "doom")]
pub(crate) struct Options {
    /// Play a campaign: where it stands is kept in this file, from game to game.
    #[arg(long, value_name = "FILE.json", conflicts_with_all = ["scenario", "mission"])]
    pub(crate) campaign: Option<std::path::PathBuf>,
    /// How many marines: 1 to 3 in doom2004, 1 to 4 in doom2016. You play all of them, or the one of --seat.
    #[arg(long, value_name = "N")]
    pub(crate) marines: Option<u8>,
    /// The side you play.
    #[arg(long)]
    pub(crate) side: Option<Side>,
    /// Players are asked for cards even without one to play, so that a pause betrays nothing.
    #[arg(long)]
    pub(crate) open_windows: bool,
}

/// There are not so many marines.
pub(crate) fn too_many(marines: u8, most: u8, rule: &str) -> codex::Said {
    let args =
        [("least", Arg::from(1u8)), ("most", most.into()), ("n", marines.into()), ("rule", Arg::text(rule))];
    said("cli-marines", &args)
}

/// The sides by the names that commands use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Side {
    /// The marines.
    #[default]
    Marines,
    /// All that is against them.
    Invader,
    /// Everybody: persons share the terminal.
    Both,
}

impl Side {
    /// Ask which side is played, of the first few; Enter takes the marines.
    pub(crate) fn ask(terminal: &mut Terminal, count: usize) -> Result<Option<Side>> {
        let sides = &[Side::Marines, Side::Invader, Side::Both][..count];
        let keys = ["ui-doom-side-marines", "ui-doom-side-invader", "ui-doom-side-both"];
        for (n, key) in keys[..count].iter().enumerate() {
            terminal.line(entry(terminal.pen, n, &terminal.pen.word(key), ""))?;
        }
        let answer = number(terminal, "ui-doom-ask-side", 1, count as u8, 1)?;
        Ok(answer.map(|n| sides[usize::from(n) - 1]))
    }

    /// Who is played by persons: everybody of the side, or the one marine of that place.
    ///
    /// # Errors
    /// If there is no such marine.
    pub(crate) fn persons(self, pen: Pen, only: Option<u8>, marines: u8) -> Result<impl Fn(Seat) -> bool> {
        if only.is_some_and(|seat| !(1..=marines).contains(&seat)) {
            bail!("{}", pen.text("ui-no-seat", &[("n", Arg::Num(marines.into()))]));
        }
        if self != Side::Marines && only.is_some() {
            bail!("{}", pen.word("ui-doom-seat-of-invader"));
        }
        Ok(move |seat: Seat| match (self, only) {
            (Side::Both, _) => true,
            (Side::Invader, _) => seat.0 == marines,
            (Side::Marines, Some(only)) => seat.0 + 1 == only,
            (Side::Marines, None) => seat.0 < marines,
        })
    }
}

/// Who has won, and how each marine does, by name and state; the key of the invader's name comes with the pen. `own`
/// are the seats of who reads it.
pub(crate) fn result(
    (pen, invader): (Pen, &str),
    marines_win: bool,
    marines: impl Iterator<Item = (String, String)>,
    outcome: &Outcome,
    own: &[Seat],
) -> Vec<String> {
    let mut lines = vec![bar(pen, &pen.word("ui-result"))];
    let winner = if marines_win { "ui-doom-marines-win" } else { "ui-doom-invader-wins" };
    lines.push(pen.paint(STRONG, pen.word(winner)));
    let invader = (format!("☠ {}", pen.word(invader)), String::new());
    for (n, (name, state)) in marines.chain([invader]).enumerate() {
        let seat = Seat(n as u8);
        let you = if own.contains(&seat) { format!(" ({})", pen.word("ui-you")) } else { String::new() };
        let crown = if outcome.winners.contains(&seat) { pen.paint(STRONG, "★") } else { " ".to_owned() };
        let line = format!("  {crown} {}{}", pad(&format!("{name}{you}"), 40), pen.paint(QUIET, state));
        lines.push(line.trim_end().to_owned());
    }
    // Who plays for both sides has won and lost.
    let all = own.len() == outcome.points.len();
    let won = own.iter().any(|seat| outcome.winners.contains(seat));
    lines.extend((!all).then(|| pen.word(if won { "ui-you-win" } else { "ui-doom-you-lose" })));
    lines
}
