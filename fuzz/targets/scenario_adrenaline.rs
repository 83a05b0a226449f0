//! Files of arenas under the fuzzer: what the checker accepts can be played.
#![no_main]

#[path = "../cases/scenario_adrenaline.rs"]
mod case;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    case::run(bytes);
});
