//! Records the games in `crates/*/playthroughs/endings`: computer players play every scenario, mission and mode, and of
//! all games that end alike the shortest is kept; what no good player comes to, players at random may. The tests of the
//! game crates play them again. With the names of games only those are recorded: `playthroughs doom2004`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use adrenaline::{Adrenaline, BoardId};
use bots::{Level, Played};
use doom2004::{Colour, Difficulty, Doom2004};
use doom2016::{Callsign, Doom2016};
use engine::{Eyes, Game, Proof, conformance};

/// So many games are played in each mode of Adrenaline, each scenario of DOOM 2004, each mission of DOOM 2016.
const GAMES: [u64; 3] = [10, 36, 48];
/// So many lines are enough to read: a longer game gives way to a shorter one at random.
const LONG: usize = 3000;

/// A set-up with the name of what is played and the seed.
struct Start<G: Game> {
    name: String,
    setup: G::Setup,
    seed: u64,
}

/// How a game ended, in a word.
type Ending<G> = fn(&<G as Game>::State) -> Option<&'static str>;

fn main() -> std::io::Result<()> {
    let frenzy =
        |state: &adrenaline::State| Some(if state.frenzy.is_some() { "frenzy" } else { "sudden-death" });
    write::<Adrenaline>(modes, frenzy)?;
    write::<Doom2004>(scenarios, doom2004::State::ending)?;
    write::<Doom2016>(missions, doom2016::State::ending)
}

fn modes() -> Vec<Start<Adrenaline>> {
    let mut all = Vec::new();
    let three = |setup: &adrenaline::Setup| {
        setup.players == 3 && setup.board.place().in_box() == Some(BoardId::Small)
    };
    for setup in Adrenaline::setups().into_iter().filter(three) {
        let mode = match (setup.domination, setup.turrets) {
            (true, _) => "domination",
            (_, true) => "turrets",
            _ => "deathmatch",
        };
        let name = if setup.bot { format!("{mode}-with-bot") } else { mode.to_owned() };
        for ending in [adrenaline::Ending::Frenzy, adrenaline::Ending::SuddenDeath] {
            let adrenaline::Setup { board, players, domination, turrets, bot, .. } = setup.clone();
            let setup = adrenaline::Setup {
                board,
                players,
                skulls: 5,
                domination,
                turrets,
                bot,
                ending,
                ..adrenaline::Setup::default()
            };
            all.extend((0..GAMES[0]).map(|seed| Start { name: name.clone(), setup: setup.clone(), seed }));
        }
    }
    all
}

fn scenarios() -> Vec<Start<Doom2004>> {
    let mut all = Vec::new();
    for scenario in doom2004::place::shipped() {
        for seed in 0..GAMES[1] {
            let marines = Colour::ALL.into_iter().take(1 + seed as usize % 3).collect();
            let difficulty = Difficulty::ALL[seed as usize % 5];
            let setup = doom2004::Setup {
                scenario: scenario.clone(),
                marines,
                difficulty,
                ..doom2004::Setup::default()
            };
            all.push(Start { name: scenario.name().to_owned(), setup, seed });
        }
    }
    all
}

fn missions() -> Vec<Start<Doom2016>> {
    let mut all = Vec::new();
    for mission in doom2016::place::shipped() {
        for seed in 0..GAMES[2] {
            let marines = Callsign::ALL.into_iter().take(1 + seed as usize % 4).collect();
            let setup = doom2016::Setup { mission: mission.clone(), marines, ..doom2016::Setup::default() };
            all.push(Start { name: mission.name().to_owned(), setup, seed });
        }
    }
    all
}

/// Play all, and write the shortest of those that end alike.
fn write<G: Played>(starts: fn() -> Vec<Start<G>>, ending: Ending<G>) -> std::io::Result<()>
where
    G::Setup: Sync,
{
    let mut named = std::env::args().skip(1).peekable();
    if named.peek().is_some() && !named.any(|name| name == G::ID) {
        return Ok(());
    }
    let starts = &starts();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(PathBuf::from).unwrap_or_default();
    let folder = crates.join(G::ID).join("playthroughs/endings");
    let mut found = shortest(starts, Level::Soldier, ending);
    for (name, text) in shortest(starts, Level::Random, ending) {
        if found.get(&name).is_none_or(|old| old.lines().count() > LONG) {
            found = keep(found, (name, text));
        }
    }
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    for (name, text) in found {
        println!("{}/{name}: {} lines", G::ID, text.lines().count());
        std::fs::write(folder.join(format!("{name}.txt")), text)?;
    }
    Ok(())
}

type Games = BTreeMap<String, String>;

/// The shortest games of players of one level, by name.
fn shortest<G: Played>(starts: &[Start<G>], level: Level, ending: Ending<G>) -> Games
where
    G::Setup: Sync,
{
    let half = |first: usize| -> Games {
        let starts = starts.iter().skip(first).step_by(2);
        starts.filter_map(|start| play(start, level, ending)).fold(Games::new(), keep)
    };
    std::thread::scope(|scope| {
        let halves = [scope.spawn(|| half(0)), scope.spawn(|| half(1))];
        let done = halves.map(|half| half.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        done.into_iter().flatten().fold(Games::new(), keep)
    })
}

/// Of two games with the same name the shorter one stays; of two as short as each other, the one that sorts first.
fn keep(mut games: Games, (name, text): (String, String)) -> Games {
    let size = |text: &String| (text.lines().count(), text.clone());
    if games.get(&name).is_none_or(|old| size(&text) < size(old)) {
        games.insert(name, text);
    }
    games
}

/// A game among computer players of one level, with its name.
fn play<G: Played>(start: &Start<G>, level: Level, ending: Ending<G>) -> Option<(String, String)> {
    let seats = G::seats(&G::start(&start.setup, start.seed).ok()?) as u64;
    let mut players: Vec<_> =
        (0..seats).map(|n| G::player(level.into(), 10 * start.seed + n)).collect::<Option<_>>()?;
    let (text, end) = conformance::record::<G>(&start.setup, start.seed, |state, _| {
        let eyes = Eyes::of(state)?;
        Some(players[eyes.seat().index()].choose(eyes))
    });
    let end = end.filter(|end| G::outcome(end).is_some())?;
    Some((format!("{}-{}", start.name, ending(&end)?), text))
}
