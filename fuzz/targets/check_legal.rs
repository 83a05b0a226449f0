//! `check` and the list of legal actions of Adrenaline under the fuzzer.
#![no_main]

#[path = "../cases/check_legal.rs"]
mod case;

use std::sync::LazyLock;

use adrenaline::Adrenaline;

static KNOWN: LazyLock<case::Known<Adrenaline>> = LazyLock::new(case::Known::new);

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| case::run(&KNOWN, bytes));
