//! The protocol with Adrenaline under the fuzzer.
#![no_main]

#[path = "../cases/protocol.rs"]
mod case;
#[path = "../cases/known.rs"]
mod known;

use std::sync::LazyLock;

use adrenaline::Adrenaline;

static KNOWN: LazyLock<known::Known<Adrenaline>> = LazyLock::new(known::Known::new);

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| case::run(&KNOWN, bytes));
