//! What is wanted of a place that is to be made.

use codex::{Arg, Lang};
use engine::Message;
use skirmish::Mood;

use crate::Craft;

/// How large a place is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Size {
    /// An hour's game.
    Small,
    /// As large as most of ours.
    #[default]
    Medium,
    /// As large as the box allows.
    Large,
}

engine::words! { Size, "size" { Small = "small", Medium = "medium", Large = "large" } }

/// For whom it is made to be won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hardness {
    /// Rather for the marines.
    Easy,
    /// For both alike.
    #[default]
    Normal,
    /// Rather for the invader.
    Hard,
}

engine::words! { Hardness, "difficulty" { Easy = "easy", Normal = "normal", Hard = "hard" } }

impl Hardness {
    /// What the marines should win of a hundred games.
    pub fn target(self) -> u64 {
        match self {
            Hardness::Easy => 60,
            Hardness::Normal => 50,
            Hardness::Hard => 40,
        }
    }
    /// A number of the invader's, more or less of it.
    pub(crate) fn of_invader(self, usual: usize) -> usize {
        match self {
            Hardness::Easy => usual * 80 / 100,
            Hardness::Normal => usual,
            Hardness::Hard => usual * 125 / 100,
        }
    }
    /// How likely something is that helps the marines, out of a hundred.
    pub(crate) fn of_marines(self, usual: usize) -> usize {
        match self {
            Hardness::Easy => usual + 20,
            Hardness::Normal => usual,
            Hardness::Hard => usual.saturating_sub(20),
        }
    }
}

/// What somebody wants.
///
/// ```
/// use workshop::{Hardness, Order, Size};
/// let order = Order { size: Size::Small, ..Order::of(7) };
/// assert_eq!((order.seed, order.difficulty), (7, Hardness::Normal));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// All that is not said follows from it.
    pub seed: u64,
    /// How large.
    pub size: Size,
    /// For how many marines, or players; for as many as may play, if it is not said.
    pub marines: Option<u8>,
    /// What marines have to do, in a word of the game.
    pub objective: Option<String>,
    /// How it is drawn.
    pub mood: Option<Mood>,
    /// For whom.
    pub difficulty: Hardness,
    /// The language of texts, where a file has room for one alone.
    pub lang: Lang,
}

impl Order {
    /// Anything that follows from a seed.
    pub fn of(seed: u64) -> Order {
        Order {
            seed,
            size: Size::default(),
            marines: None,
            objective: None,
            mood: None,
            difficulty: Hardness::default(),
            lang: Lang::En,
        }
    }

    /// Does the game have what is asked for?
    ///
    /// # Errors
    /// What it does not have, and what it has instead.
    pub fn check(&self, craft: &dyn Craft) -> Result<(), Refused> {
        crew(self, craft.game(), [craft.least(), craft.marines()])?;
        let known = craft.objectives();
        if known.is_empty() {
            return without_invader(self, craft.game());
        }
        match &self.objective {
            Some(wish) if !known.contains(&wish.as_str()) => Err(no_objective(wish, craft.game(), &known)),
            _ => Ok(()),
        }
    }

    /// The command that makes the same place again.
    pub(crate) fn command(&self, game: &str) -> String {
        let Order { seed, size, marines, objective, mood, difficulty, lang } = self;
        let mut line = format!("telefrag scenario generate {game} --seed {seed} --size {size}");
        line += &marines.map_or(String::new(), |marines| format!(" --marines {marines}"));
        line += &objective.as_ref().map_or(String::new(), |objective| format!(" --objective {objective}"));
        line += &mood.map_or(String::new(), |mood| format!(" --mood {mood}"));
        line += &format!(" --difficulty {difficulty}");
        line + &if *lang == Lang::En { String::new() } else { format!(" --lang {lang}") }
    }

    /// The name of what is made: letters, digits and hyphens, not too many.
    pub(crate) fn id(&self, objective: &str, mood: Mood) -> String {
        format!("{objective}-{mood}-{}", self.seed_word())
    }

    /// The seed in names: not too long.
    pub(crate) fn seed_word(&self) -> String {
        match self.seed {
            short if short < 1_000_000_000 => short.to_string(),
            long => format!("{long:x}"),
        }
    }
}

/// Why nothing was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused(Message);

impl Refused {
    /// In words of a language.
    pub fn told(&self, lang: Lang) -> String {
        codex::say(lang, &self.0)
    }
    /// Nothing that the checker has nothing against came of this seed.
    pub(crate) fn no_plan() -> Refused {
        Refused(Message::new("workshop-no-plan"))
    }
}

/// As the program speaks to whoever started it.
impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.told(codex::spoken()))
    }
}

impl std::error::Error for Refused {}

/// The wish for an objective among those of a game; the luck of a seed, if there is none.
pub(crate) fn wish<T: Copy>(
    order: &Order,
    game: &str,
    known: &[(&'static str, T)],
    luck: &mut crate::luck::Luck,
) -> Result<T, Refused> {
    // Drawn in any case, so that an objective that is asked for changes nothing else.
    let drawn = known[luck.below(known.len())].1;
    let Some(wish) = &order.objective else { return Ok(drawn) };
    known.iter().find(|(word, _)| word == wish).map(|(_, objective)| *objective).ok_or_else(|| {
        let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
        no_objective(wish, game, &words)
    })
}

/// Where everybody is against everybody there is nothing to do, nobody to make it harder for, and one way to draw it.
pub(crate) fn without_invader(order: &Order, game: &str) -> Result<(), Refused> {
    let plain = order.objective.is_none() && order.mood.is_none() && order.difficulty == Hardness::default();
    let refused = || Refused(Message::new("workshop-no-sides").with("game", Arg::text(game)));
    if plain { Ok(()) } else { Err(refused()) }
}

fn no_objective(wish: &str, game: &str, known: &[&str]) -> Refused {
    let message = Message::new("workshop-no-objective").with("wish", Arg::text(wish));
    Refused(message.with("game", Arg::text(game)).with("known", skirmish::one_of(known)))
}

/// The mood that is wanted; the luck of a seed, if none is.
pub(crate) fn mood(order: &Order, luck: &mut crate::luck::Luck) -> Mood {
    // Drawn in any case, so that a mood that is asked for changes nothing else.
    let drawn = Mood::ALL[luck.below(Mood::ALL.len())];
    order.mood.unwrap_or(drawn)
}

/// Are there so many marines, or players?
pub(crate) fn crew(order: &Order, game: &str, [least, most]: [u8; 2]) -> Result<(), Refused> {
    match order.marines {
        Some(marines) if !(least..=most).contains(&marines) => {
            let message = Message::new(if least > 1 { "workshop-players" } else { "workshop-marines" });
            let message = message.with("game", Arg::text(game)).with("n", Arg::from(marines));
            Err(Refused(message.with("least", Arg::from(least)).with("most", Arg::from(most))))
        }
        _ => Ok(()),
    }
}
