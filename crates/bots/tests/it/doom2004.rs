//! The greedy player of DOOM 2004: legal everywhere, blind to secrets, stronger than chance on both sides.

use std::collections::BTreeSet;

use bots::doom2004::Greedy;
use bots::{Bot, RandomBot};
use doom2004::frame::{Frame, InvaderStep, Moment, Stage};
use doom2004::place::{Winner, shipped, shipped_files};
use doom2004::{Action, Colour, Difficulty, Doom2004, Ground, MarineCard, MarineCards, Setup, State};
use engine::{Chance, Eyes, Game, Proof, Silent};

type Player = Box<dyn Bot<Doom2004>>;

/// No game takes so many decisions unless it is stuck.
const TOO_MANY: u32 = 60_000;

fn setup(scenario: &str, marines: usize) -> Setup {
    let marines = Colour::ALL[..marines].iter().copied().collect();
    Setup { scenario: Ground::shipped(scenario).unwrap(), marines, ..Setup::default() }
}

fn scenarios() -> impl Iterator<Item = &'static str> {
    shipped().iter().map(Ground::name)
}

fn player(greedy: bool, seed: u64) -> Player {
    if greedy { Box::new(Greedy::new(seed)) } else { Box::new(RandomBot::seeded(seed)) }
}

/// Play a game to its end; every answer must be legal, and what the player wanted. `greedy`: the marines, the invader.
fn play(setup: &Setup, seed: u64, greedy: (bool, bool), mut look: impl FnMut(&State)) -> State {
    let mut state = Doom2004::start(setup, seed).unwrap();
    let marines = setup.marines.len();
    let mut players: Vec<Player> = (0..=marines)
        .map(|n| player(if n < marines { greedy.0 } else { greedy.1 }, 10 * seed + n as u64))
        .collect();
    let mut decisions = 0;
    while let Some(eyes) = Eyes::<Doom2004>::of(&state) {
        look(&state);
        let seat = eyes.seat();
        let action = players[seat.index()].choose(eyes);
        if let Err(refusal) = Doom2004::check(&state, seat, action) {
            panic!("{setup:?}, seed {seed}: `{action}` is refused: {refusal:?}");
        }
        Doom2004::apply(&mut state, action, &mut Silent);
        decisions += 1;
        assert!(decisions < TOO_MANY, "{setup:?}, seed {seed} does not end");
    }
    let slips: Vec<u32> = players.iter().map(|player| player.slips()).collect();
    assert!(slips.iter().all(|&slips| slips == 0), "{setup:?}, seed {seed}: slips {slips:?}");
    state
}

/// What is being asked, in a word.
fn question(state: &State) -> &'static str {
    match state.top() {
        Some(Frame::Marine(_)) => "turn",
        Some(Frame::Invader(_)) => "invasion",
        Some(Frame::Mist { .. }) => "mist",
        Some(Frame::Backup { .. }) => "backup",
        Some(Frame::Trap { .. }) => "trap",
        Some(Frame::Activation(_)) => "activation",
        Some(Frame::Target) => "target",
        Some(Frame::Watch { .. }) => "watch",
        Some(Frame::Place { .. }) => "place",
        Some(Frame::Event { .. }) => "event",
        Some(Frame::Offer { .. }) => "offer",
        Some(Frame::Attack) => match state.attacks.last().unwrap().stage {
            Stage::Reroll => "reroll",
            Stage::Knock => "knock",
            _ => "chain",
        },
        Some(Frame::Window(window)) => match (window.moment, window.stage) {
            (Moment::BeforeAttack, 0) => "event before an attack",
            (Moment::BeforeAttack, _) => "guard before an attack",
            (Moment::AfterRoll, _) => "event after a roll",
            (Moment::AfterAttack, 0) => "event after an attack",
            (Moment::AfterAttack, _) => "guard after an attack",
            (Moment::Between, _) => "guard",
            (Moment::BeforeTurn, _) => "event before a turn",
            (Moment::AfterTake, _) => "event after taking",
            (Moment::AfterReveal(_), _) => "event after a reveal",
            (Moment::LastHeal | Moment::Hurt(..) | Moment::Away(..), _) => "heal",
            (Moment::Jitters(_), _) => "jitters",
        },
        _ => "other",
    }
}

#[test]
fn games_end_in_every_scenario() {
    for (n, scenario) in scenarios().enumerate() {
        for marines in 1..=3 {
            let difficulty = Difficulty::ALL[(n + marines) % 5];
            play(&Setup { difficulty, ..setup(scenario, marines) }, n as u64, (true, true), |_| {});
        }
    }
}

/// Everybody's cards in turn, so that each kind is played.
fn deal(setup: &mut Setup, game: usize) {
    let cards: Vec<MarineCard> = MarineCard::all().collect();
    for (n, baggage) in setup.baggage.iter_mut().enumerate() {
        baggage.cards = (0..3).map(|k| cards[(7 * game + 3 * n + k) % cards.len()]).collect::<MarineCards>();
    }
}

#[test]
fn games_end_with_every_card_and_under_every_rule_of_the_house() {
    for (n, setup) in Doom2004::setups().iter().enumerate().step_by(4) {
        let mut setup = setup.clone();
        deal(&mut setup, n);
        play(&setup, n as u64, (n % 3 < 2, n % 3 > 0), |_| {});
    }
}

#[test]
fn answers_every_question_that_chance_leads_to() {
    let mut luck = Chance::seeded(5);
    let mut actions = Vec::new();
    let mut asked = BTreeSet::new();
    for game in 0..60 {
        let scenario = scenarios().nth(game % 6).unwrap();
        let mut setup = Setup { open_windows: game % 5 == 0, ..setup(scenario, 3) };
        deal(&mut setup, game);
        let mut state = Doom2004::start(&setup, game as u64).unwrap();
        let mut bot = Greedy::new(game as u64);
        while let Some(eyes) = Eyes::<Doom2004>::of(&state) {
            actions.clear();
            Doom2004::legal(&state, &mut actions);
            let word = question(&state);
            if asked.insert(word) || luck.below(20) == 0 {
                let action = bot.choose(eyes);
                assert!(actions.contains(&action), "`{action}` to {word} is not legal");
                assert_eq!(bot.slips(), 0, "its answer to {word} is not legal");
            }
            // Orders and offers are rare among all that chance could do.
            let rare =
                |action: &&Action| matches!(action, Action::Order(_) | Action::Give(..) | Action::Play(_));
            let some = actions.iter().filter(rare).count() as u32;
            let action = if some > 0 && luck.below(3) == 0 {
                *actions.iter().filter(rare).nth(luck.below(some) as usize).unwrap()
            } else {
                actions[luck.below(actions.len() as u32) as usize]
            };
            Doom2004::apply(&mut state, action, &mut Silent);
        }
    }
    let all = [
        "turn",
        "invasion",
        "mist",
        "backup",
        "trap",
        "activation",
        "target",
        "watch",
        "place",
        "event",
        "offer",
        "reroll",
        "knock",
        "chain",
        "event before an attack",
        "guard before an attack",
        "event after a roll",
        "event after an attack",
        "guard after an attack",
        "guard",
        "event before a turn",
        "event after taking",
        "event after a reveal",
        "heal",
        "jitters",
    ];
    let missing: Vec<_> = all.into_iter().filter(|word| !asked.contains(word)).collect();
    assert!(missing.is_empty(), "never asked: {missing:?}");
}

#[test]
fn choice_depends_on_nothing_hidden() {
    let mut luck = Chance::seeded(11);
    let mut tried = 0;
    for (n, scenario) in scenarios().enumerate() {
        play(&setup(scenario, 1 + n % 3), 40 + n as u64, (true, true), |state| {
            let eyes = Eyes::<Doom2004>::of(state).unwrap();
            if luck.below(20) != 0 {
                return;
            }
            let (seat, legal) = (eyes.seat(), eyes.legal());
            let bot = Greedy::new(luck.next_u64());
            let chosen = bot.clone().choose(eyes);
            for _ in 0..2 {
                let other = Doom2004::resample(state, seat, luck.next_u64());
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
    let won = |seed: &u64| play(&setup(*seed), 100 + *seed, greedy, |_| {}).winner == Some(Winner::Marines);
    (0..games).filter(won).count() as u64
}

#[test]
fn greedy_marines_beat_an_invader_who_plays_at_random() {
    let open = ["way-out", "hold-the-relay", "the-hunt"];
    let won = won_by_marines(18, (true, false), |game| setup(open[game as usize % 3], 1 + game as usize % 3));
    assert!(won >= 15, "{won} of 18");
}

#[test]
fn greedy_invader_beats_marines_who_play_at_random() {
    let won = won_by_marines(36, (false, true), |game| {
        setup(scenarios().nth(game as usize % 6).unwrap(), 1 + game as usize / 6 % 3)
    });
    assert!(won <= 4, "the marines win {won} of 36");
}

/// The start of the first scenario, when the invader's own turn has come; he holds this card alone.
fn invader_with(card: &str) -> State {
    let mut state = Doom2004::start(&setup("way-out", 1), 1).unwrap();
    let mut actions = Vec::new();
    while !matches!(state.top(), Some(Frame::Invader(InvaderStep::Menu))) {
        actions.clear();
        Doom2004::legal(&state, &mut actions);
        // Whoever waits ends his turn as soon as he may.
        let waits = [Action::Done, Action::Pass].into_iter().find(|action| actions.contains(action));
        Doom2004::apply(&mut state, waits.unwrap_or(actions[0]), &mut Silent);
    }
    state.hand = [card.parse().unwrap()].into_iter().collect();
    state
}

#[test]
fn spawn_cards_that_find_no_place_are_kept() {
    // Zombies, and a mancubus that needs four spaces.
    for card in ["S01-1", "S04-1"] {
        let mut state = invader_with(card);
        let turn = |state: &State| Greedy::new(1).choose(Eyes::of(state).unwrap());
        assert_eq!(turn(&state), Action::Done, "the marine sees the whole room");
        // The hall behind the closed door is laid out, too.
        state.revealed.0 |= 2;
        assert_eq!(turn(&state), Action::Spawn(card.parse().unwrap(), 0));
    }
}

/// Two scenarios that differ only where nobody has been: a marine chooses the same in both.
#[test]
fn choice_depends_on_no_area_that_nobody_has_seen() {
    let text = shipped_files()[0].1.replace("id = \"way-out\"", "id = \"way-out-twin\"");
    let other = text.replace("kind = \"zombie\", colour", "kind = \"imp\", colour").replace(
        "{ kind = \"blocking\", at = [16, 0], to = [16, 1] }",
        "{ kind = \"barrel\", at = [16, 0] }",
    );
    let grounds = [text, other].map(|text| Ground::read(&text).unwrap());
    let mut tried = 0;
    for seed in 0..10 {
        let start = |ground: &Ground| {
            let setup = Setup { scenario: ground.clone(), ..Setup::default() };
            Doom2004::start(&setup, seed).unwrap()
        };
        let [mut one, mut other] = [start(&grounds[0]), start(&grounds[1])];
        while one.revealed.0 == 1 && other.revealed.0 == 1 {
            let [here, there] = [&one, &other].map(|state| Eyes::<Doom2004>::of(state).unwrap());
            let chosen = Greedy::new(seed).choose(here);
            assert_eq!(Greedy::new(seed).choose(there), chosen, "{:?}", one.top());
            Doom2004::apply(&mut one, chosen, &mut Silent);
            Doom2004::apply(&mut other, chosen, &mut Silent);
            tried += 1;
        }
    }
    assert!(tried > 20, "only {tried} choices");
}
