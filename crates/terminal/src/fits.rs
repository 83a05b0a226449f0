//! Proof that a screen fits: positions of random games of every game, in every language and in terminals of several
//! sizes.

use adrenaline::{Adrenaline, BoardId, Ending, Setup};
use bots::{Bot, RandomBot};
use codex::Lang;
use doom2004::Doom2004;
use doom2016::Doom2016;
use engine::{Eyes, Seat, Table};

use super::answers;
use super::choices::Choices;
use super::log::Log;
use super::pen::{Pen, width};
use super::screen::Scene;
use super::shown::{Look, Shown};
use super::size::Size;

const SIZES: [(usize, usize); 6] = [(80, 24), (80, 30), (100, 30), (100, 40), (120, 40), (120, 50)];

fn arenas() -> [Setup; 5] {
    let on = |board: BoardId| Setup {
        board: board.into(),
        confirm_turn: true,
        ending: Ending::Frenzy,
        ..Setup::default()
    };
    [
        Setup { players: 5, ..on(BoardId::Big) },
        Setup { players: 3, bot: true, hidden_points: true, ..on(BoardId::Small) },
        Setup { players: 4, bot: true, domination: true, ..on(BoardId::MediumA) },
        Setup { players: 5, turrets: true, ..on(BoardId::MediumB) },
        Setup { players: 4, turrets: true, bot: true, ..on(BoardId::Big) },
    ]
}

/// Every scenario of ours, with as many marines as there can be.
fn stations() -> Vec<doom2004::Setup> {
    let grounds = doom2004::place::shipped().iter().cloned();
    grounds
        .map(|scenario| doom2004::Setup { scenario, confirm_turn: true, ..doom2004::Setup::default() })
        .collect()
}

/// Every mission of ours, with one to four marines.
fn missions() -> Vec<doom2016::Setup> {
    let all = doom2016::place::shipped().iter().cloned();
    let marines = |n: usize| doom2016::Callsign::ALL.into_iter().take(1 + n % 4).collect();
    let setup = |(n, mission)| doom2016::Setup { mission, marines: marines(n), ..doom2016::Setup::default() };
    all.enumerate().map(setup).collect()
}

fn pen<G: Shown>(lang: Lang, colour: bool) -> Pen {
    Pen::new(lang, colour).with_signs(G::SIGNS)
}

/// Before so many decisions nothing was told that a screen still shows.
const TOLD: usize = 40;

/// Play a random game and look at every so many-th position, with what was told so far in every language.
fn look<G: Shown>(
    setup: G::Setup,
    seed: u64,
    every: usize,
    mut at: impl FnMut(Lang, &G::State, Seat, &mut Log<G>),
) {
    let mut table = Table::<G>::new(engine::Start::New { setup, seed }).unwrap();
    let mut bot = RandomBot::seeded(seed);
    let mut logs = Lang::ALL.map(|lang| (lang, Log::default()));
    let mut count = 0;
    while let Some(eyes) = Eyes::<G>::of(table.state()) {
        let seat = eyes.seat();
        let action = bot.choose(eyes);
        if count % every == 0 {
            for (lang, log) in &mut logs {
                at(*lang, table.state(), seat, log);
                log.have_read(table.log().len());
            }
        }
        let before = table.log().len();
        let events = table.apply(seat, action).unwrap();
        count += 1;
        // No screen shows more than what was told last.
        let soon = count % every == 0 || every - count % every < TOLD;
        for (lang, log) in logs.iter_mut().filter(|_| soon) {
            for event in &events {
                log.tell(pen::<G>(*lang, true), before, table.state(), event);
            }
        }
    }
}

/// Draw a position in a size.
fn scene<G: Shown, T>(
    (pen, size): (Pen, Size),
    state: &G::State,
    seat: Seat,
    (choices, log): (&Choices<G>, &Log<G>),
    draw: impl FnOnce(Scene<'_, G>) -> T,
) -> T {
    let view = G::view(state, seat.into());
    let known = G::resample(state, seat, 0);
    let gaze = G::gaze(&known, &view, seat);
    draw(Scene { pen: pen.wide(size.columns), size, view: &view, known: &known, seat, gaze, choices, log })
}

#[track_caller]
fn assert_fits(size: Size, lines: &[String]) {
    let text = || lines.join("\n");
    let widest = lines.iter().map(|line| width(line)).max().unwrap_or(0);
    assert!(widest <= size.columns, "{widest} columns of {}:\n{}", size.columns, text());
    // One row is left for what is typed.
    assert!(
        size.rows.is_none_or(|rows| lines.len() < rows),
        "{} rows of {:?}:\n{}",
        lines.len(),
        size.rows,
        text()
    );
}

/// Every question of a random game fits; how many screens there were, and how many did not show every choice.
fn questions_fit<G: Shown>(setup: G::Setup, seed: u64, every: usize) -> (usize, usize) {
    let (mut all, mut cut) = (0, 0);
    look::<G>(setup, seed, every, |lang, state, seat, log| {
        let plain = pen::<G>(lang, false);
        let choices = Choices::of(plain, state);
        for (columns, rows) in SIZES {
            let size = Size::new(Some(columns), Some(rows));
            let parts = (&choices, &*log);
            let (lines, position) =
                scene::<G, _>((pen::<G>(lang, true), size), state, seat, parts, |scene| {
                    (scene.question(state), scene.position())
                });
            assert_fits(size, &lines);
            assert_eq!(position, lines[..position.len()], "the board is at the top");
            // Without colours, so that the numbers can be found.
            let (bare, shown) = scene::<G, _>((plain, size), state, seat, parts, |scene| {
                (scene.question(state), scene.shown(state))
            });
            let below = bare[position.len()..].join("\n");
            let found = (1..=choices.actions.len()).filter(|n| below.contains(&format!("{n:>3} "))).count();
            assert!(found >= shown && shown > 0, "{shown} shown, {found} found:\n{}", bare.join("\n"));
            all += 1;
            cut += usize::from(shown < choices.actions.len());
        }
    });
    (all, cut)
}

#[test]
fn every_question_fits_in_every_mode_and_language() {
    let (mut all, mut cut) = (0, 0);
    for (i, setup) in arenas().into_iter().enumerate() {
        let (screens, short) = questions_fit::<Adrenaline>(setup, i as u64 + 1, 53);
        (all, cut) = (all + screens, cut + short);
    }
    assert!(all > 1000 && cut * 200 < all, "{cut} of {all} screens do not show every choice");
}

#[test]
fn every_question_fits_in_every_scenario_and_language() {
    let mut all = 0;
    for (i, setup) in stations().into_iter().enumerate() {
        all += questions_fit::<Doom2004>(setup, i as u64 + 1, 397).0;
    }
    assert!(all > 500, "{all} screens");
}

#[test]
fn every_question_fits_in_every_mission_and_language() {
    let mut all = 0;
    for (i, setup) in missions().into_iter().enumerate() {
        all += questions_fit::<Doom2016>(setup, i as u64 + 1, 193).0;
    }
    assert!(all > 500, "{all} screens");
}

/// Help and refusals fit, too.
fn answers_fit<G: Shown>(setup: G::Setup, seed: u64, every: usize, wrong: &[G::Action]) {
    look::<G>(setup, seed, every, |lang, state, seat, log| {
        let choices = Choices::of(pen::<G>(lang, true), state);
        for (columns, rows) in SIZES {
            let size = Size::new(Some(columns), Some(rows));
            let ink = pen::<G>(lang, true).wide(columns);
            let refusals = wrong.iter().filter_map(|&action| G::check(state, seat, action).err());
            let refusals: Vec<_> = refusals.collect();
            scene::<G, _>((ink, size), state, seat, (&choices, &*log), |scene| {
                assert_fits(size, &scene.answer(state, &answers::help::<G>(ink)));
                for refusal in &refusals {
                    let answer = scene.answer(state, &scene.refused(refusal));
                    assert_fits(size, &answer);
                    assert_eq!(answer[0], scene.position()[0], "the board stays in sight");
                }
                for looked in [Look::From(""), Look::At("0,0"), Look::At("")] {
                    if let Ok((gaze, said)) = G::look(&scene, looked) {
                        assert!(said.iter().all(|line| width(line) <= columns));
                        let known = scene.known;
                        let scene = Scene { gaze, known, ..scene_again(&scene) };
                        assert!(
                            looked == Look::At("")
                                || scene.position().iter().all(|line| width(line) <= columns)
                        );
                    }
                }
            });
        }
    });
}

fn scene_again<'a, G: Shown>(scene: &Scene<'a, G>) -> Scene<'a, G> {
    Scene { gaze: scene.gaze.clone(), ..*scene }
}

#[test]
fn every_answer_fits_or_has_a_screen_of_its_own() {
    use adrenaline::Action;
    for (i, setup) in arenas().into_iter().enumerate() {
        answers_fit::<Adrenaline>(setup, i as u64 + 20, 41, &[Action::Shoot, Action::Run, Action::Grab]);
    }
}

#[test]
fn every_answer_of_a_scenario_fits() {
    use doom2004::{Action, Deed};
    let wrong = [Action::Declare(Deed::Sprint), Action::Strike, Action::Accept];
    for (i, setup) in stations().into_iter().enumerate() {
        answers_fit::<Doom2004>(setup, i as u64 + 20, 1201, &wrong);
    }
}

#[test]
fn every_answer_of_a_mission_fits() {
    use doom2016::Action;
    for (i, setup) in missions().into_iter().enumerate() {
        answers_fit::<Doom2016>(setup, i as u64 + 20, 601, &[Action::Fire, Action::Argent, Action::Bottom]);
    }
}

#[test]
fn too_many_choices_come_in_pages_and_keep_their_numbers() {
    let plain = pen::<Adrenaline>(Lang::En, false);
    let mut seen = 0;
    look::<Adrenaline>(arenas()[0].clone(), 3, 1, |lang, state, _, _| {
        let mut choices = Choices::<Adrenaline>::of(plain, state);
        if lang != Lang::En || choices.actions.len() < 9 {
            return;
        }
        assert!(choices.within(plain, choices.actions.len() * 3).is_some());
        let mut found = 0;
        while found < choices.actions.len() {
            let page = choices.page(plain, 2);
            assert!(page.lines.len() <= 2 && page.count > 0);
            let text = page.lines.join("\n");
            let numbers = found + 1..=found + page.count;
            assert!(numbers.clone().all(|n| text.contains(&format!("{n:>3} "))), "{text}");
            found += page.count;
            choices.turn_page(page.count);
        }
        assert_eq!(choices.range(0)[0], 1, "after the last page comes the first");
        seen += 1;
    });
    assert!(seen > 20);
}

#[test]
fn without_an_end_of_the_screen_everything_is_shown() {
    fn all<G: Shown>(setup: G::Setup, every: usize) {
        let size = Size::new(None, None);
        assert!(G::is_roomy(size));
        look::<G>(setup, 9, every, |lang, state, seat, log| {
            let pen = pen::<G>(lang, false);
            let choices = Choices::of(pen, state);
            let lines =
                scene::<G, _>((pen, size), state, seat, (&choices, &*log), |scene| scene.question(state));
            assert_fits(size, &lines);
            assert!(lines.contains(&pen.word(G::WORDS.keys)));
        });
    }
    all::<Adrenaline>(arenas()[0].clone(), 50);
    all::<Doom2004>(doom2004::Setup::default(), 100);
    all::<Doom2016>(doom2016::Setup::default(), 50);
}

/// A screen follows from what its reader knows: another deal of what he cannot see looks the same.
fn nothing_hidden<G: Shown>(setup: G::Setup, every: usize, reads: impl Fn(&G::State, Seat) -> bool) {
    look::<G>(setup, 4, every, |lang, state, seat, log| {
        if lang != Lang::En || !reads(state, seat) {
            return;
        }
        let pen = pen::<G>(lang, false);
        let choices = Choices::of(pen, state);
        let size = Size::new(Some(100), Some(40));
        let draw =
            |state| scene::<G, _>((pen, size), state, seat, (&choices, &*log), |scene| scene.position());
        assert_eq!(draw(state), draw(&G::resample(state, seat, 77)));
    });
}

#[test]
fn nothing_hidden_is_drawn() {
    nothing_hidden::<Doom2004>(doom2004::Setup::default(), 41, |state, seat| seat != state.invader());
    nothing_hidden::<Doom2016>(missions()[6].clone(), 23, |_, _| true);
}
