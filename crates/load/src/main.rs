//! Measures a server on this machine, run by `cargo xtask load`: live tables at a steady pace, the saturation point, the
//! memory of idle tables, and how long a finished game takes to load. The clients are real: HTTP, WebSocket, two people
//! a table.

mod client;
mod figures;
mod finished;
mod hostile;
mod pace;
mod place;
mod still;

use std::fmt::Debug;
use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Parser;
use serde::Serialize;

use crate::figures::Figures;
use crate::place::Place;

/// One machine plays everybody: it must not be taken for one.
const NO_LIMITS: &[&str] = &["--sign-ups", "1000000", "--requests", "1000000"];

/// Measure a server on this machine.
#[derive(Debug, Parser)]
#[command(name = "load")]
struct Options {
    /// The program to measure.
    #[arg(long, value_name = "FILE")]
    program: PathBuf,
    /// How many tables are live.
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// How long each pace is kept, in seconds.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Keep things in a PostgreSQL started for this instead of the file.
    #[arg(long)]
    postgres: bool,
    /// How many server processes share that PostgreSQL, as behind a proxy that sends anybody anywhere.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    processes: u8,
    /// How many idle tables the memory is measured with; 0 leaves it out.
    #[arg(long, default_value_t = 10_000)]
    idle: usize,
    /// The paces at which the saturation point is looked for, in actions a second, rising.
    #[arg(long, value_delimiter = ',', default_value = "3000,4000,5000,6000,7000,8000,10000")]
    paces: Vec<u32>,
    /// Measure only what so many finished games cost that are in no list.
    #[arg(long, value_name = "N", conflicts_with = "postgres")]
    finished: Option<usize>,
    /// Measure only how long ten honest guests wait while so many hostile ones do their worst.
    #[arg(long, value_name = "N")]
    hostile: Option<usize>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// All that was measured.
#[derive(Debug, Serialize)]
struct Report {
    database: &'static str,
    processes: u8,
    tables: usize,
    seconds: u64,
    #[serde(flatten)]
    steady: Figures,
    /// The quickest pace with 99 of 100 broadcasts within 100 ms.
    saturation: Option<Figures>,
    /// Every pace that was tried.
    paces: Vec<Figures>,
    #[serde(skip_serializing_if = "Option::is_none")]
    memory: Option<still::Memory>,
    /// A finished game of at least 500 actions, loaded by a process that has never seen it.
    load: still::Loading,
}

fn main() -> Result<()> {
    let options = Options::parse();
    ensure!(options.postgres || options.processes == 1, "several processes need --postgres");
    let processes = options.processes.into();
    let say = |text: &str| eprintln!("{text}");
    let postgres = options.postgres.then(testbed::Postgres::start).transpose()?;
    let database = postgres.as_ref().map(|server| server.create("load")).transpose()?;
    if let Some(guests) = options.hostile {
        let place = Place::start(&options.program, database.as_deref(), processes, &["--trust-proxy"])?;
        return print(&options, &hostile::measure(&place, guests, options.seconds)?);
    }
    let mut place = Place::start(&options.program, database.as_deref(), processes, NO_LIMITS)?;

    say("a long game, and how long it takes to load it");
    let long = still::play_long_game(&place)?;
    if let Some(games) = options.finished {
        return print(&options, &finished::measure(&mut place, &long, games)?);
    }
    place.restart()?;
    let load = still::load(&place, &long)?;

    say(&format!("{} tables with two people each", options.tables));
    let tables = client::open_tables(&place, options.tables)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (steady, paces) = runtime.block_on(async {
        let mut hall = pace::Hall::connect(&place, tables).await?;
        #[allow(clippy::cast_precision_loss)]
        let steady = hall.keep(options.tables as f64, options.seconds).await?;
        say(&format!("one action a second each: {steady}"));
        let mut paces = Vec::new();
        for pace in &options.paces {
            let figures = hall.keep(f64::from(*pace), options.seconds.min(10)).await?;
            say(&format!("{pace} actions a second wanted: {figures}"));
            let lost = figures.p99_ms > 100.0 || figures.actions_per_s < f64::from(*pace) * 0.95;
            paces.push(figures);
            if lost {
                break;
            }
        }
        anyhow::Ok((steady, paces))
    })?;
    let saturation = paces
        .iter()
        .filter(|figures| figures.p99_ms <= 100.0)
        .max_by(|a, b| a.actions_per_s.total_cmp(&b.actions_per_s));
    let saturation = saturation.cloned();

    let memory = match options.idle {
        0 => None,
        idle => {
            say(&format!("{idle} idle tables"));
            place.restart()?;
            Some(still::idle_tables(&place, idle)?)
        }
    };
    let database = if options.postgres { "postgresql" } else { "sqlite" };
    let Options { tables, seconds, processes, .. } = options;
    let report = Report { database, processes, tables, seconds, steady, saturation, paces, memory, load };
    print(&options, &report)
}

fn print(options: &Options, report: &(impl Serialize + Debug)) -> Result<()> {
    if options.json {
        println!("{}", serde_json::to_string_pretty(report)?);
    } else {
        println!("{report:#?}");
    }
    Ok(())
}
