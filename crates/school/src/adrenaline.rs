//! Games of Adrenaline to learn from: greedy players of many tastes first, then the pupil among them.

use std::ops::Range;
use std::sync::Arc;
use std::time::Instant;

use adrenaline::{Action, Adrenaline, BoardId, Ending, Frame, Setup, State};
use bots::adrenaline::features::{self, features};
use bots::adrenaline::{Greedy, Weights, considered, foresee};
use bots::net::Net;
use bots::{Bot, RandomBot};
use engine::{Chance, Eyes, Game, Seat, Silent};

use crate::fit::{Head, Samples};
use crate::lessons::{Lessons, shared};

/// A game that takes longer than this is no example.
const TURNS_MOST: u32 = 300;
/// What a network answers when it means one.
const ONE_THOUGHT: f32 = 131_072.0;
/// Points are learned in tens.
const TEN: f32 = 1000.0;
/// How much of what a position is worth comes from the end of the game, and not from what the pupil thinks of the next
/// one, for each position in between.
const TRUST: f32 = 0.9;

/// How far pupils are off when they try things, in hundredths of a point.
const ERRORS: [i32; 4] = [0, 0, 60, 150];

/// What there is to learn: how far a seat will be ahead.
pub(crate) struct Points;

impl Lessons for Points {
    const INPUTS: usize = features::WIDTH;
    const RULES: u32 = Adrenaline::RULES_VERSION;
    const HEAD: Head = Head::Plain;
    const DECAY: f32 = 0.0;
    const RATES: [[f32; 2]; 2] = [[2e-3, 1e-4], [7e-4, 7e-5]];
    const OWN: Option<u32> = None;

    fn print() -> u64 {
        features::print()
    }
    fn game(number: u64, net: Option<&Arc<Net>>) -> Samples {
        game(number, net)
    }
    /// How often the pupil comes first among four greedy players.
    fn measure(net: &Arc<Net>, games: Range<u64>, threads: usize) {
        let setup = Setup { board: BoardId::Big.into(), players: 5, skulls: 8, ..Setup::default() };
        for (wide, name) in [(false, "quick search"), (true, "wide search")] {
            let begun = Instant::now();
            let found = shared(games.clone(), threads, |n| duel(n + 1_000_000_007, net, wide, &setup));
            let share = 100.0 * found.iter().sum::<f32>() / found.len().max(1) as f32;
            let seconds = begun.elapsed().as_secs_f32();
            println!("  among four greedy players, {name}: {share:.1} % first places, {seconds:.0} s");
        }
    }
}

/// Any set-up, those of people more often.
fn setup(luck: &mut Chance) -> Setup {
    let players = [3, 4, 5, 5][luck.below(4) as usize];
    let mode = luck.below(100);
    Setup {
        board: BoardId::ALL[luck.below(4) as usize].into(),
        players,
        skulls: 5 + luck.below(4) as u8,
        domination: mode < 14,
        turrets: (14..28).contains(&mode),
        bot: players < 5 && luck.below(5) == 0,
        ending: if luck.below(4) == 0 { Ending::SuddenDeath } else { Ending::Frenzy },
        hidden_points: luck.below(10) == 0,
        open_windows: luck.below(20) == 0,
        ..Setup::default()
    }
}

/// Somebody at the table.
struct Player {
    bot: Greedy,
    /// Its positions are learned from.
    taught: bool,
    /// It plays this turn without any thought.
    giddy: Option<u32>,
}

/// One game, by its number: the positions that its players chose, and how far each was ahead in the end. Nothing if it
/// dragged on.
fn game(number: u64, net: Option<&Arc<Net>>) -> Samples {
    let mut luck = Chance::seeded(number);
    let setup = setup(&mut luck);
    let mut players: Vec<Player> = (0..setup.players).map(|_| player(&mut luck, net)).collect();
    let giddiness = if net.is_some() { 4 } else { 6 };
    let mut random = RandomBot::seeded(luck.next_u64());
    let Ok(mut state) = Adrenaline::start(&setup, luck.next_u64()) else { return Samples::default() };
    let (mut samples, mut owners, mut inputs) = (Samples::default(), Vec::new(), Vec::new());
    let mut thoughts = Vec::new();
    let mut turn = u32::MAX;
    while let Some(eyes) = Eyes::<Adrenaline>::of(&state) {
        if state.turn.number > TURNS_MOST {
            return Samples::default();
        }
        let me = eyes.seat();
        let player = &mut players[me.index()];
        if turn != state.turn.number && state.turn.seat == me {
            turn = state.turn.number;
            player.giddy = (luck.below(100) < giddiness).then_some(turn);
        }
        let now = considered(&eyes, number);
        let action: Action = if player.giddy == Some(state.turn.number) {
            random.choose(eyes)
        } else {
            player.bot.choose(eyes)
        };
        if player.taught {
            let mut next = now.clone();
            foresee(&mut next, action);
            if is_leaf(&now, &next, me) {
                features(&next, me, now.figure(me).hand, &mut inputs);
                samples.push(&inputs, 0.0);
                owners.push(me);
                thoughts.extend(net.map(|net| net.answer(&inputs) as f32 / ONE_THOUGHT));
            }
        }
        Adrenaline::apply(&mut state, action, &mut Silent);
    }
    let mut worth: Vec<f32> = state.players().map(|who| ahead(&state, who)).collect();
    for (n, &me) in owners.iter().enumerate().rev() {
        let worth = &mut worth[me.index()];
        samples.set_target(n, *worth);
        // Who stood before this position knew what comes of it partly by the end, partly by looking at it.
        if let Some(thought) = thoughts.get(n) {
            *worth = TRUST * *worth + (1.0 - TRUST) * thought;
        }
    }
    samples
}

/// Would the search ask what this position is worth?
fn is_leaf(now: &State, next: &State, me: Seat) -> bool {
    let mine = next.turn.number == now.turn.number
        && Adrenaline::decision(next).is_some_and(|decision| decision.seat == me);
    !next.over && (!mine || next.top() == Some(&Frame::Menu))
}

/// How far a seat is ahead of the mean of the others, in tens of points.
fn ahead(state: &State, me: Seat) -> f32 {
    let points = |who: Seat| f32::from(state.figure(who).points) * 100.0;
    let others: f32 = state.players().filter(|&who| who != me).map(points).sum();
    (points(me) - others / f32::from(state.setup.players - 1)) / TEN
}

fn player(luck: &mut Chance, net: Option<&Arc<Net>>) -> Player {
    let bot = Greedy::new(luck.next_u64());
    if let Some(net) = net.filter(|_| luck.below(10) < 7) {
        // Half of the pupils try what only looks best: how else would they learn what it is worth?
        let errors = ERRORS[luck.below(ERRORS.len() as u32) as usize];
        let bot = bot.with_net(Arc::clone(net)).with_errors(errors);
        return Player { bot, taught: true, giddy: None };
    }
    let shaken = Weights::TUNED.changed(|number| {
        // From 0.45 to 2.2 times the number.
        let times = ((luck.below(1601) as f32 - 800.0) / 1000.0).exp();
        (number as f32 * times) as i32
    });
    let bot = if luck.below(2) == 0 { bot } else { bot.with_weights(shaken) };
    Player { bot, taught: net.is_none(), giddy: None }
}

/// One game of one pupil among greedy players: the share of the first place that it got.
fn duel(number: u64, net: &Arc<Net>, wide: bool, setup: &Setup) -> f32 {
    let seat = Seat((number % u64::from(setup.players)) as u8);
    let mut players: Vec<Greedy> = state_players(setup, number);
    let pupil = Greedy::new(number).with_net(Arc::clone(net));
    players[seat.index()] = if wide { pupil.with_longer_look() } else { pupil.with_look() };
    let Ok(mut state) = Adrenaline::start(setup, number) else { return 0.0 };
    while let Some(eyes) = Eyes::<Adrenaline>::of(&state) {
        if state.turn.number > TURNS_MOST {
            return 0.0;
        }
        let action = players[eyes.seat().index()].choose(eyes);
        Adrenaline::apply(&mut state, action, &mut Silent);
    }
    let winners = Adrenaline::outcome(&state).map(|outcome| outcome.winners).unwrap_or_default();
    if winners.contains(&seat) { 1.0 / winners.len() as f32 } else { 0.0 }
}

fn state_players(setup: &Setup, number: u64) -> Vec<Greedy> {
    (0..setup.players).map(|n| Greedy::new(number.wrapping_mul(31).wrapping_add(u64::from(n)))).collect()
}
