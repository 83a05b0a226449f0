//! What does not move: a finished game that is loaded, and tables that nobody plays at.

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde::Serialize;
use serde_json::json;

use crate::client::{Caller, Person, many};
use crate::place::Place;

/// A finished game.
#[derive(Debug)]
pub(crate) struct Long {
    pub(crate) id: String,
    pub(crate) person: Person,
}

/// How long a finished game takes to load.
#[derive(Debug, Serialize)]
pub(crate) struct Loading {
    /// Actions of the game.
    actions: u64,
    /// Until it is on the line, the first time in a new process.
    first_ms: f64,
    /// The same once more.
    again_ms: f64,
}

/// Let computer players play games until one has 500 actions.
pub(crate) fn play_long_game(place: &Place) -> Result<Long> {
    let caller = Caller::new(place);
    let person = caller.guest("Host")?;
    for _ in 0..10 {
        let bot = json!({ "bot": "random" });
        let new = json!({ "game": "adrenaline", "setup": { "players": 5 }, "seats": [bot, bot, bot, bot, bot],
                          "begin": true });
        let table = caller.post(&person, "/api/tables", &new)?;
        let id = table["id"].as_str().context("a table has a name")?.to_owned();
        let begun = Instant::now();
        loop {
            let page = caller.get(&person, &format!("/api/tables/{id}"))?;
            let actions = page["scene"]["actions"].as_u64().unwrap_or_default();
            match page["scene"]["phase"].as_str() {
                Some("over") if actions >= 500 => return Ok(Long { id, person }),
                Some("over") => break,
                _ if begun.elapsed() > Duration::from_secs(120) => {
                    bail!("the game does not end: {actions} actions")
                }
                _ => sleep(Duration::from_millis(100)),
            }
        }
    }
    bail!("no game was long enough")
}

/// Load it in a process that has never seen it.
pub(crate) fn load(place: &Place, long: &Long) -> Result<Loading> {
    let caller = Caller::new(place);
    // The connection and the session are not what is measured.
    caller.get(&long.person, "/api/me")?;
    let time = || -> Result<(f64, u64)> {
        let begun = Instant::now();
        let page = caller.get(&long.person, &format!("/api/tables/{}", long.id))?;
        Ok((begun.elapsed().as_secs_f64() * 1000.0, page["scene"]["actions"].as_u64().unwrap_or_default()))
    };
    let ((first_ms, actions), (again_ms, _)) = (time()?, time()?);
    Ok(Loading { actions, first_ms, again_ms })
}

/// The memory of tables that nobody plays at.
#[derive(Debug, Serialize)]
pub(crate) struct Memory {
    /// How many.
    tables: usize,
    /// The whole process with all of them just used, in MiB.
    used_mib: f64,
    /// A table that was just used, in KiB.
    used_table_kib: f64,
    /// The whole process once they have been idle for a while, in MiB.
    idle_mib: f64,
    /// An idle table, in KiB.
    idle_table_kib: f64,
}

/// Open tables and leave them alone.
pub(crate) fn idle_tables(place: &Place, count: usize) -> Result<Memory> {
    let caller = Caller::new(place);
    caller.guest("Warm")?;
    let before = place.memory();
    // A person may have so many tables and no more.
    let people = many(count.div_ceil(40), |n| caller.guest(&format!("Idle {n}")))?;
    many(count, |n| {
        let bot = json!({ "bot": "soldier" });
        let new = json!({ "game": "adrenaline", "setup": { "players": 3 }, "seats": ["me", bot, bot], "begin": true });
        caller.post(&people[n / 40], "/api/tables", &new)
    })?;
    let used = place.memory();
    // Computer players first have their turns; then what nobody needs is forgotten.
    sleep(Duration::from_secs(95));
    let idle = place.memory();
    #[allow(clippy::cast_precision_loss)]
    let share = |bytes: u64, of: f64| bytes as f64 / 1024.0 / of;
    #[allow(clippy::cast_precision_loss)]
    let tables = count as f64;
    Ok(Memory {
        tables: count,
        used_mib: share(used, 1024.0),
        used_table_kib: share(used.saturating_sub(before), tables),
        idle_mib: share(idle, 1024.0),
        idle_table_kib: share(idle.saturating_sub(before), tables),
    })
}
