//! Measures follow from the seed, notice what happens, and give advice that fits.

use bots::Level;
use workshop::{Advice, Craft, Measure, Order, Record, Size, craft, crafts, survey, trials, tune};

use crate::games_on;

fn measured(game: &str, text: &str, games: u64, seed: u64) -> Measure {
    let (bench, records) = games_on(craft(game).unwrap(), text, None, (games, Level::Recruit, seed));
    Measure::of(bench.site(), &records, "recruit", seed)
}

fn way_out() -> &'static str {
    doom2004::place::shipped_files()[0].1
}

#[test]
fn the_same_seed_gives_the_same_numbers() {
    let [one, same, other] = [1, 1, 2].map(|seed| measured("doom2004", way_out(), 2, seed));
    assert_eq!(one, same);
    assert_ne!(one, other);
}

#[test]
fn a_measure_of_each_game_adds_up() {
    let mission = doom2016::place::shipped_files().iter().find(|(id, _)| *id == "knee-deep").unwrap().1;
    for (game, text, crews) in [("doom2004", way_out(), 3), ("doom2016", mission, 4)] {
        let measure = measured(game, text, 3, 7);
        assert_eq!((measure.games, measure.unfinished), (3 * crews, 0));
        assert_eq!(measure.marines.len() as u64, crews);
        assert_eq!(measure.endings.values().sum::<u64>(), measure.games);
        assert_eq!(measure.marines.iter().map(|wins| wins.wins).sum::<u64>(), measure.all.wins);
        let by_room: u64 = measure.rooms.iter().map(|visit| visit.falls).sum();
        let by_space: u64 = measure.falls.iter().map(|spot| spot.falls).sum();
        assert!(by_room > 0 && by_room == by_space, "somebody falls: {by_room}, {by_space}");
        assert!(measure.rooms.iter().any(|visit| visit.entered == 1.0), "the first room is always entered");
        assert!(measure.doors.iter().any(|door| door.round.is_some_and(|round| round >= 1.0)));
        assert!(measure.things.iter().any(|thing| thing.share > 0.0), "something is taken");
        assert!((1..=3).contains(&measure.advice.len()), "{:?}", measure.advice);
        for map in [&measure.map, &measure.stood] {
            assert!(map.iter().any(|row| row.contains('9')), "{map:?}");
        }
        // At the end of every round each marine stands somewhere, or waits to come back.
        let stood: u64 = measure.stands.iter().map(|spot| spot.rounds).sum();
        let most = measure.marines.iter().map(|wins| {
            let crew = f64::from(wins.marines.unwrap_or_default());
            wins.rounds * wins.games as f64 * crew
        });
        let most = most.sum::<f64>().round() as u64;
        assert!(stood > most / 2 && stood <= most, "{stood} of {most}");
        let text = measure.to_string();
        for word in ["where marines fall", "where marines stand", "never used", "suggestions", "95 %"] {
            assert!(text.contains(word), "{text}");
        }
        let json = serde_json::to_value(&measure).unwrap();
        assert!(json["falls"][0]["at"].is_string() && json["advice"][0]["change"].is_string(), "{json}");
    }
}

/// An arena in which nobody is against anybody alone: seats are counted, and what happens is noted where the file has it.
#[test]
fn a_measure_of_an_arena_counts_seats() {
    let draft = craft("adrenaline").unwrap().draft(&Order::of(3), 100, &[]).unwrap();
    let measure = measured("adrenaline", &draft.text, 4, 7);
    assert_eq!((measure.games, measure.unfinished), (12, 0));
    let rows: Vec<(u8, u8)> =
        measure.marines.iter().map(|wins| (wins.marines.unwrap(), wins.seat.unwrap())).collect();
    let wanted: Vec<(u8, u8)> = (3..=5).flat_map(|n| (1..=n).map(move |seat| (n, seat))).collect();
    assert_eq!(rows, wanted);
    for players in 3..=5 {
        let own = measure.marines.iter().filter(|wins| wins.marines == Some(players));
        assert!(own.map(|wins| wins.wins).sum::<u64>() >= 4, "somebody wins every game");
    }
    assert!(measure.all.frags > 3.0, "kills: {}", measure.all.frags);
    assert_eq!(measure.endings.keys().copied().collect::<Vec<_>>(), ["frenzy"]);
    assert!(measure.rooms.iter().all(|visit| visit.entered > 0.5), "{:?}", measure.rooms);
    assert!(measure.doors.iter().any(|door| door.share > 0.9), "{:?}", measure.doors);
    assert!(measure.things.iter().any(|thing| thing.thing == "weapons" && thing.share > 0.5));
    assert!(measure.things.iter().any(|thing| thing.thing == "ammo" && thing.share > 0.5));
    let text = measure.to_string();
    for word in ["recruit in every seat", "players", "kills", "5, p1", "where players fall", "suggestions"] {
        assert!(text.contains(word), "{text}");
    }
}

#[test]
fn advice_on_an_arena_names_the_seat_and_the_square() {
    let big = include_str!("../../../../content/adrenaline/boards/big.toml");
    let bench = craft("adrenaline").unwrap().bench(big).unwrap();
    let at = skirmish::Pos::new(2, 1);
    let record = |winner: u8, falls: Vec<skirmish::Pos>| Record {
        ending: Some("frenzy"),
        winners: vec![winner],
        falls,
        doors: vec![Some(1); 8],
        rooms: vec![true; 6],
        things: vec![true; 12],
        ..record(5, None)
    };
    let lucky: Vec<Record> = (0..40).map(|n| record(if n % 4 == 0 { 1 } else { 0 }, vec![at])).collect();
    let measure = Measure::of(bench.site(), &lucky, "soldier", 1);
    assert!(matches!(measure.advice[0], Advice::Seat { marines: 5, seat: 1, .. }), "{:?}", measure.advice);
    assert_eq!(measure.advice[1], Advice::Crowded { at, share: 1.0 });
    let even: Vec<Record> = (0..40).map(|n| record(n % 5, Vec::new())).collect();
    let measure = Measure::of(bench.site(), &even, "soldier", 1);
    assert_eq!(measure.advice, [Advice::Even { share: 0.2 }]);
}

/// A record of a game that the marines won at this price, or lost.
fn record(marines: u8, won: Option<u8>) -> Record {
    Record {
        marines,
        ending: Some(if won.is_some() { "marines" } else { "frags" }),
        won: won.is_some(),
        winners: Vec::new(),
        rounds: 6,
        decisions: 100,
        frags: won.unwrap_or(40),
        falls: Vec::new(),
        stands: Vec::new(),
        doors: vec![None; 16],
        rooms: vec![true; 16],
        things: vec![false; 200],
        triggers: vec![false; 64],
    }
}

#[test]
fn advice_names_the_frags_that_would_have_been_even() {
    let bench = craft("doom2004").unwrap().bench(way_out()).unwrap();
    let games: Vec<Record> = [0, 1, 1, 2, 4, 4, 5, 5].map(|frags| record(2, Some(frags))).into();
    let measure = Measure::of(bench.site(), &games, "soldier", 1);
    let first = &measure.advice[0];
    assert!(matches!(first, Advice::Frags { marines: 2, now: 6, better: 3, .. }), "{first:?}");
    assert_eq!(
        first.to_string(),
        "2 marines win 100 %: let the invader need 3 frags instead of 6 (by these games, 50 % then)"
    );
    let lost: Vec<Record> = (0..8).map(|n| record(1, (n == 0).then_some(2))).collect();
    let hard = Measure::of(bench.site(), &lost, "soldier", 1);
    assert!(
        matches!(hard.advice[0], Advice::Frags { marines: 1, now: 6, better: 9, then: None, .. }),
        "{:?}",
        hard.advice
    );
    assert!(hard.advice.iter().any(|advice| matches!(advice, Advice::Heal { .. })), "{:?}", hard.advice);
    let even: Vec<Record> = (0..8).map(|n| record(1, (n % 2 == 0).then_some(2))).collect();
    let even = Measure::of(bench.site(), &even, "soldier", 1);
    assert!(matches!(even.advice[0], Advice::Even { .. }), "{:?}", even.advice);
}

#[test]
fn a_trigger_that_nothing_sets_off_is_noticed() {
    let (_, text) =
        doom2004::place::shipped_files().iter().find(|(_, text)| text.contains("[[trigger]]")).unwrap();
    let silent = format!("{text}\n[[trigger]]\non = {{ round = 250 }}\neffects = [{{ frag = 1 }}]\n");
    let measure = measured("doom2004", &silent, 1, 1);
    let last = text.matches("[[trigger]]").count() + 1;
    assert_eq!(measure.unused.triggers.last(), Some(&last), "{:?}", measure.unused);
    assert!(measure.to_string().contains(&format!("the trigger {last}")), "{measure}");
}

#[test]
fn advice_names_places_that_can_be_used() {
    let bench = craft("doom2004").unwrap().bench(way_out()).unwrap();
    let site = bench.site();
    let lost: Vec<Record> = (0..8).map(|n| record(1, (n == 0).then_some(2))).collect();
    let won: Vec<Record> = (0..8).map(|_| record(1, Some(0))).collect();
    for games in [lost, won] {
        let measure = Measure::of(site, &games, "soldier", 1);
        for advice in &measure.advice {
            match advice {
                Advice::Fewer { kind, at, count, .. } => {
                    assert_eq!(at.len(), *count);
                    let stands = |at| site.figures.iter().any(|own| own.at == at && own.kind == *kind);
                    assert!(at.iter().all(|at| stands(*at)), "{advice:?}");
                }
                Advice::More { room, at, .. } | Advice::Heal { room, at, .. } => {
                    let number = site.rooms.iter().position(|own| own == room).unwrap();
                    assert!(!at.is_empty() && at.iter().all(|at| site.free(number).any(|free| free == *at)));
                }
                _ => {}
            }
        }
    }
}

#[test]
fn where_frags_are_too_few_games_without_a_limit_say_what_is_even() {
    let craft = craft("doom2004").unwrap();
    let bench = craft.bench(way_out()).unwrap();
    let list = trials(1..=1, 8, Level::Recruit.into(), 1);
    let mut asked = Vec::new();
    let measure = survey(craft, way_out(), &*bench, &list, 1, &mut |bench, list| {
        asked.push(bench.site().frags[0]);
        let open = asked.len() > 1;
        list.iter().enumerate().map(|(n, trial)| record(trial.marines, open.then_some(2 * n as u8))).collect()
    });
    assert_eq!(asked, [Some(6), Some(craft.frags())]);
    let even =
        matches!(measure.advice[0], Advice::Frags { marines: 1, now: 6, better: 7, then: Some(0.5), .. });
    assert!(even, "{:?}", measure.advice);
}

/// The frags of a file.
fn frags(text: &str) -> &str {
    text.lines().find(|line| line.starts_with("frags = ")).expect("frags")
}

/// Tunes a small place; every fourth game is won with one frag for each marine, the next with one more, and so on, and
/// with `fear` more where a limit is in sight. The frags, and how many games that took.
fn tuned(craft: &dyn Craft, fear: u8) -> (String, usize) {
    let order = Order { size: Size::Small, ..Order::of(3) };
    let mut asked = 0;
    let draft = tune(craft, &order, 8, &mut |bench, list| {
        asked += list.len();
        let site = bench.site();
        let open = site.frags.iter().all(|limit| *limit == Some(craft.frags()));
        let games = list.iter().enumerate().map(|(n, trial)| {
            let limit = site.frags[usize::from(trial.marines) - 1].expect("a limit");
            let frags = trial.marines + n as u8 % 4 + if open { 0 } else { fear };
            record(trial.marines, (frags < limit).then_some(frags))
        });
        games.collect()
    });
    (frags(&draft.unwrap().text).to_owned(), asked / usize::from(craft.marines()))
}

#[test]
fn tuning_sets_the_frags_where_half_of_the_games_are_won() {
    for craft in crafts().into_iter().filter(|craft| craft.frags() > 0) {
        let (frags, asked) = tuned(craft, 0);
        let expected = match craft.game() {
            "doom2004" => "frags = [3, 4, 5]",
            _ => "frags = [3, 4, 5, 6]",
        };
        assert_eq!(frags, expected);
        assert_eq!(
            asked, 16,
            "eight games that no frags end, and eight that show that they do as they should"
        );
    }
}

#[test]
fn tuning_gives_more_frags_to_marines_who_fear_the_last() {
    for craft in crafts().into_iter().filter(|craft| craft.frags() > 0) {
        let (frags, asked) = tuned(craft, 1);
        let expected = match craft.game() {
            "doom2004" => "frags = [4, 5, 6]",
            _ => "frags = [4, 5, 6, 7]",
        };
        assert_eq!(frags, expected);
        assert_eq!(asked, 24, "eight more with the frags that the first eight asked for");
    }
}

#[test]
fn a_place_that_marines_cannot_lose_gets_more_invaders() {
    let craft = craft("doom2004").unwrap();
    let order =
        Order { size: Size::Small, marines: Some(2), objective: Some("leave".to_owned()), ..Order::of(3) };
    let figures = |text: &str| text.matches("colour = \"red\", at").count();
    let mut seen: Vec<usize> = Vec::new();
    let draft = tune(craft, &order, 4, &mut |bench, list| {
        seen.push(bench.site().figures.len());
        list.iter().map(|trial| record(trial.marines, Some(0))).collect()
    });
    assert!(seen.len() > 1 && seen.last() > seen.first(), "{seen:?}");
    let draft = draft.unwrap();
    assert!(frags(&draft.text).contains("1"), "{}", frags(&draft.text));
    assert!(figures(&draft.text) > 0);
}

/// Who makes a place has so much time: what was tried until then counts, and without anything there is no place.
#[test]
fn tuning_that_runs_out_of_time_keeps_what_was_best() {
    let craft = craft("doom2016").unwrap();
    let order = Order { size: Size::Small, marines: Some(1), ..Order::of(3) };
    // Marines who always lose want other frags and other maps, for ever: sixteen rounds of games.
    let limited = |rounds: usize| {
        let mut left = rounds;
        let draft = tune(craft, &order, 8, &mut |_, list| {
            let play = if left == 0 { 0 } else { list.len() };
            left = left.saturating_sub(1);
            list.iter().take(play).map(|trial| record(trial.marines, None)).collect()
        });
        (draft, left)
    };
    let (full, left) = limited(100);
    assert!(full.is_ok() && left > 80 && left < 96, "{left} rounds were not needed");
    let (cut, left) = limited(3);
    assert_eq!(left, 0);
    assert!(doom2016::place::check(&cut.unwrap().text, "").is_playable());
    assert!(limited(1).0.is_err() && limited(0).0.is_err(), "no frags were tried");
}
