//! The fuzzer's mission files without the fuzzer: random ones, checked and played for a while.

#[path = "../../../../fuzz/cases/place.rs"]
mod place;
#[path = "../../../../fuzz/cases/scenario_doom2016.rs"]
mod scenario;

/// Whatever the checker accepts can be laid out, dumped, loaded and played.
#[test]
fn random_missions_are_refused_or_played() {
    place::runs(200, scenario::run);
}

/// So can what was worth keeping.
#[test]
fn kept_missions_are_refused_or_played() {
    place::keep("scenario_doom2016", scenario::run);
}
