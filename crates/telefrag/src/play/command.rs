//! What can be typed: a number, an action in notation, or a word of the table.

use adrenaline::{Action, Sq};
use codex::Lang;

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Show the position once more.
    Again,
    /// The choice of that number.
    Number(usize),
    /// An action in notation.
    Act(Action),
    /// What can be typed.
    Help,
    /// What a weapon or a powerup does.
    About(String),
    /// The text of a rule.
    Rule(String),
    /// What a square sees; one's own if none is named.
    See(Option<Sq>),
    /// A word that names no square.
    NoSquare(String),
    /// Everything that has happened.
    Log,
    /// The weapons of the spawnpoints and of everybody.
    Weapons,
    /// All choices.
    More,
    /// Take the last action back.
    Undo,
    /// Save the replay.
    Save(String),
    /// Enough.
    Quit,
    /// Something else, and what the notation says of it.
    Unknown(String, String),
}

impl Command {
    /// Understand a line. The words of the language stand beside the short ones.
    pub(super) fn read(lang: Lang, line: &str) -> Self {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let word = first.to_lowercase();
        let is = |short: &[&str], key: &str| short.contains(&&*word) || word == codex::text(lang, key, &[]);
        if line.is_empty() {
            return Command::Again;
        }
        if let Ok(number) = line.parse() {
            return Command::Number(number);
        }
        if let Some(about) = line.strip_prefix('?') {
            return match about.trim() {
                "" => Command::Help,
                about => Command::About(about.to_owned()),
            };
        }
        if is(&["h", "help"], "ui-help") {
            return if rest.is_empty() { Command::Help } else { Command::About(rest.to_owned()) };
        }
        if is(&["u", "undo"], "ui-undo") {
            return Command::Undo;
        }
        if is(&["w", "weapons"], "ui-weapons") {
            return Command::Weapons;
        }
        if is(&["m", "more"], "ui-more") {
            return Command::More;
        }
        if is(&["q", "quit", "exit"], "ui-quit") {
            return Command::Quit;
        }
        match &*word {
            "rule" => Command::Rule(rest.to_uppercase()),
            "see" if rest.is_empty() => Command::See(None),
            "see" => match rest.parse() {
                Ok(square) => Command::See(Some(square)),
                Err(_) => Command::NoSquare(rest.to_owned()),
            },
            "log" => Command::Log,
            "s" | "save" => Command::Save(rest.to_owned()),
            _ => match line.parse() {
                Ok(action) => Command::Act(action),
                Err(why) => Command::Unknown(line.to_owned(), why),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_number_an_action_or_a_word() {
        let read = |line| Command::read(Lang::Pl, line);
        assert_eq!(read(""), Command::Again);
        assert_eq!(read(" 12 "), Command::Number(12));
        assert_eq!(read("hit p2  p3"), Command::Act("hit p2 p3".parse().unwrap()));
        assert_eq!(read("run"), Command::Act(Action::Run));
        assert_eq!(read("?"), Command::Help);
        assert_eq!(read("pomoc"), Command::Help);
        assert_eq!(read("? strzelba"), Command::About("strzelba".into()));
        assert_eq!(read("rule adr-run-1"), Command::Rule("ADR-RUN-1".into()));
        assert_eq!(read("see"), Command::See(None));
        assert_eq!(read("see 12"), Command::See(Some(Sq::at(1, 2))));
        assert_eq!(read("see 99"), Command::NoSquare("99".into()));
        assert_eq!(read("u"), Command::Undo);
        assert_eq!(read("Cofnij"), Command::Undo);
        assert_eq!(read("s a b.tfr"), Command::Save("a b.tfr".into()));
        assert_eq!(read("w"), Command::Weapons);
        assert_eq!(read("Broń"), Command::Weapons);
        assert_eq!(read("more"), Command::More);
        assert_eq!(read("q"), Command::Quit);
        assert!(matches!(read("dance"), Command::Unknown(line, _) if line == "dance"));
        assert!(matches!(read("-1"), Command::Unknown(..)));
        assert!(matches!(read("99999999999999999999999"), Command::Unknown(..)));
    }
}
