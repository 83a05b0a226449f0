//! `check` and the list of legal actions under the fuzzer.
#![no_main]

#[path = "../cases/check_legal.rs"]
mod case;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| case::run(bytes));
