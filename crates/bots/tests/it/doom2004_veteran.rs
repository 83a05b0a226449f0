//! The taught player of DOOM 2004: legal everywhere, blind to secrets, the same on every machine, with chances to tell.

use bots::doom2004::{Greedy, Veteran};
use bots::{Bot, Contest, Doom2004, Look, Planner, Worth};
use doom2004::place::{shipped, shipped_files};
use doom2004::{Colour, Ground, Setup};
use engine::{Chance, Eyes, Game, Silent};

use crate::whole::play;

type Player = Box<dyn Bot<Doom2004>>;

fn setup(scenario: &str, marines: usize) -> Setup {
    Setup::on(Ground::shipped(scenario).unwrap(), Colour::ALL[..marines].iter().copied().collect())
}

fn scenarios() -> impl Iterator<Item = &'static str> {
    shipped().iter().map(Ground::name)
}

/// A look that tries out less, so that whole games take seconds.
fn brief(level: usize, seed: u64) -> Veteran {
    let look = Greedy::LOOKS[level];
    let contest = Contest { guesses: [1, 1, 1], ..look.contest };
    taught(Look { plans: 1 + level, contest, ..look }, seed)
}

fn taught(look: Look, seed: u64) -> Veteran {
    Veteran::taught(seed, Greedy::shipped(), look)
}

fn veteran(seed: u64) -> Veteran {
    brief(1, seed)
}

#[test]
fn games_of_veterans_end_in_every_scenario() {
    for (n, scenario) in scenarios().enumerate() {
        let seed = n as u64;
        let marines = [1, 1, 2, 1, 1, 3][n % 6];
        // On one side and on the other by turns.
        let player = |seat: usize| -> Player {
            let luck = 10 * seed + seat as u64;
            if (seat == marines) == (n % 2 == 0) {
                Box::new(veteran(luck))
            } else {
                Box::new(Greedy::new(luck))
            }
        };
        play(&setup(scenario, marines), seed, player, |_| {});
    }
}

#[test]
fn a_nightmare_ends_on_either_side() {
    for (scenario, marines, invader) in
        [("way-out", 2, false), ("hold-the-relay", 1, false), ("red-line", 2, true)]
    {
        let player = |seat: usize| -> Player {
            if (seat == marines) == invader {
                Box::new(brief(2, seat as u64))
            } else {
                Box::new(Greedy::new(seat as u64))
            }
        };
        play(&setup(scenario, marines), 3, player, |_| {});
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let setup = setup("hold-the-relay", 2);
    let [one, other] = [(), ()].map(|()| play(&setup, 3, |seat| Box::new(veteran(seat as u64)), |_| {}));
    assert_eq!(one, other);
}

/// However the hidden things lie, it does the same.
#[test]
fn choice_depends_on_nothing_hidden() {
    let mut luck = Chance::seeded(11);
    let mut tried = 0;
    for (n, scenario) in scenarios().enumerate() {
        play(
            &setup(scenario, 1 + n % 3),
            40 + n as u64,
            |seat| Box::new(Greedy::new(seat as u64)),
            |state| {
                if luck.below(40) != 0 {
                    return;
                }
                let eyes = Eyes::<Doom2004>::of(state).unwrap();
                let bot = veteran(luck.next_u64());
                let chosen = bot.clone().choose(eyes);
                let other = Doom2004::resample(state, eyes.seat(), luck.next_u64());
                assert_eq!(bot.clone().choose(Eyes::of(&other).unwrap()), chosen, "{:?}", state.top());
                tried += 1;
            },
        );
    }
    assert!(tried > 100, "only {tried} positions tried");
}

/// Two scenarios that differ only where nobody has been: a marine chooses the same in both.
#[test]
fn choice_depends_on_no_area_that_nobody_has_seen() {
    let text = shipped_files()[0].1;
    let other = text.replace("kind = \"zombie\", colour", "kind = \"imp\", colour").replace(
        "{ kind = \"blocking\", at = [16, 0], to = [16, 1] }",
        "{ kind = \"barrel\", at = [16, 0] }",
    );
    assert_ne!(text, other);
    let grounds = [text, &other].map(|text| Ground::read(text).unwrap());
    let mut tried = 0;
    for seed in 0..6 {
        let start = |ground: &Ground| {
            let setup = Setup { scenario: ground.clone(), ..Setup::default() };
            Doom2004::start(&setup, seed).unwrap()
        };
        let [mut one, mut other] = [start(&grounds[0]), start(&grounds[1])];
        while one.revealed.0 == 1 && other.revealed.0 == 1 {
            let [here, there] = [&one, &other].map(|state| Eyes::<Doom2004>::of(state).unwrap());
            let chosen = veteran(seed).choose(here);
            assert_eq!(veteran(seed).choose(there), chosen, "{:?}", one.top());
            Doom2004::apply(&mut one, chosen, &mut Silent);
            Doom2004::apply(&mut other, chosen, &mut Silent);
            tried += 1;
        }
    }
    assert!(tried > 12, "only {tried} choices");
}

/// At the beginning of his turn a marine hears how likely his side wins, and what else looks good.
#[test]
fn hints_tell_chances() {
    let (mut told, mut with_others) = (0, 0);
    for (n, scenario) in scenarios().enumerate() {
        let state = Doom2004::start(&setup(scenario, 1 + n % 3), n as u64).unwrap();
        let eyes = Eyes::<Doom2004>::of(&state).unwrap();
        let hints = taught(Greedy::LOOKS[2], 5).advise(eyes);
        assert!(eyes.legal().contains(&hints[0].plan[0]), "{scenario}");
        let chances: Vec<f64> =
            hints.iter().filter_map(|hint| hint.worth).filter_map(Worth::chance).collect();
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{scenario}: {chances:?}");
        told += usize::from(!chances.is_empty());
        with_others += usize::from(hints.len() > 1);
    }
    assert!(told >= 3 && with_others >= 1, "{told} with a chance, {with_others} with other plans");
}
