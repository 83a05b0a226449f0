//! What many games come to.

use std::collections::BTreeMap;

use serde::Serialize;
use skirmish::Pos;
use utoipa::ToSchema;

use super::advice::{Advice, advise};
use super::{Record, Site};

/// What a share is within with a chance of 95 in 100.
const SURE: f64 = 1.96;

/// Wilson's interval for a share: it holds the true one in 95 of 100 cases.
///
/// ```
/// let [low, high] = workshop::interval(50.0, 100);
/// assert!((0.40..0.41).contains(&low) && (0.59..0.60).contains(&high));
/// assert_eq!(workshop::interval(0.0, 0), [0.0, 1.0]);
/// ```
pub fn interval(wins: f64, games: u64) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let (n, p, z2) = (games as f64, wins / games as f64, SURE * SURE);
    let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = SURE * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt() / (1.0 + z2 / n);
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

/// How a place plays.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = PlaceMeasure)]
pub struct Measure {
    /// The game.
    #[schema(value_type = String)]
    pub game: &'static str,
    /// The name of the place.
    pub id: String,
    /// Who played, on both sides.
    pub level: String,
    /// All luck followed from it.
    pub seed: u64,
    /// Games that were played to their end.
    pub games: u64,
    /// Games that were given up.
    pub unfinished: u64,
    /// All games together.
    pub all: Wins,
    /// The same by number of marines; by number of players and seat where everybody is against everybody.
    pub marines: Vec<Wins>,
    /// How games ended, and how many did so.
    #[schema(value_type = BTreeMap<String, u64>)]
    pub endings: BTreeMap<&'static str, u64>,
    /// Where marines fell, the most first.
    pub falls: Vec<Falls>,
    /// Where marines stood when rounds were over, the most first.
    pub stands: Vec<Stands>,
    /// What became of areas or rooms.
    pub rooms: Vec<Visits>,
    /// The doors.
    pub doors: Vec<Opened>,
    /// Things that lie about.
    pub things: Vec<Taken>,
    /// What nobody used in any game.
    pub unused: Unused,
    /// What would make it more even.
    pub advice: Vec<Advice>,
    /// Spaces with nobody fallen are points, others are 1 to 9 by how many fell.
    pub map: Vec<String>,
    /// The same for where marines stood.
    pub stood: Vec<String>,
}

/// How often the marines won.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
#[schema(as = PlaceWins)]
pub struct Wins {
    /// How many marines or players there were; nothing for all games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marines: Option<u8>,
    /// Whose wins are counted where everybody is against everybody, from 1; nothing elsewhere, and for all games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Games.
    pub games: u64,
    /// Won by the marines, or by the seat.
    pub wins: u64,
    /// Of all games.
    pub share: f64,
    /// The share is not below this, with a chance of 95 in 100 that it lies between the two.
    pub low: f64,
    /// Nor above this.
    pub high: f64,
    /// Rounds in a game, on average.
    pub rounds: f64,
    /// Decisions in a game, on average.
    pub decisions: f64,
    /// Frags of the invader in a game, on average.
    pub frags: f64,
}

/// Where marines fell.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = PlaceFalls)]
pub struct Falls {
    /// The space, as `column,row`.
    #[schema(value_type = String)]
    pub at: Pos,
    /// How many.
    pub falls: u64,
}

/// Where marines stood.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = PlaceStands)]
pub struct Stands {
    /// The space, as `column,row`.
    #[schema(value_type = String)]
    pub at: Pos,
    /// At the end of so many rounds.
    pub rounds: u64,
}

/// What became of an area or a room.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = PlaceVisits)]
pub struct Visits {
    /// Its name.
    pub room: String,
    /// The share of games in which a marine was there.
    pub entered: f64,
    /// How many marines fell there.
    pub falls: u64,
}

/// What became of a door.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = PlaceDoor)]
pub struct Opened {
    /// Its name.
    pub door: String,
    /// The areas or rooms on both sides.
    #[schema(value_type = Vec<String>)]
    pub between: [String; 2],
    /// The share of games in which it was opened.
    pub share: f64,
    /// The round of that, on average; nothing if it never was.
    pub round: Option<f64>,
}

/// What became of a thing.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = PlaceThing)]
pub struct Taken {
    /// What it is.
    pub thing: String,
    /// Where it lies, as `column,row`.
    #[schema(value_type = String)]
    pub at: Pos,
    /// In which area or room.
    pub room: String,
    /// The share of games in which it was used.
    pub share: f64,
}

/// What nobody used.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
#[schema(as = PlaceUnused)]
pub struct Unused {
    /// Areas or rooms that no marine entered.
    pub rooms: Vec<String>,
    /// Doors that nobody opened.
    pub doors: Vec<String>,
    /// Things that nobody took or used, with their places.
    pub things: Vec<String>,
    /// Triggers that never went off, by their numbers in the file, from 1.
    pub triggers: Vec<usize>,
}

impl Measure {
    /// What the games on a place come to.
    pub fn of(site: &Site, records: &[Record], level: &str, seed: u64) -> Measure {
        let ended: Vec<&Record> = records.iter().filter(|record| record.ending.is_some()).collect();
        let numbers = site.marines[0]..=site.marines[1];
        let marines = numbers.flat_map(|marines| {
            let games: Vec<&Record> = ended.iter().copied().filter(|game| game.marines == marines).collect();
            by_number(site, marines, &games)
        });
        let mut endings: BTreeMap<&'static str, u64> = BTreeMap::new();
        for ending in ended.iter().filter_map(|game| game.ending) {
            *endings.entry(ending).or_default() += 1;
        }
        let fallen = counted(ended.iter().flat_map(|game| &game.falls));
        let stood = counted(ended.iter().flat_map(|game| &game.stands));
        let falls = most_first(&fallen).into_iter().map(|(at, falls)| Falls { at, falls });
        let stands = most_first(&stood).into_iter().map(|(at, rounds)| Stands { at, rounds });
        let mut measure = Measure {
            game: site.game,
            id: site.id.clone(),
            level: level.to_owned(),
            seed,
            games: ended.len() as u64,
            unfinished: (records.len() - ended.len()) as u64,
            all: Wins::of(&ended),
            marines: marines.collect(),
            endings,
            rooms: visits(site, &ended, &fallen),
            doors: doors(site, &ended),
            things: things(site, &ended),
            map: map(site, &fallen),
            stood: map(site, &stood),
            falls: falls.collect(),
            stands: stands.collect(),
            unused: Unused::default(),
            advice: Vec::new(),
        };
        measure.unused = unused(site, &ended, &measure);
        measure.advice = advise(site, &ended, &measure);
        measure
    }
}

/// How often each place is named.
fn counted<'a>(places: impl Iterator<Item = &'a Pos>) -> BTreeMap<Pos, u64> {
    let mut counts = BTreeMap::new();
    for &at in places {
        *counts.entry(at).or_default() += 1;
    }
    counts
}

/// Those that are named most come first.
fn most_first(counts: &BTreeMap<Pos, u64>) -> Vec<(Pos, u64)> {
    let mut list: Vec<(Pos, u64)> = counts.iter().map(|(at, count)| (*at, *count)).collect();
    list.sort_by_key(|(at, count)| (std::cmp::Reverse(*count), *at));
    list
}

fn mean(sum: f64, n: usize) -> f64 {
    if n > 0 { sum / n as f64 } else { 0.0 }
}

/// The share of games that pass a test.
fn share(games: &[&Record], test: impl Fn(&Record) -> bool) -> f64 {
    mean(games.iter().filter(|game| test(game)).count() as f64, games.len())
}

/// The games with one number of marines, or with one number of players by seat; nothing if there were none.
fn by_number(site: &Site, marines: u8, games: &[&Record]) -> Vec<Wins> {
    if games.is_empty() {
        return Vec::new();
    }
    let wins = |seat, wins| Wins { marines: Some(marines), seat, ..wins };
    if !site.seats {
        return vec![wins(None, Wins::of(games))];
    }
    let of = |seat: u8| Wins::counted(games, |game| game.winners.contains(&seat));
    (0..marines).map(|seat| wins(Some(seat + 1), of(seat))).collect()
}

impl Wins {
    fn of(games: &[&Record]) -> Wins {
        Wins::counted(games, |game| game.won)
    }
    fn counted(games: &[&Record], won: impl Fn(&Record) -> bool) -> Wins {
        let wins = games.iter().filter(|game| won(game)).count() as u64;
        let [low, high] = interval(wins as f64, games.len() as u64);
        let average = |of: fn(&Record) -> f64| mean(games.iter().map(|game| of(game)).sum(), games.len());
        Wins {
            marines: None,
            seat: None,
            games: games.len() as u64,
            wins,
            share: mean(wins as f64, games.len()),
            low,
            high,
            rounds: average(|game| f64::from(game.rounds)),
            decisions: average(|game| game.decisions as f64),
            frags: average(|game| f64::from(game.frags)),
        }
    }
}

fn visits(site: &Site, games: &[&Record], fallen: &BTreeMap<Pos, u64>) -> Vec<Visits> {
    let falls =
        |room: usize| fallen.iter().filter(|(at, _)| site.room_of(**at) == Some(room)).map(|(_, n)| n).sum();
    let visit = |(room, name): (usize, &String)| Visits {
        room: name.clone(),
        entered: share(games, |game| game.rooms[room]),
        falls: falls(room),
    };
    site.rooms.iter().enumerate().map(visit).collect()
}

fn doors(site: &Site, games: &[&Record]) -> Vec<Opened> {
    let opened = |(door, (name, between)): (usize, &(String, [usize; 2]))| {
        let rounds: Vec<f64> = games.iter().filter_map(|game| game.doors[door]).map(f64::from).collect();
        Opened {
            door: name.clone(),
            between: between.map(|room| site.rooms[room].clone()),
            share: mean(rounds.len() as f64, games.len()),
            round: (!rounds.is_empty()).then(|| mean(rounds.iter().sum(), rounds.len())),
        }
    };
    site.doors.iter().enumerate().map(opened).collect()
}

fn things(site: &Site, games: &[&Record]) -> Vec<Taken> {
    let taken = |(number, (thing, at, room)): (usize, &(String, Pos, usize))| Taken {
        thing: thing.clone(),
        at: *at,
        room: site.rooms[*room].clone(),
        share: share(games, |game| game.things[number]),
    };
    site.things.iter().enumerate().map(taken).collect()
}

fn unused(site: &Site, games: &[&Record], measure: &Measure) -> Unused {
    let rooms = measure.rooms.iter().filter(|visit| visit.entered == 0.0).map(|visit| visit.room.clone());
    let doors = measure.doors.iter().filter(|door| door.round.is_none()).map(|door| door.door.clone());
    let things = measure.things.iter().filter(|thing| thing.share == 0.0);
    let asleep = |trigger: &usize| !games.iter().any(|game| game.triggers[*trigger]);
    Unused {
        rooms: rooms.collect(),
        doors: doors.collect(),
        things: things.map(|taken| format!("{} at {:#} in {}", taken.thing, taken.at, taken.room)).collect(),
        triggers: (0..site.triggers).filter(asleep).map(|trigger| trigger + 1).collect(),
    }
}

/// The map, row by row, with a digit for how often a place is named.
fn map(site: &Site, counts: &BTreeMap<Pos, u64>) -> Vec<String> {
    let Some(around) = skirmish::Extent::around(site.spaces.iter().map(|(pos, _)| *pos)) else {
        return Vec::new();
    };
    let most = counts.values().copied().max().unwrap_or(1).max(1);
    let sign = |pos: Pos| match (counts.get(&pos), site.room_of(pos)) {
        (Some(&count), _) => char::from_digit((count * 9).div_ceil(most) as u32, 10).unwrap_or('9'),
        (None, Some(_)) => '.',
        (None, None) => ' ',
    };
    let row = |y: i16| (around.from.x..=around.to.x).map(|x| sign(Pos::new(x, y))).collect::<String>();
    (around.from.y..=around.to.y).map(|y| row(y).trim_end().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_hold_the_share_and_shrink() {
        let [low, high] = interval(50.0, 100);
        assert!(low < 0.5 && high > 0.5);
        let [narrow, wide] = interval(500.0, 1000);
        assert!(narrow > low && wide < high);
    }
}
