//! The taught player of DOOM 2016: legal everywhere, blind to secrets, the same on every machine, done in time.

use bots::doom2016::{Greedy, Veteran};
use bots::{Bot, Contest, Doom2016, Look, Planner};
use doom2016::place::arenas;
use doom2016::{Callsign, Ground, Setup};
use engine::{Chance, Eyes, Game};

use crate::whole::play;

type Player = Box<dyn Bot<Doom2016>>;

fn setup(mission: &str, marines: usize) -> Setup {
    let marines = Callsign::ALL[..marines].iter().copied().collect();
    Setup { mission: Ground::shipped(mission).unwrap(), marines, ..Setup::default() }
}

/// Looks that try out less, so that whole games take seconds.
fn brief(level: usize, seed: u64) -> Veteran {
    let look = Greedy::LOOKS[level];
    let contest = Contest { guesses: [1, 1, 1], ..look.contest };
    Veteran::taught(seed, Greedy::shipped(), Look { plans: 1 + level, contest, ..look })
}

fn missions() -> impl Iterator<Item = &'static str> {
    arenas().map(|arena| arena.mission().id.as_str())
}

#[test]
fn games_of_veterans_end_in_every_mission() {
    for (n, mission) in missions().enumerate() {
        let seed = n as u64;
        let marines = 1 + n % 4;
        // On one side and on the other by turns.
        let player = |seat: usize| -> Player {
            let luck = 10 * seed + seat as u64;
            if (seat == marines) == (n % 2 == 0) {
                Box::new(brief(1, luck))
            } else {
                Box::new(Greedy::new(luck))
            }
        };
        play(&setup(mission, marines), seed, player, |_| {});
    }
}

#[test]
fn a_nightmare_ends_on_either_side() {
    for (mission, marines, side) in
        [("tutorial", 2, false), ("knee-deep", 1, false), ("cold-relays", 2, true)]
    {
        let player = |seat: usize| -> Player {
            if (seat == marines) == side {
                Box::new(brief(2, seat as u64))
            } else {
                Box::new(Greedy::new(seat as u64))
            }
        };
        play(&setup(mission, marines), 3, player, |_| {});
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let setup = setup("furnace-line", 2);
    let [one, other] = [(), ()].map(|()| play(&setup, 3, |seat| Box::new(brief(1, seat as u64)), |_| {}));
    assert_eq!(one, other);
}

/// However the hidden things lie, it does the same.
#[test]
fn choice_depends_on_nothing_hidden() {
    let mut luck = Chance::seeded(11);
    let mut tried = 0;
    for (n, mission) in missions().enumerate() {
        play(
            &setup(mission, 1 + n % 4),
            40 + n as u64,
            |seat| Box::new(Greedy::new(seat as u64)),
            |state| {
                if luck.below(30) != 0 {
                    return;
                }
                let eyes = Eyes::<Doom2016>::of(state).unwrap();
                let bot = brief(1, luck.next_u64());
                let chosen = bot.clone().choose(eyes);
                let other = Doom2016::resample(state, eyes.seat(), luck.next_u64());
                assert_eq!(bot.clone().choose(Eyes::of(&other).unwrap()), chosen, "{:?}", state.top());
                tried += 1;
            },
        );
    }
    assert!(tried > 100, "only {tried} positions tried");
}
