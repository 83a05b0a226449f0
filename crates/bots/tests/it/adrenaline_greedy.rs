//! The greedy player of Adrenaline: legal everywhere, blind to secrets, stronger than chance, and no dawdler.

use adrenaline::{Adrenaline, BoardId, Ending, Setup, State};
use bots::adrenaline::Greedy;
use bots::{Bot, RandomBot};
use engine::{Chance, Eyes, Game, Outcome, Proof, Seat, Silent};

type Player = Box<dyn Bot<Adrenaline>>;

/// No game takes so many decisions unless it is stuck.
const TOO_MANY: u32 = 20_000;

fn greedy(seed: u64) -> Player {
    Box::new(Greedy::new(seed))
}

/// Play a game to its end; every answer must be legal, and what the player wanted.
fn play(setup: &Setup, seed: u64, players: &mut [Player]) -> (Outcome, State) {
    let mut state = Adrenaline::start(setup, seed).unwrap();
    let mut decisions = 0;
    while let Some(eyes) = Eyes::<Adrenaline>::of(&state) {
        let seat = eyes.seat();
        let action = players[seat.index()].choose(eyes);
        if let Err(refusal) = Adrenaline::check(&state, seat, action) {
            panic!("{setup:?}, seed {seed}: `{action}` is refused: {refusal:?}");
        }
        Adrenaline::apply(&mut state, action, &mut Silent);
        decisions += 1;
        assert!(decisions < TOO_MANY, "{setup:?}, seed {seed} does not end");
    }
    let slips: Vec<u32> = players.iter().map(|player| player.slips()).collect();
    assert!(slips.iter().all(|&slips| slips == 0), "{setup:?}, seed {seed}: slips {slips:?}");
    (Adrenaline::outcome(&state).unwrap(), state)
}

#[test]
fn answers_every_decision_in_every_mode() {
    for (n, setup) in Adrenaline::setups().iter().enumerate() {
        for game in 0..2 {
            let seed = 100 * n as u64 + game;
            let mut players: Vec<Player> = (0..setup.players).map(|i| greedy(seed + u64::from(i))).collect();
            play(setup, seed, &mut players);
        }
    }
}

#[test]
fn answers_positions_that_chance_leads_to() {
    let mut luck = Chance::seeded(5);
    let mut actions = Vec::new();
    for (n, setup) in Adrenaline::setups().iter().enumerate() {
        let mut state = Adrenaline::start(setup, n as u64).unwrap();
        let mut player = Greedy::new(n as u64).with_budget(60);
        while let Some(eyes) = Eyes::<Adrenaline>::of(&state) {
            actions.clear();
            Adrenaline::legal(&state, &mut actions);
            if luck.below(8) == 0 {
                assert!(actions.contains(&player.choose(eyes)));
                assert_eq!(player.slips(), 0);
            }
            let pick = luck.below(actions.len() as u32) as usize;
            Adrenaline::apply(&mut state, actions[pick], &mut Silent);
        }
    }
}

#[test]
fn choice_depends_on_nothing_hidden() {
    let mut luck = Chance::seeded(11);
    let mut actions = Vec::new();
    let mut asked = 0;
    for (n, setup) in Adrenaline::setups().iter().enumerate() {
        let mut state = Adrenaline::start(setup, 40 + n as u64).unwrap();
        while let Some(eyes) = Eyes::<Adrenaline>::of(&state) {
            actions.clear();
            Adrenaline::legal(&state, &mut actions);
            if actions.len() > 1 && luck.below(40) == 0 {
                let seed = luck.next_u64();
                let bot = Greedy::new(seed).with_budget(200);
                let chosen = bot.clone().choose(eyes);
                for _ in 0..3 {
                    let other = Adrenaline::resample(&state, eyes.seat(), luck.next_u64());
                    let again = bot.clone().choose(Eyes::of(&other).unwrap());
                    assert_eq!(chosen, again, "{setup:?}: seat {} sees through cards", eyes.seat());
                }
                asked += 1;
            }
            let pick = luck.below(actions.len() as u32) as usize;
            Adrenaline::apply(&mut state, actions[pick], &mut Silent);
        }
    }
    assert!(asked > 300, "only {asked} positions tried");
}

/// The share of games that one greedy player wins against three who play at random, in percent.
fn wins_against_chance(games: u64, setup: impl Fn(u64) -> Setup) -> f64 {
    let mut won = 0.0;
    for game in 0..games {
        let setup = setup(game);
        let me = (game % u64::from(setup.players)) as u8;
        let mut players: Vec<Player> =
            (0..setup.players)
                .map(|i| {
                    if i == me { greedy(game) } else { Box::new(RandomBot::seeded(31 * game + u64::from(i))) }
                })
                .collect();
        let (outcome, _) = play(&setup, 700 + game, &mut players);
        if outcome.winners.contains(&Seat(me)) {
            won += 1.0 / outcome.winners.len() as f64;
        }
    }
    100.0 * won / games as f64
}

#[test]
fn beats_three_random_players_in_every_mode() {
    let rate = wins_against_chance(60, |game| {
        let mode = game / 4 % 4;
        Setup {
            board: BoardId::ALL[(game / 16 % 4) as usize].into(),
            players: 4,
            skulls: 5,
            domination: mode == 1,
            turrets: mode == 2,
            bot: mode == 3,
            ending: if game % 3 == 0 { Ending::SuddenDeath } else { Ending::Frenzy },
            ..Setup::default()
        }
    });
    assert!(rate > 80.0, "the greedy player wins only {rate:.0} % against chance");
}

#[test]
fn more_thought_plays_better() {
    let setup = Setup { players: 4, skulls: 5, ..Setup::default() };
    let (mut deep, mut shallow) = (0, 0);
    for game in 0..30 {
        let thinks = |seat: usize| (seat + game as usize).is_multiple_of(2);
        let mut players: Vec<Player> = (0..4)
            .map(|i| Box::new(Greedy::new(game).with_budget(if thinks(i) { 1500 } else { 60 })) as Player)
            .collect();
        let (outcome, _) = play(&setup, 3_000 + game, &mut players);
        for (seat, points) in outcome.points.iter().enumerate() {
            *(if thinks(seat) { &mut deep } else { &mut shallow }) += points;
        }
    }
    assert!(deep > shallow, "{deep} points with much thought, {shallow} with little");
}

#[test]
fn games_among_greedy_players_do_not_drag_on() {
    let games = 12;
    let mut turns = 0;
    for game in 0..games {
        let setup = Setup {
            board: BoardId::ALL[game as usize % 4].into(),
            players: 4,
            skulls: 8,
            ..Setup::default()
        };
        let mut players: Vec<Player> = (0..4).map(|i| greedy(50 * game + i)).collect();
        let (_, end) = play(&setup, game, &mut players);
        turns += u64::from(end.turn.number);
    }
    assert!(turns / games < 120, "{} turns a game", turns / games);
}
