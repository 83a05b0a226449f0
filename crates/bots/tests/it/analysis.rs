//! Games looked back at: the same twice, blind to what was hidden, and a blunder is found.

use std::ops::ControlFlow;

use bots::analysis::{Analysis, Critic, analyse};
use bots::{Adrenaline, Doom2004, Doom2016, Level, Played, Player};
use engine::{Chance, Eyes, Seat, Start, Table};

/// A table with a game that has begun, and players of a level for its seats.
fn begun<G: Played>(setup: G::Setup, seed: u64, level: Level) -> (Table<G>, Vec<Player<G>>) {
    let table = Table::<G>::new(Start::New { setup, seed }).unwrap();
    let seats = G::seats(table.state()) as u64;
    let players = (0..seats).map(|seat| G::player(level.into(), 10 * seed + seat).unwrap());
    (table, players.collect())
}

/// Play so many entries, or to the end.
fn play<G: Played>(table: &mut Table<G>, players: &mut [Player<G>], most: usize) {
    for _ in 0..most {
        let Some(eyes) = Eyes::<G>::of(table.state()) else { break };
        let (seat, action) = (eyes.seat(), players[eyes.seat().index()].choose(eyes));
        table.apply(seat, action).unwrap();
    }
}

fn critic<G: Played>() -> Box<dyn Critic<G>> {
    G::critic(Level::Veteran).unwrap()
}

fn looked_back<G: Played>(table: &Table<G>) -> Analysis<G::Action> {
    analyse(table, &mut *critic::<G>(), 1, |_, _| ControlFlow::Continue(())).unwrap()
}

fn adrenaline() -> adrenaline::Setup {
    adrenaline::Setup { players: 3, skulls: 5, ..Default::default() }
}

fn doom2004() -> doom2004::Setup {
    doom2004::Setup { marines: [doom2004::Colour::ALL[0]].into_iter().collect(), ..Default::default() }
}

fn doom2016() -> doom2016::Setup {
    doom2016::Setup { marines: [doom2016::Callsign::ALL[0]].into_iter().collect(), ..Default::default() }
}

/// Looks back twice at a beginning of a game; what holds for every analysis.
fn twice<G: Played>(setup: G::Setup, most: usize, lines: usize) {
    let (mut table, mut players) = begun::<G>(setup, 3, Level::Soldier);
    play(&mut table, &mut players, most);
    let analysis = looked_back(&table);
    assert_eq!(analysis, looked_back(&table), "{}", G::ID);
    assert!(analysis.decisions.len() > 5, "{}: {} decisions", G::ID, analysis.decisions.len());
    assert!(analysis.points.len() > 2 && analysis.points.is_sorted_by_key(|point| point.count), "{}", G::ID);
    assert_eq!(analysis.points.last().map(|point| point.count), Some(table.log().len()));
    for standing in analysis.points.iter().map(|point| &point.standing) {
        assert_eq!(standing.len(), lines, "{}", G::ID);
    }
    for decision in &analysis.decisions {
        assert!(decision.cost() >= 0 && !decision.chosen.is_empty(), "{}: {decision:?}", G::ID);
        assert_eq!(decision.cost() == 0, decision.verdict.best == decision.chosen, "{}", G::ID);
    }
    assert!(analysis.costliest(3).is_sorted_by(|one, next| one.cost() >= next.cost()));
    assert!(analysis.costliest(3).len() <= 3 && analysis.luckiest(2).len() <= 2);
}

#[test]
fn a_game_of_adrenaline_is_judged_the_same_twice() {
    twice::<Adrenaline>(adrenaline(), 100, 3);
}

#[test]
fn a_game_of_doom_2004_is_judged_the_same_twice() {
    twice::<Doom2004>(doom2004(), 120, 1);
}

#[test]
fn a_game_of_doom_2016_is_judged_the_same_twice() {
    twice::<Doom2016>(doom2016(), 150, 1);
}

#[test]
fn whoever_listens_may_stop_it() {
    let (mut table, mut players) = begun::<Adrenaline>(adrenaline(), 3, Level::Recruit);
    play(&mut table, &mut players, 30);
    let mut heard = Vec::new();
    let stopped = analyse(&table, &mut *critic::<Adrenaline>(), 1, |done, all| {
        heard.push((done, all));
        if heard.len() == 4 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!(stopped.is_none());
    assert_eq!(heard, [(0, 30), (1, 30), (2, 30), (3, 30)]);
}

/// Veterans play, but at one decision the worst is done that there is: it is among the costliest.
fn finds_a_blunder<G: Played>(setup: G::Setup, least: i32, level: Level, rest: usize) {
    let (mut table, mut players) = begun::<G>(setup, 5, level);
    play(&mut table, &mut players, 20);
    let mut critic = critic::<G>();
    let blunder = loop {
        let Some(eyes) = Eyes::<G>::of(table.state()) else { panic!("{}: no decision matters", G::ID) };
        let legal = eyes.legal();
        let worth = |action: &G::Action| critic.weigh(&eyes, &[*action], 9).map(|verdict| verdict.worth);
        let worths: Vec<Option<i32>> =
            if legal.len() < 12 { legal.iter().map(worth).collect() } else { Vec::new() };
        let known =
            || worths.iter().copied().zip(&legal).filter_map(|(worth, action)| Some((worth?, *action)));
        let worst = known().min_by_key(|(worth, _)| *worth);
        let best = known().map(|(worth, _)| worth).max();
        if let (Some((worst, action)), Some(best)) = (worst, best)
            && best - worst > least
        {
            break action;
        }
        play(&mut table, &mut players, 1);
    };
    let at = table.log().len();
    let seat = G::decision(table.state()).unwrap().seat;
    table.apply(seat, blunder).unwrap();
    play(&mut table, &mut players, rest);
    let analysis = looked_back(&table);
    let costliest = analysis.costliest(5);
    let named = |count: usize, length: usize| (count..count + length).contains(&at);
    let found = costliest.iter().find(|it| it.seat == seat && named(it.count, it.chosen.len()));
    assert!(found.is_some(), "{}: action {at}, {blunder}, is not among {costliest:?}", G::ID);
    assert_ne!(found.unwrap().verdict.best, found.unwrap().chosen);
}

#[test]
fn a_blunder_in_adrenaline_is_named() {
    finds_a_blunder::<Adrenaline>(adrenaline(), 400, Level::Veteran, 20);
}

#[test]
fn a_blunder_in_doom_2004_is_named() {
    finds_a_blunder::<Doom2004>(doom2004(), 9000, Level::Soldier, 30);
}

#[test]
fn a_blunder_in_doom_2016_is_named() {
    finds_a_blunder::<Doom2016>(doom2016(), 9000, Level::Veteran, 30);
}

/// However the hidden things lie, a decision is judged the same, and so is what came of it.
fn is_blind<G: Played>(setup: G::Setup, tries: u32) {
    let (mut table, mut players) = begun::<G>(setup, 7, Level::Soldier);
    let (mut critic, mut luck, mut tried) = (critic::<G>(), Chance::seeded(7), 0);
    while tried < tries {
        let before = table.state().clone();
        let Some(eyes) = Eyes::<G>::of(&before) else { break };
        let seat = eyes.seat();
        play(&mut table, &mut players, 1);
        let Some(engine::Entry::Act { action, .. }) = table.log().last() else { break };
        let (chosen, after) = ([*action], table.state());
        if critic.round(&before).is_none() || eyes.legal().len() < 2 || luck.below(12) > 0 {
            continue;
        }
        let seed = luck.next_u64();
        let other = G::resample(&before, seat, luck.next_u64());
        let theirs = Eyes::<G>::of(&other).unwrap();
        let verdict = critic.weigh(&eyes, &chosen, seed);
        assert_eq!(verdict, critic.weigh(&theirs, &chosen, seed), "{}: {action}", G::ID);
        let after_all = G::resample(after, seat, luck.next_u64());
        let stroke = critic.luck(&eyes, &chosen, after, seed);
        assert_eq!(stroke, critic.luck(&theirs, &chosen, &after_all, seed), "{}: {action}", G::ID);
        let first = Seat(0);
        let veiled = G::resample(&before, first, luck.next_u64());
        let (seen, guessed) = (critic.standing(&before, seed), critic.standing(&veiled, seed));
        assert_eq!(seen[0], guessed[0], "{}: {action}", G::ID);
        tried += 1;
    }
    assert_eq!(tried, tries, "{}: the game was too short", G::ID);
}

#[test]
fn a_judge_of_adrenaline_sees_nothing_hidden() {
    is_blind::<Adrenaline>(adrenaline(), 12);
}

#[test]
fn a_judge_of_doom_2004_sees_nothing_hidden() {
    is_blind::<Doom2004>(doom2004(), 10);
}

#[test]
fn a_judge_of_doom_2016_sees_nothing_hidden() {
    is_blind::<Doom2016>(doom2016(), 10);
}
