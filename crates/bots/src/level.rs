//! Whom one plays against: how well a computer player plays, and in what manner.

use std::fmt;
use std::str::FromStr;

/// How well a computer player plays.
///
/// ```
/// use bots::Level;
/// assert_eq!("soldier".parse(), Ok(Level::Soldier));
/// // As it was called at older tables.
/// assert_eq!("greedy".parse(), Ok(Level::Soldier));
/// assert_eq!(Level::Nightmare.to_string(), "nightmare");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal action, all equally likely: no opponent, but a measure for those who are.
    Random,
    /// Misjudges things as people do.
    Recruit,
    /// The action that looks best at once.
    Soldier,
    /// What games have taught it to be best, found quickly.
    Veteran,
    /// The same with a longer look.
    Nightmare,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 5] =
        [Level::Random, Level::Recruit, Level::Soldier, Level::Veteran, Level::Nightmare];

    /// The level's name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Recruit => "recruit",
            Level::Soldier => "soldier",
            Level::Veteran => "veteran",
            Level::Nightmare => "nightmare",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let text = if text == "greedy" { "soldier" } else { text };
        let known = Level::ALL.into_iter().find(|level| level.name() == text);
        known.ok_or_else(|| {
            format!("`{text}` is no level; levels are {}", Level::ALL.map(Level::name).join(", "))
        })
    }
}

/// What a computer player likes to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// Whatever is best.
    #[default]
    Even,
    /// Looks for cover, and for a way out.
    Careful,
    /// Goes where the others are.
    Hunter,
    /// Wants the best weapons, loaded.
    Gunner,
}

impl Style {
    /// Every manner that has a name.
    pub const NAMED: [Style; 3] = [Style::Careful, Style::Hunter, Style::Gunner];

    /// The manner's name.
    pub const fn name(self) -> &'static str {
        match self {
            Style::Even => "even",
            Style::Careful => "careful",
            Style::Hunter => "hunter",
            Style::Gunner => "gunner",
        }
    }
}

/// Somebody to play against: a level, and perhaps a manner, as in `veteran-hunter`.
///
/// ```
/// use bots::{Level, Opponent, Style};
/// let hunter: Opponent = "veteran-hunter".parse().unwrap();
/// assert_eq!(hunter, Opponent { level: Level::Veteran, style: Style::Hunter });
/// assert_eq!(hunter.to_string(), "veteran-hunter");
/// assert_eq!("soldier".parse(), Ok(Opponent::from(Level::Soldier)));
/// assert_eq!("soldier-lazy".parse::<Opponent>(), Err("`lazy` is no style; styles are careful, hunter, gunner".into()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opponent {
    /// How well it plays.
    pub level: Level,
    /// In what manner.
    pub style: Style,
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Self {
        Opponent { level, style: Style::Even }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.style {
            Style::Even => f.pad(self.level.name()),
            style => f.pad(&format!("{}-{}", self.level.name(), style.name())),
        }
    }
}

impl FromStr for Opponent {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let Some((level, style)) = text.split_once('-') else { return Ok(text.parse::<Level>()?.into()) };
        let known = Style::NAMED.into_iter().find(|known| known.name() == style);
        let style = known.ok_or_else(|| {
            format!("`{style}` is no style; styles are {}", Style::NAMED.map(Style::name).join(", "))
        })?;
        Ok(Opponent { level: level.parse()?, style })
    }
}
