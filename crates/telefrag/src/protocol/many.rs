//! Many decisions in one line: steps at many tables, players of ours, games played out.

use std::collections::{BTreeMap, HashSet};

use bots::{Level, Opponent, Played};
use codex::Lang;
use engine::{Eyes, Refusal, Silent, Table};
use serde_json::json;

use super::referee::{self, Next, action, known_seat};
use super::request::{self, Complaint, Pick};
use super::session::{Answer, calm, no_game, raw};

/// How many games one line may ask to play out.
const GAMES_MOST: u32 = 10_000;
/// A game that is played out ends long before.
const DECISIONS_MOST: u64 = 1_000_000;

/// Let somebody act at each of some tables. If one of them may not, nobody does.
pub(super) fn step<G: Played>(
    tables: &mut BTreeMap<String, Table<G>>,
    step: request::Step,
    lang: Lang,
) -> Answer {
    // Where each log stood: a step that fails, or stumbles over a mistake of ours, is taken back everywhere.
    let mut done: Vec<(&str, usize)> = Vec::with_capacity(step.actions.len());
    let mut next = Vec::with_capacity(step.actions.len());
    for (n, (name, pick)) in step.actions.iter().enumerate() {
        let acted = match tables.get_mut(name) {
            None => Err(no_game(name)),
            Some(table) => {
                done.push((name, table.log().len()));
                calm(|| act(table, pick, lang).map(|()| Next::of(table)))
            }
        };
        match acted {
            Ok(answer) => next.push(answer),
            Err(mut complaint) => {
                for (name, before) in done.into_iter().rev() {
                    if let Some(table) = tables.get_mut(name) {
                        table.rewind(before);
                    }
                }
                complaint.message = format!("actions[{n}]: {}", complaint.message);
                return Err(complaint);
            }
        }
    }
    #[derive(serde::Serialize)]
    struct Steps<A> {
        tables: Vec<A>,
    }
    raw(&Steps { tables: next })
}

fn act<G: Played>(table: &mut Table<G>, pick: &Pick, lang: Lang) -> Result<(), Complaint> {
    let seat = referee::seat(table, None)?;
    let action = match pick {
        Pick::Action(text) => action::<G>(text)?,
        Pick::Number(number) => {
            let legal = referee::legal(table);
            *legal.get(*number).ok_or_else(|| {
                let count = legal.len();
                Complaint::new("bad-action", format!("there are {count} legal actions, counted from 0"))
            })?
        }
    };
    table.apply_with(seat, action, &mut Silent).map_err(|refusal| Complaint::refusal(lang, refusal))
}

/// Every action that can be written down, once each: its place in the list is its number.
pub(super) fn universe<G: Played>() -> Answer {
    let mut known = HashSet::new();
    let actions: Vec<String> = G::universe()
        .into_iter()
        .filter(|action| known.insert(*action))
        .map(|action| action.to_string())
        .collect();
    raw(&json!({ "actions": actions }))
}

fn opponent<G: Played>(name: Option<&str>) -> Result<Opponent, Complaint> {
    let bad = |e: String| Complaint::new("bad-request", format!("level: {e}"));
    let who = name.map_or(Ok(Level::Random.into()), str::parse::<Opponent>).map_err(bad)?;
    if G::player(who, 0).is_none() {
        return Err(Complaint::new("no-bot", format!("nobody plays {} at the level {}", G::ID, who.level)));
    }
    Ok(who)
}

/// What a player of ours would do.
pub(super) fn bot<G: Played>(table: &Table<G>, ask: &request::Ask, seed: u64, lang: Lang) -> Answer {
    let who = opponent::<G>(ask.level.as_deref())?;
    let Some((eyes, mut player)) = Eyes::<G>::of(table.state()).zip(G::player(who, seed)) else {
        return Err(Complaint::refusal(lang, Refusal::new("refusal-game-over", &[])));
    };
    let seat = eyes.seat();
    raw(&json!({ "seat": seat, "action": player.choose(eyes).to_string() }))
}

/// Play copies of the game to their end. For a seat, what it does not know is dealt anew each time.
pub(super) fn playout<G: Played>(table: &Table<G>, wanted: &request::Playout, seed: u64) -> Answer {
    let who = opponent::<G>(wanted.level.as_deref())?;
    let seat = wanted.seat.map(|seat| known_seat(table, seat)).transpose()?;
    if !(1..=GAMES_MOST).contains(&wanted.games) {
        return Err(Complaint::new("bad-request", format!("games: from 1 to {GAMES_MOST}")));
    }
    let seats = G::seats(table.state());
    let (mut wins, mut points) = (vec![0u32; seats], vec![0i64; seats]);
    let mut decisions = 0u64;
    for game in 0..u64::from(wanted.games) {
        let seed = seed.wrapping_add(game);
        let mut state = match seat {
            Some(seat) => G::resample(table.state(), seat, seed),
            None => table.state().clone(),
        };
        // Other luck in every game: what will be rolled is nothing that a position knows.
        G::chance_mut(&mut state).reseed(seed);
        decisions += play_out::<G>(&mut state, who, seed);
        let Some(outcome) = G::outcome(&state) else {
            return Err(Complaint::new("internal", "a game did not end"));
        };
        for winner in outcome.winners {
            wins[winner.index()] += 1;
        }
        for (sum, &scored) in points.iter_mut().zip(&outcome.points) {
            *sum += i64::from(scored);
        }
    }
    let games = wanted.games;
    raw(&json!({ "games": games, "wins": wins, "points": points, "decisions": decisions }))
}

fn play_out<G: Played>(state: &mut G::State, who: Opponent, seed: u64) -> u64 {
    let seats = G::seats(state) as u64;
    // There is one for each, since somebody plays at this level.
    let mut players: Vec<_> = (0..seats).filter_map(|seat| G::player(who, seed ^ (seat + 1) << 56)).collect();
    let mut decisions = 0;
    while decisions < DECISIONS_MOST {
        let Some(eyes) = Eyes::<G>::of(state) else { break };
        let action = players[eyes.seat().index()].choose(eyes);
        G::apply(state, action, &mut Silent);
        decisions += 1;
    }
    decisions
}
