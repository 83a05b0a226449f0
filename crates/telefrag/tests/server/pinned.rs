//! A table keeps the rules that it began with, and what is forgotten is made again.

use std::path::Path;

use bots::Level;
use codex::Lang;
use engine::Seat;
use engine::example::Duel;
use serde_json::Value;
use server::house::House;
use server::live::{SeatWish, TableError, clock};
use server::options::Options;
use server::people::Person;
use server::seated::{Kind, Rules, Seated, Unplayable};
use server::setup::Setup;
use server::store::{Sqlite, Store};

use crate::kit::folder;

/// The duel under another number of its rules.
pub(crate) struct Numbered(u32);

impl Kind for Numbered {
    fn id(&self) -> &'static str {
        Rules::<Duel>::NEW.id()
    }
    fn rules(&self) -> u32 {
        self.0
    }
    fn prefix(&self) -> &'static str {
        Rules::<Duel>::NEW.prefix()
    }
    fn form(&self) -> Vec<engine::form::Field> {
        Rules::<Duel>::NEW.form()
    }
    fn shelves(&self) -> Vec<engine::shelf::Shelf> {
        Rules::<Duel>::NEW.shelves()
    }
    fn usual_setup(&self) -> Value {
        Rules::<Duel>::NEW.usual_setup()
    }
    fn lay_out(&self, setup: &str, seed: u64) -> Result<Box<dyn Seated>, Unplayable> {
        Rules::<Duel>::NEW.lay_out(setup, seed)
    }
    fn replayed(&self, text: &str) -> Result<Box<dyn Seated>, Unplayable> {
        Rules::<Duel>::NEW.replayed(text)
    }
    fn described(&self) -> engine::schema::Described {
        Rules::<Duel>::NEW.described()
    }
    fn levels(&self) -> Vec<Level> {
        Rules::<Duel>::NEW.levels()
    }
    fn places(&self) -> Option<engine::content::Places> {
        Rules::<Duel>::NEW.places()
    }
}

pub(crate) static OLD: &[&dyn Kind] = &[&Numbered(1)];
static BOTH: &[&dyn Kind] = &[&Numbered(2), &Numbered(1)];
static NEW: &[&dyn Kind] = &[&Numbered(2)];

pub(crate) fn house(kinds: &'static [&'static dyn Kind], data: &Path) -> House {
    House::new(kinds.to_vec(), Store::new(Sqlite::open(&data.join("telefrag.sqlite")).expect("a file")))
}

pub(crate) fn person(name: &str) -> Person {
    Person {
        id: name.to_owned(),
        name: name.to_owned(),
        password: None,
        created: 0,
        standing: Default::default(),
    }
}

/// Open a duel and begin it.
pub(crate) async fn begun(house: &House, people: &[Person; 2]) -> String {
    let kind = house.kinds().next().expect("a game");
    let live = house
        .open(kind, Setup::read("{}").expect("a set-up"), &Options::default(), &people[0], None)
        .await
        .expect("a table");
    for (seat, who) in [Seat(0), Seat(1)].into_iter().zip(people) {
        live.sit(who, seat, &SeatWish::Take).await.expect("a seat");
    }
    live.begin(&people[0]).await.expect("it begins");
    live.row().id.clone()
}

/// The one who is asked does the first thing that is legal.
pub(crate) async fn act(house: &House, id: &str, people: &[Person; 2]) -> Result<u64, TableError> {
    let live = house.table(id).await?;
    for who in people {
        let scene = live.scene(Some(who), Lang::En).await?;
        if let Some(choice) = scene.question.and_then(|question| question.choices.into_iter().next()) {
            return live.act(who, scene.number, &choice.action, &[]).await;
        }
    }
    panic!("somebody is asked")
}

#[tokio::test]
async fn a_table_keeps_the_rules_that_it_began_with() {
    let data = folder();
    let people = [person("ada"), person("bela")];
    let old = house(OLD, data.path());
    let id = begun(&old, &people).await;
    let number = act(&old, &id, &people).await.expect("it is played");
    // A new version that still has the old rules: the table goes on, new tables get the new ones.
    let both = house(BOTH, data.path());
    let number = act(&both, &id, &people).await.expect("it goes on") - number;
    assert_eq!(number, 1);
    assert_eq!(both.table(&id).await.expect("a table").kind().rules(), 1);
    let newer = begun(&both, &people).await;
    assert_eq!(both.table(&newer).await.expect("a table").row().rules, 2);
    // A version that has lost them says so and changes nothing.
    let new = house(NEW, data.path());
    assert_eq!(act(&new, &id, &people).await, Err(TableError::OtherRules { played: 1 }));
    act(&new, &newer, &people).await.expect("its own table is played");
    // With the right ones it goes on where it was.
    let both = house(BOTH, data.path());
    act(&both, &id, &people).await.expect("it goes on");
}

#[tokio::test]
async fn what_is_forgotten_is_made_again_from_the_log() {
    let data = folder();
    let people = [person("ada"), person("bela")];
    let house = house(OLD, data.path());
    let id = begun(&house, &people).await;
    let watched = house.table(&id).await.expect("a table").watch();
    let mut seen = watched.last.clone();
    for n in 0..10 {
        let number = act(&house, &id, &people).await.expect("it is played");
        let live = house.table(&id).await.expect("a table");
        let before = serde_json::to_value(live.scene(Some(&people[0]), Lang::En).await.expect("a scene"))
            .expect("JSON");
        drop(live);
        house.forget(clock() + 1);
        assert_eq!(house.known(), 1, "somebody watches it");
        let live = house.table(&id).await.expect("a table");
        let after = serde_json::to_value(live.scene(Some(&people[0]), Lang::En).await.expect("a scene"))
            .expect("JSON");
        assert_eq!(before, after, "round {n}");
        assert_eq!(*seen.borrow_and_update(), number, "who watches goes on watching");
    }
    drop((watched, seen));
    house.forget(clock() + 1);
    assert_eq!(house.known(), 0);
    act(&house, &id, &people).await.expect("it goes on");
}
