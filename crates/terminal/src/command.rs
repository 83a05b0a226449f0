//! What can be typed: a number, an action in notation, or a word of the table.

use std::str::FromStr;

use codex::Lang;

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command<A> {
    /// Show the position once more.
    Again,
    /// The choice of that number.
    Number(usize),
    /// An action in notation.
    Act(A),
    /// What can be typed.
    Help,
    /// What a card or another thing does.
    About(String),
    /// The text of a rule.
    Rule(String),
    /// Why something cannot be chosen: a figure, a place, a door, a card.
    Why(String),
    /// What is seen from a place or by a figure; from one's own if none is named.
    See(String),
    /// A part of the board; all of it if none is named.
    Map(String),
    /// Choices with these words.
    Find(String),
    /// Everything that has happened.
    Log,
    /// Cards, weapons and whatever else has no room on the screen.
    Overview,
    /// All choices, or the next page of them.
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

impl<A: FromStr<Err = String>> Command<A> {
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
        if let Some(words) = line.strip_prefix('/') {
            return Command::Find(words.trim().to_owned());
        }
        if is(&["h", "help"], "ui-help") {
            return if rest.is_empty() { Command::Help } else { Command::About(rest.to_owned()) };
        }
        if is(&["u", "undo"], "ui-undo") {
            return Command::Undo;
        }
        if is(&["w", "weapons", "c", "cards"], "ui-weapons") || word == codex::text(lang, "ui-cards", &[]) {
            return Command::Overview;
        }
        if is(&["m", "more"], "ui-more") {
            return Command::More;
        }
        if is(&["q", "quit", "exit"], "ui-quit") {
            return Command::Quit;
        }
        match &*word {
            "rule" => Command::Rule(rest.to_uppercase()),
            "why" => Command::Why(rest.to_owned()),
            "see" => Command::See(rest.to_owned()),
            "map" => Command::Map(rest.to_owned()),
            "log" => Command::Log,
            "s" | "save" => Command::Save(rest.to_owned()),
            _ => match line.parse().or_else(|why| capital(line).parse().map_err(|_| why)) {
                Ok(action) => Command::Act(action),
                Err(why) => Command::Unknown(line.to_owned(), why),
            },
        }
    }
}

/// The same with capitals in the last words: `step ne` is meant to be `step NE`.
fn capital(line: &str) -> String {
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    format!("{} {}", verb.to_lowercase(), rest.to_uppercase())
}

#[cfg(test)]
mod tests {
    use adrenaline::Action;

    use super::*;

    #[test]
    fn a_line_is_a_number_an_action_or_a_word() {
        let read = |line| Command::<Action>::read(Lang::Pl, line);
        assert_eq!(read(""), Command::Again);
        assert_eq!(read(" 12 "), Command::Number(12));
        assert_eq!(read("hit p2  p3"), Command::Act("hit p2 p3".parse().unwrap()));
        assert_eq!(read("run"), Command::Act(Action::Run));
        assert_eq!(read("?"), Command::Help);
        assert_eq!(read("pomoc"), Command::Help);
        assert_eq!(read("? strzelba"), Command::About("strzelba".into()));
        assert_eq!(read("/ strzelba"), Command::Find("strzelba".into()));
        assert_eq!(read("rule adr-run-1"), Command::Rule("ADR-RUN-1".into()));
        assert_eq!(read("why p2"), Command::Why("p2".into()));
        assert_eq!(read("see"), Command::See(String::new()));
        assert_eq!(read("see 12"), Command::See("12".into()));
        assert_eq!(read("map 4,-1"), Command::Map("4,-1".into()));
        assert_eq!(read("u"), Command::Undo);
        assert_eq!(read("Cofnij"), Command::Undo);
        assert_eq!(read("s a b.tfr"), Command::Save("a b.tfr".into()));
        assert_eq!(read("w"), Command::Overview);
        assert_eq!(read("Broń"), Command::Overview);
        assert_eq!(read("more"), Command::More);
        assert_eq!(read("q"), Command::Quit);
        assert!(matches!(read("dance"), Command::Unknown(line, _) if line == "dance"));
        assert!(matches!(read("-1"), Command::Unknown(..)));
        assert!(matches!(read("99999999999999999999999"), Command::Unknown(..)));
    }

    #[test]
    fn directions_and_cards_may_be_small() {
        let read = |line| Command::<doom2004::Action>::read(Lang::En, line);
        assert_eq!(read("step ne"), Command::Act("step NE".parse().unwrap()));
        assert_eq!(read("Play e05-1"), Command::Act("play E05-1".parse().unwrap()));
    }
}
