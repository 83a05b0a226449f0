//! What is due at a table, whatever the clock does.

use engine::Seat;
use engine::example::Duel;
use parlour::entry::{Deed, Entry, Keeps, Sitter};
use parlour::kept::TableRow;
use parlour::place::Due;
use parlour::{Kind, Now, Place, Rules};

/// What the clock says when the game begins.
const BEGUN: u64 = 1_000_000;
/// The seconds of a turn.
const CLOCK: u64 = 60;

/// A table where a duel is played.
struct Table {
    place: Place,
    now: Now,
}

fn person(name: &str) -> Sitter {
    Sitter::Person { id: name.to_owned(), name: name.to_owned(), guest: false }
}

fn bot(keeps: Option<&str>) -> Sitter {
    let keeps = keeps.map(|name| Keeps { id: name.to_owned(), name: name.to_owned() });
    Sitter::Bot { level: "random".to_owned(), keeps }
}

impl Table {
    /// A duel that has just begun, with these on the two seats; everybody has a clock.
    fn begun(sitters: [Sitter; 2]) -> Table {
        let kind: &'static dyn Kind = &Rules::<Duel>::NEW;
        let row = TableRow {
            id: "t".to_owned(),
            game: kind.id().to_owned(),
            rules: kind.rules(),
            setup: "{}".to_owned(),
            shown: "{}".to_owned(),
            seed: 0,
            salt: String::new(),
            options: format!("{{ \"clock\": {CLOCK} }}"),
            replay: None,
            owner: "ada".to_owned(),
            listed: false,
            created: 0,
        };
        let place = Place::new(row, kind, None).expect("a table");
        let now = place.fresh().expect("the rules are there");
        let mut table = Table { place, now };
        for (seat, sitter) in [Seat(0), Seat(1)].into_iter().zip(sitters) {
            table.write(BEGUN, Deed::Sit { seat, sitter });
        }
        table.write(BEGUN, Deed::Deal { seed: 5, salt: "00ff".to_owned() });
        table
    }

    fn write(&mut self, at: u64, deed: Deed) {
        let number = self.now.number() + 1;
        self.now.follow(Entry { number, at, deed }).expect("it can happen");
    }

    fn asked(&self) -> Seat {
        self.now.asked().expect("somebody is asked").0
    }

    fn sit(&mut self, at: u64, sitter: Sitter) {
        let seat = self.asked();
        self.write(at, Deed::Sit { seat, sitter });
    }

    /// Whoever is asked does the first thing that is legal.
    fn act(&mut self, at: u64) {
        let (seat, action) = (self.asked(), self.first());
        self.write(at, Deed::Act { seat, action, bot: false, goes_on: false });
    }

    /// What a computer player would do.
    fn first(&self) -> String {
        let thinker = self.now.game.thinker(self.place.kind.levels()[0].into(), 1);
        thinker().expect("an action")
    }

    fn due(&self, watched: bool, time: u64) -> Due {
        self.place.due(&self.now, watched, time)
    }

    /// A computer player does what is due.
    #[track_caller]
    fn tend(&mut self, time: u64) {
        let Due::Think { seat, number, thinker } = self.due(true, time) else { panic!("nothing is due") };
        let action = thinker().expect("an action");
        let deed = Place::tended(&self.now, seat, number, Some(&action)).expect("nothing has changed");
        self.write(time, deed);
    }
}

#[test]
fn a_computer_player_is_due_at_once_whatever_the_clock_says() {
    let mut table = Table::begun([person("ada"), person("bela")]);
    table.sit(BEGUN, bot(None));
    for time in [0, BEGUN - 1, BEGUN] {
        assert!(matches!(table.due(true, time), Due::Think { .. }), "at {time}");
    }
}

#[test]
fn a_lent_seat_waits_a_little_and_not_for_a_clock_that_was_set_back() {
    let mut table = Table::begun([person("ada"), person("bela")]);
    let owner = if table.asked() == Seat(0) { "ada" } else { "bela" };
    table.sit(BEGUN, bot(Some(owner)));
    assert!(matches!(table.due(true, BEGUN), Due::Nothing), "so soon nobody could follow it");
    assert!(matches!(table.due(true, BEGUN + 599), Due::Nothing));
    assert!(matches!(table.due(true, BEGUN + 600), Due::Think { .. }));
    assert!(matches!(table.due(false, BEGUN), Due::Think { .. }), "nobody looks on");
    // The clock is earlier than it was: one action at once, and from then on it waits by the new clock.
    let earlier = BEGUN / 2;
    table.tend(earlier);
    if matches!(table.now.sitters[table.asked().index()], Sitter::Bot { .. }) {
        assert!(matches!(table.due(true, earlier), Due::Nothing));
        assert!(matches!(table.due(true, earlier + 600), Due::Think { .. }));
    }
}

/// Whoever asks to take something back asks a person. If that person lets the clock run out, nobody has agreed.
#[test]
fn a_wish_is_not_granted_by_a_clock_that_runs_out() {
    let mut table = Table::begun([person("ada"), person("bela")]);
    let asker = table.asked();
    // Until it is the other's turn, or the other is asked about it.
    for _ in 0..20 {
        if table.asked() != asker {
            break;
        }
        table.act(BEGUN);
    }
    let other = table.asked();
    assert_ne!(other, asker);
    let before = table.now.game.len();
    let to = table.now.last_of(asker).expect("the asker has done something");
    table.write(BEGUN, Deed::AskRewind { seat: asker, to, anew: true });
    assert!(table.now.wish.is_some() && table.now.game.len() == before, "the other has not agreed");
    let end = BEGUN + CLOCK * 1000;
    assert!(matches!(table.due(true, end), Due::Remind { .. }));
    table.write(end - 1, Deed::Remind { seat: other });
    table.tend(end);
    assert_eq!(table.now.wish, None);
    assert_eq!(table.now.game.len(), before + 1, "a computer player has acted, and nothing was taken back");
    // Whoever agrees now agrees to nothing.
    table.write(end, Deed::AnswerRewind { seat: other, yes: true });
    assert_eq!(table.now.game.len(), before + 1);
}
