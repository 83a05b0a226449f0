//! A game in progress without its types: what the server needs of any game, in text and JSON.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::sync::{Arc, Mutex, PoisonError};

use bots::{Hint, Level, Opponent, Played, Player, Worth};
use codex::Lang;
use engine::about::{About, Spot};
use engine::content::Places;
use engine::form::Field;
use engine::journey;
use engine::schema::Described;
use engine::shelf::Shelf;
use engine::shot::Shot;
use engine::{Eyes, Message, Outcome, Refusal, Seat, Start, Table, Viewer, Words, replay};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use utoipa::ToSchema;

use crate::ahead::{Outlook, Sight};
use crate::analysis::{self, Review, followed};
use crate::described;
use crate::pieces::{Name, Piece, pieces, told};
use crate::why::{self, Answered, Asked};

/// A kind of game that tables can be opened for.
pub trait Kind: Send + Sync {
    /// The name that commands, files and addresses use.
    fn id(&self) -> &'static str;
    /// The version of its rules, pinned by every table.
    fn rules(&self) -> u32;
    /// The letters before the number of each of its rules.
    fn prefix(&self) -> &'static str;
    /// What can be chosen before a game, in the order in which one would ask.
    fn form(&self) -> Vec<Field>;
    /// What is in the box, for those who want to read about it.
    fn shelves(&self) -> Vec<Shelf>;
    /// The usual set-up.
    fn usual_setup(&self) -> serde_json::Value;
    /// Lay a game out.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    fn lay_out(&self, setup: &str, seed: u64) -> Result<Box<dyn Seated>, Unplayable>;
    /// Read a replay and play it to its end.
    ///
    /// # Errors
    /// What is wrong with it.
    fn replayed(&self, text: &str) -> Result<Box<dyn Seated>, Unplayable>;
    /// What it shows and takes, for those who write players.
    fn described(&self) -> Described;
    /// Levels of computer players that this game has, the weakest first.
    fn levels(&self) -> Vec<Level>;
    /// Files of places to play on, if people can write some.
    fn places(&self) -> Option<Places>;
}

/// Why a game cannot be laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// The rules do not allow it.
    Refused(Refusal),
    /// It cannot be read.
    Unreadable(String),
}

/// A set of rules as a kind of game.
pub struct Rules<G>(PhantomData<fn() -> G>);

impl<G> fmt::Debug for Rules<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rules")
    }
}

impl<G> Rules<G> {
    /// The rules of `G`.
    pub const NEW: Self = Rules(PhantomData);
}

impl<G: Played> Kind for Rules<G> {
    fn id(&self) -> &'static str {
        G::ID
    }
    fn rules(&self) -> u32 {
        G::RULES_VERSION
    }
    fn prefix(&self) -> &'static str {
        G::PREFIX
    }
    fn form(&self) -> Vec<Field> {
        G::form()
    }
    fn shelves(&self) -> Vec<Shelf> {
        G::shelves()
    }
    fn usual_setup(&self) -> serde_json::Value {
        serde_json::to_value(G::Setup::default()).unwrap_or_default()
    }
    fn lay_out(&self, setup: &str, seed: u64) -> Result<Box<dyn Seated>, Unplayable> {
        let json = serde_json::from_str(setup).map_err(|problem| problem.to_string());
        let setup = json.and_then(|json| engine::schema::read(json, "setup"));
        lay_out::<G>(setup.map_err(Unplayable::Unreadable)?, seed)
    }
    fn replayed(&self, text: &str) -> Result<Box<dyn Seated>, Unplayable> {
        let read = replay::read::<G>(text).and_then(|replay| replay.verify());
        let table = read.map_err(|problem| Unplayable::Unreadable(problem.to_string()))?;
        Ok(Box::new(Playing { table, minds: Minds::<G>::default() }))
    }
    fn described(&self) -> Described {
        engine::schema::of::<G>()
    }
    fn levels(&self) -> Vec<Level> {
        G::levels().collect()
    }
    fn places(&self) -> Option<Places> {
        G::PAPERS.places
    }
}

fn lay_out<G: Played>(setup: G::Setup, seed: u64) -> Result<Box<dyn Seated>, Unplayable> {
    match Table::<G>::new(Start::New { setup, seed }) {
        Ok(table) => Ok(Box::new(Playing { table, minds: Minds::<G>::default() })),
        Err(engine::StartError::Refused(refusal)) => Err(Unplayable::Refused(refusal)),
        Err(problem) => Err(Unplayable::Unreadable(problem.to_string())),
    }
}

/// Something that a seat may do.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Choice {
    /// As it is written down.
    pub action: String,
    /// What it means here.
    pub label: String,
    /// What is done, in a word: the same for all choices of a kind.
    pub deed: String,
    /// The heading under which choices of its kind stand, in the reader's language.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub group: String,
    /// The direction of a step: `N`, `NE`, …
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way: Option<String>,
    /// It aims at its spots: a line leads there from whoever acts.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub aims: bool,
    /// There is seldom a reason for it: it is shown last and quietly.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub quiet: bool,
    /// The attack that it would make, in exact chances.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(schema_with = described::shot)]
    pub shot: Option<Shot>,
    /// The things on the table that it can be chosen by, most telling first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(schema_with = described::spots)]
    pub spots: Vec<Spot>,
    /// What it is sure to bring at once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub brings: Vec<Told>,
}

impl Choice {
    /// A legal action with what it means and what it is about; what it brings is left out.
    pub fn of<G: Words>(state: &G::State, action: G::Action, lang: Lang) -> Choice {
        let About { deed, group, way, aims, quiet, spots, .. } = G::about(state, action);
        let group = if group.is_empty() { String::new() } else { codex::say(lang, &Message::new(group)) };
        let label = codex::show(lang, &G::label(state, action));
        let shot = G::shot(state, action);
        let quiet = quiet || shot.as_ref().is_some_and(|shot| !shot.is_worth_it());
        let action = action.to_string();
        Choice { action, label, deed, group, way, aims, quiet, shot, spots, brings: Vec::new() }
    }
}

/// What a computer player would do in somebody's place.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Advice {
    /// What to do now, and what it would do next.
    pub plan: Vec<Planned>,
    /// How many points ahead of the mean of the others it expects to be in the end; only where it can tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ahead: Option<f64>,
    /// How likely it thinks that its side wins, from 0 to 1; only where it can tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<f64>,
}

/// A part of a plan.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Planned {
    /// The action, as it is written down.
    pub action: String,
    /// In words.
    pub label: String,
}

/// How far it is with looking back at a game.
#[derive(Clone, Debug)]
pub enum Step {
    /// So many entries of so many have been looked at.
    Working {
        /// Done.
        done: usize,
        /// Of so many.
        all: usize,
    },
    /// It is there, in every language in the order of [`Lang::ALL`].
    There(Vec<Review>),
    /// Nothing came of it: a mistake of ours.
    Failed,
}

/// Looks back at a game far from its table, at one decision each time.
pub type Analyst = Box<dyn FnMut() -> Step + Send>;

/// Thinks about somebody else's question.
pub type Adviser = Box<dyn FnOnce() -> Vec<Advice> + Send>;

/// The open question as one viewer may know it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Question {
    /// Whose it is; nothing if the question is a secret of somebody else.
    #[schema(value_type = Option<String>, required)]
    pub seat: Option<Seat>,
    /// In words; empty for a secret.
    pub prompt: String,
    /// The same words for the one who is asked, cut where names of things on the table stand; empty if none do.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Piece>,
    /// All answers, for the one who is asked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Choice>,
}

/// Something that happened in the game, for one viewer.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Told {
    /// For programs.
    #[schema(schema_with = described::event)]
    pub event: Box<RawValue>,
    /// For people.
    pub text: String,
    /// The names of things on the table that stand in the text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<Name>,
    /// The rules that caused it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
}

/// Something to be found out far from the table, which goes on meanwhile.
pub type Thought<T> = Box<dyn FnOnce() -> T + Send>;

/// Makes up its mind far from the table, on what its seat may know.
pub type Thinker = Box<dyn FnOnce() -> Option<String> + Send>;

/// A game in progress.
pub trait Seated: Send + Sync {
    /// How many people play.
    fn seats(&self) -> usize;
    /// Whose choice it is, and whether that is a secret; nobody's once the game is over.
    fn asked(&self) -> Option<(Seat, bool)>;
    /// How many entries its own log has.
    fn len(&self) -> usize;
    /// Has nothing been done yet?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// May that be done?
    ///
    /// # Errors
    /// Why not.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Unplayable>;
    /// May `seat` do what it asks about, and if not, why?
    ///
    /// # Errors
    /// If the action cannot be read.
    fn why(&self, seat: Seat, asked: &Asked, lang: Lang) -> Result<Thought<Answered>, Unplayable>;
    /// Do something, if it is legal.
    ///
    /// # Errors
    /// Why it is not.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Unplayable>;
    /// May `seat` take back its last action at once?
    ///
    /// # Errors
    /// Why not.
    fn may_undo(&self, seat: Seat) -> Result<(), Refusal>;
    /// May `seat` take back at once all behind the first `count` entries?
    ///
    /// # Errors
    /// Why not.
    fn may_go_back(&self, seat: Seat, count: usize) -> Result<(), Refusal>;
    /// Has the last action brought something that `seat`, which did it, could not foresee?
    fn was_surprised(&self, seat: Seat) -> bool;
    /// Where `seat`, if it is asked, could go and what pointing at things would mean; over these squares alone, after an
    /// action, if some are named.
    ///
    /// # Errors
    /// If the action cannot be read.
    fn outlook(
        &self,
        seat: Seat,
        by: Option<&str>,
        via: Vec<String>,
        lang: Lang,
    ) -> Result<Thought<Outlook>, Unplayable>;
    /// What a figure sees and threatens, as far as `seat` may know; nothing if there is no such figure.
    fn eye(&self, seat: Seat, figure: Spot) -> Thought<Option<Sight>>;
    /// Go back to the first `count` entries.
    fn rewind(&mut self, count: usize);
    /// The same, and luck goes on with another stream. Had luck brought anything meanwhile?
    fn rewind_anew(&mut self, count: usize, turn: u32) -> bool;
    /// The same game from its beginning, with luck that starts here.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    fn dealt(&self, seed: u64) -> Result<Box<dyn Seated>, Unplayable>;
    /// What a viewer may know now, or after the first `count` entries; nothing if there were never so many.
    fn view(&self, count: Option<usize>, viewer: Viewer) -> Option<Box<RawValue>>;
    /// The open question as a viewer may know it, now or after the first `count` entries; `None` once the game is over.
    fn question(&self, count: Option<usize>, viewer: Viewer, lang: Lang) -> Option<Question>;
    /// What happened in the entry after the first `count`, for a viewer.
    fn told(&self, count: usize, viewer: Viewer, lang: Lang) -> Vec<Told>;
    /// A computer player for the seat that is asked.
    fn thinker(&self, who: Opponent, seed: u64) -> Thinker;
    /// What a computer player would do in the place of the seat that is asked.
    fn adviser(&self, who: Opponent, seed: u64, lang: Lang) -> Adviser;
    /// Somebody who looks back at the game as long as a player of this level would, and tells so many decisions and strokes
    /// of luck; nobody where that cannot be judged.
    fn analyst(&self, level: Level, top: usize) -> Option<Analyst>;
    /// The result, once there is one.
    fn outcome(&self) -> Option<Outcome>;
    /// The set-up of the game that follows this one, once it is over; nothing where none follows.
    fn sequel(&self) -> Option<Box<RawValue>>;
    /// The game so far as a replay file.
    fn replay(&self) -> String;
    /// The position's fingerprint.
    fn hash(&self) -> String;
}

struct Playing<G: Played> {
    table: Table<G>,
    /// Computer players between their actions, with the rest of their plans.
    minds: Minds<G>,
}

/// By seat: who plays there, and what it has in mind.
type Minds<G> = Arc<Mutex<BTreeMap<Seat, (Opponent, Player<G>)>>>;

impl<G: Played> Playing<G> {
    /// Look at the position now, or after the first `count` entries.
    fn at<T>(&self, count: Option<usize>, look: impl FnOnce(&G::State) -> T) -> Option<T> {
        match count {
            None => Some(look(self.table.state())),
            Some(count) => self.table.state_at(count).as_ref().map(look),
        }
    }

    /// What the seat that is asked may do.
    fn choices(state: &G::State, seat: Seat, lang: Lang) -> Vec<Choice> {
        let mut actions = Vec::new();
        G::legal(state, &mut actions);
        // A guess at what is hidden keeps the secrets where they are.
        let guess = G::resample(state, seat, 0);
        let choice = |&action: &G::Action| Choice {
            brings: Self::tell(&guess, &G::forecast(&guess, action), Viewer::Seat(seat), |message| {
                (codex::show(lang, message), Vec::new())
            }),
            ..Choice::of::<G>(state, action, lang)
        };
        actions.iter().map(choice).collect()
    }

    /// Events as a viewer may know them, in words that somebody has for them.
    fn tell(
        after: &G::State,
        events: &[G::Event],
        viewer: Viewer,
        words: impl Fn(&Message) -> (String, Vec<Name>),
    ) -> Vec<Told> {
        let tell = |event: &G::Event| {
            let seen = G::witness(event, viewer)?;
            let (message, rules) = G::tell(after, &seen);
            let (text, names) = words(&message);
            Some(Told {
                event: to_raw_value(&seen).ok()?,
                text,
                names,
                rules: rules.iter().map(ToString::to_string).collect(),
            })
        };
        events.iter().filter_map(tell).collect()
    }

    /// What somebody would do, in words.
    fn advice(guess: G::State, hint: &Hint<G::Action>, lang: Lang) -> Advice {
        let plan = followed::<G>(guess, &hint.plan, lang, codex::show);
        let worth = hint.worth;
        Advice { plan, ahead: worth.and_then(Worth::ahead), chance: worth.and_then(Worth::chance) }
    }

    fn parse(action: &str) -> Result<G::Action, Unplayable> {
        let unreadable = |why| Unplayable::Unreadable(format!("{why}; see `question.choices` of the scene"));
        action.parse().map_err(unreadable)
    }
}

impl<G: Played> Seated for Playing<G> {
    fn seats(&self) -> usize {
        G::seats(self.table.state())
    }
    fn asked(&self) -> Option<(Seat, bool)> {
        G::decision(self.table.state()).map(|decision| (decision.seat, decision.secret))
    }
    fn len(&self) -> usize {
        self.table.log().len()
    }
    fn check(&self, seat: Seat, action: &str) -> Result<(), Unplayable> {
        G::check(self.table.state(), seat, Self::parse(action)?).map_err(Unplayable::Refused)
    }
    fn why(&self, seat: Seat, asked: &Asked, lang: Lang) -> Result<Thought<Answered>, Unplayable> {
        let state = self.table.state().clone();
        let asked = match asked {
            Asked::Action(action) => Ok(Self::parse(action)?),
            Asked::Spot(spot) => Err(spot.clone()),
        };
        Ok(Box::new(move || why::answer::<G>(&state, seat, asked, lang)))
    }
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Unplayable> {
        let action = G::modern(self.table.state(), Self::parse(action)?);
        self.table.apply(seat, action).map(drop).map_err(Unplayable::Refused)
    }
    fn may_undo(&self, seat: Seat) -> Result<(), Refusal> {
        self.table.may_undo(seat)
    }
    fn may_go_back(&self, seat: Seat, count: usize) -> Result<(), Refusal> {
        self.table.may_go_back(seat, count)
    }
    fn was_surprised(&self, seat: Seat) -> bool {
        self.table.was_surprised(seat)
    }
    fn outlook(
        &self,
        seat: Seat,
        by: Option<&str>,
        via: Vec<String>,
        lang: Lang,
    ) -> Result<Thought<Outlook>, Unplayable> {
        let state = self.table.state().clone();
        let by = by.map(Self::parse).transpose()?;
        Ok(Box::new(move || {
            if G::decision(&state).is_none_or(|decision| decision.seat != seat) {
                return Outlook::default();
            }
            let journeys = match via.as_slice() {
                [] => journey::look::<G>(&state),
                via => journey::through::<G>(&state, by, via),
            };
            Outlook::of::<G>(journeys, lang)
        }))
    }
    fn eye(&self, seat: Seat, figure: Spot) -> Thought<Option<Sight>> {
        let state = self.table.state().clone();
        Box::new(move || {
            let journey::Eye { sees, reaches, threatens } = journey::eye::<G>(&state, seat, &figure)?;
            Some(Sight { sees, reaches, threatens })
        })
    }
    fn rewind(&mut self, count: usize) {
        self.table.rewind(count);
    }
    fn rewind_anew(&mut self, count: usize, turn: u32) -> bool {
        let seen = self.table.luck_since(count);
        self.table.rewind_anew(count, turn);
        seen
    }
    fn dealt(&self, seed: u64) -> Result<Box<dyn Seated>, Unplayable> {
        match self.table.start() {
            Start::New { setup, .. } => lay_out::<G>(setup.clone(), seed),
            Start::Position(_) => Err(Unplayable::Unreadable("a position has its luck already".to_owned())),
        }
    }
    fn view(&self, count: Option<usize>, viewer: Viewer) -> Option<Box<RawValue>> {
        self.at(count, |state| to_raw_value(&G::view(state, viewer)).ok()).flatten()
    }
    fn question(&self, count: Option<usize>, viewer: Viewer, lang: Lang) -> Option<Question> {
        self.at(count, |state| {
            let decision = G::decision(state)?;
            let own = viewer.is(decision.seat);
            if decision.secret && !own {
                return Some(Question {
                    seat: None,
                    prompt: String::new(),
                    pieces: Vec::new(),
                    choices: Vec::new(),
                });
            }
            let asked = viewer.seat() == Some(decision.seat);
            let prompt = G::prompt(state);
            Some(Question {
                seat: Some(decision.seat),
                prompt: codex::ask(lang, &codex::shown(lang, &prompt), asked),
                pieces: if asked { pieces(lang, &prompt) } else { Vec::new() },
                choices: if own { Self::choices(state, decision.seat, lang) } else { Vec::new() },
            })
        })
        .flatten()
    }
    fn told(&self, count: usize, viewer: Viewer, lang: Lang) -> Vec<Told> {
        let (Some(events), Some(after)) = (self.table.events_at(count), self.table.state_at(count + 1))
        else {
            return Vec::new();
        };
        Self::tell(&after, &events, viewer, |message| told(lang, message))
    }
    fn thinker(&self, who: Opponent, seed: u64) -> Thinker {
        let state = self.table.state().clone();
        let minds = Arc::clone(&self.minds);
        Box::new(move || {
            let eyes = Eyes::<G>::of(&state)?;
            let seat = eyes.seat();
            let held = || minds.lock().unwrap_or_else(PoisonError::into_inner);
            let before = held().remove(&seat).filter(|(known, _)| *known == who);
            let mut player = before.map_or_else(|| G::player(who, seed), |(_, player)| Some(player))?;
            let action = player.choose(eyes).to_string();
            held().insert(seat, (who, player));
            Some(action)
        })
    }
    fn adviser(&self, who: Opponent, seed: u64, lang: Lang) -> Adviser {
        let state = self.table.state().clone();
        Box::new(move || {
            let (Some(eyes), Some(mut player)) = (Eyes::<G>::of(&state), G::player(who, seed)) else {
                return Vec::new();
            };
            let guess = eyes.guess(seed);
            player.advise(eyes).iter().map(|hint| Self::advice(guess.clone(), hint, lang)).collect()
        })
    }
    fn analyst(&self, level: Level, top: usize) -> Option<Analyst> {
        analysis::analyst(self.table.clone(), level, top)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }
    fn sequel(&self) -> Option<Box<RawValue>> {
        G::sequel(self.table.state()).and_then(|setup| to_raw_value(&setup).ok())
    }
    fn replay(&self) -> String {
        replay::write(&self.table)
    }
    fn hash(&self) -> String {
        self.table.hash().to_string()
    }
}
