//! Tables: opening, listing, looking.

use engine::Seat;
use parlour::kept::{Card, Phase, StoreError, TableRow};
use parlour::options::Options;
use parlour::people::Person;
use parlour::place::Opening;
use parlour::setup::{Setup, carried};
use parlour::speech::wrong::BAD_REQUEST;
use parlour::speech::{NewSeat, NewTable, NoOlder, TableCard, TablePage, Which, Wrong};
use parlour::{Kind, TableError};

use crate::answer::{Answer, Answered, Trouble, asked, at_table, unreadable};
use crate::house::House;
use crate::request::Ask;
use crate::shelf::KeptTable;

/// How many tables a list has at most.
const LIST_MOST: usize = 50;

/// Is it this person's table?
fn is_of(table: &KeptTable, person: &Person) -> bool {
    table.row.owner == person.id || table.card.sitters.iter().any(|sitter| sitter.owner() == Some(&person.id))
}

impl House {
    pub(crate) fn list(&self, ask: &Ask<'_>) -> Answered {
        let Which { list, game, .. } = asked(ask.query)?;
        let public = |phase: Phase| move |table: &KeptTable| table.row.listed && table.card.phase == phase;
        let wanted: Box<dyn Fn(&KeptTable) -> bool> = match list.as_str() {
            "open" => Box::new(public(Phase::Open)),
            "running" => Box::new(public(Phase::Running)),
            "over" => Box::new(public(Phase::Over)),
            "mine" => {
                let person = self.member(ask)?;
                Box::new(move |table| table.card.phase != Phase::Closed && is_of(table, &person))
            }
            other => {
                let message = format!("`{other}` is no list; lists are open, running, over and mine");
                return Err(unreadable(message));
            }
        };
        let played = |table: &KeptTable| game.as_ref().is_none_or(|game| *game == table.row.game);
        let mut tables: Vec<KeptTable> =
            self.shelf.tables().filter(|table| played(table) && wanted(table)).collect();
        tables.sort_by_key(|table| std::cmp::Reverse(table.changed));
        tables.truncate(LIST_MOST);
        let cards = tables.into_iter().map(|table| TableCard::new(table.listed()));
        let cards = cards.collect::<Result<Vec<_>, _>>();
        Answer::json(&cards.map_err(|problem| Wrong::kept(&StoreError::Damaged(problem.to_string())))?)
    }

    /// A table as whoever plays here may know it.
    pub(crate) fn page(&mut self, id: &str, ask: &Ask<'_>) -> Answered {
        let person = self.shelf.person();
        let page = self.look(id, |table| {
            let (row, options) = (&table.place.row, &table.place.options);
            let scene = table.now.scene(options, person.as_ref(), ask.lang);
            TablePage::new(row, options, scene, person.as_ref())
        });
        Answer::json(&page.map_err(at_table(ask.lang))?)
    }

    pub(crate) fn look_at(&mut self, id: &str, ask: &Ask<'_>) -> Answered {
        let _: NoOlder = asked(ask.query)?;
        self.page(id, ask)
    }

    pub(crate) fn open(&mut self, ask: &Ask<'_>) -> Answered {
        let person = self.member(ask)?;
        let new = crate::answer::read(ask.body)?;
        let id = self.open_new(new, &person, ask)?;
        self.page(&id, ask)
    }

    /// Open a table and fill its seats; says its name.
    pub(crate) fn open_new(
        &mut self,
        new: NewTable,
        person: &Person,
        ask: &Ask<'_>,
    ) -> Result<String, Trouble> {
        let kind = self.kind(&new.game)?;
        new.options.check().map_err(|why| (BAD_REQUEST, Wrong::new("bad-options", why)))?;
        let bad_setup = |why: String| (BAD_REQUEST, Wrong::new("bad-setup", why));
        let setup = Setup::read(new.setup_text()).map_err(bad_setup)?;
        let made = self.keep_new(kind, setup, new.options, person, None, ask.time);
        let id = made.map_err(|problem| match problem {
            TableError::Unreadable(why) => bad_setup(why),
            problem => Wrong::at_table(problem, ask.lang),
        })?;
        let seats = new.seats.unwrap_or_else(|| vec![NewSeat::Me]);
        if let Err(problem) = self.settle(&id, person, seats, new.begin, ask.time) {
            // Nobody asked for half a table.
            self.forget(&id);
            self.shelf.remove_table(&id);
            return Err(Wrong::at_table(problem, ask.lang));
        }
        Ok(id)
    }

    /// A game that is played here.
    fn kind(&self, game: &str) -> Result<&'static dyn Kind, Trouble> {
        self.kinds.iter().copied().find(|kind| kind.id() == game).ok_or_else(|| {
            let known: Vec<&str> = self.kinds.iter().map(|kind| kind.id()).collect();
            unreadable(format!("`{game}` is no game; games are {}", known.join(", ")))
        })
    }

    fn keep_new(
        &mut self,
        kind: &'static dyn Kind,
        setup: Setup,
        options: Options,
        person: &Person,
        replay: Option<String>,
        time: u64,
    ) -> Result<String, TableError> {
        let (id, owner) = (self.luck.short_id(), person.id.clone());
        let (row, card): (TableRow, Card) =
            Opening { id: id.clone(), kind, setup, options, owner, replay, time }.made()?;
        self.shelf.put_table(&KeptTable { row, card, changed: time, due: None, scores: Vec::new() });
        Ok(id)
    }

    /// Fill the seats of a new table.
    fn settle(
        &mut self,
        id: &str,
        host: &Person,
        seats: Vec<NewSeat>,
        begin: bool,
        time: u64,
    ) -> Result<(), TableError> {
        for (seat, wish) in (0u8..).map(Seat).zip(seats) {
            if let Some(wish) = wish.wish() {
                self.write(id, time, |table| table.place.sit(&table.now, host, seat, &wish))?;
            }
        }
        if begin {
            self.begin(id, host, time)?;
        }
        Ok(())
    }

    /// The game begins.
    pub(crate) fn begin(&mut self, id: &str, person: &Person, time: u64) -> Result<u64, TableError> {
        let drawn = self.luck.deal();
        self.write(id, time, |table| table.place.begin(&table.now, person, || drawn))
    }

    /// Bring a replay file in: a table that shows it.
    pub(crate) fn import(&mut self, ask: &Ask<'_>) -> Answered {
        let person = self.member(ask)?;
        let (game, setup) = carried(ask.body).map_err(unreadable)?;
        let kind = self.kind(&game)?;
        let opened =
            self.keep_new(kind, setup, Options::default(), &person, Some(ask.body.to_owned()), ask.time);
        let id = opened.map_err(at_table(ask.lang))?;
        self.page(&id, ask)
    }
}
