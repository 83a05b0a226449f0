//! A hundred hostile guests beside ten honest ones: how long the honest wait, without them and with them.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde::Serialize;
use serde_json::json;

use crate::client::{Caller, Person};
use crate::place::Place;

/// How many honest people there are, each at a table with two computer players.
const HONEST: usize = 10;
/// How many ways there are to do harm.
const WAYS: usize = 10;
/// How long an honest person thinks.
const THINK: Duration = Duration::from_millis(500);

/// How long honest people wait, in milliseconds: half of the times, and 99 of 100.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Waits {
    /// For the list of open tables.
    list_ms: (f64, f64),
    /// For a look at the table.
    look_ms: (f64, f64),
    /// Until an action is on the disk.
    act_ms: (f64, f64),
    /// Until the computer players have made their turns.
    bots_ms: (f64, f64),
    /// Honest requests that were refused or failed.
    refused: u64,
}

/// What came of it.
#[derive(Debug, Serialize)]
pub(crate) struct Hostile {
    guests: usize,
    seconds: u64,
    /// Without them.
    before: Waits,
    /// With them.
    during: Waits,
    /// What they asked for in a second.
    hostile_per_s: u64,
    /// The process at the end, in MiB.
    memory_mib: u64,
}

#[derive(Default)]
struct Times {
    list: Mutex<Vec<f64>>,
    look: Mutex<Vec<f64>>,
    act: Mutex<Vec<f64>>,
    bots: Mutex<Vec<f64>>,
    refused: AtomicU64,
}

impl Times {
    fn refuse(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }
}

fn note(times: &Mutex<Vec<f64>>, begun: Instant) {
    times.lock().unwrap_or_else(PoisonError::into_inner).push(begun.elapsed().as_secs_f64() * 1000.0);
}

fn share(times: Mutex<Vec<f64>>) -> (f64, f64) {
    let mut times = times.into_inner().unwrap_or_else(PoisonError::into_inner);
    times.sort_unstable_by(f64::total_cmp);
    let at = |percent: usize| times.get((times.len() * percent / 100).min(times.len().saturating_sub(1)));
    (at(50).copied().unwrap_or_default(), at(99).copied().unwrap_or_default())
}

/// An honest person plays until the time is over.
fn play(caller: &Caller, until: Instant, times: &Times) -> Result<()> {
    let person = caller.guest("Honest")?;
    let bot = json!({ "bot": "random" });
    let new = json!({ "game": "adrenaline", "setup": { "players": 3, "skulls": 8 }, "seats": ["me", bot, bot],
                      "begin": true });
    let mut table = String::new();
    let mut acted: Option<Instant> = None;
    while Instant::now() < until {
        if table.is_empty() {
            let opened = caller.post(&person, "/api/tables", &new)?;
            table = format!("/api/tables/{}", opened["id"].as_str().context("a table has a name")?);
        }
        let begun = Instant::now();
        match caller.get(&person, &table) {
            Err(_) => times.refuse(),
            Ok(page) => {
                note(&times.look, begun);
                let scene = &page["scene"];
                if scene["phase"] != "running" {
                    table.clear();
                    acted = None;
                    continue;
                }
                if let Some(action) = scene["question"]["choices"][0]["action"].as_str() {
                    if let Some(begun) = acted.take() {
                        note(&times.bots, begun);
                    }
                    sleep(THINK);
                    let begun = Instant::now();
                    match caller.get(&person, "/api/tables?list=open") {
                        Ok(_) => note(&times.list, begun),
                        Err(_) => times.refuse(),
                    }
                    let begun = Instant::now();
                    let act = json!({ "after": scene["number"], "action": action });
                    match caller.post(&person, &format!("{table}/act"), &act) {
                        Ok(_) => {
                            note(&times.act, begun);
                            acted = Some(Instant::now());
                        }
                        Err(_) => times.refuse(),
                    }
                    continue;
                }
            }
        }
        sleep(Duration::from_millis(50));
    }
    Ok(())
}

/// A hostile guest does what hurts most, as fast as it goes.
fn harm(caller: &Caller, n: usize, stop: &AtomicBool) -> u64 {
    let bot = json!({ "bot": "soldier" });
    let alone = json!({ "game": "adrenaline", "setup": { "players": 5, "skulls": 8 },
                        "seats": [bot, bot, bot, bot, bot], "options": { "listed": true }, "begin": true });
    let own = format!("id = \"mine-{n}\"\n# {}\n", "x".repeat(60_000));
    let own = json!({ "game": "doom2016", "setup": { "mission": own, "marines": ["alpha"] } });
    let password = json!({ "name": format!("Hostile {n}"), "password": "wrong guess" });
    let person = caller.guest("Hostile").unwrap_or(Person { cookie: String::new() });
    let shared = json!({ "game": "adrenaline", "seats": ["me"] });
    let opened = caller.post(&person, "/api/tables", &shared).unwrap_or_default();
    let table = format!("/api/tables/{}", opened["id"].as_str().unwrap_or_default());
    let lines = Mutex::new(Vec::new());
    // What one does holds up no other.
    let ask = |what: usize| match what {
        0 => drop(caller.get(&person, "/api/tables?list=over")),
        1 => drop(caller.get(&person, "/api/tables?list=running&game=nothing")),
        2 => drop(caller.post(&person, "/api/tables", &alone)),
        3 => drop(caller.post(&person, "/api/tables", &own)),
        4 => drop(caller.post(&person, "/api/account", &password)),
        5 => drop(caller.post(&person, "/api/login", &password)),
        6 => drop(caller.post(&person, &format!("{table}/chat"), &json!({ "text": "x".repeat(500) }))),
        7 => drop(caller.patch(
            &person,
            "/api/me",
            &json!({ "name": format!("Name {}", rand::random::<u32>()) }),
        )),
        8 => drop(caller.guest("Another")),
        _ => {
            let mut lines = lines.lock().unwrap_or_else(PoisonError::into_inner);
            match caller.line(&person, &format!("{table}/live")) {
                Ok(line) => lines.push(line),
                Err(_) => lines.clear(),
            }
        }
    };
    let mut done = 0;
    while !stop.load(Ordering::Relaxed) {
        ask(n % WAYS);
        done += 1;
    }
    done
}

fn honest(place: &Place, seconds: u64) -> Result<Waits> {
    let times = Times::default();
    let until = Instant::now() + Duration::from_secs(seconds);
    scope(|scope| {
        let work = |n| Caller::from(place, format!("192.0.2.{n}"));
        let people: Vec<_> = (0..HONEST).map(work).collect();
        let people: Vec<_> =
            people.into_iter().map(|caller| scope.spawn(|| play(&{ caller }, until, &times))).collect();
        people.into_iter().try_for_each(|one| one.join().unwrap_or(Ok(())))
    })?;
    let refused = times.refused.load(Ordering::Relaxed);
    Ok(Waits {
        list_ms: share(times.list),
        look_ms: share(times.look),
        act_ms: share(times.act),
        bots_ms: share(times.bots),
        refused,
    })
}

/// Let so many hostile guests loose, each from an address of its own.
pub(crate) fn measure(place: &Place, guests: usize, seconds: u64) -> Result<Hostile> {
    let before = honest(place, seconds)?;
    let (stop, asked) = (AtomicBool::new(false), AtomicU64::new(0));
    let during = scope(|scope| {
        for n in 0..guests {
            let caller = Caller::from(place, format!("198.51.{}.{}", 100 + n / 250, n % 250));
            let (stop, asked) = (&stop, &asked);
            scope.spawn(move || asked.fetch_add(harm(&caller, n, stop), Ordering::Relaxed));
        }
        sleep(Duration::from_secs(3));
        let during = honest(place, seconds);
        stop.store(true, Ordering::Relaxed);
        during
    })?;
    let hostile_per_s = asked.load(Ordering::Relaxed) / (seconds + 3);
    Ok(Hostile { guests, seconds, before, during, hostile_per_s, memory_mib: place.memory() >> 20 })
}
