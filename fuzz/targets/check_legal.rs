//! `check` and the list of legal actions of Adrenaline under the fuzzer.
#![no_main]

#[path = "../cases/check_legal.rs"]
mod case;
#[path = "../cases/known.rs"]
mod known;

use std::sync::LazyLock;

use adrenaline::Adrenaline;

static KNOWN: LazyLock<known::Known<Adrenaline>> = LazyLock::new(known::Known::new);

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| case::run(&KNOWN, bytes));
