//! The terminal: lines in, text out, and what it can show.

use std::env;
use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::Result;
use codex::{Arg, Lang};

use super::pen::{Pen, Sign};
use super::size::Size;

/// Where the game is played.
pub(super) struct Terminal {
    pub(super) pen: Pen,
    /// As large as it was when the last screen was drawn.
    pub(super) size: Size,
    input: Box<dyn BufRead>,
    output: Box<dyn Write>,
    /// Somebody types; otherwise a file or another program speaks, and what it says is repeated.
    typed: bool,
    /// The screen can be wiped.
    wipes: bool,
}

impl Terminal {
    /// Standard input and output, with colours where they are wanted and seen. If it may `scroll`, nothing is wiped.
    pub(super) fn open(lang: Lang, signs: &'static [Sign], no_colour: bool, scroll: bool) -> Self {
        let shown = io::stdout().is_terminal();
        let set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
        let able = shown && env::var_os("TERM").is_none_or(|term| term != "dumb");
        let plain = no_colour || set("NO_COLOR");
        let coloured = !no_colour && (set("CLICOLOR_FORCE") || (able && !plain));
        let size = Size::measure();
        let typed = io::stdin().is_terminal();
        Terminal {
            pen: Pen::new(lang, coloured).with_signs(signs).wide(size.columns),
            size,
            input: Box::new(io::stdin().lock()),
            output: Box::new(io::BufWriter::new(io::stdout())),
            typed,
            wipes: able && typed && !plain && !scroll,
        }
    }

    /// Print a line.
    pub(super) fn line(&mut self, text: impl AsRef<str>) -> Result<()> {
        Ok(writeln!(self.output, "{}", text.as_ref().trim_end())?)
    }

    /// Print several lines.
    pub(super) fn lines(&mut self, lines: &[String]) -> Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    /// Print a message of the locales, wrapped.
    pub(super) fn tell(&mut self, key: &str, args: &[(&str, Arg)]) -> Result<()> {
        let lines = self.pen.tell(key, args);
        self.lines(&lines)
    }

    /// Is there a screen that can be wiped? Otherwise everything stays and scrolls away.
    pub(super) fn wipes(&self) -> bool {
        self.wipes
    }

    /// A fresh screen, or an empty line where there is none; it may have another size now.
    pub(super) fn wipe(&mut self) -> Result<()> {
        self.size = Size::measure();
        self.pen = self.pen.wide(self.size.columns);
        if self.wipes {
            write!(self.output, "\x1b[2J\x1b[H")?;
            return Ok(());
        }
        self.line("")
    }

    /// Ask for a line; none at the end of the input.
    pub(super) fn ask(&mut self, question: &str) -> Result<Option<String>> {
        write!(self.output, "{question}> ")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            self.line("")?;
            return Ok(None);
        }
        // Whatever it is, it is answered: bytes that are no text are just not understood, and nothing that is
        // repeated can steer the terminal.
        let text = String::from_utf8_lossy(&bytes).replace(char::is_control, " ");
        let line = text.trim().to_owned();
        if !self.typed {
            self.line(&line)?;
        }
        Ok(Some(line))
    }

    /// Take leave and make sure that everything is written.
    pub(super) fn goodbye(&mut self) -> Result<()> {
        self.tell("ui-goodbye", &[])?;
        Ok(self.output.flush()?)
    }
}
