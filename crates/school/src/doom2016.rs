//! DOOM 2016 to be taught: its set-ups and its players.

use std::ops::Range;
use std::sync::Arc;

use bots::Doom2016;
use bots::doom2016::features::{self, features};
use bots::doom2016::{Greedy, Part, Taste, part};
use bots::net::{Input, Net};
use doom2016::place::arenas;
use doom2016::{Callsign, FragChoice, Ground, InvasionChoice, Setup, Side, State};
use engine::{Chance, Game};

use crate::fit::{Head, Samples};
use crate::lessons::Lessons;
use crate::sides::{self, Sides, shaken};

/// What there is to learn: how likely the marines win.
pub(crate) struct Wins;

impl Lessons for Wins {
    const INPUTS: usize = features::WIDTH;
    const RULES: u32 = Doom2016::RULES_VERSION;
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

fn squad(marines: usize) -> tinyvec::ArrayVec<[Callsign; 4]> {
    Callsign::ALL[..marines].iter().copied().collect()
}

impl Sides for Greedy {
    type Moment = Part;
    const KEPT: u32 = 30;

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
    fn maps() -> Vec<String> {
        arenas().map(|arena| arena.mission().id.clone()).collect()
    }
    /// With the printed frags and with ours.
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
    fn schooled(luck: &mut Chance) -> Self {
        let greedy = Greedy::new(luck.next_u64());
        if luck.below(4) > 0 {
            return greedy;
        }
        let mut shaken = |number: i32| shaken(number, luck);
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
    fn rival(seed: u64) -> Self {
        Greedy::new(seed)
    }
    fn sound(state: &State, pupil: bool, luck: &mut Chance) -> u32 {
        let rounds = u32::from(state.arena().mission().rounds);
        match pupil {
            false if luck.below(4) == 0 => 0,
            false => 1 + luck.below(rounds * 3 / 4),
            true => 2 + luck.below(rounds),
        }
    }
    fn round(state: &State) -> u32 {
        state.round.number.into()
    }
    fn moment(state: &State) -> Part {
        part(state, true)
    }
    fn won(state: &State) -> bool {
        state.winner == Some(Side::Marines)
    }
    fn features(state: &State, inputs: &mut Vec<Input>) {
        features(state, inputs);
    }
}
