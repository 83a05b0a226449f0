//! Who plays in this browser: one person, with a name.

use std::collections::BTreeMap;

use parlour::kept::Phase;
use parlour::people::{Person, Standing, check_name};
use parlour::speech::wrong::BAD_REQUEST;
use parlour::speech::{Change, Guest, Me, Profile, Tally, Wrong};

use crate::answer::{Answer, Answered, Trouble, missing, no_server, read};
use crate::house::House;
use crate::request::Ask;

fn named(name: &str) -> Result<String, Trouble> {
    check_name(name).map_err(|why| (BAD_REQUEST, Wrong::new("bad-name", why)))
}

impl House {
    /// Somebody plays here; who is known already takes another name.
    pub(crate) fn guest(&mut self, ask: &Ask<'_>) -> Answered {
        let Guest { name, .. } = read(ask.body)?;
        let name = named(&name)?;
        let person = match self.shelf.person() {
            Some(person) => Person { name, ..person },
            None => {
                let id = self.luck.short_id();
                Person { id, name, password: None, created: ask.time, standing: Standing::default() }
            }
        };
        self.shelf.put_person(&person);
        Answer::json(&Me::from(&person))
    }

    pub(crate) fn me(&self, ask: &Ask<'_>) -> Answered {
        Answer::json(&Me::from(&self.member(ask)?))
    }

    pub(crate) fn change_me(&mut self, ask: &Ask<'_>) -> Answered {
        let mut person = self.member(ask)?;
        let change: Change = read(ask.body)?;
        if change.password.is_some() {
            return Err(no_server(ask.lang));
        }
        if let Some(name) = change.name {
            person.name = named(&name)?;
        }
        self.shelf.put_person(&person);
        Answer::json(&Me::from(&person))
    }

    /// Forget whoever plays here, and all that was played.
    pub(crate) fn delete_me(&mut self, ask: &Ask<'_>) -> Answered {
        self.member(ask)?;
        let tables: Vec<String> = self.shelf.tables().map(|table| table.row.id).collect();
        for id in tables {
            self.forget(&id);
            self.dues.set(&id, None);
        }
        self.shelf.clear();
        Ok(Answer::done())
    }

    /// How whoever plays here did.
    pub(crate) fn profile(&self, id: &str) -> Answered {
        let person = self.shelf.person().filter(|person| person.id == id).ok_or_else(missing)?;
        let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
        let over = self.shelf.tables().filter(|table| table.card.phase == Phase::Over);
        for table in over {
            let Some(best) = table.scores.iter().map(|score| i64::from(score.points)).max() else { continue };
            let game = table.row.game;
            let new = Tally { game: game.clone(), played: 0, won: 0, best };
            let tally = tallies.entry(game).or_insert(new);
            tally.played += 1;
            tally.won += u64::from(table.scores.iter().any(|score| score.won));
            tally.best = tally.best.max(best);
        }
        let Person { id, name, .. } = person;
        Answer::json(&Profile { id, name, played: tallies.into_values().collect() })
    }
}
