//! What somebody does at a table: sit, begin, act, ask, take back, talk, play again, close.

use engine::Seat;
use engine::about::Spot;
use parlour::entry::Deed;
use parlour::people::Person;
use parlour::place::SeatWish;
use parlour::speech::{Act, Answer as Yes, NewTable, Say, Through, Try, WhoTalks, Written};
use parlour::{Place, TableError, manners};
use serde::Deserialize;

use crate::answer::{Answer, Answered, Trouble, asked, at_table, missing, no_server, read, unreadable};
use crate::house::{House, Table};
use crate::request::Ask;

/// How a table goes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Going {
    /// For good, however far its game is.
    #[serde(default)]
    forget: bool,
    #[serde(rename = "lang")]
    _lang: Option<String>,
}

impl House {
    /// Answer what is asked of a table.
    pub(crate) fn at_table(&mut self, method: &str, id: &str, rest: &[&str], ask: &Ask<'_>) -> Answered {
        match (method, rest) {
            ("GET", []) => self.look_at(id, ask),
            ("DELETE", []) => self.close(id, ask),
            ("GET", ["log"]) => self.log(id, ask),
            ("POST", ["seats", seat]) => {
                let seat: Seat = seat.parse().map_err(|why: String| unreadable(why))?;
                let wish: SeatWish = read(ask.body)?;
                self.wrote(id, ask, |table, person| table.place.sit(&table.now, person, seat, &wish))
            }
            ("POST", ["begin"]) => {
                let person = self.member(ask)?;
                written(self.begin(id, &person, ask.time).map_err(at_table(ask.lang))?)
            }
            ("POST", ["act"]) => {
                let act: Act = read(ask.body)?;
                act.check().map_err(unreadable)?;
                let Act { after, action, then } = act;
                let person = self.member(ask)?;
                let done = self.act(id, &person, (after, &action, &then), ask.time);
                written(done.map_err(at_table(ask.lang))?)
            }
            ("POST", ["check"]) => {
                let asked = read::<Try>(ask.body)?.asked().map_err(unreadable)?;
                let thought =
                    self.ask(id, ask, |table, person| Place::why_not(&table.now, person, &asked, ask.lang))?;
                Answer::json(&thought())
            }
            ("POST", ["journeys"]) => {
                let through: Through = read(ask.body)?;
                through.check().map_err(unreadable)?;
                let Through { by, via } = through;
                let thought = self.ask(id, ask, |table, person| {
                    Place::outlook(&table.now, person, by.as_deref(), via, ask.lang)
                })?;
                Answer::json(&thought())
            }
            ("GET", ["eye", figure]) => {
                let figure = Spot::figure((*figure).to_owned());
                let thought = self.ask(id, ask, |table, person| Place::eye(&table.now, person, figure))?;
                Answer::json(&thought())
            }
            ("GET", ["hint"]) => {
                let adviser =
                    self.ask(id, ask, |table, person| table.place.hint(&table.now, person, ask.lang))?;
                Answer::json(&adviser())
            }
            ("POST", ["undo"]) => self.wrote(id, ask, |table, person| Place::undo(&table.now, person)),
            ("POST", ["undo", "answer"]) => {
                let Yes { yes } = read(ask.body)?;
                self.wrote(id, ask, |table, person| Place::answer_undo(&table.now, person, yes))
            }
            ("POST", ["chat"]) => {
                let Say { text } = read(ask.body)?;
                self.wrote(id, ask, |table, person| Place::say(&table.now, person, &text))
            }
            ("PUT", ["chat"]) => {
                let WhoTalks { open } = read(ask.body)?;
                self.wrote(id, ask, |table, person| Place::open_chat(&table.now, person, open))
            }
            ("POST", ["rematch"]) => self.again(id, ask, false),
            ("POST", ["next"]) => self.again(id, ask, true),
            ("GET", ["replay"]) => self.replay(id, ask),
            ("GET", ["moment"]) => self.moment(id, ask),
            ("GET", ["report"]) => self.report(id, ask),
            ("GET", ["analysis"]) => self.analysis(id, ask),
            _ => Err(no_server(ask.lang)),
        }
    }

    /// Ask something about a table.
    fn ask<T>(
        &mut self,
        id: &str,
        ask: &Ask<'_>,
        look: impl FnOnce(&Table, &Person) -> Result<T, TableError>,
    ) -> Result<T, Trouble> {
        let person = self.member(ask)?;
        let looked = self.look(id, |table| look(table, &person));
        looked.and_then(|found| found).map_err(at_table(ask.lang))
    }

    /// Do something that is written down.
    fn wrote(
        &mut self,
        id: &str,
        ask: &Ask<'_>,
        decide: impl FnOnce(&Table, &Person) -> Result<Deed, TableError>,
    ) -> Answered {
        let person = self.member(ask)?;
        let number = self.write(id, ask.time, |table| decide(table, &person));
        written(number.map_err(at_table(ask.lang))?)
    }

    /// A person acts behind an entry, and goes on with more actions as long as all comes as it could be foreseen. Says which
    /// entry was written last.
    pub(crate) fn act(
        &mut self,
        id: &str,
        person: &Person,
        (after, action, then): (u64, &str, &[String]),
        time: u64,
    ) -> Result<u64, TableError> {
        let mut number = self.write(id, time, |table| Place::act(&table.now, person, after, action))?;
        for action in then {
            match self.write(id, time, |table| Place::act_on(&table.now, person, number, action)) {
                Ok(next) => number = next,
                Err(problem) if Place::stops(&problem) => break,
                Err(problem) => return Err(problem),
            }
        }
        Ok(number)
    }

    /// Close a table before its game is over; or remove it for good.
    fn close(&mut self, id: &str, ask: &Ask<'_>) -> Answered {
        let Going { forget, .. } = asked(ask.query)?;
        if !forget {
            return self.wrote(id, ask, |table, person| table.place.close(&table.now, person));
        }
        self.member(ask)?;
        self.shelf.table(id).map_err(|_| missing())?;
        self.forget(id);
        self.dues.set(id, None);
        self.shelf.remove_table(id);
        Ok(Answer::done())
    }

    /// A new table like this one, or for the game that follows it.
    fn again(&mut self, id: &str, ask: &Ask<'_>, follows: bool) -> Answered {
        let new = self.ask(id, ask, |table, person| {
            let new = NewTable::again(&table.place.row, &table.place.options, &table.now.sitters, person);
            let next = table.now.game.sequel();
            match follows {
                false => Ok(new),
                true if next.is_some() => Ok(NewTable { setup: next, ..new }),
                true => Err(manners("refusal-table-no-next")),
            }
        })?;
        let person = self.member(ask)?;
        let new = self.open_new(new, &person, ask)?;
        let way = format!("/table/{new}");
        // Who only watched starts anew for themselves.
        let _ = self.write(id, ask.time, |table| Place::say(&table.now, &person, &way));
        self.page(&new, ask)
    }
}

fn written(number: u64) -> Answered {
    Answer::json(&Written { number })
}
