//! DOOM 2004 to be taught: its set-ups and its players.

use std::ops::Range;
use std::sync::Arc;

use bots::Doom2004;
use bots::doom2004::features::{self, features};
use bots::doom2004::{Greedy, Part, Taste, part};
use bots::net::{Input, Net};
use doom2004::place::{Winner, shipped};
use doom2004::{Colour, Difficulty, Setup, State};
use engine::{Chance, Game, Seat};

use crate::fit::{Head, Samples};
use crate::lessons::Lessons;
use crate::sides::{self, Sides, shaken};

/// What there is to learn: how likely the marines win.
pub(crate) struct Wins;

impl Lessons for Wins {
    const INPUTS: usize = features::WIDTH;
    const RULES: u32 = Doom2004::RULES_VERSION;
    const HEAD: Head = Head::Chance;
    const DECAY: f32 = 1.0;
    const RATES: [[f32; 2]; 2] = [[1e-3, 5e-5], [4e-4, 4e-5]];
    const OWN: Option<u32> = Some(2);

    fn print() -> u64 {
        features::print()
    }
    fn game(number: u64, net: Option<&Arc<Net>>) -> Samples {
        sides::game::<Greedy>(number, net)
    }
    fn measure(net: &Arc<Net>, games: Range<u64>, threads: usize) {
        sides::measure::<Greedy>(net, games, threads);
    }
}

fn squad(marines: usize) -> tinyvec::ArrayVec<[Colour; 3]> {
    Colour::ALL[..marines].iter().copied().collect()
}

impl Sides for Greedy {
    type Moment = Part;
    const KEPT: u32 = 14;

    /// Easy and hard ones, so that both sides win.
    fn setup(luck: &mut Chance) -> Setup {
        let scenario = shipped()[luck.below(shipped().len() as u32) as usize].clone();
        let marines = squad(1 + luck.below(3) as usize);
        let mut one_in = |n: u32| luck.below(n) == 0;
        let [draw_two, knockback_stopped, guard_lost_by_moving, adrenaline_next_turn] =
            [one_in(10), one_in(10), one_in(10), one_in(10)];
        let fewer_frags = one_in(6);
        let usual = one_in(2);
        let any = Difficulty::ALL[luck.below(Difficulty::ALL.len() as u32) as usize];
        let difficulty = if usual { Difficulty::default() } else { any };
        Setup {
            difficulty,
            draw_two,
            knockback_stopped,
            guard_lost_by_moving,
            adrenaline_next_turn,
            fewer_frags,
            ..Setup::on(scenario, marines)
        }
    }
    fn maps() -> Vec<String> {
        shipped().iter().map(|ground| ground.place().scenario().id.clone()).collect()
    }
    fn fair(number: u64) -> Setup {
        let scenarios = shipped().len() as u64;
        let scenario = shipped()[(number % scenarios) as usize].clone();
        Setup::on(scenario, squad(1 + (number / scenarios % 3) as usize))
    }
    fn schooled(luck: &mut Chance) -> Self {
        let greedy = Greedy::new(luck.next_u64()).steady();
        if luck.below(4) > 0 {
            return greedy;
        }
        let mut shaken = |number: i32| shaken(number, luck);
        let Taste { step, fear, fall, last, blind, kill, mate, spawn, guard, dodge, .. } = Taste::TUNED;
        greedy.with_taste(Taste {
            step: shaken(step),
            fear: shaken(fear),
            fall: shaken(fall),
            last: shaken(last),
            blind: shaken(blind),
            kill: shaken(kill),
            mate: shaken(mate),
            spawn: shaken(spawn),
            guard: shaken(guard),
            dodge: shaken(dodge),
            ..Taste::TUNED
        })
    }
    fn rival(seed: u64) -> Self {
        Greedy::new(seed)
    }
    fn sound(_: &State, pupil: bool, luck: &mut Chance) -> u32 {
        match pupil {
            false if luck.below(4) == 0 => 0,
            false => 2 + luck.below(8),
            true => 2 + luck.below(12),
        }
    }
    fn round(state: &State) -> u32 {
        state.turn.round.into()
    }
    fn moment(state: &State) -> Part {
        part(state, true)
    }
    fn won(state: &State) -> bool {
        state.winner == Some(Winner::Marines)
    }
    /// The invader looks on in the marines' turns, and the first marine in his.
    fn onlooker(state: &State) -> Option<Seat> {
        Some(if state.is_invaders_turn() { Seat(0) } else { state.invader() })
    }
    fn unveils(before: &State, after: &State) -> bool {
        before.revealed != after.revealed
    }
    fn features(state: &State, inputs: &mut Vec<Input>) {
        features(state, inputs);
    }
}
