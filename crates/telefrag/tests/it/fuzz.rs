//! The fuzzer's cases without the fuzzer: inputs it has found worth keeping, and some random ones.

#[path = "../../../../fuzz/cases/mod.rs"]
mod cases;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use self::cases::{TARGETS, Target};
use engine::Chance;

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

/// Run every file in `fuzz/regressions/NAME`.
fn keep(name: &str, run: Target) {
    let folder = fuzz().join("regressions").join(name);
    let mut count = 0;
    for entry in std::fs::read_dir(&folder).expect("the folder of regressions") {
        let path = entry.expect("an entry").path();
        println!("{}", path.display());
        run(&std::fs::read(&path).expect("a readable file"));
        count += 1;
    }
    assert!(count > 0, "nothing is kept in {}", folder.display());
}

/// Run random bytes, long enough for a good part of a game. `TELEFRAG_FUZZ_RUNS` asks for more of them.
fn random(runs: u64, run: Target) {
    let asked = std::env::var("TELEFRAG_FUZZ_RUNS").ok().and_then(|n| n.parse().ok());
    for seed in 0..asked.unwrap_or(runs) {
        let mut luck = Chance::seeded(seed);
        let length = luck.below(1500);
        let bytes: Vec<u8> = (0..length).map(|_| luck.below(256) as u8).collect();
        println!("{bytes:?}");
        run(&bytes);
    }
}

/// Both, of one of the programs.
fn runs(name: &str, random_ones: u64) {
    let (_, run) = TARGETS.into_iter().find(|(target, _)| *target == name).expect("a program");
    keep(name, run);
    random(random_ones, run);
}

/// Nothing here builds the programs, because the fuzzer needs another compiler. So they have nothing to them but one line,
/// which calls what is built here.
#[test]
fn every_program_for_the_fuzzer_is_one_line_and_listed() {
    let targets = fuzz().join("targets");
    let folder = std::fs::read_dir(&targets).expect("the folder of programs");
    let files: BTreeSet<String> =
        folder.map(|entry| entry.expect("an entry").file_name().into_string().expect("text")).collect();
    assert_eq!(files, TARGETS.iter().map(|(name, _)| format!("{name}.rs")).collect());
    let list = std::fs::read_to_string(fuzz().join("Cargo.toml")).expect("the list of programs");
    for (name, _) in TARGETS {
        let program = format!(
            "#![no_main]\n\n#[path = \"../cases/mod.rs\"]\nmod cases;\n\n\
             libfuzzer_sys::fuzz_target!(|bytes: &[u8]| cases::{name}(bytes));\n"
        );
        assert_eq!(std::fs::read_to_string(targets.join(format!("{name}.rs"))).expect("a program"), program);
        assert!(
            list.contains(&format!("[[bin]]\nname = \"{name}\"\npath = \"targets/{name}.rs\"\n")),
            "{name}"
        );
    }
    assert_eq!(list.matches("[[bin]]").count(), TARGETS.len());
}

#[test]
fn random_conversations_of_adrenaline_are_answered() {
    runs("protocol", 150);
}

#[test]
fn random_conversations_of_doom2004_are_answered() {
    runs("protocol_doom2004", 60);
}

#[test]
fn random_conversations_of_doom2016_are_answered() {
    runs("protocol_doom2016", 60);
}

#[test]
fn random_games_of_adrenaline_agree_about_legality() {
    runs("check_legal", 1500);
}

#[test]
fn random_games_of_doom2004_agree_about_legality() {
    runs("check_legal_doom2004", 300);
}

#[test]
fn random_games_of_doom2016_agree_about_legality() {
    runs("check_legal_doom2016", 300);
}
