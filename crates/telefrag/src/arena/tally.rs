//! What the results come to: shares of first places with intervals, ratings, times.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;
use workshop::interval;

use super::fixture::Result;

/// Buckets of time in a doubling.
const FINE: f64 = 8.0;
/// What a share is within with a chance of 95 in 100.
const SURE: f64 = 1.96;
/// Steps towards the ratings.
const STEPS: usize = 200;
/// Points of rating for a chance of ten to one.
const TENFOLD: f64 = 400.0;

/// The number of a time's bucket: an eighth of a doubling is wide enough.
pub(super) fn bucket(time: Duration) -> usize {
    ((time.as_nanos() as f64 / 1000.0).max(1.0).log2() * FINE).round() as usize
}

/// Milliseconds of a bucket.
fn milliseconds(bucket: usize) -> f64 {
    (bucket as f64 / FINE).exp2() / 1000.0
}

/// What an arena came to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// The game.
    pub game: &'static str,
    /// Games that were played to their end.
    pub games: u64,
    /// Those who played, in the order in which they were named.
    pub players: Vec<Standing>,
    /// The same by side, where the game has sides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<Standing>,
    /// The same by what set-ups had of their own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Group>,
    /// Decisions in a game, on average.
    pub decisions: f64,
    /// Shares of first places by seat.
    pub seats: Vec<f64>,
    /// How long it took.
    pub seconds: f64,
}

/// How somebody did.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Standing {
    /// Who.
    pub name: String,
    /// On which side, if it is asked by side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<&'static str>,
    /// Games.
    pub games: u64,
    /// First places; one that is shared counts in part.
    pub wins: f64,
    /// Of all games.
    pub share: f64,
    /// The share is not below this, with a chance of 95 in 100 that it lies between the two.
    pub low: f64,
    /// Nor above this.
    pub high: f64,
    /// Points, on average over its seats.
    pub points: f64,
    /// Rating: 400 more for ten times the chance; 0 is the mean of all.
    pub rating: f64,
    /// The rating is that sure, more or less.
    pub rating_error: f64,
    /// Half of the decisions took no longer, in milliseconds.
    pub p50_ms: f64,
    /// 99 of 100 took no longer.
    pub p99_ms: f64,
    /// None took longer.
    pub max_ms: f64,
}

/// How all did with set-ups that have something in common.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Group {
    /// What they have in common.
    pub name: String,
    /// Those who played.
    pub players: Vec<Standing>,
    /// The sides, whoever played them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<Standing>,
}

/// One player's games, in whole or by side.
#[derive(Clone, Default)]
struct Count {
    games: u64,
    wins: f64,
    points: i64,
    seats: u64,
    times: BTreeMap<usize, u64>,
}

impl Count {
    fn standing(&self, name: &str, side: Option<&'static str>) -> Standing {
        let [low, high] = interval(self.wins, self.games);
        Standing {
            name: name.to_owned(),
            side,
            games: self.games,
            wins: self.wins,
            share: self.wins / self.games.max(1) as f64,
            low,
            high,
            points: self.points as f64 / self.seats.max(1) as f64,
            p50_ms: quantile(&self.times, 0.5),
            p99_ms: quantile(&self.times, 0.99),
            max_ms: quantile(&self.times, 1.0),
            ..Standing::default()
        }
    }
}

/// Adds one game to those of everybody whom `of` names for a seat.
fn count(counts: &mut [Count], result: &Result, of: impl Fn(usize) -> usize) {
    let mut seen = vec![false; counts.len()];
    for seat in 0..result.seats.len() {
        let who = of(seat);
        counts[who].games += u64::from(!seen[who]);
        seen[who] = true;
        counts[who].seats += 1;
        counts[who].points += i64::from(result.points.get(seat).copied().unwrap_or(0));
    }
    // A first place is shared by those who won, however many seats they have.
    let mut first: Vec<usize> = result.winners.iter().map(|&seat| of(seat)).collect();
    first.sort_unstable();
    let each = 1.0 / first.len().max(1) as f64;
    first.iter().for_each(|&who| counts[who].wins += each);
}

impl Summary {
    pub(super) fn of(
        game: &'static str,
        names: Vec<String>,
        sides: &'static [&'static str],
        results: &[Result],
    ) -> Summary {
        let ended: Vec<&Result> = results.iter().filter(|result| !result.points.is_empty()).collect();
        let mut players = vec![Count::default(); names.len()];
        let mut by_side = vec![Count::default(); names.len() * sides.len()];
        let seats = ended.iter().map(|result| result.seats.len()).max().unwrap_or(0);
        let mut by_seat = vec![Count::default(); seats];
        let mut groups: BTreeMap<&str, Vec<&Result>> = BTreeMap::new();
        for result in &ended {
            count(&mut players, result, |seat| result.seats[seat]);
            count(&mut by_seat, result, |seat| seat);
            if !sides.is_empty() {
                count(&mut by_side, result, |seat| result.seats[seat] * sides.len() + result.sides[seat]);
            }
            for (player, times) in players.iter_mut().zip(&result.times) {
                times.iter().for_each(|(bucket, n)| *player.times.entry(*bucket).or_default() += n);
            }
            result.group.split(' ').filter(|part| !part.is_empty()).for_each(|part| {
                groups.entry(part).or_default().push(result);
            });
        }
        let mut standings: Vec<Standing> =
            players.iter().zip(&names).map(|(count, name)| count.standing(name, None)).collect();
        for (standing, (rating, error)) in standings.iter_mut().zip(ratings(&ended, names.len())) {
            (standing.rating, standing.rating_error) = (rating, error);
        }
        let sided = by_side.iter().enumerate().filter(|(_, count)| count.games > 0);
        let sided =
            sided.map(|(n, count)| count.standing(&names[n / sides.len()], Some(sides[n % sides.len()])));
        let decisions: u64 = ended.iter().map(|result| result.decisions).sum();
        Summary {
            game,
            games: ended.len() as u64,
            players: standings,
            sides: sided.collect(),
            groups: groups.into_iter().map(|(name, results)| group(name, &names, sides, &results)).collect(),
            decisions: decisions as f64 / ended.len().max(1) as f64,
            seats: by_seat.iter().map(|count| count.wins / count.games.max(1) as f64).collect(),
            seconds: 0.0,
        }
    }
}

fn group(name: &str, names: &[String], sides: &'static [&'static str], results: &[&Result]) -> Group {
    let mut players = vec![Count::default(); names.len()];
    let mut by_side = vec![Count::default(); sides.len()];
    for result in results {
        count(&mut players, result, |seat| result.seats[seat]);
        if !sides.is_empty() {
            count(&mut by_side, result, |seat| result.sides[seat]);
        }
    }
    Group {
        name: name.to_owned(),
        players: players.iter().zip(names).map(|(count, name)| count.standing(name, None)).collect(),
        sides: by_side.iter().zip(sides).map(|(count, side)| count.standing("all", Some(*side))).collect(),
    }
}

fn quantile(times: &BTreeMap<usize, u64>, part: f64) -> f64 {
    let all: u64 = times.values().sum();
    let mut left = (all as f64 * part).ceil() as u64;
    for (&bucket, &n) in times {
        left = left.saturating_sub(n);
        if left == 0 {
            return if all == 0 { 0.0 } else { milliseconds(bucket) };
        }
    }
    0.0
}

/// Ratings by Bradley and Terry: whoever has more wins, or else more points, has beaten the other.
fn ratings(results: &[&Result], names: usize) -> Vec<(f64, f64)> {
    // Who beat whom, and how often.
    let mut beaten = vec![vec![0.0_f64; names]; names];
    for result in results {
        let score =
            |seat: usize| (result.winners.contains(&seat), result.points.get(seat).copied().unwrap_or(0));
        for (one, &a) in result.seats.iter().enumerate() {
            for (other, &b) in result.seats.iter().enumerate().filter(|&(_, &b)| b != a) {
                let part = match score(one).cmp(&score(other)) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Less => 0.0,
                };
                beaten[a][b] += part;
            }
        }
    }
    let met = |a: usize, b: usize| beaten[a][b] + beaten[b][a];
    let mut strength = vec![1.0_f64; names];
    for _ in 0..STEPS {
        let before = strength.clone();
        for a in 0..names {
            // Half a win and half a defeat against the mean keep everybody on the scale.
            let wins: f64 = 0.5 + beaten[a].iter().sum::<f64>();
            let games: f64 =
                (0..names).filter(|&b| b != a).map(|b| met(a, b) / (before[a] + before[b])).sum();
            strength[a] = wins / (games + 1.0 / (before[a] + 1.0));
        }
    }
    let scale = TENFOLD / std::f64::consts::LN_10;
    let logs: Vec<f64> = strength.iter().map(|strength| strength.ln()).collect();
    let mean = logs.iter().sum::<f64>() / names.max(1) as f64;
    (0..names)
        .map(|a| {
            let known: f64 = (0..names)
                .filter(|&b| b != a)
                .map(|b| met(a, b) * strength[a] * strength[b] / (strength[a] + strength[b]).powi(2))
                .sum();
            ((logs[a] - mean) * scale, if known > 0.0 { SURE * scale / known.sqrt() } else { 0.0 })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_come_back_within_a_tenth() {
        let times: BTreeMap<usize, u64> =
            (1..=100).map(|ms| (bucket(Duration::from_millis(ms)), 1)).collect();
        assert!((45.0..56.0).contains(&quantile(&times, 0.5)) || times.len() < 100);
        assert!((0.95..1.05).contains(&milliseconds(bucket(Duration::from_millis(1)))));
    }

    fn duel(game: u64, winner: usize) -> Result {
        let mut points = vec![0, 0];
        points[winner] = 1;
        let times = vec![BTreeMap::new(); 2];
        Result {
            game,
            group: "map=a".into(),
            seats: vec![0, 1],
            sides: vec![0, 0],
            winners: vec![winner],
            points,
            decisions: 1,
            times,
        }
    }

    #[test]
    fn whoever_wins_more_is_rated_higher() {
        let results: Vec<Result> = (0..100).map(|n| duel(n, usize::from(n % 4 == 0))).collect();
        let summary = Summary::of("duel", vec!["a".into(), "b".into()], &[], &results);
        let [a, b] = &summary.players[..] else { panic!("two players") };
        assert_eq!((a.wins, a.games, a.share), (75.0, 100, 0.75));
        // Three to one is 191 points.
        assert!((185.0..197.0).contains(&(a.rating - b.rating)), "{} {}", a.rating, b.rating);
        assert_eq!(summary.groups[0].name, "map=a");
        assert_eq!(summary.seats, [0.75, 0.25]);
    }
}
