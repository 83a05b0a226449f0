//! Proof that a screen fits: positions of random games in every mode and language, in terminals of several sizes.

use adrenaline::{Action, Adrenaline, BoardId, Ending, Setup, State};
use bots::{Bot, RandomBot};
use codex::Lang;
use engine::{Eyes, Game, Seat, Table};

use super::answers;
use super::choices::Choices;
use super::log::{Log, is_news};
use super::pen::{Pen, width};
use super::screen::{Scene, sight};
use super::size::{Layout, Size};

const SIZES: [(usize, usize); 6] = [(80, 24), (80, 30), (100, 30), (100, 40), (120, 40), (120, 50)];

fn setups() -> [Setup; 5] {
    let plain = Setup { confirm_turn: true, ending: Ending::Frenzy, ..Setup::default() };
    [
        Setup { board: BoardId::Big, players: 5, ..plain },
        Setup { board: BoardId::Small, players: 3, bot: true, hidden_points: true, ..plain },
        Setup { board: BoardId::MediumA, players: 4, bot: true, domination: true, ..plain },
        Setup { board: BoardId::MediumB, players: 5, turrets: true, ..plain },
        Setup { board: BoardId::Big, players: 4, turrets: true, domination: false, bot: true, ..plain },
    ]
}

/// Play a random game and look at every so many-th position, with what was told so far in every language.
fn look(setup: Setup, seed: u64, every: usize, mut at: impl FnMut(Lang, &State, Seat, &mut Log)) {
    let mut table = Table::<Adrenaline>::new(engine::Start::New { setup, seed }).unwrap();
    let mut bot = RandomBot::seeded(seed);
    let mut logs = Lang::ALL.map(|lang| (lang, Log::default()));
    let mut count = 0;
    while let Some(eyes) = Eyes::<Adrenaline>::of(table.state()) {
        let seat = eyes.seat();
        let action = bot.choose(eyes);
        if count % every == 0 {
            for (lang, log) in &mut logs {
                at(*lang, table.state(), seat, log);
                log.have_read(log.len());
            }
        }
        let before = table.log().len();
        let events = table.apply(seat, action).unwrap();
        for (lang, log) in &mut logs {
            for event in events.iter().filter(|event| is_news(event)) {
                log.tell(Pen::new(*lang, true), before, table.state(), event);
            }
        }
        count += 1;
    }
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

#[test]
fn every_question_fits_in_every_mode_and_language() {
    let (mut all, mut cut) = (0, 0);
    for (i, setup) in setups().into_iter().enumerate() {
        look(setup, i as u64 + 1, 31, |lang, state, seat, log| {
            let view = Adrenaline::view(state, seat.into());
            let choices = Choices::of(Pen::new(lang, false), state);
            for (columns, rows) in SIZES {
                let size = Size::new(Some(columns), Some(rows));
                let pen = Pen::new(lang, true).wide(columns);
                let scene = Scene { pen, size, view: &view, lit: sight(&view, seat), choices: &choices, log };
                let lines = scene.question(state);
                assert_fits(size, &lines);
                let position = scene.position();
                assert_eq!(position, lines[..position.len()], "the board is at the top");
                // Without colours, so that the numbers can be found.
                let plain = Scene { pen: Pen::new(lang, false).wide(columns), ..scene }.question(state);
                let below = plain[position.len()..].join("\n");
                let shown =
                    (1..=choices.actions.len()).filter(|n| below.contains(&format!("{n:>3} "))).count();
                all += 1;
                cut += usize::from(shown < choices.actions.len());
                assert!(rows < 30 || shown == choices.actions.len(), "{}", plain.join("\n"));
            }
        });
    }
    assert!(all > 1000 && cut * 200 < all, "{cut} of {all} screens do not show every choice");
}

#[test]
fn every_answer_fits_or_has_a_screen_of_its_own() {
    for (i, setup) in setups().into_iter().enumerate() {
        look(setup, i as u64 + 20, 41, |lang, state, seat, log| {
            let view = Adrenaline::view(state, seat.into());
            let choices = Choices::of(Pen::new(lang, true), state);
            for (columns, rows) in SIZES {
                let size = Size::new(Some(columns), Some(rows));
                let pen = Pen::new(lang, true).wide(columns);
                let scene = Scene { pen, size, view: &view, lit: sight(&view, seat), choices: &choices, log };
                assert_fits(size, &scene.answer(state, &answers::help(pen)));
                let wrong = [Action::Shoot, Action::Run, Action::Grab];
                let refusals =
                    wrong.iter().filter_map(|&action| Adrenaline::check(state, seat, action).err());
                for refusal in refusals {
                    let answer = scene.answer(state, &answers::refused(pen, &refusal));
                    assert_fits(size, &answer);
                    assert_eq!(answer[0], scene.position()[0], "the board stays in sight");
                }
            }
        });
    }
}

#[test]
fn too_many_choices_are_cut_and_keep_their_numbers() {
    let pen = Pen::new(Lang::En, false);
    let mut seen = 0;
    look(setups()[0], 3, 1, |lang, state, _, _| {
        let choices = Choices::of(pen, state);
        if lang != Lang::En || choices.actions.len() < 9 {
            return;
        }
        let (lines, missing) = choices.first(pen, 2);
        assert!(lines.len() <= 2);
        let shown = choices.actions.len() - missing;
        let text = lines.join("\n");
        assert!((1..=shown).all(|n| text.contains(&format!("{n:>3} "))), "{text}");
        assert!(choices.within(pen, choices.actions.len() * 3).is_some());
        seen += 1;
    });
    assert!(seen > 20);
}

#[test]
fn without_an_end_of_the_screen_everything_is_shown() {
    let size = Size::new(None, None);
    assert_eq!(size.layout(), Layout::Large);
    look(setups()[0], 9, 50, |lang, state, seat, log| {
        let view = Adrenaline::view(state, seat.into());
        let pen = Pen::new(lang, false);
        let choices = Choices::of(pen, state);
        let scene = Scene { pen, size, view: &view, lit: sight(&view, seat), choices: &choices, log };
        let lines = scene.question(state);
        assert_fits(size, &lines);
        assert!(lines.contains(&pen.word("ui-keys")));
    });
}
