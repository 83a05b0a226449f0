//! A replay file as text: what can be read without knowing the rules.

use super::{FORMAT, Problem, ReplayError};
use crate::{Seat, StateHash};

/// A replay file, read but not understood: header and log can be listed under any rules.
///
/// ```
/// use engine::replay::Transcript;
/// let text = "telefrag-replay 1\ngame chess\nrules 9\nsetup {}\nseed 0x1\n\np1 e4\np2 e5\nend 2\n";
/// let chess = Transcript::read(text).unwrap();
/// assert_eq!((chess.header.game.as_str(), chess.header.rules), ("chess", 9));
/// assert_eq!(chess.lines[1].to_string(), "p2 e5");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// What the game is.
    pub header: Header,
    /// The log.
    pub lines: Vec<Line>,
    /// The hashes.
    pub marks: Vec<Mark>,
    /// The number of the last line.
    pub end_line: usize,
}

/// What stands above the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How it begins.
    pub beginning: Beginning,
    pub(super) game_line: usize,
    pub(super) rules_line: usize,
    pub(super) start_line: usize,
}

/// How a game begins, as JSON text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Beginning {
    /// From a set-up.
    New {
        /// The set-up.
        setup: String,
        /// Where luck starts.
        seed: u64,
    },
    /// From a position.
    Position(String),
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The number of the line in the file.
    pub number: usize,
    /// What it says.
    pub spoken: Spoken,
}

/// What a line of the log says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spoken {
    /// Somebody acts.
    Act {
        /// Who.
        seat: Seat,
        /// The action in the game's notation.
        action: String,
    },
    /// Results are queued.
    Script(Vec<String>),
    /// Something was taken back, and luck goes on with this stream.
    Luck(u32),
}

/// A hash in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The number of the line in the file.
    pub line: usize,
    /// After how many lines of the log.
    pub count: usize,
    /// The hash.
    pub hash: StateHash,
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.spoken {
            Spoken::Act { seat, action } => write!(f, "{seat} {action}"),
            Spoken::Script(names) => write!(f, "script {}", names.join(" ")),
            Spoken::Luck(turn) => write!(f, "luck {turn}"),
        }
    }
}

/// The lines of a file with their numbers, and the place behind the last.
struct Reader<'a> {
    lines: std::str::Lines<'a>,
    number: usize,
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.number += 1;
        self.lines.next().map(str::trim)
    }

    /// The rest of the next line, which must begin with a word.
    fn after(&mut self, word: &str, wanted: &'static str) -> Result<&'a str, ReplayError> {
        let rest = self.next().and_then(|line| after(line, word));
        rest.ok_or_else(|| Problem::Header { wanted }.at(self.number))
    }
}

fn after<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    line.strip_prefix(word)?.strip_prefix(' ').map(str::trim)
}

/// A seed as people write it: decimal, or hexadecimal after `0x`.
///
/// ```
/// # use engine::replay::parse_seed;
/// assert_eq!(parse_seed("0x10"), Some(16));
/// assert_eq!(parse_seed("16"), Some(16));
/// assert_eq!(parse_seed("sixteen"), None);
/// ```
pub fn parse_seed(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(digits) if !digits.starts_with('+') => u64::from_str_radix(digits, 16).ok(),
        Some(_) => None,
        None => text.parse().ok(),
    }
}

impl Transcript {
    /// Read a replay file of any game.
    ///
    /// # Errors
    /// The line, what is wrong with it and what to do.
    pub fn read(text: &str) -> Result<Self, ReplayError> {
        let mut reader = Reader { lines: text.lines(), number: 0 };
        let header = read_header(&mut reader)?;
        let mut lines = Vec::new();
        let mut marks = Vec::new();
        while let Some(line) = reader.next() {
            let number = reader.number;
            let no_line = |why: &str| {
                Problem::NoLine { text: line.chars().take(80).collect(), why: why.into() }.at(number)
            };
            if line.is_empty() {
                continue;
            }
            if let Some(mark) = after(line, "# hash") {
                let (count, hash) =
                    mark.split_once(' ').ok_or_else(|| no_line("a number and a hash are missing"))?;
                let hash = hash.trim().parse().map_err(|e: String| no_line(&e))?;
                if count.parse() != Ok(lines.len()) {
                    return Err(no_line(&format!("{} lines of the game stand above", lines.len())));
                }
                marks.push(Mark { line: number, count: lines.len(), hash });
            } else if line.starts_with('#') {
            } else if let Some(said) = after(line, "end") {
                let said = said.parse().map_err(|_| no_line("a number is missing"))?;
                if said != lines.len() {
                    return Err(Problem::Miscounted { said, found: lines.len() }.at(number));
                }
                while let Some(rest) = reader.next() {
                    if !rest.is_empty() {
                        let text = rest.chars().take(80).collect();
                        let why = "nothing may stand below the end".into();
                        return Err(Problem::NoLine { text, why }.at(reader.number));
                    }
                }
                return Ok(Transcript { header, lines, marks, end_line: number });
            } else if let Some(turn) = after(line, "luck") {
                let turn = turn.parse().map_err(|_| no_line("a number is missing"))?;
                lines.push(Line { number, spoken: Spoken::Luck(turn) });
            } else if let Some(names) = after(line, "script") {
                let names = names.split_whitespace().map(str::to_owned).collect();
                lines.push(Line { number, spoken: Spoken::Script(names) });
            } else {
                let (seat, action) =
                    line.split_once(' ').ok_or_else(|| no_line("seat or action is missing"))?;
                let seat = seat.parse().map_err(|e: String| no_line(&e))?;
                lines.push(Line { number, spoken: Spoken::Act { seat, action: action.trim().to_owned() } });
            }
        }
        Err(Problem::BrokenOff { count: lines.len() }.at(reader.number))
    }
}

fn read_header(reader: &mut Reader<'_>) -> Result<Header, ReplayError> {
    let format = reader.next().and_then(|line| after(line, "telefrag-replay"));
    let format = format.ok_or(Problem::NoReplay.at(1))?;
    if format.parse() != Ok(FORMAT) {
        return Err(Problem::OtherFormat(format.chars().take(20).collect()).at(1));
    }
    let game = reader.after("game", "game NAME")?.to_owned();
    let game_line = reader.number;
    let rules = reader.after("rules", "rules NUMBER")?.parse();
    let rules_line = reader.number;
    let rules = rules.map_err(|_| Problem::Header { wanted: "rules NUMBER" }.at(rules_line))?;
    let line = reader.next().unwrap_or_default();
    let start_line = reader.number;
    let beginning = if let Some(position) = after(line, "position") {
        Beginning::Position(position.to_owned())
    } else {
        let wanted = "setup {…}` or `position {…}";
        let setup = after(line, "setup").ok_or_else(|| Problem::Header { wanted }.at(start_line))?;
        let seed = parse_seed(reader.after("seed", "seed 0x…")?);
        let seed = seed.ok_or_else(|| Problem::Header { wanted: "seed 0x…" }.at(reader.number))?;
        Beginning::New { setup: setup.to_owned(), seed }
    };
    Ok(Header { game, rules, beginning, game_line, rules_line, start_line })
}
