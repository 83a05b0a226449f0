//! `cargo xtask balance GAME`: how often the marines win where computers play both sides, and how long that takes, counted
//! for the page and the book.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::builder::PossibleValuesParser;
use serde_json::Value;

use crate::workspace::Workspace;

/// Between these lines of a game's chapter stands the table.
const BEGIN: &str = "<!-- made by `cargo xtask balance` -->\n";
const END: &str = "<!-- the end of what it made -->\n";

/// What to count.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The game.
    #[arg(value_parser = PossibleValuesParser::new(PLANS.map(|plan| plan.game)))]
    game: String,
    /// How many games for each figure.
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// Who plays both sides.
    #[arg(long, default_value = "soldier")]
    players: String,
    /// Where luck starts.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play nothing, and take the games of this table, which `telefrag arena … --csv` has written.
    #[arg(long, value_name = "FILE.csv")]
    from: Option<PathBuf>,
}

/// What of a set-up is gone through: the place, and what makes it easier or harder.
struct Plan {
    game: &'static str,
    place: &'static str,
    choice: &'static str,
    choices: &'static [&'static str],
    places: usize,
    most_marines: usize,
}

/// The games in which many play against one.
const PLANS: [Plan; 2] = [
    Plan {
        game: "doom2004",
        place: "scenario",
        choice: "difficulty",
        choices: &["too-young", "not-too-rough", "hurt-me-plenty", "ultra-violence", "nightmare"],
        places: 6,
        most_marines: 3,
    },
    Plan {
        game: "doom2016",
        place: "mission",
        choice: "frags",
        choices: &["printed", "tuned"],
        places: 13,
        most_marines: 4,
    },
];

fn plan(game: &str) -> Result<&'static Plan> {
    PLANS.iter().find(|plan| plan.game == game).with_context(|| format!("nobody plays against one in {game}"))
}

/// Games won and played, by place, choice and number of marines.
type Counts = BTreeMap<(String, String, usize), (usize, usize)>;
/// Rounds of a game by place, for each number of marines.
type Rounds = BTreeMap<String, Vec<u64>>;
/// So many games tell how long a place usually takes.
const ROUNDS_GAMES: usize = 20;

/// Runs the chore.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let (game, plan) = (&options.game, plan(&options.game)?);
    let cells = plan.places * plan.choices.len() * plan.most_marines;
    let csv = match &options.from {
        Some(csv) => csv.clone(),
        None => play(workspace, options, plan, cells * options.games)?,
    };
    let counts = read(&fs::read_to_string(&csv)?, plan)?;
    let uneven = counts.iter().find(|(_, (_, played))| *played != options.games);
    ensure!(uneven.is_none() && counts.len() == cells, "{} figures of {cells}, {uneven:?}", counts.len());
    let sheet = workspace.root.join("content/balance").join(format!("{game}.toml"));
    let rounds = rounds(workspace, options, plan)?;
    fs::write(&sheet, write_sheet(&counts, &rounds, plan, options))?;
    let chapter = workspace.root.join("docs/src").join(format!("{game}.md"));
    write_chapter(&chapter, &table(&counts, plan, options.games))?;
    println!("{} and the book tell what was counted", sheet.display());
    Ok(())
}

/// How long each place usually takes.
fn rounds(workspace: &Workspace, options: &Options, plan: &Plan) -> Result<Rounds> {
    let built = workspace.cargo(&["build", "--release", "-p", "telefrag"]).status()?;
    ensure!(built.success(), "{built}");
    let program = workspace.program("release", "telefrag")?;
    let files = workspace.root.join("content").join(plan.game).join(format!("{}s", plan.place));
    let mut all = Rounds::new();
    for file in fs::read_dir(files)? {
        let file = file?.path();
        let games = (ROUNDS_GAMES * plan.most_marines).to_string();
        let mut measure = workspace.command(&program);
        measure.args(["scenario", "measure"]).arg(&file).args([
            "--level",
            &options.players,
            "--quiet",
            "--json",
        ]);
        let told = measure.args(["--games", &games, "--seed", &options.seed.to_string()]).output()?;
        ensure!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
        let place = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        all.insert(place, rounds_of(&serde_json::from_slice(&told.stdout)?)?);
    }
    Ok(all)
}

/// The mean of each number of marines, as whole rounds.
fn rounds_of(measure: &Value) -> Result<Vec<u64>> {
    let mean = |one: &Value| one["rounds"].as_f64().map(|rounds| rounds.round() as u64);
    let all = measure["marines"].as_array().context("nothing was measured")?;
    all.iter().map(mean).collect::<Option<_>>().context("rounds were not counted")
}

/// Lets them play; the table of the games. What was played is kept, so that a run that was broken off goes on.
fn play(workspace: &Workspace, options: &Options, plan: &Plan, games: usize) -> Result<PathBuf> {
    let game = &options.game;
    let built = workspace.cargo(&["build", "--release", "-p", "telefrag"]).status()?;
    ensure!(built.success(), "{built}");
    let folder = workspace.target.join("balance");
    fs::create_dir_all(&folder)?;
    let csv = folder.join(format!("{game}.csv"));
    let (both, over) = (
        format!("marines={0},invader={0}", options.players),
        format!("{},{},marines", plan.place, plan.choice),
    );
    let mut arena = workspace.command(workspace.program("release", "telefrag")?);
    arena.args(["arena", game, "--players", &both, "--over", &over]);
    arena.args(["--games", &games.to_string(), "--seed", &options.seed.to_string()]);
    arena.arg("--keep").arg(folder.join(game)).arg("--csv").arg(&csv);
    let status = arena.status()?;
    ensure!(status.success(), "{status}");
    Ok(csv)
}

/// A line for each seat of each game; the marines' first seat tells how it went for them.
fn read(csv: &str, plan: &Plan) -> Result<Counts> {
    let mut counts = Counts::new();
    for line in csv.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let [_, group, "1", _, _, _, won, _] = fields[..] else { continue };
        let part = |name: &str| {
            let mut parts = group.split(' ').filter_map(|part| part.split_once('='));
            parts.find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
        };
        let (place, choice, marines) = (part(plan.place), part(plan.choice), part("marines"));
        let key = place.zip(choice).zip(marines).with_context(|| format!("`{group}` names no set-up"))?;
        let ((place, choice), marines) = key;
        let (wins, played) = counts.entry((place, choice, marines.parse()?)).or_default();
        *wins += usize::from(won == "1");
        *played += 1;
    }
    Ok(counts)
}

fn percent(&(wins, played): &(usize, usize)) -> usize {
    (wins * 100 + played / 2) / played.max(1)
}

/// The figures of a place with one choice, by number of marines.
fn row(counts: &Counts, plan: &Plan, place: &str, choice: &str) -> String {
    let cell = |marines| counts.get(&(place.to_owned(), choice.to_owned(), marines)).map(percent);
    let cells: Vec<String> = (1..=plan.most_marines).filter_map(cell).map(|cell| cell.to_string()).collect();
    cells.join(", ")
}

fn places(counts: &Counts) -> Vec<&str> {
    let mut places: Vec<&str> = counts.keys().map(|(place, ..)| place.as_str()).collect();
    places.dedup();
    places
}

fn write_sheet(counts: &Counts, rounds: &Rounds, plan: &Plan, options: &Options) -> String {
    let mut sheet = format!(
        "# How often the marines win where computers play both sides, in per cent, by number of marines.\n\
         # Counted by `cargo xtask balance {}`: ours, as all that is counted.\n\n\
         players = \"{}\"\ngames = {}\n",
        options.game, options.players, options.games
    );
    for place in places(counts) {
        let _ = write!(sheet, "\n[wins.{place}]\n");
        for choice in plan.choices {
            let _ = writeln!(sheet, "{choice} = [{}]", row(counts, plan, place, choice));
        }
    }
    let _ = write!(sheet, "\n# How many rounds a game takes, with what is usual.\n[rounds]\n");
    for (place, by_marines) in rounds {
        let cells: Vec<String> = by_marines.iter().map(ToString::to_string).collect();
        let _ = writeln!(sheet, "{place} = [{}]", cells.join(", "));
    }
    sheet
}

fn table(counts: &Counts, plan: &Plan, games: usize) -> String {
    let head = plan.choices.iter().fold(String::new(), |head, choice| head + &format!(" `{choice}` |"));
    let mut table = format!("| {} |{head}\n|---|{}\n", plan.place, "---|".repeat(plan.choices.len()));
    for place in places(counts) {
        let _ = write!(table, "| `{place}` |");
        for choice in plan.choices {
            let _ = write!(table, " {} |", row(counts, plan, place, choice));
        }
        table.push('\n');
    }
    // Two thirds of all such counts are so near to what many more games would say.
    let near = (2500.0 / games as f64).sqrt().ceil();
    let _ = write!(
        table,
        "\n{games} games for each number: two times out of three within {near} of what many more would say.\n"
    );
    table
}

fn write_chapter(path: &Path, table: &str) -> Result<()> {
    let chapter = fs::read_to_string(path)?;
    let parts = chapter.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (before, after) = parts.with_context(|| format!("{} has no place for the table", path.display()))?;
    fs::write(path, format!("{before}{BEGIN}\n{table}\n{END}{after}"))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_counted_once_for_each_choice() {
        let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content");
        for plan in &PLANS {
            let places = content.join(plan.game).join(format!("{}s", plan.place));
            assert_eq!(fs::read_dir(places).unwrap().count(), plan.places, "{}", plan.game);
            let sheet =
                fs::read_to_string(content.join("balance").join(format!("{}.toml", plan.game))).unwrap();
            let sheet: toml::Table = sheet.parse().unwrap();
            let wins = sheet["wins"].as_table().unwrap();
            assert_eq!(wins.len(), plan.places, "{}", plan.game);
            let rounds = sheet["rounds"].as_table().unwrap();
            assert_eq!(rounds.keys().collect::<Vec<_>>(), wins.keys().collect::<Vec<_>>(), "{}", plan.game);
            let told = |row: &toml::Value| row.as_array().unwrap().len() == plan.most_marines;
            assert!(rounds.values().all(told), "{}", plan.game);
            for (place, choices) in wins {
                let choices = choices.as_table().unwrap();
                assert!(plan.choices.iter().all(|choice| choices.contains_key(*choice)), "{place}");
                assert!(
                    choices
                        .values()
                        .all(|by_marines| by_marines.as_array().unwrap().len() == plan.most_marines)
                );
            }
        }
    }

    #[test]
    fn games_are_counted_by_place_choice_and_marines() {
        let csv = "game,group,seat,player,side,points,won,decisions\n\
                   0,scenario=b difficulty=nightmare marines=2,1,soldier,0,1,1,9\n\
                   0,scenario=b difficulty=nightmare marines=2,2,soldier,0,1,1,9\n\
                   0,scenario=b difficulty=nightmare marines=2,3,soldier,1,0,0,9\n\
                   1,scenario=b difficulty=nightmare marines=2,1,soldier,0,0,0,9\n\
                   2,scenario=a difficulty=nightmare marines=1,1,soldier,0,0,0,9\n";
        let plan = plan("doom2004").unwrap();
        let counts = read(csv, plan).unwrap();
        assert_eq!(counts.values().copied().collect::<Vec<_>>(), [(0, 1), (1, 2)]);
        assert!(
            table(&counts, plan, 2).contains("| `b` |  |  |  |  | 50 |\n"),
            "{}",
            table(&counts, plan, 2)
        );
        let options =
            Options { game: "doom2004".into(), games: 2, players: "soldier".into(), seed: 1, from: None };
        let measure = serde_json::json!({ "marines": [{ "rounds": 17.75 }, { "rounds": 10.0 }] });
        let rounds = Rounds::from([("b".to_owned(), rounds_of(&measure).unwrap())]);
        let sheet: toml::Table = write_sheet(&counts, &rounds, plan, &options).parse().unwrap();
        assert_eq!(sheet["rounds"]["b"].to_string(), "[18, 10]");
        assert_eq!(sheet["wins"]["b"]["nightmare"].as_array().map(Vec::len), Some(1));
        assert!(read("head\n0,marines=1,1,soldier,0,1,1,9\n", plan).is_err());
    }
}
