//! Every level and every style of every game: legal, without slips, to the end, blind to secrets, and told apart in play.

use adrenaline::{Adrenaline, Setup, State};
use bots::{Guest, Level, Opponent, Played, Player, Style, tour};
use engine::{Chance, Eyes, Game, Seat, Silent};

/// No game takes so many decisions unless it is stuck.
const TOO_MANY: u32 = 100_000;
/// Whoever thinks long does so for so many decisions; then a soldier goes on, as one does for people who have left.
const THOUGHTS: u32 = 60;

/// Everybody who plays a game: each level, and each style of it; of those who think long, one style.
fn everybody<G: Played>() -> Vec<Opponent> {
    let styles = |level: Level| {
        let styles = match level {
            Level::Random => [].iter(),
            Level::Recruit | Level::Soldier => Style::NAMED.iter(),
            Level::Veteran => Style::NAMED[..1].iter(),
            Level::Nightmare => Style::NAMED[1..2].iter(),
        };
        std::iter::once(&Style::Even).chain(styles).map(move |&style| Opponent { level, style })
    };
    G::levels().flat_map(styles).collect()
}

/// Plays a game to its end; every answer must be legal, and what the player wanted. Before each, somebody may look at the
/// position and at who decides.
fn play<G: Played>(
    setup: &G::Setup,
    seed: u64,
    players: &mut [Player<G>],
    mut look: impl FnMut(&G::State, Seat, &mut Player<G>),
) -> G::State {
    let mut state = G::start(setup, seed).unwrap();
    let mut decisions = 0;
    while let Some(eyes) = Eyes::<G>::of(&state) {
        let seat = eyes.seat();
        look(&state, seat, &mut players[seat.index()]);
        let action = players[seat.index()].choose(eyes);
        if let Err(refusal) = G::check(&state, seat, action) {
            panic!("{}: {setup:?}, seed {seed}: `{action}` is refused: {refusal:?}", G::ID);
        }
        G::apply(&mut state, action, &mut Silent);
        decisions += 1;
        assert!(decisions < TOO_MANY, "{}: {setup:?}, seed {seed} does not end", G::ID);
    }
    let slips: Vec<u32> = players.iter().map(|player| player.slips()).collect();
    assert!(slips.iter().all(|&slips| slips == 0), "{}: {setup:?}, seed {seed}: slips {slips:?}", G::ID);
    state
}

fn players<G: Played>(of: &[Opponent], seats: usize, seed: u64) -> Vec<Player<G>> {
    (0..seats).map(|seat| G::player(of[seat % of.len()], seed + seat as u64).unwrap()).collect()
}

#[test]
fn every_game_has_recruits_and_soldiers_who_end_their_games() {
    struct Plays;
    impl Guest for Plays {
        fn meet<G: Played>(&mut self) {
            let all = everybody::<G>();
            assert!(
                [Level::Recruit, Level::Soldier].iter().all(|level| G::levels().any(|known| known == *level))
            );
            let setups = G::setups();
            let mut n = 0;
            while n < all.len() {
                // They sit together, as many as there are seats, until everybody has played.
                let mixed: Vec<Opponent> = all.iter().cycle().skip(n).take(all.len()).copied().collect();
                let setup = &setups[n * 7 % setups.len()];
                let seats = G::seats(&G::start(setup, 1).unwrap());
                let seed = n as u64;
                let mut players = players(&mixed, seats, 10 * seed);
                let mut thinks = vec![0; seats];
                play::<G>(setup, seed, &mut players, |_, seat, player| {
                    let who = mixed[seat.index() % mixed.len()];
                    thinks[seat.index()] += u32::from(who.level >= Level::Veteran);
                    if thinks[seat.index()] == THOUGHTS {
                        assert_eq!(player.slips(), 0, "{}: {who}", G::ID);
                        *player = G::player(Opponent { level: Level::Soldier, ..who }, seed).unwrap();
                    }
                });
                n += seats;
            }
        }
    }
    tour(&mut Plays);
}

#[test]
fn nobody_sees_what_is_hidden() {
    struct Asks;
    impl Guest for Asks {
        fn meet<G: Played>(&mut self) {
            let mut luck = Chance::seeded(11);
            let mut asked = 0;
            let (all, setups) = (everybody::<G>(), G::setups());
            for n in 0..4 {
                let mut state = G::start(&setups[n * 5 % setups.len()], 40 + n as u64).unwrap();
                let mut actions = Vec::new();
                while let Some(eyes) = Eyes::<G>::of(&state) {
                    actions.clear();
                    G::legal(&state, &mut actions);
                    if actions.len() > 1 && luck.below(60) == 0 {
                        let (who, seed) = (all[luck.below(all.len() as u32) as usize], luck.next_u64());
                        let chosen = G::player(who, seed).unwrap().choose(eyes);
                        for _ in 0..2 {
                            let other = G::resample(&state, eyes.seat(), luck.next_u64());
                            let again = G::player(who, seed).unwrap().choose(Eyes::of(&other).unwrap());
                            assert_eq!(
                                chosen,
                                again,
                                "{}: {who} in seat {} sees secrets",
                                G::ID,
                                eyes.seat()
                            );
                        }
                        asked += 1;
                    }
                    let pick = luck.below(actions.len() as u32) as usize;
                    G::apply(&mut state, actions[pick], &mut Silent);
                }
            }
            assert!(asked > 15, "{}: only {asked} positions tried", G::ID);
        }
    }
    tour(&mut Asks);
}

/// First places of the first two of four players, against the last two.
fn duel(one: Opponent, other: Opponent, games: u64) -> f64 {
    let setup = Setup { players: 4, skulls: 5, ..Setup::default() };
    let mut won = 0.0;
    for game in 0..games {
        let first = |seat: u64| (seat + game).is_multiple_of(2);
        let mut players: Vec<_> = (0..4)
            .map(|seat| Adrenaline::player(if first(seat) { one } else { other }, 9 * game + seat).unwrap())
            .collect();
        let end = play::<Adrenaline>(&setup, 500 + game, &mut players, |_, _, _| {});
        let winners = Adrenaline::outcome(&end).unwrap().winners;
        let mine = winners.iter().filter(|seat| first(u64::from(seat.0))).count();
        won += mine as f64 / winners.len() as f64;
    }
    won / games as f64
}

#[test]
fn in_adrenaline_each_level_beats_the_one_before() {
    let levels = [Level::Random, Level::Recruit, Level::Soldier, Level::Veteran].map(Opponent::from);
    for pair in levels.windows(2) {
        let share = duel(pair[1], pair[0], 24);
        assert!(share > 0.6, "{} wins {share:.2} against {}", pair[1], pair[0]);
    }
}

/// What a player of a style does, on average over the ends of its turns: strength of loaded weapons, enemies that it
/// can be seen by, and damage that it has dealt.
fn habits(level: Level, style: Style) -> [f64; 2] {
    let who = Opponent { level, style };
    let (mut weapons, mut seen, mut count) = (0, 0, 0);
    for game in 0..12 {
        let setup = Setup { players: 4, skulls: 5, ..Setup::default() };
        let me = Seat((game % 4) as u8);
        let mut players: Vec<_> = (0..4)
            .map(|seat| {
                Adrenaline::player(if seat == me.0 { who } else { level.into() }, 7 * game + u64::from(seat))
                    .unwrap()
            })
            .collect();
        let mut turn = 0;
        play::<Adrenaline>(&setup, 900 + game, &mut players, |state: &State, _, _| {
            let mine = state.figure(me);
            if state.turn.number == turn || state.turn.seat == me || !mine.square.is_on() {
                return;
            }
            turn = state.turn.number;
            weapons += mine.loaded.len();
            let sees = |other: &adrenaline::Figure| {
                other.square.is_on() && state.board().see(other.square).has(mine.square)
            };
            seen += state.figures.iter().filter(|other| sees(other)).count() - 1;
            count += 1;
        });
    }
    [f64::from(weapons) / f64::from(count), seen as f64 / f64::from(count)]
}

#[test]
fn styles_show_in_play() {
    for level in [Level::Soldier, Level::Veteran] {
        let [careful, hunter, gunner] = Style::NAMED.map(|style| habits(level, style));
        assert!(
            careful[1] < hunter[1],
            "{level}: seen by {} when careful, by {} as a hunter",
            careful[1],
            hunter[1]
        );
        assert!(
            gunner[0] > hunter[0],
            "{level}: {} weapons as a gunner, {} as a hunter",
            gunner[0],
            hunter[0]
        );
    }
}
