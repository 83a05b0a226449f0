//! One conversation about one game.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{Level, Played};
use codex::Lang;
use engine::{Chance, Entry, Eyes, Seat, Start, StartError, Table, Viewer, replay};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::request::{self, COMMANDS, Complaint, Request, understand};
use crate::words::say;

type Answer = Result<Value, Complaint>;

/// A conversation: the game on the table and whether the other side wants to go on.
pub struct Session<G: Played> {
    lang: Lang,
    table: Option<Table<G>>,
    /// Seeds of games and players that come without one.
    luck: Chance,
    over: bool,
}

impl<G: Played> Session<G> {
    /// A conversation without a game. Where a request names no seed, one follows from this one.
    pub fn new(lang: Lang, seed: u64) -> Self {
        Session { lang, table: None, luck: Chance::seeded(seed), over: false }
    }

    /// Has the other side said goodbye?
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The answer to one line, itself one line without its end.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let Request { id, what } = Request::read(line);
        let answer = what.and_then(|(cmd, rest)| {
            let entries = self.table.as_ref().map_or(0, |table| table.log().len());
            let longer = (cmd == "undo").then(|| self.table.clone());
            let calm = catch_unwind(AssertUnwindSafe(|| self.respond(&cmd, Value::Object(rest))));
            calm.unwrap_or_else(|_| {
                // The table changes only once an action has been carried out; what follows may still have panicked.
                if let Some(table) = longer {
                    self.table = table;
                } else if let Some(table) = &mut self.table {
                    table.rewind(entries);
                }
                let sorry = "this should not have happened; the game is as it was before. Please report it";
                Err(Complaint::new("internal", sorry))
            })
        });
        put(id, answer)
    }

    /// The answer to a line that was too long to be read.
    pub fn answer_too_long(&self, limit: usize) -> String {
        put(None, Err(Complaint::new("line-too-long", format!("a line may have {limit} bytes"))))
    }

    fn respond(&mut self, cmd: &str, rest: Value) -> Answer {
        match cmd {
            "new" => self.new_game(args(rest)?),
            "load" => self.load(args(rest)?),
            "dump" => self.dump(args(rest)?),
            "view" => self.view(args(rest)?),
            "actions" => self.actions(args(rest)?),
            "check" => self.check(args(rest)?),
            "apply" => self.apply(args(rest)?),
            "undo" => self.undo(args(rest)?),
            "hash" => self.hash(args(rest)?),
            "script" => self.script(args(rest)?),
            "bot" => self.bot(args(rest)?),
            "replay" => self.replay(args(rest)?),
            "quit" => {
                args::<request::Nothing>(rest)?;
                self.over = true;
                Ok(json!({ "bye": true }))
            }
            _ => {
                let cmd: String = cmd.chars().take(40).collect();
                Err(Complaint::new(
                    "unknown-command",
                    format!("`{cmd}` is no command; commands are {COMMANDS}"),
                ))
            }
        }
    }

    fn new_game(&mut self, new: request::New) -> Answer {
        let setup = match new.setup {
            Value::Null => G::Setup::default(),
            setup => understand(setup, "bad-setup")?,
        };
        let seed = new.seed.map_or_else(|| self.luck.next_u64(), |seed| seed.0);
        let mut answer = self.begin(Start::New { setup, seed })?;
        answer["seed"] = json!(format!("{seed:#018x}"));
        Ok(answer)
    }

    fn load(&mut self, load: request::Load) -> Answer {
        self.begin(Start::Position(understand(load.position, "bad-position")?))
    }

    fn begin(&mut self, start: Start<G>) -> Answer {
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
        let mut answer = self.position(&table);
        answer["game"] = json!(G::ID);
        answer["seats"] = json!(G::seats(table.state()));
        self.table = Some(table);
        Ok(answer)
    }

    fn table(&self) -> Result<&Table<G>, Complaint> {
        self.table.as_ref().ok_or_else(no_game)
    }

    fn table_mut(&mut self) -> Result<&mut Table<G>, Complaint> {
        self.table.as_mut().ok_or_else(no_game)
    }

    /// Where the game stands: question, hash, outcome.
    fn position(&self, table: &Table<G>) -> Value {
        let state = table.state();
        let decision = G::decision(state).map(|decision| {
            let prompt = say(self.lang, &G::prompt(state));
            json!({ "seat": decision.seat, "secret": decision.secret, "prompt": prompt })
        });
        let mut answer = json!({ "decision": decision, "hash": table.hash() });
        if let Some(outcome) = table.outcome() {
            answer["outcome"] = json!(outcome);
        }
        answer
    }

    fn dump(&self, _: request::Nothing) -> Answer {
        Ok(json!({ "position": encode(self.table()?.state())? }))
    }

    fn view(&self, view: request::View) -> Answer {
        let table = self.table()?;
        let viewer = known_viewer(table, view.seat.0)?;
        Ok(json!({ "view": encode(&G::view(table.state(), viewer))? }))
    }

    fn actions(&self, actions: request::Actions) -> Answer {
        let table = self.table()?;
        let state = table.state();
        let mut legal = Vec::new();
        let decision = G::decision(state);
        if decision.is_some() {
            G::legal(state, &mut legal);
        }
        let list: Vec<Value> = legal
            .iter()
            .map(|action| match actions.labels {
                true => {
                    json!({ "action": action.to_string(), "label": say(self.lang, &G::label(state, *action)) })
                }
                false => json!(action.to_string()),
            })
            .collect();
        let prompt = decision.map(|_| say(self.lang, &G::prompt(state)));
        let secret = decision.is_some_and(|decision| decision.secret);
        let seat = decision.map(|decision| decision.seat);
        Ok(json!({ "seat": seat, "secret": secret, "prompt": prompt, "actions": list }))
    }

    /// The seat that is meant: the one named, or the one that decides.
    fn seat(&self, seat: Option<Seat>) -> Result<Seat, Complaint> {
        let table = self.table()?;
        match seat {
            Some(seat) => known_seat(table, seat),
            // Once the game is over nobody decides, and anybody is refused.
            None => Ok(G::decision(table.state()).map_or(Seat(0), |decision| decision.seat)),
        }
    }

    fn check(&self, check: request::Check) -> Answer {
        let seat = self.seat(check.seat)?;
        let action = action::<G>(&check.action)?;
        let refused = |refusal| Complaint::refusal(self.lang, refusal);
        G::check(self.table()?.state(), seat, action).map_err(refused)?;
        Ok(json!({ "legal": true }))
    }

    fn apply(&mut self, apply: request::Apply) -> Answer {
        let lang = self.lang;
        let seat = self.seat(apply.seat)?;
        let viewer = known_viewer(self.table()?, apply.viewer.0)?;
        let action = action::<G>(&apply.action)?;
        let events =
            self.table_mut()?.apply(seat, action).map_err(|refusal| Complaint::refusal(lang, refusal))?;
        let seen: Vec<G::Event> = events.iter().filter_map(|event| G::witness(event, viewer)).collect();
        let mut answer = self.position(self.table()?);
        answer["events"] = encode(&seen)?;
        if apply.labels {
            let state = self.table()?.state();
            let told = seen.iter().map(|event| G::tell(state, event));
            let told = told.map(|(message, rules)| json!({ "text": say(lang, &message), "rules": rules }));
            answer["told"] = told.collect();
        }
        Ok(answer)
    }

    fn undo(&mut self, undo: request::Undo) -> Answer {
        let lang = self.lang;
        let last = self.table()?.log().iter().rev().find_map(|entry| match entry {
            Entry::Act { seat, .. } => Some(*seat),
            Entry::Script { .. } => None,
        });
        let seat = match undo.seat {
            Some(seat) => known_seat(self.table()?, seat)?,
            None => last.unwrap_or(Seat(0)),
        };
        self.table_mut()?.undo(seat).map_err(|refusal| Complaint::refusal(lang, refusal))?;
        Ok(self.position(self.table()?))
    }

    fn hash(&self, _: request::Nothing) -> Answer {
        let table = self.table()?;
        Ok(json!({ "hash": table.hash(), "entries": table.log().len() }))
    }

    fn script(&mut self, script: request::Script) -> Answer {
        let table = self.table_mut()?;
        table.script(&script.results).map_err(|e| Complaint::new("bad-script", e.to_string()))?;
        let chance = G::chance(table.state());
        Ok(json!({ "waiting": chance.script_left(), "misfits": chance.misfits(), "hash": table.hash() }))
    }

    fn bot(&mut self, ask: request::Ask) -> Answer {
        let level: Level = match &ask.level {
            Some(name) => {
                name.parse().map_err(|e: String| Complaint::new("bad-request", format!("level: {e}")))?
            }
            None => Level::Random,
        };
        let seed = ask.seed.map_or_else(|| self.luck.next_u64(), |seed| seed.0);
        let Some(mut player) = G::player(level, seed) else {
            return Err(Complaint::new("no-bot", format!("nobody plays {} at the level {level}", G::ID)));
        };
        let Some(eyes) = Eyes::<G>::of(self.table()?.state()) else {
            let refusal = engine::Refusal::new("refusal-game-over", &[]);
            return Err(Complaint::refusal(self.lang, refusal));
        };
        let seat = eyes.seat();
        Ok(json!({ "seat": seat, "action": player.choose(eyes).to_string() }))
    }

    fn replay(&self, _: request::Nothing) -> Answer {
        Ok(json!({ "replay": replay::write(self.table()?) }))
    }
}

fn no_game() -> Complaint {
    Complaint::new("no-game", "there is no game yet; begin one with `new` or `load`")
}

fn args<T: DeserializeOwned>(rest: Value) -> Result<T, Complaint> {
    understand(rest, "bad-request")
}

fn action<G: Played>(text: &str) -> Result<G::Action, Complaint> {
    text.parse().map_err(|e: String| Complaint::new("bad-action", e.chars().take(400).collect::<String>()))
}

fn known_seat<G: Played>(table: &Table<G>, seat: Seat) -> Result<Seat, Complaint> {
    let seats = G::seats(table.state());
    if seat.index() < seats {
        return Ok(seat);
    }
    Err(Complaint::new("bad-seat", format!("nobody sits at {seat}; the seats are p1 to p{seats}")))
}

fn known_viewer<G: Played>(table: &Table<G>, viewer: Viewer) -> Result<Viewer, Complaint> {
    match viewer.seat() {
        Some(seat) => known_seat(table, seat).map(Viewer::Seat),
        None => Ok(viewer),
    }
}

fn encode(value: &impl serde::Serialize) -> Answer {
    serde_json::to_value(value).map_err(|e| Complaint::new("internal", e.to_string()))
}

fn put(id: Option<Value>, answer: Answer) -> String {
    let mut line = json!({});
    if let Some(id) = id {
        line["id"] = id;
    }
    match answer {
        Ok(ok) => line["ok"] = ok,
        Err(complaint) => line["error"] = complaint.json(),
    }
    line.to_string()
}
