//! Games of DOOM 2016 to learn from: until some round players stray from their plans or do nothing, in later rounds of
//! teaching the pupil plays on either side, or on both; then greedy players go on.
//!
//! What is learned is how likely the marines win if sound play sets in. A judge that has only seen sound play all along
//! thinks that whoever waits can still go on later, for ever.

use std::fmt::Write;
use std::sync::Arc;
use std::time::Instant;

use bots::doom2016::features::{self, features};
use bots::doom2016::{Greedy, Look, Taste, Veteran, part};
use bots::net::Net;
use bots::{Bot, Doom2016};
use doom2016::place::arenas;
use doom2016::{Callsign, FragChoice, Ground, InvasionChoice, Setup, Side};
use engine::{Chance, Eyes, Game, Silent};

use crate::fit::{Head, Samples};
use crate::lessons::{Lessons, shared};

/// A game that takes longer than this is no example.
const DECISIONS_MOST: u32 = 12_000;
/// Of a hundred positions so many are kept: those of one game have much in common.
const KEPT: u32 = 30;

/// What there is to learn: how likely the marines win.
pub(crate) struct Wins;

impl Lessons for Wins {
    const INPUTS: usize = features::WIDTH;
    const RULES: u32 = Doom2016::RULES_VERSION;
    const HEAD: Head = Head::Chance;
    const DECAY: f32 = 1.0;
    const RATES: [[f32; 2]; 2] = [[1e-3, 5e-5], [4e-4, 4e-5]];

    fn print() -> u64 {
        features::print()
    }
    fn game(number: u64, net: Option<&Arc<Net>>) -> Samples {
        game(number, net)
    }
    fn measure(net: &Arc<Net>, games: u64, threads: usize) {
        measure(net, games, threads, Look::QUICK);
    }
}

/// Any set-up, those of people more often.
fn setup(luck: &mut Chance) -> Setup {
    let missions = arenas().count() as u32;
    let mission = arenas().nth(luck.below(missions) as usize).map_or("", |arena| &arena.mission().id);
    let mut one_in = |n: u32| luck.below(n) == 0;
    Setup {
        mission: Ground::shipped(mission).unwrap_or_default(),
        full_rules: one_in(4),
        split_activations: one_in(10),
        flat_cover: one_in(10),
        invasion: if one_in(6) { InvasionChoice::Any } else { InvasionChoice::Offered },
        frags: if one_in(2) { FragChoice::Tuned } else { FragChoice::Printed },
        perk: if one_in(20) { Some(Side::Marines) } else { one_in(20).then_some(Side::Invader) },
        marines: squad(1 + luck.below(4) as usize),
        ..Setup::default()
    }
}

fn squad(marines: usize) -> tinyvec::ArrayVec<[Callsign; 4]> {
    Callsign::ALL[..marines].iter().copied().collect()
}

/// How one side plays until sound play sets in.
#[derive(Clone, Copy)]
struct Mood {
    /// Plans of a hundred that are any,
    stray: u32,
    /// and that are none.
    idle: u32,
}

impl Mood {
    const STEADY: Mood = Mood { stray: 4, idle: 0 };

    fn any(luck: &mut Chance) -> Mood {
        let stray = [0, 10, 30, 70][luck.below(4) as usize];
        let idle = [0, 0, 0, 20, 50, 90][luck.below(6) as usize];
        Mood { stray, idle }
    }
}

/// Somebody at the table.
enum Player {
    Greedy(Greedy),
    Pupil(Veteran),
}

/// One game, by its number: positions at the beginning of activations, as those who decide guess them, and whether the
/// marines won. Nothing if it dragged on.
fn game(number: u64, net: Option<&Arc<Net>>) -> Samples {
    let mut luck = Chance::seeded(number);
    let setup = setup(&mut luck);
    let Ok(mut state) = Doom2016::start(&setup, luck.next_u64()) else { return Samples::default() };
    // The pupil is on one side or on both.
    let pupils =
        net.map_or([false; 2], |_| [[true, false], [false, true], [true, true]][luck.below(3) as usize]);
    let rounds = u32::from(state.arena().mission().rounds);
    // Sound play sets in with this round; among greedy players in some games from the start.
    let sound = match net {
        None if luck.below(4) == 0 => 0,
        None => 1 + luck.below(rounds * 3 / 4),
        Some(_) => 2 + luck.below(rounds),
    };
    let mood = |luck: &mut Chance| if net.is_some() { Mood::STEADY } else { Mood::any(luck) };
    let moods = [mood(&mut luck), mood(&mut luck)];
    let mut players: Vec<Player> = (0..Doom2016::seats(&state))
        .map(|n| {
            let side = usize::from(n == setup.marines.len());
            match net.filter(|_| pupils[side]) {
                Some(net) => {
                    Player::Pupil(Veteran::taught(luck.next_u64(), Arc::clone(net), Look::SCHOOL, true))
                }
                None => Player::Greedy(greedy(&mut luck)),
            }
        })
        .collect();
    // Who strays does so with a head of his own.
    let mut strays: Vec<Greedy> = players.iter().map(|_| Greedy::new(number)).collect();
    let (mut samples, mut inputs) = (Samples::default(), Vec::new());
    let (mut last, mut first) = (None, true);
    let (mut stray, mut idle) = (false, false);
    for _ in 0..DECISIONS_MOST {
        let Some(eyes) = Eyes::<Doom2016>::of(&state) else {
            let won = if state.winner == Some(Side::Marines) { 1.0 } else { 0.0 };
            (0..samples.len()).for_each(|n| samples.set_target(n, won));
            return samples;
        };
        let seat = eyes.seat().index();
        let early = u32::from(state.round.number) < sound;
        let now = Some(part(&state, true));
        if last != now {
            last = now;
            let mood = moods[usize::from(seat == setup.marines.len())];
            idle = early && luck.below(100) < mood.idle;
            stray = idle || early && luck.below(100) < mood.stray;
            if !early && state.round.number > 0 && (std::mem::take(&mut first) || luck.below(100) < KEPT) {
                features(&eyes.guess(luck.next_u64()), &mut inputs);
                samples.push(&inputs, 0.0);
            }
        }
        let action = match &mut players[seat] {
            _ if stray => strays[seat].stray(eyes, &mut luck, idle),
            Player::Greedy(greedy) => greedy.choose(eyes),
            Player::Pupil(pupil) if early => pupil.choose(eyes),
            Player::Pupil(_) => strays[seat].choose(eyes),
        };
        Doom2016::apply(&mut state, action, &mut Silent);
    }
    Samples::default()
}

/// A greedy player, some of them with another taste.
fn greedy(luck: &mut Chance) -> Greedy {
    let greedy = Greedy::new(luck.next_u64());
    if luck.below(4) > 0 {
        return greedy;
    }
    // From 0.6 to 1.65 times the number.
    let mut shaken = |number: i32| {
        let times = ((luck.below(1001) as f32 - 500.0) / 1000.0).exp();
        (number as f32 * times) as i32
    };
    let Taste { step, hurry, mate, fear, bold, fall, last, kill, prize, drone } = Taste::TUNED;
    greedy.with_taste(Taste {
        step: shaken(step),
        hurry: shaken(hurry),
        mate: shaken(mate),
        fear: shaken(fear),
        bold: shaken(bold),
        fall: shaken(fall),
        last: shaken(last),
        kill: shaken(kill),
        prize: shaken(prize),
        drone: shaken(drone),
    })
}

/// A set-up to measure by: all missions in turn, with one to four marines, with the printed frags and with ours.
fn fair(number: u64) -> Setup {
    let missions = arenas().count() as u64;
    let mission = arenas().nth((number % missions) as usize).map_or("", |arena| &arena.mission().id);
    let (turn, marines) = (number / missions / 4, 1 + number / missions % 4);
    Setup {
        mission: Ground::shipped(mission).unwrap_or_default(),
        frags: if turn % 2 == 0 { FragChoice::Printed } else { FragChoice::Tuned },
        marines: squad(marines as usize),
        ..Setup::default()
    }
}

/// One game for the measure, with the pupil on a side or nowhere: do the marines win?
fn duel(number: u64, net: &Arc<Net>, look: Look, pupil: Option<Side>) -> bool {
    let setup = fair(number);
    let seed = number + 1_000_000_007;
    let Ok(mut state) = Doom2016::start(&setup, seed) else { return false };
    let mut players: Vec<Box<dyn Bot<Doom2016>>> = (0..Doom2016::seats(&state))
        .map(|n| {
            let side = if n == setup.marines.len() { Side::Invader } else { Side::Marines };
            let seed = seed.wrapping_mul(31).wrapping_add(n as u64);
            if pupil == Some(side) {
                Box::new(Veteran::taught(seed, Arc::clone(net), look, true)) as Box<dyn Bot<Doom2016>>
            } else {
                Box::new(Greedy::new(seed))
            }
        })
        .collect();
    for _ in 0..5 * DECISIONS_MOST {
        let Some(eyes) = Eyes::<Doom2016>::of(&state) else { break };
        let action = players[eyes.seat().index()].choose(eyes);
        Doom2016::apply(&mut state, action, &mut Silent);
    }
    state.winner == Some(Side::Marines)
}

/// How often the marines win with the pupil on either side, against how often they win in the same games among greedy
/// players; mission by mission, and all together.
fn measure(net: &Arc<Net>, games: u64, threads: usize, look: Look) {
    let play = |side: Option<Side>| shared(games, threads, |n| duel(n, net, look, side));
    let begun = Instant::now();
    let plain = play(None);
    let mut rows: Vec<String> = arenas().map(|arena| format!("    {:18}", arena.mission().id)).collect();
    for side in [Side::Marines, Side::Invader] {
        let taught = play(Some(side));
        let missions = rows.len();
        for (n, row) in rows.iter_mut().enumerate() {
            let won = |list: &[bool]| list.iter().skip(n).step_by(missions).filter(|won| **won).count();
            let all = plain.iter().skip(n).step_by(missions).count();
            let _ = write!(row, " | {:3} -> {:3} of {all:3}", won(&plain), won(&taught));
        }
        let gains = || taught.iter().zip(&plain).map(|(&one, &other)| f32::from(one) - f32::from(other));
        let count = games.max(1) as f32;
        let mean = gains().sum::<f32>() / count;
        let spread = gains().map(|gain| (gain - mean).powi(2)).sum::<f32>() / count;
        let share = |list: &[bool]| 100.0 * list.iter().filter(|won| **won).count() as f32 / count;
        println!(
            "  pupil as {}: marines win {:.1} % instead of {:.1} %: {:+.1} ± {:.1}, {:.0} s",
            side.word(),
            share(&taught),
            share(&plain),
            100.0 * mean,
            196.0 * (spread / count).sqrt(),
            begun.elapsed().as_secs_f32()
        );
    }
    println!("    wins of the marines      | pupil as marines  | pupil as invader");
    rows.iter().for_each(|row| println!("{row}"));
}
