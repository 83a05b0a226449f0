//! A chore as a row of steps: a heading and a time for each, and a stop at the first that fails. A second row may go
//! beside it; what it says is kept until it is waited for.

use std::ffi::OsStr;
use std::process::{Command, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail, ensure};

/// The steps taken so far and how long each took.
pub(crate) struct Steps {
    begun: Instant,
    taken: Vec<(String, Duration)>,
}

/// A command that is a step of its own.
pub(crate) type Step = (String, Command);

/// A row of steps beside the others, as [`Steps::beside`] starts it.
pub(crate) struct Beside(JoinHandle<Result<Vec<(String, Duration)>>>);

impl Default for Steps {
    fn default() -> Self {
        Self { begun: Instant::now(), taken: Vec::new() }
    }
}

impl Steps {
    /// Runs a command as a step; any exit code but zero fails it.
    pub(crate) fn run(&mut self, name: &str, command: &mut Command) -> Result<()> {
        let line = shell_line(command);
        self.perform(name, &line, || {
            let status = command.status().context("the command cannot be started")?;
            if !status.success() {
                bail!("{status}");
            }
            Ok(())
        })
    }

    /// Runs a piece of work as a step. `repeat` is the command line that does the same once more.
    pub(crate) fn perform(
        &mut self,
        name: &str,
        repeat: &str,
        work: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        println!("\n=== {name}\n    {repeat}");
        let start = Instant::now();
        let result = work();
        let time = start.elapsed();
        if let Err(why) = result {
            bail!(
                "step `{name}` failed after {}: {why:#}\nto repeat it, from the root:\n\n    {repeat}\n",
                seconds(time)
            );
        }
        println!("--- {name}: ok, {}", seconds(time));
        self.taken.push((name.to_owned(), time));
        Ok(())
    }

    /// Starts a row of steps that goes on beside the next ones.
    pub(crate) fn beside(row: Vec<Step>) -> Beside {
        Beside(thread::spawn(move || row.into_iter().map(quietly).collect()))
    }

    /// Waits for a row that went on beside.
    pub(crate) fn wait(&mut self, row: Beside) -> Result<()> {
        println!("\n=== waiting for what goes on beside");
        let taken = row.0.join().map_err(|_| anyhow!("a step beside the others panicked"))??;
        for (name, time) in taken {
            println!("--- {name}: ok, {}, beside", seconds(time));
            self.taken.push((format!("{name} (beside)"), time));
        }
        Ok(())
    }

    /// Prints all steps with their times.
    pub(crate) fn summary(&self) {
        let width = self.taken.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        let total = self.begun.elapsed();
        println!("\n=== all steps passed");
        for (name, time) in &self.taken {
            println!("    {name:width$}  {:>9}", seconds(*time));
        }
        println!("    {:width$}  {:>9}", "total", seconds(total));
    }
}

/// Runs a command as a step; what it says is shown only if it fails.
fn quietly((name, mut command): Step) -> Result<(String, Duration)> {
    let start = Instant::now();
    let output =
        command.stdin(Stdio::null()).output().with_context(|| format!("`{name}` cannot be started"))?;
    let said = [output.stdout, output.stderr].concat();
    ensure!(
        output.status.success(),
        "step `{name}` failed, {}:\n{}\nto repeat it, from the root:\n\n    {}\n",
        output.status,
        String::from_utf8_lossy(&said).trim_end(),
        shell_line(&command)
    );
    Ok((name, start.elapsed()))
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// The command as one can paste it into a shell, with the variables it sets.
fn shell_line(command: &Command) -> String {
    let variables = command
        .get_envs()
        .filter_map(|(key, value)| Some(format!("{}={}", key.to_string_lossy(), quoted(value?))));
    let words = std::iter::once(command.get_program()).chain(command.get_args()).map(quoted);
    variables.chain(words).collect::<Vec<_>>().join(" ")
}

fn quoted(word: &OsStr) -> String {
    let word = word.to_string_lossy();
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:,+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.into_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shell_line_shows_variables_and_quotes_what_needs_it() {
        let mut command = Command::new("cargo");
        command.args(["test", "two words", "it's", ""]).env("BIN", "a/b c");
        assert_eq!(shell_line(&command), r"BIN='a/b c' cargo test 'two words' 'it'\''s' ''");
    }

    #[test]
    fn a_failed_step_names_itself_and_the_command_to_repeat() {
        let mut steps = Steps::default();
        let error = steps.perform("deny", "cargo deny check", || bail!("exit 1")).unwrap_err().to_string();
        assert!(error.contains("step `deny` failed"), "{error}");
        assert!(error.contains("exit 1"), "{error}");
        assert!(error.contains("    cargo deny check\n"), "{error}");
        assert!(steps.taken.is_empty());
    }

    #[test]
    fn a_row_beside_is_waited_for_and_stops_at_the_first_failure() {
        let step = |name: &str, script: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", script]);
            (name.to_owned(), command)
        };
        let mut steps = Steps::default();
        steps.wait(Steps::beside(vec![step("one", "true"), step("two", "true")])).unwrap();
        assert_eq!(steps.taken.len(), 2);
        let row =
            vec![step("one", "true"), step("two", "echo so; exit 3"), step("three", "echo later; exit 4")];
        let error = steps.wait(Steps::beside(row)).unwrap_err().to_string();
        assert!(error.contains("step `two` failed") && error.contains("so\n"), "{error}");
        assert!(!error.contains("later"), "{error}");
    }

    #[test]
    fn a_step_that_passes_is_remembered() {
        let mut steps = Steps::default();
        steps.perform("one", "true", || Ok(())).unwrap();
        assert_eq!(steps.taken.len(), 1);
    }
}
