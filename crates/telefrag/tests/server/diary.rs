//! People who play on through every outage and write down what they tried; and what the log must say of it.

use std::net::SocketAddr;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use doom2016::Doom2016;
use engine::{Chance, Seat, Viewer};
use serde_json::{Value, json};
use server::entry::Deed;
use server::store::Store;
use server::{Kind, Rules};

use crate::kit::{Person, doom_for_two};
use crate::line::{Heard, Known, Line};

/// Where servers are just now, and how much they have acknowledged.
#[derive(Default)]
pub(crate) struct Places(Mutex<Vec<SocketAddr>>, AtomicUsize);

impl Places {
    /// The servers are here from now on.
    pub(crate) fn set(&self, n: usize, at: SocketAddr) {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let many = places.len().max(n + 1);
        places.resize(many, at);
        places[n] = at;
    }

    /// Wait until so many more entries have been acknowledged, at most some seconds.
    pub(crate) fn wait_for_more(&self, count: usize) {
        let (begun, until) = (Instant::now(), self.1.load(Ordering::Relaxed) + count);
        while self.1.load(Ordering::Relaxed) < until && begun.elapsed() < Duration::from_secs(5) {
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn any(&self, luck: &mut Chance) -> SocketAddr {
        let places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        places[luck.below(places.len() as u32) as usize]
    }
}

/// Something that somebody wanted to write into the log.
#[derive(Debug)]
struct Try {
    /// An action, or a message if not.
    action: bool,
    text: String,
    /// The last entry that was known.
    after: u64,
    /// The number that was acknowledged; nothing if no answer came.
    number: Option<u64>,
}

/// Somebody at a table, and what they remember.
pub(crate) struct Player {
    who: Person,
    table: String,
    seat: Seat,
    known: Known,
    tries: Vec<Try>,
    lines: u32,
}

/// So many tables with two people each, ready to go.
pub(crate) fn seated(at: SocketAddr, tables: usize) -> Vec<Player> {
    let table = |n: usize| {
        let people = [1, 2].map(|seat| Person::guest(at, &format!("Player {seat} of {n}")));
        let table = people[0].open(at, doom_for_two());
        people[1].post(at, &format!("{table}/seats/p2"), json!("take")).good();
        people[0].post(at, &format!("{table}/begin"), json!({})).good();
        (0..).map(Seat).zip(people).map(move |(seat, who)| Player {
            who,
            table: table.clone(),
            seat,
            known: Known::default(),
            tries: Vec::new(),
            lines: 0,
        })
    };
    (0..tables).flat_map(table).collect()
}

impl Player {
    /// Play whatever is legal until told to stop, over as many lines as it takes.
    pub(crate) fn play(&mut self, places: &Places, seed: u64, stop: &AtomicBool) {
        let mut luck = Chance::seeded(seed);
        while !stop.load(Ordering::Relaxed) {
            let at = places.any(&mut luck);
            match Line::resume(at, &self.table, &self.who, std::mem::take(&mut self.known)) {
                Ok(mut line) => {
                    self.lines += 1;
                    self.talk(&mut line, places, &mut luck, stop);
                    self.known = line.known;
                }
                Err((known, _)) => {
                    self.known = known;
                    std::thread::sleep(Duration::from_millis(20));
                }
            }
        }
    }

    /// Play until the line ends.
    fn talk(&mut self, line: &mut Line, places: &Places, luck: &mut Chance, stop: &AtomicBool) {
        let mut fresh = false;
        while !stop.load(Ordering::Relaxed) {
            let choices = line.known.choices();
            if !fresh || choices.is_empty() && luck.below(20) > 0 {
                match line.hear() {
                    Heard::Ended(_) => return,
                    // What was known before the line is not yet what is.
                    Heard::Update => fresh = true,
                    Heard::Answer(_) | Heard::Nothing => {}
                }
                continue;
            }
            let after = line.known.seen;
            let (action, text, what) = if choices.is_empty() {
                let text = format!("{} {}", self.seat, self.tries.len());
                (false, text.clone(), json!({ "do": "say", "text": text }))
            } else {
                let action = choices[luck.below(choices.len() as u32) as usize].clone();
                (true, action.clone(), json!({ "do": "act", "after": after, "action": action }))
            };
            let answer = line.ask(what);
            let code = answer.as_ref().and_then(|answer| answer["error"]["code"].as_str());
            match code {
                // Somebody else was quicker, or nothing was done.
                Some("stale" | "too-often") => {}
                Some("unavailable") | None => {
                    let number = answer.as_ref().and_then(|answer| answer["number"].as_u64());
                    places.1.fetch_add(usize::from(number.is_some()), Ordering::Relaxed);
                    self.tries.push(Try { action, text, after, number });
                }
                Some(other) => panic!("{text}: {other}"),
            }
            let Some(answer) = answer else { return };
            if let Some(number) = answer["number"].as_u64() {
                // One's own entry is news like any other.
                while line.known.seen < number {
                    if let Heard::Ended(_) = line.hear() {
                        return;
                    }
                }
            }
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    /// After the storm: come back once more, and hear the rest.
    pub(crate) fn come_back(&mut self, at: SocketAddr) {
        let log = self.who.log(at, &self.table);
        let known = std::mem::take(&mut self.known);
        let line = Line::resume(at, &self.table, &self.who, known);
        let mut line = line.unwrap_or_else(|(_, problem)| panic!("it is there again: {problem}"));
        line.wait("the rest", |known| !known.scene.is_null() && known.seen >= log.len() as u64);
        self.known = std::mem::take(&mut line.known);
        let numbers = |log: &[Value]| log.iter().map(|entry| entry["number"].as_u64()).collect::<Vec<_>>();
        assert_eq!(numbers(&self.known.news), numbers(&log), "heard of everything once");
    }

    /// Everything that was acknowledged is in the log under its number, everything else at most once, and nothing
    /// that nobody did; and the log gives the position that was seen last.
    pub(crate) fn check(&self, deeds: &[Deed]) {
        let mut own: Vec<(u64, bool, &str)> = (1..)
            .zip(deeds)
            .filter_map(|(number, deed)| match deed {
                Deed::Act { seat, action, .. } if *seat == self.seat => Some((number, true, action.as_str())),
                Deed::Say { id, text, .. } if *id == self.who.id => Some((number, false, text.as_str())),
                _ => None,
            })
            .collect();
        for tried in self.tries.iter().filter(|tried| tried.number.is_some()) {
            let found = own.iter().position(|(number, action, text)| {
                Some(*number) == tried.number && *action == tried.action && *text == tried.text
            });
            own.remove(found.unwrap_or_else(|| panic!("{tried:?} was acknowledged and is not in the log")));
        }
        for tried in self.tries.iter().filter(|tried| tried.number.is_none()) {
            let found = own.iter().position(|(number, action, text)| {
                *number > tried.after && *action == tried.action && *text == tried.text
            });
            if let Some(found) = found {
                own.remove(found);
            }
        }
        assert!(own.is_empty(), "nobody did {own:?}");
    }
}

/// Check all that was written at the tables of these people, who come in pairs. How much it was.
pub(crate) async fn check(players: &[Player], store: &Store) -> usize {
    let back = players.iter().filter(|player| player.lines > 1).count();
    assert!(back * 2 > players.len(), "{back} of {} came back", players.len());
    let mut written = 0;
    for pair in players.chunks(2) {
        let id = pair[0].table.rsplit('/').next().expect("an id");
        let row = store.table(id).await.expect("the table").row;
        let log = store.log(id, 0).await.expect("a log");
        let numbers: Vec<u64> = log.iter().map(|(entry, _)| entry.number).collect();
        assert_eq!(numbers, (1..=log.len() as u64).collect::<Vec<_>>(), "no gap");
        let deeds: Vec<Deed> = log.into_iter().map(|(entry, _)| entry.deed).collect();
        let mut game = Rules::<Doom2016>::NEW.lay_out(&row.setup, 0).unwrap_or_else(|e| panic!("{e:?}"));
        for deed in &deeds {
            match deed {
                Deed::Deal { seed, .. } => game = game.dealt(*seed).unwrap_or_else(|e| panic!("{e:?}")),
                Deed::Act { seat, action, .. } => {
                    game.act(*seat, action).unwrap_or_else(|problem| panic!("{action}: {problem:?}"));
                }
                _ => {}
            }
        }
        for player in pair {
            player.check(&deeds);
            let view = game.view(None, Viewer::Seat(player.seat)).expect("a view");
            let view: Value = serde_json::from_str(view.get()).expect("JSON");
            assert_eq!(view, player.known.scene["view"], "the log gives what was seen");
        }
        written += deeds.len();
    }
    written
}

/// Everybody plays while `storm` goes on, and a moment longer.
pub(crate) fn play_through<T>(
    players: &mut [Player],
    places: &Places,
    seed: u64,
    storm: impl FnOnce() -> T,
) -> T {
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for (seed, player) in (seed..).zip(players) {
            let stop = &stop;
            scope.spawn(move || player.play(places, seed, stop));
        }
        // Whatever happens in the storm, the players go home.
        let stormed = catch_unwind(AssertUnwindSafe(storm));
        std::thread::sleep(Duration::from_secs(1));
        stop.store(true, Ordering::Relaxed);
        stormed
    })
    .unwrap_or_else(|problem| resume_unwind(problem))
}
