//! One conversation: its tables by name, and what is asked about them.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::Played;
use codex::Lang;
use engine::{Chance, Start, StartError, Table};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};

use super::request::{self, COMMANDS, Complaint, PROTOCOL, Request, Seed, understand};
use super::{many, referee};
use crate::titles;

/// An answer as it is sent.
pub(super) type Answer = Result<Box<RawValue>, Complaint>;

/// How many tables may stand side by side.
const TABLES_MOST: usize = 10_000;

/// A conversation: the games on its tables and whether the other side wants to go on.
pub struct Session<G: Played> {
    lang: Lang,
    tables: BTreeMap<String, Table<G>>,
    /// Seeds of games and players that come without one.
    luck: Chance,
    over: bool,
}

/// A table as it was: one that grows by its length, one that is cut by a copy.
struct Before<G: Played> {
    length: Option<(String, usize)>,
    whole: Option<(String, Table<G>)>,
}

impl<G: Played> Before<G> {
    fn restore(self, tables: &mut BTreeMap<String, Table<G>>) {
        if let Some((name, length)) = self.length
            && let Some(table) = tables.get_mut(&name)
        {
            table.rewind(length);
        }
        tables.extend(self.whole);
    }
}

impl<G: Played> Session<G> {
    /// A conversation without a game. Where a request names no seed, one follows from this one.
    pub fn new(lang: Lang, seed: u64) -> Self {
        Session { lang, tables: BTreeMap::new(), luck: Chance::seeded(seed), over: false }
    }

    /// Has the other side said goodbye?
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The answer to one line, itself one line without its end.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let Request { id, table, what } = Request::read(line);
        let answer = what.and_then(|(cmd, rest)| {
            let before = self.before(&cmd, &table);
            let answer = calm(|| self.respond(&cmd, table, Value::Object(rest)));
            if answer.as_ref().is_err_and(|complaint| complaint.code == INTERNAL) {
                before.restore(&mut self.tables);
            }
            answer
        });
        put(id, answer)
    }

    /// What a command may change, should it panic half-way. (`step` looks after its tables itself.)
    fn before(&self, cmd: &str, name: &str) -> Before<G> {
        match (cmd, self.tables.get(name)) {
            ("step", _) | (_, None) => Before { length: None, whole: None },
            ("undo" | "back", Some(table)) => {
                Before { length: None, whole: Some((name.to_owned(), table.clone())) }
            }
            (_, Some(table)) => Before { length: Some((name.to_owned(), table.log().len())), whole: None },
        }
    }

    /// The answer to a line that was too long to be read.
    pub fn answer_too_long(&self, limit: usize) -> String {
        put(None, Err(Complaint::new("line-too-long", format!("a line may have {limit} bytes"))))
    }

    fn respond(&mut self, cmd: &str, name: String, rest: Value) -> Answer {
        let lang = self.lang;
        match cmd {
            "info" => self.info(args(rest)?),
            "schema" => {
                args::<request::Nothing>(rest)?;
                raw(&engine::schema::of::<G>())
            }
            "universe" => {
                args::<request::Nothing>(rest)?;
                many::universe::<G>()
            }
            "new" => self.new_game(name, args(rest)?),
            "load" => self.load(name, args(rest)?),
            "dump" => referee::dump(self.table(&name)?, args(rest)?),
            "view" => referee::view(self.table(&name)?, args(rest)?),
            "actions" => referee::actions(self.table(&name)?, args(rest)?, lang),
            "check" => referee::check(self.table(&name)?, args(rest)?, lang),
            "apply" => referee::apply(self.table_mut(&name)?, args(rest)?, lang),
            "step" => many::step(&mut self.tables, args(rest)?, lang),
            "undo" => referee::undo(self.table_mut(&name)?, args(rest)?, lang),
            "mark" => referee::mark(self.table(&name)?, args(rest)?),
            "back" => referee::back(self.table_mut(&name)?, args(rest)?, lang),
            "fork" => self.fork(&name, args(rest)?),
            "resample" => self.resample(&name, args(rest)?),
            "drop" => self.drop(&name, args(rest)?),
            "hash" => referee::hash(self.table(&name)?, args(rest)?),
            "script" => referee::script(self.table_mut(&name)?, args(rest)?),
            "bot" => {
                let ask: request::Ask = args(rest)?;
                let seed = self.seed(ask.seed);
                many::bot(self.table(&name)?, &ask, seed, lang)
            }
            "playout" => {
                let playout: request::Playout = args(rest)?;
                let seed = self.seed(playout.seed);
                many::playout(self.table(&name)?, &playout, seed)
            }
            "replay" => referee::replay(self.table(&name)?, args(rest)?),
            "quit" => {
                args::<request::Nothing>(rest)?;
                self.over = true;
                raw(&json!({ "bye": true }))
            }
            _ => {
                let cmd: String = cmd.chars().take(40).collect();
                Err(Complaint::new(
                    "unknown-command",
                    format!("`{cmd}` is no command; commands are {}", COMMANDS.join(", ")),
                ))
            }
        }
    }

    fn seed(&mut self, seed: Option<Seed>) -> u64 {
        seed.map_or_else(|| self.luck.next_u64(), |seed| seed.0)
    }

    /// Who answers here: program, versions, and what can be chosen.
    fn info(&self, _: request::Nothing) -> Answer {
        let levels: Vec<&str> = G::levels().map(bots::Level::name).collect();
        raw(&json!({
            "program": "telefrag",
            "version": env!("CARGO_PKG_VERSION"),
            "protocol": PROTOCOL,
            "game": G::ID,
            "rules": G::RULES_VERSION,
            "games": titles::ids().collect::<Vec<_>>(),
            "levels": levels,
            "lang": self.lang.code(),
            "tables": TABLES_MOST,
            "commands": COMMANDS,
            "options": G::form(),
            "setup": G::Setup::default(),
        }))
    }

    fn new_game(&mut self, name: String, new: request::New) -> Answer {
        let setup = match new.setup {
            Value::Null => G::Setup::default(),
            setup => {
                let faults = |setup| server::setup::faults(self.lang, G::PAPERS.places, setup);
                understand(setup.clone(), "bad-setup").map_err(|complaint| match faults(&setup) {
                    Some(message) => Complaint { message, ..complaint },
                    None => complaint,
                })?
            }
        };
        let seed = self.seed(new.seed);
        let mut answer = self.begin(name, Start::New { setup, seed })?;
        answer["seed"] = json!(format!("{seed:#018x}"));
        raw(&answer)
    }

    fn load(&mut self, name: String, load: request::Load) -> Answer {
        let answer = self.begin(name, Start::Position(understand(load.position, "bad-position")?))?;
        raw(&answer)
    }

    fn begin(&mut self, name: String, start: Start<G>) -> Result<Value, Complaint> {
        let table = Table::new(start).map_err(|error| match error {
            StartError::Refused(refusal) => Complaint::refusal(self.lang, refusal),
            StartError::Faulty(faults) => {
                let mut complaint = Complaint::new("bad-position", "");
                let lines: Vec<String> =
                    faults.iter().map(|f| format!("{}: {}", f.place, f.problem)).collect();
                complaint.message = lines.join("; ");
                complaint.rules = faults.into_iter().flat_map(|fault| fault.rules).collect();
                complaint.rules.sort();
                complaint.rules.dedup();
                complaint
            }
        })?;
        let mut answer = referee::position(&table, self.lang);
        answer["game"] = json!(G::ID);
        answer["seats"] = json!(G::seats(table.state()));
        self.put_down(name, table)?;
        Ok(answer)
    }

    /// Put a game on a table, in the place of what was there.
    fn put_down(&mut self, name: String, table: Table<G>) -> Result<(), Complaint> {
        if self.tables.len() >= TABLES_MOST && !self.tables.contains_key(&name) {
            let full = format!("there are {TABLES_MOST} tables already; clear some away with `drop`");
            return Err(Complaint::new("too-many-tables", full));
        }
        self.tables.insert(name, table);
        Ok(())
    }

    fn table(&self, name: &str) -> Result<&Table<G>, Complaint> {
        self.tables.get(name).ok_or_else(|| no_game(name))
    }

    fn table_mut(&mut self, name: &str) -> Result<&mut Table<G>, Complaint> {
        self.tables.get_mut(name).ok_or_else(|| no_game(name))
    }

    fn fork(&mut self, name: &str, fork: request::Fork) -> Answer {
        let copy = self.table(name)?.clone();
        let entries = copy.log().len();
        self.put_down(fork.name.0, copy)?;
        raw(&json!({ "entries": entries }))
    }

    /// Another table with a position that one seat cannot tell from this one.
    fn resample(&mut self, name: &str, wanted: request::Resample) -> Answer {
        let seed = self.seed(wanted.seed);
        let table = self.table(name)?;
        let seat = referee::seat(table, wanted.seat)?;
        let guess = G::resample(table.state(), seat, seed);
        let answer = self.begin(wanted.name.0, Start::Position(guess))?;
        raw(&answer)
    }

    fn drop(&mut self, name: &str, _: request::Nothing) -> Answer {
        self.table(name)?;
        self.tables.remove(name);
        raw(&json!({ "tables": self.tables.len() }))
    }
}

/// The code of our own mistakes.
const INTERNAL: &str = "internal";

/// An answer, whatever happens: should our side panic, it is a complaint about us.
pub(super) fn calm<T>(work: impl FnOnce() -> Result<T, Complaint>) -> Result<T, Complaint> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
        let sorry = "this should not have happened; the game is as it was before. Please report it";
        Err(Complaint::new(INTERNAL, sorry))
    })
}

pub(super) fn no_game(name: &str) -> Complaint {
    let where_to = if name.is_empty() { String::new() } else { format!(" on the table `{name}`") };
    Complaint::new("no-game", format!("there is no game{where_to} yet; begin one with `new` or `load`"))
}

fn args<T: DeserializeOwned>(rest: Value) -> Result<T, Complaint> {
    understand(rest, "bad-request")
}

/// Something of ours as it is sent.
pub(super) fn raw(value: &impl Serialize) -> Answer {
    to_raw_value(value).map_err(|e| Complaint::new(INTERNAL, e.to_string()))
}

/// A line that answers.
fn put(id: Option<Value>, answer: Answer) -> String {
    let id = id.map_or_else(String::new, |id| format!("\"id\":{id},"));
    match answer {
        Ok(ok) => format!("{{{id}\"ok\":{ok}}}"),
        Err(complaint) => format!("{{{id}\"error\":{}}}", complaint.json()),
    }
}
