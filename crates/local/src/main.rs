//! What is measured of the house without a server, and what a page brings along for it: `local games`, `local texts LANG
//! GAME`, `local hashes GAME FROM COUNT`, `local thought GAME FROM COUNT`, `local bench GAME SECONDS`.

use std::process::ExitCode;
use std::time::Instant;

use codex::Lang;
use local::games::{self, Crew, Game};
use local::{House, Options, texts};

/// So many decisions are made between two looks at the clock.
const DECISIONS: u64 = 20_000;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match said(&args) {
        Some(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("local games | texts LANG GAME | hashes|thought GAME FROM COUNT | bench GAME SECONDS");
            ExitCode::FAILURE
        }
    }
}

fn said(args: &[&str]) -> Option<String> {
    match args {
        ["games"] => {
            let mut house = House::new(Options::default(), Vec::new(), [0; 32]);
            Some(house.request("GET", "/api/games", "", 0).body)
        }
        ["texts", lang, game] => Some(texts(lang.parse::<Lang>().ok()?, find(game)?.kind.id())),
        ["hashes", game, from, count] => hashes(game, Crew::Random, from, count),
        ["thought", game, from, count] => hashes(game, Crew::Thinking, from, count),
        ["bench", game, seconds] => {
            let (game, seconds) = (find(game)?, seconds.parse::<f64>().ok()?);
            let (begun, mut decisions) = (Instant::now(), 0);
            while begun.elapsed().as_secs_f64() < seconds {
                decisions += game.bench(DECISIONS);
            }
            Some(format!("{:.0}\n", decisions as f64 / begun.elapsed().as_secs_f64()))
        }
        _ => None,
    }
}

fn hashes(game: &str, crew: Crew, from: &str, count: &str) -> Option<String> {
    Some(find(game)?.hashes(crew, from.parse().ok()?, count.parse().ok()?))
}

fn find(id: &str) -> Option<Game> {
    games::all().into_iter().find(|game| game.kind.id() == id)
}
