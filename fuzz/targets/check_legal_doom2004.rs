//! `check` and the list of legal actions of DOOM 2004 under the fuzzer.
#![no_main]

#[path = "../cases/check_legal.rs"]
mod case;
#[path = "../cases/known.rs"]
mod known;

use std::sync::LazyLock;

use doom2004::Doom2004;

static KNOWN: LazyLock<known::Known<Doom2004>> = LazyLock::new(known::Known::new);

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| case::run(&KNOWN, bytes));
