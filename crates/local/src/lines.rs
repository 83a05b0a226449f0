//! Live lines: what happens at a table as it happens, and actions the other way.

use std::collections::{BTreeMap, VecDeque};

use codex::Lang;
use parlour::light::Sent;
use parlour::speech::{Ask, GoOn, Reply, THEN_MOST, Wrong, id_of};
use parlour::{Place, TableError};

use crate::answer::{Trouble, asked, at_table, missing, nobody, unreadable};
use crate::house::{House, Table};
use crate::request::{names, tongue};

/// The line was never there, as a browser says it.
const NO_LINE: u16 = 1006;
/// Something went wrong that will be better in a moment.
const AGAIN: u16 = 1013;

/// Something that a line says, or its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// Which line.
    pub line: u32,
    /// What it says.
    pub text: Option<String>,
    /// Why it is at its end, as WebSocket numbers it.
    pub code: Option<u16>,
}

#[derive(Debug)]
struct Line {
    table: String,
    lang: Lang,
    /// The last entry that the client has.
    seen: u64,
    /// What has been sent, on a light line.
    sent: Option<Sent>,
}

/// All lines.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    open: BTreeMap<u32, Line>,
    last: u32,
    said: VecDeque<Heard>,
}

impl Lines {
    /// Does somebody watch that table?
    pub(crate) fn watch(&self, table: &str) -> bool {
        self.open.values().any(|line| line.table == table)
    }

    fn say(&mut self, line: u32, text: String) {
        self.said.push_back(Heard { line, text: Some(text), code: None });
    }

    fn end(&mut self, line: u32, code: u16) {
        self.open.remove(&line);
        self.said.push_back(Heard { line, text: None, code: Some(code) });
    }

    fn tell(&mut self, line: u32, id: Option<u64>, done: Result<Option<u64>, Wrong>) {
        if let Ok(text) = serde_json::to_string(&Reply::of(id, done)) {
            self.say(line, text);
        }
    }
}

impl House {
    /// Open a line by its address, as one would for a WebSocket. What it says is heard by [`House::hear`].
    pub fn line_open(&mut self, path: &str) -> u32 {
        self.lines.last += 1;
        let number = self.lines.last;
        match open(path) {
            Ok(line) => {
                let table = line.table.clone();
                self.lines.open.insert(number, line);
                // Whoever looks on may follow a computer player that keeps a seat.
                self.update_line(number, &table, true);
            }
            Err(_) => self.lines.end(number, NO_LINE),
        }
        number
    }

    /// The other end has gone.
    pub fn line_close(&mut self, number: u32) {
        if let Some(line) = self.lines.open.remove(&number)
            && !self.lines.watch(&line.table)
        {
            self.forget(&line.table);
        }
    }

    /// The next thing that a line says.
    pub fn hear(&mut self) -> Option<Heard> {
        self.spread();
        self.lines.said.pop_front()
    }

    /// A line is told something.
    pub fn line_say(&mut self, number: u32, text: &str, time: u64) {
        let Some(line) = self.lines.open.get(&number) else { return };
        let (table, lang) = (line.table.clone(), line.lang);
        let ask: Ask = match serde_json::from_str(text) {
            Ok(ask) => ask,
            Err(problem) => {
                let (_, wrong) = unreadable(problem.to_string());
                return self.lines.tell(number, id_of(text), Err(wrong));
            }
        };
        let id = Some(ask.id());
        if let Ask::Ping { .. } = ask {
            return self.lines.tell(number, id, Ok(None));
        }
        let done = self.do_asked(&table, ask, lang, time);
        self.spread();
        self.lines.tell(number, id, done.map(Some).map_err(|(_, wrong)| wrong));
    }

    fn do_asked(&mut self, table: &str, ask: Ask, lang: Lang, time: u64) -> Result<u64, Trouble> {
        let person = self.shelf.person().ok_or_else(|| nobody(lang))?;
        let done = match ask {
            Ask::Act { after, action, then, .. } => {
                let then = &then[..then.len().min(THEN_MOST)];
                self.act(table, &person, (after, &action, then), time)
            }
            Ask::Undo { .. } => self.write(table, time, |table| Place::undo(&table.now, &person)),
            Ask::AnswerUndo { yes, .. } => {
                self.write(table, time, |table| Place::answer_undo(&table.now, &person, yes))
            }
            Ask::Say { text, .. } => self.write(table, time, |table| Place::say(&table.now, &person, &text)),
            Ask::Ping { .. } => Ok(0),
        };
        done.map_err(at_table(lang))
    }

    /// Tell all who watch a table.
    pub(crate) fn update_lines(&mut self, table: &str) {
        let watching = self.lines.open.iter().filter(|(_, line)| line.table == table);
        let watching: Vec<u32> = watching.map(|(number, _)| *number).collect();
        watching.into_iter().for_each(|number| self.update_line(number, table, false));
    }

    /// Send what has happened, if anything has.
    fn update_line(&mut self, number: u32, table: &str, first: bool) {
        let Some(line) = self.lines.open.get(&number) else { return };
        let (seen, lang) = (line.seen, line.lang);
        let person = self.shelf.person();
        let told = self
            .table(table)
            .and_then(|Table { place, now }| now.update(&place.options, seen, person.as_ref(), lang));
        match told {
            Ok((last, _)) if last == seen && !first => {}
            Ok((last, text)) => {
                let Some(line) = self.lines.open.get_mut(&number) else { return };
                line.seen = last;
                let text = match &mut line.sent {
                    Some(sent) => sent.lighten(&text),
                    None => text.to_string(),
                };
                self.lines.say(number, text);
            }
            Err(TableError::Store(_)) if first => self.lines.end(number, NO_LINE),
            Err(problem) => {
                let (_, wrong) = Wrong::at_table(problem, lang);
                self.lines.tell(number, None, Err(wrong));
                self.lines.end(number, AGAIN);
            }
        }
    }
}

/// The line of an address.
fn open(path: &str) -> Result<Line, Trouble> {
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let GoOn { after, light, .. } = asked(query)?;
    match names(path).as_slice() {
        [tables, id, live] if tables == "tables" && live == "live" => {
            Ok(Line { table: id.clone(), lang: tongue(query), seen: after, sent: light.then(Sent::default) })
        }
        _ => Err(missing()),
    }
}
