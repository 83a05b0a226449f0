//! The fuzzer's arenas without the fuzzer: random ones, checked and played for a while.

#[path = "../../../../fuzz/cases/scenario_adrenaline.rs"]
mod scenario;

/// Whatever the checker accepts can be laid out, dumped, loaded and played.
#[test]
fn random_arenas_are_refused_or_played() {
    scenario::place::runs(200, scenario::run);
}
