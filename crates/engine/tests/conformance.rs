//! The conformance suite: it passes a sound game and catches each kind of unsound one.

mod broken;
#[path = "../../../fuzz/cases/check_legal.rs"]
mod check_legal;
#[path = "../../../fuzz/cases/known.rs"]
mod known;

use broken::{Broken, bug};
use engine::Chance;
use engine::conformance::{self, Config, Explained, Failure, Report, compare_playthrough, compare_recording};
use engine::example::{Duel, Setup};

fn config() -> Config {
    Config { games: 60, close_look_every: 4, universe_every: 8, max_decisions: 2_000, ..Config::default() }
}

fn caught<const BUG: u8>(config: Config) -> Box<Failure> {
    let failure = conformance::run::<Broken<BUG>>(config.clone()).expect_err("the bug goes unnoticed");
    // The failure can be seen again, alone.
    let alone = Config { games: 1, first: failure.game, threads: 1, ..config };
    let again = conformance::run::<Broken<BUG>>(alone).expect_err("the bug cannot be seen again");
    assert_eq!(again, failure);
    failure
}

fn law<const BUG: u8>() -> &'static str {
    caught::<BUG>(config()).law
}

/// Without the closer look, which would find the bug by playing a guess on.
fn first_law<const BUG: u8>() -> &'static str {
    caught::<BUG>(Config { close_look_every: 0, ..config() }).law
}

#[test]
fn a_sound_game_passes() {
    let report = conformance::run::<Duel>(Config { games: 300, ..config() }).unwrap();
    assert_eq!(report.games, 300);
    assert!(report.decisions > 3000 && report.longest > 30, "{report:?}");
    assert!(report.checks > report.decisions && report.events > 0, "{report:?}");
    assert!(report.round_trips > 0 && report.resamples > 0 && report.replays == 75, "{report:?}");
    // The wrapper alone changes nothing.
    conformance::run::<Broken<{ bug::NONE }>>(config()).unwrap();
}

#[test]
fn the_report_depends_on_the_seed_alone() {
    let report = |seed, threads| conformance::run::<Duel>(Config { seed, threads, ..config() }).unwrap();
    assert_eq!(report(1, 1), report(1, 3));
    assert_ne!(report(1, 1), report(2, 1));
}

#[test]
fn no_games_are_no_failure() {
    let report = conformance::run::<Duel>(Config { games: 0, ..config() }).unwrap();
    assert_eq!(report, Report::default());
}

#[test]
fn a_view_that_leaks_is_caught() {
    assert!(law::<{ bug::VIEW_LEAKS }>().contains("looks the same"));
}

#[test]
fn a_spectator_who_knows_too_much_is_caught() {
    assert!(law::<{ bug::SPECTATOR_LEAKS }>().contains("a spectator knows nothing"));
}

#[test]
fn words_that_tell_what_is_hidden_are_caught() {
    for law in [
        law::<{ bug::LABEL_LEAKS }>(),
        law::<{ bug::PROMPT_LEAKS }>(),
        law::<{ bug::TALE_LEAKS }>(),
        law::<{ bug::ABOUT_LEAKS }>(),
    ] {
        assert!(law.contains("say the same"), "{law}");
    }
}

#[test]
fn a_choice_that_cannot_be_pointed_at_is_caught() {
    let law = law::<{ bug::POINTLESS }>();
    assert!(law.contains("means something"), "{law}");
}

fn explained<const BUG: u8>() -> Result<Explained, String> {
    conformance::explain::<Broken<BUG>>(60, |_| false, |no| assert!(!no.refusal.code().is_empty()))
}

#[test]
fn why_not_is_answered_whatever_is_pointed_at() {
    let told = explained::<{ bug::NONE }>().unwrap();
    assert_eq!(told.positions, 60);
    assert!(told.legal > 0 && told.unasked > 0 && told.causes > told.freed && told.freed > 0, "{told}");
}

#[test]
fn an_answer_to_why_not_that_is_wrong_is_caught() {
    for (failure, law) in [
        (explained::<{ bug::CHECK_STRICT }>(), "what may be done is not refused"),
        (explained::<{ bug::DENIES }>(), "what is refused may not be done"),
        (explained::<{ bug::UNASKED_MUTE }>(), "every answer cites a rule"),
        (explained::<{ bug::BLAMES_AT_TIMES }>(), "without its cause a rule is no longer cited"),
        (explained::<{ bug::BLAMES_WRONGLY }>(), "without somebody else being asked"),
    ] {
        let failure = failure.unwrap_err();
        assert!(failure.contains(law), "{failure}");
    }
}

#[test]
fn a_form_that_does_not_fit_the_set_up_is_caught() {
    for failure in [
        conformance::run::<Broken<{ bug::FORM_SHORT }>>(config()).unwrap_err(),
        conformance::run::<Broken<{ bug::FORM_WRONG }>>(config()).unwrap_err(),
    ] {
        assert!(failure.law.contains("the form of a set-up"), "{failure}");
    }
}

#[test]
fn a_card_that_vanishes_is_caught() {
    assert!(first_law::<{ bug::CARD_VANISHES }>().contains("conserved"));
}

#[test]
fn a_check_that_lets_too_much_pass_is_caught() {
    assert!(law::<{ bug::CHECK_LAX }>().contains("exactly what is listed"));
}

#[test]
fn a_check_that_refuses_legal_actions_is_caught() {
    assert!(law::<{ bug::CHECK_STRICT }>().contains("exactly what is listed"));
}

#[test]
fn acting_for_another_seat_is_caught() {
    assert!(law::<{ bug::ANY_SEAT }>().contains("another seat"));
}

#[test]
fn an_empty_list_is_caught() {
    assert!(first_law::<{ bug::LIST_EMPTY }>().contains("not empty"));
}

#[test]
fn an_action_listed_twice_is_caught() {
    assert!(law::<{ bug::LIST_REPEATS }>().contains("without repetition"));
}

#[test]
fn an_action_outside_the_universe_is_caught() {
    assert!(law::<{ bug::UNIVERSE_SMALL }>().contains("universe"));
}

#[test]
fn a_game_that_depends_on_something_else_is_caught() {
    let failure = conformance::run::<Broken<{ bug::NOT_DETERMINISTIC }>>(config()).unwrap_err();
    // Threads take turns at what it depends on: now and then another law that plays a moment twice is the first to notice.
    let laws =
        ["the same actions give the same game", "whoever may be asked in secret, for all that is known"];
    assert!(laws.iter().any(|law| failure.law.contains(law)), "{failure}");
}

#[test]
fn a_game_that_depends_on_listeners_is_caught() {
    assert!(law::<{ bug::LISTENERS_MATTER }>().contains("the same actions give the same game"));
}

#[test]
fn a_game_that_does_not_end_is_caught() {
    let failure = caught::<{ bug::NEVER_ENDS }>(config());
    assert!(failure.law.contains("every game ends"));
    assert_eq!(failure.step, 2000);
}

#[test]
fn a_position_that_forgets_is_caught() {
    assert!(law::<{ bug::FORGETS }>().contains("read as it is written"));
}

#[test]
fn a_refusal_without_a_rule_is_caught() {
    assert!(law::<{ bug::NO_RULE }>().contains("cites a rule"));
}

#[test]
fn dealing_anew_with_open_eyes_is_caught() {
    assert!(law::<{ bug::PEEKS }>().contains("the view and the seed alone"));
}

#[test]
fn reckoning_with_too_little_is_caught() {
    assert!(law::<{ bug::FEARLESS }>().contains("all that they might"));
}

#[test]
fn an_outcome_before_the_end_is_caught() {
    assert!(law::<{ bug::EARLY_OUTCOME }>().contains("outcome exactly when"));
}

#[test]
fn a_position_with_faults_is_caught() {
    assert!(law::<{ bug::FAULTY }>().contains("no faults"));
}

#[test]
fn an_event_that_says_too_much_is_caught() {
    assert!(law::<{ bug::WITNESS_FORGETS }>().contains("witnessed"));
}

#[test]
fn another_question_after_dealing_anew_is_caught() {
    assert!(law::<{ bug::OTHER_QUESTION }>().contains("looks the same"));
}

#[test]
fn a_panic_is_caught_with_the_replay_up_to_it() {
    let failure = caught::<{ bug::PANICS }>(Config { close_look_every: 0, ..config() });
    assert!(failure.law.contains("do not panic"));
    assert!(failure.detail.contains("the powder is wet"));
    assert_eq!(failure.replay.lines().last(), Some(format!("end {}", failure.step).as_str()));
    let folder = std::env::temp_dir().join(format!("telefrag-failure-{}", std::process::id()));
    let path = failure.save(&folder).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(text.contains("# the rules do not panic\n# the powder is wet\n"));
    let table = engine::replay::read::<Broken<{ bug::NONE }>>(&text).unwrap().verify().unwrap();
    assert_eq!(table.log().len(), failure.step);
}

#[test]
fn a_playthrough_is_as_it_was() {
    let setup = Setup { players: 3, hearts: 2 };
    compare_playthrough::<Duel>(env!("CARGO_MANIFEST_DIR"), "duel", &setup, 1)
        .unwrap_or_else(|e| panic!("{e}"));
    if std::env::var_os("TELEFRAG_BLESS").is_none() {
        let error = compare_playthrough::<Duel>(env!("CARGO_MANIFEST_DIR"), "duel", &setup, 2).unwrap_err();
        assert!(error.starts_with("playthroughs/duel.txt, line 3:"), "{error}");
        let error = compare_playthrough::<Duel>(env!("CARGO_MANIFEST_DIR"), "none", &setup, 2).unwrap_err();
        assert!(error.contains("TELEFRAG_BLESS=1"), "{error}");
    }
}

#[test]
fn a_recorded_game_is_played_again_and_compared() {
    let setup = Setup { players: 2, hearts: 1 };
    let (text, end) = conformance::record::<Duel>(&setup, 4, |_, legal| legal.first().copied());
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("playthroughs-recorded.txt");
    let compare = |text: &str| {
        std::fs::write(&path, text).unwrap();
        compare_recording::<Duel>(&path)
    };
    assert_eq!(compare(&text), Ok(end.unwrap()));
    if std::env::var_os("TELEFRAG_BLESS").is_none() {
        let error = compare(&text.replacen("p1 aim", "p1 dodge", 1)).unwrap_err();
        assert!(error.contains("and now it is"), "{error}");
        let error = compare(&text.replacen("hash ", "hash 0", 1)).unwrap_err();
        assert!(error.contains(", line 4:"), "{error}");
        let error = compare("game duel").unwrap_err();
        assert!(error.contains("no set-up"), "{error}");
    }
}

/// Does the fuzz target for legality notice this bug within a hundred games?
fn is_fuzzed_out<const BUG: u8>() -> bool {
    let known = known::Known::<Broken<BUG>>::new();
    (0..100).any(|seed| {
        let mut luck = Chance::seeded(seed);
        let bytes: Vec<u8> = (0..300).map(|_| luck.below(256) as u8).collect();
        std::panic::catch_unwind(|| check_legal::run(&known, &bytes)).is_err()
    })
}

#[test]
fn the_fuzz_target_catches_two_doors_that_disagree() {
    assert!(!is_fuzzed_out::<{ bug::NONE }>());
    assert!(is_fuzzed_out::<{ bug::CHECK_LAX }>());
    assert!(is_fuzzed_out::<{ bug::CHECK_STRICT }>());
    assert!(is_fuzzed_out::<{ bug::ANY_SEAT }>());
    assert!(is_fuzzed_out::<{ bug::NO_RULE }>());
}
