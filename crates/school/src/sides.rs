//! Games of marines against an invader to learn from: until some round players stray from their plans or do nothing, in
//! later rounds of teaching the pupil plays on either side, or on both; then greedy players go on.
//!
//! What is learned is how likely the marines win if sound play sets in. A judge that has only seen sound play all along
//! thinks that whoever waits can still go on later, for ever.

use std::fmt::Write;
use std::ops::Range;
use std::sync::Arc;
use std::time::Instant;

use bots::net::{Input, Net};
use bots::{Bot, Look, Planner, Veteran, stray};
use engine::{Chance, Eyes, Game, Silent};

use crate::fit::Samples;
use crate::lessons::shared;

/// A game that takes longer than this is no example.
const DECISIONS_MOST: u32 = 12_000;

type State<P> = <<P as Planner>::Game as Game>::State;
type Setup<P> = <<P as Planner>::Game as Game>::Setup;

/// A game of marines against an invader that can be taught, by its greedy player.
pub(crate) trait Sides: Planner {
    /// When a part of the game begins that players have a mood for, and whose beginning is learned from.
    type Moment: PartialEq;
    /// Of a hundred positions so many are kept: those of one game have much in common.
    const KEPT: u32;

    /// Any set-up, those of people more often.
    fn setup(luck: &mut Chance) -> Setup<Self>;
    /// The maps that are measured on, in turn.
    fn maps() -> Vec<String>;
    /// A set-up to measure by: all maps in turn, with all numbers of marines.
    fn fair(number: u64) -> Setup<Self>;
    /// A greedy player with a taste of its own, or quick to answer.
    fn schooled(luck: &mut Chance) -> Self;
    /// A soldier as people meet him.
    fn rival(seed: u64) -> Self;
    /// Sound play sets in with this round; among greedy players in some games from the start.
    fn sound(state: &State<Self>, pupil: bool, luck: &mut Chance) -> u32;
    /// The round.
    fn round(state: &State<Self>) -> u32;
    /// Which moment it is.
    fn moment(state: &State<Self>) -> Self::Moment;
    /// Have the marines won?
    fn won(state: &State<Self>) -> bool;
    /// Those who guess what the position is, apart from whoever decides.
    fn onlooker(_: &State<Self>) -> Option<engine::Seat> {
        None
    }
    /// Has something come to light that the marines did not know?
    fn unveils(_: &State<Self>, _: &State<Self>) -> bool {
        false
    }
    /// What a position looks like.
    fn features(state: &State<Self>, inputs: &mut Vec<Input>);
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
enum Player<P> {
    Greedy(P),
    Pupil(Veteran<P>),
}

/// A number from 0.6 to 1.65 times this one.
pub(crate) fn shaken(number: i32, luck: &mut Chance) -> i32 {
    let times = ((luck.below(1001) as f32 - 500.0) / 1000.0).exp();
    (number as f32 * times) as i32
}

/// One game, by its number: positions at the beginning of its parts, as those who decide guess them, and whether the
/// marines won. Nothing if it dragged on.
pub(crate) fn game<P: Sides>(number: u64, net: Option<&Arc<Net>>) -> Samples {
    let mut luck = Chance::seeded(number);
    let setup = P::setup(&mut luck);
    let Ok(mut state) = P::Game::start(&setup, luck.next_u64()) else { return Samples::default() };
    // The pupil is on one side or on both.
    let pupils =
        net.map_or([false; 2], |_| [[true, false], [false, true], [true, true]][luck.below(3) as usize]);
    let sound = P::sound(&state, net.is_some(), &mut luck);
    let mood = |luck: &mut Chance| if net.is_some() { Mood::STEADY } else { Mood::any(luck) };
    let moods = [mood(&mut luck), mood(&mut luck)];
    let seats = P::Game::seats(&state);
    let mut players: Vec<Player<P>> = (0..seats)
        .map(|n| {
            let side = usize::from(P::is_invader(&state, engine::Seat(n as u8)));
            match net.filter(|_| pupils[side]) {
                Some(net) => Player::Pupil(Veteran::taught(luck.next_u64(), Arc::clone(net), P::LOOKS[0])),
                None => Player::Greedy(P::schooled(&mut luck)),
            }
        })
        .collect();
    // Who strays does so with a head of his own.
    let mut strays: Vec<P> = players.iter().map(|_| P::extra(number)).collect();
    let (mut samples, mut inputs) = (Samples::default(), Vec::new());
    let (mut last, mut first) = (None, true);
    let (mut strayed, mut idle) = (false, false);
    for _ in 0..DECISIONS_MOST {
        let Some(eyes) = Eyes::<P::Game>::of(&state) else {
            let won = if P::won(&state) { 1.0 } else { 0.0 };
            (0..samples.len()).for_each(|n| samples.set_target(n, won));
            return samples;
        };
        let seat = eyes.seat();
        let early = P::round(&state) < sound;
        let now = Some(P::moment(&state));
        if last != now {
            last = now;
            let mood = moods[usize::from(P::is_invader(&state, seat))];
            idle = early && luck.below(100) < mood.idle;
            strayed = idle || early && luck.below(100) < mood.stray;
            if !early && P::round(&state) > 0 {
                for who in [Some(seat), P::onlooker(&state)].into_iter().flatten() {
                    if std::mem::take(&mut first) || luck.below(100) < P::KEPT {
                        P::features(&P::Game::resample(&state, who, luck.next_u64()), &mut inputs);
                        samples.push(&inputs, 0.0);
                    }
                }
            }
        }
        let action = match &mut players[seat.index()] {
            _ if strayed => stray(&mut strays[seat.index()], eyes, &mut luck, idle),
            Player::Greedy(greedy) => greedy.choose(eyes),
            Player::Pupil(pupil) if early => pupil.choose(eyes),
            Player::Pupil(_) => strays[seat.index()].choose(eyes),
        };
        let before = state.clone();
        P::Game::apply(&mut state, action, &mut Silent);
        if !early && P::unveils(&before, &state) && !P::is_invader(&before, seat) {
            // What the marine expects who opens a door: he does not see what comes to light until he has done it.
            let mut guess = P::Game::resample(&before, seat, luck.next_u64());
            P::Game::apply(&mut guess, action, &mut Silent);
            P::features(&guess, &mut inputs);
            samples.push(&inputs, 0.0);
        }
    }
    Samples::default()
}

/// Whose side the pupil is on.
const SIDES: [&str; 2] = ["marines", "invader"];

/// One game for the measure, with the pupil on a side or nowhere: do the marines win?
fn duel<P: Sides>(number: u64, net: &Arc<Net>, look: Look, pupil: Option<usize>) -> bool {
    let seed = number + 1_000_000_007;
    let Ok(mut state) = P::Game::start(&P::fair(number), seed) else { return false };
    let mut players: Vec<Player<P>> = (0..P::Game::seats(&state))
        .map(|n| {
            let side = usize::from(P::is_invader(&state, engine::Seat(n as u8)));
            let seed = seed.wrapping_mul(31).wrapping_add(n as u64);
            if pupil == Some(side) {
                Player::Pupil(Veteran::taught(seed, Arc::clone(net), look))
            } else {
                Player::Greedy(P::rival(seed))
            }
        })
        .collect();
    for _ in 0..5 * DECISIONS_MOST {
        let Some(eyes) = Eyes::<P::Game>::of(&state) else { break };
        let action = match &mut players[eyes.seat().index()] {
            Player::Greedy(greedy) => greedy.choose(eyes),
            Player::Pupil(pupil) => pupil.choose(eyes),
        };
        P::Game::apply(&mut state, action, &mut Silent);
    }
    P::won(&state)
}

/// How often the marines win with the pupil on either side, against how often they win in the same games among greedy
/// players; map by map, and all together.
pub(crate) fn measure<P: Sides>(net: &Arc<Net>, games: Range<u64>, threads: usize) {
    // The judge alone, without what is played on.
    let look = Look { turns: 1, ..P::LOOKS[1] };
    let play = |side: Option<usize>| shared(games.clone(), threads, |n| duel::<P>(n, net, look, side));
    let begun = Instant::now();
    let plain = play(None);
    let mut rows: Vec<String> = P::maps().iter().map(|map| format!("    {map:18}")).collect();
    for (side, name) in SIDES.into_iter().enumerate() {
        let taught = play(Some(side));
        let maps = rows.len();
        for (n, row) in rows.iter_mut().enumerate() {
            let here = |list: &[bool]| -> Vec<bool> {
                let numbered = games.clone().zip(list).filter(|(game, _)| (game % maps as u64) == n as u64);
                numbered.map(|(_, &won)| won).collect()
            };
            let won = |list: &[bool]| here(list).into_iter().filter(|won| *won).count();
            let all = here(&plain).len();
            let _ = write!(row, " | {:3} -> {:3} of {all:3}", won(&plain), won(&taught));
        }
        let gains = || taught.iter().zip(&plain).map(|(&one, &other)| f32::from(one) - f32::from(other));
        let count = plain.len().max(1) as f32;
        let mean = gains().sum::<f32>() / count;
        let spread = gains().map(|gain| (gain - mean).powi(2)).sum::<f32>() / count;
        let share = |list: &[bool]| 100.0 * list.iter().filter(|won| **won).count() as f32 / count;
        println!(
            "  pupil as {name}: marines win {:.1} % instead of {:.1} %: {:+.1} ± {:.1}, {:.0} s",
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
