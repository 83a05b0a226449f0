//! What would make a place more even: from what the games say, in the words of its file.

use std::fmt;

use serde::Serialize;
use skirmish::Pos;
use utoipa::ToSchema;

use super::report::{Measure, Wins};
use super::{Figure, Record, Site};

/// A share between these is called even.
const EVEN: std::ops::RangeInclusive<f64> = 0.40..=0.60;
/// The most advice at once.
const MOST: usize = 3;

/// Something to change.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "change")]
#[schema(as = PlaceAdvice)]
pub enum Advice {
    /// Another number of frags for so many marines, and what they would have won with it.
    Frags {
        /// With so many marines.
        marines: u8,
        /// Their share of wins now.
        share: f64,
        /// The frags now.
        now: u8,
        /// The frags that come nearest to even.
        better: u8,
        /// What the marines would have won; nothing if no game tells.
        then: Option<f64>,
    },
    /// Fewer figures where marines fall most.
    Fewer {
        /// The share of wins of the marines now.
        share: f64,
        /// How many.
        count: usize,
        /// Which.
        #[schema(value_type = String)]
        kind: &'static str,
        /// In which area.
        room: String,
        /// Where they stand.
        #[schema(value_type = Vec<String>)]
        at: Vec<Pos>,
    },
    /// More figures where nobody falls.
    More {
        /// The share of wins of the marines now.
        share: f64,
        /// How many.
        count: usize,
        /// Which.
        #[schema(value_type = String)]
        kind: &'static str,
        /// In which area.
        room: String,
        /// Where there is room for them; nothing if that is not easily said.
        #[schema(value_type = Vec<String>)]
        at: Vec<Pos>,
    },
    /// More health in a room.
    Heal {
        /// The share of wins of the marines now.
        share: f64,
        /// The thing, as files call it.
        #[schema(value_type = String)]
        thing: &'static str,
        /// In which area or room.
        room: String,
        /// Where there is room for it; nothing if there is none.
        #[schema(value_type = Vec<String>)]
        at: Vec<Pos>,
    },
    /// Less health.
    Starve {
        /// The share of wins of the marines now.
        share: f64,
        /// The thing, as files call it.
        thing: String,
        /// In which area or room.
        room: String,
        /// Where it lies.
        #[schema(value_type = Vec<String>)]
        at: Vec<Pos>,
        /// The share of games in which it is taken.
        taken: f64,
    },
    /// More rounds.
    Rounds {
        /// The share of games that end with the last round.
        share: f64,
        /// Rounds now.
        now: u16,
        /// Rounds to be tried.
        better: u16,
    },
    /// Something that is never used.
    Unused {
        /// What.
        what: String,
    },
    /// A seat wins more than its share where everybody is against everybody.
    Seat {
        /// With so many players.
        marines: u8,
        /// Which, from 1.
        seat: u8,
        /// What it wins.
        share: f64,
    },
    /// A large part of all falls is on one square.
    Crowded {
        /// Where.
        #[schema(value_type = String)]
        at: Pos,
        /// So large a part.
        share: f64,
    },
    /// Nothing needs to be done.
    Even {
        /// The share of wins of the marines; of the seat that wins most where everybody is against everybody.
        share: f64,
    },
}

fn per_cent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}

/// So many of something, as people say it.
fn several(count: usize, kind: &str) -> String {
    if count == 1 { format!("a {kind}") } else { format!("{count} × {kind}") }
}

impl fmt::Display for Advice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Advice::Frags { marines, share, now, better, then } => {
                let who =
                    if *marines == 1 { "1 marine wins".to_owned() } else { format!("{marines} marines win") };
                write!(
                    f,
                    "{who} {}: let the invader need {better} frags instead of {now}",
                    per_cent(*share)
                )?;
                match then {
                    Some(then) => write!(f, " (by these games, {} then)", per_cent(*then)),
                    None => Ok(()),
                }
            }
            Advice::Fewer { share, count, kind, room, .. } => {
                let (share, what) = (per_cent(*share), several(*count, kind));
                write!(f, "marines win {share}, and most fall in {room}: take away {what} there")
            }
            Advice::More { share, count, kind, room, .. } => {
                let (share, what) = (per_cent(*share), several(*count, kind));
                write!(f, "marines win {share}, and hardly anybody falls in {room}: add {what} there")
            }
            Advice::Heal { share, thing, room, .. } => {
                write!(
                    f,
                    "marines win {}: add a `{thing}` in {room}, where most of them fall",
                    per_cent(*share)
                )
            }
            Advice::Starve { share, thing, room, taken, .. } => {
                let (share, taken) = (per_cent(*share), per_cent(*taken));
                write!(
                    f,
                    "marines win {share}: take away the {thing} in {room}, which is taken in {taken} of the games"
                )
            }
            Advice::Rounds { share, now, better } => {
                let share = per_cent(*share);
                write!(f, "{share} of the games end with round {now}: try {better} rounds")
            }
            Advice::Unused { what } => {
                write!(f, "{what} is never used: take it away, or make it worth the way")
            }
            Advice::Seat { marines, seat, share } => {
                let share = per_cent(*share);
                write!(
                    f,
                    "with {marines} players seat {seat} wins {share}: bring the spawnpoints farther apart"
                )
            }
            Advice::Crowded { at, share } => {
                write!(
                    f,
                    "{} of all fall on {at:#}: give it another door, or move what lies there",
                    per_cent(*share)
                )
            }
            Advice::Even { share } => write!(f, "marines win {}: it is even as it is", per_cent(*share)),
        }
    }
}

/// How many of these games the marines would have won if so many frags had ended them.
fn wins_below(games: &[&Record], limit: u8) -> usize {
    games.iter().filter(|game| game.won && game.frags < limit).count()
}

/// The limit of frags that brings the wins of the marines nearest to a share in hundredths, up to a most. Where several
/// do, the marines get the one that they need more.
pub(crate) fn even(games: &[&Record], target: u64, most: u8) -> u8 {
    let wanted = target * games.len() as u64;
    let off = |limit: u8| {
        let won = 100 * wins_below(games, limit) as u64;
        (won.abs_diff(wanted), if won < wanted { most - limit } else { limit })
    };
    (1..=most).min_by_key(|&limit| off(limit)).unwrap_or(1)
}

/// One to three changes, the strongest first.
pub(super) fn advise(site: &Site, games: &[&Record], measure: &Measure) -> Vec<Advice> {
    let mut advice = Vec::new();
    if games.is_empty() {
        return advice;
    }
    if site.seats {
        return advise_all(measure);
    }
    let share = measure.all.share;
    let late =
        measure.endings.iter().filter(|(ending, _)| ["timer", "rounds"].contains(*ending)).map(|(_, n)| *n);
    let late = late.sum::<u64>() as f64 / games.len() as f64;
    if let (true, Some(now)) = (share < *EVEN.start() && late > 0.25, site.last_round) {
        advice.push(Advice::Rounds { share: late, now, better: now + now.div_ceil(5) });
    }
    advice.extend(frags(site, games, measure));
    if share < *EVEN.start() {
        advice.extend(easier(site, measure));
    } else if share > *EVEN.end() {
        advice.extend(harder(site, measure));
    }
    if advice.is_empty() {
        let what = measure.unused.rooms.first().cloned().or_else(|| measure.unused.doors.first().cloned());
        advice.push(Advice::Even { share });
        advice.extend(what.map(|what| Advice::Unused { what }));
    }
    advice.truncate(MOST);
    advice
}

/// A seat that wins more than so many times its share, surely, is too good.
const FAIR: f64 = 1.2;
/// So large a part of all falls on one square is too much.
const CROWD: f64 = 0.25;

/// The same where everybody is against everybody: no seat wins too much, no square is a trap, everything is used.
fn advise_all(measure: &Measure) -> Vec<Advice> {
    let mut advice = Vec::new();
    let above = |wins: &Wins| wins.low * f64::from(wins.marines.unwrap_or(1));
    let best = measure.marines.iter().max_by(|a, b| above(a).total_cmp(&above(b)));
    if let Some((best, (Some(marines), Some(seat)))) = best.map(|best| (best, (best.marines, best.seat)))
        && above(best) > FAIR
    {
        advice.push(Advice::Seat { marines, seat, share: best.share });
    }
    let all = measure.falls.iter().map(|spot| spot.falls).sum::<u64>().max(1) as f64;
    if let Some(spot) = measure.falls.first().filter(|spot| spot.falls as f64 > CROWD * all) {
        advice.push(Advice::Crowded { at: spot.at, share: spot.falls as f64 / all });
    }
    if advice.is_empty() {
        let most = measure.marines.iter().map(|wins| wins.share).fold(0.0, f64::max);
        advice.push(Advice::Even { share: most });
    }
    let unused = measure.unused.rooms.iter().chain(&measure.unused.doors);
    advice.extend(unused.map(|what| Advice::Unused { what: what.clone() }));
    advice.truncate(MOST);
    advice
}

/// Other frags for the number of marines that is farthest from even.
fn frags(site: &Site, games: &[&Record], measure: &Measure) -> Option<Advice> {
    let off = |share: f64| (share - 0.5).abs();
    let uneven = measure.marines.iter().filter(|wins| !EVEN.contains(&wins.share));
    let worst = uneven.max_by(|a, b| off(a.share).total_cmp(&off(b.share)))?;
    let marines = worst.marines?;
    let now = site.frags.get(usize::from(marines) - 1).copied().flatten()?;
    let own: Vec<&Record> = games.iter().copied().filter(|game| game.marines == marines).collect();
    let (better, then) = if worst.share > 0.5 {
        let better = even(&own, 50, now);
        (better, Some(wins_below(&own, better) as f64 / own.len() as f64))
    } else {
        // Nobody knows how games that were lost would have gone on.
        let by_frags = own.iter().filter(|game| game.ending == Some("frags")).count();
        let more = (f64::from(now) * (0.5 - worst.share)).ceil() as u8;
        (if 2 * by_frags > own.len() { now.saturating_add(more.max(1)) } else { now }, None)
    };
    (better != now).then_some(Advice::Frags { marines, share: worst.share, now, better, then })
}

/// What games without a limit of frags say about the frags that are proposed: how many are even, and what the marines
/// win then. Without a better number there is nothing to propose.
pub(super) fn settle(advice: &mut Vec<Advice>, games: &[&Record], most: u8) {
    for one in advice.iter_mut() {
        if let Advice::Frags { better, then, .. } = one {
            *better = even(games, 50, most);
            *then = Some(wins_below(games, *better) as f64 / games.len().max(1) as f64);
        }
    }
    advice.retain(|one| !matches!(one, Advice::Frags { now, better, .. } if now == better));
}

/// How many figures would be felt.
fn count(share: f64) -> usize {
    if (share - 0.5).abs() > 0.25 { 2 } else { 1 }
}

fn easier(site: &Site, measure: &Measure) -> Vec<Advice> {
    let share = measure.all.share;
    let deadly =
        (0..site.rooms.len()).max_by_key(|&room| (measure.rooms[room].falls, std::cmp::Reverse(room)));
    let Some(deadly) = deadly else { return Vec::new() };
    let room = site.rooms[deadly].clone();
    let there: Vec<&Figure> = site.figures.iter().filter(|figure| figure.room == deadly).collect();
    let crowd = |kind: &'static str| -> Vec<Pos> {
        there.iter().filter(|figure| figure.kind == kind).map(|figure| figure.at).collect()
    };
    let most = there.iter().map(|figure| figure.kind).max_by_key(|&kind| crowd(kind).len());
    let fewer = most.map(|kind| {
        let at: Vec<Pos> = crowd(kind).into_iter().take(count(share)).collect();
        Advice::Fewer { share, count: at.len(), kind, room: room.clone(), at }
    });
    let thing = if site.game == crate::doom2016::GAME { "health-pack" } else { "health" };
    let at = middle(site, deadly).into_iter().take(1).collect();
    fewer.into_iter().chain([Advice::Heal { share, thing, room, at }]).collect()
}

/// The free places of a room, those in its middle first: what is put there stands in nobody's way at a door.
fn middle(site: &Site, room: usize) -> Vec<Pos> {
    let own = site.spaces.iter().filter(|(_, of)| *of == room).map(|(at, _)| *at);
    let Some(all) = skirmish::Extent::around(own) else { return Vec::new() };
    let off = |at: &Pos| (2 * at.x - all.from.x - all.to.x).abs() + (2 * at.y - all.from.y - all.to.y).abs();
    let mut free: Vec<Pos> = site.free(room).collect();
    free.sort_by_key(|at| (off(at), *at));
    free
}

fn harder(site: &Site, measure: &Measure) -> Vec<Advice> {
    let share = measure.all.share;
    let entered = (0..site.rooms.len()).filter(|&room| measure.rooms[room].entered > 0.5);
    let with_figures = entered.filter(|room| site.figures.iter().any(|figure| figure.room == *room));
    let calm = with_figures.min_by_key(|&room| measure.rooms[room].falls);
    let more = calm.and_then(|calm| {
        let mut there = site.figures.iter().filter(|figure| figure.room == calm);
        // What fills one space can be put anywhere.
        let small = there.clone().find(|figure| !figure.large);
        let figure = small.or_else(|| there.next())?;
        let count = count(share);
        let at = if figure.large { Vec::new() } else { middle(site, calm) };
        let at = at.into_iter().take(count).collect();
        Some(Advice::More { share, count, kind: figure.kind, room: site.rooms[calm].clone(), at })
    });
    let health = measure.things.iter().filter(|taken| taken.thing.starts_with("health") && taken.share > 0.3);
    let starve = health.max_by(|a, b| a.share.total_cmp(&b.share)).map(|taken| Advice::Starve {
        share,
        thing: taken.thing.clone(),
        room: taken.room.clone(),
        at: vec![taken.at],
        taken: taken.share,
    });
    more.into_iter().chain(starve).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(won: bool, frags: u8) -> Record {
        Record {
            marines: 1,
            ending: Some(if won { "marines" } else { "frags" }),
            won,
            winners: Vec::new(),
            rounds: 5,
            decisions: 9,
            frags,
            falls: Vec::new(),
            stands: Vec::new(),
            doors: Vec::new(),
            rooms: Vec::new(),
            things: Vec::new(),
            triggers: Vec::new(),
        }
    }

    #[test]
    fn games_without_a_limit_say_what_more_frags_would_bring() {
        let advice = |now| Advice::Frags { marines: 1, share: 0.2, now, better: 9, then: None };
        let games: Vec<Record> = [0, 2, 4, 6, 8, 8].map(|frags| record(true, frags)).into();
        let games: Vec<&Record> = games.iter().collect();
        let mut hard = vec![advice(2)];
        settle(&mut hard, &games, 20);
        assert_eq!(hard, [Advice::Frags { marines: 1, share: 0.2, now: 2, better: 5, then: Some(0.5) }]);
        let mut right = vec![advice(5)];
        settle(&mut right, &games, 20);
        assert!(right.is_empty(), "{right:?}");
    }

    #[test]
    fn frags_are_set_where_half_of_the_games_would_have_been_won() {
        let games: Vec<Record> = [0, 1, 1, 2, 3, 3, 4, 5].map(|frags| record(true, frags)).into();
        let games: Vec<&Record> = games.iter().collect();
        assert_eq!([1, 2, 3, 6].map(|limit| wins_below(&games, limit)), [1, 3, 4, 8]);
        assert_eq!(even(&games, 50, 20), 3);
        assert_eq!(even(&games, 100, 20), 6);
        let lost = [record(false, 9)];
        assert_eq!(even(&lost.iter().collect::<Vec<_>>(), 50, 20), 20, "who cannot win is not pressed, too");
        let won = [record(true, 0)];
        assert_eq!(even(&won.iter().collect::<Vec<_>>(), 50, 20), 1, "who cannot lose is");
    }
}
