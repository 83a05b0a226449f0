//! The greedy player of DOOM 2016: legal everywhere, blind to secrets, stronger than chance on both sides.

use std::collections::BTreeSet;

use bots::doom2016::Greedy;
use bots::{Bot, RandomBot};
use doom2016::frame::{DemonStep, Frame, MarineStep, Prepare, Stage};
use doom2016::place::{arenas, shipped};
use doom2016::{Action, Callsign, Doom2016, FragChoice, Ground, Setup, Side, State};
use engine::{Chance, Eyes, Game, Proof, Silent};

type Player = Box<dyn Bot<Doom2016>>;

/// No game takes so many decisions unless it is stuck.
const TOO_MANY: u32 = 60_000;

fn setup(mission: &str, marines: usize) -> Setup {
    let marines = Callsign::ALL[..marines].iter().copied().collect();
    Setup { mission: Ground::shipped(mission).unwrap(), marines, ..Setup::default() }
}

fn missions() -> impl Iterator<Item = &'static str> {
    arenas().map(|arena| arena.mission().id.as_str())
}

fn player(greedy: bool, seed: u64) -> Player {
    if greedy { Box::new(Greedy::new(seed)) } else { Box::new(RandomBot::seeded(seed)) }
}

/// Play a game to its end; every answer must be legal, and what the player wanted. `greedy`: the marines, the invader.
fn play(setup: &Setup, seed: u64, greedy: (bool, bool), mut look: impl FnMut(&State)) -> State {
    let mut state = Doom2016::start(setup, seed).unwrap();
    let marines = setup.marines.len();
    let mut players: Vec<Player> = (0..=marines)
        .map(|n| player(if n < marines { greedy.0 } else { greedy.1 }, 10 * seed + n as u64))
        .collect();
    let mut decisions = 0;
    while let Some(eyes) = Eyes::<Doom2016>::of(&state) {
        look(&state);
        let seat = eyes.seat();
        let action = players[seat.index()].choose(eyes);
        if let Err(refusal) = Doom2016::check(&state, seat, action) {
            panic!("{setup:?}, seed {seed}: `{action}` is refused: {refusal:?}");
        }
        Doom2016::apply(&mut state, action, &mut Silent);
        decisions += 1;
        assert!(decisions < TOO_MANY, "{setup:?}, seed {seed} does not end");
    }
    let slips: Vec<u32> = players.iter().map(|player| player.slips()).collect();
    assert!(slips.iter().all(|&slips| slips == 0), "{setup:?}, seed {seed}: slips {slips:?}");
    state
}

/// What is being asked, in a word.
fn question(state: &State) -> String {
    let side =
        if Doom2016::decision(state).unwrap().seat == state.invader_seat() { "invader" } else { "marine" };
    let word = match state.top().unwrap() {
        Frame::Prepare(Prepare::Start(_)) => "start",
        Frame::Prepare(Prepare::Class(_)) => "class",
        Frame::Prepare(Prepare::Arm(_)) => "arm",
        Frame::Prepare(Prepare::Lead) => "lead",
        Frame::Prepare(Prepare::EventSets) => "event sets",
        Frame::Prepare(_) => "invasion",
        Frame::Phase(_) => "burn",
        Frame::Marine(MarineStep::Act) => "act",
        Frame::Marine(MarineStep::Drone) => "drone",
        Frame::Marine(_) => "take back",
        Frame::Kinds => "kinds",
        Frame::Demons => "demons",
        Frame::Demon(DemonStep::Act) => "demon",
        Frame::Attack => match state.attack().unwrap().stage {
            Stage::Declare => "declare",
            Stage::BeforeRoll => "before roll",
            Stage::Thin => "thin",
            Stage::Common => "common",
            Stage::Next => "next",
            Stage::Cover => "cover",
            Stage::Defend => "defend",
            Stage::Attack => "attack",
            _ => "on hit",
        },
        Frame::Window(window) => window.moment.word(),
        Frame::Effects(_) => "effect",
        Frame::Portals(_) => "portals",
        Frame::Summon(summon) if summon.group.is_none() => "group",
        Frame::Summon(_) => "put",
        Frame::Charge(_) => "charge",
        Frame::Displace(_) => "displace",
        Frame::Spend(_) => "spend",
        Frame::Push(_) => "push",
        Frame::Drop(_) => "drop",
        Frame::Glory(_) => "glory",
        Frame::Ambush(_) => "ambush",
        Frame::Scout(_) => "scout",
        Frame::Respawn(_) => "respawn",
        _ => "other",
    };
    format!("{side}: {word}")
}

/// Questions that nearly every game asks, and those that few do.
const QUESTIONS: [&str; 52] = [
    "invader: after-attack",
    "invader: after-defence",
    "invader: ambush",
    "invader: attack",
    "invader: before roll",
    "invader: before-initiative",
    "invader: burn",
    "invader: charge",
    "invader: cover",
    "invader: declare",
    "invader: defend",
    "invader: demon",
    "invader: demon-activates",
    "invader: demon-killed",
    "invader: demons",
    "invader: displace",
    "invader: effect",
    "invader: event sets",
    "invader: group",
    "invader: invasion",
    "invader: kinds",
    "invader: marine-dashes",
    "invader: marine-killed",
    "invader: on hit",
    "invader: phase-start",
    "invader: portals",
    "invader: push",
    "invader: put",
    "invader: spend",
    "invader: thin",
    "marine: act",
    "marine: arm",
    "marine: attack",
    "marine: before-initiative",
    "marine: class",
    "marine: cover",
    "marine: deck-built",
    "marine: declare",
    "marine: defend",
    "marine: demon-activates",
    "marine: demon-stops",
    "marine: displace",
    "marine: drone",
    "marine: effect",
    "marine: glory",
    "marine: lead",
    "marine: other-start",
    "marine: respawn",
    "marine: scout",
    "marine: spend",
    "marine: start",
    "marine: thin",
];

#[test]
fn games_end_in_every_mission_with_every_number_of_marines() {
    // Each mission with one to four marines, under changing rules of the house.
    for (n, setup) in Doom2016::setups().iter().take(4 * shipped().len()).enumerate() {
        let end = play(setup, n as u64, (true, true), |_| {});
        assert!(end.winner.is_some());
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let setup = setup("furnace-line", 3);
    let [one, other] = [(), ()].map(|()| play(&setup, 3, (true, true), |_| {}));
    assert!(one == other);
}

#[test]
fn answers_every_question_that_chance_leads_to() {
    let mut luck = Chance::seeded(5);
    let mut actions = Vec::new();
    let mut asked = BTreeSet::new();
    for (game, setup) in Doom2016::setups().iter().enumerate() {
        let mut state = Doom2016::start(setup, game as u64).unwrap();
        let mut bot = Greedy::new(game as u64);
        while let Some(eyes) = Eyes::<Doom2016>::of(&state) {
            actions.clear();
            Doom2016::legal(&state, &mut actions);
            let word = question(&state);
            if asked.insert(word.clone()) || luck.below(30) == 0 {
                let action = bot.choose(eyes);
                assert!(actions.contains(&action), "`{action}` to {word} is not legal");
                assert_eq!(bot.slips(), 0, "its answer to {word} is not legal");
            }
            // What leads on is rare among all that chance could do.
            let rare = |action: &&Action| {
                matches!(
                    action,
                    Action::Fire | Action::Strike(_) | Action::Event(..) | Action::Argent | Action::Power(_)
                )
            };
            let some = actions.iter().filter(rare).count() as u32;
            let action = if some > 0 && luck.below(2) == 0 {
                *actions.iter().filter(rare).nth(luck.below(some) as usize).unwrap()
            } else {
                actions[luck.below(actions.len() as u32) as usize]
            };
            Doom2016::apply(&mut state, action, &mut Silent);
        }
    }
    let missing: Vec<_> = QUESTIONS.into_iter().filter(|word| !asked.contains(*word)).collect();
    assert!(missing.is_empty(), "never asked: {missing:?}");
}

#[test]
fn choice_depends_on_nothing_hidden() {
    let mut luck = Chance::seeded(11);
    let mut tried = 0;
    for (n, mission) in missions().enumerate() {
        play(&setup(mission, 1 + n % 4), 40 + n as u64, (true, true), |state| {
            let eyes = Eyes::<Doom2016>::of(state).unwrap();
            if luck.below(20) != 0 {
                return;
            }
            let (seat, legal) = (eyes.seat(), eyes.legal());
            let bot = Greedy::new(luck.next_u64());
            let chosen = bot.clone().choose(eyes);
            for _ in 0..2 {
                let other = Doom2016::resample(state, seat, luck.next_u64());
                let again = Eyes::of(&other).unwrap();
                assert_eq!(legal, again.legal(), "{:?}", state.top());
                assert_eq!(bot.clone().choose(again), chosen, "{:?}", state.top());
                tried += 1;
            }
        });
    }
    assert!(tried > 200, "only {tried} positions tried");
}

/// Games out of so many that the marines win.
fn won_by_marines(games: u64, greedy: (bool, bool), setup: impl Fn(u64) -> Setup) -> u64 {
    let won = |seed: &u64| play(&setup(*seed), 100 + *seed, greedy, |_| {}).winner == Some(Side::Marines);
    (0..games).filter(won).count() as u64
}

#[test]
fn greedy_marines_beat_an_invader_who_plays_at_random() {
    let won = won_by_marines(12, (true, false), |game| setup("knee-deep", 2 + 2 * (game as usize % 2)));
    assert!(won >= 10, "{won} of 12 on knee-deep");
    let won = won_by_marines(26, (true, false), |game| {
        setup(missions().nth(game as usize / 2).unwrap(), 3 + game as usize % 2)
    });
    assert!(won >= 20, "{won} of 26 everywhere");
}

#[test]
fn greedy_invader_beats_marines_who_play_at_random() {
    let won = won_by_marines(12, (false, true), |game| setup("knee-deep", 2 + 2 * (game as usize % 2)));
    assert_eq!(won, 0, "the marines win on knee-deep");
    let won = won_by_marines(26, (false, true), |game| {
        setup(missions().nth(game as usize / 2).unwrap(), 1 + game as usize % 4)
    });
    assert!(won <= 1, "the marines win {won} of 26");
}

/// Do both sides win some of so many games, with the frags that were tuned for this number of marines?
fn is_open(mission: &str, marines: usize, games: u64) -> bool {
    let setup = Setup { frags: FragChoice::Tuned, ..setup(mission, marines) };
    let mut winners = BTreeSet::new();
    (0..games).any(|seed| {
        winners.insert(play(&setup, 500 + seed, (true, true), |_| {}).winner);
        winners.len() == 2
    })
}

#[test]
fn each_side_wins_some_in_every_mission_with_every_number_of_marines() {
    let cells: Vec<(&str, usize)> =
        missions().flat_map(|mission| (1..=4).map(move |n| (mission, n))).collect();
    let one_sided: Vec<_> = std::thread::scope(|scope| {
        let half = |start: usize| {
            let cells = cells.iter().skip(start).step_by(2);
            scope.spawn(move || cells.filter(|&&(mission, n)| !is_open(mission, n, 60)).collect::<Vec<_>>())
        };
        [half(0), half(1)].into_iter().flat_map(|half| half.join().unwrap()).collect()
    });
    assert!(one_sided.is_empty(), "one side always wins: {one_sided:?}");
}
