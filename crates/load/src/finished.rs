//! A hundred thousand finished games that are in no public list: what lists, profiles and a start cost then.

use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result};
use serde::Serialize;

use crate::client::{Caller, Person};
use crate::place::Place;
use crate::still::Long;

/// How often each thing is asked for.
const TIMES: usize = 200;

/// How long things take, in milliseconds: half of the times, and 99 of 100.
#[derive(Debug, Serialize)]
pub(crate) struct Finished {
    games: usize,
    /// Until the program says where it is.
    start_ms: f64,
    /// The public list of finished games.
    over_ms: (f64, f64),
    /// The same of one game.
    over_of_game_ms: (f64, f64),
    /// A finished game.
    game_ms: (f64, f64),
    /// Who one is, while thirty others ask for the list without a pause.
    me_meanwhile_ms: (f64, f64),
}

/// Copy a finished game so often, with what lists and profiles need of it; the log is not copied.
fn fill(file: &Path, id: &str, games: usize) -> Result<()> {
    let file = rusqlite::Connection::open(file)?;
    let numbers = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?2)";
    let columns = "game, rules, setup, shown, seed, salt, options, replay, owner, listed, created, last, changed + n, \
                   phase, card, due, busy, alone";
    let tables = format!(
        "{numbers} INSERT INTO tables (id, {}) SELECT 'copy-' || n, {columns} FROM tables, n WHERE id = ?1",
        columns.replace(" + n", "")
    );
    let scores = format!(
        "{numbers} INSERT INTO scores (person, table_id, seat, game, won, points, at) \
         SELECT 'person-' || (n % 1000), 'copy-' || n, 0, 'adrenaline', n % 2, n % 60, n FROM n, tables WHERE id = ?1"
    );
    for sql in [tables, scores] {
        file.execute(&sql, rusqlite::params![id, games])?;
    }
    Ok(())
}

fn times(count: usize, ask: impl Fn() -> Result<()>) -> Result<(f64, f64)> {
    let one = |_| -> Result<f64> {
        let begun = Instant::now();
        ask()?;
        Ok(begun.elapsed().as_secs_f64() * 1000.0)
    };
    let mut times = (0..count).map(one).collect::<Result<Vec<f64>>>()?;
    times.sort_unstable_by(f64::total_cmp);
    let at = |percent: usize| times.get(count * percent / 100).copied().context("nothing was measured");
    Ok((at(50)?, at(99)?))
}

/// Fill the file of a place, start it again and ask.
pub(crate) fn measure(place: &mut Place, long: &Long, games: usize) -> Result<Finished> {
    fill(&place.file(), &long.id, games)?;
    let begun = Instant::now();
    place.restart()?;
    let start_ms = begun.elapsed().as_secs_f64() * 1000.0;
    let caller = Caller::new(place);
    // Somebody would be slowed down who asks so often; nobody is not, here.
    let get = |path: &str| caller.get(&Person { cookie: String::new() }, path).map(drop);
    let over = || get("/api/tables?list=over");
    let stop = std::sync::atomic::AtomicBool::new(false);
    let me_meanwhile_ms = std::thread::scope(|scope| {
        for _ in 0..30 {
            scope.spawn(|| {
                while !stop.load(std::sync::atomic::Ordering::Relaxed) {
                    let _ = over();
                }
            });
        }
        let me = times(TIMES, || caller.get(&long.person, "/api/me").map(drop));
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
        me
    });
    Ok(Finished {
        games,
        start_ms,
        over_ms: times(TIMES, over)?,
        over_of_game_ms: times(TIMES, || get("/api/tables?list=over&game=adrenaline"))?,
        game_ms: times(TIMES, || get(&format!("/api/tables/{}", long.id)))?,
        me_meanwhile_ms: me_meanwhile_ms?,
    })
}
