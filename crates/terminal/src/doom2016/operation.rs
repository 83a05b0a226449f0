//! An operation from mission to mission: the score, the perk of who lost, and the file that keeps them.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use codex::{Arg, said};
use doom2016::place::{Operation, operations};
use doom2016::{Ground, Setup, Side, State};
use serde::{Deserialize, Serialize};

use super::begin::{Games, Options, title};
use crate::campaign;
use crate::command::Command;
use crate::field::sides;
use crate::pen::Pen;
use crate::terminal::Terminal;

/// Where an operation stands (D16-MIS-6), as its file says it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Progress {
    operation: String,
    /// Missions won by the marines and by the invader.
    won: [u8; 2],
    /// The next mission; none after the last.
    pub(super) next: Option<Setup>,
}

impl Progress {
    /// The beginning of an operation, with the marines and options of a set-up.
    pub(super) fn begin(operation: &Operation, setup: Setup) -> Self {
        let mission = operation.missions.first().and_then(|id| Ground::shipped(id));
        let next = Some(Setup { mission: mission.unwrap_or(setup.mission), perk: None, ..setup });
        Progress { operation: operation.id.clone(), won: [0; 2], next }
    }

    /// A mission has been won: who lost it has the perk in the next one.
    fn count(&mut self, setup: &Setup, winner: Side) {
        self.won[winner.index()] += 1;
        // Only within the operation has anybody a perk.
        self.next = setup.after(winner).filter(|next| next.perk.is_some());
    }

    /// The score.
    pub(super) fn told(&self, pen: Pen) -> String {
        let [marines, invader] = self.won.map(|n| Arg::Num(n.into()));
        let name = Arg::key(format!("d16-operation-{}", self.operation));
        pen.text("ui-d16-operation-score", &[("operation", name), ("marines", marines), ("invader", invader)])
    }
}

/// The operation that is meant, as far as it is: a new one, or what the file keeps.
///
/// # Errors
/// If it cannot be told which it is, or it is over.
pub(super) fn resume(options: &Options, both: &sides::Options, setup: Setup, pen: Pen) -> Result<Progress> {
    let named = options.operation.as_deref();
    let kept = both.campaign.as_deref().map(campaign::read::<Progress>).transpose()?.flatten();
    let file = || both.campaign.as_deref().unwrap_or(Path::new("")).display().to_string();
    let ids: Vec<&str> = operations().iter().map(|it| it.id.as_str()).collect();
    match (kept, named) {
        (Some(kept), Some(id)) if kept.operation != id => {
            let (kept, id) = (Arg::text(&kept.operation), Arg::text(id));
            bail!(said("cli-other-operation", &[("file", Arg::text(file())), ("kept", kept), ("id", id)]))
        }
        (Some(Progress { next: None, .. }), _) => {
            bail!("{}", pen.text("ui-doom-campaign-over", &[("file", Arg::text(file()))]))
        }
        (Some(kept), _) => Ok(kept),
        (None, Some(id)) => match operations().iter().find(|it| it.id == id) {
            Some(operation) => Ok(Progress::begin(operation, setup)),
            None => {
                bail!(said("cli-no-operation", &[("id", Arg::text(id)), ("ids", skirmish::one_of(&ids))]))
            }
        },
        (None, None) => {
            bail!(said(
                "cli-no-operation-yet",
                &[("file", Arg::text(file())), ("ids", skirmish::one_of(&ids))]
            ))
        }
    }
}

/// The file for the replay of one mission of many.
pub(super) fn of_mission(file: &Path, mission: &str) -> PathBuf {
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let end = file.extension().map_or(String::new(), |end| format!(".{}", end.to_string_lossy()));
    file.with_file_name(format!("{name}-{mission}{end}"))
}

impl Games<'_> {
    /// A mission is over: say how the operation stands, keep it, and ask whether to go on.
    pub(super) fn go_on(&mut self, terminal: &mut Terminal, state: &State) -> Result<Option<Setup>> {
        let (Some(progress), Some(winner)) = (&mut self.progress, state.winner) else { return Ok(None) };
        progress.count(&state.setup, winner);
        if let Some(path) = &self.both.campaign {
            campaign::write(path, progress)?;
        }
        let pen = terminal.pen;
        terminal.line(progress.told(pen))?;
        let Some(next) = progress.next.clone() else {
            let [marines, invader] = progress.won;
            let key = match marines.cmp(&invader) {
                std::cmp::Ordering::Greater => "ui-d16-operation-marines",
                std::cmp::Ordering::Less => "ui-d16-operation-invader",
                std::cmp::Ordering::Equal => "ui-d16-operation-draw",
            };
            terminal.tell(key, &[])?;
            return Ok(None);
        };
        let mission = Arg::key(title(next.mission.place().mission()));
        terminal.tell("ui-d16-operation-next", &[("title", mission)])?;
        let perk = if winner == Side::Marines { "ui-d16-perk-invader" } else { "ui-d16-perk-marines" };
        terminal.tell(perk, &[])?;
        if let Some(path) = &self.both.campaign {
            terminal.tell("ui-d16-operation-kept", &[("file", Arg::text(path.display()))])?;
        }
        terminal.tell("ui-d16-operation-ask", &[])?;
        let answer = terminal.ask("")?.map(|line| Command::<doom2016::Action>::read(pen.lang, &line));
        Ok(answer.filter(|answer| *answer != Command::Quit).map(|_| next))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loser_has_the_perk_and_the_score_counts_missions() {
        let mut progress = Progress::begin(&operations()[0], Setup::default());
        let first = progress.next.clone().unwrap();
        assert_eq!((first.mission.place().mission().id.as_str(), first.perk), ("knee-deep", None));
        progress.count(&first, Side::Marines);
        let second = progress.next.clone().unwrap();
        assert_eq!(second.mission.place().mission().id, "cold-relays");
        assert_eq!((second.perk, progress.won), (Some(Side::Invader), [1, 0]));
        let last = Setup { mission: Ground::shipped("bishops-end").unwrap(), ..second };
        progress.count(&last, Side::Invader);
        assert_eq!((progress.next, progress.won), (None, [1, 1]));
    }

    #[test]
    fn replays_of_an_operation_have_names_of_their_own() {
        assert_eq!(of_mission(Path::new("a/game.tfr"), "exodus"), Path::new("a/game-exodus.tfr"));
    }
}
