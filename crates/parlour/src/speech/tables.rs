//! Tables: the games there are, opening, listing, looking.

use codex::Lang;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::{IntoParams, ToSchema};

use crate::described;
use crate::entry::Sitter;
use crate::kept::{Card, Listed, Phase, TableRow};
use crate::options::Options;
use crate::people::Person;
use crate::place::SeatWish;
use crate::seated::Kind;
use crate::shown::Scene;

/// A game that can be played here.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameInfo {
    /// Its name in addresses.
    pub id: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Levels of computer players, the weakest first.
    pub levels: Vec<&'static str>,
    /// The usual set-up; its form is the game's own.
    #[schema(schema_with = described::setup)]
    pub setup: serde_json::Value,
    /// What can be chosen in a set-up, in the order in which one would ask.
    #[schema(schema_with = described::form)]
    pub form: Vec<engine::form::Field>,
    /// How many seats the usual set-up has.
    pub seats: usize,
    /// The letters before the number of each of its rules.
    pub prefix: &'static str,
}

impl GameInfo {
    /// What there is to know of a game.
    pub fn of(kind: &dyn Kind) -> GameInfo {
        let setup = kind.usual_setup();
        let seats = kind.lay_out(&setup.to_string(), 0).map_or(0, |game| game.seats());
        GameInfo {
            id: kind.id(),
            rules: kind.rules(),
            levels: kind.levels().into_iter().map(bots::Level::name).collect(),
            setup,
            form: kind.form(),
            seats,
            prefix: kind.prefix(),
        }
    }
}

/// A rule in words.
#[derive(Debug, Serialize, ToSchema)]
pub struct RuleText {
    /// Its number.
    pub id: String,
    /// What it says, in our own words.
    pub text: String,
}

impl RuleText {
    /// What a rule says; nothing if there is no such rule.
    pub fn of(id: String, lang: Lang) -> Option<RuleText> {
        let key = format!("rule-{id}");
        codex::has(&key).then(|| RuleText { text: codex::text(lang, &key, &[]), id })
    }
}

/// Who shall sit on a seat of a new table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NewSeat {
    /// Whoever comes.
    Open,
    /// The one who opens the table.
    Me,
    /// A computer player of this level.
    Bot(String),
}

/// A new table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// The set-up; what is left out is as usual.
    #[serde(default)]
    #[schema(schema_with = described::setup, required = false)]
    pub setup: Option<Box<RawValue>>,
    /// Who shall sit where, from the first seat on; the rest are open. Without it you sit on the first one.
    #[serde(default)]
    pub seats: Option<Vec<NewSeat>>,
    /// The options of the table itself.
    #[serde(default)]
    pub options: Options,
    /// Begin at once, if all seats are taken.
    #[serde(default)]
    pub begin: bool,
}

impl NewSeat {
    /// What the one who opens the table does with the seat; nothing if it stays open.
    pub fn wish(self) -> Option<SeatWish> {
        match self {
            NewSeat::Open => None,
            NewSeat::Me => Some(SeatWish::Take),
            NewSeat::Bot(level) => Some(SeatWish::Bot(level)),
        }
    }
}

impl NewTable {
    /// A table like that one: its person sits where they sat, computer players too, and the other seats are open.
    pub fn again(row: &TableRow, options: &Options, sitters: &[Sitter], person: &Person) -> NewTable {
        let seat = |sitter: &Sitter| match sitter {
            Sitter::Bot { level, keeps: None } => NewSeat::Bot(level.clone()),
            sitter if sitter.owner() == Some(&person.id) => NewSeat::Me,
            _ => NewSeat::Open,
        };
        NewTable {
            game: row.game.clone(),
            setup: RawValue::from_string(row.setup.clone()).ok(),
            seats: Some(sitters.iter().map(seat).collect()),
            options: options.clone(),
            begin: false,
        }
    }

    /// The set-up as it was sent.
    pub fn setup_text(&self) -> &str {
        self.setup.as_deref().map_or("{}", RawValue::get)
    }
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableCard {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// The set-up; its form is the game's own. A file that somebody has brought along is named `{"id", "title", "sha256"}`.
    #[schema(value_type = Object)]
    pub setup: Box<RawValue>,
    /// The options of the table itself.
    pub options: Options,
    /// Who opened it.
    pub owner: String,
    /// When it was opened, in milliseconds since 1970.
    pub created: u64,
    /// When something last happened there.
    pub changed: u64,
    /// How far it is.
    #[serde(flatten)]
    pub card: Card,
}

impl TableCard {
    /// What a list tells.
    ///
    /// # Errors
    /// If what is kept cannot be read.
    pub fn new(listed: Listed) -> serde_json::Result<TableCard> {
        let Listed { id, game, shown, options, owner, created, card, changed } = listed;
        let setup = RawValue::from_string(shown)?;
        let options = serde_json::from_str(&options)?;
        Ok(TableCard { id, game, setup, options, owner, created, changed, card })
    }
}

/// A table with everything the caller may know.
#[derive(Debug, Serialize, ToSchema)]
pub struct TablePage {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The set-up; its form is the game's own. A file that somebody has brought along is named `{"id", "title", "sha256"}`
    /// for others, until the game is over.
    #[schema(value_type = Object)]
    pub setup: Box<RawValue>,
    /// The options of the table itself.
    pub options: Options,
    /// Who opened it.
    pub owner: String,
    /// When it was opened, in milliseconds since 1970.
    pub created: u64,
    /// The table now.
    pub scene: Scene,
}

impl TablePage {
    /// A table as somebody may know it.
    pub fn new(row: &TableRow, options: &Options, scene: Scene, person: Option<&Person>) -> TablePage {
        let whole = scene.phase == Phase::Over || person.is_some_and(|person| person.id == row.owner);
        let setup = RawValue::from_string(if whole { row.setup.clone() } else { row.shown.clone() });
        TablePage {
            id: row.id.clone(),
            game: row.game.clone(),
            rules: row.rules,
            setup: setup.unwrap_or_else(|_| RawValue::NULL.to_owned()),
            options: options.clone(),
            owner: row.owner.clone(),
            created: row.created,
            scene,
        }
    }
}

/// Which tables to list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Which {
    /// `open` (seats are free), `running`, `over`, or `mine`.
    #[serde(default)]
    #[param(required = true)]
    pub list: String,
    /// Only of this game.
    pub game: Option<String>,
    /// The language of messages.
    pub lang: Option<String>,
}

/// How new it has to be.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct NoOlder {
    /// Not older than this entry: give the number of what you have done or seen, whichever process answers.
    #[serde(default)]
    pub after: u64,
    /// The language of texts.
    pub lang: Option<String>,
}

/// Where in the log.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Behind {
    /// Behind this entry.
    #[serde(default)]
    pub after: u64,
    /// The language of texts.
    pub lang: Option<String>,
}
