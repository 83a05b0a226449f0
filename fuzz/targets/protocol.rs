//! The protocol under the fuzzer.
#![no_main]

#[path = "../cases/protocol.rs"]
mod case;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| case::run(bytes));
