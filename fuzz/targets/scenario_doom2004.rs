//! Scenario files of DOOM 2004 under the fuzzer: what the checker accepts can be played.
#![no_main]

#[path = "../cases/scenario_doom2004.rs"]
mod case;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    case::run(bytes);
});
