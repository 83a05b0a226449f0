//! The fuzzer's mission files without the fuzzer: random ones, checked and played for a while.

#[path = "../../../../fuzz/cases/scenario_doom2016.rs"]
mod scenario;

use engine::Chance;

/// Whatever the checker accepts can be laid out, dumped, loaded and played. `TELEFRAG_FUZZ_RUNS` asks for more.
#[test]
fn random_missions_are_refused_or_played() {
    let asked = std::env::var("TELEFRAG_FUZZ_RUNS").ok().and_then(|n| n.parse().ok());
    let runs: u64 = asked.unwrap_or(200);
    let mut played = 0;
    for seed in 0..runs {
        let mut luck = Chance::seeded(seed);
        let bytes: Vec<u8> = (0..luck.below(600)).map(|_| luck.below(256) as u8).collect();
        println!("{seed}");
        played += u64::from(scenario::run(&bytes));
    }
    assert!(played * 5 >= runs, "{played} of {runs} could be played: the bytes should write better files");
}
