//! Who plays which game: seats, sides, set-ups and luck by a game's number.

use std::collections::BTreeMap;
use std::time::Instant;

use anyhow::{Context, Result as Answer, ensure};
use bots::{Opponent, Played};
use codex::{Arg, said};
use engine::form::{Field, Takes};
use engine::{Chance, Eyes, Game, Seat, Silent, Start, Table, replay};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Options;
use super::tally::bucket;
use crate::sim;

/// A game that is not over after so many decisions is given up.
const MAX_DECISIONS: u64 = 200_000;

/// How one game went.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Result {
    /// Its number.
    pub game: u64,
    /// What its set-up has of its own, as in `mission=dockside marines=3`.
    pub group: String,
    /// By seat: the player, by its place in the list of names.
    pub seats: Vec<usize>,
    /// By seat: the side, by its place in the list of sides.
    pub sides: Vec<usize>,
    /// Seats that won.
    pub winners: Vec<usize>,
    /// Points by seat; none if the game did not end.
    pub points: Vec<i32>,
    /// Decisions.
    pub decisions: u64,
    /// By player: how many decisions took how long (see `tally::bucket`).
    pub times: Vec<BTreeMap<usize, u64>>,
}

/// Every game that is to be played.
pub(super) struct Fixtures<G: Game> {
    seed: u64,
    setups: Vec<(String, G::Setup)>,
    /// Those who play, each once for each time it was named.
    names: Vec<Opponent>,
    /// The lists of players by seat or by side that take turns with the same luck.
    rounds: Vec<Vec<usize>>,
    by_side: bool,
}

impl<G: Played> Fixtures<G> {
    pub(super) fn new(options: &Options) -> Answer<Self> {
        let named = options.players.iter().filter(|entrant| entrant.side.is_some()).count();
        ensure!(named == 0 || named == options.players.len(), said("cli-all-sides", &[]));
        let mut names: Vec<Opponent> = options.players.iter().map(|entrant| entrant.who).collect();
        for who in &names {
            ensure!(G::player(*who, 0).is_some(), sim::nobody::<G>(*who));
        }
        let by_side = named > 0 || options.robin && !G::SIDES.is_empty();
        let count = names.len();
        let mut rounds: Vec<Vec<usize>> = Vec::new();
        if options.robin {
            names = distinct(&names);
            ensure!(names.len() > 1, said("cli-one-player", &[]));
            for one in 0..names.len() {
                for other in one + 1..names.len() {
                    rounds.extend([vec![one, other], vec![other, one]]);
                }
            }
        } else if by_side {
            let mut of_side = Vec::new();
            for side in G::SIDES {
                let found = options.players.iter().position(|entrant| entrant.side.as_deref() == Some(*side));
                of_side.push(found.with_context(|| said("cli-no-side", &[("side", Arg::text(side))]))?);
            }
            let sides = G::SIDES.join(", ");
            let args = [("game", Arg::text(G::ID)), ("sides", Arg::text(sides))];
            ensure!(count == of_side.len(), said("cli-sides", &args));
            rounds.push(of_side.clone());
            if options.swap {
                of_side.reverse();
                rounds.push(of_side);
            }
        } else {
            let turns = if G::SIDES.is_empty() || options.swap { count } else { 1 };
            rounds.extend((0..turns).map(|turn| (0..count).map(|seat| (seat + turn) % count).collect()));
        }
        let seats = (!by_side && !options.robin).then_some(count);
        let setups = setups::<G>(options, seats)?;
        Ok(Fixtures { seed: options.seed, setups, names, rounds, by_side })
    }

    pub(super) fn names(&self) -> Vec<String> {
        self.names.iter().map(Opponent::to_string).collect()
    }

    pub(super) fn sides(&self) -> &'static [&'static str] {
        G::SIDES
    }

    /// What tells this arena from others; the number of games does not.
    pub(super) fn header(&self, options: &Options) -> String {
        let Options { swap, robin, setup, over, .. } = options;
        let Fixtures { seed, names, rounds, .. } = self;
        let names: Vec<String> = names.iter().map(Opponent::to_string).collect();
        let (game, rules) = (G::ID, G::RULES_VERSION);
        serde_json::json!({
            "arena": game, "rules": rules, "seed": seed, "players": names, "rounds": rounds, "swap": swap,
            "robin": robin, "setup": setup, "over": over,
        })
        .to_string()
    }

    /// Plays a game by its number.
    pub(super) fn play(&self, game: u64, with_replay: bool) -> Answer<(Result, Option<String>)> {
        let rounds = self.rounds.len() as u64;
        let round = &self.rounds[(game % rounds) as usize];
        // All that take turns have the same luck and the same set-up.
        let same = game / rounds;
        let (group, setup) = &self.setups[(same % self.setups.len() as u64) as usize];
        let mut luck = Chance::seeded(Chance::seeded(self.seed).next_u64() ^ same);
        let seed = luck.next_u64();
        let mut state = G::start(setup, seed).map_err(|refusal| anyhow::anyhow!(sim::refused(&refusal)))?;
        let mut table =
            with_replay.then(|| Table::<G>::new(Start::New { setup: setup.clone(), seed })).transpose();
        let count = G::seats(&state);
        let sides: Vec<usize> = (0..count).map(|seat| G::side_of(&state, Seat(seat as u8))).collect();
        let place = |seat: usize| {
            if self.by_side { round[sides[seat] % round.len()] } else { round[seat % round.len()] }
        };
        let seats: Vec<usize> = (0..count).map(place).collect();
        let mut players: Vec<_> =
            seats.iter().filter_map(|&name| G::player(self.names[name], luck.next_u64())).collect();
        let mut times = vec![BTreeMap::new(); self.names.len()];
        let mut decisions = 0;
        while let Some(eyes) = Eyes::<G>::of(&state).filter(|_| decisions < MAX_DECISIONS) {
            let seat = eyes.seat();
            let Some(player) = players.get_mut(seat.index()) else { break };
            let begun = Instant::now();
            let action = player.choose(eyes);
            *times[seats[seat.index()]].entry(bucket(begun.elapsed())).or_default() += 1;
            decisions += 1;
            if let Ok(Some(table)) = &mut table {
                table.apply(seat, action).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
            }
            G::apply(&mut state, action, &mut Silent);
        }
        let outcome = G::outcome(&state);
        let winners = outcome.iter().flat_map(|outcome| &outcome.winners).map(|seat| seat.index()).collect();
        let points = outcome.map(|outcome| outcome.points).unwrap_or_default();
        let replay = table.ok().flatten().map(|table| replay::write(&table));
        let group = group.clone();
        Ok((Result { game, group, seats, sides, winners, points, decisions, times }, replay))
    }
}

fn distinct(names: &[Opponent]) -> Vec<Opponent> {
    let mut once = Vec::new();
    names.iter().for_each(|name| {
        if !once.contains(name) {
            once.push(*name);
        }
    });
    once
}

/// The set-ups that are gone through, each with what it has of its own.
fn setups<G: Played>(options: &Options, seats: Option<usize>) -> Answer<Vec<(String, G::Setup)>> {
    let text = options.setup.as_deref().unwrap_or("{}");
    let mut base: serde_json::Map<String, Value> =
        serde_json::from_str(text).with_context(|| said("cli-no-object", &[]))?;
    let form = G::form();
    if let Some(seats) = seats
        && form.iter().any(|field| field.name == "players")
    {
        base.entry("players").or_insert(seats.into());
    }
    let mut all = vec![(String::new(), base)];
    for name in &options.over {
        let fields = || form.iter().map(|field| field.name).collect::<Vec<_>>().join(", ");
        let field = form.iter().find(|field| field.name == name);
        let field = field.with_context(|| {
            said("cli-no-field", &[("name", Arg::text(name)), ("fields", Arg::Text(fields()))])
        })?;
        let values = values(field).with_context(|| said("cli-no-values", &[("name", Arg::text(name))]))?;
        all = all
            .into_iter()
            .flat_map(|(group, setup)| {
                values.iter().map(move |value| one_more(&group, &setup, field.name, value))
            })
            .collect();
    }
    let mut setups = Vec::new();
    for (group, setup) in all {
        let text = Value::Object(setup).to_string();
        let mut reader = serde_json::Deserializer::from_str(&text);
        let setup: G::Setup = serde_path_to_error::deserialize(&mut reader)
            .with_context(|| said("cli-unreadable-setup", &[]))?;
        // Not everything goes together with everything.
        match G::start(&setup, options.seed) {
            Ok(state) if seats.is_none_or(|seats| G::seats(&state) % seats == 0) => {
                setups.push((group, setup))
            }
            Ok(state) => anyhow::bail!(said("cli-seats", &[("n", Arg::from(G::seats(&state)))])),
            Err(refusal) if options.over.is_empty() => {
                anyhow::bail!(sim::refused(&refusal))
            }
            Err(_) => {}
        }
    }
    ensure!(!setups.is_empty(), said("cli-no-setups", &[]));
    Ok(setups)
}

fn one_more(
    group: &str,
    setup: &serde_json::Map<String, Value>,
    name: &str,
    value: &Value,
) -> (String, serde_json::Map<String, Value>) {
    let mut setup = setup.clone();
    setup.insert(name.to_owned(), value.clone());
    let shown = match value {
        Value::String(word) => word.clone(),
        Value::Array(words) => words.len().to_string(),
        other => other.to_string(),
    };
    (format!("{group} {name}={shown}").trim().to_owned(), setup)
}

/// All that a field can be.
fn values(field: &Field) -> Option<Vec<Value>> {
    Some(match &field.takes {
        Takes::Flag => vec![false.into(), true.into()],
        Takes::Number { least, most } => (*least..=*most).map(Value::from).collect(),
        Takes::One { of, .. } => of.iter().map(|&word| word.into()).collect(),
        // The first few of them, each number that there may be.
        Takes::Several { of, least, most } => {
            (*least..=*most).map(|count| of[..of.len().min(count as usize)].into()).collect()
        }
        Takes::Other => return None,
    })
}
